// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"archive/tar"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"runtime"
	"slices"
	"strings"
	"time"
)

// Image is what a one-layer image says of itself.
type Image struct {
	// Names are its references, as in docker.io/valkey/valkey:9.1.
	Names []string
	// Entrypoint and Cmd are what its containers run.
	Entrypoint []string
	Cmd        []string
	// Env holds NAME=value pairs.
	Env []string
	// User is who its containers run as: a number, with a group after a colon or not.
	User string
	// WorkingDir is where its containers start.
	WorkingDir string
}

// File is one file to put into an image.
type File struct {
	// Source is its path on this machine.
	Source string
	// Target is its absolute path in the image.
	Target string
}

// writeArchive writes the image in the form that docker save has, which every
// container runtime can load. layer is called to write the layer's tar; it is
// spooled to a temporary file in dir, since its digest comes before it.
func (i Image) writeArchive(w io.Writer, dir string, layer func(*tar.Writer) error) error {
	if err := i.validate(); err != nil {
		return err
	}
	spool, err := os.CreateTemp(dir, "layer-*.tar")
	if err != nil {
		return err
	}
	defer func() {
		_ = spool.Close()
		_ = os.Remove(spool.Name())
	}()
	digest := sha256.New()
	inner := tar.NewWriter(io.MultiWriter(spool, digest))
	if err := errors.Join(layer(inner), inner.Close()); err != nil {
		return fmt.Errorf("write layer of %s: %w", i.Names[0], err)
	}
	size, err := spool.Seek(0, io.SeekEnd)
	if err != nil {
		return err
	}
	if _, err := spool.Seek(0, io.SeekStart); err != nil {
		return err
	}
	config := i.config(hex.EncodeToString(digest.Sum(nil)))
	sum := sha256.Sum256(config)
	configName := hex.EncodeToString(sum[:]) + ".json"
	manifest, err := json.Marshal([]object{{"Config": configName, "RepoTags": i.Names, "Layers": []string{"layer.tar"}}})
	if err != nil {
		return err
	}
	outer := tar.NewWriter(w)
	for _, part := range []struct {
		name string
		size int64
		from io.Reader
	}{
		{"manifest.json", int64(len(manifest)), bytes.NewReader(manifest)},
		{configName, int64(len(config)), bytes.NewReader(config)},
		{"layer.tar", size, spool},
	} {
		if err := outer.WriteHeader(&tar.Header{Name: part.name, Mode: 0o644, Size: part.size, Format: tar.FormatPAX}); err != nil {
			return err
		}
		if _, err := io.Copy(outer, part.from); err != nil {
			return err
		}
	}
	return outer.Close()
}

func (i Image) validate() error {
	if len(i.Names) == 0 {
		return errors.New("an image needs a name")
	}
	for _, name := range i.Names {
		registry, rest, found := strings.Cut(name, "/")
		if !found || !strings.ContainsAny(registry, ".:") || !strings.Contains(path.Base(rest), ":") {
			return fmt.Errorf("image name %q: want registry, path and tag, as in docker.io/library/name:tag", name)
		}
	}
	return nil
}

func (i Image) config(diffID string) []byte {
	data, err := json.Marshal(object{
		"architecture": runtime.GOARCH,
		"os":           "linux",
		"created":      time.Unix(0, 0).UTC().Format(time.RFC3339),
		"config": object{
			"Entrypoint": i.Entrypoint, "Cmd": i.Cmd, "Env": i.Env, "User": i.User, "WorkingDir": i.WorkingDir,
		},
		"rootfs": object{"type": "layers", "diff_ids": []string{"sha256:" + diffID}},
	})
	if err != nil {
		panic(err) // strings always encode
	}
	return data
}

// filesLayer writes files, and the directories above them, as a layer. Times and
// owners are fixed, so equal files give equal images.
func filesLayer(files []File) func(*tar.Writer) error {
	return func(w *tar.Writer) error {
		made := map[string]bool{}
		for _, file := range slices.SortedFunc(slices.Values(files), func(a, b File) int { return strings.Compare(a.Target, b.Target) }) {
			if !path.IsAbs(file.Target) || path.Clean(file.Target) != file.Target || file.Target == "/" {
				return fmt.Errorf("target %q: want a clean absolute path of a file", file.Target)
			}
			for _, dir := range parents(file.Target) {
				if made[dir] {
					continue
				}
				made[dir] = true
				if err := w.WriteHeader(&tar.Header{Typeflag: tar.TypeDir, Name: dir + "/", Mode: 0o755}); err != nil {
					return err
				}
			}
			if err := addFile(w, file); err != nil {
				return err
			}
		}
		return nil
	}
}

// parents returns the directories above an absolute path, the outermost first
// and without the root, in the relative form that a tar has.
func parents(target string) []string {
	var dirs []string
	for dir := path.Dir(target); dir != "/"; dir = path.Dir(dir) {
		dirs = append(dirs, dir[1:])
	}
	slices.Reverse(dirs)
	return dirs
}

func addFile(w *tar.Writer, file File) error {
	source, err := os.Open(file.Source)
	if err != nil {
		return err
	}
	defer source.Close()
	info, err := source.Stat()
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		return fmt.Errorf("%s is not a regular file", file.Source)
	}
	mode := int64(0o644)
	if info.Mode().Perm()&0o111 != 0 {
		mode = 0o755
	}
	if err := w.WriteHeader(&tar.Header{Name: file.Target[1:], Mode: mode, Size: info.Size()}); err != nil {
		return err
	}
	_, err = io.Copy(w, source)
	return err
}

// manifestNames reads the images' names from a docker archive's manifest.json.
func manifestNames(data []byte) ([]string, error) {
	var manifest []struct{ RepoTags []string }
	if err := json.Unmarshal(data, &manifest); err != nil {
		return nil, fmt.Errorf("parse manifest.json: %w", err)
	}
	var names []string
	for _, image := range manifest {
		names = append(names, image.RepoTags...)
	}
	return names, nil
}
