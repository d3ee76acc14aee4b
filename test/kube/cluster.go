// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
)

// ErrNone says that no cluster is up.
var ErrNone = errors.New("no local cluster is up")

// Cluster is a running local cluster. It holds no connection: any process may
// have any number of them, by Up or Open.
type Cluster struct {
	record     record
	kubeconfig string
	progress   io.Writer
}

// record is what Up writes down once a cluster is whole. Its absence beside
// running parts means that an Up died half-way.
type record struct {
	StateDir   string   `json:"stateDir"`
	Kubernetes string   `json:"kubernetes"`
	Nodes      []Node   `json:"nodes"`
	Binaries   binaries `json:"binaries"`
	// Kubeconfigs are the files outside the state directory that Up wrote, the latest last.
	Kubeconfigs []string `json:"kubeconfigs"`
}

// Open returns the running cluster of a state directory, "" being the usual
// one, or ErrNone.
func Open(o Options) (*Cluster, error) {
	o, err := o.complete()
	if err != nil {
		return nil, err
	}
	r, err := readRecord(layout(o.StateDir))
	if err != nil {
		return nil, err
	}
	if o.Kubeconfig == "" {
		o.Kubeconfig = layout(o.StateDir).kubeconfig("admin")
		if len(r.Kubeconfigs) > 0 {
			o.Kubeconfig = r.Kubeconfigs[len(r.Kubeconfigs)-1]
		}
	}
	return &Cluster{record: r, kubeconfig: o.Kubeconfig, progress: o.Progress}, nil
}

func readRecord(l layout) (record, error) {
	data, err := os.ReadFile(l.record())
	if errors.Is(err, fs.ErrNotExist) {
		return record{}, ErrNone
	}
	if err != nil {
		return record{}, err
	}
	var r record
	if err := json.Unmarshal(data, &r); err != nil {
		return record{}, fmt.Errorf("parse %s: %w", l.record(), err)
	}
	return r, nil
}

func (c *Cluster) layout() layout { return layout(c.record.StateDir) }

// Kubeconfig is the file with admin rights that Up wrote.
func (c *Cluster) Kubeconfig() string { return c.kubeconfig }

// Nodes are the nodes as planned, running or not.
func (c *Cluster) Nodes() []Node { return slices.Clone(c.record.Nodes) }

// Zones are the zones that have a node, in order.
func (c *Cluster) Zones() []string {
	var zones []string
	for _, n := range c.record.Nodes {
		zones = append(zones, n.Zone)
	}
	slices.Sort(zones)
	return slices.Compact(zones)
}

// Node returns the node of that name.
func (c *Cluster) Node(name string) (Node, error) {
	names := make([]string, 0, len(c.record.Nodes))
	for _, n := range c.record.Nodes {
		if n.Name == name {
			return n, nil
		}
		names = append(names, n.Name)
	}
	return Node{}, fmt.Errorf("no node %q: have %s", name, strings.Join(names, ", "))
}

// Program is the path of one of the cluster's programs, such as kubectl.
func (c *Cluster) Program(name string) string { return c.record.Binaries.kubernetes(name) }

// AuditLog is the file with one JSON event a line for every API request that
// was not the cluster's own machinery's.
func (c *Cluster) AuditLog() string { return c.layout().auditLog() }

// Log is the file with the output of a part, as in node-1-kubelet or
// control-plane-kube-apiserver.
func (c *Cluster) Log(part string) string { return c.layout().log(part) }

// Config returns a client configuration with admin rights and no rate limit of its own.
func (c *Cluster) Config() (*rest.Config, error) { return adminConfig(c.layout()) }

func adminConfig(l layout) (*rest.Config, error) {
	config, err := clientcmd.BuildConfigFromFlags("", l.kubeconfig("admin"))
	if err != nil {
		return nil, fmt.Errorf("read admin kubeconfig: %w", err)
	}
	config.QPS = -1
	config.UserAgent = "localkube"
	return config, nil
}

func adminClient(l layout) (*kubernetes.Clientset, error) {
	config, err := adminConfig(l)
	if err != nil {
		return nil, err
	}
	return kubernetes.NewForConfig(config)
}
