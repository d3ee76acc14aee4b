// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package queue_test

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"github.com/valkey-direct/valkey-operator/pkg/queue"
)

var demo = queue.Key{Namespace: "shop", Name: "demo"}

// run starts a runner in the bubble and returns the function that stops it.
func run(t *testing.T, r *queue.Runner) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		r.Run(ctx)
	}()
	return func() {
		cancel()
		<-done
	}
}

// counting returns a sync that counts, per key, and answers as told.
func counting(answer func(n int) (queue.Result, error)) (queue.SyncFunc, func(queue.Key) int) {
	var mu sync.Mutex
	counts := map[queue.Key]int{}
	return func(_ context.Context, key queue.Key) (queue.Result, error) {
			mu.Lock()
			counts[key]++
			n := counts[key]
			mu.Unlock()
			return answer(n)
		}, func(key queue.Key) int {
			mu.Lock()
			defer mu.Unlock()
			return counts[key]
		}
}

func conflict() error {
	return apierrors.NewConflict(schema.GroupResource{Resource: "pods"}, "p", errors.New("changed"))
}

func namespaceTerminating() error {
	return &apierrors.StatusError{ErrStatus: metav1.Status{
		Status: metav1.StatusFailure, Code: http.StatusForbidden, Reason: metav1.StatusReasonForbidden,
		Details: &metav1.StatusDetails{Causes: []metav1.StatusCause{{Type: corev1.NamespaceTerminatingCause}}},
	}}
}

func TestRequeueAfter(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		f, count := counting(func(int) (queue.Result, error) { return queue.Result{RequeueAfter: time.Minute}, nil })
		r := queue.New(queue.Options{Name: "test", Sync: f})
		defer run(t, r)()
		r.Add(demo)
		time.Sleep(time.Hour + time.Second)
		synctest.Wait()
		if got := count(demo); got != 61 {
			t.Errorf("%d syncs in an hour, want 61", got)
		}
	})
}

func TestNoResultMeansNoTimer(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		f, count := counting(func(int) (queue.Result, error) { return queue.Result{}, nil })
		r := queue.New(queue.Options{Name: "test", Sync: f})
		defer run(t, r)()
		r.Add(demo)
		time.Sleep(time.Hour)
		synctest.Wait()
		if got := count(demo); got != 1 {
			t.Errorf("%d syncs, want 1", got)
		}
	})
}

func TestRetryClasses(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		err error
		// at least and at most so many syncs in ten minutes: a retry every 30 s in
		// the end, after ten quicker ones.
		min, max int
	}{
		"plain error":                        {errors.New("no"), 25, 32},
		"conflict":                           {conflict(), 25, 32},
		"terminal":                           {queue.Terminal(errors.New("no")), 1, 1},
		"terminal join":                      {queue.Terminal(errors.Join(errors.New("a"), errors.New("b"))), 1, 1},
		"row 135: namespace terminating":     {namespaceTerminating(), 1, 1},
		"row 135: all namespace terminating": {errors.Join(namespaceTerminating(), namespaceTerminating()), 1, 1},
		"a quiet error hides no loud one":    {errors.Join(namespaceTerminating(), errors.New("no")), 25, 32},
		"terminal hides no other error":      {errors.Join(queue.Terminal(errors.New("a")), errors.New("no")), 25, 32},
		"a foreign cancel is an error":       {context.Canceled, 25, 32},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				f, count := counting(func(int) (queue.Result, error) { return queue.Result{}, tt.err })
				r := queue.New(queue.Options{Name: "test", Sync: f})
				defer run(t, r)()
				r.Add(demo)
				time.Sleep(10 * time.Minute)
				synctest.Wait()
				if got := count(demo); got < tt.min || got > tt.max {
					t.Errorf("%d syncs, want %d to %d", got, tt.min, tt.max)
				}
			})
		})
	}
}

func TestTerminalIsRetriedOnChange(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		f, count := counting(func(int) (queue.Result, error) { return queue.Result{}, queue.Terminal(errors.New("no")) })
		r := queue.New(queue.Options{Name: "test", Sync: f})
		defer run(t, r)()
		r.Add(demo)
		synctest.Wait()
		r.Add(demo)
		synctest.Wait()
		if got := count(demo); got != 2 {
			t.Errorf("%d syncs, want 2", got)
		}
	})
	if queue.Terminal(nil) != nil {
		t.Error("Terminal(nil) is an error")
	}
}

// TestPanicKillsOneSync shows row 163: a panic ends one sync and nothing else.
func TestPanicKillsOneSync(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		other := queue.Key{Namespace: "shop", Name: "other"}
		var bad, good atomic.Int32
		r := queue.New(queue.Options{Name: "test", Sync: func(_ context.Context, key queue.Key) (queue.Result, error) {
			if key == demo {
				bad.Add(1)
				panic("a bug")
			}
			good.Add(1)
			return queue.Result{RequeueAfter: time.Second}, nil
		}})
		defer run(t, r)()
		r.Add(demo)
		r.Add(other)
		time.Sleep(time.Minute + time.Millisecond)
		synctest.Wait()
		if got := good.Load(); got != 61 {
			t.Errorf("the other key was synced %d times, want 61", got)
		}
		if got := bad.Load(); got < 5 || got > 15 {
			t.Errorf("the panicking key was synced %d times, want a backed-off retry", got)
		}
	})
}

// TestBlackHole shows row 160: a sync that never answers gives its worker back.
func TestBlackHole(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		other := queue.Key{Namespace: "shop", Name: "other"}
		var good atomic.Int32
		r := queue.New(queue.Options{
			Name: "test", Workers: 1, Deadline: 5 * time.Second,
			Sync: func(ctx context.Context, key queue.Key) (queue.Result, error) {
				if key == demo {
					<-ctx.Done()
					return queue.Result{}, ctx.Err()
				}
				good.Add(1)
				return queue.Result{}, nil
			},
		})
		defer run(t, r)()
		r.Add(demo)
		synctest.Wait()
		r.Add(other)
		time.Sleep(6 * time.Second)
		synctest.Wait()
		if good.Load() != 1 {
			t.Error("one black-holed key starved the other")
		}
	})
}

func TestDrain(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var running, after atomic.Int32
		r := queue.New(queue.Options{Name: "test", Workers: 2, Sync: func(ctx context.Context, _ queue.Key) (queue.Result, error) {
			running.Add(1)
			<-ctx.Done()
			time.Sleep(time.Second) // the last step of a sync, which is not torn
			after.Add(1)
			return queue.Result{}, ctx.Err()
		}})
		stop := run(t, r)
		for _, name := range []string{"a", "b", "c", "d"} {
			r.Add(queue.Key{Name: name})
		}
		synctest.Wait()
		stop()
		if running.Load() != 2 || after.Load() != 2 {
			t.Errorf("%d syncs started and %d ended, want 2 of each: the waiting keys are left alone", running.Load(), after.Load())
		}
	})
}

func TestOneSyncPerKey(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var now, most atomic.Int32
		r := queue.New(queue.Options{Name: "test", Workers: 4, Sync: func(context.Context, queue.Key) (queue.Result, error) {
			most.Store(max(most.Load(), now.Add(1)))
			time.Sleep(time.Second)
			now.Add(-1)
			return queue.Result{}, nil
		}})
		defer run(t, r)()
		for range 10 {
			r.Add(demo)
			time.Sleep(100 * time.Millisecond)
		}
		time.Sleep(time.Minute)
		if most.Load() != 1 {
			t.Errorf("%d syncs of one key at a time", most.Load())
		}
	})
}
