// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package controller_test

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/kubernetes/fake"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	valkeyfake "github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned/fake"
)

func start(t *testing.T, namespace string, kube *fake.Clientset, valkey *valkeyfake.Clientset) *controller.Informers {
	t.Helper()
	i, err := controller.NewInformers(kube, valkey, namespace)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(func() {
		cancel()
		i.Shutdown()
	})
	if _, ok := i.Synced(); ok {
		t.Error("synced before the start")
	}
	i.Start(ctx)
	if err := i.WaitForSync(ctx); err != nil {
		t.Fatal(err)
	}
	if name, ok := i.Synced(); !ok {
		t.Errorf("%s not synced", name)
	}
	return i
}

func pod(name string, labels map[string]string, owner types.UID) *corev1.Pod {
	return &corev1.Pod{
		ObjectMeta: metav1.ObjectMeta{
			Namespace: "shop", Name: name, Labels: labels,
			ManagedFields:   []metav1.ManagedFieldsEntry{{Manager: "x"}},
			OwnerReferences: []metav1.OwnerReference{{UID: owner, Controller: new(true)}},
		},
		Spec: corev1.PodSpec{NodeName: "n1"},
	}
}

// TestOnlyOurs shows row 161: what does not carry the operator's label is not
// even listed.
func TestOnlyOurs(t *testing.T) {
	t.Parallel()
	ours := map[string]string{v1alpha1.LabelManagedBy: v1alpha1.ManagedBy, v1alpha1.LabelCluster: "demo"}
	i := start(t, "", fake.NewClientset(
		pod("valkey-demo-0-0", ours, "u1"),
		pod("foreign", map[string]string{v1alpha1.LabelCluster: "demo"}, "u1"),
		&corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "foreign"}},
	), valkeyfake.NewClientset())

	indexer := i.Pods.TypedInformer().GetTypedIndexer()
	for index, value := range map[string]string{
		controller.IndexCluster: controller.ClusterValue("shop", "demo"),
		controller.IndexOwner:   "u1",
		controller.IndexNode:    "n1",
	} {
		found, err := indexer.ByTypedIndex(index, value)
		if err != nil {
			t.Fatal(err)
		}
		if len(found) != 1 || found[0].Name != "valkey-demo-0-0" {
			t.Errorf("index %s: %d pods", index, len(found))
			continue
		}
		if found[0].ManagedFields != nil {
			t.Error("the managed fields of a Pod are cached")
		}
	}
	if secrets := i.Secrets.Informer().GetStore().ListKeys(); len(secrets) != 0 {
		t.Errorf("foreign Secrets are cached: %v", secrets)
	}
}

func TestNodesAreTrimmed(t *testing.T) {
	t.Parallel()
	i := start(t, "shop", fake.NewClientset(&corev1.Node{
		ObjectMeta: metav1.ObjectMeta{Name: "n1", UID: "u", Labels: map[string]string{"zone": "a"}, Annotations: map[string]string{"big": "x"}},
		Spec:       corev1.NodeSpec{Taints: []corev1.Taint{{Key: "out"}}, Unschedulable: true, PodCIDR: "10.0.0.0/24"},
		Status: corev1.NodeStatus{
			Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady}},
			NodeInfo:   corev1.NodeSystemInfo{KubeletVersion: "v1"},
			Images:     []corev1.ContainerImage{{Names: []string{"i"}}},
		},
	}), valkeyfake.NewClientset())
	got, err := i.Nodes.Lister().Get("n1")
	if err != nil {
		t.Fatal(err)
	}
	got = got.DeepCopy()
	got.ResourceVersion = ""
	want := &corev1.Node{
		ObjectMeta: metav1.ObjectMeta{Name: "n1", UID: "u", Labels: map[string]string{"zone": "a"}},
		Spec:       corev1.NodeSpec{Taints: []corev1.Taint{{Key: "out"}}, Unschedulable: true},
		Status: corev1.NodeStatus{
			Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady}},
			NodeInfo:   corev1.NodeSystemInfo{KubeletVersion: "v1"},
		},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestOneNamespace(t *testing.T) {
	t.Parallel()
	cluster := func(namespace string) *v1alpha1.ValkeyCluster {
		return &v1alpha1.ValkeyCluster{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "demo"}}
	}
	i := start(t, "shop", fake.NewClientset(), valkeyfake.NewClientset(cluster("shop"), cluster("other")))
	if keys := i.Clusters.Informer().GetStore().ListKeys(); len(keys) != 1 || keys[0] != "shop/demo" {
		t.Errorf("caches %v, want those of one namespace", keys)
	}
}
