// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"maps"
	"strconv"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	metav1ac "k8s.io/client-go/applyconfigurations/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Values of the labels that Kubernetes recommends.
const (
	appName         = "valkey"
	componentServer = "server"
)

// kindCluster and kindNode are the kinds of our types in owner references.
const (
	kindCluster = "ValkeyCluster"
	kindNode    = "ValkeyNode"
)

// Labels are the labels of every object of a cluster. A cluster without a UID,
// as in a dry run, has none for it.
func Labels(cluster string, uid types.UID) map[string]string {
	labels := map[string]string{
		v1alpha1.LabelName:      appName,
		v1alpha1.LabelInstance:  cluster,
		v1alpha1.LabelComponent: componentServer,
		v1alpha1.LabelManagedBy: v1alpha1.ManagedBy,
		v1alpha1.LabelCluster:   cluster,
	}
	if uid != "" {
		labels[v1alpha1.LabelClusterUID] = string(uid)
	}
	return labels
}

// Selector selects the Pods of a cluster. It holds the UID beside the name:
// Pods that a former cluster of that name left, or that somebody else gave the
// labels that people look by, get no clients and count in no budget (row 138).
func Selector(cluster string, uid types.UID) map[string]string {
	selector := map[string]string{v1alpha1.LabelCluster: cluster}
	if uid != "" {
		selector[v1alpha1.LabelClusterUID] = string(uid)
	}
	return selector
}

// shardSelector selects the Pods of one shard.
func shardSelector(cluster string, uid types.UID, shard int32) map[string]string {
	selector := Selector(cluster, uid)
	selector[v1alpha1.LabelShardIndex] = itoa(shard)
	return selector
}

// memberLabels are the labels of what belongs to one member. The role is not
// among them: it is a fact that changes, and is set live.
func memberLabels(n *v1alpha1.ValkeyNode, uid types.UID) map[string]string {
	labels := Labels(n.Spec.ClusterName, uid)
	labels[v1alpha1.LabelShardIndex] = itoa(n.Spec.ShardIndex)
	labels[v1alpha1.LabelNodeIndex] = itoa(n.Spec.Member)
	return labels
}

// withLabel returns a copy of the labels with one more.
func withLabel(labels map[string]string, key, value string) map[string]string {
	out := maps.Clone(labels)
	out[key] = value
	return out
}

// clusterOwner is the owner reference of what belongs to a cluster. It blocks
// the owner's foreground deletion, so that whoever waits for that knows that
// nothing is left.
func clusterOwner(c *v1alpha1.ValkeyCluster) metav1.OwnerReference {
	return controllerRef(kindCluster, c.Name, c.UID)
}

// nodeOwner is the owner reference of a member's Pod.
func nodeOwner(n *v1alpha1.ValkeyNode) metav1.OwnerReference {
	return controllerRef(kindNode, n.Name, n.UID)
}

func controllerRef(kind, name string, uid types.UID) metav1.OwnerReference {
	return metav1.OwnerReference{
		APIVersion:         v1alpha1.GroupVersion.String(),
		Kind:               kind,
		Name:               name,
		UID:                uid,
		Controller:         new(true),
		BlockOwnerDeletion: new(true),
	}
}

// clusterOwnerAC is clusterOwner as an apply configuration.
func clusterOwnerAC(c *v1alpha1.ValkeyCluster) *metav1ac.OwnerReferenceApplyConfiguration {
	owner := clusterOwner(c)
	return metav1ac.OwnerReference().
		WithAPIVersion(owner.APIVersion).
		WithKind(owner.Kind).
		WithName(owner.Name).
		WithUID(owner.UID).
		WithController(true).
		WithBlockOwnerDeletion(true)
}

func itoa(i int32) string { return strconv.Itoa(int(i)) }
