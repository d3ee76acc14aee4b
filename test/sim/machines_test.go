// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// hostOf is the host of a ValkeyNode's Pod.
func (w *World) hostOf(name string) *host { return w.podOf(w.node(name)).host }

// redundant fails the test unless each shard has its full number of members in sync
// on hosts that work.
func redundant(t *testing.T, w *World) {
	t.Helper()
	for shard := range w.Shards {
		owner, copies := w.owner(shard), 0
		for _, n := range w.nodes {
			s := w.serverOf(n)
			if n.shard == shard && s != nil && w.hostOf(n.name).works() && (s == owner || s.ReplicatesFrom(owner)) {
				copies++
			}
		}
		if want := 1 + int(w.spec.ReplicasOrDefault()); copies != want {
			t.Errorf("shard %d has %d copies on hosts that work, want %d\n%s", shard, copies, want, w.Describe())
		}
	}
}

// TestHostDeadForGood: a host dies and never comes back. The shards get their copies
// elsewhere while the machine is still down, and nothing is touched on it that has a
// volume (rows 43, 105).
func TestHostDeadForGood(t *testing.T) {
	for _, persistent := range []bool{false, true} {
		for _, cut := range []bool{false, true} {
			t.Run(fmt.Sprintf("persistent %v, cut off %v", persistent, cut), func(t *testing.T) {
				seeds(t, 10, func(t *testing.T, seed uint64) {
					w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Hosts: 6, Persistent: persistent, ReuseIPs: seed%2 == 0})
					h := w.hostOf(w.Primary(int32(seed % 3)))
					uids := map[string]string{}
					for _, p := range w.pods {
						if p.host == h {
							uids[p.name] = p.uid
						}
					}
					if cut {
						w.IsolateHost(h)
					} else {
						w.StopHost(h)
					}
					mustConverge(t, w, 5*time.Minute)
					redundant(t, w)
					for name, uid := range uids {
						if p := w.pod(name); persistent && (p == nil || p.uid != uid) {
							t.Errorf("Pod %s, whose volume may be in use, was removed", name)
						}
					}
				})
			})
		}
	}
}

// TestLateReturner: a host that was given up comes back with its servers still
// running. They do not take anything back (rows 40, 43, 48).
func TestLateReturner(t *testing.T) {
	for _, persistent := range []bool{false, true} {
		t.Run(fmt.Sprintf("persistent %v", persistent), func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Hosts: 6, Persistent: persistent})
				h := w.hostOf(w.Primary(0))
				w.IsolateHost(h)
				w.Run(5 * time.Minute)
				var owners []string
				for shard := range w.Shards {
					owners = append(owners, w.owner(shard).ID())
				}
				w.StartHost(h)
				mustConverge(t, w, 5*time.Minute)
				redundant(t, w)
				for shard := range w.Shards {
					if id := w.owner(shard).ID(); id != owners[shard] {
						t.Errorf("shard %d has the primary %.8s, had %.8s", shard, id, owners[shard])
					}
				}
				if len(w.nodes) != 6 || len(w.pods) != 6 {
					t.Errorf("%d ValkeyNodes and %d Pods are left", len(w.nodes), len(w.pods))
				}
			})
		})
	}
}

// TestHostRemoved: the Node object of a dead host is deleted, or it is tainted out of
// service: its Pods go by Kubernetes' hand, and volumes come back elsewhere (rows 37,
// 105, 133).
func TestHostRemoved(t *testing.T) {
	for name, say := range map[string]func(*World, *host){"deleted": (*World).RemoveHost, "out of service": (*World).TaintHost} {
		t.Run(name, func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: 3, Replicas: int32(seed % 2), Hosts: 4, Persistent: true})
				h := w.hostOf(w.Primary(0))
				w.StopHost(h)
				w.Run(time.Duration(seed) * 20 * time.Second)
				say(w, h)
				mustConverge(t, w, 5*time.Minute)
				redundant(t, w)
				if w.used(h) {
					t.Error("something is left on the dead host")
				}
			})
		})
	}
}

// TestTwoHostsOfPrimariesGone: the quorum is gone with the machines of two primaries,
// and their volumes come back elsewhere or are lost with them: the replicas are
// promoted, and what was replicated survives (rows 36, 37, 133).
func TestTwoHostsOfPrimariesGone(t *testing.T) {
	for _, lost := range []bool{false, true} {
		t.Run(fmt.Sprintf("volumes lost %v", lost), func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Hosts: 8, Persistent: true})
				for shard := range int32(2) {
					name := w.Primary(shard)
					w.StopHost(w.hostOf(name))
					if lost {
						w.loseVolume(w.claim(w.node(name).podName))
					}
				}
				safe := []int64{w.ledger[0].safe, w.ledger[1].safe}
				w.Run(10 * time.Second)
				for _, h := range slices.Clone(w.hosts) {
					if !h.works() {
						w.RemoveHost(h)
					}
				}
				w.Run(90 * time.Second)
				if !w.primariesServe() {
					t.Errorf("a shard has no primary\n%s", w.Describe())
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

// TestVolumeLost: the volume of a member is lost, under a server that runs or one that
// does not: another member takes its place, and the shard keeps its data (row 37).
func TestVolumeLost(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Hosts: 6, Persistent: true})
		safe := w.ledger[0].safe
		name := w.Names(0)[seed%2]
		w.loseVolume(w.claim(w.node(name).podName))
		if seed%3 == 0 {
			w.Kill(name)
		}
		mustConverge(t, w, 5*time.Minute)
		if w.node(name) != nil {
			t.Errorf("%s is still there", name)
		}
		if w.ledger[0].safe < safe {
			t.Errorf("shard 0 has %d writes, had %d", w.ledger[0].safe, safe)
		}
	})
}

// TestAPIAway: with the API server away for minutes the servers go on by themselves,
// and what happened meanwhile is put right after it (rows 40, 165).
func TestAPIAway(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Persistent: seed%2 == 0})
		w.apiDownTo = w.now + 3*time.Minute
		w.Tick(10 * time.Second)
		w.Kill(w.Primary(1))
		w.Tick(time.Minute)
		if !w.primariesServe() {
			t.Error("a shard does not serve while the API server is away")
		}
		w.Tick(2 * time.Minute)
		mustConverge(t, w, 3*time.Minute)
	})
}

// TestTwoLeaders: a leader that lost its lease carries out what it had planned, after
// the new one has acted: no harm is done at any of the moments of a repair (rows 150,
// 165).
func TestTwoLeaders(t *testing.T) {
	seeds(t, 20, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 1 + int32(seed%3), Replicas: 1, Persistent: seed%2 == 0})
		f := Faults{TwoLeaders: 5000, Crash: 1000, LongPause: time.Second}
		for shard := range w.Shards {
			w.DeletePod(w.Primary(shard), seed%3 > 0)
		}
		for range 200 {
			w.Step(&f)
		}
		w.Heal()
		mustConverge(t, w, 5*time.Minute)
	})
}

// TestStranger: a server of another cluster that meets one of ours is reported, with
// what people can do; nothing is done to it, and nothing here is in danger. When they
// have separated the two, it is forgotten.
func TestStranger(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1})
		w.Intrude(w.Server(w.Names(int32(seed % 3))[seed%2]))
		w.Run(10 * time.Second)
		if isTrue(&w.status, v1alpha1.ConditionReady) {
			t.Error("Ready while a stranger is known")
		}
		w.Run(3 * time.Minute)
		if s := w.stranger; !s.Primary() || s.Slots() != nil || s.Keys() != 0 {
			t.Error("the other cluster's server was changed")
		}
		if w.status.Reason != "ForeignMember" {
			t.Errorf("the status says %s: %s", w.status.Reason, w.status.Message)
		}
		if !w.primariesServe() {
			t.Error("a shard does not serve")
		}
		w.Separate()
		mustConverge(t, w, 5*time.Minute)
	})
}

// TestOneSided: one server has forgotten another, which still knows it: they meet
// again, and keep their IDs and roles (rows 2, 23).
func TestOneSided(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1})
		a, b := w.Server("demo-0-0"), w.Server(w.Names(int32(1 + seed%2))[seed%2])
		if err := a.Forget(b.ID()); err != nil {
			t.Fatal(err)
		}
		mustConverge(t, w, 5*time.Minute)
		if !a.Running() || !b.Running() || !a.Knows(b.ID()) {
			t.Error("they are not the same as before")
		}
	})
}

// TestNotDead: servers that hang, are paused, or load for long are alive: as long as
// their Pods run on machines that answer nobody is promoted by order, and nothing is
// forgotten or retired (rows 31, 54).
func TestNotDead(t *testing.T) {
	for _, shape := range [][2]int32{{1, 1}, {2, 1}, {3, 2}} {
		t.Run(fmt.Sprintf("%dx%d", shape[0], shape[1]), func(t *testing.T) {
			seeds(t, 5, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: shape[0], Replicas: shape[1]})
				before := map[string]int{}
				kinds := []string{"Failover", "Forget", "RetireNode", "CreateNode", "AddSlots", "BumpEpoch", "SetRevision"}
				for _, kind := range kinds {
					before[kind] = w.acted[kind]
				}
				name := w.Primary(0)
				w.Server(name).Hang()
				w.Run(time.Minute)
				for _, kind := range kinds {
					if n := w.acted[kind] - before[kind]; n > 0 {
						t.Errorf("%d times %s while a server hangs", n, kind)
					}
				}
				w.Server(name).Thaw()
				mustConverge(t, w, 5*time.Minute)
			})
		})
	}
}

// TestPodEvicted: a Pod whose phase is Failed is replaced, and its member joins again
// as a replica (row 9).
func TestPodEvicted(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Persistent: seed%2 == 0})
		for shard := range w.Shards {
			old := w.Primary(shard)
			w.Evict(w.podOf(w.node(old)))
			mustConverge(t, w, 3*time.Minute)
			if w.Primary(shard) == old && !w.Persistent {
				t.Errorf("shard %d: %s is primary again", shard, old)
			}
		}
	})
}

// TestOneNameOneMember: plans from stale views make no member twice: names follow
// from shard and number (row 151), and no more members than declared come of it (row
// 150).
func TestOneNameOneMember(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 2, Replicas: 1})
		f := Faults{Freeze: 2000, TwoLeaders: 3000, Crash: 1000, LongPause: time.Second}
		w.EditReplicas(2)
		w.DeleteNode(w.node(w.Names(0)[0]))
		for range 200 {
			w.Step(&f)
		}
		w.Heal()
		mustConverge(t, w, 5*time.Minute)
		for shard := range w.Shards {
			names := w.Names(shard)
			if len(names) != 3 || len(slices.Compact(slices.Sorted(slices.Values(names)))) != 3 {
				t.Errorf("shard %d has the members %v", shard, names)
			}
		}
	})
}
