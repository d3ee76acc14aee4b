// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"iter"

	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// entry is what must survive of a shard's data: the writes that its primary
// acknowledged and that every replica in sync had. With no replicas declared it
// is what the primary had.
type entry struct {
	lineage int
	safe    int64
	owner   *valkeytest.Server
	epoch   uint64 // of the owner; who claims the slots with less was away
}

// on tells whether a server has all that must survive of the shard's data; no
// server has, while there is nothing.
func (e entry) on(s *valkeytest.Server) bool {
	d := s.Data()
	return e.safe > 0 && d.Lineage == e.lineage && d.Writes >= e.safe
}

// account raises what must survive, and checks that it does.
func (w *World) account() {
	for i := range w.ledger {
		e := &w.ledger[i]
		owner := w.owner(int32(i))
		if owner == nil || owner.Epoch() < e.epoch {
			continue
		}
		d := owner.Data()
		if d.Lineage != e.lineage {
			// Which copy wins an election is not the planner's doing; that it gives
			// slots to an empty server is judged when it does.
			*e = entry{lineage: d.Lineage, epoch: owner.Epoch()}
		}
		e.epoch = owner.Epoch()
		if e.owner != owner {
			// Neither is what a restarted primary has on its disk.
			e.owner, e.safe = owner, min(e.safe, d.Writes)
		}
		if safe, ok := w.replicated(int32(i), owner); ok && !w.stray(owner) {
			e.safe = max(e.safe, safe)
		}
		if e.safe > 0 && w.best(int32(i)) < e.safe {
			w.violate("shard %d has lost writes without a fault: %d were replicated, and the best copy has %d", i, e.safe, w.best(int32(i)))
		}
	}
}

// replicated is how many writes the primary and all replicas in sync have.
func (w *World) replicated(shard int32, owner *valkeytest.Server) (int64, bool) {
	safe, copies := owner.Data().Writes, 0
	for s := range w.members(shard) {
		if s != owner && s.ReplicatesFrom(owner) && s.Data().Lineage == owner.Data().Lineage {
			safe = min(safe, s.Data().Writes)
			copies++
		}
	}
	return safe, copies > 0 || w.spec.ReplicasOrDefault() == 0
}

// stray tells whether a server's ValkeyNode, or its Node object, was deleted.
func (w *World) stray(s *valkeytest.Server) bool {
	for _, p := range w.pods {
		if p.server == s {
			return !w.owned(p) || p.host.gone
		}
	}
	return true
}

// owner is the server that owns a shard's slots: of several that claim them,
// the one with the highest epoch.
func (w *World) owner(shard int32) *valkeytest.Server {
	var owner *valkeytest.Server
	for s := range w.members(shard) {
		if s.Primary() && s.Slots() != nil && !s.Held() && (owner == nil || s.Epoch() > owner.Epoch()) {
			owner = s
		}
	}
	return owner
}

// members yields the running servers of a shard.
func (w *World) members(shard int32) iter.Seq[*valkeytest.Server] {
	return func(yield func(*valkeytest.Server) bool) {
		for _, p := range w.pods {
			if p.shard == shard && p.server != nil && p.server.Running() && !yield(p.server) {
				return
			}
		}
	}
}

// best is how many writes the best copy of a shard's data has, on a server or
// on a disk that will come back.
func (w *World) best(shard int32) int64 {
	lineage, best := w.ledger[shard].lineage, int64(0)
	note := func(d valkeytest.Data) {
		if d.Lineage == lineage {
			best = max(best, d.Writes)
		}
	}
	for _, p := range w.pods {
		if p.shard != shard || !w.owned(p) || p.host != nil && p.host.gone {
			continue // what a deleted ValkeyNode or Node leaves is on its way out
		}
		if p.server != nil && p.server.Running() {
			note(p.server.Data())
		}
		note(p.disk.Data)
	}
	for _, c := range w.claims {
		if c.shard == shard && !c.retired && !c.deleting {
			note(c.disk.Data)
		}
	}
	return best
}

// destroyed lowers what must survive after a fault, or a Pod's end, destroyed
// copies. Whether the planner was right to let a Pod go is judged before.
func (w *World) destroyed() {
	for i := range w.ledger {
		if e := &w.ledger[i]; e.safe > 0 {
			e.safe = min(e.safe, w.best(int32(i)))
		}
	}
}
