// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"slices"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// ruleRefit gives Pods that do not run another size at once: they may be in the way
// of all that waits for them. Less memory only those that cannot start as they are: the
// others may come back with more data than that. Nor what another cannot start with: one
// that is made in place of a lost member does.
func ruleRefit(w *world, p *Plan) verdict {
	if !w.resizes() {
		return proceed
	}
	stuck := slices.ContainsFunc(w.s.Members, func(m Member) bool { return w.stuckResized(&m) })
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if !m.stays() || m.Revision != w.s.Revision || w.asksRight(m) || m.Server != nil || m.Pod != nil && m.Pod.Running {
			continue
		}
		if !stuck && !w.shrinks(m) || m.Pod != nil && m.Pod.Broken {
			p.do(w.resize(m))
		}
	}
	return proceed
}

// stuckResized: the member asks for the declared size, and cannot have it, or does not
// start.
func (w *world) stuckResized(m *Member) bool {
	return m.stays() && m.Revision == w.s.Revision && m.Size != nil && w.asksRight(m) &&
		(w.misfit(m) || m.Server == nil && m.Pod != nil && m.Pod.Broken)
}

// ruleResize changes the resources of Pods while they run: one member of a shard at a
// time, replicas before the primary, in as many shards at once as a roll would. A
// memory limit is lowered when the server holds less, and only if all data of the
// cluster fits by the servers' own policy; what may use more memory then is held back
// by holdsMaxMemory.
//
// A Pod whose machine can never have the room is replaced by ruleRoll.
func ruleResize(w *world, p *Plan) verdict {
	if !w.resizes() || !w.formed() || len(p.Actions) > 0 || w.outdated() > 0 || w.unfit(p) {
		return proceed
	}
	budget := w.s.Spec.Update.ShardsInParallelOrDefault(w.s.Spec.Shards)
	if !slices.ContainsFunc(w.s.Members, func(m Member) bool { return m.stays() && w.resized(&m) }) {
		budget = 1
	}
	if budget == 1 && len(w.problems()) > 0 {
		budget = 0
	}
	var next []*Member
	for shard := range w.shards {
		if !w.shardWell(shard) {
			budget--
		}
		m := w.nextToResize(shard)
		switch {
		case m == nil:
		case !w.asksRight(m):
			next = append(next, m)
		default:
			budget--
			w.waitResize(p, m)
		}
	}
	for _, m := range next {
		if budget > 0 && w.shardWell(int(m.Shard)) && w.loweredFor(p, m) {
			p.do(w.resize(m))
			p.again(pollStarting)
			budget--
		}
	}
	return proceed
}

// resizes: the size of Pods is changed while they run.
func (w *world) resizes() bool { return w.s.Resize != nil && w.rolledBack == "" }

func (w *world) resize(m *Member) Action {
	return ResizeNode{Name: m.Name, UID: m.UID, Reason: w.asks(m).change(w.s.Resize.To), To: w.s.Resize.To}
}

// asks is the size that a member's ValkeyNode asks for.
func (w *world) asks(m *Member) Size { return w.s.Resize.Asks(m) }

func (w *world) asksRight(m *Member) bool { return w.asks(m) == w.s.Resize.To }

// resized: the member's Pod has the declared size. Where its ValkeyNode asks for no
// other than the revision's, whatever else changes Pods is left alone.
func (w *world) resized(m *Member) bool {
	to := w.s.Resize.To
	return w.asksRight(m) && (m.Size == nil || m.Pod == nil || !m.Pod.Running ||
		m.Pod.Size.covers(to) && m.Pod.Has.covers(to) && m.Pod.Resizing == ResizeNone)
}

// noRoom are the words of the API server, as Kubernetes 1.37 has them, of a Pod that is to have
// more than its machine has; the kubelet tells it of one that was asked for before.
const noRoom = "node didn't have enough allocatable resources"

// misfit: the machine of the member's Pod can never have the room that is declared.
func (w *world) misfit(m *Member) bool {
	return w.resizes() && m.Size != nil && w.asksRight(m) && m.Pod != nil &&
		(m.Pod.Resizing == ResizeInfeasible || strings.Contains(m.ResizeRefused, noRoom))
}

// nextToResize is the member of a shard that is being resized, or that goes next:
// replicas before the primary. It is nil when all are done.
func (w *world) nextToResize(shard int) *Member {
	var next *Member
	for _, m := range w.shards[shard] {
		switch {
		case !m.stays() || w.resized(m) || m.Pod != nil && m.Pod.Deleting:
		case w.asksRight(m):
			return m
		case next == nil || next == w.owners[shard]:
			next = m
		}
	}
	return next
}

func (w *world) waitResize(p *Plan, m *Member) {
	p.again(pollStarting)
	switch {
	case m.ResizeRefused != "":
		p.waitBlocked("ResizeRefused", m.Name, "the Pod of %s keeps its resources: %s", m.Name, m.ResizeRefused)
	case m.Pod.Resizing == ResizeDeferred:
		p.wait("ResizeDeferred", m.Name, "%s gets its resources (%s) when Kubernetes node %s has room for them%s",
			m.Name, m.Pod.Has.change(w.s.Resize.To), m.Pod.Node, why(m.Pod.ResizeMessage))
	default:
		p.wait("Resizing", m.Name, "the kubelet of %s is changing the resources of %s%s", m.Pod.Node, m.Name, why(m.Pod.ResizeMessage))
	}
}

// shrinks: the member's memory limit is to become lower.
func (w *world) shrinks(m *Member) bool {
	return w.resizes() && m.stays() && !w.asksRight(m) && w.asks(m).MemoryLimit > w.s.Resize.To.MemoryLimit
}

// unfit refuses lower memory limits when the data of some server is more than they
// leave room for, and nothing would make room: the server would be killed, or refuse
// writes.
func (w *world) unfit(p *Plan) bool {
	to := w.s.Resize.To.MemoryLimit
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if m.Server == nil || !w.shrinks(m) {
			continue
		}
		room, frees := v1alpha1.RoomFor(to), false
		if limit := w.s.Resize.MaxMemory; limit > 0 {
			if limit >= to && limit < w.asks(m).MemoryLimit {
				p.waitBlocked("DataDoesNotFit", m.Name,
					"spec.resources.limits.memory %s is no more than maxmemory, %s, so that data may not fit: nothing was changed. Set a higher limit, or a lower spec.config.maxmemory",
					bytesText(to), bytesText(limit))
				return true
			}
			room, frees = min(limit, to), limit < to && m.Server.Memory.Evicts
		}
		if used := m.Server.Memory.Used; used > room && !frees {
			p.waitBlocked("DataDoesNotFit", m.Name,
				"spec.resources.limits.memory %s leaves room for %s of data, and %s holds %s: nothing was changed. Set a higher limit, remove data, or set spec.config.maxmemory and a maxmemory-policy that evicts",
				bytesText(to), bytesText(room), m.Name, bytesText(used))
			return true
		}
	}
	return false
}

// loweredFor waits, before a memory limit becomes lower, until the servers of the
// shard hold less.
func (w *world) loweredFor(p *Plan, next *Member) bool {
	r := w.s.Resize
	if !w.shrinks(next) {
		return true
	}
	for _, m := range w.shards[next.Shard] {
		if !m.stays() || m.Server == nil {
			continue
		}
		mem := m.Server.Memory
		switch {
		case r.MaxMemory > 0 && r.MaxMemory < r.To.MemoryLimit && (mem.Max == 0 || mem.Max > r.MaxMemory):
			p.wait("LoweringMaxMemory", m.Name, "the memory limit of %s becomes lower when its maxmemory is %s", m.Name, bytesText(r.MaxMemory))
		case mem.Used > r.To.MemoryLimit/16*15:
			p.wait("MakingRoom", m.Name, "the memory limit of %s becomes %s when it holds less: it uses %s", m.Name, bytesText(r.To.MemoryLimit), bytesText(mem.Used))
		default:
			continue
		}
		p.again(pollStarting)
		return false
	}
	return true
}

// settable are the directives of a server that are wrong and are set now.
func (w *world) settable(m *Member) []string {
	if !w.holdsMaxMemory(m) {
		return m.Config.Wrong
	}
	return slices.DeleteFunc(slices.Clone(m.Config.Wrong), func(name string) bool { return name == "maxmemory" })
}

// holdsMaxMemory: maxmemory is not set while it is to become more than the members of
// the shard have memory for; nor on a server that is to be replaced, by one that has it.
func (w *world) holdsMaxMemory(m *Member) bool {
	if !w.resizes() {
		return w.stale(m)
	}
	has, to := m.Server.Memory.Max, w.s.Resize.MaxMemory
	if has == 0 || to > 0 && to <= has {
		return false
	}
	return slices.ContainsFunc(w.s.Members, func(mate Member) bool { return mate.Shard == m.Shard && w.grows(&mate) })
}

// grows: the member's memory limit is to become higher, and is not yet.
func (w *world) grows(m *Member) bool {
	return m.stays() && m.Pod != nil && m.Pod.Has.MemoryLimit > 0 && m.Pod.Has.MemoryLimit < w.s.Resize.To.MemoryLimit
}
