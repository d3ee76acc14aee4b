// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"slices"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

const (
	// lostAfter is how long Kubernetes takes to see that a node is dead.
	lostAfter = 40 * time.Second
	// collectAfter is how long it takes at most to remove the Pods of a Node object
	// that is gone, and collectTainted the same for Pods that are being deleted on a
	// node that is out of service.
	collectAfter   = 80 * time.Second
	collectTainted = 20 * time.Second
)

// host is a Kubernetes node: a machine, and what the API knows of it.
type host struct {
	name, zone string
	up         bool // the machine runs
	silent     bool // its kubelet does not reach the API
	downSince  time.Duration
	known      bool // everybody knows that it is lost

	// gone: its Node object was deleted. outOfService: it has that taint.
	gone, outOfService bool
	collectAt          time.Duration

	// cordoned and marked: it takes no new Pods; marked, because an autoscaler
	// removes it.
	cordoned, marked bool
	// drainAt is when the Pods on it are evicted next; zero while nobody drains it.
	drainAt time.Duration
	// drained: the operator has seen a Pod that was evicted from it.
	drained bool

	// orphans run on it although their Pods were removed.
	orphans []orphan
	killAt  time.Duration
}

// orphan is a server without a Pod.
type orphan struct {
	*valkeytest.Server
	disk *valkeytest.Disk
}

// works tells whether the host does what the API says.
func (h *host) works() bool { return h.up && !h.silent }

// lost tells whether Kubernetes takes the host for dead, and since when; gone has no
// such time.
func (w *World) lost(h *host) (since time.Time, lost bool) {
	if h.gone {
		return time.Time{}, true
	}
	at := h.downSince + lostAfter
	return epoch.Add(at), !h.works() && w.now > at
}

// tickHosts is the node lifecycle controller and the garbage collector of Pods.
func (w *World) tickHosts() {
	for _, h := range w.hosts {
		_, lost := w.lost(h)
		if lost != h.known {
			h.known = lost
			w.touchHost(h)
		}
		if h.works() && len(h.orphans) > 0 && w.now >= h.killAt {
			w.endOrphans(h)
		}
		if lost && (h.gone || h.outOfService) && w.now >= h.collectAt && w.now >= w.apiDownTo {
			w.collect(h)
		}
		w.drain(h)
	}
	w.hosts = slices.DeleteFunc(w.hosts, func(h *host) bool { return h.gone && !h.silent && !w.used(h) })
}

func (w *World) touchHost(h *host) {
	for _, p := range w.pods {
		if p.host == h {
			w.touch(p)
		}
	}
}

func (w *World) used(h *host) bool {
	return len(h.orphans) > 0 || slices.ContainsFunc(w.pods, func(p *pod) bool { return p.host == h })
}

// collect removes Pods that nobody can stop any more: all of a node that is gone,
// and those that are being deleted on one that is out of service.
func (w *World) collect(h *host) {
	for _, p := range slices.Clone(w.pods) {
		if p.host == h && (h.gone || p.deleting) {
			w.deletePod(p, true)
		}
	}
}

// endOrphans is a kubelet that finds servers of which the API has no Pods.
func (w *World) endOrphans(h *host) {
	for _, s := range h.orphans {
		w.log("host %s ends the server at %s, whose Pod was removed", h.name, s.IP())
		w.freeIPs = append(w.freeIPs, s.IP())
		s.Kill()
	}
	h.orphans = nil
}

// StopHost takes the power from a host.
func (w *World) StopHost(h *host) {
	w.log("FAULT host %s loses power", h.name)
	if h.works() {
		h.downSince = w.now
	}
	h.up, h.silent = false, false
	for _, p := range w.pods {
		if p.host == h && p.server != nil {
			ready := p.ready
			w.lose(p)
			p.ready = ready // the API learns of it later
		}
	}
	w.endOrphans(h)
}

// IsolateHost takes a host off the network: its servers run on, and nobody reaches
// them.
func (w *World) IsolateHost(h *host) {
	w.log("FAULT host %s is cut off", h.name)
	h.silent, h.downSince = true, w.now
	for _, p := range w.pods {
		if p.host == h && p.server != nil {
			p.server.Cut = true
		}
	}
}

// HealHost ends what is wrong with a host, in one of the ways that people do.
func (w *World) HealHost(h *host) {
	switch {
	case h.gone && h.silent:
		w.StartHost(h)
	case h.gone:
	case w.rng.IntN(3) == 0:
		w.RemoveHost(h)
	case w.rng.IntN(3) == 0:
		w.TaintHost(h)
	default:
		w.StartHost(h)
	}
}

// StartHost brings a host back. After a loss of power, containers start again, with
// new addresses; after a partition, the same servers are there as before.
func (w *World) StartHost(h *host) {
	w.log("host %s is back", h.name)
	returned := h.silent
	h.up, h.silent, h.outOfService = true, false, false
	h.killAt = w.now + w.upTo(3*time.Second)
	for _, s := range h.orphans {
		s.Cut = false
	}
	for _, p := range w.pods {
		if p.host != h {
			continue
		}
		w.touch(p)
		if returned {
			if p.server != nil {
				p.server.Cut = false
			}
			continue
		}
		if p.ip != "" {
			w.freeIPs = append(w.freeIPs, p.ip)
		}
		p.ip, p.ready, p.startAt = "", false, w.now+w.upTo(5*time.Second)
	}
}

// RemoveHost deletes a host's Node object, as people do with a machine that does not
// come back; another machine takes its place. One that still runs behind a partition
// is never called gone where its volumes could be used twice.
func (w *World) RemoveHost(h *host) {
	if h.gone || h.silent && w.Persistent {
		return
	}
	w.log("FAULT the Node object of host %s is deleted", h.name)
	h.gone = true
	h.collectAt = w.now + collectAfter/2 + w.upTo(collectAfter/2)
	w.destroyed()
	w.AddHost(h.zone)
}

// reaches tells whether the network of the host that a server is on works.
func (w *World) reaches(s *valkeytest.Server) bool {
	for _, h := range w.hosts {
		if h.silent && h.orphaned(s) {
			return false
		}
	}
	return !slices.ContainsFunc(w.pods, func(p *pod) bool { return p.server == s && p.host.silent })
}

func (h *host) orphaned(s *valkeytest.Server) bool {
	return slices.ContainsFunc(h.orphans, func(o orphan) bool { return o.Server == s })
}

// orphaned tells whether the Pod of a server that runs was removed.
func (w *World) orphaned(s *valkeytest.Server) bool {
	return slices.ContainsFunc(w.hosts, func(h *host) bool { return h.orphaned(s) })
}

// attached tells whether a server whose Pod was removed uses a volume.
func (w *World) attached(d *valkeytest.Disk) bool {
	return slices.ContainsFunc(w.hosts, func(h *host) bool {
		return slices.ContainsFunc(h.orphans, func(o orphan) bool { return o.disk == d })
	})
}

// TaintHost says of a host without power that it is out of service.
func (w *World) TaintHost(h *host) {
	if h.up || h.outOfService {
		return
	}
	w.log("FAULT host %s is tainted out of service", h.name)
	h.outOfService = true
	h.collectAt = w.now + w.upTo(collectTainted)
	w.touchHost(h)
}

// AddHost is a new, empty machine.
func (w *World) AddHost(zone string) {
	w.hostsMade++
	w.hosts = append(w.hosts, &host{name: fmt.Sprintf("host-%d", w.hostsMade-1), zone: zone, up: true})
}

// takesPods tells whether the scheduler puts Pods on the host.
func (w *World) takesPods(h *host) bool {
	_, lost := w.lost(h)
	return !lost && !h.outOfService && !h.cordoned && !h.marked
}

// placeOf fills in what the API knows of the machine of a Pod.
func (w *World) placeOf(p *pod, q *plan.NodePod) {
	q.Bound = p.host != nil
	if !q.Bound {
		return
	}
	if since, lost := w.lost(p.host); lost {
		q.LostNode, q.LostSince = p.host.name, since
		q.NodeGone, q.OutOfService = p.host.gone, p.host.outOfService
	}
}

// schedule puts a Pod on the host with the fewest Pods of its shard.
func (w *World) schedule(p *pod) {
	if w.now < p.scheduleAt || w.now < w.apiDownTo {
		return
	}
	if p.size == tooMuch {
		if !p.broken {
			p.broken = true
			w.touch(p)
		}
		return
	}
	var best *host
	score := 0
	for _, h := range w.hosts {
		if !w.takesPods(h) {
			continue
		}
		n := 0
		for _, q := range w.pods {
			if q.host == h {
				n++
				if q.shard == p.shard {
					n += 100
				}
			}
		}
		if best == nil || n < score {
			best, score = h, n
		}
	}
	if best == nil {
		return
	}
	p.host, p.broken = best, false
	p.startAt = w.now + 200*time.Millisecond + w.upTo(3*time.Second)
	w.touch(p)
}
