// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// inPhase is a settled cluster in a phase of a rotation, with all members as that phase
// wants them.
func inPhase(phase RotationPhase) *State {
	s := settled(2, 1)
	s.Users = &Users{}
	s.Rotation = &Rotation{Phase: phase, Generation: "5", Began: noon.Add(-time.Hour), Ever: true, Served: "one", Asked: "one"}
	for i := range s.Members {
		m := &s.Members[i]
		m.Users, m.Pod.Credentials = &ServerUsers{}, "5"
		if phase != RotationIdle {
			m.Credentials = &Credentials{Generation: "5", PrimaryAuth: phase == RotationSwitched}
		}
	}
	return s
}

// TestRotation holds the rule about generated passwords to what it does, and the
// condition to what it says.
func TestRotation(t *testing.T) {
	t.Parallel()
	every := func(d time.Duration) func(*State) {
		return func(s *State) { s.Spec.PasswordRotation.IntervalSeconds = new(int32(d / time.Second)) }
	}
	tests := map[string]struct {
		phase  RotationPhase
		change func(*State)
		want   []string
		reason string // of the condition PasswordsRotated, true only where it is NotRotating
		says   string // what its message holds
	}{
		"nothing is asked for": {RotationIdle, func(*State) {}, nil, "NotRotating", "2026-01-01T11:00:00Z"},
		"a new request": {
			RotationIdle, func(s *State) { s.Rotation.Asked = "two" },
			[]string{`begin to rotate the generated passwords (asked for by the annotation valkey.io/rotate-passwords: "two")`}, "NotRotating", "",
		},
		"a request that was taken back": {RotationIdle, func(s *State) { s.Rotation.Asked = "" }, nil, "NotRotating", ""},
		"the interval is over": {
			RotationIdle, every(time.Hour),
			[]string{"begin to rotate the generated passwords (those in use are older than spec.passwordRotation.intervalSeconds, 1h0m0s)"}, "NotRotating", "",
		},
		"the interval is not over": {RotationIdle, every(time.Hour + time.Second), nil, "NotRotating", ""},
		"row 144: nothing is begun while paused": {
			RotationIdle, func(s *State) { s.Rotation.Asked = "two"; s.Spec.Paused = true }, nil, "NotRotating", "",
		},
		"nor before the cluster is formed": {
			RotationIdle, func(s *State) {
				s.Rotation.Asked = "two"
				s.Status.Conditions = nil
				s.member("demo-0-0").Server.Slots = nil
			}, nil, "NotRotating", "",
		},
		"row 112: all have both: the new ones are switched to": {RotationAdded, func(*State) {}, []string{"switch to the new passwords"}, "Adding", "the next step follows"},
		"one has not got its users": {
			RotationAdded, func(s *State) { s.member("demo-1-1").Users.Wrong = []string{"_agent"} },
			[]string{"set the users _agent on demo-1-1"}, "Adding", "demo-1-1 does not have its users yet",
		},
		"one was not read": {RotationAdded, func(s *State) { s.member("demo-1-1").Users = nil }, nil, "Adding", "demo-1-1 does not have its users yet"},
		"one refused its users": {
			RotationAdded, func(s *State) {
				s.member("demo-1-1").Users = &ServerUsers{Wrong: []string{"app"}, Failed: "OOM", Held: true}
			},
			nil, "Adding", "demo-1-1 did not take its users: OOM",
		},
		"one has older files, which its server would start with": {
			RotationAdded, func(s *State) { s.member("demo-0-1").Credentials.Generation = "4" }, nil, "Adding", "demo-0-1 has a Pod whose files",
		},
		"its kubelet is told once": {
			RotationAdded, func(s *State) { m := s.member("demo-0-1"); m.Credentials.Generation, m.Pod.Credentials = "4", "4" },
			[]string{"let the kubelet refresh the files of Pod valkey-demo-0-1"}, "Adding", "demo-0-1",
		},
		"row 112: a silent one is waited for, and its kubelet told": {
			RotationAdded, func(s *State) { m := s.silence("demo-0-1"); m.Credentials, m.Pod.Credentials = nil, "" },
			[]string{"let the kubelet refresh the files of Pod valkey-demo-0-1"}, "Adding", "demo-0-1 does not answer: i/o timeout",
		},
		"one without a Pod is waited for": {RotationAdded, func(s *State) { s.silence("demo-0-1").Pod = nil }, nil, "Adding", "demo-0-1 has no Pod"},
		"a retired one is waited for as long as it has a Pod": {
			RotationAdded, func(s *State) {
				s.Members = append(s.Members, fresh(0, 2))
				m := s.member("demo-0-2")
				m.Retired, m.Server, m.Unreachable = true, nil, "i/o timeout"
				m.Pod.Credentials = "5"
			}, nil, "Adding", "demo-0-2 does not answer",
		},
		"and not longer": {
			RotationAdded, func(s *State) {
				s.Members = append(s.Members, fresh(0, 2))
				m := s.member("demo-0-2")
				m.Retired, m.Server, m.Pod = true, nil, nil
			}, []string{"switch to the new passwords"}, "Adding", "",
		},
		"an agent that does not tell": {
			RotationAdded, func(s *State) { s.member("demo-0-1").Credentials = &Credentials{Silent: "connection refused"} },
			nil, "Adding", "demo-0-1 has an agent that does not tell which passwords it has: connection refused",
		},
		"the Secret is written first": {
			RotationAdded, func(s *State) {
				s.Drift = []Drift{{Kind: "Secret", Name: "valkey-demo-system", Reason: "it was changed"}}
			},
			[]string{"apply Secret valkey-demo-system (it was changed)"}, "Adding", "",
		},
		"servers get the new password for replication, primaries too": {
			RotationSwitched, func(s *State) {
				s.member("demo-0-0").Credentials.PrimaryAuth = false
				s.member("demo-0-1").Credentials.PrimaryAuth = false
			},
			[]string{
				"let demo-0-0 authenticate with the new password as a replica", "let demo-0-1 authenticate with the new password as a replica",
			}, "Switching", "demo-0-0 does not authenticate",
		},
		"a replica's link is down": {
			RotationSwitched, func(s *State) { linkDown(s, "demo-0-1", time.Second) }, nil, "Proving", "demo-0-1 has no link to its primary",
		},
		"older files after the switch": {
			RotationSwitched, func(s *State) { s.member("demo-0-1").Credentials.Generation = "4" }, nil, "Proving", "demo-0-1 has a Pod whose files",
		},
		"all is proven":                {RotationSwitched, func(*State) {}, []string{"drop the former passwords"}, "Proving", ""},
		"nothing goes on while paused": {RotationSwitched, func(s *State) { s.Spec.Paused = true }, nil, "Proving", ""},
		"the former ones are still taken by one": {
			RotationIdle, func(s *State) {
				s.Status.Conditions = append(s.Status.Conditions, metav1.Condition{Type: v1alpha1.ConditionPasswordsRotated, Status: metav1.ConditionFalse})
				s.member("demo-0-1").Users.Wrong = []string{"_agent"}
			}, []string{"set the users _agent on demo-0-1"}, "Dropping", "demo-0-1 does not have its users yet",
		},
		"users that are edited later are not a rotation's": {
			RotationIdle, func(s *State) {
				s.Status.Conditions = append(s.Status.Conditions, metav1.Condition{Type: v1alpha1.ConditionPasswordsRotated, Status: metav1.ConditionTrue})
				s.member("demo-0-1").Users.Wrong = []string{"app"}
			}, []string{"set the users app on demo-0-1"}, "NotRotating", "",
		},
		"a request comes in between": {RotationSwitched, func(s *State) { s.Rotation.Asked = "two" }, []string{"drop the former passwords"}, "Proving", ""},
		"what is not known is not begun": {RotationIdle, func(s *State) {
			s.Rotation, s.Spec.PasswordRotation.IntervalSeconds = nil, new(int32(60))
		}, nil, "", ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := inPhase(tt.phase)
			tt.change(s)
			p := Make(*s)
			var got []string
			for _, a := range p.Actions {
				switch a.(type) {
				case RotatePasswords, SetPrimaryAuth, RefreshPod, SetUsers, ApplyObject:
					got = append(got, a.String())
				}
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("actions (-want +got):\n%s", diff)
			}
			c := p.Status.Condition(v1alpha1.ConditionPasswordsRotated)
			switch {
			case tt.reason == "":
				if c != nil {
					t.Errorf("PasswordsRotated is %+v of what is not known", c)
				}
			case c == nil || c.Reason != tt.reason || (c.Status == metav1.ConditionTrue) != (tt.reason == "NotRotating") || !strings.Contains(c.Message, tt.says):
				t.Errorf("PasswordsRotated is %+v, want %s with %q", c, tt.reason, tt.says)
			}
			if p.Settled && tt.phase != RotationIdle {
				t.Error("it is looked at seldom while passwords are rotated")
			}
		})
	}
}

// TestRotationLeavesReadyAlone: while passwords are rotated the cluster is ready, its
// state says what goes on, and servers are not asked again at once for what kubelets do.
func TestRotationLeavesReadyAlone(t *testing.T) {
	t.Parallel()
	s := inPhase(RotationSwitched)
	s.member("demo-0-1").Credentials.Generation = "4"
	p := Make(*s)
	if ready := p.Status.Condition(v1alpha1.ConditionReady); ready == nil || ready.Status != metav1.ConditionTrue {
		t.Errorf("Ready is %+v", ready)
	}
	if p.Status.State != v1alpha1.StateReconciling || p.Status.Reason != "RotatingPasswords" || !strings.Contains(p.Status.Message, "demo-0-1") {
		t.Errorf("it says %s, %s: %s", p.Status.State, p.Status.Reason, p.Status.Message)
	}
	if p.RequeueAfter != pollSlow {
		t.Errorf("it is looked at again after %s", p.RequeueAfter)
	}
	want := &v1alpha1.PasswordRotationStatus{LastTime: new(metav1.NewTime(noon.Add(-time.Hour))), Request: "one"}
	if diff := cmp.Diff(want, p.Status.PasswordRotation); diff != "" {
		t.Errorf("the status (-want +got):\n%s", diff)
	}
	s.Rotation.Ever = false
	if got := Make(*s).Status.PasswordRotation; got != nil {
		t.Errorf("before the first rotation the status says %v", got)
	}
}
