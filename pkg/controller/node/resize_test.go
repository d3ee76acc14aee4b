// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node_test

import (
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

func memory(amount string) *corev1.ResourceRequirements {
	list := func() corev1.ResourceList {
		return corev1.ResourceList{corev1.ResourceMemory: resource.MustParse(amount)}
	}
	return &corev1.ResourceRequirements{Requests: list(), Limits: list()}
}

func (w *world) hasMemory(want string) {
	w.t.Helper()
	r := w.pod().Spec.Containers[0].Resources
	if quantity := resource.MustParse(want); r.Limits.Memory().Cmp(quantity) != 0 || r.Requests.Memory().Cmp(quantity) != 0 {
		w.t.Errorf("the Pod has %v, want %s", r, want)
	}
}

// TestResize changes the resources of the Pod while it runs, and makes the next one with
// them.
func TestResize(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster())
		uid := w.pod().UID
		w.changeNode(func(n *v1alpha1.ValkeyNode) { n.Spec.Resources = memory("3Gi") })
		w.expect("patch pods/resize")
		w.hasMemory("3Gi")
		pass(time.Hour)
		w.expect()
		if got := w.pod().UID; got != uid {
			t.Errorf("the Pod was replaced: %s", got)
		}
		w.changeNode(func(n *v1alpha1.ValkeyNode) { n.Spec.ReplacePodUID = string(uid) })
		w.gone(podName, w.anyPod)
		w.hasMemory("3Gi")
	})
}
