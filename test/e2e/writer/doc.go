// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package writer owns the client's side of a scenario: counters over all slots
// that are incremented about a thousand times a second while things go wrong,
// and a fixed data set of all types. It remembers what the cluster acknowledged,
// and tells what of that is lost, what cannot be read, and how long nothing was
// acknowledged.
//
// It is a client like any other: it knows addresses and a password, follows
// redirections by a cluster-aware client, and refuses to know Kubernetes, or
// what was done to the cluster.
//
// A lost increment can hide behind one that was carried out but not
// acknowledged: of one counter at most one write is under way at a time, so that
// the number of failed writes bounds what can hide.
package writer
