// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"slices"
)

// What happens to members on a Kubernetes node that is about to go:
//
//   - Cordoned: nothing. Its ValkeyNode says so. Only where a shard has a single
//     copy, which no eviction may take, another member is made: an eviction that is
//     refused leaves no trace, and the drain would wait for ever.
//   - Drained, which is cordoned and a Pod of the cluster was evicted: its primaries
//     hand over to replicas elsewhere, before their eviction comes. The budgets let
//     one Pod of a shard go at a time; it is made again elsewhere.
//   - Marked for removal by an autoscaler, or its Node object is being deleted: its
//     primaries hand over at once, and where a shard would have a single copy when
//     the eviction comes, another member is made first, and then the old one goes.
//
// Which marks count is a list (see controller.Leaving), not every taint that the Pods
// do not tolerate: those set such taints too who only keep new Pods away, and network
// and storage drivers do while they restart.
//
// When the node takes Pods again before that, the one with the least goes.

// leaving is why a member that is well is to leave its Kubernetes node; empty when it
// is not.
func (w *world) leaving(m *Member) string {
	if m.Server == nil || m.Pod == nil || !m.stays() || m.Pod.Deleting || m.Pod.NodeLost {
		return ""
	}
	switch pod := m.Pod; {
	case pod.NodeLeaving != "":
		return fmt.Sprintf("its Kubernetes node %s is about to go: %s", pod.Node, pod.NodeLeaving)
	case pod.NodeDrained:
		return fmt.Sprintf("its Kubernetes node %s is being drained", pod.Node)
	case pod.NodeCordoned && w.onlyCopies():
		return fmt.Sprintf("its Kubernetes node %s is cordoned, and no eviction may take the only copy", pod.Node)
	default:
		return ""
	}
}

// onlyCopies: each shard is to have a single member, which holds what no volume has, or
// which another one replaces: the budgets let no eviction take it.
func (w *world) onlyCopies() bool {
	return w.wanted() == 1 && (w.s.Spec.Persistence == nil || w.copies())
}

// copies tells whether others are made beside members that leave, as they are in a roll.
func (w *world) copies() bool {
	return w.s.Spec.Update.SurgesOrDefault(w.s.Spec.Persistence != nil, w.s.Spec.ReplicasOrDefault())
}

// mover is the member of a shard in whose place another one is made because its
// Kubernetes node is about to go: one at a time, replicas before the primary. Nil while
// a change of the declaration replaces one already.
func (w *world) mover(shard int) *Member {
	owner := w.owners[shard]
	if owner == nil || !owner.serves() || !w.copies() {
		return nil
	}
	var next *Member
	for _, m := range w.shards[shard] {
		if w.leaving(m) != "" && (m.Pod.NodeLeaving != "" || w.onlyCopies()) && (next == nil || next == owner) {
			next = m
		}
	}
	if next == nil || w.outgoing(staying(w.shards[shard])) != nil {
		return nil
	}
	return next
}

// ruleLeave hands primaries over that are about to lose their Kubernetes node: one at
// a time, since two at once could take the same epoch.
func ruleLeave(w *world, p *Plan) verdict {
	for shard, owner := range w.owners {
		if owner == nil || w.leaving(owner) == "" {
			continue
		}
		if w.onlyCopies() && !w.copies() {
			p.waitBlocked("OnlyCopy", owner.Name,
				"%s is to leave: %s. The data of shard %d lives only in its Pod: set spec.update.surge to Auto, or spec.replicas to 1 or more, "+
					"and it moves by itself; when Pod %s is deleted, the data is lost", owner.Name, w.leaving(owner), shard, owner.Pod.Name)
			continue
		}
		heir := w.elsewhere(shard)
		if heir == nil || slices.ContainsFunc(p.Actions, movesPrimary) {
			continue
		}
		p.again(pollStarting)
		if heir.Server.Epoch < owner.Server.Epoch {
			continue // the two would have the same epoch, and the old primary might win
		}
		w.handOver(p, heir, owner, owner.Name+" is to leave: "+w.leaving(owner))
	}
	return proceed
}

// elsewhere is the replica that takes over from a primary that leaves: in sync, and not
// about to leave itself; rather on a Kubernetes node that is not even cordoned, and of
// the primary's version, which all others understand; nil when there is none.
func (w *world) elsewhere(shard int) *Member {
	owner := w.owners[shard]
	worth := func(m *Member) (n int) {
		if !m.Pod.NodeCordoned {
			n += 2
		}
		if m.Server.Version == owner.Server.Version {
			n++
		}
		return n
	}
	var heir *Member
	for _, m := range w.shards[shard] {
		if m == owner || !m.serves() || !m.inSync(owner) || w.leaving(m) != "" || m.VolumeGone || m.ClaimGone || owner.Server.SlotsMoving {
			continue
		}
		if heir == nil || worth(m) > worth(heir) || worth(m) == worth(heir) && m.Server.Offset > heir.Server.Offset {
			heir = m
		}
	}
	return heir
}

// unsettles: a primary that moves from one member to the other would have to move
// again, since that is about to leave.
func (w *world) unsettles(from, to *Member) bool { return w.leaving(from) == "" && w.leaving(to) != "" }

// introduces: the plan introduces one of the members to somebody, which may break the
// connection that a vote is to come over.
func introduces(p *Plan, members ...*Member) bool {
	return slices.ContainsFunc(p.Actions, func(a Action) bool {
		meet, ok := a.(Meet)
		return ok && slices.ContainsFunc(members, func(m *Member) bool {
			return meet.On.Member == m.Name || slices.ContainsFunc(meet.To, func(to Address) bool { return to.Member == m.Name })
		})
	})
}

// electable: a majority of the primaries, its own among them, knows the heir as the
// replica that it is, and is connected to it both ways. The others refuse it their votes,
// and while it waits for them nobody can write.
func (w *world) electable(heir, owner *Member) bool {
	votes := 0
	for _, voter := range w.owners {
		if voter == nil {
			continue
		}
		if w.connected(voter, heir) && sameRole(w.seen(voter, heir), heir.Server) {
			votes++
		} else if voter == owner {
			return false
		}
	}
	return votes > len(w.owners)/2
}

// connected: each of the two servers knows the other, and has its link to it.
func (w *world) connected(a, b *Member) bool {
	there, back := w.seen(a, b), w.seen(b, a)
	return there != nil && back != nil && there.Linked && back.Linked
}
