// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"maps"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// withoutVote is the promise where no vote can win and the operator promotes.
func withoutVote(primaries int64) promise {
	return promise{gap: promisedNoVote, ready: 40 * time.Second, lost: primaries * unreplicated, excuses: verify.Excuses{Restarts: true}}
}

// TestRepairQuorum takes so many primaries away that no vote can win: the operator
// promotes where a primary is proven dead, and never where it may only be slow.
func TestRepairQuorum(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	b := s.both("", shape(3, 1)).planted()
	// Two of three, and all three (row 36).
	for _, shards := range [][]int{{0, 1}, {0, 1, 2}} {
		name := map[int]string{2: "two of three primaries force-deleted", 3: "all primaries force-deleted"}[len(shards)]
		b.run(t, name, func(c *cluster) {
			tr := c.begin(name, withoutVote(int64(len(shards))))
			var victims []*corev1.Pod
			var hits []hit
			for _, shard := range shards {
				victim := c.primary(shard).Pod
				victims, hits = append(victims, victim), append(hits, faults().ForceDelete(victim).Apply)
			}
			tr.strike(victims, hits...)
			tr.whole()
		})
	}
	b.run(t, "two of three primaries frozen", testTwoFrozen)
	b.run(t, "whole shard lost", testShardLost)
}

// testTwoFrozen stops two of three primaries for longer than the node timeout, and
// lets them go on: nobody is promoted meanwhile, since they may be, and are, only slow
// (row 36). When the first of them goes on there is a majority again, which may take
// the other for dead before it has answered, and vote: what that one accepts until it
// hears of it is lost.
func testTwoFrozen(c *cluster) {
	const (
		frozen = 10 * time.Second
		// answersLate is for how long a server is asked that does not answer.
		answersLate = 3 * time.Second
	)
	orders, before := c.calls("cluster|failover"), c.primaries()
	running := map[string]string{"2": before["2"]}
	tr := c.begin("two of three primaries frozen", promise{
		gap: frozen + 3*time.Second, ready: 20 * time.Second, lost: unreplicated, excuses: verify.Excuses{Restarts: true},
	})
	var ices []fault.Fault
	var hits []hit
	for shard := range 2 {
		ice := faults().Freeze(c.primary(shard).Pod)
		c.t.Cleanup(func() { _, _ = ice.Undo(context.WithoutCancel(c.t.Context())) })
		ices, hits = append(ices, ice), append(hits, ice.Apply)
	}
	tr.strike(nil, hits...)
	time.Sleep(time.Until(tr.began.Add(frozen - answersLate))) // A vote would be over.
	if after := c.primaries(); !maps.Equal(after, running) {
		c.t.Errorf("of the primaries %v two are frozen, and there are %v", before, after)
	}
	time.Sleep(time.Until(tr.began.Add(frozen)))
	for _, ice := range ices {
		tr.end(ice)
	}
	tr.whole()
	if n := c.calls("cluster|failover"); n != orders {
		c.t.Errorf("%d times somebody was told to fail over", n-orders)
	}
}

// shardLosses is how often a shard is lost in a row: more often than there are
// epochs that the first owners were given.
const shardLosses = 5

// testShardLost takes both servers of a shard without volume away, one second
// apart, several times in a row. Its data is gone; its slots get a new owner each
// time, on whose epoch all agree, and the data of the others stays (row 7).
func testShardLost(c *cluster) {
	c.seed = nil // It is lost in part.
	const shard = 1
	for range shardLosses {
		tr := c.begin("whole shard lost", promise{ready: 40 * time.Second, lost: -1, excuses: verify.Excuses{Restarts: true, Functions: true}})
		keys := c.keys()
		primary, replica := c.primary(shard).Pod, c.replica(shard)
		tr.strike([]*corev1.Pod{primary, replica}, faults().ForceDelete(primary).Apply, func(ctx context.Context) (string, error) {
			time.Sleep(time.Second)
			return faults().ForceDelete(replica).Apply(ctx)
		})
		tr.whole()
		for other, now := range c.keys() {
			if other != "1" && now < keys[other] {
				c.t.Errorf("shard %s had %d keys and has %d", other, keys[other], now)
			}
		}
	}
	c.await("the loss is told", withinRepair, func(context.Context) error {
		for _, e := range c.told() {
			if e.Reason == "DataLost" && e.Regarding.Name == c.name {
				return nil
			}
		}
		return errors.New("there is no event")
	})
}

// keys is how many keys each shard's primary has.
func (c *cluster) keys() map[string]int64 {
	c.t.Helper()
	keys := map[string]int64{}
	for _, m := range c.picture().Members {
		if self, ok := m.Nodes.Myself(); ok && self.Primary {
			keys[m.Shard()] = m.Info.Keys
		}
	}
	return keys
}

// TestRepairLongOutage keeps two of three primaries frozen for longer than a replica
// may be cut off before it refuses to stand for election by Valkey's own default,
// and lets one of them go on: there is a majority again, and the replica of the
// other is elected all the same. Replicas stay in their shards, which the verifier
// sees (row 50).
func TestRepairLongOutage(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	spec := shape(3, 1)
	spec.NodeTimeoutMilliseconds = new(int32(2000))
	// Ten node timeouts, and the ten seconds between two pings to a replica.
	const tooOld = 20*time.Second + 10*time.Second
	b := s.both("", spec).planted()
	b.run(t, "replica cut off for long", func(c *cluster) {
		tr := c.begin("no majority for long, then one", promise{
			ready: 20 * time.Second, lost: unreplicated, excuses: verify.Excuses{Restarts: true},
		})
		first, second := c.primary(0).Pod, c.primary(1).Pod
		dead, slow := faults().Freeze(first), faults().Freeze(second)
		for _, f := range []fault.Fault{dead, slow} {
			c.t.Cleanup(func() { _, _ = f.Undo(context.WithoutCancel(c.t.Context())) })
		}
		tr.strike(nil, dead.Apply, slow.Apply)
		time.Sleep(time.Until(tr.began.Add(tooOld + 2*time.Second)))
		tr.end(slow)
		c.awaitPrimaryElse(first)
		tr.end(dead)
		tr.whole()
	})
}

// TestRepairSmall takes the primary of clusters of one and of two shards away,
// where one that is left, or none, is no majority: the operator promotes (row 38).
func TestRepairSmall(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	b := append(s.both("x1", shape(1, 1)), s.both("x2", shape(2, 1))...).planted()
	b.run(t, "primary force-deleted", func(c *cluster) {
		tr := c.begin("primary force-deleted, no majority", withoutVote(1))
		victim := c.primary(0).Pod
		tr.strike([]*corev1.Pod{victim}, faults().ForceDelete(victim).Apply)
		tr.whole()
		c.agree()
	})
	b.run(t, "server killed", func(c *cluster) {
		tr := c.begin("server of a primary killed, no majority", withoutVote(1))
		victim := c.primary(0).Pod
		stop := c.watchEmptiness("0")
		tr.strike([]*corev1.Pod{victim}, faults().KillServer(victim).Apply)
		tr.redundantWithout(stop)
	})
	b.run(t, "container killed", func(c *cluster) {
		tr := c.begin("container of a primary killed, no majority", withoutVote(1))
		victim := c.primary(0).Pod
		stop := c.watchEmptiness("0")
		tr.strike([]*corev1.Pod{victim}, faults().KillContainer(victim).Apply)
		tr.redundantWithout(stop)
	})
}
