// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Command writer writes counters to a running cluster until it is interrupted
// or the time is over, and then reports what was acknowledged, lost and
// unreadable, and the longest gap.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/valkey-direct/valkey-operator/test/e2e/writer"
)

func main() {
	addresses := flag.String("addresses", "", "`host:port` of some members or of a Service, separated by commas")
	shards := flag.Int("shards", 1, "`number` of equal ranges of slots to tell apart")
	rate := flag.Int("rate", 1000, "`writes` a second")
	duration := flag.Duration("for", 0, "`time` after which to end; 0: when interrupted")
	flag.Usage = func() {
		_, _ = fmt.Fprintln(flag.CommandLine.Output(), "usage: VALKEY_PASSWORD=... writer -addresses host:port [flags]")
		flag.PrintDefaults()
	}
	flag.Parse()
	if *addresses == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	lost, err := run(writer.Options{
		Addresses: strings.Split(*addresses, ","),
		// Not a flag: arguments are for all to see.
		Password: os.Getenv("VALKEY_PASSWORD"),
		Username: os.Getenv("VALKEY_USERNAME"),
		Shards:   *shards,
		Rate:     *rate,
	}, *duration)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if lost {
		os.Exit(3)
	}
}

// run writes and reports; it tells whether something was lost.
func run(o writer.Options, duration time.Duration) (bool, error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if duration > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, duration)
		defer cancel()
	}
	w, err := writer.Start(ctx, o)
	if err != nil {
		return false, err
	}
	<-ctx.Done()
	report := w.Stop(context.WithoutCancel(ctx))
	fmt.Println(report)
	return report.Lost > 0 || report.Unreadable > 0, nil
}
