// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// Action is one small step. Each carries the precondition under which it was
// planned; the one who acts re-checks it.
type Action interface {
	fmt.Stringer
	action()
}

// Target is a member's server as it was seen: a command is for exactly this
// server in exactly this Pod.
type Target struct {
	Member string // the ValkeyNode
	PodUID string
	ID     string // the server's node ID
}

// Address is a server to be introduced to another.
type Address struct {
	Member string
	IP     string
	// BusPort is the port on which it listens for its peers; zero is Valkey's usual.
	BusPort int
}

// ApplyObject makes one owned object what it should be, or removes it.
type ApplyObject struct {
	Kind, Name, Reason string
	Remove             bool
	UID                string // of the object to remove
	Late               bool
}

// CreateNode creates a ValkeyNode.
type CreateNode struct {
	Name          string
	Shard, Number int32
	// Reason is why it is made; empty where it is simply missing.
	Reason   string
	Revision string
	// Resized: it asks for the declared size at once, as the one does in whose place it
	// is made, and not for what those have that are not resized yet.
	Resized bool
}

// RetireNode marks a ValkeyNode as no longer wanted.
type RetireNode struct {
	Name, UID, Reason string
}

// SetRevision lets a ValkeyNode's Pod be replaced by one of another revision.
// PodUID is the Pod that was judged: another one is not touched.
type SetRevision struct {
	Name, UID, PodUID, Revision, Reason string
}

// ReplacePod lets a ValkeyNode's Pod be replaced by one of the same revision, once.
// PodUID is the Pod that was judged: another one is not touched.
type ReplacePod struct {
	Name, UID, PodUID, Reason string
}

// Meet introduces other servers to a server.
type Meet struct {
	On Target
	To []Address
}

// SetEpoch gives a server that knows no other its first config epoch.
type SetEpoch struct {
	On    Target
	Epoch uint64
}

// BumpEpoch raises a server's config epoch above all that it knows.
type BumpEpoch struct {
	On     Target
	Reason string
}

// AddSlots assigns slots that have no owner to a primary.
type AddSlots struct {
	On     Target
	Slots  slots.Set
	Reason string
	// Loss: nobody has the data of these slots any more.
	Loss bool
}

// Replicate makes an empty server a replica, and keeps it out of elections: see
// SetCandidate.
type Replicate struct {
	On      Target
	Primary string // node ID
}

// SetCandidate lets a replica stand for election, or keeps it from that.
type SetCandidate struct {
	On        Target
	Candidate bool
}

// Forget removes a dead or foreign ID from the views of all servers.
type Forget struct {
	ID     string
	On     []Target
	Reason string
}

// FailoverMode is how a replica takes over.
type FailoverMode string

// The modes, as in CLUSTER FAILOVER.
const (
	FailoverGraceful FailoverMode = "graceful"
	FailoverForce    FailoverMode = "force"
	FailoverTakeover FailoverMode = "takeover"
)

// Failover makes a replica the primary of its shard.
type Failover struct {
	On     Target
	From   string // node ID of the primary that it replaces
	Mode   FailoverMode
	Reason string
	// Loss: later data than the replica's is gone.
	Loss bool
}

// LabelRole writes the live role on a Pod; an empty Role removes it.
type LabelRole struct {
	Pod, UID string
	Role     v1alpha1.NodeRole
}

func (ApplyObject) action() {}
func (CreateNode) action()  {}
func (RetireNode) action()  {}
func (SetRevision) action() {}
func (ReplacePod) action()  {}
func (Meet) action()        {}
func (SetEpoch) action()    {}
func (BumpEpoch) action()   {}
func (AddSlots) action()    {}
func (Replicate) action()   {}

func (SetCandidate) action() {}

func (Forget) action()    {}
func (Failover) action()  {}
func (LabelRole) action() {}

func (a ApplyObject) String() string {
	if a.Remove {
		return fmt.Sprintf("remove %s %s (%s)", a.Kind, a.Name, a.Reason)
	}
	return fmt.Sprintf("apply %s %s (%s)", a.Kind, a.Name, a.Reason)
}

func (a CreateNode) String() string {
	text := fmt.Sprintf("create ValkeyNode %s of revision %s", a.Name, a.Revision)
	if a.Resized {
		text += " that asks for the declared resources"
	}
	if a.Reason != "" {
		text += " (" + a.Reason + ")"
	}
	return text
}

func (a RetireNode) String() string {
	return fmt.Sprintf("retire ValkeyNode %s (%s)", a.Name, a.Reason)
}

func (a SetRevision) String() string {
	return fmt.Sprintf("set revision %s on ValkeyNode %s (%s)", a.Revision, a.Name, a.Reason)
}

func (a ReplacePod) String() string {
	return fmt.Sprintf("replace the Pod of ValkeyNode %s (%s)", a.Name, a.Reason)
}

func (a Meet) String() string {
	return fmt.Sprintf("introduce %d servers to %s", len(a.To), a.On.Member)
}

func (a SetEpoch) String() string { return fmt.Sprintf("set epoch %d on %s", a.Epoch, a.On.Member) }

func (a BumpEpoch) String() string {
	return fmt.Sprintf("bump epoch of %s (%s)", a.On.Member, a.Reason)
}

func (a AddSlots) String() string {
	return fmt.Sprintf("assign slots %s to %s (%s)", a.Slots, a.On.Member, a.Reason)
}

func (a Replicate) String() string {
	return fmt.Sprintf("make %s a replica of %.8s", a.On.Member, a.Primary)
}

func (a SetCandidate) String() string {
	if a.Candidate {
		return fmt.Sprintf("let %s stand for election (it has the data of its shard)", a.On.Member)
	}
	return fmt.Sprintf("keep %s out of elections (it holds nothing yet)", a.On.Member)
}

func (a Forget) String() string {
	return fmt.Sprintf("forget %.8s on %d servers (%s)", a.ID, len(a.On), a.Reason)
}

func (a Failover) String() string {
	return fmt.Sprintf("fail over to %s, %s (%s)", a.On.Member, a.Mode, a.Reason)
}

func (a LabelRole) String() string {
	if a.Role == "" {
		return fmt.Sprintf("remove the role of Pod %s", a.Pod)
	}
	return fmt.Sprintf("label Pod %s %s", a.Pod, a.Role)
}

// Kind is the action's name in metrics.
func Kind(a Action) string {
	switch a.(type) {
	case ApplyObject:
		return "ApplyObject"
	case CreateNode:
		return "CreateNode"
	case RetireNode:
		return "RetireNode"
	case SetRevision:
		return "SetRevision"
	case ReplacePod:
		return "ReplacePod"
	case Meet:
		return "Meet"
	case SetEpoch:
		return "SetEpoch"
	case BumpEpoch:
		return "BumpEpoch"
	case AddSlots:
		return "AddSlots"
	case Replicate:
		return "Replicate"
	case SetCandidate:
		return "SetCandidate"
	case Forget:
		return "Forget"
	case Failover:
		return "Failover"
	case LabelRole:
		return "LabelRole"
	case ResizeNode:
		return "ResizeNode"
	case TryUsers:
		return "TryUsers"
	case SetUsers:
		return "SetUsers"
	case TryConfig:
		return "TryConfig"
	case SetConfig:
		return "SetConfig"
	case RotatePasswords:
		return "RotatePasswords"
	case SetPrimaryAuth:
		return "SetPrimaryAuth"
	case RefreshPod:
		return "RefreshPod"
	default:
		panic(fmt.Sprintf("unknown action %T", a))
	}
}
