// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"net/netip"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestPlanNodes(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		nodes, zones int
		want         []Node
		fails        bool
	}{
		"usual": {4, 3, []Node{
			{"node-1", "zone-a", 1}, {"node-2", "zone-b", 2}, {"node-3", "zone-c", 3}, {"node-4", "zone-a", 4},
		}, false},
		"one":             {1, 1, []Node{{"node-1", "zone-a", 1}}, false},
		"no nodes":        {0, 1, nil, true},
		"too many":        {MaxNodes + 1, 1, nil, true},
		"no zones":        {1, 0, nil, true},
		"zones left over": {2, 3, nil, true},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := planNodes(test.nodes, test.zones)
			if (err != nil) != test.fails {
				t.Fatalf("planNodes(%d, %d) error = %v, want one: %t", test.nodes, test.zones, err, test.fails)
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("planNodes(%d, %d) (-want +got):\n%s", test.nodes, test.zones, diff)
			}
		})
	}
}

// The plan holds together at its largest: nothing overlaps, everything is in
// the range that never leaves the machine.
func TestAddressesAreDisjoint(t *testing.T) {
	t.Parallel()
	whole, services, pods := netip.MustParsePrefix(wholeRange), netip.MustParsePrefix(serviceRange), netip.MustParsePrefix(podNetwork)
	hosts := netip.MustParsePrefix(bridgeAddress + "/24").Masked()
	subnets := []netip.Prefix{services, hosts}
	seen := map[string]bool{bridgeAddress: true}
	nodes, err := planNodes(MaxNodes, MaxZones)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range nodes {
		subnet := netip.MustParsePrefix(n.PodCIDR())
		if !pods.Overlaps(subnet) || !pods.Contains(subnet.Addr()) {
			t.Errorf("%s: pods %s are not in %s", n.Name, subnet, pods)
		}
		for _, other := range subnets {
			if other.Overlaps(subnet) {
				t.Errorf("%s: pods %s overlap %s", n.Name, subnet, other)
			}
		}
		subnets = append(subnets, subnet)
		if !hosts.Contains(netip.MustParseAddr(n.Address())) {
			t.Errorf("%s: address %s is not in %s", n.Name, n.Address(), hosts)
		}
		for _, unique := range []string{n.Address(), n.hardwareAddress(), n.link()} {
			if seen[unique] {
				t.Errorf("%s: %s is used twice", n.Name, unique)
			}
			seen[unique] = true
		}
		if len(n.link()) > 15 {
			t.Errorf("link name %q is longer than the kernel allows", n.link())
		}
	}
	for _, subnet := range subnets {
		if !whole.Contains(subnet.Addr()) {
			t.Errorf("%s is not in %s", subnet, whole)
		}
	}
	if pods.Overlaps(hosts) {
		t.Errorf("pods %s overlap the nodes %s: kube-proxy would take the host for a pod", pods, hosts)
	}
	if !services.Contains(netip.MustParseAddr(kubernetesService)) {
		t.Errorf("%s is not in %s", kubernetesService, services)
	}
}

func TestOwnAddress(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"198.18.0.1": true, "198.19.255.255": true, "198.20.0.0": false, "10.0.0.1": false, "": false, "x": false, "::1": false,
	} {
		if got := ownAddress(text); got != want {
			t.Errorf("ownAddress(%q) = %t, want %t", text, got, want)
		}
	}
}
