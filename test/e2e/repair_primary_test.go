// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// Promises about one primary of three.
var (
	promisedForced = promise{gap: promisedElection, ready: 20 * time.Second, lost: unreplicated}
	promisedKilled = promise{gap: promisedElection, ready: 20 * time.Second, lost: unreplicated, excuses: verify.Excuses{Restarts: true}}
)

// TestRepairPrimary takes one primary of three away, in every way in which it can
// be gone or seem to be: Valkey's own election goes first, and the operator brings
// redundancy back.
func TestRepairPrimary(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	spec := shape(3, 1)
	// Enough for all but what eats memory.
	spec.Resources.Limits = corev1.ResourceList{corev1.ResourceMemory: resource.MustParse("160Mi")}
	b := s.both("", spec).planted()
	b.run(t, "delete", func(c *cluster) {
		tr := c.begin("primary deleted", promise{gap: promisedHandOver, ready: 15 * time.Second})
		victim := c.primary(0).Pod
		tr.strike([]*corev1.Pod{victim}, faults().Delete(victim).Apply)
		tr.whole()
	})
	b.run(t, "force-delete", func(c *cluster) {
		tr := c.begin("primary force-deleted", promisedForced)
		victim := c.primary(1).Pod
		tr.strike([]*corev1.Pod{victim}, faults().ForceDelete(victim).Apply)
		tr.whole()
	})
	// Nobody forgets the dead primary before its slots have another owner, or its
	// replica would get no votes (row 35).
	b.run(t, "force-delete with ValkeyNode", func(c *cluster) {
		tr := c.begin("primary force-deleted with its ValkeyNode", promisedForced)
		victim := c.primary(2).Pod
		tr.strike([]*corev1.Pod{victim}, faults().DeleteNode(victim).Apply, faults().ForceDelete(victim).Apply)
		tr.whole()
	})
	b.run(t, "kill", testKill)
	b.run(t, "out of memory", testOutOfMemory)
	b.run(t, "freeze", testFreeze)
	b.run(t, "busy", testBusy)
}

// testKill kills the server of a primary without volume three times in a row: its
// Pod, address and identity stay, its data does not. It must not come back as an
// empty primary (row 39).
func testKill(c *cluster) {
	p := promisedKilled
	p.lost *= 3
	tr := c.begin("server of a primary killed, no persistence", p)
	stop := c.watchEmptiness("0")
	var longest time.Duration
	for range 3 {
		clear(tr.old)
		victim := c.primary(0).Pod
		tr.strike([]*corev1.Pod{victim}, faults().KillServer(victim).Apply)
		longest = max(longest, tr.redundant())
	}
	stop()
	tr.judge(longest)
	tr.verify(tr.excuses)
}

// scriptsLast is how long a server may be busy with a script until that has eaten
// the memory.
const scriptsLast = 3 * time.Second

// testOutOfMemory lets the server of a primary ask for more memory than its
// container may have, in a script: what it allocates is no data, and its replica
// is not hit (row 39).
func testOutOfMemory(c *cluster) {
	p := promisedKilled
	p.gap += scriptsLast
	tr := c.begin("server of a primary killed for its memory", p)
	victim := c.primary(1).Pod
	stop := c.watchEmptiness("1")
	client := c.dial(victim)
	tr.strike([]*corev1.Pod{victim}, func(ctx context.Context) (string, error) {
		const eat = "local t = {} for i = 1, 100000 do t[i] = string.rep(tostring(i), 100000) end return #t"
		if _, err := client.Do(ctx, "EVAL", eat, "0"); err == nil {
			return "", errors.New("the script has all the memory that it wants: the test shows nothing")
		}
		return "let the server of " + victim.Name + " eat its memory", nil
	})
	tr.redundantWithout(stop)
}

// redundantWithout is whole, and ends a watch before the verifier comes.
func (tr *trial) redundantWithout(stop func()) {
	tr.t.Helper()
	ready := tr.redundant()
	stop()
	tr.judge(ready)
	tr.verify(tr.excuses)
}

// testFreeze stops a primary for less than the node timeout, and for more: it is
// suspected, and nothing happens; it is taken for failed by the others, its replica
// is elected, and it comes back as a replica (row 31). The operator gives no order.
func testFreeze(c *cluster) {
	const short, long = v1alpha1.DefaultNodeTimeoutMilliseconds * time.Millisecond / 2, 3 * v1alpha1.DefaultNodeTimeoutMilliseconds * time.Millisecond / 2
	orders := c.calls("cluster|failover")
	before := c.primaries()
	tr := c.begin("primary frozen for half the node timeout", promise{
		gap: short + time.Second, ready: 10 * time.Second, excuses: verify.Excuses{Restarts: true},
	})
	frozen := faults().Freeze(c.primary(2).Pod)
	c.t.Cleanup(func() { _, _ = frozen.Undo(context.WithoutCancel(c.t.Context())) })
	tr.strike(nil, frozen.Apply)
	time.Sleep(short)
	tr.end(frozen)
	tr.whole()
	if after := c.primaries(); !maps.Equal(before, after) {
		c.t.Errorf("the primaries were %v and are %v", before, after)
	}

	// Nothing breaks a connection here: a server is pinged when it was silent for half
	// the node timeout, and suspected when it has been silent for all of it since.
	p := promisedKilled
	p.gap += v1alpha1.DefaultNodeTimeoutMilliseconds * time.Millisecond / 2
	tr = c.begin("primary frozen for longer than the node timeout", p)
	victim := c.primary(2)
	frozen = faults().Freeze(victim.Pod)
	tr.strike(nil, frozen.Apply)
	thaw := time.Now().Add(long)
	c.awaitVerdict(victim)
	c.await("the operator says so", long, func(context.Context) error {
		if got := c.get(); got.Status.State != v1alpha1.StateDegraded {
			return fmt.Errorf("it is %s: %s", got.Status.State, got.Status.Message)
		}
		return nil
	})
	time.Sleep(time.Until(thaw))
	tr.end(frozen)
	tr.whole()
	if now := c.primaries()["2"]; now == victim.Name() {
		c.t.Errorf("%s is a primary again", now)
	}
	if n := c.calls("cluster|failover"); n != orders {
		c.t.Errorf("%d times somebody was told to fail over", n-orders)
	}
}

// awaitVerdict waits until all others take a server for failed, which some of them
// must have suspected before.
func (c *cluster) awaitVerdict(victim *verify.Member) {
	c.t.Helper()
	others := map[string]*valkey.Client{}
	for name, pod := range c.pods() {
		if name != victim.Name() {
			others[name] = c.dial(pod)
		}
	}
	suspected := false
	c.await(victim.Name()+" is taken for failed", withinRepair, func(ctx context.Context) error {
		var errs []error
		for name, client := range others {
			nodes, err := client.Nodes(ctx)
			e, _ := nodes.ByID(victim.ID())
			suspected = suspected || e.PFail
			if !e.Fail {
				errs = append(errs, errors.Join(fmt.Errorf("%s says %s", name, e), err))
			}
		}
		return errors.Join(errs...)
	})
	if !suspected {
		c.t.Error("nobody was seen to suspect it before")
	}
}

// testBusy lets a script run on a primary for much longer than the node timeout:
// the server answers BUSY or nothing, and is alive. Its container is not restarted,
// and the operator does nothing (row 54).
func testBusy(c *cluster) {
	const busy = 3 * v1alpha1.DefaultNodeTimeoutMilliseconds * time.Millisecond
	orders, pods, restarts := c.calls("cluster|failover"), c.pods(), c.restarts()
	tr := c.begin("primary busy with a script", promise{
		gap: busy + time.Second, ready: 20 * time.Second, lost: unreplicated, excuses: verify.Excuses{Restarts: true},
	})
	victim := c.primary(0).Pod
	client := c.dial(victim)
	tr.strike(nil, func(ctx context.Context) (string, error) {
		if _, err := client.Do(ctx, "EVAL", "while true do end", "0"); err == nil {
			return "", errors.New("the script has ended")
		}
		return "started an endless script on " + victim.Name, nil
	})
	time.Sleep(time.Until(tr.began.Add(busy)))
	killer := c.dial(victim)
	tr.watch.during(func() { tr.began = time.Now() })
	c.await("the script is ended", withinRepair, func(ctx context.Context) error {
		_, err := killer.Do(ctx, "SCRIPT", "KILL")
		return err
	})
	tr.whole()
	c.samePods(pods)
	if after := c.restarts(); !maps.Equal(restarts, after) {
		c.t.Errorf("the restarts of containers were %v and are %v", restarts, after)
	}
	if n := c.calls("cluster|failover"); n != orders {
		c.t.Errorf("%d times somebody was told to fail over", n-orders)
	}
}

// restarts are how often the server's container was restarted, by Pod.
func (c *cluster) restarts() map[string]int32 {
	c.t.Helper()
	counts := map[string]int32{}
	for name, pod := range c.pods() {
		for _, status := range pod.Status.ContainerStatuses {
			counts[name] += status.RestartCount
		}
	}
	return counts
}
