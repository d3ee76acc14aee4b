// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

const (
	// readUsersEvery is how often the users of a server are read where nothing
	// asks for it, to find what somebody changed by hand.
	readUsersEvery = 15 * time.Second
	// retryUsers is how long a server is left alone that refused to show or to
	// change its users.
	retryUsers = 5 * time.Second
	// trialPrefix begins the names of the disabled users that rules are tried with.
	trialPrefix = "_trial-"
)

// usersRead is what a server was asked about its users, and what it said.
type usersRead struct {
	asked bool
	users map[string]string
	// refusals are what its log has of late.
	refusals []valkey.ACLRefusal
	err      error
}

// readUsers asks a server for its users where that is due: in a new life of it,
// when others are wanted than it was seen to have, and now and then.
func (c *Controller) readUsers(ctx context.Context, seen *observation, podUID, runID string, v *server) (r usersRead) {
	now := c.now()
	last := seen.mem.access.servers[podUID]
	switch {
	case seen.users == nil:
		return r
	case last == nil || last.runID != runID:
	case now.Sub(last.failedAt) < retryUsers:
		return r
	case last.verified == seen.users.file && !seen.users.pending && now.Sub(last.at) < readUsersEvery:
		return r
	}
	r.asked = true
	r.users, r.refusals, r.err = v.users(ctx)
	return r
}

// judgeUsers compares what a server has with what it is to have.
func (c *Controller) judgeUsers(seen *observation, m *plan.Member, runID string, r usersRead) {
	if seen.users == nil {
		return
	}
	mem := &seen.mem.access
	known := mem.servers[m.Pod.UID]
	if known == nil || known.runID != runID {
		known = &serverUsers{runID: runID}
		mem.servers[m.Pod.UID] = known
	}
	seen.noteDenials(m.Name, known, r.refusals)
	switch {
	case r.err != nil:
		known.fail(r.err, c.now())
	case r.asked:
		m.Users = seen.compareUsers(m.Server.Version, r.users)
		if len(m.Users.Untried)+len(m.Users.Wrong)+len(m.Users.Extra) == 0 {
			known.verified, known.at, known.failed = seen.users.file, c.now(), ""
		}
	}
	if m.Users == nil {
		m.Users = &plan.ServerUsers{}
	}
	m.Users.Failed = known.failed
	m.Users.Held = c.now().Sub(known.failedAt) < retryUsers
}

func (k *serverUsers) fail(err error, now time.Time) {
	k.verified, k.failed, k.failedAt = "", strings.TrimSpace(err.Error()), now
}

// compareUsers finds which users of a server are not in the words that a server of
// its version has for the rules that are wanted.
func (seen *observation) compareUsers(version string, have map[string]string) *plan.ServerUsers {
	w, out := seen.users, &plan.ServerUsers{}
	for _, name := range slices.Sorted(maps.Keys(w.acl)) {
		o, known := seen.mem.access.tried[trial{version, w.acl[name]}]
		switch {
		case !known:
			seen.try(version, name, w.acl[name])
		case o.written != have[name]:
			out.Wrong = append(out.Wrong, name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(w.candidates)) {
		if _, known := seen.mem.access.tried[trial{version, w.candidates[name]}]; !known {
			seen.try(version, name, w.candidates[name])
		}
	}
	out.Untried = slices.Sorted(maps.Keys(w.untried[version]))
	for _, name := range slices.Sorted(maps.Keys(have)) {
		if _, wanted := w.acl[name]; !wanted {
			out.Extra = append(out.Extra, name)
		}
	}
	return out
}

// try notes rules that a server of a version is to be asked about.
func (seen *observation) try(version, name, rules string) {
	all := seen.users.untried
	if all[version] == nil {
		all[version] = map[string][]string{}
	}
	if !slices.Contains(all[version][name], rules) {
		all[version][name] = append(all[version][name], rules)
	}
}

// forgetUsers drops what is remembered of servers and rules that are no more.
func (seen *observation) forgetUsers(pods map[string]bool) {
	if seen.users == nil {
		return
	}
	mem := &seen.mem.access
	maps.DeleteFunc(mem.servers, func(uid string, _ *serverUsers) bool { return !pods[uid] })
	mem.live = map[string]bool{}
	for i := range seen.state.Members {
		if v := seen.state.Members[i].Server; v != nil {
			mem.live[v.Version] = true
		}
	}
	used := map[string]bool{}
	for _, acl := range []map[string]string{seen.users.acl, seen.users.candidates} {
		for _, rules := range acl {
			used[rules] = true
		}
	}
	maps.DeleteFunc(mem.tried, func(t trial, _ outcome) bool { return !used[t.rules] })
}

// tryUsers asks a server about rules: disabled users get them for a moment. What
// the server takes here it takes from its file, since it reads both with the same
// code; and it shows in which words it writes them.
func (c *Controller) tryUsers(ctx context.Context, seen *observation, a plan.TryUsers) error {
	version := seen.member(a.On.Member).Server.Version
	var rules []string
	for _, name := range slices.Sorted(maps.Keys(seen.users.untried[version])) {
		rules = append(rules, seen.users.untried[version][name]...)
	}
	users := make([]valkey.User, len(rules))
	names := make([]string, len(rules))
	for i, r := range rules {
		names[i] = trialPrefix + strconv.Itoa(i)
		users[i] = valkey.User{Name: names[i], Rules: strings.Split(disabled(r), " ")}
	}
	err := c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error {
		answers := v.ACLSetUsers(ctx, users)
		written, err := v.ACLUsers(ctx)
		// A process that has lost its lease meanwhile leaves them to the next one.
		if leads := c.leading(); leads != nil {
			return leads
		}
		err = errors.Join(err, v.ACLRemoveUsers(ctx, names))
		if err != nil {
			return err
		}
		for i, answer := range answers {
			err = errors.Join(err, seen.mem.access.learn(trial{version, rules[i]}, answer, written[names[i]]))
		}
		return err
	})
	return seen.noteUsers(a.On, err, c.now())
}

// learn notes the answer to rules. An error that is not about them is none.
func (a *access) learn(t trial, answer error, written string) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	refusal := new(valkey.Error)
	switch {
	case errors.As(answer, &refusal) && refusal.Code == valkey.CodeOther:
		a.tried[t] = outcome{refusal: refusal.Message}
	case answer != nil:
		return answer
	case written == "":
		return errors.New("the server does not show a user that it has just made")
	default:
		a.tried[t] = outcome{written: enabledAs(t.rules, written)}
	}
	return nil
}

// disabled are rules with which nobody can authenticate. They begin with reset,
// resetchannels and on or off.
func disabled(rules string) string { return strings.Replace(rules, " on", " off", 1) }

// enabledAs is what the server writes of rules, which it showed of a disabled user.
func enabledAs(rules, written string) string {
	if disabled(rules) == rules {
		return written
	}
	return "on" + strings.TrimPrefix(written, "off")
}

// setUsers gives a server its users. What they then are is read by the next sync.
func (c *Controller) setUsers(ctx context.Context, seen *observation, a plan.SetUsers) error {
	users := make([]valkey.User, 0, len(a.Set))
	var ended []string
	for _, name := range a.Set {
		users = append(users, valkey.User{Name: name, Rules: strings.Split(seen.users.acl[name], " ")})
		if seen.users.disabled[name] {
			ended = append(ended, name)
		}
	}
	err := c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error {
		err := errors.Join(v.ACLSetUsers(ctx, users)...)
		for _, next := range []func() error{
			func() error { return v.DisconnectUsers(ctx, ended) },
			func() error { return v.ACLRemoveUsers(ctx, a.Extra) },
		} {
			if leads := c.leading(); leads != nil {
				return leads
			}
			err = errors.Join(err, next())
		}
		return err
	})
	return seen.noteUsers(a.On, err, c.now())
}

// noteUsers notes that a server refused what it was told about users.
func (seen *observation) noteUsers(t plan.Target, err error, now time.Time) error {
	if known := seen.mem.access.servers[t.PodUID]; known != nil && err != nil {
		known.fail(err, now)
	}
	return err
}

func (seen *observation) member(name string) *plan.Member {
	for i := range seen.state.Members {
		if m := &seen.state.Members[i]; m.Name == name {
			return m
		}
	}
	return nil
}

// logged is how many kinds of refusals are read at a time: as many as a server
// keeps by default.
const logged = 128

// users are those of the server, with their rules, and what it refused them of late.
func (v *server) users(ctx context.Context) (map[string]string, []valkey.ACLRefusal, error) {
	client, err := v.connect(ctx)
	if err != nil {
		return nil, nil, err
	}
	users, err := client.ACLUsers(ctx)
	var refusals []valkey.ACLRefusal
	if err == nil {
		refusals, err = client.ACLLog(ctx, logged)
	}
	v.heed(client, err)
	if err != nil {
		return nil, nil, fmt.Errorf("its users cannot be read: %w", err)
	}
	return users, refusals, nil
}
