// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Command valkey-operator runs the operator until it gets SIGTERM or SIGINT.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/operator"
)

func main() {
	os.Exit(run())
}

// run is main with an exit code: 1 for a failure, 2 for a wrong command line.
func run() int {
	opts := operator.NewOptions(os.Getenv)
	fs := flag.NewFlagSet("valkey-operator", flag.ContinueOnError)
	opts.AddFlags(fs)
	version := fs.Bool("version", false, "print the version and exit")
	switch err := fs.Parse(os.Args[1:]); {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		return 2
	}
	if *version {
		fmt.Println(operator.Version())
		return 0
	}
	err := opts.Validate()
	if err == nil && fs.NArg() > 0 {
		err = fmt.Errorf("%q: there are flags only, no arguments", fs.Arg(0))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}

	logger := opts.SetupLogging(os.Stderr)
	ctx, stop := signal.NotifyContext(klog.NewContext(context.Background(), logger), syscall.SIGTERM, os.Interrupt)
	defer stop()
	if err := operator.Run(ctx, opts); err != nil {
		logger.Error(err, "The operator ends")
		return 1
	}
	logger.Info("The operator was told to stop, and has")
	return 0
}
