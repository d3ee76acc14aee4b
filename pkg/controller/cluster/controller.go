// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"fmt"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/events"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
	listers "github.com/valkey-direct/valkey-operator/pkg/generated/listers/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// manager is the field manager of everything that this controller applies.
const manager = controller.Name

// syncDeadline bounds one sync: all servers are asked in parallel, each within
// the time-out of one command.
const syncDeadline = 20 * time.Second

// Dial connects to a server; tests put an in-memory one here.
type Dial func(ctx context.Context, o valkey.Options) (*valkey.Client, error)

// Controller is the controller of ValkeyClusters.
type Controller struct {
	kube         kubernetes.Interface
	valkey       versioned.Interface
	informers    *controller.Informers
	clusters     listers.ValkeyClusterLister
	events       events.EventRecorderLogger
	defaultImage string
	resizes      bool
	leading      func() error
	generation   Generation
	now          func() time.Time

	passwordSecrets *passwordSecrets

	runner   *queue.Runner
	writes   *queue.Writes
	servers  *servers
	memories *memories
	synced   []cache.DoneChecker
}

// Option changes what New sets up.
type Option func(*Controller)

// WithDial replaces the way to the servers.
func WithDial(d Dial) Option { return func(c *Controller) { c.servers.dial = d } }

// New makes the controller and registers its handlers. Informers may run already.
func New(cfg controller.Config, options ...Option) (*Controller, error) {
	c := &Controller{
		kube: cfg.Kube, valkey: cfg.Valkey, informers: cfg.Informers,
		clusters: cfg.Informers.Clusters.Lister(),
		events:   cfg.Events, defaultImage: cfg.DefaultImage, resizes: cfg.ResizesPods, now: time.Now, leading: cfg.Leading,
		servers:  newServers(valkey.Dial),
		memories: newMemories(), generation: askAgent,
	}
	for _, o := range options {
		o(c)
	}
	c.runner = queue.New(queue.Options{
		Name: "cluster", Sync: c.sync, Workers: cfg.Workers, Deadline: syncDeadline,
	})
	c.passwordSecrets = newPasswordSecrets(cfg.Kube, func(key queue.Key) { c.wake(key.Namespace, key.Name) })
	i := cfg.Informers
	c.writes = queue.NewWrites(map[schema.GroupResource]queue.Cache{
		clusterResource:  i.Clusters.Informer().GetStore(),
		nodeResource:     i.ValkeyNodes.Informer().GetStore(),
		podResource:      i.Pods.Informer().GetStore(),
		claimResource:    i.PVCs.Informer().GetStore(),
		serviceResource:  i.Services.Informer().GetStore(),
		secretResource:   i.Secrets.Informer().GetStore(),
		configResource:   i.ConfigMaps.Informer().GetStore(),
		budgetResource:   i.Budgets.Informer().GetStore(),
		revisionResource: i.Revisions.Informer().GetStore(),
	})
	registerMetrics(c.clusters, i.ValkeyNodes.Lister())
	if err := c.handle(); err != nil {
		return nil, err
	}
	return c, nil
}

// The resources that this controller writes.
var (
	clusterResource  = v1alpha1.Resource("valkeyclusters")
	nodeResource     = v1alpha1.Resource("valkeynodes")
	podResource      = schema.GroupResource{Resource: "pods"}
	claimResource    = schema.GroupResource{Resource: "persistentvolumeclaims"}
	serviceResource  = schema.GroupResource{Resource: "services"}
	secretResource   = schema.GroupResource{Resource: "secrets"}
	configResource   = schema.GroupResource{Resource: "configmaps"}
	budgetResource   = schema.GroupResource{Group: "policy", Resource: "poddisruptionbudgets"}
	revisionResource = schema.GroupResource{Group: "apps", Resource: "controllerrevisions"}
)

// Run works until ctx is done and everything has stopped.
func (c *Controller) Run(ctx context.Context) {
	logger := klog.LoggerWithName(klog.FromContext(ctx), "cluster")
	ctx = klog.NewContext(ctx, logger)
	// What is waited for is news only to who looks closely.
	if !cache.WaitFor(klog.NewContext(ctx, logger.V(4)), "cluster handlers", c.synced...) {
		return
	}
	logger.V(2).Info("Controller runs")
	c.runner.Run(ctx)
	c.servers.closeAll()
	c.passwordSecrets.close()
	logger.V(2).Info("Controller stopped")
}

// gone clears what is remembered of a cluster that is no more.
func (c *Controller) gone(key queue.Key, err error) error {
	if !apierrors.IsNotFound(err) {
		return fmt.Errorf("get ValkeyCluster %s: %w", key, err)
	}
	c.memories.forget(key)
	c.servers.closeCluster(key)
	c.passwordSecrets.keep(key, nil)
	c.writes.Clear(key)
	return nil
}
