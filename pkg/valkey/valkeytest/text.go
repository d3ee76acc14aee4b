// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// Version is what the servers call themselves.
const Version = "9.1.0"

const (
	port = 6379
	// epoch is the date at which the virtual time begins, in milliseconds.
	epoch = 1_750_000_000_000
)

var errSyntax = errors.New("ERR syntax error")

// answer carries out a command that came as text.
func (s *Server) answer(args []string) valkey.Reply {
	switch strings.ToUpper(args[0]) {
	case "PING":
		return text("PONG", s.ready())
	case "INFO":
		return valkey.StringReply(s.infoText())
	case "CONFIG":
		if len(args) > 1 {
			return s.answerConfig(args)
		}
	case "ACL", "CLIENT":
		return s.answerUsers(args)
	case "CLUSTER":
		if len(args) > 1 {
			return s.answerCluster(strings.ToUpper(args[1]), args[2:])
		}
	}
	return text("", fmt.Errorf("ERR unknown command '%s'", args[0]))
}

func (s *Server) answerCluster(name string, args []string) valkey.Reply {
	if err := s.ready(); err != nil {
		return text("", err)
	}
	switch {
	case name == "NODES":
		return valkey.StringReply(s.nodesText())
	case name == "INFO":
		return valkey.StringReply(s.clusterInfoText())
	case name == "BUMPEPOCH":
		return text("BUMPED", s.BumpEpoch())
	case name == "MEET" && (len(args) == 2 || len(args) == 3):
		return text("OK", s.Meet(args[0]))
	case name == "REPLICATE" && len(args) == 1:
		return text("OK", s.Replicate(args[0]))
	case name == "FORGET" && len(args) == 1:
		return text("OK", s.Forget(args[0]))
	case name == "FAILOVER" && len(args) < 2:
		return text("OK", s.Failover(FailoverMode(strings.ToUpper(strings.Join(args, "")))))
	case name == "SET-CONFIG-EPOCH" && len(args) == 1:
		n, err := strconv.ParseUint(args[0], 10, 64)
		if err != nil {
			return text("", errSyntax)
		}
		return text("OK", s.SetConfigEpoch(n))
	case name == "ADDSLOTSRANGE" && len(args) > 0 && len(args)%2 == 0:
		var set slots.Set
		for i := 0; i < len(args); i += 2 {
			r, err := slots.ParseRange(args[i] + "-" + args[i+1])
			if err != nil {
				return text("", errSyntax)
			}
			set.AddRange(r.First, r.Last)
		}
		return text("OK", s.AddSlots(set))
	}
	return text("", fmt.Errorf("ERR unknown subcommand or wrong number of arguments for '%s'", name))
}

func text(ok string, err error) valkey.Reply {
	if err != nil {
		return valkey.ErrorReply(valkey.ParseError(err.Error()))
	}
	return valkey.StringReply(ok)
}

// nodesText is the answer to CLUSTER NODES.
func (s *Server) nodesText() string {
	var b strings.Builder
	role, primary := "master", "-"
	if !s.primary {
		role, primary = "slave", s.PrimaryID()
	}
	if s.noFailover {
		role += ",nofailover"
	}
	line(&b, s.ID(), s.ip, "myself,"+role, primary, 0, 0, s.Epoch(), true, s.slots)
	for _, p := range s.peers {
		flags, primary := []string{"master"}, "-"
		if !p.primary {
			flags, primary = []string{"slave"}, cmp.Or(s.c.names[p.primaryOf], "-")
		}
		if p.handshake {
			flags = []string{"handshake"}
		}
		switch {
		case p.failed:
			flags = append(flags, "fail")
		case p.suspected:
			flags = append(flags, "fail?")
		}
		if p.noAddress {
			flags = append(flags, "noaddr")
		}
		line(&b, s.c.names[p.id], p.ip, strings.Join(flags, ","), primary, p.asked, p.ponged, p.epoch, p.linked, p.slots)
	}
	return b.String()
}

func line(b *strings.Builder, id, ip, flags, primary string, asked, heard time.Duration, config uint64, linked bool, set *slots.Set) {
	at, bus := port, port+10000
	if ip == "" {
		at, bus = 0, 0
	}
	link := "disconnected"
	if linked {
		link = "connected"
	}
	fmt.Fprintf(b, "%s %s:%d@%d %s %s %d %d %d %s", id, ip, at, bus, flags, primary, date(asked), date(heard), config, link)
	if set != nil {
		for _, r := range set.Ranges() {
			b.WriteString(" " + r.String())
		}
	}
	b.WriteString("\n")
}

// date is a time in milliseconds, 0 for never.
func date(d time.Duration) int64 {
	if d == 0 {
		return 0
	}
	return epoch + d.Milliseconds()
}

// infoText is the answer to INFO, with the sections that the operator reads.
func (s *Server) infoText() string {
	var b strings.Builder
	put := func(name string, value any) { fmt.Fprintf(&b, "%s:%v\r\n", name, value) }
	put("valkey_version", Version)
	put("run_id", s.run)
	put("uptime_in_seconds", int64(s.Uptime()/time.Second))
	put("cluster_enabled", 1)
	put("connected_clients", 1)
	put("loading", number(s.Loading()))
	put("used_memory", s.UsedMemory)
	put("maxmemory", s.ConfigGet("maxmemory"))
	put("maxmemory_policy", s.ConfigGet("maxmemory-policy"))
	if s.primary {
		put("role", "master")
		put("master_repl_offset", s.Offset())
	} else {
		put("role", "slave")
		put("slave_repl_offset", s.Offset())
		put("master_sync_in_progress", number(s.syncLeft > 0))
		if p := s.peer(s.primaryOf); p != nil {
			put("master_host", p.ip)
			put("master_port", port)
		}
		if s.linkUp {
			put("master_link_status", "up")
			put("master_last_io_seconds_ago", int64(s.LinkQuiet()/time.Second))
		} else {
			put("master_link_status", "down")
			put("master_link_down_since_seconds", int64(s.LinkDownFor()/time.Second)-number(s.LinkDownFor() < 0))
		}
	}
	if keys := s.Keys(); keys > 0 {
		put("db0", fmt.Sprintf("keys=%d,expires=0,avg_ttl=0", keys))
	}
	return b.String()
}

// clusterInfoText is the answer to CLUSTER INFO.
func (s *Server) clusterInfoText() string {
	var b strings.Builder
	owned, size := 0, 0
	count := func(set *slots.Set) {
		if set != nil {
			owned += set.Len()
			size++
		}
	}
	count(s.slots)
	for _, p := range s.peers {
		count(p.slots)
	}
	state := "fail"
	if s.hearsMajority() {
		state = "ok"
	}
	fmt.Fprintf(&b, "cluster_state:%s\r\ncluster_slots_assigned:%d\r\ncluster_known_nodes:%d\r\ncluster_size:%d\r\ncluster_current_epoch:%d\r\n",
		state, owned, len(s.peers)+1, size, s.currentEpoch)
	return b.String()
}

func number(is bool) int64 {
	if is {
		return 1
	}
	return 0
}
