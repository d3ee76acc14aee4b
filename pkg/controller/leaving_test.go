// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package controller

import (
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

func TestLeaving(t *testing.T) {
	t.Parallel()
	tainted := func(key string, effect corev1.TaintEffect) corev1.Node {
		return corev1.Node{Spec: corev1.NodeSpec{Taints: []corev1.Taint{{Key: key, Effect: effect}}}}
	}
	for name, tt := range map[string]struct {
		node corev1.Node
		want string
	}{
		"well":                     {},
		"cordoned":                 {node: corev1.Node{Spec: corev1.NodeSpec{Unschedulable: true}}},
		"a candidate only":         {node: tainted("DeletionCandidateOfClusterAutoscaler", corev1.TaintEffectPreferNoSchedule)},
		"for others, from now on":  {node: tainted("dedicated", corev1.TaintEffectNoSchedule)},
		"a network driver starts":  {node: tainted("node.cilium.io/agent-not-ready", corev1.TaintEffectNoSchedule)},
		"by an autoscaler":         {tainted("ToBeDeletedByClusterAutoscaler", corev1.TaintEffectNoSchedule), "it has the taint ToBeDeletedByClusterAutoscaler"},
		"by Karpenter":             {tainted("karpenter.sh/disrupted", corev1.TaintEffectNoSchedule), "it has the taint karpenter.sh/disrupted"},
		"its object has finalizer": {corev1.Node{ObjectMeta: metav1.ObjectMeta{DeletionTimestamp: &metav1.Time{}}}, "its Node object is being deleted"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Leaving(&tt.node); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestEvicted(t *testing.T) {
	t.Parallel()
	pod := corev1.Pod{Status: corev1.PodStatus{Conditions: []corev1.PodCondition{
		{Type: corev1.DisruptionTarget, Status: corev1.ConditionTrue, Reason: "EvictionByEvictionAPI"},
	}}}
	if Evicted(&pod) {
		t.Error("a Pod that is not stopping is called evicted")
	}
	pod.DeletionTimestamp = &metav1.Time{}
	if !Evicted(&pod) {
		t.Error("an evicted Pod is not called so")
	}
	pod.Status.Conditions[0].Reason = corev1.PodReasonTerminationByKubelet
	if Evicted(&pod) {
		t.Error("a Pod that the kubelet ends is called evicted")
	}
}
