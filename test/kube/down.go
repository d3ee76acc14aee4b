// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"
)

// Down removes every process, namespace, cgroup, link, route and file of the
// cluster, whole or broken, and the kubeconfigs that Up wrote. It leaves the
// cache. Without a cluster it does nothing. It fails with what is left, if anything is.
func Down(ctx context.Context, o Options) error {
	o, err := o.complete()
	if err != nil {
		return err
	}
	if os.Geteuid() != 0 {
		return errors.New("taking the local cluster down needs root")
	}
	unlock, err := lockMachine(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	return takeDown(ctx, layout(o.StateDir))
}

// Down takes this cluster down; see the function Down.
func (c *Cluster) Down(ctx context.Context) error {
	return Down(ctx, Options{StateDir: c.record.StateDir, Kubeconfig: c.kubeconfig, Progress: c.progress})
}

func takeDown(ctx context.Context, l layout) error {
	err := errors.Join(
		killAll(ctx, l),
		removeNetwork(ctx, l),
		removeCgroups(ctx, l, ""),
		restoreSysctls(l),
		removeKubeconfigs(l),
		removeState(l),
	)
	left, leftErr := Leftovers(ctx, Options{StateDir: string(l)})
	if len(left) > 0 {
		err = errors.Join(err, fmt.Errorf("left behind:\n  %s", strings.Join(left, "\n  ")))
	}
	return errors.Join(err, leftErr)
}

// killAll ends all machines, and then whatever is still in the cluster's
// cgroups: a process can have been moved there but started elsewhere.
func killAll(ctx context.Context, l layout) error {
	machines, err := machineProcesses(l)
	if err != nil {
		return err
	}
	failures := make([]error, len(machines))
	var wg sync.WaitGroup
	for i, pid := range machines {
		wg.Go(func() { failures[i] = killMachine(ctx, pid) })
	}
	wg.Wait()
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	err = poll(ctx, 20*time.Millisecond, func() (bool, error) {
		pids, err := inOwnCgroup(l, "")
		for _, pid := range pids {
			if err := syscall.Kill(pid, syscall.SIGKILL); err != nil && !errors.Is(err, syscall.ESRCH) {
				return false, fmt.Errorf("kill process %d: %w", pid, err)
			}
		}
		return len(pids) == 0, err
	})
	return errors.Join(append(failures, err)...)
}

// removeKubeconfigs removes the copies that are still this cluster's.
func removeKubeconfigs(l layout) error {
	r, err := readRecord(l)
	if err != nil {
		return nil // an Up that died wrote none
	}
	own, err := os.ReadFile(l.kubeconfig("admin"))
	if err != nil {
		return err
	}
	var all error
	for _, path := range r.Kubeconfigs {
		if data, err := os.ReadFile(path); err == nil && bytes.Equal(data, own) {
			all = errors.Join(all, os.Remove(path))
		}
	}
	return all
}

// removeState removes the state directory, unless something is mounted in it
// that the removal would reach through.
func removeState(l layout) error {
	mounts, err := mountsUnder(string(l))
	if err != nil {
		return err
	}
	for _, point := range mounts {
		if err := syscall.Unmount(point, syscall.MNT_DETACH); err != nil {
			return fmt.Errorf("unmount %s: %w", point, err)
		}
	}
	return os.RemoveAll(string(l))
}

// Leftovers lists what of a cluster is on the machine, each with its kind. After
// Down there is nothing.
func Leftovers(ctx context.Context, o Options) ([]string, error) {
	if o.StateDir == "" {
		o.StateDir = defaultStateDir
	}
	l := layout(o.StateDir)
	var left []string
	machines, err := machineProcesses(l)
	if err != nil {
		return nil, err
	}
	inside, err := inOwnCgroup(l, "")
	if err != nil {
		return nil, err
	}
	for _, pid := range append(machines, inside...) {
		left = append(left, fmt.Sprintf("process %d: %s", pid, strings.Join(commandLine(pid), " ")))
	}
	programs, err := strayPrograms(l)
	if err != nil {
		return nil, err
	}
	left = append(left, programs...)
	links, err := ownLinks(ctx, l)
	if err != nil {
		return nil, err
	}
	for _, name := range links {
		left = append(left, "link "+name)
	}
	routes, err := ownRoutes(ctx, l)
	if err != nil {
		return nil, err
	}
	for _, route := range routes {
		left = append(left, "route "+route)
	}
	cgroups, err := cgroupDirs(l, "")
	if err != nil {
		return nil, err
	}
	for _, dir := range cgroups {
		left = append(left, "cgroup "+dir)
	}
	mounts, err := mountsUnder(string(l))
	if err != nil {
		return nil, err
	}
	for _, point := range mounts {
		left = append(left, "mount "+point)
	}
	if _, err := os.Stat(string(l)); !errors.Is(err, fs.ErrNotExist) {
		left = append(left, "folder "+string(l))
	}
	return left, nil
}

// strayPrograms finds processes that run one of the cluster's programs with a
// path of this cluster's state among their arguments, wherever they are.
func strayPrograms(l layout) ([]string, error) {
	root, err := cacheRoot()
	if err != nil {
		return nil, err
	}
	var left []string
	_, err = processes(func(pid int) bool {
		argv := commandLine(pid)
		if len(argv) > 1 && filepath.Base(argv[0]) != "nodeinit" && strings.HasPrefix(argv[0], root+"/bin/") &&
			strings.Contains(strings.Join(argv[1:], " "), string(l)+"/") {
			left = append(left, fmt.Sprintf("process %d: %s", pid, filepath.Base(argv[0])))
		}
		return false
	})
	return left, err
}
