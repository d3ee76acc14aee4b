// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// The events, by reason. They tell of the first of a row only: what fails or
// ends again and again stands in the condition (row 146).
const (
	eventPodCreated   = "PodCreated"
	eventPodDeleted   = "PodDeleted"
	eventClaimDeleted = "ClaimDeleted"
	eventFailedCreate = "FailedCreate"
)

func (c *Controller) reportCreation(o *observed, pod *corev1.Pod) {
	if c.recall(o.key, o.node.UID).Failures > 1 {
		return
	}
	c.config.Events.Eventf(o.node, nil, corev1.EventTypeNormal, eventPodCreated, "Create", "created Pod %s of revision %s", pod.Name, o.node.Spec.Revision)
}

func (c *Controller) reportDeletion(o *observed, p plan.NodePlan) {
	reason, object := eventPodDeleted, "Pod"
	if p.Step == plan.NodeDeleteClaim {
		reason, object = eventClaimDeleted, "PVC"
	}
	if p.Memory.Failures > 1 {
		return
	}
	c.config.Events.Eventf(o.node, nil, corev1.EventTypeNormal, reason, "Delete", "deleted %s valkey-%s: %s", object, o.node.Name, p.Cause)
}

func (c *Controller) reportRefusal(o *observed, m plan.NodeMemory) {
	if m.Refusals > 1 {
		return
	}
	c.config.Events.Eventf(o.node, nil, corev1.EventTypeWarning, eventFailedCreate, "Create", "%s", m.RefusedMessage)
}
