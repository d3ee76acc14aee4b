// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// TestResizeDeferred asks for more CPU than a Kubernetes node has left: the status says
// that it waits and for which node, the primary keeps what it has, and it goes on by itself
// when there is room (row 67).
func TestResizeDeferred(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil) // What fills the node is in everybody's way.
	few, more := amounts{cpu: "30m", memory: "128Mi"}, amounts{cpu: "100m", memory: "128Mi"}
	spec := shape(1, 1)
	spec.Resources = few.requirements()
	c := s.ready("demo", spec)
	c.plant()
	before, primary, replica := c.pods(), c.primary(0).Name(), c.replica(0)
	filler := s.fillNode(replica.Spec.NodeName, 20)
	w := c.write()

	c.patch(requestCPU(more.cpu))
	c.await("the status says that it waits", withinEdit, func(context.Context) error {
		st := c.get().Status
		if st.Reason != "ResizeDeferred" || !strings.Contains(st.Message, replica.Spec.NodeName) {
			return fmt.Errorf("it is %s: %s: %s", st.State, st.Reason, st.Message)
		}
		return nil
	})
	wait(t, goesOn)
	if set, _ := resources.ServerResources(c.pods()[primary]); !resources.HasResources(set, few.requirements()) {
		t.Errorf("the primary is to have %v", set)
	}
	if err := bed.kube.CoreV1().Pods(s.name).Delete(t.Context(), filler, metav1.DeleteOptions{GracePeriodSeconds: new(int64(0))}); err != nil {
		t.Fatal(err)
	}
	c.awaitSize(more, withinResize)
	c.awaitReady(withinReady)
	c.report(w, resizeGap, 0)
	c.untouched(before)
	c.verify(verify.Excuses{})
}

// fillNode takes all CPU that Pods may request on a Kubernetes node but for some
// thousandths, and returns the name of the Pod that does.
func (s *space) fillNode(node string, left int64) string {
	s.t.Helper()
	ctx := s.t.Context()
	got, err := bed.kube.CoreV1().Nodes().Get(ctx, node, metav1.GetOptions{})
	if err != nil {
		s.t.Fatal(err)
	}
	all, err := bed.kube.CoreV1().Pods("").List(ctx, metav1.ListOptions{FieldSelector: "spec.nodeName=" + node})
	if err != nil {
		s.t.Fatal(err)
	}
	free := got.Status.Allocatable.Cpu().MilliValue() - left
	for i := range all.Items {
		for _, container := range all.Items[i].Spec.Containers {
			free -= container.Resources.Requests.Cpu().MilliValue()
		}
	}
	pod := &corev1.Pod{
		ObjectMeta: metav1.ObjectMeta{Name: "filler"},
		Spec: corev1.PodSpec{
			NodeName: node, TerminationGracePeriodSeconds: new(int64(1)),
			Containers: []corev1.Container{{
				Name: "sleep", Image: valkey91, Command: []string{"sleep", "infinity"},
				Resources: corev1.ResourceRequirements{Requests: corev1.ResourceList{corev1.ResourceCPU: *resource.NewMilliQuantity(free, resource.DecimalSI)}},
			}},
		},
	}
	if _, err := bed.kube.CoreV1().Pods(s.name).Create(ctx, pod, metav1.CreateOptions{}); err != nil {
		s.t.Fatalf("fill Kubernetes node %s: %v", node, err)
	}
	if err := hold(ctx, withinReady, func() error {
		got, err := bed.kube.CoreV1().Pods(s.name).Get(ctx, pod.Name, metav1.GetOptions{})
		if err == nil && got.Status.Phase != corev1.PodRunning {
			err = fmt.Errorf("it is %s: %s", got.Status.Phase, got.Status.Message)
		}
		return err
	}); err != nil {
		s.t.Fatalf("fill Kubernetes node %s with %d thousandths of a CPU: %v", node, free, err)
	}
	return pod.Name
}
