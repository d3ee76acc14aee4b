// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

var (
	// withinLeader is how soon an operator that was killed is followed, by its own Pod
	// or, when its lease has run out, by another.
	withinLeader = 15 * time.Second
	// promisedInterrupted: whoever follows a killed operator may wait for its lease.
	promisedInterrupted = promise{gap: promisedHandOver, ready: 120 * time.Second}
	// promisedInterruptedRevert: taking a bad change back is a step, and waits once.
	promisedInterruptedRevert = promise{gap: promisedHandOver, ready: promisedRevert.ready + withinLeader}
)

// TestChangeOperatorKilled kills the operator that leads every five seconds while
// clusters roll to another version, get a directive and resources live and a bad image
// for a while, and lose a Kubernetes node to a drain: whoever follows goes on where it
// stopped (row 61).
func TestChangeOperatorKilled(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	s.awaitOperator()
	few, many := amounts{"30m", "128Mi", "80mb", 80 << 20}, amounts{"60m", "256Mi", "160mb", 160 << 20}
	b := s.pairWith(func(spec *v1alpha1.ValkeyClusterSpec) {
		spec.Image, spec.Resources = valkey81, few.requirements()
	}).planted()
	stop := s.killOperators(5 * time.Second)
	b.each(t, "roll, operator killed", func(c *cluster, m *meeting) {
		c.rollsInterrupted()
	})
	b.each(t, "edits, operator killed", func(c *cluster, m *meeting) {
		c.setsInterrupted()
		c.resizesInterrupted(many)
		c.takeBack(promisedInterruptedRevert, slack*promisedInterruptedRevert.ready, badImage(valkey91))
	})
	node := busiest(t, b, false)
	b.each(t, "drain, operator killed", func(c *cluster, m *meeting) { c.drain(m, node) })
	stop()
	s.renewOperators()
	for _, c := range b {
		c.verify(verify.Excuses{})
	}
}

// rollsInterrupted rolls to another version while the operator is killed again and
// again.
func (c *cluster) rollsInterrupted() {
	c.t.Helper()
	tr := c.begin("image to 9.1.2, operator killed", promisedInterrupted)
	stands := c.stands()
	tr.declare(map[string]any{"image": valkey91})
	tr.judge(tr.redundant())
	tr.runs(valkey91)
	if down := stands.stop(); down > 1 {
		c.t.Errorf("%d Pods were down at once", down)
	}
}

// setsInterrupted changes a directive live.
func (c *cluster) setsInterrupted() {
	c.t.Helper()
	before := c.pods()
	tr := c.begin("directive set live, operator killed", promise{gap: resizeGap, ready: withinLeader})
	tr.strike(nil, c.edit(map[string]any{"config": map[string]any{"slowlog-max-len": 77}}))
	c.awaitValues(map[string]string{"slowlog-max-len": "77"}, slack*withinLeader)
	tr.judge(time.Since(tr.began))
	c.keepsPods(before)
}

// resizesInterrupted gives running Pods other resources.
func (c *cluster) resizesInterrupted(to amounts) {
	c.t.Helper()
	before := c.pods()
	tr := c.begin("resources in place, operator killed", promise{gap: resizeGap, ready: withinResize})
	tr.strike(nil, func(context.Context) (string, error) {
		c.resize(to)
		return "declared " + to.memory, nil
	})
	c.awaitSize(to, slack*withinResize)
	c.awaitValues(map[string]string{"maxmemory": fmt.Sprint(to.bytes)}, slack*withinLeader)
	tr.judge(tr.redundant())
	c.keepsPods(before)
}

// killOperators kills the operator that leads, each time that one has led for a while,
// until it is told to stop, which may be told more than once.
func (s *space) killOperators(every time.Duration) (stop func()) {
	s.t.Helper()
	ctx, cancel := context.WithCancel(s.t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		tick := time.NewTicker(every)
		defer tick.Stop()
		for killed := ""; ; {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
				killed = s.killLeader(ctx, killed)
			}
		}
	}()
	stop = func() { cancel(); <-ended }
	s.t.Cleanup(stop)
	return stop
}

// killLeader kills the process of the leader, or, where the kubelet would wait longer
// from then on, force-deletes its Pod: the operator is to be killed, not to be away.
// The lease of one whose Pod is gone is left to run out. It returns who was killed last.
func (s *space) killLeader(ctx context.Context, killed string) string {
	lease, err := bed.kube.CoordinationV1().Leases(verify.OperatorNamespace).Get(ctx, operatorName, metav1.GetOptions{})
	if err != nil || lease.Spec.HolderIdentity == nil {
		return killed
	}
	leader, err := faults().Leader(ctx)
	if err != nil {
		return killed
	}
	restarts := restartsOf([]corev1.Pod{*leader})[leader.Name]
	process := fmt.Sprintf("%s, restarted %d times", *lease.Spec.HolderIdentity, restarts)
	if process == killed {
		return killed
	}
	how := faults().OperatorKilled()
	if restarts > 0 {
		how = faults().OperatorDeleted()
	}
	said, err := how.Apply(ctx)
	if err != nil {
		return killed
	}
	s.t.Log(said)
	return process
}
