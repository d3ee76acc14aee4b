// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"strconv"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// served is what a server has been asked since it started.
type served struct {
	// commands are the calls by command.
	commands map[string]int64
	// clients are the commands by connection, and users the user of each.
	clients map[string]int64
	users   map[string]string
}

// askServed reads it. The reading itself is in the next reading.
func askServed(ctx context.Context, c *valkey.Client) (served, error) {
	s := served{}
	reply, err := c.Do(ctx, "INFO", "commandstats")
	if err != nil {
		return s, err
	}
	text, err := reply.String()
	if err != nil {
		return s, err
	}
	s.commands = parseCommandStats(text)
	if reply, err = c.Do(ctx, "CLIENT", "LIST"); err != nil {
		return s, err
	}
	if text, err = reply.String(); err != nil {
		return s, err
	}
	s.clients, s.users = parseClients(text)
	return s, nil
}

// parseCommandStats reads INFO commandstats.
func parseCommandStats(text string) map[string]int64 {
	calls := map[string]int64{}
	for line := range strings.Lines(text) {
		name, values, found := strings.Cut(strings.TrimSpace(line), ":")
		if name, found = strings.CutPrefix(name, "cmdstat_"); !found {
			continue
		}
		for pair := range strings.SplitSeq(values, ",") {
			text, found := strings.CutPrefix(pair, "calls=")
			if n, err := strconv.ParseInt(text, 10, 64); found && err == nil {
				calls[name] = n
			}
		}
	}
	return calls
}

// parseClients reads CLIENT LIST. A server's connection to its primary has no
// user: it is called "(primary)".
func parseClients(text string) (commands map[string]int64, users map[string]string) {
	commands, users = map[string]int64{}, map[string]string{}
	for line := range strings.Lines(text) {
		fields := map[string]string{}
		for field := range strings.FieldsSeq(line) {
			key, value, _ := strings.Cut(field, "=")
			fields[key] = value
		}
		n, err := strconv.ParseInt(fields["tot-cmds"], 10, 64)
		if err != nil || fields["id"] == "" {
			continue
		}
		commands[fields["id"]] = n
		users[fields["id"]] = fields["user"]
		if strings.Contains(fields["flags"], "M") {
			users[fields["id"]] = "(primary)"
		}
	}
	return commands, users
}

// minus is what was asked between two readings: by command, and by user.
func (s served) minus(before served) (byCommand, byUser map[string]int64) {
	byCommand, byUser = map[string]int64{}, map[string]int64{}
	for name, n := range s.commands {
		if n > before.commands[name] {
			byCommand[name] = n - before.commands[name]
		}
	}
	for id, n := range s.clients {
		byUser[s.users[id]] += n - before.clients[id]
	}
	return byCommand, byUser
}
