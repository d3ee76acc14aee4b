// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"maps"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// TestRepairPersistent takes away what clusters with volumes run on.
func TestRepairPersistent(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	b := s.both("", persistent(shape(3, 1), v1alpha1.ReclaimDelete)).planted()
	b.run(t, "server killed", func(c *cluster) {
		tr := c.begin("server of a primary killed, with persistence", promisedKilled)
		victim := c.primary(0).Pod
		stop := c.watchEmptiness("0")
		tr.strike([]*corev1.Pod{victim}, faults().KillServer(victim).Apply)
		tr.redundantWithout(stop)
	})
	// Every address changes at once, twice in a row: the servers find each other again.
	// Nothing is reset, flushed or formed anew (rows 5, 6 and 23; the verifier counts
	// the commands).
	for range 2 {
		b.run(t, "all Pods force-deleted", func(c *cluster) {
			ids, before := c.ids(), c.pods()
			c.loseAllPods("all Pods force-deleted").whole()
			if after := c.ids(); !maps.Equal(ids, after) {
				c.t.Errorf("the servers were %v and are %v", ids, after)
			}
			for name, pod := range c.pods() {
				if pod.Status.PodIP == before[name].Status.PodIP {
					c.t.Errorf("%s has the same address: the test shows nothing", name)
				}
			}
		})
	}
}

// notOnDisk bounds what a cluster of three shards may have acknowledged and not
// written to its logs when all servers are killed: a server writes before it
// acknowledges, but does not wait for a disk that is still busy with the last second.
const notOnDisk = 3 * unreplicated

// loseAllPods force-deletes all Pods of a cluster with volumes under load. Nothing
// that was on disk is lost, and no server's identity.
func (c *cluster) loseAllPods(name string) *trial {
	c.t.Helper()
	tr := c.begin(name, promise{ready: 60 * time.Second, lost: notOnDisk, excuses: verify.Excuses{Restarts: true}})
	victims, hits := c.allPods()
	tr.strike(victims, hits...)
	return tr
}

// allPods are the cluster's Pods, and the faults that force-delete them.
func (c *cluster) allPods() (pods []*corev1.Pod, hits []hit) {
	c.t.Helper()
	for _, pod := range c.pods() {
		pods, hits = append(pods, pod), append(hits, faults().ForceDelete(pod).Apply)
	}
	return pods, hits
}

// ids are the servers' identities by Pod.
func (c *cluster) ids() map[string]string {
	c.t.Helper()
	ids := map[string]string{}
	for _, m := range c.picture().Members {
		ids[m.Name()] = m.ID()
	}
	return ids
}
