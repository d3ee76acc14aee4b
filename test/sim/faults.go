// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"slices"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// Faults are how often things go wrong, in chances of 1 in 10,000 at each step.
type Faults struct {
	Crash, LoseStatus, LoseAnswer int
	Freeze, Unreach, OperatorDown int
	DeletePod, ForceDelete        int
	DeleteNode, DeleteClaim       int
	Kill, Hang, Cut               int
	HostDown, HostCut             int
	Cordon, Drain, Mark           int
	LoseVolume, Evict             int
	APIDown, TwoLeaders           int
	Stranger, DeleteObject        int
	EditReplicas, EditRevision    int
	EditConfig, EditResources     int
	AskPasswords, Quota           int
	LongPause                     time.Duration
	// OneAtATime lets nothing else be struck before the cluster is whole again.
	OneAtATime bool
	// KeepQuorum strikes no primary while another one is down already: a vote can
	// replace each.
	KeepQuorum bool
}

func (f *Faults) chance(w *World, n int) bool { return n > 0 && w.rng.IntN(10000) < n }

// strike lets faults happen, and heals those whose time is over.
func (w *World) strike(f *Faults) {
	if f.chance(w, f.Freeze) && w.now > w.frozenTo {
		w.frozenTo = w.now + w.upTo(10*time.Second)
		w.log("FAULT Pods are seen as they are now until %v", w.frozenTo)
	}
	if f.chance(w, f.Unreach) && len(w.nodes) > 0 {
		n := w.nodes[w.rng.IntN(len(w.nodes))]
		w.unreachable[n.name] = w.now + w.upTo(5*time.Second)
		w.log("FAULT the operator does not reach %s", n.name)
	}
	if f.chance(w, f.OperatorDown) {
		w.downTo = w.now + w.upTo(20*time.Second)
		if w.rng.IntN(4) == 0 {
			w.downTo += w.upTo(3 * time.Minute)
		}
		clear(w.asked)
		w.forgetConfig()
		w.log("FAULT the operator is away until %v", w.downTo)
	}
	if f.chance(w, f.APIDown) {
		w.apiDownTo = w.now + w.upTo(3*time.Minute)
		w.log("FAULT the API server is away until %v", w.apiDownTo)
	}
	if f.chance(w, f.DeleteObject) {
		w.objects[w.rng.IntN(len(w.objects))].present = false
	}
	if f.chance(w, f.EditReplicas) {
		w.EditReplicas(int32(w.rng.IntN(3)))
	}
	if f.chance(w, f.EditRevision) {
		w.EditRevision(w.rng.IntN(4) == 0)
	}
	if f.chance(w, f.EditConfig) {
		w.EditConfig([]string{"1gb", "2gb", "100mb", refusedValue}[w.rng.IntN(4)])
	}
	if f.chance(w, f.EditResources) {
		w.EditResources(w.rng.IntN(4) == 0)
	}
	if f.chance(w, f.AskPasswords) {
		w.AskPasswords()
	}
	if f.chance(w, f.Quota) {
		w.quota = w.rng.IntN(len(w.pods) + 2)
		w.log("FAULT quota of %d Pods", w.quota)
	}
	if w.now < w.apiDownTo {
		return // nobody can delete anything
	}
	if !f.OneAtATime || w.complete() == nil {
		w.strikePods(f)
	}
}

func (w *World) strikePods(f *Faults) {
	if len(w.pods) == 0 || len(w.nodes) == 0 {
		return
	}
	p := w.pods[w.rng.IntN(len(w.pods))]
	if f.KeepQuorum && p.server != nil && p.server.Primary() && !w.primariesServe() {
		return
	}
	for _, x := range podFaults {
		if f.chance(w, x.often(f)) {
			x.do(w, p)
			return
		}
	}
	if w.rng.IntN(60) == 0 {
		w.healOne()
	}
}

// podFaults are what can happen to a Pod; at most one does in a step.
var podFaults = []struct {
	often func(*Faults) int
	do    func(*World, *pod)
}{
	{func(f *Faults) int { return f.DeletePod }, func(w *World, p *pod) {
		w.log("FAULT a user deletes Pod %s", p.name)
		w.deletePod(p, false)
	}},
	{func(f *Faults) int { return f.ForceDelete }, func(w *World, p *pod) {
		w.log("FAULT a user force-deletes Pod %s", p.name)
		w.deletePod(p, true)
	}},
	{func(f *Faults) int { return f.DeleteNode }, func(w *World, _ *pod) { w.DeleteNode(w.nodes[w.rng.IntN(len(w.nodes))]) }},
	{func(f *Faults) int { return f.DeleteClaim }, func(w *World, _ *pod) { w.deleteClaim() }},
	{func(f *Faults) int { return f.Kill }, (*World).KillServer},
	{func(f *Faults) int { return f.HostDown }, func(w *World, p *pod) {
		if p.host != nil && p.host.works() {
			w.StopHost(p.host)
		}
	}},
	{func(f *Faults) int { return f.HostCut }, func(w *World, p *pod) {
		if p.host != nil && p.host.works() {
			w.IsolateHost(p.host)
		}
	}},
	{func(f *Faults) int { return f.Cordon }, func(w *World, p *pod) { w.onHost(p, w.CordonHost) }},
	{func(f *Faults) int { return f.Drain }, func(w *World, p *pod) { w.onHost(p, w.DrainHost) }},
	{func(f *Faults) int { return f.Mark }, func(w *World, p *pod) { w.onHost(p, w.MarkHost) }},
	{func(f *Faults) int { return f.LoseVolume }, func(w *World, _ *pod) {
		if len(w.claims) > 0 {
			w.loseVolume(w.claims[w.rng.IntN(len(w.claims))])
		}
	}},
	{func(f *Faults) int { return f.Evict }, (*World).Evict},
	{func(f *Faults) int { return f.Stranger }, func(w *World, p *pod) { w.Intrude(p.server) }},
	{func(f *Faults) int { return f.Hang }, func(w *World, p *pod) {
		if p.server != nil && !p.server.Hung() {
			w.log("FAULT the server of %s hangs", p.name)
			p.server.Hang()
		}
	}},
	{func(f *Faults) int { return f.Cut }, func(w *World, p *pod) {
		if p.server != nil {
			w.log("FAULT %s is cut off", p.name)
			p.server.Cut = true
		}
	}},
}

func (w *World) deleteClaim() {
	if len(w.claims) == 0 {
		return
	}
	c := w.claims[w.rng.IntN(len(w.claims))]
	w.log("FAULT a user deletes PVC %s", c.name)
	c.deleting = true
	w.wakeNodes()
}

// loseVolume takes the volume of a claim away: the claim's phase is Lost. A server
// that runs keeps what it has open.
func (w *World) loseVolume(c *claim) {
	w.log("FAULT PVC %s has lost its volume", c.name)
	c.lost, c.disk = true, &valkeytest.Disk{}
	w.wakeNodes()
	w.destroyed()
}

// Evict is the end of a Pod by its kubelet: its phase is Failed.
func (w *World) Evict(p *pod) {
	if p.server == nil || p.deleting || !p.host.works() {
		return
	}
	w.log("FAULT Pod %s is evicted", p.name)
	p.server.Shutdown()
	p.server, p.ready, p.finished = nil, false, true
	w.touch(p)
	w.destroyed()
}

// Separate ends the server of another cluster, as the condition asks people to do.
// Forgetting it is not enough: from Valkey 8.1 on it introduces itself again.
func (w *World) Separate() {
	if w.stranger != nil {
		w.log("the other cluster's server is stopped")
		w.stranger.Kill()
		w.stranger = nil
	}
}

// Intrude lets a server of another cluster meet one of ours.
func (w *World) Intrude(s *valkeytest.Server) {
	if s == nil || !s.Answers() {
		return
	}
	if w.stranger == nil {
		w.stranger = w.valkey.Start("10.250.0.1", &valkeytest.Disk{})
	}
	if w.stranger.Meet(s.IP()) == nil {
		w.log("FAULT a server of another cluster, %.6s, meets the one at %s", w.stranger.ID(), s.IP())
	}
}

// primariesServe tells whether each shard has a primary that takes writes.
func (w *World) primariesServe() bool {
	for i := range w.Shards {
		if s := w.owner(i); s == nil || !s.Serves() {
			return false
		}
	}
	return true
}

// KillServer is kill -9 of a server; the kubelet starts it again.
func (w *World) KillServer(p *pod) {
	if p.server == nil {
		return
	}
	w.log("FAULT the server of %s is killed", p.name)
	w.lose(p)
	p.startAt = w.now + 100*time.Millisecond + w.upTo(10*time.Second)
}

// lose ends a server process, with what it had only in memory.
func (w *World) lose(p *pod) {
	p.server.Kill()
	p.server, p.ready = nil, false
	w.touch(p)
	w.destroyed()
}

// healOne ends one fault that lasts.
func (w *World) healOne() {
	for _, s := range w.valkey.Servers() {
		if s.Hung() || s.Cut && w.reaches(s) {
			w.healServer(s)
			return
		}
	}
	for _, h := range w.hosts {
		if !h.works() {
			w.HealHost(h)
			return
		}
	}
	for _, h := range w.hosts {
		if h.cordoned || h.marked {
			w.UncordonHost(h)
			return
		}
	}
	w.quota = 1 << 20
}

// DeleteNode is a user's deletion of a ValkeyNode: its Pod is left to the garbage
// collector, its claim stays.
func (w *World) DeleteNode(n *node) {
	w.log("FAULT a user deletes ValkeyNode %s", n.name)
	w.nodes = slices.DeleteFunc(w.nodes, func(o *node) bool { return o == n })
	w.destroyed()
}

func (w *World) healServer(s *valkeytest.Server) {
	w.log("the server at %s answers again", s.IP())
	if s.Hung() {
		s.Thaw()
	}
	s.Cut = false
}

// Heal ends all faults. The spec stays as it was edited last, but for a
// revision whose Pods cannot start.
func (w *World) Heal() {
	w.log("all faults are over")
	for _, h := range slices.Clone(w.hosts) {
		if !h.works() && !h.gone && !(h.silent && w.Persistent) && w.rng.IntN(3) == 0 {
			w.RemoveHost(h) // dead for good
		} else if !h.works() && (h.silent || !h.gone) {
			w.StartHost(h)
		}
	}
	for _, h := range w.hosts {
		if h.cordoned || h.marked {
			w.UncordonHost(h)
		}
	}
	for _, s := range w.valkey.Servers() {
		if s.Hung() || s.Cut && w.reaches(s) {
			w.healServer(s)
		}
	}
	for _, c := range w.claims {
		if c.lost {
			c.deleting = true // as the condition asks people to do
			if p := w.pod(c.name); p != nil && p.server == nil {
				w.deletePod(p, false)
			}
		}
	}
	w.wakeNodes()
	w.Separate()
	w.quota, w.frozenTo, w.downTo, w.apiDownTo, w.lostAnswers, w.LateFrom = 1<<20, 0, 0, 0, 0, 0
	w.rival = nil
	clear(w.unreachable)
	if w.size == tooMuch {
		w.EditResources(false)
	}
	if w.bad[w.revision] || w.recorded[w.revision] == tooMuch {
		w.EditRevision(false)
	}
}

// EditReplicas is a user's edit of spec.replicas.
func (w *World) EditReplicas(n int32) {
	if n == w.spec.ReplicasOrDefault() {
		return
	}
	w.log("FAULT a user sets spec.replicas to %d", n)
	w.spec.Replicas = new(n)
	w.generation++
}

// EditRevision is a user's edit that needs new Pods; a bad one makes Pods that
// cannot start.
func (w *World) EditRevision(bad bool) {
	w.generation++
	old := w.revision
	w.revision = "r" + string(rune('0'+w.generation/10%10)) + string(rune('0'+w.generation%10))
	for w.bad[w.revision] || w.known[w.revision] {
		w.revision += "x"
	}
	w.bad[w.revision], w.recorded[w.revision] = bad, w.size
	w.log("FAULT a user changes the declaration from revision %s to %s, bad: %v", old, w.revision, bad)
	w.objects = slices.DeleteFunc(w.objects, func(o object) bool { return o.kind == "ControllerRevision" })
	w.objects = append(w.objects, object{kind: "ControllerRevision", name: w.revision})
}
