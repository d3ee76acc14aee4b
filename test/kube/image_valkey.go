// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"archive/tar"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

const (
	valkeyRepository = "docker.io/valkey/valkey"
	// valkeyUser is the number that the public image gives to its user valkey.
	valkeyUser = 999
	// valkeyRecipe is part of the images' cache key: raise it when what goes into them changes.
	valkeyRecipe = "1"
)

// release is the Debian release that has a minor version of Valkey.
type release struct {
	version   string
	suite     string
	backports bool
	aptOption string
}

var releases = []release{
	// Testing and unstable suites are not published every week on all mirrors.
	{version: "9.1", suite: "forky", aptOption: `Acquire::Check-Valid-Until "false"`},
	{version: "8.1", suite: "trixie"},
	{version: "8.0", suite: "bookworm", backports: true},
}

// Versions returns the Valkey versions that there are images of, newest first.
func Versions() []string {
	versions := make([]string, 0, len(releases))
	for _, r := range releases {
		versions = append(versions, r.version)
	}
	return versions
}

// valkeyImage returns the archive of a Valkey version's image, made from
// Debian's packages when the cache lacks it.
func valkeyImage(ctx context.Context, version string, progress io.Writer) (string, error) {
	root, err := cacheRoot()
	if err != nil {
		return "", err
	}
	for _, r := range releases {
		if r.version != version {
			continue
		}
		recipe := key([]byte(valkeyRecipe), []byte(r.suite), []byte(r.aptOption))
		dir, err := cached(ctx, filepath.Join(root, "images", "valkey-"+version+"-"+recipe), func(ctx context.Context, dir string) error {
			return r.make(ctx, dir, progress)
		})
		return filepath.Join(dir, "image.tar"), err
	}
	return "", fmt.Errorf("no image of Valkey %q: want one of %s", version, strings.Join(Versions(), ", "))
}

func (r release) make(ctx context.Context, dir string, progress io.Writer) error {
	start := time.Now()
	say(progress, "making the image of Valkey %s from Debian %s", r.version, r.suite)
	tree := filepath.Join(dir, "tree.tar")
	if err := r.bootstrap(ctx, tree); err != nil {
		return err
	}
	full, err := packagedVersion(tree)
	if err != nil {
		return err
	}
	if !strings.HasPrefix(full, r.version+".") {
		return fmt.Errorf("debian %s has Valkey %s, not %s", r.suite, full, r.version)
	}
	image := Image{
		Names:      []string{valkeyRepository + ":" + full, valkeyRepository + ":" + r.version},
		Cmd:        []string{"valkey-server"},
		Env:        []string{"PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"},
		WorkingDir: "/data",
	}
	archive, err := os.Create(filepath.Join(dir, "image.tar"))
	if err != nil {
		return err
	}
	err = image.writeArchive(archive, dir, func(w *tar.Writer) error { return valkeyLayer(w, tree) })
	if err := errors.Join(err, archive.Close(), os.Remove(tree)); err != nil {
		return err
	}
	say(progress, "made %s in %s", image.Names[0], time.Since(start).Round(time.Second))
	return nil
}

// bootstrap writes a tar of the server, its tools, and the few programs that
// someone looking into a container wants.
func (r release) bootstrap(ctx context.Context, target string) error {
	server, tools := "valkey-server", "valkey-tools"
	var sources []string
	if r.backports {
		site, err := debianSite(ctx)
		if err != nil {
			return err
		}
		server, tools = server+"/"+r.suite+"-backports", tools+"/"+r.suite+"-backports"
		sources = []string{
			"deb " + site + " " + r.suite + " main",
			"deb " + site + " " + r.suite + "-backports main",
		}
	}
	args := []string{
		"--quiet", "--variant=extract", "--format=tar",
		"--include=" + strings.Join([]string{server, tools, "base-files", "coreutils", "dash", "libc-bin"}, ","),
	}
	if r.aptOption != "" {
		args = append(args, "--aptopt="+r.aptOption)
	}
	args = append(append(args, r.suite, target), sources...)
	if output, err := exec.CommandContext(ctx, "mmdebstrap", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("mmdebstrap %s: %w\n%s", r.suite, err, output)
	}
	return nil
}

// debianSite is where this machine gets Debian's own packages from.
func debianSite(ctx context.Context) (string, error) {
	output, err := exec.CommandContext(ctx, "apt-get", "indextargets", "--format", "$(SITE)", "Created-By: Packages").Output()
	if err != nil {
		return "", fmt.Errorf("list the sources of packages: %w", err)
	}
	return pickSite(string(output))
}

// pickSite takes the first archive that is called debian: the security and
// third-party ones have other paths.
func pickSite(lines string) (string, error) {
	for line := range strings.Lines(lines) {
		line = strings.TrimSpace(line)
		site, err := url.Parse(line)
		if err == nil && site.Host != "" && strings.HasSuffix(strings.TrimSuffix(site.Path, "/"), "/debian") {
			return line, nil
		}
	}
	return "", errors.New("no Debian archive among this machine's sources of packages")
}

// serverChangelog names the version of the packaged server in its first line.
const serverChangelog = "usr/share/doc/valkey-server/changelog.Debian.gz"

func packagedVersion(tree string) (string, error) {
	file, err := os.Open(tree)
	if err != nil {
		return "", err
	}
	defer file.Close()
	for reader := tar.NewReader(file); ; {
		header, err := reader.Next()
		if err != nil {
			return "", fmt.Errorf("look for %s: %w", serverChangelog, err)
		}
		if strings.TrimPrefix(header.Name, "./") != serverChangelog {
			continue
		}
		text, err := gzip.NewReader(reader)
		if err != nil {
			return "", err
		}
		first, err := io.ReadAll(io.LimitReader(text, 200))
		if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
			return "", err
		}
		return changelogVersion(string(first))
	}
}

var changelogLine = regexp.MustCompile(`^valkey \((?:\d+:)?(\d+\.\d+\.\d+)`)

// changelogVersion parses the first line of a Debian changelog, as in
// "valkey (8.1.4+dfsg1-1~bpo12+1) bookworm-backports; urgency=medium".
func changelogVersion(text string) (string, error) {
	match := changelogLine.FindStringSubmatch(text)
	if match == nil {
		first, _, _ := strings.Cut(text, "\n")
		return "", fmt.Errorf("no version in %q", first)
	}
	return match[1], nil
}

// leftOut are the parts of Debian's packages that nothing in a container reads.
var leftOut = []string{
	"dev/", "usr/share/doc/", "usr/share/man/", "usr/share/locale/", "usr/share/info/", "usr/share/lintian/",
	"usr/share/perl/", "usr/share/zoneinfo/", "var/cache/", "var/lib/apt/", "usr/lib/systemd/", "etc/systemd/", "etc/init.d/",
}

// valkeyLayer copies the tree without leftOut and adds what the public image
// has: the user, its folder, and the programs' other paths.
func valkeyLayer(w *tar.Writer, tree string) error {
	file, err := os.Open(tree)
	if err != nil {
		return err
	}
	defer file.Close()
	for reader := tar.NewReader(file); ; {
		header, err := reader.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		header.Name = strings.TrimPrefix(header.Name, "./")
		if header.Typeflag == tar.TypeLink {
			header.Linkname = strings.TrimPrefix(header.Linkname, "./")
		}
		if !inLayer(header.Name) {
			continue
		}
		if err := w.WriteHeader(header); err != nil {
			return err
		}
		if _, err := io.Copy(w, reader); err != nil {
			return err
		}
	}
	return valkeyExtras(w)
}

func inLayer(name string) bool {
	if name == "" || name == "etc/passwd" || name == "etc/group" {
		return false
	}
	for _, prefix := range leftOut {
		if strings.HasPrefix(name, prefix) {
			return false
		}
	}
	return true
}

func valkeyExtras(w *tar.Writer) error {
	passwd := fmt.Sprintf("root:x:0:0:root:/root:/bin/sh\nvalkey:x:%d:%d::/data:/bin/sh\nnobody:x:65534:65534::/nonexistent:/bin/false\n", valkeyUser, valkeyUser)
	group := fmt.Sprintf("root:x:0:\nvalkey:x:%d:\nnogroup:x:65534:\n", valkeyUser)
	for _, dir := range []tar.Header{
		{Name: "data/", Uid: valkeyUser, Gid: valkeyUser, Mode: 0o755},
		{Name: "dev/", Mode: 0o755},
		{Name: "usr/local/", Mode: 0o755},
		{Name: "usr/local/bin/", Mode: 0o755},
	} {
		dir.Typeflag = tar.TypeDir
		if err := w.WriteHeader(&dir); err != nil {
			return err
		}
	}
	for _, file := range []struct{ name, text string }{{"etc/passwd", passwd}, {"etc/group", group}} {
		if err := w.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: file.name, Mode: 0o644, Size: int64(len(file.text))}); err != nil {
			return err
		}
		if _, err := io.WriteString(w, file.text); err != nil {
			return err
		}
	}
	for _, program := range []string{"valkey-server", "valkey-cli", "valkey-benchmark", "valkey-check-aof", "valkey-check-rdb"} {
		link := tar.Header{Typeflag: tar.TypeSymlink, Name: "usr/local/bin/" + program, Linkname: "/usr/bin/" + program, Mode: 0o777}
		if err := w.WriteHeader(&link); err != nil {
			return err
		}
	}
	return nil
}
