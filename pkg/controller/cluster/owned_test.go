// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"context"
	"encoding/json"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// meant is what an owned object is for: all but what the API server writes.
func meant(o runtime.Object) string {
	data, err := runtime.DefaultUnstructuredConverter.ToUnstructured(o)
	if err != nil {
		return err.Error()
	}
	metadata, _ := data["metadata"].(map[string]any)
	data["metadata"] = map[string]any{"name": metadata["name"], "labels": metadata["labels"], "ownerReferences": metadata["ownerReferences"]}
	for _, name := range []string{"status", "kind", "apiVersion"} {
		delete(data, name)
	}
	text, err := json.Marshal(data)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// owned are the objects of a cluster besides ValkeyNodes, Pods and claims, by kind
// and name, as they are meant.
func (w *world) owned() map[string]string {
	out := map[string]string{}
	add := func(kind, name string, o runtime.Object) { out[kind+"/"+name] = meant(o) }
	for _, o := range controllertest.All(w.api, &corev1.Service{}) {
		add("Service", o.Name, o)
	}
	for _, o := range controllertest.All(w.api, &corev1.Secret{}) {
		add("Secret", o.Name, o)
	}
	for _, o := range controllertest.All(w.api, &corev1.ConfigMap{}) {
		add("ConfigMap", o.Name, o)
	}
	for _, o := range controllertest.All(w.api, &policyv1.PodDisruptionBudget{}) {
		add("PodDisruptionBudget", o.Name, o)
	}
	for _, o := range controllertest.All(w.api, &appsv1.ControllerRevision{}) {
		o.Revision = 0
		add("ControllerRevision", o.Name, o)
	}
	for _, o := range w.pods("demo") {
		add("Pod role", o.Name, &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: o.Name, Labels: map[string]string{"role": o.Labels[v1alpha1.LabelRole]}}})
	}
	return out
}

// vandalism is what people do to the objects of a cluster.
type vandalism struct {
	name string
	do   func(ctx context.Context, w *world) error
}

func editService(name string, edit func(*corev1.Service)) vandalism {
	return vandalism{"edit Service " + name, func(ctx context.Context, w *world) error {
		api := w.api.Kube.CoreV1().Services(namespace)
		o, err := api.Get(ctx, name, metav1.GetOptions{})
		if err != nil {
			return err
		}
		edit(o)
		_, err = api.Update(ctx, o, metav1.UpdateOptions{FieldManager: user})
		return err
	}}
}

func editSecret(name string, edit func(*corev1.Secret)) vandalism {
	return vandalism{"edit Secret " + name, func(ctx context.Context, w *world) error {
		api := w.api.Kube.CoreV1().Secrets(namespace)
		o, err := api.Get(ctx, name, metav1.GetOptions{})
		if err != nil {
			return err
		}
		edit(o)
		_, err = api.Update(ctx, o, metav1.UpdateOptions{FieldManager: user})
		return err
	}}
}

func removal(of string, o runtime.Object) vandalism {
	return vandalism{"remove " + of, func(_ context.Context, w *world) error {
		w.api.Delete(o)
		return nil
	}}
}

func relabel(value string) vandalism {
	return vandalism{"role label " + value, func(ctx context.Context, w *world) error {
		for _, pod := range w.pods("demo") {
			pod.Labels[v1alpha1.LabelRole] = value
			if _, err := w.api.Kube.CoreV1().Pods(namespace).Update(ctx, pod, metav1.UpdateOptions{FieldManager: user}); err != nil {
				return err
			}
		}
		return nil
	}}
}

func named(name string) metav1.ObjectMeta { return metav1.ObjectMeta{Namespace: namespace, Name: name} }

// vandalisms of a cluster whose revision is known.
func vandalisms(revision string) []vandalism {
	return []vandalism{
		removal("the Service", &corev1.Service{ObjectMeta: named("valkey-demo")}),
		removal("the headless Service", &corev1.Service{ObjectMeta: named("valkey-demo-nodes")}),
		removal("the connection Secret", &corev1.Secret{ObjectMeta: named("valkey-demo")}),
		removal("the system Secret", &corev1.Secret{ObjectMeta: named("valkey-demo-system")}),
		removal("the ConfigMap", &corev1.ConfigMap{ObjectMeta: named("valkey-demo-" + revision)}),
		removal("the ControllerRevision", &appsv1.ControllerRevision{ObjectMeta: named("valkey-demo-" + revision)}),
		removal("the budget", &policyv1.PodDisruptionBudget{ObjectMeta: named("valkey-demo-0")}),
		editService("valkey-demo", func(s *corev1.Service) { s.Spec.Ports[0].Port = 7000 }),
		editService("valkey-demo", func(s *corev1.Service) {
			s.Spec.Ports = append(s.Spec.Ports, corev1.ServicePort{Name: "mine", Port: 7001, Protocol: corev1.ProtocolTCP})
		}),
		editService("valkey-demo", func(s *corev1.Service) { s.Spec.Selector["canary"] = "yes" }),
		editService("valkey-demo-nodes", func(s *corev1.Service) { s.Spec.Selector[v1alpha1.LabelCluster] = "other" }),
		editService("valkey-demo-nodes", func(s *corev1.Service) { s.Spec.PublishNotReadyAddresses = false }),
		editService("valkey-demo", func(s *corev1.Service) { delete(s.Labels, v1alpha1.LabelManagedBy) }),
		editService("valkey-demo", func(s *corev1.Service) { delete(s.Labels, v1alpha1.LabelCluster) }),
		editSecret("valkey-demo", func(s *corev1.Secret) { s.Data["password"] = []byte("mine") }),
		editSecret("valkey-demo-system", func(s *corev1.Secret) { s.Data[resources.KeyOperator] = []byte("mine") }),
		editSecret("valkey-demo-system", func(s *corev1.Secret) { delete(s.Data, resources.KeyACL) }),
		editSecret("valkey-demo-system", func(s *corev1.Secret) { s.Data = nil }),
		{"edit the budget", func(ctx context.Context, w *world) error {
			api := w.api.Kube.PolicyV1().PodDisruptionBudgets(namespace)
			o, err := api.Get(ctx, "valkey-demo-0", metav1.GetOptions{})
			if err != nil {
				return err
			}
			o.Spec.MinAvailable = new(intstr.FromInt32(0))
			_, err = api.Update(ctx, o, metav1.UpdateOptions{FieldManager: user})
			return err
		}},
		relabel(""), relabel(string(v1alpha1.RolePrimary)), relabel("queen"),
	}
}

// TestOwnedObjectsArePutRight shows row 158: whatever is done to an owned object,
// it is as it was within seconds, with the same passwords, and no Pod is replaced.
func TestOwnedObjectsArePutRight(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1))
		w.eventuallyReady("demo", 30*time.Second)
		pass(2 * time.Second)
		want, uids := w.owned(), w.uids("demo")
		for _, v := range vandalisms(w.cluster("demo").Status.Revision) {
			if err := v.do(t.Context(), w); err != nil {
				t.Fatalf("%s: %v", v.name, err)
			}
			deadline := time.Now().Add(10 * time.Second)
			for !cmp.Equal(want, w.owned()) && time.Now().Before(deadline) {
				pass(50 * time.Millisecond)
			}
			if diff := cmp.Diff(want, w.owned()); diff != "" {
				t.Errorf("10 s after %s: %s", v.name, diff)
			}
			if diff := cmp.Diff(uids, w.uids("demo")); diff != "" {
				t.Fatalf("%s has cost a Pod: %s", v.name, diff)
			}
		}
		w.eventuallyReady("demo", 15*time.Second)
		pass(10 * time.Second)
		w.rests(time.Minute, 2)
	})
}

// TestOthersMayAdd shows row 158: labels and annotations that others add stay, and
// nobody fights over them.
func TestOthersMayAdd(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 0))
		w.eventuallyReady("demo", 30*time.Second)
		add := editService("valkey-demo", func(s *corev1.Service) {
			s.Labels["team"] = "shop"
			s.Annotations = map[string]string{"mesh": "yes"}
		})
		w.must(add.do(t.Context(), w))
		pass(20 * time.Second)
		w.rests(time.Minute, 1)
		s, err := w.api.Kube.CoreV1().Services(namespace).Get(t.Context(), "valkey-demo", metav1.GetOptions{})
		w.must(err)
		if s.Labels["team"] != "shop" || s.Annotations["mesh"] != "yes" {
			t.Errorf("labels %v, annotations %v", s.Labels, s.Annotations)
		}
	})
}

// TestValkeyNodeRemoved: a server's declaration that somebody deleted comes back,
// and its shard with it.
func TestValkeyNodeRemoved(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1))
		w.eventuallyReady("demo", 30*time.Second)
		for _, n := range controllertest.All(w.api, &v1alpha1.ValkeyNode{}) {
			if n.Status.Role == v1alpha1.RoleReplica {
				w.api.Delete(n)
			}
		}
		w.eventually(10*time.Second, "there are two ValkeyNodes", func() bool {
			return len(controllertest.All(w.api, &v1alpha1.ValkeyNode{})) == 2
		})
		w.eventuallyReady("demo", time.Minute)
	})
}

// TestPasswordsLost: with the system Secret gone while no operator knew its
// passwords, nothing is made up, and a person is told; restored, it goes on.
func TestPasswordsLost(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1))
		w.eventuallyReady("demo", 30*time.Second)
		uids := w.uids("demo")
		w.stop()
		secret, err := w.api.Kube.CoreV1().Secrets(namespace).Get(t.Context(), "valkey-demo-system", metav1.GetOptions{})
		w.must(err)
		w.api.Delete(secret)
		w.written()
		w.operate()
		w.eventually(5*time.Second, "the condition says PasswordsLost", func() bool {
			c := w.condition("demo", v1alpha1.ConditionReady)
			return c.Status == metav1.ConditionFalse && c.Reason == "PasswordsLost"
		})
		pass(time.Minute)
		if state := w.cluster("demo").Status.State; state != v1alpha1.StateFailed {
			t.Errorf("state is %s", state)
		}
		for _, x := range w.written() {
			if x.Subresource != "status" {
				t.Errorf("%s without passwords", x)
			}
		}
		secret.UID, secret.ResourceVersion = "", ""
		w.api.Put(secret)
		w.eventuallyReady("demo", 30*time.Second)
		if diff := cmp.Diff(uids, w.uids("demo")); diff != "" {
			t.Error(diff)
		}
	})
}
