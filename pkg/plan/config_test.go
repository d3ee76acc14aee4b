// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// TestConfig holds the rule about the configuration to what it does, and the condition
// to what it says.
func TestConfig(t *testing.T) {
	t.Parallel()
	untried := func(s *State) {
		for i := range s.Members {
			s.Members[i].Config.Untried = []string{"maxmemory"}
		}
	}
	tests := map[string]struct {
		change func(*State)
		want   []string
		says   string // reason of the condition
		state  v1alpha1.ClusterState
	}{
		"every server has the configuration": {func(*State) {}, nil, "Applied", v1alpha1.StateReady},
		"one replica tries first":            {untried, []string{"try the directives maxmemory on demo-0-1"}, "Applying", v1alpha1.StateReconciling},
		"one of each version tries first, a primary where there is no replica": {
			func(s *State) {
				untried(s)
				s.member("demo-1-0").Server.Version = "8.1.0"
			},
			[]string{"try the directives maxmemory on demo-0-1", "try the directives maxmemory on demo-1-0"}, "Applying", v1alpha1.StateReconciling,
		},
		"row 64: the others get what it has taken": {
			func(s *State) {
				s.member("demo-0-0").Config.Wrong = []string{"maxmemory", "save"}
				s.member("demo-1-1").Config.Wrong = []string{"save"}
			},
			[]string{"set the directives maxmemory, save on demo-0-0", "set the directives save on demo-1-1"}, "Applying", v1alpha1.StateReconciling,
		},
		"one that failed is left alone for a moment, and named": {
			func(s *State) {
				s.member("demo-0-1").Config = &ServerConfig{Wrong: []string{"save"}, Failed: "ERR no", Held: true}
			},
			nil, "ConfigurationNotApplied", v1alpha1.StateDegraded,
		},
		"row 17: a refused directive is reported, and holds up nothing": {
			func(s *State) {
				s.Config.Refused = []RefusedDirective{{Name: "maxmemoryy", Message: "spec.config[maxmemoryy]: Valkey 9.1.2 says no"}}
				s.member("demo-0-1").Config.Wrong = []string{"save"}
			},
			[]string{"set the directives save on demo-0-1"}, "DirectiveRefused", v1alpha1.StateDegraded,
		},
		"what a server does not tell is not known, and no fault": {
			func(s *State) { s.member("demo-0-1").Config = nil }, nil, "NotRead", v1alpha1.StateReady,
		},
		"row 68: a server that loads is not told anything": {
			func(s *State) {
				s.member("demo-0-1").Server.Loading = true
				s.member("demo-0-1").Config.Wrong = []string{"save"}
			},
			nil, "Applying", "",
		},
		"row 144: nothing is changed while paused": {
			func(s *State) { s.Spec.Paused = true; untried(s) }, nil, "Applying", v1alpha1.StateReconciling,
		},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := settled(2, 1)
			s.Config = &Config{Declared: 2}
			for i := range s.Members {
				s.Members[i].Config = &ServerConfig{}
			}
			tt.change(s)
			p := Make(*s)
			var got []string
			for _, a := range p.Actions {
				if Kind(a) == "TryConfig" || Kind(a) == "SetConfig" {
					got = append(got, a.String())
				}
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("actions (-want +got):\n%s", diff)
			}
			c := p.Status.Condition(v1alpha1.ConditionConfigurationApplied)
			if c == nil || c.Reason != tt.says || (c.Status == metav1.ConditionTrue) != (tt.says == "Applied") {
				t.Errorf("ConfigurationApplied is %+v, want %s", c, tt.says)
			}
			if tt.state != "" && p.Status.State != tt.state {
				t.Errorf("state is %s, want %s", p.Status.State, tt.state)
			}
			if ready := p.Status.Condition(v1alpha1.ConditionReady); tt.state == v1alpha1.StateDegraded && ready.Status != metav1.ConditionTrue {
				t.Errorf("the cluster is not Ready any more: %+v", ready)
			}
		})
	}
}
