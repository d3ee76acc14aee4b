// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// sizes are those that users choose from.
var sizes = []plan.Size{
	{CPURequest: 100, MemoryRequest: 256 << 20, MemoryLimit: 256 << 20},
	{CPURequest: 100, MemoryRequest: 512 << 20, MemoryLimit: 512 << 20},
	{CPURequest: 500, MemoryRequest: 256 << 20, MemoryLimit: 1 << 30},
}

// tooMuch is what no host has.
var tooMuch = plan.Size{CPURequest: 1_000_000, MemoryRequest: 256 << 20, MemoryLimit: 256 << 20}

// sizing is a Pod's resources: as they are set, and as the kubelet has them.
type sizing struct {
	size, has plan.Size
	how       plan.Resizing
	doneAt    time.Duration
}

// EditResources is a user's edit of spec.resources; a bad one asks for what no host has.
func (w *World) EditResources(bad bool) {
	w.generation++
	w.size = sizes[w.rng.IntN(len(sizes))]
	if bad {
		w.size = tooMuch
	}
	w.log("FAULT a user declares a CPU request of %dm and a memory limit of %d MiB", w.size.CPURequest, w.size.MemoryLimit>>20)
}

// resizePod is what the API server and the kubelet do with a resize: most are done in a
// moment, some when there is room, some never.
func (w *World) resizePod(n *node, uid string) {
	p := w.podOf(n)
	if p == nil || p.uid != uid || n.size == nil {
		return
	}
	if *n.size == tooMuch && p.running {
		p.how = plan.ResizeInfeasible
		return
	}
	p.size, p.how, p.doneAt = *n.size, plan.ResizeInProgress, w.now+w.upTo(3*time.Second)
	if !p.running || p.has == p.size {
		p.has, p.how = p.size, plan.ResizeNone
		return
	}
	switch w.rng.IntN(10) {
	case 0:
		p.how = plan.ResizeInfeasible
	case 1:
		p.how, p.doneAt = plan.ResizeDeferred, w.now+w.upTo(time.Minute)
	}
	w.log("Pod %s is resized: %s", p.name, p.how)
}

// tickSize is the kubelet's part.
func (w *World) tickSize(p *pod) {
	if p.has != p.size && p.how != plan.ResizeInfeasible && w.now >= p.doneAt {
		p.has, p.how = p.size, plan.ResizeNone
	}
}

// sizeFor is what a new ValkeyNode of a revision asks for: as those of it that are not
// resized yet, or as declared.
func (w *World) sizeFor(revision string) *plan.Size {
	for _, n := range w.nodes {
		if n.revision != revision || n.retired {
			continue
		}
		if n.size == nil && w.recorded[revision] != w.size || n.size != nil && *n.size != w.size {
			return n.size
		}
	}
	if w.recorded[revision] == w.size {
		return nil
	}
	return new(w.size)
}

func (w *World) resizeNode(a plan.ResizeNode) error {
	n := w.node(a.Name)
	if n == nil || n.uid != a.UID {
		return fmt.Errorf("ValkeyNode %s is not the one that was judged", a.Name)
	}
	if a.To != w.size {
		return fmt.Errorf("%s is to have other resources by now", a.Name)
	}
	for _, mate := range w.nodes {
		p := w.podOf(mate)
		if q := w.podOf(n); mate != n && mate.shard == n.shard && !mate.retired && w.now >= w.frozenTo && q != nil && q.server != nil &&
			p != nil && !p.deleting && p.server != nil && mate.size != nil && *mate.size == a.To && p.has != a.To {
			w.violate("%s is resized while %s still is", n.name, mate.name)
		}
	}
	n.size, n.look = new(a.To), 0
	return nil
}

// sizeAtRest: each Pod has what is declared.
func (w *World) sizeAtRest() error {
	for _, n := range w.nodes {
		if w.leftBehind(n) {
			continue
		}
		if p := w.podOf(n); p.has != w.size {
			return fmt.Errorf("Pod %s has a memory limit of %d MiB", p.name, p.has.MemoryLimit>>20)
		}
	}
	return nil
}
