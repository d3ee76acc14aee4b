// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// TestReady: Ready is exactly the absence of everything that could be wrong, from
// every server's own view (row 145).
func TestReady(t *testing.T) {
	t.Parallel()
	wrong := map[string]func(*State){
		"a member is missing":            func(s *State) { s.Members = s.Members[1:] },
		"a Pod is not ready":             func(s *State) { s.Members[3].Pod.Ready = false },
		"a server does not answer":       func(s *State) { s.silence("demo-1-1") },
		"a link is down":                 func(s *State) { linkDown(s, "demo-2-1", time.Second) },
		"a replica follows another":      func(s *State) { s.member("demo-2-1").Server.PrimaryID = "id-demo-0-0" },
		"a slot migrates":                func(s *State) { s.Members[0].Server.SlotsMoving = true },
		"a server loads":                 func(s *State) { s.Members[1].Server.Loading = true },
		"one view has a wrong address":   func(s *State) { s.Members[2].Server.Peers[0].IP = "10.8.8.8" },
		"one view has a failed peer":     func(s *State) { s.Members[2].Server.Peers[0].Failed = true },
		"one view suspects a peer":       func(s *State) { s.Members[2].Server.Peers[0].Suspected = true },
		"one view lacks a peer":          func(s *State) { s.Members[2].Server.Peers = s.Members[2].Server.Peers[1:] },
		"one view has a stranger":        func(s *State) { s.Members[2].Server.Peers = append(s.Members[2].Server.Peers, Peer{ID: "x"}) },
		"one view has a handshake":       func(s *State) { s.Members[2].Server.Peers[0].Handshake = true },
		"one view has other slots":       func(s *State) { s.Members[5].Server.Peers[0].Slots = s.Members[2].Server.Slots },
		"one view has another role":      func(s *State) { s.Members[5].Server.Peers[0].Primary = false },
		"one view is not connected":      func(s *State) { s.Members[5].Server.Peers[0].Linked = false },
		"a Pod is of another revision":   func(s *State) { s.Members[5].Pod.Revision = "old" },
		"a Pod is stopping":              func(s *State) { s.Members[5].Pod.Deleting = true },
		"a member is being removed":      func(s *State) { s.Members[5].Retired = true },
		"slots have no owner":            func(s *State) { s.Members[0].Server.Slots = nil },
		"a server refuses to serve":      func(s *State) { s.Members[2].Server.Refuses = true },
		"a primary is slotless":          func(s *State) { s.Members[1].Server.Primary = true },
		"the cluster is being destroyed": func(s *State) { s.Deleting = true },
	}
	if p := Make(*settled(3, 1)); !p.Settled {
		t.Fatalf("the cluster is not settled to begin with: %s", p.Status.Message)
	}
	for name, change := range wrong {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := settled(3, 1)
			change(s)
			p := Make(*s)
			if ready := p.Status.Condition(v1alpha1.ConditionReady); ready.Status != "False" {
				t.Errorf("Ready although %s", name)
			}
			if p.Status.Message == "" || p.Settled {
				t.Errorf("message %q, settled %t", p.Status.Message, p.Settled)
			}
		})
	}
}

// TestRules: each rule says when it acts, and names do not repeat.
func TestRules(t *testing.T) {
	t.Parallel()
	var seen []string
	for _, r := range Rules() {
		if r[1] == "" || strings.HasSuffix(r[1], ".") || slices.Contains(seen, r[0]) {
			t.Errorf("rule %q: %q", r[0], r[1])
		}
		seen = append(seen, r[0])
	}
}
