// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// What scripted scenarios do to the world.

// SyncOnly is a sync that carries out only the actions that may pass, as an
// operator would that stops at the wrong moment.
func (w *World) SyncOnly(may func(plan.Action) bool) {
	s := w.Observe()
	p := plan.Make(s)
	w.steps++
	w.checkPlan(&s, &p)
	for _, a := range p.Actions {
		if !may(a) {
			continue
		}
		if w.Apply(a) != nil {
			return
		}
	}
}

// Run syncs as often as the plans ask for it, for that long.
func (w *World) Run(d time.Duration) {
	for until := w.now + d; w.now < until && w.failure == nil; {
		p := w.Sync(1 << 30)
		w.Tick(min(max(p.RequeueAfter, 10*time.Millisecond), time.Second))
	}
}

// Primary is the name of the ValkeyNode whose server owns a shard's slots.
func (w *World) Primary(shard int32) string {
	owner := w.owner(shard)
	for _, n := range w.nodes {
		if owner != nil && w.serverOf(n) == owner {
			return n.name
		}
	}
	return ""
}

// Server is the running server of a ValkeyNode, or nil.
func (w *World) Server(name string) *valkeytest.Server {
	if n := w.node(name); n != nil {
		return w.serverOf(n)
	}
	return nil
}

// Names are the ValkeyNodes of a shard.
func (w *World) Names(shard int32) []string {
	var names []string
	for _, n := range w.nodes {
		if n.shard == shard {
			names = append(names, n.name)
		}
	}
	return names
}

// DeletePod deletes the Pod of a ValkeyNode, as a user would.
func (w *World) DeletePod(name string, force bool) {
	if p := w.podOf(w.node(name)); p != nil {
		w.log("FAULT a user deletes Pod %s, force: %v", p.name, force)
		w.deletePod(p, force)
	}
}

// Kill is kill -9 of the server of a ValkeyNode.
func (w *World) Kill(name string) {
	if p := w.podOf(w.node(name)); p != nil {
		w.KillServer(p)
	}
}

// DropClaim takes the claim of a ValkeyNode away, with its data.
func (w *World) DropClaim(name string) {
	for i, c := range w.claims {
		if c.name == "valkey-"+name {
			w.log("FAULT the claim of %s is gone", name)
			w.claims = append(w.claims[:i:i], w.claims[i+1:]...)
			w.destroyed()
			return
		}
	}
}

// PodUID is the UID of a ValkeyNode's Pod, or empty.
func (w *World) PodUID(name string) string {
	if n := w.node(name); n != nil {
		if p := w.podOf(n); p != nil {
			return p.uid
		}
	}
	return ""
}

// Unreach hides a server from the operator for a time.
func (w *World) Unreach(name string, d time.Duration) { w.unreachable[name] = w.now + d }

// Now is the virtual time since the beginning.
func (w *World) Now() time.Duration { return w.now }
