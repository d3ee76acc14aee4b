// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

const (
	// gibibyte is how much there is to sync, in values that do not compress.
	gibibyte  = 1 << 30
	valueSize = 1 << 20
	// promisedSync is how soon a new replica is in sync with that.
	promisedSync = time.Minute
)

// TestDualChannel replaces the replica of a shard with 1 GiB of data where a snapshot goes
// over a connection of its own (row 116), on each version: the replication user may do
// what that needs, and the new replica is in sync within a minute.
func TestDualChannel(t *testing.T) {
	t.Parallel()
	for version, image := range map[string]string{"8.0": valkey80, "8.1": valkey81, "9.1": valkey91} {
		t.Run(version, func(t *testing.T) {
			s := newSpace(t, alone, nil)
			spec := shape(1, 1)
			spec.Image = image
			spec.Config = map[string]v1alpha1.ConfigValue{"dual-channel-replication-enabled": "yes"}
			c := s.ready("demo", spec)
			c.fillIncompressible()
			was := c.replica(0)
			c.deletePod(was, metav1.DeleteOptions{})
			began := time.Now()
			c.awaitSuccessor(was)
			c.await("the new replica is in sync", promisedSync, func(ctx context.Context) error { return c.holdsNoise(ctx, was.Name) })
			t.Logf("in sync %s after its Pod was deleted", time.Since(began).Round(100*time.Millisecond))
			c.awaitReady(withinReady)
			if log := c.kubectl(t.Context(), "logs", c.primary(0).Name()); !strings.Contains(log, "sockets using: dual-channel") {
				t.Error("the snapshot did not go over a connection of its own: the test shows nothing")
			}
			c.verify(verify.Excuses{})
		})
	}
}

// fillIncompressible fills the only shard.
func (c *cluster) fillIncompressible() {
	c.t.Helper()
	client := c.connect()
	defer client.Close()
	noise := make([]byte, valueSize)
	random := rand.NewChaCha8([32]byte{})
	for i := range gibibyte / valueSize {
		_, _ = random.Read(noise) // it never fails
		if err := client.Do(c.t.Context(), client.B().Set().Key(fmt.Sprintf("noise:%d", i)).Value(string(noise)).Build()).Error(); err != nil {
			c.t.Fatalf("fill: %v", err)
		}
	}
}

// holdsNoise tells why a replica does not have all of it yet.
func (c *cluster) holdsNoise(ctx context.Context, name string) error {
	seen, err := c.target.Observe(ctx, verify.Shallow)
	if err != nil {
		return err
	}
	for _, m := range seen.Members {
		switch {
		case m.Name() != name:
		case m.Err != nil:
			return m.Err
		case !m.Info.LinkUp || m.Info.Keys < gibibyte/valueSize:
			return fmt.Errorf("link up %t, %d keys", m.Info.LinkUp, m.Info.Keys)
		default:
			return nil
		}
	}
	return fmt.Errorf("there is no %s", name)
}
