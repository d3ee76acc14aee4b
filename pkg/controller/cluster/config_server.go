// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

const (
	// readConfigEvery is how often the configuration of a server is read where nothing
	// asks for it, to find what somebody changed by hand.
	readConfigEvery = 15 * time.Second
	// retryConfig is how long a server is left alone that did not show or change its
	// configuration.
	retryConfig = 5 * time.Second
	// retryDirective is how long a refusal counts: it may be for want of something that
	// comes later, such as memory.
	retryDirective = 5 * time.Minute
)

// serverConfig is what was read from one process of a server.
type serverConfig struct {
	runID    string
	names    []string
	values   map[string]string // nil: not known
	at       time.Time
	failed   string
	failedAt time.Time
}

// configRead is what a server was asked about its configuration, and what it said.
type configRead struct {
	asked  bool
	values map[string]string
	err    error
}

// readConfig asks a server for its configuration where that is due: in a new life of it,
// about other directives, after a change, and now and then.
func (c *Controller) readConfig(ctx context.Context, seen *observation, podUID, runID string, v *server) (r configRead) {
	now, names := c.now(), seen.config.names
	last := seen.mem.config.servers[podUID]
	switch {
	case len(names) == 0:
		return r
	case last == nil || last.runID != runID:
	case now.Sub(last.failedAt) < retryConfig:
		return r
	case last.values != nil && slices.Equal(last.names, names) && now.Sub(last.at) < readConfigEvery:
		return r
	}
	r.asked = true
	r.values, r.err = v.config(ctx, names)
	return r
}

// noteConfig notes what a server has said. Of one that has not said anything in this
// life nothing is known.
func (c *Controller) noteConfig(seen *observation, m *plan.Member, runID string, r configRead) {
	known := seen.mem.config.servers[m.Pod.UID]
	if known == nil || known.runID != runID {
		known = &serverConfig{runID: runID}
		seen.mem.config.servers[m.Pod.UID] = known
	}
	switch {
	case r.err != nil:
		known.fail(r.err, c.now())
	case r.asked:
		known.values, known.names, known.at, known.failed = r.values, seen.config.names, c.now(), ""
	}
	if known.values == nil && known.failed == "" && len(seen.config.names) > 0 {
		return
	}
	m.Config = &plan.ServerConfig{Failed: known.failed, Held: c.now().Sub(known.failedAt) < retryConfig}
}

// fail notes a failure. Only what the server says of its configuration is for people to
// look at: that it did not answer is said elsewhere, and a right that its user does not
// have yet comes with its users.
func (k *serverConfig) fail(err error, now time.Time) {
	k.failed, k.failedAt, k.at = "", now, time.Time{}
	switch valkey.Code(err) {
	case "", valkey.CodeNoPerm, valkey.CodeLoading, valkey.CodeBusy:
		k.values = nil
	default:
		k.failed = strings.TrimSpace(err.Error())
	}
}

// judgeConfig compares each server with what it is to have. Of what none of its version
// was asked about one is asked first.
func (c *Controller) judgeConfig(seen *observation) {
	w := seen.config
	live := map[string]bool{}
	for i := range seen.state.Members {
		m := &seen.state.Members[i]
		if m.Pod != nil {
			live[m.Pod.UID] = true
		}
		if m.Server == nil || m.Config == nil {
			continue
		}
		known := seen.mem.config.servers[m.Pod.UID]
		for _, name := range w.names {
			c.judgeDirective(seen, m, known.values, name)
		}
	}
	for i := range seen.state.Members {
		if m := &seen.state.Members[i]; m.Server != nil && m.Config != nil {
			m.Config.Untried = slices.Sorted(maps.Keys(w.untried[m.Server.Version]))
			m.Config.Wrong = slices.Sorted(maps.Keys(w.set[m.Name]))
		}
	}
	maps.DeleteFunc(seen.mem.config.servers, func(uid string, _ *serverConfig) bool { return !live[uid] })
}

func (c *Controller) judgeDirective(seen *observation, m *plan.Member, values map[string]string, name string) {
	w, version := seen.config, m.Server.Version
	if resources.NeedsRestart(name) || seen.keepsDefault(version, name, values) || seen.overfull(name, w.accepted) != "" {
		return
	}
	// What is declared is tried, what is accepted is compared; most often they are one.
	for _, config := range []map[string]string{w.accepted, w.declared} {
		value, known := seen.valueOf(version, name, config)
		if !known {
			continue
		}
		a, tried := seen.mem.config.tried[setting{version, name, value}]
		switch {
		case !tried || a.Refusal != "" && c.now().Sub(a.at) >= retryDirective:
			put(w.untried, version, name, value)
		case a.Refusal == "" && !a.Restart && values[name] != a.Value && seen.valueIs(version, name, value, w.accepted):
			put(w.set, m.Name, name, a.Value)
		}
	}
}

func (seen *observation) valueIs(version, name, value string, config map[string]string) bool {
	is, known := seen.valueOf(version, name, config)
	return known && is == value
}

// keepsDefault tells whether the value that a directive has before it is declared is
// still to be stored: after it is set, nobody could tell any more.
func (seen *observation) keepsDefault(version, name string, values map[string]string) bool {
	_, had := seen.config.before[name]
	_, shown := values[name]
	_, stored := seen.config.stored.Defaults[version][name]
	_, ours := resources.DefaultDirective(seen.template, name)
	return !had && shown && !stored && !ours
}

func put(to map[string]map[string]string, key, name, value string) {
	if to[key] == nil {
		to[key] = map[string]string{}
	}
	to[key][name] = value
}

// defaults are the values of directives before they were declared: those that are
// stored, and of directives that are declared for the first time what most servers have.
func (seen *observation) defaults() map[string]map[string]string {
	out := map[string]map[string]string{}
	for version, stored := range seen.config.stored.Defaults {
		out[version] = maps.Clone(stored)
	}
	for name := range seen.config.declared {
		counts := map[string]map[string]int{}
		for i := range seen.state.Members {
			m := &seen.state.Members[i]
			if m.Server == nil || m.Config == nil {
				continue
			}
			values := seen.mem.config.servers[m.Pod.UID].values
			if version := m.Server.Version; seen.keepsDefault(version, name, values) {
				if counts[version] == nil {
					counts[version] = map[string]int{}
				}
				counts[version][values[name]]++
			}
		}
		for version, values := range counts {
			put(out, version, name, mostOf(values))
		}
	}
	return out
}

func mostOf(counts map[string]int) string {
	best := ""
	for _, value := range slices.Sorted(maps.Keys(counts)) {
		if counts[value] > counts[best] {
			best = value
		}
	}
	return best
}

// tryConfig asks a server about directives.
func (c *Controller) tryConfig(ctx context.Context, seen *observation, a plan.TryConfig) error {
	version := seen.member(a.On.Member).Server.Version
	directives := seen.config.untried[version]
	err := c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error {
		answers, err := v.ConfigTry(ctx, directives, c.leading)
		mem := &seen.mem.config
		mem.mu.Lock()
		defer mem.mu.Unlock()
		for name, got := range answers {
			mem.tried[setting{version, name, directives[name]}] = answer{Setting: got, at: c.now()}
		}
		return err
	})
	return seen.noteSet(a.On, err, c.now())
}

// setConfig gives a server what another of its version has taken, and makes sure that
// it has it. Where it does not take all at once, it gets each by itself.
func (c *Controller) setConfig(ctx context.Context, seen *observation, a plan.SetConfig) error {
	directives := seen.config.set[a.On.Member]
	err := c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error {
		answers, err := v.ConfigTry(ctx, directives, c.leading)
		for _, name := range slices.Sorted(maps.Keys(answers)) {
			err = errors.Join(err, differs(name, directives[name], answers[name]))
		}
		return err
	})
	return seen.noteSet(a.On, err, c.now())
}

// differs is what is wrong with a server's answer to a directive that another of its
// version has taken.
func differs(name, value string, got valkey.Setting) error {
	words := ""
	switch {
	case got.Refusal != "":
		words = got.Refusal
	case got.Restart:
		words = "it takes it only when it starts"
	case got.Value != value:
		words = fmt.Sprintf("it makes %q of it", got.Value)
	default:
		return nil
	}
	return fmt.Errorf("%s %q: %w", name, value, &valkey.Error{Code: valkey.CodeOther, Message: words})
}

// noteSet makes the next sync read what a server has now, and notes that it refused.
func (seen *observation) noteSet(t plan.Target, err error, now time.Time) error {
	if known := seen.mem.config.servers[t.PodUID]; known != nil {
		known.at = time.Time{}
		if err != nil {
			known.fail(err, now)
		}
	}
	return err
}

// config are the values of directives on the server.
func (v *server) config(ctx context.Context, names []string) (map[string]string, error) {
	client, err := v.connect(ctx)
	if err != nil {
		return nil, err
	}
	values, err := client.ConfigGet(ctx, names...)
	v.heed(client, err)
	if err != nil {
		return nil, fmt.Errorf("its configuration cannot be read: %w", err)
	}
	return values, nil
}
