// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"errors"
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// directive is what a model server knows of a directive.
type directive struct {
	value     string
	immutable bool
	// write is what the server makes of a value, or why it refuses it.
	write func(value string) (string, error)
}

// directives are some that a real server has, with their defaults: one of each kind.
func directives() map[string]*directive {
	return map[string]*directive{
		"databases":              {value: "16", immutable: true, write: whole},
		"maxclients":             {value: "10000", write: whole},
		"maxmemory":              {value: "0", write: bytes},
		"maxmemory-policy":       {value: "noeviction", write: oneOf("noeviction", "allkeys-lru", "volatile-lru")},
		"notify-keyspace-events": {value: "", write: sortedFlags},
		"primaryauth":            {write: func(value string) (string, error) { return value, nil }},
		"slowlog-max-len":        {value: "128", write: whole},
	}
}

func whole(value string) (string, error) {
	n, err := strconv.Atoi(value)
	if err != nil {
		return "", errors.New("argument couldn't be parsed into an integer")
	}
	return strconv.Itoa(n), nil
}

func bytes(value string) (string, error) {
	unit := 1
	for suffix, size := range map[string]int{"kb": 1 << 10, "mb": 1 << 20, "gb": 1 << 30} {
		if number, ok := strings.CutSuffix(strings.ToLower(value), suffix); ok {
			value, unit = number, size
		}
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		return "", errors.New("argument must be a memory value")
	}
	return strconv.Itoa(n * unit), nil
}

func oneOf(all ...string) func(string) (string, error) {
	return func(value string) (string, error) {
		if !slices.Contains(all, value) {
			return "", errors.New("argument(s) must be one of the following: " + strings.Join(all, ", "))
		}
		return value, nil
	}
}

// sortedFlags: the server writes flags in an order of its own.
func sortedFlags(value string) (string, error) {
	flags := []byte(value)
	slices.Sort(flags)
	return string(flags), nil
}

// Configure is the reading of the configuration at the start. A directive that the
// server does not know, or a value that it does not take, keeps it from starting.
func (s *Server) Configure(config map[string]string) error {
	fresh := directives()
	for _, name := range slices.Sorted(maps.Keys(config)) {
		d, known := fresh[name]
		if !known {
			return fmt.Errorf("bad directive or wrong number of arguments: %s", name)
		}
		value, err := d.write(config[name])
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		d.value = value
	}
	s.config = fresh
	return nil
}

// ConfigGet is CONFIG GET of one directive, by hand.
func (s *Server) ConfigGet(name string) string {
	if d := s.config[name]; d != nil {
		return d.value
	}
	return ""
}

// ConfigSet is CONFIG SET: all or nothing.
func (s *Server) ConfigSet(pairs ...string) error {
	values := map[string]string{}
	for i := 0; i+1 < len(pairs); i += 2 {
		name := strings.ToLower(pairs[i])
		d, known := s.config[name]
		if !known {
			return fmt.Errorf("ERR Unknown option or number of arguments for CONFIG SET - '%s'", pairs[i])
		}
		value, err := d.write(pairs[i+1])
		if d.immutable {
			err = errors.New("can't set immutable config")
		}
		if err != nil {
			return fmt.Errorf("ERR CONFIG SET failed (possibly related to argument '%s') - %w", pairs[i], err)
		}
		values[name] = value
	}
	for name, value := range values {
		s.config[name].value = value
	}
	return nil
}

func (s *Server) answerConfig(args []string) valkey.Reply {
	switch name := strings.ToUpper(args[1]); {
	case name == "GET" && len(args) > 2:
		var out []valkey.Reply
		for _, directive := range slices.Sorted(maps.Keys(s.config)) {
			if slices.ContainsFunc(args[2:], func(pattern string) bool { ok, err := path.Match(pattern, directive); return ok && err == nil }) {
				out = append(out, valkey.StringReply(directive), valkey.StringReply(s.config[directive].value))
			}
		}
		return valkey.ArrayReply(out...)
	case name == "SET" && len(args) == 4 && args[2] == "cluster-replica-no-failover":
		return s.answerNoFailover(args[3])
	case name == "SET" && len(args) > 3 && len(args)%2 == 0:
		return text("OK", s.ConfigSet(args[2:]...))
	}
	return text("", errSyntax)
}
