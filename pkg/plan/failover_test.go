// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// follows makes a member a replica of a primary that is gone, and was never linked
// in the life of its process.
func (s *State) follows(name, primary string, offset, keys int64) *Server {
	v := s.member(name).Server
	v.Primary, v.PrimaryID, v.LinkUp, v.LinkDownFor, v.Offset, v.Keys = false, primary, false, -1, offset, keys
	return v
}

// believes lets a server attribute the slots of a shard to an ID that is not there.
func (s *State) believes(name, id string, shard int32, epoch uint64) {
	full := settled(s.Spec.Shards, 0)
	v := s.member(name).Server
	v.Peers = append(v.Peers, Peer{ID: id, Primary: true, Epoch: epoch, NoAddress: true, Failed: true, Slots: full.Members[shard].Server.Slots})
}

// TestLastCopies: where the last primary of a shard is gone, the best of what is
// left gets the slots, after all that may come back has come (rows 36, 37, 38, 40).
func TestLastCopies(t *testing.T) {
	t.Parallel()
	const lastOne, earlier = "last-primary", "earlier-primary"
	// alone is a shard of two whose members follow a primary that is gone.
	alone := func(of string) *State {
		s := settled(1, 1)
		s.Spec.Persistence = &v1alpha1.Persistence{}
		s.introduceAll()
		for _, name := range []string{"demo-0-0", "demo-0-1"} {
			s.member(name).Server.Slots = nil
			s.member(name).Published.NodeID = s.member(name).Server.ID
			s.follows(name, of, 100, 10)
		}
		s.introduceAll()
		return s
	}
	for name, tt := range map[string]struct {
		state  *State
		change func(*State)
		want   []string
		reason string
	}{
		"the replica of the last primary with the most goes first": {
			state: alone(lastOne),
			change: func(s *State) {
				s.believes("demo-0-0", lastOne, 0, 20000)
				s.believes("demo-0-1", lastOne, 0, 20000)
				s.member("demo-0-1").Server.Offset = 200
			},
			want:   []string{"fail over to demo-0-1, takeover (its primary is dead)"},
			reason: "DeadMemberFollowed",
		},
		"volumes that were left come back first: one may have more": {
			state: alone(lastOne),
			change: func(s *State) {
				s.believes("demo-0-0", lastOne, 0, 20000)
				s.believes("demo-0-1", lastOne, 0, 20000)
				s.Claims = map[int32][]int32{0: {2, 4}}
			},
			want:   []string{"create ValkeyNode demo-0-2 of revision new", "create ValkeyNode demo-0-4 of revision new"},
			reason: "VolumeReturns",
		},
		"one that came back and does not answer is waited for": {
			state: alone(lastOne),
			change: func(s *State) {
				s.believes("demo-0-0", lastOne, 0, 20000)
				m := fresh(0, 2)
				m.Server, m.Unreachable, m.Pod.Ready = nil, "it is loading its data", false
				s.Members = append(s.Members, m)
			},
			reason: "ShardWithoutPrimary",
		},
		"who follows an earlier primary is not promoted beside one of the last": {
			state: alone(earlier),
			change: func(s *State) {
				s.believes("demo-0-0", earlier, 0, 10000)
				s.follows("demo-0-1", lastOne, 50, 5)
				s.believes("demo-0-1", lastOne, 0, 20000)
			},
			want:   []string{"fail over to demo-0-1, takeover (its primary is dead)", "introduce 1 servers to demo-0-1"},
			reason: "DeadMemberFollowed",
		},
		"but where nobody else is left, and says what is lost": {
			state: alone(earlier),
			change: func(s *State) {
				s.believes("demo-0-0", earlier, 0, 10000)
				s.member("demo-0-1").Server = &Server{ID: "id-demo-0-1", Primary: true, Version: "9.1.2"}
				s.introduceAll()
				s.believes("demo-0-0", earlier, 0, 10000)
				s.believes("demo-0-1", lastOne, 0, 20000)
			},
			want: []string{
				"fail over to demo-0-0, takeover (the shard's last primary, last-pri, is gone with its data, and no other copy is left)",
				"remove the role of Pod valkey-demo-0-1",
			},
			reason: "DeadMemberFollowed",
		},
		"and not while somebody hears from the last primary": {
			state: alone(earlier),
			change: func(s *State) {
				s.believes("demo-0-0", earlier, 0, 10000)
				s.believes("demo-0-1", lastOne, 0, 20000)
				peer := s.member("demo-0-1").Server.peer(lastOne)
				peer.Failed, peer.Linked = false, true
			},
			reason: "PrimaryUnreachable",
		},
		"a promoted replica in whose view its primary had no slots is given them": {
			state: alone(lastOne),
			change: func(s *State) {
				s.member("demo-0-1").Server = &Server{ID: "id-demo-0-1", Primary: true, Version: "9.1.2", Keys: 10, Offset: 100, Epoch: 20001}
				s.follows("demo-0-0", lastOne, 0, 0)
				s.introduceAll()
				s.believes("demo-0-0", lastOne, 0, 20000)
			},
			want: []string{
				"bump epoch of demo-0-1 (shard lost)", "assign slots 0-16383 to demo-0-1 (it has the data, and nobody the slots)",
				"keep demo-0-0 out of elections (it holds nothing yet)", "remove the role of Pod valkey-demo-0-1",
			},
			reason: "DeadMemberFollowed",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tt.change(tt.state)
			for i := range tt.state.Members {
				tt.state.Members[i].Pod.Started = noon.Add(-time.Hour)
			}
			p := Make(*tt.state)
			var got []string
			for _, a := range p.Actions {
				if l, ok := a.(LabelRole); ok && l.Role != "" {
					continue
				}
				got = append(got, a.String())
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("actions (-want +got):\n%s", diff)
			}
			if p.Status.Reason != tt.reason {
				t.Errorf("reason %s (%s), want %s", p.Status.Reason, p.Status.Message, tt.reason)
			}
		})
	}
}

// TestNeverStarted: a Pod without a volume that cannot start and never did does not
// hold up what is done for the others, one with a volume does (row 7).
func TestNeverStarted(t *testing.T) {
	t.Parallel()
	for _, persistent := range []bool{false, true} {
		s := settled(1, 0)
		s.reborn("demo-0-0")
		s.introduceAll()
		m := fresh(0, 1)
		m.Server, m.Pod.Running, m.Pod.Broken, m.Pod.Started, m.Pod.Ready = nil, false, true, time.Time{}, false
		s.Members = append(s.Members, m)
		if persistent {
			s.Spec.Persistence = &v1alpha1.Persistence{}
		}
		given := false
		for _, a := range Make(*s).Actions {
			add, ok := a.(AddSlots)
			given = given || ok && add.On.Member == "demo-0-0"
		}
		if given == persistent {
			t.Errorf("persistent %v: the slots are given to the new server: %v", persistent, given)
		}
	}
}

// TestNoClock: with two servers a silent primary's link looks connected, and no other
// answer tells how much time has passed. That it is suspected is enough (row 38).
func TestNoClock(t *testing.T) {
	t.Parallel()
	for _, suspected := range []bool{false, true} {
		s := settled(1, 1)
		s.Spec.Persistence = &v1alpha1.Persistence{}
		m := s.silence("demo-0-0")
		m.Pod.NodeLost, m.Pod.NodeLostSince, m.Pod.Started = true, noon.Add(-time.Second), noon.Add(-time.Hour)
		linkDown(s, "demo-0-1", 3*time.Minute)
		p := &s.member("demo-0-1").Server.Peers[0]
		p.Silent, p.Suspected, p.Linked = false, suspected, true
		promoted := false
		for _, a := range Make(*s).Actions {
			_, failover := a.(Failover)
			promoted = promoted || failover
		}
		if promoted != suspected {
			t.Errorf("suspected %v, promoted %v", suspected, promoted)
		}
	}
}

// TestQuietLink: Valkey calls a link up for a minute over which nothing comes any more.
// Where the primary is silent on the bus too, its replica is not kept waiting for that.
func TestQuietLink(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		quiet     time.Duration
		suspected bool
		// unseen: the server calls the link up, and the stream is not seen to flow.
		unseen   bool
		promoted bool
	}{
		"quiet and suspected":           {quietLink, true, false, true},
		"not seen to flow either":       {quietLink, true, true, true},
		"a primary with nothing to say": {heartbeat, true, false, false},
		"heard on the bus":              {quietLink, false, false, false},
	} {
		s := settled(1, 1)
		m := s.silence("demo-0-0")
		m.Pod.NodeLost, m.Pod.NodeLostSince, m.Pod.Started = true, noon.Add(-time.Second), noon.Add(-time.Hour)
		v := s.member("demo-0-1").Server
		v.LinkUp, v.LinkQuiet, v.LinkDownFor = !tt.unseen, tt.quiet, 0
		v.Peers[0].Silent, v.Peers[0].Suspected = tt.suspected, tt.suspected
		promoted := false
		for _, a := range Make(*s).Actions {
			_, failover := a.(Failover)
			promoted = promoted || failover
		}
		if promoted != tt.promoted {
			t.Errorf("%s: promoted %v", name, promoted)
		}
	}
}

// TestAskedAgain: a replica is not told again to stand for election while it may still
// win the one before (row 51).
func TestAskedAgain(t *testing.T) {
	t.Parallel()
	for ago, want := range map[time.Duration]bool{0: true, time.Second: false, askEvery - 1: false, askEvery: true} {
		s := settled(3, 1)
		s.reborn("demo-0-0")
		linkDown(s, "demo-0-1", 15*time.Second)
		if ago > 0 {
			s.Asked = map[string]time.Time{"id-demo-0-1": noon.Add(-ago)}
		}
		got := false
		for _, a := range Make(*s).Actions {
			f, ok := a.(Failover)
			got = got || ok && f.Mode == FailoverForce
		}
		if got != want {
			t.Errorf("asked %v ago: asked again %v, want %v", ago, got, want)
		}
	}
}

// TestDeadHolder: views that attribute the slots of a shard to a dead server, under the
// epoch that its successor has, do not dispute the successor's claim; its epoch is
// raised, so that it is believed (row 48).
func TestDeadHolder(t *testing.T) {
	t.Parallel()
	s := settled(3, 1)
	s.Status.Conditions = append(s.Status.Conditions, metav1.Condition{
		Type: v1alpha1.ConditionReady, Status: metav1.ConditionFalse, LastTransitionTime: metav1.NewTime(noon.Add(-time.Minute)),
	})
	for _, name := range []string{"demo-0-0", "demo-0-1", "demo-2-0", "demo-2-1"} {
		s.member(name).Server.peer("id-demo-1-0").Slots = nil
		s.believes(name, "dead-primary", 1, s.member("demo-1-0").Server.Epoch)
	}
	bumped := ""
	for _, a := range Make(*s).Actions {
		if b, ok := a.(BumpEpoch); ok {
			bumped = b.On.Member
		}
	}
	if bumped != "demo-1-0" {
		t.Errorf("the epoch of %q is raised, want demo-1-0's", bumped)
	}
}

// TestSurplusStays: of more members than declared none goes that does not answer, as
// long as not enough others are in sync: it may be well (rows 78, 79).
func TestSurplusStays(t *testing.T) {
	t.Parallel()
	for _, inSync := range []bool{false, true} {
		s := settled(1, 2)
		s.Spec.Replicas = new(int32(1))
		s.silence("demo-0-2")
		s.member("demo-0-1").Server.LinkUp = inSync
		retired := ""
		for _, a := range Make(*s).Actions {
			if r, ok := a.(RetireNode); ok {
				retired = r.Name
			}
		}
		if want := map[bool]string{true: "demo-0-2"}[inSync]; retired != want {
			t.Errorf("the other one in sync %v: %q is retired, want %q", inSync, retired, want)
		}
	}
}

// TestHandOverKnowsTheEpoch: a primary is handed over only to who knows its epoch, and
// not in the moment in which that is raised; and nobody is retired who claims slots
// (row 48).
func TestHandOverKnowsTheEpoch(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		change   func(s *State)
		failover bool
	}{
		"known":         {change: func(*State) {}, failover: true},
		"not known yet": {change: func(s *State) { s.member("demo-0-0").Server.Epoch++ }},
		"who claims slots is left": {change: func(s *State) {
			v := s.member("demo-0-1").Server
			v.Primary, v.Slots = true, s.member("demo-0-0").Server.Slots
			v.Epoch++
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := settled(1, 1)
			s.Spec.Replicas = new(int32(0))
			m := s.member("demo-0-0")
			m.VolumeGone = true
			tt.change(s)
			failover := false
			for _, a := range Make(*s).Actions {
				switch a.(type) {
				case Failover:
					failover = true
				case RetireNode:
					t.Errorf("%s", a)
				}
			}
			if failover != tt.failover {
				t.Errorf("handed over: %v, want %v", failover, tt.failover)
			}
		})
	}
}

// TestLostShardBesideLostMember: what is left of a retired member on a lost node has
// no say in who gets the slots of its shard (rows 7, 43).
func TestLostShardBesideLostMember(t *testing.T) {
	t.Parallel()
	s := settled(3, 0)
	s.reborn("demo-1-0")
	s.introduceAll()
	s.believes("demo-0-0", "id-demo-1-0", 1, 1)
	m := fresh(1, 1)
	m.Server, m.Retired, m.Pod.NodeLost, m.Published.NodeID = nil, true, true, "id-demo-1-1"
	s.Members = append(s.Members, m)
	p := Make(*s)
	given := false
	for _, a := range p.Actions {
		add, ok := a.(AddSlots)
		given = given || ok && add.On.Member == "demo-1-0"
	}
	if !given {
		t.Errorf("the slots are not given to the new server: %v", p.Actions)
	}
}
