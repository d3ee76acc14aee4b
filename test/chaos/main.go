// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"
)

// options are what a run is to do.
type options struct {
	duration  time.Duration
	rounds    int
	seed      uint64
	choices   choices
	killEvery time.Duration
	rate      int
	image     string
	folder    string
	keep      bool
}

// longest is how long a run may last: keys of the data set live for an hour.
const longest = 50 * time.Minute

func parseOptions(args []string) (options, error) {
	fs := flag.NewFlagSet("chaos", flag.ContinueOnError)
	o := options{}
	fs.DurationVar(&o.duration, "duration", 0, "`time` after which no new round begins; 0: after the rounds")
	fs.IntVar(&o.rounds, "rounds", 0, "`number` of rounds; 0: as many as the time allows")
	fs.Uint64Var(&o.seed, "seed", 0, "`number` that all choices follow from; 0: a random one")
	profile := fs.String("profile", "one-left", "one-left: one server of each shard is never hit in a round; `total`: all may be")
	only := fs.String("only", "", "`names` of the faults to choose from, separated by commas; default: all")
	fs.DurationVar(&o.killEvery, "kill-every", 6*time.Second, "mean `time` between kills of the operator; 0: it is not killed")
	fs.IntVar(&o.rate, "rate", 300, "`writes` a second to each cluster")
	fs.StringVar(&o.image, "image", "docker.io/valkey/valkey:9.1.2", "Valkey `image`")
	fs.StringVar(&o.folder, "folder", "_output/chaos", "`directory` for logs and for what is known of failures")
	fs.BoolVar(&o.keep, "keep", false, "leave the namespace as it is in the end")
	if err := fs.Parse(args); err != nil {
		return o, err
	}
	o.choices.total = *profile == "total"
	for name := range strings.FieldsFuncSeq(*only, func(r rune) bool { return r == ',' }) {
		if _, err := kindOf(name); err != nil {
			return o, fmt.Errorf("-only: %w", err)
		}
		o.choices.only = append(o.choices.only, name)
	}
	switch {
	case fs.NArg() > 0:
		return o, fmt.Errorf("what is %q?", fs.Arg(0))
	case *profile != "one-left" && *profile != "total":
		return o, fmt.Errorf("-profile: there is none named %q", *profile)
	case o.duration > longest || o.duration <= 0 && o.rounds <= 0:
		return o, fmt.Errorf("-duration: up to %s, or -rounds", longest)
	case o.rate < 4*hands:
		return o, fmt.Errorf("-rate: at least %d", 4*hands)
	}
	if o.seed == 0 {
		o.seed = uint64(rand.Uint32())
	}
	return o, nil
}

func main() {
	o, err := parseOptions(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "chaos:", err)
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := play(ctx, o); err != nil {
		stop()
		fmt.Fprintln(os.Stderr, "chaos:", err)
		os.Exit(1)
	}
}

// play makes the clusters, plays the rounds, and removes everything.
func play(ctx context.Context, o options) (err error) {
	r, err := newRun(ctx, o)
	if err != nil {
		return err
	}
	logging, stopLogging := context.WithCancel(context.WithoutCancel(ctx))
	logged := make(chan struct{})
	go func() { defer close(logged); r.keepLogs(logging) }()
	defer func() {
		// Also after an interrupt.
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*withinGone)
		defer cancel()
		err = errors.Join(err, r.tearDown(ctx))
		stopLogging()
		<-logged
	}()
	fmt.Fprintf(r.out, "seed %d, namespace %s, logs in %s\n", o.seed, r.namespace, r.folder)
	if err := r.setUp(ctx); err != nil {
		return err
	}
	start, err := r.measure(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintf(r.out, "in the beginning:\n%s\n", start)
	played := r.playRounds(ctx)
	if err := r.results.print(r.out); err != nil {
		return err
	}
	return errors.Join(played, r.judgeUsage(ctx, start))
}

// playRounds plays the rounds of the run, with the operator killed all the time. A
// cluster that does not come back ends it, a loss does not.
func (r *run) playRounds(ctx context.Context) error {
	killing, stopKilling := context.WithCancel(ctx)
	killed := make(chan struct{})
	go func() {
		defer close(killed)
		if r.killEvery > 0 {
			r.killOperator(killing, r.killEvery)
		}
	}()
	defer func() { stopKilling(); <-killed }()
	var problems []error
	began := time.Now()
	for n := 0; (r.rounds == 0 || n < r.rounds) && (r.duration == 0 || time.Since(began) < r.duration); n++ {
		p := choose(r.seed+uint64(n), r.choices)
		o, err := r.round(ctx, p)
		fmt.Fprintln(r.out, o)
		if ctx.Err() != nil {
			return errors.Join(append(problems, ctx.Err())...)
		}
		if err == nil {
			r.results.outcomes = append(r.results.outcomes, o)
			continue
		}
		err = r.report(ctx, p, o, err)
		problems = append(problems, err)
		fmt.Fprintln(r.out, err)
		if !errors.Is(err, errLost) {
			break
		}
		r.results.outcomes = append(r.results.outcomes, o)
	}
	return errors.Join(problems...)
}

// report adds to a failure what repeats it, and where more is known.
func (r *run) report(ctx context.Context, p plan, o *outcome, failure error) error {
	name, err := r.dump(ctx, p, o, failure)
	if err != nil {
		failure = errors.Join(failure, err)
	}
	more := ""
	if r.choices.total {
		more += " PROFILE=total"
	}
	if len(r.choices.only) > 0 {
		more += " ONLY=" + strings.Join(r.choices.only, ",")
	}
	return fmt.Errorf("FAILED: %w\n  more: %s\n  replay: make chaos ROUNDS=1 SEED=%d%s", failure, name, p.seed, more)
}

// judgeUsage compares what the operator uses with what it used in the beginning.
func (r *run) judgeUsage(ctx context.Context, start usage) error {
	if err := r.operatorBack(ctx); err != nil {
		return err
	}
	end, err := r.measure(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintf(r.out, "in the end, the operator was killed %d times:\n%s\n", r.kills, end)
	return flat(start, end)
}
