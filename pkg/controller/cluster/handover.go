// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/wait"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

const (
	// handoverLook is how often the heir is asked whether it is the primary.
	handoverLook = 5 * time.Millisecond
	// handoverPatience bounds that: Valkey itself gives a coordinated failover up
	// after five seconds. The next look at the cluster tells what became of it.
	handoverPatience = 3 * time.Second
	// handoverAgain is how long the heir may wait for votes before it is told again: a
	// vote is lost when its connection breaks in that moment, is given once, and is not
	// asked for again. Clients wait meanwhile.
	handoverAgain = 600 * time.Millisecond
)

// failover orders a replica to become the primary. A graceful one is followed to its
// end: how long it took bounds the pause of the clients, and is told.
func (c *Controller) failover(ctx context.Context, seen *observation, a plan.Failover) error {
	return c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error {
		begun := c.now()
		if a.Mode == plan.FailoverForce {
			maps.DeleteFunc(seen.mem.asked, func(_ string, at time.Time) bool { return begun.Sub(at) > time.Hour })
			seen.mem.asked[a.On.ID] = begun // also when the answer is lost
		}
		if err := v.Failover(ctx, failoverModes[a.Mode]); err != nil || a.Mode != plan.FailoverGraceful {
			return err
		}
		told := c.now()
		err := wait.PollUntilContextTimeout(ctx, handoverLook, handoverPatience, true, func(ctx context.Context) (bool, error) {
			info, err := v.Info(ctx, "replication")
			if err != nil || info.Role == valkey.RolePrimary {
				return err == nil, err
			}
			if c.now().Sub(told) < handoverAgain {
				return false, nil
			}
			told = c.now()
			return false, errors.Join(c.leading(), v.Failover(ctx, valkey.FailoverGraceful))
		})
		if err != nil {
			return fmt.Errorf("%s has not become the primary: %w", a.On.Member, err)
		}
		c.event(seen, seen.node(a.On.Member), corev1.EventTypeNormal, "HandedOver", "Failover",
			fmt.Sprintf("%s is the primary, %s after it was asked", a.On.Member, c.now().Sub(begun).Round(time.Millisecond)))
		return nil
	})
}
