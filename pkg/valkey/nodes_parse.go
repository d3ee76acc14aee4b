// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// ParseNodes parses the answer to CLUSTER NODES, and the file nodes.conf, whose
// last line has other things.
func ParseNodes(text string) (Nodes, error) {
	var nodes Nodes
	var pings []int64
	var newest int64
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		if len(fields) == 0 || fields[0] == "vars" {
			continue
		}
		e, err := parseNode(fields)
		if err != nil {
			return nil, fmt.Errorf("node %q: %w", fields[0], err)
		}
		nodes = append(nodes, e)
		pings = append(pings, millis(fields[4]))
		newest = max(newest, millis(fields[5]))
	}
	// The server's clock need not be ours: the newest answer that it had from
	// anybody is its present, give or take a ping.
	for i, sent := range pings {
		if sent > 0 && newest > sent {
			nodes[i].Unanswered = time.Duration(newest-sent) * time.Millisecond
		}
	}
	return nodes, nil
}

// millis is a time in the text, 0 if it is none.
func millis(text string) int64 {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0
	}
	return n
}

func parseNode(fields []string) (NodeEntry, error) {
	if len(fields) < 8 {
		return NodeEntry{}, fmt.Errorf("%d fields instead of 8 or more", len(fields))
	}
	e := NodeEntry{ID: fields[0], LinkConnected: fields[7] == "connected"}
	if err := e.parseAddress(fields[1]); err != nil {
		return NodeEntry{}, err
	}
	for name := range strings.SplitSeq(fields[2], ",") {
		// A flag of a newer server means nothing to us.
		if flag := e.flag(name); flag != nil {
			*flag = true
		}
	}
	if fields[3] != "-" {
		e.PrimaryID = fields[3]
	}
	epoch, err := strconv.ParseUint(fields[6], 10, 64)
	if err != nil {
		return NodeEntry{}, fmt.Errorf("config epoch: %w", err)
	}
	e.ConfigEpoch = epoch
	for _, text := range fields[8:] {
		if err := e.parseSlots(text); err != nil {
			return NodeEntry{}, err
		}
	}
	return e, nil
}

// parseAddress parses ip:port@busport[,hostname[,key=value]...]. The IP may
// have colons of its own, or be missing.
func (e *NodeEntry) parseAddress(text string) error {
	text, aux, _ := strings.Cut(text, ",")
	for i, item := range strings.Split(aux, ",") {
		key, value, isPair := strings.Cut(item, "=")
		switch {
		case !isPair && i == 0:
			e.Hostname = item
		case key == "shard-id":
			e.ShardID = value
		}
	}
	text, bus, hasBus := cutLast(text, "@")
	ip, port, hasPort := cutLast(text, ":")
	if !hasBus || !hasPort {
		return errors.New("no address of the form ip:port@busport")
	}
	var err error
	if e.Port, err = parsePort(port); err != nil {
		return err
	}
	if e.BusPort, err = parsePort(bus); err != nil {
		return err
	}
	e.IP = strings.Trim(ip, "[]")
	return nil
}

// parseSlots parses 5460, 0-5460, [93->-id] or [93-<-id].
func (e *NodeEntry) parseSlots(text string) error {
	if !strings.HasPrefix(text, "[") {
		r, err := slots.ParseRange(text)
		if err != nil {
			return err
		}
		e.Slots.AddRange(r.First, r.Last)
		return nil
	}
	inner := strings.TrimSuffix(text[1:], "]")
	open := &e.Migrating
	number, id, ok := strings.Cut(inner, "->-")
	if !ok {
		open = &e.Importing
		number, id, ok = strings.Cut(inner, "-<-")
	}
	r, err := slots.ParseRange(number)
	if !ok || err != nil || r.First != r.Last || id == "" {
		return fmt.Errorf("%q is no open slot", text)
	}
	if *open == nil {
		*open = map[int]string{}
	}
	(*open)[r.First] = id
	return nil
}

func parsePort(text string) (int, error) {
	port, err := strconv.ParseUint(text, 10, 16)
	if err != nil {
		return 0, fmt.Errorf("port: %w", err)
	}
	return int(port), nil
}

// cutLast is strings.Cut at the last separator.
func cutLast(text, separator string) (before, after string, found bool) {
	i := strings.LastIndex(text, separator)
	if i < 0 {
		return text, "", false
	}
	return text[:i], text[i+len(separator):], true
}
