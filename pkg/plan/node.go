// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"time"
)

// Times of a ValkeyNode's plan.
const (
	// A Pod that ends is made anew after 1 s, doubling to 60 s; one that was
	// ready for stableAfter starts from the beginning.
	podBackoffMin = time.Second
	podBackoffMax = time.Minute
	stableAfter   = time.Minute
	// blockedRecheck is how often something is looked at that a person has to
	// change and that no informer may see.
	blockedRecheck = 20 * time.Second
	// lostAfter is how long a machine must not have answered, or a volume have been
	// out of reach, before that counts: restarts of a kubelet are shorter.
	lostAfter = 10 * time.Second
	// newPodQuiet is how long the usual steps of a new Pod are not published.
	newPodQuiet = 5 * time.Second
)

// refusalBackoff is the pause after the first, second and each later refusal of
// a creation: the first covers what settles by itself, the last bounds both the
// attempts a minute and the time until a freed quota is used (row 164).
var refusalBackoff = [...]time.Duration{time.Second, 10 * time.Second, 25 * time.Second}

// nodeRule is one judgement on a ValkeyNode: it decides, or leaves it to the
// next one.
type nodeRule struct {
	name string
	eval func(s *NodeState, p *NodePlan) (decided bool)
}

// nodeRules in their order. What stops or removes comes first, for all that is
// made later must not stand beside what is still there.
var nodeRules = []nodeRule{
	{"leave to the garbage collector", nodeDeleted},
	{"retire", nodeRetired},
	{"stand back from a foreign Pod", podForeign},
	{"wait for the old Pod to be gone", podGoing},
	{"remove an ended Pod", podFinished},
	{"leave a machine that is out of service", podOutOfService},
	{"replace the Pod", podReplaced},
	{"repair labels and owners", metadataDrifted},
	{"change the Pod's resources", podResized},
	{"report a Pod without a sound claim", claimUnderPod},
	{"report the Pod", podLives},
	{"wait for the revision", revisionUnknown},
	{"stand back from a claim", claimBlocked},
	{"back off", backOff},
	{"create", create},
}

// MakeNode decides what to do next for one ValkeyNode. It is a pure function:
// equal states give equal plans.
func MakeNode(s NodeState) NodePlan {
	p := NodePlan{Memory: remember(&s)}
	for _, rule := range nodeRules {
		if rule.eval(&s, &p) {
			p.Rule = rule.name
			break
		}
	}
	if s.Paused && p.Step != NodeNothing {
		p.Message = fmt.Sprintf("the cluster is paused, else this would be next: %s (%s)", p.Step, p.Message)
		p.Step, p.Force, p.Reason = NodeNothing, false, "Paused"
	}
	return p
}

// remember brings the memory up to the state.
func remember(s *NodeState) NodeMemory {
	m := s.Memory
	if m.Basis != s.Basis {
		m = NodeMemory{Basis: s.Basis, FailedUID: m.FailedUID}
	}
	pod := s.Pod
	if pod == nil || pod.Foreign {
		return m
	}
	if pod.Ready && s.Now.Sub(pod.ReadySince) >= stableAfter {
		m.Failures, m.FailedMessage = 0, ""
	}
	if pod.Finished && !pod.Deleting && pod.UID != m.FailedUID {
		m.Failures++
		m.LastFailure, m.FailedUID, m.FailedMessage = s.Now, pod.UID, pod.Message
	}
	return m
}

// say fills in the condition; it always decides.
func (p *NodePlan) say(reason, format string, args ...any) bool {
	p.Reason, p.Message = reason, fmt.Sprintf(format, args...)
	return true
}

// stopPod plans the graceful deletion of the Pod.
func (p *NodePlan) stopPod(s *NodeState, reason, cause string) bool {
	p.Step, p.PodUID, p.Cause = NodeDeletePod, s.Pod.UID, cause
	return p.say(reason, "Pod %s is deleted: %s", s.PodName, cause)
}

func nodeDeleted(s *NodeState, p *NodePlan) bool {
	p.Quiet = s.Deleting
	return s.Deleting
}

// reasonRetired is the reason of all that is done with a retired member.
const reasonRetired = "Retired"

func nodeRetired(s *NodeState, p *NodePlan) bool {
	if !s.Retired {
		return false
	}
	p.RequeueAfter = blockedRecheck
	if s.Pod != nil && !s.Pod.Foreign {
		return podRetired(s, p)
	}
	if claim := s.Claim; claim != nil && !claim.Foreign && claimRetired(s, p) {
		return true
	}
	p.Step, p.Cause = NodeDeleteNode, "its server is no longer wanted, and what belonged to it is gone"
	return p.say(reasonRetired, "this server is no longer wanted")
}

func podRetired(s *NodeState, p *NodePlan) bool {
	switch left, may := s.forceIn(); {
	case may && left <= 0:
		return p.forcePod(s, reasonRetired)
	case may:
		p.RequeueAfter = left
	}
	switch {
	case s.Pod.Deleting:
		return p.say(reasonRetired, "%s", goingMessage(s))
	case s.Pod.stopping():
		return p.say(reasonRetired, "%s", stoppingMessage(s))
	}
	return p.stopPod(s, reasonRetired, "this server is no longer wanted")
}

func claimRetired(s *NodeState, p *NodePlan) bool {
	claim := s.Claim
	switch {
	case !s.ClaimDelete && !claim.Lost: // A lost claim has no volume: there is nothing to keep.
		if !claim.Drifted || claim.Deleting {
			return false
		}
		// The claim that stays is marked, so that its old data is never taken for
		// the shard's.
		p.Step, p.ClaimUID = NodeRepairClaim, claim.UID
		return p.say(reasonRetired, "PVC %s is kept and marked as retired", s.PodName)
	case s.Pod != nil:
		return p.say(reasonRetired, "PVC %s is not deleted while a Pod of that name is there, which is not controlled by this ValkeyNode: delete the Pod", s.PodName)
	case claim.Deleting:
		return p.say(reasonRetired, "waiting until PVC %s is gone", s.PodName)
	}
	p.Step, p.ClaimUID, p.Cause = NodeDeleteClaim, claim.UID, "this server is no longer wanted, and reclaimPolicy is Delete"
	if claim.Lost {
		p.Cause = "this server is no longer wanted, and its volume is lost"
	}
	return p.say(reasonRetired, "PVC %s is deleted: %s", s.PodName, p.Cause)
}

func podForeign(s *NodeState, p *NodePlan) bool {
	if s.Pod == nil || !s.Pod.Foreign {
		return false
	}
	p.RequeueAfter = blockedRecheck
	if s.Pod.Deleting {
		return p.say("NameTaken", "waiting until another Pod of the name %s is gone: it is being deleted", s.PodName)
	}
	return p.say("NameTaken", "Pod %s exists and is not controlled by this ValkeyNode: delete it, or give the cluster another name", s.PodName)
}

func podGoing(s *NodeState, p *NodePlan) bool {
	if s.Pod == nil || !s.Pod.Deleting {
		return false
	}
	return p.say("Terminating", "%s", goingMessage(s))
}

func podFinished(s *NodeState, p *NodePlan) bool {
	if s.Pod == nil || !s.Pod.Finished {
		return false
	}
	if s.Pod.stopping() {
		return p.say(s.Pod.Reason, "%s", stoppingMessage(s))
	}
	p.stopPod(s, s.Pod.Reason, "it has ended: "+s.Pod.Message)
	return true
}

// podOutOfService deletes a Pod on a machine of which people say that it is off:
// Kubernetes itself removes what is deleted there, and detaches the volume. With
// the effect NoExecute it deletes the Pod too.
func podOutOfService(s *NodeState, p *NodePlan) bool {
	if s.Pod == nil || s.Pod.LostNode == "" || !s.Pod.OutOfService || !s.RevisionKnown {
		return false
	}
	return p.stopPod(s, "NodeOutOfService", fmt.Sprintf("Kubernetes node %s is out of service", s.Pod.LostNode))
}

// podReplaced stops a Pod that the cluster controller has given free: by the
// revision, or by its UID. It never stops one that could not be made again.
func podReplaced(s *NodeState, p *NodePlan) bool {
	if s.Pod == nil {
		return false
	}
	old, ordered := s.Pod.Revision != s.Revision, s.ReplacePodUID == s.Pod.UID
	if !old && !ordered {
		return false
	}
	if !s.RevisionKnown {
		return !s.Pod.Ready && revisionUnknown(s, p)
	}
	if old {
		return p.stopPod(s, "Replacing", fmt.Sprintf("it is of revision %s, and %s is wanted", s.Pod.Revision, s.Revision))
	}
	return p.stopPod(s, "Replacing", "its replacement was ordered")
}

// metadataDrifted puts back labels and owner references of the Pod and the
// claim. The claim first: it is what must not get lost.
func metadataDrifted(s *NodeState, p *NodePlan) bool {
	if claim := s.Claim; claim != nil && claim.Drifted && !claim.Foreign && !claim.Deleting {
		p.Step, p.ClaimUID = NodeRepairClaim, claim.UID
	} else if s.Pod != nil && len(s.Pod.Labels) > 0 {
		p.Step, p.PodUID = NodeLabelPod, s.Pod.UID
	}
	if p.Step == NodeNothing {
		return false
	}
	// What is said is about the Pod all the same.
	if s.Pod != nil {
		return podLives(s, p)
	}
	return p.say("Repairing", "the labels and owners of PVC %s are put right", s.PodName)
}

// podResized gives a Pod the resources that its ValkeyNode asks for. What the API server
// refuses is tried again now and then.
func podResized(s *NodeState, p *NodePlan) bool {
	if s.Pod == nil || !s.Pod.Resize {
		return false
	}
	if left := refusedFor(p.Memory, s.Now); left > 0 {
		if !s.Pod.Ready {
			return false
		}
		p.Ready, p.RequeueAfter = true, left
		return p.say(reasonResizeRefused, "%s", p.Memory.RefusedMessage)
	}
	p.Step, p.PodUID = NodeResizePod, s.Pod.UID
	return podLives(s, p)
}

func claimUnderPod(s *NodeState, p *NodePlan) bool {
	if s.Pod == nil || !s.ClaimWanted {
		return false
	}
	claim := s.Claim
	if claim == nil && !s.Pod.Bound {
		// Nothing has used it yet: the Pod waits for a claim of that name.
		return backOff(s, p) || create(s, p)
	}
	p.Ready = s.Pod.Ready
	switch {
	case claim == nil:
		return p.say(reasonClaimMissing, "PVC %s is gone: the data lives as long as the Pod, and both are made anew when the Pod is deleted", s.PodName)
	case claim.Foreign:
		return p.say("ClaimForeign", "%s", foreignMessage(s))
	case claim.Deleting:
		return p.say(reasonClaimDeleting, "PVC %s is being deleted: the data lives as long as the Pod, and both are made anew when the Pod is deleted", s.PodName)
	case claim.Lost:
		return p.say(reasonClaimLost, "%s", lostMessage(s))
	}
	p.Ready = false
	return unreachable(s, p)
}

// unreachable reports a volume that no Kubernetes node can use (row 133).
func unreachable(s *NodeState, p *NodePlan) bool {
	claim := s.Claim
	if !claim.Unreachable || s.Pod.Ready {
		return false
	}
	if left := lostAfter - s.Now.Sub(claim.UnreachableSince); left > 0 {
		podLives(s, p)
		p.RequeueAfter = left
		return true
	}
	p.RequeueAfter = blockedRecheck
	return p.say(reasonVolumeUnreachable, "%s", unreachableMessage(s))
}

func podLives(s *NodeState, p *NodePlan) bool {
	pod := s.Pod
	if pod == nil {
		return false
	}
	p.Ready = pod.Ready
	if pod.Ready {
		if p.Memory.Failures > 0 {
			p.RequeueAfter = stableAfter - s.Now.Sub(pod.ReadySince)
		}
		return p.say("Ready", "%s", pod.Message)
	}
	if pod.LostNode != "" {
		return p.say("NodeNotReady", "%s", lostNodeMessage(s))
	}
	if !pod.Bound && s.ClaimWanted {
		// The volume may get out of reach, of which no informer tells.
		p.RequeueAfter = blockedRecheck
	}
	if age := s.Now.Sub(pod.Created); pod.Passing && age < newPodQuiet {
		p.PublishAfter = newPodQuiet - max(age, 0)
		p.RequeueAfter = p.PublishAfter
	}
	return p.say(pod.Reason, "%s", pod.Message)
}

func revisionUnknown(s *NodeState, p *NodePlan) bool {
	if s.RevisionKnown {
		return false
	}
	return p.say("RevisionMissing", "waiting for the ControllerRevision of revision %s, which the Pod is to be built from", s.Revision)
}

// claimBlocked stands in the way of a Pod whose volume is not its own: data of
// a former cluster is never joined, and never removed (rows 93 and 94).
func claimBlocked(s *NodeState, p *NodePlan) bool {
	claim := s.Claim
	if claim == nil || !s.ClaimWanted {
		return false
	}
	p.RequeueAfter = blockedRecheck
	switch {
	case claim.Deleting:
		return p.say(reasonClaimDeleting, "waiting until PVC %s is gone: it is being deleted", s.PodName)
	case claim.Foreign:
		return p.say("ClaimForeign", "%s", foreignMessage(s))
	case claim.Lost:
		return p.say(reasonClaimLost, "%s", lostMessage(s))
	}
	p.RequeueAfter = 0
	return false
}

// refusedFor is how long nothing is to be tried again that was refused.
func refusedFor(m NodeMemory, now time.Time) time.Duration {
	if m.Refusals == 0 {
		return 0
	}
	return refusalBackoff[min(m.Refusals, len(refusalBackoff))-1] - now.Sub(m.LastRefusal)
}

// backOff slows down what was refused, and Pods that end again and again.
func backOff(s *NodeState, p *NodePlan) bool {
	m := p.Memory
	if left := refusedFor(p.Memory, s.Now); left > 0 {
		p.RequeueAfter = left
		return p.say(m.RefusedReason, "%s", m.RefusedMessage)
	}
	if m.Failures == 0 || s.Pod != nil {
		return false
	}
	pause := podBackoffMax
	// Beyond ten doublings the shift means nothing any more.
	if n := m.Failures - 1; n < 10 {
		pause = min(podBackoffMin<<n, podBackoffMax)
	}
	left := pause - s.Now.Sub(m.LastFailure)
	if left <= 0 {
		return false
	}
	p.RequeueAfter = left
	return p.say("BackOff", "the last Pod has ended: %s; failures in a row: %d, so the next one is made after %s", m.FailedMessage, m.Failures, pause)
}

func create(s *NodeState, p *NodePlan) bool {
	if s.ClaimWanted && s.Claim == nil {
		p.Step = NodeCreateClaim
		return p.say("Creating", "PVC %s is made", s.PodName)
	}
	p.Step = NodeCreatePod
	return p.say("Creating", "Pod %s is made", s.PodName)
}
