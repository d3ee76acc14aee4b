// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	metav1ac "k8s.io/client-go/applyconfigurations/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	v1alpha1ac "github.com/valkey-direct/valkey-operator/pkg/generated/applyconfiguration/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// status are the fields of a ValkeyNode's status that this controller owns. The
// others are the cluster controller's, which applies them under its own name.
type status struct {
	podName, podIP, nodeName, zone, revision, message string
	condition                                         metav1.Condition
}

// publish applies the status where it differs from the published one.
func (c *Controller) publish(ctx context.Context, o *observed, p plan.NodePlan) error {
	if p.Quiet || p.PublishAfter > 0 || o.node.DeletionTimestamp != nil {
		return nil
	}
	want := o.status(p)
	if want.published(o.node) {
		return nil
	}
	got, err := c.config.Valkey.ValkeyV1alpha1().ValkeyNodes(o.key.Namespace).
		ApplyStatus(ctx, want.apply(o.node), metav1.ApplyOptions{FieldManager: fieldManager, Force: true})
	if apierrors.IsNotFound(err) {
		return nil // It is gone, and the event comes.
	}
	if err != nil {
		return fmt.Errorf("apply the status: %w", err)
	}
	c.writes.WroteAt(o.key, nodes, got.ResourceVersion)
	return nil
}

// status is what there is to say.
func (o *observed) status(p plan.NodePlan) status {
	s := status{message: p.Message, condition: metav1.Condition{
		Type:               v1alpha1.ConditionPodReady,
		Status:             metav1.ConditionFalse,
		Reason:             p.Reason,
		Message:            p.Message,
		ObservedGeneration: o.node.Generation,
		LastTransitionTime: metav1.NewTime(o.now).Rfc3339Copy(),
	}}
	if p.Ready {
		s.condition.Status = metav1.ConditionTrue
	}
	if old := readyCondition(o.node); old != nil && old.Status == s.condition.Status {
		s.condition.LastTransitionTime = old.LastTransitionTime
	}
	if o.pod != nil && metav1.IsControlledBy(o.pod, o.node) {
		s.podName = o.pod.Name
		s.podIP = o.pod.Status.PodIP
		s.nodeName = o.pod.Spec.NodeName
		s.zone = o.zone()
		s.revision = o.revisionOfPod()
	}
	return s
}

// published tells whether the ValkeyNode says that already.
func (s status) published(n *v1alpha1.ValkeyNode) bool {
	live := n.Status
	old := readyCondition(n)
	return old != nil && old.Status == s.condition.Status && old.Reason == s.condition.Reason &&
		old.Message == s.condition.Message && old.ObservedGeneration == s.condition.ObservedGeneration &&
		live.PodName == s.podName && live.PodIP == s.podIP && live.NodeName == s.nodeName &&
		live.Zone == s.zone && live.Revision == s.revision && live.Message == s.message
}

// apply is the configuration to apply. The version keeps it from a later ValkeyNode
// of that name; a UID would not, the API server does not look at it in a custom
// resource's status. Empty fields are left out, which removes them.
func (s status) apply(n *v1alpha1.ValkeyNode) *v1alpha1ac.ValkeyNodeApplyConfiguration {
	fields := v1alpha1ac.ValkeyNodeStatus().WithConditions(metav1ac.Condition().
		WithType(s.condition.Type).
		WithStatus(s.condition.Status).
		WithReason(s.condition.Reason).
		WithMessage(s.condition.Message).
		WithObservedGeneration(s.condition.ObservedGeneration).
		WithLastTransitionTime(s.condition.LastTransitionTime))
	for _, f := range []struct {
		field **string
		value string
	}{
		{&fields.PodName, s.podName},
		{&fields.PodIP, s.podIP},
		{&fields.NodeName, s.nodeName},
		{&fields.Zone, s.zone},
		{&fields.Revision, s.revision},
		{&fields.Message, s.message},
	} {
		if f.value != "" {
			*f.field = new(f.value)
		}
	}
	return v1alpha1ac.ValkeyNode(n.Name, n.Namespace).WithResourceVersion(n.ResourceVersion).WithStatus(fields)
}
