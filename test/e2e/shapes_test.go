// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// TestShapes forms clusters of every kind of shape and on every server version
// (rows 1 and 11), and one that declares no more than it must (row 163), with data; each is Ready when all servers say so, and not
// before (row 145).
func TestShapes(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		shards, replicas int32
		image            string
		places           int
	}{
		"1x0":        {1, 0, valkey91, small},
		"1x1":        {1, 1, valkey91, small},
		"2x1":        {2, 1, valkey91, large},
		"3x1 on 8.1": {3, 1, valkey81, large},
		"3x1 on 8.0": {3, 1, valkey80, large},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSpace(t, c.places, nil)
			spec := shape(c.shards, c.replicas)
			spec.Image = c.image
			if name == "1x1" {
				spec = v1alpha1.ValkeyClusterSpec{Shards: 1}
			}
			vkc := s.ready("demo", spec)
			vkc.plant()
			vkc.verify(verify.Excuses{})
			vkc.agree()
		})
	}
}

// TestReplicas adds and removes replicas of a running cluster that began with
// one lone server (row 1). Nobody else is touched.
func TestReplicas(t *testing.T) {
	t.Parallel()
	s := newSpace(t, small, nil)
	c := s.ready("demo", shape(1, 0))
	c.plant()
	w := c.write()
	for _, replicas := range []int{1, 2, 1, 0} {
		before := c.pods()
		c.patch(map[string]any{"replicas": replicas})
		c.awaitReady(withinReady)
		after := c.pods()
		if len(after) != replicas+1 {
			t.Errorf("%d replicas: there are %d Pods", replicas, len(after))
		}
		for name, pod := range after {
			if was := before[name]; was != nil && was.UID != pod.UID {
				t.Errorf("%d replicas: Pod %s was replaced", replicas, name)
			}
		}
	}
	c.report(w, time.Second, 0)
	c.verify(verify.Excuses{})
}

// agree compares what each server says by other commands than CLUSTER NODES.
// Before 9.0 the identities of shards reach every server some seconds later than
// the members themselves, hence the waiting.
func (c *cluster) agree() {
	c.t.Helper()
	shards := int(c.get().Spec.Shards)
	for _, m := range c.picture().Members {
		client := c.dial(m.Pod)
		c.await(m.Name()+" tells the shards as they are", withinRepair, func(ctx context.Context) error {
			reply, err := client.Do(ctx, "CLUSTER", "SHARDS")
			if err != nil {
				return err
			}
			if told, err := reply.Array(); err != nil || len(told) != shards {
				return errors.Join(fmt.Errorf("CLUSTER SHARDS tells %d, there are %d", len(told), shards), err)
			}
			info, err := client.ClusterInfo(ctx)
			if err != nil || !info.OK || info.SlotsAssigned != v1alpha1.Slots || info.Size != shards {
				return errors.Join(fmt.Errorf("CLUSTER INFO tells %+v", info), err)
			}
			return nil
		})
	}
}
