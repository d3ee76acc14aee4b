// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"time"

	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
)

// What a fault excuses: replication is asynchronous, so that a primary that ends
// without a word takes along what its replica did not have yet.
const (
	// unreplicated is how long before a fault an acknowledged write may be lost.
	unreplicated = time.Second
	// inForce is how long a fault takes to be in force once it was made.
	inForce = 200 * time.Millisecond
	// unaware is how long an old primary that is reachable again may not know
	// that it is none any more.
	unaware = 2 * time.Second
)

// excuse is a time in which acknowledged writes to a shard may be lost.
type excuse struct {
	shard    shardKey
	from, to time.Time
}

// shardKey is a shard of a cluster, both by index.
type shardKey struct{ cluster, shard int }

// excuses are what the strikes of a round excuse. before are the members of each
// shard when the round began.
func excuses(strikes []*strike, before map[shardKey][]string, nodeTimeout time.Duration) []excuse {
	var all []excuse
	hit := map[shardKey]map[string]bool{}
	for _, s := range strikes {
		for _, v := range s.victims {
			if hit[v.shardKey] == nil {
				hit[v.shardKey] = map[string]bool{}
			}
			hit[v.shardKey][v.pod.Name] = true
			if v.primary && !s.kind.graceful {
				all = append(all, excusesOf(s, v.shardKey, nodeTimeout)...)
			}
		}
		if cuts(s.kind) {
			for _, shard := range s.outvoted {
				all = append(all, excusesOf(s, shard, nodeTimeout)...)
			}
		}
	}
	for shard, names := range hit {
		if spared(before[shard], names) == 0 && !layouts[shard.cluster].persistent {
			all = append(all, excuse{shard: shard, to: time.Now()})
		}
	}
	return all
}

// excusesOf are those for a primary that was hit.
func excusesOf(s *strike, shard shardKey, nodeTimeout time.Duration) []excuse {
	first := excuse{shard: shard, from: s.began.Add(-unreplicated), to: s.applied.Add(inForce + s.kind.late)}
	again := excuse{shard: shard, from: s.undone, to: s.undone.Add(unaware)}
	switch {
	case cuts(s.kind):
		first.to = s.applied.Add(nodeTimeout + unreplicated)
		return []excuse{first, again}
	case s.kind.name == fault.NameFreeze:
		return []excuse{first, again}
	}
	return []excuse{first}
}

// cuts tells whether a fault leaves servers running on both sides of a cut.
func cuts(k kind) bool { return k.name == fault.NamePartition || k.name == fault.NamePartitionPorts }

// spared is how many members were not hit.
func spared(members []string, hit map[string]bool) int {
	n := 0
	for _, name := range members {
		if !hit[name] {
			n++
		}
	}
	return n
}

// judge divides losses into those that are excused and those that are not.
func judge(lost []time.Time, shard shardKey, all []excuse) (excused, unexcused []time.Time) {
	for _, at := range lost {
		ok := false
		for _, e := range all {
			ok = ok || e.shard == shard && !at.Before(e.from) && !at.After(e.to)
		}
		if ok {
			excused = append(excused, at)
		} else {
			unexcused = append(unexcused, at)
		}
	}
	return excused, unexcused
}
