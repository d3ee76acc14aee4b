// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// TestLongOutage: a primary is cut off for minutes while no operator is there. Where
// no vote could win, its replica is promoted after that, however long its link has been
// down; and replicas stay in their shards (row 50).
func TestLongOutage(t *testing.T) {
	for _, shape := range [][2]int32{{1, 1}, {2, 1}, {3, 1}} {
		t.Run(fmt.Sprintf("%dx%d", shape[0], shape[1]), func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: shape[0], Replicas: shape[1], Hosts: 8})
				safe := w.ledger[0].safe
				w.downTo = w.now + 3*time.Minute
				w.IsolateHost(w.hostOf(w.Primary(0)))
				w.Tick(3 * time.Minute)
				w.Run(5 * time.Second)
				if !w.primariesServe() {
					t.Errorf("a shard does not serve 5 s after the operator is back\n%s", w.Describe())
				}
				mustConverge(t, w, 5*time.Minute)
				redundant(t, w)
				if w.ledger[0].safe < safe {
					t.Errorf("shard 0 has %d writes, had %d", w.ledger[0].safe, safe)
				}
			})
		})
	}
}

// TestFailoverRetries: a replica that gets no votes is not asked again and again: at
// most three times a minute (row 51).
func TestFailoverRetries(t *testing.T) {
	seeds(t, 10, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1})
		old := w.Primary(0)
		var heir *valkeytest.Server
		for _, name := range w.Names(0) {
			if name != old {
				heir = w.Server(name)
			}
		}
		heir.Group = 1 // the other servers do not hear it
		before := w.acted["Failover"]
		w.DeletePod(old, true)
		w.Run(40 * time.Second)
		if n := w.acted["Failover"] - before; n == 0 || n > 2 {
			t.Errorf("%d failovers were ordered within 40 s, want 1 or 2", n)
		}
		heir.Group = 0
		mustConverge(t, w, 5*time.Minute)
	})
}

// TestNewReplicaDoesNotWin: the primary dies while a new replica is in its first sync:
// the one that has the data takes over, never the new one (row 45).
func TestNewReplicaDoesNotWin(t *testing.T) {
	for _, shape := range [][2]int32{{1, 2}, {3, 2}} {
		t.Run(fmt.Sprintf("%dx%d", shape[0], shape[1]), func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: shape[0], Replicas: shape[1]})
				primary, names := w.Primary(0), w.Names(0)
				names = slices.DeleteFunc(names, func(name string) bool { return name == primary })
				w.DeletePod(names[0], true)
				for range 1000 {
					w.Sync(1 << 30)
					w.Tick(50 * time.Millisecond)
					if s := w.Server(names[0]); s != nil && !s.Primary() && !s.LinkUp() {
						break
					}
				}
				safe := w.Server(names[1]).Data().Writes
				w.DeletePod(primary, true)
				mustConverge(t, w, 5*time.Minute)
				if got := w.owner(0).Data().Writes; got < safe {
					t.Errorf("shard 0 has %d writes, and its old replica had %d", got, safe)
				}
			})
		})
	}
}

// TestAllPodsAndAVolume: all Pods of a persistent cluster go at once, and the volume of
// a primary with them: its replica, which has not seen it since, takes over with what
// is on its own volume (rows 6, 37).
func TestAllPodsAndAVolume(t *testing.T) {
	for _, shape := range [][2]int32{{1, 1}, {2, 1}, {3, 1}, {3, 2}} {
		t.Run(fmt.Sprintf("%dx%d", shape[0], shape[1]), func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: shape[0], Replicas: shape[1], Persistent: true})
				primary := w.Primary(0)
				var kept int64
				for _, n := range slices.Clone(w.nodes) {
					if n.shard == 0 && n.name != primary {
						kept = max(kept, w.podOf(n).disk.Data.Writes)
					}
					w.DeletePod(n.name, true)
				}
				w.loseVolume(w.claim("valkey-" + primary))
				mustConverge(t, w, 5*time.Minute)
				redundant(t, w)
				if got := w.owner(0).Data().Writes; got < kept {
					t.Errorf("shard 0 has %d writes, and the volume of a replica had %d", got, kept)
				}
			})
		})
	}
}
