// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// folder is a folder of the machine, whatever path leads to it. All nodes of the
// local cluster are on one machine, so that two servers with one volume are two
// processes in one folder.
type folder struct{ device, inode uint64 }

// watchFolders looks all the time, until the test ends, for two servers that run in
// one folder at a time (invariant 3 of DESIGN.md; rows 98, 105).
func watchFolders(t *testing.T) {
	t.Helper()
	stop := make(chan struct{})
	var looking sync.WaitGroup
	looks, most := 0, 0
	looking.Go(func() {
		for {
			servers := serversByFolder()
			for where, pids := range servers {
				if len(pids) > 1 {
					t.Errorf("invariant 3: processes %v are servers on one volume (%v)", pids, where)
				}
			}
			looks, most = looks+1, max(most, len(servers))
			select {
			case <-stop:
				return
			case <-time.After(lookAgain):
			}
		}
	})
	t.Cleanup(func() {
		close(stop)
		looking.Wait()
		t.Logf("looked %d times at up to %d folders for two servers in one", looks, most)
		if most == 0 {
			t.Error("no folder of any server was seen: the test shows nothing")
		}
	})
}

// serversByFolder are the processes of servers without those that a server forks
// to write a snapshot.
func serversByFolder() map[folder][]int {
	names, err := os.ReadDir("/proc")
	if err != nil {
		return nil
	}
	found, parents := map[int]folder{}, map[int]int{}
	for _, name := range names {
		pid, err := strconv.Atoi(name.Name())
		if err != nil {
			continue
		}
		if comm, err := os.ReadFile(filepath.Join("/proc", name.Name(), "comm")); err != nil || strings.TrimSpace(string(comm)) != "valkey-server" {
			continue
		}
		var at syscall.Stat_t
		parent, alive := parentOf(pid)
		if err := syscall.Stat(fmt.Sprintf("/proc/%d/cwd", pid), &at); err == nil && alive {
			found[pid], parents[pid] = folder{at.Dev, at.Ino}, parent
		}
	}
	servers := map[folder][]int{}
	for pid, where := range found {
		if parent, ok := found[parents[pid]]; !ok || parent != where {
			servers[where] = append(servers[where], pid)
		}
	}
	return servers
}

// parentOf reads the fourth field of proc_pid_stat(5); the second is in parentheses.
func parentOf(pid int) (parent int, alive bool) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, false
	}
	fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
	if len(fields) < 2 {
		return 0, false
	}
	parent, err = strconv.Atoi(fields[1])
	return parent, err == nil
}
