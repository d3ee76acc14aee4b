// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"slices"
	"strconv"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

func podReady(pod *corev1.Pod) bool {
	for _, c := range pod.Status.Conditions {
		if c.Type == corev1.PodReady {
			return c.Status == corev1.ConditionTrue
		}
	}
	return false
}

func nodeReady(n *corev1.Node) bool {
	lost, _ := nodeLost(n)
	return !lost
}

// nodeLost tells whether and since when the Kubernetes node is not ready.
func nodeLost(n *corev1.Node) (bool, time.Time) {
	for _, c := range n.Status.Conditions {
		if c.Type == corev1.NodeReady {
			return c.Status != corev1.ConditionTrue, c.LastTransitionTime.Time
		}
	}
	return true, n.CreationTimestamp.Time
}

// brokenReasons are why a container waits when waiting does not help, as the
// kubelet names them.
var brokenReasons = []string{
	"BackOff", "ErrImage", "ErrImageNeverPull", "InvalidImageName", "CreateContainer", "RunContainerError", "PreCreateHookError",
}

// podBroken tells whether a Pod cannot become ready as it is.
func podBroken(pod *corev1.Pod) bool {
	for _, c := range pod.Status.Conditions {
		if c.Type == corev1.PodScheduled && c.Status == corev1.ConditionFalse && c.Reason == corev1.PodReasonUnschedulable {
			return true
		}
	}
	for _, s := range slices.Concat(pod.Status.InitContainerStatuses, pod.Status.ContainerStatuses) {
		if w := s.State.Waiting; w != nil && slices.ContainsFunc(brokenReasons, func(r string) bool { return strings.Contains(w.Reason, r) }) {
			return true
		}
	}
	return false
}

// eligible tells whether the cluster's Pods may run on a Kubernetes node, as far
// as its labels and taints say.
func eligible(n *corev1.Node, s v1alpha1.Scheduling) bool {
	if n.Spec.Unschedulable || n.DeletionTimestamp != nil || !nodeReady(n) {
		return false
	}
	return labels.SelectorFromSet(s.NodeSelector).Matches(labels.Set(n.Labels)) && tolerated(n, s.Tolerations)
}

// tolerated tells whether Pods with these tolerations tolerate all taints of a
// Kubernetes node that keep others off it. That of a cordon may not be on it yet.
func tolerated(n *corev1.Node, tolerations []corev1.Toleration) bool {
	taints := n.Spec.Taints
	if n.Spec.Unschedulable {
		taints = append(slices.Clone(taints), corev1.Taint{Key: corev1.TaintNodeUnschedulable, Effect: corev1.TaintEffectNoSchedule})
	}
	return !slices.ContainsFunc(taints, func(taint corev1.Taint) bool {
		return taint.Effect != corev1.TaintEffectPreferNoSchedule &&
			!slices.ContainsFunc(tolerations, func(t corev1.Toleration) bool { return tolerates(t, taint) })
	})
}

// tolerates is the rule of tolerations: an empty key or effect means any.
func tolerates(t corev1.Toleration, taint corev1.Taint) bool {
	if t.Effect != "" && t.Effect != taint.Effect || t.Key != "" && t.Key != taint.Key {
		return false
	}
	if t.Operator == corev1.TolerationOpExists {
		return true
	}
	return t.Key == taint.Key && t.Value == taint.Value
}

// memberOf reads the member that an object is of from its labels.
func memberOf(o metav1.Object) (shard, number int32, ok bool) {
	s, err1 := strconv.ParseInt(o.GetLabels()[v1alpha1.LabelShardIndex], 10, 32)
	n, err2 := strconv.ParseInt(o.GetLabels()[v1alpha1.LabelNodeIndex], 10, 32)
	return int32(s), int32(n), err1 == nil && err2 == nil
}

func conditionOf(conditions []metav1.Condition, kind string) *metav1.Condition {
	for i := range conditions {
		if conditions[i].Type == kind {
			return &conditions[i]
		}
	}
	return nil
}
