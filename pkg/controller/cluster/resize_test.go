// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// withMemory declares a memory limit, and maxmemory with it.
func withMemory(limit, maxmemory string) func(*v1alpha1.ValkeyCluster) {
	return func(c *v1alpha1.ValkeyCluster) {
		withLimit(limit)(c)
		withConfig("maxmemory", maxmemory)(c)
	}
}

func withLimit(limit string) func(*v1alpha1.ValkeyCluster) {
	return func(c *v1alpha1.ValkeyCluster) {
		c.Spec.Resources.Limits = corev1.ResourceList{corev1.ResourceMemory: resource.MustParse(limit)}
	}
}

// haveMemory tells whether all servers have a memory limit by their kubelets' word.
func (w *world) haveMemory(name, limit string) bool {
	pods := w.pods(name)
	return len(pods) > 0 && !slices.ContainsFunc(pods, func(pod *corev1.Pod) bool {
		_, has := resources.ServerResources(pod)
		return has == nil || has.Limits.Memory().Cmp(resource.MustParse(limit)) != 0
	})
}

// TestResizeInPlace gives Pods more memory and less while they run, in the right order
// with maxmemory; new Pods of the same revision come up with it.
func TestResizeInPlace(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 2, 1, withMemory("256Mi", "100mb")))
		w.eventuallyReady("demo", 30*time.Second)
		uids, revision := w.uids("demo"), w.cluster("demo").Status.Revision

		w.change("demo", withMemory("512Mi", "200mb"))
		w.eventually(20*time.Second, "there is more", func() bool { return w.haveMemory("demo", "512Mi") && w.allHave("demo", "maxmemory", "209715200") })
		w.eventuallyReady("demo", 10*time.Second)

		w.wire.With(func(c *valkeytest.Cluster) {
			for _, server := range c.Servers() {
				server.UsedMemory = 150 << 20
			}
		})
		w.change("demo", withMemory("128Mi", "100mb"))
		w.eventually(10*time.Second, "maxmemory is refused", func() bool {
			return w.configIs("demo", metav1.ConditionFalse, "DirectiveRefused", "its maxmemory-policy evicts nothing")
		})
		w.eventually(10*time.Second, "the limit is refused", func() bool {
			st := w.cluster("demo").Status
			return st.Reason == "DataDoesNotFit" && strings.Contains(st.Message, "spec.resources.limits.memory 128Mi")
		})
		pass(time.Minute)
		if !w.haveMemory("demo", "512Mi") || !w.allHave("demo", "maxmemory", "209715200") {
			t.Error("something was changed")
		}

		w.change("demo", withMemory("256Mi", "160mb"))
		w.eventually(20*time.Second, "there is less", func() bool { return w.haveMemory("demo", "256Mi") && w.allHave("demo", "maxmemory", "167772160") })
		w.eventuallyReady("demo", 10*time.Second)
		if got := w.uids("demo"); !slices.Equal(got, uids) || w.cluster("demo").Status.Revision != revision {
			t.Errorf("Pods were replaced: %v, then %v", uids, got)
		}
		w.change("demo", withMemory("384Mi", "160mb"))
		w.eventually(20*time.Second, "there is more again", func() bool { return w.haveMemory("demo", "384Mi") })
		pod := w.pods("demo")[0]
		w.api.Delete(pod)
		w.eventually(60*time.Second, "a new Pod has it too", func() bool {
			return !slices.Contains(w.uids("demo"), string(pod.UID)) && len(w.pods("demo")) == 4 && w.haveMemory("demo", "384Mi")
		})
		w.eventuallyReady("demo", 30*time.Second)
	})
}

// TestMaxMemoryFollows: where the user does not say, maxmemory is three quarters of the
// memory limit, also when that changes, of Pods that start later, and when somebody sets
// it by hand; it is never less than what a server holds.
func TestMaxMemoryFollows(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1, withLimit("256Mi")))
		w.eventuallyReady("demo", 30*time.Second)
		uids, revision := w.uids("demo"), w.cluster("demo").Status.Revision
		have := func(mebi int) func() bool {
			return func() bool { return w.allHave("demo", "maxmemory", strconv.Itoa(mebi<<20)) }
		}
		w.eventually(time.Second, "it is three quarters", have(192))

		w.change("demo", withLimit("512Mi"))
		w.eventually(20*time.Second, "it follows", func() bool { return w.haveMemory("demo", "512Mi") && have(384)() })
		w.eventuallyReady("demo", 10*time.Second)

		hold := func(used int64) {
			w.wire.With(func(c *valkeytest.Cluster) {
				for _, server := range c.Servers() {
					server.UsedMemory = used
				}
			})
		}
		hold(300 << 20)
		w.change("demo", withLimit("384Mi"))
		w.eventually(10*time.Second, "the limit is refused", func() bool { return w.cluster("demo").Status.Reason == "DataDoesNotFit" })
		pass(time.Minute)
		if !w.haveMemory("demo", "512Mi") || !have(384)() {
			t.Error("something was changed")
		}
		hold(10 << 20)
		w.eventually(30*time.Second, "it follows when there is room", func() bool { return w.haveMemory("demo", "384Mi") && have(288)() })
		w.eventuallyReady("demo", 10*time.Second)
		if got := w.uids("demo"); !slices.Equal(got, uids) || w.cluster("demo").Status.Revision != revision {
			t.Errorf("Pods were replaced: %v, then %v", uids, got)
		}

		w.wire.With(func(c *valkeytest.Cluster) {
			for _, server := range c.Servers() {
				server.ConfigSet("maxmemory", "0")
			}
		})
		w.eventually(40*time.Second, "what was set by hand is put right", have(288))
		pod := w.pods("demo")[1]
		w.api.Delete(pod)
		w.eventually(60*time.Second, "a new Pod has it too", func() bool {
			return !slices.Contains(w.uids("demo"), string(pod.UID)) && len(w.pods("demo")) == 2 && w.haveMemory("demo", "384Mi") && have(288)()
		})
		w.eventuallyReady("demo", 30*time.Second)
	})
}
