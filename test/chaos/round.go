// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// errLost says that acknowledged writes are lost: the clusters are whole, and the
// run goes on.
var errLost = errors.New("acknowledged writes are lost")

// round plays a plan and judges what comes of it.
func (r *run) round(ctx context.Context, p plan) (*outcome, error) {
	o := &outcome{plan: p}
	seen, err := r.look(ctx)
	if err != nil {
		return o, err
	}
	before := members(seen)
	for _, c := range r.clusters {
		c.ledger.mark()
	}
	if o.strikes, err = r.strike(ctx, p, before); err != nil {
		return o, err
	}
	last := time.Now()
	if err := r.awaitVictimsGone(ctx, o.strikes); err != nil {
		return o, err
	}
	if o.ready, err = r.awaitReady(ctx, last, withinReady); err != nil {
		return o, err
	}
	return o, r.settle(ctx, o, before)
}

// strike makes both faults of a plan, each for its time, and returns when both are
// undone.
func (r *run) strike(ctx context.Context, p plan, before map[shardKey][]string) ([]*strike, error) {
	if about(p, onOperator) {
		r.handsOff.Lock()
		defer r.handsOff.Unlock()
	}
	first, err := r.aim(ctx, p.first, nil, before)
	if err != nil {
		return nil, err
	}
	var playing sync.WaitGroup
	var failed [2]error
	playing.Go(func() { failed[0] = r.play(ctx, first) })
	select {
	case <-ctx.Done():
	case <-time.After(p.gap):
	}
	then, err := r.aim(ctx, p.then, first, before)
	if err != nil {
		playing.Wait()
		return []*strike{first}, err
	}
	if then.missed == "" {
		playing.Go(func() { failed[1] = r.play(ctx, then) })
	}
	playing.Wait()
	return []*strike{first, then}, errors.Join(failed[:]...)
}

func about(p plan, s scope) bool { return p.first.kind.scope == s || p.then.kind.scope == s }

// play makes one fault, and ends it after its time, or when the run ends.
func (r *run) play(ctx context.Context, s *strike) error {
	s.began = time.Now()
	doing, cancel := context.WithTimeout(ctx, withinUndone)
	defer cancel()
	said, err := s.fault.Apply(doing)
	s.applied = time.Now()
	s.said = append(s.said, said)
	if err != nil && s.same && ctx.Err() == nil {
		s.missed, err = err.Error(), nil // It is down already.
	}
	if err == nil {
		select {
		case <-ctx.Done():
		case <-time.After(s.lasts):
		}
	}
	// Also when the run was interrupted, or the fault is half made.
	undoing, cancelUndoing := context.WithTimeout(context.WithoutCancel(ctx), withinUndone)
	defer cancelUndoing()
	said, undone := s.fault.Undo(undoing)
	s.undone = time.Now()
	if said != "" {
		s.said = append(s.said, said)
	}
	return errors.Join(err, undone, ctx.Err())
}

// leaves are the faults after which the Pod that was hit must be gone: as long as it
// is there, the cluster may look whole.
var leaves = []string{fault.NameDelete, fault.NameForceDelete, fault.NameDeleteNode, fault.NameLoseVolume, fault.NameFail}

func (r *run) awaitVictimsGone(ctx context.Context, strikes []*strike) error {
	for _, s := range strikes {
		if s.missed != "" || !slices.Contains(leaves, s.kind.name) {
			continue
		}
		pod := s.victims[0].pod
		err := within(ctx, withinReady, func(ctx context.Context) error {
			got, err := r.bed.Kube.CoreV1().Pods(pod.Namespace).Get(ctx, pod.Name, metav1.GetOptions{})
			switch {
			case apierrors.IsNotFound(err):
				return nil
			case err != nil:
				return err
			case got.UID == pod.UID:
				return fmt.Errorf("Pod %s is still there", pod.Name)
			}
			return nil
		})
		if err != nil {
			return fmt.Errorf("after %s: %w", s.step, err)
		}
	}
	return nil
}

// awaitReady waits until all clusters are called Ready, and all invariants hold from
// every server's own view. It returns the time from a moment until each cluster was
// whole.
func (r *run) awaitReady(ctx context.Context, since time.Time, bound time.Duration) ([]time.Duration, error) {
	ready := make([]time.Duration, len(r.clusters))
	errs := make([]error, len(r.clusters))
	var waiting sync.WaitGroup
	for i, c := range r.clusters {
		waiting.Go(func() {
			errs[i] = within(ctx, time.Until(since.Add(bound)), func(ctx context.Context) error {
				if err := c.whole(ctx); err != nil {
					return err
				}
				if ready[i] == 0 {
					ready[i] = time.Since(since)
				}
				return c.verified(ctx)
			})
			if errs[i] != nil {
				errs[i] = fmt.Errorf("%s (%s) is not whole: %w", c.name, c.layout, errs[i])
			}
		})
	}
	for _, node := range r.bed.Local.Nodes() {
		waiting.Go(func() {
			// The next round needs all nodes; that they return is the bed's affair.
			ctx, cancel := context.WithTimeout(ctx, bound)
			defer cancel()
			if err := r.bed.Local.WaitNode(ctx, node.Name, true); err != nil {
				fmt.Fprintln(r.out, "note:", err)
			}
		})
	}
	waiting.Wait()
	return ready, errors.Join(errs...)
}

// whole tells why a cluster is not Ready with full redundancy.
func (c *cluster) whole(ctx context.Context) error {
	got, err := c.target.Valkey.ValkeyV1alpha1().ValkeyClusters(c.target.Namespace).Get(ctx, c.name, metav1.GetOptions{})
	if err != nil {
		return err
	}
	ready := got.Status.Condition(v1alpha1.ConditionReady)
	if ready == nil || ready.Status != metav1.ConditionTrue || got.Status.ObservedGeneration != got.Generation {
		return fmt.Errorf("it is %s: %s: %s", got.Status.State, got.Status.Reason, got.Status.Message)
	}
	if found := c.target.Ready(ctx); len(found) > 0 {
		return fmt.Errorf("it is called Ready, but %s", strings.Join(found, "; "))
	}
	return nil
}

// verified judges all invariants. Servers were restarted, and so was the operator.
func (c *cluster) verified(ctx context.Context) error {
	found := slices.DeleteFunc(c.target.All(ctx, verify.Excuses{Restarts: true, Readdressed: true, Claims: true}), killedByUs)
	if len(found) > 0 {
		return errors.New(strings.Join(found, "; "))
	}
	return nil
}

// killedByUs tells whether a finding is that the operator was restarted because we
// killed it, or took the power of its node away: it neither ended by itself, nor did
// it take more memory than it may.
func killedByUs(finding string) bool {
	return strings.HasPrefix(finding, "invariant 7: "+operatorName) && strings.Contains(finding, "was restarted") &&
		(strings.Contains(finding, ": Error, exit code 137:") || strings.Contains(finding, ": Unknown, exit code 255:"))
}

// settle closes the books of a round.
func (r *run) settle(ctx context.Context, o *outcome, before map[shardKey][]string) error {
	all := excuses(o.strikes, before, v1alpha1.DefaultNodeTimeoutMilliseconds*time.Millisecond)
	var problems []error
	for i, c := range r.clusters {
		now := time.Now()
		err := within(ctx, withinReady, func(context.Context) error { return c.ledger.settled(now) })
		if err != nil {
			return fmt.Errorf("%s is whole, but %w", c.name, err)
		}
		accounts, err := c.ledger.account(ctx)
		if err != nil {
			return fmt.Errorf("%s is whole, but %w", c.name, err)
		}
		for shard, a := range accounts {
			excused, unexcused := judge(a.lost, shardKey{i, shard}, all)
			o.acked, o.failed = o.acked+a.acked, o.failed+a.failed
			o.excused, o.lost = o.excused+len(excused), o.lost+len(unexcused)
			if a.gap > o.gap {
				o.gap, o.gapOf = a.gap, c.name
			}
			if len(unexcused) > 0 {
				problems = append(problems, fmt.Errorf("%w: %d of shard %d of %s (%s; first %s)",
					errLost, len(unexcused), shard, c.name, span(unexcused, o), a.example))
			}
		}
		if err := c.checkSeed(ctx); err != nil && !r.choices.total {
			problems = append(problems, fmt.Errorf("%w: the data set of %s: %w", errLost, c.name, err))
		}
	}
	return errors.Join(problems...)
}

// span tells when losses were acknowledged, from the first fault on.
func span(lost []time.Time, o *outcome) string {
	first, last := slices.MinFunc(lost, time.Time.Compare), slices.MaxFunc(lost, time.Time.Compare)
	if first.IsZero() {
		return "some from before the round"
	}
	began := o.strikes[0].began
	return fmt.Sprintf("acknowledged %s to %s after the first fault began", first.Sub(began).Round(time.Millisecond), last.Sub(began).Round(time.Millisecond))
}
