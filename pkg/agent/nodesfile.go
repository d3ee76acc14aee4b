// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// readNodes reads the server's nodes.conf; none is no error. A file that cannot
// be parsed is one that the server would not start with either, so the server
// is left to say so.
func readNodes(path string) (valkey.Nodes, string, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return nil, "", nil
	}
	if err != nil {
		return nil, "", fmt.Errorf("read the server's identity: %w", err)
	}
	nodes, err := valkey.ParseNodes(string(text))
	if err != nil {
		return nil, "", fmt.Errorf("read the server's identity in %s: %w", path, err)
	}
	return nodes, string(text), nil
}

// demote rewrites a nodes.conf so that the server, which was a primary in it,
// comes back as the replica of the one that owns its slots now. The server
// would learn that from the others too, but only once it hears from them, and
// in a cluster of one shard it accepts writes until then. Everything else stays
// as it is, to the letter.
func demote(text string, owner valkey.NodeEntry) (string, error) {
	nodes, err := valkey.ParseNodes(text)
	if err != nil {
		return "", err
	}
	me, ok := nodes.Myself()
	if !ok {
		return "", errors.New("nodes.conf does not have the server itself")
	}
	var lines []string
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		if len(fields) == 0 {
			continue
		}
		switch {
		case fields[0] == "vars":
			fields = raiseEpoch(fields, owner.ConfigEpoch)
		case fields[0] == owner.ID:
			fields = promoted(fields, owner)
		case fields[0] == me.ID:
			fields[2], fields[3] = swapFlag(fields[2], "master", "slave"), owner.ID
			fields = fields[:8]
		case fields[3] == me.ID:
			fields[3] = owner.ID
		}
		lines = append(lines, strings.Join(fields, " "))
	}
	if _, known := nodes.ByID(owner.ID); !known {
		owner.Myself, owner.Migrating, owner.Importing, owner.ShardID = false, nil, nil, me.ShardID
		lines = slices.Insert(lines, 0, owner.String())
	}
	return strings.Join(lines, "\n") + "\n", nil
}

// alignShards gives each replica in a nodes.conf the shard ID of its primary.
// Servers before 8.1.2 write other ones when they stop soon after REPLICATE,
// and then call the file corrupt and do not start any more (valkey-io/valkey
// issue 2171).
func alignShards(text string) string {
	nodes, err := valkey.ParseNodes(text)
	if err != nil {
		return text // the server says it better
	}
	for _, e := range nodes {
		primary, ok := nodes.ByID(e.PrimaryID)
		if !ok || primary.ShardID == "" || e.ShardID == "" || primary.ShardID == e.ShardID {
			continue
		}
		// The ID of a node stands at the beginning of its line, and only there.
		start := strings.Index("\n"+text, "\n"+e.ID+" ")
		line, _, _ := strings.Cut(text[start:], "\n")
		text = text[:start] + strings.Replace(line, "shard-id="+e.ShardID, "shard-id="+primary.ShardID, 1) + text[start+len(line):]
	}
	return text
}

// promoted is the line of the owner, which was a replica in it.
func promoted(fields []string, owner valkey.NodeEntry) []string {
	fields[2] = swapFlag(fields[2], "slave", "master")
	fields[3] = "-"
	fields[6] = strconv.FormatUint(owner.ConfigEpoch, 10)
	return append(fields[:8], strings.Fields(owner.Slots.String())...)
}

// swapFlag replaces a flag. It also drops what the server had heard of the
// node's failure, which is past.
func swapFlag(flags, from, to string) string {
	var out []string
	for flag := range strings.SplitSeq(flags, ",") {
		switch flag {
		case from:
			out = append(out, to)
		case "fail", "fail?":
		default:
			out = append(out, flag)
		}
	}
	return strings.Join(out, ",")
}

// raiseEpoch keeps the rule that no node's epoch is above the current one.
func raiseEpoch(vars []string, epoch uint64) []string {
	for i := 1; i+1 < len(vars); i += 2 {
		if vars[i] != "currentEpoch" {
			continue
		}
		if current, err := strconv.ParseUint(vars[i+1], 10, 64); err == nil && current < epoch {
			vars[i+1] = strconv.FormatUint(epoch, 10)
		}
	}
	return vars
}
