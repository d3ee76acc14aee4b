// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/watch"
	clienttesting "k8s.io/client-go/testing"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
)

// gap cuts watches off, after which they cannot be taken up where they were: the
// informers list anew, and tell of what is missing by tombstones.
type gap struct {
	mu      sync.Mutex
	open    []watch.Interface
	expired int
}

func (g *gap) between(f *clienttesting.Fake) {
	chain := append([]clienttesting.WatchReactor(nil), f.WatchReactionChain...)
	f.PrependWatchReactor("*", func(action clienttesting.Action) (bool, watch.Interface, error) {
		g.mu.Lock()
		defer g.mu.Unlock()
		if g.expired > 0 {
			g.expired--
			return true, nil, apierrors.NewResourceExpired("the version is too old")
		}
		for _, r := range chain {
			if !r.Handles(action) {
				continue
			}
			if handled, w, err := r.React(action); handled {
				if err == nil {
					g.open = append(g.open, w)
				}
				return true, w, err
			}
		}
		return false, nil, nil
	})
}

// cut ends all watches.
func (g *gap) cut() {
	g.mu.Lock()
	open := g.open
	g.open, g.expired = nil, len(open)
	g.mu.Unlock()
	for _, w := range open {
		w.Stop()
	}
}

// TestDeletedInAGap shows row 155: objects of every kind are deleted while nobody
// watches. The informers tell of them by tombstones only, and they are made again.
func TestDeletedInAGap(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := begin(t)
		l := w.watchesLate()
		g := &gap{}
		g.between(&w.api.Kube.Fake)
		g.between(&w.api.Valkey.Fake)
		w.operate()
		w.create(declared("demo", 3, 1))
		w.create(declared("goes", 1, 0))
		w.eventuallyReady("demo", 30*time.Second)
		w.eventuallyReady("goes", 30*time.Second)
		pass(5 * time.Second)
		before := w.ownedBy("demo")
		l.freeze("pods", "services", "configmaps", "poddisruptionbudgets", "secrets", "valkeyclusters", "valkeynodes")
		victim := w.primary("0")
		w.api.Delete(victim)
		w.api.Delete(w.cluster("goes"))
		for _, o := range w.replaceable("demo") {
			w.api.Drop(o)
		}
		pass(20 * time.Second)
		g.cut()
		l.thaw()
		w.eventually(30*time.Second, "the Pod is made anew", func() bool {
			pods := w.pods("demo")
			return len(pods) == 6 && len(w.pods("goes")) == 0
		})
		w.eventuallyReady("demo", time.Minute)
		if diff := cmp.Diff(before, w.ownedBy("demo")); diff != "" {
			t.Error(diff)
		}
		for _, uid := range w.uids("demo") {
			if uid == string(victim.UID) {
				t.Error("the Pod was not deleted: the test shows nothing")
			}
		}
	})
}

// replaceable are objects that can be made again as they were.
func (w *world) replaceable(cluster string) (out []runtime.Object) {
	for _, o := range controllertest.All(w.api, &corev1.Service{}) {
		if o.Labels[v1alpha1.LabelCluster] == cluster {
			out = append(out, o)
		}
	}
	for _, o := range controllertest.All(w.api, &corev1.ConfigMap{}) {
		if o.Labels[v1alpha1.LabelCluster] == cluster {
			out = append(out, o)
		}
	}
	for _, o := range controllertest.All(w.api, &policyv1.PodDisruptionBudget{}) {
		if o.Labels[v1alpha1.LabelCluster] == cluster {
			out = append(out, o)
		}
	}
	if len(out) < 4 {
		w.t.Fatalf("only %d objects can be deleted: the test shows nothing", len(out))
	}
	return out
}

// ownedBy are the names of the objects that can be made again.
func (w *world) ownedBy(cluster string) (names []string) {
	for _, o := range w.replaceable(cluster) {
		switch o := o.(type) {
		case *corev1.Service:
			names = append(names, "Service "+o.Name)
		case *corev1.ConfigMap:
			names = append(names, "ConfigMap "+o.Name)
		case *policyv1.PodDisruptionBudget:
			names = append(names, "PodDisruptionBudget "+o.Name)
		}
	}
	return names
}
