// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// maxACLFile bounds the ACL file: the Secret that holds it may have 1 MiB.
const maxACLFile = 900_000

// access is what is remembered of the users of a cluster's servers. All of it can
// be lost: the file holds the last good rules, and the rest is asked anew.
type access struct {
	mu sync.Mutex // of tried, while servers of several versions are asked
	// good are the last rules of which it is known that a server can start with
	// them.
	good resources.ACL
	// tried are the answers to rules, by the server's version.
	tried map[trial]outcome
	// live are the versions of the servers that answered last.
	live map[string]bool
	// servers are what was found about each, by the UID of its Pod.
	servers map[string]*serverUsers
	// denied are the users that were refused something.
	denied map[string]*denied
}

type trial struct{ version, rules string }

// outcome is a server's answer to rules: in which words it writes them, or why it
// refuses them.
type outcome struct{ written, refusal string }

// serverUsers is what was found about the users of one process of a server.
type serverUsers struct {
	runID string
	// verified is the ACL that the server had at that time.
	verified string
	at       time.Time
	failed   string
	failedAt time.Time
	// counted is how often each entry of its ACL LOG has been counted.
	counted map[int64]int64
}

// wantedUsers are the users of one sync.
type wantedUsers struct {
	// acl is what all servers and the file are to have; file is its text.
	acl  resources.ACL
	file string
	// candidates are the declared users as they would be if a server takes them.
	candidates resources.ACL
	// pending: no server was asked about some of them.
	pending bool
	// disabled are those that were disabled by declaration.
	disabled map[string]bool
	// untried are the rules, by name and version, that a server is to be asked about.
	untried map[string]map[string][]string
	// password of the user default, for the Secret with the connection details.
	password []byte
}

// observeUsers computes the users that the servers are to have. Rules that no
// server has taken yet are not among them: a user keeps its last good ones.
func (c *Controller) observeUsers(ctx context.Context, seen *observation, p resources.Credentials, live *corev1.Secret) {
	mem := &seen.mem.access
	if mem.tried == nil {
		mem.tried, mem.servers = map[trial]outcome{}, map[string]*serverUsers{}
	}
	if mem.good == nil && live != nil {
		mem.good = resources.ParseACL(live.Data[resources.KeyACL])
	}
	w := &wantedUsers{
		acl: resources.BasicACL(p), candidates: resources.ACL{}, disabled: map[string]bool{}, password: []byte(p.Default),
		untried: map[string]map[string][]string{},
	}
	facts := &plan.Users{Declared: len(seen.cluster.Spec.Users)}
	seen.users, seen.state.Users = w, facts
	referenced := map[string]bool{}
	for i := range seen.cluster.Spec.Users {
		u := &seen.cluster.Spec.Users[i]
		if u.PasswordSecret != nil {
			referenced[u.PasswordSecret.Name] = true
		}
		if strings.HasPrefix(u.Name, "_") {
			continue // the schema refuses it
		}
		if x := c.observeUser(ctx, seen, u, p); x != nil {
			facts.Problems = append(facts.Problems, *x)
		}
	}
	c.passwordSecrets.keep(seen.key, referenced)
	if w.file = w.acl.File(); len(w.file) > maxACLFile && mem.good != nil {
		facts.Problems = append(facts.Problems, plan.UserProblem{
			Reason: "TooLarge", User: "of all",
			Message: fmt.Sprintf("the rules of all users take %d bytes of %d: all users stay as they are", len(w.file), maxACLFile),
		})
		w.acl = maps.Clone(mem.good)
		for _, u := range resources.SystemUsers(p) {
			w.acl.Put(u) // as they have to be, whatever becomes of the others
		}
		w.file = w.acl.File()
	}
	mem.good = w.acl
}

// observeUser adds one declared user to those that are wanted. It returns what
// keeps the user from being as declared.
func (c *Controller) observeUser(ctx context.Context, seen *observation, u *v1alpha1.User, p resources.Credentials) *plan.UserProblem {
	w, mem := seen.users, &seen.mem.access
	given, problem, known := c.passwordsOf(ctx, seen, u, p)
	last, had := mem.good[u.Name]
	if u.Name == v1alpha1.UserDefault {
		// Whoever declares it wants it to have no more than that, not even at first.
		w.acl.Put(resources.NoUser(u.Name))
	}
	if !known {
		if had {
			w.acl[u.Name] = last
		}
		return problem
	}
	user := resources.DeclaredUser(u, given)
	if problem != nil && len(given) == 0 {
		user = user.Disabled()
	}
	w.disabled[u.Name] = !u.EnabledOrDefault()
	if !w.candidates.Put(user) {
		return &plan.UserProblem{User: u.Name, Reason: "RulesInvalid", Message: fmt.Sprintf("user %s: a rule holds a space or a control character", u.Name)}
	}
	rules := w.candidates[u.Name]
	refusal, accepted := mem.verdict(rules)
	w.pending = w.pending || refusal == "" && !accepted
	switch {
	case refusal != "":
		problem = &plan.UserProblem{User: u.Name, Reason: "RulesRefused", Message: fmt.Sprintf("user %s keeps its last good rules: the server says %q", u.Name, refusal)}
		if had {
			w.acl[u.Name] = user.PasswordsIn(last)
		}
	case accepted || last == rules:
		w.acl[u.Name] = rules
	case had:
		w.acl[u.Name] = last
	}
	return problem
}

// verdict is what servers have said about rules: they are accepted when each version
// that runs has taken them, since a server that does not would not start with them.
func (a *access) verdict(rules string) (refusal string, accepted bool) {
	accepted = len(a.live) > 0
	for _, version := range slices.Sorted(maps.Keys(a.live)) {
		o, known := a.tried[trial{version, rules}]
		if o.refusal != "" {
			return o.refusal, false
		}
		accepted = accepted && known
	}
	return "", accepted
}

// passwordsOf are the hashes of a user's passwords. Of those that are missing it
// says which; not known means that the Secret could not be read.
func (c *Controller) passwordsOf(ctx context.Context, seen *observation, u *v1alpha1.User, p resources.Credentials) (hashes []string, problem *plan.UserProblem, known bool) {
	ref := u.PasswordSecret
	switch {
	case ref == nil && u.Name == v1alpha1.UserDefault && !u.NoPass && !u.ResetPass:
		return p.DefaultHashes(), nil, true
	case ref == nil:
		return nil, nil, true
	}
	say := func(reason, format string, args ...any) *plan.UserProblem {
		return &plan.UserProblem{User: u.Name, Reason: reason, Message: fmt.Sprintf("user %s: Secret %s ", u.Name, ref.Name) + fmt.Sprintf(format, args...)}
	}
	secret, err := c.passwordSecrets.get(ctx, seen.key, ref.Name)
	switch {
	case err != nil:
		return nil, say("SecretUnreadable", "is not known: %v: the user stays as it is", err), false
	case secret == nil:
		return nil, say("SecretMissing", "does not exist: the user is disabled until it does"), true
	}
	var missing []string
	for _, key := range ref.KeysOrDefault() {
		password := resources.PasswordIn(secret.Data[key])
		if len(password) == 0 {
			missing = append(missing, fmt.Sprintf("%q", key))
			continue
		}
		if len(hashes) == 0 && u.Name == v1alpha1.UserDefault {
			seen.users.password = password
		}
		if hash := resources.HashPassword(password); !slices.Contains(hashes, hash) {
			hashes = append(hashes, hash)
		}
	}
	switch {
	case len(missing) == 0:
	case len(hashes) == 0:
		problem = say("SecretKeyMissing", "has no password at %s: the user is disabled until it has", strings.Join(missing, ", "))
	default:
		problem = say("SecretKeyMissing", "has no password at %s: the others are valid", strings.Join(missing, ", "))
	}
	return hashes, problem, true
}
