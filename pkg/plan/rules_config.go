// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// ruleConfig lets one server of each version, a replica where there is one, try
// directives that none has been asked about, and gives the others what it has taken. It
// comes last, as ruleAccess does: a server that refuses must hold up nothing.
func ruleConfig(w *world, p *Plan) verdict {
	if w.s.Config == nil {
		return proceed
	}
	trying := map[string]bool{}
	for _, replicas := range []bool{true, false} {
		for i := range w.s.Members {
			m := &w.s.Members[i]
			if !m.configurable() || len(m.Config.Untried) == 0 || m.Server.Primary == replicas || trying[m.Server.Version] {
				continue
			}
			trying[m.Server.Version] = true
			p.do(TryConfig{On: m.target(), Directives: m.Config.Untried})
			p.again(pollValkey)
		}
	}
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if !m.configurable() {
			continue
		}
		if wrong := w.settable(m); len(wrong) > 0 {
			p.do(SetConfig{On: m.target(), Directives: wrong})
			p.again(pollValkey)
		}
	}
	return proceed
}

// configurable: the server can be told about its configuration.
func (m *Member) configurable() bool {
	return m.Config != nil && !m.Config.Held && m.Server != nil && m.Pod != nil && !m.Pod.Deleting && !m.Server.Loading
}

// configProblems are what keeps the configuration from being as declared, for a person
// to look at.
func (w *world) configProblems() []Wait {
	if w.s.Config == nil || w.s.Deleting {
		return nil
	}
	var out []Wait
	for _, x := range w.s.Config.Refused {
		out = append(out, Wait{Reason: "DirectiveRefused", Subject: "directive " + x.Name, Message: x.Message})
	}
	for i := range w.s.Members {
		if m := &w.s.Members[i]; m.stays() && m.Config != nil && m.Config.Failed != "" {
			out = append(out, Wait{Reason: "ConfigurationNotApplied", Subject: m.Name, Message: fmt.Sprintf("the configuration of %s: %s", m.Name, m.Config.Failed)})
		}
	}
	return out
}

// configurationApplied is the condition about the configuration; nil while it is not
// looked at.
func (w *world) configurationApplied() *metav1.Condition {
	if w.s.Config == nil {
		return nil
	}
	say := func(ok bool, reason, message string) *metav1.Condition {
		c := w.s.conditionOf(v1alpha1.ConditionConfigurationApplied, ok, reason, message)
		return &c
	}
	if problems := w.configProblems(); len(problems) > 0 {
		return say(false, problems[0].Reason, allOf(problems))
	}
	var unread, differ []string
	for i := range w.s.Members {
		switch m := &w.s.Members[i]; {
		case !m.stays():
		case m.Server == nil || m.Config == nil:
			unread = append(unread, m.Name)
		case !m.Config.asWanted():
			differ = append(differ, m.Name)
		}
	}
	switch {
	case len(differ) > 0:
		return say(false, "Applying", "not yet as declared on "+names(differ))
	case w.formed() && w.outdated() > 0:
		return say(false, "Rolling", w.rolling())
	case len(unread) > 0:
		return say(false, "NotRead", "not known, since they do not tell it, of "+names(unread))
	case len(w.s.Members) == 0:
		return say(false, "NotRead", "there is no server yet")
	}
	return say(true, "Applied", fmt.Sprintf("every server has the %d declared directives", w.s.Config.Declared))
}

func (TryConfig) action() {}
func (SetConfig) action() {}

func (a TryConfig) String() string {
	return fmt.Sprintf("try the directives %s on %s", names(a.Directives), a.On.Member)
}

func (a SetConfig) String() string {
	return fmt.Sprintf("set the directives %s on %s", names(a.Directives), a.On.Member)
}
