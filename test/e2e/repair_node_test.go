// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
	"github.com/valkey-direct/valkey-operator/test/e2e/writer"
)

// noticeNode is how long this Kubernetes takes at most to say that a node was heard
// from, or was not.
const noticeNode = time.Minute

// promisedReturn is the gap that the return of a former primary may cost: until it
// has learned better, it sends clients to itself.
const promisedReturn = 2 * time.Second

// restarted excuses what comes of a node that was away: containers that started again, at
// other addresses.
var restarted = verify.Excuses{Restarts: true, Readdressed: true}

// TestRepairNodes breaks the Kubernetes node that runs one primary of each of
// several clusters: its power, with and without an operator, and its cable (rows 38,
// 43, 48 and 52).
func TestRepairNodes(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	b := append(s.both("", shape(3, 1)), s.both("x1", shape(1, 1))...)
	b = append(b, s.create("v91x2", shape(2, 1))).planted()
	away := s.operatorAway()
	// One node after the other: what was on it has moved then.
	b.each(t, "power loss", func(c *cluster, m *meeting) { c.powerLoss(m, busiest(t, b, true)) })
	b.each(t, "partition", func(c *cluster, m *meeting) { c.partition(m, busiest(t, b, true)) })
	b.each(t, "power loss, operator away", func(c *cluster, m *meeting) { c.powerLossAlone(m, busiest(t, b, false), away) })
}

// busiest is the Kubernetes node with most Pods of the most clusters; one without an
// operator if the operator is to survive, and none of some.
func busiest(t *testing.T, b beside, spared bool, others ...string) string {
	t.Helper()
	operators := map[string]bool{}
	for _, pod := range operatorPods(t) {
		operators[pod.Spec.NodeName] = spared
	}
	best, most := "", 0
	for _, node := range bed.local.Nodes() {
		weight := 0
		for _, c := range b {
			if n := len(c.onNode(node.Name)); n > 0 {
				weight += 100 + n
			}
		}
		if !operators[node.Name] && weight > most && !slices.Contains(others, node.Name) {
			best, most = node.Name, weight
		}
	}
	if best == "" {
		t.Fatal("no Kubernetes node can be broken")
	}
	return best
}

// promised is what a fault of a Kubernetes node may cost: where too few are left to
// vote, the operator promotes when Kubernetes calls the node lost.
func (c *cluster) promised(lost []*corev1.Pod, ready time.Duration) promise {
	p := promise{gap: promisedElection, ready: ready, lost: unreplicated, excuses: restarted}
	if c.get().Spec.Shards < 3 || len(lost) == 0 {
		p.gap = 0
	}
	return p
}

// powerLoss takes the node's power away. The cluster is whole again while the node
// is dead. When it comes back, what is left there is nobody's any more, and nothing
// is lost.
func (c *cluster) powerLoss(m *meeting, node string) {
	c.lead(node)
	lost := c.onNode(node)
	power := faults().PowerLoss(node)
	c.undo(power)
	tr := c.begin("node lost power", c.promised(lost, time.Minute))
	tr.together(m, lost, power.Apply)
	tr.whole()
	c.returns(m, node, power, lost)
}

// returns lets a node come back under load: nothing of it disturbs the cluster.
func (c *cluster) returns(m *meeting, node string, broken fault.Fault, lost []*corev1.Pod) {
	c.t.Helper()
	tr := c.begin("node returns", promise{gap: promisedReturn, ready: noticeNode, excuses: restarted})
	tr.together(m, nil, func(ctx context.Context) (string, error) {
		said, err := broken.Undo(ctx)
		if err != nil {
			return "", err
		}
		ctx, cancel := context.WithTimeout(ctx, noticeNode)
		defer cancel()
		return said, bed.local.WaitNode(ctx, node, true)
	})
	c.await("the Pods of "+node+" are retired", noticeNode, func(context.Context) error {
		for name, pod := range c.pods() {
			if slices.ContainsFunc(lost, func(old *corev1.Pod) bool { return old.UID == pod.UID }) {
				return fmt.Errorf("%s is there", name)
			}
		}
		return nil
	})
	tr.whole()
}

// undo ends a fault when the test ends, if it was not.
func (c *cluster) undo(f fault.Fault) {
	c.t.Helper()
	c.t.Cleanup(func() {
		if !c.t.Failed() {
			return
		}
		if _, err := f.Undo(context.WithoutCancel(c.t.Context())); err != nil {
			c.t.Error(err)
		}
	})
}

// powerLossAlone takes the node's power away while there is no operator. The others
// elect; the rest waits until an operator is back, with the node still dead.
func (c *cluster) powerLossAlone(m *meeting, node string, away fault.Fault) {
	c.lead(node)
	lost := c.onNode(node)
	power := faults().PowerLoss(node)
	c.undo(power)
	tr := c.begin("node lost power, operator away", c.promised(lost, time.Minute))
	tr.together(m, nil, away.Apply)
	tr.together(m, lost, power.Apply)
	if tr.gap > 0 {
		tr.await("every shard has a primary elsewhere", withinRepair, func(context.Context) error {
			for shard, name := range tr.primaries() {
				if slices.ContainsFunc(lost, func(pod *corev1.Pod) bool { return pod.Name == name }) {
					return fmt.Errorf("shard %s has %s", shard, name)
				}
			}
			return nil
		})
		tr.settle(tr.w)
	}
	tr.together(m, nil, away.Undo)
	tr.whole()
	c.returns(m, node, power, lost)
}

// cut is how long the cable is pulled.
const cut = time.Minute

// partition pulls the node's cable, with clients on both sides. The majority goes
// on without it. The primary on the node stops to take writes after the node
// timeout; what it took until then is all that may be lost.
func (c *cluster) partition(m *meeting, node string) {
	leader := c.lead(node)
	lost := c.onNode(node)
	cable := faults().Partition(node)
	c.undo(cable)
	tr := c.begin("node partitioned", c.promised(lost, time.Minute))
	var in *insider
	if leader != nil {
		in = c.insider(leader)
	}
	tr.together(m, lost, cable.Apply)
	pulled := tr.began
	tr.judge(tr.redundant())
	time.Sleep(time.Until(pulled.Add(cut)))

	healed := c.beginHealing(m, cable)
	healed.judge(healed.redundant())
	if in != nil {
		c.judgeMinority(pulled, in)
	}
	c.verify(restarted)
	for name, pod := range c.pods() {
		if slices.ContainsFunc(lost, func(old *corev1.Pod) bool { return old.UID == pod.UID }) {
			c.t.Logf("%s was kept", name)
		}
	}
}

func (c *cluster) beginHealing(m *meeting, cable fault.Fault) *trial {
	c.t.Helper()
	tr := c.begin("node connected again", promise{gap: promisedReturn, ready: 30 * time.Second, excuses: restarted})
	tr.together(m, nil, cable.Undo)
	// Whole it was before: it is to be so when Kubernetes has heard of the node too.
	tr.await("Kubernetes hears from the node", noticeNode, func(ctx context.Context) error {
		return bed.local.WaitNode(ctx, cable.Target, true)
	})
	return tr
}

// judgeMinority: the client on the minority side was served for the node timeout,
// and for the half of it that may pass until a primary asks who is there. What it
// lost was acknowledged then.
func (c *cluster) judgeMinority(pulled time.Time, in *insider) {
	c.t.Helper()
	const promised = v1alpha1.DefaultNodeTimeoutMilliseconds * time.Millisecond
	told := in.told(c.t)
	last := told[len(told)-1]
	after := int64(0)
	for _, a := range told {
		if a.at.After(pulled) {
			after++
		}
	}
	var kept int64
	client := c.dial(c.owner(in.key).Pod)
	reply, err := client.Do(c.t.Context(), "GET", in.key)
	if err == nil && !reply.IsNil() {
		var text string
		if text, err = reply.String(); err == nil {
			_, err = fmt.Sscan(text, &kept)
		}
	}
	if err != nil {
		c.t.Fatalf("read %s: %v", in.key, err)
	}
	served := last.at.Sub(pulled)
	figures.add(figure{
		fault: "minority side, served after the cut", cluster: c.name, promise: promise{gap: promised},
		gap: served, acknowledged: after, lost: last.value - kept,
	})
	// A lone primary is a majority of its own: nothing in Valkey stops it.
	if served > slack*promised && c.get().Spec.Shards > 1 {
		c.t.Errorf("the minority side took writes for %s after the cut", served)
	}
	if lost := last.value - kept; lost > after+unreplicated {
		c.t.Errorf("%d writes were acknowledged on the minority side after the cut, and %d are lost", after, lost)
	}
}

// owner is the primary of a key.
func (c *cluster) owner(key string) *verify.Member {
	c.t.Helper()
	for _, m := range c.picture().Members {
		if self, _ := m.Nodes.Myself(); self.Primary && self.Slots.Contains(writer.Slot(key)) {
			return m
		}
	}
	c.t.Fatalf("nobody owns the slot of %s: %v", key, c.primaries())
	return nil
}
