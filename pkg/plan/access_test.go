// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// TestAccess holds the rule about users to what it does, and the conditions to what
// they say.
func TestAccess(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change func(*State)
		want   []string
		users  string // reason of the condition UsersReady, false unless it is Applied
		says   v1alpha1.ClusterState
		node   string // what demo-0-1 says; empty when nothing new
	}{
		"every server has its users": {func(*State) {}, nil, "Applied", v1alpha1.StateReady, "Applied"},
		"rules are tried on one server of each version, before any has them": {
			func(s *State) {
				for i := range s.Members {
					s.Members[i].Users.Untried = []string{"app"}
				}
				s.member("demo-1-1").Server.Version = "8.1.0"
			},
			[]string{"try the rules of app on demo-0-0", "try the rules of app on demo-1-1"}, "Applying", v1alpha1.StateReconciling, "",
		},
		"row 118: a server with other users gets its own": {
			func(s *State) {
				s.member("demo-0-1").Users = &ServerUsers{Wrong: []string{"app"}, Extra: []string{"eve"}}
			},
			[]string{"set the users app and remove the users eve on demo-0-1"}, "Applying", v1alpha1.StateReconciling, "",
		},
		"row 109: one that refused is left alone for a moment, and named": {
			func(s *State) {
				s.member("demo-0-1").Users = &ServerUsers{Wrong: []string{"app"}, Failed: "NOPERM", Held: true}
			},
			nil, "UsersNotApplied", v1alpha1.StateDegraded, "Failed",
		},
		"row 109: users of a silent server are not known": {
			func(s *State) { s.silence("demo-0-1"); s.member("demo-0-1").Users = nil }, nil, "NotRead", v1alpha1.StateReconciling, "",
		},
		"rows 108 and 110: a user that cannot be as declared is reported, and holds up nothing": {
			func(s *State) {
				s.Users.Problems = []UserProblem{{User: "app", Reason: "SecretMissing", Message: "user app: Secret late does not exist"}}
				s.member("demo-0-1").Users = &ServerUsers{Wrong: []string{"bob"}}
			},
			[]string{"set the users bob on demo-0-1"}, "SecretMissing", v1alpha1.StateDegraded, "",
		},
		"row 144: nothing is changed while paused": {
			func(s *State) {
				s.Spec.Paused = true
				s.member("demo-0-1").Users = &ServerUsers{Wrong: []string{"app"}}
			},
			nil, "Applying", v1alpha1.StateReconciling, "Differs",
		},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := settled(2, 1)
			s.Users = &Users{Declared: 2}
			for i := range s.Members {
				s.Members[i].Users = &ServerUsers{}
			}
			tt.change(s)
			p := Make(*s)
			var got []string
			for _, a := range p.Actions {
				if strings.Contains(a.String(), "user") || Kind(a) == "TryUsers" {
					got = append(got, a.String())
				}
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("actions (-want +got):\n%s", diff)
			}
			c := p.Status.Condition(v1alpha1.ConditionUsersReady)
			if c == nil || c.Reason != tt.users || (c.Status == metav1.ConditionTrue) != (tt.users == "Applied") {
				t.Errorf("UsersReady is %+v, want %s", c, tt.users)
			}
			if tt.users == "NotRead" {
				return // the state is that of a member that does not answer
			}
			if p.Status.State != tt.says {
				t.Errorf("state is %s, want %s", p.Status.State, tt.says)
			}
			node := ""
			for _, u := range p.Nodes {
				if u.Name == "demo-0-1" {
					node = u.Status.ACL
				}
			}
			if node != tt.node {
				t.Errorf("demo-0-1 says %q, want %q", node, tt.node)
			}
		})
	}
}
