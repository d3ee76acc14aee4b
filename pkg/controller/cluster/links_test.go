// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"testing"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// TestSyncsBegun: full syncs of a primary count from when a replica was first seen
// without its link, and anew with the next process of the primary (row 57).
func TestSyncsBegun(t *testing.T) {
	t.Parallel()
	mem := &memory{}
	for _, step := range []struct {
		what    string
		process string
		syncs   int64
		up      bool
		want    int64
	}{
		{"first seen", "a", 7, false, 0},
		{"again and again", "a", 9, false, 2},
		{"the primary was restarted", "b", 1, false, 0},
		{"and begins", "b", 2, false, 1},
		{"in sync", "b", 2, true, 0},
		{"the link breaks later", "b", 2, false, 0},
	} {
		seen := &observation{mem: mem, syncs: map[string]begun{"p": {step.process, step.syncs}}, state: plan.State{Members: []plan.Member{
			{Name: "demo-0-0", Server: &plan.Server{ID: "p", Primary: true}},
			{Name: "demo-0-1", Published: plan.NodeStatus{Ready: true}, Server: &plan.Server{ID: "r", PrimaryID: "p", LinkUp: step.up}},
		}}}
		seen.judgeLinks()
		if got := seen.state.Members[1].Server.SyncsBegun; got != step.want {
			t.Errorf("%s: %d syncs, want %d", step.what, got, step.want)
		}
	}
}

// TestLinks: a link counts as up when the stream is seen to flow, not when the
// replica has loaded its first copy (row 145).
func TestLinks(t *testing.T) {
	t.Parallel()
	mem := &memory{}
	look := func(primary, replica int64, up, published bool) bool {
		t.Helper()
		seen := &observation{mem: mem, state: plan.State{Members: []plan.Member{
			{Name: "demo-0-0", Server: &plan.Server{ID: "p", Primary: true, Offset: primary}},
			{
				Name: "demo-0-1", Published: plan.NodeStatus{Ready: published},
				Server: &plan.Server{ID: "r", PrimaryID: "p", LinkUp: up, Offset: replica},
			},
		}}}
		seen.judgeLinks()
		return seen.state.Members[1].Server.LinkUp
	}
	for _, step := range []struct {
		what             string
		primary, replica int64
		up, published    bool
		want             bool
	}{
		{"the first copy is under way", 100, 0, false, false, false},
		{"it is loaded, and more was written since", 150, 120, true, false, false},
		{"nothing streams yet", 200, 120, true, false, false},
		{"the stream flows", 260, 210, true, false, true},
		{"it was published as ready", 300, 0, true, true, true},
		{"the link broke", 300, 0, false, true, false},
		{"it is up again: not yet seen to flow", 400, 390, true, false, false},
		{"and now it is", 400, 400, true, false, true},
	} {
		if got := look(step.primary, step.replica, step.up, step.published); got != step.want {
			t.Errorf("%s: link up is %t, want %t", step.what, got, step.want)
		}
	}
}
