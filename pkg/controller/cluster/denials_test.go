// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// TestDenialsAreCountedOnce shows that each refusal in a server's log is counted
// once, however often the log is read, and an entry that repeats by what it grew.
func TestDenialsAreCountedOnce(t *testing.T) {
	t.Parallel()
	entry := func(id, count int64) valkey.ACLRefusal {
		return valkey.ACLRefusal{ID: id, Count: count, Username: "app", Reason: "command"}
	}
	k := &serverUsers{}
	for i, step := range []struct{ log, want []valkey.ACLRefusal }{
		{nil, nil},
		{[]valkey.ACLRefusal{entry(1, 2)}, []valkey.ACLRefusal{entry(1, 2)}},
		{[]valkey.ACLRefusal{entry(1, 2)}, nil},
		{nil, nil}, // a look that did not ask
		{[]valkey.ACLRefusal{entry(2, 1), entry(1, 5)}, []valkey.ACLRefusal{entry(2, 1), entry(1, 3)}},
		{[]valkey.ACLRefusal{entry(3, 1), entry(2, 1)}, []valkey.ACLRefusal{entry(3, 1)}},
	} {
		if diff := cmp.Diff(step.want, k.news(step.log)); diff != "" {
			t.Errorf("step %d (-want +got):\n%s", i, diff)
		}
	}
}
