// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// User is a user as the servers are to have it, wherever it was declared.
type User struct {
	// Name has no spaces.
	Name string
	// Enabled: somebody can authenticate as it.
	Enabled bool
	// AnyPassword is as good as the right one.
	AnyPassword bool
	// PasswordHashes are the SHA-256 of its passwords, in hex.
	PasswordHashes []string
	// ReadWrite, ReadOnly and WriteOnly are patterns of keys, Channels those of
	// channels.
	ReadWrite, ReadOnly, WriteOnly, Channels []string
	// Commands are rules with their signs, in order: +@read, -keys.
	Commands []string
	// More are further rules, added at the end.
	More []string
}

// HashPassword is what is stored of a password.
func HashPassword(password []byte) string {
	sum := sha256.Sum256(password)
	return hex.EncodeToString(sum[:])
}

// PasswordIn is the password in the value of a Secret's key: all bytes but one
// line ending, which editors and echo add.
func PasswordIn(value []byte) []byte {
	if trimmed, found := bytes.CutSuffix(value, []byte("\n")); found {
		return bytes.TrimSuffix(trimmed, []byte("\r"))
	}
	return value
}

// DeclaredUser is a user as it was declared, with the hashes of its passwords.
func DeclaredUser(u *v1alpha1.User, hashes []string) User {
	out := User{
		Name: u.Name, Enabled: u.EnabledOrDefault(), AnyPassword: u.NoPass, PasswordHashes: hashes,
		ReadWrite: u.Keys.ReadWrite, ReadOnly: u.Keys.ReadOnly, WriteOnly: u.Keys.WriteOnly,
		Channels: u.Channels.Patterns, More: strings.Fields(u.Permissions),
	}
	for _, c := range u.Commands.Allow {
		out.Commands = append(out.Commands, "+"+c)
	}
	for _, c := range u.Commands.Deny {
		out.Commands = append(out.Commands, "-"+c)
	}
	return out
}

// SystemUsers are the users that the operator needs, by name.
func SystemUsers(k Credentials) []User {
	user := func(name string, password func(Passwords) string, commands []string) User {
		return User{Name: name, Enabled: true, PasswordHashes: k.hashes(password), Commands: commands}
	}
	return []User{
		user(v1alpha1.UserAgent, func(p Passwords) string { return p.Agent }, agentRights),
		user(v1alpha1.UserOperator, func(p Passwords) string { return p.Operator }, operatorRights),
		user(v1alpha1.UserReplication, func(p Passwords) string { return p.Replication }, replicationRights),
	}
}

// DefaultUser is the user "default" where it is not declared, with these hashes of its
// passwords: everything. It is the user's own database.
func DefaultUser(hashes []string) User {
	return User{
		Name: v1alpha1.UserDefault, Enabled: true, PasswordHashes: hashes,
		ReadWrite: []string{"*"}, Channels: []string{"*"}, Commands: []string{"+@all"},
	}
}

// NoUser is a user that nobody can use.
func NoUser(name string) User { return User{Name: name} }

// Disabled is the user without passwords, when nobody may authenticate.
func (u User) Disabled() User {
	u.Enabled, u.AnyPassword, u.PasswordHashes = false, false, nil
	return u
}

// Rules are the arguments of ACL SETUSER that make the user what it is to be,
// whatever it was before and whatever acl-pubsub-default says. The server takes
// the same words from a line of its ACL file, which it cuts at each space:
// nothing in it can be quoted, so no rule may hold one.
func (u User) Rules() []string {
	rules := []string{"reset", "resetchannels", "off"}
	if u.Enabled {
		rules[2] = "on"
	}
	if u.AnyPassword {
		rules = append(rules, "nopass")
	}
	for _, hash := range u.PasswordHashes {
		rules = append(rules, "#"+hash)
	}
	rules = append(rules, patterns("%R~", u.ReadOnly)...)
	rules = append(rules, patterns("%W~", u.WriteOnly)...)
	rules = append(rules, patterns("~", u.ReadWrite)...)
	rules = append(rules, patterns("&", u.Channels)...)
	rules = append(rules, "-@all")
	rules = append(rules, u.Commands...)
	return append(rules, u.More...)
}

// PasswordsIn are other rules of the user, such as its last good ones, with its
// present passwords, and enabled as it is.
func (u User) PasswordsIn(rules string) string {
	keep := func(rule string) bool {
		return !strings.HasPrefix(rule, "#") && rule != "nopass" && rule != "on" && rule != "off"
	}
	var out []string
	for rule := range strings.SplitSeq(rules, " ") {
		if keep(rule) {
			out = append(out, rule)
		}
	}
	mine := User{Enabled: u.Enabled, AnyPassword: u.AnyPassword, PasswordHashes: u.PasswordHashes}.Rules()
	mine = mine[:len(mine)-1] // without -@all
	return strings.Join(append(mine, out[min(2, len(out)):]...), " ")
}

// patterns are rules of one kind. A pattern beside the one for everything is an
// error to the server.
func patterns(prefix string, all []string) []string {
	if prefix != "%R~" && prefix != "%W~" && slices.Contains(all, "*") {
		return []string{prefix + "*"}
	}
	rules := make([]string, 0, len(all))
	for _, p := range all {
		rules = append(rules, prefix+p)
	}
	return rules
}

// sound tells whether the rules can stand in a line of the ACL file.
func sound(rules []string) bool {
	return !slices.ContainsFunc(rules, func(rule string) bool {
		return rule == "" || strings.ContainsFunc(rule, func(r rune) bool { return r <= ' ' || r == 0x7f })
	})
}
