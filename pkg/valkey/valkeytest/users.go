// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// LoadUsers is the reading of the ACL file at the start: the server has the users
// in it, and no others.
func (s *Server) LoadUsers(file string) error {
	users := map[string]string{"default": "on nopass ~* &* +@all"}
	for line := range strings.Lines(file) {
		words := strings.Fields(line)
		if len(words) < 2 || words[0] != "user" {
			return fmt.Errorf("the line %q is not one of a user", line)
		}
		rules, err := written(words[2:])
		if err != nil {
			return err
		}
		users[words[1]] = rules
	}
	s.users = users
	return nil
}

// SetUser is ACL SETUSER by hand, with rules that begin with reset.
func (s *Server) SetUser(name, rules string) { s.users[name] = rules }

// Admits tells whether somebody is let in as a user that has passwords; nothing is asked
// of others.
func (s *Server) Admits(user, password string) bool {
	rules, has := s.users[user]
	if !has || strings.HasPrefix(rules, "off") {
		return !has
	}
	if !strings.Contains(rules, "#") {
		return true
	}
	sum := sha256.Sum256([]byte(password))
	return strings.Contains(rules, "#"+hex.EncodeToString(sum[:]))
}

// Users are the users with their rules, as ACL LIST writes them.
func (s *Server) Users() map[string]string { return maps.Clone(s.users) }

func (s *Server) answerUsers(args []string) valkey.Reply {
	if err := s.ready(); err != nil {
		return text("", err)
	}
	switch name := (Command{Args: args}).Name(); {
	case name == "ACL LIST":
		var lines []valkey.Reply
		for _, user := range slices.Sorted(maps.Keys(s.users)) {
			lines = append(lines, valkey.StringReply("user "+user+" "+s.users[user]))
		}
		return valkey.ArrayReply(lines...)
	case name == "ACL LOG":
		return valkey.ArrayReply()
	case name == "ACL SETUSER" && len(args) > 3:
		rules, err := written(args[3:])
		if err == nil {
			s.users[args[2]] = rules
		}
		return text("OK", err)
	case name == "ACL DELUSER" && len(args) == 3:
		delete(s.users, args[2])
		return valkey.IntReply(1)
	case name == "CLIENT KILL" && len(args) == 4:
		return valkey.IntReply(0)
	}
	return text("", errSyntax)
}

// written is what the server makes of rules that begin with reset: the same in an
// order of its own. Of the rules that a real server refuses it knows some.
func written(rules []string) (string, error) {
	var kinds [5][]string
	commands := ""
	for _, rule := range rules {
		kind := 0
		switch {
		case rule == "reset", rule == "resetchannels", rule == "-@all":
			continue
		case rule == "on", rule == "off":
			kinds[0] = []string{rule}
			continue
		case strings.HasPrefix(rule, "#"), rule == "nopass":
			kind = 1
		case strings.HasPrefix(rule, "~"), strings.HasPrefix(rule, "%"):
			kind = 2
		case strings.HasPrefix(rule, "&"):
			kind = 3
		case strings.HasSuffix(rule, "nonexistent"), strings.HasSuffix(rule, "|"):
			return "", fmt.Errorf("ERR Error in ACL SETUSER modifier '%s': Unknown command or category name in ACL", rule)
		default:
			kind = 4
		}
		kinds[kind] = append(kinds[kind], rule)
	}
	if !slices.Contains(kinds[4], "+@all") {
		commands = " -@all"
	}
	var words []string
	for _, kind := range kinds[:4] {
		words = append(words, kind...)
	}
	return strings.TrimSuffix(strings.Join(words, " ")+commands+" "+strings.Join(kinds[4], " "), " "), nil
}
