// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// tellDenialsEvery is how often an event tells at most that a user was refused
// something: one client with a wrong password is refused many times a second.
const tellDenialsEvery = 10 * time.Minute

// denied is what was refused to a user since the last event about it.
type denied struct {
	toldAt time.Time
	count  int64
	// what are the commands, and the kinds of all else; where are the members.
	what, where map[string]bool
}

// noteDenials counts what a server has refused its users since it was asked last.
func (seen *observation) noteDenials(member string, known *serverUsers, log []valkey.ACLRefusal) {
	first := known.counted == nil
	for _, r := range known.news(log) {
		user := r.Username
		if _, ours := seen.users.acl[user]; !ours {
			user = "other" // anybody can send any name
		}
		denials.WithLabelValues(seen.key.Namespace, seen.key.Name, user, r.Reason).Add(float64(r.Count))
		// What an operator before this one has seen was told by it.
		if user != "other" && (!first || r.Age < 2*readUsersEvery) {
			seen.mem.access.denials(user).note(r, member)
		}
	}
}

// tellDenials tells of what all servers have refused, once they all are asked.
func (c *Controller) tellDenials(seen *observation) {
	for user, d := range seen.mem.access.denied {
		if d.count > 0 && c.now().Sub(d.toldAt) >= tellDenialsEvery {
			c.event(seen, nil, corev1.EventTypeWarning, "AccessDenied", "Observe", d.text(user))
			seen.mem.access.denied[user] = &denied{toldAt: c.now()}
		}
	}
}

func (a *access) denials(user string) *denied {
	if a.denied == nil {
		a.denied = map[string]*denied{}
	}
	if a.denied[user] == nil {
		a.denied[user] = &denied{}
	}
	return a.denied[user]
}

// note adds a refusal. Names of keys and channels may be nobody's business: only those of
// commands are told.
func (d *denied) note(r valkey.ACLRefusal, member string) {
	if d.what == nil {
		d.what, d.where = map[string]bool{}, map[string]bool{}
	}
	what := "a " + r.Reason
	switch r.Reason {
	case "command":
		what = "the command " + r.Object
	case "auth":
		what = "its password"
	}
	d.count += r.Count
	d.what[what], d.where[member] = true, true
}

func (d *denied) text(user string) string {
	sorted := func(all map[string]bool) string {
		words := slices.Sorted(maps.Keys(all))
		if n := len(words) - 5; n > 0 {
			words = append(words[:5], fmt.Sprintf("%d more", n))
		}
		return strings.Join(words, ", ")
	}
	return fmt.Sprintf("user %s was refused %d times: %s; on %s (ACL LOG there tells more)", user, d.count, sorted(d.what), sorted(d.where))
}

// news are refusals that were not counted yet, each with how often it happened
// since.
func (k *serverUsers) news(refusals []valkey.ACLRefusal) []valkey.ACLRefusal {
	if len(refusals) == 0 {
		return nil
	}
	var out []valkey.ACLRefusal
	counted := make(map[int64]int64, len(refusals))
	for _, r := range refusals {
		counted[r.ID] = r.Count
		if r.Count -= k.counted[r.ID]; r.Count > 0 {
			out = append(out, r)
		}
	}
	k.counted = counted
	return out
}
