// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestKeepFiles shows that a lock which the caller holds is not handed on.
func TestKeepFiles(t *testing.T) {
	t.Parallel()
	lock, err := os.Create(filepath.Join(t.TempDir(), "lock"))
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Close()
	inherited, err := syscall.Dup(int(lock.Fd())) // without close-on-exec, as flock(1) leaves it
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Close(inherited)
	held := func() bool {
		output, err := exec.CommandContext(t.Context(), "readlink", fmt.Sprintf("/proc/self/fd/%d", inherited)).Output()
		return err == nil && strings.TrimSpace(string(output)) == lock.Name()
	}
	if !held() {
		t.Fatal("a file without close-on-exec is not handed on: the test shows nothing")
	}
	if err := keepFiles(); err != nil {
		t.Fatal(err)
	}
	if held() {
		t.Error("the file is handed on")
	}
}
