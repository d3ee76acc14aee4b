// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"fmt"
	"math/rand/v2"
	"time"
)

// step is the longest time that passes without anything being looked at.
const step = 200 * time.Millisecond

// banTime is how long a forgotten ID is refused.
const banTime = time.Minute

// handle stands for a node ID: comparing numbers is what makes the model fast.
type handle int32

// Config is what all servers of a cluster have in common.
type Config struct {
	// NodeTimeout is cluster-node-timeout; 5 s if zero.
	NodeTimeout time.Duration
	// GossipInterval is the longest time between two packets of a pair; 1 s if
	// zero.
	GossipInterval time.Duration
	// SyncTime is the longest time that a sync takes; 1 s if zero.
	SyncTime time.Duration
	// LoadTime is the longest time in which a server loads its data; 2 s if zero.
	LoadTime time.Duration
	// Persistent servers keep their data on disk.
	Persistent bool
	// Version is the servers' version, for what differs between them; 9.1 if "".
	Version string
	// Reintroduce makes servers introduce themselves again to who has forgotten them,
	// as those from 8.1 on do: forgetting one that lives does not last then.
	Reintroduce bool
	// Unguarded servers have no agent, and so no start guard.
	Unguarded bool
}

// Cluster is a network with servers on it. They need not know each other.
type Cluster struct {
	Config
	rng     *rand.Rand
	now     time.Duration
	servers []*Server
	at      map[string]*Server
	names   []string
	handles map[string]handle
	lineage int
}

// New returns a network without servers. Equal seeds give equal behaviour.
func New(seed uint64, c Config) *Cluster {
	if c.NodeTimeout == 0 {
		c.NodeTimeout = 5 * time.Second
	}
	if c.GossipInterval == 0 {
		c.GossipInterval = time.Second
	}
	if c.LoadTime == 0 {
		c.LoadTime = 2 * time.Second
	}
	if c.SyncTime == 0 {
		c.SyncTime = time.Second
	}
	return &Cluster{
		Config:  c,
		rng:     rand.New(rand.NewPCG(seed, 0x76616c6b6579)),
		at:      map[string]*Server{},
		names:   []string{""},
		handles: map[string]handle{},
	}
}

// Now is the virtual time since the beginning.
func (c *Cluster) Now() time.Duration { return c.now }

// Servers are the servers that were started and not stopped, in the order of
// their starts.
func (c *Cluster) Servers() []*Server { return c.servers }

// At is the server that listens at the address, or nil.
func (c *Cluster) At(ip string) *Server { return c.at[ip] }

// ByID is the server that runs with that node ID, or nil.
func (c *Cluster) ByID(id string) *Server {
	h, ok := c.handles[id]
	if !ok {
		return nil
	}
	return c.byHandle(h)
}

func (c *Cluster) byHandle(h handle) *Server {
	for _, s := range c.servers {
		if s.id == h {
			return s
		}
	}
	return nil
}

// Tick lets time pass.
func (c *Cluster) Tick(d time.Duration) {
	for d > 0 {
		dt := min(d, step)
		d -= dt
		c.now += dt
		for _, s := range c.servers {
			s.wake()
		}
		for _, s := range c.servers {
			if s.onBus() {
				s.gossip()
			}
		}
		for _, s := range c.servers {
			if s.onBus() {
				s.detect()
				s.elect()
			}
		}
		for _, s := range c.servers {
			if !s.hung && !s.holding {
				s.replicate(dt)
			}
		}
	}
}

// Write lets a client write n times to the server, and tells whether the
// writes were acknowledged.
func (c *Cluster) Write(s *Server, n int64) bool {
	if !s.Serves() {
		return false
	}
	s.data.Writes += n
	return true
}

// reach tells whether packets pass between two servers.
func (c *Cluster) reach(a, b *Server) bool {
	return a == b || a.Group == b.Group && !a.Cut && !b.Cut
}

func (c *Cluster) newLineage() Data {
	c.lineage++
	return Data{Lineage: c.lineage}
}

func (c *Cluster) newID() handle {
	return c.intern(fmt.Sprintf("%016x%016x%08x", c.rng.Uint64(), c.rng.Uint64(), c.rng.Uint32()))
}

func (c *Cluster) intern(name string) handle {
	if h, ok := c.handles[name]; ok {
		return h
	}
	h := handle(len(c.names))
	c.names = append(c.names, name)
	c.handles[name] = h
	return h
}

// upTo is a time from nothing to d, by chance.
func (c *Cluster) upTo(d time.Duration) time.Duration {
	return time.Duration(c.rng.Int64N(int64(d) + 1))
}
