// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"context"
	"io"
	"net"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// tick is how often Run moves the virtual time.
const tick = 100 * time.Millisecond

// Wire carries commands and answers between clients and the servers of a Cluster
// as the text that real servers speak, so that whoever uses it is tested with
// parsers and time-outs. It makes a Cluster safe for use by several goroutines, as
// long as all of them go through it.
type Wire struct {
	mu        sync.Mutex
	cluster   *Cluster
	passwords map[string]string
	before    func(Command) error
	sent      []Command
}

// Command is one that was sent to a server.
type Command struct {
	IP   string
	Args []string
}

// Name is the command without what it is about: CLUSTER NODES, INFO.
func (c Command) Name() string {
	n := 1
	if slices.Contains([]string{"CLUSTER", "ACL", "CLIENT", "CONFIG"}, strings.ToUpper(c.Args[0])) && len(c.Args) > 1 {
		n = 2
	}
	return strings.ToUpper(strings.Join(c.Args[:n], " "))
}

// Changes tells whether the command is for more than reading.
func (c Command) Changes() bool {
	return !slices.Contains([]string{"PING", "INFO", "CLUSTER NODES", "CLUSTER INFO", "ACL LIST", "ACL LOG", "CONFIG GET"}, c.Name())
}

// NewWire returns the wire to the servers of a Cluster.
func NewWire(c *Cluster) *Wire {
	return &Wire{cluster: c, passwords: map[string]string{}}
}

// With lets a function use the Cluster while nobody else does.
func (w *Wire) With(use func(*Cluster)) {
	w.mu.Lock()
	defer w.mu.Unlock()
	use(w.cluster)
}

// Run lets the Cluster's time pass with the clock's until ctx is done. It is meant
// for the bubble of a test, where the clock is virtual too.
func (w *Wire) Run(ctx context.Context) {
	ticker := time.NewTicker(tick)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
			w.With(func(c *Cluster) { c.Tick(tick) })
		}
	}
}

// Require makes the server at an address refuse every other password.
func (w *Wire) Require(ip, password string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.passwords[ip] = password
}

// Before calls a function before each command. With an error, the command is not
// carried out, and the error is what the client sees.
func (w *Wire) Before(hook func(Command) error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.before = hook
}

// Sent returns the commands that were sent since the last call.
func (w *Wire) Sent() []Command {
	w.mu.Lock()
	defer w.mu.Unlock()
	sent := w.sent
	w.sent = nil
	return sent
}

// Dial connects as valkey.Dial does.
func (w *Wire) Dial(ctx context.Context, o valkey.Options) (*valkey.Client, error) {
	host, _, err := net.SplitHostPort(o.Address)
	if err != nil {
		return nil, err
	}
	timeout := o.Timeout
	if timeout == 0 {
		timeout = valkey.DefaultTimeout
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	w.mu.Lock()
	s := w.cluster.At(host)
	password, guarded := w.passwords[host]
	silent := s != nil && (s.hung || s.Cut)
	refused := s == nil || s.holding
	admitted := s == nil || s.Admits(o.Credentials.Username, o.Credentials.Password)
	w.mu.Unlock()
	switch {
	case silent:
		<-ctx.Done()
		return nil, ctx.Err()
	case refused:
		return nil, syscall.ECONNREFUSED
	case guarded && password != o.Credentials.Password, !admitted:
		return nil, wrongPass()
	}
	return valkey.NewClient(&doer{wire: w, ip: host, timeout: timeout, server: s, credentials: o.Credentials}), nil
}

func wrongPass() error {
	return valkey.ParseError("WRONGPASS invalid username-password pair or user is disabled.")
}

// doer is one connection.
type doer struct {
	wire    *Wire
	ip      string
	timeout time.Duration
	server  *Server // the process at the other end
	closed  bool

	// stranger: it connects anew, and has to authenticate with its credentials.
	stranger    bool
	credentials valkey.Credentials
}

// Do implements valkey.Doer.
func (d *doer) Do(ctx context.Context, commands ...[]string) []valkey.Reply {
	ctx, cancel := context.WithTimeout(ctx, d.timeout)
	defer cancel()
	replies, ok := d.try(commands)
	if !ok {
		<-ctx.Done()
		return fill(len(commands), ctx.Err())
	}
	return replies
}

// Close implements valkey.Doer.
func (d *doer) Close() {
	d.wire.mu.Lock()
	defer d.wire.mu.Unlock()
	d.closed = true
}

// try carries the commands out, unless the server swallows them.
func (d *doer) try(commands [][]string) ([]valkey.Reply, bool) {
	w := d.wire
	w.mu.Lock()
	defer w.mu.Unlock()
	s := w.cluster.At(d.ip)
	switch {
	case d.closed:
		return fill(len(commands), net.ErrClosed), true
	case s != nil && (s.hung || s.Cut):
		return nil, false
	case d.server != s:
		// The process that was connected to is gone: this is noticed now, and what
		// comes next connects anew.
		d.server, d.stranger = s, true
		return fill(len(commands), io.EOF), true
	case s == nil || s.holding:
		return fill(len(commands), syscall.ECONNREFUSED), true
	case d.stranger && !s.Admits(d.credentials.Username, d.credentials.Password):
		return fill(len(commands), wrongPass()), true
	}
	d.stranger = false
	replies := make([]valkey.Reply, len(commands))
	for i, args := range commands {
		command := Command{IP: d.ip, Args: args}
		w.sent = append(w.sent, command)
		if w.before != nil {
			if err := w.before(command); err != nil {
				replies[i] = valkey.ErrorReply(err)
				continue
			}
		}
		replies[i] = s.answer(args)
	}
	return replies, true
}

func fill(n int, err error) []valkey.Reply {
	return slices.Repeat([]valkey.Reply{valkey.ErrorReply(err)}, n)
}
