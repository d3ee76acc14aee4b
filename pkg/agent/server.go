// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"syscall"
)

// server is the process of the Valkey server.
type server struct {
	pid int
	// exited delivers the exit code, once.
	exited chan int
	// words are what it says: see listen.
	words *words
}

// startServer starts the server with our standard streams, the output through our
// hands, and from then on
// reaps every process that ends: process 1 inherits the orphans. The server keeps
// the folder open as long as it lives: see own.
func startServer(command []string, config string, folder *os.File) (*server, error) {
	path, err := exec.LookPath(command[0])
	if err != nil {
		return nil, fmt.Errorf("find the server: %w", err)
	}
	args := append([]string{command[0], config}, command[1:]...)
	from, to, err := os.Pipe()
	if err != nil {
		return nil, fmt.Errorf("start the server %s: %w", path, err)
	}
	pid, err := syscall.ForkExec(path, args, &syscall.ProcAttr{Env: os.Environ(), Files: []uintptr{0, to.Fd(), 2, folder.Fd()}})
	if err := errors.Join(err, to.Close()); err != nil {
		return nil, fmt.Errorf("start the server %s: %w", path, errors.Join(err, from.Close()))
	}
	s := &server{pid: pid, exited: make(chan int, 1), words: listen(from, os.Stdout)}
	go s.reap()
	return s, nil
}

func (s *server) reap() {
	for {
		var status syscall.WaitStatus
		pid, err := syscall.Wait4(-1, &status, 0, nil)
		switch {
		case err == syscall.EINTR:
		case err != nil:
			return
		case pid == s.pid:
			s.exited <- exitCode(status)
		}
	}
}

// exitCode is the code of a process, or what a shell makes of its signal.
func exitCode(status syscall.WaitStatus) int {
	if status.Signaled() {
		return 128 + int(status.Signal())
	}
	return status.ExitStatus()
}

func (s *server) signal(sig syscall.Signal) error { return syscall.Kill(s.pid, sig) }
