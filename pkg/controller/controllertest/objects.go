// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package controllertest

import (
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Put stores an object as it is, as if it had always been so: nobody is asked,
// and nothing is recorded. It is for kubelets, other controllers and the beginning
// of a test.
func (a *API) Put(o runtime.Object) {
	a.mu.Lock()
	defer a.mu.Unlock()
	s, resource := a.storeOf(o)
	o = o.DeepCopyObject()
	m := accessor(o)
	version := a.next()
	m.SetResourceVersion(version)
	old, err := s.tracker.Get(resource, m.GetNamespace(), m.GetName())
	if err != nil {
		s.birth(o, version)
		must(s.tracker.Create(resource, o, m.GetNamespace()))
		return
	}
	if m.GetUID() == "" {
		m.SetUID(accessor(old).GetUID())
	}
	must(s.tracker.Update(resource, o, m.GetNamespace()))
}

// Drop removes an object at once.
func (a *API) Drop(o runtime.Object) {
	a.mu.Lock()
	defer a.mu.Unlock()
	s, resource := a.storeOf(o)
	m := accessor(o)
	live, err := s.tracker.Get(resource, m.GetNamespace(), m.GetName())
	if err != nil {
		return
	}
	a.gone[accessor(live).GetUID()] = a.next()
	must(s.tracker.Delete(resource, m.GetNamespace(), m.GetName()))
}

// Delete begins to delete an object, as a user would.
func (a *API) Delete(o runtime.Object) {
	a.mu.Lock()
	defer a.mu.Unlock()
	s, resource := a.storeOf(o)
	m := accessor(o)
	if live, err := s.tracker.Get(resource, m.GetNamespace(), m.GetName()); err == nil {
		s.end(live, resource)
	}
}

// birth gives a new object what the API server gives it.
func (s *store) birth(o runtime.Object, version string) {
	m := accessor(o)
	if m.GetUID() == "" {
		m.SetUID(types.UID("uid-" + version))
	}
	if m.GetCreationTimestamp().Time.IsZero() {
		m.SetCreationTimestamp(metav1.NewTime(time.Now().Truncate(time.Second)))
	}
	if m.GetGeneration() == 0 {
		m.SetGeneration(1)
	}
	m.SetResourceVersion(version)
}

// stays tells whether an object is kept while it is being deleted.
func stays(o runtime.Object) bool {
	switch o.(type) {
	case *corev1.Pod, *corev1.PersistentVolumeClaim:
		return true
	}
	return len(accessor(o).GetFinalizers()) > 0
}

// CollectGarbage deletes what is controlled by something that is no more, and
// claims that no Pod uses and that are being deleted.
func (a *API) CollectGarbage() {
	a.mu.Lock()
	defer a.mu.Unlock()
	live := map[types.UID]bool{}
	pods := map[string]bool{}
	var all []runtime.Object
	for _, kind := range collected {
		s, _ := a.storeOf(kind)
		all = append(all, s.objects(kind)...)
	}
	for _, o := range all {
		live[accessor(o).GetUID()] = true
		if pod, ok := o.(*corev1.Pod); ok {
			pods[pod.Namespace+"/"+pod.Name] = true
		}
	}
	for _, o := range all {
		m := accessor(o)
		s, resource := a.storeOf(o)
		owner := metav1.GetControllerOf(m)
		switch claim, isClaim := o.(*corev1.PersistentVolumeClaim); {
		case isClaim && claim.DeletionTimestamp != nil && !pods[claim.Namespace+"/"+claim.Name]:
			a.gone[claim.UID] = a.next()
			must(s.tracker.Delete(resource, m.GetNamespace(), m.GetName()))
		case owner != nil && !live[owner.UID] && m.GetDeletionTimestamp() == nil:
			s.end(o, resource)
		}
	}
}

// collected are the kinds that controllers own, and their owners.
var collected = []runtime.Object{
	&v1alpha1.ValkeyCluster{}, &v1alpha1.ValkeyNode{},
	&corev1.Pod{}, &corev1.PersistentVolumeClaim{}, &corev1.Service{}, &corev1.Secret{}, &corev1.ConfigMap{},
	&policyv1.PodDisruptionBudget{}, &appsv1.ControllerRevision{},
}

func accessor(o runtime.Object) metav1.Object {
	m, err := meta.Accessor(o)
	must(err)
	return m
}

// must is for what cannot fail with the types that are served.
func must(err error) {
	if err != nil {
		panic(err)
	}
}
