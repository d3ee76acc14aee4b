// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"fmt"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/selection"
	"k8s.io/klog/v2"
)

// answers tells whether a Kubernetes node is there and ready.
func answers(n *corev1.Node) bool {
	c := readyOf(n)
	return c != nil && c.Status == corev1.ConditionTrue
}

// silentSince is since when a Kubernetes node is not ready; zero when it is gone
// or never said anything.
func silentSince(n *corev1.Node) time.Time {
	if c := readyOf(n); c != nil {
		return c.LastTransitionTime.Time
	}
	return time.Time{}
}

func readyOf(n *corev1.Node) *corev1.NodeCondition {
	if n == nil {
		return nil
	}
	for i := range n.Status.Conditions {
		if c := &n.Status.Conditions[i]; c.Type == corev1.NodeReady {
			return c
		}
	}
	return nil
}

// outOfService: a person, or a fencing agent, says that the machine is off.
func outOfService(n *corev1.Node) bool {
	return n != nil && slices.ContainsFunc(n.Spec.Taints, func(t corev1.Taint) bool { return t.Key == corev1.TaintNodeOutOfService })
}

// ephemeral: nothing of the Pod is left when it is gone.
func ephemeral(pod *corev1.Pod) bool {
	return !slices.ContainsFunc(pod.Spec.Volumes, func(v corev1.Volume) bool { return v.PersistentVolumeClaim != nil })
}

// running: a container of the Pod is reported to run.
func running(pod *corev1.Pod) bool {
	return slices.ContainsFunc(slices.Concat(pod.Status.InitContainerStatuses, pod.Status.ContainerStatuses),
		func(s corev1.ContainerStatus) bool { return s.State.Running != nil })
}

// mayForce reads live whether a Pod that was judged to be on a machine that does
// not answer still is, and has no volume.
func (c *Controller) mayForce(ctx context.Context, pod *corev1.Pod) (bool, error) {
	if !ephemeral(pod) || pod.Spec.NodeName == "" {
		return false, nil
	}
	machine, err := orNil(c.config.Kube.CoreV1().Nodes().Get(ctx, pod.Spec.NodeName, metav1.GetOptions{}))
	if err != nil {
		return false, fmt.Errorf("get Node %s: %w", pod.Spec.NodeName, err)
	}
	return !answers(machine), nil
}

// observeVolume finds out whether the volume of a Pod that finds no machine is
// out of reach of all. Volumes are read only then: the right to read them is for
// the whole Kubernetes cluster, and where it is not given, nothing is known.
func (c *Controller) observeVolume(ctx context.Context, o *observed) error {
	if o.pod == nil || o.claim == nil || o.claim.Spec.VolumeName == "" || !unschedulable(o.pod) {
		return nil
	}
	volume, err := orNil(c.config.Kube.CoreV1().PersistentVolumes().Get(ctx, o.claim.Spec.VolumeName, metav1.GetOptions{}))
	if apierrors.IsForbidden(err) {
		klog.FromContext(ctx).V(2).Info("May not read the volume, so it is not known which nodes can use it", "persistentVolume", o.claim.Spec.VolumeName)
		return nil
	}
	if err != nil {
		return fmt.Errorf("get PersistentVolume %s: %w", o.claim.Spec.VolumeName, err)
	}
	if volume == nil || volume.Spec.NodeAffinity == nil || volume.Spec.NodeAffinity.Required == nil {
		return nil
	}
	machines, err := c.caches.Nodes.Lister().List(labels.Everything())
	if err != nil {
		return fmt.Errorf("list Nodes: %w", err)
	}
	o.unreachable = !slices.ContainsFunc(machines, func(n *corev1.Node) bool { return allows(volume.Spec.NodeAffinity.Required, n) })
	return nil
}

func unschedulable(pod *corev1.Pod) bool {
	c := podCondition(pod, corev1.PodScheduled)
	return c != nil && c.Status == corev1.ConditionFalse && c.Reason == corev1.PodReasonUnschedulable
}

// allows tells whether a volume can be used on a Kubernetes node. What is not
// understood counts as allowed: only certainty may give a volume up.
func allows(s *corev1.NodeSelector, n *corev1.Node) bool {
	return slices.ContainsFunc(s.NodeSelectorTerms, func(t corev1.NodeSelectorTerm) bool {
		if len(t.MatchExpressions)+len(t.MatchFields) == 0 {
			return false // An empty term matches nothing.
		}
		for _, r := range t.MatchExpressions {
			if !matches(r, labels.Set(n.Labels)) {
				return false
			}
		}
		for _, r := range t.MatchFields {
			if !matches(r, labels.Set{metav1.ObjectNameField: n.Name}) {
				return false
			}
		}
		return true
	})
}

// operators of node selectors, as those of label selectors.
var operators = map[corev1.NodeSelectorOperator]selection.Operator{
	corev1.NodeSelectorOpIn:           selection.In,
	corev1.NodeSelectorOpNotIn:        selection.NotIn,
	corev1.NodeSelectorOpExists:       selection.Exists,
	corev1.NodeSelectorOpDoesNotExist: selection.DoesNotExist,
	corev1.NodeSelectorOpGt:           selection.GreaterThan,
	corev1.NodeSelectorOpLt:           selection.LessThan,
}

func matches(r corev1.NodeSelectorRequirement, set labels.Set) bool {
	requirement, err := labels.NewRequirement(r.Key, operators[r.Operator], r.Values)
	return err != nil || requirement.Matches(set)
}
