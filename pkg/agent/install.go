// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// Install copies the running binary to a file, or into a folder, for images
// that do not have it.
func Install(destination string) error {
	if info, err := os.Stat(destination); err == nil && info.IsDir() {
		destination = filepath.Join(destination, "valkey-agent")
	}
	self, err := os.Open("/proc/self/exe")
	if err != nil {
		return fmt.Errorf("install: %w", err)
	}
	defer func() { _ = self.Close() }()
	f, err := os.CreateTemp(filepath.Dir(destination), ".valkey-agent-*")
	if err != nil {
		return fmt.Errorf("install: %w", err)
	}
	_, err = io.Copy(f, self)
	if err := errors.Join(err, f.Chmod(0o555), f.Close()); err != nil {
		return fmt.Errorf("install: %w", errors.Join(err, os.Remove(f.Name())))
	}
	if err := os.Rename(f.Name(), destination); err != nil {
		return fmt.Errorf("install: %w", err)
	}
	return nil
}
