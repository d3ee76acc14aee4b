// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// crashPoints is after how many effects the process dies; a formation has fewer.
const crashPoints = 85

// TestCrashAnywhere shows row 165: the process dies after each effect of a
// formation in turn, whether on the API server or on a Valkey server, and the next
// one completes it.
func TestCrashAnywhere(t *testing.T) {
	t.Parallel()
	stride := 3
	if testing.Short() {
		stride = 16
	}
	for n := 1; n < crashPoints; n += stride {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) { crashAfter(t, int64(n)) })
		})
	}
}

func crashAfter(t *testing.T, n int64) {
	w := begin(t)
	d := w.dieAfter(n, func(controllertest.Write) bool { return true })
	w.operate()
	w.create(declared("demo", 2, 1))
	d.await()
	d.revive()
	w.eventuallyReady("demo", time.Minute)
	if nodes := controllertest.All(w.api, &v1alpha1.ValkeyNode{}); len(nodes) != 4 || len(w.pods("demo")) != 4 {
		t.Errorf("%d ValkeyNodes and %d Pods of 2x2 members", len(nodes), len(w.pods("demo")))
	}
}

// death is that of the operator's process after some effects.
type death struct {
	w       *world
	n       int64
	effects atomic.Int64
}

// dieAfter lets the operator have n more effects, on the API server or on Valkey
// servers, and none after these. Not all writes need to count.
func (w *world) dieAfter(n int64, counts func(controllertest.Write) bool) *death {
	d := &death{w: w, n: n}
	dead := errors.New("the process is dead")
	effect := func() error {
		if d.effects.Add(1) > n {
			return dead
		}
		return nil
	}
	w.api.Refuse(func(x controllertest.Write) error {
		if !counts(x) || x.Verb != "delete" && !strings.HasPrefix(x.Manager, "valkey-operator") {
			return nil
		}
		return effect()
	})
	w.wire.Before(func(c valkeytest.Command) error {
		if !c.Changes() {
			return nil
		}
		return effect()
	})
	return d
}

// await waits until the process has died, or has had no more to do for long, and ends it.
func (d *death) await() {
	for end := time.Now().Add(20 * time.Second); !d.died() && time.Now().Before(end); {
		pass(10 * time.Millisecond)
	}
	d.w.stop()
}

func (d *death) died() bool { return d.effects.Load() > d.n }

// revive starts the next process.
func (d *death) revive() {
	d.w.api.Refuse(nil)
	d.w.wire.Before(nil)
	d.w.operate()
}
