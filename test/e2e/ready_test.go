// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"sync"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/watch"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// readyWatch asks every server for its own view in the moment in which the
// cluster is called Ready, each time (row 145). The tests must not break anything
// in that moment: they do so under fault.
type readyWatch struct {
	t      *testing.T
	target verify.Target
	// faults is held by a judgement for reading, by the start of a fault for writing.
	faults sync.RWMutex
	fault  time.Time
}

// faultShadow is how long after a fault began a Ready that was decided before it
// may still arrive.
const faultShadow = 2 * time.Second

func watchReady(t *testing.T, target verify.Target, object *v1alpha1.ValkeyCluster) *readyWatch {
	t.Helper()
	r := &readyWatch{t: t, target: target}
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	var running sync.WaitGroup
	running.Go(func() { r.run(ctx, object) })
	t.Cleanup(func() { cancel(); running.Wait() })
	return r
}

func (r *readyWatch) run(ctx context.Context, object *v1alpha1.ValkeyCluster) {
	was, version := readyGeneration(object), object.ResourceVersion
	for ctx.Err() == nil {
		events, err := r.target.Valkey.ValkeyV1alpha1().ValkeyClusters(r.target.Namespace).Watch(ctx, metav1.ListOptions{
			FieldSelector: fields.OneTermEqualSelector("metadata.name", r.target.Name).String(), ResourceVersion: version,
		})
		if err != nil {
			select {
			case <-ctx.Done():
			case <-time.After(lookAgain):
			}
			continue
		}
		for e := range events.ResultChan() {
			got, ok := e.Object.(*v1alpha1.ValkeyCluster)
			if !ok || got.UID != object.UID || e.Type == watch.Deleted {
				continue
			}
			version = got.ResourceVersion
			is := readyGeneration(got)
			if is != 0 && is != was {
				r.judge(ctx, got)
			}
			was = is
		}
		events.Stop()
	}
}

// readyGeneration is the generation that is called Ready, or 0.
func readyGeneration(v *v1alpha1.ValkeyCluster) int64 {
	c := v.Status.Condition(v1alpha1.ConditionReady)
	if c == nil || c.Status != metav1.ConditionTrue || v.Status.ObservedGeneration != v.Generation {
		return 0
	}
	return v.Generation
}

func (r *readyWatch) judge(ctx context.Context, got *v1alpha1.ValkeyCluster) {
	r.faults.RLock()
	defer r.faults.RUnlock()
	if time.Since(r.fault) < faultShadow {
		return
	}
	p, err := r.target.Observe(ctx, verify.Shallow)
	if err != nil || p.Cluster.Generation != got.Generation || ctx.Err() != nil {
		return // It is deleted, its spec has changed meanwhile, or the test has ended.
	}
	for _, finding := range p.Formed() {
		r.t.Errorf("%s was called Ready early (generation %d): %s", got.Name, got.Generation, finding)
	}
}

// during breaks something: no judgement is under way when it begins, and none
// falls into its shadow.
func (r *readyWatch) during(do func()) {
	r.faults.Lock()
	r.fault = time.Now()
	do()
	r.faults.Unlock()
}
