// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// Files that the server cannot load are moved away only when somebody is seen to
// have the data: row 103.
func TestJudgeUnreadable(t *testing.T) {
	t.Parallel()
	replica := func() own {
		return own{
			ID: "me", Store: storeUnreadable, Mates: valkey.Nodes{{ID: "a"}, {ID: "b"}},
			Upstream: valkey.NodeEntry{ID: "a", Primary: true, Slots: slots.Full()},
		}
	}
	primary := owner(3)
	// follows is a replica of a, with a link or without.
	follows := func(linked bool) func(*peer) {
		return func(p *peer) {
			p.View.Nodes[0].PrimaryID, p.View.Info.LinkUp = "a", linked
			p.View.Nodes = append(p.View.Nodes, valkey.NodeEntry{ID: "a", IP: "a", Primary: true, Slots: slots.Full(), ConfigEpoch: 3})
		}
	}
	another := func(p *peer) { p.View.Nodes[0].Slots = slots.Of(3) }
	tests := map[string]struct {
		own     own
		peers   []peer
		expired bool
		want    step
		first   string
	}{
		"replica, the primary answers":            {own: replica(), peers: []peer{answers("a", 50, primary), silentPeer("b")}, want: stepRebuild, first: "a"},
		"replica, another is in sync":             {own: replica(), peers: []peer{silentPeer("a"), answers("b", 50, follows(true))}, want: stepRebuild, first: "a"},
		"replica, another is not in sync":         {own: replica(), peers: []peer{silentPeer("a"), answers("b", 50, follows(false))}, want: stepHold},
		"replica, the other one took over":        {own: replica(), peers: []peer{silentPeer("a"), answers("b", 50, owner(9))}, want: stepRebuild, first: "b"},
		"replica, two claims":                     {own: replica(), peers: []peer{answers("a", 50, owner(8)), answers("b", 50, owner(9))}, want: stepRebuild, first: "b"},
		"replica, the primary loads":              {own: replica(), peers: []peer{answers("a", 0, primary, loading), silentPeer("b")}, want: stepHold},
		"replica, the primary has no slots":       {own: replica(), peers: []peer{answers("a", 50, slotless), silentPeer("b")}, expired: true, want: stepStop},
		"replica, all silent":                     {own: replica(), peers: []peer{silentPeer("a"), silentPeer("b")}, want: stepHold},
		"replica, all silent, time over":          {own: replica(), peers: []peer{silentPeer("a"), silentPeer("b")}, expired: true, want: stepStop},
		"replica, another server answers":         {own: replica(), peers: []peer{answers("a", 50, primary, func(p *peer) { p.ID = "c" }), silentPeer("b")}, expired: true, want: stepStop},
		"replica, its mate serves another shard":  {own: func() own { o := replica(); o.Upstream.Slots.Remove(3); return o }(), peers: []peer{silentPeer("a"), answers("b", 50, primary, another)}, expired: true, want: stepStop},
		"primary, alone":                          {own: own{ID: "me", Primary: true, Slots: slots.Full(), Store: storeUnreadable}, want: stepStop},
		"new":                                     {own: own{Store: storeUnreadable}, want: stepStop},
		"primary, a replica has all":              {own: former(storeUnreadable), peers: []peer{answers("a", 50), silentPeer("b")}, want: stepPromote, first: "a"},
		"primary, all restarted":                  {own: former(storeUnreadable), peers: []peer{answers("a", 50, neverLinked), answers("b", 60, neverLinked)}, want: stepPromote, first: "b"},
		"primary, a replica loads its own":        {own: former(storeUnreadable), peers: []peer{answers("a", 50, neverLinked), answers("b", 0, neverLinked, loading)}, want: stepHold},
		"primary, one is silent":                  {own: former(storeUnreadable), peers: []peer{answers("a", 50, neverLinked), silentPeer("b")}, want: stepHold},
		"primary, one is silent, time over":       {own: former(storeUnreadable), peers: []peer{answers("a", 50, neverLinked), silentPeer("b")}, expired: true, want: stepPromote, first: "a"},
		"primary, all empty":                      {own: former(storeUnreadable), peers: []peer{answers("a", 0, neverLinked, empty), answers("b", 0, neverLinked, empty)}, want: stepStop},
		"primary, all silent, time over":          {own: former(storeUnreadable), peers: []peer{silentPeer("a"), silentPeer("b")}, expired: true, want: stepStop},
		"primary, replaced":                       {own: former(storeUnreadable), peers: []peer{answers("a", 50, owner(9)), silentPeer("b")}, want: stepFollow, first: "a"},
		"primary, replaced by somebody not seen":  {own: former(storeUnreadable), peers: []peer{silentPeer("a"), answers("b", 0, empty, follows(false))}, want: stepHold},
		"primary, replaced by somebody with sync": {own: former(storeUnreadable), peers: []peer{silentPeer("a"), answers("b", 50, follows(true))}, want: stepFollow, first: "a"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := judge(tt.own, tt.peers, tt.expired)
			first := v.Owner.ID
			if len(v.Candidates) > 0 {
				first = v.Candidates[0].ID
			}
			if v.Step != tt.want || first != tt.first || v.Reason == "" {
				t.Errorf("judge() = %s %q because %q, want %s %q", v.Step, first, v.Reason, tt.want, tt.first)
			}
		})
	}
}

func TestWords(t *testing.T) {
	t.Parallel()
	const bad = "1:M 30 Nov 2026 20:44:42.716 # Bad file format reading the append only file a.aof: make a backup of your AOF file, then use it\n"
	const manifest = "1:M 30 Nov 2026 20:44:46.682 # \n*** FATAL AOF MANIFEST FILE ERROR ***\n"
	ready := "1:M 30 Nov 2026 20:44:42.716 * Ready to accept connections tcp\n"
	for name, tt := range map[string]struct{ text, want string }{
		"nothing":             {"", ""},
		"well":                {ready, ""},
		"broken":              {"a\n" + bad + "b\n", "Bad file format reading the append only file a.aof"},
		"broken, no line end": {strings.TrimSuffix(bad, "\n"), "Bad file format reading the append only file a.aof"},
		"a broken manifest":   {manifest, "FATAL AOF MANIFEST FILE ERROR"},
		"broken afterwards":   {ready + bad, ""},
		"a long line":         {strings.Repeat("x", 10_000) + "\n" + bad, "Bad file format reading the append only file a.aof"},
		"of a newer version":  {"# Wrong signature trying to load DB from file\n", ""},
	} {
		var out strings.Builder
		if got := listen(io.NopCloser(strings.NewReader(tt.text)), &out).last(); got != tt.want || out.String() != tt.text {
			t.Errorf("%s: %q, want %q; %d of %d bytes were passed on", name, got, tt.want, out.Len(), len(tt.text))
		}
	}
	// A child of the server may keep the stream open.
	from, to := io.Pipe()
	w := listen(from, io.Discard)
	if _, err := io.WriteString(to, bad); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(10 * time.Second); w.last() == ""; {
		if time.Now().After(end) {
			t.Fatal("the complaint is not heard while the stream is open")
		}
	}
	_ = to.Close()
}

func TestSetAside(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	folder, file := filepath.Join(dir, "appendonlydir"), filepath.Join(dir, "appendonly.aof")
	for range 2 {
		if err := os.Mkdir(folder, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "x"), []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
		moved, err := setAside([]string{folder, file})
		if first := len(moved) > 0; first != (err == nil) || first && moved[0] != "appendonlydir.broken" {
			t.Errorf("setAside() = %v, %v", moved, err)
		}
		if _, err := os.Stat(filepath.Join(dir, "appendonlydir.broken", "x")); err != nil {
			t.Error(err)
		}
	}
	if _, err := os.Stat(filepath.Join(folder, "x")); err != nil {
		t.Errorf("the second time something was lost: %v", err)
	}
	if _, err := setAside([]string{file}); err == nil {
		t.Error("nothing to set aside is no error")
	}
}
