// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package queue

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/resourceversion"
	"k8s.io/klog/v2"
)

// How long the gate lets a key wait between two looks, and after which time it
// says so in the log.
const (
	gatePollMin  = 10 * time.Millisecond
	gatePollMax  = time.Second
	gatePatience = 10 * time.Second
)

// Cache tells how far a cache has seen; each cache.Store is one.
type Cache interface {
	// LastStoreSyncResourceVersion is the newest resourceVersion seen.
	LastStoreSyncResourceVersion() string
}

// Writes is the read-your-writes gate: it remembers the newest resourceVersion
// that was written for each owner, and tells whether the caches have got there.
// A sync that is not ready does nothing: acting on a view without one's own
// writes is how things are made twice.
//
// There is no time after which it lets a stale view pass. A cache that has
// stopped for good is a matter of the process's health, not of one sync.
//
// Deletes have no resourceVersion: guard them with UID preconditions. An object
// must never be written out of its informer's selector: its event would not
// come back.
type Writes struct {
	caches map[schema.GroupResource]Cache

	mu     sync.Mutex
	owners map[Key]*written
}

// written is what one owner waits for.
type written struct {
	versions map[schema.GroupResource]string
	// since is when the present waiting began; zero while there is none.
	since  time.Time
	warned bool
}

// NewWrites makes the gate over the caches of the resources that are written.
func NewWrites(caches map[schema.GroupResource]Cache) *Writes {
	registerMetrics()
	return &Writes{caches: maps.Clone(caches), owners: map[Key]*written{}}
}

// WroteAt records a successful create, apply, update or patch for an owner: the
// resourceVersion is that of the object that the API server gave back. What
// cannot be compared (a fake without versions, a resource without a cache) is
// not waited for.
func (w *Writes) WroteAt(owner Key, resource schema.GroupResource, version string) {
	if _, ok := w.caches[resource]; !ok || !wellFormed(version) {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	o := w.owners[owner]
	if o == nil {
		o = &written{versions: map[schema.GroupResource]string{}}
		w.owners[owner] = o
	}
	if old, ok := o.versions[resource]; !ok || older(old, version) {
		o.versions[resource] = version
	}
}

// Ready tells whether the caches have seen everything written for the owner.
// If not, the sync returns the Result as it is, and is called again soon.
func (w *Writes) Ready(ctx context.Context, owner Key) (Result, bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	o := w.owners[owner]
	if o == nil {
		return Result{}, true
	}
	for resource, version := range o.versions {
		if seen := w.caches[resource].LastStoreSyncResourceVersion(); !wellFormed(seen) || !older(seen, version) {
			delete(o.versions, resource)
		}
	}
	if len(o.versions) == 0 {
		delete(w.owners, owner)
		return Result{}, true
	}
	return Result{RequeueAfter: o.wait(klog.FromContext(ctx))}, false
}

// wait tells how long to wait this time: a share of the time waited so far.
func (o *written) wait(logger klog.Logger) time.Duration {
	resources := slices.SortedFunc(maps.Keys(o.versions), func(a, b schema.GroupResource) int {
		return cmp.Compare(a.String(), b.String())
	})
	gateWaits.WithLabelValues(resources[0].String()).Inc()
	now := time.Now()
	if o.since.IsZero() {
		o.since = now
	}
	waited := now.Sub(o.since)
	if waited >= gatePatience && !o.warned {
		o.warned = true
		logger.Info("The cache has not seen this operator's own writes for a while, so nothing is done for this object: is the watch on the API server broken?",
			"resources", resources, "waited", waited)
	}
	return min(max(waited/2, gatePollMin), gatePollMax)
}

// Clear forgets an owner that is gone.
func (w *Writes) Clear(owner Key) {
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.owners, owner)
}

func wellFormed(version string) bool {
	_, err := resourceversion.CompareResourceVersion(version, version)
	return err == nil
}

// older tells whether a is before b; both are comparable.
func older(a, b string) bool {
	c, err := resourceversion.CompareResourceVersion(a, b)
	return err == nil && c < 0
}
