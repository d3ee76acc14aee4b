// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"maps"
	"slices"
	"sync/atomic"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// Data is a server's data: how many writes of which lineage it has.
type Data struct {
	Lineage int
	Writes  int64
}

// Disk is what outlives a server process: nodes.conf and, with persistence, data.
type Disk struct {
	conf *view
	held *slots.Set // the slots that the data is of
	Data Data
}

// Empty tells whether no server has used the disk.
func (d *Disk) Empty() bool { return d.conf == nil && d.Data == Data{} }

// LoseNodes removes nodes.conf, and nothing else.
func (d *Disk) LoseNodes() { d.conf = nil }

// view is what a server knows: itself, the others, and what it has promised.
// It is what nodes.conf keeps.
type view struct {
	id           handle
	shard        handle // the shard's ID: that of its first server
	primary      bool
	primaryOf    handle // the primary that a replica follows
	epoch        uint64
	currentEpoch uint64
	votedEpoch   uint64
	slots        *slots.Set
	peers        []*peer
}

// Server is one server process.
type Server struct {
	view
	c    *Cluster
	ip   string
	data Data
	disk *Disk
	// users are the rules of each, as the server writes them; run numbers the process.
	users map[string]string
	run   int64
	// config are the directives that the model knows.
	config map[string]*directive
	// UsedMemory is what it says that it uses, in bytes.
	UsedMemory int64

	// Cut takes the server off the network, and Group parts the network: packets
	// pass only within a group.
	Cut   bool
	Group int

	hung    bool
	holding bool          // by the start guard
	heldTo  time.Duration // until then at most
	loadTo  time.Duration
	stopped bool

	linkUp  bool
	downAt  time.Duration // when a link of this life went down; zero: it never was up
	heardAt time.Duration // when something came over the link last
	// noFailover is cluster-replica-no-failover.
	noFailover bool
	syncLeft   time.Duration
	adrift     bool // not synced since it came from another shard
	savedAt    time.Duration

	started time.Duration
	banned  map[handle]time.Duration
	// slotChange and gossipChange number the changes of what the server believes
	// about slots and about members.
	slotChange   int
	gossipChange int
	fullAt       int
	full         bool

	electAt time.Duration
	mf      manualFailover
}

// peer is one entry of a server's view.
type peer struct {
	id        handle
	ip        string
	primary   bool
	primaryOf handle
	shard     handle
	epoch     uint64
	slots     *slots.Set
	suspected bool
	failed    bool
	failedAt  time.Duration
	handshake bool
	meet      bool
	noAddress bool
	linked    bool
	created   time.Duration
	heard     time.Duration
	ponged    time.Duration // when a ping was answered last, in the life of the process
	strange   time.Duration // since when it is seen not to know this server
	asked     time.Duration // when a ping was sent that is not answered; zero for none
	next      time.Duration

	// What was handled last, so that nothing is handled twice.
	seenClaim  *slots.Set
	seenEpoch  uint64
	seenSlots  int
	seenGossip int
}

// runs numbers the processes.
var runs atomic.Int64

// Start starts a server at an address, from a disk that may be empty.
func (c *Cluster) Start(ip string, disk *Disk) *Server {
	s := &Server{c: c, ip: ip, disk: disk, started: c.now, banned: map[handle]time.Duration{}, fullAt: -1}
	s.run, s.users = runs.Add(1), map[string]string{"default": "on nopass ~* &* +@all"}
	s.config = directives()
	s.data = disk.Data
	if disk.conf == nil {
		s.fresh()
	} else {
		s.restore(*disk.conf)
	}
	if s.data.Writes > 0 {
		s.load()
	}
	if old := c.at[ip]; old != nil {
		old.stop()
	}
	c.at[ip] = s
	c.servers = append(c.servers, s)
	s.save()
	return s
}

// load takes its time before the server looks at anybody.
func (s *Server) load() {
	s.loadTo = s.c.now + s.c.upTo(s.c.LoadTime)
	s.started = s.loadTo
	for _, p := range s.peers {
		p.heard = s.loadTo
	}
}

// fresh makes the server one that knows nobody. If it has data all the same, it
// takes the slots of its keys for its own.
func (s *Server) fresh() {
	id := s.c.newID()
	s.view = view{id: id, shard: id, primary: true}
	if s.data.Writes > 0 {
		s.slots = s.disk.held
	}
}

// restore takes the view up from nodes.conf, unless the start guard objects.
func (s *Server) restore(v view) {
	s.view = v.copy()
	for _, p := range s.peers {
		p.linked, p.heard, p.next, p.asked, p.ponged, p.strange = false, s.c.now, 0, 0, 0, 0
		p.seenClaim, p.seenSlots, p.seenGossip = nil, -1, -1
	}
	switch {
	case s.guarded():
		s.holding, s.heldTo = true, s.c.now+s.patience()
	case s.primary && s.slots != nil && s.data.Lineage == 0:
		s.data = s.c.newLineage()
	}
}

func (v view) copy() view {
	peers := make([]*peer, 0, len(v.peers))
	for _, p := range v.peers {
		if !p.handshake {
			q := *p
			peers = append(peers, &q)
		}
	}
	v.peers = peers
	return v
}

// Shutdown stops the server in an orderly way: everything is on its disk.
func (s *Server) Shutdown() {
	if s.c.Persistent {
		s.disk.Data = s.data
	}
	s.stop()
}

// Kill stops the server process at once.
func (s *Server) Kill() { s.stop() }

func (s *Server) stop() {
	if s.stopped {
		return
	}
	s.save()
	s.stopped = true
	if s.c.at[s.ip] == s {
		delete(s.c.at, s.ip)
	}
	s.c.servers = slices.DeleteFunc(s.c.servers, func(o *Server) bool { return o == s })
}

// save writes nodes.conf.
func (s *Server) save() {
	v := s.copy()
	s.disk.conf, s.disk.held = &v, s.ownSlots()
}

// Hang stops the server from answering anybody, without ending it; Thaw lets
// it go on.
func (s *Server) Hang() { s.hung = true }

// Thaw is the end of Hang.
func (s *Server) Thaw() {
	s.hung = false
	for _, p := range s.peers {
		p.heard = max(p.heard, s.c.now-s.c.NodeTimeout/2)
	}
}

// wake ends what time ends: loading, the start guard's hold, bans.
func (s *Server) wake() {
	if s.holding && !s.hung {
		s.guard()
	}
	if len(s.banned) > 0 {
		maps.DeleteFunc(s.banned, func(_ handle, until time.Duration) bool { return s.c.now >= until })
	}
	if s.c.Persistent && s.c.now-s.savedAt >= time.Second && !s.Loading() {
		s.savedAt, s.disk.Data = s.c.now, s.data
	}
}

// onBus tells whether the server takes part in the cluster.
func (s *Server) onBus() bool {
	return !s.hung && !s.holding && !s.stopped && s.c.now >= s.loadTo
}

// live is the server of an entry, if it takes part in the cluster and packets
// reach it; else nil.
func (s *Server) live(p *peer) *Server {
	t := s.c.at[p.ip]
	if t == nil || t.id != p.id || !t.onBus() || !s.c.reach(s, t) {
		return nil
	}
	return t
}

// peer is the entry of an ID, or nil.
func (s *Server) peer(h handle) *peer {
	for _, p := range s.peers {
		if p.id == h {
			return p
		}
	}
	return nil
}

func (s *Server) addPeer(p *peer) *peer {
	p.created, p.heard = s.c.now, s.c.now
	p.seenSlots, p.seenGossip = -1, -1
	s.peers = append(s.peers, p)
	s.gossipChange++
	return p
}

func (s *Server) dropPeer(h handle) {
	s.peers = slices.DeleteFunc(s.peers, func(p *peer) bool { return p.id == h })
	for _, p := range s.peers {
		if p.primaryOf == h {
			p.primaryOf = 0
		}
		p.seenGossip = -1 // whoever still knows the entry may bring it back
	}
	s.gossipChange++
	s.slotChange++
}

// ID is the node ID with which a server would come back from the disk.
func (d *Disk) ID(c *Cluster) string {
	if d.conf == nil {
		return ""
	}
	return c.names[d.conf.id]
}
