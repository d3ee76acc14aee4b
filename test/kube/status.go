// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// Status is how a cluster is right now.
type Status struct {
	// Kubernetes is the version that runs.
	Kubernetes string
	// Kubeconfig is where Up wrote admin rights to.
	Kubeconfig string
	// API says whether the API server answers; what Kubernetes says of nodes
	// is unknown without it.
	API bool
	// Nodes are in the order of their numbers.
	Nodes []NodeStatus
}

// NodeStatus is how a node is right now.
type NodeStatus struct {
	Node
	// Running says whether it has power.
	Running bool
	// Partitioned is "" for a whole node, "all" for one whose cable is pulled,
	// "ports" for one of which some ports are cut.
	Partitioned string
	// Ready is Kubernetes' word for it: True, False or Unknown.
	Ready string
	// Images are the names of the images on it.
	Images []string
}

// Status looks at every node.
func (c *Cluster) Status(ctx context.Context) (Status, error) {
	l := c.layout()
	s := Status{Kubernetes: c.record.Kubernetes, Kubeconfig: c.kubeconfig}
	client, err := adminClient(l)
	if err != nil {
		return s, err
	}
	ready := map[string]string{}
	if list, err := client.CoreV1().Nodes().List(ctx, metav1.ListOptions{}); err == nil {
		s.API = true
		for _, node := range list.Items {
			ready[node.Name] = readyWord(&node)
		}
	}
	s.Nodes = make([]NodeStatus, len(c.record.Nodes))
	err = eachNode(c.record.Nodes, func(n Node) error {
		status := NodeStatus{Node: n, Ready: ready[n.Name]}
		pid, running := machineProcess(l, n.Name)
		if running {
			status.Running = true
			status.Partitioned = partitioned(ctx, pid, n)
			images, err := imageNames(ctx, l, c.record.Binaries, n)
			if err != nil {
				return err
			}
			status.Images = images
		}
		s.Nodes[n.Index-1] = status
		return nil
	})
	return s, err
}

func readyWord(node *corev1.Node) string {
	for _, condition := range node.Status.Conditions {
		if condition.Type == corev1.NodeReady {
			return string(condition.Status)
		}
	}
	return string(corev1.ConditionUnknown)
}

// Print writes the status for people: the nodes, then each image with the nodes
// that have it.
func (s Status) Print(w io.Writer) error {
	api := "answers"
	if !s.API {
		api = "does not answer"
	}
	fmt.Fprintf(w, "Kubernetes %s, API server %s\nkubeconfig %s\n\n", s.Kubernetes, api, s.Kubeconfig)
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "NODE\tZONE\tREADY\tPOWER\tPARTITION\tADDRESS\tPODS")
	for _, n := range s.Nodes {
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", n.Name, n.Zone, orDash(n.Ready), map[bool]string{true: "on", false: "off"}[n.Running],
			orDash(n.Partitioned), n.Address(), n.PodCIDR())
	}
	fmt.Fprintln(table, "\nIMAGE\tNODES")
	for _, name := range s.images() {
		var on []string
		for _, n := range s.Nodes {
			for _, image := range n.Images {
				if image == name {
					on = append(on, n.Name)
				}
			}
		}
		where := strings.Join(on, " ")
		if len(on) == len(s.Nodes) {
			where = "all"
		}
		fmt.Fprintf(table, "%s\t%s\n", name, where)
	}
	return table.Flush()
}

// images are the names of all images, each once, in the order of the nodes' lists.
func (s Status) images() []string {
	seen := map[string]bool{}
	var names []string
	for _, n := range s.Nodes {
		for _, name := range n.Images {
			if !seen[name] {
				seen[name] = true
				names = append(names, name)
			}
		}
	}
	return names
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}
