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
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// TestFormerClaim shows row 93: a volume of a former cluster of that name is
// neither joined nor removed.
func TestFormerClaim(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*corev1.PersistentVolumeClaim){
		"as it was left":     func(*corev1.PersistentVolumeClaim) {},
		"hidden from caches": func(c *corev1.PersistentVolumeClaim) { delete(c.Labels, v1alpha1.LabelManagedBy) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				former := cluster(retain, func(c *v1alpha1.ValkeyCluster) { c.UID = "cluster-0" })
				claim := resources.PersistentVolumeClaim(former, valkeyNode(former))
				claim.UID = "claim-0"
				change(claim)
				c := cluster()
				w := start(t, c, revision(c), valkeyNode(c), claim)
				pass(10 * time.Minute)
				w.condition(metav1.ConditionFalse, "ClaimForeign",
					"PVC valkey-demo-0-1 belongs to a former cluster (UID cluster-0): delete it or give the cluster another name")
				if got := w.claim(); w.pod() != nil || got == nil || got.UID != "claim-0" || !cmp.Equal(claim.Labels, got.Labels) {
					t.Fatalf("Pod %v, claim %v", w.pod(), got)
				}
				if err := w.kube.Tracker().Delete(claimResource, namespace, podName); err != nil {
					t.Fatal(err)
				}
				pass(30 * time.Second)
				if w.pod() == nil || w.claim().Labels[v1alpha1.LabelClusterUID] != "cluster-1" {
					t.Error("it does not go on when the claim is gone")
				}
			})
		})
	}
}

// TestOwnClaim takes a claim of this cluster that is there already, also when
// it has lost labels, and gives it the owners of the reclaim policy.
func TestOwnClaim(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		before := cluster(retain)
		claim := resources.PersistentVolumeClaim(before, valkeyNode(before))
		claim.UID = "claim-1"
		delete(claim.Labels, v1alpha1.LabelManagedBy)
		claim.OwnerReferences = []metav1.OwnerReference{{APIVersion: "v1", Kind: "ConfigMap", Name: "theirs", UID: "other"}}
		c := cluster()
		w := start(t, c, revision(c), valkeyNode(c), claim)
		got := w.claim()
		if got.UID != "claim-1" || got.Labels[v1alpha1.LabelManagedBy] != v1alpha1.ManagedBy || len(got.OwnerReferences) != 2 || w.pod() == nil {
			t.Fatalf("claim %+v", got.ObjectMeta)
		}
		w.runPod()
		w.writes()
		if err := w.valkey.Tracker().Update(v1alpha1.SchemeGroupVersion.WithResource("valkeyclusters"), before, namespace); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if diff := cmp.Diff(claim.OwnerReferences, w.claim().OwnerReferences); diff != "" {
			t.Errorf("after a change to Retain: %s", diff)
		}
		w.expect("patch persistentvolumeclaims")
	})
}

// TestForeignPod shows row 138: a Pod of our name and labels that is not ours
// is neither deleted nor counted.
func TestForeignPod(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*corev1.Pod){
		"orphan":            func(p *corev1.Pod) { p.OwnerReferences = nil },
		"of a former node":  func(p *corev1.Pod) { p.OwnerReferences[0].UID = "node-0" },
		"plain, no labels":  func(p *corev1.Pod) { p.OwnerReferences, p.Labels = nil, nil },
		"ended":             func(p *corev1.Pod) { p.OwnerReferences, p.Status.Phase = nil, corev1.PodFailed },
		"of other revision": func(p *corev1.Pod) { p.OwnerReferences, p.Spec.Volumes = nil, nil },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				c := cluster(ephemeral)
				n := valkeyNode(c)
				pod := builtPod(t, c, n)
				change(pod)
				w := start(t, c, revision(c), n, pod)
				pass(10 * time.Minute)
				w.condition(metav1.ConditionFalse, "NameTaken", "Pod valkey-demo-0-1 exists and is not controlled by this ValkeyNode")
				if got := w.pod(); got == nil || got.UID != "pod-1" || !cmp.Equal(pod.Labels, got.Labels) {
					t.Fatalf("the foreign Pod: %v", got)
				}
				if got := w.node().Status; got.PodName != "" || got.Revision != "" {
					t.Errorf("status %+v", got)
				}
				if err := w.kube.Tracker().Delete(podResource, namespace, podName); err != nil {
					t.Fatal(err)
				}
				pass(30 * time.Second)
				if w.pod() == nil {
					t.Error("it does not go on when the Pod is gone")
				}
			})
		})
	}
}

// TestLabels puts back labels that we own, and leaves the others.
func TestLabels(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change func(*corev1.Pod)
		writes []string
	}{
		"ours changed": {func(p *corev1.Pod) { p.Labels[v1alpha1.LabelShardIndex] = "7" }, []string{"patch pods"}},
		"ours removed": {func(p *corev1.Pod) { delete(p.Labels, v1alpha1.LabelCluster) }, []string{"patch pods"}},
		"the zone":     {func(p *corev1.Pod) { delete(p.Labels, corev1.LabelTopologyZone) }, []string{"patch pods"}},
		// A wrong revision must not stop the server.
		"the revision":     {func(p *corev1.Pod) { p.Labels[v1alpha1.LabelRevision] = "other" }, []string{"patch pods"}},
		"the role":         {func(p *corev1.Pod) { p.Labels[v1alpha1.LabelRole] = "primary" }, nil},
		"a foreign label":  {func(p *corev1.Pod) { p.Labels["team"] = "x" }, nil},
		"an annotation":    {func(p *corev1.Pod) { p.Annotations["note"] = "x" }, nil},
		"another zone":     {func(p *corev1.Pod) { p.Labels[corev1.LabelTopologyZone] = "x" }, nil},
		"a sidecar":        {func(p *corev1.Pod) { p.Spec.Containers = append(p.Spec.Containers, corev1.Container{Name: "mesh"}) }, nil},
		"a default":        {func(p *corev1.Pod) { p.Spec.DNSPolicy = corev1.DNSClusterFirst }, nil},
		"more permissions": {func(p *corev1.Pod) { p.Spec.ServiceAccountName = "default" }, nil},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				w := running(t, cluster())
				before := w.pod().Labels
				w.changePod(tt.change)
				pass(time.Minute)
				w.expect(tt.writes...)
				if tt.writes != nil && !cmp.Equal(before, w.pod().Labels) {
					t.Errorf("labels: %s", cmp.Diff(before, w.pod().Labels))
				}
				if w.pod().DeletionTimestamp != nil {
					t.Error("the Pod is stopped")
				}
			})
		})
	}
}

// TestHiddenPod finds its own Pod again that the cache does not show, since
// somebody removed the label that the cache selects by.
func TestHiddenPod(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := cluster(ephemeral)
		n := valkeyNode(c)
		pod := builtPod(t, c, n)
		labels := pod.Labels
		pod = pod.DeepCopy()
		pod.Labels = map[string]string{"theirs": "x"}
		w := start(t, c, revision(c), n, pod)
		got := w.pod()
		if got == nil || got.UID != "pod-1" {
			t.Fatalf("the Pod: %v", got)
		}
		for name, value := range labels {
			if got.Labels[name] != value {
				t.Errorf("label %s is %q, want %q", name, got.Labels[name], value)
			}
		}
		if got.Labels["theirs"] != "x" {
			t.Error("their label is gone")
		}
	})
}
