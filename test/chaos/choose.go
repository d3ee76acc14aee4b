// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
)

// kind is a kind of fault, and how it is played.
type kind struct {
	name string
	// scope is what is aimed at.
	scope scope
	// shortest and longest bound how long a fault that lasts does so.
	shortest, longest time.Duration
	// graceful faults excuse no loss.
	graceful bool
	// late is how long after the fault the server may still acknowledge.
	late time.Duration
	// volume says that the fault is about one.
	volume bool
}

// scope is what a fault is aimed at.
type scope int

const (
	// onMember faults hit one server.
	onMember scope = iota
	// onNode faults hit all servers of a Kubernetes node.
	onNode
	// onOperator and onControlPlane faults hit no server.
	onOperator
	onControlPlane
)

// kinds are all faults. A kubelet may need some seconds to kill what was
// force-deleted, and the server takes writes until then.
var kinds = []kind{
	{name: fault.NameDelete, graceful: true},
	{name: fault.NameForceDelete, late: 5 * time.Second},
	{name: fault.NameKillServer},
	{name: fault.NameKillContainer},
	{name: fault.NameFreeze, shortest: time.Second, longest: 15 * time.Second},
	{name: fault.NameDeleteNode, graceful: true},
	{name: fault.NameLoseVolume, late: 5 * time.Second, volume: true},
	{name: fault.NameFail, graceful: true},
	{name: fault.NamePowerLoss, scope: onNode, shortest: 5 * time.Second, longest: 40 * time.Second},
	{name: fault.NamePartition, scope: onNode, shortest: 3 * time.Second, longest: 40 * time.Second},
	{name: fault.NamePartitionPorts, scope: onNode, shortest: 3 * time.Second, longest: 30 * time.Second},
	{name: fault.NameDrain, scope: onNode, graceful: true, shortest: time.Second, longest: 10 * time.Second},
	{name: fault.NameOperatorFrozen, scope: onOperator, shortest: 5 * time.Second, longest: 25 * time.Second},
	{name: fault.NameOperatorAway, scope: onOperator, shortest: 5 * time.Second, longest: 20 * time.Second},
	{name: fault.NameControlPlaneStopped, scope: onControlPlane, shortest: 5 * time.Second, longest: 20 * time.Second},
}

func kindOf(name string) (kind, error) {
	i := slices.IndexFunc(kinds, func(k kind) bool { return k.name == name })
	if i < 0 {
		return kind{}, fmt.Errorf("there is no fault %q", name)
	}
	return kinds[i], nil
}

// layout is a cluster of the run.
type layout struct {
	name             string
	shards, replicas int32
	persistent       bool
}

func (l layout) String() string {
	text := fmt.Sprintf("%dx%d", l.shards, l.replicas)
	if l.persistent {
		text += " with volumes"
	}
	return text
}

// layouts are the clusters of a run: with and without volumes, and with too few
// primaries for a vote.
var layouts = []layout{
	{name: "memory", shards: 3, replicas: 1},
	{name: "volumes", shards: 3, replicas: 1, persistent: true},
	{name: "single", shards: 1, replicas: 1},
	{name: "double", shards: 2, replicas: 1},
}

// step is one fault of a round, before it is known who is who.
type step struct {
	kind kind
	// cluster is an index of layouts.
	cluster, shard int
	// primary says that the shard's primary is hit, or its node; else a replica.
	primary bool
	// same says that the member is hit that the first fault hit.
	same  bool
	lasts time.Duration
}

func (s step) String() string {
	role := "replica"
	switch {
	case s.kind.scope == onOperator || s.kind.scope == onControlPlane:
		return s.kind.name + lasting(s.lasts)
	case s.same:
		role = "same server"
	case s.primary:
		role = "primary"
	}
	where := fmt.Sprintf("%s of shard %d of %s", role, s.shard, layouts[s.cluster].name)
	if s.kind.scope == onNode {
		where = "node of the " + where
	}
	return s.kind.name + " (" + where + ")" + lasting(s.lasts)
}

func lasting(d time.Duration) string {
	if d == 0 {
		return ""
	}
	return " for " + d.String()
}

// plan is what a round is to do.
type plan struct {
	seed  uint64
	first step
	then  step
	gap   time.Duration
}

// choices narrow what may be chosen.
type choices struct {
	// only are the names of the faults to choose from; all if empty.
	only []string
	// total lifts the rule that one server of each shard is never hit.
	total bool
}

// choose makes the plan of a round of its seed and nothing else.
func choose(seed uint64, c choices) plan {
	random := rand.New(rand.NewPCG(seed, 0))
	p := plan{seed: seed, gap: time.Duration(random.IntN(51)) * 100 * time.Millisecond}
	p.first = chooseStep(random, c, func(kind) bool { return true })
	p.then = chooseStep(random, c, func(k kind) bool { return together(p.first.kind, k) })
	if random.IntN(2) == 0 && p.first.kind.scope <= onNode && p.then.kind.scope == onMember {
		p.then.cluster, p.then.shard = p.first.cluster, p.first.shard
		// One of two copies is spared, so the same server is hit twice.
		p.then.same = !c.total && p.first.kind.scope == onMember && (!p.then.kind.volume || layouts[p.first.cluster].persistent)
	}
	if p.then.kind.volume {
		p.then = withVolume(p.then)
	}
	if p.first.kind.scope == onControlPlane {
		p.first, p.then = p.then, p.first // Nobody can aim without an API server.
	}
	return p
}

func chooseStep(random *rand.Rand, c choices, may func(kind) bool) step {
	var among []kind
	for _, k := range kinds {
		if (len(c.only) == 0 || slices.Contains(c.only, k.name)) && may(k) {
			among = append(among, k)
		}
	}
	if len(among) == 0 { // Of the chosen few, none goes with the first.
		among = slices.DeleteFunc(slices.Clone(kinds), func(k kind) bool { return k.scope != onMember })
	}
	s := step{kind: among[random.IntN(len(among))], cluster: random.IntN(len(layouts))}
	s.shard = random.IntN(int(layouts[s.cluster].shards))
	s.primary = random.IntN(3) > 0
	if s.kind.longest > 0 {
		whole := int(s.kind.longest-s.kind.shortest)/int(time.Second) + 1
		s.lasts = s.kind.shortest + time.Duration(random.IntN(whole))*time.Second
	}
	if s.kind.volume {
		s = withVolume(s)
	}
	return s
}

// withVolume moves a step to a cluster that has volumes.
func withVolume(s step) step {
	if !layouts[s.cluster].persistent {
		s.cluster = slices.IndexFunc(layouts, func(l layout) bool { return l.persistent })
		s.shard, s.same = s.shard%int(layouts[s.cluster].shards), false
	}
	return s
}

// together tells whether two faults may be a pair: of nodes, of the operator and of
// the control plane there is one fault at a time, for two nodes together would
// hold all copies of some shard.
func together(a, b kind) bool {
	return a.scope != b.scope || a.scope == onMember
}
