// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package valkey owns the wire to one Valkey server: dialling and
// authentication, commands as methods, and the parsers of what the server
// answers.
//
// It refuses to know the cluster as a whole, Kubernetes, and any reason for a
// command: it never decides, retries a change, or follows a redirection. A
// server that answers, whatever it answers, is told apart from one that does
// not: see Alive.
package valkey
