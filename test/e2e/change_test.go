// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"strings"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Promises about a change that rolls all Pods: nothing is lost, no client is locked
// out for longer than a hand-over, and it takes no longer than this.
var (
	promisedRoll     = promise{gap: promisedHandOver, ready: 40 * time.Second}
	promisedLongRoll = promise{gap: promisedHandOver, ready: 60 * time.Second}
)

// pair is a cluster of three shards without volumes, whose members are made anew
// beside the old ones, and one with volumes, whose Pods are replaced in place.
func (s *space) pair(image string) beside {
	s.t.Helper()
	return s.pairWith(func(spec *v1alpha1.ValkeyClusterSpec) { spec.Image = image })
}

// pairWith is such a pair, of which both have more declared.
func (s *space) pairWith(more func(*v1alpha1.ValkeyClusterSpec)) beside {
	s.t.Helper()
	lasting, fleeting := persistent(shape(3, 1), v1alpha1.ReclaimDelete), shape(3, 1)
	more(&lasting)
	more(&fleeting)
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
	before, good := c.pods(), c.get().Status.Revision
	tr.strike(nil, c.edit(map[string]any{"image": valkey81}))
	c.awaitWords("", "Valkey 8.1.1", "which only the newer version knows")
	c.stays(before, good)
	tr.strike(nil, c.edit(map[string]any{"image": valkey91}))
	tr.whole()
	c.untouched(before)
}
