// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import "time"

// replTimeout is Valkey's repl-timeout: how long a replica keeps a link over which
// nothing comes, where its primary vanished without closing it.
const replTimeout = time.Minute

// replicate lets a replica sync with its primary, and then keep up.
func (s *Server) replicate(dt time.Duration) {
	if s.primary || s.Loading() {
		return
	}
	t := s.primaryServer()
	if t == nil || !t.primary && !t.linkUp {
		if s.linkUp && (!s.vanished() || s.c.now-s.heardAt >= replTimeout) {
			s.linkUp, s.downAt = false, s.c.now
		}
		s.syncLeft = 0
		return
	}
	if s.linkUp {
		s.heardAt = s.c.now
		// One time in eight the replica lags behind.
		if s.c.rng.IntN(8) != 0 {
			s.data = t.data
		}
		return
	}
	if s.syncLeft == 0 && !t.Admits("_replication", s.ConfigGet("primaryauth")) {
		return
	}
	if s.syncLeft == 0 {
		s.syncLeft = 100*time.Millisecond + s.c.upTo(s.c.SyncTime)
		return
	}
	s.syncLeft -= dt
	if s.syncLeft <= 0 {
		s.data, s.linkUp, s.syncLeft, s.adrift, s.heardAt = t.data, true, 0, false, s.c.now
	}
}

// vanished tells whether the primary's end of the link is neither there nor closed: it
// hangs, or the network is cut.
func (s *Server) vanished() bool {
	p := s.peer(s.primaryOf)
	if p == nil {
		return false
	}
	t := s.c.at[p.ip]
	return t != nil && t.id == p.id && !t.stopped && (t.hung || !s.c.reach(s, t))
}

// HandOver is what the agent does when the server is asked to stop: a primary
// hands over to its best replica that is in sync. It tells whether one took
// over.
func (s *Server) HandOver() bool {
	if !s.primary || s.slots == nil || !s.onBus() {
		return false
	}
	var best *Server
	for _, p := range s.peers {
		if p.primaryOf != s.id {
			continue
		}
		if t := s.live(p); t != nil && t.ReplicatesFrom(s) && (best == nil || t.data.Writes > best.data.Writes) {
			best = t
		}
	}
	if best == nil {
		return false
	}
	best.data = s.data
	return best.win(true)
}
