// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Bounds of what is taken over from others.
const (
	maxMessage     = 1024 // of a message in all
	maxTermination = 300  // of the last words of a container
	maxReason      = 128  // of a reason
)

// words say in Kubernetes' own words why a Pod is not ready.
type words struct {
	reason  string
	message string
	// passing: a step on the usual way.
	passing bool
}

// describe says what a Pod waits for: the first that is in the way, in the
// order in which things have to go well. Of a ready Pod it has nothing to say.
func describe(pod *corev1.Pod) words {
	switch {
	case finished(pod):
		return describeEnd(pod)
	case conditionTrue(pod, corev1.PodReady):
		return words{reason: "Ready"}
	case pod.Spec.NodeName == "":
		return describeScheduling(pod)
	}
	for _, statuses := range [][]corev1.ContainerStatus{pod.Status.InitContainerStatuses, pod.Status.ContainerStatuses} {
		for i := range statuses {
			if w, bad := describeTrouble(&statuses[i]); bad {
				return w
			}
		}
	}
	return describeProgress(pod)
}

func describeScheduling(pod *corev1.Pod) words {
	if c := podCondition(pod, corev1.PodScheduled); c != nil && c.Status == corev1.ConditionFalse && c.Message != "" {
		return words{reason: word(c.Reason, "Unschedulable"), message: short(c.Message)}
	}
	return words{reason: "Scheduling", message: "waiting for the scheduler", passing: true}
}

func describeEnd(pod *corev1.Pod) words {
	w := words{reason: word(pod.Status.Reason, "PodFailed"), message: short(pod.Status.Message)}
	if w.message != "" {
		return w
	}
	for _, s := range slices.Concat(pod.Status.InitContainerStatuses, pod.Status.ContainerStatuses) {
		if t := s.State.Terminated; t != nil {
			w.message = describeTermination(s.Name, t)
			if s.Name == v1alpha1.ServerContainer {
				break
			}
		}
	}
	if w.message == "" {
		w.message = fmt.Sprintf("its phase is %s", pod.Status.Phase)
	}
	return w
}

// crashLoop is the kubelet's reason of waiting whose message only counts: why
// the container ended says more, and changes less.
const crashLoop = "CrashLoopBackOff"

// usual are the reasons of waiting that say nothing but that it has just begun.
var usual = []string{"", "ContainerCreating", "PodInitializing"}

// describeTrouble tells what is wrong with a container, if something is.
func describeTrouble(s *corev1.ContainerStatus) (words, bool) {
	ended := s.State.Terminated
	if ended != nil && ended.ExitCode == 0 && s.Ready {
		return words{}, false // An init container that has done its work.
	}
	if ended == nil {
		ended = s.LastTerminationState.Terminated
	}
	w := s.State.Waiting
	switch {
	case w != nil && !slices.Contains(usual, w.Reason) && (ended == nil || w.Reason != crashLoop):
		message := cmp.Or(w.Message, w.Reason)
		return words{reason: word(w.Reason, "ContainerWaiting"), message: short(fmt.Sprintf("container %s: %s", s.Name, message))}, true
	case ended == nil || s.Ready:
		return words{}, false
	case s.State.Running != nil:
		return words{reason: "Restarted", message: describeTermination(s.Name, ended) + "; it was started again and is not ready yet"}, true
	}
	return words{reason: crashLoop, message: describeTermination(s.Name, ended)}, true
}

func describeTermination(container string, t *corev1.ContainerStateTerminated) string {
	message := fmt.Sprintf("container %s has ended with exit code %d", container, t.ExitCode)
	if t.Reason != "" && t.Reason != "Error" && t.Reason != "Completed" {
		message += " (" + t.Reason + ")"
	}
	if last := tail(strings.TrimSpace(t.Message), maxTermination); last != "" {
		message += ": " + last
	}
	return message
}

// describeProgress is about a Pod in which nothing is wrong so far.
func describeProgress(pod *corev1.Pod) words {
	for i := range pod.Status.InitContainerStatuses {
		if s := &pod.Status.InitContainerStatuses[i]; s.State.Running != nil && !s.Ready {
			return words{reason: "PodInitializing", message: fmt.Sprintf("waiting for init container %s", s.Name), passing: true}
		}
	}
	var running, unready []string
	for i := range pod.Status.ContainerStatuses {
		s := &pod.Status.ContainerStatuses[i]
		if s.State.Running != nil {
			running = append(running, s.Name)
		}
		if !s.Ready {
			unready = append(unready, s.Name)
		}
	}
	switch {
	case len(running) < len(pod.Spec.Containers):
		return words{reason: "ContainerCreating", message: fmt.Sprintf("waiting for Kubernetes node %s to start the containers", pod.Spec.NodeName), passing: true}
	case slices.Contains(unready, v1alpha1.ServerContainer):
		return words{reason: "ServerNotReady", message: "waiting for the server to serve slots or to be in sync", passing: true}
	case len(unready) > 0:
		return words{reason: "ContainersNotReady", message: "waiting for containers to be ready: " + strings.Join(unready, ", "), passing: true}
	}
	for _, gate := range pod.Spec.ReadinessGates {
		if !conditionTrue(pod, gate.ConditionType) {
			return words{reason: "ReadinessGatesNotReady", message: fmt.Sprintf("waiting for the readiness gate %s", gate.ConditionType)}
		}
	}
	c := podCondition(pod, corev1.PodReady)
	if c == nil {
		return words{reason: "PodNotReady", message: "waiting for Kubernetes to call the Pod ready", passing: true}
	}
	return words{reason: word(c.Reason, "PodNotReady"), message: short(cmp.Or(c.Message, "waiting for Kubernetes to call the Pod ready")), passing: true}
}

func finished(pod *corev1.Pod) bool {
	return pod.Status.Phase == corev1.PodFailed || pod.Status.Phase == corev1.PodSucceeded
}

func podCondition(pod *corev1.Pod, kind corev1.PodConditionType) *corev1.PodCondition {
	for i := range pod.Status.Conditions {
		if pod.Status.Conditions[i].Type == kind {
			return &pod.Status.Conditions[i]
		}
	}
	return nil
}

func conditionTrue(pod *corev1.Pod, kind corev1.PodConditionType) bool {
	c := podCondition(pod, kind)
	return c != nil && c.Status == corev1.ConditionTrue
}

// word takes over a reason if it is one that a condition may have.
func word(reason, otherwise string) string {
	if len(reason) > maxReason || len(validation.IsCIdentifier(reason)) > 0 || strings.HasPrefix(reason, "_") || strings.HasSuffix(reason, "_") {
		return otherwise
	}
	return reason
}

// short cuts a text that others wrote, between characters.
func short(s string) string {
	if len(s) <= maxMessage {
		return s
	}
	return strings.ToValidUTF8(s[:maxMessage], "") + "..."
}

// tail cuts the beginning of a text: what a process says last is why it ended.
func tail(s string, bytes int) string {
	if len(s) <= bytes {
		return s
	}
	return "..." + strings.ToValidUTF8(s[len(s)-bytes:], "")
}

// readyCondition is the condition PodReady as published last.
func readyCondition(n *v1alpha1.ValkeyNode) *metav1.Condition {
	for i := range n.Status.Conditions {
		if n.Status.Conditions[i].Type == v1alpha1.ConditionPodReady {
			return &n.Status.Conditions[i]
		}
	}
	return nil
}
