// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"strconv"
	"strings"
	"time"
)

// Role is a server's role, as it sees itself.
type Role string

// The roles.
const (
	RolePrimary Role = "primary"
	RoleReplica Role = "replica"
)

// Info is what a server says of itself.
type Info struct {
	// Version is Valkey's, such as 9.1.2.
	Version string
	// RunID changes with each start of the process.
	RunID          string
	Uptime         time.Duration
	Loading        bool
	ClusterEnabled bool
	Role           Role
	// ConnectedReplicas are those that a server feeds.
	ConnectedReplicas []ReplicaInfo
	// PrimaryHost, PrimaryPort, LinkUp, LinkDownSince and SyncInProgress are a
	// replica's. LinkDownSince is 0 while the link is up, and negative when it
	// never was in the life of this process: the server then holds what it
	// loaded from its own disk, and nothing newer. LinkQuiet is since when nothing
	// came over the link, in whole seconds.
	//
	// FullSyncs is how often a primary has begun to send all its data to a replica, since
	// its start.
	FullSyncs      int64
	PrimaryHost    string
	PrimaryPort    int
	LinkUp         bool
	LinkQuiet      time.Duration
	LinkDownSince  time.Duration
	SyncInProgress bool
	// ReplID and ReplID2 name the histories that Offset counts in.
	ReplID, ReplID2 string
	// Offset is how far a primary has written, or a replica has applied.
	Offset int64
	// AOFEnabled, AOFLastWriteFailed and RDBLastSaveFailed are about the disk: true after a
	// failure, until the next attempt succeeds.
	AOFEnabled, AOFLastWriteFailed, RDBLastSaveFailed bool
	// UnexpectedErrors counts the commands from its primary, or from its own append-only
	// file, that the process could not carry out.
	UnexpectedErrors int64
	// Keys is the number of keys in all databases.
	Keys                  int64
	Clients               int64
	UsedMemory, MaxMemory int64
	// Evicts: with maxmemory-policy as it is, keys are removed when maxmemory is reached.
	Evicts bool
}

// ReplicaInfo is what a server knows of a replica that it feeds.
type ReplicaInfo struct {
	IP   string
	Port int
	// State is online once the replica has the whole data set.
	State  string
	Offset int64
	// Lag is the time since the replica last confirmed its offset, in seconds.
	Lag int64
}

// Online tells whether the replica has the data set, and is fed changes only.
func (r ReplicaInfo) Online() bool { return r.State == "online" }

// fields are the lines "name:value" of INFO.
type fields map[string]string

func parseFields(text string) fields {
	f := fields{}
	for line := range strings.Lines(text) {
		if name, value, ok := strings.Cut(strings.TrimRight(line, "\r\n"), ":"); ok && !strings.HasPrefix(name, "#") {
			f[name] = value
		}
	}
	return f
}

// number returns a field's number, or 0 when the server does not have the field.
func (f fields) number(name string) int64 {
	n, _ := strconv.ParseInt(f[name], 10, 64)
	return n
}

// ParseInfo parses the answer to INFO. What the server left out is zero.
func ParseInfo(text string) Info {
	f := parseFields(text)
	i := Info{
		Version:            f["valkey_version"],
		RunID:              f["run_id"],
		Uptime:             time.Duration(f.number("uptime_in_seconds")) * time.Second,
		Loading:            f["loading"] == "1" || f["async_loading"] == "1",
		ClusterEnabled:     f["cluster_enabled"] == "1",
		ReplID:             f["master_replid"],
		ReplID2:            f["master_replid2"],
		AOFEnabled:         f["aof_enabled"] == "1",
		AOFLastWriteFailed: f["aof_last_write_status"] == "err",
		RDBLastSaveFailed:  f["rdb_last_bgsave_status"] == "err",
		FullSyncs:          f.number("sync_full"),
		UnexpectedErrors:   f.number("unexpected_error_replies"),
		Clients:            f.number("connected_clients"),
		UsedMemory:         f.number("used_memory"),
		MaxMemory:          f.number("maxmemory"),
		Evicts:             f["maxmemory_policy"] != "" && f["maxmemory_policy"] != "noeviction",
	}
	if i.Version == "" {
		i.Version = f["redis_version"]
	}
	i.replication(f)
	for name, value := range f {
		if rest, ok := strings.CutPrefix(name, "db"); ok && digits(rest) {
			i.Keys += parsePairs(value).number("keys")
		}
	}
	return i
}

func (i *Info) replication(f fields) {
	for n := range f.number("connected_slaves") {
		line, ok := f["slave"+strconv.FormatInt(n, 10)]
		if !ok {
			break
		}
		p := parsePairs(line)
		i.ConnectedReplicas = append(i.ConnectedReplicas, ReplicaInfo{
			IP: p["ip"], Port: int(p.number("port")), State: p["state"], Offset: p.number("offset"), Lag: p.number("lag"),
		})
	}
	switch f["role"] {
	case "master":
		i.Role = RolePrimary
		i.Offset = f.number("master_repl_offset")
	case "slave":
		i.Role = RoleReplica
		i.PrimaryHost = f["master_host"]
		i.PrimaryPort = int(f.number("master_port"))
		i.LinkUp = f["master_link_status"] == "up"
		i.SyncInProgress = f["master_sync_in_progress"] == "1"
		i.Offset = f.number("slave_repl_offset")
		i.LinkQuiet = time.Duration(max(0, f.number("master_last_io_seconds_ago"))) * time.Second
		if !i.LinkUp {
			i.LinkDownSince = -time.Second
			if since, err := strconv.ParseInt(f["master_link_down_since_seconds"], 10, 32); err == nil && since >= 0 {
				i.LinkDownSince = time.Duration(since) * time.Second
			}
		}
	}
}

// parsePairs parses "name=value,name=value".
func parsePairs(text string) fields {
	f := fields{}
	for pair := range strings.SplitSeq(text, ",") {
		if name, value, ok := strings.Cut(pair, "="); ok {
			f[name] = value
		}
	}
	return f
}

func digits(text string) bool {
	return text != "" && strings.Trim(text, "0123456789") == ""
}
