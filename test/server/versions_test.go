// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// TestOlderReplica is what the planner builds on when an image is changed back to an
// older version (row 170). A server cannot read the files of a newer one. From a newer
// primary it gets what it knows in a form that it can read; what it does not know it
// skips, and counts; and it gets nothing at all while the primary has such data.
func TestOlderReplica(t *testing.T) {
	t.Parallel()
	newest, _, _ := strings.Cut(os.Getenv("VALKEY_SERVER_PATHS"), ",")
	eachVersion(t, func(t *testing.T, server string) {
		if server == newest {
			return // It is not older than itself.
		}
		c := form(t, newest, "127.0.0.1", 1, 1, "appendonly yes")
		c.fill(0, 100)
		p, r := c.shards[0][0], c.shards[0][1]
		r.stop()
		r.server = server
		r.start()
		if code := r.wait(); code == 0 {
			t.Error("it has read the files of a newer server")
		}

		synced := func() bool { i := r.view().Info; return i.LinkUp && i.Keys == 100 }
		r.forgetData()
		r.start()
		eventually(t, 20*time.Second, "the older replica is in sync", synced)
		if n := r.view().Info.UnexpectedErrors; n != 0 {
			t.Errorf("it refused %d commands", n)
		}

		p.must(func(ctx context.Context, v *valkey.Client) error {
			_, err := v.Do(ctx, "HSETEX", "{a}h", "EX", "1000", "FIELDS", "1", "f", "v")
			return err
		})
		eventually(t, 10*time.Second, "it has counted what it refused", func() bool { return r.view().Info.UnexpectedErrors == 1 })
		if i := r.view().Info; !i.LinkUp || i.Keys != 100 {
			t.Errorf("it is %+v", i)
		}

		r.stop()
		r.forgetData()
		r.start()
		eventually(t, 20*time.Second, "it answers", func() bool { return r.view().Info.Role == valkey.RoleReplica })
		for end := time.Now().Add(3 * time.Second); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
			if r.view().Info.LinkUp {
				t.Fatal("it has got data that it does not know")
			}
		}
		p.must(func(ctx context.Context, v *valkey.Client) error { _, err := v.Do(ctx, "DEL", "{a}h"); return err })
		eventually(t, 20*time.Second, "it is in sync when that is gone", synced)
	})
}

// forgetData removes what the server has written, but for who it is.
func (m *member) forgetData() {
	m.t.Helper()
	if err := os.RemoveAll(filepath.Join(m.dir, "data", "appendonlydir")); err != nil {
		m.t.Fatal(err)
	}
}
