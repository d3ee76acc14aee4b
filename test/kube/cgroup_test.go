// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseCgroupMounts(t *testing.T) {
	t.Parallel()
	const mountinfo = `25 1 0:20 / /sys rw,relatime - sysfs sysfs rw
30 25 0:25 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755
32 30 0:27 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory
31 30 0:26 / /sys/fs/cgroup/cpu,cpuacct rw shared:9 - cgroup cgroup rw,cpu,cpuacct
33 30 0:28 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw
34 30 0:26 / /sys/fs/cgroup/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct
35 30 0:29 / /elsewhere/memory rw - cgroup cgroup rw,memory
broken
`
	want := []string{"/sys/fs/cgroup/cpu,cpuacct", "/sys/fs/cgroup/memory", "/sys/fs/cgroup/unified"}
	if diff := cmp.Diff(want, parseCgroupMounts(mountinfo)); diff != "" {
		t.Errorf("parseCgroupMounts (-want +got):\n%s", diff)
	}
}

func TestParseProcessCgroups(t *testing.T) {
	t.Parallel()
	text := "4:memory:/a/b\n3:cpuset:/with:colon\n0::/\nbroken\n1:x:relative\n"
	if diff := cmp.Diff([]string{"/a/b", "/with:colon", "/"}, parseProcessCgroups(strings.NewReader(text))); diff != "" {
		t.Errorf("parseProcessCgroups (-want +got):\n%s", diff)
	}
}

func TestContainerOf(t *testing.T) {
	t.Parallel()
	const uid = "0b9e-77"
	tests := map[string]struct {
		cgroups []string
		want    string
	}{
		"burstable":         {[]string{"/", "/valkey-localkube/node-1/kubepods/burstable/pod0b9e-77/abc"}, "abc"},
		"guaranteed":        {[]string{"/valkey-localkube/node-1/kubepods/pod0b9e-77/abc"}, "abc"},
		"below a container": {[]string{"/valkey-localkube/node-1/kubepods/pod0b9e-77/abc/inner"}, "abc"},
		"pod itself":        {[]string{"/valkey-localkube/node-1/kubepods/pod0b9e-77"}, ""},
		"longer UID":        {[]string{"/valkey-localkube/node-1/kubepods/pod0b9e-778/abc"}, ""},
		"UID as a suffix":   {[]string{"/valkey-localkube/node-1/kubepods/podx0b9e-77/abc"}, ""},
		"none":              {nil, ""},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, found := containerOf(test.cgroups, uid)
			if got != test.want || found != (test.want != "") {
				t.Errorf("containerOf(%q) = %q, %t; want %q", test.cgroups, got, found, test.want)
			}
		})
	}
}

func FuzzParseProcessCgroups(f *testing.F) {
	f.Add("4:memory:/a/b\n0::/\n", "uid")
	f.Add(":::\n/\n", "")
	f.Fuzz(func(t *testing.T, text, uid string) {
		paths := parseProcessCgroups(strings.NewReader(text))
		for _, path := range paths {
			if !strings.HasPrefix(path, "/") {
				t.Errorf("path %q is not absolute", path)
			}
		}
		if container, found := containerOf(paths, uid); found && (container == "" || strings.Contains(container, "/")) {
			t.Errorf("container %q", container)
		}
	})
}

func FuzzParseMountinfo(f *testing.F) {
	f.Add("31 30 0:26 / /sys/fs/cgroup/cpu rw shared:9 - cgroup cgroup rw\n")
	f.Add(" - cgroup \n\n-\n")
	f.Fuzz(func(t *testing.T, text string) {
		for _, root := range parseCgroupMounts(text) {
			if !strings.HasPrefix(root, cgroupMount+"/") {
				t.Errorf("hierarchy at %q", root)
			}
		}
		for _, point := range parseMountsUnder(text, "/var/lib/x") {
			if point != "/var/lib/x" && !strings.HasPrefix(point, "/var/lib/x/") {
				t.Errorf("mount at %q", point)
			}
		}
	})
}

func TestParseMountsUnder(t *testing.T) {
	t.Parallel()
	const mountinfo = `1 0 8:1 / / rw - ext4 /dev/vda rw
2 1 0:3 / /var/lib/x rw - tmpfs tmpfs rw
3 2 0:3 / /var/lib/x/deep rw - tmpfs tmpfs rw
4 1 0:3 / /var/lib/xy rw - tmpfs tmpfs rw
`
	if diff := cmp.Diff([]string{"/var/lib/x/deep", "/var/lib/x"}, parseMountsUnder(mountinfo, "/var/lib/x")); diff != "" {
		t.Errorf("parseMountsUnder (-want +got):\n%s", diff)
	}
}
