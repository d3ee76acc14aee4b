// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"strings"
	"testing"
)

// TestNames shows row 13: a name either is refused, or is short enough for every
// object made from it.
func TestNames(t *testing.T) {
	t.Parallel()
	const tooLong = "metadata.name must have 46 characters or fewer"
	tests := map[string]struct{ name, refusal string }{
		"20 characters":       {strings.Repeat("a", 20), ""},
		"40 characters":       {strings.Repeat("a", 40), ""},
		"46, the longest":     {strings.Repeat("a", 46), ""},
		"47, one too many":    {strings.Repeat("a", 47), tooLong},
		"52 characters":       {strings.Repeat("a", 52), tooLong},
		"63 characters":       {strings.Repeat("a", 63), tooLong},
		"253 characters":      {strings.Repeat("a", 253), tooLong},
		"254 characters":      {strings.Repeat("a", 254), "metadata.name"},
		"one character":       {"a", ""},
		"digit first":         {"1a", ""},
		"digits":              {"42", ""},
		"like a node":         {"demo-0", ""},
		"dot":                 {"a.b", "metadata.name must not contain dots"},
		"capital":             {"Demo", "metadata.name"},
		"underscore":          {"a_b", "metadata.name"},
		"dash last":           {"a-", "metadata.name"},
		"dash first":          {"-a", "metadata.name"},
		"empty":               {"", "name"},
		"ends with -nodes":    {"demo-nodes", "metadata.name must not end with -nodes or -system"},
		"ends with -system":   {"demo-system", "metadata.name must not end with -nodes or -system"},
		"ends with nodes":     {"demonodes", ""},
		"starts with system":  {"system-demo", ""},
		"nodes in the middle": {"demo-nodes-1", ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, err := create(t, tt.name, `{"shards":12}`)
			if tt.refusal != "" {
				refused(t, err, tt.refusal)
				return
			}
			typed(t, o, err)
		})
	}
}
