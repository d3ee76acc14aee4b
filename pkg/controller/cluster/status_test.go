// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// TestLastWordsAreWritten: a cluster comes to rest with a status that is true in its
// words and numbers too, although these are written once a second only.
func TestLastWordsAreWritten(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 3, 2))
		w.eventually(30*time.Second, "demo is at rest", func() bool { return w.cluster("demo").Status.State == v1alpha1.StateReady })
		pass(2500 * time.Millisecond)
		s := w.cluster("demo").Status
		if s.ReplicasReady != 6 || s.ReadyShards != 3 || s.Reason != "AsDeclared" {
			t.Errorf("%d replicas in sync, %d shards ready, %s: %s", s.ReplicasReady, s.ReadyShards, s.Reason, s.Message)
		}
		for _, c := range s.Conditions {
			if c.ObservedGeneration != s.ObservedGeneration || c.Reason == "" || c.Message == "" {
				t.Errorf("condition %s is of generation %d, %q, %q", c.Type, c.ObservedGeneration, c.Reason, c.Message)
			}
		}
	})
}

// TestPaused: a paused cluster is observed and reported, and nothing is changed, also
// when something is missing.
func TestPaused(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1))
		w.eventuallyReady("demo", 30*time.Second)
		w.change("demo", func(c *v1alpha1.ValkeyCluster) { c.Spec.Paused = true })
		w.eventually(5*time.Second, "it says so", func() bool { return w.cluster("demo").Status.Reason == "Paused" })
		for _, v := range vandalisms(w.cluster("demo").Status.Revision)[:3] {
			w.must(v.do(t.Context(), w))
		}
		w.written()
		w.wire.Sent()
		pass(5 * time.Minute)
		for _, x := range w.written() {
			if x.Subresource != "status" {
				t.Errorf("%s while paused", x)
			}
		}
		for _, c := range w.wire.Sent() {
			if c.Changes() {
				t.Errorf("%s while paused", c.Name())
			}
		}
		w.change("demo", func(c *v1alpha1.ValkeyCluster) { c.Spec.Paused = false })
		w.eventuallyReady("demo", 30*time.Second)
	})
}
