// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"fmt"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

func TestStartGuard(t *testing.T) {
	t.Parallel()
	for _, shards := range []int{1, 3} {
		b := newBed(t, shards, Config{})
		b.write(b.primary[0], 50)
		b.Tick(3 * time.Second)
		old := b.primary[0]
		old.Kill()
		back := b.Start(old.IP(), b.emptyDir[old])
		b.until(20*time.Second, "the guard lets the server start", func() bool { return !back.Held() })
		if back.Primary() || !b.replica[0].Primary() || b.replica[0].Data().Writes != 50 {
			t.Errorf("%d shards: the empty server came back as primary: %v; the replica has %+v", shards, back.Primary(), b.replica[0].Data())
		}
		b.until(20*time.Second, "it is in sync", func() bool { return back.ReplicatesFrom(b.replica[0]) })
		if back.Data().Writes < 50 {
			t.Errorf("%d shards: synced to %+v", shards, back.Data())
		}
	}
}

func TestStartGuardWithoutMates(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{})
	b.write(b.primary[0], 50)
	b.Tick(3 * time.Second)
	old, id := b.primary[0], b.primary[0].ID()
	b.replica[0].Cut = true
	old.Kill()
	back := b.Start(old.IP(), b.emptyDir[old])
	b.Tick(time.Second)
	if !back.Held() || back.Answers() {
		t.Error("an empty primary is not held while its mate is silent")
	}
	b.until(time.Minute, "the guard gives up", func() bool { return !back.Held() })
	if back.ID() == id || back.Slots() != nil {
		t.Errorf("it came back as %s with slots %v, want a fresh server", back.ID(), back.Slots())
	}
}

func TestPersistence(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{Persistent: true})
	b.write(b.primary[0], 40)
	b.Tick(3 * time.Second)
	ids := []string{b.primary[0].ID(), b.replica[0].ID()}
	all := append(append([]*Server{}, b.primary...), b.replica...)
	for _, s := range all {
		s.Kill()
	}
	if len(b.Servers()) != 0 {
		t.Fatal("a killed server runs")
	}
	// Every address has changed: nobody finds anybody, until they are introduced.
	var back []*Server
	for i, s := range all {
		back = append(back, b.Start(fmt.Sprintf("10.1.0.%d", i+1), b.emptyDir[s]))
	}
	b.Tick(time.Minute)
	if back[0].ID() != ids[0] || back[3].ID() != ids[1] || back[0].Data().Writes != 40 {
		t.Errorf("came back as %s and %s with %+v", back[0].ID(), back[3].ID(), back[0].Data())
	}
	if back[0].Serves() {
		t.Error("it serves without a majority")
	}
	for i, s := range back {
		for _, o := range back[i+1:] {
			b.must(s.Meet(o.IP()))
		}
	}
	b.until(30*time.Second, "all are connected", func() bool {
		for _, s := range back {
			for _, o := range back {
				if s != o && !s.Sees(o) {
					return false
				}
			}
		}
		return true
	})
}

func TestAddressTakenByAnother(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{})
	gone := b.replica[0]
	gone.Kill()
	other := b.Start(gone.IP(), &Disk{})
	b.Tick(5 * time.Second)
	for p := range b.primary[1].EachPeer() {
		if p.ID == gone.ID() && !p.NoAddress {
			t.Errorf("the entry of %.8s still has the address %s, where %.8s answers", p.ID, p.IP, other.ID())
		}
	}
	if b.primary[1].Knows(other.ID()) {
		t.Error("a stranger is known without being introduced")
	}
}

func TestMovedServerIsFound(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{Persistent: true})
	old := b.replica[0]
	old.Shutdown()
	back := b.Start("10.7.7.7", b.emptyDir[old])
	b.until(20*time.Second, "the others have its new address", func() bool {
		return b.primary[0].Sees(back) && b.primary[2].Sees(back)
	})
}

func TestEpochCollision(t *testing.T) {
	t.Parallel()
	c := New(3, Config{})
	a, b := c.Start("10.0.0.1", &Disk{}), c.Start("10.0.0.2", &Disk{})
	half := slots.Even(2)
	if a.AddSlots(half[0]) != nil || b.AddSlots(half[1]) != nil || a.Meet(b.IP()) != nil {
		t.Fatal("refused")
	}
	c.Tick(5 * time.Second)
	if a.Epoch() == b.Epoch() {
		t.Errorf("both have epoch %d", a.Epoch())
	}
	if !a.Covered() || !b.Covered() {
		t.Error("they do not agree on the slots")
	}
}

func TestTwoOwners(t *testing.T) {
	t.Parallel()
	c := New(3, Config{})
	a, b := c.Start("10.0.0.1", &Disk{}), c.Start("10.0.0.2", &Disk{})
	if a.SetConfigEpoch(1) != nil || b.SetConfigEpoch(2) != nil ||
		a.AddSlots(slots.Full()) != nil || b.AddSlots(slots.Full()) != nil || a.Meet(b.IP()) != nil {
		t.Fatal("refused")
	}
	c.Tick(5 * time.Second)
	if !a.Primary() || a.Slots() != nil || !b.Primary() || !b.Covered() {
		t.Error("the owner with the lower epoch does not give way to the one of another shard")
	}
}

func TestSuspectedThenFailed(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{})
	b.primary[2].Hang()
	entry := func() Peer {
		for p := range b.primary[0].EachPeer() {
			if p.ID == b.primary[2].ID() {
				return p
			}
		}
		return Peer{}
	}
	b.until(b.NodeTimeout-2*time.Second, "silence is seen", func() bool { return entry().Unanswered > time.Second })
	if e := entry(); e.Suspected || e.Failed {
		t.Errorf("condemned after %v: %+v", e.Unanswered, e)
	}
	b.until(2*b.NodeTimeout, "it is failed", func() bool { return entry().Failed })
	b.primary[2].Thaw()
	b.until(time.Minute, "the old primary follows the new one", func() bool { return !b.primary[2].Primary() })
	b.until(time.Minute, "it is alive again", func() bool { e := entry(); return !e.Failed && !e.Suspected && e.Linked })
}

func TestLoading(t *testing.T) {
	t.Parallel()
	b := newBed(t, 3, Config{Persistent: true})
	b.write(b.primary[0], 10)
	b.Tick(3 * time.Second)
	old := b.replica[0]
	old.Shutdown()
	back := b.Start(old.IP(), b.emptyDir[old])
	if !back.Loading() || back.Meet("10.0.0.1") == nil {
		t.Error("a server with data does not load first")
	}
	b.until(10*time.Second, "it is loaded and in sync", func() bool { return back.ReplicatesFrom(b.primary[0]) })
}
