// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// TestReplicationPasswordRotates shows, for each server, what the rotation of passwords
// rests on: the password that a replica tells its primary is set and read back while the
// server runs, a link that is up stays up when its password goes, and one that is made
// anew uses the new one (row 112).
func TestReplicationPasswordRotates(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		const fresh = "the next one"
		c := form(t, server, "127.0.0.1", 1, 1)
		primary := c.primary(0)
		replica := c.members()[0]
		if replica == primary {
			replica = c.members()[1]
		}
		up := func(when string) {
			t.Helper()
			if i := replica.view().Info; !i.LinkUp {
				t.Errorf("%s the link is down", when)
			}
		}
		everywhere := func(do func(context.Context, *valkey.Client) error) {
			t.Helper()
			for _, m := range c.members() {
				m.must(do)
			}
		}
		everywhere(func(ctx context.Context, v *valkey.Client) error {
			return v.ACLSetUser(ctx, "_replication", "#"+sha256Hex(fresh))
		})
		everywhere(func(ctx context.Context, v *valkey.Client) error {
			err := v.ConfigSet(ctx, map[string]string{"primaryauth": fresh})
			if err != nil {
				return err
			}
			got, err := v.ConfigGet(ctx, "primaryauth")
			if got["primaryauth"] != fresh {
				t.Error("the password that was set is not read back")
			}
			return err
		})
		up("after the switch")
		everywhere(func(ctx context.Context, v *valkey.Client) error {
			return v.ACLSetUser(ctx, "_replication", "!"+sha256Hex(password))
		})
		up("after the former password was dropped")
		former := linkOf(primary)
		primary.must(func(ctx context.Context, v *valkey.Client) error {
			_, err := v.Do(ctx, "CLIENT", "KILL", "TYPE", "REPLICA")
			return err
		})
		eventually(t, 30*time.Second, "the replica is linked anew", func() bool {
			now := linkOf(primary)
			return now != "" && now != former && replica.view().Info.LinkUp
		})
	})
}

// linkOf is the ID of a primary's connection to its replica; empty when there is none.
func linkOf(primary *member) (id string) {
	primary.must(func(ctx context.Context, v *valkey.Client) error {
		r, err := v.Do(ctx, "CLIENT", "LIST", "TYPE", "REPLICA")
		if err != nil {
			return err
		}
		text, err := r.String()
		id, _, _ = strings.Cut(text, " ")
		return err
	})
	return id
}
