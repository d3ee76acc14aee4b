// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"strconv"
	"sync"
	"time"

	valkeygo "github.com/valkey-io/valkey-go"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/test/e2e/writer"
)

// Bounds of the ledger's writes.
const (
	answerWithin   = 500 * time.Millisecond
	readBackWithin = 20 * time.Second
	// hands is how many writes to a shard are under way at most.
	hands = 4
	// countersOfHand is how many keys a hand writes to in turn.
	countersOfHand = 40
)

// ledger writes to a cluster, and knows of each write when it was acknowledged.
// Each value names its write, and each write asks for the value before it: an
// acknowledged write that is gone cannot hide behind another.
type ledger struct {
	client  valkeygo.Client
	stop    context.CancelFunc
	running sync.WaitGroup
	// gate is held for reading by each write, for writing while all is read back.
	gate   sync.RWMutex
	shards []*book
}

// book is what a ledger knows of one shard.
type book struct {
	mu       sync.Mutex
	counters []*counter
	last     time.Time
	gap      time.Duration
	acked    int64
	failed   int64
	lost     []time.Time
	// example says what was found at the first loss.
	example string
}

// counter is one key. Its value is the number of the last write to it.
type counter struct {
	key string
	// tried and acked are the numbers of the last write that was tried, and of
	// the last that was acknowledged.
	tried, acked int64
	// base is the value at the last reading back.
	base int64
	// writes are those that were acknowledged since the last reading back.
	writes []write
	// unsure are the numbers of writes without an answer: such a write may be
	// carried out later than one that was tried after it, also when all was read back
	// in between: what waits to be sent to a server that is cut off outlives the client.
	unsure map[int64]bool
}

type write struct {
	number int64
	at     time.Time
}

// startLedger begins to write, at a rate for the whole cluster.
func startLedger(ctx context.Context, o writer.Options) (*ledger, error) {
	o.Within = answerWithin
	client, err := writer.Connect(o)
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(ctx)
	l := &ledger{client: client, stop: stop}
	pace := time.Second * time.Duration(o.Shards*hands) / time.Duration(o.Rate)
	for _, counters := range deal(o.Shards) {
		b := &book{counters: counters, last: time.Now()}
		l.shards = append(l.shards, b)
		for hand := range hands {
			l.running.Go(func() { l.write(ctx, b, hand, pace) })
		}
	}
	return l, nil
}

// deal makes the counters of each shard.
func deal(shards int) [][]*counter {
	dealt, even := make([][]*counter, shards), slots.Even(shards)
	for n, full := 0, 0; full < shards; n++ {
		key := "ledger:" + strconv.Itoa(n)
		for i := range even {
			if len(dealt[i]) == hands*countersOfHand || !even[i].Contains(writer.Slot(key)) {
				continue
			}
			if dealt[i] = append(dealt[i], &counter{key: key, unsure: map[int64]bool{}}); len(dealt[i]) == hands*countersOfHand {
				full++
			}
		}
	}
	return dealt
}

// write writes to the counters of one hand in turn.
func (l *ledger) write(ctx context.Context, b *book, hand int, pace time.Duration) {
	tick := time.NewTicker(pace)
	defer tick.Stop()
	for i := hand; ; i = (i + hands) % len(b.counters) {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		l.gate.RLock()
		c := b.counters[i]
		c.tried++
		before, err := l.set(ctx, c.key, c.tried)
		b.enter(c, before, err, time.Now())
		l.gate.RUnlock()
	}
}

// set writes a value and returns the one before, 0 for none.
func (l *ledger) set(ctx context.Context, key string, value int64) (int64, error) {
	ctx, cancel := context.WithTimeout(ctx, answerWithin)
	defer cancel()
	set := l.client.B().Set().Key(key).Value(strconv.FormatInt(value, 10)).Get().Build()
	return number(l.client.Do(ctx, set))
}

func number(r valkeygo.ValkeyResult) (int64, error) {
	n, err := r.AsInt64()
	if valkeygo.IsValkeyNil(err) {
		return 0, nil
	}
	return n, err
}

// enter books one write.
func (b *book) enter(c *counter, before int64, err error, now time.Time) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if err != nil {
		b.failed++
		c.unsure[c.tried] = true
		return
	}
	b.gap, b.last = max(b.gap, now.Sub(b.last)), now
	b.acked++
	b.compare(c, before)
	c.acked = c.tried
	c.writes = append(c.writes, write{c.tried, now})
}

// compare books what is lost when a counter holds a value.
func (b *book) compare(c *counter, value int64) {
	if value >= c.acked || c.unsure[value] {
		return
	}
	if b.example == "" {
		b.example = fmt.Sprintf("%s is %d at %s, %d was acknowledged, and %d read back", c.key, value, at(time.Now()), c.acked, c.base)
	}
	for len(c.writes) > 0 && c.writes[len(c.writes)-1].number > value {
		b.lost = append(b.lost, c.writes[len(c.writes)-1].at)
		c.writes = c.writes[:len(c.writes)-1] // It is lost once.
	}
	if value < c.base {
		b.lost = append(b.lost, time.Time{})
		c.base = value
	}
}

// mark forgets the gaps so far.
func (l *ledger) mark() {
	for _, b := range l.shards {
		b.mu.Lock()
		b.gap, b.last = 0, time.Now()
		b.mu.Unlock()
	}
}

// settled tells whether each shard was written to after the moment.
func (l *ledger) settled(after time.Time) error {
	for i, b := range l.shards {
		b.mu.Lock()
		last := b.last
		b.mu.Unlock()
		if !last.After(after) {
			return fmt.Errorf("no write to shard %d was acknowledged for %s", i, time.Since(last).Round(time.Second))
		}
	}
	return nil
}

// account is what a ledger saw of a shard since the last account.
type account struct {
	acked, failed int64
	gap           time.Duration
	// lost are the times at which writes were acknowledged that are gone; zero for
	// those of before the last account.
	lost []time.Time
	// example says what was found at the first loss.
	example string
}

// account pauses the writing, reads every counter back and gives the account of each
// shard; then the books begin anew.
func (l *ledger) account(ctx context.Context) ([]account, error) {
	l.gate.Lock()
	defer l.gate.Unlock()
	ctx, cancel := context.WithTimeout(ctx, readBackWithin)
	defer cancel()
	accounts := make([]account, len(l.shards))
	for i, b := range l.shards {
		b.mu.Lock()
		gap := max(b.gap, time.Since(b.last))
		b.mu.Unlock()
		for _, c := range b.counters {
			value, err := l.read(ctx, c.key)
			if err != nil {
				return nil, fmt.Errorf("read %s of shard %d: %w", c.key, i, err)
			}
			b.mu.Lock()
			b.compare(c, value)
			b.mu.Unlock()
			// Later losses are against what is there now.
			c.acked, c.base, c.writes = value, value, nil
		}
		b.mu.Lock()
		accounts[i] = account{acked: b.acked, failed: b.failed, gap: gap, lost: b.lost, example: b.example}
		b.acked, b.failed, b.lost, b.example, b.gap, b.last = 0, 0, nil, "", 0, time.Now()
		b.mu.Unlock()
	}
	return accounts, nil
}

// read reads a counter, as often as it takes.
func (l *ledger) read(ctx context.Context, key string) (int64, error) {
	for {
		value, err := number(l.client.Do(ctx, l.client.B().Get().Key(key).Build()))
		if err == nil {
			return value, nil
		}
		select {
		case <-ctx.Done():
			return 0, err
		case <-time.After(50 * time.Millisecond):
		}
	}
}

func (l *ledger) close() {
	l.stop()
	l.running.Wait()
	l.client.Close()
}
