// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package verify

import (
	"context"
	"fmt"
	"slices"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// Ready takes a shallow picture and judges what Ready promises: invariants 1 to
// 3. It returns what does not hold.
func (t Target) Ready(ctx context.Context) []string {
	p, err := t.Observe(ctx, Shallow)
	if err != nil {
		return []string{err.Error()}
	}
	return p.Formed()
}

// Formed judges invariants 1 to 3: slots, roles and membership.
func (p *Picture) Formed() []string {
	var f findings
	for _, m := range p.live() {
		if m.Err != nil {
			f.add(3, "the server of %s does not answer: %v", m.Name(), m.Err)
		}
	}
	if len(f) > 0 {
		return f
	}
	p.slots(&f)
	p.roles(&f)
	p.membership(&f)
	return f
}

// live are the members whose Pods are not stopping. Those that are may be there
// still, but no server may count on them any more.
func (p *Picture) live() []*Member {
	return slices.DeleteFunc(slices.Clone(p.Members), func(m *Member) bool { return m.Pod.DeletionTimestamp != nil })
}

type findings []string

func (f *findings) add(invariant int, format string, args ...any) {
	*f = append(*f, fmt.Sprintf("invariant %d: ", invariant)+fmt.Sprintf(format, args...))
}

// slots is invariant 1.
func (p *Picture) slots(f *findings) {
	var first map[string]slots.Set
	live := p.live()
	for i, m := range live {
		if !m.State.OK {
			f.add(1, "%s does not serve: its cluster_state is not ok", m.Name())
		}
		owners, covered := map[string]slots.Set{}, slots.Set{}
		for _, e := range m.Nodes {
			if len(e.Migrating)+len(e.Importing) > 0 {
				f.add(1, "%s has slots on the move", m.Name())
			}
			if e.Slots.IsEmpty() {
				continue
			}
			if covered.Overlaps(&e.Slots) {
				f.add(1, "%s gives slots to two owners", m.Name())
			}
			owners[e.ID], covered = e.Slots, covered.Union(e.Slots)
		}
		if !covered.IsFull() {
			f.add(1, "%s knows an owner of %d of %d slots", m.Name(), covered.Len(), slots.Count)
		}
		if i == 0 {
			first = owners
			continue
		}
		if !sameOwners(first, owners) {
			f.add(1, "%s and %s disagree about the owners of slots", live[0].Name(), m.Name())
		}
	}
}

func sameOwners(a, b map[string]slots.Set) bool {
	for id, set := range a {
		if !b[id].Equal(set) {
			return false
		}
	}
	return len(a) == len(b)
}

// roles is invariant 2.
func (p *Picture) roles(f *findings) {
	shards := map[string][]*Member{}
	for _, m := range p.live() {
		shards[m.Shard()] = append(shards[m.Shard()], m)
	}
	if len(shards) != int(p.Cluster.Spec.Shards) {
		f.add(2, "there are Pods of %d shards, declared are %d", len(shards), p.Cluster.Spec.Shards)
	}
	replicas := int(p.Cluster.Spec.ReplicasOrDefault())
	for shard, members := range shards {
		var primary *Member
		for _, m := range members {
			self, _ := m.Nodes.Myself()
			if !self.Primary {
				continue
			}
			if self.Slots.IsEmpty() {
				f.add(2, "%s is a primary without slots", m.Name())
			}
			if primary != nil {
				f.add(2, "shard %s has two primaries: %s and %s", shard, primary.Name(), m.Name())
			}
			primary = m
		}
		if primary == nil {
			f.add(2, "shard %s has no primary", shard)
			continue
		}
		if len(members)-1 != replicas {
			f.add(2, "shard %s has %d replicas, declared are %d", shard, len(members)-1, replicas)
		}
		for _, m := range members {
			if m != primary {
				follows(f, m, primary)
			}
		}
	}
}

func follows(f *findings, m, primary *Member) {
	self, _ := m.Nodes.Myself()
	if self.PrimaryID != primary.ID() {
		f.add(2, "%s does not follow %s", m.Name(), primary.Name())
	}
	if !m.Info.LinkUp || m.Info.SyncInProgress {
		f.add(2, "the link of %s to its primary is not up", m.Name())
	}
	if self.NoFailover {
		f.add(2, "%s does not stand for election", m.Name())
	}
	if m.Info.Loading {
		f.add(2, "%s is loading", m.Name())
	}
}

// membership is invariant 3.
func (p *Picture) membership(f *findings) {
	addresses, live := map[string]string{}, p.live()
	for _, m := range live {
		if other := addresses[m.Pod.Status.PodIP]; other != "" {
			f.add(3, "%s and %s have one address", other, m.Name())
		}
		addresses[m.Pod.Status.PodIP] = m.Name()
	}
	for _, m := range live {
		if len(m.Nodes) != len(live) {
			f.add(3, "%s knows %d servers, there are %d Pods: %s", m.Name(), len(m.Nodes), len(live), m.Nodes)
		}
		for _, other := range live {
			e, known := m.Nodes.ByID(other.ID())
			if !known {
				f.add(3, "%s does not know %s", m.Name(), other.Name())
				continue
			}
			sees(f, m, other, e)
		}
	}
}

func sees(f *findings, m, other *Member, e valkey.NodeEntry) {
	if e.IP != other.Pod.Status.PodIP {
		f.add(3, "%s knows %s at %q, its Pod has %q", m.Name(), other.Name(), e.IP, other.Pod.Status.PodIP)
	}
	if e.Fail || e.PFail || e.Handshake || e.NoAddr {
		f.add(3, "%s takes %s for failed or unmet: %s", m.Name(), other.Name(), e)
	}
	if m != other && !e.LinkConnected {
		f.add(3, "%s is not connected to %s", m.Name(), other.Name())
	}
	self, _ := other.Nodes.Myself()
	if e.Primary != self.Primary || e.PrimaryID != self.PrimaryID {
		f.add(2, "%s has not learned the role of %s", m.Name(), other.Name())
	}
}
