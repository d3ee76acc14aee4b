// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import "testing"

// TestVerdict shows row 110 for clusters of two versions: rules are good when each
// version that runs has taken them.
func TestVerdict(t *testing.T) {
	t.Parallel()
	tried := map[trial]outcome{
		{"9.1", "both"}: {written: "x"}, {"8.0", "both"}: {written: "x"},
		{"9.1", "new"}: {written: "x"}, {"8.0", "new"}: {refusal: "Unknown command"},
		{"9.1", "one"}: {written: "x"},
	}
	for _, tt := range []struct {
		rules    string
		live     []string
		refusal  string
		accepted bool
	}{
		{"both", []string{"8.0", "9.1"}, "", true},
		{"new", []string{"8.0", "9.1"}, "Unknown command", false},
		{"new", []string{"9.1"}, "", true},
		{"one", []string{"8.0", "9.1"}, "", false},
		{"both", nil, "", false},
	} {
		a := &access{tried: tried, live: map[string]bool{}}
		for _, version := range tt.live {
			a.live[version] = true
		}
		if refusal, accepted := a.verdict(tt.rules); refusal != tt.refusal || accepted != tt.accepted {
			t.Errorf("%q with %v: %q, %v", tt.rules, tt.live, refusal, accepted)
		}
	}
}
