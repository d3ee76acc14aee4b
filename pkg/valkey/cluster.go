// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"context"
	"errors"
	"strconv"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// FailoverMode is how a replica takes over its primary's slots.
type FailoverMode string

// The modes, from the one that loses no write to the one that asks nobody.
const (
	// FailoverGraceful pauses the primary until the replica has all its writes.
	FailoverGraceful FailoverMode = ""
	// FailoverForce does not ask the primary, but needs the votes of a majority.
	FailoverForce FailoverMode = "FORCE"
	// FailoverTakeover needs no votes.
	FailoverTakeover FailoverMode = "TAKEOVER"
)

// Address is where a server listens to clients; the bus port is 10000 above.
type Address struct {
	IP   string
	Port int
	// BusPort is the port of its cluster bus; zero is the usual one, 10000 above Port.
	BusPort int
}

// Meet makes the server know the one at that address. The IP is bare, also
// when it is of version 6.
func (c *Client) Meet(ctx context.Context, ip string, port int) error {
	return c.order(ctx, "CLUSTER", "MEET", ip, strconv.Itoa(port))
}

// MeetAll is Meet of many addresses, in one round trip. Each is tried.
func (c *Client) MeetAll(ctx context.Context, addresses ...Address) error {
	if len(addresses) == 0 {
		return nil
	}
	commands := make([][]string, len(addresses))
	for i, a := range addresses {
		commands[i] = []string{"CLUSTER", "MEET", a.IP, strconv.Itoa(a.Port)}
		if a.BusPort != 0 {
			commands[i] = append(commands[i], strconv.Itoa(a.BusPort))
		}
	}
	var errs []error
	for i, r := range c.doer.Do(ctx, commands...) {
		errs = append(errs, describe(commands[i], r.Err()))
	}
	return errors.Join(errs...)
}

// Forget makes the server forget a node, and refuse it for a minute.
func (c *Client) Forget(ctx context.Context, id string) error {
	return c.order(ctx, "CLUSTER", "FORGET", id)
}

// AddSlots assigns slots that nobody owns to the server.
func (c *Client) AddSlots(ctx context.Context, set slots.Set) error {
	command := []string{"CLUSTER", "ADDSLOTSRANGE"}
	for _, r := range set.Ranges() {
		command = append(command, strconv.Itoa(r.First), strconv.Itoa(r.Last))
	}
	if len(command) == 2 {
		return nil
	}
	return c.order(ctx, command...)
}

// SetConfigEpoch gives a fresh server, that knows no other, its epoch.
func (c *Client) SetConfigEpoch(ctx context.Context, epoch uint64) error {
	return c.order(ctx, "CLUSTER", "SET-CONFIG-EPOCH", strconv.FormatUint(epoch, 10))
}

// BumpEpoch gives the server an epoch above all that it knows.
func (c *Client) BumpEpoch(ctx context.Context) error {
	return c.order(ctx, "CLUSTER", "BUMPEPOCH")
}

// Replicate makes the server a replica of the node with that ID.
func (c *Client) Replicate(ctx context.Context, id string) error {
	return c.order(ctx, "CLUSTER", "REPLICATE", id)
}

// Failover makes the server, a replica, begin to take over its primary's slots.
func (c *Client) Failover(ctx context.Context, mode FailoverMode) error {
	if mode == FailoverGraceful {
		return c.order(ctx, "CLUSTER", "FAILOVER")
	}
	return c.order(ctx, "CLUSTER", "FAILOVER", string(mode))
}

// ClusterInfo is the server's summary of the cluster.
type ClusterInfo struct {
	// OK tells whether the server serves its slots.
	OK bool
	// SlotsAssigned is how many slots have an owner.
	SlotsAssigned int
	// KnownNodes is how many nodes the server knows, itself included; Size is
	// how many of them own slots, and so have a vote.
	KnownNodes, Size int
	// CurrentEpoch is the highest epoch that the server has seen.
	CurrentEpoch uint64
}

// ClusterInfo reads the server's summary of the cluster.
func (c *Client) ClusterInfo(ctx context.Context) (ClusterInfo, error) {
	r, err := c.ask(ctx, "CLUSTER", "INFO")
	if err != nil {
		return ClusterInfo{}, err
	}
	text, err := r.String()
	return parseClusterInfo(text), describe([]string{"CLUSTER", "INFO"}, err)
}

func parseClusterInfo(text string) ClusterInfo {
	f := parseFields(text)
	return ClusterInfo{
		OK:            f["cluster_state"] == "ok",
		SlotsAssigned: int(f.number("cluster_slots_assigned")),
		KnownNodes:    int(f.number("cluster_known_nodes")),
		Size:          int(f.number("cluster_size")),
		CurrentEpoch:  uint64(max(f.number("cluster_current_epoch"), 0)),
	}
}
