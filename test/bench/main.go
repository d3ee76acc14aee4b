// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// options are what to measure, and how often.
type options struct {
	only     []string
	shapes   []shape
	times    int
	window   time.Duration
	image    string
	operator []int
	json     bool
	state    string
}

// shape is a size of cluster.
type shape struct{ shards, replicas int }

func (s shape) String() string { return fmt.Sprintf("%dx%d", s.shards, s.replicas) }

// pods is how many servers a cluster of the shape has.
func (s shape) pods() int { return s.shards * (1 + s.replicas) }

// The parts of the benchmark.
const (
	partReady = "ready"
	partTrace = "trace"
	partIdle  = "idle"
)

func main() {
	o, err := parseOptions(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, o); err != nil {
		stop()
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func parseOptions(args []string) (options, error) {
	fs := flag.NewFlagSet("bench", flag.ExitOnError)
	only := fs.String("only", "ready,trace,idle", "`parts` to measure, of ready, trace and idle")
	shapes := fs.String("shapes", "3x1,12x1", "`sizes` of clusters: shards x replicas of each")
	operator := fs.String("operator-pid", "", "`process` numbers of the operator; default: every process of its name on this machine")
	o := options{}
	fs.IntVar(&o.times, "n", 3, "`times` to measure each figure")
	fs.DurationVar(&o.window, "window", time.Minute, "`time` over which idle is measured")
	fs.StringVar(&o.image, "image", "docker.io/valkey/valkey:9.1", "Valkey `image`")
	fs.BoolVar(&o.json, "json", false, "print JSON in place of the table")
	fs.StringVar(&o.state, "state", "", "the local cluster's state `directory`; default: the usual one")
	if err := fs.Parse(args); err != nil {
		return o, err
	}
	for part := range strings.SplitSeq(*only, ",") {
		if !slices.Contains([]string{partReady, partTrace, partIdle}, part) {
			return o, fmt.Errorf("-only: there is no part %q", part)
		}
		o.only = append(o.only, part)
	}
	for text := range strings.SplitSeq(*shapes, ",") {
		s, err := parseShape(text)
		if err != nil {
			return o, fmt.Errorf("-shapes: %w", err)
		}
		o.shapes = append(o.shapes, s)
	}
	for text := range strings.FieldsFuncSeq(*operator, func(r rune) bool { return r == ',' }) {
		pid, err := strconv.Atoi(text)
		if err != nil {
			return o, fmt.Errorf("-operator-pid: %w", err)
		}
		o.operator = append(o.operator, pid)
	}
	if o.times < 1 || o.window < time.Second {
		return o, fmt.Errorf("-n and -window: at least 1, and 1s")
	}
	return o, nil
}

func parseShape(text string) (shape, error) {
	left, right, _ := strings.Cut(text, "x")
	shards, err := strconv.Atoi(left)
	if err != nil || shards < 1 {
		return shape{}, fmt.Errorf("%q is not shards x replicas", text)
	}
	replicas, err := strconv.Atoi(right)
	if err != nil || replicas < 0 {
		return shape{}, fmt.Errorf("%q is not shards x replicas", text)
	}
	return shape{shards, replicas}, nil
}

func run(ctx context.Context, o options) (err error) {
	b, err := newBench(ctx, o)
	if err != nil {
		return err
	}
	// Also after an interrupt.
	defer func() {
		if e := b.close(context.WithoutCancel(ctx)); err == nil {
			err = e
		}
	}()
	for _, s := range o.shapes {
		for _, part := range o.only {
			var err error
			switch part {
			case partReady:
				err = b.ready(ctx, s)
			case partTrace:
				err = b.trace(ctx, s)
			case partIdle:
				err = b.idle(ctx, s)
			}
			if err != nil {
				return fmt.Errorf("%s of %s: %w", part, s, err)
			}
		}
	}
	if o.json {
		return b.results.printJSON(os.Stdout)
	}
	return b.results.print(os.Stdout)
}
