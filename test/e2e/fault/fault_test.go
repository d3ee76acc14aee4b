// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package fault

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/kubernetes/fake"
	clienttesting "k8s.io/client-go/testing"
)

// state is the kernel's letter for what a process does: T is stopped.
func state(t *testing.T, pid int) string {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		t.Fatal(err)
	}
	letter, _, _ := strings.Cut(statusLine(text, "State"), " ")
	return letter
}

// TestStopped stops and continues a process, and leaves one alone that only has
// the number of what was stopped.
func TestStopped(t *testing.T) {
	t.Parallel()
	child := exec.CommandContext(t.Context(), "sleep", "60")
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = child.Process.Kill(); _ = child.Wait() })
	pid := child.Process.Pid
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	is := func(stopped bool) error {
		if (state(t, pid) == "T") != stopped {
			return errors.New("not yet")
		}
		return nil
	}
	var s stopped
	if err := s.stop(pid); err != nil {
		t.Fatal(err)
	}
	if err := until(ctx, func() error { return is(true) }); err != nil {
		t.Fatalf("it was stopped and is %s: %v", state(t, pid), err)
	}
	s.since[pid] += "0" // Another process was born then.
	if some, err := s.goOn(); some || err != nil || state(t, pid) != "T" {
		t.Errorf("a process of another start was continued: %t, %v", some, err)
	}
	if err := s.stop(pid); err != nil {
		t.Fatal(err)
	}
	if some, err := s.goOn(); !some || err != nil {
		t.Errorf("nothing was continued: %t, %v", some, err)
	}
	if err := until(ctx, func() error { return is(false) }); err != nil {
		t.Errorf("it was continued and is %s: %v", state(t, pid), err)
	}
	if some, err := s.goOn(); some || err != nil {
		t.Errorf("continued twice: %t, %v", some, err)
	}
}

// TestDeleteFallsOnAnotherFault: a Pod that is gone, or has a successor, is no
// error; a refusal is.
func TestDeleteFallsOnAnotherFault(t *testing.T) {
	t.Parallel()
	pod := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: "ns", Name: "valkey-demo-0-0", UID: "a"}}
	resource := schema.GroupResource{Resource: "pods"}
	for name, c := range map[string]struct {
		answer error
		fails  bool
	}{
		"deleted":   {nil, false},
		"gone":      {apierrors.NewNotFound(resource, pod.Name), false},
		"successor": {apierrors.NewConflict(resource, pod.Name, errors.New("the UID differs")), false},
		"refused":   {apierrors.NewForbidden(resource, pod.Name, errors.New("no")), true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			client := fake.NewClientset()
			client.PrependReactor("delete", "pods", func(a clienttesting.Action) (bool, runtime.Object, error) {
				o := a.(clienttesting.DeleteActionImpl).DeleteOptions
				if o.Preconditions == nil || *o.Preconditions.UID != pod.UID || *o.GracePeriodSeconds != 0 {
					t.Errorf("deleted with %v", o)
				}
				return true, nil, c.answer
			})
			f := (&Bed{Kube: client}).ForceDelete(pod)
			said, err := f.Apply(t.Context())
			if (err != nil) != c.fails || err == nil && !strings.Contains(said, pod.Name) {
				t.Errorf("said %q, %v", said, err)
			}
			if said, err := f.Undo(t.Context()); said != "" || err != nil || f.Lasts() {
				t.Errorf("a deletion was undone: %q, %v", said, err)
			}
		})
	}
}
