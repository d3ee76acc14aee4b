// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"errors"
	"io"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// TestHopeless: only a server that holds nothing is given up by the agent.
func TestHopeless(t *testing.T) {
	t.Parallel()
	now := time.Unix(1_000_000, 0)
	long, short := now.Add(-blankSilence), now.Add(-blankSilence+time.Second)
	for name, tt := range map[string]struct {
		facts facts
		want  bool
	}{
		"blank, and never answered":        {facts{Blank: true, SilentSince: long}, true},
		"blank, not for long":              {facts{Blank: true, SilentSince: short}, false},
		"with data to load":                {facts{SilentSince: long}, false},
		"blank when it last answered":      {facts{InfoAt: long, SilentSince: long}, true},
		"a replica with data":              {facts{Blank: true, InfoAt: long, SilentSince: long, Info: valkey.Info{Role: valkey.RoleReplica, Keys: 1}}, false},
		"an empty primary that owns slots": {facts{Blank: true, InfoAt: long, SilentSince: long, Slots: 1}, false},
		"loading when it last answered":    {facts{InfoAt: long, SilentSince: long, Info: valkey.Info{Loading: true}}, false},
		"not started":                      {facts{Blank: true, Waiting: "its mates", SilentSince: long}, false},
		"it answers":                       {facts{Blank: true, InfoAt: now}, false},
	} {
		if got := hopeless(tt.facts, now); got != tt.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// TestDrain: who has handed over stays for clients that do not know yet.
func TestDrain(t *testing.T) {
	t.Parallel()
	now := time.Unix(1_000_000, 0)
	for name, tt := range map[string]struct {
		role   valkey.Role
		served time.Duration // ago; 0 is never
		want   time.Duration
	}{
		"a replica that has just handed over": {valkey.RoleReplica, 2 * time.Second, drainTime},
		"a replica since long ago":            {valkey.RoleReplica, time.Hour, 0},
		"a replica that never was a primary":  {valkey.RoleReplica, 0, 0},
		"still a primary":                     {valkey.RolePrimary, time.Second, 0},
	} {
		h := newHealth(nil, "")
		h.now = func() time.Time { return now }
		if tt.served > 0 {
			h.facts.ServedAt = now.Add(-tt.served)
		}
		if got := h.drain(tt.role); got != tt.want {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestProbes(t *testing.T) {
	t.Parallel()
	now := time.Unix(1_000_000, 0)
	good := func(change ...func(*facts)) facts {
		f := facts{Answered: true, InfoAt: now, Slots: 5, Info: valkey.Info{Role: valkey.RolePrimary}}
		for _, c := range change {
			c(&f)
		}
		return f
	}
	replica := func(f *facts) { f.Slots, f.Info = 0, valkey.Info{Role: valkey.RoleReplica, LinkUp: true} }
	silent := func(d time.Duration) func(*facts) {
		return func(f *facts) {
			f.SilentSince, f.InfoAt, f.Err = now.Add(-d), now.Add(-d-time.Second), errors.New("timeout")
		}
	}
	for name, tt := range map[string]struct {
		facts                facts
		started, live, ready bool
		why                  string // of readiness
	}{
		"a primary":                {good(), true, true, true, "5 slots"},
		"a primary without slots":  {good(func(f *facts) { f.Slots = 0 }), true, true, false, "owns no slots"},
		"a replica":                {good(replica), true, true, true, "in sync"},
		"a replica that copies":    {good(replica, func(f *facts) { f.Info.SyncInProgress, f.Info.LinkUp = true, false }), true, true, false, "copying"},
		"a replica without a link": {good(replica, func(f *facts) { f.Info.LinkUp = false }), true, true, false, "no link"},
		"loading, row 143":         {good(func(f *facts) { f.Info.Loading = true }), true, true, false, "loading"},
		"busy, row 54":             {good(func(f *facts) { f.Err, f.InfoAt = valkey.ParseError("BUSY script"), now.Add(-time.Minute) }), true, true, false, "BUSY"},
		"busy for a moment":        {good(func(f *facts) { f.Err = valkey.ParseError("BUSY script") }), true, true, true, ""},
		"refused from the start":   {facts{Answered: true, Err: valkey.ParseError("NOAUTH")}, true, true, false, "NOAUTH"},
		"silent for a moment":      {good(silent(2 * time.Second)), true, true, true, ""},
		"silent for a while":       {good(silent(10 * time.Second)), true, true, false, "timeout"},
		"silent for too long":      {good(silent(liveSilence)), false, false, false, "timeout"},
		"held back by the guard":   {facts{Waiting: "the guard waits"}, true, true, false, "the guard waits"},
		"started, not yet there":   {facts{SilentSince: now, Err: errors.New("refused")}, false, true, false, "refused"},
		"being stopped":            {good(func(f *facts) { f.Stopping = true }), true, true, false, "stopped"},
	} {
		gotStarted, _ := started(tt.facts, now)
		gotLive, _ := alive(tt.facts, now)
		gotReady, why := ready(tt.facts, now)
		if gotStarted != tt.started || gotLive != tt.live || gotReady != tt.ready || !strings.Contains(why, tt.why) {
			t.Errorf("%s: started %t, live %t, ready %t because %q; want %t, %t, %t because %q", name, gotStarted, gotLive, gotReady, why, tt.started, tt.live, tt.ready, tt.why)
		}
	}
}

func TestMetrics(t *testing.T) {
	t.Parallel()
	h := newHealth(&Options{Cluster: `a"b`, Shard: "0"}, "127.0.0.1:1")
	h.guarded(stepFollow, 1500*time.Millisecond)
	h.handedOver(70 * time.Millisecond)
	h.change(func(h *health) {
		h.facts = facts{Waiting: "the test", Answered: true, InfoAt: time.Now(), Slots: 3, Info: valkey.Info{Role: valkey.RolePrimary, Version: "9.1.2", Keys: 4, Uptime: time.Minute}}
	})
	s := httptest.NewServer(h.handler())
	t.Cleanup(s.Close)
	r, err := s.Client().Get(s.URL + "/metrics")
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(r.Body)
	if err := errors.Join(err, r.Body.Close()); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		`valkey_info{version="9.1.2",role="primary",cluster="a\"b",shard="0"} 1`, "valkey_up 1", "valkey_ready 0", "valkey_keys 4", "valkey_slots 3", "valkey_uptime_seconds 60",
		`valkey_agent_start_guard_info{decision="follow"} 1`, "valkey_agent_start_guard_seconds 1.5", "valkey_agent_handover_seconds 0.07",
	} {
		if !strings.Contains(string(body), "\n"+line+"\n") {
			t.Errorf("no line %q in\n%s", line, body)
		}
	}
}

// TestCredentials: the agent tells of which generation its files are, as they are now,
// and nothing of what is in the others.
func TestCredentials(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	h := newHealth(&Options{Credentials: dir}, "127.0.0.1:1")
	ask := func() (int, string) {
		w := httptest.NewRecorder()
		h.handler().ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), "GET", "/credentials", nil))
		return w.Code, w.Body.String()
	}
	for _, file := range []string{"agent", "replication", "users.acl"} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte("secret"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if code, text := ask(); code != 503 || text != "" {
		t.Errorf("without a generation: %d %q", code, text)
	}
	for _, generation := range []string{"7", "8"} {
		if err := os.WriteFile(filepath.Join(dir, "generation"), []byte(generation), 0o600); err != nil {
			t.Fatal(err)
		}
		if code, text := ask(); code != 200 || text != generation+"\n" {
			t.Errorf("of generation %s: %d %q", generation, code, text)
		}
	}
}

func TestExitCode(t *testing.T) {
	t.Parallel()
	for status, want := range map[syscall.WaitStatus]int{0: 0, 3 << 8: 3, 9: 137, 15: 143} {
		if got := exitCode(status); got != want {
			t.Errorf("exitCode(%#x) = %d, want %d", uint32(status), got, want)
		}
	}
}
