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

// staleAfter is how long views may be wrong before gossip alone is not trusted to
// put them right.
const staleAfter = 10 * time.Second

// allPairs is up to how many servers every pair is introduced: a cluster then
// agrees in about the time of one handshake. Above it, introducing all to a few
// costs the bus less, and gossip does the rest within seconds.
const allPairs = 48

// ruleIntroduce lets servers meet. A server that knows another under an address
// that is no longer its own is introduced again: Valkey keeps the ID and updates
// the address. Nothing is ever forgotten for that.
//
// Before formation nobody is introduced: an epoch can only be given to a server
// that knows no other.
func ruleIntroduce(w *world, p *Plan) verdict {
	if !w.formed() && w.covered.IsEmpty() && !slices.ContainsFunc(p.Actions, movesPrimary) {
		return proceed
	}
	serving := w.serving()
	w.number(p, serving)
	missing := false
	for i, a := range serving {
		var to []Address
		for j, b := range serving {
			if i == j || !w.meets(a, b) {
				continue
			}
			missing = true
			if (len(serving) <= allPairs || hubPair(min(i, j))) && !a.Server.shaking(b.Pod.IP) {
				to = append(to, Address{Member: b.Name, IP: b.Pod.IP, BusPort: b.Server.BusPort})
			}
		}
		if len(to) > 0 {
			p.do(Meet{On: a.target(), To: to})
		}
	}
	if missing {
		p.again(w.gossipPoll())
		w.outrank(p, serving)
	}
	return proceed
}

// outrank cures views that stay wrong. A replica speaks for its primary's epoch;
// who knows the replica by a higher one, of its own from earlier, takes what it
// says for stale. When the primary's epoch is raised above, it is believed.
func (w *world) outrank(p *Plan, serving []*Member) {
	ready := w.s.Status.Condition(v1alpha1.ConditionReady)
	if ready == nil || w.s.Now.Sub(ready.LastTransitionTime.Time) < staleAfter {
		return
	}
	// Who has just started has not had the time to be told.
	serving = slices.DeleteFunc(slices.Clone(serving), func(m *Member) bool { return w.s.Now.Sub(m.Pod.Started) < staleAfter })
	for _, owner := range w.owners {
		if owner == nil || !owner.serves() {
			continue
		}
		for _, other := range serving {
			if dead := w.holding(other, owner); dead != "" {
				p.do(BumpEpoch{On: owner.target(), Reason: fmt.Sprintf("%s takes the dead %.8s for the owner of its slots", other.Name, dead)})
				return
			}
		}
	}
	for _, m := range serving {
		owner := w.owners[m.Shard]
		if owner == nil || !owner.serves() || !m.inSync(owner) {
			continue
		}
		for _, other := range serving {
			if seen := other.Server.peer(m.Server.ID); other != m && seen != nil && !sameRole(seen, m.Server) {
				p.do(BumpEpoch{On: owner.target(), Reason: fmt.Sprintf("%s takes what its replica %s says for stale", other.Name, m.Name)})
				return
			}
		}
	}
}

// holding is the dead server that another server takes for the owner of an owner's
// slots, under an epoch that is not below the owner's; else empty.
func (w *world) holding(by, owner *Member) string {
	for i := range by.Server.Peers {
		peer := &by.Server.Peers[i]
		if peer.Slots != nil && w.byID[peer.ID] == nil && peer.Epoch >= owner.Server.Epoch && peer.Slots.Overlaps(owner.Server.Slots) {
			return peer.ID
		}
	}
	return ""
}

// number gives servers that know nobody an epoch of their own before they meet
// others: see firstPrimaryEpoch.
func (w *world) number(p *Plan, serving []*Member) {
	taken := map[uint64]bool{}
	for _, m := range w.byID {
		taken[m.Server.Epoch] = true
	}
	done := map[string]bool{}
	for _, a := range p.Actions {
		if set, ok := a.(SetEpoch); ok {
			done[set.On.Member] = true
		}
	}
	next := uint64(1)
	for _, m := range serving {
		if !m.unnumbered() || done[m.Name] || len(w.byID) == 1 {
			continue
		}
		for taken[next] {
			next++
		}
		taken[next] = true
		p.do(SetEpoch{On: m.target(), Epoch: next})
	}
}

// meets tells whether a is to be introduced to b: it does not know b, or b has a
// wrong idea of it. A server believes another's slots and role only after their
// handshake, and hears of them next at the following ping, which may be half a
// node timeout later; in a new handshake it hears of them at once.
func (w *world) meets(a, b *Member) bool {
	if !w.knows(a, b) {
		return true
	}
	seen := w.seen(b, a)
	return seen != nil && w.knows(b, a) && !sameRole(seen, a.Server)
}

// sameRole: a server's view of another agrees with what that says of itself.
func sameRole(seen *Peer, v *Server) bool {
	return seen.Primary == v.Primary && seen.PrimaryID == v.PrimaryID && sameSlots(seen, v)
}

// hubPair tells which pairs of a large cluster are introduced: all with a few
// hubs, so that the loss of one does not hinder.
func hubPair(lower int) bool { return lower < 3 }

// ruleFollow makes the servers of a shard that own nothing replicas of the one
// that owns the shard's slots, whatever their numbers are.
func ruleFollow(w *world, p *Plan) verdict {
	for shard, owner := range w.owners {
		if owner == nil || !owner.serves() {
			continue
		}
		for _, m := range w.shards[shard] {
			if m == owner || !m.serves() {
				continue
			}
			w.follow(p, m, owner)
		}
	}
	return proceed
}

func (w *world) follow(p *Plan, m, owner *Member) {
	switch {
	case !m.Server.Primary && m.Server.PrimaryID == owner.Server.ID:
		return
	case m.ownsSlots():
		p.again(pollValkey)
		p.wait("TwoPrimaries", m.Name, "%s still claims slots of shard %d, whose primary is %s: Valkey settles this by epoch",
			m.Name, m.Shard, owner.Name)
	case m.Server.Primary && m.Server.Keys > 0 && w.complete && owner.Server.Keys > 0 && w.gossipPoll() == pollSlow:
		// It has heard of its new primary before it heard of the slots, and cannot be
		// made a replica any more. The primary has the data; a claim is kept.
		p.do(RetireNode{Name: m.Name, UID: m.UID, Reason: fmt.Sprintf("it holds %d keys but owns no slots, which its primary %s has", m.Server.Keys, owner.Name)})
	case m.Server.Primary && m.Server.Keys > 0:
		// Either it is about to learn that it lost its slots, and becomes a replica
		// by itself, or its data has no owner: then it is not ours to drop.
		p.again(pollSlow)
		p.wait("DataWithoutSlots", m.Name, "%s holds %d keys but owns no slots: it is not made a replica, which would drop them",
			m.Name, m.Server.Keys)
	default:
		peer := m.Server.peer(owner.Server.ID)
		if peer == nil || !peer.Primary || peer.NoAddress {
			p.again(pollValkey)
			p.wait("Introducing", m.Name, "%s does not know the primary of its shard, %s, yet", m.Name, owner.Name)
			return
		}
		p.do(Replicate{On: m.target(), Primary: owner.Server.ID})
		p.again(pollValkey)
	}
}

// ruleShrink retires replicas that are more than declared, the ones that hold the
// least first. The primary by live role always stays, and so does what is left of
// a lost one until all the others are in sync.
//
// Not in a plan that makes or moves a primary: who is to stay is not known then.
func ruleShrink(w *world, p *Plan) verdict {
	if slices.ContainsFunc(p.Actions, movesPrimary) {
		return proceed
	}
	for shard, members := range w.shards {
		owner := w.owners[shard]
		if owner == nil && w.begun {
			continue // who has the shard's data is not known
		}
		retiring := slices.ContainsFunc(members, func(m *Member) bool { return !m.stays() && !m.left() })
		if stay := staying(members); len(stay) > w.wanted() && !retiring {
			w.shrink(p, stay, owner)
		}
	}
	return proceed
}

// staying are those that are neither retired nor being deleted.
func staying(members []*Member) []*Member {
	var out []*Member
	for _, m := range members {
		if m.stays() {
			out = append(out, m)
		}
	}
	return out
}

// shrink lets the member of too many go that is worth the least, if one may go yet.
// Who is lost, or has another member in its place, goes when all the others are in
// sync, a primary after it has handed over.
func (w *world) shrink(p *Plan, staying []*Member, owner *Member) {
	outdated, mover := w.outgoing(staying), w.mover(int(staying[0].Shard))
	var victim, going, heir *Member
	synced := 0
	for _, m := range staying {
		switch {
		case w.absent(m), w.doomed(m), m == outdated, m == mover:
			if going == nil || going == owner || w.absent(m) {
				going = m
			}
			continue
		case m == owner:
			synced++
			continue
		case owner != nil && m.inSync(owner):
			synced++
			// What an older one does not know, its replicas of a newer version do.
			if heir == nil || w.unsettles(m, heir) || !w.unsettles(heir, m) && !olderRelease(heir.Server, m.Server) {
				heir = m
			}
		}
		if m.ownsSlots() || owner == nil && !m.worthless() {
			continue
		}
		if victim == nil || w.rank(m, owner) < w.rank(victim, owner) ||
			w.rank(m, owner) == w.rank(victim, owner) && m.Number > victim.Number {
			victim = m
		}
	}
	need := w.wanted()
	if going == outdated && w.crowded(staying) {
		need = max(1, need-1)
	}
	switch {
	case going == nil && victim != nil && !w.spare(victim, owner, synced):
		return
	case going == nil && victim != nil:
		p.do(RetireNode{Name: victim.Name, UID: victim.UID, Reason: "the shard has more members than declared"})
	case going == nil || synced < need || going != owner && going.ownsSlots():
		return
	case going == owner && heir == nil:
		return
	case going == owner && heir.Server.Epoch < owner.Server.Epoch:
		// The two would have the same epoch, and the old primary might win.
		p.again(pollValkey)
		return
	case going == owner:
		w.handOver(p, heir, owner, owner.Name+" is to go: "+w.goesBecause(going))
	default:
		p.do(RetireNode{Name: going.Name, UID: going.UID, Reason: w.goesBecause(going) + ", and the shard has all its copies elsewhere"})
	}
	p.again(pollStarting)
}

// spare: enough others are in sync, of the members of a shard that are, or there is
// nothing to lose. Who does not answer may be well, and the only one that is.
func (w *world) spare(victim, owner *Member, synced int) bool {
	if owner == nil || victim.worthless() {
		return true
	}
	if victim.inSync(owner) {
		synced--
	}
	return synced >= w.wanted()
}

// goesBecause is why a member has another one in its place.
func (w *world) goesBecause(m *Member) string {
	switch why := w.leaving(m); {
	case w.absent(m), w.doomed(m):
		return m.lostBecause()
	case why != "" && !w.stale(m):
		return why
	default:
		return w.change(m)
	}
}

func movesPrimary(a Action) bool {
	switch a.(type) {
	case AddSlots, BumpEpoch, Failover, Replicate:
		return true
	default:
		return false
	}
}

// worthless: the member cannot hold anything, not even where the shard's primary
// is unknown: it answers and is empty, or it never was a server.
func (m *Member) worthless() bool {
	return m.pristine() || m.Server == nil && m.Published.NodeID == "" && (m.Pod == nil || !m.Pod.Running)
}

// rank orders members by how much would be lost with them.
func (w *world) rank(m, owner *Member) int {
	switch {
	case m.Server == nil:
		return 0
	case owner == nil || !m.inSync(owner):
		return 1
	default:
		return 2
	}
}

// ruleRoles writes live roles on Pods, first taking the label primary from those
// that are not: at no time do two Pods of a shard carry it.
func ruleRoles(w *world, p *Plan) verdict {
	for _, stray := range w.s.Strays {
		if stray.Role != "" {
			p.do(LabelRole{Pod: stray.Pod, UID: stray.UID})
		}
	}
	for shard, members := range w.shards {
		owner := w.owners[shard]
		var promote Action
		for _, m := range members {
			if m.Pod == nil {
				continue
			}
			role := m.liveRole(owner)
			if role == m.Pod.Role {
				continue
			}
			label := LabelRole{Pod: m.Pod.Name, UID: m.Pod.UID, Role: role}
			if m == owner {
				promote = label
				continue
			}
			p.do(label)
		}
		if promote != nil {
			p.do(promote)
		}
	}
	return proceed
}

// compareMembers orders members as people read them.
func compareMembers(a, b *Member) int {
	return cmp.Or(cmp.Compare(a.Shard, b.Shard), cmp.Compare(a.Number, b.Number))
}
