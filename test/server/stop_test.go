// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

const accepted = "Manual failover user request accepted"

// A replica that has begun to take over and does not finish, because it dies, hangs
// or hears nothing, costs a moment, and nothing that was acknowledged: row 42.
func TestReplicaFailsDuringHandOver(t *testing.T) {
	t.Parallel()
	for name, fail := range map[string]func(*member){
		"it dies":       func(m *member) { _ = syscall.Kill(m.serverPID(), syscall.SIGKILL) },
		"it hangs":      func(m *member) { _ = syscall.Kill(m.serverPID(), syscall.SIGSTOP) },
		"it is cut off": func(*member) {},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			eachVersion(t, func(t *testing.T, server string) {
				c := form(t, server, "127.0.0.1", 1, 2, noPersistence)
				w := write(t, c.members())
				w.round()
				p, replicas := c.primary(0), c.replicas(0)
				// The first that is asked does not hear that it may take over; the
				// other one does.
				for _, r := range replicas {
					r.deaf(dropAll)
				}
				failed := make(chan struct{})
				go func() {
					defer close(failed)
					first, second := chosen(replicas[0], replicas[1])
					fail(first)
					second.deaf(dropNone)
				}()
				began := time.Now()
				if code := p.stop(); code != 0 {
					t.Errorf("exit code is %d, want 0", code)
				}
				took := time.Since(began)
				<-failed
				if n := len(c.primaries(0)); n != 1 {
					t.Errorf("the shard has %d primaries, want one of the replicas", n)
				}
				w.round()
				lost := w.stop()
				t.Logf("stopped after %s; %d writes, %d lost, longest gap %s", took.Round(time.Millisecond), w.writes.Load(), lost, w.gap.Round(time.Millisecond))
				bound := 5 * time.Second
				if name == "it hangs" && refusesVotes(server) {
					// Then the server waits ten seconds for the one that hangs.
					bound += 15 * time.Second
				}
				if lost != 0 || w.gap > bound {
					t.Errorf("%d writes were lost, with a gap of %s; want none lost, and less than %s", lost, w.gap, bound)
				}
			})
		})
	}
}

// refusesVotes tells whether a server votes only once in a while about a shard,
// even for manual failovers.
func refusesVotes(server string) bool { return strings.Contains(server, "8.0") }

// replicas returns the members of a shard that are replicas.
func (c *cluster) replicas(shard int) []*member {
	var found []*member
	for _, m := range c.shards[shard] {
		if m.me().Replica {
			found = append(found, m)
		}
	}
	return found
}

// chosen waits until one of two replicas was asked to take over, and returns
// that one first.
func chosen(a, b *member) (first, second *member) {
	for {
		switch {
		case strings.Contains(a.log.String(), accepted):
			return a, b
		case strings.Contains(b.log.String(), accepted):
			return b, a
		}
		time.Sleep(time.Millisecond)
	}
}

// A server that loads is stopped at once.
func TestStopWhileLoading(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 0, "save 3600 1", "loading-process-events-interval-bytes 1024", "key-load-delay 5000")
		m := c.shards[0][0]
		c.fill(0, 2000)
		if code := m.stop(); code != 0 {
			t.Errorf("exit code is %d, want 0", code)
		}
		m.start()
		eventually(t, 10*time.Second, "the server is loading", func() bool { return m.view().Info.Loading })
		before := tree(t, m.dir+"/data")
		began := time.Now()
		if code := m.stop(); code != 0 {
			t.Errorf("exit code is %d, want 0", code)
		}
		if took := time.Since(began); took > 2*time.Second {
			t.Errorf("stopped after %s, want less than 2s", took)
		}
		if after := tree(t, m.dir+"/data"); after != before {
			t.Errorf("the files were\n%sand are\n%s", before, after)
		}
	})
}

// A hand-over that is cut short, by a second signal or by the end of the grace
// period, loses nothing that was acknowledged: row 42.
func TestHandOverIsCutShort(t *testing.T) {
	t.Parallel()
	for name, cut := range map[string]func(*member){
		"a second signal":         func(m *member) { _ = m.command.Process.Signal(syscall.SIGTERM) },
		"the grace period's end ": func(m *member) { m.killNow() },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			eachVersion(t, func(t *testing.T, server string) {
				c := form(t, server, "127.0.0.1", 3, 2, noPersistence)
				w := newWriter(t, c.members())
				w.replicated = true
				w.resume()
				w.round()
				p, replicas := c.primary(0), c.replicas(0)
				for _, r := range replicas {
					r.deaf(dropAll)
				}
				began := time.Now()
				if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
					t.Fatal(err)
				}
				first, second := chosen(replicas[0], replicas[1])
				second.deaf(dropNone)
				cut(p)
				code := p.wait()
				took := time.Since(began)
				first.deaf(dropNone)
				w.round()
				lost := w.stop()
				t.Logf("code %d after %s; %d writes, %d lost, longest gap %s", code, took.Round(time.Millisecond), w.writes.Load(), lost, w.gap.Round(time.Millisecond))
				if lost != 0 || w.gap > 15*time.Second {
					t.Errorf("%d writes were lost, with a gap of %s; want none lost, and less than 15s", lost, w.gap)
				}
				if n := len(c.primaries(0)); n != 1 {
					t.Errorf("the shard has %d primaries, want one", n)
				}
			})
		})
	}
}

// killNow kills the agent and its server, as the kubelet does.
func (m *member) killNow() {
	_ = syscall.Kill(m.serverPID(), syscall.SIGKILL)
	_ = m.command.Process.Kill()
}

// A primary that hangs, or is busy with a script that does not end, cannot hand
// over, and does not end either: it is killed, and its replica takes over: rows
// 42 and 54. Without a replica it is left to the kubelet.
func TestStopWhileHung(t *testing.T) {
	t.Parallel()
	for name, hang := range map[string]func(*member){
		"it hangs": func(m *member) { _ = syscall.Kill(m.serverPID(), syscall.SIGSTOP) },
		"it is busy": func(m *member) {
			_ = m.do(func(ctx context.Context, v *valkey.Client) error {
				_, err := v.Do(ctx, "EVAL", "while true do end", "0")
				return err
			})
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			eachVersion(t, func(t *testing.T, server string) {
				c := form(t, server, "127.0.0.1", 3, 1, noPersistence)
				c.fill(0, 200)
				p, r := c.shards[0][0], c.shards[0][1]
				hang(p)
				began := time.Now()
				if code := p.stop(); code != 137 {
					t.Errorf("exit code is %d, want 137", code)
				}
				took := time.Since(began)
				t.Logf("stopped after %s", took.Round(time.Millisecond))
				if e := r.me(); took > 20*time.Second || !e.Primary || e.Slots.IsEmpty() || r.keys() != 200 {
					t.Errorf("after %s the replica is %+v with %d keys, want the primary, with 200", took, e, r.keys())
				}
			})
		})
	}
}
