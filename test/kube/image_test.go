// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// entry is one entry of a tar as tests compare it.
type entry struct {
	Name, Link string
	Mode       int64
	Uid        int
	Text       string
}

func readTar(t *testing.T, r io.Reader) []entry {
	t.Helper()
	var entries []entry
	for reader := tar.NewReader(r); ; {
		header, err := reader.Next()
		if errors.Is(err, io.EOF) {
			return entries
		}
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(reader)
		if err != nil {
			t.Fatal(err)
		}
		entries = append(entries, entry{header.Name, header.Linkname, header.Mode, header.Uid, string(data)})
	}
}

func write(t *testing.T, path, text string, mode os.FileMode) string {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
	return path
}

// checkConfig checks that an image's configuration says what the image does
// and names the layer by its digest.
func checkConfig(t *testing.T, image Image, text, layer string) {
	t.Helper()
	var config struct {
		Config struct {
			Entrypoint, Env []string
			User            string
		}
		Rootfs struct {
			DiffIDs []string `json:"diff_ids"`
		}
	}
	if err := json.Unmarshal([]byte(text), &config); err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256([]byte(layer))
	if want := "sha256:" + hex.EncodeToString(sum[:]); len(config.Rootfs.DiffIDs) != 1 || config.Rootfs.DiffIDs[0] != want {
		t.Errorf("diff IDs %q, want %s", config.Rootfs.DiffIDs, want)
	}
	if config.Config.User != image.User || !slices.Equal(config.Config.Entrypoint, image.Entrypoint) || !slices.Equal(config.Config.Env, image.Env) {
		t.Errorf("config %+v", config.Config)
	}
}

func TestWriteArchive(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	program := write(t, filepath.Join(dir, "program"), "#!", 0o700)
	data := write(t, filepath.Join(dir, "data"), "text", 0o600)
	image := Image{Names: []string{"docker.io/x/y:1", "docker.io/x/y:2"}, Entrypoint: []string{"/bin/program"}, User: "65532", Env: []string{"A=b"}}
	var archive bytes.Buffer
	err := image.writeArchive(&archive, dir, filesLayer([]File{{program, "/bin/program"}, {data, "/bin/deep/data"}}))
	if err != nil {
		t.Fatal(err)
	}
	parts := readTar(t, bytes.NewReader(archive.Bytes()))
	if len(parts) != 3 || parts[0].Name != "manifest.json" || parts[2].Name != "layer.tar" {
		t.Fatalf("archive has %d parts, the first %q", len(parts), parts[0].Name)
	}
	names, err := manifestNames([]byte(parts[0].Text))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(image.Names, names); diff != "" {
		t.Errorf("names (-want +got):\n%s", diff)
	}
	checkConfig(t, image, parts[1].Text, parts[2].Text)
	want := []entry{
		{Name: "bin/", Mode: 0o755},
		{Name: "bin/deep/", Mode: 0o755},
		{Name: "bin/deep/data", Mode: 0o644, Text: "text"},
		{Name: "bin/program", Mode: 0o755, Text: "#!"},
	}
	if diff := cmp.Diff(want, readTar(t, strings.NewReader(parts[2].Text))); diff != "" {
		t.Errorf("layer (-want +got):\n%s", diff)
	}
	var again bytes.Buffer
	if err := image.writeArchive(&again, dir, filesLayer([]File{{data, "/bin/deep/data"}, {program, "/bin/program"}})); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(archive.Bytes(), again.Bytes()) {
		t.Error("the same files gave another archive")
	}
	left, err := filepath.Glob(filepath.Join(dir, "layer-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("temporary files are left: %q, %v", left, err)
	}
}

func TestWriteArchiveRefuses(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := write(t, filepath.Join(dir, "file"), "x", 0o600)
	good := []string{"docker.io/x/y:1"}
	tests := map[string]struct {
		names []string
		files []File
	}{
		"no name":         {nil, []File{{file, "/x"}}},
		"no registry":     {[]string{"y:1"}, []File{{file, "/x"}}},
		"no tag":          {[]string{"docker.io/x/y"}, []File{{file, "/x"}}},
		"port, no tag":    {[]string{"localhost:5000/y"}, []File{{file, "/x"}}},
		"relative target": {good, []File{{file, "x"}}},
		"target above":    {good, []File{{file, "/../x"}}},
		"root as target":  {good, []File{{file, "/"}}},
		"no such file":    {good, []File{{filepath.Join(dir, "none"), "/x"}}},
		"folder":          {good, []File{{dir, "/x"}}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if err := (Image{Names: test.names}).writeArchive(io.Discard, t.TempDir(), filesLayer(test.files)); err == nil {
				t.Error("no error")
			}
		})
	}
}

func FuzzManifestNames(f *testing.F) {
	f.Add([]byte(`[{"RepoTags":["docker.io/x/y:1"]}]`))
	f.Add([]byte(`{}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if names, err := manifestNames(data); err != nil && names != nil {
			t.Errorf("names %q with error %v", names, err)
		}
	})
}

func TestChangelogVersion(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"valkey (8.0.1+dfsg1-1~bpo12+1) bookworm-backports; urgency=medium\n\n  * x\n": "8.0.1",
		"valkey (9.1.2-1) unstable; urgency=medium":                                    "9.1.2",
		"valkey (2:8.1.4+dfsg1-0+deb13u1) trixie; urgency=high":                        "8.1.4",
		"redis (7.0.15-1) unstable; urgency=medium":                                    "",
		"valkey (8.1-1) unstable":                                                      "",
		"":                                                                             "",
	} {
		got, err := changelogVersion(text)
		if got != want || (err != nil) != (want == "") {
			t.Errorf("changelogVersion(%q) = %q, %v; want %q", text, got, err, want)
		}
	}
}

func TestPickSite(t *testing.T) {
	t.Parallel()
	got, err := pickSite("http://one.example/third-party\nhttp://two.example/debian-security\n http://three.example/debian/ \nhttp://four.example/debian\n")
	if err != nil || got != "http://three.example/debian/" {
		t.Errorf("pickSite = %q, %v", got, err)
	}
	if got, err := pickSite("garbage\n%%\n"); err == nil {
		t.Errorf("pickSite = %q, want an error", got)
	}
}

func TestValkeyLayer(t *testing.T) {
	t.Parallel()
	tree := filepath.Join(t.TempDir(), "tree.tar")
	var changelog bytes.Buffer
	zipped := gzip.NewWriter(&changelog)
	if _, err := io.WriteString(zipped, "valkey (8.1.4+dfsg1-1) trixie; urgency=medium\n"+strings.Repeat("x", 500)); err != nil {
		t.Fatal(err)
	}
	if err := zipped.Close(); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for name, text := range map[string]string{
		"./usr/bin/valkey-check-rdb": "server", "./etc/passwd": "old", "./usr/share/man/man1/x": "page", "./dev/null": "",
		"./" + serverChangelog: changelog.String(),
	} {
		if err := w.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: 0o755, Size: int64(len(text))}); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, text); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	write(t, tree, b.String(), 0o600)
	if version, err := packagedVersion(tree); err != nil || version != "8.1.4" {
		t.Errorf("packagedVersion = %q, %v", version, err)
	}
	var layer bytes.Buffer
	w = tar.NewWriter(&layer)
	if err := errors.Join(valkeyLayer(w, tree), w.Close()); err != nil {
		t.Fatal(err)
	}
	got := map[string]entry{}
	for _, e := range readTar(t, &layer) {
		if _, twice := got[e.Name]; twice {
			t.Errorf("%s is in the layer twice", e.Name)
		}
		got[e.Name] = e
	}
	if got["usr/bin/valkey-check-rdb"].Text != "server" || got["data/"].Uid != valkeyUser ||
		!strings.Contains(got["etc/passwd"].Text, "valkey:x:999:") || got["usr/local/bin/valkey-server"].Link != "/usr/bin/valkey-server" {
		t.Errorf("layer has %v", got)
	}
	for _, absent := range []string{"usr/share/man/man1/x", "dev/null", serverChangelog} {
		if _, there := got[absent]; there {
			t.Errorf("%s is in the layer", absent)
		}
	}
}
