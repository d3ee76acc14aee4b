// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// promisedVolume is for a volume that is taken away while its shard has another
// copy: nothing is lost, and a primary is handed over.
var promisedVolume = promise{gap: promisedHandOver, ready: 20 * time.Second, excuses: verify.Excuses{Restarts: true}}

// TestVolumeClaims takes claims and volumes away under data and load, of replicas
// and of primaries (row 98): each gets another volume by itself and syncs, its old
// identity is forgotten everywhere, and a primary is handed over before.
func TestVolumeClaims(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	watchFolders(t)
	c := s.ready("demo", persistent(shape(3, 1), v1alpha1.ReclaimRetain))
	c.plant()
	for _, step := range []struct {
		name   string
		victim func(*cluster) *corev1.Pod
		hits   func(*cluster, *corev1.Pod) []hit
		// same: the Pod gets its old volume again.
		same bool
		cost promise
	}{
		{"claim and Pod of a replica deleted", replicaOf(0), func(c *cluster, pod *corev1.Pod) []hit {
			return []hit{c.deleteClaim(pod), faults().Delete(pod).Apply}
		}, false, promisedVolume},
		{"claim and Pod of a primary deleted", primaryOf(1), func(c *cluster, pod *corev1.Pod) []hit {
			return []hit{c.deleteClaim(pod), faults().Delete(pod).Apply}
		}, false, promisedVolume},
		{"claim of a primary deleted", primaryOf(2), func(c *cluster, pod *corev1.Pod) []hit {
			return []hit{c.deleteClaim(pod)}
		}, false, promisedVolume},
		{"volume of a replica deleted", replicaOf(1), func(c *cluster, pod *corev1.Pod) []hit {
			return []hit{c.deleteVolume(pod)}
		}, false, promisedVolume},
		{"volume of a primary deleted", primaryOf(0), func(c *cluster, pod *corev1.Pod) []hit {
			return []hit{c.deleteVolume(pod)}
		}, false, promisedVolume},
		{"Pod of a primary ended by the kubelet", primaryOf(2), func(_ *cluster, pod *corev1.Pod) []hit {
			return []hit{faults().Fail(pod).Apply}
		}, true, promisedVolume},
		{"Pod of a primary force-deleted", primaryOf(1), func(_ *cluster, pod *corev1.Pod) []hit {
			return []hit{faults().ForceDelete(pod).Apply}
		}, true, promisedForced},
	} {
		t.Run(step.name, func(t *testing.T) {
			c := c.sub(t)
			tr := c.begin(step.name, step.cost)
			victim := step.victim(c)
			claim := c.claim(victim.Name)
			tr.strike([]*corev1.Pod{victim}, step.hits(c, victim)...)
			tr.whole()
			if after, err := c.findClaim(t.Context(), victim.Name); err == nil && (after.UID == claim.UID) != step.same {
				t.Errorf("the claim was %s and is %s", claim.UID, after.UID)
			}
		})
	}
}

func primaryOf(shard int) func(*cluster) *corev1.Pod {
	return func(c *cluster) *corev1.Pod { return c.primary(shard).Pod }
}

func replicaOf(shard int) func(*cluster) *corev1.Pod {
	return func(c *cluster) *corev1.Pod {
		c.t.Helper()
		primary := c.primary(shard)
		for _, m := range c.picture().Members {
			if m.Shard() == primary.Shard() && m.Name() != primary.Name() {
				return m.Pod
			}
		}
		c.t.Fatalf("shard %d has no replica", shard)
		return nil
	}
}

// TestVolumeOnlyCopy takes the claim and the volume of a lone server away (row 98).
// A server that still runs is a copy: another one takes over from it. Without one,
// nothing is deleted, the status says what is missing and what a person can do, and
// with that done the cluster serves again.
func TestVolumeOnlyCopy(t *testing.T) {
	t.Parallel()
	s := newSpace(t, small, nil)
	watchFolders(t)
	c := s.ready("lone", persistent(shape(1, 0), v1alpha1.ReclaimRetain))
	c.plant()
	for name, lose := range map[string]func(*cluster, *corev1.Pod) hit{
		"volume deleted": (*cluster).deleteVolume,
		"claim deleted":  (*cluster).deleteClaim,
	} {
		t.Run(name, func(t *testing.T) {
			c := c.sub(t)
			tr := c.begin(name+" of a lone server", promisedVolume)
			victim := c.primary(0).Pod
			tr.strike([]*corev1.Pod{victim}, lose(c, victim))
			tr.await("another server has taken its place", slack*tr.ready, func(context.Context) error {
				if c.pods()[victim.Name] != nil {
					return fmt.Errorf("%s is there", victim.Name)
				}
				return nil
			})
			tr.whole()
		})
	}
	t.Run("all lost", func(t *testing.T) {
		c := c.sub(t)
		victim := c.primary(0).Pod
		claim := c.claim(victim.Name)
		// Before anybody can take over.
		c.patch(map[string]any{"paused": true})
		c.hit(c.deleteVolume(victim), faults().ForceDelete(victim).Apply)
		c.patch(map[string]any{"paused": false})
		c.awaitSaid("PVC " + victim.Name + " has lost its volume")
		if after := c.claim(victim.Name); after.UID != claim.UID || after.DeletionTimestamp != nil || len(c.pods()) > 0 {
			t.Errorf("something was made or deleted: claim %s, deleted %v, %d Pods", after.UID, after.DeletionTimestamp, len(c.pods()))
		}
		c.hit(c.deleteClaim(victim))
		c.awaitReady(withinReady)
	})
}

// hit makes faults without a writer.
func (c *cluster) hit(hits ...hit) {
	c.t.Helper()
	c.watch.during(func() {
		for _, hit := range hits {
			said, err := hit(c.t.Context())
			if err != nil {
				c.t.Fatal(err)
			}
			c.t.Log(said)
		}
	})
}

// awaitSaid waits until the cluster says it in these words.
func (c *cluster) awaitSaid(words string) {
	c.t.Helper()
	c.await("a person is told", withinRepair, func(context.Context) error {
		if got := c.get().Status; !strings.Contains(got.Message, words) {
			return fmt.Errorf("it is %s: %s: %s", got.State, got.Reason, got.Message)
		}
		return nil
	})
}

// findClaim reads the claim of a Pod.
func (s *space) findClaim(ctx context.Context, name string) (*corev1.PersistentVolumeClaim, error) {
	return bed.kube.CoreV1().PersistentVolumeClaims(s.name).Get(ctx, name, metav1.GetOptions{})
}

func (s *space) claim(name string) *corev1.PersistentVolumeClaim {
	s.t.Helper()
	claim, err := s.findClaim(s.t.Context(), name)
	if err != nil {
		s.t.Fatal(err)
	}
	return claim
}

// deleteClaim deletes the claim of a Pod, which stays for as long as the Pod runs.
func (c *cluster) deleteClaim(pod *corev1.Pod) hit {
	return func(ctx context.Context) (string, error) {
		return "deleted the claim of " + pod.Name, bed.kube.CoreV1().PersistentVolumeClaims(pod.Namespace).Delete(ctx, pod.Name, metav1.DeleteOptions{})
	}
}

// deleteVolume deletes the PersistentVolume of a Pod, and what protects it.
func (c *cluster) deleteVolume(pod *corev1.Pod) hit {
	return func(ctx context.Context) (string, error) {
		claim, err := c.findClaim(ctx, pod.Name)
		if err != nil {
			return "", err
		}
		volumes, name := bed.kube.CoreV1().PersistentVolumes(), claim.Spec.VolumeName
		if err := volumes.Delete(ctx, name, metav1.DeleteOptions{}); err != nil {
			return "", err
		}
		_, err = volumes.Patch(ctx, name, types.MergePatchType, []byte(`{"metadata":{"finalizers":null}}`), metav1.PatchOptions{})
		return "deleted volume " + name + " of " + pod.Name, err
	}
}
