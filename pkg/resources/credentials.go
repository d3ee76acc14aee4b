// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"iter"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Passwords are those of the users that every cluster has.
type Passwords struct {
	// Default is the generated password of the user "default", for applications.
	Default string
	// Operator, Replication and Agent are those of the system users.
	Operator, Replication, Agent string
}

// String keeps passwords out of logs and messages (row 121).
func (Passwords) String() string { return "[redacted]" }

// GoString is String, for %#v.
func (Passwords) GoString() string { return "[redacted]" }

// byKey are the passwords with their keys in the system Secret, in an order that is
// always the same.
func (p *Passwords) byKey() iter.Seq2[string, *string] {
	return func(yield func(string, *string) bool) {
		_ = yield(KeyDefault, &p.Default) && yield(KeyOperator, &p.Operator) &&
			yield(KeyReplication, &p.Replication) && yield(KeyAgent, &p.Agent)
	}
}

// Credentials are the generated passwords of a cluster: those in use, and during a
// rotation those that come or go. All that are in it are valid on every server.
//
// A rotation has three steps, each of them one write of the Secret: Begin adds new
// passwords, Switch makes them those in use, and Finish takes the old ones away.
type Credentials struct {
	// Passwords are those that the operator, the agents and the replicas use, and that
	// applications are told.
	Passwords
	// Next are those that are to come: there are some between Begin and Switch.
	Next Passwords
	// Previous are those that were in use: between Switch and Finish all of them, and
	// after it that of "default" alone, until the next Switch. Applications read theirs
	// at their leisure.
	Previous Passwords
	// Generation grows by one with each step.
	Generation int64
	// Rotated is when the last rotation began, or when the first passwords were made;
	// Request is what asked for it.
	Rotated time.Time
	Request string
}

// GenerationText is the generation as it is in the Secret.
func (k Credentials) GenerationText() string { return strconv.FormatInt(k.Generation, 10) }

// Adding tells whether the next step is Switch.
func (k Credentials) Adding() bool { return k.Next.Operator != "" }

// Switched tells whether the next step is Finish.
func (k Credentials) Switched() bool { return k.Previous.Operator != "" }

// Begin adds new passwords.
func (k Credentials) Begin(fresh Passwords, now time.Time, request string) Credentials {
	k.Next, k.Rotated, k.Request = fresh, now.UTC().Truncate(time.Second), request
	k.Generation++
	return k
}

// Switch makes the new passwords those in use.
func (k Credentials) Switch() Credentials {
	k.Previous, k.Passwords, k.Next = k.Passwords, k.Next, Passwords{}
	k.Generation++
	return k
}

// Finish takes the old passwords of the system users away.
func (k Credentials) Finish() Credentials {
	k.Previous = Passwords{Default: k.Previous.Default}
	k.Generation++
	return k
}

// Precedes tells whether others are these after one step: a step may have been made by
// who was not told that it succeeded.
func (k Credentials) Precedes(other Credentials) bool {
	switch {
	case k.Adding():
		return other == k.Switch()
	case k.Switched():
		return other == k.Finish()
	default:
		return other.Adding() && other == k.Begin(other.Next, other.Rotated, other.Request)
	}
}

// hashes are those of one user's passwords. Their order does not tell which one is in
// use, so that the switch changes no user on a server.
func (k Credentials) hashes(of func(Passwords) string) []string {
	var out []string
	for _, p := range []Passwords{k.Passwords, k.Next, k.Previous} {
		if password := of(p); password != "" {
			out = append(out, HashPassword([]byte(password)))
		}
	}
	slices.Sort(out)
	return out
}

// DefaultHashes are those of the generated passwords of the user "default".
func (k Credentials) DefaultHashes() []string {
	return k.hashes(func(p Passwords) string { return p.Default })
}

// Renewed are users with the passwords of other credentials in place of the generated
// ones that they have.
func (a ACL) Renewed(from, to Credentials) ACL {
	out := ACL{}
	old, fresh := BasicHashes(from), BasicHashes(to)
	for name, rules := range a {
		out[name] = renewed(rules, old[name], fresh[name])
	}
	return out
}

// renewed are rules with other hashes at the place of the first of some.
func renewed(rules string, old, fresh []string) string {
	var out []string
	done := false
	for rule := range strings.SplitSeq(rules, " ") {
		hash, is := strings.CutPrefix(rule, "#")
		switch {
		case !is || !slices.Contains(old, hash):
			out = append(out, rule)
		case !done:
			done = true
			for _, h := range fresh {
				out = append(out, "#"+h)
			}
		}
	}
	return strings.Join(out, " ")
}

// BasicHashes are the hashes of the generated passwords, by user.
func BasicHashes(k Credentials) map[string][]string {
	out := map[string][]string{v1alpha1.UserDefault: k.DefaultHashes()}
	for _, u := range SystemUsers(k) {
		out[u.Name] = u.PasswordHashes
	}
	return out
}
