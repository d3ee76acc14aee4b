// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// An old snapshot is not served while a better copy may only be slow: the server
// waits longer for a mate than a cluster needs to elect one: row 40.
func TestOldSnapshotWaitsForBetterCopy(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 1, "save 3600 1")
		c.fill(0, 100)
		p, r := c.shards[0][0], c.shards[0][1]
		p.must(func(ctx context.Context, v *valkey.Client) error { _, err := v.Do(ctx, "SAVE"); return err })
		c.fill(0, 300)
		if err := syscall.Kill(r.serverPID(), syscall.SIGSTOP); err != nil {
			t.Fatal(err)
		}
		p.crash()
		for end := time.Now().Add(2 * nodeTimeout); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
			if code, why := p.probe("/readyz"); code == 200 || p.serverPID() != 0 {
				t.Fatalf("the old data is served: %q", why)
			}
		}
		if err := syscall.Kill(r.serverPID(), syscall.SIGCONT); err != nil {
			t.Fatal(err)
		}
		eventually(t, 10*time.Second, "the replica is the primary, with all keys", func() bool { return r.me().Primary && r.keys() == 300 })
		c.whole(20 * time.Second)
		if n := p.keys(); n != 300 {
			t.Errorf("the member with the old snapshot has %d keys, want 300", n)
		}
	})
}

// A replica that came from another shard a moment ago, and has not synced, is
// nobody's successor, although its offset is the higher one: row 45.
func TestStrangerIsNotPromoted(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 3, 1, noPersistence)
		c.fill(0, 100)
		c.fill(1, 2000)
		p, r, stranger := c.shards[0][0], c.shards[0][1], c.shards[1][1]
		id := p.me().ID
		// It cannot sync: the primary does not know the user any more.
		p.must(func(ctx context.Context, v *valkey.Client) error { return v.ACLSetUser(ctx, "_replication", "off") })
		stranger.must(func(ctx context.Context, v *valkey.Client) error { return v.Replicate(ctx, id) })
		eventually(t, 10*time.Second, "the primary knows of both", func() bool {
			e, _ := p.view().Nodes.ByID(stranger.me().ID)
			return e.PrimaryID == id
		})
		p.crash()
		eventually(t, 10*time.Second, "the shard's replica is the primary", func() bool { return r.me().Primary })
		for _, m := range []*member{p, stranger} {
			eventually(t, 20*time.Second, "the others follow it", func() bool {
				i := m.view().Info
				return i.Role == valkey.RoleReplica && i.LinkUp && i.Keys == 100
			})
		}
		if n := r.keys(); n != 100 {
			t.Errorf("the primary has %d keys, want 100", n)
		}
	})
}

// A primary that runs out of memory loses nothing that its replica acknowledged:
// row 39. The kernel's killer is tested end to end; here the server ends itself.
func TestPrimaryOutOfMemory(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 1, noPersistence)
		c.fill(0, 100)
		p, r := c.shards[0][0], c.shards[0][1]
		limit := strconv.FormatInt(virtualBytes(t, p.serverPID())+16<<20, 10)
		if out, err := exec.CommandContext(t.Context(), "prlimit", "--pid", strconv.Itoa(p.serverPID()), "--as="+limit).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		acknowledged := 0
		err := p.do(func(ctx context.Context, v *valkey.Client) error {
			for ; acknowledged < 10_000; acknowledged++ {
				if _, err := v.Do(ctx, "SET", fmt.Sprint("big:", acknowledged), strings.Repeat("x", 100_000)); err != nil {
					return err
				}
				if n, err := v.Do(ctx, "WAIT", "1", "1000"); err != nil {
					return err
				} else if replicas, err := n.Int(); err != nil || replicas != 1 {
					return errors.Join(err, errors.New("no replica has acknowledged"))
				}
			}
			return nil
		})
		if code := p.wait(); err == nil || code == 0 {
			t.Fatalf("exit code is %d after %v, want a crash", code, err)
		}
		p.start()
		c.whole(20 * time.Second)
		if n := r.keys(); !r.me().Primary || n < int64(100+acknowledged) || p.keys() != n {
			t.Errorf("the replica has %d keys, and the member that crashed %d, want both at least the %d that were acknowledged", n, p.keys(), 100+acknowledged)
		}
	})
}

// virtualBytes is the size of a process.
func virtualBytes(t *testing.T, pid int) int64 {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	if err != nil {
		t.Fatal(err)
	}
	pages, err := strconv.ParseInt(strings.Fields(string(text))[0], 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return pages * int64(os.Getpagesize())
}

// The only copy that is killed again and again while it loads comes back with
// what it has: row 39.
func TestOnlyCopyKilledWhileLoading(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 0, appendOnly, "loading-process-events-interval-bytes 1024", "key-load-delay 1000")
		m := c.shards[0][0]
		c.fill(0, 1000)
		for range 5 {
			m.kill(syscall.SIGKILL)
			m.start()
			eventually(t, 10*time.Second, "the server is loading", func() bool { return m.view().Info.Loading || m.ok("/readyz") })
		}
		eventually(t, 20*time.Second, "the server is ready", func() bool { return m.ok("/readyz") })
		if n := m.keys(); n != 1000 {
			t.Errorf("the server has %d keys, want 1000", n)
		}
	})
}
