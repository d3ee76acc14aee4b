// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// observeLeaving fills in whether a Pod's Kubernetes node is about to go, and notes
// evictions from it. Where the Pod tolerates what keeps others off, be it that somebody
// else lets all Pods do so, another one could come to the same node: it counts as one
// that stays.
func (seen *observation) observeLeaving(p *plan.Pod, pod *corev1.Pod, n *corev1.Node) {
	switch {
	case !n.Spec.Unschedulable:
		delete(seen.mem.drained, n.Name)
	case controller.Evicted(pod):
		seen.mem.drained[n.Name] = true
	}
	if !tolerated(n, pod.Spec.Tolerations) {
		p.NodeLeaving, p.NodeCordoned = controller.Leaving(n), n.Spec.Unschedulable
	}
}

// observeDrains fills in which of the cordoned Kubernetes nodes are being drained: a
// Pod that stays there may be seen before the one that was evicted.
func (seen *observation) observeDrains() {
	for i := range seen.state.Members {
		if pod := seen.state.Members[i].Pod; pod != nil {
			pod.NodeDrained = pod.NodeCordoned && seen.mem.drained[pod.Node]
		}
	}
}
