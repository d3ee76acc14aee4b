// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	policyv1 "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	metav1ac "k8s.io/client-go/applyconfigurations/meta/v1"
	policyv1ac "k8s.io/client-go/applyconfigurations/policy/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Budgets are the PodDisruptionBudgets of a cluster: one for each shard, one
// for all, or none. They select by labels that never change, not by the role,
// and count in integers, because Pods without a StatefulSet have no scale that
// percentages could be taken of (row 129).
//
// A shard without replicas has its only copy in one Pod. Where that is lost with the
// Pod, or another server takes its place first, the budget lets nothing go: the operator
// makes another one elsewhere when the Kubernetes node is cordoned, and the drain ends
// when that is in sync. On a volume it comes back by itself, and may go.
func Budgets(c *v1alpha1.ValkeyCluster) []*policyv1ac.PodDisruptionBudgetApplyConfiguration {
	members, free := c.Spec.ReplicasOrDefault()+1, int32(1)
	if persistent := c.Spec.Persistence != nil; members == 1 && (!persistent || c.Spec.Update.SurgesOrDefault(persistent, 0)) {
		free = 0
	}
	switch c.Spec.PodDisruptionBudget.ModeOrDefault() {
	case v1alpha1.BudgetDisabled:
		return nil
	case v1alpha1.BudgetCluster:
		all := c.Spec.Shards * members
		return []*policyv1ac.PodDisruptionBudgetApplyConfiguration{
			budget(c, v1alpha1.ClusterBudgetName(c.Name), nil, Selector(c.Name, c.UID), all-free),
		}
	case v1alpha1.BudgetShard:
		return shardBudgets(c, members-free)
	default:
		// A mode of a newer schema: the strictest that is known.
		return shardBudgets(c, members-free)
	}
}

func shardBudgets(c *v1alpha1.ValkeyCluster, minAvailable int32) []*policyv1ac.PodDisruptionBudgetApplyConfiguration {
	var budgets []*policyv1ac.PodDisruptionBudgetApplyConfiguration
	for shard := range c.Spec.Shards {
		budgets = append(budgets, budget(c,
			v1alpha1.BudgetName(c.Name, shard),
			map[string]string{v1alpha1.LabelShardIndex: itoa(shard)},
			shardSelector(c.Name, c.UID, shard),
			minAvailable))
	}
	return budgets
}

// budget always lets a Pod go that is not ready: it serves nobody, and holding
// it would hold the drain.
func budget(c *v1alpha1.ValkeyCluster, name string, extraLabels, selector map[string]string, minAvailable int32) *policyv1ac.PodDisruptionBudgetApplyConfiguration {
	return policyv1ac.PodDisruptionBudget(name, c.Namespace).
		WithLabels(Labels(c.Name, c.UID)).
		WithLabels(extraLabels).
		WithOwnerReferences(clusterOwnerAC(c)).
		WithSpec(policyv1ac.PodDisruptionBudgetSpec().
			WithMinAvailable(intstr.FromInt32(max(minAvailable, 0))).
			WithUnhealthyPodEvictionPolicy(policyv1.AlwaysAllow).
			WithSelector(metav1ac.LabelSelector().WithMatchLabels(selector)))
}
