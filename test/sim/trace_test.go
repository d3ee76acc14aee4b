// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"flag"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var updateFlag = flag.Bool("update", false, "write testdata/*.txt anew")

// TestTraces compares what happens and what is planned in a few scenarios, line
// by line, with testdata: a change of behaviour is a change of these files.
func TestTraces(t *testing.T) {
	traces := map[string]struct {
		about string
		o     Options
		do    func(w *World)
		from  bool // from nothing; else the cluster is at rest first
	}{
		"form-3x1":           {about: "a cluster of 3 shards with a replica each is formed", o: Options{Shards: 3, Replicas: 1}, do: func(*World) {}, from: true},
		"form-1x0":           {about: "one server is a cluster (row 1)", o: Options{Shards: 1}, do: func(*World) {}, from: true},
		"primary-pod-forced": {about: "the Pod of a primary is force-deleted; the others vote (row 35)", o: Options{Shards: 3, Replicas: 1}, do: func(w *World) { w.DeletePod("demo-0-0", true) }},
		"primary-1x1-forced": {about: "the same where nobody can vote (row 38)", o: Options{Shards: 1, Replicas: 1}, do: func(w *World) { w.DeletePod(w.Primary(0), true) }},
		"shard-lost":         {about: "both Pods of a shard without volumes are force-deleted (row 7)", o: Options{Shards: 3, Replicas: 1}, do: func(w *World) { w.DeletePod("demo-1-0", true); w.DeletePod("demo-1-1", true) }},
		"addresses-changed": {about: "all Pods of a persistent cluster come back with other addresses (row 23)", o: Options{Shards: 3, Replicas: 0, Persistent: true}, do: func(w *World) {
			for i := range int32(3) {
				w.DeletePod(w.Primary(i), true)
			}
		}},
		"replicas-edited": {about: "spec.replicas goes from 1 to 2 and to 0", o: Options{Shards: 1, Replicas: 1}, do: func(w *World) {
			w.EditReplicas(2)
			w.Run(30 * time.Second)
			w.EditReplicas(0)
		}},
		"roll-2x1": {about: "the declaration changes: Pods are replaced one by one, replicas first (rows 61, 62)", o: Options{Shards: 2, Replicas: 1}, do: func(w *World) { w.EditRevision(false) }},
		"bad-revision": {about: "a change makes Pods that cannot start, and is mended (row 63)", o: Options{Shards: 3, Replicas: 1}, do: func(w *World) {
			w.EditRevision(true)
			w.Run(time.Minute)
			w.EditRevision(false)
		}},
	}
	for name, tt := range traces {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tt.o.Seed = 1
			w := New(tt.o)
			if !tt.from {
				mustConverge(t, w, 5*time.Minute)
			}
			w.Trace(tt.about)
			tt.do(w)
			mustConverge(t, w, 10*time.Minute)
			path := filepath.Join("testdata", name+".txt")
			if *updateFlag {
				if err := os.WriteFile(path, []byte(w.Traced()), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), w.Traced()); diff != "" {
				t.Errorf("the trace differs; if that is right: go test ./test/sim -run TestTraces -update (-want +got):\n%s", diff)
			}
		})
	}
}
