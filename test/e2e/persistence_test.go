// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// TestReclaimPolicy deletes clusters with volumes: they go or stay as declared.
// Volumes of a former cluster are not taken by a new one of its name, which says
// so and goes on when they are gone (row 93).
func TestReclaimPolicy(t *testing.T) {
	t.Parallel()
	s := newSpace(t, small, nil)
	spec := persistent(shape(1, 1), v1alpha1.ReclaimRetain)
	kept := s.ready("kept", spec)
	kept.plant()
	claims := kept.claims()
	if len(claims) != 2 {
		t.Fatalf("claims: %s", claims)
	}
	kept.delete(metav1.DeletePropagationBackground)
	kept.awaitGone("PersistentVolumeClaim")
	if left := kept.claims(); !slices.Equal(left, claims) {
		t.Errorf("claims before %s, and after %s", claims, left)
	}
	former := kept.uid

	again := s.create("kept", spec)
	again.awaitWords("ClaimForeign", "belongs to a former cluster (UID "+string(former)+")")
	if left := again.claims(); !slices.Equal(left, claims) {
		t.Errorf("claims before %s, and beside the new cluster %s", claims, left)
	}
	for _, name := range claims {
		if err := bed.kube.CoreV1().PersistentVolumeClaims(s.name).Delete(t.Context(), name, metav1.DeleteOptions{}); err != nil {
			t.Fatal(err)
		}
	}
	again.awaitReady(withinReady)
	// From now on they go with the cluster.
	again.patch(map[string]any{"persistence": map[string]any{"reclaimPolicy": v1alpha1.ReclaimDelete}})
	again.awaitClaimsOwned()
	again.verify(verify.Excuses{})
	again.delete(metav1.DeletePropagationBackground)
	again.awaitGone()
}

// claims are the names of the claims of clusters of this name.
func (c *cluster) claims() []string {
	c.t.Helper()
	list, err := bed.kube.CoreV1().PersistentVolumeClaims(c.space.name).List(c.t.Context(), metav1.ListOptions{
		LabelSelector: v1alpha1.LabelCluster + "=" + c.name,
	})
	if err != nil {
		c.t.Fatal(err)
	}
	names := map[string]bool{}
	for _, claim := range list.Items {
		names[claim.Name] = true
	}
	return slices.Sorted(maps.Keys(names))
}

func (c *cluster) awaitClaimsOwned() {
	c.t.Helper()
	c.await("the claims belong to the cluster", withinRepair, func(ctx context.Context) error {
		for _, name := range c.claims() {
			claim, err := bed.kube.CoreV1().PersistentVolumeClaims(c.space.name).Get(ctx, name, metav1.GetOptions{})
			if err != nil {
				return err
			}
			if len(claim.OwnerReferences) == 0 {
				return fmt.Errorf("%s has no owner", name)
			}
		}
		return nil
	})
}

// awaitWords waits until the cluster is not Ready for that reason, in these
// words, and has a ValkeyNode or a condition that says so.
func (c *cluster) awaitWords(reason string, words ...string) {
	c.t.Helper()
	c.await("the status says "+strings.Join(words, ", "), withinRepair, func(context.Context) error {
		ready := c.get().Status.Condition(v1alpha1.ConditionReady)
		if ready == nil {
			return fmt.Errorf("there is no condition")
		}
		said := fmt.Sprintf("%s: %s: %s", ready.Status, ready.Reason, ready.Message)
		if ready.Status != metav1.ConditionFalse || reason != "" && ready.Reason != reason {
			return fmt.Errorf("it says %s", said)
		}
		for _, word := range words {
			if !strings.Contains(ready.Message, word) {
				return fmt.Errorf("it says %s", said)
			}
		}
		c.t.Logf("it says %s", said)
		return nil
	})
}
