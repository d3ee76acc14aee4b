// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"maps"
	"net"
	"slices"
	"strings"
	"sync"
	"time"

	valkeygo "github.com/valkey-io/valkey-go"
)

// DefaultTimeout bounds a command when the options name no other time.
const DefaultTimeout = time.Second

// Sizes of a connection. One operator keeps one connection to each of some
// hundreds of servers, and sends it a few short commands a minute.
const (
	readBuffer  = 8 << 10
	writeBuffer = 1 << 10
	ringScale   = 1
)

// Credentials name a user. Without a username, the password is the default
// user's.
type Credentials struct {
	Username, Password string
}

// Options say whom to connect to, and how.
type Options struct {
	// Address is host:port, as net.JoinHostPort writes it.
	Address string
	// Credentials authenticate the connection.
	Credentials Credentials
	// Timeout bounds each round trip, dialling included; DefaultTimeout if 0.
	Timeout time.Duration
	// Name is shown in the server's CLIENT LIST.
	Name string
}

// Dial connects to a server and authenticates. The client reconnects by itself
// when its connection broke: what was on the way fails, what comes later dials.
func Dial(ctx context.Context, o Options) (*Client, error) {
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("connect to %s: %w", o.Address, err)
	}
	d := &connection{turn: make(chan struct{}, 1), timeout: cmp.Or(o.Timeout, DefaultTimeout)}
	client, err := valkeygo.NewClient(valkeygo.ClientOption{
		InitAddress:       []string{o.Address},
		Username:          o.Credentials.Username,
		Password:          o.Credentials.Password,
		ClientName:        o.Name,
		ClientSetInfo:     []string{}, // needs rights that nobody here has a use for
		ForceSingleClient: true,
		DisableCache:      true,
		DisableRetry:      true,
		// A negative gap also stops the pings in the background: an idle
		// connection sends nothing, and a dead one is found by the next command.
		Dialer:              net.Dialer{Timeout: d.timeout, KeepAlive: -1},
		DialCtxFn:           d.dial,
		ConnWriteTimeout:    d.timeout,
		PipelineMultiplex:   -1,
		BlockingPipeline:    -1,
		RingScaleEachConn:   ringScale,
		ReadBufferEachConn:  readBuffer,
		WriteBufferEachConn: writeBuffer,
	})
	if err != nil {
		if client != nil {
			d.client = client
			d.Close()
		}
		return nil, fmt.Errorf("connect to %s: %w", o.Address, translate(err))
	}
	d.client = client
	return NewClient(d), nil
}

// connection is the Doer that talks to a real server.
type connection struct {
	client  valkeygo.Client
	timeout time.Duration
	// turn admits one call at a time. The calls then run on their caller's
	// goroutine, with a deadline on the socket, and need no goroutines and no
	// queue of their own: concurrent ones would, and could wait in that queue
	// without a deadline when the server hangs.
	turn chan struct{}

	mu     sync.Mutex
	socket net.Conn
	closed bool
}

// Do implements Doer.
func (c *connection) Do(ctx context.Context, commands ...[]string) []Reply {
	ctx, cancel := context.WithTimeout(ctx, c.timeout)
	defer cancel()
	replies := make([]Reply, len(commands))
	select {
	case c.turn <- struct{}{}:
		defer func() { <-c.turn }()
	case <-ctx.Done():
		return fill(replies, ctx.Err())
	}
	completed := make(valkeygo.Commands, len(commands))
	for i, command := range commands {
		completed[i] = c.client.B().Arbitrary(command...).Build()
	}
	for i, result := range c.client.DoMulti(ctx, completed...) {
		if err := result.NonValkeyError(); err != nil {
			replies[i] = ErrorReply(translate(err))
			continue
		}
		message, err := result.ToMessage()
		replies[i] = reply(message, err)
	}
	return replies
}

// Close implements Doer. It takes the socket away first: valkey-go would else
// say goodbye to a server that hangs, and wait a second for its answer.
func (c *connection) Close() {
	c.mu.Lock()
	c.closed = true
	if c.socket != nil {
		_ = c.socket.Close()
	}
	c.mu.Unlock()
	c.client.Close()
}

func (c *connection) dial(ctx context.Context, address string, dialer *net.Dialer, _ *tls.Config) (net.Conn, error) {
	socket, err := dialer.DialContext(ctx, "tcp", address)
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		_ = socket.Close()
		return nil, net.ErrClosed
	}
	c.socket = socket
	return socket, nil
}

func fill(replies []Reply, err error) []Reply {
	for i := range replies {
		replies[i] = ErrorReply(err)
	}
	return replies
}

// translate turns valkey-go's error of a server's answer into ours.
func translate(err error) error {
	if e, ok := errors.AsType[*valkeygo.ValkeyError](err); ok {
		return ParseError(e.Error())
	}
	return err
}

// reply turns valkey-go's message into ours.
func reply(m valkeygo.ValkeyMessage, err error) Reply {
	switch {
	case m.IsNil():
		return NilReply()
	case err != nil:
		return ErrorReply(translate(err))
	case m.Error() != nil:
		return ErrorReply(translate(m.Error()))
	case m.IsInt64():
		n, _ := m.AsInt64()
		return IntReply(n)
	case m.IsBool():
		if yes, _ := m.AsBool(); yes {
			return IntReply(1)
		}
		return IntReply(0)
	case m.IsArray():
		items, _ := m.ToArray()
		array := make([]Reply, len(items))
		for i, item := range items {
			array[i] = reply(item, nil)
		}
		return ArrayReply(array...)
	case m.IsMap():
		entries, _ := m.AsMap()
		var array []Reply
		for _, key := range slices.Sorted(maps.Keys(entries)) {
			array = append(array, StringReply(key), reply(entries[key], nil))
		}
		return ArrayReply(array...)
	}
	text, err := m.ToString()
	if err != nil {
		return ErrorReply(translate(err))
	}
	if !m.IsString() {
		// INFO and CLUSTER NODES are verbatim strings, which begin with their
		// format, and valkey-go leaves it there.
		text = strings.TrimPrefix(text, "txt:")
	}
	return StringReply(text)
}
