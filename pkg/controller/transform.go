// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package controller

import (
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// trim drops what no controller reads before an object is cached. The managed
// fields stay where the operator applies: without them each Extract would be
// empty, and every apply would look needed.
func trim(obj any) (any, error) {
	switch o := obj.(type) {
	case *corev1.Pod:
		o.ManagedFields = nil
	case *corev1.PersistentVolumeClaim:
		o.ManagedFields = nil
	case *appsv1.ControllerRevision:
		o.ManagedFields = nil
	case *v1alpha1.ValkeyCluster:
		o.ManagedFields = nil
	case *v1alpha1.ValkeyNode:
		o.ManagedFields = nil
	case *corev1.Node:
		return trimNode(o), nil
	}
	return obj, nil
}

// trimNode keeps what placement and failure detection read: a node's images,
// annotations, capacities and volumes are most of its size, and change often.
func trimNode(n *corev1.Node) *corev1.Node {
	return &corev1.Node{
		ObjectMeta: metav1.ObjectMeta{
			Name:              n.Name,
			UID:               n.UID,
			ResourceVersion:   n.ResourceVersion,
			CreationTimestamp: n.CreationTimestamp,
			DeletionTimestamp: n.DeletionTimestamp,
			Labels:            n.Labels,
		},
		Spec: corev1.NodeSpec{
			Taints:        n.Spec.Taints,
			Unschedulable: n.Spec.Unschedulable,
		},
		Status: corev1.NodeStatus{
			Conditions: n.Status.Conditions,
			NodeInfo:   n.Status.NodeInfo,
		},
	}
}

func indexCluster(obj any) ([]string, error) {
	m, err := meta.Accessor(obj)
	if err != nil {
		return nil, err
	}
	cluster, ok := m.GetLabels()[v1alpha1.LabelCluster]
	if !ok {
		return nil, nil
	}
	return []string{ClusterValue(m.GetNamespace(), cluster)}, nil
}

func indexOwner(obj any) ([]string, error) {
	m, err := meta.Accessor(obj)
	if err != nil {
		return nil, err
	}
	owner := metav1.GetControllerOfNoCopy(m)
	if owner == nil {
		return nil, nil
	}
	return []string{string(owner.UID)}, nil
}

func indexNode(p *corev1.Pod) ([]string, error) {
	if p.Spec.NodeName == "" {
		return nil, nil
	}
	return []string{p.Spec.NodeName}, nil
}
