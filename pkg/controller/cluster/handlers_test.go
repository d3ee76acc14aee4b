// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"reflect"
	"slices"
	"sync"
	"testing"
	"testing/synctest"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	informerscorev1 "k8s.io/client-go/informers/core/v1"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/client-go/tools/cache"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	valkeyfake "github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned/fake"
	informersv1alpha1 "github.com/valkey-direct/valkey-operator/pkg/generated/informers/externalversions/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
)

// informer hands out the handler that is added to it.
type informer[T object] struct {
	cache.TypedSharedIndexInformer[T]
	handler cache.TypedResourceEventHandler[T]
}

func (i *informer[T]) AddTypedEventHandler(h cache.TypedResourceEventHandler[T], o ...cache.HandlerOptions) (cache.ResourceEventHandlerRegistration, error) {
	i.handler = h
	return i.TypedSharedIndexInformer.AddTypedEventHandler(h, o...)
}

// clusterInformer hands out the handler of ValkeyClusters.
type clusterInformer struct {
	informersv1alpha1.TypedValkeyClusterInformer
	of *informer[*v1alpha1.ValkeyCluster]
}

func (i clusterInformer) TypedInformer() informersv1alpha1.ValkeyClusterIndexInformer { return i.of }

// machineInformer hands out the handler of Kubernetes nodes.
type machineInformer struct {
	informerscorev1.TypedNodeInformer
	of *informer[*corev1.Node]
}

func (i machineInformer) TypedInformer() informerscorev1.NodeIndexInformer { return i.of }

// woken runs handlers of a controller without a sync, and tells what they woke.
// There are two clusters, demo and other.
func woken(t *testing.T, handle func(*Controller)) []string {
	t.Helper()
	informers, err := controller.NewInformers(fake.NewClientset(), valkeyfake.NewClientset(), "")
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var keys []string
	c := &Controller{
		informers: informers, clusters: informers.Clusters.Lister(), memories: newMemories(),
		runner: queue.New(queue.Options{Name: "test", Sync: func(_ context.Context, key queue.Key) (queue.Result, error) {
			mu.Lock()
			defer mu.Unlock()
			keys = append(keys, key.String())
			return queue.Result{}, nil
		}}),
	}
	for _, name := range []string{"demo", "other"} {
		if err := informers.Clusters.Informer().GetStore().Add(&v1alpha1.ValkeyCluster{ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: name}}); err != nil {
			t.Fatal(err)
		}
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

// call calls a handler with one event, and says whom that should wake.
type call[T object] struct {
	name string
	want []string
	do   func(cache.TypedResourceEventHandler[T])
}

// fresh is an object of any kind.
func fresh[T object](labels map[string]string, version string) T {
	o := reflect.New(reflect.TypeFor[T]().Elem()).Interface().(T)
	o.SetNamespace("shop")
	o.SetName("demo")
	o.SetLabels(labels)
	o.SetResourceVersion(version)
	return o
}

// deletions are the shapes in which a deletion is told: with the object, with a
// stale one, and with nothing but the key.
func deletions[T object](o T) (seen, stale, unknown cache.DeletedObject[T]) {
	var none T
	tombstone := &cache.DeletedFinalStateUnknown{Key: "shop/demo"}
	return cache.DeletedObject[T]{OptionalObj: o},
		cache.DeletedObject[T]{OptionalObj: o, FinalStateUnknown: tombstone},
		cache.DeletedObject[T]{OptionalObj: none, FinalStateUnknown: tombstone}
}

func checkCalls[T object](t *testing.T, kind string, handler func(*testing.T, *Controller) cache.TypedResourceEventHandler[T], calls []call[T]) {
	for _, x := range calls {
		t.Run(kind+" "+x.name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				got := woken(t, func(c *Controller) { x.do(handler(t, c)) })
				if diff := cmp.Diff(x.want, got); diff != "" {
					t.Error(diff)
				}
			})
		})
	}
}

// checkOwned checks the handler of one owned kind.
func checkOwned[T object](t *testing.T, of func(*controller.Informers) cache.TypedSharedIndexInformer[T]) {
	type handler = cache.TypedResourceEventHandler[T]
	ours, moved := map[string]string{v1alpha1.LabelCluster: "demo"}, map[string]string{v1alpha1.LabelCluster: "other"}
	seen, stale, unknown := deletions(fresh[T](ours, "1"))
	stranger, _, _ := deletions(fresh[T](nil, "1"))
	checkCalls(t, reflect.TypeFor[T]().Elem().Name(), func(t *testing.T, c *Controller) handler {
		i := &informer[T]{TypedSharedIndexInformer: of(c.informers)}
		if err := watchOwned(c, i); err != nil {
			t.Fatal(err)
		}
		return i.handler
	}, []call[T]{
		{"added", []string{"shop/demo"}, func(h handler) { h.OnAdd(fresh[T](ours, "1"), false) }},
		{"of nobody", nil, func(h handler) { h.OnAdd(fresh[T](nil, "1"), true) }},
		{"changed", []string{"shop/demo"}, func(h handler) { h.OnUpdate(fresh[T](ours, "1"), fresh[T](ours, "2")) }},
		{"not changed", nil, func(h handler) { h.OnUpdate(fresh[T](ours, "1"), fresh[T](ours, "1")) }},
		{"label taken off", []string{"shop/demo"}, func(h handler) { h.OnUpdate(fresh[T](ours, "1"), fresh[T](nil, "2")) }},
		{"label moved", []string{"shop/demo", "shop/other"}, func(h handler) { h.OnUpdate(fresh[T](ours, "1"), fresh[T](moved, "2")) }},
		{"deleted", []string{"shop/demo"}, func(h handler) { h.OnDelete(seen) }},
		{"deleted, stale", []string{"shop/demo"}, func(h handler) { h.OnDelete(stale) }},
		{"deleted, unknown", []string{"shop/demo", "shop/other"}, func(h handler) { h.OnDelete(unknown) }},
		{"of nobody, deleted", nil, func(h handler) { h.OnDelete(stranger) }},
	})
}

// TestHandlersOfOwned shows row 155 for each owned kind: a deletion that was missed
// wakes like any other, and what is nobody's wakes nobody.
func TestHandlersOfOwned(t *testing.T) {
	t.Parallel()
	checkOwned(t, func(i *controller.Informers) cache.TypedSharedIndexInformer[*v1alpha1.ValkeyNode] {
		return i.ValkeyNodes.TypedInformer()
	})
	checkOwned(t, func(i *controller.Informers) cache.TypedSharedIndexInformer[*corev1.Pod] {
		return i.Pods.TypedInformer()
	})
	checkOwned(t, func(i *controller.Informers) cache.TypedSharedIndexInformer[*corev1.PersistentVolumeClaim] {
		return i.PVCs.TypedInformer()
	})
	checkOwned(t, func(i *controller.Informers) cache.TypedSharedIndexInformer[*corev1.Service] {
		return i.Services.TypedInformer()
	})
	checkOwned(t, func(i *controller.Informers) cache.TypedSharedIndexInformer[*corev1.Secret] {
		return i.Secrets.TypedInformer()
	})
	checkOwned(t, func(i *controller.Informers) cache.TypedSharedIndexInformer[*corev1.ConfigMap] {
		return i.ConfigMaps.TypedInformer()
	})
	checkOwned(t, func(i *controller.Informers) cache.TypedSharedIndexInformer[*policyv1.PodDisruptionBudget] {
		return i.Budgets.TypedInformer()
	})
	checkOwned(t, func(i *controller.Informers) cache.TypedSharedIndexInformer[*appsv1.ControllerRevision] {
		return i.Revisions.TypedInformer()
	})
}

// TestHandlerOfClusters shows rows 155 and 179: the controller's own status wakes
// nobody, a declaration does, and so does its end however it is told.
func TestHandlerOfClusters(t *testing.T) {
	t.Parallel()
	type handler = cache.TypedResourceEventHandler[*v1alpha1.ValkeyCluster]
	edited := func(edit func(*v1alpha1.ValkeyCluster)) *v1alpha1.ValkeyCluster {
		o := fresh[*v1alpha1.ValkeyCluster](nil, "2")
		edit(o)
		return o
	}
	old := fresh[*v1alpha1.ValkeyCluster](nil, "1")
	seen, stale, unknown := deletions(old)
	demo := []string{"shop/demo"}
	checkCalls(t, "ValkeyCluster", func(t *testing.T, c *Controller) handler {
		i := &informer[*v1alpha1.ValkeyCluster]{TypedSharedIndexInformer: c.informers.Clusters.TypedInformer()}
		c.informers.Clusters = clusterInformer{c.informers.Clusters, i}
		if err := c.handle(); err != nil {
			t.Fatal(err)
		}
		return i.handler
	}, []call[*v1alpha1.ValkeyCluster]{
		{"added", demo, func(h handler) { h.OnAdd(old, false) }},
		{"own status", nil, func(h handler) { h.OnUpdate(old, edited(func(c *v1alpha1.ValkeyCluster) { c.Status.Shards = 3 })) }},
		{"declared anew", demo, func(h handler) { h.OnUpdate(old, edited(func(c *v1alpha1.ValkeyCluster) { c.Generation = 2 })) }},
		{"another of the name", demo, func(h handler) { h.OnUpdate(old, edited(func(c *v1alpha1.ValkeyCluster) { c.UID = "new" })) }},
		{"being deleted", demo, func(h handler) {
			h.OnUpdate(old, edited(func(c *v1alpha1.ValkeyCluster) { c.DeletionTimestamp = new(metav1.Now()) }))
		}},
		{"deleted", demo, func(h handler) { h.OnDelete(seen) }},
		{"deleted, stale", demo, func(h handler) { h.OnDelete(stale) }},
		{"deleted, unknown", demo, func(h handler) { h.OnDelete(unknown) }},
	})
}

// TestHandlerOfMachines: the kubelet's heartbeat is no news, the end of a machine is
// for the clusters that have Pods on it.
func TestHandlerOfMachines(t *testing.T) {
	t.Parallel()
	type handler = cache.TypedResourceEventHandler[*corev1.Node]
	of := func(version string, ready corev1.ConditionStatus) *corev1.Node {
		return &corev1.Node{
			ObjectMeta: metav1.ObjectMeta{Name: "n1", ResourceVersion: version},
			Status:     corev1.NodeStatus{Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady, Status: ready}}},
		}
	}
	elsewhere := of("1", corev1.ConditionTrue)
	elsewhere.Name = "n2"
	demo := []string{"shop/demo"}
	seen, _, _ := deletions(of("1", corev1.ConditionTrue))
	unknown := cache.DeletedObject[*corev1.Node]{FinalStateUnknown: &cache.DeletedFinalStateUnknown{Key: "n1"}}
	checkCalls(t, "Node", func(t *testing.T, c *Controller) handler {
		i := &informer[*corev1.Node]{TypedSharedIndexInformer: c.informers.Nodes.TypedInformer()}
		c.informers.Nodes = machineInformer{c.informers.Nodes, i}
		pod := fresh[*corev1.Pod](map[string]string{v1alpha1.LabelCluster: "demo"}, "1")
		pod.Spec.NodeName = "n1"
		if err := c.informers.Pods.Informer().GetStore().Add(pod); err != nil {
			t.Fatal(err)
		}
		if err := c.watchNodes(); err != nil {
			t.Fatal(err)
		}
		return i.handler
	}, []call[*corev1.Node]{
		{"heartbeat", nil, func(h handler) { h.OnUpdate(of("1", corev1.ConditionTrue), of("2", corev1.ConditionTrue)) }},
		{"not ready", demo, func(h handler) { h.OnUpdate(of("1", corev1.ConditionTrue), of("2", corev1.ConditionUnknown)) }},
		{"cordoned", demo, func(h handler) {
			o := of("2", corev1.ConditionTrue)
			o.Spec.Unschedulable = true
			h.OnUpdate(of("1", corev1.ConditionTrue), o)
		}},
		{"marked for removal", demo, func(h handler) {
			o := of("2", corev1.ConditionTrue)
			o.Spec.Taints = []corev1.Taint{{Key: "karpenter.sh/disrupted", Effect: corev1.TaintEffectNoSchedule}}
			h.OnUpdate(of("1", corev1.ConditionTrue), o)
		}},
		{"another machine", nil, func(h handler) { h.OnDelete(cache.DeletedObject[*corev1.Node]{OptionalObj: elsewhere}) }},
		{"deleted", demo, func(h handler) { h.OnDelete(seen) }},
		{"deleted, unknown", demo, func(h handler) { h.OnDelete(unknown) }},
	})
}
