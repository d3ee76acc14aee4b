// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// State is everything that was observed of one cluster in one sync.
type State struct {
	// Now is the only clock.
	Now time.Time
	// Name, Generation and Spec are the declaration.
	Name       string
	Generation int64
	Spec       v1alpha1.ValkeyClusterSpec
	// Status is the last published status: the planner's only memory.
	Status v1alpha1.ValkeyClusterStatus
	// Deleting: the ValkeyCluster is being deleted; the garbage collector does
	// the work, the planner keeps its hands off.
	Deleting bool
	// Revision is the revision that the declaration asks for, and Image the
	// server image in it.
	Revision string
	Image    string
	// Changes says for each revision of a member in words what differs in the declared
	// one.
	Changes map[string]string
	// Drift is what differs between the owned objects and what they should be,
	// in the order in which it has to be applied.
	Drift []Drift
	// Blocked is what stands in the way of the objects: names that are taken by
	// others, volumes of a former cluster, a spec that cannot be rendered.
	Blocked []Blocked
	// Members are the servers, one for each ValkeyNode, by shard and number.
	Members []Member
	// TakenNumbers are member numbers of a shard that are not free although no
	// ValkeyNode has them: a Pod or a claim of that name is still there.
	TakenNumbers map[int32][]int32
	// Claims are those of the TakenNumbers that are a claim of this cluster with
	// nothing else: a ValkeyNode that somebody deleted has left its data there.
	Claims map[int32][]int32
	// Strays are Pods of this cluster whose ValkeyNode is gone: they stop soon.
	Strays []Stray
	// Asked is when replicas, by node ID, were last told to stand for election. It may
	// be lost: then one is told again.
	Asked map[string]time.Time
	// Users are the users that the servers are to have; nil while they are not
	// looked at.
	Users *Users
	// Config is the configuration that the servers are to have; nil while it is not
	// looked at.
	Config *Config
	// Resize is what Pods are to have of CPU and memory while they run; nil where that
	// is not changed in place.
	Resize *Resize
	// Rotation is how far the rotation of the generated passwords is; nil while they are
	// not known.
	Rotation *Rotation
	// Placement is what placement found: sentences about members that share a
	// failure domain; empty when satisfied.
	Placement []string
}

// Drift is an owned object that differs from what it should be.
type Drift struct {
	Kind   string // as in Kubernetes: Service, Secret, ...
	Name   string
	Reason string // what differs, in words
	// Remove: it should not be there; UID is the one that was judged.
	Remove bool
	UID    string
	// Late: no Pod needs it to start.
	Late bool
}

// Blocked is something that the operator must not or cannot change by itself.
type Blocked struct {
	Reason  string // one word, for a condition
	Message string // names the object, what is wrong and what a person can do
	// Fatal: nothing else may be done before this is resolved.
	Fatal bool
}

// Member is one ValkeyNode with its Pod and its server.
type Member struct {
	Name     string
	UID      string
	Shard    int32
	Number   int32
	Revision string
	Retired  bool
	// Deleting: the ValkeyNode is being deleted.
	Deleting bool
	// Created is when the ValkeyNode was made.
	Created time.Time
	// Message is what the node controller says of a Pod that does not become
	// ready, in Kubernetes' own words; Reason the same in a word.
	Reason  string
	Message string
	// VolumeGone: its volume is lost, or is where no Kubernetes node is any more: it
	// cannot come back on it. ClaimGone: its claim is being deleted or is gone, and
	// its data lives as long as its Pod.
	VolumeGone bool
	ClaimGone  bool
	// Size is what its ValkeyNode asks for in place of what the revision has; nil where
	// it does not. ResizeRefused is why the API server refuses that.
	Size          *Size
	ResizeRefused string
	// Ordered: the replacement of this very Pod was ordered, and has not begun yet.
	Ordered bool
	// Pod is nil while there is none.
	Pod *Pod
	// Server is what the server said in this sync; nil when it was not asked or
	// did not answer, for the reason in Unreachable.
	Server      *Server
	Unreachable string
	// Users is what was found about the server's users; nil when they were not
	// read in this life of the server.
	Users *ServerUsers
	// Config is what was found about the server's configuration; nil when it was not
	// read in this life of the server.
	Config *ServerConfig
	// Credentials is what was found about its generated passwords; nil when it was not
	// asked, as it is only during a rotation, or did not answer.
	Credentials *Credentials
	// Published is the member's last published status.
	Published NodeStatus

	// index is the member's place among those that the rules judge.
	index int
}

// Stray is a Pod without a ValkeyNode.
type Stray struct {
	Pod, UID string
	Shard    int32
	Role     v1alpha1.NodeRole
}

// Pod is a member's Pod.
type Pod struct {
	Name     string
	UID      string
	IP       string
	Node     string
	Zone     string
	Revision string // the revision it was built from
	Role     v1alpha1.NodeRole
	Created  time.Time
	Started  time.Time // when its server container started; zero before
	Running  bool      // phase Running
	// Broken: it cannot become ready by waiting as it is: it cannot be scheduled,
	// its image cannot be pulled, its container cannot start or keeps crashing.
	Broken   bool
	Ready    bool
	Deleting bool
	// Credentials is the generation of passwords for which its kubelet was told to look.
	Credentials string
	// Size is what is set on its server container, Has what that has by its kubelet's
	// word; Resizing and ResizeMessage are how far the kubelet is in between.
	Size, Has     Size
	Resizing      Resizing
	ResizeMessage string
	// NodeLost: the Kubernetes node is gone or not ready; since NodeLostSince, which
	// is zero when its object is gone.
	NodeLost      bool
	NodeLostSince time.Time
	// NodeLeaving says which mark announces that the Kubernetes node is removed soon;
	// empty when none does.
	NodeLeaving string
	// NodeCordoned: it takes no new Pods. NodeDrained: and it was seen that a Pod of
	// the cluster was evicted from it since, which may be forgotten.
	NodeCordoned, NodeDrained bool
}

// NodeStatus is the part of a ValkeyNode's status that the planner decides.
type NodeStatus struct {
	Ready  bool
	Role   v1alpha1.NodeRole
	NodeID string
	// Version is that of the server, as it said last.
	Version string
	// Change is why the member's Pod is to be replaced; empty when it is not.
	Change string
	// ACL is the reason of the condition ACLApplied, "Applied" where it is true;
	// empty before it was ever known. ACLMessage is its message.
	ACL, ACLMessage string
}

// Server is what a Valkey server said of itself and of the cluster.
type Server struct {
	ID      string
	Version string
	// Uptime is the age of its process, in whole seconds.
	Uptime time.Duration
	// BusPort is the port on which it listens for its peers.
	BusPort int
	Primary bool
	// PrimaryID is the primary that a replica follows.
	PrimaryID string
	Epoch     uint64
	// Slots are those that it says it owns, or nil for none.
	Slots   *slots.Set
	Loading bool
	// Refuses: the server takes the cluster for failed and refuses all commands,
	// whatever its view shows; a primary does so in its first two seconds.
	Refuses bool
	// NoFailover: it does not stand for election as a replica.
	NoFailover bool
	// LinkUp: a replica's link to its primary is up and its first sync is done.
	LinkUp bool
	// LinkQuiet is how long nothing has come over a link that is up; a primary with
	// nothing to tell sends a ping each repl-ping-replica-period, 10 s by default.
	LinkQuiet time.Duration
	// LinkDownFor is how long a replica's link has been down; negative when it
	// was never up in the life of its process.
	LinkDownFor time.Duration
	// SyncsBegun is how often a replica's primary was seen to begin a full sync with its
	// replicas while this one's link was down.
	SyncsBegun int64
	// LinkMessage says why the link is not up, where the server tells.
	LinkMessage string
	// Offset is the replication offset in bytes.
	Offset int64
	// Keys counts the keys of all databases.
	Keys int64
	// Refused counts the commands of its primary, and of its own append-only file, that
	// it could not carry out: it has other data then.
	Refused int64
	// Memory is how much memory it uses.
	Memory Memory
	// DiskError says which write to its disk failed last; empty when none did. A
	// primary then refuses writes.
	DiskError string
	// SlotsMoving: a slot is migrating or importing.
	SlotsMoving bool
	// Peers are the other members as this server sees them.
	Peers []Peer
}

// Peer is one line of a server's CLUSTER NODES about another.
type Peer struct {
	ID        string
	IP        string
	Primary   bool
	PrimaryID string
	// Epoch is the config epoch under which this server believes its slots.
	Epoch uint64
	// Suspected (fail?) and Failed (fail) are this server's view of it.
	Suspected bool
	Failed    bool
	// Handshake: the two have not introduced themselves yet; the ID is not real.
	Handshake bool
	// NoAddress: the server does not know where it is.
	NoAddress bool
	Linked    bool
	// Unanswered is how long a ping has waited for its answer. Silent: longer than a
	// busy server would take.
	Unanswered time.Duration
	Silent     bool
	// Slots are those that this server believes it to own, or nil for none.
	Slots *slots.Set
}

// Plan is what to do, what is waited for, and what to say.
type Plan struct {
	// Actions in order; the caller stops at the first that fails.
	Actions []Action
	// Waits say why nothing more is planned.
	Waits []Wait
	// Status is the cluster's status, complete.
	Status v1alpha1.ValkeyClusterStatus
	// Nodes are the statuses of the members that changed, by ValkeyNode name.
	Nodes []NodeUpdate
	// RequeueAfter is when to look again even if nothing is heard; never zero.
	RequeueAfter time.Duration
	// Settled: all is as declared, and a cheap look is enough for a while.
	Settled bool
	// Trace names the rules that did or said something, in order.
	Trace []string
}

// NodeUpdate is a new status of one member.
type NodeUpdate struct {
	Name   string
	Status NodeStatus
}

// Wait is something that is waited for: data, never an error.
type Wait struct {
	// Reason in one word, for a condition; Message in a sentence that names the
	// Subject.
	Reason  string
	Subject string
	Message string
	// Blocks: a person has to act; waiting longer does not help.
	Blocks bool
	// Disturbs: what comes after it takes a primary or a Pod away, so that the cluster
	// is not as declared yet.
	Disturbs bool
}

// conditionOf builds a condition, keeping the time of the last transition of
// the published one where the status does not change.
func (s *State) conditionOf(kind string, ok bool, reason, message string) metav1.Condition {
	status := metav1.ConditionFalse
	if ok {
		status = metav1.ConditionTrue
	}
	c := metav1.Condition{
		Type: kind, Status: status, Reason: reason, Message: message,
		ObservedGeneration: s.Generation, LastTransitionTime: metav1.NewTime(s.Now.Truncate(time.Second)),
	}
	if old := s.Status.Condition(kind); old != nil && old.Status == status {
		c.LastTransitionTime = old.LastTransitionTime
	}
	return c
}
