// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// own is what the server's folder tells of its former life.
type own struct {
	// ID is the identity, "" when there is none.
	ID string
	// Primary, Slots and Epoch are what the server was, and since when.
	Primary bool
	Slots   slots.Set
	Epoch   uint64
	// Mates are the others of its shard: see mates.
	Mates valkey.Nodes
	// Upstream is the primary that it followed, if it was a replica.
	Upstream valkey.NodeEntry
	// Store is what it will load.
	Store store
	// Note is how far it is known to have written, if that is known.
	Note note
}

type step int

const (
	// stepStart starts the server as it is.
	stepStart step = iota
	// stepHold asks the mates again.
	stepHold
	// stepPromote makes the first of the candidates that can the primary.
	stepPromote
	// stepFollow starts the server as the owner's replica.
	stepFollow
	// stepDiscard starts the server as a new one, with nobody's identity.
	stepDiscard
	// stepRebuild starts the server as the replica that it was, without the
	// data that it cannot load.
	stepRebuild
	// stepStop does not start the server.
	stepStop
)

func (s step) String() string {
	return [...]string{"start", "hold", "promote", "follow", "discard", "rebuild", "stop"}[s]
}

// verdict is what to do with a server that comes back, and why.
type verdict struct {
	Step       step
	Candidates []candidate
	Owner      valkey.NodeEntry
	Reason     string
}

// candidate is a replica that can take the slots over, and how.
type candidate struct {
	ID, Address string
	Mode        valkey.FailoverMode
	Offset      int64
	// Silence is for how many seconds too long nothing was heard from it.
	Silence int64
}

// judge decides how a server may come back. The one rule is that a server which
// lost its data, or would roll it back, is never primary again while somebody
// has a better copy. Expired says that the time for mates that are silent, or
// cannot take over yet, is over.
func judge(o own, peers []peer, expired bool) verdict {
	switch {
	case o.Store == storeUnreadable:
		return judgeUnreadable(o, peers, expired)
	case o.ID == "":
		return verdict{Reason: "the server is new"}
	case !o.Primary || o.Slots.IsEmpty():
		return verdict{Reason: "the server was no primary with slots"}
	case len(o.Mates) == 0:
		return verdict{Reason: "the server was a primary without mates: nobody else has its data"}
	}
	if owner, ok := newOwner(o, peers); ok {
		return verdict{Step: stepFollow, Owner: owner, Reason: fmt.Sprintf("%s owns the server's slots by now", owner.ID)}
	}
	if better := candidates(o, peers, betterCopy); len(better) > 0 {
		return verdict{
			Step: stepPromote, Candidates: better,
			Reason: fmt.Sprintf("the server has %s, and %s has what was replicated", o.Store, better[0].ID),
		}
	}
	waiting := awaited(o, peers)
	if len(waiting) > 0 && !expired {
		return verdict{Step: stepHold, Reason: "it waits for " + strings.Join(waiting, ", ")}
	}
	if o.Store.loads() {
		return verdict{Reason: fmt.Sprintf("the server has %s, and no mate has a better copy", o.Store)}
	}
	return lost(o, peers, waiting)
}

// lost decides about a server that has no data, when no mate is known to have
// all that was replicated.
func lost(o own, peers []peer, waiting []string) verdict {
	if any := candidates(o, peers, anyCopy); len(any) > 0 {
		return verdict{
			Step: stepPromote, Candidates: any,
			Reason: fmt.Sprintf("the server has no data, and %s has some", any[0].ID),
		}
	}
	if len(waiting) == 0 {
		return verdict{Reason: "the server has no data, and neither has any of its mates: nothing is left to lose"}
	}
	return verdict{
		Step:   stepDiscard,
		Reason: "the server has no data, and there may be copies that it cannot bring to power: " + strings.Join(waiting, ", "),
	}
}

// newOwner returns the primary that took our slots over, in the view of our
// mates: mostly one of them, but it may be somebody that we never knew. A claim
// that is not newer than ours is one that we took over ourselves, and whoever
// still makes or believes it has only not heard of that; unless it does not even
// know us, and so was made to forget us.
func newOwner(o own, peers []peer) (valkey.NodeEntry, bool) {
	var owner valkey.NodeEntry
	for _, p := range peers {
		if !p.Answered || p.me().ID != p.ID {
			continue
		}
		_, knowsUs := p.View.Nodes.ByID(o.ID)
		for _, e := range p.View.Nodes {
			newer := e.ConfigEpoch > o.Epoch || !knowsUs
			left := o.Slots.Minus(e.Slots)
			if e.ID != o.ID && e.Primary && e.IP != "" && left.IsEmpty() && newer && (owner.ID == "" || e.ConfigEpoch > owner.ConfigEpoch) {
				owner = e
			}
		}
	}
	return owner, owner.ID != ""
}

// betterCopy tells whether a replica has more than we do.
func betterCopy(o own, p *peer) bool {
	i := p.View.Info
	// A replica that had begun to copy the whole data set anew, and was
	// interrupted, has no history, and an offset of 0 or 1.
	intact := i.Offset > 1
	sameHistory := o.Note.ReplID != "" && (o.Note.ReplID == i.ReplID || o.Note.ReplID == i.ReplID2)
	// The primary before us never had a link to us, if we were one for a moment
	// only, but had all that we knew of.
	abreast := sameHistory && intact && i.Offset >= o.Note.Offset
	switch o.Store {
	case storeNone, storeUnreadable:
		return abreast || p.linked() && (intact || i.Keys > 0)
	case storeSnapshot:
		return abreast || p.linked() && intact
	case storeLog:
		// The file ends where the server did; a replica that had fallen
		// behind ends before.
		return p.linked() && intact && (!sameHistory || abreast)
	}
	return false
}

// anyCopy tells whether a replica has something.
func anyCopy(_ own, p *peer) bool { return p.View.Info.Keys > 0 }

// candidates returns the replicas that can take the slots over, the one with
// the most first.
func candidates(o own, peers []peer, fit func(own, *peer) bool) []candidate {
	var found []candidate
	for _, p := range peers {
		if !p.follows(o) || p.View.Info.Loading || !fit(o, &p) {
			continue
		}
		found = append(found, candidate{ID: p.ID, Address: p.Address, Mode: failoverMode(o.ID, p.View.Nodes), Offset: p.View.Info.Offset})
	}
	slices.SortFunc(found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(b.Offset, a.Offset), cmp.Compare(a.ID, b.ID))
	})
	return found
}

// failoverMode asks for the others' votes where a majority of the primaries can
// give them. Where it cannot, as in a cluster of one or two shards, taking over
// is sound: the only server that could contradict is ours, and does not run.
func failoverMode(id string, nodes valkey.Nodes) valkey.FailoverMode {
	voters, present := 0, 0
	for _, e := range nodes {
		if !e.Primary || e.Slots.IsEmpty() {
			continue
		}
		voters++
		if e.ID != id && e.LinkConnected && !e.PFail && !e.Fail {
			present++
		}
	}
	if present < voters/2+1 {
		return valkey.FailoverTakeover
	}
	return valkey.FailoverForce
}
