// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"log/slog"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"
)

func ownerOf(t *testing.T, folder string) *agent {
	t.Helper()
	o := &Options{Data: folder}
	return &agent{options: o, log: slog.New(slog.DiscardHandler), signals: make(chan os.Signal, 1), health: newHealth(o, "")}
}

// TestOwn shows invariant 3 of DESIGN.md where Kubernetes does not keep it: two
// servers never use one folder at a time, and the second waits for the first.
func TestOwn(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	held, proceed, err := ownerOf(t, folder).own(t.Context())
	if err != nil || !proceed {
		t.Fatalf("a free folder: %t, %v", proceed, err)
	}
	// The server has the file open too, and may live longer than the agent.
	server := exec.CommandContext(t.Context(), "sleep", "60")
	server.ExtraFiles = []*os.File{held}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = server.Process.Kill(); _ = server.Wait() })
	if err := held.Close(); err != nil {
		t.Fatal(err)
	}

	second := ownerOf(t, folder)
	got := make(chan error, 1)
	go func() {
		f, proceed, err := second.own(t.Context())
		if err == nil && proceed {
			err = f.Close()
		}
		got <- err
	}()
	waits := func() bool {
		second.health.mu.Lock()
		defer second.health.mu.Unlock()
		return second.health.facts.Waiting == "another server still uses the volume"
	}
	for !waits() {
		select {
		case err := <-got:
			t.Fatalf("it got a folder that a server uses (%v)", err)
		case <-time.After(time.Millisecond):
		}
	}
	if err := server.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	if err := <-got; err != nil {
		t.Error(err)
	}
}

// TestOwnStopped ends the waiting when the Pod is to stop.
func TestOwnStopped(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	held, _, err := ownerOf(t, folder).own(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close()
	second := ownerOf(t, folder)
	second.signals <- syscall.SIGTERM
	if _, proceed, err := second.own(t.Context()); err != nil || proceed {
		t.Errorf("proceed %t, %v", proceed, err)
	}
}
