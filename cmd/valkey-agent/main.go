// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Command valkey-agent is process 1 of the Valkey container: see package agent.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"runtime/debug"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/agent"
)

// The agent shares its container's memory limit with the server, which knows of
// it: it has to stay small.
const (
	memoryLimit = 10 << 20
	gcPercent   = 50
)

const usage = `Usage:
  valkey-agent run [flags] -- valkey-server [arguments]
  valkey-agent install DESTINATION
`

func main() {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	code, err := run(context.Background(), os.Args[1:], os.Stderr)
	if err != nil {
		fmt.Fprintf(os.Stderr, "valkey-agent: %v\n", err)
		os.Exit(max(code, 1))
	}
	os.Exit(code)
}

func run(ctx context.Context, args []string, stderr io.Writer) (int, error) {
	switch {
	case len(args) >= 1 && args[0] == "run":
		o, err := parse(args[1:], stderr)
		if errors.Is(err, flag.ErrHelp) {
			return 0, nil
		}
		if err != nil {
			return 0, err
		}
		return agent.Run(ctx, o)
	case len(args) == 2 && args[0] == "install":
		return 0, agent.Install(args[1])
	}
	_, _ = io.WriteString(stderr, usage)
	return 2, nil
}

func parse(args []string, stderr io.Writer) (agent.Options, error) {
	o := agent.Options{
		PodIPs: os.Getenv("POD_IPS"), IPFamily: os.Getenv("POD_IP_FAMILY"),
		PodName: os.Getenv("POD_NAME"), Cluster: os.Getenv("CLUSTER_NAME"), Shard: os.Getenv("SHARD_INDEX"),
	}
	var format string
	f := flag.NewFlagSet("valkey-agent run", flag.ContinueOnError)
	f.SetOutput(stderr)
	f.StringVar(&o.Config, "config", "/etc/valkey/valkey.conf", "the rendered configuration, which the server includes")
	f.StringVar(&o.Live, "live", "", "the file with what was changed in the configuration since, if there is one")
	f.StringVar(&o.Credentials, "credentials", "/etc/valkey-credentials", "the folder with users.acl and the passwords agent and replication")
	f.StringVar(&o.Data, "data", "/data", "the server's working folder")
	f.StringVar(&o.Run, "run", "/run/valkey", "a private folder of the agent, in memory")
	f.StringVar(&o.HTTP, "http", ":9121", "the address of the probes and the metrics")
	f.DurationVar(&o.NodeTimeout, "node-timeout", 5*time.Second, "the cluster's node timeout")
	f.IntVar(&o.BusPort, "bus-port", 0, "the port of the cluster's bus; 0 is Valkey's usual one")
	f.DurationVar(&o.HandoverTimeout, "handover-timeout", 10*time.Second, "the longest time that a hand-over may take")
	f.StringVar(&format, "log-format", "text", "text or json")
	if err := f.Parse(args); err != nil {
		return o, err
	}
	if o.Command = f.Args(); len(o.Command) == 0 {
		return o, errors.New("name the server to run, after --")
	}
	switch format {
	case "text":
		o.Log = slog.New(slog.NewTextHandler(stderr, nil))
	case "json":
		o.Log = slog.New(slog.NewJSONHandler(stderr, nil))
	default:
		return o, fmt.Errorf("%q is no log format: choose text or json", format)
	}
	return o, nil
}
