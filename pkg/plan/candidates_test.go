// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// TestCandidates: a replica that holds nothing yet is kept out of elections, and stands
// for them when it has the data of its shard (row 45).
func TestCandidates(t *testing.T) {
	t.Parallel()
	const out, in = "keep demo-0-1 out of elections (it holds nothing yet)", "let demo-0-1 stand for election (it has the data of its shard)"
	replica := func(change func(*Server)) func(*State) {
		return func(s *State) { change(s.member("demo-0-1").Server) }
	}
	none := func(v *Server) { v.LinkUp, v.LinkDownFor, v.Keys = false, -1, 0 }
	check(t, map[string]planCase{
		"it holds nothing": {state: settled(3, 1), change: replica(none), want: []string{out}, reason: "ReplicaNotInSync", says: v1alpha1.StateReconciling},
		"and is out already": {
			state: settled(3, 1), change: replica(func(v *Server) { none(v); v.NoFailover = true }),
			reason: "ReplicaNotInSync", says: v1alpha1.StateReconciling,
		},
		"its data came with its volume": {
			state: settled(3, 1), change: replica(func(v *Server) { none(v); v.Keys = 10 }),
			reason: "ReplicaNotInSync", says: v1alpha1.StateReconciling,
		},
		"half of a copy is no copy": {
			state: settled(3, 1), change: replica(func(v *Server) { none(v); v.Keys, v.NoFailover = 10, true }),
			reason: "ReplicaNotInSync", says: v1alpha1.StateReconciling,
		},
		"it is in sync": {
			state: settled(3, 1), change: replica(func(v *Server) { v.NoFailover = true }),
			want: []string{in}, reason: "NotCandidate", says: v1alpha1.StateReconciling,
		},
		"it was in sync": {
			state: settled(3, 1), change: replica(func(v *Server) { v.LinkUp, v.LinkDownFor, v.NoFailover = false, time.Second, true }),
			want: []string{in}, reason: "ReplicaNotInSync", says: v1alpha1.StateReconciling,
		},
		"it became the primary": {
			state: settled(3, 1), change: func(s *State) { s.member("demo-0-0").Server.NoFailover = true },
			want: []string{"let demo-0-0 stand for election (it has the data of its shard)"}, reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
	})
}

// TestStoppingCopy: a replica that holds nothing is not promoted while one with data
// stops, which may come back with its volume.
func TestStoppingCopy(t *testing.T) {
	t.Parallel()
	for _, stopping := range []bool{false, true} {
		s := settled(1, 2)
		s.Spec.Persistence = &v1alpha1.Persistence{}
		s.reborn("demo-0-0")
		linkDown(s, "demo-0-1", -1)
		s.member("demo-0-1").Server.NoFailover = true
		linkDown(s, "demo-0-2", time.Second)
		s.member("demo-0-2").Server.Keys = 10
		s.member("demo-0-2").Pod.Deleting = stopping
		for _, a := range Make(*s).Actions {
			if f, ok := a.(Failover); ok && f.On.Member == "demo-0-1" {
				t.Errorf("stopping %v: %s", stopping, f)
			}
		}
	}
}

// TestNobodyVotesForIt: where only a replica is left that does not stand for election,
// no vote is waited for, and what may come back with a volume is.
func TestNobodyVotesForIt(t *testing.T) {
	t.Parallel()
	for _, persistent := range []bool{false, true} {
		s := settled(3, 1)
		if persistent {
			s.Spec.Persistence = &v1alpha1.Persistence{}
			s.silence("demo-0-0").Pod = nil
		} else {
			s.reborn("demo-0-0")
		}
		v := s.member("demo-0-1").Server
		v.LinkUp, v.LinkDownFor, v.NoFailover = false, -1, true
		p := Make(*s)
		promoted := false
		for _, a := range p.Actions {
			f, ok := a.(Failover)
			promoted = promoted || ok && f.Mode == FailoverTakeover
		}
		if promoted == persistent {
			t.Errorf("persistent %v: promoted %v: %v", persistent, promoted, p.Waits)
		}
	}
}
