// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// quote writes a value as one argument of a configuration file, whatever is in
// it.
func quote(value string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range []byte(value) {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, `\x%02x`, c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// render writes the configuration that this Pod adds to the rendered one. The
// directives have the names that every supported version knows.
func render(include, ip, busPort, aclFile, replicationPassword string) string {
	var b strings.Builder
	for _, d := range [][2]string{
		{"include", include},
		{"cluster-announce-ip", ip},
		{"cluster-port", busPort},
		{"aclfile", aclFile},
		{"masteruser", userReplication},
		{"masterauth", replicationPassword},
	} {
		b.WriteString(d[0] + " " + quote(d[1]) + "\n")
	}
	return b.String()
}

// directives reads a configuration file's directives in lower case; the last of
// several with the same name wins, as it does in the server. Only those with
// plain values are looked at here, so the quotes are simply taken off.
func directives(text string) map[string]string {
	d := map[string]string{}
	for line := range strings.Lines(text) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		if name != "" && name[0] != '#' {
			d[strings.ToLower(name)] = strings.Trim(strings.TrimSpace(value), `"'`)
		}
	}
	return d
}

// writeConfig writes the server's configuration, which includes another, and its
// users. It returns the path of the configuration.
func (o *Options) writeConfig(include, ip string) (string, error) {
	password, err := o.password(replicationFile)
	if err != nil {
		return "", err
	}
	if err := o.copyUsers(); err != nil {
		return "", err
	}
	path := filepath.Join(o.Run, "valkey.conf")
	text := render(include, ip, strconv.Itoa(o.BusPort), filepath.Join(o.Run, usersFile), password)
	return path, writePrivate(path, []byte(text))
}

// copyUsers brings the server's copy of the users up to date. The server reads
// a private copy, so that it can rewrite it.
func (o *Options) copyUsers() error {
	users, err := os.ReadFile(filepath.Join(o.Credentials, usersFile))
	if err != nil {
		return fmt.Errorf("read the users: %w", err)
	}
	if o.barred {
		users = withoutUser(users, userReplication)
	}
	path := filepath.Join(o.Run, usersFile)
	if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, users) {
		return nil
	}
	return writePrivate(path, users)
}

// writePrivate replaces a file as a whole, readable by nobody else.
func writePrivate(path string, text []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*")
	if err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	_, err = f.Write(text)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return fmt.Errorf("write %s: %w", path, errors.Join(err, os.Remove(f.Name())))
	}
	if err := os.Rename(f.Name(), path); err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	return nil
}
