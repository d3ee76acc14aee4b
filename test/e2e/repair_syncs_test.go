// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

const (
	// slowKeys are so many keys that a snapshot takes some seconds, at saveDelay each.
	slowKeys  = 4000
	saveDelay = 1000 // microseconds
	// withinSyncs is how long it takes until a replica has failed to sync several times.
	withinSyncs = 90 * time.Second
)

// TestEndlessSync lets a primary cut its replica off in each full sync, since more is
// written meanwhile than it may keep for it: the cluster says so and names the Pods
// whose logs tell more, and is well again when the limit is taken away (row 57).
func TestEndlessSync(t *testing.T) {
	t.Parallel()
	s := newSpace(t, small, nil)
	spec := shape(1, 1)
	spec.Config = map[string]v1alpha1.ConfigValue{
		"client-output-buffer-limit": "replica 1mb 1mb 1", "repl-backlog-size": "1mb",
		"rdb-key-save-delay": v1alpha1.ConfigValue(fmt.Sprint(saveDelay)),
	}
	c := s.ready("demo", spec)
	c.plant()
	stop := c.flood()
	primary, replica := c.primary(0).Pod, c.replica(0)
	c.hit(faults().ForceDelete(replica).Apply)
	c.awaitSuccessor(replica)
	c.await("the cluster says that no full sync succeeds", withinSyncs, func(context.Context) error {
		st := c.get().Status
		if st.Reason == "SyncFails" && st.State == v1alpha1.StateDegraded &&
			strings.Contains(st.Message, primary.Name) && strings.Contains(st.Message, replica.Name) {
			return nil
		}
		return fmt.Errorf("it is %s: %s: %s", st.State, st.Reason, st.Message)
	})
	c.patch(map[string]any{"config": map[string]any{"client-output-buffer-limit": "replica 0 0 0", "rdb-key-save-delay": "0"}})
	c.awaitReady(withinReady)
	stop()
	c.verify(verify.Excuses{})
}

// flood fills the cluster with keys, and overwrites a large one without a pause until it
// is told to stop.
func (c *cluster) flood() (stop func()) {
	c.t.Helper()
	client := c.connect()
	ctx, cancel := context.WithCancel(c.t.Context())
	for n := range slowKeys {
		if err := client.Do(ctx, client.B().Set().Key(fmt.Sprintf("slow:%d", n)).Value("x").Build()).Error(); err != nil {
			c.t.Fatalf("fill: %v", err)
		}
	}
	var running sync.WaitGroup
	running.Go(func() {
		value := strings.Repeat("x", fillSize)
		pace := time.NewTicker(20 * time.Millisecond)
		defer pace.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-pace.C:
			}
			if err := client.Do(ctx, client.B().Set().Key("large").Value(value).Build()).Error(); err != nil && ctx.Err() == nil {
				c.t.Errorf("overwrite: %v", err)
				return
			}
		}
	})
	stop = sync.OnceFunc(func() { cancel(); running.Wait(); client.Close() })
	c.t.Cleanup(stop)
	return stop
}
