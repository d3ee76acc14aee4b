// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"os"
	"path/filepath"
	"strings"
)

// store is what the server will load from its folder.
type store int

const (
	// storeNone is nothing: the server starts empty.
	storeNone store = iota
	// storeSnapshot is the data set of some moment in the past.
	storeSnapshot
	// storeLog is all that was written, but perhaps the last seconds.
	storeLog
	// storeUnreadable is something that the server cannot load.
	storeUnreadable
)

// loads tells whether the server will have data.
func (s store) loads() bool { return s == storeSnapshot || s == storeLog }

func (s store) String() string {
	switch s {
	case storeSnapshot:
		return "a snapshot"
	case storeLog:
		return "an append-only file"
	case storeUnreadable:
		return "data that it cannot load"
	case storeNone:
	}
	return "no data"
}

// findStore looks for the files that a server with these directives loads.
func findStore(folder string, d map[string]string) store {
	if strings.EqualFold(d["appendonly"], "yes") {
		if anyFile(filepath.Join(folder, orElse(d["appenddirname"], "appendonlydir"), "*")) {
			return storeLog
		}
		if anyFile(filepath.Join(folder, orElse(d["appendfilename"], "appendonly.aof"))) {
			return storeLog
		}
		// With the append-only file on, the server does not load a snapshot.
		return storeNone
	}
	if save, ok := d["save"]; ok && save == "" {
		// A server that saves nothing may have a snapshot all the same: the one
		// that it copied from its primary, who knows when. It is no data.
		return storeNone
	}
	if anyFile(snapshotPath(folder, d)) {
		return storeSnapshot
	}
	return storeNone
}

// storePaths are the files, or folders, that a server with these directives
// loads.
func storePaths(folder string, d map[string]string) []string {
	if strings.EqualFold(d["appendonly"], "yes") {
		return []string{
			filepath.Join(folder, orElse(d["appenddirname"], "appendonlydir")),
			filepath.Join(folder, orElse(d["appendfilename"], "appendonly.aof")),
		}
	}
	return []string{snapshotPath(folder, d)}
}

func snapshotPath(folder string, d map[string]string) string {
	return filepath.Join(folder, orElse(d["dbfilename"], "dump.rdb"))
}

func orElse(value, otherwise string) string {
	if value == "" {
		return otherwise
	}
	return value
}

// anyFile tells whether a file that is not empty matches the pattern.
func anyFile(pattern string) bool {
	paths, err := filepath.Glob(pattern)
	if err != nil {
		return false
	}
	for _, path := range paths {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() && info.Size() > 0 {
			return true
		}
	}
	return false
}
