// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

const (
	defaultStateDir = "/var/lib/valkey-localkube"
	defaultNodes    = 4
	defaultZones    = 3
)

// Options is what a cluster is to be. The zero value is the usual one: four
// nodes in three zones, the pinned Kubernetes, every Valkey version.
type Options struct {
	// Nodes is how many nodes there are; 0 means 4.
	Nodes int
	// Zones is how many zones they are dealt over; 0 means 3, or fewer for fewer nodes.
	Zones int
	// Valkey lists the Valkey versions whose images every node gets, as in
	// "9.1"; nil means all that Versions returns.
	Valkey []string
	// Kubernetes is the version to run; "" means the pinned one.
	Kubernetes string
	// Repository is the root of a checkout of this module, whose hack/binaries
	// pin the programs; "" means the one around the working directory.
	Repository string
	// StateDir holds everything that goes with Down; "" means /var/lib/valkey-localkube.
	StateDir string
	// Kubeconfig is the file that Up writes admin rights to; "" means
	// _output/kubeconfig in Repository, and for Open the one that Up wrote last.
	Kubeconfig string
	// Replace takes down a running cluster of another shape instead of refusing.
	Replace bool
	// Progress receives one line a step; nil discards them.
	Progress io.Writer
}

// complete fills in what every call needs.
func (o Options) complete() (Options, error) {
	o.Nodes = cmp.Or(o.Nodes, defaultNodes)
	o.Zones = cmp.Or(o.Zones, min(defaultZones, o.Nodes))
	o.StateDir = cmp.Or(o.StateDir, defaultStateDir)
	if o.Progress == nil {
		o.Progress = io.Discard
	}
	if o.Valkey == nil {
		o.Valkey = Versions()
	}
	for _, version := range o.Valkey {
		if !slices.Contains(Versions(), version) {
			return o, fmt.Errorf("no image of Valkey %q: want some of %s", version, strings.Join(Versions(), ", "))
		}
	}
	if !filepath.IsAbs(o.StateDir) || filepath.Clean(o.StateDir) != o.StateDir || strings.Count(o.StateDir, "/") < 2 || strings.ContainsAny(o.StateDir, " \t\n\"'") {
		return o, fmt.Errorf("state directory %q: want a clean absolute path without blanks or quotes, at least two levels deep since down removes it", o.StateDir)
	}
	if len(o.StateDir) > 60 {
		return o, fmt.Errorf("state directory %q: longer than 60 bytes leaves no room for socket names", o.StateDir)
	}
	return o, nil
}

// completeToBuild fills in what only a call that builds needs: a checkout.
func (o Options) completeToBuild() (Options, error) {
	o, err := o.complete()
	if err != nil {
		return o, err
	}
	if o.Repository == "" {
		if o.Repository, err = findRepository(); err != nil {
			return o, err
		}
	}
	if o.Kubeconfig == "" {
		o.Kubeconfig = filepath.Join(o.Repository, "_output", "kubeconfig")
	}
	return o, nil
}

// findRepository walks up from the working directory, so that tests in any
// package of this module and people anywhere in a checkout find the pins.
func findRepository() (string, error) {
	start, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for dir := start; ; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "hack", "binaries", "kubernetes", "go.mod")); err == nil {
			return dir, nil
		}
		if dir == filepath.Dir(dir) {
			return "", fmt.Errorf("%s is not inside a checkout: no hack/binaries/kubernetes/go.mod above it", start)
		}
	}
}

// layout is where the parts of one cluster's state are.
type layout string

func (l layout) path(elements ...string) string {
	return filepath.Join(append([]string{string(l)}, elements...)...)
}

func (l layout) record() string                { return l.path("cluster.json") }
func (l layout) pki(name string) string        { return l.path("pki", name) }
func (l layout) kubeconfig(name string) string { return l.path("kubeconfig", name) }
func (l layout) config(name string) string     { return l.path("config", name) }
func (l layout) log(name string) string        { return l.path("logs", name+".log") }
func (l layout) auditLog() string              { return l.path("audit", "audit.log") }
func (l layout) etcdSocket() string            { return l.path("etcd.sock") }
func (l layout) networkDisks() string          { return l.path("volumes") }
func (l layout) node(name string) string       { return l.path("nodes", name) }
func (l layout) containerdSocket(name string) string {
	return l.path("nodes", name, "containerd.sock")
}

// booted is as old as the node's machine.
func (l layout) booted(name string) string { return l.path("nodes", name, "booted") }

// apiReady exists from the moment at which kubelets can register.
func (l layout) apiReady() string { return l.path("api-ready") }
