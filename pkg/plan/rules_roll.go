// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// ruleRoll replaces Pods of an outdated revision, and Pods whose claim somebody has
// deleted: the replicas of a shard before its primary, which is handed over when all
// other copies are new. Shards that are not well use up the budget of shards in
// parallel, whatever ails them, so that a bad change stops at the first one, and no
// change goes on while something else is broken.
//
// Where the shard surges, another member is made beside the one that is to go;
// ruleShrink lets that one go when the new one is in sync.
func ruleRoll(w *world, p *Plan) verdict {
	if !w.formed() || len(p.Actions) > 0 || w.outdated() == 0 {
		return proceed
	}
	order, budget := w.rollOrder(), w.s.Spec.Update.ShardsInParallelOrDefault(w.s.Spec.Shards)
	if w.canary() {
		budget = 1
	}
	if budget == 1 && len(w.problems()) > 0 {
		return proceed
	}
	for shard := range w.shards {
		if !w.shardWell(shard) {
			budget--
		}
	}
	for _, shard := range order {
		if budget <= 0 {
			break
		}
		if w.shardWell(shard) && !w.pausing(p, shard) && w.rollShard(p, shard) {
			budget--
		}
	}
	return proceed
}

// rollShard plans the next step of a shard that is well; it tells whether there was
// one.
func (w *world) rollShard(p *Plan, shard int) bool {
	owner := w.owners[shard]
	next := w.nextToRoll(shard)
	switch {
	case next == nil:
		return false
	case w.unreadable(next):
		p.waitBlocked("OlderVersion", next.Name,
			"%s is to be replaced (%s), but a server of that version cannot read its volume, and spec.update.surge is Never: set it to Auto, and servers with new volumes are synced beside the old ones",
			next.Name, w.change(next))
		return false
	case w.surges(next):
		number := w.freeNumber(shard, nil, nil)
		p.do(CreateNode{
			Name: v1alpha1.NodeName(w.s.Name, int32(shard), number), Shard: int32(shard), Number: number, Revision: w.s.Revision,
			Reason: "in place of " + next.Name + ": " + w.change(next), Resized: w.misfit(next),
		})
	case next != owner:
		if !w.sameDomain(next) {
			return false
		}
		p.do(w.replace(next, w.change(next)+"; a replica, before its primary"))
	case w.heir(shard) != nil:
		if !w.handOver(p, w.heir(shard), owner, owner.Name+" is to be replaced: "+w.change(owner)) {
			return false
		}
	case w.s.Spec.Persistence != nil:
		if !w.sameDomain(owner) {
			return false
		}
		p.do(w.replace(owner, w.change(owner)+"; the shard's only member, on its volume"))
	default:
		p.waitBlocked("OnlyCopy", owner.Name,
			"%s is to be replaced (%s), but the data of shard %d lives only in its Pod: set spec.update.surge to Always, or spec.replicas to 1 or more, and the change goes on by itself",
			owner.Name, w.change(owner), shard)
		return false
	}
	p.again(pollStarting)
	return true
}

// nextToRoll is the member of the shard that goes next: replicas before the primary.
func (w *world) nextToRoll(shard int) *Member {
	var next *Member
	for _, m := range w.shards[shard] {
		if m.stays() && w.stale(m) && (next == nil || next == w.owners[shard]) {
			next = m
		}
	}
	return next
}

// heir is a replica of the new revision that is in sync; nil when there is none, or
// when the shard has others that are not new: a primary must not be of a newer
// version than all of its replicas.
func (w *world) heir(shard int) *Member {
	var heir *Member
	for _, m := range w.shards[shard] {
		switch {
		case m == w.owners[shard] || !m.stays():
		case w.stale(m) || !m.inSync(w.owners[shard]):
			return nil
		case heir == nil || w.unsettles(m, heir) || m.Server.Offset > heir.Server.Offset && !w.unsettles(heir, m):
			heir = m
		}
	}
	return heir
}

// surges tells whether a member is replaced by another beside it.
func (w *world) surges(m *Member) bool {
	persistent := w.s.Spec.Persistence != nil
	return w.s.Spec.Update.SurgesOrDefault(persistent, w.s.Spec.ReplicasOrDefault()) || persistent && w.steppedBack(m)
}

// outgoing is the member whose place a surge member takes; nil when the shard has no
// more members than declared, or none of them is outdated, or the one more is in the
// place of another that is lost.
func (w *world) outgoing(staying []*Member) *Member {
	lost := func(m *Member) bool { return w.absent(m) || w.doomed(m) }
	if len(staying) <= w.wanted() || !w.begun || slices.ContainsFunc(staying, lost) {
		return nil
	}
	owner := w.owners[staying[0].Shard]
	var out *Member
	for _, m := range staying {
		if !w.stale(m) {
			continue
		}
		if out == nil || out == owner || m != owner && w.rank(m, owner) < w.rank(out, owner) {
			out = m
		}
	}
	return out
}

// crowded tells whether a surge member finds no Kubernetes node only because the
// members of a shard have to be apart: then the one that it replaces has to go first.
func (w *world) crowded(staying []*Member) bool {
	s := w.s.Spec.Scheduling
	if w.s.Spec.Update.Surge == v1alpha1.SurgeAlways ||
		s.Node.Spread.Shard.Mode != v1alpha1.SpreadRequired && s.Zone.Spread.Shard.Mode != v1alpha1.SpreadRequired {
		return false
	}
	return slices.ContainsFunc(staying, func(m *Member) bool { return !w.stale(m) && m.Server == nil && m.Reason == "Unschedulable" })
}

// canary tells whether no shard is finished: then the first is, before any other is
// begun.
func (w *world) canary() bool {
	for shard := range w.shards {
		if w.nextToRoll(shard) == nil {
			return false
		}
	}
	return true
}

// rollOrder are the shards with outdated members, those that were begun first.
func (w *world) rollOrder() []int {
	var begun, rest []int
	for shard := range w.shards {
		switch {
		case w.nextToRoll(shard) == nil:
		case w.begunRoll(shard):
			begun = append(begun, shard)
		default:
			rest = append(rest, shard)
		}
	}
	return append(begun, rest...)
}

func (w *world) begunRoll(shard int) bool {
	return slices.ContainsFunc(w.shards[shard], func(m *Member) bool { return m.stays() && !w.stale(m) })
}

// pausing tells whether the pause after the last shard is not over yet. When that was
// finished is told by its youngest Pod.
func (w *world) pausing(p *Plan, shard int) bool {
	pause := time.Duration(w.s.Spec.Update.PauseSeconds) * time.Second
	if pause == 0 || w.begunRoll(shard) {
		return false
	}
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if !m.stays() || w.stale(m) || m.Pod == nil {
			continue
		}
		if until := m.Pod.Created.Add(pause); w.s.Now.Before(until) {
			p.again(max(until.Sub(w.s.Now), pollStarting))
			p.wait("Pausing", w.s.Name, "the roll goes on with shard %d at %s: spec.update.pauseSeconds is %d",
				shard, until.UTC().Format(time.TimeOnly), w.s.Spec.Update.PauseSeconds)
			return true
		}
	}
	return false
}

// sameDomain tells whether all members that are down already are in the zone of this
// one: never are two failure domains disturbed at once.
func (w *world) sameDomain(next *Member) bool {
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if m == next || !m.stays() || m.Server != nil && m.Pod != nil && m.Pod.Ready && !m.replacing() {
			continue
		}
		if m.Pod == nil || m.Pod.Zone != next.Pod.Zone {
			return false
		}
	}
	return true
}

// stale: the member's Pod is to be replaced.
func (w *world) stale(m *Member) bool {
	return m.Revision != w.s.Revision || m.ClaimGone || w.misfit(m)
}

// change is why a member is to be replaced, in words.
func (w *world) change(m *Member) string {
	switch words := w.s.Changes[m.Revision]; {
	case !w.stale(m):
		return ""
	case m.Revision == w.s.Revision && m.ClaimGone:
		return "its claim is gone"
	case m.Revision == w.s.Revision:
		return "resources that it cannot get on Kubernetes node " + m.Pod.Node + ": " + m.Pod.Has.change(w.s.Resize.To) + why(cmp.Or(m.Pod.ResizeMessage, m.ResizeRefused))
	case words == "":
		return "the declaration has changed"
	default:
		return words
	}
}

func (w *world) replace(m *Member, reason string) Action {
	if m.Revision == w.s.Revision {
		return ReplacePod{Name: m.Name, UID: m.UID, PodUID: m.Pod.UID, Reason: reason}
	}
	return SetRevision{Name: m.Name, UID: m.UID, PodUID: m.Pod.UID, Revision: w.s.Revision, Reason: reason}
}

// outdated counts the members that are not of the declared revision yet, or whose
// Pods are to be replaced for another reason.
func (w *world) outdated() int {
	n := 0
	for i := range w.s.Members {
		if m := &w.s.Members[i]; m.stays() && (w.stale(m) || m.Pod != nil && m.Pod.Revision != w.s.Revision) {
			n++
		}
	}
	return n
}

// rolling says in words how far a change is.
func (w *world) rolling() string {
	words := "the declaration has changed"
	for i := range w.s.Members {
		if m := &w.s.Members[i]; m.stays() && w.stale(m) {
			words = w.change(m)
			break
		}
	}
	return fmt.Sprintf("%d servers are still to be replaced (%s)%s", w.outdated(), words, w.skew())
}
