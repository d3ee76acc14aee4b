// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// alive fails the test when a shard has no server that answers with its data, at any
// moment until the drains are over.
func alive(t *testing.T, w *World, within time.Duration) {
	t.Helper()
	for until := w.now + within; ; {
		p := w.Sync(1 << 30)
		w.Tick(min(max(p.RequeueAfter, 10*time.Millisecond), 500*time.Millisecond))
		for shard := range w.Shards {
			copies := 0
			for s := range w.members(shard) {
				if w.ledger[shard].on(s) && s.Answers() {
					copies++
				}
			}
			if copies == 0 {
				t.Fatalf("shard %d has no copy that answers\n%s", shard, w.History(40))
			}
		}
		if w.failure != nil {
			t.Fatal(w.failure)
		}
		if !w.draining() {
			return
		}
		if w.now > until {
			t.Fatalf("the drain has not ended after %v\n%s\n%s", within, w.History(40), w.Describe())
		}
	}
}

func (w *World) draining() bool {
	for _, h := range w.hosts {
		if h.drainAt > 0 || (h.cordoned || h.marked) && w.used(h) {
			return true
		}
	}
	return false
}

// shapes without volumes of all numbers of replicas.
var shapes = [][2]int32{{1, 0}, {3, 0}, {1, 1}, {2, 1}, {3, 1}, {3, 2}}

// TestDrain: one host, or two at the same time, are drained: the drains end, no shard
// is without a copy of its data at any time, and redundancy is restored elsewhere (rows
// 42, 127, 129 and 131).
func TestDrain(t *testing.T) {
	for _, shape := range shapes {
		for _, hosts := range []int{1, 2} {
			t.Run(fmt.Sprintf("%dx%d, %d hosts", shape[0], shape[1], hosts), func(t *testing.T) {
				seeds(t, 10, func(t *testing.T, seed uint64) {
					w := formed(t, Options{Seed: seed, Shards: shape[0], Replicas: shape[1], Hosts: 6, ReuseIPs: seed%2 == 0})
					w.Run(10 * time.Second)
					first := w.hostOf(w.Primary(0))
					w.DrainHost(first)
					for _, h := range w.hosts {
						if hosts == 2 && h != first && w.used(h) {
							w.DrainHost(h)
							break
						}
					}
					alive(t, w, 3*time.Minute)
					mustConverge(t, w, 5*time.Minute)
					redundant(t, w)
				})
			})
		}
	}
}

// TestCordonMovesNothing: for as long as it may be, where shards have other copies (row
// 131).
func TestCordonMovesNothing(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1 + int32(seed%2)})
		var uids []string
		for _, n := range w.nodes {
			uids = append(uids, w.PodUID(n.name))
		}
		failovers := w.acted["Failover"]
		w.CordonHost(w.hosts[seed%4])
		w.CordonHost(w.hosts[(seed+1)%4])
		mustConverge(t, w, 5*time.Minute)
		for i, n := range w.nodes {
			if w.PodUID(n.name) != uids[i] {
				t.Errorf("the Pod of %s is another one", n.name)
			}
		}
		if n := w.acted["Failover"] - failovers; n > 0 {
			t.Errorf("%d failovers", n)
		}
	})
}

// TestUncordon: what was begun for a host that is about to go ends cleanly at any
// moment when it takes Pods again.
func TestUncordon(t *testing.T) {
	for name, begin := range map[string]func(*World, *host){"cordoned": (*World).CordonHost, "drained": (*World).DrainHost, "marked": (*World).MarkHost} {
		t.Run(name, func(t *testing.T) {
			seeds(t, 20, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: 3, Replicas: int32(seed % 3), Hosts: 5})
				h := w.hostOf(w.Primary(0))
				begin(w, h)
				w.Run(time.Duration(seed) * 400 * time.Millisecond)
				w.UncordonHost(h)
				mustConverge(t, w, 5*time.Minute)
				redundant(t, w)
			})
		})
	}
}

// TestMarkedForRemoval: with an autoscaler's mark no primary is left on the host when
// the evictions come, and no shard has less than its full number of copies meanwhile.
func TestMarkedForRemoval(t *testing.T) {
	for _, shape := range [][2]int32{{1, 0}, {2, 1}, {3, 1}, {3, 2}} {
		t.Run(fmt.Sprintf("%dx%d", shape[0], shape[1]), func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: shape[0], Replicas: shape[1], Hosts: 6})
				h := w.hostOf(w.Primary(0))
				w.MarkHost(h)
				h.drainAt = w.now + 30*time.Second
				w.Run(25 * time.Second)
				for _, p := range w.pods {
					if p.host == h && p.server != nil && p.server.Primary() {
						t.Errorf("%s is a primary on the host that is about to go\n%s", p.name, w.History(40))
					}
				}
				if shape[1] < 2 {
					redundantWithout(t, w, h)
				}
				alive(t, w, 3*time.Minute)
				mustConverge(t, w, 5*time.Minute)
				redundant(t, w)
			})
		})
	}
}

// redundantWithout fails the test unless each shard has all its copies on other hosts.
func redundantWithout(t *testing.T, w *World, h *host) {
	t.Helper()
	for shard := range w.Shards {
		owner, copies := w.owner(shard), 0
		for _, p := range w.pods {
			if p.shard == shard && p.host != h && isCopy(p.server, owner) {
				copies++
			}
		}
		if want := 1 + int(w.spec.ReplicasOrDefault()); copies < want {
			t.Errorf("shard %d has %d copies elsewhere, want %d\n%s", shard, copies, want, w.History(40))
		}
	}
}

func isCopy(s, owner *valkeytest.Server) bool {
	return s != nil && owner != nil && (s == owner || s.ReplicatesFrom(owner))
}
