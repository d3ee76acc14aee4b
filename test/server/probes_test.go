// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// A server that runs a long script is alive: row 54.
func TestBusyServerIsAlive(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 0, noPersistence)
		m := c.shards[0][0]
		_ = m.do(func(ctx context.Context, v *valkey.Client) error {
			_, err := v.Do(ctx, "EVAL", "while true do end", "0")
			return err
		})
		eventually(t, 10*time.Second, "the server is busy", func() bool {
			return valkey.Code(m.do(func(ctx context.Context, v *valkey.Client) error { return v.Ping(ctx) })) == valkey.CodeBusy
		})
		for range 3 {
			if code, why := m.probe("/livez"); code != http.StatusOK {
				t.Errorf("liveness is %d, %q, want 200", code, why)
			}
		}
		eventually(t, 10*time.Second, "the server is not ready any more, and the probe says why", func() bool {
			code, why := m.probe("/readyz")
			return code == http.StatusServiceUnavailable && strings.Contains(why, "BUSY") && m.ok("/livez")
		})
	})
}

// A server that loads is alive, and not ready: row 143.
func TestLoadingServerIsAlive(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 0, "save 3600 1", "loading-process-events-interval-bytes 1024", "key-load-delay 2000")
		m := c.shards[0][0]
		c.fill(0, 2000)
		if code := m.stop(); code != 0 {
			t.Errorf("exit code is %d, want 0", code)
		}
		m.start()
		eventually(t, 10*time.Second, "the server is loading, and alive", func() bool {
			code, why := m.probe("/readyz")
			return code == http.StatusServiceUnavailable && strings.Contains(why, "loading") && m.ok("/livez") && m.ok("/startupz")
		})
		eventually(t, 30*time.Second, "the server is ready", func() bool { return m.ok("/readyz") })
		if n := m.keys(); n != 2000 {
			t.Errorf("the server is ready with %d keys, want 2000", n)
		}
	})
}

// The loss of a shard does not make the others unready: row 142.
func TestReadinessIsOwn(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 3, 1, noPersistence)
		for _, m := range c.shards[0] {
			m.kill(syscall.SIGKILL)
		}
		eventually(t, 20*time.Second, "the others know that a shard failed", func() bool {
			fails := 0
			for _, e := range c.shards[1][0].view().Nodes {
				if e.Fail {
					fails++
				}
			}
			return fails > 0
		})
		for _, shard := range c.shards[1:] {
			for _, m := range shard {
				if code, why := m.probe("/readyz"); code != http.StatusOK {
					t.Errorf("readiness is %d, %q, want 200", code, why)
				}
			}
		}
	})
}

// Addresses of version 6 need brackets to be dialled, and must not have them to
// be met: row 29.
func TestIPv6(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "::1", 1, 1, noPersistence)
		c.fill(0, 50)
		p := c.primary(0)
		if e := p.me(); e.IP != "::1" {
			t.Errorf("the server announces %q, want ::1", e.IP)
		}
		if code := p.stop(); code != 0 {
			t.Errorf("exit code is %d, want 0", code)
		}
		if n := c.primary(0).keys(); n != 50 {
			t.Errorf("the replica has %d keys, want 50", n)
		}
	})
}

// The agent refuses to start a server that would announce no address (row 25),
// or could not write its files (row 104), and says so.
func TestAgentRefuses(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		m := newMember(t, server, "127.0.0.1")
		ip := m.ip
		m.ip = "$(POD_IPS)"
		m.start()
		if code := m.wait(); code != 1 || !strings.Contains(m.log.String(), "is no IP address") {
			t.Errorf("exit code is %d, want 1 and the reason", code)
		}
		m.ip = ip
		m.start("--data", "/proc/self")
		if code := m.wait(); code != 1 || !strings.Contains(m.log.String(), "cannot be written") {
			t.Errorf("exit code is %d, want 1 and the reason", code)
		}
	})
}

// Probes cost next to nothing: row 176.
func TestIdleCost(t *testing.T) {
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 1, noPersistence)
		m := c.primary(0)
		before, commands := cpu(t, m.command.Process.Pid), processed(m)
		const seconds = 10
		for range seconds * 2 {
			for _, path := range []string{"/livez", "/readyz", "/startupz"} {
				if !m.ok(path) {
					t.Errorf("%s is not 200", path)
				}
			}
			http.DefaultClient.CloseIdleConnections()
			time.Sleep(500 * time.Millisecond)
		}
		millicores := (cpu(t, m.command.Process.Pid) - before).Milliseconds() / seconds
		rss := residentKiB(t, m.command.Process.Pid)
		perSecond := float64(processed(m)-commands) / seconds
		t.Logf("agent: %d millicores, %d KiB; %.1f commands a second on its server", millicores, rss, perSecond)
		if millicores >= 10 || rss >= 15<<10 || perSecond > 5 {
			t.Errorf("want less than 10 millicores, 15 MiB and 5 commands")
		}
		if _, text := m.probe("/metrics"); !strings.Contains(text, "\nvalkey_slots 16384\n") || !strings.Contains(text, `valkey_agent_start_guard_info{decision="start"} 1`) {
			t.Errorf("metrics are wrong:\n%s", text)
		}
	})
}

func cpu(t *testing.T, pid int) time.Duration {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		t.Fatal(err)
	}
	// Fields 14 and 15, in hundredths of a second, counted behind the name.
	fields := strings.Fields(string(text[strings.LastIndex(string(text), ")")+1:]))
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * 10 * time.Millisecond
}

func residentKiB(t *testing.T, pid int) int {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(text), "VmRSS:")
	n, _ := strconv.Atoi(strings.Fields(after)[0])
	return n
}

// processed returns how many commands the server has carried out.
func processed(m *member) int {
	n := 0
	m.must(func(ctx context.Context, v *valkey.Client) error {
		r, err := v.Do(ctx, "INFO", "stats")
		if err != nil {
			return err
		}
		text, err := r.String()
		_, after, _ := strings.Cut(text, "total_commands_processed:")
		n, _ = strconv.Atoi(strings.Fields(after)[0])
		return err
	})
	return n
}
