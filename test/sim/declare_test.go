// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"testing"
	"time"
)

// TestPaused: a paused cluster is observed, and nothing is changed.
func TestPaused(t *testing.T) {
	seeds(t, 5, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1})
		w.spec.Paused = true
		before := fmt.Sprint(w.acted)
		w.EditReplicas(2)
		w.EditRevision(false)
		w.DeletePod(w.Primary(0), true)
		w.Run(time.Minute)
		if after := fmt.Sprint(w.acted); after != before {
			t.Errorf("acted while paused: %s, before %s", after, before)
		}
		w.spec.Paused = false
		w.wakeNodes()
		mustConverge(t, w, 10*time.Minute)
	})
}

// TestValkeyNodeDeleted: a deleted ValkeyNode is made anew, and its dead server
// is forgotten only when its slots have an owner (row 35).
func TestValkeyNodeDeleted(t *testing.T) {
	for _, persistent := range []bool{false, true} {
		t.Run(fmt.Sprintf("persistent %v", persistent), func(t *testing.T) {
			seeds(t, 10, func(t *testing.T, seed uint64) {
				w := formed(t, Options{Seed: seed, Shards: 3, Replicas: 1, Persistent: persistent, ClaimDelete: seed%2 == 0})
				w.DeleteNode(w.node(w.Primary(0)))
				mustConverge(t, w, 5*time.Minute)
				w.DeleteNode(w.node(w.Names(1)[1]))
				mustConverge(t, w, 5*time.Minute)
			})
		})
	}
}

// TestObjectsDeleted: what is deleted is put back, and no Pod is touched.
func TestObjectsDeleted(t *testing.T) {
	seeds(t, 5, func(t *testing.T, seed uint64) {
		w := formed(t, Options{Seed: seed, Shards: 2, Replicas: 1})
		uid := w.PodUID("demo-0-0")
		for i := range w.objects {
			w.objects[i].present = false
		}
		mustConverge(t, w, 3*time.Minute)
		for _, o := range w.objects {
			if !o.present {
				t.Errorf("%s %s is missing", o.kind, o.name)
			}
		}
		if w.PodUID("demo-0-0") != uid {
			t.Error("a Pod was replaced")
		}
	})
}
