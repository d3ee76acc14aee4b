// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// TestObserveLeaving: a drain is a cordon and an eviction since; it is remembered until
// the Kubernetes node takes Pods again.
func TestObserveLeaving(t *testing.T) {
	t.Parallel()
	n := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n1"}}
	well, evicted := &corev1.Pod{}, &corev1.Pod{
		ObjectMeta: metav1.ObjectMeta{DeletionTimestamp: &metav1.Time{}},
		Status: corev1.PodStatus{Conditions: []corev1.PodCondition{
			{Type: corev1.DisruptionTarget, Status: corev1.ConditionTrue, Reason: "EvictionByEvictionAPI"},
		}},
	}
	mem := &memory{drained: map[string]bool{}}
	look := func(pods ...*corev1.Pod) plan.Pod {
		seen := &observation{mem: mem}
		for _, pod := range pods {
			p := &plan.Pod{Node: n.Name}
			seen.observeLeaving(p, pod, n)
			seen.state.Members = append(seen.state.Members, plan.Member{Pod: p})
		}
		seen.observeDrains()
		return *seen.state.Members[0].Pod
	}
	if p := look(well, evicted); p.NodeCordoned || p.NodeDrained {
		t.Errorf("an eviction alone is taken for a drain: %+v", p)
	}
	n.Spec.Unschedulable = true
	if p := look(well); !p.NodeCordoned || p.NodeDrained {
		t.Errorf("cordoned: %+v", p)
	}
	if p := look(well, evicted); !p.NodeDrained {
		t.Errorf("drained: %+v", p)
	}
	if p := look(well); !p.NodeDrained {
		t.Errorf("the drain is forgotten: %+v", p)
	}
	well.Spec.Tolerations = []corev1.Toleration{{Operator: corev1.TolerationOpExists}}
	if p := look(well); p.NodeCordoned || p.NodeDrained {
		t.Errorf("another Pod could come to this Kubernetes node: %+v", p)
	}
	well.Spec.Tolerations = nil
	n.Spec.Unschedulable = false
	look(well)
	n.Spec.Unschedulable = true
	if p := look(well); p.NodeDrained {
		t.Errorf("the drain is remembered when it is over: %+v", p)
	}
	n.Spec.Taints = []corev1.Taint{{Key: "karpenter.sh/disrupted", Effect: corev1.TaintEffectNoSchedule}}
	if p := look(well); p.NodeLeaving != "it has the taint karpenter.sh/disrupted" {
		t.Errorf("marked: %+v", p)
	}
}
