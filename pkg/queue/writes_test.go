// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package queue_test

import (
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"github.com/valkey-direct/valkey-operator/pkg/queue"
)

var (
	pods     = corev1.Resource("pods")
	services = corev1.Resource("services")
)

type seen string

func (s *seen) LastStoreSyncResourceVersion() string { return string(*s) }

func TestWrites(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	podCache, serviceCache := seen("9"), seen("9")
	w := queue.NewWrites(map[schema.GroupResource]queue.Cache{pods: &podCache, services: &serviceCache})
	ready := func(want bool, when string) {
		t.Helper()
		result, got := w.Ready(ctx, demo)
		if got != want {
			t.Fatalf("%s: ready is %t", when, got)
		}
		if got != (result.RequeueAfter == 0) {
			t.Fatalf("%s: ready is %t and requeue is %s", when, got, result.RequeueAfter)
		}
	}
	ready(true, "nothing written")
	w.WroteAt(demo, pods, "9")
	ready(true, "written what was seen (an apply that changed nothing)")
	w.WroteAt(demo, pods, "12")
	w.WroteAt(demo, pods, "10")
	ready(false, "written ahead of the cache")
	podCache = "11"
	ready(false, "the older of two writes seen")
	podCache = "12"
	ready(true, "all seen")
	podCache = "5"
	ready(true, "seen once is seen")

	podCache = "12"
	w.WroteAt(demo, pods, "13")
	w.WroteAt(demo, services, "14")
	serviceCache = "100"
	ready(false, "one of two resources seen")
	if _, ok := w.Ready(ctx, queue.Key{Name: "other"}); !ok {
		t.Fatal("another owner waits")
	}
	w.Clear(demo)
	ready(true, "cleared")
}

func TestWritesThatCannotBeCompared(t *testing.T) {
	t.Parallel()
	cache := seen("")
	w := queue.NewWrites(map[schema.GroupResource]queue.Cache{pods: &cache})
	for _, version := range []string{"", "0", "abc", "7"} {
		w.WroteAt(demo, pods, version)
		w.WroteAt(demo, services, version)
		if _, ok := w.Ready(t.Context(), demo); !ok {
			t.Errorf("waits for version %q", version)
		}
	}
}

func TestWritesNeverLetAStaleViewPass(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		cache := seen("1")
		w := queue.NewWrites(map[schema.GroupResource]queue.Cache{pods: &cache})
		w.WroteAt(demo, pods, "2")
		looks := 0
		for start := time.Now(); time.Since(start) < time.Hour; looks++ {
			result, ok := w.Ready(t.Context(), demo)
			if ok {
				t.Fatal("a stale view passed")
			}
			time.Sleep(result.RequeueAfter)
		}
		if looks > 3700 {
			t.Errorf("%d looks in an hour", looks)
		}
		cache = "2"
		if _, ok := w.Ready(t.Context(), demo); !ok {
			t.Error("not ready though all is seen")
		}
	})
}
