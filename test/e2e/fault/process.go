// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package fault

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"syscall"

	corev1 "k8s.io/api/core/v1"
)

// Names of the faults of processes in a Pod.
const (
	NameKillServer    = "kill-server"
	NameKillContainer = "kill-container"
	NameFreeze        = "freeze"
)

// KillServer kills the Valkey server of a Pod. The container's process 1 lives on
// and decides what to do.
func (b *Bed) KillServer(pod *corev1.Pod) Fault {
	return Fault{Name: NameKillServer, Target: pod.Name, apply: func(ctx context.Context) (string, error) {
		if err := b.Local.PodKill(ctx, pod.Namespace, pod.Name); err != nil {
			return "", err
		}
		return fmt.Sprintf("killed the server of Pod %s", pod.Name), nil
	}}
}

// KillContainer kills process 1 of the server's container, and with it everything
// in it: the kubelet starts the container anew.
func (b *Bed) KillContainer(pod *corev1.Pod) Fault {
	return Fault{Name: NameKillContainer, Target: pod.Name, apply: func(ctx context.Context) (string, error) {
		server, err := b.Local.ServerPID(ctx, pod.Namespace, pod.Name)
		if err != nil {
			return "", err
		}
		first, err := processOne(server)
		if err != nil {
			return "", err
		}
		if err := signal(first, syscall.SIGKILL); err != nil {
			return "", err
		}
		return fmt.Sprintf("killed the whole container of Pod %s", pod.Name), nil
	}}
}

// Freeze stops the Valkey server of a Pod: connections stay open and nothing
// answers. Undone, the server goes on where it was.
func (b *Bed) Freeze(pod *corev1.Pod) Fault {
	var frozen stopped
	return Fault{
		Name: NameFreeze, Target: pod.Name,
		apply: func(ctx context.Context) (string, error) {
			server, err := b.Local.ServerPID(ctx, pod.Namespace, pod.Name)
			if err != nil {
				return "", err
			}
			if err := frozen.stop(server); err != nil {
				return "", err
			}
			return fmt.Sprintf("froze the server of Pod %s", pod.Name), nil
		},
		undo: func(context.Context) (string, error) {
			thawed, err := frozen.goOn()
			if err != nil || !thawed {
				return "", err
			}
			return fmt.Sprintf("thawed the server of Pod %s", pod.Name), nil
		},
	}
}

// stopped are processes that were stopped, known by number and start: a number is
// given to another process some day.
type stopped struct {
	mu    sync.Mutex
	since map[int]string
}

func (s *stopped) stop(pids ...int) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.since == nil {
		s.since = map[int]string{}
	}
	for _, pid := range pids {
		began, err := started(pid)
		if err != nil {
			return err
		}
		if err := signal(pid, syscall.SIGSTOP); err != nil {
			return err
		}
		s.since[pid] = began
	}
	return nil
}

// goOn continues what was stopped and is still there, and tells whether there was
// any.
func (s *stopped) goOn() (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	some := false
	var errs []error
	for pid, since := range s.since {
		if began, err := started(pid); err == nil && began == since {
			some = true
			errs = append(errs, signal(pid, syscall.SIGCONT))
		}
		delete(s.since, pid)
	}
	return some, errors.Join(errs...)
}

// started is when a process began, in the kernel's ticks: field 22 of its stat.
func started(pid int) (string, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return "", err
	}
	// The second field is a program's name, which may hold anything.
	const fieldsAfterName = 22 - 3
	fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
	if len(fields) <= fieldsAfterName {
		return "", fmt.Errorf("process %d has %d fields in its stat", pid, len(fields))
	}
	return fields[fieldsAfterName], nil
}

// processOne is the process 1 of a container of which pid is process 1, or a child
// of it.
func processOne(pid int) (int, error) {
	for range 2 {
		text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
		if err != nil {
			return 0, err
		}
		inside := strings.Fields(statusLine(text, "NSpid"))
		if len(inside) > 1 && inside[len(inside)-1] == "1" {
			return pid, nil
		}
		if pid, err = strconv.Atoi(statusLine(text, "PPid")); err != nil {
			return 0, err
		}
	}
	return 0, fmt.Errorf("process %d is no process 1 of a container, nor is its parent", pid)
}

func statusLine(text []byte, name string) string {
	for line := range strings.Lines(string(text)) {
		if rest, found := strings.CutPrefix(line, name+":"); found {
			return strings.TrimSpace(rest)
		}
	}
	return ""
}

// signal signals a process; one that is gone needs none.
func signal(pid int, s syscall.Signal) error {
	if err := syscall.Kill(pid, s); err != nil && !errors.Is(err, syscall.ESRCH) {
		return fmt.Errorf("send %v to process %d: %w", s, pid, err)
	}
	return nil
}
