// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package slots owns sets of hash slots: their arithmetic, the way that Valkey
// writes them, and their even assignment to shards.
//
// It refuses everything else: it knows no server, no shard's name and no reason
// for which slots would move.
package slots
