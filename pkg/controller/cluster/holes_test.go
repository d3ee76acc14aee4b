// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	kruntime "k8s.io/apimachinery/pkg/runtime"
	clienttesting "k8s.io/client-go/testing"

	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// swallow makes the API server answer no status of a cluster any more: each request
// waits for as long as a sync may take.
func (w *world) swallow(cluster string) {
	f := &w.api.Valkey.Fake
	f.PrependReactor("patch", "valkeyclusters", func(action clienttesting.Action) (bool, kruntime.Object, error) {
		if patch, ok := action.(clienttesting.PatchAction); !ok || patch.GetName() != cluster {
			return false, nil, nil
		}
		// Who waits must not keep the others from asking.
		f.Unlock()
		defer f.Lock()
		time.Sleep(20 * time.Second)
		return true, nil, context.DeadlineExceeded
	})
}

// TestHolesDelayNobody shows row 160 for what comes after a connection: clusters
// whose servers all take commands and never answer, and one whose status is never
// written, hold up no failover in another cluster.
func TestHolesDelayNobody(t *testing.T) {
	t.Parallel()
	var took [3]time.Duration
	for i, what := range []string{"none", "commands", "status"} {
		synctest.Test(t, func(t *testing.T) {
			w := start(t)
			w.create(declared("demo", 3, 1))
			w.create(declared("hole-0", 3, 1))
			w.create(declared("hole-1", 1, 1))
			for _, name := range []string{"demo", "hole-0", "hole-1"} {
				w.eventuallyReady(name, time.Minute)
			}
			pass(5 * time.Second)
			switch what {
			case "commands":
				w.hang("hole")
			case "status":
				w.swallow("hole-0")
				w.api.Delete(w.pods("hole-0")[0])
			}
			pass(5 * time.Second)
			old := w.primary("0")
			server := w.kubelet.server(old)
			w.wire.With(func(*valkeytest.Cluster) { server.Hang() })
			began := time.Now()
			w.eventually(time.Minute, "another Pod is labelled primary", func() bool {
				return primariesOf(w.pods("demo"))["demo/0"] == 1 && w.primary("0").Name != old.Name
			})
			took[i] = time.Since(began)
		})
	}
	// One of two workers may be in the middle of a round of questions: dial, ask.
	const round = 4 * time.Second
	if took[1] > took[0]+round || took[2] > took[0]+round {
		t.Errorf("a failover takes %s; beside silent servers it takes %s, beside a silent API server %s", took[0], took[1], took[2])
	}
	t.Logf("a failover took %s, beside silent servers %s, beside a silent API server %s", took[0], took[1], took[2])
}

// hang makes every server of some clusters take commands and answer none.
func (w *world) hang(clusters string) {
	w.t.Helper()
	n := 0
	for _, ip := range w.everyServer() {
		if strings.HasPrefix(w.clusterAt(ip+":6379"), clusters) {
			w.wire.With(func(c *valkeytest.Cluster) { c.At(ip).Hang() })
			n++
		}
	}
	if n == 0 {
		w.t.Fatalf("no server of %s hangs: the test shows nothing", clusters)
	}
}

// everyServer are the addresses of all servers.
func (w *world) everyServer() (addresses []string) {
	w.wire.With(func(c *valkeytest.Cluster) {
		for _, s := range c.Servers() {
			addresses = append(addresses, s.IP())
		}
	})
	return addresses
}
