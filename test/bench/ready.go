// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"time"
)

// ready measures how long clusters take from apply to Ready, one after the
// other, and what the operator asks the API server and spends meanwhile.
func (b *bench) ready(ctx context.Context, s shape) error {
	for range b.times {
		mark, err := b.audit.mark()
		if err != nil {
			return err
		}
		before, err := b.operatorCPU()
		if err != nil {
			return err
		}
		name, from, to, err := b.form(ctx, s)
		if err != nil {
			return err
		}
		after, err := b.operatorCPU()
		if err != nil {
			return err
		}
		quiet, err := b.untilQuiet(ctx, mark, to)
		if err != nil {
			return err
		}
		b.results.add(partReady, s, "apply to Ready", "s", to.Sub(from).Seconds())
		b.results.add(partReady, s, "operator's CPU until Ready", "ms", float64((after - before).Milliseconds()))
		b.results.add(partReady, s, "Ready to the operator's last write", "s", max(0, quiet.Sub(to).Seconds()))
		if err := b.countForming(s, mark, from, to, quiet); err != nil {
			return err
		}
		if err := b.remove(ctx, name); err != nil {
			return err
		}
	}
	b.results.level(partReady, s, "requests", b.times)
	return nil
}

// countForming counts the requests by verb until Ready, and until the last write.
func (b *bench) countForming(s shape, mark int64, from, to, quiet time.Time) error {
	requests, err := b.audit.since(mark, from, quiet.Add(time.Millisecond))
	if err != nil {
		return err
	}
	sum, later, byKind := 0, 0, map[string]int{}
	for _, r := range requests {
		switch {
		case r.kind() == "lease":
		case r.Received.After(to):
			later++
		default:
			sum++
			byKind[r.kind()]++
		}
	}
	b.results.add(partReady, s, "requests until Ready, all but leases", "", float64(sum))
	for _, kind := range []string{"create", "patch", "update", "delete", "get", "list", "watch"} {
		b.results.add(partReady, s, "requests until Ready: "+kind, "", float64(byKind[kind]))
	}
	b.results.add(partReady, s, "requests from Ready to the last write", "", float64(later))
	return nil
}

// quietTime without a write is when the operator has done all that it wanted.
const quietTime = 5 * time.Second

// untilQuiet waits until the operator has written nothing but leases for a
// while, and returns the moment of its last write.
func (b *bench) untilQuiet(ctx context.Context, mark int64, from time.Time) (time.Time, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	tick := time.NewTicker(quietTime / 5)
	defer tick.Stop()
	for {
		last := from
		now := time.Now()
		requests, err := b.audit.since(mark, time.Time{}, now)
		if err != nil {
			return last, err
		}
		for _, r := range requests {
			if r.writes() && r.kind() != "lease" && r.Received.After(last) {
				last = r.Received
			}
		}
		if now.Sub(last) > quietTime {
			return last, nil
		}
		select {
		case <-ctx.Done():
			b.results.note("the operator did not stop writing within %s", patience)
			return last, nil
		case <-tick.C:
		}
	}
}

// operatorCPU is what all processes of the operator have spent.
func (b *bench) operatorCPU() (time.Duration, error) {
	var sum time.Duration
	for _, pid := range b.operator {
		spent, err := processCPU(pid)
		if err != nil {
			return 0, err
		}
		sum += spent
	}
	return sum, nil
}
