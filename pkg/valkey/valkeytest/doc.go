// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package valkeytest is a model of a Valkey cluster: servers with views of each
// other that gossip, introduce themselves, fail, vote, replicate and restart.
//
// It is deterministic: no goroutine, no clock but the virtual one that Tick
// moves, and one seeded source of chance. It owns what servers do by
// themselves and how they answer the commands that the operator sends. It
// refuses to know of Kubernetes and of the planner.
//
// It follows Valkey 8.0 to 9.1, and is held against those servers by the scripts in
// test/server. What it simplifies:
//
//   - A packet from one server to another is handled at once, both ways, at
//     moments that chance and the gossip interval choose. A packet carries a few
//     entries of the sender's view, as in Valkey, and all of its forgotten IDs.
//   - Reports of failure are not kept: a server counts the slot-owning primaries
//     that it hears and that suspect a third one at that moment.
//   - An election is one step: the replica asks all voters and counts. Candidates
//     are ranked by offset, as in Valkey.
//   - Data is a number of writes in a lineage. A lineage begins when an empty
//     server gets slots; a full sync copies number and lineage. There is one
//     sync: partial ones are only faster.
//   - nodes.conf is on disk at once. Data with persistence reaches the disk within
//     a second, or at an orderly stop.
//   - A replica that speaks for a lower epoch than the one it was known by is not
//     believed, as in Valkey 8.0 and newer.
//   - A slot moves only by assignment, failover and forgetting: no migration.
//   - Announced host names and TLS do not exist.
//
// One thing is the agent's and not Valkey's, and is modelled because the operator
// relies on it: the start guard. A primary that comes back from a nodes.conf which
// lists others of its shard asks them before it starts, and yields to one that
// has more of the data.
//
// As in Valkey with a validity factor of 0, a replica that never finished a sync
// does stand for election, after all that have more.
//
// Wire puts a model cluster behind pkg/valkey's client: commands and answers are
// the text of the protocol, servers that hang swallow them, and Run ties the
// virtual time to the clock of a test's bubble. It is the one part with a
// goroutine's worth of time in it.
package valkeytest
