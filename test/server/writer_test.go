// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// writer increments counters all over the slots, remembers what was acknowledged, and
// the longest time in which nothing was in some range of slots: those of a shard, of
// three, and a part of them of only one.
type writer struct {
	t       *testing.T
	clients map[string]*valkey.Client
	members []*member
	owner   map[string]string
	// replicated lets only those increments count that a replica acknowledged
	// too.
	replicated bool
	acked      map[string]int64
	// lost counts the acknowledged increments that a later one did not see.
	lost     int64
	gap      time.Duration
	writes   atomic.Int64
	stopping chan struct{}
	done     sync.WaitGroup
}

const counters = 300

func write(t *testing.T, members []*member) *writer {
	t.Helper()
	w := newWriter(t, members)
	w.resume()
	return w
}

func newWriter(t *testing.T, members []*member) *writer {
	return &writer{t: t, members: members, clients: map[string]*valkey.Client{}, owner: map[string]string{}, acked: map[string]int64{}}
}

// resume begins to write, and pause ends it for a while.
func (w *writer) resume() {
	w.stopping = make(chan struct{})
	w.done.Go(w.run)
}

func (w *writer) pause() {
	close(w.stopping)
	w.done.Wait()
}

func (w *writer) run() {
	last, ranges := [3]time.Time{}, slots.Even(3)
	for i := 0; ; i++ {
		select {
		case <-w.stopping:
			return
		default:
		}
		key := fmt.Sprint("counter:", i%counters)
		n, err := w.increment(key)
		if err != nil {
			time.Sleep(2 * time.Millisecond)
			continue
		}
		w.lost += max(0, w.acked[key]+1-n)
		// To wait for a replica that is not there at each write would be to
		// measure that.
		if w.writes.Add(1); !w.replicated || i%5 == 0 && w.confirmed(key) {
			w.acked[key] = n
		}
		now, slot := time.Now(), slotOf(key)
		at := slices.IndexFunc(ranges, func(r slots.Set) bool { return r.Contains(slot) })
		if !last[at].IsZero() {
			w.gap = max(w.gap, now.Sub(last[at]))
		}
		last[at] = now
	}
}

// increment sends one increment to the owner that is known, or to anybody.
func (w *writer) increment(key string) (int64, error) {
	address, ok := w.owner[key]
	if !ok {
		address = w.members[int(w.writes.Load())%len(w.members)].address()
	}
	r, err := w.client(address, func(c *valkey.Client) (valkey.Reply, error) { return c.Do(context.Background(), "INCR", key) })
	if err == nil {
		w.owner[key] = address
		return r.Int()
	}
	delete(w.owner, key)
	w.learn(address)
	return 0, err
}

// confirmed tells whether a replica has acknowledged the increment.
func (w *writer) confirmed(key string) bool {
	r, err := w.client(w.owner[key], func(c *valkey.Client) (valkey.Reply, error) { return c.Do(context.Background(), "WAIT", "1", "20") })
	if err != nil {
		return false
	}
	replicas, err := r.Int()
	return err == nil && replicas > 0
}

// learn looks for the owners of the keys at somebody else than the one that
// failed, as a client does for all its keys at once.
func (w *writer) learn(failed string) {
	for _, m := range w.members {
		if m.address() == failed {
			continue
		}
		var nodes valkey.Nodes
		_, err := w.client(m.address(), func(c *valkey.Client) (r valkey.Reply, err error) {
			nodes, err = c.Nodes(context.Background())
			return r, err
		})
		if err != nil {
			continue
		}
		learned := false
		for i := range counters {
			key := fmt.Sprint("counter:", i)
			for _, e := range nodes {
				if e.Primary && !e.Fail && !e.PFail && e.Slots.Contains(slotOf(key)) && e.Address() != failed {
					w.owner[key], learned = e.Address(), true
				}
			}
		}
		if learned {
			return
		}
	}
}

func (w *writer) client(address string, do func(*valkey.Client) (valkey.Reply, error)) (valkey.Reply, error) {
	c := w.clients[address]
	if c == nil {
		var err error
		c, err = valkey.Dial(context.Background(), valkey.Options{Address: address, Credentials: valkey.Credentials{Password: password}, Timeout: 200 * time.Millisecond})
		if err != nil {
			return valkey.Reply{}, err
		}
		w.clients[address] = c
	}
	return do(c)
}

// round waits until each counter was written.
func (w *writer) round() {
	w.t.Helper()
	target := w.writes.Load() + 2*counters
	eventually(w.t, 20*time.Second, "each counter is written", func() bool { return w.writes.Load() >= target })
}

// stop ends the writing, and returns how many acknowledged increments are lost.
func (w *writer) stop() int64 {
	w.t.Helper()
	w.pause()
	for key, acked := range w.acked {
		var n int64
		eventually(w.t, 10*time.Second, "the counter can be read", func() bool {
			var err error
			n, err = w.increment(key)
			return err == nil
		})
		w.lost += max(0, acked+1-n)
	}
	for _, c := range w.clients {
		c.Close()
	}
	return w.lost
}
