// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"slices"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// world is a State with what follows from it. Building it once keeps the rules
// short and agreed on the facts.
type world struct {
	s *State
	// shards are the members of each declared shard, by number.
	shards [][]*Member
	// byID finds the member whose live server has an ID.
	byID map[string]*Member
	// ranges are the slots that each shard is to have.
	ranges []slots.Set
	// owners are the members that own slots of each declared shard by their own
	// word, or nil. Where two claim the same, the higher epoch counts.
	owners []*Member
	// covered are the slots of the owners.
	covered slots.Set
	// begun: slots were given to somebody at some time, whether or not that was
	// published.
	begun bool
	// claimed are the slots that some server says it owns, or believes another to own.
	claimed slots.Set
	// complete: every ValkeyNode's server answered, but for those that have no part in
	// the cluster (see void).
	complete bool
	// rolledBack is the declared revision, where it has failed and an earlier one is
	// in its place.
	rolledBack string
	// views are what each member's server says of each other's: see seen.
	views []*Peer
	// found are the problems, once they were asked for.
	found  []Wait
	judged bool
}

func newWorld(s *State) *world {
	s = identified(s)
	w := &world{
		s: s, byID: map[string]*Member{}, complete: true,
		ranges: slots.Even(int(s.Spec.Shards)),
		shards: make([][]*Member, s.Spec.Shards), owners: make([]*Member, s.Spec.Shards),
	}
	w.rollBack()
	var owning []claim
	for i := range s.Members {
		m := &s.Members[i]
		m.index = i
		if m.Server == nil {
			w.complete = w.complete && w.void(m)
		} else {
			w.byID[m.Server.ID] = m
		}
		if m.Shard < 0 || int(m.Shard) >= len(w.shards) {
			continue
		}
		w.shards[m.Shard] = append(w.shards[m.Shard], m)
		// Slots do not move between shards yet: who owns none of its own shard's is
		// not the shard's primary.
		if m.ownsSlots() && m.Server.Slots.Overlaps(&w.ranges[m.Shard]) {
			owning = append(owning, claim{by: m})
		}
	}
	w.weigh(owning)
	for _, c := range owning {
		if c.disputed() {
			continue
		}
		w.covered = w.covered.Union(*c.by.Server.Slots)
		if o := w.owners[c.by.Shard]; o == nil || o.Server.Epoch < c.by.Server.Epoch {
			w.owners[c.by.Shard] = c.by
		}
	}
	w.lookAround()
	w.begun = w.formed() || !w.claimed.IsEmpty()
	for _, shard := range w.shards {
		slices.SortFunc(shard, func(a, b *Member) int { return int(a.Number) - int(b.Number) })
	}
	return w
}

// identified is the State without answers of servers that are not the member's
// own. Pods are seen as they were a moment ago, and an address may have gone to the
// Pod of another member since: its server then answers for two.
func identified(s *State) *State {
	published := map[string]*Member{}
	answers := map[string]int{}
	for i := range s.Members {
		m := &s.Members[i]
		if m.Published.NodeID != "" {
			published[m.Published.NodeID] = m
		}
		if m.Server != nil {
			answers[m.Server.ID]++
		}
	}
	out := *s
	out.Members = slices.Clone(s.Members)
	for i := range out.Members {
		m := &out.Members[i]
		if m.Server == nil || m.Published.NodeID == m.Server.ID {
			continue
		}
		whose := published[m.Server.ID]
		// Who answers as another by now was published wrongly before.
		if whose != nil && (whose.Server == nil || whose.Server.ID == m.Server.ID) {
			m.Server, m.Unreachable = nil, "the server of "+whose.Name+" answers at its address"
		} else if answers[m.Server.ID] > 1 {
			m.Server, m.Unreachable = nil, "the server at its address answers for another member too"
		}
	}
	return &out
}

// claim is a server's word that it owns slots, with the number of views that agree
// and of those that attribute some of the slots to somebody else.
type claim struct {
	by            *Member
	with, against int
}

// disputed tells whether most of the others attribute the slots to somebody else:
// the server was replaced while it was away, and has not heard of it.
func (c *claim) disputed() bool { return c.against > c.with }

// weigh counts the views for and against claims, and gathers all that is claimed.
// The sets of slots in the views are many times the same few.
func (w *world) weigh(claims []claim) {
	overlapping := map[*slots.Set][]int{}
	add := func(set *slots.Set) []int {
		these, known := overlapping[set]
		if !known {
			for i, c := range claims {
				if set == c.by.Server.Slots && !set.IsEmpty() || set.Overlaps(c.by.Server.Slots) {
					these = append(these, i)
				}
			}
			overlapping[set] = these
			w.claimed = w.claimed.Union(*set)
		}
		return these
	}
	for i := range w.s.Members {
		v := w.s.Members[i].Server
		if v == nil {
			continue
		}
		if v.Slots != nil {
			add(v.Slots)
		}
		for j := range v.Peers {
			peer := &v.Peers[j]
			if peer.Slots == nil {
				continue
			}
			for _, k := range add(peer.Slots) {
				switch c := &claims[k]; {
				case peer.Handshake || c.by.Server == v:
				case peer.ID == c.by.Server.ID:
					c.with++
				case peer.Epoch > c.by.Server.Epoch:
					c.against++ // by an owner with no higher epoch nobody was replaced
				}
			}
		}
	}
}

// lookAround finds the members in each other's views.
func (w *world) lookAround() {
	n := len(w.s.Members)
	w.views = make([]*Peer, n*n)
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if m.Server == nil {
			continue
		}
		for j := range m.Server.Peers {
			peer := &m.Server.Peers[j]
			if other := w.byID[peer.ID]; other != nil && !peer.Handshake {
				w.views[i*n+other.index] = peer
			}
		}
	}
}

// seen is what a member's server says of another's, or nil.
func (w *world) seen(by, other *Member) *Peer { return w.views[by.index*len(w.s.Members)+other.index] }

// knows: the server knows the other by ID and at its address.
func (w *world) knows(by, other *Member) bool {
	p := w.seen(by, other)
	return p != nil && !p.NoAddress && p.IP == other.Pod.IP
}

// formed: the cluster was formed at some time, and may hold data.
func (w *world) formed() bool { return w.s.Status.Formed() }

// wanted is how many members each shard is to have.
func (w *world) wanted() int { return 1 + int(w.s.Spec.ReplicasOrDefault()) }

// serving are the members that answered, are loaded and are meant to stay.
func (w *world) serving() []*Member {
	var out []*Member
	for _, shard := range w.shards {
		for _, m := range shard {
			if m.serves() {
				out = append(out, m)
			}
		}
	}
	return out
}

// target addresses a command to a member's server as it was seen.
func (m *Member) target() Target {
	return Target{Member: m.Name, PodUID: m.Pod.UID, ID: m.Server.ID}
}

// void: the member does not answer and has no part in the cluster: it is retired and
// lost, or its Pod, without a volume, cannot start and never did.
func (w *world) void(m *Member) bool {
	return m.left() || w.s.Spec.Persistence == nil && m.Server == nil && m.Published.NodeID == "" &&
		m.Pod != nil && m.Pod.Broken && m.Pod.Started.IsZero()
}

// stays: the member is neither retired nor being deleted.
func (m *Member) stays() bool { return !m.Retired && !m.Deleting }

// serves: the server answered, is loaded, and is meant to stay.
func (m *Member) serves() bool {
	return m.stays() && m.Server != nil && m.Pod != nil && !m.Pod.Deleting && !m.Server.Loading
}

// ownsSlots: the server says of itself that it is a primary with slots.
func (m *Member) ownsSlots() bool {
	return m.Server != nil && m.Server.Primary && m.Server.Slots != nil && !m.Server.Slots.IsEmpty()
}

// inSync: the server is a replica of the primary, and its link is up.
func (m *Member) inSync(primary *Member) bool {
	return m.Server != nil && !m.Server.Primary && m.Server.PrimaryID == primary.Server.ID &&
		m.Server.linked() && !m.Server.Loading
}

const (
	// heartbeat is how often a primary with nothing to tell pings its replicas: Valkey's
	// default of repl-ping-replica-period.
	heartbeat = 10 * time.Second
	// quietLink is how long a link that is up may be quiet. Valkey itself waits for
	// repl-timeout, a minute, where the other end vanished without a word.
	quietLink = heartbeat + 2*time.Second
)

// linked: a replica's link is up.
func (v *Server) linked() bool { return v.LinkUp && !v.cutOff() }

// cutOff: a replica calls its link up, but it is quiet for longer than the primary's
// pings allow, and the primary is silent on the bus too.
func (v *Server) cutOff() bool {
	if !v.LinkUp && v.LinkDownFor != 0 || v.LinkQuiet < quietLink {
		return false
	}
	primary := v.peer(v.PrimaryID)
	return primary != nil && (primary.Suspected || primary.Failed)
}

// linkDownFor is how long a replica's link has been down at least; negative when it was
// never up in the life of its process.
func (v *Server) linkDownFor() time.Duration {
	if v.cutOff() {
		return v.LinkQuiet - heartbeat
	}
	return v.LinkDownFor
}

// pristine: the server owns nothing and holds nothing.
func (m *Member) pristine() bool {
	return m.Server != nil && m.Server.Primary && !m.ownsSlots() && m.Server.Keys == 0
}

// unnumbered: the server has no config epoch, and knows no other: only then can it
// be given one.
func (m *Member) unnumbered() bool {
	return m.pristine() && m.Server.Epoch == 0 && len(m.Server.Peers) == 0
}

// replacing: the Pod is not yet the one that the ValkeyNode asks for.
func (m *Member) replacing() bool {
	return m.Pod == nil || m.Pod.Deleting || m.Ordered || m.Pod.Revision != m.Revision
}

// peer is what the server says of another, or nil.
func (v *Server) peer(id string) *Peer {
	for i := range v.Peers {
		if v.Peers[i].ID == id && !v.Peers[i].Handshake {
			return &v.Peers[i]
		}
	}
	return nil
}

// hearing: the peer was heard a moment ago. A link that leads nowhere looks connected,
// and where a server has no other peer it has no clock that shows the silence; that it
// suspects the peer says the same.
func (p *Peer) hearing() bool { return p.Linked && !p.Silent && !p.Suspected && !p.Failed }

// shaking: the server is introducing itself to that address.
func (v *Server) shaking(ip string) bool {
	for i := range v.Peers {
		if v.Peers[i].Handshake && v.Peers[i].IP == ip {
			return true
		}
	}
	return false
}
