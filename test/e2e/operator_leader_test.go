// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

const (
	// frozenFor is twice the lease and more, and less than the kubelet lets a process
	// live that does not answer.
	frozenFor = 26 * time.Second
	// withinLease is when another operator leads at the latest: the lease, two
	// tries, and half of that again.
	withinLease = 24 * time.Second
)

// reconfigure declares something for which all Pods are replaced, and waits until
// the first one is.
func (c *cluster) reconfigure(value int) {
	c.t.Helper()
	before := map[types.UID]bool{}
	for _, pod := range c.pods() {
		before[pod.UID] = true
	}
	c.watch.during(func() { c.patch(map[string]any{"config": map[string]any{"tcp-backlog": value}}) })
	c.await("the first Pod is replaced", withinRepair, func(context.Context) error {
		for _, pod := range c.pods() {
			if !before[pod.UID] {
				return nil
			}
		}
		return errors.New("none is yet")
	})
}

// ofOneRevision waits until every Pod is of the revision that is declared.
func (c *cluster) ofOneRevision() {
	c.t.Helper()
	c.await("every Pod is of the declared revision", 3*withinReady, func(context.Context) error {
		got := c.get()
		for name, pod := range c.pods() {
			if revision := pod.Labels[v1alpha1.LabelRevision]; revision != got.Status.Revision || got.Status.ObservedGeneration != got.Generation {
				return fmt.Errorf("%s is of revision %s, declared is %s", name, revision, got.Status.Revision)
			}
		}
		return nil
	})
}

// TestLeaderFrozen stops the leader's process in the middle of a roll, and kills a
// primary's server: the other operator takes over, and the first one, continued
// after its lease has run out, ends without one more write (row 152).
func TestLeaderFrozen(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	s.awaitOperator()
	c := s.ready("demo", shape(3, 1))
	c.plant()
	w := c.write()
	log := followAudit(t)
	c.reconfigure(101)
	old, err := faults().Leader(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	frozen := faults().OperatorFrozen()
	thaw := func() {
		if _, err := frozen.Undo(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
	}
	t.Cleanup(thaw)
	if _, err := frozen.Apply(t.Context()); err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	end := time.NewTimer(frozenFor)
	defer end.Stop()
	victim := c.primary(2)
	c.watch.during(func() {
		if err := bed.local.PodKill(t.Context(), victim.Pod.Namespace, victim.Name()); err != nil {
			t.Error(err)
		}
	})
	s.await("another operator leads", withinLease, func(ctx context.Context) error {
		if leader, err := faults().Leader(ctx); err != nil || leader.Name == old.Name {
			return errors.Join(err, errors.New("it is still the frozen one's lease"))
		}
		return nil
	})
	<-end.C
	thaw()
	s.ended(old)
	c.ofOneRevision()
	c.awaitReady(withinReady)
	deeds := log.deeds()
	t.Logf("%d writes, in turns of %v", len(deeds), oneAtATime(t, deeds))
	for _, d := range deeds {
		if d.pod == old.Name && d.at.After(began) {
			t.Errorf("the frozen leader has written %s after it was frozen: %s", d.at.Sub(began), d)
		}
	}
	s.renewOperators()
	c.report(w, gapElection, 2*unreplicated)
	c.verify(verify.Excuses{Restarts: true})
}

// renewOperators replaces the Pods of operators, of which some were restarted, as they
// had to be: the verifier allows no restart. It replaces them all: that a process was
// killed a moment ago, the kubelet has not told yet.
func (s *space) renewOperators() {
	s.t.Helper()
	former := map[types.UID]bool{}
	for _, pod := range operatorPods(s.t) {
		former[pod.UID] = true
		err := bed.kube.CoreV1().Pods(pod.Namespace).Delete(s.t.Context(), pod.Name, metav1.DeleteOptions{})
		if err != nil && !apierrors.IsNotFound(err) {
			s.t.Fatal(err)
		}
	}
	s.await("the operators are new ones", 2*withinReady, func(ctx context.Context) error {
		for _, pod := range operatorPods(s.t) {
			if former[pod.UID] {
				return fmt.Errorf("%s is a former one", pod.Name)
			}
		}
		return deployed(ctx)
	})
}

// ended waits until the process of an operator that leads no more has ended. That
// its kubelet ended it shows nothing.
func (s *space) ended(pod *corev1.Pod) {
	s.t.Helper()
	s.await("the former leader ends", withinRepair, func(ctx context.Context) error {
		got, err := bed.kube.CoreV1().Pods(pod.Namespace).Get(ctx, pod.Name, metav1.GetOptions{})
		if err != nil {
			return err
		}
		was, is := pod.Status.ContainerStatuses[0], got.Status.ContainerStatuses[0]
		if is.RestartCount == was.RestartCount {
			return errors.New("it runs on")
		}
		if last := is.LastTerminationState.Terminated; last == nil || last.ExitCode != 1 {
			s.t.Errorf("it ended with %+v", last)
		}
		return nil
	})
}

// TestOperatorUpgraded rolls the operator's Deployment to another configuration and
// back while a cluster is rolled under load: at no time two operators write, and
// both rolls come to their end (row 153). The new default image rolls no cluster, and
// the most verbose logs hold no password (row 121).
func TestOperatorUpgraded(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	s.awaitOperator()
	s.password("to be found " + rand.Text())
	spec := shape(3, 1)
	spec.Users = []v1alpha1.User{{Name: "app", PasswordSecret: &v1alpha1.PasswordSecret{Name: "app"}}}
	c := s.ready("demo", spec)
	c.plant()
	w := c.write()
	api := bed.kube.AppsV1().Deployments(verify.OperatorNamespace)
	d, err := api.Get(t.Context(), operatorName, metav1.GetOptions{})
	if err != nil {
		t.Fatal(err)
	}
	args := slices.Clone(d.Spec.Template.Spec.Containers[0].Args)
	back := func(ctx context.Context) {
		if err := upgrade(ctx, args); err != nil {
			t.Error(err)
		}
		if err := hold(ctx, 2*withinReady, func() error { return upgraded(ctx) }); err != nil {
			t.Errorf("the operator is rolled: %v", err)
		}
	}
	t.Cleanup(func() { back(context.WithoutCancel(t.Context())) })
	log := followAudit(t)
	c.reconfigure(102)
	if err := upgrade(t.Context(), append(slices.Clone(args), "--default-image="+valkey81, "--v=7")); err != nil {
		t.Fatal(err)
	}
	s.await("the operator is upgraded", 2*withinReady, upgraded)
	s.password("to be found " + rand.Text())
	c.reconfigure(103)
	c.awaitUsers(metav1.ConditionTrue, withinReady)
	c.testPasswords()
	back(t.Context())
	c.ofOneRevision()
	c.awaitReady(withinReady)
	deeds := log.deeds()
	turns := oneAtATime(t, deeds)
	t.Logf("%d writes, in turns of %v", len(deeds), turns)
	if len(turns) < 3 {
		t.Errorf("%d operators have written: the test shows nothing", len(turns))
	}
	if image := c.get().Status.Image; image != valkey91 {
		t.Errorf("the cluster's image is %s", image)
	}
	c.report(w, gapHandOver, 0)
	c.verify(verify.Excuses{})
}

// upgrade gives the operator's container other arguments.
func upgrade(ctx context.Context, args []string) error {
	patch, err := json.Marshal(map[string]any{"spec": map[string]any{"template": map[string]any{"spec": map[string]any{
		"containers": []any{map[string]any{"name": operatorName, "args": args}},
	}}}})
	if err != nil {
		return err
	}
	_, err = bed.kube.AppsV1().Deployments(verify.OperatorNamespace).
		Patch(ctx, operatorName, types.StrategicMergePatchType, patch, metav1.PatchOptions{})
	return err
}

// upgraded tells why the roll of the operator is not complete.
func upgraded(ctx context.Context) error {
	d, err := bed.kube.AppsV1().Deployments(verify.OperatorNamespace).Get(ctx, operatorName, metav1.GetOptions{})
	switch {
	case err != nil:
		return err
	case d.Status.ObservedGeneration < d.Generation || d.Status.UpdatedReplicas != *d.Spec.Replicas:
		return fmt.Errorf("%d of %d are of the new version", d.Status.UpdatedReplicas, *d.Spec.Replicas)
	}
	return deployed(ctx)
}
