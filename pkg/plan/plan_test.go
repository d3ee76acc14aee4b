// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// TestMake holds each rule to what it does, in words: the actions as they are
// logged, and the reason that people see.
func TestMake(t *testing.T) {
	t.Parallel()
	check(t, map[string]planCase{
		"a new cluster gets its objects first, then its members": {
			state: declared(1, 1),
			change: func(s *State) {
				s.Drift = []Drift{{Kind: "Service", Name: "valkey-demo", Reason: "it is missing", Late: true}, {Kind: "Secret", Name: "valkey-demo-system", Reason: "it is missing"}}
			},
			want: []string{
				"apply Secret valkey-demo-system (it is missing)",
				"create ValkeyNode demo-0-0 of revision new", "create ValkeyNode demo-0-1 of revision new",
				"apply Service valkey-demo (it is missing)",
			},
			reason: "PodsStarting", says: v1alpha1.StateInitializing,
		},
		"row 1: a single server gets all slots and needs no peer": {
			state:  started(1, 0),
			want:   []string{"set epoch 10001 on demo-0-0", "assign slots 0-16383 to demo-0-0 (formation)"},
			reason: "ShardWithoutPrimary", says: v1alpha1.StateInitializing,
		},
		"formation gives epochs and slots before servers meet, primaries apart": {
			state: started(2, 1),
			want: []string{
				"set epoch 10001 on demo-0-0", "set epoch 10002 on demo-1-0",
				"assign slots 0-8191 to demo-0-0 (formation)", "assign slots 8192-16383 to demo-1-0 (formation)",
				"set epoch 1 on demo-0-1", "set epoch 2 on demo-1-1",
				"introduce 3 servers to demo-0-0", "introduce 3 servers to demo-0-1",
				"introduce 3 servers to demo-1-0", "introduce 3 servers to demo-1-1",
			},
			reason: "ShardWithoutPrimary", says: v1alpha1.StateInitializing,
		},
		"row 4: formation waits for late Pods for a moment": {
			state: started(1, 1),
			change: func(s *State) {
				s.Members[0].Pod.Started = noon.Add(-time.Second)
				s.Members[1].Pod.Running, s.Members[1].Server = false, nil
			},
			reason: "PodsStarting", says: v1alpha1.StateInitializing,
		},
		"row 4: and not for ever": {
			state:  started(1, 1),
			change: func(s *State) { s.Members[1].Pod.Running, s.Members[1].Server = false, nil },
			want:   []string{"set epoch 10001 on demo-0-0", "assign slots 0-16383 to demo-0-0 (formation)"},
			reason: "ShardWithoutPrimary", says: v1alpha1.StateInitializing,
		},
		"no slots beside a running server that did not answer": {
			state:  started(1, 1),
			change: func(s *State) { s.Members[1].Server, s.Members[1].Unreachable = nil, "i/o timeout" },
			reason: "PodsStarting", says: v1alpha1.StateInitializing,
		},
		"row 5: an interrupted formation is finished by the one who owns slots": {
			state: started(2, 0),
			change: func(s *State) {
				full := settled(2, 0)
				s.Members[1].Server.Slots = full.Members[1].Server.Slots
			},
			want: []string{
				"set epoch 10001 on demo-0-0", "assign slots 0-8191 to demo-0-0 (formation)",
				"introduce 1 servers to demo-0-0", "introduce 1 servers to demo-1-0", "label Pod valkey-demo-1-0 primary",
			},
			reason: "ShardWithoutPrimary", says: v1alpha1.StateInitializing,
		},
		"keys without a formed cluster are somebody's": {
			state:  started(1, 0),
			change: func(s *State) { s.Members[0].Server.Keys = 7; s.Members[0].Pod.Started = noon },
			reason: "ForeignData", says: v1alpha1.StateInitializing,
		},
		"a settled cluster is left alone": {
			state: settled(3, 1), reason: "AsDeclared", says: v1alpha1.StateReady,
		},
		"row 9: a slotless server follows its shard's primary, whatever its number": {
			state: settled(2, 1),
			change: func(s *State) {
				s.member("demo-0-1").Server = &Server{ID: "id-demo-0-1", Primary: true, Version: "9.1.2"}
				s.introduceAll()
			},
			want:   []string{"make demo-0-1 a replica of id-demo-", "remove the role of Pod valkey-demo-0-1"},
			reason: "NotReplicating", says: v1alpha1.StateReconciling,
		},
		"data without slots is never dropped": {
			state: settled(2, 1),
			change: func(s *State) {
				s.member("demo-0-1").Server = &Server{ID: "id-demo-0-1", Primary: true, Version: "9.1.2", Keys: 5}
				s.introduceAll()
			},
			want:   []string{"remove the role of Pod valkey-demo-0-1"},
			reason: "DataWithoutSlots", says: v1alpha1.StateReconciling,
		},
		"a server that has not heard of another's slots meets it again": {
			state:  settled(3, 0),
			change: func(s *State) { s.Members[2].Server.Peers[0].Slots = nil },
			want:   []string{"introduce 1 servers to demo-0-0"},
			reason: "ViewsDiffer", says: v1alpha1.StateReconciling,
		},
		"a view that stays wrong is cured by the primary's epoch": {
			state: settled(2, 1),
			change: func(s *State) {
				peer := s.member("demo-1-0").Server.peer("id-demo-0-1")
				peer.Primary, peer.PrimaryID = true, ""
				s.Status.Conditions = append(s.Status.Conditions, metav1.Condition{
					Type: v1alpha1.ConditionReady, Status: metav1.ConditionFalse, LastTransitionTime: metav1.NewTime(noon.Add(-time.Minute)),
				})
			},
			want: []string{
				"introduce 1 servers to demo-0-1",
				"bump epoch of demo-0-0 (demo-1-0 takes what its replica demo-0-1 says for stale)",
			},
			reason: "ViewsDiffer", says: v1alpha1.StateReconciling,
		},
		"a member with data that has lost its slots for good is replaced": {
			state: settled(2, 1),
			change: func(s *State) {
				s.member("demo-0-0").Server.Keys = 5
				s.member("demo-0-1").Server = &Server{ID: "id-demo-0-1", Primary: true, Version: "9.1.2", Keys: 5}
				s.Status.Conditions = append(s.Status.Conditions, metav1.Condition{
					Type: v1alpha1.ConditionReady, Status: metav1.ConditionFalse, LastTransitionTime: metav1.NewTime(noon.Add(-time.Hour)),
				})
				s.introduceAll()
			},
			want: []string{
				"retire ValkeyNode demo-0-1 (it holds 5 keys but owns no slots, which its primary demo-0-0 has)",
				"remove the role of Pod valkey-demo-0-1",
			},
			reason: "NotReplicating", says: v1alpha1.StateReconciling,
		},
		"row 27: an address that went to another member's Pod gives no answer": {
			state: settled(2, 1),
			change: func(s *State) {
				// The Pod of demo-0-0 is gone, though not seen to be, and its address is
				// demo-1-0's now.
				stale := *s.member("demo-1-0").Server
				s.member("demo-0-0").Server = &stale
				linkDown(s, "demo-0-1", time.Minute)
			},
			reason: "PrimaryUnreachable", says: v1alpha1.StateDegraded,
		},
		"row 23: servers with new addresses are introduced again, never forgotten": {
			state: settled(3, 0),
			change: func(s *State) {
				for i := range s.Members {
					s.Members[i].Pod.IP = fmt.Sprintf("10.9.0.%d", i)
				}
			},
			want:   []string{"introduce 2 servers to demo-0-0", "introduce 2 servers to demo-1-0", "introduce 2 servers to demo-2-0"},
			reason: "Introducing", says: v1alpha1.StateReconciling,
		},
		"row 2: a handshake under way is not begun again": {
			state: settled(2, 0),
			change: func(s *State) {
				s.Members[0].Server.Peers = []Peer{{ID: "temporary", IP: s.Members[1].Pod.IP, Handshake: true}}
				s.Members[1].Server.Peers = []Peer{{ID: "temporary", IP: s.Members[0].Pod.IP, Handshake: true}}
			},
			reason: "Introducing", says: v1alpha1.StateReconciling,
		},
		"a replaced replica joins; the dead one is forgotten when it has fallen silent": {
			state:  settled(3, 1),
			change: func(s *State) { s.reborn("demo-0-1") },
			want: []string{
				"set epoch 1 on demo-0-1", "introduce 1 servers to demo-0-0", "introduce 5 servers to demo-0-1", "introduce 1 servers to demo-1-0",
				"introduce 1 servers to demo-1-1", "introduce 1 servers to demo-2-0", "introduce 1 servers to demo-2-1",
				"forget id-demo- on 5 servers (its server is gone)",
			},
			reason: "Introducing", says: v1alpha1.StateReconciling,
		},
		"nobody is forgotten while a member does not answer": {
			state:  settled(3, 1),
			change: func(s *State) { s.reborn("demo-0-1"); s.silence("demo-2-1") },
			want: []string{
				"set epoch 1 on demo-0-1", "introduce 1 servers to demo-0-0", "introduce 4 servers to demo-0-1", "introduce 1 servers to demo-1-0",
				"introduce 1 servers to demo-1-1", "introduce 1 servers to demo-2-0",
			},
			reason: "Introducing", says: v1alpha1.StateDegraded,
		},
		"row 35: a dead primary that is still followed is kept": {
			state:  settled(3, 1),
			change: func(s *State) { s.reborn("demo-0-0"); linkDown(s, "demo-0-1", 3*time.Second) },
			want: []string{
				"set epoch 1 on demo-0-0", "introduce 5 servers to demo-0-0", "introduce 1 servers to demo-0-1", "introduce 1 servers to demo-1-0",
				"introduce 1 servers to demo-1-1", "introduce 1 servers to demo-2-0", "introduce 1 servers to demo-2-1",
			},
			reason: "Voting", says: v1alpha1.StateDegraded,
		},
		"rows 36 and 38: without a majority the replica is promoted by order": {
			state:  settled(1, 1),
			change: func(s *State) { s.reborn("demo-0-0"); linkDown(s, "demo-0-1", 3*time.Second) },
			want: []string{
				"fail over to demo-0-1, takeover (its primary is dead)", "set epoch 1 on demo-0-0",
				"introduce 1 servers to demo-0-0", "introduce 1 servers to demo-0-1",
			},
			reason: "DeadMemberFollowed", says: v1alpha1.StateDegraded,
		},
		"row 36: a primary whose Pod runs may only be slow": {
			state:  settled(1, 1),
			change: func(s *State) { s.silence("demo-0-0"); linkDown(s, "demo-0-1", time.Minute) },
			reason: "PrimaryUnreachable", says: v1alpha1.StateDegraded,
		},
		"row 7: a lost shard begins anew, with its dead owner forgotten first": {
			state: settled(3, 0),
			change: func(s *State) {
				s.reborn("demo-1-0")
				dead := s.member("demo-0-0").Server.peer("id-demo-1-0")
				s.introduceAll()
				for _, name := range []string{"demo-0-0", "demo-2-0"} {
					v := s.member(name).Server
					v.Peers = append(v.Peers, *dead)
				}
			},
			want: []string{
				"forget id-demo- on 2 servers (its shard is lost)", "bump epoch of demo-1-0 (shard lost)",
				"assign slots 5461-10921 to demo-1-0 (shard lost: no copy of its data is left)",
			},
			reason: "DeadMemberOwnsSlots", says: v1alpha1.StateDegraded,
		},
		"row 55: a disk that fails is told, and is no reason to act": {
			state:  settled(1, 1),
			change: func(s *State) { s.member("demo-0-0").Server.DiskError = "its last write failed" },
			reason: "DiskFailing", says: v1alpha1.StateDegraded,
		},
		"row 57: a full sync that never ends is told": {
			state: settled(1, 1),
			change: func(s *State) {
				linkDown(s, "demo-0-1", -1)
				s.member("demo-0-1").Server.SyncsBegun, s.member("demo-0-1").Server.NoFailover = manySyncs, true
			},
			reason: "SyncFails", says: v1alpha1.StateDegraded,
		},
		"not the first ones": {
			state: settled(1, 1),
			change: func(s *State) {
				linkDown(s, "demo-0-1", -1)
				s.member("demo-0-1").Server.SyncsBegun, s.member("demo-0-1").Server.NoFailover = manySyncs-1, true
			},
			reason: "ReplicaNotInSync", says: v1alpha1.StateReconciling,
		},
		"nor to hold back the cure": {
			state: settled(1, 1),
			change: func(s *State) {
				s.member("demo-0-0").Server.DiskError = "its last write failed"
				outdate(s, "demo-0-0", "demo-0-1")
			},
			want:   []string{"create ValkeyNode demo-0-2 of revision new (in place of demo-0-1: image 8.1 -> 9.1)"},
			reason: "DiskFailing", says: v1alpha1.StateDegraded,
		},
		"a live server of another cluster is reported, when nothing else explains it": {
			state: settled(1, 1),
			change: func(s *State) {
				s.strange(slots.Set{})
				s.Status.Conditions = append(s.Status.Conditions, metav1.Condition{Type: v1alpha1.ConditionReady, Status: metav1.ConditionFalse, LastTransitionTime: metav1.NewTime(noon.Add(-foreignAfter))})
			},
			reason: "ForeignMember", says: v1alpha1.StateDegraded,
		},
		"not as long as it may be what is left of a Pod": {
			state:  settled(1, 1),
			change: func(s *State) { s.strange(slots.Set{}) },
			reason: "UnknownMember", says: v1alpha1.StateReconciling,
		},
		"and not when it owns slots": {
			state: settled(1, 1),
			change: func(s *State) {
				m := s.member("demo-0-0")
				s.strange(*m.Server.Slots)
				m.Server.Slots = nil
				s.introduceAll()
				s.strange(slots.Even(1)[0])
				s.Status.Conditions = append(s.Status.Conditions, metav1.Condition{Type: v1alpha1.ConditionReady, Status: metav1.ConditionFalse, LastTransitionTime: metav1.NewTime(noon.Add(-foreignAfter))})
			},
			want:   []string{"remove the role of Pod valkey-demo-0-0"},
			reason: "ForeignMember", says: v1alpha1.StateDegraded,
		},
		"replicas added": {
			state:  settled(1, 0),
			change: func(s *State) { s.Spec.Replicas = new(int32(1)); s.TakenNumbers = map[int32][]int32{0: {1}} },
			want:   []string{"create ValkeyNode demo-0-2 of revision new"},
			reason: "MembersMissing", says: v1alpha1.StateReconciling,
		},
		"replicas removed: never the primary, whatever its number": {
			state: settled(1, 1),
			change: func(s *State) {
				s.Spec.Replicas = new(int32(0))
				a, b := s.member("demo-0-0"), s.member("demo-0-1")
				a.Server.Primary, a.Server.PrimaryID, a.Server.LinkUp = false, b.Server.ID, true
				b.Server.Primary, b.Server.PrimaryID, b.Server.Slots = true, "", a.Server.Slots
				a.Server.Slots = nil
				a.Pod.Role, b.Pod.Role = v1alpha1.RoleReplica, v1alpha1.RolePrimary
				s.introduceAll()
			},
			want:   []string{"retire ValkeyNode demo-0-0 (the shard has more members than declared)"},
			reason: "MembersMissing", says: v1alpha1.StateReconciling,
		},
		"roles: the label primary is taken away before it is given": {
			state: settled(1, 1),
			change: func(s *State) {
				s.member("demo-0-0").Pod.Role, s.member("demo-0-1").Pod.Role = v1alpha1.RoleReplica, v1alpha1.RolePrimary
			},
			want:   []string{"label Pod valkey-demo-0-1 replica", "label Pod valkey-demo-0-0 primary"},
			reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
		"row 63: a broken Pod gets the fix at once, also while others are broken": {
			state: settled(3, 1),
			change: func(s *State) {
				for _, name := range []string{"demo-0-1", "demo-2-1"} {
					m := s.silence(name)
					m.Pod.Running, m.Pod.Ready, m.Pod.Broken, m.Revision = false, false, true, "old"
					m.Reason, m.Message = "ImagePullBackOff", "no such image"
				}
			},
			want: []string{
				"set revision new on ValkeyNode demo-0-1 (its Pod cannot start and the declaration has changed: no such image)",
				"set revision new on ValkeyNode demo-2-1 (its Pod cannot start and the declaration has changed: no such image)",
			},
			reason: "PodReplacing", says: v1alpha1.StateDegraded,
		},
		"paused: observe only": {
			state:  settled(1, 1),
			change: func(s *State) { s.Spec.Paused = true; s.Spec.Replicas = new(int32(3)) },
			reason: "Paused", says: v1alpha1.StateReconciling,
		},
		"another's object stops everything": {
			state: started(1, 0),
			change: func(s *State) {
				s.Blocked = []Blocked{{Reason: "NameTaken", Message: "Secret valkey-demo belongs to somebody else", Fatal: true}}
			},
			reason: "NameTaken", says: v1alpha1.StateFailed,
		},
		"a deleted cluster is the garbage collector's": {
			state: settled(1, 1), change: func(s *State) { s.Deleting = true },
			reason: "Deleting", says: v1alpha1.StateReconciling,
		},
	})
}

// strange lets a primary know a live server that is none of the cluster's.
func (s *State) strange(owns slots.Set) {
	v := s.member("demo-0-0").Server
	v.Peers = append(v.Peers, Peer{ID: "stranger", IP: "10.9.9.9", Primary: true, Linked: true, Slots: &owns})
}
