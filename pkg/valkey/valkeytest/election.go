// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// FailoverMode is how a replica takes over, as in CLUSTER FAILOVER.
type FailoverMode string

// The modes.
const (
	Graceful FailoverMode = ""
	Force    FailoverMode = "FORCE"
	Takeover FailoverMode = "TAKEOVER"
)

// manualFailover is one that a command began.
type manualFailover struct {
	mode     FailoverMode
	until    time.Duration
	begun    bool
	pausedTo time.Duration // the primary's pause
}

// elect makes a replica take over where it may: because its primary failed, or
// because it was told to.
func (s *Server) elect() {
	if s.primary {
		return
	}
	if s.mf.begun {
		s.manual()
		return
	}
	p := s.peer(s.primaryOf)
	if p == nil || !p.failed || p.slots == nil || s.noFailover {
		s.electAt = 0
		return
	}
	if s.electAt == 0 {
		s.electAt = s.c.now + 500*time.Millisecond + s.c.upTo(500*time.Millisecond) + time.Duration(s.rank())*time.Second
		return
	}
	if s.c.now < s.electAt {
		return
	}
	if !s.win(false) {
		s.electAt = s.c.now + 4*s.c.NodeTimeout
	}
}

// rank is how many mates have more of the primary's data.
func (s *Server) rank() int {
	n := 0
	for _, p := range s.peers {
		t := s.c.at[p.ip]
		if p.primaryOf == s.primaryOf && t != nil && t.id == p.id && t.Offset() > s.Offset() {
			n++
		}
	}
	return n
}

// manual goes on with a manual failover.
func (s *Server) manual() {
	if s.c.now > s.mf.until {
		s.mf = manualFailover{}
		return
	}
	if s.mf.mode == Graceful {
		t := s.primaryServer()
		if t == nil || !s.linkUp {
			return
		}
		t.mf.pausedTo = s.mf.until
		if s.data != t.data {
			s.data = t.data
			return
		}
	}
	if s.win(true) {
		s.mf = manualFailover{}
	}
}

// win asks for votes and, with a majority, takes over.
func (s *Server) win(forced bool) bool {
	s.currentEpoch++
	epoch := s.currentEpoch
	size, votes := 0, 0
	for _, p := range s.peers {
		if p.slots == nil {
			continue
		}
		size++
		if t := s.live(p); t != nil && t.vote(s, epoch, forced) {
			votes++
		}
	}
	if votes <= size/2 {
		return false
	}
	s.promote(epoch)
	return true
}

// vote grants a replica its election, once in an epoch.
func (s *Server) vote(r *Server, epoch uint64, forced bool) bool {
	if !s.primary || s.slots == nil || s.currentEpoch > epoch || s.votedEpoch >= epoch {
		return false
	}
	// It votes for what it takes for a replica, of a primary that it knows.
	q := s.peer(r.id)
	if q == nil || q.primary || q.primaryOf == 0 {
		return false
	}
	if p := s.peer(q.primaryOf); !forced && (p == nil || !p.failed) {
		return false
	}
	if claimed := r.ownSlots(); claimed != nil && s.knowsNewer(claimed, r.Epoch()) {
		return false
	}
	s.currentEpoch, s.votedEpoch = epoch, epoch
	return true
}

// knowsNewer tells whether some of the slots have an owner with a higher epoch.
func (s *Server) knowsNewer(claimed *slots.Set, epoch uint64) bool {
	for _, p := range s.peers {
		if p.slots != nil && p.epoch > epoch && p.slots.Overlaps(claimed) {
			return true
		}
	}
	return false
}

// promote makes a replica the primary with its old primary's slots, and tells
// everybody.
func (s *Server) promote(epoch uint64) {
	set := s.ownSlots()
	if p := s.peer(s.primaryOf); p != nil {
		p.slots = nil
	}
	s.primary, s.primaryOf, s.epoch, s.slots = true, 0, epoch, set
	if s.data.Lineage == 0 {
		s.data = s.c.newLineage()
	}
	s.linkUp, s.downAt, s.electAt, s.mf = false, 0, 0, manualFailover{}
	s.slotChange++
	for _, t := range s.c.servers {
		if t != s && t.onBus() && s.c.reach(s, t) {
			t.receive(s)
		}
	}
}

// primaryServer is the server that a replica follows, if it can be reached.
func (s *Server) primaryServer() *Server {
	p := s.peer(s.primaryOf)
	if p == nil || p.ip == "" {
		return nil
	}
	return s.live(p)
}
