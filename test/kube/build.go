// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"time"
)

// progressEvery is how often a running build says that it is alive: often
// enough for whoever watches, rare enough for a log.
const progressEvery = 15 * time.Second

// binaries are the cache's folders that a cluster uses: the built programs, one
// folder a module, those of this repository, and the unpacked images.
type binaries struct {
	Kubernetes string `json:"kubernetes"`
	Etcd       string `json:"etcd"`
	Containerd string `json:"containerd"`
	Own        string `json:"own"`
	// Seed is the state that each node's containerd starts from.
	Seed string `json:"seed"`
}

func (b binaries) kubernetes(name string) string { return filepath.Join(b.Kubernetes, name) }
func (b binaries) containerd(name string) string { return filepath.Join(b.Containerd, name) }
func (b binaries) etcd() string                  { return filepath.Join(b.Etcd, "etcd") }
func (b binaries) nodeinit() string              { return filepath.Join(b.Own, "nodeinit") }
func (b binaries) pause() string                 { return filepath.Join(b.Own, "pause") }

// folders are all folders that must stay visible inside a node.
func (b binaries) folders() []string {
	return []string{b.Kubernetes, b.Etcd, b.Containerd, b.Own, b.Seed}
}

// module is one nested module whose tools are built.
type module struct {
	name    string // for people and for the cache folder
	dir     string
	ldflags string
	target  string // what go build is given
	output  string // file within the entry, or "" for the tools' own names
}

// build returns the folders of all programs, building what the cache lacks.
func build(ctx context.Context, o Options) (binaries, error) {
	kubernetesDir, version, err := kubernetesModule(o.Repository, o.Kubernetes)
	if err != nil {
		return binaries{}, err
	}
	pins := filepath.Join(o.Repository, "hack", "binaries")
	var b binaries
	for _, part := range []struct {
		into *string
		module
	}{
		{&b.Etcd, module{name: "etcd", dir: filepath.Join(pins, "etcd"), ldflags: "-s -w", target: "go.etcd.io/etcd/server/v3", output: "etcd"}},
		{&b.Containerd, module{name: "containerd", dir: filepath.Join(pins, "containerd"), ldflags: "-s -w", target: "tool"}},
		{&b.Kubernetes, module{
			name: "kubernetes-" + version, dir: kubernetesDir, target: "tool",
			// Without its version the kubelet fails the skew checks.
			ldflags: "-s -w -X k8s.io/component-base/version.gitVersion=" + version,
		}},
	} {
		if *part.into, err = buildModule(ctx, part.module, o.Progress); err != nil {
			return binaries{}, err
		}
	}
	b.Own, err = buildOwn(ctx, o)
	return b, err
}

var kubernetesPin = regexp.MustCompile(`(?m)^\s*k8s\.io/kubernetes (v\S+)`)

// kubernetesModule finds the nested module that pins the wanted version. There
// may be several, hack/binaries/kubernetes being the one that is taken when
// none is asked for.
func kubernetesModule(repository, want string) (dir, version string, err error) {
	dirs, err := filepath.Glob(filepath.Join(repository, "hack", "binaries", "kubernetes*"))
	if err != nil {
		return "", "", err
	}
	slices.Sort(dirs)
	var have []string
	for _, dir := range dirs {
		data, err := os.ReadFile(filepath.Join(dir, "go.mod"))
		if err != nil {
			return "", "", err
		}
		match := kubernetesPin.FindSubmatch(data)
		if match == nil {
			return "", "", fmt.Errorf("%s/go.mod requires no k8s.io/kubernetes", dir)
		}
		version := string(match[1])
		if want == "" || want == version || "v"+want == version {
			return dir, version, nil
		}
		have = append(have, version)
	}
	return "", "", fmt.Errorf("no pinned Kubernetes %s: have %s; add a folder hack/binaries/kubernetes-%s with its go.mod",
		want, strings.Join(have, ", "), want)
}

func buildModule(ctx context.Context, m module, progress io.Writer) (string, error) {
	var parts [][]byte
	for _, name := range []string{"go.mod", "go.sum"} {
		data, err := os.ReadFile(filepath.Join(m.dir, name))
		if err != nil {
			return "", err
		}
		parts = append(parts, data)
	}
	version, err := goVersion(ctx)
	if err != nil {
		return "", err
	}
	root, err := cacheRoot()
	if err != nil {
		return "", err
	}
	parts = append(parts, version, []byte(m.ldflags), []byte(m.target))
	dir := filepath.Join(root, "bin", m.name+"-"+key(parts...))
	return cached(ctx, dir, func(ctx context.Context, dir string) error {
		say(progress, "building %s (once; kept in %s)", m.name, filepath.Join(root, "bin"))
		cmd := exec.CommandContext(ctx, "go", "build", "-v", "-trimpath", "-ldflags", m.ldflags, "-o", dir+"/"+m.output, m.target)
		cmd.Dir = m.dir
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOWORK=off", "GOFLAGS=-buildvcs=false -mod=readonly")
		return runBuild(cmd, m.name, progress)
	})
}

// runBuild runs a verbose go build, counts the packages that it names, and
// says how far it is from time to time.
func runBuild(cmd *exec.Cmd, name string, progress io.Writer) error {
	output, err := cmd.StderrPipe()
	if err != nil {
		return err
	}
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return err
	}
	var packages atomic.Int64
	finished := make(chan struct{})
	go func() {
		ticker := time.NewTicker(progressEvery)
		defer ticker.Stop()
		for {
			select {
			case <-finished:
				return
			case <-ticker.C:
				say(progress, "building %s: %d packages compiled, %s so far", name, packages.Load(), time.Since(start).Round(time.Second))
			}
		}
	}()
	var tail bytes.Buffer
	lines := bufio.NewScanner(output)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		packages.Add(1)
		if strings.ContainsAny(lines.Text(), " :") {
			tail.WriteString(lines.Text() + "\n")
		}
	}
	err = cmd.Wait()
	close(finished)
	if err != nil {
		return fmt.Errorf("go build of %s: %w\n%s", name, err, tail.String())
	}
	say(progress, "built %s in %s", name, time.Since(start).Round(time.Second))
	return nil
}

// buildOwn builds the programs of this repository that run inside. They are
// compiled from their files alone, so no go.mod and no vendor folder matters.
func buildOwn(ctx context.Context, o Options) (string, error) {
	version, err := goVersion(ctx)
	if err != nil {
		return "", err
	}
	programs := map[string][]string{}
	parts := [][]byte{version}
	for _, name := range []string{"nodeinit", "pause"} {
		files, err := filepath.Glob(filepath.Join(o.Repository, "test", "kube", name, "*.go"))
		if err != nil {
			return "", err
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			data, err := os.ReadFile(file)
			if err != nil {
				return "", err
			}
			parts = append(parts, data)
			programs[name] = append(programs[name], file)
		}
		if len(programs[name]) == 0 {
			return "", fmt.Errorf("no source of %s in %s/test/kube", name, o.Repository)
		}
	}
	root, err := cacheRoot()
	if err != nil {
		return "", err
	}
	dir := filepath.Join(root, "bin", "own-"+key(parts...))
	return cached(ctx, dir, func(ctx context.Context, dir string) error {
		for name, files := range programs {
			args := append([]string{"build", "-trimpath", "-ldflags", "-s -w", "-o", filepath.Join(dir, name)}, files...)
			cmd := exec.CommandContext(ctx, "go", args...)
			cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GO111MODULE=off", "GOFLAGS=")
			if output, err := cmd.CombinedOutput(); err != nil {
				return fmt.Errorf("go build of %s: %w\n%s", name, err, output)
			}
		}
		return nil
	})
}

func goVersion(ctx context.Context) ([]byte, error) {
	version, err := exec.CommandContext(ctx, "go", "env", "GOVERSION", "GOARCH").Output()
	if err != nil {
		return nil, fmt.Errorf("the go tool builds the cluster's programs: %w", err)
	}
	return version, nil
}
