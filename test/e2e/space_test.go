// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Bounds of waiting, each about three times what it takes on two busy cores.
const (
	withinReady   = 60 * time.Second
	withinRepair  = 30 * time.Second
	withinGone    = 60 * time.Second
	lookAgain     = 100 * time.Millisecond
	cleanupWithin = 3 * time.Minute
)

// space is a test's namespace.
type space struct {
	t    *testing.T
	name string
}

// newSpace makes a namespace, which is gone when the test has ended, and takes
// as many places as the test needs.
func newSpace(t *testing.T, places int, labels map[string]string) *space {
	t.Helper()
	bed.room.take(t, places)
	s := &space{t: t, name: fmt.Sprintf("e2e-%06x", rand.IntN(1<<24))}
	_, err := bed.kube.CoreV1().Namespaces().Create(t.Context(), &corev1.Namespace{
		ObjectMeta: metav1.ObjectMeta{Name: s.name, Labels: labels, Annotations: map[string]string{"test": t.Name()}},
	}, metav1.CreateOptions{})
	if err != nil {
		t.Fatalf("create namespace: %v", err)
	}
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(t.Context()), cleanupWithin)
		defer cancel()
		if t.Failed() {
			s.dump(ctx)
		}
		s.remove(ctx)
	})
	return s
}

// remove deletes the namespace and waits until it is gone. The clusters go first:
// Kubernetes looks after a namespace with Pods only when half of their grace
// period is over.
func (s *space) remove(ctx context.Context) {
	s.t.Helper()
	began := time.Now()
	err := bed.valkey.ValkeyV1alpha1().ValkeyClusters(s.name).DeleteCollection(ctx, metav1.DeleteOptions{}, metav1.ListOptions{})
	if err == nil {
		err = hold(ctx, withinGone, func() error { return s.empty(ctx) })
	}
	if err != nil {
		s.t.Errorf("the clusters were deleted: %v", err)
	}
	s.removeNamespace(ctx, began)
}

// empty tells what of the clusters is still there: Pods and ValkeyNodes.
func (s *space) empty(ctx context.Context) error {
	selected := metav1.ListOptions{LabelSelector: v1alpha1.LabelManagedBy + "=" + v1alpha1.ManagedBy}
	pods, err := bed.kube.CoreV1().Pods(s.name).List(ctx, selected)
	if err != nil {
		return err
	}
	nodes, err := bed.valkey.ValkeyV1alpha1().ValkeyNodes(s.name).List(ctx, selected)
	if err != nil {
		return err
	}
	ours := 0
	for _, pod := range pods.Items {
		if metav1.GetControllerOf(&pod) != nil {
			ours++
		}
	}
	if ours+len(nodes.Items) > 0 {
		return fmt.Errorf("%d Pods and %d ValkeyNodes are still there", ours, len(nodes.Items))
	}
	return nil
}

func (s *space) removeNamespace(ctx context.Context, began time.Time) {
	s.t.Helper()
	err := bed.kube.CoreV1().Namespaces().Delete(ctx, s.name, metav1.DeleteOptions{})
	if err != nil && !apierrors.IsNotFound(err) {
		s.t.Errorf("delete namespace: %v", err)
	}
	err = hold(ctx, withinGone, func() error {
		ns, err := bed.kube.CoreV1().Namespaces().Get(ctx, s.name, metav1.GetOptions{})
		switch {
		case apierrors.IsNotFound(err):
			return nil
		case err != nil:
			return err
		}
		return fmt.Errorf("it is still there: %v", ns.Status.Conditions)
	})
	if err != nil {
		s.t.Errorf("namespace %s was deleted: %v", s.name, err)
		return
	}
	s.t.Logf("namespace gone after %s", time.Since(began).Round(100*time.Millisecond))
}

// hold waits until the condition holds, which is when it returns no error.
func hold(ctx context.Context, within time.Duration, condition func() error) error {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	for {
		err := condition()
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("after %s: %w", within, err)
		case <-time.After(lookAgain):
		}
	}
}

// await ends the test unless the condition holds in time.
func (s *space) await(what string, within time.Duration, condition func(ctx context.Context) error) {
	s.t.Helper()
	began := time.Now()
	if err := hold(s.t.Context(), within, func() error { return condition(s.t.Context()) }); err != nil {
		s.t.Fatalf("%s: %v", what, err)
	}
	s.t.Logf("%s: after %s", what, time.Since(began).Round(10*time.Millisecond))
}

// ValkeyVersions that the tests use, by image.
const (
	valkey91 = "docker.io/valkey/valkey:9.1.2"
	valkey81 = "docker.io/valkey/valkey:8.1.1"
	valkey80 = "docker.io/valkey/valkey:8.0.1"
)

// shape is a spec of that many shards and replicas, otherwise by default.
func shape(shards, replicas int32) v1alpha1.ValkeyClusterSpec {
	return v1alpha1.ValkeyClusterSpec{Shards: shards, Replicas: &replicas}
}

// persistent is a spec with volumes.
func persistent(spec v1alpha1.ValkeyClusterSpec, policy v1alpha1.ReclaimPolicy) v1alpha1.ValkeyClusterSpec {
	spec.Persistence = &v1alpha1.Persistence{Size: resource.MustParse("1Gi"), ReclaimPolicy: policy}
	return spec
}

// create creates a cluster and returns at once.
func (s *space) create(name string, spec v1alpha1.ValkeyClusterSpec) *cluster {
	s.t.Helper()
	made, err := bed.valkey.ValkeyV1alpha1().ValkeyClusters(s.name).Create(s.t.Context(), &v1alpha1.ValkeyCluster{
		ObjectMeta: metav1.ObjectMeta{Name: name}, Spec: spec,
	}, metav1.CreateOptions{})
	if err != nil {
		s.t.Fatalf("create ValkeyCluster: %v", err)
	}
	return s.watch(made)
}

// ready creates a cluster and waits until it is Ready.
func (s *space) ready(name string, spec v1alpha1.ValkeyClusterSpec) *cluster {
	s.t.Helper()
	c := s.create(name, spec)
	c.awaitReady(withinReady)
	return c
}
