// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest_test

import (
	"context"
	"errors"
	"io"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// must is for steps that a test does not ask about.
func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// wired is a network with two servers on which the time runs.
func wired(t *testing.T) (*valkeytest.Wire, []*valkeytest.Server) {
	t.Helper()
	c := valkeytest.New(1, valkeytest.Config{})
	servers := []*valkeytest.Server{
		c.Start("10.0.0.1", &valkeytest.Disk{}), c.Start("10.0.0.2", &valkeytest.Disk{}),
	}
	w := valkeytest.NewWire(c)
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		w.Run(ctx)
	}()
	t.Cleanup(func() {
		cancel()
		<-done
	})
	return w, servers
}

func dial(t *testing.T, w *valkeytest.Wire, ip string) *valkey.Client {
	t.Helper()
	client, err := w.Dial(t.Context(), valkey.Options{Address: ip + ":6379"})
	must(t, err)
	return client
}

// TestWireSpeaksValkey forms a shard through the client's methods, and compares
// what its parsers make of the answers with what the servers know.
func TestWireSpeaksValkey(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w, servers := wired(t)
		ctx := t.Context()
		a, b := dial(t, w, "10.0.0.1"), dial(t, w, "10.0.0.2")
		must(t, a.SetConfigEpoch(ctx, 1))
		must(t, a.AddSlots(ctx, slots.Full()))
		must(t, b.Meet(ctx, "10.0.0.1", 6379))
		time.Sleep(10 * time.Second)
		must(t, b.Replicate(ctx, servers[0].ID()))
		time.Sleep(10 * time.Second)

		v, err := b.View(ctx)
		must(t, err)
		me, ok := v.Nodes.Myself()
		if !ok || me.ID != servers[1].ID() || !me.Replica || me.PrimaryID != servers[0].ID() || me.IP != "10.0.0.2" {
			t.Errorf("the replica says of itself %+v", me)
		}
		if peer, ok := v.Nodes.ByID(servers[0].ID()); !ok || !peer.Primary || !peer.Slots.IsFull() || !peer.LinkConnected || peer.ConfigEpoch != 1 {
			t.Errorf("the replica says of its primary %+v", peer)
		}
		if v.Info.Role != valkey.RoleReplica || !v.Info.LinkUp || v.Info.Version != valkeytest.Version {
			t.Errorf("INFO says %+v", v.Info)
		}
		if !v.Cluster.OK || v.Cluster.SlotsAssigned != slots.Count || v.Cluster.KnownNodes != 2 || v.Cluster.Size != 1 {
			t.Errorf("CLUSTER INFO says %+v", v.Cluster)
		}
		must(t, b.Failover(ctx, valkey.FailoverGraceful))
		time.Sleep(5 * time.Second)
		if info, err := b.Info(ctx); err != nil || info.Role != valkey.RolePrimary {
			t.Errorf("after the failover: %+v, %v", info, err)
		}
		if err := a.AddSlots(ctx, slots.Full()); valkey.Code(err) != valkey.CodeOther {
			t.Errorf("slots added twice: %v", err)
		}
		if _, err := a.Do(ctx, "FLUSHALL"); valkey.Code(err) != valkey.CodeOther {
			t.Errorf("an unknown command: %v", err)
		}
	})
}

// TestWireFails shows what clients see of servers that refuse, hang and restart.
func TestWireFails(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w, servers := wired(t)
		ctx := t.Context()
		w.Require("10.0.0.1", "secret")
		if _, err := w.Dial(ctx, valkey.Options{Address: "10.0.0.1:6379"}); valkey.Code(err) != valkey.CodeWrongPass {
			t.Errorf("without a password: %v", err)
		}
		if _, err := w.Dial(ctx, valkey.Options{Address: "10.0.0.9:6379"}); !errors.Is(err, syscall.ECONNREFUSED) {
			t.Errorf("where nobody listens: %v", err)
		}
		b := dial(t, w, "10.0.0.2")
		w.With(func(*valkeytest.Cluster) { servers[1].Hang() })
		start := time.Now()
		if err := b.Ping(ctx); !errors.Is(err, context.DeadlineExceeded) || time.Since(start) != valkey.DefaultTimeout {
			t.Errorf("a server that hangs: %v after %v", err, time.Since(start))
		}
		if _, err := w.Dial(ctx, valkey.Options{Address: "10.0.0.2:6379"}); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("connecting to a server that hangs: %v", err)
		}
		w.With(func(c *valkeytest.Cluster) {
			servers[1].Kill()
			c.Start("10.0.0.2", &valkeytest.Disk{})
		})
		if err := b.BumpEpoch(ctx); !errors.Is(err, io.EOF) {
			t.Errorf("the first command after a restart: %v", err)
		}
		must(t, b.BumpEpoch(ctx))
		w.Before(func(valkeytest.Command) error { return io.ErrUnexpectedEOF })
		if err := b.BumpEpoch(ctx); !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("a command that is held back: %v", err)
		}
		b.Close()
		if err := b.BumpEpoch(ctx); err == nil {
			t.Error("a closed connection carries commands")
		}
		if n := len(w.Sent()); n != 2 {
			t.Errorf("%d commands reached a server", n)
		}
	})
}
