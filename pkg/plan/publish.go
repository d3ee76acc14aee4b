// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// publish computes the statuses from the facts that the rules judged, so that
// what is said cannot disagree with what is done.
func publish(w *world, p *Plan) {
	problems := append(w.problems(), w.diskProblems()...)
	st := v1alpha1.ValkeyClusterStatus{
		ObservedGeneration: w.s.Generation,
		Image:              w.s.Image,
		Revision:           w.s.Revision,
		Version:            w.version(),
		PasswordRotation:   w.lastRotation(),
	}
	inSync := w.count(&st)
	formed := w.formed() || w.nowFormed()
	ready := len(problems) == 0 && !w.s.Deleting && formed && !slices.ContainsFunc(p.Actions, disturbs) &&
		!slices.ContainsFunc(p.Waits, func(x Wait) bool { return x.Disturbs }) && !w.rollsOn(p)
	if !ready && len(p.Actions) == 0 && len(p.Waits) == 0 {
		p.Waits = problems
	}
	p.Settled = ready && len(p.Actions) == 0 && len(p.Waits) == 0 && w.outdated() == 0
	rotates := p.Settled && w.rotating()
	p.Settled = p.Settled && !rotates

	switch {
	case rotates:
		p.again(pollSlow)
	case p.Settled:
		p.again(pollSettled)
	case ready:
		p.again(pollStarting)
	default:
		p.again(w.poll())
		if w.gossiping(problems) {
			p.again(w.gossipPoll())
		}
	}

	w.remember(p, &st)
	judge(w, p, &st, problems, ready, formed)
	conditions(w, p, &st, problems, ready, formed, inSync)
	p.Status = st
	w.publishNodes(p)
}

// disturbs: when the action is done, the cluster is not as declared for a while.
func disturbs(a Action) bool {
	switch a.(type) {
	case CreateNode, RetireNode, SetRevision, ReplacePod, Failover:
		return true
	default:
		return false
	}
}

// rollsOn: nothing holds a roll up but what is done in this sync; its next Pod goes
// right after it.
func (w *world) rollsOn(p *Plan) bool { return w.outdated() > 0 && len(p.Waits) == 0 }

// gossiping: all that is missing is that servers hear of each other.
func (w *world) gossiping(problems []Wait) bool {
	return !slices.ContainsFunc(problems, func(x Wait) bool {
		return !slices.Contains([]string{"Introducing", "ViewsDiffer", "SeenAsFailed", "UnknownMember", "NotServing"}, x.Reason)
	})
}

// unreadyFor is how long the cluster has not been ready.
func (w *world) unreadyFor() time.Duration {
	c := w.s.Status.Condition(v1alpha1.ConditionReady)
	if c == nil || c.Status == metav1.ConditionTrue {
		return 0
	}
	return w.s.Now.Sub(c.LastTransitionTime.Time)
}

// gossipPoll is how soon to look again at what spreads by gossip.
func (w *world) gossipPoll() time.Duration {
	c := w.s.Status.Condition(v1alpha1.ConditionReady)
	if c == nil || w.s.Now.Sub(c.LastTransitionTime.Time) < patience {
		return pollValkey
	}
	for i := range w.s.Members {
		if pod := w.s.Members[i].Pod; pod != nil && !pod.Started.IsZero() && w.s.Now.Sub(pod.Started) < patience {
			return pollValkey
		}
	}
	return pollSlow
}

// poll is how soon to look again while something is missing.
func (w *world) poll() (d time.Duration) {
	d = pollSlow
	for i := range w.s.Members {
		m := &w.s.Members[i]
		switch {
		case m.Pod == nil || m.Pod.Deleting || m.Pod.Broken || m.Pod.NodeLost:
		case m.Server == nil && m.Pod.Running && !m.Pod.Ready:
			d = min(d, pollStarting)
		case m.Server != nil && !m.Server.Primary && (!m.Server.linked() || m.Server.NoFailover):
			d = min(d, pollStarting)
		case m.Server != nil && (!m.Pod.Ready || m.Server.Refuses):
			d = min(d, pollStarting)
		}
	}
	return d
}

// nowFormed: the slots are assigned for the first time.
func (w *world) nowFormed() bool {
	return w.covered.IsFull() && !slices.Contains(w.owners, nil)
}

// count fills in the numbers and tells whether all replicas are in sync.
func (w *world) count(st *v1alpha1.ValkeyClusterStatus) bool {
	all := true
	for shard, members := range w.shards {
		owner := w.owners[shard]
		if owner == nil {
			all = false
			continue
		}
		st.Shards++
		synced := 0
		for _, m := range members {
			if m != owner && m.stays() && m.inSync(owner) {
				synced++
			}
		}
		st.ReplicasReady += int32(synced)
		if synced >= w.wanted()-1 && !owner.Server.Loading {
			st.ReadyShards++
		} else {
			all = false
		}
	}
	return all
}

// version is the lowest server version among the members.
func (w *world) version() string {
	lowest := ""
	for _, m := range w.byID {
		if v := m.Server.Version; v != "" && (lowest == "" || olderVersion(v, lowest)) {
			lowest = v
		}
	}
	if lowest == "" {
		return w.s.Status.Version
	}
	return lowest
}

func olderVersion(a, b string) bool {
	x, y := strings.Split(a, "."), strings.Split(b, ".")
	for i := range min(len(x), len(y)) {
		n, _ := strconv.Atoi(x[i])
		m, _ := strconv.Atoi(y[i])
		if n != m {
			return n < m
		}
	}
	return len(x) < len(y)
}

// judge fills in state, reason and message.
func judge(w *world, p *Plan, st *v1alpha1.ValkeyClusterStatus, problems []Wait, ready, formed bool) {
	// What a person has to act on comes first, then what a rule waits for, then
	// what is simply not yet there.
	var say []Wait
	for _, x := range p.Waits {
		if x.Blocks {
			say = append(say, x)
		}
	}
	blocked := len(say) > 0
	for _, x := range p.Waits {
		if !x.Blocks {
			say = append(say, x)
		}
	}
	say = append(say, problems...)
	declared := append(w.userProblems(), w.configProblems()...)
	say = append(say, declared...)
	degraded := !w.covered.IsFull() || slices.Contains(w.owners, nil) || w.redundancyLost() || len(w.diskProblems()) > 0 || len(declared) > 0

	switch {
	case fatal(w.s):
		st.State = v1alpha1.StateFailed
	case !formed:
		st.State = v1alpha1.StateInitializing
	case w.rolledBack != "", degraded || blocked && !ready:
		st.State = v1alpha1.StateDegraded
	case !p.Settled:
		st.State = v1alpha1.StateReconciling
	default:
		st.State = v1alpha1.StateReady
	}
	switch {
	case len(say) > 0:
		st.Reason, st.Message = say[0].Reason, say[0].Message
		if rest := countOthers(say); rest > 0 {
			st.Message += fmt.Sprintf(" (and %d more)", rest)
		}
	case w.outdated() > 0:
		st.Reason = "Rolling"
		st.Message = w.rolling()
	case len(p.Actions) > 0:
		st.Reason, st.Message = "Reconciling", p.Actions[0].String()
	case w.rotating():
		st.Reason, st.Message = "RotatingPasswords", w.passwordsRotated().Message
	default:
		st.Reason = "AsDeclared"
		st.Message = fmt.Sprintf("%d shards serve all slots, %d replicas are in sync%s", st.Shards, st.ReplicasReady, w.skew())
	}
	if ready && !p.Settled && st.State == v1alpha1.StateReady {
		st.State = v1alpha1.StateReconciling
	}
}

// countOthers counts the different subjects after the first.
func countOthers(say []Wait) int {
	seen := map[string]bool{say[0].Subject: true}
	n := 0
	for _, x := range say[1:] {
		if !seen[x.Subject] {
			seen[x.Subject] = true
			n++
		}
	}
	return n
}

func fatal(s *State) bool {
	return slices.ContainsFunc(s.Blocked, func(b Blocked) bool { return b.Fatal })
}

// redundancyLost: a shard of a formed cluster misses a copy, or has a Pod that cannot
// start as it is.
func (w *world) redundancyLost() bool {
	for shard, members := range w.shards {
		owner := w.owners[shard]
		if owner == nil {
			return true
		}
		copies, missing := 1, false
		for _, m := range members {
			switch {
			case m == owner || !m.stays():
			case m.inSync(owner):
				copies++
			case m.Pod == nil || m.Pod.Deleting || m.Server == nil:
				missing = true
			}
			if m.stays() && m.Server == nil && m.Pod != nil && m.Pod.Broken || m != owner && m.stays() && w.syncFails(m, owner) {
				return true
			}
		}
		if missing && copies < w.wanted() {
			return true
		}
	}
	return false
}

func conditions(w *world, p *Plan, st *v1alpha1.ValkeyClusterStatus, problems []Wait, ready, formed, inSync bool) {
	set := func(kind string, ok bool, reason, message string) {
		st.Conditions = append(st.Conditions, w.s.conditionOf(kind, ok, reason, message))
	}
	first := Wait{Reason: st.Reason, Message: st.Message}
	if len(problems) > 0 && st.Reason == "" {
		first = problems[0]
	}
	if ready {
		set(v1alpha1.ConditionReady, true, "AsDeclared", fmt.Sprintf("%d shards serve all slots, %d replicas are in sync%s", st.Shards, st.ReplicasReady, w.skew()))
	} else {
		set(v1alpha1.ConditionReady, false, first.Reason, first.Message)
	}
	if p.Settled || w.s.Spec.Paused || w.s.Deleting || w.rolledBack != "" || w.overdue() != nil {
		set(v1alpha1.ConditionProgressing, false, st.Reason, st.Message)
	} else {
		set(v1alpha1.ConditionProgressing, true, st.Reason, st.Message)
	}
	switch {
	case st.State == v1alpha1.StateDegraded || st.State == v1alpha1.StateFailed:
		set(v1alpha1.ConditionDegraded, true, first.Reason, first.Message)
	case formed && inSync:
		set(v1alpha1.ConditionDegraded, false, "Redundant", "every shard has its primary and its replicas in sync")
	default:
		set(v1alpha1.ConditionDegraded, false, "NotDegraded", "nothing that was there is missing")
	}
	if formed {
		set(v1alpha1.ConditionClusterFormed, true, "Formed", "the slots were assigned; the cluster may hold data and is never formed again")
	} else {
		set(v1alpha1.ConditionClusterFormed, false, "Forming", "the slots are not assigned yet")
	}
	if w.covered.IsFull() {
		set(v1alpha1.ConditionSlotsAssigned, true, "AllAssigned", "all 16384 slots have an owner")
	} else {
		set(v1alpha1.ConditionSlotsAssigned, false, "Missing", fmt.Sprintf("%d of %d slots have no owner that answers", v1alpha1.Slots-w.covered.Len(), v1alpha1.Slots))
	}
	if len(w.s.Placement) == 0 {
		set(v1alpha1.ConditionPlacementSatisfied, true, "Spread", "no two members of a shard share a failure domain that they should not share")
	} else {
		set(v1alpha1.ConditionPlacementSatisfied, false, "Shared", strings.Join(w.s.Placement, "; "))
	}
	if users := w.usersReady(); users != nil {
		st.Conditions = append(st.Conditions, *users)
	}
	if config := w.configurationApplied(); config != nil {
		st.Conditions = append(st.Conditions, *config)
	}
	if rotated := w.passwordsRotated(); rotated != nil {
		st.Conditions = append(st.Conditions, *rotated)
	}
	if lost := w.dataLost(p); lost != nil {
		st.Conditions = append(st.Conditions, *lost)
	}
	slices.SortFunc(st.Conditions, func(a, b metav1.Condition) int { return strings.Compare(a.Type, b.Type) })
}

// remembersLoss is how long a loss of data is shown: people look at their clusters
// once a day.
const remembersLoss = 24 * time.Hour

// dataLost is the condition about shards that begin anew, now or a while ago; nil
// when there are none.
func (w *world) dataLost(p *Plan) *metav1.Condition {
	var lost []string
	for _, a := range p.Actions {
		switch a := a.(type) {
		case AddSlots:
			if a.Loss {
				lost = append(lost, fmt.Sprintf("slots %s began anew: no copy of their data was left", a.Slots))
			}
		case Failover:
			if a.Loss {
				lost = append(lost, fmt.Sprintf("%s has only earlier data of its shard: %s", a.On.Member, a.Reason))
			}
		}
	}
	if len(lost) > 0 {
		return &metav1.Condition{
			Type: v1alpha1.ConditionDataLost, Status: metav1.ConditionTrue, Reason: "ShardLost",
			Message:            strings.Join(lost, "; "),
			ObservedGeneration: w.s.Generation, LastTransitionTime: metav1.NewTime(w.s.Now.Truncate(time.Second)),
		}
	}
	old := w.s.Status.Condition(v1alpha1.ConditionDataLost)
	if old == nil || w.s.Now.Sub(old.LastTransitionTime.Time) >= remembersLoss {
		return nil
	}
	kept := *old
	kept.ObservedGeneration = w.s.Generation
	return &kept
}

// publishNodes computes the members' statuses.
func (w *world) publishNodes(p *Plan) {
	for shard, members := range w.shards {
		owner := w.owners[shard]
		for _, m := range members {
			st := NodeStatus{NodeID: m.Published.NodeID, Version: m.Published.Version, Change: w.change(m)}
			if m.Pod != nil {
				st.Role = m.liveRole(owner)
			}
			if m.Server != nil {
				st.NodeID, st.Version = m.Server.ID, m.Server.Version
				st.Ready = m == owner && !m.Server.Loading || owner != nil && m.inSync(owner)
			}
			st.ACL, st.ACLMessage = m.access(w, p)
			if st != m.Published {
				p.Nodes = append(p.Nodes, NodeUpdate{Name: m.Name, Status: st})
			}
		}
	}
}
