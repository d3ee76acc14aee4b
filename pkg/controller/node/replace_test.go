// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node_test

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clienttesting "k8s.io/client-go/testing"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// running starts the controller with a member that is ready.
func running(t *testing.T, c *v1alpha1.ValkeyCluster, more ...runtime.Object) *world {
	t.Helper()
	w := start(t, append(more, c, revision(c), valkeyNode(c), machine("n1", "zone-a"))...)
	w.runPod()
	w.condition(metav1.ConditionTrue, "Ready", "")
	w.writes()
	return w
}

func (w *world) expect(want ...string) {
	w.t.Helper()
	if diff := cmp.Diff(want, w.writes()); diff != "" {
		w.t.Error(diff)
	}
}

// TestRoll replaces a Pod when the ValkeyNode asks for another revision.
func TestRoll(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := cluster()
		next := cluster(func(c *v1alpha1.ValkeyCluster) { c.Spec.Image = "valkey/valkey:9.2" })
		w := running(t, c, revision(next))
		old := w.pod().UID
		w.changeNode(func(n *v1alpha1.ValkeyNode) { n.Spec.Revision, n.Generation = hash(next), 2 })
		w.condition(metav1.ConditionFalse, "Terminating", "being deleted")
		w.expect("delete pods", "patch valkeynodes/status")
		pass(time.Minute)
		w.expect()
		w.gone(podName, w.anyPod)
		if p := w.pod(); p == nil || p.UID == old || p.Spec.Containers[0].Image != "valkey/valkey:9.2" {
			t.Fatalf("the new Pod: %v", p)
		}
		if w.claim().DeletionTimestamp != nil {
			t.Error("the claim is deleted")
		}
		w.runPod()
		if got := w.node().Status.Revision; got != hash(next) {
			t.Errorf("status.revision %s", got)
		}
	})
}

// TestReplaceOrdered replaces exactly one Pod once.
func TestReplaceOrdered(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster())
		uid := w.pod().UID
		w.changeNode(func(n *v1alpha1.ValkeyNode) { n.Spec.ReplacePodUID = string(uid) })
		w.expect("delete pods", "patch valkeynodes/status")
		w.gone(podName, w.anyPod)
		w.runPod()
		pass(time.Hour)
		if p := w.pod(); p == nil || p.UID == uid || p.DeletionTimestamp != nil {
			t.Errorf("the new Pod: %v", p)
		}
	})
}

// TestOutdatedOrder shows rows 94 and 150: what the cache says is not enough to
// stop a Pod, or to remove a volume.
func TestOutdatedOrder(t *testing.T) {
	t.Parallel()
	for name, order := range map[string]func(*v1alpha1.ValkeyNode){
		"revision": func(n *v1alpha1.ValkeyNode) { n.Spec.Revision = hash(otherImage()) },
		"retired":  retired,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				w := running(t, cluster(), revision(otherImage()))
				live := w.node()
				// The API has taken the order back, but the cache still shows it.
				w.valkey.PrependReactor("get", "valkeynodes", func(clienttesting.Action) (bool, runtime.Object, error) {
					return true, live, nil
				})
				n := live.DeepCopy()
				order(n)
				if err := w.valkey.Tracker().Update(nodeResource, n, namespace); err != nil {
					t.Fatal(err)
				}
				pass(time.Hour)
				if slices.ContainsFunc(w.writes(), func(write string) bool { return write != "patch valkeynodes/status" }) {
					t.Error("an outdated order was carried out")
				}
			})
		})
	}
}

func otherImage() *v1alpha1.ValkeyCluster {
	return cluster(func(c *v1alpha1.ValkeyCluster) { c.Spec.Image = "valkey/valkey:9.2" })
}

// TestEndedPods replaces Pods that end, slower and slower, and says why.
func TestEndedPods(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster())
		end := func() {
			t.Helper()
			w.changePod(func(p *corev1.Pod) {
				p.Status.Phase, p.Status.Reason, p.Status.Message = corev1.PodFailed, "Evicted", "the node was low on memory"
			})
			if w.pod().DeletionTimestamp == nil {
				t.Fatal("an ended Pod stays")
			}
			w.gone(podName, w.anyPod)
		}
		for _, pause := range []time.Duration{1, 2, 4, 8, 16, 32, 60, 60} {
			end()
			w.condition(metav1.ConditionFalse, "BackOff", "low on memory")
			pass(pause*time.Second - time.Millisecond)
			if w.pod() != nil {
				t.Fatalf("a new Pod before %d s", pause)
			}
			pass(time.Millisecond)
			if w.pod() == nil {
				t.Fatalf("no new Pod after %d s", pause)
			}
		}
		if n := len(w.events.Events); n > 5 {
			t.Errorf("%d events", n)
		}
		w.runPod()
		pass(61 * time.Second)
		end()
		pass(time.Second)
		if w.pod() == nil {
			t.Error("a Pod that was ready for a minute does not begin anew")
		}
	})
}

// TestRetired removes what belongs to a member in the right order.
func TestRetired(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster())
		w.changeNode(retired)
		w.expect("delete pods", "patch valkeynodes/status")
		pass(time.Minute)
		w.expect()
		w.condition(metav1.ConditionFalse, "Retired", "waiting until Pod")
		w.gone(podName, w.anyPod)
		w.expect("delete persistentvolumeclaims", "patch valkeynodes/status")
		pass(time.Minute)
		w.expect()
		w.condition(metav1.ConditionFalse, "Retired", "waiting until PVC")
		w.gone(podName, w.anyClaim)
		w.expect("delete valkeynodes")
		if w.node() != nil || w.pod() != nil || w.claim() != nil {
			t.Error("something is left")
		}
	})
}

func TestRetiredKeepsClaim(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster(retain))
		w.changeNode(retired)
		w.gone(podName, w.anyPod)
		pass(time.Second)
		if w.node() != nil {
			t.Error("the ValkeyNode is left")
		}
		claim := w.claim()
		if claim == nil || claim.DeletionTimestamp != nil {
			t.Fatal("the claim is not kept")
		}
		// Its old data must never be taken for the shard's.
		if claim.Labels[v1alpha1.LabelRetired] != "true" {
			t.Error("the claim is not marked as retired")
		}
	})
}

// TestRetiredUnderHiddenPod shows that no volume is deleted under a Pod that
// the cache does not show, because it lost the label.
func TestRetiredUnderHiddenPod(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := cluster()
		n := valkeyNode(c, retired)
		pod := builtPod(t, c, n)
		delete(pod.Labels, v1alpha1.LabelManagedBy)
		claim := resources.PersistentVolumeClaim(c, n)
		claim.UID = "claim-1"
		w := start(t, c, revision(c), n, pod, claim)
		w.expect("delete pods", "patch valkeynodes/status")
		if w.claim().DeletionTimestamp != nil {
			t.Error("the claim is deleted under its Pod")
		}
	})
}

// builtPod is the Pod of a ValkeyNode, as if it was there before.
func builtPod(t *testing.T, c *v1alpha1.ValkeyCluster, n *v1alpha1.ValkeyNode) *corev1.Pod {
	t.Helper()
	pod, err := resources.Pod(n, resources.TemplateOf(c, c.Spec.Image), hash(c), resources.PodOptions{AgentImage: "operator:1", ClusterUID: c.UID})
	if err != nil {
		t.Fatal(err)
	}
	pod.UID = "pod-1"
	return pod
}

func TestDeletedByHand(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster())
		uid := w.pod().UID
		if err := w.kube.Tracker().Delete(podResource, namespace, podName); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if p := w.pod(); p == nil || p.UID == uid {
			t.Error("a Pod that was removed by force is not made anew at once")
		}
	})
}
