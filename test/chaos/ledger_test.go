// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"errors"
	"slices"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
	"github.com/valkey-direct/valkey-operator/test/e2e/writer"
)

func TestDeal(t *testing.T) {
	t.Parallel()
	for _, shards := range []int{1, 2, 3} {
		dealt, even := deal(shards), slots.Even(shards)
		for i, counters := range dealt {
			if len(counters) != hands*countersOfHand {
				t.Errorf("shard %d of %d has %d counters", i, shards, len(counters))
			}
			for _, c := range counters {
				if !even[i].Contains(writer.Slot(c.key)) {
					t.Errorf("%s is not of shard %d of %d", c.key, i, shards)
				}
			}
		}
	}
}

// TestBook plays writes to one counter, each with the value that the server held
// before it, and compares what is booked as lost.
func TestBook(t *testing.T) {
	t.Parallel()
	const unanswered = -1
	begin := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	for name, c := range map[string]struct {
		before []int64 // what each write finds, or unanswered
		end    int64   // what is read back
		want   []int   // the numbers of the writes that are lost; 0 is one of before
	}{
		"nothing lost":                         {[]int64{5, 6, 7}, 8, nil},
		"a tail is lost, and seen at once":     {[]int64{5, 6, 6}, 8, []int{7}},
		"a tail is lost, and read back":        {[]int64{5, 6, 7}, 6, []int{8, 7}},
		"one loss counts once":                 {[]int64{5, 6, 6}, 6, []int{7, 8}},
		"unanswered and carried out":           {[]int64{5, unanswered, 7}, 8, nil},
		"unanswered and not carried out":       {[]int64{5, unanswered, 6}, 8, nil},
		"unanswered, carried out too late":     {[]int64{5, unanswered, 6}, 7, nil},
		"a loss does not hide behind a write":  {[]int64{5, 6, unanswered, 6}, 9, []int{7}},
		"everything is lost":                   {[]int64{5, 6, 0}, 8, []int{7, 6, 0}},
		"what was read back before is lost":    {nil, 3, []int{0}},
		"the last was carried out, unanswered": {[]int64{5, unanswered}, 7, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			count := &counter{tried: 5, acked: 5, base: 5, unsure: map[int64]bool{}}
			b := &book{last: begin}
			for _, before := range c.before {
				count.tried++
				var err error
				if before == unanswered {
					err = errors.New("no answer")
				}
				b.enter(count, before, err, begin.Add(time.Duration(count.tried)*time.Second))
			}
			b.compare(count, c.end)
			if len(b.lost) != len(c.want) {
				t.Fatalf("lost %v, want %v", b.lost, c.want)
			}
			for i, n := range c.want {
				if want := begin.Add(time.Duration(n) * time.Second); n != 0 && !b.lost[i].Equal(want) || n == 0 && !b.lost[i].IsZero() {
					t.Errorf("lost %v, want %v", b.lost, c.want)
				}
			}
		})
	}
}

// TestExcuses: what a fault excuses, by when the lost write was acknowledged.
func TestExcuses(t *testing.T) {
	t.Parallel()
	const timeout = 5 * time.Second
	hour := time.Now().Add(-time.Hour)
	after := func(seconds float64) time.Time { return hour.Add(time.Duration(seconds * float64(time.Second))) }
	hit := func(name string, cluster int, pod string, primary bool) *strike {
		k, err := kindOf(name)
		if err != nil {
			t.Fatal(err)
		}
		return &strike{
			step: step{kind: k}, began: hour, applied: hour, undone: after(20),
			victims: []victim{{shardKey{cluster, 1}, &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: pod}}, primary}},
		}
	}
	outvotes := func(s *strike) *strike {
		s.victims[0].shard, s.outvoted = 0, []shardKey{{s.victims[0].cluster, 1}}
		return s
	}
	const memory, volumes, longAgo = 0, 1, -1e9
	for name, c := range map[string]struct {
		strikes []*strike
		cluster int
		at      float64
		excused bool
	}{
		"killed primary, just before":         {[]*strike{hit(fault.NameKillServer, memory, "a", true)}, memory, -0.5, true},
		"killed primary, long before":         {[]*strike{hit(fault.NameKillServer, memory, "a", true)}, memory, -1.5, false},
		"killed primary, after it":            {[]*strike{hit(fault.NameKillServer, memory, "a", true)}, memory, 0.5, false},
		"killed primary, of another cluster":  {[]*strike{hit(fault.NameKillServer, memory, "a", true)}, volumes, -0.5, false},
		"killed replica":                      {[]*strike{hit(fault.NameKillServer, memory, "a", false)}, memory, -0.5, false},
		"graceful":                            {[]*strike{hit(fault.NameDelete, memory, "a", true)}, memory, -0.5, false},
		"drained":                             {[]*strike{hit(fault.NameDrain, memory, "a", true)}, memory, 0.1, false},
		"force-deleted, while it is ended":    {[]*strike{hit(fault.NameForceDelete, memory, "a", true)}, memory, 3, true},
		"partition, within the node timeout":  {[]*strike{hit(fault.NamePartition, memory, "a", true)}, memory, 5, true},
		"partition, after the node timeout":   {[]*strike{hit(fault.NamePartition, memory, "a", true)}, memory, 7, false},
		"partition, just healed":              {[]*strike{hit(fault.NamePartition, memory, "a", true)}, memory, 21, true},
		"outvoted, within the node timeout":   {[]*strike{outvotes(hit(fault.NamePartition, memory, "a", true))}, memory, 5, true},
		"outvoted, after the node timeout":    {[]*strike{outvotes(hit(fault.NamePartition, memory, "a", true))}, memory, 7, false},
		"power loss of the majority":          {[]*strike{outvotes(hit(fault.NamePowerLoss, memory, "a", true))}, memory, 0.1, false},
		"freeze, thawed for long":             {[]*strike{hit(fault.NameFreeze, memory, "a", true)}, memory, 23, false},
		"all copies in memory":                {[]*strike{hit(fault.NameDelete, memory, "a", true), hit(fault.NameDelete, memory, "b", false)}, memory, -100, true},
		"all copies on disks":                 {[]*strike{hit(fault.NameDelete, volumes, "a", true), hit(fault.NameDelete, volumes, "b", false)}, volumes, -100, false},
		"one of two copies, twice":            {[]*strike{hit(fault.NameDelete, memory, "a", true), hit(fault.NameDelete, memory, "a", false)}, memory, -100, false},
		"acknowledged before the round began": {[]*strike{hit(fault.NameKillServer, memory, "a", true)}, memory, longAgo, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			before := map[shardKey][]string{{memory, 1}: {"a", "b"}, {volumes, 1}: {"a", "b"}}
			excused, unexcused := judge([]time.Time{after(c.at)}, shardKey{c.cluster, 1}, excuses(c.strikes, before, timeout))
			if (len(excused) == 1) != c.excused || len(excused)+len(unexcused) != 1 {
				t.Errorf("excused %v, not excused %v", excused, unexcused)
			}
		})
	}
}

// TestOutvoted: which shards a cut leaves with a primary on the side without majority.
func TestOutvoted(t *testing.T) {
	t.Parallel()
	member := func(shard int, name string, primary bool) sight {
		return sight{victim: victim{shardKey{0, shard}, &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: name}}, primary}}
	}
	all := []sight{
		member(0, "p0", true), member(0, "r0", false), member(1, "p1", true), member(1, "r1", false),
		member(2, "p2", true), member(2, "r2", false),
	}
	for name, c := range map[string]struct {
		cut  []sight
		want []shardKey
	}{
		"most primaries, and the replica of the third": {[]sight{all[0], all[2], all[5]}, []shardKey{{0, 2}}},
		"most primaries, and no replica":               {[]sight{all[0], all[2]}, nil},
		"one primary, and the replica of another":      {[]sight{all[0], all[3]}, nil},
		"all primaries": {[]sight{all[0], all[2], all[4]}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var cut []victim
			for _, m := range c.cut {
				cut = append(cut, m.victim)
			}
			if got := outvoted(all, cut); !slices.Equal(got, c.want) {
				t.Errorf("outvoted are %v, want %v", got, c.want)
			}
		})
	}
}
