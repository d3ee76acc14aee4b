// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"fmt"
	"net/netip"
	"strings"
)

// The cluster's names and addresses. The range is the one that RFC 2544 sets
// aside for tests, so no network that a machine really has can collide with it.
const (
	bridgeName = "vklk0"
	vethPrefix = "vklk-n"
	wholeRange = "198.18.0.0/15"
	// podNetwork must not hold the nodes and the host: kube-proxy takes what
	// comes from inside it for pods, whose source address it leaves alone, and
	// the answers to the host would then miss the node that translated.
	podNetwork    = "198.18.16.0/20"
	serviceRange  = "198.19.0.0/20"
	bridgeAddress = "198.18.0.1"
	// kubernetesService is the first address of serviceRange, where the API
	// server's own Service is.
	kubernetesService = "198.19.0.1"
	apiserverPort     = 6443

	// MaxNodes is how many nodes the address plan has room for.
	MaxNodes = 16
	// MaxZones is how many zones can be told apart by a letter.
	MaxZones = 16
)

// Node is one machine of the cluster as planned; whether it runs is Status's business.
type Node struct {
	// Name is the name of the Node object, node-1 and so on.
	Name string `json:"name"`
	// Zone is the value of the label topology.kubernetes.io/zone.
	Zone string `json:"zone"`
	// Index counts from 1.
	Index int `json:"index"`
}

// Address is the node's InternalIP.
func (n Node) Address() string { return fmt.Sprintf("198.18.0.%d", 10+n.Index) }

// PodCIDR is the subnet of the node's pods.
func (n Node) PodCIDR() string { return fmt.Sprintf("198.18.%d.0/24", 15+n.Index) }

// hardwareAddress is fixed so that a node that comes back is found at once in
// the neighbour tables of the others.
func (n Node) hardwareAddress() string { return fmt.Sprintf("02:76:6b:00:00:%02x", 10+n.Index) }

// link is the host's end of the node's cable.
func (n Node) link() string { return fmt.Sprintf("%s%d", vethPrefix, n.Index) }

// planNodes names the nodes and deals them over the zones in turn.
func planNodes(nodes, zones int) ([]Node, error) {
	if nodes < 1 || nodes > MaxNodes {
		return nil, fmt.Errorf("%d nodes: want 1 to %d", nodes, MaxNodes)
	}
	if zones < 1 || zones > min(nodes, MaxZones) {
		return nil, fmt.Errorf("%d zones: want 1 to %d for %d nodes", zones, min(nodes, MaxZones), nodes)
	}
	plan := make([]Node, 0, nodes)
	for i := range nodes {
		plan = append(plan, Node{
			Name:  fmt.Sprintf("node-%d", i+1),
			Zone:  fmt.Sprintf("zone-%c", 'a'+i%zones),
			Index: i + 1,
		})
	}
	return plan, nil
}

// ownAddress says whether an address is one that a cluster of this package can have.
func ownAddress(text string) bool {
	address, err := netip.ParseAddr(strings.TrimSpace(text))
	return err == nil && netip.MustParsePrefix(wholeRange).Contains(address)
}
