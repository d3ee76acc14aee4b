// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"strings"
	"syscall"
	"time"
)

// lockMachine waits until no other call changes the machine's cluster. The
// lock is a name in the kernel: no file stays behind, and it is free as soon as
// its holder has died.
func lockMachine(ctx context.Context) (unlock func(), err error) {
	var listener net.Listener
	err = poll(ctx, 100*time.Millisecond, func() (bool, error) {
		listener, err = net.Listen("unix", "@valkey-localkube")
		if errors.Is(err, syscall.EADDRINUSE) {
			return false, nil
		}
		return err == nil, err
	})
	if err != nil {
		return nil, fmt.Errorf("wait for another call that changes the cluster: %w", err)
	}
	return func() { _ = listener.Close() }, nil
}

// kubeletSysctls are the settings of the whole machine that kubelet changes.
var kubeletSysctls = []string{
	"vm.overcommit_memory", "vm.panic_on_oom", "kernel.panic", "kernel.panic_on_oops",
	"kernel.keys.root_maxkeys", "kernel.keys.root_maxbytes",
}

func sysctlPath(name string) string { return "/proc/sys/" + strings.ReplaceAll(name, ".", "/") }

// saveSysctls writes down what Down is to put back.
func saveSysctls(l layout) error {
	values := map[string]string{}
	for _, name := range kubeletSysctls {
		value, err := os.ReadFile(sysctlPath(name))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		values[name] = strings.TrimSpace(string(value))
	}
	return writeFile(l.path("sysctls.json"), encode(values), 0o644)
}

func restoreSysctls(l layout) error {
	data, err := os.ReadFile(l.path("sysctls.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	var values map[string]string
	if err := json.Unmarshal(data, &values); err != nil {
		return fmt.Errorf("parse saved sysctls: %w", err)
	}
	var all error
	for name, value := range values {
		all = errors.Join(all, os.WriteFile(sysctlPath(name), []byte(value), 0o644))
	}
	return all
}

// mountsUnder returns the mount points in the host's table that are in dir, the
// last made first. The cluster makes none; this is how it knows.
func mountsUnder(dir string) ([]string, error) {
	data, err := os.ReadFile("/proc/self/mountinfo")
	if err != nil {
		return nil, err
	}
	return parseMountsUnder(string(data), dir), nil
}

func parseMountsUnder(mountinfo, dir string) []string {
	var points []string
	for line := range strings.Lines(mountinfo) {
		if fields := strings.Fields(line); len(fields) > 4 && (fields[4] == dir || strings.HasPrefix(fields[4], dir+"/")) {
			points = append([]string{fields[4]}, points...)
		}
	}
	return points
}
