// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// clusterAt is the cluster whose Pod has an address.
func (w *world) clusterAt(address string) string {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return ""
	}
	for _, p := range controllertest.All(w.api, &corev1.Pod{}) {
		if p.Status.PodIP == host {
			return p.Labels[v1alpha1.LabelCluster]
		}
	}
	return ""
}

// TestBlackHoles shows row 160: clusters whose servers swallow every packet, more
// of them than there are workers, do not delay another one's formation.
func TestBlackHoles(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := begin(t)
		w.dial = func(ctx context.Context, o valkey.Options) (*valkey.Client, error) {
			if strings.HasPrefix(w.clusterAt(o.Address), "hole") {
				<-ctx.Done()
				return nil, ctx.Err()
			}
			return w.wire.Dial(ctx, o)
		}
		w.operate()
		for i := range 4 {
			w.create(declared(fmt.Sprintf("hole%d", i), 3, 1))
		}
		pass(30 * time.Second)
		w.create(declared("demo", 3, 1))
		w.eventuallyReady("demo", 40*time.Second)
		if m := w.cluster("hole0").Status.Message; !strings.Contains(m, "server") {
			t.Errorf("the cluster whose servers are silent says %q", m)
		}
	})
}

// TestPanicsStayWithTheirCluster shows row 163: a bug that one cluster provokes
// does not end the process, nor the care for the others.
func TestPanicsStayWithTheirCluster(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := begin(t)
		w.panics = true
		w.dial = func(ctx context.Context, o valkey.Options) (*valkey.Client, error) {
			if w.clusterAt(o.Address) == "odd" {
				panic("an answer that nobody thought of")
			}
			return w.wire.Dial(ctx, o)
		}
		w.operate()
		w.create(declared("odd", 1, 1))
		pass(5 * time.Second)
		w.create(declared("demo", 1, 1))
		w.eventuallyReady("demo", 40*time.Second)
	})
}

// TestOddObjects shows row 163: objects with everything empty, or with what the
// schema would not let pass, cost nobody else anything.
func TestOddObjects(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(&v1alpha1.ValkeyCluster{ObjectMeta: named("empty")})
		w.create(declared("odd", 2, 0))
		pass(5 * time.Second)
		odd := w.cluster("odd")
		for i, spec := range []v1alpha1.ValkeyNodeSpec{
			{}, {ClusterName: "odd", ShardIndex: 2000}, {ClusterName: "odd", Member: 2000, Revision: "none"},
		} {
			n := &v1alpha1.ValkeyNode{ObjectMeta: named(fmt.Sprintf("odd-x-%d", i)), Spec: spec}
			n.OwnerReferences = []metav1.OwnerReference{*metav1.NewControllerRef(odd, v1alpha1.SchemeGroupVersion.WithKind("ValkeyCluster"))}
			n.Labels = map[string]string{v1alpha1.LabelCluster: "odd", v1alpha1.LabelManagedBy: v1alpha1.ManagedBy}
			w.api.Put(n)
		}
		for i, labels := range []map[string]string{
			{v1alpha1.LabelCluster: ""}, {v1alpha1.LabelCluster: "nobody"},
			{v1alpha1.LabelCluster: "odd", v1alpha1.LabelShardIndex: "-3", v1alpha1.LabelNodeIndex: "x"},
			{v1alpha1.LabelCluster: "odd", v1alpha1.LabelShardIndex: "-3", v1alpha1.LabelNodeIndex: "99999"},
		} {
			labels[v1alpha1.LabelManagedBy] = v1alpha1.ManagedBy
			w.api.Put(&corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: fmt.Sprintf("odd-%d", i), Labels: labels}})
			w.api.Put(&corev1.PersistentVolumeClaim{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: fmt.Sprintf("odd-%d", i), Labels: labels}})
		}
		w.api.Put(&corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n1"}})
		w.create(declared("demo", 1, 1))
		w.eventuallyReady("demo", 40*time.Second)
	})
}

// TestWithoutTheLease: an operator that does not lead any more tells no server
// anything, as Valkey knows of no lease.
func TestWithoutTheLease(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.leads = func() error { return errors.New("the lease is lost") }
		w.create(declared("demo", 2, 1))
		pass(30 * time.Second)
		for _, c := range w.wire.Sent() {
			if c.Changes() {
				t.Errorf("%s was sent to %s", c.Name(), c.IP)
			}
		}
		if m := w.cluster("demo").Status.Message; !strings.Contains(m, "lease") {
			t.Errorf("the status says %q", m)
		}
		w.leads = func() error { return nil }
		w.eventuallyReady("demo", 40*time.Second)
	})
}

// TestStopInTheMiddle: a process that is stopped in the middle of its actions does
// nothing more, and the next one goes on from there.
func TestStopInTheMiddle(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		stopping := make(chan struct{})
		first := true
		w.wire.Before(func(c valkeytest.Command) error {
			if first && c.Name() == "CLUSTER ADDSLOTSRANGE" {
				first = false
				w.operator.cancel()
				close(stopping)
			}
			return nil
		})
		w.create(declared("demo", 3, 1))
		<-stopping
		w.stop()
		w.wire.Sent()
		w.written()
		pass(20 * time.Second)
		if sent, written := w.wire.Sent(), w.written(); len(sent) > 0 || len(written) > 0 {
			t.Errorf("after the end: %v, %v", sent, written)
		}
		w.operate()
		w.eventuallyReady("demo", 40*time.Second)
	})
}

// TestDeletedWhileForming: of a cluster that is deleted before it was formed,
// nothing is created any more, whether it goes at once or after all it owns.
func TestDeletedWhileForming(t *testing.T) {
	t.Parallel()
	for name, finalizers := range map[string][]string{"at once": nil, "in the foreground": {metav1.FinalizerDeleteDependents}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				w := start(t)
				w.create(declared("demo", 3, 1, func(c *v1alpha1.ValkeyCluster) { c.Finalizers = finalizers }))
				w.eventually(10*time.Second, "there is a Pod", func() bool { return len(w.pods("demo")) > 0 })
				demo := w.cluster("demo")
				w.api.Delete(demo)
				synctest.Wait()
				w.written()
				w.wire.Sent()
				for range 100 {
					if finalizers != nil {
						w.deleteNodes()
					}
					pass(200 * time.Millisecond)
				}
				for _, x := range w.written() {
					if x.Verb == "create" || x.Verb == "patch" && x.Subresource == "" && x.Resource != "pods" {
						t.Errorf("%s after the deletion", x)
					}
				}
				for _, c := range w.wire.Sent() {
					if c.Changes() {
						t.Errorf("%s after the deletion", c.Name())
					}
				}
				if n := len(w.pods("demo")); n > 0 {
					t.Errorf("%d Pods are left", n)
				}
			})
		})
	}
}

// deleteNodes is the garbage collector on its way through what a cluster owns.
func (w *world) deleteNodes() {
	for _, n := range controllertest.All(w.api, &v1alpha1.ValkeyNode{}) {
		w.api.Delete(n)
	}
}
