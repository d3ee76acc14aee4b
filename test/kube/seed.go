// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"
)

// A seed is the state of a containerd that has the images loaded and unpacked.
// Each node starts from one: its own databases, links to the seed's blobs, and
// links to the seed's unpacked layers, which nothing ever writes to. Loading the
// images into every node instead would unpack the same files once a node, and
// Down would have to remove them all.

// snapshots is where the overlay snapshotter keeps one folder a layer.
const snapshots = "io.containerd.snapshotter.v1.overlayfs/snapshots"

// makeSeed returns the folder of a seed with these archives' images.
func makeSeed(ctx context.Context, b binaries, archives []string, progress io.Writer) (string, error) {
	parts := [][]byte{[]byte(filepath.Base(b.Containerd))}
	for _, archive := range slices.Sorted(slices.Values(archives)) {
		info, err := os.Stat(archive)
		if err != nil {
			return "", err
		}
		parts = append(parts, fmt.Appendf(nil, "%s %d %d", archive, info.Size(), info.ModTime().UnixNano()))
	}
	root, err := cacheRoot()
	if err != nil {
		return "", err
	}
	return cached(ctx, filepath.Join(root, "seeds", key(parts...)), func(ctx context.Context, dir string) error {
		say(progress, "unpacking %d images (once)", len(archives))
		return fillSeed(ctx, b, dir, archives)
	})
}

// fillSeed runs a containerd on the folder, loads the images, and stops it.
func fillSeed(ctx context.Context, b binaries, dir string, archives []string) (err error) {
	run, err := os.MkdirTemp("", "localkube-seed-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(run)
	l := layout(run)
	n := Node{Name: "seed"}
	config := fmt.Sprintf("version = 3\nroot = %q\nstate = %q\nimports = []\n"+
		"disabled_plugins = ['io.containerd.grpc.v1.cri', 'io.containerd.cri.v1.images', 'io.containerd.cri.v1.runtime', 'io.containerd.nri.v1.nri']\n"+
		"[grpc]\naddress = %q\n", dir, l.path("state"), l.containerdSocket(n.Name))
	if err := writeFile(l.config("containerd.toml"), []byte(config), 0o644); err != nil {
		return err
	}
	if err := os.MkdirAll(l.node(n.Name), 0o755); err != nil {
		return err
	}
	log, err := os.Create(l.path("containerd.log"))
	if err != nil {
		return err
	}
	defer log.Close()
	// The signal at the parent's death is sent when its thread ends.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	containerd := exec.Command(b.containerd("containerd"), "--config", l.config("containerd.toml"))
	containerd.Stdout, containerd.Stderr = log, log
	containerd.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags:   syscall.CLONE_NEWPID,
		Unshareflags: syscall.CLONE_NEWNS,
		Pdeathsig:    syscall.SIGKILL,
	}
	if err := containerd.Start(); err != nil {
		return err
	}
	defer func() {
		// Only a containerd that ended by itself has written everything.
		err = errors.Join(err, containerd.Process.Signal(syscall.SIGTERM), containerd.Wait())
		if err != nil {
			text, _ := os.ReadFile(log.Name())
			err = fmt.Errorf("unpack images: %w\n%s", err, lastLines(string(text), 5))
		}
	}()
	return loadMissing(ctx, l, b, n, archives)
}

func lastLines(text string, count int) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return strings.Join(lines[max(0, len(lines)-count):], "\n")
}

// plantSeed makes the state of a node's containerd from a seed.
func plantSeed(seed, target string) error {
	return filepath.WalkDir(seed, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(seed, path)
		if err != nil {
			return err
		}
		to := filepath.Join(target, relative)
		switch {
		case filepath.Dir(relative) == snapshots:
			// One link for the whole layer.
			if err := os.Symlink(path, to); err != nil {
				return err
			}
			return fs.SkipDir
		case entry.IsDir():
			return os.MkdirAll(to, 0o711)
		case strings.HasPrefix(relative, "io.containerd.content.v1.content/blobs/"):
			return linkOrCopy(path, to)
		default:
			return copyFile(path, to)
		}
	})
}

// linkOrCopy links, or copies when the two are on different file systems.
func linkOrCopy(from, to string) error {
	err := os.Link(from, to)
	if errors.Is(err, syscall.EXDEV) {
		return copyFile(from, to)
	}
	return err
}

func copyFile(from, to string) (err error) {
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer source.Close()
	info, err := source.Stat()
	if err != nil {
		return err
	}
	target, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, info.Mode().Perm())
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, target.Close()) }()
	_, err = io.Copy(target, source)
	return err
}

// waitForContainerd waits until a node's containerd answers.
func waitForContainerd(ctx context.Context, l layout, b binaries, n Node) error {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	var last error
	err := poll(ctx, 100*time.Millisecond, func() (bool, error) {
		if _, last = os.Stat(l.containerdSocket(n.Name)); last != nil {
			return false, nil
		}
		last = run(ctr(ctx, l, b, n, "namespaces", "list"))
		return last == nil, nil
	})
	if err != nil {
		return errors.Join(fmt.Errorf("containerd does not answer (see %s): %w", l.log(n.Name+"-containerd"), err), last)
	}
	return nil
}
