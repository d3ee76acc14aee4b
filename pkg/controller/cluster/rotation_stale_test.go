// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clienttesting "k8s.io/client-go/testing"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// secretsOf are the Secrets of a world as they are now.
func (w *world) secretsOf() *corev1.SecretList {
	list := &corev1.SecretList{}
	for _, s := range controllertest.All(w.api, &corev1.Secret{}) {
		list.Items = append(list.Items, *s)
	}
	list.ResourceVersion = "1"
	return list
}

// TestRotationWithStaleCache shows row 113: a new process whose cache has the Secret as it
// was a step before, or before the rotation, does nothing with the passwords of then, and
// goes on from the Secret as it is.
func TestRotationWithStaleCache(t *testing.T) {
	t.Parallel()
	phases := map[string]func(resources.Credentials) bool{
		"of before":         func(k resources.Credentials) bool { return !k.Adding() && !k.Switched() },
		"of the step added": resources.Credentials.Adding,
	}
	for name, is := range phases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) { startsLate(t, is) })
		})
	}
}

func startsLate(t *testing.T, is func(resources.Credentials) bool) {
	w := start(t)
	w.create(declared("demo", 1, 1))
	w.eventuallyReady("demo", 30*time.Second)
	from := w.credentials("demo")
	hung := w.kubelet.server(w.pods("demo")[1])
	w.wire.With(func(*valkeytest.Cluster) { hung.Hang() })
	var old *corev1.SecretList
	if is(from) {
		old = w.secretsOf()
	}
	w.rotate("demo", "now")
	w.eventually(time.Minute, "added", func() bool { return w.credentials("demo").Adding() })
	if old == nil {
		old = w.secretsOf()
	}
	w.kubelet.with(func(k *kubelet) { k.lazy = true })
	w.wire.With(func(*valkeytest.Cluster) { hung.Thaw() })
	w.eventually(3*time.Minute, "switched", func() bool { return w.credentials("demo").Switched() })
	w.stop()
	was := w.credentials("demo")
	w.api.Kube.PrependReactor("list", "secrets", func(clienttesting.Action) (bool, runtime.Object, error) {
		return true, old.DeepCopy(), nil
	})
	w.operate()
	pass(20 * time.Second)
	w.keepsFaith("demo", from.Default)
	if w.credentials("demo") != was {
		t.Error("the rotation went back, or on, with an old Secret")
	}
	for _, s := range controllertest.All(w.api, &corev1.Secret{}) {
		if s.Name == v1alpha1.SystemSecretName("demo") {
			s.Annotations = map[string]string{"seen": "now"}
			w.api.Put(s) // the watch is not late any more
		}
	}
	w.eventually(5*time.Minute, "rotated", func() bool { return w.rotatedTo("demo", "now") })
	w.isRotated("demo", from)
}
