// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package placement_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/placement"
)

const (
	off      = v1alpha1.SpreadDisabled
	prefer   = v1alpha1.SpreadPreferred
	required = v1alpha1.SpreadRequired
)

// hosts reads "node-1/a node-2/b": hosts and their zones.
func hosts(text string) []placement.Host {
	var out []placement.Host
	for _, word := range strings.Fields(text) {
		name, zone, _ := strings.Cut(word, "/")
		out = append(out, placement.Host{Name: name, Zone: zone})
	}
	return out
}

// shard reads "node-1/a node-2/b": members 0, 1 and so on of a shard. A dash is
// a member that is not scheduled.
func shard(index int32, text string) []placement.Member {
	var out []placement.Member
	for i, word := range strings.Fields(text) {
		m := placement.Member{Shard: index, Number: int32(i)}
		if word != "-" {
			m.Host, m.Zone, _ = strings.Cut(word, "/")
		}
		out = append(out, m)
	}
	return out
}

func reasons(violations []placement.Violation) []string {
	var out []string
	for _, v := range violations {
		out = append(out, v.Reason)
	}
	return out
}

// four are four hosts in three zones.
var four = hosts("node-1/a node-2/b node-3/c node-4/a")

var satisfiedTests = map[string]struct {
	members []placement.Member
	hosts   []placement.Host
	modes   placement.Modes
	want    []string
}{
	"apart": {
		members: shard(0, "node-1/a node-2/b"), hosts: four, modes: placement.Modes{Host: prefer, Zone: prefer},
	},
	"same node while others are free": {
		members: shard(0, "node-2/b node-2/b"), hosts: hosts("node-2/b node-3/b"),
		modes: placement.Modes{Host: prefer, Zone: prefer},
		want:  []string{"shard 0: members 0 and 1 share node node-2 while node-3 is free"},
	},
	"same node and same zone": {
		members: shard(4, "node-2/b node-2/b"), hosts: four, modes: placement.Modes{Host: prefer, Zone: prefer},
		want: []string{
			"shard 4: members 0 and 1 share node node-2 while node-1 is free",
			"shard 4: members 0 and 1 share zone b while zone a is free",
		},
	},
	"same zone, other nodes": {
		members: shard(0, "node-1/a node-4/a"), hosts: four, modes: placement.Modes{Host: prefer, Zone: prefer},
		want: []string{"shard 0: members 0 and 1 share zone a while zone b is free"},
	},
	"zones do not matter": {
		members: shard(0, "node-1/a node-4/a"), hosts: four, modes: placement.Modes{Host: prefer, Zone: off},
	},
	"one node only": {
		members: shard(0, "node-1/a node-1/a"), hosts: hosts("node-1/a"), modes: placement.Modes{Host: prefer, Zone: prefer},
	},
	"one node only, but required": {
		members: shard(0, "node-1 node-1"), hosts: hosts("node-1"), modes: placement.Modes{Host: required, Zone: prefer},
		want: []string{"shard 0: members 0 and 1 share node node-1 and no node is free"},
	},
	"three on two nodes are as even as can be": {
		members: shard(0, "node-1/a node-2/b node-1/a"), hosts: hosts("node-1/a node-2/b"),
		modes: placement.Modes{Host: prefer, Zone: prefer},
	},
	"four on two nodes, three to one": {
		members: shard(0, "node-1/a node-1/a node-1/a node-2/a"), hosts: hosts("node-1/a node-2/a"),
		modes: placement.Modes{Host: prefer, Zone: prefer},
		want:  []string{"shard 0: members 0, 1 and 2 share node node-1 while node-2 has only 1 of them"},
	},
	"no shared zone is traded for a shared node": {
		members: shard(0, "node-1/a node-2/b node-3/b node-4/b"), hosts: hosts("node-1/a node-2/b node-3/b node-4/b"),
		modes: placement.Modes{Host: prefer, Zone: prefer},
	},
	"a node that is not eligible is no alternative, and still shared": {
		members: shard(0, "gone/z gone/z"), hosts: hosts("node-1/a"), modes: placement.Modes{Host: prefer, Zone: off},
		want: []string{"shard 0: members 0 and 1 share node gone while node-1 is free"},
	},
	"members that are nowhere share nothing": {
		members: shard(0, "- - node-1/a"), hosts: four, modes: placement.Modes{Host: required, Zone: required},
	},
	"two shards may share": {
		members: append(shard(0, "node-1/a"), shard(1, "node-1/a")...), hosts: four,
		modes: placement.Modes{Host: required, Zone: required},
	},
	"no hosts known": {
		members: shard(0, "node-1/a node-1/a"), modes: placement.Modes{Host: prefer, Zone: prefer},
	},
}

// TestSatisfied shows row 127: two copies on one node are told, whenever there
// was another choice.
func TestSatisfied(t *testing.T) {
	t.Parallel()
	for name, tt := range satisfiedTests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := reasons(placement.Satisfied(tt.members, tt.hosts, tt.modes))
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("violations (-want +got):\n%s", diff)
			}
		})
	}
}

var both = placement.Modes{Host: prefer, Zone: prefer}

var chooseTests = map[string]struct {
	mates  []placement.Member
	hosts  []placement.Host
	modes  placement.Modes
	zone   string
	waits  bool
	reason string
}{
	"first member": {
		hosts: four, modes: both, zone: "a", reason: "zone a has no member of the shard; nodes free of them there: 2",
	},
	"second member": {
		mates: shard(0, "node-1/a"), hosts: four, modes: both,
		zone: "b", reason: "zone b has no member of the shard; nodes free of them there: 1",
	},
	"fourth member goes where a node is free": {
		mates: shard(0, "node-1/a node-2/b node-3/c"), hosts: four, modes: both,
		zone: "a", reason: "zone a has only 1 of the shard's members; nodes free of them there: 1",
	},
	"fifth member shares": {
		mates: shard(0, "node-1/a node-2/b node-3/c node-4/a"), hosts: four, modes: both,
		zone: "b", reason: "zone b has only 1 of the shard's members; nodes free of them there: 0",
	},
	"fifth member waits for a node": {
		mates: shard(0, "node-1/a node-2/b node-3/c node-4/a"), hosts: four, modes: placement.Modes{Host: required, Zone: prefer},
		waits: true, reason: "none of the 4 eligible nodes is free of the shard's members",
	},
	"fourth member waits for a zone": {
		mates: shard(0, "node-1/a node-2/b node-3/c"), hosts: four, modes: placement.Modes{Host: prefer, Zone: required},
		waits: true, reason: "none of the 3 eligible zones is free of the shard's members",
	},
	"zones off": {
		hosts: four, modes: placement.Modes{Host: prefer, Zone: off}, reason: "zones are not spread over: the scheduler decides",
	},
	"zones not labelled": {
		hosts: hosts("node-1 node-2"), modes: both, reason: "zones are not spread over: the scheduler decides",
	},
	"only a node without a zone is free": {
		mates: shard(0, "node-1/a"), hosts: hosts("node-1/a node-2"), modes: both,
		reason: "only nodes without a zone label are free of the shard's members",
	},
	"nodes may be shared": {
		mates: shard(0, "node-2/b"), hosts: hosts("node-1/a node-2/b"), modes: placement.Modes{Host: off, Zone: prefer},
		zone: "a", reason: "zone a has no member of the shard; nodes free of them there: 1",
	},
}

func TestChoose(t *testing.T) {
	t.Parallel()
	for name, tt := range chooseTests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want := placement.Choice{Domain: placement.Domain{Zone: tt.zone}, Fits: !tt.waits, Reason: tt.reason}
			if diff := cmp.Diff(want, placement.Choose(tt.mates, tt.hosts, tt.modes)); diff != "" {
				t.Errorf("choice (-want +got):\n%s", diff)
			}
		})
	}
}

// TestModesOf shows that spreading is preferred by default.
func TestModesOf(t *testing.T) {
	t.Parallel()
	if got := placement.ModesOf(v1alpha1.Scheduling{}); got != (placement.Modes{Host: prefer, Zone: prefer}) {
		t.Errorf("ModesOf of an empty scheduling = %v", got)
	}
}

// randomHosts are up to nine hosts in up to four zones, some without a zone.
func randomHosts(r *rand.Rand) []placement.Host {
	var out []placement.Host
	for i := range r.IntN(9) + 1 {
		h := placement.Host{Name: fmt.Sprintf("node-%d", i)}
		if r.IntN(8) > 0 {
			h.Zone = string(rune('a' + r.IntN(4)))
		}
		out = append(out, h)
	}
	return out
}

// schedule runs a member on the host of the chosen zone that has the fewest of
// its mates, as the scheduler would.
func schedule(c placement.Choice, mates []placement.Member, hosts []placement.Host) placement.Member {
	onHost := func(h placement.Host) int {
		n := 0
		for _, m := range mates {
			if m.Host == h.Name {
				n++
			}
		}
		return n
	}
	var best *placement.Host
	for i, h := range hosts {
		if c.Domain.Zone != "" && h.Zone != c.Domain.Zone {
			continue
		}
		if best == nil || onHost(h) < onHost(*best) {
			best = &hosts[i]
		}
	}
	return placement.Member{Number: int32(len(mates)), Host: best.Name, Zone: best.Zone}
}

// TestChoicesSatisfy shows that a shard that is built member by member where
// Choose says never shares a host while another is free, and that the order of
// the inputs decides nothing.
func TestChoicesSatisfy(t *testing.T) {
	t.Parallel()
	modes := []v1alpha1.SpreadMode{off, prefer, required}
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		hosts := randomHosts(r)
		m := placement.Modes{Host: modes[r.IntN(3)], Zone: modes[r.IntN(3)]}
		buildShard(t, seed, r, hosts, m)
	}
}

// buildShard places up to six members, one after the other, and checks each.
func buildShard(t *testing.T, seed uint64, r *rand.Rand, hosts []placement.Host, m placement.Modes) {
	t.Helper()
	var mates []placement.Member
	for range 6 {
		choice := placement.Choose(mates, hosts, m)
		shuffledHosts, shuffledMates := slices.Clone(hosts), slices.Clone(mates)
		r.Shuffle(len(hosts), func(i, j int) { shuffledHosts[i], shuffledHosts[j] = shuffledHosts[j], shuffledHosts[i] })
		r.Shuffle(len(mates), func(i, j int) { shuffledMates[i], shuffledMates[j] = shuffledMates[j], shuffledMates[i] })
		if again := placement.Choose(shuffledMates, shuffledHosts, m); again != choice {
			t.Fatalf("seed %d: order decides: %v and %v", seed, choice, again)
		}
		if !choice.Fits {
			break
		}
		mates = append(mates, schedule(choice, mates, hosts))
		got := placement.Satisfied(mates, hosts, m)
		if diff := cmp.Diff(got, placement.Satisfied(append(shuffledMates, mates[len(mates)-1]), shuffledHosts, m)); diff != "" {
			t.Fatalf("seed %d: order decides:\n%s", seed, diff)
		}
		for _, v := range got {
			if v.Kind == placement.KindHost && m.Zone != required && m.Zone != off && len(mates) <= len(hosts) {
				t.Fatalf("seed %d: hosts %v, members %v: %s", seed, hosts, mates, v.Reason)
			}
		}
	}
}
