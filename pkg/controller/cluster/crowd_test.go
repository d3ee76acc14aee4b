// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"context"
	"fmt"
	"runtime"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	kruntime "k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/watch"
	clienttesting "k8s.io/client-go/testing"
	"k8s.io/client-go/util/flowcontrol"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// The fakes give a watcher all objects that there are at once, and panic when these
// are more than this.
func init() { watch.DefaultChanSize = 1000 }

// counted is a connection that is counted while it is open.
type counted struct {
	*valkey.Client
	open *atomic.Int32
	once atomic.Bool
}

// Do implements valkey.Doer.
func (c *counted) Do(ctx context.Context, commands ...[]string) []valkey.Reply {
	replies := make([]valkey.Reply, len(commands))
	for i, command := range commands {
		replies[i], _ = c.Client.Do(ctx, command...) // the reply has the error
	}
	return replies
}

// Close implements valkey.Doer.
func (c *counted) Close() {
	if !c.once.Swap(true) {
		c.open.Add(-1)
	}
	c.Client.Close()
}

// countConnections counts the operator's open connections.
func (w *world) countConnections() *atomic.Int32 {
	open, dial := &atomic.Int32{}, w.dial
	w.dial = func(ctx context.Context, o valkey.Options) (*valkey.Client, error) {
		client, err := dial(ctx, o)
		if err != nil {
			return nil, err
		}
		open.Add(1)
		return valkey.NewClient(&counted{Client: client, open: open}), nil
	}
	return open
}

// TestComeAndGo shows row 159: clusters and Pods come and go again and again, and there
// are as many connections as Pods, and as many goroutines as in the beginning. It
// runs beside no other test, whose goroutines it would count.
//
//nolint:paralleltest // see above
func TestComeAndGo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := begin(t)
		open := w.countConnections()
		w.operate()
		w.create(declared("stays", 1, 1))
		w.eventuallyReady("stays", time.Minute)
		var first int
		const rounds = 8
		for round := range rounds {
			name := fmt.Sprintf("goes-%d", round%3) // names come again
			w.create(declared(name, 2, 1))
			w.eventuallyReady(name, time.Minute)
			for _, p := range w.pods("stays") {
				w.api.Delete(p)
				pass(time.Second)
				w.eventuallyReady("stays", time.Minute)
			}
			w.api.Delete(w.cluster(name))
			w.eventually(time.Minute, name+" is gone", func() bool { return len(w.pods(name)) == 0 })
			pass(3 * time.Minute)
			if n := open.Load(); n != 2 {
				t.Fatalf("round %d: %d connections to 2 servers", round, n)
			}
			switch n := runtime.NumGoroutine(); {
			case round == 2:
				first = n
			case round > 2 && n > first+5:
				t.Fatalf("round %d: %d goroutines, after two rounds there were %d", round, n, first)
			}
		}
		w.stop()
		if n := open.Load(); n != 0 {
			t.Errorf("%d connections are open after the end", n)
		}
	})
}

// The limits of the process: see NewOptions of pkg/operator.
const (
	defaultQPS   = 200
	defaultBurst = 400
)

// limits counts requests, and those that the process's limits would have held up.
type limits struct {
	limiter       flowcontrol.RateLimiter
	all, throttle atomic.Int32
}

func (w *world) limit() *limits {
	l := &limits{limiter: flowcontrol.NewTokenBucketRateLimiter(defaultQPS, defaultBurst)}
	for _, f := range []*clienttesting.Fake{&w.api.Kube.Fake, &w.api.Valkey.Fake} {
		f.PrependReactor("*", "*", func(clienttesting.Action) (bool, kruntime.Object, error) {
			l.all.Add(1)
			if !l.limiter.TryAccept() {
				l.throttle.Add(1)
			}
			return false, nil, nil
		})
	}
	return l
}

// since are the requests since the last call.
func (l *limits) since() (all, throttled int32) { return l.all.Swap(0), l.throttle.Swap(0) }

// failover is how long it takes from the moment in which a primary hangs until the
// labels and the status tell of another, with so many other clusters.
func failover(t *testing.T, others int) (took time.Duration) {
	w := begin(t)
	l := w.limit()
	w.operate()
	for i := range others {
		w.create(declared(fmt.Sprintf("tiny-%03d", i), 1, 0))
	}
	w.create(declared("demo", 3, 1))
	w.eventuallyReady("demo", 3*time.Minute)
	w.eventually(3*time.Minute, "all are ready", func() bool {
		for _, c := range controllertest.All(w.api, &v1alpha1.ValkeyCluster{}) {
			if ready := c.Status.Condition(v1alpha1.ConditionReady); ready == nil || ready.Status != metav1.ConditionTrue {
				return false
			}
		}
		return true
	})
	all, throttled := l.since()
	t.Logf("%d clusters are formed with %d requests, %d of which the limit would hold up", others+1, all, throttled)
	pass(30 * time.Second)
	all, throttled = l.since()
	t.Logf("%d clusters rest for 30 s with %d requests", others+1, all)
	if all > 10 || throttled > 0 {
		t.Errorf("%d clusters at rest make %d requests, %d of which the limit would hold up", others+1, all, throttled)
	}

	w.stop()
	l.since()
	w.operate()
	pass(5 * time.Second)
	all, throttled = l.since()
	t.Logf("an operator that starts looks at %d clusters with %d requests", others+1, all)
	if throttled > 0 {
		t.Errorf("%d of the %d requests of an operator that starts would be held up", throttled, all)
	}

	old := w.primary("0")
	server := w.kubelet.server(old)
	w.wire.With(func(*valkeytest.Cluster) { server.Hang() })
	began := time.Now()
	w.eventually(time.Minute, "another Pod is labelled primary", func() bool {
		return primariesOf(w.pods("demo"))["demo/0"] == 1 && w.primary("0").Name != old.Name
	})
	took = time.Since(began)
	all, throttled = l.since()
	t.Logf("beside %d clusters the failover took %s and %d requests", others, took, all)
	if throttled > 0 {
		t.Errorf("%d of the %d requests of the failover would be held up", throttled, all)
	}
	w.wire.With(func(*valkeytest.Cluster) { server.Thaw() })
	return took
}

// TestHundredClusters shows row 162: beside a hundred clusters a failover takes as
// long as beside none, and no request waits for the limits of the client.
func TestHundredClusters(t *testing.T) {
	t.Parallel()
	var alone, crowded time.Duration
	synctest.Test(t, func(t *testing.T) { alone = failover(t, 0) })
	synctest.Test(t, func(t *testing.T) { crowded = failover(t, 100) })
	if crowded > alone+time.Second {
		t.Errorf("a failover takes %s, and %s beside a hundred clusters", alone, crowded)
	}
}
