// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Command localkube makes a local multi-node Kubernetes, breaks it in the ways
// that machines break, and takes it away again.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"
)

const usage = `localkube: a real multi-node, multi-zone Kubernetes on this machine

  localkube up [--nodes 4] [--zones 3] [--valkey 9.1,8.1,8.0] [--kubernetes VERSION] [--replace]
  localkube down                          remove everything but the cache
  localkube status                        nodes, zones, images, kubeconfig
  localkube build                         only fill the cache with programs and images
  localkube load-image ARCHIVE.tar        load an image archive into every node
  localkube load-image --name NAME --file SOURCE=/TARGET [--file ...] [--entrypoint PATH] [--user UID]
                                          make a one-layer image and load it
  localkube node stop|start NAME          take a node's power, give it back
  localkube node remove NAME              take its power and its Node object; start brings it back
  localkube node partition NAME [PORT...] cut a node off, or only these TCP ports or ranges of them (6379 20000-29999)
  localkube node heal NAME                end the partition
  localkube node exec NAME -- COMMAND...  run a command on the node
  localkube pod kill|freeze|thaw [-n NAMESPACE] POD
                                          SIGKILL, SIGSTOP or SIGCONT to the pod's Valkey server
  localkube kubectl ARGUMENTS...          the cluster's own kubectl with its kubeconfig

Every command takes --kubeconfig FILE (default _output/kubeconfig in the checkout) and
--state-dir DIR (default /var/lib/valkey-localkube). COMMAND --help lists all flags of a command.
`

// errUsage ends the program with the usage text.
var errUsage = errors.New("usage")

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	err := run(ctx, os.Args[1:])
	stop()
	if errors.Is(err, errUsage) {
		fmt.Fprint(os.Stderr, usage)
		os.Exit(2)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "localkube:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return errUsage
	}
	if slices.Contains([]string{"help", "-h", "--help"}, args[0]) {
		fmt.Fprint(os.Stdout, usage)
		return nil
	}
	commands := map[string]func(context.Context, []string) error{
		"up": up, "down": down, "build": build, "status": status, "load-image": loadImage,
		"node": node, "pod": pod, "kubectl": kubectl,
	}
	command, known := commands[args[0]]
	if !known {
		names := make([]string, 0, len(commands))
		for name := range commands {
			names = append(names, name)
		}
		slices.Sort(names)
		return fmt.Errorf("no command %q: want one of %s", args[0], strings.Join(names, ", "))
	}
	return command(ctx, args[1:])
}
