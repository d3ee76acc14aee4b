// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// TestPrimaryKilledAgainAndAgain: the data of a shard without volumes outlives
// the quick restarts of its primary's container (row 39).
func TestPrimaryKilledAgainAndAgain(t *testing.T) {
	for _, shape := range [][2]int32{{1, 1}, {2, 1}, {3, 1}} {
		t.Run(fmt.Sprintf("%dx%d", shape[0], shape[1]), func(t *testing.T) {
			seeds(t, 5, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: shape[0], Replicas: shape[1]})
				for range 10 {
					safe := w.ledger[0].safe
					w.Kill(w.Primary(0))
					mustConverge(t, w, 3*time.Minute)
					if now := w.ledger[0].safe; now < safe {
						t.Fatalf("shard 0 has %d writes, had %d\n%s", now, safe, w.History(40))
					}
				}
			})
		})
	}
}

// TestNoVote: where too few primaries are left to vote, the operator promotes
// (rows 36, 38, 47).
func TestNoVote(t *testing.T) {
	for _, shape := range [][2]int32{{1, 1}, {1, 2}, {2, 1}, {3, 1}, {4, 2}} {
		t.Run(fmt.Sprintf("%dx%d", shape[0], shape[1]), func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: shape[0], Replicas: shape[1], ReuseIPs: seed%2 == 0})
				var safe []int64
				for shard := range shape[0] {
					safe = append(safe, w.ledger[shard].safe)
					if shard == 0 || int(shard) <= int(shape[0])/2 {
						w.DeletePod(w.Primary(shard), true)
					}
				}
				mustConverge(t, w, 5*time.Minute)
				for shard, n := range safe {
					if w.ledger[shard].safe < n {
						t.Errorf("shard %d has %d writes, had %d", shard, w.ledger[shard].safe, n)
					}
				}
			})
		})
	}
}

// TestFrozenPrimaries: servers that are only slow are not overruled by an order
// of the operator (row 36, the negative).
func TestFrozenPrimaries(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1})
		before := w.acted["Failover"]
		names := []string{w.Primary(0), w.Primary(1)}
		for _, name := range names {
			w.Server(name).Hang()
		}
		w.Run(10 * time.Second)
		for _, name := range names {
			w.Server(name).Thaw()
		}
		mustConverge(t, w, 3*time.Minute)
		if n := w.acted["Failover"] - before; n > 0 {
			t.Errorf("%d failovers were ordered", n)
		}
	})
}

// TestHostDies: members on a dead host are missed, and nothing else is touched;
// all is well when it is back (row 43).
func TestHostDies(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Hosts: 6, Persistent: seed%2 == 0})
		w.StopHost(w.hosts[seed%6])
		w.Run(3 * time.Minute)
		w.StartHost(w.hosts[seed%6])
		mustConverge(t, w, 5*time.Minute)
	})
}

// TestPartition: a primary that was cut off comes back as a replica (row 52).
func TestPartition(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1})
		old := w.Primary(1)
		w.Server(old).Cut = true
		w.Run(time.Minute)
		w.Server(old).Cut = false
		mustConverge(t, w, 3*time.Minute)
		if w.Primary(1) == old {
			t.Errorf("%s is primary again", old)
		}
	})
}

// podUIDs are the UIDs of the Pods of all ValkeyNodes, by the name of those.
func podUIDs(w *World) map[string]string {
	uids := map[string]string{}
	for _, n := range w.nodes {
		uids[n.name] = w.PodUID(n.name)
	}
	return uids
}

// TestBadRevisionReverted: the Pod that a mistake broke is replaced at once by
// the fix, and no other was touched (row 63, 62); where members surge, none at all.
func TestBadRevisionReverted(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Persistent: seed%2 == 0})
		before := podUIDs(w)
		w.EditRevision(true)
		w.Run(2 * time.Minute)
		touched := 0
		for name, uid := range before {
			if w.PodUID(name) != uid {
				touched++
			}
		}
		if want := int(1 - seed%2); touched != want {
			t.Errorf("%d Pods were replaced by the bad revision, want %d", touched, want)
		}
		w.EditRevision(false)
		mustConverge(t, w, 10*time.Minute)
	})
}

// TestBadResourcesReverted: what no host has stops at the first Pod, also where Pods that run
// are resized; no other is touched, and taking it back heals (row 63).
func TestBadResourcesReverted(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Persistent: seed%2 == 0})
		before := podUIDs(w)
		w.EditResources(true)
		w.Run(2 * time.Minute)
		touched, made := 0, 0
		for _, n := range w.nodes {
			if uid, was := before[n.name]; !was {
				made++
			} else if w.PodUID(n.name) != uid {
				touched++
			}
		}
		if surges := int(seed % 2); touched != 1-surges || made != surges {
			t.Errorf("%d Pods were replaced, and %d made beside others", touched, made)
		}
		w.EditResources(false)
		mustConverge(t, w, 10*time.Minute)
	})
}

// TestRollHolds: a shard without a healthy replica is not rolled, and the roll
// goes on by itself once there is one (row 59).
func TestRollHolds(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1})
		primary := w.Primary(0)
		uid := w.PodUID(primary)
		for _, name := range w.Names(0) {
			if name != primary {
				w.Server(name).Hang()
			}
		}
		w.EditRevision(false)
		w.Run(2 * time.Minute)
		if w.PodUID(primary) != uid {
			t.Errorf("the only healthy member of shard 0 was replaced")
		}
		w.Heal()
		mustConverge(t, w, 10*time.Minute)
	})
}

// TestQuota: Pods that are refused do not stop the rest, and come when they may
// (row 164); a shard that is broken does not stop the repair of another.
func TestQuota(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1})
		w.quota = 5
		w.DeletePod("demo-0-1", true)
		w.Run(20 * time.Second)
		w.Kill(w.Primary(2))
		w.Run(time.Minute)
		for shard := int32(1); shard < 3; shard++ {
			owner := w.owner(shard)
			for s := range w.members(shard) {
				if s != owner && !s.ReplicatesFrom(owner) {
					t.Errorf("shard %d is not whole while shard 0 misses a Pod", shard)
				}
			}
		}
		w.quota = 6
		mustConverge(t, w, 3*time.Minute)
	})
}

// TestErrorIsNotEmptiness: members that do not answer are not replaced, emptied
// or forgotten, however long it lasts (row 79).
func TestErrorIsNotEmptiness(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1})
		before := fmt.Sprint(w.acted)
		for _, n := range w.nodes {
			if n.shard == 1 || seed%2 == 0 {
				w.Unreach(n.name, 3*time.Minute)
			}
		}
		w.Run(3 * time.Minute)
		if isTrue(&w.status, v1alpha1.ConditionReady) {
			t.Error("Ready while members do not answer")
		}
		if after := fmt.Sprint(w.acted); after != before {
			t.Errorf("acted on silence: %s, before %s\n%s", after, before, w.History(20))
		}
		mustConverge(t, w, 3*time.Minute)
	})
}
