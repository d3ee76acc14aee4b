// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/validation"
)

func waiting(reason, message string) corev1.ContainerState {
	return corev1.ContainerState{Waiting: &corev1.ContainerStateWaiting{Reason: reason, Message: message}}
}

func ended(code int32, reason, message string) corev1.ContainerState {
	return corev1.ContainerState{Terminated: &corev1.ContainerStateTerminated{ExitCode: code, Reason: reason, Message: message}}
}

var up = corev1.ContainerState{Running: &corev1.ContainerStateRunning{}}

// describedPod is a Pod on a node, with the states of its containers.
func describedPod(containers []corev1.ContainerStatus, init ...corev1.ContainerStatus) *corev1.Pod {
	p := &corev1.Pod{Spec: corev1.PodSpec{NodeName: "n1"}}
	for _, c := range containers {
		p.Spec.Containers = append(p.Spec.Containers, corev1.Container{Name: c.Name})
	}
	p.Status.ContainerStatuses, p.Status.InitContainerStatuses = containers, init
	return p
}

func server(state corev1.ContainerState, last ...corev1.ContainerState) []corev1.ContainerStatus {
	s := corev1.ContainerStatus{Name: "server", State: state}
	if len(last) > 0 {
		s.LastTerminationState = last[0]
	}
	return []corev1.ContainerStatus{s}
}

var readyServer = corev1.ContainerStatus{Name: "server", State: up, Ready: true}

var describeTests = map[string]struct {
	pod  *corev1.Pod
	want words
}{
	"nothing known": {&corev1.Pod{}, words{"Scheduling", "waiting for the scheduler", true}},
	"row 132: unschedulable": {
		&corev1.Pod{Status: corev1.PodStatus{Conditions: []corev1.PodCondition{
			{Type: corev1.PodScheduled, Status: corev1.ConditionFalse, Reason: "Unschedulable", Message: "0/3 nodes are available"},
		}}}, words{"Unschedulable", "0/3 nodes are available", false},
	},
	"creating": {describedPod(server(waiting("ContainerCreating", ""))), words{"ContainerCreating", "waiting for Kubernetes node n1 to start the containers", true}},
	"init runs": {
		describedPod(server(waiting("PodInitializing", "")), corev1.ContainerStatus{Name: "install", State: up}),
		words{"PodInitializing", "waiting for init container install", true},
	},
	"init done": {
		describedPod(server(waiting("PodInitializing", "")), corev1.ContainerStatus{Name: "install", State: ended(0, "Completed", ""), Ready: true}),
		words{"ContainerCreating", "waiting for Kubernetes node n1 to start the containers", true},
	},
	"init fails": {
		describedPod(server(waiting("PodInitializing", "")), corev1.ContainerStatus{Name: "install", State: waiting("CrashLoopBackOff", "back-off 10s"), LastTerminationState: ended(2, "Error", "disk full")}),
		words{"CrashLoopBackOff", "container install has ended with exit code 2: disk full", false},
	},
	"image": {
		describedPod(server(waiting("ImagePullBackOff", `Back-off pulling image "nope:1"`))),
		words{"ImagePullBackOff", `container server: Back-off pulling image "nope:1"`, false},
	},
	"image after a crash": {
		describedPod(server(waiting("ErrImagePull", "not found"), ended(1, "Error", ""))), words{"ErrImagePull", "container server: not found", false},
	},
	"crash loop": {
		describedPod(server(waiting("CrashLoopBackOff", "back-off 40s restarting"), ended(1, "Error", "Bad directive\n"))),
		words{"CrashLoopBackOff", "container server has ended with exit code 1: Bad directive", false},
	},
	"crashed just now": {
		describedPod(server(ended(137, "OOMKilled", ""))), words{"CrashLoopBackOff", "container server has ended with exit code 137 (OOMKilled)", false},
	},
	"started again": {
		describedPod(server(up, ended(1, "Error", "Bad directive"))),
		words{"Restarted", "container server has ended with exit code 1: Bad directive; it was started again and is not ready yet", false},
	},
	"runs": {describedPod(server(up)), words{"ServerNotReady", "waiting for the server to serve slots or to be in sync", true}},
	"a sidecar": {
		describedPod([]corev1.ContainerStatus{readyServer, {Name: "mesh", State: up}}),
		words{"ContainersNotReady", "waiting for containers to be ready: mesh", true},
	},
	"evicted": {
		&corev1.Pod{Status: corev1.PodStatus{Phase: corev1.PodFailed, Reason: "Evicted", Message: "low on memory"}}, words{"Evicted", "low on memory", false},
	},
	"failed": {
		&corev1.Pod{Status: corev1.PodStatus{Phase: corev1.PodFailed, ContainerStatuses: server(ended(1, "Error", "no"))}},
		words{"PodFailed", "container server has ended with exit code 1: no", false},
	},
	"succeeded": {&corev1.Pod{Status: corev1.PodStatus{Phase: corev1.PodSucceeded}}, words{"PodFailed", "its phase is Succeeded", false}},
}

func TestDescribe(t *testing.T) {
	t.Parallel()
	for name, tt := range describeTests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tt.want, describe(tt.pod), cmp.AllowUnexported(words{})); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestDescribeReadinessGate(t *testing.T) {
	t.Parallel()
	pod := describedPod([]corev1.ContainerStatus{readyServer})
	pod.Spec.ReadinessGates = []corev1.PodReadinessGate{{ConditionType: "example.com/ok"}}
	want := words{"ReadinessGatesNotReady", "waiting for the readiness gate example.com/ok", false}
	if diff := cmp.Diff(want, describe(pod), cmp.AllowUnexported(words{})); diff != "" {
		t.Error(diff)
	}
}

// FuzzWords shows that what others write always fits into a condition.
func FuzzWords(f *testing.F) {
	f.Add("ImagePullBackOff", "Back-off pulling image")
	f.Add("with space", strings.Repeat("ä", maxMessage))
	f.Add("", "")
	f.Add("_a_", "\xff")
	f.Fuzz(func(t *testing.T, reason, message string) {
		w := describe(describedPod(server(waiting(reason, message), ended(1, reason, message))))
		if len(w.reason) > maxReason || len(validation.IsCIdentifier(w.reason)) > 0 || strings.HasPrefix(w.reason, "_") || strings.HasSuffix(w.reason, "_") {
			t.Errorf("reason %q", w.reason)
		}
		if w.message == "" || len(w.message) > maxMessage+100 || utf8.ValidString(message) && !utf8.ValidString(w.message) {
			t.Errorf("message of %d bytes: %q", len(w.message), w.message)
		}
	})
}
