// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Command nodeinit is process 1 of a node of the local cluster, and of its
// control plane: it makes the namespaces that it was started in look like a
// machine, starts the machine's services, starts them again when they end, and
// reaps. When it dies, the kernel ends everything in its process namespace.
//
//	nodeinit SPEC.json
//
// It waits for one line on its standard input before it starts anything, so that the
// network can be put in place from outside; an end of input before that line
// means that whoever was setting up has died, and it ends too.
//
// It is built from its own folder alone, with the standard library only.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

// spec is what the kube package writes for it; the two declare it separately
// because this program is compiled from its own files alone.
type spec struct {
	Hostname string            `json:"hostname"`
	Keep     []string          `json:"keep"`
	Private  []string          `json:"private"`
	Binds    []bind            `json:"binds"`
	Sysctls  map[string]string `json:"sysctls"`
	OpenDirs []string          `json:"openDirs"`
	Services []service         `json:"services"`
}

type bind struct {
	Source string `json:"source"`
	Target string `json:"target"`
}

type service struct {
	Name    string   `json:"name"`
	Argv    []string `json:"argv"`
	Env     []string `json:"env"`
	Log     string   `json:"log"`
	WaitFor []string `json:"waitFor"`
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "nodeinit:", err)
		os.Exit(1)
	}
}

func run() error {
	if len(os.Args) != 2 {
		return fmt.Errorf("usage: nodeinit SPEC.json")
	}
	if os.Getpid() != 1 {
		return fmt.Errorf("process %d, not 1: refusing to touch the mounts and services of a machine that is not its own", os.Getpid())
	}
	var s spec
	data, err := os.ReadFile(os.Args[1])
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, &s); err != nil {
		return fmt.Errorf("parse %s: %w", os.Args[1], err)
	}
	ended := make(chan os.Signal, 1)
	signal.Notify(ended, syscall.SIGTERM, syscall.SIGINT)
	children := make(chan os.Signal, 1)
	signal.Notify(children, syscall.SIGCHLD)
	if _, err := bufio.NewReader(os.Stdin).ReadString('\n'); err != nil {
		return fmt.Errorf("no word to start: %w", err)
	}
	if err := furnish(s); err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, "nodeinit: furnished")
	v := newSupervisor()
	for _, dir := range s.OpenDirs {
		go keepOpen(dir)
	}
	for _, svc := range s.Services {
		go v.start(svc)
	}
	for {
		select {
		case <-ended:
			return nil
		case <-children:
			v.reap()
		}
	}
}
