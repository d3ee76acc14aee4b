// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// purityEvery is how often the costly checks of Make itself are made.
const purityEvery = 97

// Sync is one sync of the cluster controller: observe, plan, act, publish. It
// carries out at most limit actions; with fewer than planned, the operator has
// crashed and publishes nothing.
func (w *World) Sync(limit int) plan.Plan {
	s := w.Observe()
	p := plan.Make(s)
	w.steps++
	w.note(&p)
	w.record(&p)
	w.checkPlan(&s, &p)
	if w.steps%purityEvery == 0 {
		w.checkPurity(&s, &p)
	}
	for i, a := range p.Actions {
		if i >= limit {
			w.log("    the operator crashes before: %s", a)
			return p
		}
		err := w.Apply(a)
		w.checkLabels()
		w.checkAdmission()
		if err != nil {
			break
		}
	}
	w.publish(&p)
	return p
}

func (w *World) publish(p *plan.Plan) {
	w.status = p.Status
	for _, u := range p.Nodes {
		if n := w.node(u.Name); n != nil {
			n.published = u.Status
		}
	}
}

// note logs a plan that does something or says something new.
func (w *World) note(p *plan.Plan) {
	if len(p.Actions) == 0 && p.Status.Message == w.status.Message {
		return
	}
	w.log("plan %s: %s", strings.Join(p.Trace, ","), p.Status.Message)
	for _, a := range p.Actions {
		w.log("    %s", a)
	}
}

// Step lets time pass and syncs once, with the faults that the profile allows.
func (w *World) Step(f *Faults) {
	w.Tick(w.pause(f))
	w.strike(f)
	w.lostAnswers = f.LoseAnswer
	if w.away() {
		return
	}
	limit := 1 << 30
	if f.chance(w, f.Crash) {
		limit = w.rng.IntN(4)
		w.forgetConfig()
	}
	if f.chance(w, f.TwoLeaders) {
		s := w.Observe()
		w.rival = plan.Make(s).Actions
	}
	kept := w.status
	p := w.Sync(limit)
	w.actLate()
	if f.chance(w, f.LoseStatus) && !kept.Formed() == !p.Status.Formed() {
		w.log("    the status is lost")
		w.status = kept
	}
}

// actLate carries out what a leader had planned that has lost its lease since: it may
// have a few commands under way while the new one has acted already.
func (w *World) actLate() {
	if len(w.rival) == 0 || w.rng.IntN(2) == 0 {
		return
	}
	for _, a := range w.rival {
		w.log("    the former leader acts: %s", a)
		err := w.Apply(a)
		w.checkLabels()
		if err != nil {
			break
		}
	}
	w.rival = nil
}

func (w *World) pause(f *Faults) time.Duration {
	if w.rng.IntN(20) == 0 {
		return w.upTo(f.LongPause)
	}
	return 10*time.Millisecond + w.upTo(400*time.Millisecond)
}

// Converge lets the cluster come to rest without faults, and tells why it does
// not within the virtual time.
func (w *World) Converge(within time.Duration) error {
	until := w.now + within
	rest := w.now
	var last plan.Plan
	for w.failure == nil {
		p := w.Sync(1 << 30)
		quiet := (p.Settled || blocked(&p)) && len(p.Nodes) == 0 && reflect.DeepEqual(p.Status, last.Status)
		last = p
		if !quiet {
			rest = w.now
		}
		if quiet && w.now-rest > 90*time.Second {
			return w.atRest()
		}
		if w.now > until {
			return fmt.Errorf("not at rest after %v: %s: %s", within, p.Status.Reason, p.Status.Message)
		}
		w.Tick(min(max(p.RequeueAfter, 10*time.Millisecond), time.Second))
	}
	return w.failure
}

// blocked tells whether the cluster is Ready, and all that is left to do needs a
// person first: a Pod that has the only copy of its data is not replaced.
func blocked(p *plan.Plan) bool {
	for _, x := range p.Waits {
		if x.Reason != "OnlyCopy" || !x.Blocks {
			return false
		}
	}
	return len(p.Waits) > 0 && len(p.Actions) == 0 && isTrue(&p.Status, v1alpha1.ConditionReady)
}

// atRest is what must hold when everything is over.
func (w *World) atRest() error {
	if !isTrue(&w.status, v1alpha1.ConditionReady) {
		return fmt.Errorf("at rest and not Ready: %s", w.status.Message)
	}
	if err := w.complete(); err != nil {
		return err
	}
	ranges := slots.Even(len(w.ledger))
	for i, e := range w.ledger {
		if set := w.owner(int32(i)).Slots(); *set != ranges[i] {
			return fmt.Errorf("shard %d owns %s, not %s", i, set, ranges[i])
		}
		if d := w.owner(int32(i)).Data(); d.Lineage != e.lineage || d.Writes < e.safe {
			return fmt.Errorf("shard %d has %d writes, of %d that were replicated", i, d.Writes, e.safe)
		}
	}
	if err := errors.Join(w.configAtRest(), w.passwordsAtRest()); err != nil {
		return err
	}
	if err := w.sizeAtRest(); err != nil {
		return err
	}
	return w.podsAtRest()
}

// podsAtRest: each Pod has its label and its revision.
func (w *World) podsAtRest() error {
	for _, n := range w.nodes {
		p := w.podOf(n)
		if w.leftBehind(n) {
			continue
		}
		want := v1alpha1.RoleReplica
		if p.server.Primary() {
			want = v1alpha1.RolePrimary
		}
		only := !w.Persistent && w.spec.ReplicasOrDefault() == 0
		if p.role != want || p.revision != w.revision && !only {
			return fmt.Errorf("Pod %s is labelled %q and of revision %s", p.name, p.role, p.revision)
		}
	}
	return w.failure
}
