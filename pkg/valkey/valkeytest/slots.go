// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import "github.com/valkey-direct/valkey-operator/pkg/slots"

// Sets of slots are never changed once they are in a view: views share them.

// claim handles a primary's claim of slots: the higher epoch wins. What was
// refused is told to the claimant, where it is known; false means that the claimant
// does not know the owner yet, and has to be told again.
func (s *Server) claim(p *peer, set *slots.Set, epoch uint64, from *Server) (told bool) {
	told = true
	if same(p.slots, set) {
		p.slots = set
		return told
	}
	mine := s.ownSlots()
	granted := s.yield(set, epoch)
	for _, o := range s.peers {
		if o == p || o.slots == nil || granted == nil || !o.slots.Overlaps(granted) {
			continue
		}
		if o.epoch < epoch {
			o.slots = minus(o.slots, granted)
			continue
		}
		granted = minus(granted, o.slots)
		if from != nil {
			told = from.correct(o) && told
		}
	}
	p.slots = union(p.slots, granted)
	s.slotChange++
	if mine == nil || s.ownSlots() != nil || !covers(mine, set) {
		return told
	}
	if s.primary && p.shard != s.shard {
		// To another shard: the keys are deleted, from 8.1 on. Before, they stay, and
		// the server can be nobody's replica.
		if s.c.Version != "8.0" {
			s.data = Data{}
		}
		return told
	}
	s.follow(p.id)
	return told
}

// yield gives up slots to a claim with a higher epoch, and returns what of the
// claim the server itself does not contest.
func (s *Server) yield(set *slots.Set, epoch uint64) *slots.Set {
	if s.slots == nil || !s.slots.Overlaps(set) {
		return set
	}
	if s.epoch >= epoch {
		return minus(set, s.slots)
	}
	s.slots = minus(s.slots, set)
	return set
}

// ownSlots are the slots of the server itself or, of a replica, its primary's.
func (s *Server) ownSlots() *slots.Set {
	if s.primary {
		return s.slots
	}
	if p := s.peer(s.primaryOf); p != nil {
		return p.slots
	}
	return nil
}

// correct is the UPDATE packet: it tells of an owner with a higher epoch. Who does
// not know the owner at all passes over it.
func (s *Server) correct(owner *peer) bool {
	p := s.peer(owner.id)
	if p == nil {
		return owner.id == s.id
	}
	if p.epoch >= owner.epoch || owner.slots == nil {
		return true
	}
	p.epoch, p.primary, p.primaryOf = owner.epoch, true, 0
	s.claim(p, owner.slots, owner.epoch, nil)
	return true
}

// follow makes the server a replica of another.
func (s *Server) follow(primary handle) {
	if !s.primary && s.primaryOf == primary {
		return
	}
	if s.linkUp {
		s.downAt = s.c.now
	}
	s.primary, s.primaryOf, s.slots = false, primary, nil
	if p := s.peer(primary); p != nil && p.shard != 0 {
		s.adrift = s.adrift || p.shard != s.shard
		s.shard = p.shard
	}
	s.linkUp, s.syncLeft = false, 0
	s.electAt, s.mf = 0, manualFailover{}
	s.slotChange++
}

func minus(a, b *slots.Set) *slots.Set {
	set := a.Minus(*b)
	if set.IsEmpty() {
		return nil
	}
	return &set
}

func union(a, b *slots.Set) *slots.Set {
	if a == nil {
		return b
	}
	if b == nil {
		return a
	}
	set := a.Union(*b)
	if set == *b {
		return b
	}
	return &set
}

// covers tells whether a has all slots of b.
func covers(a, b *slots.Set) bool {
	if a == nil {
		return false
	}
	rest := b.Minus(*a)
	return rest.IsEmpty()
}
