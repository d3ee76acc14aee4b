// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package queue

import (
	"context"
	"errors"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/klog/v2"
)

// The rate limit of failing keys. There is no limit over all keys together: a
// broken cluster must not slow down the repair of another one.
const (
	minBackoff = 50 * time.Millisecond
	maxBackoff = 30 * time.Second
)

// DefaultDeadline bounds one sync where Options do not: far more than a healthy
// sync needs, and short enough that clusters whose Pods swallow every packet
// give their workers back.
const DefaultDeadline = 30 * time.Second

// Key names the object to sync.
type Key = cache.ObjectName

// Result is what a successful sync asks for.
type Result struct {
	// RequeueAfter is the time until the next sync if nothing happens before;
	// zero means that only an event wakes the key.
	RequeueAfter time.Duration
}

// SyncFunc does one sync. It is never called for the same key twice at a time.
type SyncFunc func(ctx context.Context, key Key) (Result, error)

// Options of a Runner.
type Options struct {
	// Name of the controller, in metrics and logs.
	Name string
	// Kind is the log key under which the object is named: cluster or node.
	// Default: Name.
	Kind string
	// Sync does the work.
	Sync SyncFunc
	// Workers is the number of syncs that run at a time. Default 1.
	Workers int
	// Deadline bounds each sync. Default DefaultDeadline.
	Deadline time.Duration
}

// Runner is the queue of one controller and its workers.
type Runner struct {
	opts  Options
	queue workqueue.TypedRateLimitingInterface[Key]
	syncs atomic.Uint64
}

// New makes a Runner. Keys may be added before it runs.
func New(opts Options) *Runner {
	if opts.Workers < 1 {
		opts.Workers = 1
	}
	if opts.Deadline <= 0 {
		opts.Deadline = DefaultDeadline
	}
	if opts.Kind == "" {
		opts.Kind = opts.Name
	}
	registerMetrics()
	return &Runner{
		opts: opts,
		queue: workqueue.NewTypedRateLimitingQueueWithConfig(
			workqueue.NewTypedItemExponentialFailureRateLimiter[Key](minBackoff, maxBackoff),
			workqueue.TypedRateLimitingQueueConfig[Key]{Name: opts.Name},
		),
	}
}

// Add queues a key at once; a key that waits already is queued once.
func (r *Runner) Add(key Key) { r.queue.Add(key) }

// AddAfter queues a key after a time. Of several timers of a key the earliest
// wins, so each sync arms its own again.
func (r *Runner) AddAfter(key Key, d time.Duration) { r.queue.AddAfter(key, d) }

// AddRateLimited queues a key after its back-off.
func (r *Runner) AddRateLimited(key Key) { r.queue.AddRateLimited(key) }

// Run works until ctx is done, and returns when the last running sync, whose
// context is cancelled with ctx, has returned: after that nothing of this
// controller writes any more. It is called once.
func (r *Runner) Run(ctx context.Context) {
	var workers sync.WaitGroup
	for range r.opts.Workers {
		workers.Go(func() {
			for r.next(ctx) {
			}
		})
	}
	<-ctx.Done()
	r.queue.ShutDown()
	workers.Wait()
}

// next syncs one key, and tells whether there may be more.
func (r *Runner) next(ctx context.Context) bool {
	key, shutdown := r.queue.Get()
	if shutdown {
		return false
	}
	defer r.queue.Done(key)
	// The queue hands out what is left of it also after its shutdown.
	if ctx.Err() != nil {
		return true
	}

	logger := klog.LoggerWithValues(klog.FromContext(ctx),
		r.opts.Kind, klog.KRef(key.Namespace, key.Name),
		"reconcileID", strconv.FormatUint(r.syncs.Add(1), 10))
	ctx = klog.NewContext(ctx, logger)

	start := time.Now()
	result, err := r.sync(ctx, key)
	out := classify(ctx, err)
	elapsed := time.Since(start)
	observe(r.opts.Name, out, elapsed)
	logger.V(4).Info("Synced", "result", out, "duration", elapsed, "requeueAfter", result.RequeueAfter)
	r.settle(logger, key, out, result, err)
	return true
}

// sync calls the function within its deadline, and turns a panic into an error.
func (r *Runner) sync(ctx context.Context, key Key) (result Result, err error) {
	ctx, cancel := context.WithTimeout(ctx, r.opts.Deadline)
	defer cancel()
	defer func() {
		if p := recover(); p != nil {
			result, err = Result{}, newPanicError(p)
		}
	}()
	return r.opts.Sync(ctx, key)
}

// settle decides when the key comes again.
func (r *Runner) settle(logger klog.Logger, key Key, out outcome, result Result, err error) {
	switch out {
	case succeeded:
		r.queue.Forget(key)
		if result.RequeueAfter > 0 {
			r.queue.AddAfter(key, result.RequeueAfter)
		}
	case stopped, terminating:
		r.queue.Forget(key)
		logger.V(4).Info("Sync ended early", "result", out, "err", err)
	case terminal:
		r.queue.Forget(key)
		logger.Error(err, "Sync failed and is not tried again before the object changes")
	case conflicted:
		r.queue.AddRateLimited(key)
		logger.V(4).Info("Somebody else wrote first, trying again", "err", err)
	case panicked:
		r.queue.AddRateLimited(key)
		if p, ok := errors.AsType[*panicError](err); ok {
			logger.Error(err, "Sync panicked: this is a bug, please report it", "stack", p.stack)
		}
	case timedOut, failed:
		r.queue.AddRateLimited(key)
		logger.Error(err, "Sync failed, trying again", "failures", r.queue.NumRequeues(key))
	}
}
