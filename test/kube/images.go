// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"archive/tar"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// pauseImage is what holds each pod's namespaces.
const pauseImage = "localkube.invalid/pause:1"

// criNamespace is containerd's namespace of all that belongs to Kubernetes.
const criNamespace = "k8s.io"

// prepareImages returns the archives of the images that every node gets.
func prepareImages(ctx context.Context, o Options, b binaries) ([]string, error) {
	pause, err := pauseArchive(ctx, b)
	if err != nil {
		return nil, err
	}
	archives := []string{pause}
	for _, version := range o.Valkey {
		archive, err := valkeyImage(ctx, version, o.Progress)
		if err != nil {
			return nil, err
		}
		archives = append(archives, archive)
	}
	return archives, nil
}

func pauseArchive(ctx context.Context, b binaries) (string, error) {
	root, err := cacheRoot()
	if err != nil {
		return "", err
	}
	// The program's own folder is named by its content's key.
	dir, err := cached(ctx, filepath.Join(root, "images", "pause-"+filepath.Base(b.Own)), func(_ context.Context, dir string) error {
		image := Image{Names: []string{pauseImage}, Entrypoint: []string{"/pause"}, User: "65535:65535"}
		return writeFilesImage(filepath.Join(dir, "image.tar"), image, []File{{Source: b.pause(), Target: "/pause"}})
	})
	return filepath.Join(dir, "image.tar"), err
}

func writeFilesImage(target string, image Image, files []File) error {
	archive, err := os.Create(target)
	if err != nil {
		return err
	}
	err = image.writeArchive(archive, filepath.Dir(target), filesLayer(files))
	return errors.Join(err, archive.Close())
}

// LoadImage makes a one-layer image of the files and loads it into every node
// that runs. Loading a name again replaces the image for pods started later.
func (c *Cluster) LoadImage(ctx context.Context, image Image, files ...File) error {
	dir, err := os.MkdirTemp("", "localkube-image-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	archive := filepath.Join(dir, "image.tar")
	if err := writeFilesImage(archive, image, files); err != nil {
		return err
	}
	return c.LoadArchive(ctx, archive)
}

// LoadArchive loads an image archive, as docker save and OCI tools write it,
// into every node that runs.
func (c *Cluster) LoadArchive(ctx context.Context, archive string) error {
	var running []Node
	for _, n := range c.record.Nodes {
		if _, up := machineProcess(c.layout(), n.Name); up {
			running = append(running, n)
		}
	}
	if len(running) == 0 {
		return errors.New("no node is running")
	}
	return eachNode(running, func(n Node) error {
		return importArchive(ctx, c.layout(), c.record.Binaries, n, archive)
	})
}

// eachNode does something for all nodes at the same time.
func eachNode(nodes []Node, do func(Node) error) error {
	failures := make([]error, len(nodes))
	var wg sync.WaitGroup
	for i, n := range nodes {
		wg.Go(func() {
			if err := do(n); err != nil {
				failures[i] = fmt.Errorf("%s: %w", n.Name, err)
			}
		})
	}
	wg.Wait()
	return errors.Join(failures...)
}

func ctr(ctx context.Context, l layout, b binaries, n Node, args ...string) *exec.Cmd {
	return exec.CommandContext(ctx, b.containerd("ctr"),
		append([]string{"--address", l.containerdSocket(n.Name), "--namespace", criNamespace}, args...)...)
}

func importArchive(ctx context.Context, l layout, b binaries, n Node, archive string) error {
	return run(ctr(ctx, l, b, n, "images", "import", "--all-platforms", archive))
}

// loadMissing loads the archives whose images a node lacks.
func loadMissing(ctx context.Context, l layout, b binaries, n Node, archives []string) error {
	if err := waitForContainerd(ctx, l, b, n); err != nil {
		return err
	}
	have, err := imageNames(ctx, l, b, n)
	if err != nil {
		return err
	}
	for _, archive := range archives {
		names, err := archiveNames(archive)
		if err != nil {
			return err
		}
		if !slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(have, name) }) {
			continue
		}
		if err := importArchive(ctx, l, b, n, archive); err != nil {
			return err
		}
	}
	return nil
}

// imageNames lists a node's images by name, without the digests that containerd lists too.
func imageNames(ctx context.Context, l layout, b binaries, n Node) ([]string, error) {
	output, err := ctr(ctx, l, b, n, "images", "list", "--quiet").Output()
	if err != nil {
		return nil, fmt.Errorf("list images: %w", err)
	}
	var names []string
	for _, name := range strings.Fields(string(output)) {
		if !strings.HasPrefix(name, "sha256:") && !strings.Contains(name, "@") {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}

// archiveNames reads the names of the images in an archive.
func archiveNames(archive string) ([]string, error) {
	file, err := os.Open(archive)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	for reader := tar.NewReader(file); ; {
		header, err := reader.Next()
		if err != nil {
			return nil, fmt.Errorf("look for manifest.json in %s: %w", archive, err)
		}
		if header.Name != "manifest.json" {
			continue
		}
		data, err := io.ReadAll(io.LimitReader(reader, 1<<20))
		if err != nil {
			return nil, err
		}
		return manifestNames(data)
	}
}
