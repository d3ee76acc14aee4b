// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

// cacheRoot is where what takes minutes to make is kept between clusters.
func cacheRoot() (string, error) {
	dir, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("find the cache folder: %w", err)
	}
	return filepath.Join(dir, "valkey-operator"), nil
}

// key names a cache entry by everything that its content depends on.
func key(parts ...[]byte) string {
	sum := sha256.New()
	for _, part := range parts {
		fmt.Fprintf(sum, "%d:", len(part))
		sum.Write(part)
	}
	return hex.EncodeToString(sum.Sum(nil))[:16]
}

// cached returns dir after making sure that it holds a finished entry. make
// fills a temporary folder beside it, which takes its place in one rename, so
// dir is whole or absent whatever dies on the way; a lock keeps two from making it.
func cached(ctx context.Context, dir string, make func(ctx context.Context, dir string) error) (string, error) {
	if done(dir) {
		return dir, nil
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return "", err
	}
	unlock, err := lockFile(ctx, dir+".lock")
	if err != nil {
		return "", err
	}
	defer unlock()
	if done(dir) {
		return dir, nil
	}
	partial := dir + ".partial"
	if err := os.RemoveAll(partial); err != nil {
		return "", err
	}
	if err := os.MkdirAll(partial, 0o755); err != nil {
		return "", err
	}
	if err := make(ctx, partial); err != nil {
		_ = os.RemoveAll(partial)
		return "", err
	}
	return dir, os.Rename(partial, dir)
}

func done(dir string) bool {
	info, err := os.Stat(dir)
	return err == nil && info.IsDir()
}

// lockFile waits for the file's lock; the kernel frees it when its holder dies.
func lockFile(ctx context.Context, path string) (func(), error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR|syscall.O_CLOEXEC, 0o644)
	if err != nil {
		return nil, err
	}
	err = poll(ctx, 200*time.Millisecond, func() (bool, error) {
		err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err == syscall.EWOULDBLOCK {
			return false, nil
		}
		return err == nil, err
	})
	if err != nil {
		_ = file.Close()
		return nil, fmt.Errorf("lock %s: %w", path, err)
	}
	return func() { _ = file.Close() }, nil
}

// poll asks until the answer is yes, an error, or the context ends.
func poll(ctx context.Context, step time.Duration, ask func() (bool, error)) error {
	ticker := time.NewTicker(step)
	defer ticker.Stop()
	for {
		if yes, err := ask(); yes || err != nil {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-ticker.C:
		}
	}
}

// say writes one line of progress.
func say(w io.Writer, format string, args ...any) {
	fmt.Fprintf(w, format+"\n", args...)
}
