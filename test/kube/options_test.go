// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestOptionsComplete(t *testing.T) {
	t.Parallel()
	o, err := Options{}.complete()
	if err != nil {
		t.Fatal(err)
	}
	if o.Nodes != 4 || o.Zones != 3 || o.StateDir != defaultStateDir || len(o.Valkey) != len(Versions()) || o.Progress == nil {
		t.Errorf("defaults are %+v", o)
	}
	if o, err := (Options{Nodes: 2}).complete(); err != nil || o.Zones != 2 {
		t.Errorf("two nodes: zones = %d, error %v; want as many zones as nodes", o.Zones, err)
	}
	for name, bad := range map[string]Options{
		"unknown Valkey":         {Valkey: []string{"7.2"}},
		"relative state":         {StateDir: "state/here"},
		"state that is the root": {StateDir: "/"},
		"state at the top":       {StateDir: "/var"},
		"state with dots":        {StateDir: "/var/lib/../x"},
		"state too long":         {StateDir: "/var/" + strings.Repeat("x", 60)},
	} {
		if _, err := bad.complete(); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// The package is inside the checkout, so its pins are found from here.
func TestFindRepository(t *testing.T) {
	t.Parallel()
	root, err := findRepository()
	if err != nil {
		t.Fatal(err)
	}
	dir, version, err := kubernetesModule(root, "")
	if err != nil {
		t.Fatal(err)
	}
	if filepath.Dir(filepath.Dir(filepath.Dir(dir))) != root || !strings.HasPrefix(version, "v1.") {
		t.Errorf("kubernetesModule = %s, %s", dir, version)
	}
	for _, same := range []string{version, strings.TrimPrefix(version, "v")} {
		if _, got, err := kubernetesModule(root, same); err != nil || got != version {
			t.Errorf("kubernetesModule(%q) = %q, %v", same, got, err)
		}
	}
	if _, _, err := kubernetesModule(root, "v1.2.3"); err == nil || !strings.Contains(err.Error(), version) {
		t.Errorf("a version that is not pinned: error %v, want one that names %s", err, version)
	}
}

func TestMissingPackages(t *testing.T) {
	t.Parallel()
	if got := missingPackages(func(string) bool { return true }); len(got) != 0 {
		t.Errorf("nothing is missing, got %q", got)
	}
	got := missingPackages(func(program string) bool { return program != "runc" && program != cniBinaries+"/ptp" })
	if strings.Join(got, " ") != "runc containernetworking-plugins" {
		t.Errorf("missing packages %q", got)
	}
}
