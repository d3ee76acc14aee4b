// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"syscall"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

const (
	// quietAway is how long nothing happens while the API server is away.
	quietAway = 5 * time.Second
	// awayFor is how long it is away in all: twice the operator's lease.
	awayFor = 24 * time.Second
)

// TestControlPlaneAway stops the API server for twice the operator's lease.
// Clients of Valkey see nothing of it; a primary whose server is killed meanwhile is
// followed by vote; and when the API server is back, the operators are too, within
// seconds and after one restart at most, of the one that had the lease.
func TestControlPlaneAway(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	s.awaitOperator()
	c := s.ready("demo", shape(3, 1))
	c.plant()
	w := c.write()
	restarts := restartsOf(operatorPods(t))
	victim := c.primary(1)
	// What is killed is looked up now: later nobody tells where it runs.
	pid, err := bed.local.ServerPID(t.Context(), victim.Pod.Namespace, victim.Name())
	if err != nil {
		t.Fatal(err)
	}
	away := faults().ControlPlaneStopped()
	undo := func() {
		if _, err := away.Undo(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
	}
	t.Cleanup(undo)
	w.Mark()
	if _, err := away.Apply(t.Context()); err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	wait(t, quietAway)
	acknowledged, gap := w.Progress()
	t.Logf("with the API server away: %d writes in %s, longest gap %s", acknowledged, quietAway, gap.Round(time.Millisecond))
	if most := gapHandOver + 3*w.quiet; gap > most {
		t.Errorf("the gap without an API server is %s, more than %s", gap, most)
	}
	w.Mark()
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	killed := time.Now()
	s.await("every shard is written to", withinRepair, func(context.Context) error {
		if !w.Settled(killed.Add(time.Second)) {
			return errors.New("not every one")
		}
		return nil
	})
	wait(t, time.Until(began.Add(awayFor)))
	undo()
	c.catchesUp(victim)
	more := 0
	for name, n := range restartsOf(operatorPods(t)) {
		more += int(n - restarts[name])
	}
	if more > 1 {
		t.Errorf("the operators were restarted %d times", more)
	}
	s.renewOperators()
	c.report(w, gapElection, unreplicated)
	c.verify(verify.Excuses{Restarts: true})
}

// catchesUp waits until an operator has noticed that a primary is none any more: the
// status is from before until then.
func (c *cluster) catchesUp(former *verify.Member) {
	c.t.Helper()
	back := time.Now()
	c.await("the labels tell of the new primary", withinLease, func(ctx context.Context) error {
		pods, err := c.target.Pods(ctx)
		for _, pod := range pods {
			if pod.Name == former.Name() && pod.Labels[v1alpha1.LabelRole] == string(v1alpha1.RolePrimary) {
				return errors.New("it is still the old one")
			}
		}
		return err
	})
	c.awaitReady(withinReady)
	c.t.Logf("the cluster is Ready %s after the API server is back", time.Since(back).Round(100*time.Millisecond))
	c.awaitOperator()
}

// wait lets time pass in which something must not happen.
func wait(t *testing.T, d time.Duration) {
	t.Helper()
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-t.Context().Done():
	}
}

func restartsOf(pods []corev1.Pod) map[string]int32 {
	out := map[string]int32{}
	for _, pod := range pods {
		for _, c := range pod.Status.ContainerStatuses {
			out[pod.Name] += c.RestartCount
		}
	}
	return out
}
