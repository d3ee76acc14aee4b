// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"k8s.io/client-go/tools/clientcmd"
)

func TestCachedMakesOnce(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "deep", "entry")
	var made atomic.Int64
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			got, err := cached(t.Context(), dir, func(_ context.Context, partial string) error {
				made.Add(1)
				return os.WriteFile(filepath.Join(partial, "file"), []byte("x"), 0o600)
			})
			if err != nil || got != dir {
				t.Errorf("cached = %q, %v", got, err)
			}
			if _, err := os.Stat(filepath.Join(dir, "file")); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if made.Load() != 1 {
		t.Errorf("made %d times", made.Load())
	}
}

func TestCachedLeavesNothingHalf(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "entry")
	broken := errors.New("broken")
	_, err := cached(t.Context(), dir, func(_ context.Context, partial string) error {
		return errors.Join(os.WriteFile(filepath.Join(partial, "half"), nil, 0o600), broken)
	})
	if !errors.Is(err, broken) {
		t.Errorf("error %v", err)
	}
	// As after a process that was killed while it made the entry.
	if err := os.MkdirAll(filepath.Join(dir+".partial", "rest"), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := cached(t.Context(), dir, func(context.Context, string) error { return nil }); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 0 {
		t.Errorf("entry has %v, %v", entries, err)
	}
}

func TestKeyTellsPartsApart(t *testing.T) {
	t.Parallel()
	if key([]byte("ab"), []byte("c")) == key([]byte("a"), []byte("bc")) {
		t.Error("parts run together")
	}
	if key([]byte("a")) != key([]byte("a")) || len(key()) != 16 {
		t.Errorf("key of nothing is %q", key())
	}
}

func TestPollEndsWithTheContext(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	asked := 0
	err := poll(ctx, time.Millisecond, func() (bool, error) {
		if asked++; asked == 3 {
			cancel()
		}
		return false, nil
	})
	if !errors.Is(err, context.Canceled) || asked < 3 {
		t.Errorf("poll = %v after %d questions", err, asked)
	}
}

func TestPlantSeed(t *testing.T) {
	t.Parallel()
	seed, target := t.TempDir(), filepath.Join(t.TempDir(), "containerd")
	blob := filepath.Join("io.containerd.content.v1.content", "blobs", "sha256", "aa")
	for path, text := range map[string]string{
		blob: "blob", filepath.Join(snapshots, "1", "fs", "bin", "sh"): "sh", "io.containerd.metadata.v1.bolt/meta.db": "database",
	} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(seed, path)), 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(seed, path), text, 0o600)
	}
	if err := plantSeed(seed, target); err != nil {
		t.Fatal(err)
	}
	if link, err := os.Readlink(filepath.Join(target, snapshots, "1")); err != nil || link != filepath.Join(seed, snapshots, "1") {
		t.Errorf("layer is a link to %q, %v", link, err)
	}
	one, err := os.Stat(filepath.Join(seed, blob))
	if err != nil {
		t.Fatal(err)
	}
	if other, err := os.Stat(filepath.Join(target, blob)); err != nil || !os.SameFile(one, other) {
		t.Errorf("blob is not shared: %v", err)
	}
	// What the node writes must not reach the seed, nor its removal.
	database := filepath.Join(target, "io.containerd.metadata.v1.bolt", "meta.db")
	write(t, database, "changed", 0o600)
	if err := os.RemoveAll(target); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{"io.containerd.metadata.v1.bolt/meta.db": "database", blob: "blob", snapshots + "/1/fs/bin/sh": "sh"} {
		if got, err := os.ReadFile(filepath.Join(seed, path)); err != nil || string(got) != want {
			t.Errorf("seed's %s is %q, %v", path, got, err)
		}
	}
}

func TestCredentials(t *testing.T) {
	t.Parallel()
	l := layout(t.TempDir())
	nodes, err := planNodes(2, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := writeCredentials(l, nodes); err != nil {
		t.Fatal(err)
	}
	roots := x509.NewCertPool()
	authority, err := os.ReadFile(l.pki("ca.crt"))
	if err != nil || !roots.AppendCertsFromPEM(authority) {
		t.Fatalf("authority: %v", err)
	}
	for name, host := range map[string]string{"apiserver": bridgeAddress, "node-1": nodes[0].Address(), "node-2": nodes[1].Address()} {
		data, err := os.ReadFile(l.pki(name + ".crt"))
		if err != nil {
			t.Fatal(err)
		}
		block, _ := pem.Decode(data)
		certificate, err := x509.ParseCertificate(block.Bytes)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := certificate.Verify(x509.VerifyOptions{Roots: roots}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if err := certificate.VerifyHostname(host); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, name := range []string{"admin", "controller-manager", "scheduler", "kube-proxy", "node-1", "node-2"} {
		config, err := clientcmd.BuildConfigFromFlags("", l.kubeconfig(name))
		if err != nil || config.Host != apiserverURL() || len(config.CertData) == 0 || len(config.CAData) == 0 {
			t.Errorf("kubeconfig of %s: %v", name, err)
		}
		if info, err := os.Stat(l.kubeconfig(name)); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("kubeconfig of %s can be read by others: %v", name, err)
		}
	}
}
