// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// TestLatePods gives half of a cluster's Pods a place long after the others:
// they become replicas, whatever their number, and until then the cluster is not
// Ready (row 4).
func TestLatePods(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	nodes := bed.local.Nodes()
	s.mark(nodes[0].Name)
	spec := shape(3, 1)
	spec.Scheduling.NodeSelector = map[string]string{markOf: s.name}
	spec.Scheduling.Node.Spread.Shard.Mode = v1alpha1.SpreadRequired
	c := s.create("demo", spec)
	c.await("the early half has formed the cluster", withinReady, func(context.Context) error {
		if got := c.get(); !got.Status.Formed() {
			return errors.New(got.Status.Message)
		}
		return nil
	})
	pending := 0
	for _, pod := range c.pods() {
		if pod.Spec.NodeName == "" {
			pending++
		}
	}
	if pending != 3 {
		t.Errorf("%d Pods have no place, it should be 3: the test shows nothing", pending)
	}
	c.awaitWords("", "didn't match pod anti-affinity rules")
	c.await("the early half serves", withinReady, func(context.Context) error {
		for _, m := range c.picture().Members {
			if m.Pod.Spec.NodeName != "" && !m.State.OK {
				return errors.Join(errors.New(m.Name()+" does not"), m.Err)
			}
		}
		return nil
	})
	c.plant()
	s.mark(nodes[1].Name)
	c.awaitReady(withinReady)
	c.verify(verify.Excuses{})
}

// markOf is a label on Kubernetes nodes that a test's Pods select.
const markOf = "e2e.example.com/space"

// mark labels a Kubernetes node until the test ends.
func (s *space) mark(node string) {
	s.t.Helper()
	label := func(ctx context.Context, value string) error {
		_, err := bed.kube.CoreV1().Nodes().Patch(ctx, node, types.MergePatchType,
			fmt.Appendf(nil, `{"metadata":{"labels":{%q:%s}}}`, markOf, value), metav1.PatchOptions{})
		return err
	}
	s.t.Cleanup(func() {
		if err := label(context.WithoutCancel(s.t.Context()), "null"); err != nil {
			s.t.Error(err)
		}
	})
	if err := label(s.t.Context(), fmt.Sprintf("%q", s.name)); err != nil {
		s.t.Fatal(err)
	}
}

// TestSilentBus forms a cluster while the bus of one Kubernetes node lets nothing
// through: servers that are met and do not answer are not forgotten, and the
// cluster forms when the bus is back (row 2). Until then the status says who
// waits for whom.
func TestSilentBus(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	node := bed.local.Nodes()[1].Name
	heal := func() {
		if err := bed.local.Heal(context.WithoutCancel(t.Context()), node); err != nil {
			t.Error(err)
		}
	}
	t.Cleanup(heal)
	if err := bed.local.Partition(t.Context(), node, v1alpha1.BusPorts); err != nil {
		t.Fatal(err)
	}
	c := s.create("demo", shape(3, 1))
	c.await("all servers run, and some cannot meet", withinReady, func(context.Context) error {
		running, cut := 0, 0
		for _, pod := range c.pods() {
			if pod.Status.Phase == corev1.PodRunning && pod.Status.PodIP != "" {
				running++
				if pod.Spec.NodeName == node {
					cut++
				}
			}
		}
		if running != 6 || cut == 0 {
			return fmt.Errorf("%d run, %d of them on the silent node", running, cut)
		}
		return nil
	})
	// Longer than a handshake lives: what looks dead then must not be forgotten.
	c.staysUnready(2 * v1alpha1.DefaultNodeTimeoutMilliseconds * time.Millisecond)
	heal()
	c.awaitReady(withinReady)
	for _, m := range c.picture().Members {
		calls, err := verify.Calls(t.Context(), c.dial(m.Pod))
		if err != nil || calls["cluster|forget"] > 0 {
			t.Errorf("%s was told to forget %d times (%v)", m.Name(), calls["cluster|forget"], err)
		}
	}
	c.plant()
	c.verify(verify.Excuses{})
}

// staysUnready looks for a while that the cluster is not called Ready.
func (c *cluster) staysUnready(during time.Duration) {
	c.t.Helper()
	said := ""
	for end := time.Now().Add(during); time.Now().Before(end); time.Sleep(lookAgain) {
		got := c.get()
		if isReady(got) == nil {
			c.t.Fatal("it is called Ready")
		}
		if now := got.Status.Reason + ": " + got.Status.Message; now != said {
			said = now
			c.t.Logf("it says %s", said)
		}
	}
}

// TestOperatorKilled deletes an operator's Pod every five seconds while a
// cluster is formed, in turn with and without force: it forms all the same, and
// nothing is done twice that must not be (row 165).
func TestOperatorKilled(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	if len(operatorPods(t)) == 0 {
		t.Fatal("there is no operator")
	}
	c := s.create("demo", shape(3, 1))
	every := time.NewTicker(5 * time.Second)
	defer every.Stop()
	for i := range 5 {
		s.killOperator(i%2 == 0)
		<-every.C
	}
	s.awaitOperator()
	c.awaitReady(2 * withinReady)
	c.plant()
	c.verify(verify.Excuses{})
}

// killOperator deletes the Pod that holds the lease.
func (s *space) killOperator(force bool) {
	s.t.Helper()
	o := metav1.DeleteOptions{}
	if force {
		o.GracePeriodSeconds = new(int64(0))
	}
	leader := ""
	lease, err := bed.kube.CoordinationV1().Leases(verify.OperatorNamespace).Get(s.t.Context(), operatorName, metav1.GetOptions{})
	if err == nil && lease.Spec.HolderIdentity != nil {
		leader = *lease.Spec.HolderIdentity
	}
	for _, pod := range operatorPods(s.t) {
		if len(leader) >= len(pod.Name) && leader[:len(pod.Name)] == pod.Name {
			s.t.Logf("delete the leading operator %s (force %t)", pod.Name, force)
			if err := bed.kube.CoreV1().Pods(pod.Namespace).Delete(s.t.Context(), pod.Name, o); err != nil {
				s.t.Error(err)
			}
			return
		}
	}
	s.t.Logf("no operator leads at this moment")
}

// awaitOperator waits until the Deployment is whole again.
func (s *space) awaitOperator() {
	s.t.Helper()
	s.await("the operators run", withinReady, deployed)
}

// deployed tells why the operator's Deployment is not whole.
func deployed(ctx context.Context) error {
	d, err := bed.kube.AppsV1().Deployments(verify.OperatorNamespace).Get(ctx, operatorName, metav1.GetOptions{})
	if err == nil && (d.Status.ReadyReplicas != *d.Spec.Replicas || d.Status.Replicas != *d.Spec.Replicas) {
		err = fmt.Errorf("%d of %d are ready", d.Status.ReadyReplicas, *d.Spec.Replicas)
	}
	return err
}
