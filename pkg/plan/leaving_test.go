// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"slices"
	"testing"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

const autoscaled = "taint ToBeDeletedByClusterAutoscaler"

// mark puts a mark of removal on a Kubernetes node.
func (s *State) mark(node string) {
	for i := range s.Members {
		if pod := s.Members[i].Pod; pod.Node == node {
			pod.NodeLeaving = autoscaled
		}
	}
}

// cordon lets a Kubernetes node take no new Pods; drained: evictions have begun.
func (s *State) cordon(node string, drained bool) {
	for i := range s.Members {
		if pod := s.Members[i].Pod; pod.Node == node {
			pod.NodeCordoned, pod.NodeDrained = true, drained
		}
	}
}

// beside makes a cluster of which shard 0 has a member more than declared.
func (s *State) beside(replicas int32) {
	s.Spec.Replicas = new(replicas)
	s.Members = slices.DeleteFunc(s.Members, func(m Member) bool { return m.Shard > 0 && m.Number > replicas })
	s.introduceAll()
}

// TestCordon: alone it moves nothing, where another copy is elsewhere (row 131).
func TestCordon(t *testing.T) {
	t.Parallel()
	check(t, map[string]planCase{
		"nothing moves": {
			state:  settled(3, 1),
			change: func(s *State) { s.cordon("node-0", false) },
			reason: "AsDeclared", says: v1alpha1.StateReady,
		},
		"a copy that an eviction could not take is made elsewhere": {
			state:  settled(3, 0),
			change: func(s *State) { s.cordon("node-1", false) },
			want: []string{"create ValkeyNode demo-1-1 of revision new (in place of demo-1-0: " +
				"its Kubernetes node node-1 is cordoned, and no eviction may take the only copy)"},
			reason: "NodeLeaving", says: v1alpha1.StateReconciling,
		},
		"a single copy on a volume comes back with it": {
			state:  settled(3, 0),
			change: func(s *State) { s.Spec.Persistence = &v1alpha1.Persistence{}; s.cordon("node-1", false) },
			reason: "AsDeclared", says: v1alpha1.StateReady,
		},
		"unless it is declared that it is copied": {
			state: settled(3, 0),
			change: func(s *State) {
				s.Spec.Persistence, s.Spec.Update.Surge = &v1alpha1.Persistence{}, v1alpha1.SurgeAlways
				s.cordon("node-1", false)
			},
			want: []string{"create ValkeyNode demo-1-1 of revision new (in place of demo-1-0: " +
				"its Kubernetes node node-1 is cordoned, and no eviction may take the only copy)"},
			reason: "NodeLeaving", says: v1alpha1.StateReconciling,
		},
		"the only copy that may not be copied stays, and it is said": {
			state:  settled(3, 0),
			change: func(s *State) { s.Spec.Update.Surge = v1alpha1.SurgeNever; s.cordon("node-1", false) },
			reason: "OnlyCopy", says: v1alpha1.StateReconciling,
		},
		"uncordoned, the one that was made goes": {
			state:  settled(1, 1),
			change: func(s *State) { s.beside(0) },
			want:   []string{"retire ValkeyNode demo-0-1 (the shard has more members than declared)"},
			reason: "MembersMissing", says: v1alpha1.StateReconciling,
		},
		"not before its primary knows it as a replica, and votes for it": {
			state: settled(1, 1),
			change: func(s *State) {
				s.beside(0)
				s.cordon("node-0", false)
				s.member("demo-0-0").Server.peer("id-demo-0-1").Primary = true
			},
			want:   []string{"introduce 1 servers to demo-0-1"},
			reason: "Introducing", says: v1alpha1.StateReconciling,
		},
		"the only copy hands over when the other is in sync": {
			state:  settled(3, 1),
			change: func(s *State) { s.beside(0); s.cordon("node-0", false) },
			want: []string{"fail over to demo-0-1, graceful (demo-0-0 is to leave: " +
				"its Kubernetes node node-0 is cordoned, and no eviction may take the only copy)"},
			reason: "NodeLeaving", says: v1alpha1.StateReconciling,
		},
	})
}

// TestDrained: a drain was seen: primaries move before their eviction comes, and
// nothing else does, since the budgets let one Pod of a shard go at a time.
func TestDrained(t *testing.T) {
	t.Parallel()
	check(t, map[string]planCase{
		"one primary after the other hands over": {
			state:  settled(4, 1), // the primaries of shards 0 and 3 are on node-0
			change: func(s *State) { s.cordon("node-0", true) },
			want:   []string{"fail over to demo-0-1, graceful (demo-0-0 is to leave: its Kubernetes node node-0 is being drained)"},
			reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
		"not to a replica that is not in sync": {
			state:  settled(3, 1),
			change: func(s *State) { s.cordon("node-0", true); linkDown(s, "demo-0-1", 0) },
			reason: "ReplicaNotInSync", says: v1alpha1.StateReconciling,
		},
		"not to a replica that leaves too": {
			state:  settled(3, 1),
			change: func(s *State) { s.cordon("node-0", true); s.cordon("node-1", true) },
			want:   []string{"fail over to demo-1-1, graceful (demo-1-0 is to leave: its Kubernetes node node-1 is being drained)"},
			reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
		"rather to a replica whose Kubernetes node is not cordoned": {
			state: settled(3, 2),
			change: func(s *State) {
				s.cordon("node-0", true)
				s.cordon("node-1", false)
				s.member("demo-0-1").Server.Offset = 100
			},
			want:   []string{"fail over to demo-0-2, graceful (demo-0-0 is to leave: its Kubernetes node node-0 is being drained)"},
			reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
		"not while the Pod is stopping already: its agent hands over": {
			state:  settled(3, 1),
			change: func(s *State) { s.cordon("node-0", true); s.member("demo-0-0").Pod.Deleting = true },
			reason: "PodStopping", says: v1alpha1.StateReconciling,
		},
		"a change of the declaration does not move a primary to where it would have to leave": {
			state: settled(3, 1),
			change: func(s *State) {
				s.Spec.Update.Surge = v1alpha1.SurgeNever
				s.member("demo-0-1").Pod.NodeCordoned, s.member("demo-0-1").Pod.NodeDrained = true, true
				s.member("demo-0-0").Revision, s.member("demo-0-0").Pod.Revision = "old", "old"
			},
			reason: "NodeLeaving", says: v1alpha1.StateReconciling,
		},
	})
}

// TestMarkedForRemoval: an autoscaler says that it removes the node: another copy is
// made where only one would be left, and the primary moves at once.
func TestMarkedForRemoval(t *testing.T) {
	t.Parallel()
	const because = "its Kubernetes node node-0 is about to go: " + autoscaled
	check(t, map[string]planCase{
		"the primary moves": {
			state:  settled(2, 1),
			change: func(s *State) { s.mark("node-0") },
			want:   []string{"fail over to demo-0-1, graceful (demo-0-0 is to leave: " + because + ")"},
			reason: "NodeLeaving", says: v1alpha1.StateReconciling,
		},
		"in place of a replica another member is made": {
			state:  settled(2, 1),
			change: func(s *State) { s.member("demo-0-1").Pod.NodeLeaving = autoscaled },
			want: []string{"create ValkeyNode demo-0-2 of revision new (in place of demo-0-1: its Kubernetes node node-1 is about to go: " +
				autoscaled + ")"},
			reason: "NodeLeaving", says: v1alpha1.StateReconciling,
		},
		"with it in sync the old one goes": {
			state: settled(1, 2),
			change: func(s *State) {
				s.beside(1)
				s.member("demo-0-1").Pod.NodeLeaving = autoscaled
			},
			want:   []string{"retire ValkeyNode demo-0-1 (its Kubernetes node node-1 is about to go: " + autoscaled + ", and the shard has all its copies elsewhere)"},
			reason: "NodeLeaving", says: v1alpha1.StateReconciling,
		},
		"not before": {
			state: settled(1, 2),
			change: func(s *State) {
				s.beside(1)
				s.member("demo-0-1").Pod.NodeLeaving = autoscaled
				linkDown(s, "demo-0-2", 0)
			},
			reason: "NodeLeaving", says: v1alpha1.StateReconciling,
		},
		"of two members that leave one goes at a time, the replica first": {
			state:  settled(1, 1),
			change: func(s *State) { s.mark("node-0"); s.mark("node-1") },
			want: []string{"create ValkeyNode demo-0-2 of revision new (in place of demo-0-1: its Kubernetes node node-1 is about to go: " +
				autoscaled + ")"},
			reason: "NodeLeaving", says: v1alpha1.StateReconciling,
		},
		"where two copies are left, the eviction is enough": {
			state:  settled(1, 2),
			change: func(s *State) { s.mark("node-1") },
			reason: "AsDeclared", says: v1alpha1.StateReady,
		},
		"with a volume the primary moves, and the Pod waits for its eviction": {
			state:  settled(2, 1),
			change: func(s *State) { s.Spec.Persistence = &v1alpha1.Persistence{}; s.mark("node-0") },
			want:   []string{"fail over to demo-0-1, graceful (demo-0-0 is to leave: " + because + ")"},
			reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
		"what a change of the declaration replaces already is not replaced again": {
			state: settled(1, 2),
			change: func(s *State) {
				s.beside(1)
				s.member("demo-0-1").Revision, s.member("demo-0-1").Pod.Revision = "old", "old"
				s.member("demo-0-1").Pod.NodeLeaving = autoscaled
			},
			want:   []string{"retire ValkeyNode demo-0-1 (the declaration has changed, and the shard has all its copies elsewhere)"},
			reason: "MembersMissing", says: v1alpha1.StateReconciling,
		},
	})
}
