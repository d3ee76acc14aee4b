// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"slices"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// pod is a Pod with the kubelet's part.
type pod struct {
	name, uid     string
	ip            string
	host          *host
	revision      string
	role          v1alpha1.NodeRole
	shard, number int32
	created       time.Duration
	scheduleAt    time.Duration
	startAt       time.Duration // when its container starts, or starts again
	started       time.Duration
	running       bool
	ready         bool
	readySince    time.Duration
	broken        bool
	finished      bool // phase Failed
	deleting      bool
	evicted       bool // by the eviction API
	deletedAt     time.Duration
	handOverAt    time.Duration
	server        *valkeytest.Server
	disk          *valkeytest.Disk
	sizing
	mounted mounted
}

// claim is a PersistentVolumeClaim with its volume.
type claim struct {
	name, uid string
	disk      *valkeytest.Disk
	shard     int32
	number    int32
	retired   bool // labelled so
	lost      bool // phase Lost: there is no volume any more
	deleting  bool // goes when its Pod does not use it any more
}

// tickPods is the scheduler and the kubelets.
func (w *World) tickPods() {
	gone := false
	for _, p := range w.pods {
		if !p.deleting && !w.owned(p) {
			w.deletePod(p, false) // the garbage collector
		}
		w.mount(p)
		switch {
		case p.deleting:
			gone = w.stopping(p) || gone
		case p.host == nil:
			w.schedule(p)
		case p.finished:
		case !p.host.works():
			w.strand(p)
		case p.server == nil && !w.bad[p.revision] && !w.unmounted(p) && !w.unreadable(p):
			w.start(p)
		case p.server == nil:
			w.breakDown(p)
		default:
			w.tickSize(p)
			w.probe(p)
		}
	}
	if gone {
		w.pods = slices.DeleteFunc(w.pods, func(p *pod) bool { return p.uid == "" })
	}
	w.dropClaims()
}

// dropClaims removes claims that were deleted and that no Pod uses any more.
func (w *World) dropClaims() {
	before := len(w.claims)
	w.claims = slices.DeleteFunc(w.claims, func(c *claim) bool { return c.deleting && w.pod(c.name) == nil })
	if len(w.claims) < before {
		w.wakeNodes()
		w.destroyed()
	}
}

// owned tells whether a Pod's ValkeyNode is there.
func (w *World) owned(p *pod) bool {
	return slices.ContainsFunc(w.nodes, func(n *node) bool { return n.podName == p.name })
}

// strand is what becomes of a Pod whose host is dead.
func (w *World) strand(p *pod) {
	if _, lost := w.lost(p.host); lost && p.ready {
		p.ready = false
		w.touch(p)
	}
	if p.host.up && p.server == nil && p.ip != "" && w.now >= p.startAt {
		w.start(p) // the kubelet needs no API for that
		p.server.Cut = true
	}
}

// unmounted: the volume of a Pod is lost, or still attached where a server uses it.
func (w *World) unmounted(p *pod) bool {
	c := w.claim(p.name)
	return c != nil && (c.lost || w.attached(c.disk))
}

func (w *World) breakDown(p *pod) {
	if !p.broken && w.now >= p.startAt {
		p.broken = true
		w.touch(p)
	}
}

// start starts the container, for the first time or again.
func (w *World) start(p *pod) {
	if w.now < p.startAt || w.Passwords && p.mounted.files.Generation == 0 {
		return
	}
	if p.ip == "" {
		p.ip = w.address()
	}
	w.checkVolume(p)
	w.mark(p)
	p.server = w.valkey.Start(p.ip, p.disk)
	if w.config.stored != "" {
		if err := p.server.Configure(map[string]string{directive: w.config.stored}); err != nil {
			w.violate("Pod %s cannot start: %v", p.name, err)
		}
	}
	w.admitUsers(p)
	p.running, p.broken, p.started = true, false, w.now
	w.touch(p)
	w.log("Pod %s runs at %s as %.6s", p.name, p.ip, p.server.ID())
}

// probe is the kubelet's readiness probe, which the agent answers.
func (w *World) probe(p *pod) {
	ready := p.server.Answers() && !p.server.Loading() && (p.server.Primary() || p.server.LinkUp())
	if ready == p.ready {
		return
	}
	p.ready, p.readySince = ready, w.now
	w.touch(p)
}

// stopping goes on with a Pod that is being deleted, and tells whether it is
// gone. The agent hands a primary over before the server stops.
func (w *World) stopping(p *pod) bool {
	if p.host != nil && !p.host.works() {
		return false
	}
	if s := p.server; s != nil {
		if w.now < p.handOverAt {
			return false
		}
		if s.Primary() && s.Slots() != nil && s.HasMates() && w.now < p.deletedAt+5*time.Second {
			p.handOverAt = w.now + 500*time.Millisecond
			if !s.HandOver() {
				return false
			}
			w.log("Pod %s handed over", p.name)
			return false
		}
		s.Shutdown()
		p.server = nil
		w.touch(p)
		w.destroyed()
		return false
	}
	if w.now < w.apiDownTo {
		return false
	}
	w.removePod(p)
	return true
}

// removePod takes a Pod's object away; tickPods sweeps it out.
func (w *World) removePod(p *pod) {
	switch {
	case p.server != nil && p.host.silent:
		p.host.orphans = append(p.host.orphans, orphan{p.server, p.disk}) // nobody tells its kubelet
		p.server, p.ip = nil, ""
	case p.server != nil:
		p.server.Kill()
		p.server = nil
	}
	if p.ip != "" {
		w.freeIPs = append(w.freeIPs, p.ip)
	}
	w.log("Pod %s is gone", p.name)
	w.touch(p)
	p.uid, p.disk = "", &valkeytest.Disk{}
	w.destroyed()
}

// deletePod is what the API does at a deletion.
func (w *World) deletePod(p *pod, force bool) {
	if force {
		w.removePod(p)
		w.pods = slices.DeleteFunc(w.pods, func(q *pod) bool { return q == p })
		return
	}
	if p.deleting {
		return
	}
	p.deleting, p.deletedAt = true, w.now
	p.handOverAt = w.now + 100*time.Millisecond + w.upTo(300*time.Millisecond)
	w.touch(p)
}

func (w *World) address() string {
	if n := len(w.freeIPs); n > 0 && w.ReuseIPs {
		ip := w.freeIPs[n-1]
		w.freeIPs = w.freeIPs[:n-1]
		return ip
	}
	w.ips++
	return fmt.Sprintf("10.0.%d.%d", w.ips/250, w.ips%250+1)
}

// touch wakes the node controller of a Pod.
func (w *World) touch(p *pod) {
	for _, n := range w.nodes {
		if n.podName == p.name {
			n.look = 0
		}
	}
}

func (w *World) upTo(d time.Duration) time.Duration { return time.Duration(w.rng.Int64N(int64(d) + 1)) }

// tickNodes is the node controller.
func (w *World) tickNodes() {
	if w.away() {
		return
	}
	gone := false
	for _, n := range w.nodes {
		if w.now < n.look {
			continue
		}
		gone = w.carryOut(n) || gone
	}
	if gone {
		w.nodes = slices.DeleteFunc(w.nodes, func(n *node) bool { return n.uid == "" })
	}
}

// carryOut does the next step for a ValkeyNode, and tells whether it is gone.
func (w *World) carryOut(n *node) bool {
	p := plan.MakeNode(w.nodeState(n))
	n.memory = p.Memory
	n.reason, n.words = "", ""
	n.volumeGone, n.claimGone = plan.VolumeGone(p.Reason), plan.ClaimGone(p.Reason)
	if !p.Ready || n.volumeGone {
		n.reason, n.words = p.Reason, p.Message
	}
	n.look = w.now + lookAgain(p)
	name := n.podName
	switch p.Step {
	case plan.NodeNothing, plan.NodeLabelPod:
	case plan.NodeResizePod:
		w.resizePod(n, p.PodUID)
	case plan.NodeRepairClaim:
		w.withClaim(name, p.ClaimUID, func(c *claim) { c.retired = n.retired })
	case plan.NodeCreateClaim:
		w.claims = append(w.claims, &claim{name: name, uid: w.uid(), disk: &valkeytest.Disk{}, shard: n.shard, number: n.number})
	case plan.NodeCreatePod:
		w.createPod(n, name)
	case plan.NodeDeletePod:
		w.stopPod(name, p)
	case plan.NodeDeleteClaim:
		w.withClaim(name, p.ClaimUID, func(c *claim) { c.deleting = true })
	case plan.NodeDeleteNode:
		w.log("ValkeyNode %s is gone", n.name)
		n.uid = ""
		return true
	}
	return false
}

// lookAgain is when the node controller comes back to a ValkeyNode by itself.
func lookAgain(p plan.NodePlan) time.Duration {
	switch {
	case p.Step != plan.NodeNothing:
		return 20 * time.Millisecond
	case p.RequeueAfter > 0:
		return p.RequeueAfter
	default:
		return time.Hour
	}
}

func (w *World) withClaim(name, uid string, do func(*claim)) {
	if c := w.claim(name); c != nil && c.uid == uid {
		do(c)
	}
}

func (w *World) stopPod(name string, p plan.NodePlan) {
	if q := w.pod(name); q != nil && q.uid == p.PodUID {
		w.log("node controller stops Pod %s: %s", name, p.Cause)
		if p.Force {
			w.judgeForce(q)
		}
		w.deletePod(q, p.Force)
	}
}

func (w *World) createPod(n *node, name string) {
	if len(w.pods) >= w.quota {
		n.memory = n.memory.Refused(w.time(), "Forbidden", "exceeded quota: pods")
		return
	}
	n.memory = n.memory.Accepted()
	p := &pod{name: name, uid: w.uid(), revision: n.revision, shard: n.shard, number: n.number, created: w.now, disk: &valkeytest.Disk{}}
	if p.size = w.recorded[n.revision]; n.size != nil {
		p.size = *n.size
	}
	p.has = p.size
	p.scheduleAt = w.now + w.upTo(500*time.Millisecond)
	if w.LateFrom > 0 && len(w.pods) >= w.LateFrom {
		p.scheduleAt += time.Minute
	}
	if c := w.claim(name); c != nil {
		p.disk = c.disk
	}
	w.pods = append(w.pods, p)
}

func (w *World) nodeState(n *node) plan.NodeState {
	name := n.podName
	s := plan.NodeState{
		Now: w.time(), PodName: name, Paused: w.spec.Paused, Retired: n.retired, Revision: n.revision, RevisionKnown: w.known[n.revision],
		Basis: n.revision, ReplacePodUID: n.replacePod, ClaimWanted: w.Persistent, ClaimDelete: w.Persistent && w.ClaimDelete, Memory: n.memory,
	}
	if c := w.claim(name); c != nil {
		s.Claim = &plan.NodeClaim{UID: c.uid, Deleting: c.deleting, Lost: c.lost, Drifted: n.retired && !c.retired}
	}
	p := w.pod(name)
	if p == nil {
		return s
	}
	q := &plan.NodePod{
		UID: p.uid, Revision: p.revision, Deleting: p.deleting, Finished: p.finished, Running: p.server != nil,
		Ephemeral: !w.Persistent, Created: epoch.Add(p.created), Ready: p.ready,
	}
	q.Resize = n.size != nil && *n.size != p.size
	w.placeOf(p, q)
	if p.ready {
		q.ReadySince = epoch.Add(p.readySince)
	} else {
		q.Reason, q.Message, q.Passing = "PodNotReady", "the container has not become ready", !p.broken
	}
	s.Pod = q
	return s
}
