// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"errors"
	"fmt"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// directive is the one that is edited, and refusedValue a value that servers refuse.
const (
	directive    = "maxmemory"
	refusedValue = "much"
)

// configuration is what is declared, what is stored for Pods that start, and what the
// operator has learned, which it loses when it stops.
type configuration struct {
	declared, stored string
	answers          map[string]string // by value, how the server writes it; empty: refused
}

// EditConfig is a user's edit of a directive.
func (w *World) EditConfig(value string) {
	w.generation++
	w.config.declared = value
	w.log("FAULT a user declares %s %s", directive, value)
}

// forgetConfig is what a new operator does not know.
func (w *World) forgetConfig() { w.config.answers = nil }

// observeConfig compares the servers with what is declared, or with what is stored where
// that is refused or not tried yet.
func (w *World) observeConfig(s *plan.State) {
	c := &w.config
	if c.declared == "" {
		return
	}
	s.Config = &plan.Config{Declared: 1}
	written, tried := c.answers[c.declared]
	switch {
	case written != "":
		c.stored = c.declared // it was tried before something else was declared
	case tried:
		s.Config.Refused = []plan.RefusedDirective{{Name: directive, Message: "the server refuses " + c.declared}}
		written, tried = c.answers[c.stored]
	}
	for i := range s.Members {
		m := &s.Members[i]
		if m.Server == nil {
			continue
		}
		m.Config = &plan.ServerConfig{}
		server := w.valkey.At(m.Pod.IP)
		switch {
		case !tried && (c.stored != "" || c.answers == nil || len(s.Config.Refused) == 0):
			m.Config.Untried = []string{directive}
		case tried && server.ConfigGet(directive) != written:
			m.Config.Wrong = []string{directive}
		}
	}
}

// tryConfig asks a server about what is declared, or about what is stored where it has
// refused that. What it takes is stored.
func (w *World) tryConfig(s *valkeytest.Server) error {
	c := &w.config
	if c.answers == nil {
		c.answers = map[string]string{}
	}
	value := c.declared
	if written, tried := c.answers[value]; tried && written == "" {
		value = c.stored
	}
	if s.ConfigSet(directive, value) != nil {
		c.answers[value] = ""
		return nil
	}
	c.answers[value], c.stored = s.ConfigGet(directive), value
	return nil
}

func (w *World) setConfig(s *valkeytest.Server) error {
	if w.config.answers[w.config.stored] == "" {
		return errors.New("the operator has forgotten it")
	}
	return s.ConfigSet(directive, w.config.stored)
}

// configAtRest: every server has what was accepted last, and starts with it.
func (w *World) configAtRest() error {
	c := w.config
	if c.stored == "" {
		return nil
	}
	for _, n := range w.nodes {
		if s := w.serverOf(n); s != nil && !w.leftBehind(n) && s.ConfigGet(directive) != c.answers[c.stored] {
			return fmt.Errorf("%s has %s %s, not %s", n.name, directive, s.ConfigGet(directive), c.stored)
		}
	}
	return nil
}
