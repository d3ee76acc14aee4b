// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"fmt"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// mates returns the others of the server's shard. Those that follow it are not
// all: a server that became the primary a moment ago has not yet heard who else
// heard of it. Its nodes.conf then has the former primary, without slots, and
// the others as followers of that one; but all have the same shard.
func mates(nodes valkey.Nodes) valkey.Nodes {
	me, _ := nodes.Myself()
	var found valkey.Nodes
	for _, e := range nodes {
		sameShard := e.ShardID != "" && e.ShardID == me.ShardID
		if !e.Myself && !e.Handshake && (sameShard || e.Replica && e.PrimaryID == me.ID) {
			found = append(found, e)
		}
	}
	return found
}

// peer is what one of the mates answered.
type peer struct {
	// ID is the mate's; Address is where it was asked.
	ID, Address string
	// Answered is set when both parts of the view were read. A mate that
	// says anything else, such as that it does not know the password, is like
	// one that is silent: it may know better in a moment.
	Answered bool
	// View is what it said; View.Info also without Answered.
	View valkey.View
	// Err is why it did not answer.
	Err error
}

func (p *peer) me() valkey.NodeEntry {
	e, _ := p.View.Nodes.Myself()
	return e
}

// linked tells whether the replica was fed by its primary in this life, and so
// holds what was acknowledged and replicated.
func (p *peer) linked() bool { return p.View.Info.LinkUp || p.View.Info.LinkDownSince >= 0 }

// awaited names the mates that may yet turn out to be a better copy, and why
// they are not one now.
func awaited(o own, peers []peer) []string {
	var names []string
	for _, p := range peers {
		if why := p.awaited(o); why != "" {
			names = append(names, p.Address+", which "+why)
		}
	}
	return names
}

func (p *peer) awaited(o own) string {
	e, i := p.me(), p.View.Info
	switch {
	case p.Answered && e.ID != p.ID:
		return "is another server than it was"
	case !p.Answered && i.Loading:
		// One that loads from its own disk was restarted too, and has nothing
		// newer than we have, if we have anything. What it loads at another
		// time comes from a primary.
		restarted := i.Role == valkey.RolePrimary || i.LinkDownSince < 0
		if o.Store.loads() && restarted {
			return ""
		}
		return "is loading"
	case !p.Answered:
		return fmt.Sprintf("does not answer: %v", p.Err)
	case p.Answered && e.Replica && e.PrimaryID == o.ID && !p.follows(o):
		return "has not heard yet which slots it would take over"
	case o.Store.loads() || i.Keys == 0 || p.follows(o) || p.left(o):
		return ""
	case e.Replica:
		return fmt.Sprintf("has %d keys, but follows %s still", i.Keys, e.PrimaryID)
	}
	// It cannot take over before it has heard that it is no primary any more.
	return fmt.Sprintf("has %d keys, but is a primary still", i.Keys)
}

// follows tells whether the mate is our replica, and knows of all our slots. One
// that does not would win an election, and own nothing.
func (p *peer) follows(o own) bool {
	e := p.me()
	we, _ := p.View.Nodes.ByID(o.ID)
	missing := o.Slots.Minus(we.Slots)
	return p.Answered && e.ID == p.ID && e.Replica && e.PrimaryID == o.ID && missing.IsEmpty()
}

// left tells whether the mate belongs to another shard by now: what it has is
// not ours.
func (p *peer) left(o own) bool {
	primary := p.me()
	if primary.Replica {
		primary, _ = p.View.Nodes.ByID(primary.PrimaryID)
	}
	return !primary.Slots.IsEmpty() && !primary.Slots.Overlaps(&o.Slots)
}
