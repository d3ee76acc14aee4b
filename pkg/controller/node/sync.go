// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"errors"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
)

// maxSteps bounds one sync. The longest way is short: a claim, a Pod, and what
// has to be put right on both when they were there already.
const maxSteps = 8

// sync does one ValkeyNode: observe, plan, act, status. Each step changes what
// was observed, so that the next one is planned at once: from a new ValkeyNode
// to its Pod it takes as long as the API server does.
func (c *Controller) sync(ctx context.Context, key queue.Key) (queue.Result, error) {
	if wait, ok := c.writes.Ready(ctx, key); !ok {
		return wait, nil
	}
	o, err := c.observe(key)
	if err != nil {
		return queue.Result{}, err
	}
	if o == nil {
		c.forget(key)
		return queue.Result{}, nil
	}
	if err := c.observeVolume(ctx, o); err != nil {
		return queue.Result{}, err
	}

	memory := c.recall(key, o.node.UID)
	p, memory, failed := c.carryOut(ctx, o, memory)
	c.remember(key, o.node.UID, memory)
	if apierrors.HasStatusCause(failed, corev1.NamespaceTerminatingCause) {
		return queue.Result{}, failed
	}
	err = errors.Join(failed, c.publish(ctx, o, p))
	return queue.Result{RequeueAfter: p.RequeueAfter}, err
}

// carryOut plans and acts until there is nothing to do but to wait. It returns
// the last plan, which says for what.
func (c *Controller) carryOut(ctx context.Context, o *observed, m plan.NodeMemory) (plan.NodePlan, plan.NodeMemory, error) {
	logger := klog.FromContext(ctx)
	var p plan.NodePlan
	for range maxSteps {
		p = plan.MakeNode(o.state(m))
		m = p.Memory
		logger.V(4).Info("Planned", "step", p.Step, "rule", p.Rule, "reason", p.Reason, "message", p.Message)
		if p.Step == plan.NodeNothing {
			return p, m, nil
		}
		seen, err := c.act(ctx, o, p)
		if r, ok := errors.AsType[*refusal](err); ok {
			m = m.Refused(o.now, r.reason, r.message)
			c.reportRefusal(o, m)
			continue
		}
		if err != nil {
			return p, m, err
		}
		if p.Step == plan.NodeCreateClaim || p.Step == plan.NodeCreatePod || p.Step == plan.NodeResizePod {
			m = m.Accepted()
		}
		if !seen {
			// The order is outdated, and so is what would be said: what is there now
			// is planned anew, if it is there.
			p.Quiet = p.Quiet || p.Step == plan.NodeDeletePod || p.Step == plan.NodeDeleteClaim || p.Step == plan.NodeDeleteNode
			return p, m, nil
		}
	}
	return p, m, nil
}
