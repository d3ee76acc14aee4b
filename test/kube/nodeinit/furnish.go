// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// furnish gives the namespaces a machine's look: a host name, a /proc of their
// own, empty private directories where the host's would be seen or written,
// and the few directories of the host that must stay visible through them.
func furnish(s spec) error {
	if err := syscall.Sethostname([]byte(s.Hostname)); err != nil {
		return fmt.Errorf("set host name: %w", err)
	}
	kept, err := openKept(s.Keep)
	if err != nil {
		return err
	}
	// First nothing may reach the host's mount table any more; then the tree
	// is shared within the machine, as kubelet and containerd expect.
	if err := mount("", "/", "", syscall.MS_REC|syscall.MS_PRIVATE, ""); err != nil {
		return err
	}
	if err := mount("", "/", "", syscall.MS_REC|syscall.MS_SHARED, ""); err != nil {
		return err
	}
	if err := mount("proc", "/proc", "proc", syscall.MS_NOSUID|syscall.MS_NODEV|syscall.MS_NOEXEC, ""); err != nil {
		return err
	}
	for _, dir := range s.Private {
		if err := mount("tmpfs", dir, "tmpfs", syscall.MS_NOSUID|syscall.MS_NODEV, "mode=755"); err != nil {
			return err
		}
	}
	for i, dir := range s.Keep {
		if err := bindMount(fmt.Sprintf("/proc/self/fd/%d", kept[i]), dir); err != nil {
			return err
		}
		_ = syscall.Close(kept[i])
	}
	for _, b := range s.Binds {
		if err := os.MkdirAll(b.Source, 0o755); err != nil {
			return err
		}
		if err := bindMount(b.Source, b.Target); err != nil {
			return err
		}
	}
	for name, value := range s.Sysctls {
		path := "/proc/sys/" + strings.ReplaceAll(name, ".", "/")
		if err := os.WriteFile(path, []byte(value), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// openKept takes hold of directories before they are hidden by the private ones.
func openKept(dirs []string) ([]int, error) {
	const oPath = 0x200000 // O_PATH, which package syscall lacks
	kept := make([]int, 0, len(dirs))
	for _, dir := range dirs {
		fd, err := syscall.Open(dir, oPath|syscall.O_DIRECTORY|syscall.O_CLOEXEC, 0)
		if err != nil {
			return nil, fmt.Errorf("open %s: %w", dir, err)
		}
		kept = append(kept, fd)
	}
	return kept, nil
}

func bindMount(source, target string) error {
	if err := os.MkdirAll(filepath.Clean(target), 0o755); err != nil {
		return err
	}
	return mount(source, target, "", syscall.MS_BIND|syscall.MS_REC, "")
}

func mount(source, target, kind string, flags uintptr, data string) error {
	if err := syscall.Mount(source, target, kind, flags, data); err != nil {
		return fmt.Errorf("mount %q on %s: %w", source, target, err)
	}
	return nil
}
