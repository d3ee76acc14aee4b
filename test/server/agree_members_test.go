// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// members are about who knows whom, and what is forgotten.
func members() []*script {
	thirds := slots.Even(3)
	return []*script{
		{
			name: "forgotten replica", rows: "35",
			steps: then(formed(3, 1), []step{
				kill(6), condemns(1, "6"), agree(), forget(1, "6"),
				forgot(1, "6"), forgot(2, "6"), forgot(3, "6"), forgot(4, "6"), forgot(5, "6"), agreeFor(2 * time.Second),
			}),
		},
		{
			name: "forgotten primary", rows: "35",
			// It is forgotten before it is found to have failed.
			timeout: 3 * time.Second,
			steps: then(formed(3, 1), []step{
				put(1, 5), agree(), kill(1), forget(2, "1"), forgot(3, "1"), agreeFor(4 * time.Second),
			}),
		},
		{
			name: "ban", rows: "35",
			steps: then(formed(3, 0), []step{
				start(1), setEpoch(4, 50), meet(1, 4), joined(4, 1, 2, 3), agree(),
				// Some versions let it come back by itself, but not for good within the minute.
				forget(1, "4"), forgot(1, "4"), forgot(2, "4"), forgot(3, "4"), agreeWithin(90 * time.Second),
			}),
		},
		{
			name: "lost shard", rows: "7",
			steps: then(formed(3, 0), []step{
				put(1, 5), kill(1), condemns(2, "1"), agree(), put(2, 1), forget(2, "1"), forget(3, "1"), agree(), put(2, 1),
				restart(again{noNodes: true}, 1), setEpoch(1, 500), addSlots(1, thirds[0]), meet(2, 1),
				joined(1, 2, 3), knowsOwner("1'", 2, 3), agree(), put(1, 3), agree(),
			}),
		},
		{
			name: "lost shard replaced before it is forgotten", rows: "7",
			steps: then(formed(3, 0), []step{
				put(1, 5), kill(1), condemns(2, "1"), agree(),
				restart(again{noNodes: true, elsewhere: true}, 1), setEpoch(1, 500), addSlots(1, thirds[0]), meet(2, 1),
				joined(1, 2, 3), knowsOwner("1'", 2, 3), agree(), forget(2, "1"), forget(3, "1"), forgot(1, "1"), agree(),
			}),
		},
		{
			name: "replacement with a low epoch", rows: "7",
			steps: then(formed(3, 0), []step{
				put(1, 5), kill(1), condemns(2, "1"), agree(),
				restart(again{noNodes: true, elsewhere: true}, 1), setEpoch(1, 50), addSlots(1, thirds[0]), meet(2, 1),
				joined(1, 2, 3), agree(),
			}),
		},
		{
			name: "met by nobody", rows: "23",
			steps: []step{
				start(3), setEpoch(1, 1), setEpoch(2, 2), setEpoch(3, 3), kill(3), meet(1, 3), agreeFor(time.Second), meet(1, 2), knows(2, "1"), knows(1, "2"), agree(),
			},
		},
		{
			name: "met while frozen", rows: "23",
			steps: []step{
				start(2), setEpoch(1, 1), setEpoch(2, 2), freeze(2), meet(1, 2),
				until("the handshake is over", func(p *play) bool { v, err := p.view(1); return err == nil && len(v.Nodes) == 1 }),
				thaw(2), meet(1, 2), knows(1, "2"), knows(2, "1"), agree(),
			},
		},
		{
			name: "replica for another shard", rows: "45",
			steps: then(formed(3, 1), []step{
				put(1, 40), put(2, 7), agree(), replicate(4, "2"), follows(4, "2"), agree(),
				kill(1), condemns(2, "1"), agreeFor(3 * time.Second), put(2, 1), agree(),
			}),
		},
		{
			name: "replica for another shard, never in sync", rows: "45",
			steps: then(formed(3, 1), []step{
				put(1, 40), put(2, 7), agree(), freeze(2), replicate(4, "2"), condemns(1, "2"), agree(),
			}),
		},
	}
}

// restarts are about what servers come back with.
func restarts() []*script {
	return []*script{
		{
			name: "all addresses change", rows: "23, 6", persistent: true,
			// Within two seconds of its start a primary takes itself for the majority.
			timeout: 3 * time.Second,
			steps: then(formed(3, 1), []step{
				put(1, 20), put(2, 20), agree(), kill(1, 2, 3, 4, 5, 6), restart(again{elsewhere: true}, 1, 2, 3, 4, 5, 6), agreeFor(2 * time.Second),
				// When they find each other, a replica may be elected before its primary is heard.
				introduce(6), well(), keysOfPrimaries(),
			}),
		},
		{
			name: "power loss", rows: "6, 5", persistent: true,
			steps: then(formed(3, 1), []step{
				put(1, 20), agree(), stop(1, 2, 3, 4, 5, 6), restart(again{}, 1, 2, 3, 4, 5, 6), agree(), put(1, 1), agree(),
			}),
		},
		{
			name: "one address changes", rows: "23",
			steps: then(formed(3, 1), []step{
				put(1, 20), agree(), kill(4), restart(again{elsewhere: true}, 4), follows(4, "1"), agree(),
			}),
		},
		{
			name: "empty primary", rows: "39",
			steps: then(formed(3, 1), []step{put(1, 20), agree(), kill(1), restart(again{}, 1), agree()}),
		},
		{
			name: "guard", rows: "39", guarded: true,
			steps: then(formed(3, 1), []step{
				put(1, 20), agree(), kill(1), restart(again{unwatched: true}, 1), owns(4), follows(1, "4"), agree(),
			}),
		},
		{
			name: "data without nodes.conf", rows: "5, 7", persistent: true,
			// One slot has all keys, so that it is clear whose the server takes itself for.
			steps: then(formedOf([]slots.Set{slots.Of(0), slots.Even(2)[0].Minus(slots.Of(0)), slots.Even(2)[1]}, 1), []step{
				put(1, 20), agree(), kill(1), owns(4), agree(), restart(again{noNodes: true, elsewhere: true}, 1), agree(), replicate(1, "4"),
				meet(4, 1), joined(1, 2, 3, 4, 5, 6), gaveWay(1), agree(), replicate(1, "4"), agree(),
			}),
		},
		{
			name: "late quorum", rows: "50, 37", persistent: true,
			steps: then(formed(3, 1), []step{
				put(1, 20), agree(), kill(1, 2), suspects(3, "1"), suspects(3, "2"), agreeFor(12 * time.Second),
				restart(again{}, 2), owns(4), agree(),
			}),
		},
	}
}
