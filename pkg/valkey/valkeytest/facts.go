// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"iter"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// Peer is an entry of a server's view, as CLUSTER NODES shows it.
type Peer struct {
	ID, IP    string
	Primary   bool
	PrimaryID string
	Epoch     uint64
	Suspected bool
	Failed    bool
	Handshake bool
	NoAddress bool
	Linked    bool
	// Unanswered is how long a ping has waited for its answer.
	Unanswered time.Duration
	Slots      *slots.Set
}

// ID is the server's node ID.
func (s *Server) ID() string { return s.c.names[s.id] }

// IP is the server's address.
func (s *Server) IP() string { return s.ip }

// Running tells whether the process was not stopped.
func (s *Server) Running() bool { return !s.stopped }

// Answers tells whether the server answers commands at all.
func (s *Server) Answers() bool { return !s.stopped && !s.hung && !s.holding && !s.Cut }

// Hung tells whether Hang was called.
func (s *Server) Hung() bool { return s.hung }

// Held tells whether the start guard holds the server back.
func (s *Server) Held() bool { return s.holding }

// Loading tells whether the server is loading its data, and answers little.
func (s *Server) Loading() bool { return s.c.now < s.loadTo }

// Primary tells the server's role.
func (s *Server) Primary() bool { return s.primary }

// PrimaryID is the primary that a replica follows.
func (s *Server) PrimaryID() string { return s.c.names[s.primaryOf] }

// Epoch is the server's config epoch, or for a replica its primary's.
func (s *Server) Epoch() uint64 {
	if !s.primary {
		if p := s.peer(s.primaryOf); p != nil {
			return p.epoch
		}
	}
	return s.epoch
}

// CurrentEpoch is the highest epoch that the server has seen.
func (s *Server) CurrentEpoch() uint64 { return s.currentEpoch }

// Slots are the slots that the server says it owns, nil for none.
func (s *Server) Slots() *slots.Set { return s.slots }

// Uptime is the age of the server's process.
func (s *Server) Uptime() time.Duration { return max(0, s.c.now-s.started) }

// LinkUp tells whether a replica's link is up and its sync done.
func (s *Server) LinkUp() bool { return !s.primary && s.linkUp }

// LinkQuiet is how long nothing has come over a replica's link that is up.
func (s *Server) LinkQuiet() time.Duration {
	if !s.LinkUp() {
		return 0
	}
	return s.c.now - s.heardAt
}

// LinkDownFor is how long a replica's link has been down; negative when it is up,
// or never was in the life of the process.
func (s *Server) LinkDownFor() time.Duration {
	if s.primary || s.linkUp || s.downAt == 0 {
		return -1
	}
	return s.c.now - s.downAt
}

// Data is the server's data.
func (s *Server) Data() Data { return s.data }

// Offset is the replication offset. A replica that has not synced with its primary
// in this life, or since it came from another shard, is at 0 whatever it holds.
func (s *Server) Offset() int64 {
	if !s.primary && !s.linkUp && (s.downAt == 0 || s.adrift) {
		return 0
	}
	return s.data.Writes * 100
}

// Keys is the number of keys.
func (s *Server) Keys() int64 { return min(s.data.Writes, 1000) }

// Peers returns the server's view of the others.
func (s *Server) Peers() []Peer {
	peers := make([]Peer, 0, len(s.peers))
	for p := range s.EachPeer() {
		peers = append(peers, p)
	}
	return peers
}

// unanswered is how long a ping has waited, by the only clock that CLUSTER NODES
// shows: the newest answer from anybody. Where nobody answers, it stands still.
func (s *Server) unanswered(p *peer) time.Duration {
	if p.asked == 0 {
		return 0
	}
	var newest time.Duration
	for _, o := range s.peers {
		newest = max(newest, o.ponged)
	}
	return max(0, newest-p.asked)
}

// NumPeers is the number of entries in the server's view.
func (s *Server) NumPeers() int { return len(s.peers) }

// EachPeer yields the server's view of the others.
func (s *Server) EachPeer() iter.Seq[Peer] {
	return func(yield func(Peer) bool) {
		for _, p := range s.peers {
			if !yield(Peer{
				ID: s.c.names[p.id], IP: p.ip, Primary: p.primary, PrimaryID: s.c.names[p.primaryOf], Epoch: p.epoch,
				Suspected: p.suspected, Failed: p.failed, Handshake: p.handshake, NoAddress: p.noAddress,
				Linked: p.linked, Unanswered: s.unanswered(p), Slots: p.slots,
			}) {
				return
			}
		}
	}
}

// Sees tells whether the server's view of another is what that one says of
// itself: its address, its role, its slots, alive and connected.
func (s *Server) Sees(o *Server) bool {
	p := s.peer(o.id)
	if p == nil || p.handshake || p.noAddress || !p.linked || p.suspected || p.failed || p.ip != o.ip {
		return false
	}
	return p.primary == o.primary && (p.primary || p.primaryOf == o.primaryOf) && same(p.slots, o.slots)
}

func same(a, b *slots.Set) bool {
	return a == b || a != nil && b != nil && *a == *b
}

// Knows tells whether the server has a real entry for the ID.
func (s *Server) Knows(id string) bool {
	h, ok := s.c.handles[id]
	p := s.peer(h)
	return ok && p != nil && !p.handshake
}

// Covered tells whether every slot has an owner in the server's view.
func (s *Server) Covered() bool {
	if s.fullAt == s.slotChange {
		return s.full
	}
	var all slots.Set
	if s.slots != nil {
		all = *s.slots
	}
	for _, p := range s.peers {
		if p.slots != nil {
			all = all.Union(*p.slots)
		}
	}
	s.fullAt, s.full = s.slotChange, all.IsFull()
	return s.full
}

// Serves tells whether the server takes writes: a primary with slots who hears a
// majority of the primaries. As the operator configures them, servers do so while
// slots of others have no owner.
func (s *Server) Serves() bool {
	return !s.stopped && s.onBus() && s.primary && s.slots != nil && s.mf.pausedTo <= s.c.now && s.hearsMajority()
}

// hearsMajority is cluster_state:ok.
func (s *Server) hearsMajority() bool {
	size, heard := 0, 0
	if s.primary && s.slots != nil {
		size, heard = 1, 1
	}
	for _, p := range s.peers {
		if p.slots == nil {
			continue
		}
		size++
		if !p.failed && !p.suspected {
			heard++
		}
	}
	return heard > size/2
}

// NodeTimeout is the cluster's node timeout.
func (s *Server) NodeTimeout() time.Duration { return s.c.NodeTimeout }

// ReplicatesFrom tells whether the server is a replica, in sync, of another.
func (s *Server) ReplicatesFrom(primary *Server) bool {
	return !s.stopped && !s.primary && s.linkUp && s.primaryOf == primary.id
}

// HasMates tells whether the server knows others of its shard.
func (s *Server) HasMates() bool {
	for _, p := range s.peers {
		if p.shard == s.shard {
			return true
		}
	}
	return false
}
