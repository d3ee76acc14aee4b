// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func configured(image string, pairs ...string) Template {
	t := Template{Image: image, Config: map[string]string{}}
	for i := 0; i < len(pairs); i += 2 {
		t.Config[pairs[i]] = pairs[i+1]
	}
	return t
}

// memoryLive: maxmemory is taken while the server runs, all else needs a restart.
var memoryLive = InPlace{Directive: func(name string) bool { return name == "maxmemory" }}

// TestRevisionOf keeps a revision whose Pods take a change in place, and names a new
// one where they do not.
func TestRevisionOf(t *testing.T) {
	t.Parallel()
	first := configured("v:1", "maxmemory", "1gb", "databases", "16")
	second := configured("v:1", "maxmemory", "1gb", "databases", "32")
	record := func(t Template, members int, p InPlace) Recorded {
		return Recorded{Hash: t.Hash(), Template: t, Members: members, InPlace: p}
	}
	last := func(r Recorded, number int64) Recorded { r.Number = number; return r }
	live := configured("v:1", "maxmemory", "2gb", "databases", "16")
	none := configured("v:1", "databases", "16")
	for name, tt := range map[string]struct {
		declared  Template
		recorded  []Recorded
		published string
		want      Template
	}{
		"nothing is recorded":           {first, nil, "", first},
		"nothing has changed":           {first, []Recorded{record(first, 2, InPlace{})}, "", first},
		"a change in place":             {live, []Recorded{record(first, 2, memoryLive)}, "", first},
		"a removal in place":            {none, []Recorded{record(first, 2, memoryLive)}, "", first},
		"an addition in place":          {first, []Recorded{record(none, 2, memoryLive)}, "", none},
		"a change that needs a restart": {second, []Recorded{record(first, 2, memoryLive)}, "", second},
		"not known to be taken":         {live, []Recorded{record(first, 2, InPlace{})}, "", live},
		"another image":                 {configured("v:2"), []Recorded{record(configured("v:1"), 2, memoryLive)}, "", configured("v:2")},
		"that of most members":          {live, []Recorded{record(first, 2, memoryLive), record(live, 1, memoryLive)}, live.Hash(), first},
		"then the published one":        {live, []Recorded{record(first, 1, memoryLive), record(live, 1, memoryLive)}, live.Hash(), live},
		"then the last":                 {live, []Recorded{last(record(first, 1, memoryLive), 2), last(record(none, 1, memoryLive), 1)}, "", first},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := RevisionOf(tt.declared, tt.recorded, tt.published); got != tt.want.Hash() {
				t.Errorf("%s, want %s", got, tt.want.Hash())
			}
		})
	}
	if diff := cmp.Diff("config.databases 16 -> 32", Changes(first.Adopt(configured("v:1", "databases", "32"), memoryLive), configured("v:1", "databases", "32"))); diff != "" {
		t.Errorf("why a restart is needed: %s", diff)
	}
}
