// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
)

// TestFormThenRest shows rows 147 and 179: from the declaration to Ready, and then
// nothing is written and little is asked.
func TestFormThenRest(t *testing.T) {
	t.Parallel()
	for _, shape := range []struct{ shards, replicas int32 }{{3, 1}, {1, 0}} {
		t.Run(fmt.Sprintf("%dx%d", shape.shards, shape.replicas), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				w := start(t)
				w.create(declared("demo", shape.shards, shape.replicas))
				w.eventuallyReady("demo", 30*time.Second)
				status := w.cluster("demo").Status
				members := shape.shards * (1 + shape.replicas)
				if status.ObservedGeneration != 1 || status.Shards != shape.shards || status.ReadyShards != shape.shards ||
					status.ReplicasReady != shape.shards*shape.replicas || status.Version != "9.1.0" {
					t.Errorf("status is %+v", status)
				}
				if n := len(w.pods("demo")); n != int(members) {
					t.Errorf("%d Pods", n)
				}
				if diff := cmp.Diff(int(shape.shards), len(primariesOf(w.pods("demo")))); diff != "" {
					t.Errorf("shards with a labelled primary: %s", diff)
				}
				pass(10 * time.Second)
				w.rests(10*time.Minute, int(members))
			})
		})
	}
}

// rests checks that a settled cluster costs nothing but a few questions.
func (w *world) rests(d time.Duration, members int) {
	w.t.Helper()
	versions := func() map[string]string {
		out := map[string]string{}
		for _, c := range controllertest.All(w.api, &v1alpha1.ValkeyCluster{}) {
			out[c.Name] = c.ResourceVersion
		}
		for _, n := range controllertest.All(w.api, &v1alpha1.ValkeyNode{}) {
			out[n.Name] = n.ResourceVersion
		}
		for _, p := range w.pods("demo") {
			out[p.Name] = p.ResourceVersion
		}
		return out
	}
	before := versions()
	w.written()
	w.wire.Sent()
	requests := len(w.api.Kube.Actions()) + len(w.api.Valkey.Actions())
	pass(d)
	if writes := w.written(); len(writes) > 0 {
		w.t.Errorf("%d writes at rest, as %s", len(writes), writes[0])
	}
	if diff := cmp.Diff(before, versions()); diff != "" {
		w.t.Errorf("versions have changed: %s", diff)
	}
	if n := len(w.api.Kube.Actions()) + len(w.api.Valkey.Actions()) - requests; n > 0 {
		w.t.Errorf("%d requests to the API server at rest", n)
	}
	seconds := int(d / time.Second)
	sent := w.wire.Sent()
	// Two servers a second, all of them with three commands each 10 seconds, and
	// their users with their ACL LOG each 20 seconds.
	if limit := 2*seconds + 3*members*(seconds/10+1) + 2*members*(seconds/20+1); len(sent) > limit || len(sent) < seconds/2 {
		w.t.Errorf("%d commands in %d seconds, at most %d are expected", len(sent), seconds, limit)
	}
	for _, c := range sent {
		if c.Changes() {
			w.t.Errorf("%s was sent at rest", c.Name())
		}
	}
}

// TestNewGeneration shows row 147: an edit is seen as such in the status, and the
// conditions keep the time of their transition while they do not change.
func TestNewGeneration(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1))
		w.eventuallyReady("demo", 30*time.Second)
		pass(time.Minute)
		formed := w.condition("demo", v1alpha1.ConditionClusterFormed)
		was := w.condition("demo", v1alpha1.ConditionReady)
		w.change("demo", func(c *v1alpha1.ValkeyCluster) { c.Spec.Replicas = new(int32(2)) })
		w.eventually(5*time.Second, "Ready is false for the new generation", func() bool {
			c := w.cluster("demo")
			r := c.Status.Condition(v1alpha1.ConditionReady)
			return c.Status.ObservedGeneration == 2 && r.Status == metav1.ConditionFalse && r.ObservedGeneration == 2
		})
		w.eventuallyReady("demo", 30*time.Second)
		is := w.condition("demo", v1alpha1.ConditionReady)
		if !is.LastTransitionTime.After(was.LastTransitionTime.Time) {
			t.Errorf("Ready was false in between, but its transition is of %s", is.LastTransitionTime)
		}
		after := w.condition("demo", v1alpha1.ConditionClusterFormed)
		if !after.LastTransitionTime.Equal(&formed.LastTransitionTime) {
			t.Errorf("ClusterFormed has not changed, but its transition moved from %s to %s", formed.LastTransitionTime, after.LastTransitionTime)
		}
	})
}
