// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// ghost is an ID that servers know and that no live member of ours has.
type ghost struct {
	id string
	// by are the servers that know it.
	by []*Member
	// ips are the addresses under which they do.
	ips map[string]bool
	// slots are those that some server believes it to own.
	slots slots.Set
	// heard: some server still hears from it.
	heard bool
	// followed: a live server is its replica.
	followed bool
}

// ghosts finds the IDs in the servers' views that belong to no server which
// answered. With an unanswering member they may be that member's.
func (w *world) ghosts() []*ghost {
	found := map[string]*ghost{}
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if m.Server == nil {
			continue
		}
		for _, peer := range m.Server.Peers {
			if peer.Handshake || w.byID[peer.ID] != nil {
				continue
			}
			g := found[peer.ID]
			if g == nil {
				g = &ghost{id: peer.ID, ips: map[string]bool{}}
				found[peer.ID] = g
			}
			g.by = append(g.by, m)
			g.ips[peer.IP] = true
			g.heard = g.heard || peer.hearing()
			if peer.Slots != nil {
				g.slots = g.slots.Union(*peer.Slots)
			}
		}
	}
	for _, m := range w.byID {
		if g := found[m.Server.PrimaryID]; g != nil && !m.Server.Primary {
			g.followed = true
		}
	}
	out := slices.Collect(maps.Values(found))
	slices.SortFunc(out, func(a, b *ghost) int {
		if a.id < b.id {
			return -1
		}
		return 1
	})
	return out
}

// ruleForget removes what is proven dead: every member answered and none has the
// ID, nobody hears from it, nobody follows it, and its slots have
// another owner. It is forgotten on all servers in one action, since Valkey
// refuses to learn a forgotten ID again for a minute only.
func ruleForget(w *world, p *Plan) verdict {
	for _, g := range w.ghosts() {
		switch {
		case !w.begun:
			// Nobody can have died yet: an unknown ID is one that has not been asked.
			p.again(pollStarting)
		case !w.complete || slices.ContainsFunc(p.Actions, creates):
			// Who does not answer, or comes back from its volume, may have it.
			p.again(pollSlow)
		case g.heard && w.foreign(g):
			w.strange(p, g)
		case g.heard:
			p.again(pollStarting)
			p.wait("UnknownMember", g.id, "%.8s is none of this cluster's servers, and %s still hears from it: it is forgotten when it falls silent",
				g.id, g.by[0].Name)
		case g.followed:
			p.again(pollStarting)
			p.wait("DeadMemberFollowed", g.id, "the dead member %.8s still has replicas: it is kept until they follow another primary", g.id)
		case g.slots.Overlaps(&w.covered) || g.slots.IsEmpty():
			w.forget(p, g, "its server is gone")
		default:
			p.again(pollSlow)
			p.wait("DeadMemberOwnsSlots", g.id, "the dead member %.8s owns slots that nobody else has: it is kept until they have an owner", g.id)
		}
	}
	return proceed
}

// foreignAfter is how long a cluster must have been unready until a live server that
// is none of its members counts as another cluster's. What is left of an own Pod is
// gone by then.
const foreignAfter = time.Minute

// foreign tells whether an ID that is heard from is that of another cluster's server:
// no member has it, at none of their addresses, nothing of the own cluster is on its
// way out, and all that has lasted for a while.
func (w *world) foreign(g *ghost) bool {
	if w.unreadyFor() < foreignAfter || len(w.s.Strays) > 0 || g.followed {
		return false
	}
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if !m.stays() || m.Pod == nil || g.ips[m.Pod.IP] {
			return false
		}
	}
	return true
}

// strange tells of a live server of another cluster. To forget it would not help: from
// Valkey 8.1 on, a server that others have forgotten introduces itself to them again.
func (w *world) strange(p *Plan, g *ghost) {
	at := strings.Join(slices.Sorted(maps.Keys(g.ips)), ", ")
	p.again(pollSlow)
	if taken := g.slots.Minus(w.covered); !taken.IsEmpty() {
		p.waitBlocked("ForeignMember", g.id,
			"%.8s at %s is a server of another cluster, and this one's servers take it for the owner of slots %s: it is not touched; "+
				"separate the two clusters (stop the other one's servers), and the slots get an owner here again", g.id, at, taken)
		return
	}
	p.waitBlocked("ForeignMember", g.id,
		"%.8s at %s is a live server of another cluster, which this one's servers have met: stop that server, or reset it (CLUSTER RESET), "+
			"and it is forgotten here; it has no slots of this cluster", g.id, at)
}

func creates(a Action) bool {
	_, yes := a.(CreateNode)
	return yes
}

func (w *world) forget(p *Plan, g *ghost, reason string) {
	f := Forget{ID: g.id, Reason: reason}
	slices.SortFunc(g.by, compareMembers)
	for _, m := range g.by {
		if m.Server.Primary || m.Server.PrimaryID != g.id { // Valkey refuses it on a replica of it
			f.On = append(f.On, m.target())
		}
	}
	if len(f.On) > 0 {
		p.do(f)
		p.again(pollValkey)
	}
}

// ruleLostShard: all servers of a shard are new and empty, so its data is gone
// with the last of the old ones (no persistence, or lost volumes). The dead owner
// is forgotten first, so that no gossip about its epoch takes the slots back, and
// the new owner's epoch is raised above all others.
//
// A server of the shard that has data and lost the slots gets them back in the same
// way. Who follows the dead owner hears of the higher epoch, and follows the new one.
func ruleLostShard(w *world, p *Plan) verdict {
	if !w.begun || !w.complete {
		return proceed
	}
	dead := w.deadSlots()
	for shard, members := range w.shards {
		lost := w.ranges[shard].Minus(w.covered)
		if !w.formed() {
			// What nobody ever had is given by the rule for formation.
			lost = lost.Intersect(dead)
		}
		if w.owners[shard] != nil || lost.IsEmpty() || len(members) < w.wanted() || w.stopping(shard) != "" {
			continue
		}
		heir := w.lostHeir(shard)
		if heir == nil {
			continue
		}
		if w.recall(p, shard) {
			p.again(pollStarting)
			p.wait("VolumeReturns", heir.Name, "shard %d has no primary: volumes of it were left, which may hold its data", shard)
			continue
		}
		w.inherit(p, heir, lost)
	}
	return proceed
}

// lostHeir is who is to get the slots of a shard whose owner is lost: who has data
// of it, else, where all are empty, the first.
func (w *world) lostHeir(shard int) *Member {
	var first *Member
	empty := true
	for _, m := range w.shards[shard] {
		switch {
		case w.void(m):
			continue
		case m.ownsSlots() || m.Server.Loading || m.Pod.Deleting:
			return nil
		}
		empty = empty && m.pristine()
		if first == nil && m.serves() {
			first = m
		}
	}
	if empty {
		return first
	}
	left := w.keeper(shard)
	for _, m := range w.shards[shard] {
		if left == nil || m != left && !w.void(m) && moreData(m, left) {
			return nil
		}
	}
	return left
}

// deadSlots are those that are still attributed to dead members.
func (w *world) deadSlots() slots.Set {
	var out slots.Set
	for _, g := range w.ghosts() {
		out = out.Union(g.slots)
	}
	return out
}

func (w *world) inherit(p *Plan, heir *Member, lost slots.Set) {
	alive := false
	for _, g := range w.ghosts() {
		if g.slots.IsEmpty() || !g.slots.Overlaps(&lost) {
			continue
		}
		if g.heard {
			alive = true
			continue
		}
		w.forget(p, g, "its shard is lost")
	}
	if alive {
		p.again(pollStarting)
		p.wait("ShardLost", heir.Name, "others still hear from the last owner of slots %s", lost)
		return
	}
	// The epoch is raised above those that the heir knows of, so it has to know all.
	for _, m := range w.serving() {
		if peer := heir.Server.peer(m.Server.ID); m != heir && (peer == nil || !peer.Linked) {
			p.again(pollValkey)
			p.wait("Introducing", heir.Name, "%s does not know %s yet", heir.Name, m.Name)
			return
		}
	}
	p.do(BumpEpoch{On: heir.target(), Reason: "shard lost"})
	reason := "shard lost: no copy of its data is left"
	if heir.Server.Keys > 0 {
		reason = "it has the data, and nobody the slots"
	}
	p.do(AddSlots{On: heir.target(), Slots: lost, Reason: reason, Loss: heir.Server.Keys == 0})
	p.again(pollValkey)
}
