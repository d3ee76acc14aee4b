// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"os"
	"sync"
	"syscall"
	"time"
)

// restartDelay is how long a service that ended stays down: long enough not to
// burn the machine with one that cannot start, short beside any time-out of Kubernetes.
const restartDelay = time.Second

// waitStep is how often the files that a service waits for are looked for.
const waitStep = 20 * time.Millisecond

// supervisor starts services and reaps everything. It forks by hand because
// the reaper of process 1 takes every child's exit, which os/exec would miss.
type supervisor struct {
	mu      sync.Mutex
	running map[int]service
}

func newSupervisor() *supervisor {
	return &supervisor{running: map[int]service{}}
}

// start runs a service once all the files that it waits for exist.
func (v *supervisor) start(s service) {
	for _, path := range s.WaitFor {
		for {
			if _, err := os.Stat(path); err == nil {
				break
			}
			time.Sleep(waitStep)
		}
	}
	if err := v.fork(s); err != nil {
		fmt.Fprintf(os.Stderr, "nodeinit: start %s: %v\n", s.Name, err)
		time.AfterFunc(restartDelay, func() { v.start(s) })
	}
}

func (v *supervisor) fork(s service) error {
	log, err := os.OpenFile(s.Log, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	defer log.Close()
	null, err := os.Open(os.DevNull)
	if err != nil {
		return err
	}
	defer null.Close()
	// Held over the fork, so that the reaper cannot meet a child it does not know.
	v.mu.Lock()
	defer v.mu.Unlock()
	pid, err := syscall.ForkExec(s.Argv[0], s.Argv, &syscall.ProcAttr{
		Dir:   "/",
		Env:   s.Env,
		Files: []uintptr{null.Fd(), log.Fd(), log.Fd()},
		Sys:   &syscall.SysProcAttr{Setsid: true},
	})
	if err != nil {
		return err
	}
	v.running[pid] = s
	fmt.Fprintf(os.Stderr, "nodeinit: %s is process %d\n", s.Name, pid)
	return nil
}

// reap takes every child that has ended, orphans included.
func (v *supervisor) reap() {
	for {
		var status syscall.WaitStatus
		pid, err := syscall.Wait4(-1, &status, syscall.WNOHANG, nil)
		if err == syscall.EINTR {
			continue
		}
		if pid <= 0 || err != nil {
			return
		}
		v.mu.Lock()
		s, ours := v.running[pid]
		delete(v.running, pid)
		v.mu.Unlock()
		if ours {
			fmt.Fprintf(os.Stderr, "nodeinit: %s ended: exit %d, signal %v\n", s.Name, status.ExitStatus(), status.Signal())
			time.AfterFunc(restartDelay, func() { v.start(s) })
		}
	}
}
