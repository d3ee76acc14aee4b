// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"
)

// A primary that is asked to stop hands over first, whatever the version: row
// 42. Nothing that was acknowledged is lost, clients hardly notice, and the
// container's exit code is the server's.
func TestStoppedPrimaryHandsOver(t *testing.T) {
	t.Parallel()
	for name, shape := range map[string][2]int{"majority votes": {3, 1}, "two shards": {2, 1}, "one shard": {1, 2}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			eachVersion(t, func(t *testing.T, server string) {
				c := form(t, server, "127.0.0.1", shape[0], shape[1], noPersistence)
				w := write(t, c.members())
				for shard := range c.shards {
					w.round()
					p := c.primary(shard)
					began := time.Now()
					if code := p.stop(); code != 0 {
						t.Errorf("exit code is %d, want 0", code)
					}
					t.Logf("stopped after %s", time.Since(began).Round(time.Millisecond))
					if n := c.primaries(shard); len(n) != 1 {
						t.Errorf("the shard has %d primaries when the old one has stopped, want one", len(n))
					}
					p.start()
					c.whole(20 * time.Second)
				}
				w.round()
				lost := w.stop()
				t.Logf("%d writes, %d lost, longest gap %s", w.writes.Load(), lost, w.gap.Round(time.Millisecond))
				if lost != 0 || w.gap > 3*time.Second {
					t.Errorf("%d writes were lost, with a gap of %s; want none lost, and less than 3s", lost, w.gap)
				}
			})
		})
	}
}

// When the best replica does not take over, the next one does; when none does,
// the server stops all the same.
func TestHandOverTriesTheNextReplica(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 2, noPersistence)
		c.fill(0, 100)
		p, frozen, next := c.shards[0][0], c.shards[0][1], c.shards[0][2]
		if err := syscall.Kill(frozen.serverPID(), syscall.SIGSTOP); err != nil {
			t.Fatal(err)
		}
		if code := p.stop(); code != 0 {
			t.Errorf("exit code is %d, want 0", code)
		}
		if !next.me().Primary || next.keys() != 100 {
			t.Errorf("the other replica is %+v, want a primary", next.me())
		}
		if code := next.stop(); code != 0 {
			t.Errorf("exit code is %d without a replica that answers, want 0", code)
		}
	})
}

// A server that ends by itself ends the container, with its code; one that is
// stopped while it is not ready stops as well.
func TestProcessOne(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		m := newMember(t, server, "127.0.0.1", noPersistence)
		m.start()
		eventually(t, 10*time.Second, "the server answers", func() bool { return m.me().ID != "" })
		t.Run("secrets", func(t *testing.T) { noSecrets(t, m) })
		t.Run("hangup is passed on", func(t *testing.T) {
			if err := m.command.Process.Signal(syscall.SIGHUP); err != nil {
				t.Fatal(err)
			}
			eventually(t, 5*time.Second, "the server lives on, as it ignores hangups", func() bool { return m.me().ID != "" })
		})
		if code := m.stop(); code != 0 {
			t.Errorf("exit code is %d, want 0", code)
		}
		m.config = nil
		m.write("valkey.conf", "no-such-directive yes\n")
		m.start()
		if code := m.wait(); code != 1 || !strings.Contains(m.log.String(), "no-such-directive") {
			t.Errorf("exit code is %d, want the server's 1 and its words", code)
		}
	})
}

// noSecrets looks where everybody on the machine can look.
func noSecrets(t *testing.T, m *member) {
	for _, pid := range []int{m.command.Process.Pid, m.serverPID()} {
		for _, file := range []string{"cmdline", "environ"} {
			text, err := os.ReadFile(fmt.Sprintf("/proc/%d/%s", pid, file))
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(text), password) {
				t.Errorf("the password is in %s of process %d", file, pid)
			}
		}
	}
	if strings.Contains(m.log.String(), password) {
		t.Error("the password is in the log")
	}
	for _, name := range []string{"valkey.conf", "users.acl"} {
		info, err := os.Stat(m.dir + "/run/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if info.Mode().Perm() != 0o600 {
			t.Errorf("%s has mode %v, want 0600", name, info.Mode())
		}
	}
}
