// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// TestReplicaThatLags: a replica that was cut off before its primary died lacks writes.
// It is promoted at once only where nothing can come back that has them (rows 36, 37).
func TestReplicaThatLags(t *testing.T) {
	t.Parallel()
	const timeout = 15 * time.Second // longer than any here
	for name, tt := range map[string]struct {
		missed   time.Duration // by the replica
		since    time.Duration // the Kubernetes node of the primary is lost; 0: gone
		gone     bool          // the volume
		promoted bool
	}{
		"in step, on a node that is gone":          {missed: 10 * time.Second, promoted: true},
		"in step, on a node that is lost":          {missed: 10 * time.Second, since: time.Second, promoted: true},
		"behind, on a node that is gone":           {missed: time.Hour},
		"behind, on a node that is lost":           {missed: time.Hour, since: time.Minute},
		"behind, on a node that is lost for long":  {missed: time.Hour, since: nodeReturns, promoted: true},
		"behind, and the volume is gone for good":  {missed: time.Hour, since: time.Minute, gone: true, promoted: true},
		"behind as far as gossip may be: in step":  {missed: 31 * time.Second, since: time.Second, promoted: true},
		"behind more than gossip may be: it lacks": {missed: 60 * time.Second, since: time.Second},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := settled(2, 1)
			s.Spec.Persistence = &v1alpha1.Persistence{}
			m := s.silence("demo-0-0")
			m.Pod.NodeLost, m.VolumeGone, m.Pod.Started = true, tt.gone, noon.Add(-time.Hour)
			if tt.since > 0 {
				m.Pod.NodeLostSince = noon.Add(-tt.since)
			}
			linkDown(s, "demo-0-1", tt.missed)
			for i := range s.Members {
				if v := s.Members[i].Server; v != nil {
					for j := range v.Peers {
						if p := &v.Peers[j]; p.ID == m.Published.NodeID {
							p.Failed, p.Unanswered = true, 25*time.Second
						}
					}
				}
			}
			s.Spec.NodeTimeoutMilliseconds = new(int32(timeout.Milliseconds()))
			got := false
			for _, a := range Make(*s).Actions {
				f, ok := a.(Failover)
				got = got || ok && f.On.Member == "demo-0-1" && f.Mode == FailoverTakeover
			}
			if got != tt.promoted {
				t.Errorf("promoted: %v, want %v", got, tt.promoted)
			}
		})
	}
}

// TestRestartedReplicaAlone: a replica that was started on its volume, and has not seen
// its primary since, is promoted when the primary's volume will not come back within
// the bound, if it has data (row 37).
func TestRestartedReplicaAlone(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		since    time.Duration // the Kubernetes node of the primary is lost
		gone     bool          // its volume
		keys     int64         // of the replica
		promoted bool
	}{
		"the volume is lost":              {since: time.Second, gone: true, keys: 5, promoted: true},
		"the node is lost for long":       {since: nodeReturns, keys: 5, promoted: true},
		"the node is lost":                {since: nodeReturns - 1, keys: 5},
		"the replica has nothing to save": {since: nodeReturns, gone: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := settled(1, 1)
			s.Spec.Persistence = &v1alpha1.Persistence{}
			m := s.silence("demo-0-0")
			m.Pod.NodeLost, m.VolumeGone, m.Pod.Started = true, tt.gone, noon.Add(-time.Hour)
			m.Pod.NodeLostSince = noon.Add(-tt.since)
			v := s.member("demo-0-1").Server
			v.LinkUp, v.LinkDownFor, v.Keys = false, -1, tt.keys
			promoted := false
			for _, a := range Make(*s).Actions {
				_, failover := a.(Failover)
				promoted = promoted || failover
			}
			if promoted != tt.promoted {
				t.Errorf("promoted %v, want %v", promoted, tt.promoted)
			}
		})
	}
}

// TestFormationRecalls: the volume of a member that was removed before the formation
// comes back before others get the slots of its shard (row 5).
func TestFormationRecalls(t *testing.T) {
	t.Parallel()
	s := started(1, 0)
	s.Spec.Persistence = &v1alpha1.Persistence{}
	s.Claims = map[int32][]int32{0: {1}}
	var got []string
	for _, a := range Make(*s).Actions {
		got = append(got, a.String())
	}
	if diff := cmp.Diff([]string{"create ValkeyNode demo-0-1 of revision new"}, got); diff != "" {
		t.Errorf("actions (-want +got):\n%s", diff)
	}
}
