// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// gossip sends the packets that are due.
func (s *Server) gossip() {
	for i := 0; i < len(s.peers); i++ {
		p := s.peers[i]
		if s.c.now < p.next {
			continue
		}
		if p.handshake && s.c.now-p.created > max(s.c.NodeTimeout, time.Second) {
			s.dropPeer(p.id)
			i--
			continue
		}
		p.next = s.c.now + 50*time.Millisecond + s.c.upTo(s.c.GossipInterval)
		s.ping(p)
		if i < len(s.peers) && s.peers[i] != p {
			i-- // the entry was replaced or removed
		}
	}
}

// ping sends one packet to the address of an entry and handles the answer.
func (s *Server) ping(p *peer) {
	t := s.c.at[p.ip]
	if p.ip == "" || t == nil || !t.onBus() || !s.c.reach(s, t) {
		// Where something swallows the packets, the link is opened again and
		// again, and so looks connected.
		p.linked = p.linked && t != nil && (t.hung || !s.c.reach(s, t))
		if p.asked == 0 {
			p.asked = s.c.now
		}
		return
	}
	if p.handshake {
		s.shake(p, t)
		return
	}
	if t.id != p.id {
		// Another server answers there: the entry has no address any more.
		p.ip, p.noAddress, p.linked = "", true, false
		s.gossipChange++
		return
	}
	p.linked = true
	s.introduce(p, t)
	t.receive(s)
	if q := s.peer(p.id); q == p {
		p.ponged = s.c.now
		s.receive(t)
	}
}

// introduce sends MEET to a server that has long not known this one: who was
// forgotten while it lives comes back by itself.
func (s *Server) introduce(p *peer, t *Server) {
	switch {
	case t.peer(s.id) != nil || !s.c.Reintroduce:
		p.strange = 0
	case p.strange == 0:
		p.strange = s.c.now
	case s.c.now-p.strange > max(s.c.NodeTimeout, time.Second) && !t.shaking(s.ip):
		t.addPeer(&peer{id: s.c.newID(), ip: s.ip, primary: true, handshake: true})
		p.strange = 0
	}
}

// shake ends a handshake whose other end answered.
func (s *Server) shake(p *peer, t *Server) {
	if p.meet && t.peer(s.id) == nil && t != s && !t.shaking(s.ip) {
		t.addPeer(&peer{id: s.c.newID(), ip: s.ip, primary: true, handshake: true})
	}
	known := s.peer(t.id)
	if known == nil && t != s {
		p.id, p.handshake, p.meet, p.linked = t.id, false, false, true
		p.heard, p.ponged = s.c.now, s.c.now
		s.gossipChange++
		s.receive(t)
		return
	}
	if known != nil {
		// To the other end it is a packet from a server that it knows.
		s.moved(known, p.ip)
		t.receive(s)
	}
	s.dropPeer(p.id)
}

func (s *Server) shaking(ip string) bool {
	for _, p := range s.peers {
		if p.handshake && p.ip == ip {
			return true
		}
	}
	return false
}

// moved notes the address at which a known server was heard.
func (s *Server) moved(p *peer, ip string) {
	if p.ip == ip && !p.noAddress {
		return
	}
	p.ip, p.noAddress, p.linked, p.next = ip, false, false, 0
	s.gossipChange++
}

// receive handles a packet from another server, if it is known.
func (s *Server) receive(from *Server) {
	p := s.peer(from.id)
	if p == nil {
		return
	}
	s.moved(p, from.ip)
	p.heard, p.asked, p.shard = s.c.now, 0, from.shard
	s.heal(p)
	s.currentEpoch = max(s.currentEpoch, from.currentEpoch)
	if from.primary {
		s.hearPrimary(p, from)
	} else {
		s.hearReplica(p, from)
	}
	if len(from.banned) > 0 {
		s.hearBans(from)
	}
	if p.seenGossip != from.gossipChange {
		s.hearMembers(p, from)
	}
}

func (s *Server) hearPrimary(p *peer, from *Server) {
	if !p.primary {
		p.primary, p.primaryOf = true, 0
		s.slotChange++
	}
	if from.epoch > p.epoch {
		p.epoch = from.epoch
		s.slotChange++
	}
	if from.slots != nil && (p.seenClaim != from.slots || p.seenEpoch != from.epoch || p.seenSlots != s.slotChange) {
		if s.claim(p, from.slots, from.epoch, from) {
			p.seenClaim, p.seenEpoch, p.seenSlots = from.slots, from.epoch, s.slotChange
		}
	}
	if s.primary && p.epoch == s.epoch && s.c.names[from.id] > s.c.names[s.id] {
		// A collision: the one with the smaller ID takes a new epoch.
		s.currentEpoch++
		s.epoch = s.currentEpoch
		s.slotChange++
	}
}

func (s *Server) hearReplica(p *peer, from *Server) {
	if p.primary && from.Epoch() < p.epoch {
		return // taken for stale: it speaks for its primary's epoch
	}
	if p.primary {
		p.primary = false
		if p.slots != nil {
			p.slots = nil
			s.slotChange++
		}
	}
	p.primaryOf = s.known(from.primaryOf)
	p.epoch = max(p.epoch, from.Epoch())
	s.correctReplica(from)
	// Following a server that has become a replica: follow its primary.
	if !s.primary && s.primaryOf == from.id && from.primaryOf != s.id && s.peer(from.primaryOf) != nil {
		s.follow(from.primaryOf)
	}
}

// known is the ID, or none if the server does not know it.
func (s *Server) known(id handle) handle {
	if id != s.id && s.peer(id) == nil {
		return 0
	}
	return id
}

// correctReplica tells a replica whose primary has lost its slots, without its
// knowing, of their owner.
func (s *Server) correctReplica(from *Server) {
	claimed, epoch := from.ownSlots(), from.Epoch()
	if claimed == nil || s.attributes(from.primaryOf) == claimed {
		return
	}
	for _, o := range s.peers {
		if o.id != from.primaryOf && o.slots != nil && o.epoch > epoch && o.slots.Overlaps(claimed) {
			from.correct(o)
			return
		}
	}
}

// attributes are the slots that the server believes an ID to own.
func (s *Server) attributes(id handle) *slots.Set {
	if id == s.id {
		return s.slots
	}
	if p := s.peer(id); p != nil {
		return p.slots
	}
	return nil
}

// hearBans forgets what the sender has forgotten within the last minute.
func (s *Server) hearBans(from *Server) {
	for id, until := range from.banned {
		if id == s.id || !s.primary && s.primaryOf == id || s.peer(id) == nil {
			continue
		}
		s.banned[id] = until
		s.dropPeer(id)
	}
}

// hearMembers takes over entries that the sender knows. A packet carries only
// some of them.
func (s *Server) hearMembers(sender *peer, from *Server) {
	missed := false
	for _, q := range from.peers {
		p := s.peer(q.id)
		if q.id == s.id || !q.worthTelling() || p != nil && !p.correctedBy(q) {
			continue
		}
		if s.c.rng.IntN(3) == 0 {
			missed = true
			continue
		}
		if p != nil {
			s.moved(p, q.ip)
			continue
		}
		if _, banned := s.banned[q.id]; banned {
			missed = true
			continue
		}
		s.addPeer(&peer{id: q.id, ip: q.ip, primary: q.primary, primaryOf: s.known(q.primaryOf), shard: q.shard})
	}
	if !missed {
		sender.seenGossip = from.gossipChange
	}
}

// worthTelling tells whether an entry is passed on to others.
func (p *peer) worthTelling() bool { return !p.handshake && !p.noAddress && p.ip != "" }

// correctedBy tells whether another's entry has the address of a server that is
// not heard here any more.
func (p *peer) correctedBy(q *peer) bool {
	return (p.suspected || p.failed) && !q.suspected && !q.failed && p.ip != q.ip
}
