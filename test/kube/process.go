// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// processes returns the numbers of the processes for which is says yes.
func processes(is func(pid int) bool) ([]int, error) {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil, err
	}
	var pids []int
	for _, entry := range entries {
		if pid, err := strconv.Atoi(entry.Name()); err == nil && is(pid) {
			pids = append(pids, pid)
		}
	}
	return pids, nil
}

// machineProcess finds process 1 of a node or of the control plane. It is
// known by its command line, which names a file of this cluster's own state:
// nothing needs to have been written down by an Up that may have died.
func machineProcess(l layout, name string) (pid int, running bool) {
	pids, err := processes(func(pid int) bool {
		argv := commandLine(pid)
		return len(argv) == 2 && filepath.Base(argv[0]) == "nodeinit" && argv[1] == l.config(name+"-spec.json")
	})
	if err != nil || len(pids) == 0 {
		return 0, false
	}
	return pids[0], true
}

// machineProcesses finds process 1 of every machine of the cluster.
func machineProcesses(l layout) ([]int, error) {
	return processes(func(pid int) bool {
		argv := commandLine(pid)
		return len(argv) == 2 && filepath.Base(argv[0]) == "nodeinit" &&
			filepath.Dir(argv[1]) == l.path("config") && strings.HasSuffix(argv[1], "-spec.json")
	})
}

// commandLine is empty for a process that is gone or only waits to be reaped.
func commandLine(pid int) []string {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
	if err != nil || len(data) == 0 {
		return nil
	}
	return strings.Split(strings.TrimSuffix(string(data), "\x00"), "\x00")
}

// startMachine starts process 1 of a machine in namespaces of its own. The
// caller calls release with the process number once the network is in place.
func startMachine(l layout, b binaries, name string, ownNetwork bool) (pid int, release func() error, err error) {
	log, err := os.OpenFile(l.log(name), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return 0, nil, err
	}
	defer log.Close()
	if err := keepFiles(); err != nil {
		return 0, nil, err
	}
	// Not bound to the caller's context: the machine outlives the caller.
	cmd := exec.Command(b.nodeinit(), l.config(name+"-spec.json"))
	cmd.Dir = "/"
	cmd.Env = []string{"PATH=/usr/sbin:/usr/bin:/sbin:/bin"}
	cmd.Stdout, cmd.Stderr = log, log
	flags := uintptr(syscall.CLONE_NEWNS | syscall.CLONE_NEWPID | syscall.CLONE_NEWUTS)
	if ownNetwork {
		flags |= syscall.CLONE_NEWNET
	}
	cmd.SysProcAttr = &syscall.SysProcAttr{Cloneflags: flags, Setsid: true}
	word, err := cmd.StdinPipe()
	if err != nil {
		return 0, nil, err
	}
	if err := cmd.Start(); err != nil {
		return 0, nil, fmt.Errorf("start machine %s: %w", name, err)
	}
	// Reaped by us if it dies while we live, by the host's process 1 otherwise.
	go func() { _ = cmd.Wait() }()
	return cmd.Process.Pid, func() error {
		_, err := word.Write([]byte("start\n"))
		return errors.Join(err, word.Close())
	}, nil
}

// keepFiles keeps the files that this process was started with from those that it
// starts: a lock or a pipe of the caller must not be held by a machine, which
// outlives it.
func keepFiles() error {
	files, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		return err
	}
	for _, file := range files {
		if fd, err := strconv.Atoi(file.Name()); err == nil && fd > 2 {
			syscall.CloseOnExec(fd)
		}
	}
	return nil
}

// killMachine ends process 1 of a machine and waits until everything in its
// process namespace has ended. Killing one that is gone is no error.
func killMachine(ctx context.Context, pid int) error {
	namespace, err := os.Readlink(fmt.Sprintf("/proc/%d/ns/pid", pid))
	if err != nil {
		return nil // already gone
	}
	host, err := os.Readlink("/proc/self/ns/pid")
	if err != nil {
		return err
	}
	if namespace == host {
		return fmt.Errorf("process %d is in the host's process namespace: not killing it", pid)
	}
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil && !errors.Is(err, syscall.ESRCH) {
		return fmt.Errorf("kill process %d: %w", pid, err)
	}
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	err = poll(ctx, 10*time.Millisecond, func() (bool, error) {
		left, err := processes(func(p int) bool {
			other, err := os.Readlink(fmt.Sprintf("/proc/%d/ns/pid", p))
			return err == nil && other == namespace
		})
		return len(left) == 0, err
	})
	if err != nil {
		return fmt.Errorf("processes of machine %d are still there: %w", pid, err)
	}
	return nil
}

// inMachine returns a command that runs inside a machine, as if typed on it.
func inMachine(ctx context.Context, pid int, argv ...string) *exec.Cmd {
	args := append([]string{"--target", strconv.Itoa(pid), "--mount", "--net", "--uts", "--pid", "--"}, argv...)
	return exec.CommandContext(ctx, "nsenter", args...)
}

// run runs a command and puts what it said into the error.
func run(cmd *exec.Cmd) error {
	output, err := cmd.CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w: %s", strings.Join(cmd.Args, " "), err, strings.TrimSpace(string(output)))
	}
	return nil
}
