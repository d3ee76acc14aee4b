// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"encoding/json"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	apischema "k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/client-go/tools/leaderelection/resourcelock"
)

// leaseModel is the lease that several processes share.
type leaseModel struct {
	mu      sync.Mutex
	record  *resourcelock.LeaderElectionRecord
	version int
	// writers are the processes that wrote it, in order.
	writers []string
}

// wrote are the processes that wrote the lease since the last call.
func (l *leaseModel) wrote() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	writers := l.writers
	l.writers = nil
	return writers
}

// lockModel is one process's way to it.
type lockModel struct {
	lease    *leaseModel
	identity string
	known    int

	mu     sync.Mutex
	broken bool
	paused time.Time
}

var errUnreachable = errors.New("the API server cannot be reached")

func (l *lockModel) setBroken(broken bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.broken = broken
}

// setPaused pauses the process's requests until a time, whatever their deadlines.
func (l *lockModel) setPaused(until time.Time) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.paused = until
}

// reach hangs as long as the client's time-out when the way is broken.
func (l *lockModel) reach(ctx context.Context) error {
	l.mu.Lock()
	broken, paused := l.broken, l.paused
	l.mu.Unlock()
	time.Sleep(time.Until(paused))
	if err := ctx.Err(); err != nil {
		return err
	}
	if !broken {
		return nil
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(renewDeadline / 2):
		return errUnreachable
	}
}

func (l *lockModel) Get(ctx context.Context) (*resourcelock.LeaderElectionRecord, []byte, error) {
	if err := l.reach(ctx); err != nil {
		return nil, nil, err
	}
	l.lease.mu.Lock()
	defer l.lease.mu.Unlock()
	if l.lease.record == nil {
		return nil, nil, apierrors.NewNotFound(apischema.GroupResource{Resource: "leases"}, LeaseName)
	}
	l.known = l.lease.version
	record := *l.lease.record
	raw, err := json.Marshal(record)
	return &record, raw, err
}

func (l *lockModel) Create(ctx context.Context, r resourcelock.LeaderElectionRecord) error {
	return l.Update(ctx, r)
}

func (l *lockModel) Update(ctx context.Context, r resourcelock.LeaderElectionRecord) error {
	if err := l.reach(ctx); err != nil {
		return err
	}
	l.lease.mu.Lock()
	defer l.lease.mu.Unlock()
	if l.known != l.lease.version {
		return errors.New("conflict")
	}
	l.lease.version++
	l.lease.record, l.known = &r, l.lease.version
	l.lease.writers = append(l.lease.writers, l.identity)
	return nil
}

func (l *lockModel) RecordEvent(string) {}
func (l *lockModel) Identity() string   { return l.identity }
func (l *lockModel) Describe() string   { return "lease" }

// contender is a process in the election, with what its work did.
type contender struct {
	lock  *lockModel
	fence *fence
	stop  context.CancelFunc
	done  chan error

	mu       sync.Mutex
	started  time.Time
	ended    time.Time
	lastHeld time.Time
}

// contend starts one. Its work looks at the fence every few milliseconds, and
// takes a while to end.
func contend(t *testing.T, lease *leaseModel, name string) *contender {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	p := &contender{lock: &lockModel{lease: lease, identity: name}, stop: stop, done: make(chan error, 1)}
	p.fence = newFence(p.lock)
	c := &candidate{lock: p.fence, watchDog: leaderelection.NewLeaderHealthzAdaptor(leaseDuration), work: p.work}
	go func() { p.done <- c.lead(ctx) }()
	return p
}

func (p *contender) work(ctx context.Context) error {
	p.note(&p.started)
	for ctx.Err() == nil {
		if p.fence.Held() == nil {
			p.note(&p.lastHeld)
		}
		time.Sleep(10 * time.Millisecond)
	}
	time.Sleep(500 * time.Millisecond)
	p.note(&p.ended)
	return nil
}

func (p *contender) note(at *time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	*at = time.Now()
}

func (p *contender) at(what *time.Time) time.Time {
	p.mu.Lock()
	defer p.mu.Unlock()
	return *what
}

// TestHandOver: a process that stops in order gives the lease back after its
// last write, and is followed within seconds.
func TestHandOver(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		lease := &leaseModel{}
		a := contend(t, lease, "a")
		time.Sleep(time.Second)
		b := contend(t, lease, "b")
		time.Sleep(time.Minute)
		if a.at(&a.started).IsZero() || !b.at(&b.started).IsZero() {
			t.Fatal("a should lead, and b stand by")
		}
		a.stop()
		if err := <-a.done; err != nil {
			t.Errorf("an ordered stop is an error: %v", err)
		}
		time.Sleep(5 * time.Second)
		if b.at(&b.started).IsZero() {
			t.Fatal("nobody leads five seconds after the hand-over")
		}
		if b.at(&b.started).Before(a.at(&a.ended)) {
			t.Error("b worked before a had ended")
		}
		b.stop()
		if err := <-b.done; err != nil {
			t.Error(err)
		}
	})
}

// TestSamePod: the process that follows one that was killed in the same Pod leads at
// once, that of another Pod when the lease has run out.
func TestSamePod(t *testing.T) {
	t.Parallel()
	for name, within := range map[string]time.Duration{"killed": time.Second, "other": 2 * leaseDuration} {
		synctest.Test(t, func(t *testing.T) {
			began := time.Now()
			left := metav1.NewTime(began.Add(-time.Second))
			lease := &leaseModel{record: &resourcelock.LeaderElectionRecord{
				HolderIdentity: "killed", LeaseDurationSeconds: int(leaseDuration / time.Second), AcquireTime: left, RenewTime: left,
			}}
			p := contend(t, lease, name)
			time.Sleep(time.Minute)
			started := p.at(&p.started)
			if started.IsZero() || started.Sub(began) > within {
				t.Errorf("%s leads after %s", name, started.Sub(began))
			}
			if name == "other" && started.Sub(began) < leaseDuration {
				t.Errorf("it leads %s after it has seen the lease, which may be held", started.Sub(began))
			}
			p.stop()
			if err := <-p.done; err != nil {
				t.Error(err)
			}
		})
	}
}

// TestLostLease shows row 152: who cannot renew writes nothing from before
// another can lead, stops, and ends with an error.
func TestLostLease(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		lease := &leaseModel{}
		a := contend(t, lease, "a")
		time.Sleep(time.Second)
		b := contend(t, lease, "b")
		time.Sleep(time.Minute)
		a.lock.setBroken(true)
		if err := <-a.done; !errors.Is(err, errLostLease) {
			t.Errorf("ended with %v", err)
		}
		time.Sleep(leaseDuration + 2*retryPeriod)
		synctest.Wait()
		started := b.at(&b.started)
		if started.IsZero() {
			t.Fatal("nobody follows")
		}
		if held := a.at(&a.lastHeld); !held.Before(started) {
			t.Errorf("a's fence was open %s after b led", held.Sub(started))
		}
		if ended := a.at(&a.ended); !ended.Before(started) {
			t.Errorf("a worked until %s after b led", ended.Sub(started))
		}
		b.stop()
		if err := <-b.done; err != nil {
			t.Error(err)
		}
	})
}

// TestLeaseTakenAway: a holder that finds another's name in the lease stops.
func TestLeaseTakenAway(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		lease := &leaseModel{}
		a := contend(t, lease, "a")
		time.Sleep(time.Minute)
		lease.mu.Lock()
		lease.record.HolderIdentity = "by hand"
		lease.version++
		lease.mu.Unlock()
		if err := <-a.done; !errors.Is(err, errLostLease) {
			t.Errorf("ended with %v", err)
		}
		if a.fence.Held() == nil {
			t.Error("the fence is open after the end")
		}
	})
}

func TestStopWhileStandingBy(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		lease := &leaseModel{}
		a := contend(t, lease, "a")
		time.Sleep(time.Second)
		b := contend(t, lease, "b")
		time.Sleep(time.Second)
		b.stop()
		if err := <-b.done; err != nil {
			t.Error(err)
		}
		if !b.at(&b.started).IsZero() {
			t.Error("b worked")
		}
		a.stop()
		if err := <-a.done; err != nil {
			t.Error(err)
		}
	})
}

func TestFenceAges(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		f := newFence(&lockModel{lease: &leaseModel{}, identity: "a"})
		if f.Held() == nil {
			t.Error("held before any renewal")
		}
		if err := f.Update(t.Context(), resourcelock.LeaderElectionRecord{HolderIdentity: "a"}); err != nil {
			t.Fatal(err)
		}
		time.Sleep(fenceAfter - time.Millisecond)
		if err := f.Held(); err != nil {
			t.Error(err)
		}
		time.Sleep(time.Millisecond)
		if f.Held() == nil {
			t.Error("held though the renewal is old")
		}
	})
}
