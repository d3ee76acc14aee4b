// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

const (
	// serverContainer is the container that runs Valkey.
	serverContainer = "server"
	// serverProgram is Valkey's process, which the container's process 1 starts.
	serverProgram = "valkey-server"
)

// process is one process of a container, seen from the host.
type process struct {
	pid     int    // on the host
	parent  int    // on the host
	inside  int    // in the innermost process namespace
	program string // the kernel's name for it, at most 15 bytes
}

// PodKill ends the Valkey server of a pod at once; its container's process 1
// lives on and decides what to do. In a container without such a child,
// process 1 is ended.
func (c *Cluster) PodKill(ctx context.Context, namespace, name string) error {
	return c.signalServer(ctx, namespace, name, syscall.SIGKILL)
}

// PodFreeze stops the Valkey server of a pod: its connections stay open and nothing answers.
func (c *Cluster) PodFreeze(ctx context.Context, namespace, name string) error {
	return c.signalServer(ctx, namespace, name, syscall.SIGSTOP)
}

// PodThaw lets a frozen server go on where it was.
func (c *Cluster) PodThaw(ctx context.Context, namespace, name string) error {
	return c.signalServer(ctx, namespace, name, syscall.SIGCONT)
}

// ServerPID is the Valkey server's process number on the host, for tests that
// measure it.
func (c *Cluster) ServerPID(ctx context.Context, namespace, name string) (int, error) {
	client, err := adminClient(c.layout())
	if err != nil {
		return 0, err
	}
	pod, err := client.CoreV1().Pods(namespace).Get(ctx, name, metav1.GetOptions{})
	if err != nil {
		return 0, fmt.Errorf("get Pod: %w", err)
	}
	if _, err := c.Node(pod.Spec.NodeName); err != nil {
		return 0, fmt.Errorf("pod %s/%s: %w", namespace, name, err)
	}
	var container string
	for _, status := range pod.Status.ContainerStatuses {
		if status.Name == serverContainer || len(pod.Status.ContainerStatuses) == 1 {
			_, container, _ = strings.Cut(status.ContainerID, "://")
		}
	}
	if container == "" {
		return 0, fmt.Errorf("pod %s/%s has no running container %q", namespace, name, serverContainer)
	}
	found, err := containerProcesses(string(pod.UID), container)
	if err != nil {
		return 0, err
	}
	server, ok := pickServer(found)
	if !ok {
		return 0, fmt.Errorf("no process of pod %s/%s on this machine", namespace, name)
	}
	return server.pid, nil
}

func (c *Cluster) signalServer(ctx context.Context, namespace, name string, signal syscall.Signal) error {
	pid, err := c.ServerPID(ctx, namespace, name)
	if err != nil {
		return err
	}
	return signalProcess(pid, signal)
}

// pickServer picks the server among a container's processes: process 1 if it is
// the server, else its child of that name, else any child of its own, else
// process 1 whatever it is. What was run in the container by exec is no child of it.
func pickServer(found []process) (process, bool) {
	first := slices.IndexFunc(found, func(p process) bool { return p.inside == 1 })
	if first < 0 {
		return process{}, false
	}
	server := found[first]
	if server.program == serverProgram {
		return server, true // its children are its snapshots
	}
	for _, p := range found {
		if p.parent != found[first].pid {
			continue
		}
		if p.program == serverProgram {
			return p, true
		}
		server = p
	}
	return server, true
}

// containerProcesses finds the processes in one container's cgroup.
func containerProcesses(podUID, container string) ([]process, error) {
	var found []process
	_, err := processes(func(pid int) bool {
		file, err := os.Open(fmt.Sprintf("/proc/%d/cgroup", pid))
		if err != nil {
			return false
		}
		defer file.Close()
		if id, in := containerOf(parseProcessCgroups(file), podUID); !in || id != container {
			return false
		}
		status, err := os.Open(fmt.Sprintf("/proc/%d/status", pid))
		if err != nil {
			return false
		}
		defer status.Close()
		if p, ok := parseProcessStatus(status); ok {
			found = append(found, p)
		}
		return true
	})
	return found, err
}

// parseProcessStatus reads a /proc/PID/status file.
func parseProcessStatus(r io.Reader) (process, bool) {
	var p process
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		name, value, _ := strings.Cut(lines.Text(), ":")
		fields := strings.Fields(value)
		if len(fields) == 0 {
			continue
		}
		var err error
		switch name {
		case "Name":
			p.program = strings.TrimSpace(value)
		case "PPid":
			p.parent, err = strconv.Atoi(fields[0])
		case "NSpid":
			if p.pid, err = strconv.Atoi(fields[0]); err == nil {
				p.inside, err = strconv.Atoi(fields[len(fields)-1])
			}
		}
		if err != nil {
			return process{}, false
		}
	}
	return p, p.pid > 0
}
