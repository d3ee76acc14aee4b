// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/uuid"
	coordinationv1 "k8s.io/client-go/kubernetes/typed/coordination/v1"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/client-go/tools/leaderelection/resourcelock"
)

// LeaseName is frozen: versions that used different names would work at the
// same time during an upgrade.
const LeaseName = "valkey-operator"

// The times of the election. A process that dies is followed by the one that its kubelet
// starts in its place, or after the lease's duration by that of another Pod; one that
// stops in order gives the lease back, and is followed within a retry period. The fence
// closes before the lease can be taken: the taker counts from the moment at which it saw
// the last renewal, which is later than the moment at which the renewal was sent.
const (
	leaseDuration = 12 * time.Second
	renewDeadline = 8 * time.Second
	retryPeriod   = 2 * time.Second
	fenceAfter    = leaseDuration - 2*time.Second
	// stopPatience is how long the work may take to end after a lost lease.
	stopPatience = 10 * time.Second
)

// errLostLease makes the process exit with an error.
var errLostLease = errors.New("lost the lease: another operator may lead now")

// errFenced is what writes get from a process that may not lead any more.
var errFenced = errors.New("the lease was not renewed in time, so this operator writes nothing")

// errNotOurs is what giving back gets of a lease that is another's.
var errNotOurs = errors.New("the lease is another's, and is not given back in its name")

// fence remembers when the lease was last renewed for sure.
//
// client-go's own signal, the end of the context of OnStartedLeading, comes too
// late: on a lost lease it first tries to give the lease back, which may take
// longer than the lease lasts.
type fence struct {
	resourcelock.Interface

	mu      sync.Mutex
	renewed time.Time
	// holder is whose the lease was when it was last read or written.
	holder string
	// released wakes guard when the lease was given back or taken away.
	released chan struct{}
}

func newFence(lock resourcelock.Interface) *fence {
	return &fence{Interface: lock, released: make(chan struct{}, 1)}
}

// Get implements resourcelock.Interface. A lease that names another, or that
// is gone, was taken away by hand: the fence closes now. The elector itself would
// go on trying until the deadline of its renewal.
func (f *fence) Get(ctx context.Context) (*resourcelock.LeaderElectionRecord, []byte, error) {
	r, raw, err := f.Interface.Get(ctx)
	switch {
	case apierrors.IsNotFound(err):
		f.see("")
	case err == nil:
		f.see(r.HolderIdentity)
	}
	return r, raw, err
}

func (f *fence) see(holder string) {
	f.mu.Lock()
	f.holder = holder
	f.mu.Unlock()
	if holder != f.Identity() {
		f.close()
	}
}

// Create implements resourcelock.Interface.
func (f *fence) Create(ctx context.Context, r resourcelock.LeaderElectionRecord) error {
	return f.note(r, func() error { return f.Interface.Create(ctx, r) })
}

// Update implements resourcelock.Interface.
func (f *fence) Update(ctx context.Context, r resourcelock.LeaderElectionRecord) error {
	return f.note(r, func() error { return f.Interface.Update(ctx, r) })
}

// note counts a renewal from before its request, whose effect may be as old as
// that, and a release from before its request too.
//
// A process that was paused takes itself for the holder until it has looked, and
// client-go's release reads the lease without looking at whose it is: it would
// give back what another holds by now, and let a third one in beside it.
func (f *fence) note(r resourcelock.LeaderElectionRecord, write func() error) error {
	now := time.Now()
	if r.HolderIdentity != f.Identity() {
		f.close()
		f.mu.Lock()
		holder := f.holder
		f.mu.Unlock()
		if holder != f.Identity() {
			return errNotOurs
		}
		return write()
	}
	if err := write(); err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.renewed, f.holder = now, f.Identity()
	return nil
}

// close shuts the fence and wakes guard.
func (f *fence) close() {
	f.mu.Lock()
	f.renewed = time.Time{}
	f.mu.Unlock()
	select {
	case f.released <- struct{}{}:
	default:
	}
}

// remaining is the time until another process may hold the lease.
func (f *fence) remaining() time.Duration {
	f.mu.Lock()
	renewed := f.renewed
	f.mu.Unlock()
	if renewed.IsZero() {
		return 0
	}
	now := time.Now()
	// The monotonic clock stands still while a machine sleeps, and the wall
	// clock may be set back: the longer time counts.
	age := max(now.Sub(renewed), now.Round(0).Sub(renewed.Round(0)))
	return fenceAfter - age
}

// Held gives an error when another process may hold the lease by now.
func (f *fence) Held() error {
	if f.remaining() <= 0 {
		return errFenced
	}
	return nil
}

// guard calls stop when the lease is not held any more, and returns then or
// when ctx is done.
func (f *fence) guard(ctx context.Context, stop func()) {
	for {
		left := f.remaining()
		if left <= 0 {
			stop()
			return
		}
		timer := time.NewTimer(left)
		select {
		case <-ctx.Done():
			timer.Stop()
			return
		case <-f.released:
			timer.Stop()
		case <-timer.C:
		}
	}
}

// lease makes the lock. Its client is its own, so that no other request can
// hold up a renewal.
func (o *Options) lease(config *rest.Config) (*fence, error) {
	config = rest.CopyConfig(config)
	config.RateLimiter = nil
	config.QPS = -1
	config.Timeout = renewDeadline / 2
	client, err := coordinationv1.NewForConfig(config)
	if err != nil {
		return nil, fmt.Errorf("make the client of the lease: %w", err)
	}
	host, err := os.Hostname()
	if err != nil {
		return nil, fmt.Errorf("find this host's name: %w", err)
	}
	// A container is started again only when its last process is gone, and the new one,
	// which finds the lease its own, leads at once, not when it has run out.
	identity := host + "_" + cmp.Or(o.PodUID, string(uuid.NewUUID()))
	return newFence(&resourcelock.LeaseLock{
		LeaseMeta:  metav1.ObjectMeta{Namespace: o.LeaderElectNamespace, Name: LeaseName},
		Client:     client,
		LockConfig: resourcelock.ResourceLockConfig{Identity: identity},
	}), nil
}

// candidate is one process's try at leading.
type candidate struct {
	lock     *fence
	watchDog *leaderelection.HealthzAdaptor
	// work is done while leading. Its context ends when the process is to stop,
	// or when the lease may be another's.
	work func(context.Context) error

	elected chan struct{}
	worked  chan error
}

// lead stands for election until ctx is done, works once elected, and returns
// when the work has ended and, after it, the lease was given back.
func (c *candidate) lead(ctx context.Context) error {
	c.elected, c.worked = make(chan struct{}), make(chan error, 1)
	// The election outlives ctx, since the lease is given back after the last write.
	election, endElection := context.WithCancel(context.WithoutCancel(ctx))
	defer endElection()
	elector, err := leaderelection.NewLeaderElector(leaderelection.LeaderElectionConfig{
		Lock:            c.lock,
		LeaseDuration:   leaseDuration,
		RenewDeadline:   renewDeadline,
		RetryPeriod:     retryPeriod,
		ReleaseOnCancel: true,
		Name:            LeaseName,
		WatchDog:        c.watchDog,
		Callbacks: leaderelection.LeaderCallbacks{
			OnStartedLeading: func(context.Context) {
				defer endElection()
				c.worked <- c.workWhileHeld(ctx)
			},
			OnStoppedLeading: func() {},
		},
	})
	if err != nil {
		return fmt.Errorf("set up the election: %w", err)
	}
	c.watchDog.SetLeaderElection(elector)
	defer context.AfterFunc(ctx, func() {
		select {
		case <-c.elected: // the work ends with ctx, and the election after it
		default:
			endElection()
		}
	})()
	elector.Run(election)

	select {
	case <-c.elected:
	default:
		return nil // stopped while standing by
	}
	select {
	case err := <-c.worked:
		return err
	case <-time.After(stopPatience):
		return errLostLease // the work hangs, and the process's end ends it
	}
}

// workWhileHeld works, and tells whether it ended because of the lease.
func (c *candidate) workWhileHeld(ctx context.Context) error {
	close(c.elected)
	// Whoever was told to stop before this point has ended the election already.
	if ctx.Err() != nil {
		return nil
	}
	working, stop := context.WithCancel(ctx)
	defer stop()
	go c.lock.guard(working, stop)
	err := c.work(working)
	if err == nil && ctx.Err() == nil {
		return errLostLease
	}
	return err
}
