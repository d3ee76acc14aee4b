// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// noPersistence is a cache: what a server loses, only its replicas have.
const noPersistence = `save ""`

// A primary without persistence whose server is killed comes back at once, with
// nothing: row 39. Its shard must never be empty, and the server must come back
// as the replica of its replica.
func TestCrashedCachePrimaryFollowsItsReplica(t *testing.T) {
	t.Parallel()
	for name, shards := range map[string]int{"majority votes": 3, "no majority": 2, "one shard": 1} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			eachVersion(t, func(t *testing.T, server string) {
				c := form(t, server, "127.0.0.1", shards, 1, noPersistence)
				const keys = 500
				c.fill(0, keys)
				for range 3 {
					old := c.primary(0)
					began := time.Now()
					old.crash()
					eventually(t, 10*time.Second, "another member is the primary", func() bool {
						p := c.primaries(0)
						for _, m := range p {
							if n := m.keys(); n < keys {
								t.Errorf("a primary of the shard has %d keys, want %d", n, keys)
							}
						}
						return len(p) == 1 && p[0] != old
					})
					gap := time.Since(began)
					eventually(t, 10*time.Second, "the crashed member is a replica in sync", func() bool {
						i := old.view().Info
						return i.Role == valkey.RoleReplica && i.LinkUp && i.Keys == keys
					})
					t.Logf("a primary after %s, all in sync after %s", gap.Round(time.Millisecond), time.Since(began).Round(time.Millisecond))
					c.whole(20 * time.Second)
				}
			})
		})
	}
}

// With nothing on its disk and its replica out of reach, a former primary gives
// its identity up instead of being an empty primary.
func TestCrashedCachePrimaryWithoutReplicaStartsAnew(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 1, noPersistence)
		c.fill(0, 100)
		p, r := c.shards[0][0], c.shards[0][1]
		old := p.me().ID
		if err := syscall.Kill(r.serverPID(), syscall.SIGSTOP); err != nil {
			t.Fatal(err)
		}
		p.crash()
		eventually(t, 3*time.Second, "readiness names the replica that is waited for", func() bool {
			code, why := p.probe("/readyz")
			return code == 503 && strings.Contains(why, r.address())
		})
		if !p.ok("/livez") || !p.ok("/startupz") {
			t.Error("the agent is not alive while the guard holds the server back")
		}
		eventually(t, 2*nodeTimeout+10*time.Second, "the server is a new one", func() bool { id := p.me().ID; return id != "" && id != old })
		if e := p.me(); !e.Slots.IsEmpty() || p.ok("/readyz") {
			t.Errorf("the new server is %+v, want no slots, and not ready", e)
		}
		if _, err := os.Stat(filepath.Join(p.dir, "data", "nodes.conf.lost")); err != nil {
			t.Error(err)
		}
		if err := syscall.Kill(r.serverPID(), syscall.SIGCONT); err != nil {
			t.Fatal(err)
		}
		eventually(t, 10*time.Second, "the replica lives", func() bool { return r.me().ID != "" })
		// It knows the address, at which there is another server now.
		for end := time.Now().Add(3 * time.Second); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
			if n := r.keys(); n != 100 {
				t.Fatalf("the replica has %d keys, want the 100 that only it has", n)
			}
		}
		p.adopted(r)
	})
}

// adopted makes the member, which is a new one, the replica of another that takes
// over, as the operator would. It starts again to let replicas in.
func (m *member) adopted(by *member) {
	m.t.Helper()
	id := by.me().ID
	by.must(func(ctx context.Context, v *valkey.Client) error { return v.Failover(ctx, valkey.FailoverTakeover) })
	by.must(func(ctx context.Context, v *valkey.Client) error {
		return v.MeetAll(ctx, valkey.Address{IP: m.ip, Port: m.port})
	})
	succeeds(m.t, 10*time.Second, "the new member follows", func() error {
		return m.do(func(ctx context.Context, v *valkey.Client) error { return v.Replicate(ctx, id) })
	})
	if code := m.wait(); code != 0 {
		m.t.Errorf("exit code is %d, want 0", code)
	}
	m.start()
	eventually(m.t, 10*time.Second, "the new member is in sync", func() bool { i := m.view().Info; return i.LinkUp && i.Keys == 100 })
	eventually(m.t, 10*time.Second, "both hear each other", func() bool {
		there, _ := m.view().Nodes.ByID(id)
		here, _ := by.view().Nodes.ByID(m.me().ID)
		return there.LinkConnected && here.LinkConnected && m.serves() && by.serves()
	})
	m.must(func(ctx context.Context, v *valkey.Client) error { return v.Failover(ctx, valkey.FailoverGraceful) })
	eventually(m.t, 10*time.Second, "the new member leads, and the other one follows", func() bool {
		i := by.view().Info
		return i.Role == valkey.RoleReplica && i.LinkUp && i.Keys == 100 && m.me().Primary
	})
}

// After a loss of power all members come back at once, with what they have on
// their disks: nobody has a better copy, and nobody waits long.
func TestPowerLossOfAllMembersStartsWithData(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 1, "appendonly yes", "appendfsync always")
		c.fill(0, 200)
		parallel(c.members(), func(m *member) { m.kill(syscall.SIGKILL) })
		began := time.Now()
		parallel(c.members(), func(m *member) { m.start() })
		eventually(t, 15*time.Second, "the primary is back with its data", func() bool { return c.shards[0][0].ok("/readyz") })
		t.Logf("the primary is ready after %s", time.Since(began).Round(time.Millisecond))
		c.whole(20 * time.Second)
		if n := c.primary(0).keys(); n != 200 {
			t.Errorf("the primary has %d keys, want 200", n)
		}
	})
}

// A primary with data of its own follows its replica as well: an old snapshot
// lacks what was written since, and an append-only file may lack the last second.
func TestCrashedPersistentPrimaryFollowsItsReplica(t *testing.T) {
	t.Parallel()
	for name, config := range map[string]string{"snapshot": "save 3600 1", "append-only file": "appendonly yes"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			eachVersion(t, func(t *testing.T, server string) {
				c := form(t, server, "127.0.0.1", 1, 1, config)
				c.fill(0, 100)
				old := c.primary(0)
				old.must(func(ctx context.Context, v *valkey.Client) error { _, err := v.Do(ctx, "SAVE"); return err })
				c.fill(0, 300)
				old.crash()
				eventually(t, 10*time.Second, "the crashed member is a replica with all keys", func() bool {
					i := old.view().Info
					return i.Role == valkey.RoleReplica && i.LinkUp && i.Keys == 300
				})
				if n := c.primary(0).keys(); n != 300 {
					t.Errorf("the primary has %d keys, want 300", n)
				}
				c.whole(20 * time.Second)
			})
		})
	}
}

// A replica that had fallen behind is no better copy than the append-only file:
// the primary comes back as one, with everything that was acknowledged.
func TestCrashedPrimaryIsBetterThanReplicaThatFellBehind(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 1, "appendonly yes")
		c.fill(0, 10)
		p, r := c.shards[0][0], c.shards[0][1]
		if err := syscall.Kill(r.serverPID(), syscall.SIGSTOP); err != nil {
			t.Fatal(err)
		}
		// More than the kernel keeps for a replica that does not read.
		const keys, size = 200, 200_000
		p.must(func(ctx context.Context, v *valkey.Client) error {
			for i := range keys {
				if _, err := v.Do(ctx, "SET", fmt.Sprint("big:", i), strings.Repeat("x", size)); err != nil {
					return err
				}
			}
			return nil
		})
		offset := fmt.Sprintf(`"offset":%d`, p.view().Info.Offset)
		eventually(t, 5*time.Second, "the agent knows how far the server is", func() bool {
			text, err := os.ReadFile(filepath.Join(p.dir, "run", "offset.json"))
			return p.ok("/livez") && err == nil && strings.Contains(string(text), offset)
		})
		p.crash()
		if err := syscall.Kill(r.serverPID(), syscall.SIGCONT); err != nil {
			t.Fatal(err)
		}
		c.whole(20 * time.Second)
		if n := c.primary(0).keys(); c.primary(0) != p || n != keys+10 {
			t.Errorf("the primary has %d keys, want the one that crashed with %d", n, keys+10)
		}
	})
}

// Servers before 8.1.2 call their own nodes.conf corrupt when a replica in it has
// another shard ID than its primary, which they write themselves when they stop
// soon after they were made a replica.
func TestServerStartsWithDivergingShards(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 1, noPersistence)
		r := c.shards[0][1]
		r.kill(syscall.SIGKILL)
		path := filepath.Join(r.dir, "data", "nodes.conf")
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for line := range strings.Lines(string(text)) {
			if before, _, ok := strings.Cut(line, "shard-id="); ok && strings.Contains(line, "myself") {
				line = before + "shard-id=" + strings.Repeat("a", 40) + line[len(before)+len("shard-id=")+40:]
			}
			lines = append(lines, line)
		}
		if err := os.WriteFile(path, []byte(strings.Join(lines, "")), 0o600); err != nil {
			t.Fatal(err)
		}
		r.start()
		c.whole(20 * time.Second)
	})
}

// A primary that was replaced while it was away comes back as a replica.
func TestReplacedPrimaryFollows(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 2, noPersistence)
		c.fill(0, 100)
		old, next := c.shards[0][0], c.shards[0][1]
		old.kill(syscall.SIGKILL)
		next.must(func(ctx context.Context, v *valkey.Client) error { return v.Failover(ctx, valkey.FailoverTakeover) })
		eventually(t, 5*time.Second, "the replica is the primary", func() bool { return next.me().Primary })
		old.start()
		eventually(t, 10*time.Second, "the old primary follows", func() bool {
			i := old.view().Info
			return i.Role == valkey.RoleReplica && i.LinkUp && i.Keys == 100
		})
		c.whole(20 * time.Second)
	})
}
