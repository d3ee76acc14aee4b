// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"unsafe"
)

// keepOpen makes every directory that appears in dir writable for all. The
// controller manager's host-path provisioner makes them for root alone and
// kubelet changes no owner of a host path, so a pod that does not run as root
// could never write to its volume.
func keepOpen(dir string) {
	fd, err := syscall.InotifyInit1(syscall.IN_CLOEXEC)
	if err == nil {
		_, err = syscall.InotifyAddWatch(fd, dir, syscall.IN_CREATE|syscall.IN_MOVED_TO)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "nodeinit: watch %s: %v\n", dir, err)
		return
	}
	openAll(dir)
	buffer := make([]byte, 64*(syscall.SizeofInotifyEvent+syscall.NAME_MAX+1))
	for {
		n, err := syscall.Read(fd, buffer)
		if err == syscall.EINTR {
			continue
		}
		if err != nil || n < int(unsafe.Sizeof(syscall.InotifyEvent{})) {
			fmt.Fprintf(os.Stderr, "nodeinit: watch %s: read %d: %v\n", dir, n, err)
			return
		}
		openAll(dir)
	}
}

// openAll looks at all entries instead of the event's, so that a lost event
// heals with the next one.
func openAll(dir string) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		fmt.Fprintf(os.Stderr, "nodeinit: %v\n", err)
		return
	}
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil || !info.IsDir() || info.Mode().Perm() == 0o777 {
			continue
		}
		if err := os.Chmod(filepath.Join(dir, entry.Name()), 0o777); err != nil {
			fmt.Fprintf(os.Stderr, "nodeinit: %v\n", err)
		}
	}
}
