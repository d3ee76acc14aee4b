// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// tell records the event of an action that people want to know of. Steps of
// formation, and what an object's own age shows, are not among them.
func (c *Controller) tell(seen *observation, a plan.Action) {
	switch a := a.(type) {
	case plan.CreateNode:
		if a.Reason != "" {
			c.event(seen, nil, corev1.EventTypeNormal, "CreateNode", "Create", a.String())
		}
	case plan.RetireNode:
		c.event(seen, seen.node(a.Name), corev1.EventTypeNormal, "RetireNode", "Retire", a.Reason)
	case plan.SetRevision:
		c.event(seen, seen.node(a.Name), corev1.EventTypeNormal, "ReplacePod", "Replace", a.Name+": "+a.Reason)
	case plan.ResizeNode:
		c.event(seen, seen.node(a.Name), corev1.EventTypeNormal, "ResizePod", "Resize", a.Name+": "+a.Reason)
	case plan.ReplacePod:
		c.event(seen, seen.node(a.Name), corev1.EventTypeNormal, "ReplacePod", "Replace", a.Name+": "+a.Reason)
	case plan.Failover:
		c.event(seen, seen.node(a.On.Member), corev1.EventTypeNormal, "Failover", "Failover", a.String())
		if a.Loss {
			c.event(seen, seen.node(a.On.Member), corev1.EventTypeWarning, "DataLost", "Failover", a.String())
		}
	case plan.RotatePasswords:
		switch a.Step {
		case plan.RotationAdd:
			c.event(seen, nil, corev1.EventTypeNormal, "PasswordRotationBegun", "Rotate", a.String())
		case plan.RotationDrop:
			c.event(seen, nil, corev1.EventTypeNormal, "PasswordRotationEnded", "Rotate", "every member uses the new passwords, and the former ones are dropped")
		}
	case plan.Forget:
		c.event(seen, nil, corev1.EventTypeNormal, "ForgetMember", "Forget", a.String())
	case plan.AddSlots:
		if a.Loss {
			c.event(seen, seen.node(a.On.Member), corev1.EventTypeWarning, "DataLost", "AddSlots", a.String())
		}
	case plan.ApplyObject:
		if a.Reason != "it is missing" || seen.state.Status.Formed() {
			c.event(seen, nil, corev1.EventTypeNormal, "ObjectRepaired", "Apply", a.String())
		}
	}
}

// tellStatus records the events of transitions of the status.
func (c *Controller) tellStatus(seen *observation, old, status v1alpha1.ValkeyClusterStatus) {
	if !old.Formed() && status.Formed() {
		c.event(seen, nil, corev1.EventTypeNormal, "ClusterFormed", "Form", "all 16384 slots are assigned")
	}
	was, is := old.Condition(v1alpha1.ConditionReady), status.Condition(v1alpha1.ConditionReady)
	switch {
	case is == nil || was != nil && was.Status == is.Status:
	case is.Status == metav1.ConditionTrue:
		c.event(seen, nil, corev1.EventTypeNormal, "Ready", "Observe", is.Message)
	case was != nil && was.Status == metav1.ConditionTrue:
		c.event(seen, nil, corev1.EventTypeWarning, "NotReady", "Observe", is.Reason+": "+is.Message)
	}
	if old.State != v1alpha1.StateFailed && status.State == v1alpha1.StateFailed {
		c.event(seen, nil, corev1.EventTypeWarning, status.Reason, "Observe", status.Message)
	}
}

func (c *Controller) event(seen *observation, related runtime.Object, kind, reason, action, note string) {
	const maxNote = 1000 // the API refuses notes of 1 kB and more
	if len(note) > maxNote {
		note = note[:maxNote]
	}
	c.events.Eventf(seen.cluster, related, kind, reason, action, "%s", note)
}

// node is a ValkeyNode as the related object of an event; an untyped nil when it
// is unknown.
func (seen *observation) node(name string) runtime.Object {
	if n := seen.nodes[name]; n != nil {
		return n
	}
	return nil
}
