// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"time"
)

// How soon to look again. Kubernetes tells of its changes by events; Valkey has
// to be asked.
const (
	// pollValkey is for what the servers settle among themselves within a
	// fraction of a second: gossip, a first sync.
	pollValkey = 50 * time.Millisecond
	// pollStarting is for servers that are starting.
	pollStarting = 100 * time.Millisecond
	// pollSlow is for what takes its time: a dead server, a person.
	pollSlow = time.Second
	// pollSettled is the cheap look at a healthy cluster.
	pollSettled = time.Second
)

// patience is for how long the operator asks in short intervals for what the
// servers settle among themselves: after it something is wrong that asking more
// often does not mend.
const patience = 30 * time.Second

// verdict is what a rule says of the rules after it.
type verdict bool

const (
	proceed verdict = true
	// hold: nothing further may be planned in this sync.
	hold verdict = false
)

// rule is one judgement. Rules are evaluated in order, on the same facts.
type rule struct {
	name string
	// when says in a sentence when it acts; it is printed in documentation.
	when string
	eval func(*world, *Plan) verdict
}

// rules, safety first: what must not be touched, then what is missing, then what
// is broken, then what is too much, then what is outdated, then cosmetics.
var rules = []rule{
	{"deleted", "the ValkeyCluster is being deleted: the garbage collector removes what it owns", ruleDeleted},
	{"paused", "spec.paused is set: observe and report only", rulePaused},
	{"blocked", "an object's name or a volume belongs to somebody else, or the spec cannot be rendered", ruleBlocked},
	{"objects", "an owned object that Pods need is missing or differs from what it should be", ruleObjects},
	{"members", "a shard has fewer members than declared: create ValkeyNodes", ruleMembers},
	{"late-objects", "another owned object is missing, differs, or should not be there", ruleLateObjects},
	{"unbreak", "a broken Pod is of an outdated revision: replace it at once", ruleUnbreak},
	{"refit", "a Pod that does not run is to have other resources", ruleRefit},
	{"form", "the cluster was never formed and each shard has a server: give epochs and slots", ruleForm},
	{"failover", "a shard's primary is proven dead and no vote replaces it: promote the replica that has the most", ruleFailover},
	{"introduce", "two servers do not know each other, or know a wrong address: MEET", ruleIntroduce},
	{"lost-shard", "every server of a shard is gone with its data: give the slots to its new server", ruleLostShard},
	{"follow", "a server owns no slots and its shard has a primary: make it a replica", ruleFollow},
	{"candidates", "a replica holds nothing yet, or does now: keep it out of elections, or let it in", ruleCandidates},
	{"forget", "a dead member is still known to the others: FORGET it everywhere", ruleForget},
	{"leave", "a primary's Kubernetes node is about to go: hand over to a replica elsewhere", ruleLeave},
	{"shrink", "a shard has more replicas than declared: retire one", ruleShrink},
	{"roll", "all is well and a member is of an outdated revision: replace one Pod", ruleRoll},
	{"resize", "a Pod that runs is to have other resources: change them in place, one member of a shard at a time", ruleResize},
	{"progress", "a member of the new revision is not ready in time: say so, or go back", ruleProgress},
	{"roles", "a Pod's role label is not its live role", ruleRoles},
	{"access", "a server's users are not those that it is to have, or rules were not tried yet", ruleAccess},
	{"config", "a server's configuration is not what it is to have, or directives were not tried yet", ruleConfig},
	{"rotate", "generated passwords are asked to be made anew, or are being: take the next step", ruleRotate},
}

// Make decides what to do next. It does not change the State.
func Make(s State) Plan {
	w := newWorld(&s)
	p := Plan{}
	for _, r := range rules {
		actions, waits := len(p.Actions), len(p.Waits)
		v := r.eval(w, &p)
		if len(p.Actions) > actions || len(p.Waits) > waits || v == hold {
			p.Trace = append(p.Trace, r.name)
		}
		if v == hold {
			break
		}
	}
	publish(w, &p)
	return p
}

// Rules are the names of the rules with the sentence that says when each acts,
// in the order of their evaluation.
func Rules() [][2]string {
	out := make([][2]string, 0, len(rules))
	for _, r := range rules {
		out = append(out, [2]string{r.name, r.when})
	}
	return out
}

func (p *Plan) do(a Action) { p.Actions = append(p.Actions, a) }

func (p *Plan) wait(reason, subject, format string, args ...any) {
	p.Waits = append(p.Waits, Wait{Reason: reason, Subject: subject, Message: fmt.Sprintf(format, args...)})
}

func (p *Plan) waitBlocked(reason, subject, format string, args ...any) {
	p.wait(reason, subject, format, args...)
	p.Waits[len(p.Waits)-1].Blocks = true
}

// waitDisturbing waits for a moment to do what disturbs the cluster.
func (p *Plan) waitDisturbing(reason, subject, format string, args ...any) {
	p.wait(reason, subject, format, args...)
	p.Waits[len(p.Waits)-1].Disturbs = true
}

// again asks to look again after d at the latest.
func (p *Plan) again(d time.Duration) {
	if p.RequeueAfter == 0 || d < p.RequeueAfter {
		p.RequeueAfter = d
	}
}
