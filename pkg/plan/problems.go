// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"slices"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// problems is everything that keeps the cluster from being as declared, from
// every server's own view, the most severe first. Ready is exactly its absence.
func (w *world) problems() []Wait {
	if !w.judged {
		w.found, w.judged = w.findProblems(), true
	}
	return w.found
}

func (w *world) findProblems() []Wait {
	var out []Wait
	add := func(reason, subject, format string, args ...any) {
		out = append(out, Wait{Reason: reason, Subject: subject, Message: fmt.Sprintf(format, args...)})
	}
	for shard, members := range w.shards {
		before := len(out)
		w.memberProblems(shard, members, add)
		if w.owners[shard] == nil {
			cause := ""
			if len(out) > before {
				cause = ": " + out[before].Message
			}
			lack := Wait{Reason: "ShardWithoutPrimary", Subject: w.s.Name, Message: fmt.Sprintf("shard %d has no primary%s", shard, cause)}
			out = slices.Insert(out, before, lack)
		}
	}
	if !w.covered.IsFull() {
		add("SlotsUnassigned", w.s.Name, "%d of %d slots have no owner", v1alpha1.Slots-w.covered.Len(), v1alpha1.Slots)
	}
	if len(out) == 0 {
		w.viewProblems(add)
	}
	return out
}

// diskProblems: servers that cannot write to their disks. A primary refuses writes
// then. It does not keep a change of the declaration from being rolled, which may be
// the cure.
func (w *world) diskProblems() []Wait {
	var out []Wait
	for _, m := range w.serving() {
		if m.Server.DiskError == "" {
			continue
		}
		effect := ""
		if m.ownsSlots() {
			effect = ", and it refuses writes as long as that is so"
		}
		out = append(out, Wait{
			Reason: "DiskFailing", Subject: m.Name,
			Message: fmt.Sprintf("%s: %s%s: is its volume full? See the log of Pod %s", m.Name, m.Server.DiskError, effect, m.Pod.Name),
		})
	}
	return out
}

type addProblem func(reason, subject, format string, args ...any)

// memberProblems: each shard has exactly its members, each with a ready Pod and
// in its role.
func (w *world) memberProblems(shard int, members []*Member, add addProblem) {
	staying := 0
	owner, mover := w.owners[shard], w.mover(shard)
	for _, m := range members {
		if !m.stays() {
			if !m.left() {
				add("Retiring", m.Name, "%s is being removed", m.Name)
			}
			continue
		}
		if w.absent(m) {
			add("MemberLost", m.Name, "%s does not answer, and %s: it is removed when another member is in sync in its place", m.Name, m.lostBecause())
			continue
		}
		if w.doomed(m) {
			add("VolumeLost", m.Name, "%s will not come back when its Pod ends: %s; another member takes its place", m.Name, m.lostBecause())
			continue
		}
		if m == mover {
			add("NodeLeaving", m.Name, "%s is to leave: %s; another member takes its place", m.Name, w.leaving(m))
			continue
		}
		staying++
		switch {
		case m.Pod == nil:
			add(orReason(m, "PodMissing"), m.Name, "%s has no Pod yet%s", m.Name, told(m))
		case m.Pod.Deleting:
			add("PodStopping", m.Name, "Pod %s is stopping", m.Pod.Name)
		case m.Ordered, m.Pod.Revision != m.Revision:
			add("PodReplacing", m.Name, "Pod %s is being replaced", m.Pod.Name)
		case m.Server == nil && m.Pod.NodeLost:
			add("NodeLost", m.Name, "%s does not answer, and %s: %s", m.Name, m.lostBecause(), w.lostNext(m))
		case m.Server == nil && !m.Pod.Ready:
			add(orReason(m, "PodNotReady"), m.Name, "Pod %s is not ready%s", m.Pod.Name, told(m))
		case m.Server == nil:
			add("Unreachable", m.Name, "%s does not answer: %s", m.Name, m.Unreachable)
		case m.Server.Loading:
			add("Loading", m.Name, "%s is loading its data", m.Name)
		case m.Server.SlotsMoving:
			add("SlotsMoving", m.Name, "%s has slots that are migrating or importing", m.Name)
		case m == owner:
		case m.Server.Primary:
			add("NotReplicating", m.Name, "%s is not a replica yet", m.Name)
		case owner != nil && !m.inSync(owner):
			w.syncProblem(m, owner, add)
		case m.Server.NoFailover:
			add("NotCandidate", m.Name, "replica %s is in sync, but does not stand for election yet", m.Name)
		}
		if m.Pod != nil && m.Server != nil && !m.Pod.Deleting && !m.Pod.Ready {
			add("PodNotReady", m.Name, "Pod %s is not ready%s", m.Pod.Name, told(m))
		}
	}
	if staying != w.wanted() {
		add("MembersMissing", w.s.Name, "shard %d has %d of %d members", shard, staying, w.wanted())
	}
}

// manySyncs is how often the primary of a replica may begin to send its data before it
// is said that this leads nowhere.
const manySyncs = 3

// syncFails: the primary has begun again and again to send all its data, and the
// replica is not in sync.
func (w *world) syncFails(m, owner *Member) bool {
	return m.Server != nil && !m.Server.Primary && !m.inSync(owner) && m.Server.SyncsBegun >= int64(manySyncs*max(1, w.wanted()-1))
}

func (w *world) syncProblem(m, owner *Member, add addProblem) {
	if !w.syncFails(m, owner) {
		add("ReplicaNotInSync", m.Name, "replica %s is not in sync with its primary%s%s", m.Name, why(m.Server.LinkMessage), olderThan(m, owner))
		return
	}
	if older := olderThan(m, owner); older != "" {
		add("SyncFails", m.Name, "replica %s does not get in sync%s", m.Name, older)
		return
	}
	add("SyncFails", m.Name, "replica %s does not get in sync%s: its primary %s has begun %d full syncs meanwhile. "+
		"The logs of Pods %s and %s say what ends them: often a client-output-buffer-limit for replicas that is too small for what is written during one",
		m.Name, why(m.Server.LinkMessage), owner.Name, m.Server.SyncsBegun, owner.Pod.Name, m.Pod.Name)
}

// viewProblems: all servers see the same members, at their addresses, connected
// and alive, with the same slots. Only worth asking when each for itself is well.
func (w *world) viewProblems(add addProblem) {
	for _, m := range w.serving() {
		if m.Server.Refuses {
			add("NotServing", m.Name, "%s does not serve yet: it takes the cluster for failed", m.Name)
		}
		if len(m.Server.Peers) > len(w.byID)-1 {
			add("UnknownMember", m.Name, "%s knows a member that is not of this cluster", m.Name)
		}
		for _, other := range w.serving() {
			if other != m {
				w.pairProblem(m, other, add)
			}
		}
	}
}

// pairProblem: m sees the other as it is.
func (w *world) pairProblem(m, other *Member, add addProblem) {
	peer := w.seen(m, other)
	switch {
	case peer == nil || peer.NoAddress || peer.IP != other.Pod.IP:
		add("Introducing", m.Name, "%s does not know %s at its address yet", m.Name, other.Name)
	case peer.Failed || peer.Suspected:
		add("SeenAsFailed", other.Name, "%s takes %s for failed", m.Name, other.Name)
	case !peer.Linked:
		add("Introducing", m.Name, "%s is not connected to %s yet", m.Name, other.Name)
	case peer.Primary != other.Server.Primary || !peer.Primary && peer.PrimaryID != other.Server.PrimaryID:
		add("ViewsDiffer", m.Name, "%s has not learned the role of %s yet", m.Name, other.Name)
	case !sameSlots(peer, other.Server):
		add("ViewsDiffer", m.Name, "%s has not learned the slots of %s yet", m.Name, other.Name)
	}
}

// shardWell tells whether a shard is as declared, by itself and in the eyes of all
// others.
func (w *world) shardWell(shard int) bool {
	if w.owners[shard] == nil {
		return false
	}
	well := true
	unwell := func(string, string, string, ...any) { well = false }
	w.memberProblems(shard, w.shards[shard], unwell)
	for _, m := range w.shards[shard] {
		if !m.serves() {
			continue
		}
		for _, other := range w.serving() {
			if well && other != m {
				w.pairProblem(other, m, unwell)
			}
		}
	}
	return well
}

func sameSlots(p *Peer, v *Server) bool {
	switch {
	case p.Slots == v.Slots:
		return true
	case p.Slots == nil:
		return v.Slots.IsEmpty()
	case v.Slots == nil:
		return p.Slots.IsEmpty()
	default:
		return p.Slots.Equal(*v.Slots)
	}
}

func orReason(m *Member, reason string) string {
	if m.Reason != "" {
		return m.Reason
	}
	return reason
}

// told is what the node controller says of a member, if it says something.
func told(m *Member) string { return why(m.Message) }

func why(message string) string {
	if message == "" {
		return ""
	}
	return ": " + message
}

// liveRole is a member's role as it is now. Of a server that does not answer,
// the last role stands, but never beside another primary.
func (m *Member) liveRole(owner *Member) v1alpha1.NodeRole {
	switch {
	case m == owner:
		return v1alpha1.RolePrimary
	case m.Server == nil && (owner == nil || m.Pod.Role != v1alpha1.RolePrimary):
		return m.Pod.Role
	case m.Server == nil || m.Server.Primary:
		return ""
	default:
		return v1alpha1.RoleReplica
	}
}
