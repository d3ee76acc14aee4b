// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// configuration returns the file with the configuration that the server includes, and
// its text: that which came with the Pod, with what was changed since in its place.
// Each directive is in it once, since the server adds up the lines of some. What was
// changed and cannot be read is left out: a server with an older configuration serves,
// and the operator tells it the rest.
func (o *Options) configuration() (path, text string, err error) {
	recorded, err := os.ReadFile(o.Config)
	if err != nil {
		return "", "", fmt.Errorf("read the configuration: %w", err)
	}
	changed, err := o.changed()
	if err != nil {
		o.Log.Warn("what has changed in the configuration is left out", "error", err)
	}
	if len(changed) == 0 {
		return o.Config, string(recorded), nil
	}
	path, text = filepath.Join(o.Run, "included.conf"), merged(string(recorded), changed)
	return path, text, writePrivate(path, []byte(text))
}

// changed are the directives that were changed while servers ran; nil for one that is
// not declared any more.
func (o *Options) changed() (map[string]*string, error) {
	if o.Live == "" {
		return nil, nil
	}
	raw, err := os.ReadFile(o.Live)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var changed map[string]*string
	if err := json.Unmarshal(raw, &changed); err != nil {
		return nil, fmt.Errorf("%s: %w", o.Live, err)
	}
	return changed, nil
}

// merged is a configuration with other values for some directives, and without those
// that have none.
func merged(text string, changed map[string]*string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		name, _, _ := strings.Cut(strings.TrimSpace(line), " ")
		if _, replaced := changed[strings.ToLower(strings.Trim(name, `"`))]; !replaced {
			b.WriteString(line)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(changed)) {
		if value := changed[name]; value != nil {
			b.WriteString(quote(name) + " " + quote(*value) + "\n")
		}
	}
	return b.String()
}
