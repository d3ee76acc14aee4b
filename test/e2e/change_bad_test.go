// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// promisedRevert is how soon a cluster is Ready again when a bad change is taken back.
// It was served all the time.
var promisedRevert = promise{gap: promisedHandOver, ready: 30 * time.Second}

// goesOn is how long a roll is watched that must not go on: each step of one that does
// takes less.
const goesOn = 5 * time.Second

// TestChangeBad declares what no Pod can become ready with, in clusters under load. It
// stops at the first Pod, a replica's or one beside the others; the status has the
// words of who refused it; no primary is touched; and taking it back heals at once,
// without waiting for what is broken (rows 17, 62, 63).
func TestChangeBad(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	few := amounts{cpu: "30m", memory: "128Mi"}
	b := s.pairWith(func(spec *v1alpha1.ValkeyClusterSpec) {
		spec.Image, spec.Resources = valkey91, few.requirements()
	}).planted()
	for _, bad := range []badChange{badImage(valkey91), {
		"directive with which no server starts",
		map[string]any{"config": map[string]any{"databases": 0}}, map[string]any{"config": nil},
		"databases",
	}, {
		"request that no node can satisfy",
		requestCPU("100"), requestCPU(few.cpu),
		"Insufficient cpu",
	}} {
		b.run(t, bad.name, func(c *cluster) { c.takesBack(bad) })
	}
	b.run(t, "rollback by itself", (*cluster).rollsBack)
}

// badChange is a change with which no Pod becomes ready, and how it is taken back.
type badChange struct {
	name        string
	wrong, back map[string]any
	// says is in the words of who refuses it.
	says string
}

// requestCPU requests so much, and changes nothing else: Pods that run get it in place.
func requestCPU(amount string) map[string]any {
	return map[string]any{"resources": map[string]any{"requests": map[string]any{"cpu": amount}}}
}

// badImage is an image that does not exist, in place of this one.
func badImage(good string) badChange {
	return badChange{
		"image that does not exist",
		map[string]any{"image": imageName + "nope"}, map[string]any{"image": good},
		imageName + "nope",
	}
}

// takesBack makes a bad change and takes it back, and judges the cluster after that.
func (c *cluster) takesBack(bad badChange) {
	c.t.Helper()
	c.takeBack(promisedRevert, withinRepair, bad)
	c.verify(verify.Excuses{})
}

// takeBack makes a bad change, sees it told in time and stop, and takes it back.
func (c *cluster) takeBack(p promise, told time.Duration, bad badChange) {
	c.t.Helper()
	tr := c.begin(bad.name+", taken back", p)
	before, stands, good := c.primaryPods(), c.stands(), c.get().Status.Revision
	tr.strike(nil, c.edit(bad.wrong))
	c.awaitDegraded(told, "", bad.says)
	c.stays(before, good)
	tr.strike(nil, c.edit(bad.back))
	tr.judge(tr.redundant())
	c.untouched(before)
	if down := stands.stop(); down > 1 {
		c.t.Errorf("%s: %d Pods were down at once", bad.name, down)
	}
}

// stays sees that a bad change goes no further than its first Pod: all others are ready,
// and of the good revision.
func (c *cluster) stays(before map[string]*corev1.Pod, good string) {
	c.t.Helper()
	first := c.changed(good)
	wait(c.t, goesOn)
	c.untouched(before)
	if now := c.changed(good); len(now) != 1 || !slices.Equal(now, first) {
		c.t.Errorf("the bad change has reached the Pods %v, and before %v", now, first)
	}
}

// changed are the UIDs of the Pods that are not as before a bad change.
func (c *cluster) changed(good string) []types.UID {
	var found []types.UID
	for _, pod := range c.pods() {
		if pod.Labels[v1alpha1.LabelRevision] != good || !podReady(pod) || pod.DeletionTimestamp != nil {
			found = append(found, pod.UID)
		}
	}
	slices.Sort(found)
	return found
}

// rollsBack makes a bad change where the user wants it to go back by itself, which is
// told as long as the spec is not edited (row 63).
func (c *cluster) rollsBack() {
	const deadline = 10 * time.Second
	p := promisedRevert
	p.ready += deadline
	tr := c.begin("image that does not exist, rolled back", p)
	before, stands, revision := c.primaryPods(), c.stands(), c.get().Status.Revision
	tr.strike(nil, c.edit(map[string]any{
		"image":  imageName + "nope",
		"update": map[string]any{"rollback": v1alpha1.RollbackAutomatic, "progressDeadlineSeconds": int(deadline.Seconds())},
	}))
	c.await("the last good revision is back", slack*p.ready, func(context.Context) error {
		got, pods := c.get(), c.pods()
		if got.Status.Reason != "RolledBack" || got.Status.State != v1alpha1.StateDegraded {
			return fmt.Errorf("it is %s: %s: %s", got.Status.State, got.Status.Reason, got.Status.Message)
		}
		for name, pod := range pods {
			if pod.Labels[v1alpha1.LabelRevision] != revision || !podReady(pod) || pod.DeletionTimestamp != nil {
				return fmt.Errorf("Pod %s of revision %s is not a good one", name, pod.Labels[v1alpha1.LabelRevision])
			}
		}
		if want := int(got.Spec.Shards * (1 + got.Spec.ReplicasOrDefault())); len(pods) != want {
			return fmt.Errorf("there are %d Pods, declared are %d", len(pods), want)
		}
		return nil
	})
	tr.judge(time.Since(tr.began))
	c.awaitDegraded(withinRepair, "RolledBack", "rolled back")
	if down := stands.stop(); down > 1 {
		c.t.Errorf("%d Pods were down at once", down)
	}
	c.watch.during(func() { c.patch(map[string]any{"image": valkey91, "update": nil}) })
	c.verify(tr.excuses)
	c.untouched(before)
	if got := c.get().Status; got.Revision != revision || got.FailedRevision != "" {
		c.t.Errorf("the status says revision %s, failed is %q", got.Revision, got.FailedRevision)
	}
}
