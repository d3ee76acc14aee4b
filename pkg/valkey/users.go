// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"time"
)

// batch is how many commands about users go in one round trip, each of which has
// to end within the time-out of the connection.
const batch = 100

// User is a user with the rules that make it what it is to be, the first of
// which is reset.
type User struct {
	Name  string
	Rules []string
}

// ACLSetUsers gives users their rules, each of them as a whole or not at all, and
// makes those that are missing. It returns one answer for each.
func (c *Client) ACLSetUsers(ctx context.Context, users []User) []error {
	commands := make([][]string, len(users))
	for i, u := range users {
		commands[i] = append([]string{"ACL", "SETUSER", u.Name}, u.Rules...)
	}
	return c.each(ctx, commands)
}

// ACLRemoveUsers removes users with their connections. That some are missing is no
// error.
func (c *Client) ACLRemoveUsers(ctx context.Context, names []string) error {
	commands := make([][]string, len(names))
	for i, name := range names {
		commands[i] = []string{"ACL", "DELUSER", name}
	}
	return errors.Join(c.each(ctx, commands)...)
}

// DisconnectUsers closes the connections of users, but its own.
func (c *Client) DisconnectUsers(ctx context.Context, names []string) error {
	commands := make([][]string, len(names))
	for i, name := range names {
		commands[i] = []string{"CLIENT", "KILL", "USER", name}
	}
	return errors.Join(c.each(ctx, commands)...)
}

// each sends commands in as few round trips as their number allows. After one
// that was not answered, the rest is not sent.
func (c *Client) each(ctx context.Context, commands [][]string) []error {
	out := make([]error, 0, len(commands))
	for len(commands) > 0 {
		some := commands[:min(batch, len(commands))]
		commands = commands[len(some):]
		for i, r := range c.doer.Do(ctx, some...) {
			out = append(out, describe(some[i], r.Err()))
		}
		if err := out[len(out)-1]; !Alive(err) {
			for _, command := range commands {
				out = append(out, describe(command, errors.Unwrap(err)))
			}
			return out
		}
	}
	return out
}

// ACLSetUser applies rules to a user, which it makes if there is none.
func (c *Client) ACLSetUser(ctx context.Context, name string, rules ...string) error {
	return c.order(ctx, append([]string{"ACL", "SETUSER", name}, rules...)...)
}

// ACLList returns the users as the lines of an ACL file.
func (c *Client) ACLList(ctx context.Context) ([]string, error) {
	r, err := c.ask(ctx, "ACL", "LIST")
	if err != nil {
		return nil, err
	}
	return r.Strings()
}

// ACLUsers returns the users of the server: by name, what the server makes of the
// rules that they were given, in its own words and order.
func (c *Client) ACLUsers(ctx context.Context) (map[string]string, error) {
	lines, err := c.ACLList(ctx)
	if err != nil {
		return nil, err
	}
	users := make(map[string]string, len(lines))
	for _, line := range lines {
		name, rules, found := strings.Cut(strings.TrimPrefix(line, "user "), " ")
		if !found {
			return nil, errors.New("ACL LIST: a line without rules")
		}
		users[name] = rules
	}
	return users, nil
}

// ACLRefusal is something that the server refused a user.
type ACLRefusal struct {
	// ID is the entry's in the log of this process. Count is how often; Reason is
	// auth, command, key, channel or database; Object is what was refused, and
	// Username whom.
	ID, Count                int64
	Reason, Object, Username string
	// Age is how long ago that was last.
	Age time.Duration
}

// ACLLog returns what the server refused of late, at most count kinds of it.
func (c *Client) ACLLog(ctx context.Context, count int) ([]ACLRefusal, error) {
	r, err := c.ask(ctx, "ACL", "LOG", strconv.Itoa(count))
	if err != nil {
		return nil, err
	}
	entries, err := r.Array()
	if err != nil {
		return nil, err
	}
	refusals := make([]ACLRefusal, 0, len(entries))
	for _, entry := range entries {
		fields, err := entry.Map()
		if err != nil {
			return nil, err
		}
		n, _ := strconv.ParseInt(fields["count"], 10, 64)
		id, _ := strconv.ParseInt(fields["entry-id"], 10, 64)
		age, _ := strconv.ParseFloat(fields["age-seconds"], 64)
		refusals = append(refusals, ACLRefusal{
			ID: id, Count: n, Reason: fields["reason"], Object: fields["object"], Username: fields["username"],
			Age: time.Duration(age * float64(time.Second)),
		})
	}
	return refusals, nil
}
