// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package slots

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func mustParse(t *testing.T, text string) Set {
	t.Helper()
	s, err := Parse(strings.Fields(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestParseAndString(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		in, out string
		size    int
	}{
		"empty":           {"", "", 0},
		"one slot":        {"0", "0", 1},
		"last slot":       {"16383", "16383", 1},
		"all":             {"0-16383", "0-16383", Count},
		"mixed":           {"0-5460 5462", "0-5460 5462", 5462},
		"unordered":       {"5462 0-5460", "0-5460 5462", 5462},
		"joining":         {"0-10 11-20", "0-20", 21},
		"overlapping":     {"0-10 5-20", "0-20", 21},
		"word boundaries": {"63-64 127-192 255", "63-64 127-192 255", 69},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := mustParse(t, tt.in)
			if got := s.String(); got != tt.out {
				t.Errorf("String() = %q, want %q", got, tt.out)
			}
			if got := s.Len(); got != tt.size {
				t.Errorf("Len() = %d, want %d", got, tt.size)
			}
		})
	}
}

func TestParseRefuses(t *testing.T) {
	t.Parallel()
	for _, in := range []string{"", "-", "a", "1-", "-1", "2-1", "16384", "0-16384", "+1", "1-+2", "0x1", "1-2-3", "[93->-abc]", " 1", "99999999999999999999"} {
		if s, err := Parse([]string{in}); err == nil {
			t.Errorf("Parse(%q) = %v, want an error", in, s)
		}
	}
}

func TestArithmetic(t *testing.T) {
	t.Parallel()
	a, b := mustParse(t, "0-100 200"), mustParse(t, "50-150 300")
	for name, tt := range map[string]struct {
		got  Set
		want string
	}{
		"union":     {a.Union(b), "0-150 200 300"},
		"minus":     {a.Minus(b), "0-49 200"},
		"intersect": {a.Intersect(b), "50-100"},
		"first":     {a.First(3), "0-2"},
		"first all": {b.First(1000), "50-150 300"},
	} {
		if got := tt.got.String(); got != tt.want {
			t.Errorf("%s: %q, want %q", name, got, tt.want)
		}
	}
	if got, want := a.String(), "0-100 200"; got != want {
		t.Errorf("an operand changed to %q", got)
	}
	if !a.Overlaps(&b) || a.Equal(b) || !a.Equal(mustParse(t, "200 0-100")) {
		t.Error("Overlaps or Equal is wrong")
	}
}

func TestMembership(t *testing.T) {
	t.Parallel()
	s := Of(0, 63, 64, 16383, -1, 16384)
	if got, want := slices.Collect(s.All()), []int{0, 63, 64, 16383}; !cmp.Equal(got, want) {
		t.Errorf("All() = %v, want %v", got, want)
	}
	s.Remove(63)
	s.Remove(-1)
	s.Remove(Count)
	if s.Contains(63) || !s.Contains(64) || s.Contains(-1) || s.Contains(Count) {
		t.Errorf("Contains is wrong about %v", s)
	}
	var empty Set
	full := Full()
	if !empty.IsEmpty() || empty.IsFull() || !full.IsFull() || full.IsEmpty() {
		t.Error("IsEmpty or IsFull is wrong")
	}
	if full.Minus(full) != empty {
		t.Error("== does not compare the slots")
	}
}

func TestAddRangeClips(t *testing.T) {
	t.Parallel()
	var s Set
	s.AddRange(-5, 2)
	s.AddRange(16380, 20000)
	s.AddRange(9, 8)
	if got, want := s.String(), "0-2 16380-16383"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestEven(t *testing.T) {
	t.Parallel()
	if Even(0) != nil || Even(-1) != nil {
		t.Error("no shards must give no sets")
	}
	if got, want := Even(3)[1].String(), "5461-10921"; got != want {
		t.Errorf("second of three shards has %q, want %q", got, want)
	}
	for _, n := range []int{1, 2, 3, 5, 7, 12, 100, 500} {
		var all Set
		for i, s := range Even(n) {
			if all.Overlaps(&s) {
				t.Errorf("n=%d: shard %d overlaps with another", n, i)
			}
			if got := len(s.Ranges()); got != 1 {
				t.Errorf("n=%d: shard %d has %d ranges, want one", n, i, got)
			}
			if got := s.Len(); got < Count/n || got > Count/n+1 {
				t.Errorf("n=%d: shard %d has %d slots, want %d or one more", n, i, got, Count/n)
			}
			all = all.Union(s)
		}
		if !all.IsFull() {
			t.Errorf("n=%d: slots are missing", n)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("0-5460 5462")
	f.Add("16383")
	f.Add("[93->-abc] 1-")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse(strings.Fields(text))
		if err != nil {
			return
		}
		again, err := Parse(strings.Fields(s.String()))
		if err != nil || again != s {
			t.Errorf("%q was read as %v, and that as %v (%v)", text, s, again, err)
		}
	})
}
