// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"cmp"
	"fmt"
	"slices"
	"time"
)

const (
	// deadFor is how long a replica must have missed its primary before the
	// operator promotes it where no vote can.
	deadFor = 2 * time.Second
	// askEvery is how long a replica is at least given to win an election that the
	// operator has asked for: asking again would begin it anew.
	askEvery = 20 * time.Second
	// failoverPoll is how soon a failover that was begun is looked at.
	failoverPoll = 200 * time.Millisecond
)

// ruleFailover adds to Valkey's own election what a vote cannot do. As long as a
// majority of the primaries lives the election goes first, and the operator only
// asks for another one when none has succeeded. Without a majority no vote can
// win: then the replica is promoted by order, and only when its primary is proven
// dead (see deadPrimary), never because it may be slow.
func ruleFailover(w *world, p *Plan) verdict {
	if !w.begun {
		return proceed
	}
	for shard := range w.shards {
		if w.owners[shard] != nil {
			continue
		}
		next := w.succeed(shard)
		heir := next.heir
		if heir == nil {
			continue
		}
		p.again(failoverPoll)
		id := heir.Server.PrimaryID
		if waitFor := w.deadPrimary(shard, id, next.last); waitFor != "" {
			p.wait("PrimaryUnreachable", heir.Name, "shard %d has no primary, but %s is not promoted: %s", shard, heir.Name, waitFor)
			continue
		}
		if next.down < 0 && w.recall(p, shard) || w.awaitsVolume(shard, p) {
			p.wait("VolumeReturns", heir.Name, "shard %d has no primary: a volume of it is coming back, which may hold more than %s", shard, heir.Name)
			continue
		}
		if mode := w.failoverMode(p, shard, next); mode != "" {
			p.do(Failover{On: heir.target(), From: id, Mode: mode, Reason: next.reason(), Loss: next.outlived()})
			return proceed // one at a time: two orders at once could take the same epoch
		}
	}
	return proceed
}

// succession is who is to follow a dead primary, and since when it is dead.
type succession struct {
	heir *Member
	// last is the primary that the shard had last; empty when nobody knows.
	last string
	// down is how long the primary has been missed by the replica that missed it
	// last; negative when none was linked to it in the life of its process.
	down time.Duration
	// doubtful: the heir has the most, but somebody else heard the primary later than
	// it; who is missing may have more.
	doubtful bool
	// silence is how long nobody has heard the primary, if anybody knows it.
	silence time.Duration
}

// outlived: the heir's primary is not the last one that the shard had.
func (n *succession) outlived() bool {
	return n.last != "" && n.heir.Server.PrimaryID != n.last
}

func (n *succession) reason() string {
	if n.outlived() {
		return fmt.Sprintf("the shard's last primary, %.8s, is gone with its data, and no other copy is left", n.last)
	}
	return "its primary is dead"
}

// succeed finds the replica of a dead primary that has the most of its data. One
// that was never linked in the life of its process may hold anything: where no
// other was, it is the heir only when every member of the shard has answered or, where
// it has data, will not within any bound (see hopeless).
//
// Who follows an earlier primary than the last one has missed a failover, and the
// writes since. It is the heir only where nobody else is left.
func (w *world) succeed(shard int) succession {
	last := w.attributed(shard)
	out, earlier := succession{last: last, down: -1}, succession{last: last, down: -1}
	answered, gaveUp := true, false
	for _, m := range w.shards[shard] {
		// What a Pod that stops has may come back with its volume.
		lost := (m.Server == nil || m.stays() && m.Pod != nil && m.Pod.Deleting) && !w.void(m)
		gaveUp = gaveUp || lost && w.hopeless(m)
		answered = answered && (!lost || w.hopeless(m))
		switch {
		case m.ownsSlots():
			return succession{} // it may be the primary: Valkey settles that within moments
		case !w.orphaned(m):
		case last == "" || m.Server.PrimaryID == last:
			if d := m.Server.linkDownFor(); d >= 0 && (out.down < 0 || d < out.down) {
				out.down = d
			}
			if out.heir == nil || moreData(m, out.heir) {
				out.heir = m
			}
		case earlier.heir == nil || later(m, earlier.heir):
			earlier.heir = m
		}
	}
	if out.heir == nil {
		out = earlier
	}
	// A primary that has lost the shard's slots, and not its data, goes first.
	if left := w.keeper(shard); out.heir == nil || out.down < 0 && (!answered || gaveUp && out.heir.Server.Keys == 0) || left != nil && !moreData(out.heir, left) {
		return succession{}
	}
	if out.down >= 0 {
		d := out.heir.Server.linkDownFor()
		out.silence = w.silence(out.heir.Server.PrimaryID, out.heir, out.down)
		// A server pings another at least twice in a node timeout.
		slack := time.Duration(w.s.Spec.NodeTimeoutOrDefault())*time.Millisecond/2 + deadFor
		out.doubtful = d < 0 || d > out.down+deadFor || d > out.silence+slack
	}
	return out
}

// silence is how long an ID has answered nobody but the heir, whose link tells that,
// at most so long. Where a server that takes it for dead cannot tell, its view is left
// out.
func (w *world) silence(id string, heir *Member, most time.Duration) time.Duration {
	for i := range w.s.Members {
		v := w.s.Members[i].Server
		if v == nil || v == heir.Server {
			continue
		}
		if peer := v.peer(id); peer != nil && (peer.Unanswered > 0 || peer.hearing()) {
			most = min(most, peer.Unanswered)
		}
	}
	return most
}

// orphaned: the member follows a primary that is none any more.
func (w *world) orphaned(m *Member) bool {
	if !m.serves() || m.Server.Primary || m.Server.PrimaryID == "" || m.Server.linked() {
		return false
	}
	leader := w.byID[m.Server.PrimaryID]
	return leader == nil || !leader.Server.Primary
}

// later orders replicas of earlier primaries: the one of the latest first.
func later(a, b *Member) bool {
	epoch := func(m *Member) uint64 {
		if peer := m.Server.peer(m.Server.PrimaryID); peer != nil {
			return peer.Epoch
		}
		return 0
	}
	if x, y := epoch(a), epoch(b); x != y {
		return x > y
	}
	return moreData(a, b)
}

// keeper is the member of a shard that has the most data and owns no slots,
// although it is a primary: a replica that was promoted in whose view its primary
// had none.
func (w *world) keeper(shard int) *Member {
	var out *Member
	for _, m := range w.shards[shard] {
		if m.serves() && m.Server.Primary && !m.ownsSlots() && m.Server.Keys > 0 && (out == nil || moreData(m, out)) {
			out = m
		}
	}
	return out
}

func moreData(a, b *Member) bool {
	return cmp.Or(
		cmp.Compare(a.Server.Offset, b.Server.Offset),
		cmp.Compare(a.Server.Keys, b.Server.Keys),
		cmp.Compare(a.Server.linkDownFor(), b.Server.linkDownFor()),
	) > 0
}

// attributed is the ID to which the answering servers attribute the slots of a
// shard, the latest by epoch; empty when none does.
func (w *world) attributed(shard int) string {
	best, epoch := "", uint64(0)
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if m.Server == nil {
			continue
		}
		for j := range m.Server.Peers {
			peer := &m.Server.Peers[j]
			if peer.Slots == nil || peer.Handshake || !peer.Slots.Overlaps(&w.ranges[shard]) {
				continue
			}
			if best == "" || peer.Epoch > epoch || peer.Epoch == epoch && peer.ID < best {
				best, epoch = peer.ID, peer.Epoch
			}
		}
	}
	return best
}

// deadPrimary tells what is missing to the proof that a primary is dead; nothing
// when it is proven: its Pod is gone, or has a server of another identity, or its
// Kubernetes node is lost; its replica has missed it for a while; and no other
// server hears from it.
//
// The same is asked of the last primary, where the replica follows an earlier one.
func (w *world) deadPrimary(shard int, ids ...string) string {
	for _, id := range slices.Compact(ids) {
		if waitFor := w.proofMissing(shard, id); id != "" && waitFor != "" {
			return waitFor
		}
	}
	return ""
}

func (w *world) proofMissing(shard int, id string) string {
	if stray := w.stopping(shard); stray != "" {
		return "Pod " + stray + " of a ValkeyNode that was removed is still stopping, and may be the primary"
	}
	if leader := w.byID[id]; leader != nil {
		// It answers, and says itself that it is no primary: two replicas that follow
		// each other.
		return ""
	}
	for _, m := range w.shards[shard] {
		if m.Published.NodeID != id || m.Server != nil {
			continue
		}
		if m.Pod != nil && m.Pod.Running && !m.Pod.NodeLost {
			return "Pod " + m.Pod.Name + " of the primary still runs: it may only be slow"
		}
	}
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if m.Server == nil {
			continue
		}
		if peer := m.Server.peer(id); peer != nil && peer.hearing() {
			return m.Name + " still hears from the primary"
		}
	}
	return ""
}

// failoverMode chooses between waiting for the vote, asking for one, and an order.
func (w *world) failoverMode(p *Plan, shard int, next succession) FailoverMode {
	heir, down := next.heir, next.down
	if next.outlived() {
		return FailoverTakeover // nobody votes for a replica of an earlier primary
	}
	if w.canVote() && !heir.Server.NoFailover {
		// The election begins after the node timeout and takes about a second. Asking
		// again sooner than two node timeouts later would disturb the one under way.
		timeout := time.Duration(w.s.Spec.NodeTimeoutOrDefault()) * time.Millisecond
		first := 2*timeout + deadFor
		if down < 0 && w.unreadyFor() >= first+6*timeout || down >= first+6*timeout {
			// A voter that joined after the primary died does not know it, and refuses
			// its replica for ever.
			return FailoverTakeover
		}
		if down >= first && w.s.Now.Sub(w.s.Asked[heir.Server.ID]) >= max(2*timeout, askEvery) {
			return FailoverForce
		}
		p.wait("Voting", heir.Name, "shard %d has no primary: the other primaries vote for a replica", shard)
		return ""
	}
	if w.s.Spec.Persistence != nil && (w.coming(shard) || next.doubtful && w.mayCome(shard)) {
		p.wait("VolumeReturns", heir.Name, "shard %d has no primary, and too few primaries live to vote: a volume of it is coming back, which may hold more than %s",
			shard, heir.Name)
		return ""
	}
	if down < 0 {
		// It cannot tell since when: the proof that its primary is dead must do.
		return FailoverTakeover
	}
	need := deadFor
	if next.doubtful || w.betterMayCome(shard) {
		need, down = volumeReturns, next.silence
	}
	if down < need {
		p.wait("PrimaryDead", heir.Name, "shard %d has no primary, and too few primaries live to vote: %s is promoted when it has missed its primary for %s",
			shard, heir.Name, need)
		return ""
	}
	return FailoverTakeover
}

// canVote: a majority of the primaries that own slots answers.
func (w *world) canVote() bool {
	living, all := 0, len(w.shards)
	for _, o := range w.owners {
		if o != nil {
			living++
		}
	}
	return living >= all/2+1
}
