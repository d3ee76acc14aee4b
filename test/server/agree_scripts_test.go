// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"slices"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// then joins parts of a script.
func then(parts ...[]step) []step { return slices.Concat(parts...) }

// scripts are what the model and the servers are held against each other with.
func scripts() []*script {
	return slices.Concat(elections(), commands(), members(), restarts())
}

// elections are about who becomes primary, with votes and without.
func elections() []*script {
	return []*script{
		{
			name: "election", rows: "9, 31, 40",
			steps: then(formed(3, 1), []step{
				put(1, 50), follows(4, "1"), agree(),
				kill(1), condemns(2, "1"), owns(4), agree(),
				put(4, 10), restart(again{noNodes: true}, 1), agree(),
				meet(4, 1), joined(1, 2, 3, 4, 5, 6), agree(),
				replicate(1, "4"), follows(1, "4"), agree(),
			}),
		},
		{
			name: "no quorum", rows: "36, 38",
			steps: then(formed(2, 1), []step{
				put(1, 20), agree(), kill(1), suspects(2, "1"), agreeFor(3 * time.Second),
				put(2, 5), put(3, 5),
				failover(3, valkey.FailoverGraceful),
				failover(3, valkey.FailoverForce), agreeFor(time.Second),
				failover(3, valkey.FailoverTakeover), owns(3), agree(),
				put(3, 5), agree(),
			}),
		},
		{
			name: "one shard", rows: "38, 47",
			steps: then(formed(1, 1), []step{
				put(1, 20), agree(), kill(1), suspects(2, "1"), agreeFor(3 * time.Second),
				failover(2, valkey.FailoverForce), agreeFor(time.Second),
				failover(2, valkey.FailoverTakeover), owns(2), agree(),
				restart(again{noNodes: true}, 1), meet(2, 1), joined(1, 2),
				replicate(1, "2"), follows(1, "2"), forget(2, "1"), forgot(1, "1"), agree(),
			}),
		},
		{
			name: "failover", rows: "42, 51",
			steps: then(formed(3, 1), []step{
				put(1, 30), follows(4, "1"), agree(), failover(4, valkey.FailoverGraceful), owns(4), follows(1, "4"), agree(),
				put(1, 1), put(4, 5), agree(),
				failover(1, valkey.FailoverForce), owns(1), follows(4, "1"), agree(),
				failover(4, valkey.FailoverTakeover), owns(4), follows(1, "4"), agree(),
			}),
		},
		{
			name: "failover of a frozen primary", rows: "51, 31",
			steps: then(formed(3, 1), []step{
				put(1, 30), agree(), freeze(1), failover(4, valkey.FailoverGraceful),
				condemns(2, "1"), owns(4), agree(),
				thaw(1), follows(1, "4"), agree(),
			}),
		},
		{
			name: "force with a dead primary", rows: "36, 38",
			steps: then(formed(3, 1), []step{
				put(1, 10), agree(), kill(1), failover(4, valkey.FailoverForce), owns(4), agree(),
			}),
		},
		{
			name: "old primary comes back", rows: "40, 48", persistent: true,
			steps: then(formed(3, 1), []step{
				put(1, 30), agree(), kill(1), owns(4), put(4, 12), agree(),
				restart(again{}, 1), follows(1, "4"), agree(),
				kill(4), owns(1), restart(again{noData: true}, 4), follows(4, "1"), agree(),
			}),
		},
		{
			name: "two of three primaries", rows: "36, 37",
			steps: then(formed(3, 1), []step{
				put(1, 10), put(2, 10), agree(), kill(1, 2), suspects(3, "1"), suspects(3, "2"), agreeFor(3 * time.Second),
				put(3, 1), failover(4, valkey.FailoverTakeover), owns(4), owns(5), agree(),
			}),
		},
		{
			name: "two takeovers", rows: "48",
			steps: then(formed(3, 2), []step{
				put(1, 10), agree(), kill(1),
				failover(4, valkey.FailoverTakeover), knowsOwner("4", 2, 3, 7), failover(7, valkey.FailoverTakeover), owns(7), follows(4, "7"), agree(),
			}),
		},
	}
}

// commands are about what is refused.
func commands() []*script {
	half := slots.Even(2)
	return []*script{
		{
			name: "refusals", rows: "7, 35",
			steps: then(formed(3, 1), []step{
				put(1, 5), agree(), setEpoch(1, 900), addSlots(2, half[0]), addSlots(1, slots.Of(0)),
				replicate(5, "4"), replicate(5, "5"), replicate(1, "2"), replicate(4, "nobody"),
				forget(4, "4"), forget(4, "1"), forget(4, "nobody"), failover(1, valkey.FailoverGraceful),
				failover(1, valkey.FailoverTakeover), agree(),
			}),
		},
		{
			name: "epochs", rows: "7",
			steps: []step{
				start(2), setEpoch(1, 7), setEpoch(1, 8), setEpoch(2, 5), addSlots(1, half[0]), meet(1, 2),
				knows(1, "2"), knows(2, "1"), setEpoch(2, 9), agree(), addSlots(2, half[1]), agree(),
				bumpEpoch(2), agree(), bumpEpoch(2), agree(), bumpEpoch(1), agree(),
			},
		},
		{
			name: "equal epochs", rows: "48", unordered: true,
			steps: []step{
				start(3), addSlots(1, half[0]), addSlots(2, half[1]), introduce(3),
				epochsDiffer(), agree(),
			},
		},
		{
			name: "two owners", rows: "48, 7",
			steps: []step{
				start(3), setEpoch(1, 1), setEpoch(2, 2), setEpoch(3, 3), addSlots(1, slots.Full()), addSlots(2, slots.Full()),
				introduce(3), gaveWay(1), agree(),
			},
		},
	}
}
