// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// evictAgain is how long kubectl drain waits after a refused eviction.
const evictAgain = 5 * time.Second

// onHost does something to the host of a Pod that works and takes Pods.
func (w *World) onHost(p *pod, do func(*host)) {
	if p.host != nil && w.takesPods(p.host) && p.host.works() {
		do(p.host)
	}
}

// CordonHost lets a host take no new Pods.
func (w *World) CordonHost(h *host) {
	w.log("FAULT host %s is cordoned", h.name)
	h.cordoned = true
}

// DrainHost is kubectl drain: it cordons, and evicts until nothing is left.
func (w *World) DrainHost(h *host) {
	w.CordonHost(h)
	w.log("FAULT host %s is drained", h.name)
	h.drainAt = w.now + w.upTo(time.Second) + 1
}

// MarkHost is what an autoscaler does with a host that it removes: it marks it, and
// begins with the evictions soon.
func (w *World) MarkHost(h *host) {
	w.log("FAULT host %s is marked for removal", h.name)
	h.marked = true
	h.drainAt = w.now + w.upTo(30*time.Second) + 1
}

// UncordonHost ends all that.
func (w *World) UncordonHost(h *host) {
	w.log("host %s takes Pods again", h.name)
	h.cordoned, h.marked, h.drained, h.drainAt = false, false, false, 0
}

// drain evicts what is on a host, as far as the budgets allow.
func (w *World) drain(h *host) {
	if h.drainAt == 0 || w.now < h.drainAt || w.now < w.apiDownTo {
		return
	}
	h.drainAt = w.now + evictAgain
	left := false
	for _, p := range w.pods {
		if p.host == h && !p.deleting {
			left = true
			w.requestEviction(p)
		}
	}
	if !left {
		h.drainAt = 0
	}
}

// requestEviction is the eviction API: a Pod that is ready goes only as far as the
// budget of its shard allows.
func (w *World) requestEviction(p *pod) {
	if p.ready && w.budget(p) < 1 {
		w.log("the eviction of Pod %s is refused", p.name)
		return
	}
	w.log("Pod %s is evicted by request", p.name)
	p.evicted = true
	w.deletePod(p, false)
}

// budget is how many ready Pods of a Pod's shard may go, as resources.Budgets has it.
func (w *World) budget(p *pod) int {
	healthy := 0
	for _, q := range w.pods {
		if q.shard == p.shard && q.ready && !q.deleting && w.owned(q) {
			healthy++
		}
	}
	replicas := int(w.spec.ReplicasOrDefault())
	if replicas == 0 && !w.Persistent {
		return healthy - 1
	}
	return healthy - replicas
}

// seeLeaving fills in what the operator sees of a host that is about to go.
func (w *World) seeLeaving(p *pod, v *plan.Pod) {
	h := p.host
	if p.deleting && p.evicted && h.cordoned {
		h.drained = true
	}
	if h.marked {
		v.NodeLeaving = "taint ToBeDeletedByClusterAutoscaler"
	}
	v.NodeCordoned, v.NodeDrained = h.cordoned, h.cordoned && h.drained
}
