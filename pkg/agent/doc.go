// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package agent owns what happens inside the Pod of one Valkey server: it is
// process 1 of the container.
//
//	validate -> render -> guard -> start the server -> wait -> hand over -> stop
//
// The guard decides how a server may come back: see judge. The hand-over gives
// a primary's slots to a replica before the server stops: see successors. Both
// decisions are pure functions of facts; the files beside them gather the facts
// and carry the decisions out. Probes and metrics are answered meanwhile.
//
// It refuses to know Kubernetes' API and the operator: all that it needs is in
// its Pod and in the servers of its own shard. It writes nothing but the server's
// configuration and, in the cases that judge names, the server's nodes.conf and
// the names of files that the server cannot load.
// A role, slot or offset is never remembered where the servers can be asked.
package agent
