// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package writer

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	valkeygo "github.com/valkey-io/valkey-go"
)

// hands is how many writes to one range of slots are under way at most.
const hands = 4

// readBackWithin is how long a counter may stay unreadable in the end.
const readBackWithin = 10 * time.Second

// Writer writes until it is stopped.
type Writer struct {
	options Options
	client  valkeygo.Client
	stop    context.CancelFunc
	running sync.WaitGroup
	ranges  []*slotRange
}

// slotRange is one shard's part, with the books of it.
type slotRange struct {
	counters []*counter

	mu     sync.Mutex
	last   time.Time
	gap    time.Duration
	gapEnd time.Time
	acked  int64
	failed int64
	lost   int64
	why    map[string]int
}

// Report is what the writer saw.
type Report struct {
	// Acknowledged and Failed count writes; a failed one may have been carried out.
	Acknowledged, Failed int64
	// Lost counts acknowledged increments that a counter does not hold any more.
	Lost int64
	// Unreadable counts counters that could not be read in the end.
	Unreadable int64
	// Gap is the longest time in which no write to some range of slots was
	// acknowledged; Gaps are those of each range, and GapEnds when they ended.
	Gap     time.Duration
	Gaps    []time.Duration
	GapEnds []time.Time
	// Errors are the failures, each kind with its number.
	Errors map[string]int
}

// String is the report in one line.
func (r Report) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d acknowledged, %d failed, %d lost, %d unreadable, longest gap %s (by range of slots:",
		r.Acknowledged, r.Failed, r.Lost, r.Unreadable, r.Gap.Round(time.Millisecond))
	for i, gap := range r.Gaps {
		fmt.Fprintf(&b, " %s until %s", gap.Round(time.Millisecond), r.GapEnds[i].UTC().Format("15:04:05.000"))
	}
	b.WriteByte(')')
	for _, why := range slices.Sorted(maps.Keys(r.Errors)) {
		fmt.Fprintf(&b, "; %d times %s", r.Errors[why], why)
	}
	return b.String()
}

// Start connects and begins to write.
func Start(ctx context.Context, o Options) (*Writer, error) {
	o = o.withDefaults()
	client, err := Connect(o)
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(ctx)
	w := &Writer{options: o, client: client, stop: stop}
	for _, counters := range deal(o.Shards, o.Counters) {
		r := &slotRange{counters: counters, last: time.Now(), why: map[string]int{}}
		w.ranges = append(w.ranges, r)
		for hand := range hands {
			w.running.Go(func() { w.write(ctx, r, hand) })
		}
	}
	return w, nil
}

// write increments every hands-th counter of a range in turn, at the pace that
// makes the rate.
func (w *Writer) write(ctx context.Context, r *slotRange, hand int) {
	pace := time.NewTicker(time.Second * time.Duration(len(w.ranges)*hands) / time.Duration(w.options.Rate))
	defer pace.Stop()
	for i := hand; ; i += hands {
		select {
		case <-ctx.Done():
			return
		case <-pace.C:
		}
		c := r.counters[i%len(r.counters)/hands*hands+hand]
		value, err := w.increment(ctx, c.key)
		if ctx.Err() != nil && err != nil {
			return
		}
		r.book(c, value, err)
	}
}

func (w *Writer) increment(ctx context.Context, key string) (int64, error) {
	ctx, cancel := context.WithTimeout(ctx, w.options.Within)
	defer cancel()
	return w.client.Do(ctx, w.client.B().Incr().Key(key).Build()).AsInt64()
}

func (r *slotRange) book(c *counter, value int64, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err != nil {
		r.failed++
		r.why[kind(err)]++
		return
	}
	now := time.Now()
	r.noteGap(now)
	r.last = now
	r.acked++
	if value <= c.acked {
		r.lost += c.acked - value + 1
	}
	c.acked = value
}

func (r *slotRange) noteGap(now time.Time) {
	if gap := now.Sub(r.last); gap > r.gap {
		r.gap, r.gapEnd = gap, now
	}
}

// kind is an error without what differs each time.
func kind(err error) string {
	var answered *valkeygo.ValkeyError
	switch {
	case errors.As(err, &answered):
		first, _, _ := strings.Cut(answered.Error(), " ")
		return first
	case errors.Is(err, context.DeadlineExceeded):
		return "no answer"
	}
	text := err.Error()
	if i := strings.LastIndex(text, ": "); i >= 0 {
		return text[i+2:]
	}
	return text
}

// Mark forgets the gaps so far: what was before the scenario does not count.
func (w *Writer) Mark() {
	for _, r := range w.ranges {
		r.mu.Lock()
		r.gap, r.last = 0, time.Now()
		r.mu.Unlock()
	}
}

// Progress is how many writes were acknowledged so far, and the longest gap since
// the last Mark.
func (w *Writer) Progress() (acknowledged int64, gap time.Duration) {
	for _, r := range w.ranges {
		r.mu.Lock()
		acknowledged += r.acked
		gap = max(gap, r.gap, time.Since(r.last))
		r.mu.Unlock()
	}
	return acknowledged, gap
}

// Settled tells whether each range has been written to after the moment.
func (w *Writer) Settled(after time.Time) bool {
	for _, r := range w.ranges {
		r.mu.Lock()
		settled := r.last.After(after)
		r.mu.Unlock()
		if !settled {
			return false
		}
	}
	return true
}

// Close ends the writing without a report. It may follow Stop.
func (w *Writer) Close() {
	w.stop()
	w.running.Wait()
	w.client.Close()
}

// Stop ends the writing, reads every counter back and reports.
func (w *Writer) Stop(ctx context.Context) Report {
	now := time.Now()
	w.stop()
	w.running.Wait()
	defer w.client.Close()
	report := Report{Errors: map[string]int{}}
	for _, r := range w.ranges {
		r.noteGap(now)
		report.Acknowledged += r.acked
		report.Failed += r.failed
		report.Lost += r.lost
		report.Gaps, report.GapEnds = append(report.Gaps, r.gap), append(report.GapEnds, r.gapEnd)
		for why, n := range r.why {
			report.Errors[why] += n
		}
		for _, c := range r.counters {
			value, ok := w.readBack(ctx, c.key)
			if !ok {
				report.Unreadable++
			} else {
				report.Lost += max(0, c.acked-value)
			}
		}
	}
	report.Gap = slices.Max(report.Gaps)
	return report
}

// readBack reads a counter from its primary; one that does not exist is 0.
func (w *Writer) readBack(ctx context.Context, key string) (int64, bool) {
	ctx, cancel := context.WithTimeout(ctx, readBackWithin)
	defer cancel()
	for {
		value, err := w.client.Do(ctx, w.client.B().Get().Key(key).Build()).AsInt64()
		switch {
		case err == nil:
			return value, true
		case valkeygo.IsValkeyNil(err):
			return 0, true
		}
		select {
		case <-ctx.Done():
			return 0, false
		case <-time.After(50 * time.Millisecond):
		}
	}
}
