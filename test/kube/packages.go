// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// needed maps each program that the cluster runs to the Debian package that has it.
var needed = []struct{ program, deb string }{
	{"runc", "runc"},
	{"/usr/lib/cni/ptp", "containernetworking-plugins"},
	{"ip", "iproute2"},
	{"nft", "nftables"},
	{"iptables", "iptables"},
	{"conntrack", "conntrack"},
	{"ethtool", "ethtool"},
	{"mmdebstrap", "mmdebstrap"},
	{"nsenter", "util-linux"},
	{"mount", "mount"},
}

// cniBinaries is where Debian puts the plugins.
const cniBinaries = "/usr/lib/cni"

// requireMachine says at once, in plain words, what would fail obscurely later.
func requireMachine() error {
	if runtime.GOOS != "linux" {
		return fmt.Errorf("the local cluster needs Linux, not %s", runtime.GOOS)
	}
	if os.Geteuid() != 0 {
		return fmt.Errorf("the local cluster needs root: it makes namespaces, mounts and cgroups")
	}
	filesystems, err := os.ReadFile("/proc/filesystems")
	if err != nil {
		return err
	}
	if !strings.Contains(string(filesystems), "overlay") {
		// The module may only not be loaded yet.
		if output, err := exec.Command("modprobe", "overlay").CombinedOutput(); err != nil {
			return fmt.Errorf("the kernel has no overlay file system, which containerd needs: %w\n%s", err, output)
		}
	}
	for _, namespace := range []string{"mnt", "net", "pid", "uts"} {
		if _, err := os.Stat("/proc/self/ns/" + namespace); err != nil {
			return fmt.Errorf("the kernel has no %s namespaces: %w", namespace, err)
		}
	}
	_, err = cgroupRoots()
	return err
}

// installPackages installs the Debian packages whose programs are missing.
func installPackages(ctx context.Context, progress io.Writer) error {
	missing := missingPackages(func(program string) bool {
		_, err := exec.LookPath(program)
		return err == nil
	})
	if len(missing) == 0 {
		return nil
	}
	say(progress, "installing Debian packages: %s", strings.Join(missing, " "))
	for _, args := range [][]string{
		{"update", "-q"},
		append([]string{"install", "-y", "-q", "--no-install-recommends"}, missing...),
	} {
		cmd := exec.CommandContext(ctx, "apt-get", args...)
		cmd.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
		if output, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("apt-get %s: %w\n%s", strings.Join(args, " "), err, output)
		}
	}
	return nil
}

func missingPackages(have func(program string) bool) []string {
	var missing []string
	for _, n := range needed {
		if !have(n.program) {
			missing = append(missing, n.deb)
		}
	}
	return missing
}
