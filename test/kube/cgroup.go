// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

const cgroupMount = "/sys/fs/cgroup"

// cgroup is the name of the cgroup, in each hierarchy, under which all pods of
// all nodes are. It is made from the state directory's name, so that taking
// down one cluster never reaches into another's, and always begins in a way
// that nobody else's does.
func (l layout) cgroup() string {
	const prefix = "valkey-localkube"
	name := filepath.Base(string(l))
	if name == prefix {
		return name
	}
	return prefix + "-" + name
}

// unified says whether the machine has cgroup version 2.
func unified() bool {
	_, err := os.Stat(filepath.Join(cgroupMount, "cgroup.controllers"))
	return err == nil
}

// cgroupRoots returns the mount point of each hierarchy that pods are to be in.
func cgroupRoots() ([]string, error) {
	if unified() {
		return []string{cgroupMount}, nil
	}
	mounts, err := os.ReadFile("/proc/self/mountinfo")
	if err != nil {
		return nil, err
	}
	roots := parseCgroupMounts(string(mounts))
	for _, controller := range []string{"cpu", "cpuset", "memory", "pids"} {
		if !slices.ContainsFunc(roots, func(root string) bool {
			return slices.Contains(strings.Split(filepath.Base(root), ","), controller)
		}) {
			return nil, fmt.Errorf("no cgroup hierarchy with the %s controller under %s", controller, cgroupMount)
		}
	}
	return roots, nil
}

// parseCgroupMounts returns the mount points of the version 1 hierarchies, and of
// the version 2 one that some machines have beside them, in order: the
// container runtime makes cgroups in all.
func parseCgroupMounts(mountinfo string) []string {
	var roots []string
	for line := range strings.Lines(mountinfo) {
		before, after, found := strings.Cut(line, " - ")
		fields := strings.Fields(before)
		kind, _, _ := strings.Cut(after, " ")
		if !found || len(fields) < 5 || kind != "cgroup" && kind != "cgroup2" || !strings.HasPrefix(fields[4], cgroupMount+"/") {
			continue
		}
		roots = append(roots, fields[4])
	}
	slices.Sort(roots)
	return slices.Compact(roots)
}

// makeCgroups makes each node's cgroup in every hierarchy.
func makeCgroups(l layout, nodes []Node) error {
	roots, err := cgroupRoots()
	if err != nil {
		return err
	}
	for _, root := range roots {
		if err := makeCgroup(root, filepath.Join(root, l.cgroup())); err != nil {
			return err
		}
		if err := weigh(filepath.Join(root, l.cgroup())); err != nil {
			return err
		}
		for _, n := range nodes {
			if err := makeCgroup(root, filepath.Join(root, l.cgroup(), n.Name)); err != nil {
				return err
			}
		}
	}
	return nil
}

// nodesWeight is how much of the processors all nodes together get where a single thread
// outside gets 1. The control plane and the tests, which have many, run on the same few
// cores, which they do not elsewhere: Pods of all nodes would wait for them.
const nodesWeight = 4

// weigh gives the nodes their share, in the hierarchy that shares the processors out.
func weigh(dir string) error {
	for name, one := range map[string]int{"cpu.shares": 1024, "cpu.weight": 100} {
		path := filepath.Join(dir, name)
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err := os.WriteFile(path, []byte(strconv.Itoa(nodesWeight*one)), 0o644); err != nil {
			return fmt.Errorf("give the nodes their share of the processors: %w", err)
		}
	}
	return nil
}

func makeCgroup(root, dir string) error {
	parent := filepath.Dir(dir)
	if unified() {
		// Controllers reach a child only when its parent hands them down.
		controllers, err := os.ReadFile(filepath.Join(parent, "cgroup.controllers"))
		if err != nil {
			return err
		}
		for _, controller := range strings.Fields(string(controllers)) {
			// One that cannot be handed down is missed by kubelet if it needs it.
			_ = os.WriteFile(filepath.Join(parent, "cgroup.subtree_control"), []byte("+"+controller), 0o644)
		}
	}
	if err := os.Mkdir(dir, 0o755); err != nil && !errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("make cgroup: %w", err)
	}
	if filepath.Base(root) != "cpuset" {
		return nil
	}
	// A new cpuset of version 1 is empty and takes no process until it is filled.
	for _, name := range []string{"cpuset.cpus", "cpuset.mems"} {
		value, err := os.ReadFile(filepath.Join(parent, name))
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, name), value, 0o644); err != nil {
			return fmt.Errorf("fill %s: %w", filepath.Join(dir, name), err)
		}
	}
	return nil
}

// cgroupDirs returns the existing cgroups of a node, or of the whole cluster
// for "", the deepest first.
func cgroupDirs(l layout, node string) ([]string, error) {
	roots, err := cgroupRoots()
	if err != nil {
		return nil, err
	}
	var dirs []string
	for _, root := range roots {
		err := filepath.WalkDir(filepath.Join(root, l.cgroup(), node), func(path string, entry fs.DirEntry, err error) error {
			if errors.Is(err, fs.ErrNotExist) {
				return nil // gone meanwhile, which is what is wanted
			}
			if err == nil && entry.IsDir() {
				dirs = append(dirs, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	slices.Reverse(dirs)
	return dirs, nil
}

// removeCgroups removes the cgroups of a node, or of the whole cluster for "".
// A cgroup stays busy for a moment after its last process has died.
func removeCgroups(ctx context.Context, l layout, node string) error {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	var last error
	err := poll(ctx, 20*time.Millisecond, func() (bool, error) {
		dirs, err := cgroupDirs(l, node)
		if err != nil {
			return false, err
		}
		last = nil
		for _, dir := range dirs {
			if err := os.Remove(dir); err != nil && !errors.Is(err, fs.ErrNotExist) {
				last = err
			}
		}
		return last == nil, nil
	})
	if err != nil {
		return errors.Join(fmt.Errorf("remove cgroups: %w", err), last)
	}
	return nil
}

// inOwnCgroup returns the processes in the cgroups of a node, or of the whole cluster for "".
func inOwnCgroup(l layout, node string) ([]int, error) {
	own := "/" + filepath.Join(l.cgroup(), node)
	return processes(func(pid int) bool {
		file, err := os.Open(fmt.Sprintf("/proc/%d/cgroup", pid))
		if err != nil {
			return false
		}
		defer file.Close()
		for _, path := range parseProcessCgroups(file) {
			if path == own || strings.HasPrefix(path, own+"/") {
				return true
			}
		}
		return false
	})
}

// parseProcessCgroups returns the paths in a /proc/PID/cgroup file.
func parseProcessCgroups(r io.Reader) []string {
	var paths []string
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		// hierarchy:controllers:path, and a path may hold colons itself.
		if fields := strings.SplitN(lines.Text(), ":", 3); len(fields) == 3 && strings.HasPrefix(fields[2], "/") {
			paths = append(paths, fields[2])
		}
	}
	return paths
}

// containerOf returns the container that a process with these cgroups is in, if
// it belongs to the pod: the path below the pod's own part, as in
// /valkey-localkube/node-1/kubepods/burstable/podUID/CONTAINER.
func containerOf(cgroups []string, podUID string) (container string, found bool) {
	for _, path := range cgroups {
		_, below, found := strings.Cut(path, "/pod"+podUID+"/")
		if !found {
			continue
		}
		container, _, _ := strings.Cut(below, "/")
		return container, container != ""
	}
	return "", false
}
