// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// strike is a step with its victims, and when what happened.
type strike struct {
	step
	fault   fault.Fault
	victims []victim
	// outvoted are shards whose primary was not hit, but is left on the side of a cut
	// that has no majority.
	outvoted []shardKey
	// missed says why the fault found nothing to hit: only one that strikes the
	// same server again may.
	missed string
	// said is what the fault said that it did.
	said                   []string
	began, applied, undone time.Time
}

// victim is a server that is hit.
type victim struct {
	shardKey
	pod *corev1.Pod
	// primary says that it is one, or was when it was hit first.
	primary bool
}

// sight is a member as it is seen when a fault is aimed.
type sight struct {
	victim
	answers bool
}

// look sees all members of all clusters, in an order that is always the same.
func (r *run) look(ctx context.Context) ([]sight, error) {
	var all []sight
	for i, c := range r.clusters {
		p, err := c.target.Observe(ctx, verify.Shallow)
		if err != nil {
			return nil, err
		}
		slices.SortFunc(p.Members, func(a, b *verify.Member) int { return strings.Compare(a.Name(), b.Name()) })
		for _, m := range p.Members {
			shard, err := strconv.Atoi(m.Shard())
			if err != nil {
				return nil, fmt.Errorf("shard of Pod %s: %w", m.Name(), err)
			}
			self, ok := m.Nodes.Myself()
			primary := self.Primary && !self.Slots.IsEmpty()
			if !ok {
				primary = m.Pod.Labels[v1alpha1.LabelRole] == string(v1alpha1.RolePrimary)
			}
			all = append(all, sight{
				victim:  victim{shardKey: shardKey{i, shard}, pod: m.Pod, primary: primary},
				answers: m.Err == nil && m.Pod.DeletionTimestamp == nil,
			})
		}
	}
	return all, nil
}

// members are the names of the members of each shard.
func members(all []sight) map[shardKey][]string {
	names := map[shardKey][]string{}
	for _, m := range all {
		names[m.shardKey] = append(names[m.shardKey], m.pod.Name)
	}
	return names
}

// aim finds who is hit. earlier is the strike before in the round, or nil.
func (r *run) aim(ctx context.Context, s step, earlier *strike, before map[shardKey][]string) (*strike, error) {
	made := &strike{step: s}
	switch s.kind.scope {
	case onOperator, onControlPlane:
		made.fault = r.whole(s.kind.name)
		return made, nil
	case onMember, onNode:
	}
	if s.same && len(earlier.victims) == 1 {
		return made, r.aimAgain(ctx, made, earlier.victims[0])
	}
	all, err := r.look(ctx)
	if err != nil {
		return nil, err
	}
	for _, victims := range candidates(all, s) {
		if r.choices.total || spares(earlier, victims, before) {
			made.victims, made.outvoted = victims, outvoted(all, victims)
			made.fault = r.of(s.kind.name, victims[0].pod)
			return made, nil
		}
	}
	return nil, fmt.Errorf("%s: nobody may be hit", s)
}

// candidates are the sets of servers that a step may hit, the wished one first.
func candidates(all []sight, s step) [][]victim {
	wished := func(m sight) int {
		switch {
		case m.shardKey == (shardKey{s.cluster, s.shard}) && m.primary == s.primary:
			return 0
		case m.shardKey == (shardKey{s.cluster, s.shard}):
			return 1
		case m.cluster == s.cluster:
			return 2
		}
		return 3
	}
	ordered := slices.DeleteFunc(slices.Clone(all), func(m sight) bool {
		return !m.answers || s.kind.volume && !layouts[m.cluster].persistent
	})
	slices.SortStableFunc(ordered, func(a, b sight) int { return wished(a) - wished(b) })
	var sets [][]victim
	for _, m := range ordered {
		set := []victim{m.victim}
		if s.kind.scope == onNode {
			for _, other := range all {
				if other.pod.Spec.NodeName == m.pod.Spec.NodeName && other.pod.UID != m.pod.UID {
					set = append(set, other.victim)
				}
			}
		}
		sets = append(sets, set)
	}
	return sets
}

// outvoted are the shards of which a replica is among those that a cut takes away,
// while their primary is not, in a cluster whose primaries are mostly among them: the
// replica is elected there, and the primary takes writes until it knows that it is
// alone.
func outvoted(all []sight, cut []victim) []shardKey {
	away := map[string]bool{}
	for _, v := range cut {
		away[v.pod.Name] = true
	}
	primaries, gone := map[int]int{}, map[int]int{}
	replicaAway, primaryHere := map[shardKey]bool{}, map[shardKey]bool{}
	for _, m := range all {
		switch {
		case m.primary && away[m.pod.Name]:
			primaries[m.cluster]++
			gone[m.cluster]++
		case m.primary:
			primaries[m.cluster]++
			primaryHere[m.shardKey] = true
		case away[m.pod.Name]:
			replicaAway[m.shardKey] = true
		}
	}
	var shards []shardKey
	for shard := range primaryHere {
		if replicaAway[shard] && 2*gone[shard.cluster] > primaries[shard.cluster] {
			shards = append(shards, shard)
		}
	}
	return shards
}

// spares tells whether, with what was hit before, one server of each shard that was
// there when the round began is left.
func spares(earlier *strike, victims []victim, before map[shardKey][]string) bool {
	if earlier != nil {
		victims = slices.Concat(earlier.victims, victims)
	}
	hit := map[shardKey]map[string]bool{}
	for _, v := range victims {
		if hit[v.shardKey] == nil {
			hit[v.shardKey] = map[string]bool{}
		}
		hit[v.shardKey][v.pod.Name] = true
	}
	for shard, names := range hit {
		if spared(before[shard], names) == 0 {
			return false
		}
	}
	return true
}

// aimAgain aims at the server that was hit before, or at its successor of the
// same name, as soon as there is one.
func (r *run) aimAgain(ctx context.Context, made *strike, was victim) error {
	const patience = 3 * time.Second
	err := within(ctx, patience, func(ctx context.Context) error {
		all, err := r.look(ctx)
		if err != nil {
			return err
		}
		for _, m := range all {
			if m.shardKey != was.shardKey || m.pod.Name != was.pod.Name || m.pod.Status.PodIP == "" {
				continue
			}
			// One that does not answer may still be the one that it was.
			again := victim{was.shardKey, m.pod, m.primary || !m.answers && was.primary}
			made.victims, made.fault = []victim{again}, r.of(made.kind.name, m.pod)
			return nil
		}
		return fmt.Errorf("there is no Pod %s with an address", was.pod.Name)
	})
	if err != nil {
		made.missed = err.Error()
	}
	return ctx.Err()
}

// of is the fault of that name of a Pod, or of its node.
func (r *run) of(name string, pod *corev1.Pod) fault.Fault {
	node := pod.Spec.NodeName
	switch name {
	case fault.NameDelete:
		return r.bed.Delete(pod)
	case fault.NameForceDelete:
		return r.bed.ForceDelete(pod)
	case fault.NameKillServer:
		return r.bed.KillServer(pod)
	case fault.NameKillContainer:
		return r.bed.KillContainer(pod)
	case fault.NameFreeze:
		return r.bed.Freeze(pod)
	case fault.NameDeleteNode:
		return r.bed.DeleteNode(pod)
	case fault.NameLoseVolume:
		return r.bed.LoseVolume(pod)
	case fault.NameFail:
		return r.bed.Fail(pod)
	case fault.NamePowerLoss:
		return r.bed.PowerLoss(node)
	case fault.NamePartition:
		return r.bed.Partition(node)
	case fault.NamePartitionPorts:
		return r.bed.Partition(node, strconv.Itoa(v1alpha1.PortClient), v1alpha1.BusPorts)
	}
	return r.bed.Drain(node, r.namespace)
}

// whole is the fault of that name of what there is one of.
func (r *run) whole(name string) fault.Fault {
	switch name {
	case fault.NameOperatorFrozen:
		return r.bed.OperatorFrozen()
	case fault.NameOperatorAway:
		return r.bed.OperatorAway()
	}
	return r.bed.ControlPlaneStopped()
}
