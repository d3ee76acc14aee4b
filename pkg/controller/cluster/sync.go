// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"fmt"

	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
)

// sync brings one ValkeyCluster one step closer to its declaration.
func (c *Controller) sync(ctx context.Context, key queue.Key) (queue.Result, error) {
	if wait, ok := c.writes.Ready(ctx, key); !ok {
		return wait, nil
	}
	cluster, err := c.clusters.ValkeyClusters(key.Namespace).Get(key.Name)
	if err != nil {
		return queue.Result{}, c.gone(key, err)
	}
	mem := c.memories.of(key, cluster.UID)
	if mem.restful(c.now()) && c.glance(ctx, mem) {
		return queue.Result{RequeueAfter: glanceEvery}, nil
	}

	if err := c.recallPasswords(ctx, cluster, mem); err != nil {
		return queue.Result{}, err
	}
	seen := c.observe(ctx, cluster, mem)
	p := plan.Make(seen.state)
	klog.FromContext(ctx).V(4).Info("Planned", "rules", p.Trace, "actions", len(p.Actions), "reason", p.Status.Reason)

	failed := c.act(ctx, seen, p)
	err = c.publish(ctx, seen, p, failed)
	mem.settle(p.Settled && failed == nil && !seen.withheld, c.now(), seen)
	if err != nil {
		return queue.Result{}, fmt.Errorf("publish the status of %s: %w", key, err)
	}
	return queue.Result{RequeueAfter: p.RequeueAfter}, nil
}
