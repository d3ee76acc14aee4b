// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// TestMistakes declares what admission cannot see: the status says so in the
// words of the server or of Kubernetes, and the fix is applied at once, although
// nothing is ready (rows 17, 63 and 132).
func TestMistakes(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		spec  func(*v1alpha1.ValkeyClusterSpec)
		words []string
		fix   map[string]any
	}{
		"unknown directive": {
			spec:  func(s *v1alpha1.ValkeyClusterSpec) { s.Config = map[string]v1alpha1.ConfigValue{"maxmemoryy": "1gb"} },
			words: []string{"maxmemoryy", "Bad directive"},
			fix:   map[string]any{"config": nil},
		},
		"image that cannot be pulled": {
			spec:  func(s *v1alpha1.ValkeyClusterSpec) { s.Image = "docker.io/valkey/valkey:nope" },
			words: []string{"docker.io/valkey/valkey:nope"},
			fix:   map[string]any{"image": valkey91},
		},
		"no such Kubernetes node": {
			spec:  func(s *v1alpha1.ValkeyClusterSpec) { s.Scheduling.NodeSelector = map[string]string{"disk": "none"} },
			words: []string{"0/", "nodes are available", "didn't match Pod's node affinity/selector"},
			fix:   map[string]any{"scheduling": nil},
		},
		"more memory than there is": {
			spec: func(s *v1alpha1.ValkeyClusterSpec) {
				s.Resources.Requests = corev1.ResourceList{corev1.ResourceMemory: resource.MustParse("9Ti")}
			},
			words: []string{"Insufficient memory"},
			fix:   map[string]any{"resources": nil},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSpace(t, small, nil)
			spec := shape(1, 1)
			c.spec(&spec)
			vkc := s.create("demo", spec)
			vkc.awaitWords("", c.words...)
			vkc.fewEvents()
			vkc.patch(c.fix)
			vkc.awaitReady(withinReady)
			vkc.plant()
			vkc.verify(verify.Excuses{})
		})
	}
}

// fewEvents fails the test when the operator floods the events (row 146): those of
// each Pod and of the cluster, each told once.
func (c *cluster) fewEvents() {
	c.t.Helper()
	if told := len(c.told()); told >= 20 {
		c.t.Errorf("the operator told %d events", told)
	}
}

// TestMistakeLater makes a mistake in a running cluster that no server tells before it
// starts: it stops at the first new Pod, which was made beside the others, all of which
// serve on, and taking it back heals (row 17). What servers tell is in TestConfiguration.
func TestMistakeLater(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	c := s.ready("demo", shape(2, 1))
	c.plant()
	w := c.write()
	before := c.pods()
	c.watch.during(func() { c.patch(map[string]any{"config": map[string]any{"databases": 0}}) })
	c.awaitWords("", "databases", "must be between")
	now := c.pods()
	for name, pod := range before {
		if now[name] == nil || now[name].UID != pod.UID {
			t.Errorf("Pod %s was replaced by the mistake", name)
		}
	}
	if len(now) != len(before)+1 {
		t.Errorf("%d Pods instead of %d and one more", len(now), len(before))
	}
	c.settle(w)
	c.watch.during(func() { c.patch(map[string]any{"config": nil}) })
	c.awaitReady(withinReady)
	c.report(w, gapHandOver, 0)
	c.verify(verify.Excuses{})
}

// TestQuota gives a cluster too small a quota: what is allowed is made, what is
// refused is tried again a few times a minute, the status has the API's words,
// and a larger quota is used (row 164).
func TestQuota(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	quotas := bed.kube.CoreV1().ResourceQuotas(s.name)
	_, err := quotas.Create(t.Context(), &corev1.ResourceQuota{
		ObjectMeta: metav1.ObjectMeta{Name: "few"},
		Spec:       corev1.ResourceQuotaSpec{Hard: corev1.ResourceList{corev1.ResourcePods: resource.MustParse("4")}},
	}, metav1.CreateOptions{})
	if err != nil {
		t.Fatal(err)
	}
	s.await("the quota is in force", withinRepair, func(ctx context.Context) error {
		quota, err := quotas.Get(ctx, "few", metav1.GetOptions{})
		if err == nil && len(quota.Status.Hard) == 0 {
			err = errors.New("it is not")
		}
		return err
	})
	log := followAudit(t)
	c := s.create("demo", shape(3, 1))
	c.awaitWords("", "exceeded quota: few")
	const window = 45 * time.Second
	end := time.NewTimer(window)
	defer end.Stop()
	select {
	case <-end.C:
	case <-t.Context().Done():
	}
	attempts := 0
	for _, e := range log.of(s.name) {
		if e.Verb == "create" && e.ObjectRef.Resource == "pods" && e.ResponseStatus.Code >= 400 {
			attempts++
		}
	}
	if attempts == 0 || attempts >= 10 {
		t.Errorf("%d attempts in vain in %s", attempts, window)
	}
	larger := []byte(`{"spec":{"hard":{"pods":"10"}}}`)
	if _, err := quotas.Patch(t.Context(), "few", types.MergePatchType, larger, metav1.PatchOptions{}); err != nil {
		t.Fatal(err)
	}
	c.awaitReady(withinReady)
	c.plant()
	c.verify(verify.Excuses{})
}

// TestNeighbour takes the network of one cluster away, so that nothing that is
// sent to it is answered or refused: another one is formed and repaired as
// quickly as ever (row 160).
func TestNeighbour(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	spec := shape(1, 0)
	spec.Scheduling.NodeSelector = map[string]string{corev1.LabelHostname: nodeWithoutOperator(t)}
	hole := s.ready("hole", spec)
	hole.plant()
	pod := hole.primary(0).Pod
	var daylight func()
	hole.watch.during(func() { daylight = s.blackHole(pod) })
	hole.awaitWords("", "hole-0-0")
	began := time.Now()
	c := s.create("demo", shape(1, 1))
	c.awaitReady(withinRepair)
	c.plant()
	c.replace(c.primary(0).Pod)
	c.verify(verify.Excuses{})
	t.Logf("the neighbour was formed and repaired within %s", time.Since(began).Round(time.Millisecond))
	if isReady(hole.get()) == nil {
		t.Error("the cluster in the hole is called Ready: the test shows nothing")
	}
	daylight()
	hole.awaitReady(withinReady)
	hole.verify(verify.Excuses{Restarts: true})
}

// nodeWithoutOperator is a Kubernetes node whose Pods the operator reaches over
// the network.
func nodeWithoutOperator(t *testing.T) string {
	t.Helper()
	pods, err := bed.kube.CoreV1().Pods(verify.OperatorNamespace).List(t.Context(), metav1.ListOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for _, node := range bed.local.Nodes() {
		if !slices.ContainsFunc(pods.Items, func(pod corev1.Pod) bool { return pod.Spec.NodeName == node.Name }) {
			return node.Name
		}
	}
	t.Fatal("every Kubernetes node has an operator")
	return ""
}

// blackHole drops all that goes to a Pod from another node, until daylight.
func (s *space) blackHole(pod *corev1.Pod) (daylight func()) {
	s.t.Helper()
	const table = "e2e-hole"
	nft := func(rule string) {
		out, err := bed.local.NodeExec(context.WithoutCancel(s.t.Context()), pod.Spec.NodeName, "nft", rule)
		if err != nil {
			s.t.Errorf("nft %s: %v: %s", rule, err, out)
		}
	}
	nft("add table inet " + table)
	daylight = sync.OnceFunc(func() { nft("delete table inet " + table) })
	s.t.Cleanup(daylight)
	nft("add chain inet " + table + " forward { type filter hook forward priority -10; }")
	nft(fmt.Sprintf("add rule inet %s forward ip daddr %s drop", table, pod.Status.PodIP))
	return daylight
}
