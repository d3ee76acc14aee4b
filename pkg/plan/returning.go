// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"slices"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// What of a shard without a primary may still come back with more data than its
// replicas have, and how long it is waited for.
const (
	// volumeReturns bounds how long the operator waits, where no vote can win, for a
	// server of the shard that was started on its volume, or may come back: it may
	// hold writes that the replica never got.
	volumeReturns = 20 * time.Second
	// nodeReturns is the same for a volume on a Kubernetes node that is not ready, where
	// the replica is known to lack writes.
	nodeReturns = 5 * time.Minute
	// podStarts is how long a new Pod may take to start on its volume.
	podStarts = time.Minute
)

// recall brings back the members of a shard whose volumes are left without a
// ValkeyNode: more than declared for a while, since nobody knows which of them has
// the data. Who turns out to have less is retired later.
func (w *world) recall(p *Plan, shard int) bool {
	left := w.s.Claims[int32(shard)]
	for _, number := range left {
		c := CreateNode{
			Name:  v1alpha1.NodeName(w.s.Name, int32(shard), number),
			Shard: int32(shard), Number: number, Revision: w.s.Revision,
		}
		if !slices.Contains(p.Actions, Action(c)) {
			p.do(c)
		}
	}
	return len(left) > 0
}

// awaitsVolume: a member of the shard was made a moment ago, on a volume that was
// left, and has not answered yet.
func (w *world) awaitsVolume(shard int, p *Plan) bool {
	if w.s.Spec.Persistence == nil {
		return false
	}
	for _, a := range p.Actions {
		if c, ok := a.(CreateNode); ok && int(c.Shard) == shard {
			return true
		}
	}
	for _, m := range w.shards[shard] {
		if m.Server == nil && m.Published.NodeID == "" && w.s.Now.Sub(m.Created) < volumeReturns &&
			(m.Pod == nil || !m.Pod.Broken && !m.Pod.NodeLost) {
			return true
		}
	}
	return false
}

// betterMayCome: another member of the shard runs and does not answer; it may be
// the replica that has more.
func (w *world) betterMayCome(shard int) bool {
	for _, m := range w.shards[shard] {
		if m.Server == nil && m.Pod != nil && m.Pod.Running && !m.Pod.NodeLost && !m.Pod.Deleting {
			return true
		}
	}
	return false
}

// coming: a member of the shard is getting a Pod on its volume, or got one a moment
// ago. Not one whose Pod cannot start, was refused, or has had its time.
func (w *world) coming(shard int) bool {
	for _, m := range w.shards[shard] {
		if m.Server != nil || !m.stays() || w.hopeless(m) {
			continue
		}
		switch pod := m.Pod; {
		case pod == nil:
			if !slices.Contains([]string{"Forbidden", "Invalid", "ClaimForeign", "ClaimLost"}, m.Reason) {
				return true
			}
		case pod.Broken, pod.NodeLost:
		case pod.Started.IsZero():
			if w.s.Now.Sub(pod.Created) < podStarts {
				return true
			}
		case w.s.Now.Sub(pod.Started) < volumeReturns:
			return true
		}
	}
	return false
}

// hopeless: a member that does not answer will not come back with data: its volume is
// lost, or has been on a Kubernetes node that is not ready for too long.
func (w *world) hopeless(m *Member) bool {
	return m.VolumeGone || w.s.Spec.Persistence != nil && m.Pod != nil && m.Pod.NodeLost &&
		!m.Pod.NodeLostSince.IsZero() && w.s.Now.Sub(m.Pod.NodeLostSince) >= nodeReturns
}

// mayCome: the volume of a member that does not answer is on a Kubernetes node that
// is gone, from which Kubernetes takes it away within minutes, or not ready for a
// while only.
func (w *world) mayCome(shard int) bool {
	return slices.ContainsFunc(w.shards[shard], func(m *Member) bool {
		return m.Server == nil && m.stays() && !w.hopeless(m) && m.Pod != nil && m.Pod.NodeLost
	})
}
