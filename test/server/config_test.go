// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"encoding/json"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// TestConfiguration shows, for each server, what changes of the configuration rest on: a
// server tells what it takes while it runs, also in awkward values, and what it takes
// it also takes from the file at its next start, to the same effect (rows 17, 18, 20
// and 64). What is not declared any more is then as it was.
func TestConfiguration(t *testing.T) {
	t.Parallel()
	declared := map[string]string{
		"maxmemory": "100mb", "maxclients": "500", "notify-keyspace-events": "KEA", "save": "900 1 300 10", "hz": "20",
		"client-output-buffer-limit": "replica 256mb 64mb 60", "proc-title-template": `{title} "x"`, "oom-score-adj-values": "0 100 200",
		"latency-tracking-info-percentiles": "50 99", "slave-priority": "90",
	}
	eachVersion(t, func(t *testing.T, server string) {
		m := newMember(t, server, "127.0.0.1", "maxclients 400", "save 60 1", "slowlog-max-len 7")
		live := filepath.Join(m.dir, "live.json")
		m.start("--live", live)
		eventually(t, 30*time.Second, "the server answers", func() bool { return m.me().ID != "" })
		names := slices.Sorted(maps.Keys(declared))
		var want map[string]string
		m.must(func(ctx context.Context, c *valkey.Client) error {
			err := tryAll(ctx, t, c, declared)
			if err == nil {
				want, err = c.ConfigGet(ctx, names...)
			}
			return err
		})
		m.stop()
		changed := map[string]any{"slowlog-max-len": nil}
		for name, value := range declared {
			changed[name] = value
		}
		raw, err := json.Marshal(changed)
		if err != nil {
			t.Fatal(err)
		}
		m.write("live.json", string(raw))
		m.start("--live", live)
		eventually(t, 30*time.Second, "the server answers again", func() bool { return m.me().ID != "" })
		m.must(func(ctx context.Context, c *valkey.Client) error {
			got, err := c.ConfigGet(ctx, names...)
			for name := range want {
				if got[name] != want[name] {
					t.Errorf("%s is %q from the file, and %q by command", name, got[name], want[name])
				}
			}
			before, errBefore := c.ConfigGet(ctx, "slowlog-max-len")
			if before["slowlog-max-len"] != "128" {
				t.Errorf("what is not declared any more is %v", before)
			}
			if err == nil {
				err = errBefore
			}
			return err
		})
	})
}

// tryAll tries what servers take, and beside it what they do not take, or not while they
// run.
func tryAll(ctx context.Context, t *testing.T, c *valkey.Client, taken map[string]string) error {
	t.Helper()
	all := maps.Clone(taken)
	maps.Copy(all, map[string]string{"databases": "20", "maxmemoryy": "1gb", "maxmemory-policy": "bogus", "dir": "/"})
	answers, err := c.ConfigTry(ctx, all, func() error { return nil })
	for name := range taken {
		if got := answers[name]; got.Restart || got.Refusal != "" {
			t.Errorf("%s: %+v", name, got)
		}
	}
	for name, words := range map[string]string{"maxmemoryy": "Unknown option", "maxmemory-policy": "must be one of"} {
		if !strings.Contains(answers[name].Refusal, words) {
			t.Errorf("%s: %+v", name, answers[name])
		}
	}
	if !answers["databases"].Restart || !answers["dir"].Restart || answers["maxmemory"].Value != "104857600" {
		t.Errorf("%+v", answers)
	}
	return err
}
