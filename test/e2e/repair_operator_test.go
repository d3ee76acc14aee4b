// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// operatorAway takes the operator away until the test ends, at the latest.
func (s *space) operatorAway() fault.Fault {
	s.t.Helper()
	away := faults().OperatorAway()
	s.t.Cleanup(func() {
		if _, err := away.Undo(context.WithoutCancel(s.t.Context())); err != nil {
			s.t.Error(err)
		}
		s.operatorBack()
	})
	return away
}

// operatorBack waits for the Deployment in a clean-up: the next test needs it.
func (s *space) operatorBack() {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(s.t.Context()), withinReady)
	defer cancel()
	if err := hold(ctx, withinReady, func() error { return deployed(ctx) }); err != nil {
		s.t.Errorf("the operators run: %v", err)
	}
}

// TestRepairWithoutOperator breaks clusters while there is no operator: what has a
// majority repairs itself as fast as ever, and the operator does the rest when it
// is back.
func TestRepairWithoutOperator(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	away := s.operatorAway()
	lone := s.both("x1", shape(1, 1))
	old := shape(1, 1)
	old.Image = valkey80
	lone = append(lone, s.create("v80x1", old))
	parts := map[*beside]func(c *cluster, m *meeting, away fault.Fault){
		new(s.both("", shape(3, 1))): (*cluster).electsAlone,
		&lone:                        (*cluster).waitsForOperator,
		new(s.both("d", persistent(shape(3, 1), v1alpha1.ReclaimDelete))): (*cluster).losesAllAlone,
	}
	var b beside
	does := map[string]func(c *cluster, m *meeting, away fault.Fault){}
	for clusters, do := range parts {
		b = append(b, *clusters...)
		for _, c := range *clusters {
			does[c.name] = do
		}
	}
	b.planted().each(t, "operator away", func(c *cluster, m *meeting) { does[c.name](c, m, away) })
	var volumes beside
	for _, c := range b {
		if c.get().Spec.Persistence != nil {
			volumes = append(volumes, c)
		}
	}
	volumes.each(t, "volume lost", (*cluster).losesVolume)
}

// electsAlone: three shards in which one primary after the other dies. Who was
// elected then is primary afterwards too, whatever its index (row 40).
func (c *cluster) electsAlone(m *meeting, away fault.Fault) {
	const without = ", operator away"
	tr := c.begin("operator back", promise{ready: 20 * time.Second, lost: 2 * unreplicated, excuses: verify.Excuses{Restarts: true}})
	tr.together(m, nil, away.Apply)
	victim := c.primary(0).Pod
	tr.part("primary deleted"+without, promisedHandOver, victim, faults().Delete(victim))
	victim = c.primary(1).Pod
	tr.part("primary force-deleted"+without, promisedElection, victim, faults().ForceDelete(victim))
	victim = c.primary(2).Pod
	tr.part("server of a primary killed"+without, promisedElection, victim, faults().KillServer(victim))
	before := c.primaries()
	tr.next(m)
	tr.together(m, nil, away.Undo)
	ready := tr.redundant()
	tr.w.Mark()
	tr.judge(ready)
	if after := c.primaries(); !maps.Equal(before, after) {
		c.t.Errorf("the primaries were %v and are %v", before, after)
	}
	tr.verify(tr.excuses)
}

// part is one fault among others, with a gap of its own; it is over when the shard
// has another primary, and every shard is written to.
func (tr *trial) part(name string, gap time.Duration, victim *corev1.Pod, f fault.Fault) {
	tr.t.Helper()
	tr.w.Mark()
	was, _ := tr.w.Progress()
	tr.strike([]*corev1.Pod{victim}, f.Apply)
	tr.awaitPrimaryElse(victim)
	tr.settle(tr.w)
	acknowledged, seen := tr.w.Progress()
	figures.add(figure{
		fault: name, cluster: tr.cluster.name, promise: promise{gap: gap}, gap: seen,
		acknowledged: acknowledged - was, quiet: tr.w.quiet,
	})
	if most := slack * (gap + tr.w.quiet); seen > most {
		tr.t.Errorf("%s: the gap is %s, promised are %s, and more than %s is a fault", name, seen, gap, most)
	}
}

// awaitPrimaryElse waits until a shard has another primary than it had.
func (c *cluster) awaitPrimaryElse(was *corev1.Pod) {
	c.t.Helper()
	shard := was.Labels[v1alpha1.LabelShardIndex]
	others := map[string]*valkey.Client{}
	for name, pod := range c.pods() {
		if name != was.Name && pod.Labels[v1alpha1.LabelShardIndex] == shard {
			others[name] = c.dial(pod)
		}
	}
	c.await("shard "+shard+" has another primary", withinRepair, func(ctx context.Context) error {
		var errs []error
		for name, client := range others {
			nodes, err := client.Nodes(ctx)
			self, _ := nodes.Myself()
			if err == nil && self.Primary && !self.Slots.IsEmpty() {
				return nil
			}
			errs = append(errs, errors.Join(fmt.Errorf("%s is %s", name, self), err))
		}
		return errors.Join(errs...)
	})
}

// waitsForOperator: one shard, in which no vote can win without its primary. The
// operator promotes before the new server joins, and all tell of one shard of two
// servers, on every version (row 47).
func (c *cluster) waitsForOperator(m *meeting, away fault.Fault) {
	tr := c.begin("1x1, primary force-deleted, operator back", promise{ready: 40 * time.Second, lost: unreplicated})
	tr.together(m, nil, away.Apply)
	tr.next(m)
	victim := c.primary(0).Pod
	tr.strike([]*corev1.Pod{victim}, faults().ForceDelete(victim).Apply)
	tr.together(m, nil, away.Undo)
	tr.whole()
	c.agree()
}

// losesAllAlone: volumes, and all Pods gone while the operator is away (rows 6 and
// 23).
func (c *cluster) losesAllAlone(m *meeting, away fault.Fault) {
	ids := c.ids()
	tr := c.begin("all Pods force-deleted, operator back", promise{ready: 60 * time.Second, lost: notOnDisk})
	tr.together(m, nil, away.Apply)
	tr.next(m)
	victims, hits := tr.allPods()
	tr.strike(victims, hits...)
	tr.together(m, nil, away.Undo)
	tr.whole()
	if after := c.ids(); !maps.Equal(ids, after) {
		c.t.Errorf("the servers were %v and are %v", ids, after)
	}
}

// losesVolume: the member with index 0 of the first shard loses its Pod and its
// volume, and the operator its leader at the same moment. The cluster is not formed
// anew: all others stay who they are (row 5).
func (c *cluster) losesVolume(m *meeting) {
	victim := c.pods()[v1alpha1.PodName(v1alpha1.NodeName(c.name, 0, 0))]
	ids := c.ids()
	tr := c.begin("volume of member 0 lost, and the operator's leader", promise{ready: 40 * time.Second, lost: unreplicated})
	tr.strike([]*corev1.Pod{victim}, faults().LoseVolume(victim).Apply)
	tr.together(m, nil, faults().OperatorDeleted().Apply)
	tr.whole()
	after := c.ids()
	if after[victim.Name] == ids[victim.Name] {
		c.t.Errorf("%s has the identity that it lost", victim.Name)
	}
	delete(ids, victim.Name)
	delete(after, victim.Name)
	if !maps.Equal(ids, after) {
		c.t.Errorf("the other servers were %v and are %v", ids, after)
	}
}
