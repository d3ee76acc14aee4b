// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// Promises about a change that rolls all Pods: nothing is lost, no client is locked
// out for longer than a hand-over, and it takes no longer than this.
var (
	promisedRoll     = promise{gap: promisedHandOver, ready: 40 * time.Second}
	promisedLongRoll = promise{gap: promisedHandOver, ready: 60 * time.Second}
	// withinLeader is how soon an operator that was killed is followed, by its own Pod
	// or, when its lease has run out, by another.
	withinLeader = 15 * time.Second
	// promisedInterrupted: whoever follows a killed operator may wait for its lease.
	promisedInterrupted = promise{gap: promisedHandOver, ready: 120 * time.Second}
)

// pair is a cluster of three shards without volumes, whose members are made anew
// beside the old ones, and one with volumes, whose Pods are replaced in place.
func (s *space) pair(image string) beside {
	s.t.Helper()
	lasting, fleeting := persistent(shape(3, 1), v1alpha1.ReclaimDelete), shape(3, 1)
	lasting.Image, fleeting.Image = image, image
	return beside{s.create("volumes", lasting), s.create("pods", fleeting)}
}

// TestChangeImage rolls clusters to another server version under load, as a user who
// edits the image (rows 58, 61, 62, 170): shard by shard, the replica first, with one
// hand-over for each shard.
func TestChangeImage(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	s.pair(valkey81).planted().run(t, "8.1 to 9.1", func(c *cluster) {
		before := len(c.handOvers())
		c.changeImage(valkey91, promisedRoll, rateBeside)
		if n := len(c.handOvers()) - before; n != 3 {
			c.t.Errorf("there were %d hand-overs in 3 shards", n)
		}
	})
}

// changeImage declares another image under load, and judges what that costs.
func (c *cluster) changeImage(image string, p promise, rate int) {
	c.t.Helper()
	tr := c.beginAt("image to "+strings.TrimPrefix(image, imageName), p, rate)
	stands := c.stands()
	tr.declare(map[string]any{"image": image})
	tr.rolled(image, stands)
}

// imageName is the name of the server's image, without its tag.
const imageName = "docker.io/valkey/valkey:"

// TestChangeManyShards rolls six shards, two of them at a time after the first, which
// is changed alone (row 62).
func TestChangeManyShards(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	spec := shape(6, 1)
	spec.Image = valkey81
	c := s.create("demo", spec)
	c.awaitReady(2 * withinReady)
	c.plant()
	c.changeImage(valkey91, promisedLongRoll, 2*rateBeside)
}

// TestChangeVersions takes small clusters from the oldest version to the newest: one
// shard, and three without a replica, whose data moves to a server beside each old one
// (rows 58, 170).
func TestChangeVersions(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	one, bare := shape(1, 1), shape(3, 0)
	one.Image, bare.Image = valkey80, valkey80
	beside{s.create("one", one), s.create("bare", bare)}.planted().run(t, "all versions", func(c *cluster) {
		for _, image := range []string{valkey81, valkey91} {
			c.changeImage(image, promisedRoll, rateBeside)
		}
	})
}

// TestChangeBack takes a cluster with volumes back to an older version, which cannot
// read what the newer one has written: its servers are made beside the old ones, and
// get the data from them. Where there is data that the older one does not know, none
// gets in sync, the status says so, and taking the change back heals (row 170).
func TestChangeBack(t *testing.T) {
	t.Parallel()
	s := newSpace(t, small, nil)
	spec := persistent(shape(1, 1), v1alpha1.ReclaimDelete)
	spec.Image = valkey91
	c := s.ready("demo", spec)
	c.plant()
	c.changeImage(valkey81, promisedRoll, rateBeside)
	c.changeImage(valkey91, promisedRoll, rateBeside)

	if _, err := c.dial(c.primary(0).Pod).Do(t.Context(), "HSETEX", "new", "EX", "3600", "FIELDS", "1", "field", "value"); err != nil {
		t.Fatal(err)
	}
	tr := c.begin("image back to 8.1.1, which does not know the data, taken back", promisedRevert)
	before := c.pods()
	tr.strike(nil, c.edit(map[string]any{"image": valkey81}))
	c.awaitWords("", "Valkey 8.1.1", "which only the newer version knows")
	c.stays(before)
	tr.strike(nil, c.edit(map[string]any{"image": valkey91}))
	tr.whole()
	c.untouched(before)
}

// TestChangeOperatorKilled kills the operator that leads every five seconds while
// clusters roll to another version and get a directive live: whoever follows goes on
// where it stopped (row 61).
func TestChangeOperatorKilled(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	s.awaitOperator()
	b := s.pair(valkey81).planted()
	stop := s.killOperators(5 * time.Second)
	b.each(t, "operator killed", func(c *cluster, m *meeting) {
		tr := c.begin("image to 9.1.2, operator killed again and again", promisedInterrupted)
		stands := c.stands()
		tr.declare(map[string]any{"image": valkey91})
		tr.judge(tr.redundant())
		c.changesInterrupted()
		tr.next(m) // All have rolled: from now on the operator is left alone.
		stop()
		tr.runs(valkey91)
		if down := stands.stop(); down > 1 {
			c.t.Errorf("%d Pods were down at once", down)
		}
	})
	s.renewOperators()
	for _, c := range b {
		c.verify(verify.Excuses{})
	}
}

// changesInterrupted changes a directive live while the operator is killed again and
// again.
func (c *cluster) changesInterrupted() {
	c.t.Helper()
	before := c.pods()
	tr := c.begin("directive set live, operator killed again and again", promise{gap: resizeGap, ready: withinLeader})
	tr.strike(nil, c.edit(map[string]any{"config": map[string]any{"slowlog-max-len": 77}}))
	c.awaitValues(map[string]string{"slowlog-max-len": "77"}, slack*withinLeader)
	tr.judge(time.Since(tr.began))
	c.keepsPods(before)
}

// killOperators kills the operator that leads, each time that one has led for a while,
// until it is told to stop, which may be told more than once.
func (s *space) killOperators(every time.Duration) (stop func()) {
	s.t.Helper()
	ctx, cancel := context.WithCancel(s.t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		tick := time.NewTicker(every)
		defer tick.Stop()
		for killed := ""; ; {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
				killed = s.killLeader(ctx, killed)
			}
		}
	}()
	stop = func() { cancel(); <-ended }
	s.t.Cleanup(stop)
	return stop
}

// killLeader kills the process of the leader, or, where the kubelet would wait longer
// from then on, force-deletes its Pod: the operator is to be killed, not to be away.
// The lease of one whose Pod is gone is left to run out. It returns who was killed last.
func (s *space) killLeader(ctx context.Context, killed string) string {
	lease, err := bed.kube.CoordinationV1().Leases(verify.OperatorNamespace).Get(ctx, operatorName, metav1.GetOptions{})
	if err != nil || lease.Spec.HolderIdentity == nil {
		return killed
	}
	leader, err := faults().Leader(ctx)
	if err != nil {
		return killed
	}
	restarts := restartsOf([]corev1.Pod{*leader})[leader.Name]
	process := fmt.Sprintf("%s, restarted %d times", *lease.Spec.HolderIdentity, restarts)
	if process == killed {
		return killed
	}
	how := faults().OperatorKilled()
	if restarts > 0 {
		how = faults().OperatorDeleted()
	}
	said, err := how.Apply(ctx)
	if err != nil {
		return killed
	}
	s.t.Log(said)
	return process
}
