// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// declaredUsers are users with everything that can be declared.
func declaredUsers() resources.ACL {
	acl := basicACL()
	hash := resources.HashPassword([]byte(password))
	for _, u := range []v1alpha1.User{
		{Name: "none"},
		{Name: "off", Enabled: new(false), Keys: v1alpha1.UserKeys{ReadWrite: []string{"*", "a"}}},
		{Name: "open", NoPass: true, Commands: v1alpha1.UserCommands{Allow: []string{"@all"}, Deny: []string{"@dangerous", "keys"}}},
		{
			Name: "app.one:2@x-y", Commands: v1alpha1.UserCommands{Allow: []string{"GET", "@read", "config|get", "select|0"}, Deny: []string{"scan"}},
			Keys:        v1alpha1.UserKeys{ReadWrite: []string{"a:*", `"q"`, `\x`, "é", "#h", "[ab]"}, ReadOnly: []string{"*", "r"}, WriteOnly: []string{"w", "a:*"}},
			Channels:    v1alpha1.UserChannels{Patterns: []string{"n:*", "&"}},
			Permissions: "(%R~cache:* +get) (~x resetchannels +set) skip-sanitize-payload",
		},
	} {
		acl.Put(resources.DeclaredUser(&u, []string{hash, hash[:63] + "0"}))
	}
	return acl
}

// TestUsersOfFileAndCommand shows, for each server, what trying rules rests on: a
// server takes from its file exactly the rules that it takes by ACL SETUSER, and
// writes both in the same words (row 110). The user _operator has the rights to all
// of it, and to nothing that was refused it (row 115).
func TestUsersOfFileAndCommand(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		m := newMember(t, server, "127.0.0.1")
		acl := declaredUsers()
		m.write("credentials/users.acl", acl.File())
		m.start()
		eventually(t, 30*time.Second, "the server answers", func() bool { return m.me().ID != "" })
		m.must(func(ctx context.Context, c *valkey.Client) error {
			fromFile, err := c.ACLUsers(ctx)
			if err != nil {
				return err
			}
			if len(fromFile) != len(acl) {
				t.Errorf("%d users in the file, %d in the server", len(acl), len(fromFile))
			}
			var users []valkey.User
			for name, rules := range acl {
				users = append(users, valkey.User{Name: "_trial-" + name, Rules: strings.Split(rules, " ")})
			}
			if err := errors.Join(c.ACLSetUsers(ctx, users)...); err != nil {
				return err
			}
			all, err := c.ACLUsers(ctx)
			if err != nil {
				return err
			}
			for name := range acl {
				if all["_trial-"+name] != fromFile[name] {
					t.Errorf("%s: from the file %q, by command %q", name, fromFile[name], all["_trial-"+name])
				}
			}
			var trials []string
			for _, u := range users {
				trials = append(trials, u.Name)
			}
			err = errors.Join(c.DisconnectUsers(ctx, trials), c.ACLRemoveUsers(ctx, trials), c.ACLRemoveUsers(ctx, trials))
			after, errAfter := c.ACLUsers(ctx)
			if !maps.Equal(after, fromFile) {
				t.Errorf("%d users are left of %d", len(after), len(fromFile))
			}
			return errors.Join(err, errAfter)
		})
		m.must(func(ctx context.Context, c *valkey.Client) error {
			refusals, err := c.ACLLog(ctx, 100)
			for _, r := range refusals {
				t.Errorf("%s was refused %s %s", r.Username, r.Reason, r.Object)
			}
			return err
		})
	})
}

// TestRefusedUsers shows that rules of which one word is wrong are refused as a
// whole, with words that name it, and that the user stays as it was (row 110).
func TestRefusedUsers(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		m := newMember(t, server, "127.0.0.1")
		m.start()
		eventually(t, 30*time.Second, "the server answers", func() bool { return m.me().ID != "" })
		m.must(func(ctx context.Context, c *valkey.Client) error {
			before, err := c.ACLUsers(ctx)
			if err != nil {
				return err
			}
			for _, wrong := range []string{"+@nonexistent", "+nosuch", "+GET|", "~*  ~x", "allkey", "(+get", "+acl|nosuch"} {
				u := resources.DeclaredUser(&v1alpha1.User{Name: "app", Permissions: wrong}, nil)
				for i, err := range c.ACLSetUsers(ctx, []valkey.User{{Name: "default", Rules: u.Rules()}, {Name: "app", Rules: u.Rules()}}) {
					if refusal := new(valkey.Error); !errors.As(err, &refusal) || refusal.Code != valkey.CodeOther {
						t.Errorf("%s, user %d: %v", wrong, i, err)
					}
				}
			}
			after, err := c.ACLUsers(ctx)
			if !maps.Equal(before, after) {
				t.Errorf("users were %v, and are %v", before, after)
			}
			return err
		})
	})
}

// TestManyUsers sets and removes 1,000 users on one server, within the time-outs of
// its connection.
func TestManyUsers(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		m := newMember(t, server, "127.0.0.1")
		m.start()
		eventually(t, 30*time.Second, "the server answers", func() bool { return m.me().ID != "" })
		m.must(func(ctx context.Context, c *valkey.Client) error {
			users := make([]valkey.User, 1000)
			names := make([]string, len(users))
			for i := range users {
				names[i] = fmt.Sprintf("user-%d", i)
				u := resources.DeclaredUser(&v1alpha1.User{Name: names[i], Keys: v1alpha1.UserKeys{ReadWrite: []string{names[i] + ":*"}}}, []string{resources.HashPassword([]byte(names[i]))})
				users[i] = valkey.User{Name: u.Name, Rules: u.Rules()}
			}
			began := time.Now()
			err := errors.Join(c.ACLSetUsers(ctx, users)...)
			all, errAll := c.ACLUsers(ctx)
			if len(all) < len(users) {
				t.Errorf("%d users", len(all))
			}
			err = errors.Join(err, errAll, c.ACLRemoveUsers(ctx, names))
			t.Logf("1,000 users set, read and removed in %s", time.Since(began))
			return err
		})
	})
}
