// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import "time"

// NodeState is everything that was observed of one ValkeyNode.
type NodeState struct {
	// Now is the only clock.
	Now time.Time
	// PodName is the name of the Pod, and of the claim.
	PodName string
	// Deleting: the ValkeyNode is being deleted, or its ValkeyCluster is, or no
	// living ValkeyCluster controls it. The garbage collector does the work.
	Deleting bool
	// Paused: the ValkeyCluster is; things are observed and reported only.
	Paused  bool
	Retired bool
	// Revision is what the Pod is to be built from; RevisionKnown tells whether
	// the ControllerRevision of it is there.
	Revision      string
	RevisionKnown bool
	ReplacePodUID string
	// Basis stands for all that the Pod and the claim are made from. When it
	// changes, what failed before is tried again at once.
	Basis string
	// ClaimWanted: the cluster has persistence. ClaimDelete: the claim goes with
	// the member (reclaimPolicy Delete).
	ClaimWanted bool
	ClaimDelete bool
	// Claim and Pod are nil while there is none.
	Claim *NodeClaim
	Pod   *NodePod
	// Memory is that of the last plan.
	Memory NodeMemory
}

// NodeClaim is a member's PersistentVolumeClaim.
type NodeClaim struct {
	UID string
	// Foreign: it belongs to a former or another cluster, whose UID is Owner;
	// empty when it names none.
	Foreign  bool
	Owner    string
	Deleting bool
	Lost     bool // phase Lost
	// Volume is the volume's name, once there is one. Unreachable: no Kubernetes
	// node is left that it can be used on, and the Pod waits for one since
	// UnreachableSince.
	Volume           string
	Unreachable      bool
	UnreachableSince time.Time
	// Drifted: its labels or owner references are not what they should be.
	Drifted bool
}

// NodePod is a member's Pod, as far as its replacement is concerned.
type NodePod struct {
	UID      string
	Revision string
	// Foreign: it is not controlled by this ValkeyNode.
	Foreign  bool
	Deleting bool
	Finished bool // phase Failed or Succeeded
	// Bound: it has a Kubernetes node. LostNode is that node's name if it is
	// gone or does not answer, since LostSince as far as that is known.
	Bound     bool
	LostNode  string
	LostSince time.Time
	// NodeGone: the Node object does not exist any more. OutOfService: it has the
	// taint by which people say that the machine is off.
	NodeGone     bool
	OutOfService bool
	// Ephemeral: it uses no claim, so that nothing of it is left when it is gone.
	Ephemeral bool
	// Running: a container is reported to run.
	Running bool
	Created time.Time
	Ready   bool
	// ReadySince is when it became ready; zero while it is not.
	ReadySince time.Time
	// Resize: its resources are not those that its ValkeyNode asks for.
	Resize bool
	// Labels are those to set: missing, or changed by somebody.
	Labels map[string]string
	// Reason and Message say in Kubernetes' own words why it is not ready.
	Reason  string
	Message string
	// Passing: what Message says is a step on the usual way, not a problem.
	Passing bool
}

// NodeMemory is what is remembered between two plans of a ValkeyNode. It may
// get lost: it only slows down what fails again and again.
type NodeMemory struct {
	// Basis is what the rest is about.
	Basis string
	// Failures counts Pods that ended, in a row; LastFailure is when the last of
	// them, FailedUID, was seen, and FailedMessage what it said.
	Failures      int
	LastFailure   time.Time
	FailedUID     string
	FailedMessage string
	// Refusals counts refused creations in a row; LastRefusal is the time of the
	// last one, RefusedReason and RefusedMessage the API's own words.
	Refusals       int
	LastRefusal    time.Time
	RefusedReason  string
	RefusedMessage string
}

// Refused remembers that the API refused to create the Pod or the claim.
func (m NodeMemory) Refused(now time.Time, reason, message string) NodeMemory {
	m.Refusals++
	m.LastRefusal, m.RefusedReason, m.RefusedMessage = now, reason, message
	return m
}

// Accepted remembers that the API has created what was asked for.
func (m NodeMemory) Accepted() NodeMemory {
	m.Refusals, m.LastRefusal, m.RefusedReason, m.RefusedMessage = 0, time.Time{}, "", ""
	return m
}

// Reasons of the condition PodReady that tell about the volume.
const (
	reasonClaimLost         = "ClaimLost"
	reasonClaimMissing      = "ClaimMissing"
	reasonClaimDeleting     = "ClaimDeleting"
	reasonVolumeUnreachable = "VolumeUnreachable"
)

// reasonResizeRefused: the API server refuses to change the resources of a Pod, which
// runs on as it is.
const reasonResizeRefused = "ResizeRefused"

// ResizeRefused tells of a reason of the condition PodReady whether the API server
// refuses to change the Pod's resources.
func ResizeRefused(reason string) bool { return reason == reasonResizeRefused }

// VolumeGone tells of a reason of the condition PodReady whether the member's
// volume is lost, or out of reach of every Kubernetes node: a Pod that is made
// anew does not get it, but one that runs may still use it.
func VolumeGone(reason string) bool {
	return reason == reasonClaimLost || reason == reasonVolumeUnreachable
}

// ClaimGone tells of a reason of the condition PodReady whether somebody has
// deleted the claim: the volume lives as long as the Pod that uses it.
func ClaimGone(reason string) bool {
	return reason == reasonClaimMissing || reason == reasonClaimDeleting
}

// NodeStep is the one thing to do next for a ValkeyNode.
type NodeStep string

// The steps.
const (
	NodeNothing     NodeStep = ""
	NodeCreateClaim NodeStep = "CreateClaim"
	NodeRepairClaim NodeStep = "RepairClaim"
	NodeCreatePod   NodeStep = "CreatePod"
	NodeLabelPod    NodeStep = "LabelPod"
	NodeResizePod   NodeStep = "ResizePod"
	NodeDeletePod   NodeStep = "DeletePod"
	NodeDeleteClaim NodeStep = "DeleteClaim"
	NodeDeleteNode  NodeStep = "DeleteNode"
)

// NodePlan is what to do for one ValkeyNode, and what to say.
type NodePlan struct {
	Step NodeStep
	// PodUID and ClaimUID are the preconditions of steps on these objects.
	PodUID   string
	ClaimUID string
	// Force: the Pod is removed without waiting for its machine to stop it.
	Force bool
	// Cause is why, in a sentence, for steps that stop or remove something.
	Cause string
	// Quiet: nothing is published.
	Quiet bool
	// Ready, Reason and Message are the condition PodReady.
	Ready   bool
	Reason  string
	Message string
	// PublishAfter is when the news are worth a write: what changes by itself in
	// the next seconds is not published step by step. Zero is now.
	PublishAfter time.Duration
	// RequeueAfter is when to look again even if nothing is heard; zero is never.
	RequeueAfter time.Duration
	// Memory is to be given back with the next state.
	Memory NodeMemory
	// Rule names the rule that decided.
	Rule string
}
