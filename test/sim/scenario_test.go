// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// mustConverge fails the test with the history when the world does not come to rest.
func mustConverge(t *testing.T, w *World, within time.Duration) {
	t.Helper()
	if err := w.Converge(within); err != nil {
		t.Fatalf("%v\n%s\n%s", err, w.History(60), w.Describe())
	}
}

// formed is a world at rest.
func formed(t *testing.T, o Options) *World {
	t.Helper()
	w := New(o)
	mustConverge(t, w, 5*time.Minute)
	return w
}

// seeds runs a scenario with several seeds.
func seeds(t *testing.T, n int, run func(t *testing.T, seed uint64)) {
	t.Helper()
	t.Parallel()
	for seed := range n {
		t.Run(fmt.Sprintf("seed %d", seed+1), func(t *testing.T) {
			t.Parallel()
			run(t, uint64(seed+1))
		})
	}
}

// TestFromNothing: any shape forms (row 1), and nothing is forgotten (row 2).
func TestFromNothing(t *testing.T) {
	t.Parallel()
	for _, shape := range [][2]int32{{1, 0}, {1, 1}, {2, 0}, {2, 1}, {3, 1}, {5, 2}, {12, 2}} {
		for _, slow := range []bool{false, true} {
			t.Run(fmt.Sprintf("%dx%d slow gossip %v", shape[0], shape[1], slow), func(t *testing.T) {
				t.Parallel()
				for seed := range uint64(5) {
					w := formed(t, Options{Seed: seed, Shards: shape[0], Replicas: shape[1], SlowGossip: slow, Hosts: 6})
					if n := w.acted["Forget"]; n > 0 {
						t.Errorf("seed %d: %d IDs were forgotten during formation", seed, n)
					}
				}
			})
		}
	}
}

// TestEveryPrefix: an operator that dies after any number of actions of the
// formation, with or without its status written, leaves a state from which the
// same end is reached (row 165).
func TestEveryPrefix(t *testing.T) {
	t.Parallel()
	for _, shape := range [][2]int32{{1, 0}, {1, 1}, {2, 1}, {3, 1}} {
		t.Run(fmt.Sprintf("%dx%d", shape[0], shape[1]), func(t *testing.T) {
			t.Parallel()
			for actions := range 120 {
				w := New(Options{Seed: 7, Shards: shape[0], Replicas: shape[1]})
				left := actions
				for range 400 {
					p := w.Sync(left)
					if left -= len(p.Actions); left <= 0 {
						break
					}
					w.Tick(max(p.RequeueAfter, 10*time.Millisecond))
				}
				w.Tick(time.Duration(actions%7) * time.Second)
				mustConverge(t, w, 5*time.Minute)
			}
		})
	}
}

// TestHalfFormed: what an interrupted or another hand left behind is finished.
func TestHalfFormed(t *testing.T) {
	states := map[string]func(w *World){
		"met partly, no slots": func(w *World) {
			_ = w.Server("demo-0-0").Meet(w.Server("demo-1-0").IP())
			_ = w.Server("demo-0-0").Meet(w.Server("demo-0-1").IP())
		},
		"all met, epochs equal": func(w *World) {
			for _, name := range []string{"demo-0-1", "demo-1-0", "demo-1-1", "demo-2-0", "demo-2-1"} {
				_ = w.Server("demo-0-0").Meet(w.Server(name).IP())
			}
		},
		"slots partly assigned, epochs equal": func(w *World) {
			_ = w.Server("demo-0-1").AddSlots(slots.Even(3)[0])
			var half slots.Set
			half.AddRange(5461, 7000)
			_ = w.Server("demo-1-0").AddSlots(half)
		},
		"all slots assigned, nobody met": func(w *World) {
			for i, set := range slots.Even(3) {
				_ = w.Server(fmt.Sprintf("demo-%d-0", i)).AddSlots(set)
			}
		},
	}
	for name, prepare := range states {
		t.Run(name, func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := New(Options{Seed: seed, Shards: 3, Replicas: 1})
				for range 30 {
					w.SyncOnly(func(a plan.Action) bool {
						switch a.(type) {
						case plan.ApplyObject, plan.CreateNode:
							return true
						default:
							return false
						}
					})
					w.Tick(500 * time.Millisecond)
				}
				prepare(w)
				w.Tick(time.Duration(seed) * 300 * time.Millisecond)
				mustConverge(t, w, 5*time.Minute)
			})
		})
	}
}

// TestLatePods: the late ones become replicas, and no empty primaries (row 4).
func TestLatePods(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := New(Options{Seed: seed, Shards: 3, Replicas: 1, LateFrom: 4})
		w.Run(40 * time.Second)
		mustConverge(t, w, 5*time.Minute)
	})
}

// TestReplicasEdited: replicas come and go on a running cluster (rows 1, 78).
func TestReplicasEdited(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 1 + int32(seed%3), Replicas: 0})
		for _, n := range []int32{1, 0, 2, 1} {
			w.EditReplicas(n)
			w.Run(time.Duration(seed) * time.Second)
		}
		for _, n := range []int32{2, 0, 1, 0} {
			w.EditReplicas(n)
			mustConverge(t, w, 5*time.Minute)
		}
	})
}

// TestPrimaryPodDeleted: handed over or elected, and the new Pod is a replica
// whatever its number (rows 9, 35).
func TestPrimaryPodDeleted(t *testing.T) {
	for _, force := range []bool{false, true} {
		t.Run(fmt.Sprintf("force %v", force), func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, ReuseIPs: seed%2 == 0})
				for shard := range int32(3) {
					old := w.Primary(shard)
					w.DeletePod(old, force)
					w.Run(10 * time.Second)
					if now := w.Primary(shard); now == old {
						t.Errorf("shard %d: %s is primary again", shard, old)
					}
					mustConverge(t, w, 3*time.Minute)
				}
			})
		})
	}
}

// TestOperatorAway: Valkey's own election stands, whatever the status says, and
// nothing is handed back (row 40).
func TestOperatorAway(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1})
		old := w.Primary(0)
		w.Kill(old)
		w.Tick(time.Minute)
		now := w.Primary(0)
		mustConverge(t, w, 3*time.Minute)
		if now == old || w.Primary(0) != now {
			t.Errorf("the primary was %s, then %s, and is %s after the operator is back", old, now, w.Primary(0))
		}
	})
}

// TestFirstMemberLost: the loss of a number 0 with its volume starts nothing
// over (row 5).
func TestFirstMemberLost(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Persistent: true})
		id := w.Server("demo-0-1").ID()
		w.DeletePod("demo-0-0", true)
		w.DropClaim("demo-0-0")
		mustConverge(t, w, 3*time.Minute)
		if got := w.Server("demo-0-1").ID(); got != id {
			t.Errorf("demo-0-1 is %s, was %s", got, id)
		}
	})
}

// TestEveryAddressChanged: all Pods of a persistent cluster go at once; the same
// servers find each other again, and nothing on disk is lost (rows 6, 23).
func TestEveryAddressChanged(t *testing.T) {
	for _, shape := range [][2]int32{{1, 1}, {2, 1}, {3, 1}, {3, 0}} {
		t.Run(fmt.Sprintf("%dx%d", shape[0], shape[1]), func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: shape[0], Replicas: shape[1], Persistent: true})
				ids := map[string]string{}
				for _, n := range w.nodes {
					ids[n.name] = w.Server(n.name).ID()
				}
				for name := range ids {
					w.DeletePod(name, true)
				}
				w.Tick(time.Duration(seed%4) * time.Minute) // the operator is away
				mustConverge(t, w, 5*time.Minute)
				for name, id := range ids {
					if got := w.Server(name).ID(); got != id {
						t.Errorf("%s is %s, was %s", name, got, id)
					}
				}
				if n := w.acted["Forget"]; n > 0 {
					t.Errorf("%d IDs were forgotten", n)
				}
			})
		})
	}
}

// TestShardLost: a shard whose data is gone with its last server gets its slots
// back, again and again (row 7).
func TestShardLost(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, ReuseIPs: seed%2 == 0})
		for range 5 {
			for _, name := range w.Names(1) {
				w.DeletePod(name, true)
				w.Run(time.Second)
			}
			mustConverge(t, w, 3*time.Minute)
		}
	})
}
