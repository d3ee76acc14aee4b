// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"fmt"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// bed is a cluster of shards with one replica each, synced and quiet.
type bed struct {
	*Cluster
	t        *testing.T
	primary  []*Server
	replica  []*Server
	emptyDir map[*Server]*Disk
}

func newBed(t *testing.T, shards int, c Config) *bed {
	t.Helper()
	b := &bed{Cluster: New(1, c), t: t, emptyDir: map[*Server]*Disk{}}
	start := func(n int) *Server {
		d := &Disk{}
		s := b.Start(fmt.Sprintf("10.0.0.%d", n), d)
		b.emptyDir[s] = d
		return s
	}
	for i, set := range slots.Even(shards) {
		p := start(2*i + 1)
		r := start(2*i + 2)
		b.must(p.SetConfigEpoch(uint64(101 + i)))
		b.must(p.AddSlots(set))
		b.must(r.SetConfigEpoch(uint64(1 + i)))
		b.primary, b.replica = append(b.primary, p), append(b.replica, r)
	}
	for _, s := range b.Servers()[1:] {
		b.must(b.primary[0].Meet(s.IP()))
	}
	b.until(10*time.Second, "all know all", func() bool {
		for _, s := range b.Servers() {
			for _, o := range b.Servers() {
				if s != o && !s.Knows(o.ID()) {
					return false
				}
			}
		}
		return true
	})
	b.Tick(2 * time.Second)
	for i, r := range b.replica {
		b.must(r.Replicate(b.primary[i].ID()))
	}
	b.until(10*time.Second, "all replicas are in sync", func() bool {
		for i, r := range b.replica {
			if !r.ReplicatesFrom(b.primary[i]) {
				return false
			}
		}
		return true
	})
	b.Tick(3 * time.Second)
	return b
}

func (b *bed) must(err error) {
	b.t.Helper()
	if err != nil {
		b.t.Fatal(err)
	}
}

// until lets time pass until it is so, and tells how long it took.
func (b *bed) until(limit time.Duration, what string, so func() bool) time.Duration {
	b.t.Helper()
	begin := b.Now()
	for !so() {
		if b.Now()-begin > limit {
			b.t.Fatalf("not within %v: %s", limit, what)
		}
		b.Tick(50 * time.Millisecond)
	}
	return b.Now() - begin
}

func (b *bed) write(s *Server, n int64) {
	b.t.Helper()
	if !b.Write(s, n) {
		b.t.Fatalf("%s takes no writes", s.IP())
	}
}

func TestForming(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{})
	for _, s := range b.Servers() {
		if !s.Covered() {
			t.Errorf("%s does not know the owner of all slots", s.IP())
		}
		for _, o := range b.Servers() {
			if s != o && !s.Sees(o) {
				t.Errorf("%s does not see %s as it is: %+v", s.IP(), o.IP(), s.Peers())
			}
		}
	}
	b.write(b.primary[0], 10)
	b.Tick(2 * time.Second)
	if got := b.replica[0].Data(); got != b.primary[0].Data() {
		t.Errorf("the replica has %+v, its primary %+v", got, b.primary[0].Data())
	}
}

func TestEqualSeedsGiveEqualClusters(t *testing.T) {
	t.Parallel()
	one, two := newBed(t, 3, Config{}), newBed(t, 3, Config{})
	for i := range one.Servers() {
		a, b := one.Servers()[i], two.Servers()[i]
		if a.ID() != b.ID() || fmt.Sprint(a.Peers()) != fmt.Sprint(b.Peers()) {
			t.Errorf("server %d differs: %+v and %+v", i, a.Peers(), b.Peers())
		}
	}
}

func TestHandshake(t *testing.T) {
	t.Parallel()
	c := New(1, Config{})
	a, b := c.Start("10.0.0.1", &Disk{}), c.Start("10.0.0.2", &Disk{})
	for range 3 {
		if err := a.Meet(b.IP()); err != nil {
			t.Fatal(err)
		}
	}
	peers := a.Peers()
	if len(peers) != 1 || !peers[0].Handshake || peers[0].ID == b.ID() || peers[0].Linked {
		t.Errorf("right after MEET the view is %+v, want one handshake under another ID", peers)
	}
	c.Tick(3 * time.Second)
	if !a.Sees(b) || !b.Sees(a) {
		t.Errorf("they do not know each other: %+v, %+v", a.Peers(), b.Peers())
	}
	if err := a.Meet("10.9.9.9"); err != nil {
		t.Fatal(err)
	}
	c.Tick(10 * time.Second)
	if n := a.NumPeers(); n != 1 {
		t.Errorf("%d entries after the time of a handshake with nobody, want 1", n)
	}
}

func TestRefusals(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{})
	b.write(b.primary[0], 5)
	fresh := b.Start("10.0.0.99", &Disk{})
	for name, err := range map[string]error{
		"epoch for one who knows others":  b.primary[0].SetConfigEpoch(9),
		"slots that are busy":             b.primary[0].AddSlots(slots.Of(16383)),
		"slots that it has":               b.primary[0].AddSlots(slots.Of(0)),
		"slots for a replica":             b.replica[0].AddSlots(slots.Of(0)),
		"replica of an unknown one":       fresh.Replicate(b.primary[0].ID()),
		"replica of a replica":            b.replica[1].Replicate(b.replica[0].ID()),
		"replica of itself":               b.replica[1].Replicate(b.replica[1].ID()),
		"replica with slots":              b.primary[0].Replicate(b.primary[1].ID()),
		"forgetting itself":               b.replica[0].Forget(b.replica[0].ID()),
		"forgetting the primary":          b.replica[0].Forget(b.primary[0].ID()),
		"forgetting an unknown one":       b.replica[0].Forget(fresh.ID()),
		"failover to a primary":           b.primary[0].Failover(Graceful),
		"a command to one that is hung":   hung(b.replica[2]).Meet("10.0.0.1"),
		"a second epoch":                  twice(fresh),
		"no slots":                        fresh.AddSlots(slots.Set{}),
		"a meeting without address":       fresh.Meet(""),
		"failover from a primary that is": failed(b),
	} {
		if err == nil {
			t.Errorf("%s is not refused", name)
		}
	}
}

func hung(s *Server) *Server { s.Hang(); return s }

func twice(s *Server) error {
	_ = s.SetConfigEpoch(3)
	return s.SetConfigEpoch(4)
}

// failed is a graceful failover with a primary that is gone.
func failed(b *bed) error {
	b.primary[1].Kill()
	b.Tick(500*time.Millisecond + 2*time.Second)
	return b.replica[1].Failover(Graceful)
}

func TestElection(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{})
	b.write(b.primary[1], 7)
	b.Tick(2 * time.Second)
	old, heir := b.primary[1], b.replica[1]
	old.Kill()
	took := b.until(20*time.Second, "the replica is elected", heir.Primary)
	if took < b.NodeTimeout || took > b.NodeTimeout+4*time.Second {
		t.Errorf("the election took %v", took)
	}
	if heir.Data().Writes != 7 || heir.Epoch() <= old.Epoch() {
		t.Errorf("the new primary has %+v and epoch %d", heir.Data(), heir.Epoch())
	}
	b.Tick(2 * time.Second)
	back := b.Start("10.0.0.77", b.emptyDir[old])
	if back.ID() == old.ID() && back.Serves() {
		t.Error("the old primary serves again")
	}
}

func TestNoElectionWithoutMajority(t *testing.T) {
	t.Parallel()
	for _, shards := range []int{1, 2} {
		b := newBed(t, shards, Config{})
		b.primary[0].Kill()
		b.Tick(2 * time.Minute)
		if b.replica[0].Primary() {
			t.Errorf("%d shards: a replica won without a majority", shards)
		}
		b.must(b.replica[0].Failover(Takeover))
		b.Tick(2 * time.Second)
		if !b.replica[0].Serves() {
			t.Errorf("%d shards: the replica does not serve after TAKEOVER", shards)
		}
	}
}

func TestGracefulFailover(t *testing.T) {
	t.Parallel()
	for _, shards := range []int{1, 2, 3} {
		b := newBed(t, shards, Config{})
		b.write(b.primary[0], 100)
		b.must(b.replica[0].Failover(Graceful))
		b.until(3*time.Second, "the roles are swapped", func() bool {
			return b.replica[0].Primary() && !b.primary[0].Primary()
		})
		b.until(10*time.Second, "the old primary is in sync", func() bool { return b.primary[0].ReplicatesFrom(b.replica[0]) })
		if got := b.replica[0].Data().Writes; got != 100 {
			t.Errorf("%d shards: %d writes after the failover, want 100", shards, got)
		}
	}
}

func TestReplicaWithAHigherEpochIsNotBelieved(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{})
	fresh := b.Start("10.0.0.50", &Disk{})
	b.must(fresh.SetConfigEpoch(900))
	b.must(fresh.Meet(b.primary[0].IP()))
	b.until(20*time.Second, "it knows the primary", func() bool { return fresh.Knows(b.primary[0].ID()) && b.primary[1].Knows(fresh.ID()) })
	b.Tick(2 * time.Second)
	b.must(fresh.Replicate(b.primary[0].ID()))
	b.Tick(20 * time.Second)
	if b.primary[1].Sees(fresh) {
		t.Error("a replica that speaks for a lower epoch than its own is believed")
	}
	b.must(b.primary[0].BumpEpoch())
	b.until(20*time.Second, "it is believed when its primary's epoch is higher", func() bool { return b.primary[1].Sees(fresh) })
}

func TestHandOver(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{})
	b.write(b.primary[0], 9)
	if !b.primary[0].HandOver() || !b.replica[0].Primary() || b.replica[0].Data().Writes != 9 {
		t.Errorf("not handed over: %+v", b.replica[0].Data())
	}
}

func TestForget(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{})
	id := b.replica[2].ID()
	b.replica[2].Kill()
	b.must(b.primary[0].Forget(id))
	b.Tick(5 * time.Second)
	for _, s := range b.Servers() {
		if s != b.primary[0] && s.Knows(id) {
			t.Errorf("%s did not hear that %.8s is forgotten", s.IP(), id)
		}
	}
	// A forgotten owner's slots are nobody's, in that view only.
	b.must(b.primary[0].Forget(b.primary[1].ID()))
	if b.primary[0].Covered() {
		t.Error("the slots of a forgotten owner still have an owner")
	}
	b.Tick(2 * time.Minute)
	if !b.primary[0].Knows(b.primary[1].ID()) {
		t.Errorf("a living server is not learned again after the ban: %+v; its replica sees %+v", b.primary[0].Peers(), b.replica[1].Peers())
	}
}
