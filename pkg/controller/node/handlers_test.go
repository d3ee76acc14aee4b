// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"slices"
	"sync"
	"testing"
	"testing/synctest"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/client-go/tools/cache"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	valkeyfake "github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned/fake"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
)

// woken runs handlers of a controller without a sync, and tells what they woke.
func woken(t *testing.T, handle func(*Controller)) []string {
	t.Helper()
	informers, err := controller.NewInformers(fake.NewClientset(), valkeyfake.NewClientset(), "")
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var keys []string
	c := &Controller{caches: informers, runner: queue.New(queue.Options{Name: "test", Sync: func(_ context.Context, key queue.Key) (queue.Result, error) {
		mu.Lock()
		defer mu.Unlock()
		keys = append(keys, key.String())
		return queue.Result{}, nil
	}})}
	onMachine := &corev1.Pod{
		ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "valkey-demo-2-0"},
		Spec:       corev1.PodSpec{NodeName: "n1"},
	}
	ofCluster := &v1alpha1.ValkeyNode{ObjectMeta: metav1.ObjectMeta{
		Namespace: "shop", Name: "demo-1-0", Labels: map[string]string{v1alpha1.LabelCluster: "demo"},
	}}
	if err := informers.Pods.Informer().GetStore().Add(onMachine); err != nil {
		t.Fatal(err)
	}
	if err := informers.ValkeyNodes.Informer().GetStore().Add(ofCluster); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		c.runner.Run(ctx)
	}()
	handle(c)
	synctest.Wait()
	cancel()
	<-done
	slices.Sort(keys)
	return keys
}

// deleted are the three shapes in which a deletion is told: with the object,
// with a stale one, and with nothing but the key.
func deleted[T cache.Object](object T) map[string]cache.DeletedObject[T] {
	key := cache.ObjectName{Namespace: object.GetNamespace(), Name: object.GetName()}.String()
	var none T
	return map[string]cache.DeletedObject[T]{
		"seen":  {OptionalObj: object},
		"stale": {OptionalObj: object, FinalStateUnknown: &cache.DeletedFinalStateUnknown{Key: key, Obj: object}},
		"nil":   {OptionalObj: none, FinalStateUnknown: &cache.DeletedFinalStateUnknown{Key: key}},
	}
}

// TestTombstones shows row 155: a deletion that was missed wakes like any other.
func TestTombstones(t *testing.T) {
	t.Parallel()
	named := metav1.ObjectMeta{Namespace: "shop", Name: "valkey-demo-0-1"}
	check := func(name string, want []string, handle func(*Controller)) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				if diff := cmp.Diff(want, woken(t, handle)); diff != "" {
					t.Error(diff)
				}
			})
		})
	}
	for shape, d := range deleted(&corev1.Pod{ObjectMeta: named}) {
		check("Pod, "+shape, []string{"shop/demo-0-1"}, func(c *Controller) { c.podHandler().OnDelete(d) })
	}
	for shape, d := range deleted(&corev1.PersistentVolumeClaim{ObjectMeta: named}) {
		check("claim, "+shape, []string{"shop/demo-0-1"}, func(c *Controller) { c.claimHandler().OnDelete(d) })
	}
	for shape, d := range deleted(&v1alpha1.ValkeyNode{ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "demo-0-1"}}) {
		check("ValkeyNode, "+shape, []string{"shop/demo-0-1"}, func(c *Controller) { c.valkeyNodeHandler().OnDelete(d) })
	}
	for shape, d := range deleted(&v1alpha1.ValkeyCluster{ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "demo"}}) {
		check("ValkeyCluster, "+shape, nil, func(c *Controller) { c.clusterHandler().OnDelete(d) })
	}
	for shape, d := range deleted(&corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n1"}}) {
		check("Node, "+shape, []string{"shop/demo-2-0"}, func(c *Controller) { c.nodeHandler().OnDelete(d) })
	}
}

func TestWhatWakes(t *testing.T) {
	t.Parallel()
	ready := func(status corev1.ConditionStatus, zone string) *corev1.Node {
		return &corev1.Node{
			ObjectMeta: metav1.ObjectMeta{Name: "n1", Labels: map[string]string{corev1.LabelTopologyZone: zone}},
			Status:     corev1.NodeStatus{Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady, Status: status}}},
		}
	}
	demo := func(paused bool) *v1alpha1.ValkeyCluster {
		return &v1alpha1.ValkeyCluster{
			ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "demo"},
			Spec:       v1alpha1.ValkeyClusterSpec{Paused: paused},
		}
	}
	tests := map[string]struct {
		handle func(*Controller)
		want   []string
	}{
		"a foreign Pod": {func(c *Controller) {
			c.podHandler().OnAdd(&corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: "web"}}, false)
		}, nil},
		"a heartbeat":        {func(c *Controller) { c.nodeHandler().OnUpdate(ready("True", "a"), ready("True", "a")) }, nil},
		"a node lost":        {func(c *Controller) { c.nodeHandler().OnUpdate(ready("True", "a"), ready("Unknown", "a")) }, []string{"shop/demo-2-0"}},
		"a zone":             {func(c *Controller) { c.nodeHandler().OnUpdate(ready("True", ""), ready("True", "a")) }, []string{"shop/demo-2-0"}},
		"a cluster's status": {func(c *Controller) { c.clusterHandler().OnUpdate(demo(true), demo(true)) }, nil},
		"a cluster paused":   {func(c *Controller) { c.clusterHandler().OnUpdate(demo(false), demo(true)) }, []string{"shop/demo-1-0"}},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				if diff := cmp.Diff(tt.want, woken(t, tt.handle)); diff != "" {
					t.Error(diff)
				}
			})
		})
	}
}
