// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"fmt"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/client-go/tools/cache"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
)

// handle registers the handlers. Every owned kind wakes its cluster, so that a
// change by somebody else is put right at once.
func (c *Controller) handle() error {
	i := c.informers
	reg, err := i.Clusters.TypedInformer().AddTypedEventHandler(cache.TypedResourceEventHandlerFuncs[*v1alpha1.ValkeyCluster]{
		AddFunc: func(o *v1alpha1.ValkeyCluster) { c.wake(o.Namespace, o.Name) },
		UpdateFunc: func(old, o *v1alpha1.ValkeyCluster) {
			// Its own status is no news to the controller.
			if old.Generation != o.Generation || old.RotationRequest() != o.RotationRequest() || old.UID != o.UID || !o.DeletionTimestamp.Equal(old.DeletionTimestamp) {
				c.wake(o.Namespace, o.Name)
			}
		},
		DeleteFunc: func(d cache.DeletedObject[*v1alpha1.ValkeyCluster]) { c.wake(d.GetNamespace(), d.GetName()) },
	})
	if err != nil {
		return fmt.Errorf("watch ValkeyClusters: %w", err)
	}
	c.synced = append(c.synced, reg.HasSyncedChecker())
	for _, add := range []func() error{
		func() error { return watchOwned(c, i.ValkeyNodes.TypedInformer()) },
		func() error { return watchOwned(c, i.Pods.TypedInformer()) },
		func() error { return watchOwned(c, i.PVCs.TypedInformer()) },
		func() error { return watchOwned(c, i.Services.TypedInformer()) },
		func() error { return watchOwned(c, i.Secrets.TypedInformer()) },
		func() error { return watchOwned(c, i.ConfigMaps.TypedInformer()) },
		func() error { return watchOwned(c, i.Budgets.TypedInformer()) },
		func() error { return watchOwned(c, i.Revisions.TypedInformer()) },
		c.watchNodes,
	} {
		if err := add(); err != nil {
			return err
		}
	}
	return nil
}

// wake queues a cluster because something happened.
func (c *Controller) wake(namespace, name string) {
	key := queue.Key{Namespace: namespace, Name: name}
	c.memories.disturb(key)
	c.runner.Add(key)
}

// object is what the handlers need of an object of any kind.
type object interface {
	comparable
	metav1.Object
}

// watchOwned wakes a cluster when something that carries its label changes.
func watchOwned[T object](c *Controller, informer cache.TypedSharedIndexInformer[T]) error {
	wake := func(o T) {
		if name := o.GetLabels()[v1alpha1.LabelCluster]; name != "" {
			c.wake(o.GetNamespace(), name)
		}
	}
	reg, err := informer.AddTypedEventHandler(cache.TypedResourceEventHandlerFuncs[T]{
		AddFunc: wake,
		UpdateFunc: func(old, o T) {
			if old.GetResourceVersion() == o.GetResourceVersion() {
				return
			}
			// A label that somebody took away must still wake its cluster.
			wake(old)
			wake(o)
		},
		DeleteFunc: func(d cache.DeletedObject[T]) {
			var none T
			if d.OptionalObj == none {
				// Whose it was is not known any more: any cluster of the namespace.
				c.wakeNamespace(d.GetNamespace())
				return
			}
			wake(d.OptionalObj)
		},
	})
	if err != nil {
		return fmt.Errorf("watch %T: %w", *new(T), err)
	}
	c.synced = append(c.synced, reg.HasSyncedChecker())
	return nil
}

func (c *Controller) wakeNamespace(namespace string) {
	all, err := c.clusters.ValkeyClusters(namespace).List(labels.Everything())
	if err != nil {
		return
	}
	for _, o := range all {
		c.wake(o.Namespace, o.Name)
	}
}

// watchNodes wakes the clusters with Pods on a Kubernetes node that comes, goes,
// becomes ready or not, or is about to go: the kubelet's heartbeat is no news.
func (c *Controller) watchNodes() error {
	wake := func(name string) {
		pods, err := c.informers.Pods.TypedInformer().GetTypedIndexer().ByTypedIndex(controller.IndexNode, name)
		if err != nil {
			return
		}
		for _, pod := range pods {
			c.wake(pod.Namespace, pod.Labels[v1alpha1.LabelCluster])
		}
	}
	reg, err := c.informers.Nodes.TypedInformer().AddTypedEventHandler(cache.TypedResourceEventHandlerFuncs[*corev1.Node]{
		UpdateFunc: func(old, o *corev1.Node) {
			if nodeReady(old) != nodeReady(o) || controller.Prospects(old) != controller.Prospects(o) ||
				old.Labels[corev1.LabelTopologyZone] != o.Labels[corev1.LabelTopologyZone] {
				wake(o.Name)
			}
		},
		DeleteFunc: func(d cache.DeletedObject[*corev1.Node]) { wake(d.GetName()) },
	})
	if err != nil {
		return fmt.Errorf("watch Nodes: %w", err)
	}
	c.synced = append(c.synced, reg.HasSyncedChecker())
	return nil
}
