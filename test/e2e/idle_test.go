// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"testing"
	"time"

	admissionv1 "k8s.io/api/admissionregistration/v1"
	corev1 "k8s.io/api/core/v1"
	eventsv1 "k8s.io/api/events/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// How long idleness is looked at.
const (
	idleLong  = 60 * time.Second
	idleShort = 20 * time.Second
)

// testIdle looks at a cluster that is left alone: the operator writes nothing
// about it, no object changes, no event is told (rows 147 and 179). The lease is
// in another namespace.
func (c *cluster) testIdle() {
	c.idle(idleLong)
}

// idle fails the test when something is written in the time.
func (c *cluster) idle(during time.Duration) {
	c.t.Helper()
	before, log := c.contents(), followAudit(c.t)
	end := time.NewTimer(during)
	defer end.Stop()
	select {
	case <-end.C:
	case <-c.t.Context().Done():
		return
	}
	for _, e := range log.of(c.space.name) {
		if e.write() {
			c.t.Errorf("the idle operator did %s %s/%s %s", e.Verb, e.ObjectRef.Resource, e.ObjectRef.Name, e.ObjectRef.Subresource)
		}
	}
	after := c.contents()
	for name, now := range after {
		if was := before[name]; was != now {
			c.t.Errorf("%s has changed, or is new:\nwas %s\nis  %s", name, was, now)
		}
	}
	if len(before) != len(after) {
		c.t.Errorf("there were %d objects, and are %d", len(before), len(after))
	}
}

// told are the operator's events in the namespace.
func (c *cluster) told() []eventsv1.Event {
	c.t.Helper()
	list, err := bed.kube.EventsV1().Events(c.space.name).List(c.t.Context(), metav1.ListOptions{})
	if err != nil {
		c.t.Fatal(err)
	}
	return slices.DeleteFunc(list.Items, func(e eventsv1.Event) bool { return e.ReportingController != operatorName })
}

// contents are what stands in the operator's events and in all objects in the
// namespace of the kinds that it writes. Of the kinds of Kubernetes the status is
// left out: a kubelet or a controller may tell more about them at any time, and
// a write of the operator's is in the audit log.
func (c *cluster) contents() map[string]string {
	c.t.Helper()
	client, err := dynamic.NewForConfig(bed.config)
	if err != nil {
		c.t.Fatal(err)
	}
	contents := map[string]string{}
	for kind, resource := range ownedKinds {
		list, err := client.Resource(resource).Namespace(c.space.name).List(c.t.Context(), metav1.ListOptions{})
		if err != nil {
			c.t.Fatal(err)
		}
		for _, item := range list.Items {
			item.SetManagedFields(nil)
			switch {
			case kind == "Secret": // judged by its version, never printed
				unstructured.RemoveNestedField(item.Object, "data")
			case resource.Group != v1alpha1.GroupName:
				unstructured.RemoveNestedField(item.Object, "status")
				item.SetResourceVersion("")
			}
			content, err := item.MarshalJSON()
			if err != nil {
				c.t.Fatal(err)
			}
			contents[kind+" "+item.GetName()] = string(content)
		}
	}
	for _, e := range c.told() {
		contents["Event "+e.Name] = e.ResourceVersion
	}
	return contents
}

// testForeignMarks puts labels and annotations on every object, and a container
// into a Pod: nobody minds, and nothing is written because of them (row 158).
func (c *cluster) testForeignMarks() {
	before := c.pods()
	client, err := dynamic.NewForConfig(bed.config)
	if err != nil {
		c.t.Fatal(err)
	}
	mark, err := json.Marshal(map[string]any{"metadata": map[string]any{
		"labels": map[string]string{"example.com/team": "blue"}, "annotations": map[string]string{"example.com/note": "seen"},
	}})
	if err != nil {
		c.t.Fatal(err)
	}
	for kind, resource := range ownedKinds {
		api := client.Resource(resource).Namespace(c.space.name)
		list, err := api.List(c.t.Context(), metav1.ListOptions{})
		if err != nil {
			c.t.Fatal(err)
		}
		for _, item := range list.Items {
			if !c.owns(&item) && kind != "Pod" {
				continue
			}
			_, err := api.Patch(c.t.Context(), item.GetName(), types.MergePatchType, mark, metav1.PatchOptions{FieldManager: "somebody"})
			if err != nil {
				c.t.Fatalf("mark %s %s: %v", kind, item.GetName(), err)
			}
		}
	}
	c.debug(c.replica(2))
	c.awaitReady(withinRepair)
	c.idle(idleShort)
	c.samePods(before)
	for name, pod := range c.pods() {
		if pod.Labels["example.com/team"] != "blue" || pod.Annotations["example.com/note"] != "seen" {
			c.t.Errorf("%s has lost the foreign marks", name)
		}
	}
}

// debug puts an ephemeral container into a Pod, as kubectl debug does, and waits
// until it runs.
func (c *cluster) debug(pod *corev1.Pod) {
	c.t.Helper()
	api := bed.kube.CoreV1().Pods(pod.Namespace)
	got, err := api.Get(c.t.Context(), pod.Name, metav1.GetOptions{})
	if err != nil {
		c.t.Fatal(err)
	}
	got.Spec.EphemeralContainers = append(got.Spec.EphemeralContainers, corev1.EphemeralContainer{
		EphemeralContainerCommon: corev1.EphemeralContainerCommon{
			Name: "debugger", Image: valkey91, Command: []string{"valkey-server", "--port", "7000", "--save", ""},
		},
	})
	if _, err := api.UpdateEphemeralContainers(c.t.Context(), pod.Name, got, metav1.UpdateOptions{}); err != nil {
		c.t.Fatalf("debug %s: %v", pod.Name, err)
	}
	c.await("the ephemeral container runs", withinRepair, func(ctx context.Context) error {
		got, err := api.Get(ctx, pod.Name, metav1.GetOptions{})
		if err != nil {
			return err
		}
		for _, status := range got.Status.EphemeralContainerStatuses {
			if status.State.Running != nil {
				return nil
			}
		}
		return errors.New("it does not")
	})
}

// TestInjectedSidecar forms a cluster where somebody else changes every Pod at
// its creation: a label, an annotation and a container more. No Pod is made
// anew for it, and nothing is written for it (row 158).
func TestInjectedSidecar(t *testing.T) {
	t.Parallel()
	s := newSpace(t, small, map[string]string{"example.com/inject": t.Name()})
	s.inject()
	c := s.ready("demo", shape(1, 1))
	c.plant()
	for name, pod := range c.pods() {
		if len(pod.Spec.Containers) != 2 || pod.Labels["example.com/injected"] != "yes" {
			t.Fatalf("nothing was injected into %s: the test shows nothing", name)
		}
	}
	before := c.pods()
	c.idle(idleShort)
	c.samePods(before)
	c.replace(c.replica(0))
	c.verify(verify.Excuses{})
}

// inject makes the API server change the Pods of the namespace.
func (s *space) inject() {
	s.t.Helper()
	name := "inject-" + s.name
	policy := &admissionv1.MutatingAdmissionPolicy{
		ObjectMeta: metav1.ObjectMeta{Name: name},
		Spec: admissionv1.MutatingAdmissionPolicySpec{
			MatchConstraints: &admissionv1.MatchResources{ResourceRules: []admissionv1.NamedRuleWithOperations{{
				RuleWithOperations: admissionv1.RuleWithOperations{
					Operations: []admissionv1.OperationType{admissionv1.Create},
					Rule:       admissionv1.Rule{APIGroups: []string{""}, APIVersions: []string{"v1"}, Resources: []string{"pods"}},
				},
			}}},
			FailurePolicy:      new(admissionv1.Fail),
			ReinvocationPolicy: admissionv1.NeverReinvocationPolicy,
			Mutations: []admissionv1.Mutation{{
				PatchType: admissionv1.PatchTypeApplyConfiguration,
				ApplyConfiguration: &admissionv1.ApplyConfiguration{Expression: `Object{metadata: Object.metadata{
					labels: {"example.com/injected": "yes"}, annotations: {"example.com/injected": "yes"}
				}}`},
			}, {
				PatchType: admissionv1.PatchTypeJSONPatch,
				JSONPatch: &admissionv1.JSONPatch{Expression: `[JSONPatch{op: "add", path: "/spec/containers/-", value: Object.spec.containers{
					name: "mesh", image: "` + valkey91 + `", command: ["valkey-server", "--port", "7000", "--save", ""]
				}}]`},
			}},
		},
	}
	binding := &admissionv1.MutatingAdmissionPolicyBinding{
		ObjectMeta: metav1.ObjectMeta{Name: name},
		Spec: admissionv1.MutatingAdmissionPolicyBindingSpec{
			PolicyName: name,
			MatchResources: &admissionv1.MatchResources{NamespaceSelector: &metav1.LabelSelector{
				MatchLabels: map[string]string{corev1.LabelMetadataName: s.name},
			}},
		},
	}
	api := bed.kube.AdmissionregistrationV1()
	s.t.Cleanup(func() {
		ctx := context.WithoutCancel(s.t.Context())
		for _, err := range []error{
			api.MutatingAdmissionPolicyBindings().Delete(ctx, name, metav1.DeleteOptions{}),
			api.MutatingAdmissionPolicies().Delete(ctx, name, metav1.DeleteOptions{}),
		} {
			if err != nil && !apierrors.IsNotFound(err) {
				s.t.Error(err)
			}
		}
	})
	if _, err := api.MutatingAdmissionPolicies().Create(s.t.Context(), policy, metav1.CreateOptions{}); err != nil {
		s.t.Fatalf("create MutatingAdmissionPolicy: %v", err)
	}
	if _, err := api.MutatingAdmissionPolicyBindings().Create(s.t.Context(), binding, metav1.CreateOptions{}); err != nil {
		s.t.Fatalf("create MutatingAdmissionPolicyBinding: %v", err)
	}
	s.await("Pods are changed at their creation", withinRepair, s.injects)
}

// injects tries with a Pod that is not really made.
func (s *space) injects(ctx context.Context) error {
	got, err := bed.kube.CoreV1().Pods(s.name).Create(ctx, &corev1.Pod{
		ObjectMeta: metav1.ObjectMeta{Name: "trial"},
		Spec:       corev1.PodSpec{Containers: []corev1.Container{{Name: "server", Image: valkey91}}},
	}, metav1.CreateOptions{DryRun: []string{metav1.DryRunAll}})
	if err == nil && len(got.Spec.Containers) != 2 {
		err = errors.New("they are not yet")
	}
	return err
}
