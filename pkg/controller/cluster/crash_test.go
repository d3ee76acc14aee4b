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
	var effects atomic.Int64
	dead := errors.New("the process is dead")
	effect := func() error {
		if effects.Add(1) > n {
			return dead
		}
		return nil
	}
	w.api.Refuse(func(x controllertest.Write) error {
		if x.Verb != "delete" && !strings.HasPrefix(x.Manager, "valkey-operator") {
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
	w.operate()
	w.create(declared("demo", 2, 1))
	for end := time.Now().Add(20 * time.Second); effects.Load() <= n && time.Now().Before(end); {
		pass(10 * time.Millisecond)
	}
	w.stop()
	w.api.Refuse(nil)
	w.wire.Before(nil)
	w.operate()
	w.eventuallyReady("demo", time.Minute)
	if nodes := controllertest.All(w.api, &v1alpha1.ValkeyNode{}); len(nodes) != 4 || len(w.pods("demo")) != 4 {
		t.Errorf("%d ValkeyNodes and %d Pods of 2x2 members", len(nodes), len(w.pods("demo")))
	}
}
