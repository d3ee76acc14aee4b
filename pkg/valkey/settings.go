// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"
)

// ConfigGet reads the directives that match the patterns.
func (c *Client) ConfigGet(ctx context.Context, patterns ...string) (map[string]string, error) {
	r, err := c.ask(ctx, append([]string{"CONFIG", "GET"}, patterns...)...)
	if err != nil {
		return nil, err
	}
	return r.Map()
}

// SetCandidate lets the server, as a replica, stand for election when its primary has
// failed, or keeps it from that, for the life of its process. CLUSTER FAILOVER works all
// the same.
func (c *Client) SetCandidate(ctx context.Context, candidate bool) error {
	value := "yes"
	if candidate {
		value = "no"
	}
	return c.ConfigSet(ctx, map[string]string{"cluster-replica-no-failover": value})
}

// ConfigSet sets all the directives, or none.
func (c *Client) ConfigSet(ctx context.Context, directives map[string]string) error {
	if len(directives) == 0 {
		return nil
	}
	command := []string{"CONFIG", "SET"}
	for _, name := range slices.Sorted(maps.Keys(directives)) {
		command = append(command, name, directives[name])
	}
	return c.order(ctx, command...)
}

// Setting is a server's answer to a directive that it was to take while it runs.
type Setting struct {
	// Value is what it is now, in the server's words.
	Value string
	// Restart: the server takes the directive only when it starts. Whether it takes the
	// value is not known then.
	Restart bool
	// Refusal is why it does not take the value, in its own words; empty when it does.
	Refusal string
}

// ConfigTry sets directives, all of them at once, or each by itself where the server
// does not take all. It returns an answer for each. A directive that the server does
// not even set to the value that it has is one that needs a restart: that tells it
// without the words of an error.
//
// Before each change it asks whether the caller may still make it; an error of that
// ends it.
func (c *Client) ConfigTry(ctx context.Context, directives map[string]string, may func() error) (map[string]Setting, error) {
	names := slices.Sorted(maps.Keys(directives))
	have, err := c.ConfigGet(ctx, names...)
	if err != nil {
		return nil, err
	}
	answers, try := map[string]Setting{}, map[string]string{}
	for _, name := range names {
		value, known := have[name]
		if !known {
			value = directives[name]
		}
		refusal, err := c.refuses(ctx, map[string]string{name: value}, may)
		switch {
		case err != nil:
			return nil, err
		case !known:
			answers[name] = Setting{Refusal: cmp.Or(refusal, "the server does not show this directive")}
		case refusal != "":
			answers[name] = Setting{Restart: true}
		default:
			try[name] = directives[name]
		}
	}
	refusal, err := c.refuses(ctx, try, may)
	if err != nil {
		return nil, err
	}
	for _, name := range slices.Sorted(maps.Keys(try)) {
		if refusal == "" {
			break
		}
		words, err := c.refuses(ctx, map[string]string{name: try[name]}, may)
		if err != nil {
			return nil, err
		}
		if words != "" {
			answers[name] = Setting{Refusal: words}
			delete(try, name)
		}
	}
	if len(try) == 0 {
		return answers, nil
	}
	now, err := c.ConfigGet(ctx, slices.Sorted(maps.Keys(try))...)
	if err != nil {
		return nil, err
	}
	for name := range try {
		answers[name] = Setting{Value: now[name]}
	}
	return answers, nil
}

// refuses sets directives and returns the server's words if it refuses. An error is one
// that says nothing about the directives.
func (c *Client) refuses(ctx context.Context, directives map[string]string, may func() error) (string, error) {
	if err := may(); err != nil {
		return "", err
	}
	err := c.ConfigSet(ctx, directives)
	if e, answered := errors.AsType[*Error](err); answered && e.Code == CodeOther {
		return e.Message, nil
	}
	return "", err
}
