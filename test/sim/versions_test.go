// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"testing"
	"time"
)

// TestOlderVersion: no server of an older version is given a volume that a newer one
// has written to, where the change back comes at any moment of the change (row 170).
func TestOlderVersion(t *testing.T) {
	const older, newer = "8.1.1", "9.1.0"
	seeds(t, 20, func(t *testing.T, seed uint64) {
		w := New(Options{Seed: seed, Shards: 3, Replicas: int32(seed % 3), Persistent: seed%4 > 0, Version: older})
		mustConverge(t, w, 5*time.Minute)
		w.EditVersion(newer)
		w.Run(time.Duration(seed) * 5 * time.Second)
		w.EditVersion(older)
		mustConverge(t, w, 20*time.Minute)
		for _, p := range w.pods {
			if got := w.runs(p.server); got != older {
				t.Errorf("%s runs %s", p.name, got)
			}
		}
	})
}
