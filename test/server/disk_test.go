// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// onSmallDisk moves a member's data to a disk of a few megabytes.
func (m *member) onSmallDisk() {
	m.t.Helper()
	m.kill(syscall.SIGKILL)
	data := filepath.Join(m.dir, "data")
	kept := data + ".kept"
	if err := errors.Join(os.Rename(data, kept), os.Mkdir(data, 0o700), syscall.Mount("tmpfs", data, "tmpfs", 0, "size=16m")); err != nil {
		m.t.Fatal(err)
	}
	m.t.Cleanup(func() {
		m.kill(syscall.SIGKILL)
		if err := syscall.Unmount(data, syscall.MNT_DETACH); err != nil {
			m.t.Error(err)
		}
	})
	if out, err := exec.CommandContext(m.t.Context(), "cp", "-a", kept+"/.", data).CombinedOutput(); err != nil {
		m.t.Fatalf("%v: %s", err, out)
	}
	m.start()
}

// fillDisk leaves no byte on a member's disk; free gives them back.
func (m *member) fillDisk() (free func()) {
	m.t.Helper()
	path := filepath.Join(m.dir, "data", "ballast")
	f, err := os.Create(path)
	if err != nil {
		m.t.Fatal(err)
	}
	for _, size := range []int{1 << 20, 1 << 12, 1} {
		for err = nil; err == nil; {
			_, err = f.Write(make([]byte, size))
		}
	}
	if !errors.Is(err, syscall.ENOSPC) || f.Close() != nil {
		m.t.Fatal(err)
	}
	return func() {
		if err := os.Remove(path); err != nil {
			m.t.Error(err)
		}
	}
}

// set writes one key, and returns the server's error code.
func (m *member) set(key string) string {
	return valkey.Code(m.do(func(ctx context.Context, v *valkey.Client) error {
		_, err := v.Do(ctx, "SET", key, strings.Repeat("x", 5000))
		return err
	}))
}

// A server whose disk is full refuses writes and goes on: it is alive, can be
// read, says so, and recovers by itself: row 55.
func TestFullDiskStopsWritesOnly(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 0, "appendonly yes")
		m := c.shards[0][0]
		m.onSmallDisk()
		c.whole(20 * time.Second)
		c.fill(0, 200)
		free := m.fillDisk()
		eventually(t, 10*time.Second, "writes are refused", func() bool { return m.set("a") == "MISCONF" })
		for end := time.Now().Add(6 * time.Second); time.Now().Before(end); time.Sleep(500 * time.Millisecond) {
			if code, why := m.probe("/readyz"); code != 200 || !m.ok("/livez") {
				t.Fatalf("readiness is %d, %q, want 200, and liveness as well", code, why)
			}
		}
		if _, text := m.probe("/metrics"); !strings.Contains(text, "\nvalkey_aof_last_write_ok 0\n") {
			t.Errorf("metrics do not tell of the failure:\n%s", text)
		}
		free()
		eventually(t, 10*time.Second, "writes are accepted again", func() bool { return m.set("a") == "" })
		// Nothing is broken by starts without space, although the server ends when
		// it cannot write its identity.
		for range 10 {
			m.kill(syscall.SIGKILL)
			free = m.fillDisk()
			m.start()
			eventually(t, 10*time.Second, "the server is ready, or has ended", func() bool { return m.ok("/readyz") || len(m.exited) > 0 })
			free()
		}
		m.kill(syscall.SIGKILL)
		m.start()
		eventually(t, 10*time.Second, "the server is ready", func() bool { return m.ok("/readyz") })
		if n := m.keys(); n != 201 {
			t.Fatalf("the server has %d keys, want 201", n)
		}
		eventually(t, 10*time.Second, "writes are accepted again", func() bool { return m.set("b") == "" })
	})
}

// A primary that cannot even write who it follows does not come back, but its
// replica is the primary at once: row 55.
func TestPrimaryRestartedOnFullDiskIsReplaced(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 1, "appendonly yes")
		c.fill(0, 200)
		r, p := c.shards[0][0], c.shards[0][1]
		p.onSmallDisk()
		c.whole(20 * time.Second)
		p.must(func(ctx context.Context, v *valkey.Client) error { return v.Failover(ctx, valkey.FailoverGraceful) })
		eventually(t, 10*time.Second, "the member is the primary", func() bool { return p.me().Primary && len(p.view().Info.ConnectedReplicas) == 1 })
		c.whole(20 * time.Second)
		p.kill(syscall.SIGKILL)
		free := p.fillDisk()
		for range 10 {
			p.start()
			if code := p.wait(); code != 1 || !strings.Contains(lastLine(p), "no space left on device") {
				t.Fatalf("exit code is %d after %q, want 1 and the reason", code, lastLine(p))
			}
			if e := r.me(); !e.Primary || !e.Slots.IsFull() || r.keys() != 200 {
				t.Fatalf("the replica is %+v with %d keys, want the primary", e, r.keys())
			}
		}
		free()
		p.start()
		c.whole(20 * time.Second)
		if c.primary(0) != r || p.keys() != 200 {
			t.Errorf("the member has %d keys, want 200 as a replica", p.keys())
		}
	})
}
