// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	v1alpha1ac "github.com/valkey-direct/valkey-operator/pkg/generated/applyconfiguration/valkey/v1alpha1"
)

// TestCreate goes from a ValkeyNode to a ready Pod, and then waits (row 147).
func TestCreate(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := cluster()
		w := start(t, c, revision(c), machine("n1", "zone-a"))
		begin := time.Now()
		if _, err := w.valkey.ValkeyV1alpha1().ValkeyNodes(namespace).Create(t.Context(), valkeyNode(c), metav1.CreateOptions{}); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if time.Since(begin) != 0 {
			t.Errorf("the Pod took %s", time.Since(begin))
		}
		pod, claim := w.pod(), w.claim()
		if pod == nil || claim == nil {
			t.Fatalf("Pod %v, claim %v", pod, claim)
		}
		if !metav1.IsControlledBy(pod, w.node()) || claim.Labels[v1alpha1.LabelClusterUID] != "cluster-1" {
			t.Errorf("owners of the Pod %v, labels of the claim %v", pod.OwnerReferences, claim.Labels)
		}
		if diff := cmp.Diff([]string{"create persistentvolumeclaims", "create pods", "create valkeynodes"}, w.writes()); diff != "" {
			t.Error(diff)
		}

		pass(6 * time.Second)
		w.condition(metav1.ConditionFalse, "Scheduling", "waiting for the scheduler")
		since := w.node().Status.Conditions[0].LastTransitionTime
		w.changePod(func(p *corev1.Pod) {
			p.Status.Conditions = []corev1.PodCondition{{Type: corev1.PodScheduled, Status: corev1.ConditionFalse, Reason: "Unschedulable", Message: "0/3 nodes are available"}}
		})
		w.condition(metav1.ConditionFalse, "Unschedulable", "0/3 nodes are available") // row 132
		if got := w.node().Status.Conditions[0].LastTransitionTime; !got.Equal(&since) {
			t.Errorf("lastTransitionTime moved from %s to %s", since, got)
		}

		w.becomesReady(c)
		w.writes()
		pass(time.Hour)
		if writes := w.writes(); len(writes) > 0 {
			t.Errorf("idle, and yet: %v", writes)
		}
	})
}

// becomesReady checks the whole status of a ready member. One half of it belongs
// to somebody else, who writes it first.
func (w *world) becomesReady(c *v1alpha1.ValkeyCluster) {
	w.t.Helper()
	other := v1alpha1ac.ValkeyNode("demo-0-1", namespace).WithStatus(v1alpha1ac.ValkeyNodeStatus().
		WithReady(true).WithRole(v1alpha1.RolePrimary).WithNodeID("abc"))
	if _, err := w.valkey.ValkeyV1alpha1().ValkeyNodes(namespace).ApplyStatus(w.t.Context(), other, metav1.ApplyOptions{FieldManager: "valkey-operator"}); err != nil {
		w.t.Fatal(err)
	}
	w.runPod()
	w.condition(metav1.ConditionTrue, "Ready", "")
	want := v1alpha1.ValkeyNodeStatus{
		Ready: true, Role: v1alpha1.RolePrimary, NodeID: "abc",
		PodName: podName, PodIP: "10.0.0.7", NodeName: "n1", Zone: "zone-a", Revision: hash(c),
	}
	got := w.node().Status
	got.Conditions = nil
	if diff := cmp.Diff(want, got); diff != "" {
		w.t.Error(diff)
	}
	if zone := w.pod().Labels[corev1.LabelTopologyZone]; zone != "zone-a" {
		w.t.Errorf("zone label %q", zone)
	}
}

func TestWaitForRevision(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := cluster(ephemeral)
		w := start(t, c, valkeyNode(c))
		w.condition(metav1.ConditionFalse, "RevisionMissing", hash(c))
		if _, err := w.kube.AppsV1().ControllerRevisions(namespace).Create(t.Context(), revision(c), metav1.CreateOptions{}); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if w.pod() == nil {
			t.Error("no Pod when the revision is there")
		}
	})
}

// TestQuota shows rows 146 and 164: what the API refuses is told in its words,
// tried again at a bearable rate, and soon done when it can be.
func TestQuota(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := cluster()
		w := start(t, c, revision(c))
		w.refusals.Store("pods", overQuota())
		if err := w.valkey.Tracker().Add(valkeyNode(c)); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		w.condition(metav1.ConditionFalse, "Forbidden", "exceeded quota: small, requested: pods=1, used: pods=4, limited: pods=4")
		if w.claim() == nil {
			t.Error("the claim is not made because the Pod cannot be")
		}
		for minute := range 10 {
			w.writes()
			pass(time.Minute)
			creates := 0
			for _, write := range w.writes() {
				if write != "create pods" {
					t.Errorf("minute %d: %s", minute, write)
				}
				creates++
			}
			if creates < 2 || creates > 5 {
				t.Errorf("minute %d: %d attempts", minute, creates)
			}
		}
		if n := len(w.events.Events); n != 1 {
			t.Errorf("%d events in 10 minutes", n)
		}
		w.refusals.Delete("pods")
		pass(30 * time.Second)
		if w.pod() == nil {
			t.Error("no Pod 30 s after the quota was freed")
		}
		w.condition(metav1.ConditionFalse, "Scheduling", "")
	})
}

// TestRefusedClaim shows row 107, and that a fix is tried at once.
func TestRefusedClaim(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := cluster()
		w := start(t, c, revision(c))
		w.refusals.Store("persistentvolumeclaims", overQuota())
		if err := w.valkey.Tracker().Add(valkeyNode(c)); err != nil {
			t.Fatal(err)
		}
		pass(5 * time.Minute)
		w.condition(metav1.ConditionFalse, "Forbidden", "exceeded quota")
		if w.pod() != nil {
			t.Error("a Pod without its claim")
		}
		w.refusals.Delete("persistentvolumeclaims")
		fixed := cluster(func(c *v1alpha1.ValkeyCluster) { c.Spec.Persistence.StorageClassName = new("fast") })
		if err := w.valkey.Tracker().Update(v1alpha1.SchemeGroupVersion.WithResource("valkeyclusters"), fixed, namespace); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if w.pod() == nil {
			t.Error("the fix was not tried at once")
		}
	})
}

// TestNamespaceTerminating shows row 135: quiet, no retries, no words.
func TestNamespaceTerminating(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := cluster()
		w := start(t, c, revision(c))
		w.refusals.Store("persistentvolumeclaims", namespaceTerminating())
		if err := w.valkey.Tracker().Add(valkeyNode(c)); err != nil {
			t.Fatal(err)
		}
		pass(10 * time.Minute)
		if diff := cmp.Diff([]string{"create persistentvolumeclaims"}, w.writes()); diff != "" {
			t.Error(diff)
		}
		if n := len(w.events.Events); n != 0 {
			t.Errorf("%d events", n)
		}
	})
}

// TestGarbage shows that nothing is done for what the garbage collector will
// remove, or what belongs to a former cluster of that name (row 94).
func TestGarbage(t *testing.T) {
	t.Parallel()
	c := cluster()
	deleting := func(m metav1.Object) {
		m.SetDeletionTimestamp(new(metav1.Now()))
		m.SetFinalizers([]string{"foregroundDeletion"})
	}
	tests := map[string]func(w *world){
		"ValkeyNode deleting": func(w *world) {
			w.add(c, valkeyNode(c, func(n *v1alpha1.ValkeyNode) { deleting(n) }))
		},
		"ValkeyCluster deleting": func(w *world) {
			w.add(cluster(func(c *v1alpha1.ValkeyCluster) { deleting(c) }), valkeyNode(c))
		},
		"ValkeyCluster gone": func(w *world) { w.add(valkeyNode(c)) },
		"another ValkeyCluster of that name": func(w *world) {
			w.add(cluster(func(c *v1alpha1.ValkeyCluster) { c.UID = "cluster-2" }), valkeyNode(c))
		},
		"orphaned": func(w *world) {
			w.add(c, valkeyNode(c, func(n *v1alpha1.ValkeyNode) { n.OwnerReferences = nil }))
		},
	}
	for name, add := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				w := start(t, revision(c))
				add(w)
				pass(time.Minute)
				if writes := w.writes(); len(writes) > 0 {
					t.Errorf("%v", writes)
				}
			})
		})
	}
}

func TestPaused(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := cluster(func(c *v1alpha1.ValkeyCluster) { c.Spec.Paused = true })
		w := start(t, c, revision(c), valkeyNode(c))
		pass(time.Minute)
		w.condition(metav1.ConditionFalse, "Paused", "CreateClaim")
		if diff := cmp.Diff([]string{"patch valkeynodes/status"}, w.writes()); diff != "" {
			t.Error(diff)
		}
		if err := w.valkey.Tracker().Update(v1alpha1.SchemeGroupVersion.WithResource("valkeyclusters"), cluster(), namespace); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if w.pod() == nil {
			t.Error("no Pod after the pause")
		}
	})
}
