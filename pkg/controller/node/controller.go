// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"fmt"
	"strings"
	"sync"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	informersappsv1 "k8s.io/client-go/informers/apps/v1"
	informerscorev1 "k8s.io/client-go/informers/core/v1"
	"k8s.io/client-go/tools/cache"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	informersv1alpha1 "github.com/valkey-direct/valkey-operator/pkg/generated/informers/externalversions/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
)

// fieldManager is who writes the status fields about the Pod; the cluster
// controller writes the others under its own name.
const fieldManager = "valkey-operator-node"

// defaultWorkers is the number of ValkeyNodes that are worked on at a time
// where the configuration does not say.
const defaultWorkers = 8

// The resources that are written and waited for.
var (
	pods   = corev1.Resource("pods")
	claims = corev1.Resource("persistentvolumeclaims")
	nodes  = v1alpha1.Resource("valkeynodes")
)

// Controller keeps the Pods and claims of ValkeyNodes.
type Controller struct {
	config   controller.Config
	caches   *controller.Informers
	runner   *queue.Runner
	writes   *queue.Writes
	handlers []cache.DoneChecker

	mu     sync.Mutex
	memory map[queue.Key]remembered
}

// remembered is the memory of one ValkeyNode: that of a former one of the same
// name is worth nothing.
type remembered struct {
	uid    types.UID
	memory plan.NodeMemory
}

// New makes the controller and adds its handlers to the informers.
func New(c controller.Config) (*Controller, error) {
	if c.Workers < 1 {
		c.Workers = defaultWorkers
	}
	n := &Controller{
		config: c,
		caches: c.Informers,
		writes: queue.NewWrites(map[schema.GroupResource]queue.Cache{
			pods:   c.Informers.Pods.Informer().GetStore(),
			claims: c.Informers.PVCs.Informer().GetStore(),
			nodes:  c.Informers.ValkeyNodes.Informer().GetStore(),
		}),
		memory: map[queue.Key]remembered{},
	}
	n.runner = queue.New(queue.Options{Name: "node", Sync: n.sync, Workers: c.Workers})
	if err := n.addHandlers(); err != nil {
		return nil, err
	}
	return n, nil
}

// Run works until ctx is done, and returns when nothing is written any more.
// The informers run already.
func (c *Controller) Run(ctx context.Context) {
	// What is waited for is news only to who looks closely.
	quiet := klog.NewContext(ctx, klog.FromContext(ctx).V(4))
	if cache.WaitFor(quiet, "handlers of the node controller", c.handlers...) {
		c.runner.Run(ctx)
	}
}

func (c *Controller) addHandlers() error {
	add := func(of string, registration cache.ResourceEventHandlerRegistration, err error) error {
		if err != nil {
			return fmt.Errorf("add the node controller's handler of %s: %w", of, err)
		}
		c.handlers = append(c.handlers, registration.HasSyncedChecker())
		return nil
	}
	r, err := c.caches.ValkeyNodes.TypedInformer().AddTypedEventHandler(c.valkeyNodeHandler())
	if err := add("ValkeyNodes", r, err); err != nil {
		return err
	}
	r, err = c.caches.Pods.TypedInformer().AddTypedEventHandler(c.podHandler())
	if err := add("Pods", r, err); err != nil {
		return err
	}
	r, err = c.caches.PVCs.TypedInformer().AddTypedEventHandler(c.claimHandler())
	if err := add("PersistentVolumeClaims", r, err); err != nil {
		return err
	}
	r, err = c.caches.Revisions.TypedInformer().AddTypedEventHandler(c.revisionHandler())
	if err := add("ControllerRevisions", r, err); err != nil {
		return err
	}
	r, err = c.caches.Clusters.TypedInformer().AddTypedEventHandler(c.clusterHandler())
	if err := add("ValkeyClusters", r, err); err != nil {
		return err
	}
	r, err = c.caches.Nodes.TypedInformer().AddTypedEventHandler(c.nodeHandler())
	return add("Nodes", r, err)
}

func (c *Controller) valkeyNodeHandler() informersv1alpha1.ValkeyNodeHandlerFuncs {
	return informersv1alpha1.ValkeyNodeHandlerFuncs{
		AddFunc:    func(n *v1alpha1.ValkeyNode) { c.runner.Add(keyOf(n)) },
		UpdateFunc: func(_, n *v1alpha1.ValkeyNode) { c.runner.Add(keyOf(n)) },
		DeleteFunc: func(n informersv1alpha1.DeletedValkeyNode) { c.runner.Add(n.GetObjectName()) },
	}
}

func (c *Controller) podHandler() informerscorev1.PodHandlerFuncs {
	return informerscorev1.PodHandlerFuncs{
		AddFunc:    func(p *corev1.Pod) { c.wake(keyOf(p)) },
		UpdateFunc: func(_, p *corev1.Pod) { c.wake(keyOf(p)) },
		DeleteFunc: func(p informerscorev1.DeletedPod) { c.wake(p.GetObjectName()) },
	}
}

func (c *Controller) claimHandler() informerscorev1.PersistentVolumeClaimHandlerFuncs {
	return informerscorev1.PersistentVolumeClaimHandlerFuncs{
		AddFunc:    func(p *corev1.PersistentVolumeClaim) { c.wake(keyOf(p)) },
		UpdateFunc: func(_, p *corev1.PersistentVolumeClaim) { c.wake(keyOf(p)) },
		DeleteFunc: func(p informerscorev1.DeletedPersistentVolumeClaim) { c.wake(p.GetObjectName()) },
	}
}

// wake queues the ValkeyNode that a Pod or claim of that name would be of. The
// name is all that is needed, and all that a tombstone has (row 155): whose the
// object is, is judged in the sync.
func (c *Controller) wake(object cache.ObjectName) {
	if name, ok := strings.CutPrefix(object.Name, v1alpha1.PodName("")); ok {
		c.runner.Add(queue.Key{Namespace: object.Namespace, Name: name})
	}
}

// revisionHandler wakes those that wait for a revision; one that goes away
// changes nothing.
func (c *Controller) revisionHandler() informersappsv1.ControllerRevisionHandlerFuncs {
	return informersappsv1.ControllerRevisionHandlerFuncs{
		AddFunc: func(r *appsv1.ControllerRevision) { c.wakeCluster(r.Namespace, r.Labels[v1alpha1.LabelCluster]) },
	}
}

func (c *Controller) clusterHandler() informersv1alpha1.ValkeyClusterHandlerFuncs {
	return informersv1alpha1.ValkeyClusterHandlerFuncs{
		AddFunc: func(v *v1alpha1.ValkeyCluster) { c.wakeCluster(v.Namespace, v.Name) },
		UpdateFunc: func(old, v *v1alpha1.ValkeyCluster) {
			if old.UID != v.UID || old.Spec.Paused != v.Spec.Paused ||
				(old.DeletionTimestamp == nil) != (v.DeletionTimestamp == nil) ||
				!equality.Semantic.DeepEqual(old.Spec.Persistence, v.Spec.Persistence) {
				c.wakeCluster(v.Namespace, v.Name)
			}
		},
	}
}

func (c *Controller) wakeCluster(namespace, cluster string) {
	found, err := c.caches.ValkeyNodes.TypedInformer().GetTypedIndexer().
		ByTypedIndex(controller.IndexCluster, controller.ClusterValue(namespace, cluster))
	if err != nil {
		// Only for an index that does not exist.
		panic(err)
	}
	for _, n := range found {
		c.runner.Add(keyOf(n))
	}
}

// nodeHandler wakes the ValkeyNodes on a machine when what is told about it
// changes: its zone, whether it answers, is out of service, or is about to go.
func (c *Controller) nodeHandler() informerscorev1.NodeHandlerFuncs {
	return informerscorev1.NodeHandlerFuncs{
		AddFunc: func(n *corev1.Node) { c.wakeNode(n.Name) },
		UpdateFunc: func(old, n *corev1.Node) {
			if old.Labels[corev1.LabelTopologyZone] != n.Labels[corev1.LabelTopologyZone] || answers(old) != answers(n) ||
				outOfService(old) != outOfService(n) || controller.Prospects(old) != controller.Prospects(n) {
				c.wakeNode(n.Name)
			}
		},
		DeleteFunc: func(n informerscorev1.DeletedNode) { c.wakeNode(n.GetName()) },
	}
}

func (c *Controller) wakeNode(name string) {
	found, err := c.caches.Pods.TypedInformer().GetTypedIndexer().ByTypedIndex(controller.IndexNode, name)
	if err != nil {
		// Only for an index that does not exist.
		panic(err)
	}
	for _, p := range found {
		c.wake(keyOf(p))
	}
}

// named is what has a namespace and a name.
type named interface {
	GetNamespace() string
	GetName() string
}

func keyOf(o named) queue.Key {
	return queue.Key{Namespace: o.GetNamespace(), Name: o.GetName()}
}

// recall gives the memory of a ValkeyNode.
func (c *Controller) recall(key queue.Key, uid types.UID) plan.NodeMemory {
	c.mu.Lock()
	defer c.mu.Unlock()
	if r, ok := c.memory[key]; ok && r.uid == uid {
		return r.memory
	}
	return plan.NodeMemory{}
}

func (c *Controller) remember(key queue.Key, uid types.UID, m plan.NodeMemory) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.memory[key] = remembered{uid: uid, memory: m}
}

// forget drops all about a ValkeyNode that is gone.
func (c *Controller) forget(key queue.Key) {
	c.mu.Lock()
	delete(c.memory, key)
	c.mu.Unlock()
	c.writes.Clear(key)
}
