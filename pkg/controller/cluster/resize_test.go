// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"slices"
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
		c.Spec.Resources.Limits = corev1.ResourceList{corev1.ResourceMemory: resource.MustParse(limit)}
		withConfig("maxmemory", maxmemory)(c)
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
