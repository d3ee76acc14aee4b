// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package controller

import (
	"slices"

	corev1 "k8s.io/api/core/v1"
)

// removalMarks are the keys of taints with which those who remove Kubernetes nodes
// announce it: the cluster autoscaler, Karpenter (before and from version 1), GKE, AWS'
// termination handler.
var removalMarks = []string{
	"ToBeDeletedByClusterAutoscaler",
	"karpenter.sh/disruption",
	"karpenter.sh/disrupted",
	"cloud.google.com/impending-node-termination",
	"aws-node-termination-handler/spot-itn",
	"aws-node-termination-handler/scheduled-maintenance",
	"aws-node-termination-handler/asg-lifecycle-termination",
	"aws-node-termination-handler/rebalance-recommendation",
}

// Leaving says in words what announces that a Kubernetes node is removed soon; it is
// empty where nothing does. A taint that only asks the scheduler for a preference, such
// as that of a mere candidate, does not.
func Leaving(n *corev1.Node) string {
	for _, taint := range n.Spec.Taints {
		if taint.Effect != corev1.TaintEffectPreferNoSchedule && slices.Contains(removalMarks, taint.Key) {
			return "it has the taint " + taint.Key
		}
	}
	if n.DeletionTimestamp != nil {
		return "its Node object is being deleted"
	}
	return ""
}

// Evicted tells whether a Pod is stopping because its eviction was requested.
func Evicted(pod *corev1.Pod) bool {
	return pod.DeletionTimestamp != nil && slices.ContainsFunc(pod.Status.Conditions, func(c corev1.PodCondition) bool {
		return c.Type == corev1.DisruptionTarget && c.Status == corev1.ConditionTrue && c.Reason == "EvictionByEvictionAPI"
	})
}

// Prospects says of a Pod that is well what its Kubernetes node has in store for it;
// empty when that is nothing.
func Prospects(n *corev1.Node) string {
	switch why := Leaving(n); {
	case why != "":
		return "Kubernetes node " + n.Name + " is about to go: " + why
	case n.Spec.Unschedulable:
		return "Kubernetes node " + n.Name + " is cordoned: it takes no new Pods"
	default:
		return ""
	}
}
