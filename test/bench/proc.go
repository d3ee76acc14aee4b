// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// processesNamed finds the processes whose program has that name, in Pods or not.
func processesNamed(program string) ([]int, error) {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil, err
	}
	var pids []int
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		line, err := os.ReadFile(proc(pid, "cmdline"))
		if err != nil {
			continue // It ended.
		}
		if argv0, _, _ := bytes.Cut(line, []byte{0}); filepath.Base(string(argv0)) == program {
			pids = append(pids, pid)
		}
	}
	return pids, nil
}

func proc(pid int, file string) string { return fmt.Sprintf("/proc/%d/%s", pid, file) }

// resident is the memory of a process, in MiB.
func resident(pid int) (float64, error) {
	kib, err := statusField(pid, "VmRSS")
	return kib / 1024, err
}

// parent is the process that started a process.
func parent(pid int) (int, error) {
	ppid, err := statusField(pid, "PPid")
	return int(ppid), err
}

// statusField reads a number of /proc/PID/status.
func statusField(pid int, name string) (float64, error) {
	text, err := os.ReadFile(proc(pid, "status"))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(text)) {
		if rest, found := strings.CutPrefix(line, name+":"); found {
			return strconv.ParseFloat(strings.Fields(rest)[0], 64)
		}
	}
	return 0, fmt.Errorf("process %d: no %s", pid, name)
}

// processCPU is the time that the threads of a process have run, to the
// nanosecond: the kernel's ticks are too coarse for what idles. Threads that
// ended are not in it; an idle program's threads stay.
func processCPU(pid int) (time.Duration, error) {
	tasks, err := os.ReadDir(proc(pid, "task"))
	if err != nil {
		return 0, err
	}
	var sum time.Duration
	for _, task := range tasks {
		text, err := os.ReadFile(proc(pid, "task/"+task.Name()+"/schedstat"))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return 0, err
		}
		ran, _, _ := strings.Cut(string(text), " ")
		ns, err := strconv.ParseInt(ran, 10, 64)
		if err != nil {
			return 0, err
		}
		sum += time.Duration(ns)
	}
	return sum, nil
}

// podCPU is the time that everything in the Pod of a process has run.
func podCPU(pid int) (time.Duration, error) {
	text, err := os.ReadFile(proc(pid, "cgroup"))
	if err != nil {
		return 0, err
	}
	path, v2 := cgroupOf(string(text))
	if path == "" {
		return 0, fmt.Errorf("process %d is in no cgroup that counts CPU", pid)
	}
	pod := filepath.Dir(path) // above the container's
	if !v2 {
		return readUsage(filepath.Join("/sys/fs/cgroup/cpuacct", pod, "cpuacct.usage"), "", time.Nanosecond)
	}
	return readUsage(filepath.Join("/sys/fs/cgroup", pod, "cpu.stat"), "usage_usec ", time.Microsecond)
}

// cgroupOf reads /proc/PID/cgroup for the cgroup that counts CPU.
func cgroupOf(text string) (path string, v2 bool) {
	unified := ""
	for line := range strings.Lines(text) {
		fields := strings.SplitN(strings.TrimSpace(line), ":", 3)
		if len(fields) != 3 {
			continue
		}
		if fields[1] == "" {
			unified = fields[2]
		}
		for controller := range strings.SplitSeq(fields[1], ",") {
			if controller == "cpuacct" {
				return fields[2], false
			}
		}
	}
	return unified, true
}

func readUsage(file, prefix string, unit time.Duration) (time.Duration, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(text)) {
		if rest, found := strings.CutPrefix(line, prefix); found {
			n, err := strconv.ParseInt(strings.TrimSpace(rest), 10, 64)
			return time.Duration(n) * unit, err
		}
	}
	return 0, fmt.Errorf("%s has no %q", file, prefix)
}

// hostOf is the host name that a process was started with: in a Pod, the Pod's name.
func hostOf(pid int) string {
	environ, err := os.ReadFile(proc(pid, "environ"))
	if err != nil {
		return ""
	}
	for variable := range bytes.SplitSeq(environ, []byte{0}) {
		if name, found := strings.CutPrefix(string(variable), "POD_NAME="); found {
			return name
		}
	}
	host, err := os.Hostname()
	if err != nil {
		return ""
	}
	return host
}

func loadAverage() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	fields := strings.Fields(string(text))
	return strings.Join(fields[:3], " ")
}
