// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// TestLostNode goes up the ladder of a Kubernetes node that dies (rows 43, 105, 133).
func TestLostNode(t *testing.T) {
	t.Parallel()
	check(t, map[string]planCase{
		"it may come back: nothing is built yet": {
			state:  settled(3, 1),
			change: func(s *State) { s.loseNode("demo-0-1", surgeAfter-time.Second) },
			reason: "NodeLost", says: v1alpha1.StateDegraded,
		},
		"another member is made elsewhere": {
			state:  settled(3, 1),
			change: func(s *State) { s.loseNode("demo-0-1", surgeAfter) },
			want:   []string{"create ValkeyNode demo-0-2 of revision new (in place of demo-0-1: its Kubernetes node node-1 is not ready since 11:59:50)"},
			reason: "MemberLost", says: v1alpha1.StateDegraded,
		},
		"with a volume it is waited for longer": {
			state: settled(3, 1),
			change: func(s *State) {
				s.Spec.Persistence = &v1alpha1.Persistence{}
				s.loseNode("demo-0-1", surgeVolumeAfter-time.Second)
			},
			reason: "NodeLost", says: v1alpha1.StateDegraded,
		},
		"a volume that is lost is not waited for": {
			state: settled(3, 1),
			change: func(s *State) {
				s.Spec.Persistence = &v1alpha1.Persistence{}
				m := s.silence("demo-0-1")
				m.Pod.Running, m.Pod.Ready, m.VolumeGone, m.Message = false, false, true, "PVC valkey-demo-0-1 has lost its volume"
			},
			want:   []string{"create ValkeyNode demo-0-2 of revision new (in place of demo-0-1: PVC valkey-demo-0-1 has lost its volume)"},
			reason: "MemberLost", says: v1alpha1.StateDegraded,
		},
		"the only copy is waited for, for ever": {
			state:  settled(3, 0),
			change: func(s *State) { s.loseNode("demo-0-0", time.Hour) },
			reason: "ShardWithoutPrimary", says: v1alpha1.StateDegraded,
		},
		"a server that answers is not lost, whatever its Kubernetes node is": {
			state: settled(3, 1),
			change: func(s *State) {
				m := s.member("demo-0-1")
				m.Pod.NodeLost, m.Pod.NodeLostSince = true, noon.Add(-time.Hour)
			},
			reason: "AsDeclared", says: v1alpha1.StateReady,
		},
		"the lost one stays until the new one is in sync": {
			state: settled(3, 2),
			change: func(s *State) {
				s.loseNode("demo-0-1", time.Minute)
				s.Spec.Replicas = new(int32(1))
				s.member("demo-1-2").Retired, s.member("demo-2-2").Retired = true, true
				linkDown(s, "demo-0-2", time.Second)
			},
			reason: "MemberLost", says: v1alpha1.StateDegraded,
		},
		"and then goes": {
			state: settled(3, 2),
			change: func(s *State) {
				s.loseNode("demo-0-1", time.Minute)
				s.Spec.Replicas = new(int32(1))
				s.member("demo-1-2").Retired, s.member("demo-2-2").Retired = true, true
			},
			want: []string{
				"retire ValkeyNode demo-0-1 (its Kubernetes node node-1 is not ready since 11:59:00, and the shard has all its copies elsewhere)",
			},
			reason: "MemberLost", says: v1alpha1.StateReconciling,
		},
		"what is left of it is forgotten, and hinders nobody": {
			state: settled(1, 2),
			change: func(s *State) {
				s.loseNode("demo-0-1", time.Minute).Retired = true
				s.Spec.Replicas = new(int32(1))
			},
			want:   []string{"forget id-demo- on 2 servers (its server is gone)"},
			reason: "UnknownMember", says: v1alpha1.StateReconciling,
		},
		"with it forgotten the cluster is ready": {
			state: settled(1, 2),
			change: func(s *State) {
				s.loseNode("demo-0-1", time.Minute).Retired = true
				s.Spec.Replicas = new(int32(1))
				s.introduceAll()
			},
			reason: "AsDeclared", says: v1alpha1.StateReady,
		},
		"one that answers again before that stays": {
			state: settled(1, 2),
			change: func(s *State) {
				s.Spec.Replicas = new(int32(1))
				s.member("demo-0-1").Pod.NodeLost = true
				linkDown(s, "demo-0-2", time.Second)
			},
			want:   []string{"retire ValkeyNode demo-0-2 (the shard has more members than declared)"},
			reason: "ReplicaNotInSync", says: v1alpha1.StateReconciling,
		},
	})
}

// TestLostVolume: a member that still runs on a volume that is lost, or on a claim
// that somebody has deleted, is replaced while the shard has other copies (row 98).
func TestLostVolume(t *testing.T) {
	t.Parallel()
	lose := func(s *State, name string) {
		s.Spec.Persistence = &v1alpha1.Persistence{}
		m := s.member(name)
		m.VolumeGone, m.Message = true, "PVC valkey-"+name+" has lost its volume"
	}
	check(t, map[string]planCase{
		"another member is made beside it": {
			state:  settled(1, 1),
			change: func(s *State) { lose(s, "demo-0-1") },
			want:   []string{"create ValkeyNode demo-0-2 of revision new (in place of demo-0-1: PVC valkey-demo-0-1 has lost its volume)"},
			reason: "VolumeLost", says: v1alpha1.StateReconciling,
		},
		"then it goes": {
			state:  settled(1, 2),
			change: func(s *State) { lose(s, "demo-0-1"); s.Spec.Replicas = new(int32(1)) },
			want: []string{
				"retire ValkeyNode demo-0-1 (PVC valkey-demo-0-1 has lost its volume, and the shard has all its copies elsewhere)",
			},
			reason: "VolumeLost", says: v1alpha1.StateReconciling,
		},
		"a primary hands over first": {
			state:  settled(1, 2),
			change: func(s *State) { lose(s, "demo-0-0"); s.Spec.Replicas = new(int32(1)) },
			want: []string{
				"fail over to demo-0-2, graceful (demo-0-0 is to go: PVC valkey-demo-0-0 has lost its volume)",
			},
			reason: "VolumeLost", says: v1alpha1.StateReconciling,
		},
		"not while its heir is being introduced: a vote could be lost": {
			state: settled(1, 2),
			change: func(s *State) {
				lose(s, "demo-0-0")
				s.Spec.Replicas = new(int32(1))
				s.member("demo-0-1").Server.Peers = nil
			},
			want:   []string{"introduce 2 servers to demo-0-1"},
			reason: "Introducing", says: v1alpha1.StateReconciling,
		},
		"also the only copy is copied first": {
			state:  settled(1, 0),
			change: func(s *State) { lose(s, "demo-0-0") },
			want:   []string{"create ValkeyNode demo-0-1 of revision new (in place of demo-0-0: PVC valkey-demo-0-0 has lost its volume)"},
			reason: "VolumeLost", says: v1alpha1.StateReconciling,
		},
		"a Pod whose claim was deleted is replaced, the replica first": {
			state: settled(1, 1),
			change: func(s *State) {
				s.Spec.Persistence = &v1alpha1.Persistence{}
				s.member("demo-0-0").ClaimGone, s.member("demo-0-1").ClaimGone = true, true
			},
			want:   []string{"replace the Pod of ValkeyNode demo-0-1 (its claim is gone; a replica, before its primary)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"the only copy on a deleted claim is copied first": {
			state: settled(1, 0),
			change: func(s *State) {
				s.Spec.Persistence = &v1alpha1.Persistence{}
				s.member("demo-0-0").ClaimGone = true
			},
			want:   []string{"create ValkeyNode demo-0-1 of revision new (in place of demo-0-0: its claim is gone)"},
			reason: "VolumeLost", says: v1alpha1.StateReconciling,
		},
		"one that never had a volume is not replaced by the next": {
			state: settled(1, 1),
			change: func(s *State) {
				lose(s, "demo-0-1")
				m := s.silence("demo-0-1")
				m.Pod.Running, m.Pod.Ready, m.Published = false, false, NodeStatus{}
			},
			reason: "PodNotReady", says: v1alpha1.StateDegraded,
		},
	})
}

// loseNode makes a member's Kubernetes node die.
func (s *State) loseNode(name string, ago time.Duration) *Member {
	m := s.silence(name)
	m.Pod.Ready, m.Pod.NodeLost, m.Pod.NodeLostSince = false, true, noon.Add(-ago)
	m.Reason, m.Message = "", ""
	return m
}
