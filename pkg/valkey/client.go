// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"context"
	"fmt"
	"strings"
)

// Client talks to one server.
type Client struct {
	doer Doer
}

// NewClient returns the client whose commands the Doer carries.
func NewClient(d Doer) *Client { return &Client{doer: d} }

// Close closes the connection.
func (c *Client) Close() { c.doer.Close() }

// Do sends one command, and returns the server's answer. It is for the commands
// that have no method of their own.
func (c *Client) Do(ctx context.Context, command ...string) (Reply, error) {
	r := c.doer.Do(ctx, command)[0]
	return r, describe(command, r.Err())
}

// query sends commands that change nothing, in one round trip. They are sent
// again when the server had closed the connection, as it does by restarting.
func (c *Client) query(ctx context.Context, commands ...[]string) []Reply {
	replies := c.doer.Do(ctx, commands...)
	if stale(replies[0].Err()) {
		replies = c.doer.Do(ctx, commands...)
	}
	return replies
}

func (c *Client) ask(ctx context.Context, command ...string) (Reply, error) {
	r := c.query(ctx, command)[0]
	return r, describe(command, r.Err())
}

func (c *Client) order(ctx context.Context, command ...string) error {
	_, err := c.Do(ctx, command...)
	return err
}

// describe adds the command to an error: its name and not its arguments, which
// may be secret.
func describe(command []string, err error) error {
	if err == nil {
		return nil
	}
	name := command[0]
	switch strings.ToUpper(name) {
	case "CLUSTER", "CONFIG", "ACL", "CLIENT":
		if len(command) > 1 {
			name += " " + command[1]
		}
	}
	return fmt.Errorf("%s: %w", name, err)
}

// View is what an observer wants to know of one server.
type View struct {
	Nodes Nodes
	Info  Info
	// Cluster is the server's summary: a server that sees all slots owned may
	// still refuse them, as a primary does in its first two seconds.
	Cluster ClusterInfo
}

// infoSections are the parts of INFO that Info is made from; the others cost
// the server more than these do.
var infoSections = []string{"INFO", "server", "clients", "memory", "persistence", "stats", "replication", "cluster", "keyspace"}

// View reads the server's view of the cluster and of itself in one round trip.
// With an error, it returns the part that was read: a server that is loading
// answers INFO, but not CLUSTER NODES.
func (c *Client) View(ctx context.Context) (View, error) {
	var v View
	replies := c.query(ctx, []string{"CLUSTER", "NODES"}, infoSections, []string{"CLUSTER", "INFO"})
	info, errInfo := replies[1].String()
	if errInfo == nil {
		v.Info = ParseInfo(info)
	}
	nodes, err := replies[0].String()
	if err == nil {
		v.Nodes, err = ParseNodes(nodes)
	}
	if err != nil {
		return v, fmt.Errorf("CLUSTER NODES: %w", err)
	}
	if errInfo != nil {
		return v, fmt.Errorf("INFO: %w", errInfo)
	}
	summary, err := replies[2].String()
	if err != nil {
		return v, fmt.Errorf("CLUSTER INFO: %w", err)
	}
	v.Cluster = parseClusterInfo(summary)
	return v, nil
}

// Info reads the server's view of itself: the named sections of it, or all that
// View reads.
func (c *Client) Info(ctx context.Context, sections ...string) (Info, error) {
	command := infoSections
	if len(sections) > 0 {
		command = append([]string{"INFO"}, sections...)
	}
	r, err := c.ask(ctx, command...)
	if err != nil {
		return Info{}, err
	}
	text, err := r.String()
	return ParseInfo(text), describe(command, err)
}

// Nodes reads the server's view of the cluster.
func (c *Client) Nodes(ctx context.Context) (Nodes, error) {
	r, err := c.ask(ctx, "CLUSTER", "NODES")
	if err != nil {
		return nil, err
	}
	text, err := r.String()
	if err != nil {
		return nil, fmt.Errorf("CLUSTER NODES: %w", err)
	}
	return ParseNodes(text)
}

// Ping asks the server for a sign of life.
func (c *Client) Ping(ctx context.Context) error {
	_, err := c.ask(ctx, "PING")
	return err
}
