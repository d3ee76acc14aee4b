// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

const (
	// syncDelay is for how long a primary waits for more replicas before it begins a
	// full sync: a new replica holds nothing for so long.
	syncDelay = 20 * time.Second
	// electionTime is what an election takes at most: its delay, and a second try.
	electionTime = 3 * time.Second
)

// TestUnsyncedReplica takes the primary of a shard away, for longer than it takes to
// vote, while its only replica is new and holds nothing yet: the replica must not be
// elected, or the data would be replaced by nothing when the primary is back (row 45).
func TestUnsyncedReplica(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	spec := shape(3, 1)
	spec.NodeTimeoutMilliseconds = new(int32(2000))
	spec.Config = map[string]v1alpha1.ConfigValue{"repl-diskless-sync-delay": v1alpha1.ConfigValue(fmt.Sprint(int(syncDelay.Seconds())))}
	c := s.create("demo", spec)
	c.awaitReady(withinReady + syncDelay)
	c.plant()
	primary, replica := c.primary(0).Pod, replicaOf(0)(c)
	c.hit(faults().ForceDelete(replica).Apply)
	c.awaitSuccessor(replica)
	successor := c.awaitFollower(replica.Name)
	c.watch.during(func() { c.each([]*corev1.Pod{primary}, bed.local.PodFreeze) })
	thaw := sync.OnceFunc(func() { c.each([]*corev1.Pod{primary}, bed.local.PodThaw) })
	t.Cleanup(thaw)
	c.watch.during(func() { c.stayUnelected(successor, primary); thaw() })
	c.awaitReady(withinReady + syncDelay)
	c.verify(verify.Excuses{})
}

// awaitFollower waits until a Pod's server is a replica that holds nothing.
func (c *cluster) awaitFollower(name string) (follower *corev1.Pod) {
	c.t.Helper()
	c.await(name+" follows and holds nothing yet", withinRepair, func(context.Context) error {
		for _, m := range c.picture().Members {
			if m.Name() != name {
				continue
			}
			self, _ := m.Nodes.Myself()
			if m.Err != nil || !self.Replica {
				return fmt.Errorf("it is no replica (%w)", m.Err)
			}
			if m.Info.LinkUp || m.Info.Keys > 0 {
				c.t.Fatalf("it has %d keys already: the test shows nothing", m.Info.Keys)
			}
			follower = m.Pod
			return nil
		}
		return errors.New("it is not there")
	})
	return follower
}

// stayUnelected waits until a replica takes its primary for failed, and for as long as
// an election takes, and looks that it is not elected.
func (c *cluster) stayUnelected(replica, primary *corev1.Pod) {
	c.t.Helper()
	client := c.dial(replica)
	defer client.Close()
	var failed time.Time
	c.await("the time for an election is over", withinRepair, func(ctx context.Context) error {
		nodes, err := client.Nodes(ctx)
		if err != nil {
			return err
		}
		if self, _ := nodes.Myself(); self.Primary {
			c.t.Fatal("the replica that holds nothing was elected")
		}
		if e, _ := nodes.ByAddress(primary.Status.PodIP, v1alpha1.PortClient); !e.Fail {
			failed = time.Time{}
			return errors.New("the primary is not taken for failed")
		}
		if failed.IsZero() {
			failed = time.Now()
		}
		if since := time.Since(failed); since < electionTime {
			return fmt.Errorf("the primary has been taken for failed for %s", since)
		}
		return nil
	})
}
