// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// outdate makes members be of an earlier revision.
func outdate(s *State, names ...string) {
	s.Changes = map[string]string{"old": "image 8.1 -> 9.1"}
	for _, name := range names {
		m := s.member(name)
		m.Revision, m.Pod.Revision = "old", "old"
	}
}

func never(s *State) { s.Spec.Update.Surge = v1alpha1.SurgeNever }

// surged is a 1x1 cluster of an earlier revision with one member more, of the
// declared one.
func surged() *State {
	s := settled(1, 2)
	s.Spec.Replicas = new(int32(1))
	outdate(s, "demo-0-0", "demo-0-1")
	return s
}

// TestRollInPlace replaces one Pod after the other (rows 58, 59, 62, 170).
func TestRollInPlace(t *testing.T) {
	t.Parallel()
	check(t, map[string]planCase{
		"it begins with a replica": {
			state:  settled(3, 1),
			change: func(s *State) { never(s); outdate(s, "demo-0-0", "demo-0-1", "demo-1-0", "demo-1-1") },
			want:   []string{"set revision new on ValkeyNode demo-0-1 (image 8.1 -> 9.1; a replica, before its primary)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"and hands the primary over when its replica is new": {
			state:  settled(3, 1),
			change: func(s *State) { never(s); outdate(s, "demo-0-0", "demo-1-0", "demo-1-1") },
			want:   []string{"fail over to demo-0-1, graceful (demo-0-0 is to be replaced: image 8.1 -> 9.1)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"but not to a server that has only just started, and no other shard is begun": {
			state: settled(3, 1),
			change: func(s *State) {
				never(s)
				outdate(s, "demo-0-0", "demo-1-0", "demo-1-1")
				s.member("demo-0-1").Server.Uptime = time.Second
			},
			reason: "Starting", says: v1alpha1.StateReconciling,
		},
		"a Pod whose replacement was ordered is not there any more": {
			state:  settled(3, 1),
			change: func(s *State) { s.member("demo-0-1").Ordered = true },
			reason: "PodReplacing", says: v1alpha1.StateReconciling,
		},
		"not while another replica is old": {
			state:  settled(1, 2),
			change: func(s *State) { outdate(s, "demo-0-0", "demo-0-2") },
			want:   []string{"set revision new on ValkeyNode demo-0-2 (image 8.1 -> 9.1; a replica, before its primary)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"the only copy is not replaced": {
			state:  settled(3, 0),
			change: func(s *State) { never(s); outdate(s, "demo-0-0") },
			reason: "OnlyCopy", says: v1alpha1.StateReconciling,
		},
		"unless it has a volume": {
			state: settled(3, 0),
			change: func(s *State) {
				s.Spec.Persistence = &v1alpha1.Persistence{}
				outdate(s, "demo-0-0")
			},
			want:   []string{"set revision new on ValkeyNode demo-0-0 (image 8.1 -> 9.1; the shard's only member, on its volume)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"something broken stops it": {
			state: settled(3, 1),
			change: func(s *State) {
				never(s)
				outdate(s, "demo-0-0", "demo-0-1")
				s.silence("demo-2-1")
			},
			reason: "Unreachable", says: v1alpha1.StateDegraded,
		},
		"several shards after the canary, in one failure domain": {
			state: settled(6, 2),
			change: func(s *State) {
				for i := range s.Members {
					if m := &s.Members[i]; m.Shard > 0 {
						outdate(s, m.Name)
					}
				}
			},
			// Members 1 of shard 1 and of shard 4 are in one zone.
			want: []string{
				"set revision new on ValkeyNode demo-1-1 (image 8.1 -> 9.1; a replica, before its primary)",
				"set revision new on ValkeyNode demo-2-1 (image 8.1 -> 9.1; a replica, before its primary)",
			},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
	})
}

// TestRollBeside makes a new member beside the one that goes (rows 58, 59, 61).
func TestRollBeside(t *testing.T) {
	t.Parallel()
	check(t, map[string]planCase{
		"a replica first": {
			state:  settled(3, 1),
			change: func(s *State) { outdate(s, "demo-0-0", "demo-0-1", "demo-1-0", "demo-1-1", "demo-2-0", "demo-2-1") },
			want:   []string{"create ValkeyNode demo-0-2 of revision new (in place of demo-0-1: image 8.1 -> 9.1)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"the only copy too": {
			state:  settled(3, 0),
			change: func(s *State) { outdate(s, "demo-0-0") },
			want:   []string{"create ValkeyNode demo-0-1 of revision new (in place of demo-0-0: image 8.1 -> 9.1)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"it syncs before the old one goes": {
			state:  surged(),
			change: func(s *State) { linkDown(s, "demo-0-2", time.Second) },
			reason: "ReplicaNotInSync", says: v1alpha1.StateReconciling,
		},
		"then the old replica goes": {
			state:  surged(),
			want:   []string{"retire ValkeyNode demo-0-1 (image 8.1 -> 9.1, and the shard has all its copies elsewhere)"},
			reason: "MembersMissing", says: v1alpha1.StateReconciling,
		},
		"nor while the one beside it is new to the shard": {
			state: surged(),
			change: func(s *State) {
				never(s)
				s.member("demo-0-1").Revision, s.member("demo-0-1").Pod.Revision = "new", "new"
				s.Spec.Replicas = new(int32(2))
				m := s.member("demo-0-2")
				m.Server.Uptime = grown - time.Second
				m.Server.peer("id-demo-0-1").Linked = false
			},
			reason: "Introducing", says: v1alpha1.StateReconciling,
		},
		"the primary hands over when all others are new": {
			state:  surged(),
			change: func(s *State) { m := s.member("demo-0-1"); m.Revision, m.Pod.Revision = "new", "new" },
			want:   []string{"fail over to demo-0-2, graceful (demo-0-0 is to go: image 8.1 -> 9.1)"},
			reason: "MembersMissing", says: v1alpha1.StateReconciling,
		},
		"one that cannot start stops the roll": {
			state: surged(),
			change: func(s *State) {
				m := s.silence("demo-0-2")
				m.Pod.Running, m.Pod.Ready, m.Pod.Broken, m.Reason, m.Message = false, false, true, "ImagePullBackOff", "no such image"
				s.introduceAll()
			},
			reason: "ImagePullBackOff", says: v1alpha1.StateDegraded,
		},
		"and goes at once when the change is taken back": {
			state: surged(),
			change: func(s *State) {
				m := s.silence("demo-0-2")
				m.Pod.Running, m.Pod.Ready, m.Pod.Broken = false, false, true
				s.introduceAll()
				s.Revision = "old"
				s.Changes = map[string]string{"new": "image 9.1 -> 8.1"}
			},
			want:   []string{"retire ValkeyNode demo-0-2 (image 9.1 -> 8.1, and the shard has all its copies elsewhere)"},
			reason: "PodNotReady", says: v1alpha1.StateDegraded,
		},
		"where members have to be apart and no room is left, the old one goes first": {
			state: surged(),
			change: func(s *State) {
				m := s.silence("demo-0-2")
				m.Pod.Running, m.Pod.Ready, m.Pod.Broken, m.Reason = false, false, true, "Unschedulable"
				s.introduceAll()
				s.Spec.Scheduling.Node.Spread.Shard.Mode = v1alpha1.SpreadRequired
			},
			want:   []string{"retire ValkeyNode demo-0-1 (image 8.1 -> 9.1, and the shard has all its copies elsewhere)"},
			reason: "Unschedulable", says: v1alpha1.StateDegraded,
		},
		"the next shard waits for its pause": {
			state: settled(2, 1),
			change: func(s *State) {
				outdate(s, "demo-1-0", "demo-1-1")
				s.Spec.Update.PauseSeconds = 60
				s.member("demo-0-0").Pod.Created = noon.Add(-59 * time.Second)
			},
			reason: "Pausing", says: v1alpha1.StateReconciling,
		},
		"and not longer": {
			state: settled(2, 1),
			change: func(s *State) {
				outdate(s, "demo-1-0", "demo-1-1")
				s.Spec.Update.PauseSeconds = 60
				s.member("demo-0-0").Pod.Created = noon.Add(-60 * time.Second)
			},
			want:   []string{"create ValkeyNode demo-1-2 of revision new (in place of demo-1-1: image 8.1 -> 9.1)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
	})
}

// TestFailedChange: a change that does not become ready in time is told, and taken
// back where the user asks for that.
func TestFailedChange(t *testing.T) {
	t.Parallel()
	broken := func(s *State) {
		s.Status.Conditions = append(s.Status.Conditions, metav1.Condition{
			Type: v1alpha1.ConditionReady, Status: metav1.ConditionFalse, LastTransitionTime: metav1.NewTime(noon.Add(-10 * time.Minute)),
		})
		m := s.silence("demo-0-2")
		m.Pod.Running, m.Pod.Ready, m.Pod.Broken, m.Reason, m.Message = false, false, true, "ImagePullBackOff", "no such image"
		m.Pod.Created = noon.Add(-10 * time.Minute)
		s.introduceAll()
		s.Status.StableRevision = "old"
	}
	check(t, map[string]planCase{
		"told": {state: surged(), change: broken, reason: "ProgressDeadlineExceeded", says: v1alpha1.StateDegraded},
		"taken back": {
			state: surged(),
			change: func(s *State) {
				broken(s)
				s.Spec.Update.Rollback = v1alpha1.RollbackAutomatic
				s.Status.FailedRevision = "new"
			},
			want:   []string{"retire ValkeyNode demo-0-2 (the declaration has changed, and the shard has all its copies elsewhere)"},
			reason: "RolledBack", says: v1alpha1.StateDegraded,
		},
	})
	s := surged()
	broken(s)
	s.Spec.Update.Rollback = v1alpha1.RollbackAutomatic
	if got := Make(*s).Status.FailedRevision; got != "new" {
		t.Errorf("failed revision %q", got)
	}
	s.Status.FailedRevision, s.Revision = "new", "newer"
	if got := Make(*s).Status.FailedRevision; got != "" {
		t.Errorf("after an edit, failed revision %q", got)
	}
}

// TestHandOverWaits: a cluster is not Ready while it only waits for the moment to hand
// a primary over; a primary that is to leave does not wait.
func TestHandOverWaits(t *testing.T) {
	t.Parallel()
	s := settled(3, 1)
	never(s)
	outdate(s, "demo-0-0", "demo-1-0", "demo-1-1")
	s.member("demo-0-1").Server.Uptime = grown - time.Second
	p := Make(*s)
	if c := p.Status.Condition(v1alpha1.ConditionReady); c == nil || c.Status != metav1.ConditionFalse || len(p.Actions) > 0 {
		t.Errorf("it does %v, and Ready is %v: it should wait, and not be Ready", p.Actions, c)
	}
	if p.RequeueAfter > time.Second {
		t.Errorf("it looks again after %s, though the server is old enough sooner", p.RequeueAfter)
	}
	s.member("demo-0-0").Pod.NodeLeaving = "it is marked"
	if p := Make(*s); len(p.Actions) != 1 || !movesPrimary(p.Actions[0]) {
		t.Errorf("its Kubernetes node is about to go, and it does %v", p.Actions)
	}
}

// TestRollGoesOn: a cluster is not called Ready between two steps of a roll, while
// something else is done first.
func TestRollGoesOn(t *testing.T) {
	t.Parallel()
	s := settled(3, 1)
	outdate(s, "demo-0-0")
	s.Drift = []Drift{{Kind: "ConfigMap", Name: "valkey-demo-live", Late: true}}
	p := Make(*s)
	if c := p.Status.Condition(v1alpha1.ConditionReady); c == nil || c.Status != metav1.ConditionFalse || c.Reason != "Rolling" {
		t.Errorf("it does %v, and Ready is %+v", p.Actions, c)
	}
	s.Spec.Paused = true
	p = Make(*s)
	if c := p.Status.Condition(v1alpha1.ConditionReady); c == nil || c.Status != metav1.ConditionTrue {
		t.Errorf("it is paused and serves, and Ready is %+v", c)
	}
}
