// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Node is the ValkeyNode of a member of a shard, to be built from that revision,
// which is given by its hash.
func Node(c *v1alpha1.ValkeyCluster, shard, member int32, revision string) *v1alpha1.ValkeyNode {
	n := &v1alpha1.ValkeyNode{
		ObjectMeta: metav1.ObjectMeta{
			Name:            v1alpha1.NodeName(c.Name, shard, member),
			Namespace:       c.Namespace,
			OwnerReferences: []metav1.OwnerReference{clusterOwner(c)},
		},
		Spec: v1alpha1.ValkeyNodeSpec{
			ClusterName: c.Name,
			ShardIndex:  shard,
			Member:      member,
			Revision:    revision,
		},
	}
	n.Labels = memberLabels(n, c.UID)
	return n
}

// PersistentVolumeClaim is the claim of a member, or nil without persistence.
// It has the Pod's name. It is never owned by the ValkeyNode: a volume may
// outlive its server. The cluster owns it only when the volumes go with the
// cluster; else the label with the cluster's UID alone tells whose it is.
func PersistentVolumeClaim(c *v1alpha1.ValkeyCluster, n *v1alpha1.ValkeyNode) *corev1.PersistentVolumeClaim {
	p := c.Spec.Persistence
	if p == nil {
		return nil
	}
	claim := &corev1.PersistentVolumeClaim{
		ObjectMeta: metav1.ObjectMeta{
			Name:            v1alpha1.PodName(n.Name),
			Namespace:       n.Namespace,
			Labels:          memberLabels(n, c.UID),
			OwnerReferences: ClaimOwners(c),
		},
		Spec: corev1.PersistentVolumeClaimSpec{
			AccessModes: []corev1.PersistentVolumeAccessMode{corev1.ReadWriteOnce},
			VolumeMode:  new(corev1.PersistentVolumeFilesystem),
			Resources: corev1.VolumeResourceRequirements{
				Requests: corev1.ResourceList{corev1.ResourceStorage: p.Size.DeepCopy()},
			},
		},
	}
	if n.Spec.Retired {
		claim.Labels[v1alpha1.LabelRetired] = "true"
	}
	if p.StorageClassName != nil {
		claim.Spec.StorageClassName = new(*p.StorageClassName)
	}
	return claim
}

// ClaimOwners are the owner references that the claims of a cluster must have
// by its reclaim policy, which may change while they live.
func ClaimOwners(c *v1alpha1.ValkeyCluster) []metav1.OwnerReference {
	p := c.Spec.Persistence
	if p == nil || p.ReclaimPolicyOrDefault() != v1alpha1.ReclaimDelete {
		return nil
	}
	return []metav1.OwnerReference{clusterOwner(c)}
}
