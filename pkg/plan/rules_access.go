// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Values of NodeStatus.ACL, the reasons of the condition ACLApplied.
const (
	aclApplied = "Applied"
	aclNotRead = "NotRead"
	aclFailed  = "Failed"
	aclDiffers = "Differs"
)

// ruleAccess lets one server of each version try rules that none has seen, and
// gives every server its users. It comes last: a server that refuses to change its
// users must not hold up a failover or a roll, which may be the cure.
func ruleAccess(w *world, p *Plan) verdict {
	if w.s.Users == nil {
		return proceed
	}
	trying := map[string]bool{}
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if !m.manageable() || m.Users.Held || len(m.Users.Untried) == 0 || trying[m.Server.Version] {
			continue
		}
		trying[m.Server.Version] = true
		p.do(TryUsers{On: m.target(), Users: m.Users.Untried})
		p.again(pollValkey)
	}
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if m.manageable() && !m.Users.Held && len(m.Users.Wrong)+len(m.Users.Extra) > 0 {
			p.do(SetUsers{On: m.target(), Set: m.Users.Wrong, Extra: m.Users.Extra})
			p.again(pollValkey)
		}
	}
	return proceed
}

// manageable: the server can be told about its users. Also one that is being
// retired: clients are connected to it as long as it runs.
func (m *Member) manageable() bool {
	return m.Users != nil && m.Server != nil && m.Pod != nil && !m.Pod.Deleting && !m.Server.Loading
}

// userProblems are what keeps users from being as declared, and servers from having
// them, for a person to look at.
func (w *world) userProblems() []Wait {
	if w.s.Users == nil || w.s.Deleting {
		return nil
	}
	var out []Wait
	for _, x := range w.s.Users.Problems {
		out = append(out, Wait{Reason: x.Reason, Subject: "user " + x.User, Message: x.Message})
	}
	for i := range w.s.Members {
		if m := &w.s.Members[i]; m.stays() && m.Users != nil && m.Users.Failed != "" {
			out = append(out, Wait{Reason: "UsersNotApplied", Subject: m.Name, Message: fmt.Sprintf("the users of %s: %s", m.Name, m.Users.Failed)})
		}
	}
	return out
}

// usersReady is the condition about users; nil while they are not looked at.
func (w *world) usersReady() *metav1.Condition {
	if w.s.Users == nil {
		return nil
	}
	say := func(ok bool, reason, message string) *metav1.Condition {
		c := w.s.conditionOf(v1alpha1.ConditionUsersReady, ok, reason, message)
		return &c
	}
	if problems := w.userProblems(); len(problems) > 0 {
		return say(false, problems[0].Reason, allOf(problems))
	}
	var unread, differ []string
	for i := range w.s.Members {
		switch m := &w.s.Members[i]; {
		case !m.stays():
		case m.Server == nil || m.Users == nil:
			unread = append(unread, m.Name)
		case !m.Users.asWanted():
			differ = append(differ, m.Name)
		}
	}
	switch {
	case len(differ) > 0:
		return say(false, "Applying", "not yet as declared on "+names(differ))
	case len(unread) > 0:
		return say(false, "NotRead", "not known, since they do not answer, of "+names(unread))
	case len(w.s.Members) == 0:
		return say(false, "NotRead", "there is no server yet")
	}
	return say(true, aclApplied, fmt.Sprintf("every server has the %d declared users", w.s.Users.Declared))
}

// shown is how many things a message lists.
const shown = 8

func allOf(problems []Wait) string {
	var words []string
	for _, x := range problems[:min(shown, len(problems))] {
		words = append(words, x.Message)
	}
	return strings.Join(words, "; ") + more(len(problems))
}

func names(all []string) string {
	return strings.Join(all[:min(shown, len(all))], ", ") + more(len(all))
}

func more(n int) string {
	if n <= shown {
		return ""
	}
	return fmt.Sprintf(" and %d more", n-shown)
}

// ACLStatus is the status of the condition ACLApplied.
func (s NodeStatus) ACLStatus() metav1.ConditionStatus {
	switch s.ACL {
	case aclApplied:
		return metav1.ConditionTrue
	case aclNotRead:
		return metav1.ConditionUnknown
	default:
		return metav1.ConditionFalse
	}
}

// access is what a member's status says of its users.
func (m *Member) access(w *world, p *Plan) (reason, message string) {
	switch {
	case w.s.Users == nil:
		return m.Published.ACL, m.Published.ACLMessage
	case m.Server == nil || m.Users == nil:
		if m.Published.ACL == "" {
			return "", ""
		}
		return aclNotRead, "the server does not answer"
	case m.Users.Failed != "":
		return aclFailed, m.Users.Failed
	case m.Users.asWanted():
		return aclApplied, "the server has exactly the users that it is to have"
	case slices.ContainsFunc(p.Actions, func(a Action) bool {
		set, ok := a.(SetUsers)
		_, tries := a.(TryUsers)
		return ok && set.On.Member == m.Name || tries && len(m.Users.Untried) > 0
	}):
		// In a moment it is known how that ended.
		return m.Published.ACL, m.Published.ACLMessage
	default:
		return aclDiffers, "the server has other users than it is to have"
	}
}

func (TryUsers) action() {}
func (SetUsers) action() {}

func (a TryUsers) String() string {
	return fmt.Sprintf("try the rules of %s on %s", names(a.Users), a.On.Member)
}

func (a SetUsers) String() string {
	var words []string
	if len(a.Set) > 0 {
		words = append(words, "set the users "+names(a.Set))
	}
	if len(a.Extra) > 0 {
		words = append(words, "remove the users "+names(a.Extra))
	}
	return strings.Join(words, " and ") + " on " + a.On.Member
}
