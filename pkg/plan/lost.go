// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"cmp"
	"fmt"
	"time"
)

// What happens to a member whose Kubernetes node dies, step by step. Each step
// stands on what is seen at the time, and none touches the old Pod before the data
// has its full number of copies elsewhere:
//
//  1. Its shard fails over, by vote or by ruleFailover.
//  2. After a short while it no longer counts (see absent), so that ruleMembers makes
//     another member, which gets a Pod elsewhere and syncs.
//  3. With that in sync ruleShrink retires it, as the one of its shard that has the
//     least. With ephemeral storage its Pod is removed by force then; with a volume
//     only when Kubernetes proves that nothing runs on it any more.
//  4. The others forget its ID, and Ready does not wait for what is left of it.
//  5. Should the node come back, the kubelet ends the Pod of the retired member; its
//     server finds its slots with another owner, and nobody that knows it.
//
// A member that answers again before step 3 stays, and the one with the least goes.

const (
	// surgeAfter is how long a Kubernetes node must have been lost, after the time
	// that Kubernetes itself takes to notice, until its members no longer count.
	surgeAfter = 10 * time.Second
	// surgeVolumeAfter is the same for members with a volume: many nodes are back
	// within a minute, and what is on their volumes need not be copied then.
	surgeVolumeAfter = time.Minute
)

// absent tells whether a member no longer counts as one of its shard: its Kubernetes
// node or its volume is lost, it does not answer, and the shard lives elsewhere. The
// only copy of a shard is never absent: it is waited for.
func (w *world) absent(m *Member) bool {
	owner := w.owners[m.Shard]
	if owner == nil || owner == m || !owner.serves() || m.Server != nil || !m.stays() {
		return false
	}
	// One that was never a server found no volume at all: another would fare no better.
	if m.VolumeGone && m.Published.NodeID != "" {
		return true
	}
	return m.Pod != nil && m.Pod.NodeLost && w.s.Now.Sub(m.Pod.NodeLostSince) >= w.patienceWithNodes()
}

// patienceWithNodes is how long a lost Kubernetes node is waited for.
func (w *world) patienceWithNodes() time.Duration {
	if w.s.Spec.Persistence != nil {
		return surgeVolumeAfter
	}
	return surgeAfter
}

// lostNext is what comes next for a member on a lost Kubernetes node that still
// counts, and what a person can do where nothing comes by itself.
func (w *world) lostNext(m *Member) string {
	switch owner := w.owners[m.Shard]; {
	case owner != nil && owner != m:
		return fmt.Sprintf("another member is made elsewhere when it is not back within %s", w.patienceWithNodes())
	case w.s.Spec.Persistence == nil:
		return fmt.Sprintf("no other copy of the data of shard %d answers, so it is waited for: bring the node back, "+
			"or give the data up by deleting the Node object", m.Shard)
	default:
		return fmt.Sprintf("no other copy of the data of shard %d answers, so its volume is waited for: bring the node back, or, when it is "+
			"certain that it is off, set the taint node.kubernetes.io/out-of-service on it or delete the Node object", m.Shard)
	}
}

// doomed: the member still is a copy of its shard, but will not come back when its
// Pod ends: another one is made beside it, and then it goes.
func (w *world) doomed(m *Member) bool {
	owner := w.owners[m.Shard]
	gone := m.VolumeGone || m.ClaimGone && w.wanted() == 1
	return gone && m.stays() && m.Server != nil && owner != nil && owner.serves()
}

// lostBecause is why a member is absent or doomed.
func (m *Member) lostBecause() string {
	if m.VolumeGone {
		return cmp.Or(m.Message, "its volume is lost")
	}
	if m.Pod == nil || !m.Pod.NodeLost {
		return "its claim is gone"
	}
	if m.Pod.NodeLostSince.IsZero() {
		return fmt.Sprintf("its Kubernetes node %s is gone", m.Pod.Node)
	}
	return fmt.Sprintf("its Kubernetes node %s is not ready since %s", m.Pod.Node, m.Pod.NodeLostSince.UTC().Format(time.TimeOnly))
}

// left: all that is left of a retired member is a Pod on a lost Kubernetes node, or
// not even that. It does not answer, and has no part in the cluster any more.
func (m *Member) left() bool {
	return m.Retired && m.Server == nil && (m.Pod == nil || m.Pod.NodeLost)
}
