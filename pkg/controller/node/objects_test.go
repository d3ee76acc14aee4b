// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node_test

import (
	"errors"
	"net/http"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

const podName = "valkey-demo-0-1"

func cluster(options ...func(*v1alpha1.ValkeyCluster)) *v1alpha1.ValkeyCluster {
	c := &v1alpha1.ValkeyCluster{
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "demo", UID: "cluster-1"},
		Spec: v1alpha1.ValkeyClusterSpec{
			Shards: 1,
			Image:  "valkey/valkey:9.1",
			Persistence: &v1alpha1.Persistence{
				Size: resource.MustParse("1Gi"), ReclaimPolicy: v1alpha1.ReclaimDelete,
			},
		},
	}
	for _, o := range options {
		o(c)
	}
	return c
}

func ephemeral(c *v1alpha1.ValkeyCluster) { c.Spec.Persistence = nil }
func retain(c *v1alpha1.ValkeyCluster)    { c.Spec.Persistence.ReclaimPolicy = v1alpha1.ReclaimRetain }

func revision(c *v1alpha1.ValkeyCluster) *appsv1.ControllerRevision {
	return resources.ControllerRevision(c, resources.TemplateOf(c, c.Spec.Image), 1)
}

func hash(c *v1alpha1.ValkeyCluster) string { return resources.TemplateOf(c, c.Spec.Image).Hash() }

func valkeyNode(c *v1alpha1.ValkeyCluster, options ...func(*v1alpha1.ValkeyNode)) *v1alpha1.ValkeyNode {
	n := resources.Node(c, 0, 1, hash(c))
	n.UID, n.Generation = "node-1", 1
	for _, o := range options {
		o(n)
	}
	return n
}

func retired(n *v1alpha1.ValkeyNode) { n.Spec.Retired = true }

// machine is a Kubernetes node.
func machine(name, zone string) *corev1.Node {
	return &corev1.Node{
		ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{corev1.LabelTopologyZone: zone}},
		Status: corev1.NodeStatus{Conditions: []corev1.NodeCondition{
			{Type: corev1.NodeReady, Status: corev1.ConditionTrue},
		}},
	}
}

func overQuota() error {
	return apierrors.NewForbidden(podResource.GroupResource(), podName, errors.New("exceeded quota: small, requested: pods=1, used: pods=4, limited: pods=4"))
}

func namespaceTerminating() error {
	return &apierrors.StatusError{ErrStatus: metav1.Status{
		Status: metav1.StatusFailure, Code: http.StatusForbidden, Reason: metav1.StatusReasonForbidden,
		Details: &metav1.StatusDetails{Causes: []metav1.StatusCause{{Type: corev1.NamespaceTerminatingCause}}},
	}}
}
