// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// promisedDrain is what the end of a Kubernetes node that is announced may cost.
var promisedDrain = promise{gap: 500 * time.Millisecond, ready: time.Minute}

// TestDrain takes Kubernetes nodes out of service as their administrators and
// autoscalers do: cordons alone move nothing; drains of the node with most primaries, of
// two nodes at once, and of the node with an only copy end, and lose nothing; what an
// autoscaler marks is left before an eviction comes (rows 42, 127, 129 and 131).
func TestDrain(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	b := s.both("", shape(3, 1)).planted()
	b.cordoned(t)
	node := busiest(t, b, false)
	b.each(t, "drain", func(c *cluster, m *meeting) { c.drained(m, node) })
	node = busiest(t, b, false)
	other := busiest(t, b, false, node)
	b.each(t, "two drains", func(c *cluster, m *meeting) { c.drained(m, node, other) })
	node = busiest(t, b, false)
	b.each(t, "marked for removal", func(c *cluster, m *meeting) { c.marked(m, node) })
	for _, c := range s.both("x0", shape(1, 0)).planted() {
		beside{c}.each(t, "drain of the only copy", func(c *cluster, m *meeting) {
			c.drained(m, c.primary(0).Pod.Spec.NodeName)
		})
	}
}

// cordoned: it is said, and nothing moves.
func (b beside) cordoned(t *testing.T) {
	t.Helper()
	const looks = 10 * time.Second
	node := busiest(t, b, false)
	t.Cleanup(func() { cordon(t, node, false) })
	cordon(t, node, true)
	for _, c := range b {
		before, primaries := c.pods(), c.primaries()
		c.awaitTold(c.podsOn(node), "is cordoned")
		for until := time.Now().Add(looks); time.Now().Before(until); time.Sleep(lookAgain) {
			if err := isReady(c.get()); err != nil {
				t.Fatalf("%s with a cordoned node: %v", c.name, err)
			}
		}
		c.samePods(before)
		if now := c.primaries(); fmt.Sprint(now) != fmt.Sprint(primaries) {
			t.Errorf("the primaries of %s were %v, and are %v", c.name, primaries, now)
		}
	}
	cordon(t, node, false)
}

// gather makes all members of a cluster on a Kubernetes node primaries.
func (c *cluster) gather(node string) {
	c.t.Helper()
	for _, m := range c.picture().Members {
		if self, _ := m.Nodes.Myself(); m.Pod.Spec.NodeName == node && !self.Primary {
			c.promote(m)
		}
	}
}

// drained drains nodes, and judges the cluster after that.
func (c *cluster) drained(m *meeting, nodes ...string) {
	c.t.Helper()
	c.drain(m, nodes...)
	c.verify(verify.Excuses{})
}

// drain drains nodes at the same time: the drains end, and what was there is whole
// again elsewhere.
func (c *cluster) drain(m *meeting, nodes ...string) {
	c.t.Helper()
	c.gather(nodes[0])
	var drains []fault.Fault
	for _, node := range nodes {
		f := faults().Drain(node, c.space.name)
		c.undo(f)
		drains = append(drains, f)
	}
	tr := c.begin(fmt.Sprintf("drain of %d", len(nodes)), promisedDrain)
	tr.together(m, nil, func(ctx context.Context) (string, error) { return atOnce(ctx, drains) })
	tr.judge(tr.redundant())
	for _, node := range nodes {
		tr.left(node)
	}
	tr.together(m, nil, func(ctx context.Context) (string, error) {
		var errs []error
		for _, f := range drains {
			_, err := f.Undo(ctx)
			errs = append(errs, err)
		}
		return "", errors.Join(errs...)
	})
}

// withinDrain bounds a drain; kubectl asks again every five seconds.
const withinDrain = 2 * time.Minute

func atOnce(ctx context.Context, faults []fault.Fault) (said string, err error) {
	ctx, cancel := context.WithTimeout(ctx, withinDrain)
	defer cancel()
	words, errs := make([]string, len(faults)), make([]error, len(faults))
	var wg sync.WaitGroup
	for i, f := range faults {
		wg.Go(func() { words[i], errs[i] = f.Apply(ctx) })
	}
	wg.Wait()
	return fmt.Sprint(words), errors.Join(errs...)
}

// left fails the test when a Pod of the cluster is on a Kubernetes node.
func (c *cluster) left(node string) {
	c.t.Helper()
	if pods := c.podsOn(node); len(pods) > 0 {
		c.t.Errorf("%d Pods are on %s", len(pods), node)
	}
}

// marked: an autoscaler says that it removes a node. Everything leaves it before an
// eviction, and redundancy is never less.
func (c *cluster) marked(m *meeting, node string) {
	c.t.Helper()
	c.gather(node)
	mark := faults().Mark(node)
	c.undo(mark)
	tr := c.begin("marked for removal", promisedDrain)
	tr.together(m, nil, mark.Apply)
	tr.await("everything of "+c.name+" has left "+node, slack*promisedDrain.ready, func(context.Context) error {
		copies := map[string]int{}
		for _, m := range c.picture().Members {
			if m.Err == nil && m.Info.Offset > 0 && m.Pod.DeletionTimestamp == nil {
				copies[m.Shard()]++
			}
		}
		for shard := range c.get().Spec.Shards {
			if n := copies[fmt.Sprint(shard)]; n < 2 {
				c.t.Errorf("shard %d has %d copies", shard, n)
			}
		}
		if n := len(c.podsOn(node)); n > 0 {
			return fmt.Errorf("%d Pods are there", n)
		}
		return nil
	})
	tr.judge(tr.redundant())
	tr.together(m, nil, mark.Undo)
	tr.verify(verify.Excuses{})
}
