// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan_test

import (
	"strings"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// nodeLost: the Pod's machine has not answered for that long.
func nodeLost(ago time.Duration) func(*plan.NodeState) {
	return func(s *plan.NodeState) {
		s.Pod.Ready, s.Pod.ReadySince = false, time.Time{}
		s.Pod.LostNode, s.Pod.LostSince = "n3", nodeNow.Add(-ago)
	}
}

func nodeGone(s *plan.NodeState) {
	nodeLost(0)(s)
	s.Pod.NodeGone, s.Pod.LostSince = true, time.Time{}
}

func outOfService(s *plan.NodeState) { s.Pod.OutOfService = true }
func stillRunning(s *plan.NodeState) { s.Pod.Running = true }

// outOfReach: no machine is left that the volume can be used on.
func outOfReach(ago time.Duration) func(*plan.NodeState) {
	return func(s *plan.NodeState) {
		s.Claim.Volume, s.Claim.Unreachable, s.Claim.UnreachableSince = "disk-7", true, nodeNow.Add(-ago)
	}
}

// lostTests are rows 37, 98, 105 and 133: machines and volumes that do not come
// back, or may.
var lostTests = map[string]struct {
	state plan.NodeState
	want  nodeWant
	force bool
}{
	// A volume waits for evidence.
	"node lost": {state: nodeState(nodeLost(time.Hour)), want: nodeWant{
		reason: "NodeNotReady", message: "kubectl taint nodes n3 node.kubernetes.io/out-of-service=nodeshutdown:NoExecute",
	}},
	"node lost, Pod going": {state: nodeState(nodeLost(time.Hour), podDeleting), want: nodeWant{
		reason: "Terminating", message: "n3 does not answer, and PVC valkey-demo-0-1 must not be used by another Pod",
	}},
	"retired, node lost":            {state: nodeState(retired, nodeLost(time.Hour)), want: nodeWant{step: plan.NodeDeletePod, reason: "Retired", requeue: 20 * time.Second}},
	"retired, node lost, Pod going": {state: nodeState(retired, nodeLost(time.Hour), podDeleting), want: nodeWant{reason: "Retired", message: "kubectl taint", requeue: 20 * time.Second}},
	"out of service":                {state: nodeState(nodeLost(0), outOfService), want: nodeWant{step: plan.NodeDeletePod, reason: "NodeOutOfService", message: "n3 is out of service"}},
	"out of service, Pod going":     {state: nodeState(nodeLost(0), outOfService, podDeleting), want: nodeWant{reason: "Terminating", message: "Kubernetes removes the Pod within a minute"}},
	"out of service by mistake":     {state: nodeState(outOfService), want: nodeWant{ready: true, reason: "Ready"}},
	"node gone":                     {state: nodeState(nodeGone), want: nodeWant{reason: "NodeNotReady", message: "Kubernetes removes the Pod within two minutes"}},
	"node gone, Pod going":          {state: nodeState(nodeGone, podDeleting), want: nodeWant{reason: "Terminating", message: "Kubernetes removes the Pod within two minutes"}},
	"retired, node gone, Pod going": {state: nodeState(retired, nodeGone, podDeleting), want: nodeWant{reason: "Retired", message: "Kubernetes removes the Pod", requeue: 20 * time.Second}},

	// Without a volume, a replacement in sync is evidence, and retired says it.
	"no volume, node lost":             {state: nodeState(ephemeral, nodeLost(time.Hour)), want: nodeWant{reason: "NodeNotReady", message: "another server has taken its place"}},
	"no volume, node lost, going":      {state: nodeState(ephemeral, nodeLost(time.Hour), podDeleting), want: nodeWant{reason: "Terminating", message: "another server has taken its place"}},
	"no volume, retired, node lost":    {state: nodeState(ephemeral, retired, nodeLost(time.Hour)), force: true, want: nodeWant{step: plan.NodeDeletePod, reason: "Retired", requeue: 20 * time.Second}},
	"no volume, retired, lost, going":  {state: nodeState(ephemeral, retired, nodeLost(time.Hour), podDeleting), force: true, want: nodeWant{step: plan.NodeDeletePod, reason: "Retired", requeue: 20 * time.Second}},
	"no volume, retired, just lost":    {state: nodeState(ephemeral, retired, nodeLost(4*time.Second)), want: nodeWant{step: plan.NodeDeletePod, reason: "Retired", requeue: 6 * time.Second}},
	"no volume, retired, lost, waits":  {state: nodeState(ephemeral, retired, nodeLost(4*time.Second), podDeleting), want: nodeWant{reason: "Retired", message: "removed by force soon", requeue: 6 * time.Second}},
	"no volume, retired, node gone":    {state: nodeState(ephemeral, retired, nodeGone), force: true, want: nodeWant{step: plan.NodeDeletePod, reason: "Retired", requeue: 20 * time.Second}},
	"no volume, retired, node answers": {state: nodeState(ephemeral, retired, podDeleting), want: nodeWant{reason: "Retired", message: "waiting until Pod", requeue: 20 * time.Second}},
	"no volume, retired, foreign Pod":  {state: nodeState(ephemeral, retired, nodeLost(time.Hour), foreignPod), want: nodeWant{step: plan.NodeDeleteNode, reason: "Retired", requeue: 20 * time.Second}},
	"no volume, retired, paused":       {state: nodeState(ephemeral, retired, nodeLost(time.Hour), paused), want: nodeWant{reason: "Paused", requeue: 20 * time.Second}},

	// An ended Pod is removed at once when it is deleted.
	"ended, containers run":            {state: nodeState(podEnded, stillRunning), want: nodeWant{reason: "Evicted", message: "waiting until its containers have stopped"}},
	"ended, containers run, node lost": {state: nodeState(podEnded, stillRunning, nodeLost(time.Hour)), want: nodeWant{reason: "Evicted", message: "kubectl taint"}},
	"ended, containers run, retired":   {state: nodeState(podEnded, stillRunning, retired), want: nodeWant{reason: "Retired", message: "waiting until its containers have stopped", requeue: 20 * time.Second}},
	"ended, containers run, no volume": {state: nodeState(ephemeral, podEnded, stillRunning), want: nodeWant{step: plan.NodeDeletePod, reason: "Evicted"}},

	// The volume itself.
	"out of reach":          {state: nodeState(pending, outOfReach(time.Minute)), want: nodeWant{reason: "VolumeUnreachable", message: "volume disk-7 of PVC valkey-demo-0-1", requeue: 20 * time.Second}},
	"just out of reach":     {state: nodeState(pending, outOfReach(3*time.Second)), want: nodeWant{reason: "Unschedulable", message: "0/3 nodes", requeue: 7 * time.Second}},
	"out of reach, retired": {state: nodeState(retired, deleteClaim, pending, outOfReach(time.Minute)), want: nodeWant{step: plan.NodeDeletePod, reason: "Retired", requeue: 20 * time.Second}},
	"lost, retired, retained": {
		state: nodeState(retired, noPod, claimLost), want: nodeWant{step: plan.NodeDeleteClaim, reason: "Retired", message: "its volume is lost", requeue: 20 * time.Second},
	},
	"lost, retired, Pod there": {state: nodeState(retired, claimLost), want: nodeWant{step: plan.NodeDeletePod, reason: "Retired", requeue: 20 * time.Second}},
}

func TestNodeLost(t *testing.T) {
	t.Parallel()
	for name, tt := range lostTests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := plan.MakeNode(tt.state)
			checkWant(t, p, tt.want)
			if p.Force != tt.force {
				t.Errorf("force: %t, want %t", p.Force, tt.force)
			}
			if err := checkNode(tt.state, p); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestVolumeReasons: what the cluster controller makes of the reasons.
func TestVolumeReasons(t *testing.T) {
	t.Parallel()
	for reason, state := range map[string]plan.NodeState{
		"gone: lost":            nodeState(claimLost),
		"gone: lost, no Pod":    nodeState(noPod, claimLost),
		"gone: out of reach":    nodeState(pending, outOfReach(time.Minute)),
		"claim: being deleted":  nodeState(claimDeleting),
		"claim: gone":           nodeState(noClaim),
		"neither: sound":        nodeState(),
		"neither: node lost":    nodeState(nodeLost(time.Hour)),
		"neither: foreign":      nodeState(noPod, foreignClaim),
		"neither: Pod to come":  nodeState(noPod),
		"neither: briefly lost": nodeState(pending, outOfReach(time.Second)),
	} {
		p := plan.MakeNode(state)
		if got := plan.VolumeGone(p.Reason); got != strings.HasPrefix(reason, "gone") {
			t.Errorf("%s: reason %s: volume gone: %t", reason, p.Reason, got)
		}
		if got := plan.ClaimGone(p.Reason); got != strings.HasPrefix(reason, "claim") {
			t.Errorf("%s: reason %s: claim gone: %t", reason, p.Reason, got)
		}
	}
}

// TestNodeLostNeverTwice goes through all combinations of what can be seen of a
// lost machine: no Pod is removed by force that might be missed, or that shares a
// volume with the next one (row 105).
func TestNodeLostNeverTwice(t *testing.T) {
	t.Parallel()
	checkAll(t, []func(*plan.NodeState){
		noRevision, retired, deleteClaim, paused, foreignPod, podDeleting, podEnded, oldRevision, claimDeleting, claimLost,
		nodeLost(time.Minute), nodeGone, outOfService, stillRunning, ephemeral,
	})
}
