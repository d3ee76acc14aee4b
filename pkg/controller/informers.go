// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package controller

import (
	"context"
	"fmt"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/informers"
	informersappsv1 "k8s.io/client-go/informers/apps/v1"
	informerscorev1 "k8s.io/client-go/informers/core/v1"
	informerspolicyv1 "k8s.io/client-go/informers/policy/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/cache"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
	"github.com/valkey-direct/valkey-operator/pkg/generated/informers/externalversions"
	informersv1alpha1 "github.com/valkey-direct/valkey-operator/pkg/generated/informers/externalversions/valkey/v1alpha1"
)

// The indexes of the informers, for ByTypedIndex.
const (
	// IndexCluster finds what carries the label of a cluster; the value is
	// ClusterValue(namespace, cluster). All informers but Clusters and
	// Nodes have it.
	IndexCluster = "cluster"
	// IndexOwner finds what is controlled by an owner; the value is its UID. The
	// same informers have it.
	IndexOwner = "owner"
	// IndexNode finds the Pods on a Kubernetes node; the value is its name.
	IndexNode = "node"
)

// ClusterValue is the value of a cluster in IndexCluster.
func ClusterValue(namespace, cluster string) string { return namespace + "/" + cluster }

// Informers are the caches that the controllers read. Objects of Kubernetes'
// own kinds are in them only with the operator's label (v1alpha1.ManagedBy), so
// that a big shared Kubernetes cluster costs nothing; Nodes alone is whole,
// and each node in it is cut down to what is read.
//
// What is cut (see transform.go): the managed fields of Pods,
// PersistentVolumeClaims, ControllerRevisions and our own kinds, which are not to be compared
// by Extract; of Nodes all but name, labels, UID, taints, unschedulable,
// conditions and nodeInfo.
type Informers struct {
	// Clusters and ValkeyNodes are our own kinds.
	Clusters    informersv1alpha1.TypedValkeyClusterInformer
	ValkeyNodes informersv1alpha1.TypedValkeyNodeInformer
	// Pods, PVCs, Services, Secrets, ConfigMaps, Budgets and Revisions are
	// what the operator makes.
	Pods       informerscorev1.TypedPodInformer
	PVCs       informerscorev1.TypedPersistentVolumeClaimInformer
	Services   informerscorev1.TypedServiceInformer
	Secrets    informerscorev1.TypedSecretInformer
	ConfigMaps informerscorev1.TypedConfigMapInformer
	Budgets    informerspolicyv1.TypedPodDisruptionBudgetInformer
	Revisions  informersappsv1.TypedControllerRevisionInformer
	// Nodes are the machines of the Kubernetes cluster.
	Nodes informerscorev1.TypedNodeInformer

	factories []factory
}

// factory is what the factories of both clients have in common.
type factory interface {
	StartWithContext(ctx context.Context)
	WaitForCacheSyncWithContext(ctx context.Context) cache.SyncResult
	Shutdown()
}

// NewInformers makes the informers of one namespace, or of all where it is
// empty. Nothing runs before Start.
func NewInformers(kube kubernetes.Interface, valkey versioned.Interface, namespace string) (*Informers, error) {
	managed := informers.NewSharedInformerFactoryWithOptions(kube, 0,
		informers.WithNamespace(namespace),
		informers.WithTransform(trim),
		informers.WithTweakListOptions(func(o *metav1.ListOptions) {
			o.LabelSelector = v1alpha1.LabelManagedBy + "=" + v1alpha1.ManagedBy
		}))
	whole := informers.NewSharedInformerFactoryWithOptions(kube, 0, informers.WithTransform(trim))
	own := externalversions.NewSharedInformerFactoryWithOptions(valkey, 0, externalversions.WithNamespace(namespace),
		externalversions.WithTransform(trim))

	i := &Informers{
		Clusters:    own.Valkey().V1alpha1().ValkeyClusters(),
		ValkeyNodes: own.Valkey().V1alpha1().ValkeyNodes(),
		Pods:        managed.Core().V1().Pods(),
		PVCs:        managed.Core().V1().PersistentVolumeClaims(),
		Services:    managed.Core().V1().Services(),
		Secrets:     managed.Core().V1().Secrets(),
		ConfigMaps:  managed.Core().V1().ConfigMaps(),
		Budgets:     managed.Policy().V1().PodDisruptionBudgets(),
		Revisions:   managed.Apps().V1().ControllerRevisions(),
		Nodes:       whole.Core().V1().Nodes(),
		factories:   []factory{managed, whole, own},
	}
	if err := i.addIndexes(); err != nil {
		return nil, err
	}
	return i, nil
}

func (i *Informers) addIndexes() error {
	owned := cache.Indexers{IndexCluster: indexCluster, IndexOwner: indexOwner}
	for name, informer := range i.all() {
		if name == "Clusters" || name == "Nodes" {
			continue
		}
		if err := informer.AddIndexers(owned); err != nil {
			return fmt.Errorf("add the indexes of %s: %w", name, err)
		}
	}
	if err := i.Pods.TypedInformer().AddTypedIndexers(informerscorev1.PodIndexers{IndexNode: indexNode}); err != nil {
		return fmt.Errorf("add the index of Pods by node: %w", err)
	}
	return nil
}

// all informers by the names of their fields.
func (i *Informers) all() map[string]cache.SharedIndexInformer {
	return map[string]cache.SharedIndexInformer{
		"Clusters":    i.Clusters.Informer(),
		"ValkeyNodes": i.ValkeyNodes.Informer(),
		"Pods":        i.Pods.Informer(),
		"PVCs":        i.PVCs.Informer(),
		"Services":    i.Services.Informer(),
		"Secrets":     i.Secrets.Informer(),
		"ConfigMaps":  i.ConfigMaps.Informer(),
		"Budgets":     i.Budgets.Informer(),
		"Revisions":   i.Revisions.Informer(),
		"Nodes":       i.Nodes.Informer(),
	}
}

// Start runs the informers until ctx is done. Handlers may be added before and
// after; the informers list once for all of them.
func (i *Informers) Start(ctx context.Context) {
	for _, f := range i.factories {
		f.StartWithContext(ctx)
	}
}

// WaitForSync waits for the first list of every informer. It says nothing of
// handlers: each controller waits for its own.
func (i *Informers) WaitForSync(ctx context.Context) error {
	for _, f := range i.factories {
		if err := f.WaitForCacheSyncWithContext(ctx).AsError(); err != nil {
			return fmt.Errorf("wait for the caches: %w", err)
		}
	}
	return nil
}

// Synced tells whether every informer has its first list, and the name of one
// that has not.
func (i *Informers) Synced() (waitingFor string, ok bool) {
	for name, informer := range i.all() {
		if !informer.HasSynced() {
			return name, false
		}
	}
	return "", true
}

// Shutdown waits until all informers have ended, after the context of Start is
// done.
func (i *Informers) Shutdown() {
	for _, f := range i.factories {
		f.Shutdown()
	}
}
