// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"slices"
	"time"
)

// guarded tells whether the start guard has to think before a server may come
// back from its disk: it was a primary with slots and has mates.
func (s *Server) guarded() bool {
	return !s.c.Unguarded && s.primary && s.slots != nil && slices.ContainsFunc(s.peers, s.mate)
}

// mate tells whether an entry is of the same shard: by what the server knows, or
// by what that one says itself.
func (s *Server) mate(p *peer) bool {
	m := s.c.at[p.ip]
	return p.shard == s.shard || m != nil && m.id == p.id && m.shard == s.shard
}

// patience is how long the start guard waits for silent mates.
func (s *Server) patience() time.Duration {
	if s.data.Writes > 0 {
		return s.c.NodeTimeout
	}
	return 2*s.c.NodeTimeout + 5*time.Second
}

// found is what the start guard has heard from the mates.
type found struct {
	owner  *peer   // of the slots by now
	best   *Server // has what was replicated
	any    *Server // has something
	rival  bool    // somebody has data, but cannot be promoted
	silent bool    // somebody did not answer
}

// guard is the start guard of the agent: a server that lost its data, or would
// roll it back, is never primary again while somebody has a better copy.
func (s *Server) guard() {
	f := s.askMates()
	switch {
	case f.owner != nil:
		s.comeBackAs(f.owner)
	case f.best != nil:
		s.yieldTo(f.best)
	case f.silent && s.c.now < s.heldTo:
	case s.data.Writes > 0:
		s.release()
	case f.any != nil:
		s.yieldTo(f.any)
	case f.silent || f.rival:
		s.data = Data{}
		s.fresh()
		s.release()
	default:
		s.data = s.c.newLineage()
		s.release()
	}
}

func (s *Server) askMates() (f found) {
	for _, p := range s.peers {
		if !s.mate(p) {
			continue
		}
		m := s.c.at[p.ip]
		if m == nil || !m.Answers() || !s.c.reach(s, m) {
			f.silent = true
			continue
		}
		if m.id != p.id || m.Loading() {
			continue
		}
		if f.owner = m.ownerOf(s); f.owner != nil {
			return f
		}
		f.weigh(s, m)
	}
	return f
}

// weigh notes what a mate has.
func (f *found) weigh(s, m *Server) {
	has := m.data.Writes
	switch {
	case has == 0:
	case m.primary || !covers(m.ownSlots(), s.slots):
		f.rival = true
	default:
		if f.any == nil || has > f.any.data.Writes {
			f.any = m
		}
		linked := m.linkUp || m.downAt > 0
		if linked && has >= s.data.Writes && (f.best == nil || has > f.best.data.Writes) {
			f.best = m
		}
	}
}

// ownerOf is the other primary that owns all of a server's slots in this view,
// and took them over after the server had them.
func (m *Server) ownerOf(s *Server) *peer {
	if m.primary && m.slots != nil && m.epoch > s.epoch && covers(m.slots, s.slots) {
		return &peer{id: m.id, ip: m.ip, primary: true, epoch: m.epoch, slots: m.slots}
	}
	for _, p := range m.peers {
		if p.id != s.id && p.primary && p.ip != "" && p.epoch > s.epoch && p.slots != nil && covers(p.slots, s.slots) {
			return p
		}
	}
	return nil
}

// yieldTo makes a mate the primary, with votes where they are given.
func (s *Server) yieldTo(m *Server) {
	if !m.win(true) {
		m.currentEpoch++
		m.promote(m.currentEpoch)
	}
	s.comeBackAs(&peer{id: m.id, ip: m.ip, primary: true, epoch: m.epoch, slots: m.slots})
}

// comeBackAs starts the held server as a replica of the owner of its slots.
func (s *Server) comeBackAs(owner *peer) {
	p := s.peer(owner.id)
	if p == nil {
		p = s.addPeer(&peer{id: owner.id, ip: owner.ip, shard: s.shard})
	}
	p.primary, p.primaryOf, p.epoch, p.slots = true, 0, owner.epoch, owner.slots
	s.follow(owner.id)
	s.release()
}

func (s *Server) release() {
	s.holding = false
	for _, p := range s.peers {
		p.heard = s.c.now
	}
	s.save()
}
