// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"fmt"
	"os"
	"runtime/debug"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/events"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// gcPercent trades a little CPU, of which an idle operator uses next to none,
// for half of the garbage that Go would let pile up.
const gcPercent = 40

// cachePatience is how long the caches may take to be filled before the log
// says that they are late.
const cachePatience = 15 * time.Second

// runner is what a controller is to the process.
type runner interface {
	// Run works until ctx is done, and returns after the last write.
	Run(ctx context.Context)
}

// process is the running operator.
type process struct {
	opts      *Options
	config    *rest.Config
	inCluster bool
	health    *health
	watchDog  *leaderelection.HealthzAdaptor
	fence     *fence

	reads, writes clients
	agentImage    string
	informers     *controller.Informers
	// controllers makes them; a test makes its own.
	controllers func(controller.Config) ([]runner, error)
}

// Run runs the operator until ctx is done. The error says why it ended before.
func Run(ctx context.Context, opts *Options) error {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	config, inCluster, err := opts.restConfig()
	if err != nil {
		return err
	}
	p := &process{
		opts: opts, config: config, inCluster: inCluster, controllers: newControllers,
		health: newHealth(), watchDog: leaderelection.NewLeaderHealthzAdaptor(leaseDuration),
	}
	return p.run(ctx)
}

func (p *process) run(ctx context.Context) error {
	logger := klog.FromContext(ctx)
	logger.Info("Starting", "version", Version(), "apiServer", p.config.Host, "inCluster", p.inCluster, "namespace", p.opts.Namespace)
	stopServing, err := p.health.serve(ctx, p.opts.HTTPAddress)
	if err != nil {
		return err
	}
	defer stopServing()
	if err := p.connect(); err != nil {
		return err
	}
	if err := waitForSchema(ctx, p.reads.kube, p.health.setReady); err != nil {
		return stopIsNoError(ctx, err)
	}

	// The caches outlive the controllers, whose last syncs read them.
	cached, stopCaches := context.WithCancel(context.WithoutCancel(ctx))
	var background sync.WaitGroup
	defer background.Wait()
	defer p.informers.Shutdown()
	defer stopCaches()
	if err := p.fillCaches(ctx, cached); err != nil {
		return stopIsNoError(ctx, err)
	}
	// Found out before the election, so that a standby that cannot work says so now.
	if p.agentImage, err = p.opts.agentImage(ctx, p.reads.kube); err != nil {
		return stopIsNoError(ctx, err)
	}
	fresh := newFreshness(p.reads, p.informers, p.opts.Namespace)
	p.health.addLive("caches", fresh.check)
	p.health.addLive("leader election", p.watchDog.Check)
	p.health.setReady(nil)
	background.Go(func() { fresh.run(cached) })
	if !p.inCluster {
		background.Go(func() { watchReach(cached, p.informers) })
	}

	if p.fence == nil {
		return p.work(ctx)
	}
	logger.Info("Caches are filled, standing for election", "lease", p.opts.LeaderElectNamespace+"/"+LeaseName, "identity", p.fence.Identity())
	c := &candidate{lock: p.fence, watchDog: p.watchDog, work: p.work}
	return c.lead(ctx)
}

// connect makes the clients and informers. Only what the controllers write
// with is fenced: reads go on in any state.
func (p *process) connect() error {
	var held func() error
	if p.opts.LeaderElect {
		var err error
		if p.fence, err = p.opts.lease(p.config); err != nil {
			return err
		}
		held = p.fence.Held
	}
	var err error
	if p.reads, err = newClients(p.config, nil); err != nil {
		return err
	}
	if p.writes, err = newClients(p.config, held); err != nil {
		return err
	}
	p.informers, err = controller.NewInformers(p.reads.kube, p.reads.valkey, p.opts.Namespace)
	return err
}

// fillCaches starts the caches, which live as long as cached, and waits for
// them. It says which one it waits for: that is most often one that the
// operator has no right to read.
func (p *process) fillCaches(ctx, cached context.Context) error {
	waiting := func() error {
		if name, ok := p.informers.Synced(); !ok {
			return fmt.Errorf("the cache of %s is not filled yet", name)
		}
		return nil
	}
	p.health.askReady(waiting)
	said := time.AfterFunc(cachePatience, func() {
		klog.FromContext(ctx).Error(waiting(), "Filling the caches takes long")
	})
	defer said.Stop()
	p.informers.Start(cached)
	return p.informers.WaitForSync(ctx)
}

// work is what the leader does: it runs the controllers until ctx is done, and
// returns after their last write.
func (p *process) work(ctx context.Context) error {
	logger := klog.FromContext(ctx)
	config, stopEvents, err := p.controllerConfig(ctx)
	if err != nil {
		return stopIsNoError(ctx, err)
	}
	defer stopEvents()
	controllers, err := p.controllers(config)
	if err != nil {
		return err
	}
	logger.Info("Working", "agentImage", config.AgentImage, "agentDelivery", config.AgentDelivery,
		"resizesPods", config.ResizesPods, "defaultImage", config.DefaultImage, "workers", config.Workers)
	var running sync.WaitGroup
	for _, c := range controllers {
		running.Go(func() { c.Run(ctx) })
	}
	running.Wait()
	logger.Info("Stopped working")
	return nil
}

func (p *process) controllerConfig(ctx context.Context) (c controller.Config, stop func(), err error) {
	delivery, err := p.opts.delivery()
	if err != nil {
		return c, nil, err
	}
	nodes, err := p.informers.Nodes.Lister().List(labels.Everything())
	if err != nil {
		return c, nil, fmt.Errorf("list the nodes: %w", err)
	}
	if delivery == "" {
		delivery = resources.AgentDeliveryFor(nodes)
	}
	recorder, stop, err := p.recorder(ctx)
	if err != nil {
		return c, nil, err
	}
	c = controller.Config{
		Kube: p.writes.kube, Valkey: p.writes.valkey, Informers: p.informers, Events: recorder,
		DefaultImage: p.opts.DefaultImage, AgentImage: p.agentImage, AgentDelivery: delivery, Workers: p.opts.Workers,
		ResizesPods: resources.ResizesPods(nodes),
		Leading:     func() error { return nil },
	}
	if p.fence != nil {
		c.Leading = p.fence.Held
	}
	return c, stop, nil
}

// recorder of events, and the function that stops it after the last one.
func (p *process) recorder(ctx context.Context) (events.EventRecorderLogger, func(), error) {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{v1alpha1.Install, corev1.AddToScheme} {
		if err := add(scheme); err != nil {
			return nil, nil, fmt.Errorf("register the kinds of events' objects: %w", err)
		}
	}
	broadcaster := events.NewBroadcaster(&events.EventSinkImpl{Interface: p.writes.kube.EventsV1()})
	// The last events tell of the last acts, so they are sent after ctx is done.
	recording, cancel := context.WithCancel(context.WithoutCancel(ctx))
	if err := broadcaster.StartRecordingToSinkWithContext(recording); err != nil {
		cancel()
		broadcaster.Shutdown()
		return nil, nil, fmt.Errorf("start recording events: %w", err)
	}
	stop := func() {
		broadcaster.Shutdown()
		cancel()
	}
	return broadcaster.NewRecorder(scheme, controller.Name).WithLogger(klog.FromContext(ctx)), stop, nil
}

// stopIsNoError: being told to stop is not a failure.
func stopIsNoError(ctx context.Context, err error) error {
	if ctx.Err() == nil {
		return err
	}
	return nil
}
