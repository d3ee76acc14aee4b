// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// TestDeletion deletes clusters in both ways: nothing with their UID is left
// (row 140), and the same name is usable at once.
func TestDeletion(t *testing.T) {
	t.Parallel()
	for _, policy := range []metav1.DeletionPropagation{metav1.DeletePropagationBackground, metav1.DeletePropagationForeground} {
		t.Run(string(policy), func(t *testing.T) {
			t.Parallel()
			s := newSpace(t, small, nil)
			first := s.ready("demo", persistent(shape(1, 1), v1alpha1.ReclaimDelete))
			first.plant()
			first.holdsNothing()
			first.delete(policy)
			if policy == metav1.DeletePropagationForeground {
				first.awaitGone()
			}
			second := s.create("demo", persistent(shape(1, 1), v1alpha1.ReclaimDelete))
			if policy == metav1.DeletePropagationBackground {
				first.awaitGone()
			}
			second.awaitReady(withinReady)
			for _, m := range second.picture().Members {
				if m.Info.Keys != 0 {
					t.Errorf("%s has %d keys of its predecessor", m.Name(), m.Info.Keys)
				}
			}
			second.plant()
			second.verify(verify.Excuses{})
		})
	}
}

// holdsNothing fails the test when an object has a finalizer of ours: without the
// operator, or without the Secrets, it could not be deleted (row 136).
func (c *cluster) holdsNothing() {
	c.t.Helper()
	client, err := dynamic.NewForConfig(bed.config)
	if err != nil {
		c.t.Fatal(err)
	}
	for kind, resource := range ownedKinds {
		list, err := client.Resource(resource).Namespace(c.space.name).List(c.t.Context(), metav1.ListOptions{})
		if err != nil {
			c.t.Fatal(err)
		}
		for _, item := range list.Items {
			if kind != "PersistentVolumeClaim" && len(item.GetFinalizers()) > 0 {
				c.t.Errorf("%s %s has finalizers: %s", kind, item.GetName(), item.GetFinalizers())
			}
		}
	}
	err = bed.kube.CoreV1().Secrets(c.space.name).DeleteCollection(c.t.Context(), metav1.DeleteOptions{}, metav1.ListOptions{})
	if err != nil {
		c.t.Fatal(err)
	}
}

// delete deletes the cluster and returns when the API server has taken it: in
// the foreground it is still there then.
func (c *cluster) delete(policy metav1.DeletionPropagation) {
	c.t.Helper()
	c.watch.during(func() {
		err := bed.valkey.ValkeyV1alpha1().ValkeyClusters(c.space.name).Delete(c.t.Context(), c.name, metav1.DeleteOptions{
			PropagationPolicy: &policy, Preconditions: metav1.NewUIDPreconditions(string(c.uid)),
		})
		if err != nil {
			c.t.Fatalf("delete ValkeyCluster: %v", err)
		}
	})
}

// awaitGone waits until nothing with the cluster's UID is left, except of the
// kinds that stay.
func (c *cluster) awaitGone(staying ...string) {
	c.t.Helper()
	client, err := dynamic.NewForConfig(bed.config)
	if err != nil {
		c.t.Fatal(err)
	}
	c.await("everything of "+c.name+" is gone", withinGone, func(ctx context.Context) error {
		var left []string
		for kind, resource := range ownedKinds {
			if slices.Contains(staying, kind) {
				continue
			}
			list, err := client.Resource(resource).Namespace(c.space.name).List(ctx, metav1.ListOptions{})
			if err != nil {
				return err
			}
			for _, item := range list.Items {
				if c.owns(&item) {
					left = append(left, kind+"/"+item.GetName())
				}
			}
		}
		if len(left) > 0 {
			return fmt.Errorf("left are %s", strings.Join(left, ", "))
		}
		return nil
	})
}

// owns tells whether an object carries the cluster's UID anywhere.
func (c *cluster) owns(o metav1.Object) bool {
	return o.GetUID() == c.uid || o.GetLabels()[v1alpha1.LabelClusterUID] == string(c.uid) ||
		slices.ContainsFunc(o.GetOwnerReferences(), func(r metav1.OwnerReference) bool { return r.UID == c.uid })
}

var ownedKinds = map[string]schema.GroupVersionResource{
	"ValkeyCluster":         {Group: v1alpha1.GroupName, Version: "v1alpha1", Resource: "valkeyclusters"},
	"ValkeyNode":            {Group: v1alpha1.GroupName, Version: "v1alpha1", Resource: "valkeynodes"},
	"Pod":                   corev1.SchemeGroupVersion.WithResource("pods"),
	"Service":               corev1.SchemeGroupVersion.WithResource("services"),
	"Secret":                corev1.SchemeGroupVersion.WithResource("secrets"),
	"ConfigMap":             corev1.SchemeGroupVersion.WithResource("configmaps"),
	"PersistentVolumeClaim": corev1.SchemeGroupVersion.WithResource("persistentvolumeclaims"),
	"ControllerRevision":    {Group: "apps", Version: "v1", Resource: "controllerrevisions"},
	"PodDisruptionBudget":   {Group: "policy", Version: "v1", Resource: "poddisruptionbudgets"},
	"NetworkPolicy":         {Group: "networking.k8s.io", Version: "v1", Resource: "networkpolicies"},
	"Lease":                 {Group: "coordination.k8s.io", Version: "v1", Resource: "leases"},
}

// TestNamespaceDeleted deletes a namespace with a cluster that is Ready and one
// that is being formed: it goes, and the operator does not fight (row 135).
func TestNamespaceDeleted(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	s.ready("old", persistent(shape(1, 1), v1alpha1.ReclaimRetain)).plant()
	young := s.create("young", shape(2, 0))
	young.await("a Pod is made", withinRepair, func(ctx context.Context) error {
		if len(young.pods()) == 0 {
			return errors.New("there is none")
		}
		return nil
	})
	log := followAudit(t)
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	if err := bed.kube.CoreV1().Namespaces().Delete(ctx, s.name, metav1.DeleteOptions{}); err != nil {
		t.Fatal(err)
	}
	s.await("the namespace is gone", 2*time.Minute, func(ctx context.Context) error {
		_, err := bed.kube.CoreV1().Namespaces().Get(ctx, s.name, metav1.GetOptions{})
		if apierrors.IsNotFound(err) {
			return nil
		}
		return errors.Join(errors.New("it is there"), err)
	})
	refused := 0
	for _, e := range log.of(s.name) {
		if e.write() && e.ResponseStatus.Code >= 400 {
			refused++
		}
	}
	// A few objects of each of two clusters, each once or twice.
	if refused > 40 {
		t.Errorf("the operator tried %d writes in vain", refused)
	}
}

// TestOrphans deletes a cluster without its objects and makes it again: what is
// there is not touched, and the status says what is in the way (row 138).
func TestOrphans(t *testing.T) {
	t.Parallel()
	s := newSpace(t, small, nil)
	first := s.ready("demo", shape(1, 1))
	first.plant()
	before := first.pods()
	first.delete(metav1.DeletePropagationOrphan)
	first.await("the cluster is gone", withinGone, func(ctx context.Context) error {
		_, err := bed.valkey.ValkeyV1alpha1().ValkeyClusters(s.name).Get(ctx, "demo", metav1.GetOptions{})
		if apierrors.IsNotFound(err) {
			return nil
		}
		return errors.Join(errors.New("it is there"), err)
	})
	second := s.create("demo", shape(1, 1))
	second.awaitWords("NameTaken", "not touched")
	for name, pod := range before {
		got, err := bed.kube.CoreV1().Pods(s.name).Get(t.Context(), name, metav1.GetOptions{})
		if err != nil || got.UID != pod.UID || got.DeletionTimestamp != nil {
			t.Errorf("orphan Pod %s was touched (%v)", name, err)
		}
	}
	second.removeOrphans(first)
	second.awaitReady(withinReady)
	second.plant()
	second.verify(verify.Excuses{})
}

// removeOrphans deletes what a former cluster left.
func (c *cluster) removeOrphans(former *cluster) {
	c.t.Helper()
	client, err := dynamic.NewForConfig(bed.config)
	if err != nil {
		c.t.Fatal(err)
	}
	for _, resource := range ownedKinds {
		err := client.Resource(resource).Namespace(c.space.name).DeleteCollection(c.t.Context(), metav1.DeleteOptions{}, metav1.ListOptions{
			LabelSelector: v1alpha1.LabelClusterUID + "=" + string(former.uid),
		})
		if apierrors.IsMethodNotSupported(err) { // Services can be deleted one by one only.
			err = c.deleteEach(client.Resource(resource).Namespace(c.space.name), former)
		}
		if err != nil {
			c.t.Fatalf("delete %s: %v", resource.Resource, err)
		}
	}
	c.await("what a former cluster left is gone", withinGone, func(ctx context.Context) error {
		left, err := bed.kube.CoreV1().Pods(c.space.name).List(ctx, metav1.ListOptions{LabelSelector: v1alpha1.LabelClusterUID + "=" + string(former.uid)})
		if err == nil && len(left.Items) > 0 {
			err = fmt.Errorf("%d Pods are still there", len(left.Items))
		}
		return err
	})
}

func (c *cluster) deleteEach(client dynamic.ResourceInterface, former *cluster) error {
	list, err := client.List(c.t.Context(), metav1.ListOptions{LabelSelector: v1alpha1.LabelClusterUID + "=" + string(former.uid)})
	if err != nil {
		return err
	}
	for _, item := range list.Items {
		if err := client.Delete(c.t.Context(), item.GetName(), metav1.DeleteOptions{}); err != nil {
			return err
		}
	}
	return nil
}

// TestStranger runs a Pod with a cluster's labels that is not of the cluster: it
// is not joined, not deleted and gets no clients (row 138).
func TestStranger(t *testing.T) {
	t.Parallel()
	s := newSpace(t, small, nil)
	c := s.ready("demo", shape(1, 1))
	c.plant()
	var pattern *corev1.Pod
	for _, pod := range c.pods() {
		pattern = pod
	}
	stranger := &corev1.Pod{
		ObjectMeta: metav1.ObjectMeta{Name: "stranger", Namespace: s.name, Labels: map[string]string{}},
		Spec: corev1.PodSpec{Containers: []corev1.Container{{
			Name: "server", Image: valkey91, Command: []string{"valkey-server", "--cluster-enabled", "yes", "--save", "", "--protected-mode", "no"},
		}}},
	}
	maps.Copy(stranger.Labels, pattern.Labels)
	delete(stranger.Labels, v1alpha1.LabelClusterUID)
	made, err := bed.kube.CoreV1().Pods(s.name).Create(t.Context(), stranger, metav1.CreateOptions{})
	if err != nil {
		t.Fatal(err)
	}
	c.await("the stranger is ready", withinRepair, func(ctx context.Context) error {
		got, err := bed.kube.CoreV1().Pods(s.name).Get(ctx, made.Name, metav1.GetOptions{})
		if err == nil && !podReady(got) {
			err = errors.New("it is not")
		}
		return err
	})
	// What would be done about it would be done while a member is replaced.
	c.replace(c.primary(0).Pod)
	c.verify(verify.Excuses{})
	got, err := bed.kube.CoreV1().Pods(s.name).Get(t.Context(), made.Name, metav1.GetOptions{})
	if err != nil || got.UID != made.UID || got.DeletionTimestamp != nil || len(got.OwnerReferences) > 0 {
		t.Errorf("the stranger was touched: %v", err)
	}
	if c.endpoints()[made.Name] {
		t.Error("the stranger gets clients")
	}
}
