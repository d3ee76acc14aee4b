// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strconv"
	"sync"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// askTimeout bounds one question to one server. A server that takes longer is
// unreachable for this sync, which is not the same as dead.
const askTimeout = 2 * time.Second

// servers are the kept connections, by the UID of the Pod: a Pod's address may be
// another's tomorrow, its UID never is.
type servers struct {
	dial Dial

	mu  sync.Mutex
	all map[queue.Key]map[string]*server
}

// server is the connection to the server in one Pod.
type server struct {
	dial Dial
	opts valkey.Options
	// former is the password before the one in the options; empty when there is none.
	former string

	mu     sync.Mutex
	client *valkey.Client
	closed bool
}

func newServers(dial Dial) *servers {
	return &servers{dial: dial, all: map[queue.Key]map[string]*server{}}
}

// of returns the server in a Pod. With another address or password than before it
// is a new connection. The former password is for one that knows no other.
func (s *servers) of(key queue.Key, podUID, ip, password, former string) *server {
	opts := valkey.Options{
		Address:     net.JoinHostPort(ip, strconv.Itoa(v1alpha1.PortClient)),
		Credentials: valkey.Credentials{Username: v1alpha1.UserOperator, Password: password},
		Timeout:     askTimeout,
		Name:        "valkey-operator",
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.all[key] == nil {
		s.all[key] = map[string]*server{}
	}
	v := s.all[key][podUID]
	if v != nil && (v.opts != opts || v.former != former) {
		go v.close()
		v = nil
	}
	if v == nil {
		v = &server{dial: s.dial, opts: opts, former: former}
		s.all[key][podUID] = v
	}
	return v
}

// keep closes the connections of a cluster to Pods that are no more.
func (s *servers) keep(key queue.Key, podUIDs map[string]bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for uid, v := range s.all[key] {
		if !podUIDs[uid] {
			go v.close()
			delete(s.all[key], uid)
		}
	}
}

func (s *servers) closeCluster(key queue.Key) {
	s.keep(key, nil)
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.all, key)
}

func (s *servers) closeAll() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for key, all := range s.all {
		for _, v := range all {
			v.close()
		}
		delete(s.all, key)
	}
}

// connect returns the connection, which it makes if there is none.
func (v *server) connect(ctx context.Context) (*valkey.Client, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return nil, errors.New("the connection is closed: the Pod is gone")
	}
	if v.client != nil {
		return v.client, nil
	}
	ctx, cancel := context.WithTimeout(ctx, askTimeout)
	defer cancel()
	client, err := v.dial(ctx, v.opts)
	if v.former != "" && valkey.Code(err) == valkey.CodeWrongPass {
		// It has started with files of before the passwords were switched.
		opts := v.opts
		opts.Credentials.Password = v.former
		client, err = v.dial(ctx, opts)
	}
	if err != nil {
		return nil, err
	}
	v.client = client
	return client, nil
}

func (v *server) close() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.closed = true
	if v.client != nil {
		v.client.Close()
		v.client = nil
	}
}

// drop closes a connection over which nothing was heard, so that the next
// question dials anew: a half-open one would swallow them all.
func (v *server) drop(client *valkey.Client) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.client == client && client != nil {
		go client.Close()
		v.client = nil
	}
}

// heed drops a connection over which nothing was heard, or that was refused when it was
// made again: only a new one tries another password.
func (v *server) heed(client *valkey.Client, err error) {
	if code := valkey.Code(err); !valkey.Alive(err) || code == valkey.CodeWrongPass || code == valkey.CodeNoAuth {
		v.drop(client)
	}
}

func (v *server) view(ctx context.Context) (valkey.View, error) {
	client, err := v.connect(ctx)
	if err != nil {
		return valkey.View{}, err
	}
	view, err := client.View(ctx)
	v.heed(client, err)
	return view, err
}

func (v *server) nodes(ctx context.Context) (valkey.Nodes, error) {
	client, err := v.connect(ctx)
	if err != nil {
		return nil, err
	}
	nodes, err := client.Nodes(ctx)
	v.heed(client, err)
	return nodes, err
}

// exactly returns the connection if the server behind it is still the one that
// was judged.
func (v *server) exactly(ctx context.Context, t plan.Target) (*valkey.Client, error) {
	client, err := v.connect(ctx)
	if err != nil {
		return nil, err
	}
	nodes, err := client.Nodes(ctx)
	if err != nil {
		return nil, err
	}
	if me, ok := nodes.Myself(); !ok || me.ID != t.ID {
		return nil, fmt.Errorf("the server of %s is not %.8s any more", t.Member, t.ID)
	}
	return client, nil
}
