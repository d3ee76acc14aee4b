// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// The exit codes of an agent whose server cannot load its data.
const (
	setAside   = 75
	unreadable = 65
)

// damage changes the server's files while it is down.
type damage func(t *testing.T, data string)

// theFile is the one file that matches.
func theFile(t *testing.T, pattern string) string {
	t.Helper()
	found, err := filepath.Glob(pattern)
	if err != nil || len(found) != 1 {
		t.Fatalf("%s matches %v (%v), want one file", pattern, found, err)
	}
	return found[0]
}

func garbageAt(pattern string, whence int) damage {
	return func(t *testing.T, data string) {
		t.Helper()
		f, err := os.OpenFile(theFile(t, filepath.Join(data, pattern)), os.O_WRONLY, 0)
		if err != nil {
			t.Fatal(err)
		}
		size, err := f.Seek(0, whence)
		if err == nil {
			_, err = f.WriteAt([]byte("\x00garbage!\xff"), max(size, 300))
		}
		if err != nil || f.Close() != nil {
			t.Fatal(err)
		}
	}
}

func cut(pattern string) damage {
	return func(t *testing.T, data string) {
		t.Helper()
		path := theFile(t, filepath.Join(data, pattern))
		info, err := os.Stat(path)
		if err == nil {
			err = os.Truncate(path, info.Size()-5)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func remove(pattern string) damage {
	return func(t *testing.T, data string) {
		t.Helper()
		if err := os.Remove(theFile(t, filepath.Join(data, pattern))); err != nil {
			t.Fatal(err)
		}
	}
}

const (
	increments = "appendonlydir/*.incr.aof"
	base       = "appendonlydir/*.base.rdb"
	// A server that is killed has written everything only with this: else it
	// may put writing off for as long as two seconds.
	appendOnly = "appendonly yes\nappendfsync always"
	snapshots  = "save 3600 1"
)

// tree lists the files below a folder with their sizes.
func tree(t *testing.T, folder string) string {
	t.Helper()
	var b strings.Builder
	err := filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			text, err := os.ReadFile(path)
			b.WriteString(strings.TrimPrefix(path, folder) + " " + sha256Hex(string(text)) + "\n")
			return err
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// A replica that cannot load its data copies it anew from its primary, once, and
// keeps what it could not read: row 103.
func TestReplicaWithBrokenFilesIsRebuilt(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		config string
		damage damage
		aside  string
	}{
		"garbage at the end":     {appendOnly, garbageAt(increments, 2), "appendonlydir.broken"},
		"garbage in the middle":  {appendOnly, garbageAt(increments, 0), "appendonlydir.broken"},
		"a base that is cut":     {appendOnly, cut(base), "appendonlydir.broken"},
		"a base that is missing": {appendOnly, remove(base), "appendonlydir.broken"},
		"a manifest cut":         {appendOnly, cut("appendonlydir/*.manifest"), "appendonlydir.broken"},
		"a snapshot that is cut": {snapshots, cut("dump.rdb"), "dump.rdb.broken"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			eachVersion(t, func(t *testing.T, server string) {
				c := form(t, server, "127.0.0.1", 1, 1, tt.config)
				c.fill(0, 200)
				r := c.shards[0][1]
				r.must(func(ctx context.Context, v *valkey.Client) error { _, err := v.Do(ctx, "SAVE"); return err })
				r.kill(syscall.SIGKILL)
				data := filepath.Join(r.dir, "data")
				tt.damage(t, data)
				r.start()
				if code := r.wait(); code != setAside || !strings.Contains(lastLine(r), tt.aside) {
					t.Fatalf("exit code is %d after %q, want %d and what was set aside", code, lastLine(r), setAside)
				}
				r.start()
				c.whole(20 * time.Second)
				if n := r.keys(); n != 200 || r.me().Primary {
					t.Errorf("the replica has %d keys, want 200", n)
				}
				if _, err := os.Stat(filepath.Join(data, tt.aside)); err != nil {
					t.Error(err)
				}
				if _, text := r.probe("/metrics"); !strings.Contains(text, "\nvalkey_agent_data_set_aside 1\n") {
					t.Errorf("metrics do not tell of the files:\n%s", text)
				}
			})
		})
	}
}

// lastLine is what ends up in the Pod's status.
func lastLine(m *member) string {
	lines := strings.Split(strings.TrimSpace(m.log.String()), "\n")
	return lines[len(lines)-1]
}

// A primary that cannot load its data after all members of its shard were down lets a mate
// take over that can: row 103.
func TestPrimaryWithBrokenFilesFollows(t *testing.T) {
	t.Parallel()
	for name, shards := range map[string]int{"majority votes": 3, "one shard": 1} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			eachVersion(t, func(t *testing.T, server string) {
				c := form(t, server, "127.0.0.1", shards, 1, appendOnly)
				c.fill(0, 200)
				p, r := c.shards[0][0], c.shards[0][1]
				parallel(c.shards[0], func(m *member) { m.kill(syscall.SIGKILL) })
				garbageAt(increments, 2)(t, filepath.Join(p.dir, "data"))
				parallel(c.shards[0], func(m *member) { m.start() })
				if code := p.wait(); code != setAside {
					t.Fatalf("exit code is %d after %q, want %d", code, lastLine(p), setAside)
				}
				p.start()
				c.whole(20 * time.Second)
				if c.primary(0) != r || r.keys() != 200 || p.keys() != 200 {
					t.Errorf("the primary has %d keys, and the other member %d; want the former replica, and 200", c.primary(0).keys(), p.keys())
				}
			})
		})
	}
}

// The only copy is left as it is, and the Pod's status says so: row 103. It is
// what the server makes of it when somebody has mended it, or another copy
// turns up.
func TestOnlyCopyIsNotTouched(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 1, appendOnly)
		c.fill(0, 200)
		p, r := c.shards[0][0], c.shards[0][1]
		r.kill(syscall.SIGKILL)
		p.kill(syscall.SIGKILL)
		data := filepath.Join(r.dir, "data")
		garbageAt(increments, 2)(t, data)
		before := tree(t, data)
		r.start()
		eventually(t, 5*time.Second, "readiness names the primary that is waited for", func() bool {
			code, why := r.probe("/readyz")
			return code == 503 && strings.Contains(why, p.address()) && r.ok("/livez") && r.ok("/startupz")
		})
		if code := r.wait(); code != unreadable || !strings.Contains(lastLine(r), "nothing was touched") || len(lastLine(r)) > 400 {
			t.Fatalf("exit code is %d after %q, want %d and the reason", code, lastLine(r), unreadable)
		}
		if after := tree(t, data); after != before {
			t.Fatalf("the files were\n%sand are\n%s", before, after)
		}
		p.start()
		r.start()
		if code := r.wait(); code != setAside {
			t.Fatalf("exit code is %d after %q, want %d, with the primary there again", code, lastLine(r), setAside)
		}
		r.start()
		c.whole(20 * time.Second)

		// What was copied anew, and is broken again, speaks of a bad disk.
		r.kill(syscall.SIGKILL)
		garbageAt(increments, 2)(t, data)
		r.start()
		if code := r.wait(); code != unreadable || !strings.Contains(lastLine(r), "appendonlydir.broken is there from an earlier time") {
			t.Errorf("exit code is %d after %q, want %d, since there are files from an earlier time", code, lastLine(r), unreadable)
		}
	})
}

// A primary that has no mates can only say what is wrong; one whose file lacks
// the end comes back with what it has: row 103.
func TestPrimaryAloneWithBrokenFiles(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		c := form(t, server, "127.0.0.1", 1, 0, appendOnly)
		c.fill(0, 200)
		p := c.shards[0][0]
		data := filepath.Join(p.dir, "data")
		p.kill(syscall.SIGKILL)
		cut(increments)(t, data)
		p.start()
		eventually(t, 10*time.Second, "the server is ready", func() bool { return p.ok("/readyz") })
		if n := p.keys(); n < 199 {
			t.Errorf("the server has %d keys, want all but the last", n)
		}
		p.kill(syscall.SIGKILL)
		garbageAt(increments, 0)(t, data)
		before := tree(t, data)
		p.start()
		if code := p.wait(); code != unreadable || !strings.Contains(lastLine(p), "Bad file format") {
			t.Errorf("exit code is %d after %q, want %d and the reason", code, lastLine(p), unreadable)
		}
		if after := tree(t, data); after != before {
			t.Errorf("the files were\n%sand are\n%s", before, after)
		}
	})
}
