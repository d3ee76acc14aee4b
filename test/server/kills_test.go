// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// kills is how often in a row a shard loses its primary.
const kills = 20

// A shard whose primary is killed again and again, under a writer: row 39. What
// a replica acknowledged survives, the shard is never empty, and it is served
// again soon.
func TestPrimaryKilledManyTimes(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		shards int
		config string
	}{
		"no persistence":   {3, noPersistence},
		"append-only file": {1, "appendonly yes"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			eachVersion(t, func(t *testing.T, server string) {
				c := form(t, server, "127.0.0.1", tt.shards, 1, tt.config)
				w := newWriter(t, c.members())
				// First what a replica acknowledged under load, then all that was
				// acknowledged before a moment of silence.
				w.replicated = true
				w.resume()
				w.round()
				watch := c.watch(0)
				for i := range kills {
					if w.replicated = i < kills/2; !w.replicated {
						w.pause()
						c.replicated(0)
					}
					// The agent sees its server end, or ends with it.
					c.killPrimary(0, i%2 == 0)
					if !w.replicated {
						w.resume()
					}
					w.round()
				}
				watch()
				lost := w.stop()
				t.Logf("%d writes, %d lost, longest gap %s", w.writes.Load(), lost, w.gap.Round(time.Millisecond))
				// The promise is the node timeout and a second; a busy machine may take
				// three times that.
				const bound = 3 * (nodeTimeout + time.Second)
				if lost != 0 || w.gap > bound {
					t.Errorf("%d writes were lost, with a gap of %s; want none lost, and no more than %s", lost, w.gap, bound)
				}
				c.whole(20 * time.Second)
			})
		})
	}
}

// killPrimary kills a shard's primary, and waits until the shard has two copies
// again.
func (c *cluster) killPrimary(shard int, container bool) {
	c.t.Helper()
	old := c.primary(shard)
	if container {
		old.kill(syscall.SIGKILL)
		old.start()
	} else {
		old.crash()
	}
	eventually(c.t, 20*time.Second, "the shard has a primary, and a replica in sync", func() bool {
		primaries, replicas := c.primaries(shard), 0
		for _, m := range c.shards[shard] {
			if i := m.view().Info; i.Role == valkey.RoleReplica && i.LinkUp {
				replicas++
			}
		}
		return len(primaries) == 1 && replicas == len(c.shards[shard])-1
	})
}

// replicated waits until the replicas of a shard have all that was written.
func (c *cluster) replicated(shard int) {
	c.t.Helper()
	eventually(c.t, 10*time.Second, "the replicas have everything", func() bool {
		i := c.primary(shard).view().Info
		for _, r := range i.ConnectedReplicas {
			if r.Offset < i.Offset {
				return false
			}
		}
		return len(i.ConnectedReplicas) == len(c.shards[shard])-1
	})
}

// watch looks all the time whether a primary of a shard has less keys than it had in the
// beginning, until what it returns is called.
func (c *cluster) watch(shard int) (stop func()) {
	c.t.Helper()
	want := c.primary(shard).keys()
	stopping := make(chan struct{})
	var done sync.WaitGroup
	for _, m := range c.shards[shard] {
		done.Go(func() {
			for {
				select {
				case <-stopping:
					return
				case <-time.After(20 * time.Millisecond):
				}
				v := m.view()
				e, _ := v.Nodes.Myself()
				if e.Primary && !e.Slots.IsEmpty() && !v.Info.Loading && v.Info.Keys < want {
					c.t.Errorf("the primary on port %d has %d keys, want %d", m.port, v.Info.Keys, want)
				}
			}
		})
	}
	return func() {
		close(stopping)
		done.Wait()
	}
}
