// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"slices"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// judge tells of an action whether it may be carried out in the world as it
// truly is. What the action's own precondition stops is not held against it.
func (w *World) judge(a plan.Action) {
	switch a := a.(type) {
	case plan.Forget:
		w.judgeForget(a)
	case plan.AddSlots:
		w.judgeAddSlots(a)
	case plan.Replicate:
		w.judgeReplicate(a)
	case plan.Failover:
		w.judgeFailover(a)
	case plan.RetireNode:
		if n := w.node(a.Name); n != nil && n.uid == a.UID {
			w.judgeTaking(n, true)
		}
	case plan.SetRevision:
		w.judgeRevision(a)
	case plan.CreateNode:
		w.judgeCreate(a)
	}
}

func (w *World) judgeRevision(a plan.SetRevision) {
	n := w.node(a.Name)
	if n == nil || n.uid != a.UID {
		return
	}
	if p := w.podOf(n); p != nil && p.uid == a.PodUID {
		w.judgeTaking(n, false)
	}
}

// judgeCreate: a name is free when nothing of it is left. A claim that was left
// by a deletion, and not by retirement, comes back to use.
func (w *World) judgeCreate(a plan.CreateNode) {
	name := v1alpha1.PodName(a.Name)
	if c := w.claim(name); w.node(a.Name) == nil && (w.pod(name) != nil || c != nil && (c.retired || c.deleting)) {
		w.violate("%s is created although a Pod or a claim of that name is left", a.Name)
	}
}

// addressed is the server that a command would reach, or nil.
func (w *World) addressed(t plan.Target) *valkeytest.Server {
	var found *valkeytest.Server
	lost := w.lostAnswers
	w.lostAnswers = 0
	defer func() { w.lostAnswers = lost }()
	_ = w.on(t, func(s *valkeytest.Server) error { found = s; return nil })
	return found
}

// judgeForget: never a live member's ID, never one that is still needed for an
// election, never one whose slots have no other owner, never a handshake.
func (w *World) judgeForget(a plan.Forget) {
	for _, n := range w.nodes {
		if s := w.serverOf(n); s != nil && !w.leftBehind(n) {
			told := slices.ContainsFunc(a.On, func(t plan.Target) bool { return t.Member == n.name })
			w.judgeForgetting(n, s, a.ID, told)
		}
	}
	// A server that is down, and will be back with this ID, must stay known.
	for _, n := range w.nodes {
		if w.serverOf(n) != nil || n.retired {
			continue
		}
		if d := w.diskOf(n); d != nil && d.ID(w.valkey) == a.ID {
			w.violate("%.8s is forgotten, with which %s will come back", a.ID, n.name)
		}
	}
}

func (w *World) judgeForgetting(n *node, s *valkeytest.Server, id string, told bool) {
	if s.ID() == id {
		w.violate("%.8s is forgotten, which is the live server of %s", id, n.name)
	}
	if told && !s.Primary() && s.PrimaryID() == id {
		w.violate("%.8s is forgotten, which %s follows", id, n.name)
	}
	for p := range s.EachPeer() {
		if p.ID == id && p.Handshake {
			w.violate("%.8s is forgotten, which is a handshake", id)
		}
	}
}

// diskOf is the disk from which a ValkeyNode's server will start, if it exists.
func (w *World) diskOf(n *node) *valkeytest.Disk {
	if c := w.claim(n.podName); c != nil && !c.deleting {
		return c.disk
	}
	if p := w.podOf(n); p != nil && !p.deleting {
		return p.disk
	}
	return nil
}

// judgeAddSlots: only slots that no live server claims, and of which no copy of
// data is left anywhere else.
func (w *World) judgeAddSlots(a plan.AddSlots) {
	to := w.addressed(a.On)
	if to == nil {
		return
	}
	for _, s := range w.valkey.Servers() {
		if w.orphaned(s) {
			continue // people have said that it does not exist
		}
		if s != to && s.Primary() && s.Slots() != nil && s.Slots().Overlaps(&a.Slots) {
			w.violate("slots %s are assigned to %s, of which the live %.8s owns some", a.Slots, a.On.Member, s.ID())
		}
	}
	n := w.node(a.On.Member)
	if n == nil {
		return
	}
	if e := w.ledger[n.shard]; e.lineage != 0 && to.Data().Lineage != e.lineage && w.best(n.shard) > 0 {
		w.violate("slots %s are assigned to the empty %s while a copy of shard %d with %d writes is left",
			a.Slots, a.On.Member, n.shard, w.best(n.shard))
	}
	if to.Data().Lineage != w.ledger[n.shard].lineage {
		w.ledger[n.shard] = entry{} // the shard begins anew
	}
}

// judgeReplicate: the last copy is not thrown away.
func (w *World) judgeReplicate(a plan.Replicate) {
	s, n, target := w.addressed(a.On), w.node(a.On.Member), w.valkey.ByID(a.Primary)
	if s == nil || n == nil || target == nil || s.Primary() && s.Keys() > 0 {
		return
	}
	e := w.ledger[n.shard]
	if e.on(s) && !e.on(target) {
		w.violate("%s, which has the data of shard %d, is made a replica of a server that has not", n.name, n.shard)
	}
}

// judgeFailover: the candidate has what must survive, and no primary that
// serves is overruled.
func (w *World) judgeFailover(a plan.Failover) {
	s, n := w.addressed(a.On), w.node(a.On.Member)
	if s == nil || n == nil {
		return
	}
	if e := w.ledger[n.shard]; e.safe > 0 && !e.on(s) && a.Mode != plan.FailoverGraceful {
		w.violate("%s takes over with %d writes of shard %d, of which %d were replicated", n.name, s.Data().Writes, n.shard, e.safe)
	}
	old := w.valkey.ByID(a.From)
	switch {
	case old == nil || a.Mode == plan.FailoverGraceful || w.orphaned(old): // people have said that it does not exist
	case a.Mode == plan.FailoverTakeover && old.Answers() && old.Serves():
		w.violate("%s takes over from %.8s, which serves", n.name, a.From)
	case old.Primary() && w.now >= w.frozenTo && w.onSoundPod(old):
		w.violate("%s takes over from %.8s, which may only be slow: its Pod runs on a machine that answers", n.name, a.From)
	}
}

// onSoundPod tells whether a server has a Pod that runs, for all that the API knows.
func (w *World) onSoundPod(s *valkeytest.Server) bool {
	return slices.ContainsFunc(w.pods, func(p *pod) bool {
		if p.server != s || p.deleting || !w.owned(p) {
			return false
		}
		_, lost := w.lost(p.host)
		return !lost
	})
}

// judgeTaking: a member is taken down by us only while the others of its shard
// are well, never the primary, and never the last copy.
func (w *World) judgeTaking(n *node, forGood bool) {
	s := w.serverOf(n)
	e := w.ledger[n.shard]
	if s == nil {
		w.judgeDisk(n, forGood, e)
		return
	}
	owner := w.owner(n.shard)
	others, well, copies := w.mates(n, owner)
	serves := s == owner || owner != nil && s.ReplicatesFrom(owner)
	if serves && well < int(w.spec.ReplicasOrDefault()) {
		w.violate("%s is taken down while %d other members of shard %d are well, of %d that should be", n.name, well, n.shard, w.spec.ReplicasOrDefault())
	}
	if s == owner && others > 0 {
		w.violate("%s is taken down, which is the primary of shard %d", n.name, n.shard)
	}
	if e.on(s) && copies == 0 && (forGood || !w.Persistent) {
		w.violate("%s is taken down, which holds the only copy of shard %d", n.name, n.shard)
	}
}

// mates counts the other members of a shard, those that are well, and those that
// have all that must survive.
func (w *World) mates(n *node, owner *valkeytest.Server) (others, well, copies int) {
	e := w.ledger[n.shard]
	for _, o := range w.nodes {
		if o.shard != n.shard || o == n || w.leftBehind(o) {
			continue
		}
		others++
		t := w.serverOf(o)
		if t == nil || t.Hung() {
			continue
		}
		if !o.retired && (t == owner || owner != nil && t.ReplicatesFrom(owner)) {
			well++
		}
		if e.on(t) {
			copies++
		}
	}
	return others, well, copies
}

// judgeDisk: a member whose server is down may hold the only copy on its disk.
func (w *World) judgeDisk(n *node, forGood bool, e entry) {
	p := w.podOf(n)
	if p == nil || e.safe == 0 || w.Persistent && !forGood {
		return
	}
	if p.disk.Data.Lineage != e.lineage || p.disk.Data.Writes < e.safe {
		return
	}
	for s := range w.members(n.shard) {
		if e.on(s) {
			return
		}
	}
	w.violate("%s is taken down, whose disk holds the only copy of shard %d", n.name, n.shard)
}

// judgeForce: a Pod is removed without its machine's word only where it has no
// volume, and its machine is lost.
func (w *World) judgeForce(p *pod) {
	if w.Persistent {
		w.violate("Pod %s is removed by force, whose volume another Pod could use", p.name)
	}
	if p.host == nil {
		w.violate("Pod %s is removed by force, although no machine has it", p.name)
		return
	}
	if _, lost := w.lost(p.host); !lost {
		w.violate("Pod %s is removed by force from %s, which answers", p.name, p.host.name)
	}
}

// checkVolume: never two servers on one volume.
func (w *World) checkVolume(p *pod) {
	for _, q := range w.pods {
		if q != p && q.server != nil && q.disk == p.disk {
			w.violate("Pod %s starts on a volume that Pod %s uses", p.name, q.name)
		}
	}
	if w.attached(p.disk) {
		w.violate("Pod %s starts on a volume that a server without a Pod uses", p.name)
	}
}
