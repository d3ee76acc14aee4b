// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"bytes"
	"context"
	"os"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// lostSuffix is put to the name of the file with an identity that was given up.
const lostSuffix = ".lost"

// barEvery is how often it is looked whether replicas may be let in.
const barEvery = time.Second

// orphan tells whether the server gave its identity up and has not found a place
// in a cluster since.
func (g *guard) orphan(s step) bool {
	if _, err := os.Stat(g.nodesPath + lostSuffix); err != nil {
		return false
	}
	return s == stepDiscard || g.own.Slots.IsEmpty() && g.own.Upstream.ID == ""
}

// bar starts an orphan without the user of replication. The replicas that it
// had before know its address, and not its identity: one that comes back would
// copy its emptiness, and may be the last that has the data. They are let in
// when the server has slots, or somebody to follow: then whoever leads the
// cluster has decided, and a replica feeds nobody until it is in sync.
func (a *agent) bar() error {
	a.options.barred = true
	a.log.Info("the server lets no replicas in until it has a place in a cluster")
	return a.options.copyUsers()
}

// placed tells whether the server has a place in a cluster by now.
func (h *health) placed(ctx context.Context) bool {
	f := h.current(ctx)
	return f.Err == nil && f.Answered && (f.Info.Role == valkey.RoleReplica || f.Slots > 0)
}

// withoutUser takes a user out of an ACL file.
func withoutUser(users []byte, name string) []byte {
	var rest []byte
	for line := range bytes.Lines(users) {
		if fields := bytes.Fields(line); len(fields) < 2 || string(fields[0]) != "user" || string(fields[1]) != name {
			rest = append(rest, line...)
		}
	}
	return rest
}
