// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package fault

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// NameControlPlaneStopped is the fault of the control plane.
const NameControlPlaneStopped = "control-plane-stopped"

// ControlPlaneStopped stops the API server's process: connections stay open and
// no request is answered. Undone, it goes on where it was.
func (b *Bed) ControlPlaneStopped() Fault {
	var frozen stopped
	return Fault{
		Name: NameControlPlaneStopped,
		apply: func(context.Context) (string, error) {
			pids, err := b.apiservers()
			if err != nil {
				return "", err
			}
			return "stopped the API server", frozen.stop(pids...)
		},
		undo: func(context.Context) (string, error) {
			thawed, err := frozen.goOn()
			if err != nil || !thawed {
				return "", err
			}
			return "let the API server go on", nil
		},
	}
}

// apiservers finds the local cluster's API server by its command line, which names
// the cluster's audit log.
func (b *Bed) apiservers() ([]int, error) {
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
		line, err := os.ReadFile(filepath.Join("/proc", entry.Name(), "cmdline"))
		if err != nil {
			continue // It ended.
		}
		argv := strings.Split(string(line), "\x00")
		if filepath.Base(argv[0]) == "kube-apiserver" && slices.Contains(argv, "--audit-log-path="+b.Local.AuditLog()) {
			pids = append(pids, pid)
		}
	}
	if len(pids) == 0 {
		return nil, fmt.Errorf("no API server of the local cluster runs")
	}
	return pids, nil
}

// until waits until the condition returns no error.
func until(ctx context.Context, condition func() error) error {
	for {
		err := condition()
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("%w: %w", ctx.Err(), err)
		case <-time.After(100 * time.Millisecond):
		}
	}
}
