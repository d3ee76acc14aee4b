// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/leaderelection/resourcelock"
)

// TestFrozenNames shows row 153: versions that stood for different leases, or took
// different times for a lease's, would work at the same time during an upgrade.
// Whoever changes these must think of the version before.
func TestFrozenNames(t *testing.T) {
	t.Parallel()
	if LeaseName != "valkey-operator" {
		t.Errorf("the lease is called %q: an older operator would lead beside this one", LeaseName)
	}
	f, err := (&Options{LeaderElectNamespace: "valkey-system"}).lease(&rest.Config{Host: "http://127.0.0.1:1"})
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := f.Interface.(*resourcelock.LeaseLock); !ok {
		t.Errorf("the lock is a %T, and an older operator's is a Lease", f.Interface)
	}
	if got := f.Describe(); got != "valkey-system/valkey-operator" {
		t.Errorf("the lease is %s", got)
	}
	if fenceAfter >= leaseDuration || renewDeadline >= fenceAfter {
		t.Errorf("renewal ends after %s, the fence closes after %s, the lease ends after %s", renewDeadline, fenceAfter, leaseDuration)
	}
	o := NewOptions(func(string) string { return "" })
	if !o.LeaderElect {
		t.Error("without a flag nobody asks who leads")
	}
}

// TestFenceOfTakenLease shows row 152: a lease that names another, or is gone,
// closes the fence when it is read, and is not given back in the other's name.
func TestFenceOfTakenLease(t *testing.T) {
	t.Parallel()
	ours, theirs := resourcelock.LeaderElectionRecord{HolderIdentity: "a"}, resourcelock.LeaderElectionRecord{HolderIdentity: "b"}
	for name, take := range map[string]func(*leaseModel){
		"taken": func(l *leaseModel) { l.record = &theirs },
		"gone":  func(l *leaseModel) { l.record = nil },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			lease := &leaseModel{}
			f := newFence(&lockModel{lease: lease, identity: "a"})
			if err := f.Create(t.Context(), ours); err != nil {
				t.Fatal(err)
			}
			if _, _, err := f.Get(t.Context()); err != nil || f.Held() != nil {
				t.Fatalf("our own lease: %v, %v", err, f.Held())
			}
			take(lease)
			lease.version++
			held := lease.record
			_, _, _ = f.Get(t.Context()) // that it is gone is an error, and is said below
			if f.Held() == nil {
				t.Error("the fence is open though the lease was seen to be another's")
			}
			if err := f.Update(t.Context(), resourcelock.LeaderElectionRecord{}); !errors.Is(err, errNotOurs) {
				t.Errorf("gave the lease back: %v", err)
			}
			if lease.record != held {
				t.Errorf("the lease is %v now", lease.record)
			}
		})
	}
}

// TestLeaseEditedByHand shows row 152: the holder stops within a retry period of
// an edit of the lease, long before the deadline of its renewal.
func TestLeaseEditedByHand(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		lease := &leaseModel{}
		a := contend(t, lease, "a")
		time.Sleep(time.Minute)
		lease.mu.Lock()
		record := *lease.record
		record.HolderIdentity = "by hand"
		lease.record = &record
		lease.version++
		lease.mu.Unlock()
		edited := time.Now()
		if err := <-a.done; !errors.Is(err, errLostLease) {
			t.Errorf("ended with %v", err)
		}
		if open := a.at(&a.lastHeld).Sub(edited); open > retryPeriod+100*time.Millisecond {
			t.Errorf("the fence was open for %s after the edit", open)
		}
		if lease.record.HolderIdentity != "by hand" {
			t.Errorf("the lease is %q's now", lease.record.HolderIdentity)
		}
	})
}

// TestPausedHolder shows row 152: a process that was paused for longer than its
// lease finds the fence closed when it goes on, ends with an error, and leaves the
// lease to who has it. client-go would give it back in the other's name.
func TestPausedHolder(t *testing.T) {
	t.Parallel()
	for _, pause := range []time.Duration{leaseDuration + 3*retryPeriod, 40 * time.Second, time.Hour} {
		t.Run(pause.String(), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				lease := &leaseModel{}
				a := contend(t, lease, "a")
				time.Sleep(time.Second)
				b := contend(t, lease, "b")
				time.Sleep(time.Minute)
				a.lock.setPaused(time.Now().Add(pause))
				lease.wrote()
				time.Sleep(pause)
				synctest.Wait()
				if b.at(&b.started).IsZero() {
					t.Fatal("nobody follows")
				}
				if a.fence.Held() == nil {
					t.Error("the fence is open after the pause")
				}
				if err := <-a.done; !errors.Is(err, errLostLease) {
					t.Errorf("ended with %v", err)
				}
				if held := a.at(&a.lastHeld); !held.Before(b.at(&b.started)) {
					t.Errorf("a's fence was open %s after b led", held.Sub(b.at(&b.started)))
				}
				time.Sleep(time.Minute)
				if b.fence.Held() != nil || slices.Contains(lease.wrote(), "a") {
					t.Errorf("a wrote the lease again, and b's fence says: %v", b.fence.Held())
				}
				b.stop()
				if err := <-b.done; err != nil {
					t.Error(err)
				}
			})
		})
	}
}
