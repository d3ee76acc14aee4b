// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// TestRules holds each field of a user to the words that it becomes.
func TestRules(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		user   v1alpha1.User
		hashes []string
		want   string
	}{
		"nothing":               {v1alpha1.User{}, nil, "on -@all"},
		"disabled":              {v1alpha1.User{Enabled: new(false)}, []string{"aa"}, "off #aa -@all"},
		"nopass":                {v1alpha1.User{NoPass: true}, nil, "on nopass -@all"},
		"two passwords":         {v1alpha1.User{}, []string{"aa", "bb"}, "on #aa #bb -@all"},
		"commands":              {v1alpha1.User{Commands: v1alpha1.UserCommands{Allow: []string{"@read", "config|get"}, Deny: []string{"keys"}}}, nil, "on -@all +@read +config|get -keys"},
		"keys":                  {v1alpha1.User{Keys: v1alpha1.UserKeys{ReadWrite: []string{"a:*"}, ReadOnly: []string{"*"}, WriteOnly: []string{"w"}}}, nil, "on %R~* %W~w ~a:* -@all"},
		"all keys and one more": {v1alpha1.User{Keys: v1alpha1.UserKeys{ReadWrite: []string{"a", "*", "b"}}}, nil, "on ~* -@all"},
		"channels":              {v1alpha1.User{Channels: v1alpha1.UserChannels{Patterns: []string{"n:*"}}}, nil, "on &n:* -@all"},
		"raw rules":             {v1alpha1.User{Permissions: " (~x  +get)  +ping "}, nil, "on -@all (~x +get) +ping"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := resources.DeclaredUser(&tt.user, tt.hashes)
			if got := strings.Join(u.Rules(), " "); got != "reset resetchannels "+tt.want {
				t.Errorf("Rules = %q, want reset resetchannels %s", got, tt.want)
			}
		})
	}
}

// TestPasswordsIn keeps the rules and changes what lets somebody in.
func TestPasswordsIn(t *testing.T) {
	t.Parallel()
	old := strings.Join(resources.User{Enabled: true, PasswordHashes: []string{"aa", "bb"}, ReadWrite: []string{"#k"}, Commands: []string{"+get"}}.Rules(), " ")
	for want, u := range map[string]resources.User{
		"reset resetchannels on #cc ~#k -@all +get":    {Enabled: true, PasswordHashes: []string{"cc"}},
		"reset resetchannels off ~#k -@all +get":       {},
		"reset resetchannels on nopass ~#k -@all +get": {Enabled: true, AnyPassword: true},
	} {
		if got := u.PasswordsIn(old); got != want {
			t.Errorf("PasswordsIn = %q, want %q", got, want)
		}
	}
}

// TestPasswordIn shows the rule about line endings.
func TestPasswordIn(t *testing.T) {
	t.Parallel()
	for value, want := range map[string]string{
		"a": "a", "a\n": "a", "a\r\n": "a", "a\n\n": "a\n", "a\r": "a\r", "\n": "", "": "", " a ": " a ", "\x00\xff\n": "\x00\xff",
	} {
		if got := string(resources.PasswordIn([]byte(value))); got != want {
			t.Errorf("PasswordIn(%q) = %q, want %q", value, got, want)
		}
	}
}

// FuzzACL shows that a file reads back as what was put in, and that no rule can
// become another one, another user or another line.
func FuzzACL(f *testing.F) {
	for _, s := range []string{"*", "a b", "x\nuser eve on nopass ~* +@all", "", "é", "\t", "\u2028", "(~x", "#", "\x00"} {
		f.Add("app", s, s)
	}
	f.Fuzz(func(t *testing.T, name, pattern, more string) {
		u := resources.User{Name: name, Enabled: true, PasswordHashes: []string{"aa"}, ReadWrite: []string{pattern}, More: strings.Fields(more)}
		a := resources.ACL{}
		put := a.Put(u)
		if !put && len(a) > 0 {
			t.Fatal("it was refused and is there")
		}
		text := a.File()
		if lines := strings.Count(text, "\n"); lines != len(a) {
			t.Fatalf("%d users in %d lines", len(a), lines)
		}
		back := resources.ParseACL([]byte(text))
		if !maps.Equal(a, back) {
			t.Fatalf("%q reads back as %q", a, back)
		}
		for _, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
			if put && !slices.Equal(strings.Split(line, " "), append([]string{"user", name}, u.Rules()...)) {
				t.Fatalf("the server would cut %q otherwise", line)
			}
		}
	})
}
