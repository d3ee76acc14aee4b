// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"testing"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	valkeyfake "github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned/fake"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
)

// TestWordsAreWithheld shows row 147: a status of which only words have changed is
// not written within a second of the last one, the cluster does not count as settled
// until it was, and an equal one is not written at all.
func TestWordsAreWithheld(t *testing.T) {
	t.Parallel()
	now := time.Unix(1000, 0)
	demo := &v1alpha1.ValkeyCluster{ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "demo", UID: "1"}}
	demo.Status.Message = "old"
	client := valkeyfake.NewClientset(demo)
	c := &Controller{valkey: client, writes: queue.NewWrites(nil), now: func() time.Time { return now }}
	for _, step := range []struct {
		name             string
		after            time.Duration
		state            v1alpha1.ClusterState
		message          string
		writes, withheld bool
	}{
		{"words, too soon", 900 * time.Millisecond, "", "new", false, true},
		{"words", time.Second, "", "new", true, false},
		{"more than words", 0, v1alpha1.StateReady, "new", true, false},
		{"nothing", time.Minute, "", "old", false, false},
	} {
		client.ClearActions()
		seen := &observation{key: queue.Key{Namespace: "shop", Name: "demo"}, cluster: demo, mem: &memory{published: now.Add(-step.after)}}
		status := v1alpha1.ValkeyClusterStatus{State: step.state, Message: step.message}
		if err := c.publishCluster(t.Context(), seen, status); err != nil {
			t.Fatal(err)
		}
		if wrote := len(client.Actions()) > 0; wrote != step.writes || seen.withheld != step.withheld {
			t.Errorf("%s: written %v, withheld %v", step.name, wrote, seen.withheld)
		}
		if step.writes && !seen.mem.published.Equal(now) {
			t.Errorf("%s: written at %s", step.name, seen.mem.published)
		}
	}
}

// TestStatusIsForOneObject shows row 140: a sync that judged a ValkeyCluster or a
// ValkeyNode which has been deleted meanwhile does not give its status to the next
// one of that name. That one would take itself for formed, and its empty servers for
// a shard that was lost.
func TestStatusIsForOneObject(t *testing.T) {
	t.Parallel()
	name := metav1.ObjectMeta{Namespace: "shop", Name: "demo"}
	api := controllertest.New(&v1alpha1.ValkeyCluster{ObjectMeta: name}, &v1alpha1.ValkeyNode{ObjectMeta: name})
	c := &Controller{valkey: api.Valkey, writes: queue.NewWrites(nil), now: time.Now}
	seen := &observation{
		key: queue.Key{Namespace: "shop", Name: "demo"}, mem: &memory{},
		cluster: controllertest.All(api, &v1alpha1.ValkeyCluster{})[0].DeepCopy(),
		nodes:   map[string]*v1alpha1.ValkeyNode{"demo": controllertest.All(api, &v1alpha1.ValkeyNode{})[0].DeepCopy()},
	}
	for _, o := range []any{seen.cluster, seen.nodes["demo"]} {
		switch o := o.(type) {
		case *v1alpha1.ValkeyCluster:
			api.Drop(o)
			api.Put(&v1alpha1.ValkeyCluster{ObjectMeta: name})
		case *v1alpha1.ValkeyNode:
			api.Drop(o)
			api.Put(&v1alpha1.ValkeyNode{ObjectMeta: name})
		}
	}
	if err := c.publishCluster(t.Context(), seen, v1alpha1.ValkeyClusterStatus{State: v1alpha1.StateReady}); !apierrors.IsConflict(err) {
		t.Errorf("ValkeyCluster: %v", err)
	}
	if err := c.publishNode(t.Context(), seen, plan.NodeUpdate{Name: "demo", Status: plan.NodeStatus{Ready: true}}); !apierrors.IsConflict(err) {
		t.Errorf("ValkeyNode: %v", err)
	}
	if s := controllertest.All(api, &v1alpha1.ValkeyCluster{})[0].Status; s.State != "" {
		t.Errorf("the next ValkeyCluster is %s", s.State)
	}
	if s := controllertest.All(api, &v1alpha1.ValkeyNode{})[0].Status; s.Ready {
		t.Error("the next ValkeyNode is ready")
	}
}
