// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import "github.com/valkey-direct/valkey-operator/pkg/plan"

// links is what the last look saw of replication.
type links struct {
	// offsets are those of the primaries, by node ID.
	offsets map[string]int64
	// syncs are the full syncs that the primaries of replicas had begun when the link of
	// the replica was first seen down, by the replica's node ID.
	syncs map[string]begun
	// up are the replicas, by node ID, whose links were up.
	up map[string]bool
}

// begun is how many full syncs a process of a primary has begun.
type begun struct {
	process string
	syncs   int64
}

// judgeLinks takes a replica's link for up only when the stream is seen to flow. A
// replica calls its link up when it has loaded the first copy; its primary begins
// to stream at the replica's next acknowledgement, which can be a second later.
// What is written in between would be lost with the primary.
//
// The stream flows when the replica has what its primary had at the last look, and
// its link was up then already. One that was published as ready has been seen so.
func (seen *observation) judgeLinks() {
	last := seen.mem.links
	now := links{offsets: map[string]int64{}, up: map[string]bool{}, syncs: map[string]begun{}}
	for i := range seen.state.Members {
		m := &seen.state.Members[i]
		switch v := m.Server; {
		case v == nil:
		case v.Primary:
			now.offsets[v.ID] = v.Offset
		case v.LinkUp:
			now.up[v.ID] = true
			if !m.Published.Ready && !flows(last, v) {
				v.LinkUp, v.LinkMessage = false, "it was not seen to catch up yet"
			}
		}
	}
	for i := range seen.state.Members {
		if v := seen.state.Members[i].Server; v != nil && !v.Primary && !v.LinkUp {
			v.SyncsBegun = now.count(last, v.ID, seen.syncs[v.PrimaryID])
		}
	}
	seen.mem.links = now
}

// count returns how many full syncs the primary has begun since the replica's link was
// first seen down, and remembers what to count from.
func (l *links) count(last links, replica string, primary begun) int64 {
	base, known := last.syncs[replica]
	if !known || base.process != primary.process {
		base = primary
	}
	l.syncs[replica] = base
	return primary.syncs - base.syncs
}

func flows(last links, v *plan.Server) bool {
	had, known := last.offsets[v.PrimaryID]
	return known && last.up[v.ID] && v.Offset >= had
}
