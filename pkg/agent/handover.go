// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// usualLag is in seconds: replicas confirm their offsets every second.
const usualLag = 2

// successors decides who may take over from a primary that is about to stop:
// its online replicas, the one with the most first, and those last from which
// nothing was heard for a while. Without one, it says why.
func successors(v valkey.View) ([]candidate, string) {
	me, ok := v.Nodes.Myself()
	switch {
	case !ok || v.Info.Role != valkey.RolePrimary:
		return nil, "the server is no primary"
	case me.Slots.IsEmpty():
		return nil, "the server owns no slots"
	case len(v.Info.ConnectedReplicas) == 0:
		return nil, "the server has no replica"
	}
	var found []candidate
	for _, r := range v.Info.ConnectedReplicas {
		e, ok := v.Nodes.ByAddress(r.IP, r.Port)
		if ok && r.Online() && e.Replica && e.PrimaryID == me.ID && !e.Fail && !e.PFail {
			found = append(found, candidate{
				ID: e.ID, Address: e.Address(), Mode: valkey.FailoverGraceful, Offset: r.Offset, Silence: max(0, r.Lag-usualLag),
			})
		}
	}
	if len(found) == 0 {
		return nil, fmt.Sprintf("none of the server's %d replicas is in sync and well", len(v.Info.ConnectedReplicas))
	}
	slices.SortFunc(found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.Silence, b.Silence), cmp.Compare(b.Offset, a.Offset), cmp.Compare(a.ID, b.ID))
	})
	return found, ""
}
