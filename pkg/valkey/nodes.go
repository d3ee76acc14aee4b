// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"fmt"
	"maps"
	"net"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// Nodes is one server's view of the cluster: its own entry, and what it heard
// of the others.
type Nodes []NodeEntry

// NodeEntry is what a server knows of one node.
type NodeEntry struct {
	// ID is the node's identity in the cluster.
	ID string
	// IP is bare, and "" when the server does not know it, its own included.
	IP            string
	Port, BusPort int
	// Hostname and ShardID are "" where the server does not tell them: CLUSTER
	// NODES has no shard, nodes.conf has.
	Hostname, ShardID string
	// Myself is set for the server that was asked, and for no other.
	Myself bool
	// Primary and Replica are the node's role; neither is set in a handshake.
	Primary, Replica bool
	// PFail is this server's suspicion, Fail the majority's verdict. A server
	// never has either of itself.
	PFail, Fail bool
	// Handshake is set until the node was really met; its ID is then made up.
	Handshake, NoAddr, NoFailover bool
	// PrimaryID is the node that a replica follows.
	PrimaryID   string
	ConfigEpoch uint64
	// LinkConnected is the link on the cluster bus.
	LinkConnected bool
	// Unanswered is how long the last ping has waited for its answer; 0 when it
	// was answered. The link may look connected all the time.
	Unanswered time.Duration
	// Slots are those that a primary owns.
	Slots slots.Set
	// Migrating and Importing are the other node by slot; only a server's own
	// entry has them.
	Migrating, Importing map[int]string
}

// Myself returns the entry of the server that was asked.
func (n Nodes) Myself() (NodeEntry, bool) {
	return n.find(func(e *NodeEntry) bool { return e.Myself })
}

// ByID returns the entry of the node with that ID.
func (n Nodes) ByID(id string) (NodeEntry, bool) {
	return n.find(func(e *NodeEntry) bool { return e.ID == id })
}

// ByAddress returns the entry of the node that listens there.
func (n Nodes) ByAddress(ip string, port int) (NodeEntry, bool) {
	return n.find(func(e *NodeEntry) bool { return e.IP == ip && e.Port == port })
}

// ReplicasOf returns the entries of the replicas of the node with that ID.
func (n Nodes) ReplicasOf(id string) Nodes {
	var replicas Nodes
	for _, e := range n {
		if e.Replica && e.PrimaryID == id {
			replicas = append(replicas, e)
		}
	}
	return replicas
}

// Slots returns the slots that the server thinks owned by anybody.
func (n Nodes) Slots() slots.Set {
	var all slots.Set
	for i := range n {
		all = all.Union(n[i].Slots)
	}
	return all
}

// String writes the entries as CLUSTER NODES does.
func (n Nodes) String() string {
	var b strings.Builder
	for _, e := range n {
		b.WriteString(e.String())
		b.WriteByte('\n')
	}
	return b.String()
}

func (n Nodes) find(match func(*NodeEntry) bool) (NodeEntry, bool) {
	for i := range n {
		if match(&n[i]) {
			return n[i], true
		}
	}
	return NodeEntry{}, false
}

// Address returns where the node listens to clients, for net.Dial.
func (e NodeEntry) Address() string { return net.JoinHostPort(e.IP, strconv.Itoa(e.Port)) }

// String writes the entry as a line of CLUSTER NODES; the times of the last
// ping and pong, which nothing here reads, are 0.
func (e NodeEntry) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s:%d@%d", e.ID, e.IP, e.Port, e.BusPort)
	if e.Hostname != "" || e.ShardID != "" {
		b.WriteString("," + e.Hostname)
	}
	if e.ShardID != "" {
		b.WriteString(",shard-id=" + e.ShardID)
	}
	link, primary := "disconnected", "-"
	if e.LinkConnected {
		link = "connected"
	}
	if e.PrimaryID != "" {
		primary = e.PrimaryID
	}
	fmt.Fprintf(&b, " %s %s 0 0 %d %s", e.flags(), primary, e.ConfigEpoch, link)
	for _, r := range e.Slots.Ranges() {
		b.WriteString(" " + r.String())
	}
	for _, slot := range slices.Sorted(maps.Keys(e.Migrating)) {
		fmt.Fprintf(&b, " [%d->-%s]", slot, e.Migrating[slot])
	}
	for _, slot := range slices.Sorted(maps.Keys(e.Importing)) {
		fmt.Fprintf(&b, " [%d-<-%s]", slot, e.Importing[slot])
	}
	return b.String()
}

// flag names the fields as Valkey writes them.
func (e *NodeEntry) flag(name string) *bool {
	switch name {
	case "myself":
		return &e.Myself
	case "master":
		return &e.Primary
	case "slave":
		return &e.Replica
	case "fail?":
		return &e.PFail
	case "fail":
		return &e.Fail
	case "handshake":
		return &e.Handshake
	case "noaddr":
		return &e.NoAddr
	case "nofailover":
		return &e.NoFailover
	}
	return nil
}

var flagNames = []string{"myself", "master", "slave", "fail?", "fail", "handshake", "noaddr", "nofailover"}

func (e NodeEntry) flags() string {
	var set []string
	for _, name := range flagNames {
		if *e.flag(name) {
			set = append(set, name)
		}
	}
	if set == nil {
		return "noflags"
	}
	return strings.Join(set, ",")
}
