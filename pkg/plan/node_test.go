// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

var nodeNow = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

// nodeState is a ValkeyNode with a volume, whose claim and Pod are there, ready
// for an hour.
func nodeState(options ...func(*plan.NodeState)) plan.NodeState {
	s := plan.NodeState{
		Now: nodeNow, PodName: "valkey-demo-0-1", Revision: "new", RevisionKnown: true, ClaimWanted: true,
		Claim: &plan.NodeClaim{UID: "c1", Owner: "cluster"},
		Pod: &plan.NodePod{
			UID: "p1", Revision: "new", Bound: true, Created: nodeNow.Add(-time.Hour),
			Ready: true, ReadySince: nodeNow.Add(-time.Hour), Reason: "Ready",
		},
	}
	for _, o := range options {
		o(&s)
	}
	return s
}

func noPod(s *plan.NodeState)   { s.Pod = nil }
func noClaim(s *plan.NodeState) { s.Claim = nil }
func ephemeral(s *plan.NodeState) {
	s.Claim, s.ClaimWanted = nil, false
	if s.Pod != nil {
		s.Pod.Ephemeral = true
	}
}

func retired(s *plan.NodeState)       { s.Retired = true }
func deleteClaim(s *plan.NodeState)   { s.ClaimDelete = true }
func noRevision(s *plan.NodeState)    { s.RevisionKnown = false }
func oldRevision(s *plan.NodeState)   { s.Pod.Revision = "old" }
func foreignPod(s *plan.NodeState)    { s.Pod.Foreign = true }
func podDeleting(s *plan.NodeState)   { s.Pod.Deleting = true }
func foreignClaim(s *plan.NodeState)  { s.Claim.Foreign, s.Claim.Owner = true, "u0" }
func claimDeleting(s *plan.NodeState) { s.Claim.Deleting = true }
func claimLost(s *plan.NodeState)     { s.Claim.Lost = true }
func paused(s *plan.NodeState)        { s.Paused = true }

func otherSize(s *plan.NodeState) { s.Pod.Resize = true }

func podEnded(s *plan.NodeState) {
	s.Pod.Ready, s.Pod.Finished, s.Pod.Reason, s.Pod.Message = false, true, "Evicted", "the node was low on memory"
}

// pending is a Pod that no Kubernetes node was found for.
func pending(s *plan.NodeState) {
	s.Pod.Ready, s.Pod.ReadySince, s.Pod.Bound = false, time.Time{}, false
	s.Pod.Reason, s.Pod.Message = "Unschedulable", "0/3 nodes are available"
}

func refusedAgo(times int, ago time.Duration) func(*plan.NodeState) {
	return func(s *plan.NodeState) {
		for range times {
			s.Memory = s.Memory.Refused(nodeNow.Add(-ago), "Forbidden", "exceeded quota: q")
		}
	}
}

func failedAgo(times int, ago time.Duration) func(*plan.NodeState) {
	return func(s *plan.NodeState) {
		s.Memory.Failures, s.Memory.LastFailure = times, nodeNow.Add(-ago)
		s.Memory.FailedUID, s.Memory.FailedMessage = "p0", "exit code 1"
	}
}

// nodeWant is what is checked of a plan; of the message a part.
type nodeWant struct {
	step    plan.NodeStep
	ready   bool
	reason  string
	message string // a part of it
	requeue time.Duration
	publish time.Duration
	quiet   bool
}

var nodeTests = map[string]struct {
	state plan.NodeState
	want  nodeWant
}{
	"ready":                   {nodeState(), nodeWant{ready: true, reason: "Ready"}},
	"deleting: hands off":     {nodeState(noPod, func(s *plan.NodeState) { s.Deleting = true }), nodeWant{quiet: true}},
	"nothing there: claim":    {nodeState(noPod, noClaim), nodeWant{step: plan.NodeCreateClaim, reason: "Creating"}},
	"claim there: Pod":        {nodeState(noPod), nodeWant{step: plan.NodeCreatePod, reason: "Creating"}},
	"ephemeral: Pod":          {nodeState(noPod, ephemeral), nodeWant{step: plan.NodeCreatePod, reason: "Creating"}},
	"revision not there":      {nodeState(noPod, noClaim, noRevision), nodeWant{reason: "RevisionMissing", message: "revision new"}},
	"paused: nothing is made": {nodeState(noPod, paused), nodeWant{reason: "Paused", message: "CreatePod"}},
	"paused: still reported":  {nodeState(paused), nodeWant{ready: true, reason: "Ready"}},
	"row 138: foreign Pod":    {nodeState(foreignPod), nodeWant{reason: "NameTaken", message: "Pod valkey-demo-0-1", requeue: 20 * time.Second}},
	"foreign Pod going":       {nodeState(foreignPod, podDeleting), nodeWant{reason: "NameTaken", message: "being deleted", requeue: 20 * time.Second}},
	"Pod going":               {nodeState(podDeleting, oldRevision), nodeWant{reason: "Terminating"}},
	"ended Pod":               {nodeState(podEnded), nodeWant{step: plan.NodeDeletePod, reason: "Evicted", message: "low on memory"}},
	"ended Pod without a revision": {
		nodeState(podEnded, noRevision), nodeWant{step: plan.NodeDeletePod, reason: "Evicted"},
	},

	// Resources in place.
	"other resources":          {nodeState(otherSize), nodeWant{step: plan.NodeResizePod, ready: true, reason: "Ready"}},
	"other resources, pending": {nodeState(pending, otherSize), nodeWant{step: plan.NodeResizePod, reason: "Unschedulable", requeue: 20 * time.Second}},
	"resources refused": {
		nodeState(otherSize, refusedAgo(1, 0)), nodeWant{ready: true, reason: "ResizeRefused", message: "exceeded quota", requeue: time.Second},
	},
	"tried again": {nodeState(otherSize, refusedAgo(1, time.Minute)), nodeWant{step: plan.NodeResizePod, ready: true, reason: "Ready"}},

	// Replacement.
	"other revision":                  {nodeState(oldRevision), nodeWant{step: plan.NodeDeletePod, reason: "Replacing", message: "revision old"}},
	"other revision, pending":         {nodeState(pending, oldRevision), nodeWant{step: plan.NodeDeletePod, reason: "Replacing"}},
	"other revision that is unknown":  {nodeState(oldRevision, noRevision), nodeWant{ready: true, reason: "Ready"}},
	"pending and revision is unknown": {nodeState(pending, oldRevision, noRevision), nodeWant{reason: "RevisionMissing"}},
	"ordered": {
		nodeState(func(s *plan.NodeState) { s.ReplacePodUID = "p1" }),
		nodeWant{step: plan.NodeDeletePod, reason: "Replacing", message: "ordered"},
	},
	"ordered for a former Pod": {
		nodeState(func(s *plan.NodeState) { s.ReplacePodUID = "p0" }), nodeWant{ready: true, reason: "Ready"},
	},
	"no order for no Pod": {
		nodeState(noPod, func(s *plan.NodeState) { s.ReplacePodUID = "" }), nodeWant{step: plan.NodeCreatePod, reason: "Creating"},
	},

	// The claim.
	"row 93: former cluster's claim": {
		nodeState(noPod, foreignClaim),
		nodeWant{
			reason: "ClaimForeign", requeue: 20 * time.Second,
			message: "PVC valkey-demo-0-1 belongs to a former cluster (UID u0): delete it or give the cluster another name",
		},
	},
	"row 98: claim going, no Pod": {nodeState(noPod, claimDeleting), nodeWant{reason: "ClaimDeleting", message: "waiting until", requeue: 20 * time.Second}},
	"row 98: claim lost, no Pod":  {nodeState(noPod, claimLost), nodeWant{reason: "ClaimLost", message: "lost its volume", requeue: 20 * time.Second}},
	"row 98: claim going":         {nodeState(claimDeleting), nodeWant{ready: true, reason: "ClaimDeleting"}},
	"row 98: claim lost":          {nodeState(claimLost), nodeWant{ready: true, reason: "ClaimLost"}},
	"row 98: claim gone":          {nodeState(noClaim), nodeWant{ready: true, reason: "ClaimMissing"}},
	"row 98: claim gone, ordered": {
		nodeState(claimDeleting, func(s *plan.NodeState) { s.ReplacePodUID = "p1" }),
		nodeWant{step: plan.NodeDeletePod, reason: "Replacing"},
	},
	"claim gone under a Pod that never ran": {nodeState(pending, noClaim), nodeWant{step: plan.NodeCreateClaim, reason: "Creating"}},
	"claim drifted": {
		nodeState(func(s *plan.NodeState) { s.Claim.Drifted = true }), nodeWant{step: plan.NodeRepairClaim, ready: true, reason: "Ready"},
	},
	"claim drifted without Pod": {
		nodeState(noPod, func(s *plan.NodeState) { s.Claim.Drifted = true }), nodeWant{step: plan.NodeRepairClaim, reason: "Repairing"},
	},
	"labels": {
		nodeState(func(s *plan.NodeState) { s.Pod.Labels = map[string]string{"a": "b"} }), nodeWant{step: plan.NodeLabelPod, ready: true, reason: "Ready"},
	},

	// What is said of a Pod.
	"row 132: unschedulable": {
		nodeState(pending), nodeWant{reason: "Unschedulable", message: "0/3 nodes", requeue: 20 * time.Second},
	},
	"unschedulable, no volume": {nodeState(pending, ephemeral), nodeWant{reason: "Unschedulable", message: "0/3 nodes"}},
	"new Pod: not told step by step": {
		nodeState(pending, func(s *plan.NodeState) { s.Pod.Passing, s.Pod.Created = true, nodeNow.Add(-2*time.Second) }),
		nodeWant{reason: "Unschedulable", publish: 3 * time.Second, requeue: 3 * time.Second},
	},

	// Back-off.
	"row 164: refused":         {nodeState(noPod, refusedAgo(1, 500*time.Millisecond)), nodeWant{reason: "Forbidden", message: "exceeded quota: q", requeue: 500 * time.Millisecond}},
	"row 164: tried again":     {nodeState(noPod, refusedAgo(1, time.Second)), nodeWant{step: plan.NodeCreatePod, reason: "Creating"}},
	"row 164: refused twice":   {nodeState(noPod, refusedAgo(2, 2*time.Second)), nodeWant{reason: "Forbidden", requeue: 8 * time.Second}},
	"row 164: refused often":   {nodeState(noPod, refusedAgo(99, 0)), nodeWant{reason: "Forbidden", requeue: 25 * time.Second}},
	"refused, then a new spec": {nodeState(noPod, refusedAgo(9, 0), func(s *plan.NodeState) { s.Basis = "other" }), nodeWant{step: plan.NodeCreatePod, reason: "Creating"}},
	"ended once":               {nodeState(noPod, failedAgo(1, 0)), nodeWant{reason: "BackOff", message: "exit code 1", requeue: time.Second}},
	"ended thrice":             {nodeState(noPod, failedAgo(3, time.Second)), nodeWant{reason: "BackOff", requeue: 3 * time.Second}},
	"ended for ever":           {nodeState(noPod, failedAgo(1000, 0)), nodeWant{reason: "BackOff", requeue: time.Minute}},
	"ended long ago":           {nodeState(noPod, failedAgo(3, time.Minute)), nodeWant{step: plan.NodeCreatePod, reason: "Creating"}},
	"ended, then a new spec":   {nodeState(noPod, failedAgo(9, 0), func(s *plan.NodeState) { s.Basis = "other" }), nodeWant{step: plan.NodeCreatePod, reason: "Creating"}},

	// Retirement.
	"retired":                            {nodeState(retired), nodeWant{step: plan.NodeDeletePod, reason: "Retired", requeue: 20 * time.Second}},
	"retired, no revision":               {nodeState(retired, noRevision), nodeWant{step: plan.NodeDeletePod, reason: "Retired", requeue: 20 * time.Second}},
	"retired, Pod going":                 {nodeState(retired, podDeleting, deleteClaim), nodeWant{reason: "Retired", message: "waiting until Pod", requeue: 20 * time.Second}},
	"retired, Pod gone, claim kept":      {nodeState(retired, noPod), nodeWant{step: plan.NodeDeleteNode, reason: "Retired", requeue: 20 * time.Second}},
	"retired, Pod gone, claim goes":      {nodeState(retired, noPod, deleteClaim), nodeWant{step: plan.NodeDeleteClaim, reason: "Retired", requeue: 20 * time.Second}},
	"retired, claim going":               {nodeState(retired, noPod, deleteClaim, claimDeleting), nodeWant{reason: "Retired", message: "waiting until PVC", requeue: 20 * time.Second}},
	"row 94: retired, claim of another":  {nodeState(retired, noPod, deleteClaim, foreignClaim), nodeWant{step: plan.NodeDeleteNode, reason: "Retired", requeue: 20 * time.Second}},
	"retired, foreign Pod, claim to go":  {nodeState(retired, foreignPod, deleteClaim), nodeWant{reason: "Retired", message: "not deleted while", requeue: 20 * time.Second}},
	"retired, foreign Pod, nothing else": {nodeState(retired, foreignPod, noClaim), nodeWant{step: plan.NodeDeleteNode, reason: "Retired", requeue: 20 * time.Second}},
}

func TestMakeNode(t *testing.T) {
	t.Parallel()
	for name, tt := range nodeTests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := plan.MakeNode(tt.state)
			checkWant(t, p, tt.want)
			if !p.Quiet && !p.Ready && p.Message == "" {
				t.Error("it waits and does not say for what")
			}
			if again := plan.MakeNode(tt.state); again != p {
				t.Error("equal states give different plans")
			}
		})
	}
}

func checkWant(t *testing.T, p plan.NodePlan, want nodeWant) {
	t.Helper()
	if !strings.Contains(p.Message, want.message) {
		t.Errorf("message %q does not contain %q", p.Message, want.message)
	}
	want.message = ""
	got := nodeWant{step: p.Step, ready: p.Ready, reason: p.Reason, requeue: p.RequeueAfter, publish: p.PublishAfter, quiet: p.Quiet}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(nodeWant{})); diff != "" {
		t.Errorf("rule %q: %s", p.Rule, diff)
	}
}

// TestNodePreconditions shows that what is removed is named by its UID.
func TestNodePreconditions(t *testing.T) {
	t.Parallel()
	if p := plan.MakeNode(nodeState(oldRevision)); p.PodUID != "p1" || p.Cause == "" {
		t.Errorf("Pod UID %q, cause %q", p.PodUID, p.Cause)
	}
	if p := plan.MakeNode(nodeState(retired, noPod, deleteClaim)); p.ClaimUID != "c1" || p.Cause == "" {
		t.Errorf("claim UID %q, cause %q", p.ClaimUID, p.Cause)
	}
}

func TestNodeMemory(t *testing.T) {
	t.Parallel()
	first := plan.MakeNode(nodeState(podEnded)).Memory
	if first.Failures != 1 || !first.LastFailure.Equal(nodeNow) {
		t.Fatalf("after the first end: %+v", first)
	}
	again := plan.MakeNode(nodeState(podEnded, func(s *plan.NodeState) { s.Memory, s.Now = first, nodeNow.Add(time.Second) })).Memory
	if again != first {
		t.Errorf("one Pod is counted twice: %+v", again)
	}
	other := plan.MakeNode(nodeState(podEnded, func(s *plan.NodeState) { s.Memory, s.Pod.UID = first, "p2" })).Memory
	if other.Failures != 2 {
		t.Errorf("%d failures after the second Pod", other.Failures)
	}
	young := plan.MakeNode(nodeState(func(s *plan.NodeState) { s.Memory, s.Pod.ReadySince = other, nodeNow.Add(-20*time.Second) }))
	if young.Memory.Failures != 2 || young.RequeueAfter != 40*time.Second {
		t.Errorf("a Pod that is ready for 20 s: %d failures, looked at after %s", young.Memory.Failures, young.RequeueAfter)
	}
	stable := plan.MakeNode(nodeState(func(s *plan.NodeState) { s.Memory = other }))
	if stable.Memory.Failures != 0 || stable.RequeueAfter != 0 {
		t.Errorf("a stable Pod: %+v", stable.Memory)
	}
	refused := other.Refused(nodeNow, "Forbidden", "no")
	if refused.Refusals != 1 || refused.Accepted() != other {
		t.Errorf("refused and accepted: %+v", refused.Accepted())
	}
}

// TestNodeNeverStandsInItsOwnWay goes through all combinations of what can be
// seen, and checks what must hold in each: nothing is made beside a Pod that is
// there, no volume is removed under a Pod, and nothing foreign is touched.
func TestNodeNeverStandsInItsOwnWay(t *testing.T) {
	t.Parallel()
	checkAll(t, []func(*plan.NodeState){
		noRevision, retired, deleteClaim, paused, noPod, noClaim, foreignPod, podDeleting, podEnded, oldRevision,
		foreignClaim, claimDeleting, claimLost, refusedAgo(3, 0), failedAgo(3, 0), pending,
	})
}

// checkAll checks every combination of the options.
func checkAll(t *testing.T, options []func(*plan.NodeState)) {
	t.Helper()
	for mask := range 1 << len(options) {
		s := nodeState()
		for i, o := range options {
			if mask&(1<<i) != 0 && applicable(s, o) {
				o(&s)
			}
		}
		p := plan.MakeNode(s)
		if err := checkNode(s, p); err != nil {
			t.Fatalf("%v\nstate %+v\npod %+v\nclaim %+v\nplan %+v", err, s, s.Pod, s.Claim, p)
		}
	}
}

// applicable tells whether an option can be applied to what is left.
func applicable(s plan.NodeState, o func(*plan.NodeState)) (ok bool) {
	defer func() { ok = recover() == nil }()
	if s.Pod != nil {
		s.Pod = new(*s.Pod)
	}
	if s.Claim != nil {
		s.Claim = new(*s.Claim)
	}
	o(&s)
	return true
}

func checkNode(s plan.NodeState, p plan.NodePlan) error {
	switch {
	case s.Paused && p.Step != plan.NodeNothing:
		return fmt.Errorf("a step in a paused cluster")
	case p.Step == plan.NodeCreatePod && (s.Pod != nil || s.Retired || !s.RevisionKnown):
		return fmt.Errorf("a Pod is made beside another, for a retired server, or from nothing")
	case p.Step == plan.NodeCreatePod && s.ClaimWanted && (s.Claim == nil || s.Claim.Foreign || s.Claim.Deleting || s.Claim.Lost):
		return fmt.Errorf("a Pod is made on a volume that is not sound")
	case p.Force && (p.Step != plan.NodeDeletePod || !s.Retired || !s.Pod.Ephemeral || s.Pod.LostNode == "" || s.Pod.Foreign):
		return fmt.Errorf("a Pod is removed by force without evidence")
	case p.Step == plan.NodeDeletePod && s.Pod.Finished && s.Pod.Running && !s.Pod.Ephemeral:
		return fmt.Errorf("a Pod is removed whose containers still use the volume")
	case p.Step == plan.NodeDeletePod && (s.Pod.Foreign || s.Pod.Deleting && !p.Force):
		return fmt.Errorf("a foreign Pod is deleted, or one twice")
	case p.Step == plan.NodeDeletePod && !s.Retired && !s.Pod.Finished && !s.RevisionKnown:
		return fmt.Errorf("a Pod is stopped that cannot be made again")
	case p.Step == plan.NodeDeleteClaim && (s.Pod != nil || !s.Retired || !s.ClaimDelete && !s.Claim.Lost || s.Claim.Foreign || s.Claim.Deleting):
		return fmt.Errorf("a claim is deleted that must not be")
	case p.Step == plan.NodeDeleteNode && (!s.Retired || s.Pod != nil && !s.Pod.Foreign):
		return fmt.Errorf("a ValkeyNode is deleted that has a Pod or is wanted")
	case p.Ready && (s.Pod == nil || !s.Pod.Ready):
		return fmt.Errorf("ready without a ready Pod")
	case p.Reason == "" || p.Message == "" && !p.Ready:
		return fmt.Errorf("nothing is said")
	}
	return nil
}
