// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import "time"

// writableDelay is how long a primary waits after its start before it judges the
// state of the cluster.
const writableDelay = 2 * time.Second

// detect suspects servers that were not heard for the node timeout, and
// declares those failed that a majority of the slot-owning primaries suspects.
func (s *Server) detect() {
	for _, p := range s.peers {
		if p.handshake || p.failed {
			continue
		}
		if s.c.now-p.heard <= s.c.NodeTimeout {
			continue
		}
		// It is judged when the suspicion is new, and with each that others tell of.
		fresh := !p.suspected
		p.suspected = true
		if others := s.othersSuspect(p.id); (fresh || others > 0) && s.isMajority(others) {
			s.declareFailed(p.id)
		}
	}
}

// isMajority tells whether others and the server itself are most of the primaries.
func (s *Server) isMajority(others int) bool {
	if s.primary && s.c.now-s.started < writableDelay {
		// The size of the cluster is not counted yet: one is a majority.
		return true
	}
	size, suspecting := 0, others
	if s.primary && s.slots != nil {
		size++
		suspecting++
	}
	for _, p := range s.peers {
		if p.slots != nil {
			size++
		}
	}
	return suspecting > size/2
}

// othersSuspect is how many primaries with slots suspect a server, as they say.
func (s *Server) othersSuspect(id handle) int {
	n := 0
	for _, p := range s.peers {
		if p.slots != nil && p.id != id && !p.suspected && !p.failed && p.linked && s.live(p).suspects(id) {
			n++
		}
	}
	return n
}

// suspects tells whether the server, if there is one, takes another for failed.
func (s *Server) suspects(id handle) bool {
	if s == nil {
		return false
	}
	p := s.peer(id)
	return p != nil && (p.suspected || p.failed)
}

// declareFailed is the FAIL packet to everybody that the server finds.
func (s *Server) declareFailed(id handle) {
	for _, t := range s.c.servers {
		if t != s && (t.peer(s.id) == nil || !s.finds(t)) {
			continue
		}
		if p := t.peer(id); p != nil && !p.failed {
			p.failed, p.suspected, p.failedAt = true, false, s.c.now
			t.gossipChange++
		}
	}
}

// finds tells whether packets to the address of a server's entry reach it.
func (s *Server) finds(t *Server) bool {
	p := s.peer(t.id)
	return p != nil && s.live(p) == t
}

// heal takes the marks of failure off a server that was heard. A primary with
// slots keeps them a while, so that its replica may win.
func (s *Server) heal(p *peer) {
	p.suspected = false
	if !p.failed {
		return
	}
	if p.primary && p.slots != nil && s.c.now-p.failedAt <= 2*s.c.NodeTimeout {
		return
	}
	p.failed = false
	s.gossipChange++
}
