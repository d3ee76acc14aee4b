// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"fmt"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/watch"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// observer sees every version of Pods and clusters, in order.
type observer struct {
	stop func()
	done chan struct{}
	// twice are the moments at which a shard had two Pods labelled primary.
	twice []string
	// hasty are statuses of which only the words have changed, less than a second
	// after the one before.
	hasty []string
	// back are conditions whose transition has a new time, but is none.
	back []string
}

func (w *world) observe() *observer {
	w.t.Helper()
	pods, err := w.api.Kube.CoreV1().Pods("").Watch(w.t.Context(), metav1.ListOptions{})
	w.must(err)
	clusters, err := w.api.Valkey.ValkeyV1alpha1().ValkeyClusters("").Watch(w.t.Context(), metav1.ListOptions{})
	w.must(err)
	stop := make(chan struct{})
	o := &observer{done: make(chan struct{}), stop: func() { close(stop) }}
	go func() {
		defer close(o.done)
		defer pods.Stop()
		defer clusters.Stop()
		live := map[string]*corev1.Pod{}
		var last *v1alpha1.ValkeyCluster
		var at time.Time
		for {
			select {
			case <-stop:
				return
			case e := <-pods.ResultChan():
				o.seePod(live, e)
			case e := <-clusters.ResultChan():
				c := e.Object.(*v1alpha1.ValkeyCluster)
				if last != nil {
					o.seeStatus(last.Status, c.Status, time.Since(at))
				}
				last, at = c, time.Now()
			}
		}
	}()
	return o
}

func (o *observer) seePod(live map[string]*corev1.Pod, e watch.Event) {
	pod := e.Object.(*corev1.Pod)
	live[pod.Name] = pod
	if e.Type == watch.Deleted {
		delete(live, pod.Name)
	}
	var all []*corev1.Pod
	for _, p := range live {
		all = append(all, p)
	}
	for shard, n := range primariesOf(all) {
		if n > 1 {
			o.twice = append(o.twice, fmt.Sprintf("%s has %d", shard, n))
		}
	}
}

func (o *observer) seeStatus(old, status v1alpha1.ValkeyClusterStatus, after time.Duration) {
	changed := old.State != status.State || old.ObservedGeneration != status.ObservedGeneration || old.Image != status.Image || old.Revision != status.Revision
	for _, c := range status.Conditions {
		was := old.Condition(c.Type)
		switch {
		case was == nil || was.Status != c.Status:
			changed = true
		case !was.LastTransitionTime.Equal(&c.LastTransitionTime):
			o.back = append(o.back, c.Type)
		}
	}
	if !changed && after < time.Second {
		o.hasty = append(o.hasty, fmt.Sprintf("%s after %q: %q", after, old.Message, status.Message))
	}
}

// verdict ends the observation.
func (o *observer) verdict(t *testing.T) {
	t.Helper()
	o.stop()
	<-o.done
	for what, found := range map[string][]string{
		"two Pods of a shard are labelled primary":        o.twice,
		"statuses were written for words within a second": o.hasty,
		"conditions have new times without a transition":  o.back,
	} {
		if len(found) > 0 {
			t.Errorf("%s, %d times: %s", what, len(found), found[0])
		}
	}
}

// primary is the Pod of a shard's primary, as the labels have it.
func (w *world) primary(shard string) *corev1.Pod {
	w.t.Helper()
	pods := w.pods("demo")
	i := slices.IndexFunc(pods, func(p *corev1.Pod) bool {
		return p.Labels[v1alpha1.LabelShardIndex] == shard && p.Labels[v1alpha1.LabelRole] == string(v1alpha1.RolePrimary)
	})
	if i < 0 {
		w.t.Fatalf("shard %s has no labelled primary", shard)
	}
	return pods[i]
}

// TestLabelsFollowRoles: through a formation, a failover, and the return of the old
// primary, the labels follow the live roles, and at no moment two Pods of a shard
// are labelled primary. Statuses are written once a second for words.
func TestLabelsFollowRoles(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		o := w.observe()
		w.create(declared("demo", 3, 1))
		w.eventuallyReady("demo", 30*time.Second)
		pass(5 * time.Second)

		old := w.primary("0")
		server := w.kubelet.server(old)
		w.wire.With(func(*valkeytest.Cluster) { server.Hang() })
		w.eventually(5*time.Second, "the status tells of the server that hangs", func() bool {
			return w.condition("demo", v1alpha1.ConditionReady).Status == metav1.ConditionFalse
		})
		w.eventually(30*time.Second, "another Pod is labelled primary", func() bool {
			n := primariesOf(w.pods("demo"))["demo/0"]
			return n == 1 && w.primary("0").Name != old.Name
		})
		w.wire.With(func(*valkeytest.Cluster) { server.Thaw() })
		w.eventuallyReady("demo", 30*time.Second)
		for _, p := range w.pods("demo") {
			role, server := v1alpha1.RoleReplica, w.kubelet.server(p)
			w.wire.With(func(*valkeytest.Cluster) {
				if server.Primary() {
					role = v1alpha1.RolePrimary
				}
			})
			if p.Labels[v1alpha1.LabelRole] != string(role) {
				t.Errorf("Pod %s is labelled %q and is a %s", p.Name, p.Labels[v1alpha1.LabelRole], role)
			}
		}
		pass(10 * time.Second)
		w.rests(time.Minute, 6)
		o.verdict(t)
	})
}

// TestServerRestarts: a replica's process that restarts comes back by itself, is
// told in the status while it is away, and its Pod is not touched.
func TestServerRestarts(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 3, 1))
		w.eventuallyReady("demo", 30*time.Second)
		pass(2 * time.Second)
		uids := w.uids("demo")
		for _, p := range w.pods("demo") {
			if p.Labels[v1alpha1.LabelRole] == string(v1alpha1.RoleReplica) {
				w.kubelet.with(func(k *kubelet) { k.restart(p.UID) })
				break
			}
		}
		w.eventually(5*time.Second, "it is told", func() bool {
			return w.condition("demo", v1alpha1.ConditionReady).Status == metav1.ConditionFalse
		})
		w.eventuallyReady("demo", time.Minute)
		if got := w.uids("demo"); !slices.Equal(uids, got) {
			t.Errorf("Pods were %v and are %v", uids, got)
		}
	})
}
