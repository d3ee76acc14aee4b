// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"reflect"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
)

// TestChoose: a plan is a function of its seed, and keeps the rules of pairs.
func TestChoose(t *testing.T) {
	t.Parallel()
	seen, same, other := map[string]int{}, 0, 0
	for seed := range uint64(20_000) {
		p := choose(seed, choices{})
		if again := choose(seed, choices{}); !reflect.DeepEqual(p, again) {
			t.Fatalf("seed %d: first %v, then %v", seed, p, again)
		}
		a, b := p.first, p.then
		seen[a.kind.name]++
		seen[b.kind.name]++
		switch {
		case a.kind.scope != onMember && a.kind.scope == b.kind.scope:
			t.Errorf("seed %d: %s and %s", seed, a, b)
		case a.kind.scope == onControlPlane:
			t.Errorf("seed %d: nobody can aim after %s", seed, a)
		case b.same && (a.kind.scope != onMember || b.kind.scope != onMember || a.cluster != b.cluster || a.shard != b.shard):
			t.Errorf("seed %d: %s is not of the server of %s", seed, b, a)
		case a.same:
			t.Errorf("seed %d: the first has none before it", seed)
		}
		for _, s := range []step{a, b} {
			if s.shard >= int(layouts[s.cluster].shards) || s.kind.volume && !layouts[s.cluster].persistent {
				t.Errorf("seed %d: %s", seed, s)
			}
			if s.lasts < s.kind.shortest || s.lasts > s.kind.longest {
				t.Errorf("seed %d: %s lasts for %s", seed, s, s.lasts)
			}
		}
		if b.same {
			same++
		} else {
			other++
		}
	}
	if len(seen) != len(kinds) || same == 0 || other == 0 {
		t.Errorf("of %d faults these are chosen: %v; %d of the same server, %d of others", len(kinds), seen, same, other)
	}
}

// TestChooseOnly: nothing else is chosen when what is asked for can be paired.
func TestChooseOnly(t *testing.T) {
	t.Parallel()
	for seed := range uint64(200) {
		p := choose(seed, choices{only: []string{fault.NameDelete}})
		if p.first.kind.name != fault.NameDelete || p.then.kind.name != fault.NameDelete {
			t.Fatalf("seed %d: %s, %s", seed, p.first, p.then)
		}
		if p := choose(seed, choices{only: []string{fault.NamePowerLoss}}); p.first.kind.name != fault.NamePowerLoss || p.then.kind.scope != onMember {
			t.Fatalf("seed %d: %s, %s", seed, p.first, p.then)
		}
	}
}

// seen is a member of the first shard of a cluster.
func seen(cluster int, pod, node string, primary bool) sight {
	return sight{
		victim: victim{
			shardKey{cluster, 0},
			&corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: pod, UID: types.UID(pod)}, Spec: corev1.PodSpec{NodeName: node}},
			primary,
		},
		answers: true,
	}
}

// TestSpares: of two faults, one server of each shard that was there in the
// beginning is left, whatever came meanwhile.
func TestSpares(t *testing.T) {
	t.Parallel()
	a, b, surged := seen(0, "a", "node-1", true), seen(0, "b", "node-2", false), seen(0, "c", "node-3", false)
	before := members([]sight{a, b})
	first := &strike{victims: []victim{a.victim}}
	for name, c := range map[string]struct {
		earlier *strike
		victims []victim
		want    bool
	}{
		"one":                 {nil, []victim{a.victim}, true},
		"both at once":        {nil, []victim{a.victim, b.victim}, false},
		"one after the other": {first, []victim{b.victim}, false},
		"the same again":      {first, []victim{a.victim}, true},
		"what came meanwhile": {first, []victim{surged.victim}, true},
		"of another cluster":  {first, []victim{seen(1, "x", "node-1", true).victim}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := spares(c.earlier, c.victims, before); got != c.want {
				t.Errorf("spares: %t", got)
			}
		})
	}
}

// TestCandidates: the wished server comes first, one that does not answer is none,
// and those on its node go with it.
func TestCandidates(t *testing.T) {
	t.Parallel()
	dumb := seen(2, "z", "node-1", true)
	dumb.answers = false
	all := []sight{seen(0, "a", "node-1", true), seen(0, "b", "node-2", false), seen(1, "x", "node-1", false), seen(1, "y", "node-2", true), dumb}
	for name, c := range map[string]struct {
		fault   string
		cluster int
		primary bool
		want    string
	}{
		"primary":            {fault.NameDelete, 0, true, "a b x y"},
		"replica":            {fault.NameDelete, 1, false, "x y a b"},
		"only with a volume": {fault.NameLoseVolume, 1, false, "x y"},
		"node":               {fault.NamePowerLoss, 0, false, "by axz xaz yb"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			k, err := kindOf(c.fault)
			if err != nil {
				t.Fatal(err)
			}
			var sets []string
			for _, set := range candidates(all, step{kind: k, cluster: c.cluster, primary: c.primary}) {
				var names string
				for _, v := range set {
					names += v.pod.Name
				}
				sets = append(sets, names)
			}
			if got := strings.Join(sets, " "); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}
