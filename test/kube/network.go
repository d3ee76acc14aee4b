// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os/exec"
	"slices"
	"strconv"
	"strings"
)

// partitionTable is the packet filter's table, inside a node, that holds a
// partition by port.
const partitionTable = "localkube-partition"

// ipBatch runs lines of the ip command at once, on the host or, for a process
// number, in that machine's network.
func ipBatch(ctx context.Context, machine int, lines ...string) error {
	cmd := exec.CommandContext(ctx, "ip", "-batch", "-")
	if machine != 0 {
		// Only the network is entered: the mounts there may not be made yet.
		cmd = exec.CommandContext(ctx, "nsenter", "--target", strconv.Itoa(machine), "--net", "--", "ip", "-batch", "-")
	}
	cmd.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\n")
	if output, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("ip: %w: %s\n%s", err, strings.TrimSpace(string(output)), strings.Join(lines, "\n"))
	}
	return nil
}

// networkOwner is the state directory of the cluster that has the machine's
// one bridge, or "" when there is none.
func networkOwner(ctx context.Context) (string, error) {
	if !linkExists(bridgeName) {
		return "", nil
	}
	output, err := exec.CommandContext(ctx, "ip", "-json", "link", "show", "dev", bridgeName).Output()
	if err != nil {
		return "", fmt.Errorf("look at %s: %w", bridgeName, err)
	}
	var links []struct {
		Alias string `json:"ifalias"`
	}
	if err := json.Unmarshal(output, &links); err != nil {
		return "", fmt.Errorf("look at %s: %w", bridgeName, err)
	}
	if len(links) != 1 {
		return "", fmt.Errorf("look at %s: %d links of that name", bridgeName, len(links))
	}
	return links[0].Alias, nil
}

// ownNetwork says whether what there is of a network may be this cluster's.
func ownNetwork(ctx context.Context, l layout) (bool, error) {
	owner, err := networkOwner(ctx)
	return owner == "" || owner == string(l), err
}

// makeBridge makes the host's end of the network.
func makeBridge(ctx context.Context, l layout) error {
	owner, err := networkOwner(ctx)
	if err != nil {
		return err
	}
	if owner != "" {
		return fmt.Errorf("the cluster with its state in %s is up, and a machine has room for one", owner)
	}
	if err := rangeFree(); err != nil {
		return err
	}
	return ipBatch(
		ctx, 0,
		"link add "+bridgeName+" type bridge",
		"link set "+bridgeName+" alias "+string(l),
		"address add "+bridgeAddress+"/24 dev "+bridgeName,
		"link set "+bridgeName+" up",
		// What has no better route stays here instead of leaving the machine.
		"route add unreachable "+wholeRange+" metric 4096",
	)
}

// rangeFree refuses to start over somebody else's network or listener.
func rangeFree() error {
	interfaces, err := net.Interfaces()
	if err != nil {
		return err
	}
	for _, i := range interfaces {
		addresses, err := i.Addrs()
		if err != nil {
			return err
		}
		for _, address := range addresses {
			text, _, _ := strings.Cut(address.String(), "/")
			if ownAddress(text) {
				return fmt.Errorf("interface %s has %s, which is in the local cluster's range %s", i.Name, address, wholeRange)
			}
		}
	}
	return nil
}

// portsFree finds listeners on all addresses that would keep the control plane
// from its ports.
func portsFree() error {
	for _, port := range []int{apiserverPort, 10257, 10259} {
		listener, err := net.Listen("tcp", net.JoinHostPort(bridgeAddress, strconv.Itoa(port)))
		if err != nil {
			return fmt.Errorf("port %d is taken on this machine: %w", port, err)
		}
		if err := listener.Close(); err != nil {
			return err
		}
	}
	return nil
}

// plugIn connects a machine to the bridge and gives it its addresses and routes.
func plugIn(ctx context.Context, machine int, n Node, nodes []Node) error {
	err := ipBatch(
		ctx, 0,
		fmt.Sprintf("link add %s mtu 1500 master %s type veth peer name eth0 mtu 1500 address %s netns %d",
			n.link(), bridgeName, n.hardwareAddress(), machine),
		"link set "+n.link()+" up",
		"route replace "+n.PodCIDR()+" via "+n.Address()+" dev "+bridgeName,
	)
	if err != nil {
		return fmt.Errorf("connect %s: %w", n.Name, err)
	}
	lines := []string{
		"link set lo up",
		"address add " + n.Address() + "/24 dev eth0",
		"link set eth0 up",
		// ClusterIPs are translated before they are routed when a pod sends,
		// but routed first when the node itself does.
		"route add " + serviceRange + " via " + bridgeAddress + " dev eth0",
	}
	for _, other := range nodes {
		if other.Index != n.Index {
			lines = append(lines, "route add "+other.PodCIDR()+" via "+other.Address()+" dev eth0")
		}
	}
	if err := ipBatch(ctx, machine, lines...); err != nil {
		return fmt.Errorf("address %s: %w", n.Name, err)
	}
	return nil
}

// routeServices sends the host's traffic to ClusterIPs by way of the first node
// that runs and is reachable, whose kube-proxy translates it.
func routeServices(ctx context.Context, l layout, nodes []Node) error {
	for _, n := range nodes {
		if _, running := machineProcess(l, n.Name); running && linkUp(n.link()) {
			return ipBatch(ctx, 0, "route replace "+serviceRange+" via "+n.Address()+" dev "+bridgeName)
		}
	}
	// The unreachable route takes over when the last node has gone.
	_ = ipBatch(ctx, 0, "route del "+serviceRange)
	return nil
}

// linkUp says whether the host's end of a cable is switched on.
func linkUp(name string) bool {
	i, err := net.InterfaceByName(name)
	return err == nil && i.Flags&net.FlagUp != 0
}

// ownLinks returns the host's links that are the cluster's.
func ownLinks(ctx context.Context, l layout) ([]string, error) {
	if own, err := ownNetwork(ctx, l); err != nil || !own {
		return nil, err
	}
	interfaces, err := net.Interfaces()
	if err != nil {
		return nil, err
	}
	var names []string
	for _, i := range interfaces {
		suffix, found := strings.CutPrefix(i.Name, vethPrefix)
		_, err := strconv.Atoi(suffix)
		if i.Name == bridgeName || found && err == nil {
			names = append(names, i.Name)
		}
	}
	return names, nil
}

// ownRoutes returns the host's routes into the cluster's range.
func ownRoutes(ctx context.Context, l layout) ([]string, error) {
	if own, err := ownNetwork(ctx, l); err != nil || !own {
		return nil, err
	}
	output, err := exec.CommandContext(ctx, "ip", "-json", "-4", "route", "show", "root", wholeRange).Output()
	if err != nil {
		return nil, fmt.Errorf("list routes: %w", err)
	}
	var routes []struct {
		Type   string `json:"type"`
		Dst    string `json:"dst"`
		Metric int    `json:"metric"`
	}
	if len(strings.TrimSpace(string(output))) > 0 {
		if err := json.Unmarshal(output, &routes); err != nil {
			return nil, fmt.Errorf("parse routes: %w", err)
		}
	}
	var names []string
	for _, r := range routes {
		name := strings.TrimSpace(r.Type + " " + r.Dst)
		if r.Metric != 0 {
			name += " metric " + strconv.Itoa(r.Metric)
		}
		names = append(names, name)
	}
	slices.Sort(names)
	return names, nil
}

// removeNetwork removes the host's end of the network.
func removeNetwork(ctx context.Context, l layout) error {
	if own, err := ownNetwork(ctx, l); err != nil || !own {
		return err
	}
	links, err := ownLinks(ctx, l)
	if err != nil {
		return err
	}
	var all error
	for _, name := range links {
		// A cable goes by itself when the machine at its other end does.
		if err := ipBatch(ctx, 0, "link del "+name); err != nil {
			if _, gone := net.InterfaceByName(name); gone == nil {
				all = errors.Join(all, err)
			}
		}
	}
	routes, err := ownRoutes(ctx, l)
	if err != nil {
		return errors.Join(all, err)
	}
	for _, route := range routes {
		all = errors.Join(all, ipBatch(ctx, 0, "route del "+route))
	}
	return all
}

// partitionRules drops the given TCP ports in both directions, for pods and for
// the node itself.
func partitionRules(ports []string) string {
	set := strings.Join(ports, ", ")
	var t strings.Builder
	fmt.Fprintf(&t, "add table inet %s\nflush table inet %s\n", partitionTable, partitionTable)
	// Both before connection tracking's translation would be too early for
	// replies and after routing too late for the input hook: filter is right.
	for _, hook := range []string{"forward", "input", "output"} {
		fmt.Fprintf(&t, "add chain inet %s %s { type filter hook %s priority -10; }\n", partitionTable, hook, hook)
		for _, match := range []string{"iifname", "oifname"} {
			if hook == "input" && match == "oifname" || hook == "output" && match == "iifname" {
				continue
			}
			for _, side := range []string{"dport", "sport"} {
				fmt.Fprintf(&t, "add rule inet %s %s %s \"eth0\" tcp %s { %s } drop\n", partitionTable, hook, match, side, set)
			}
		}
	}
	return t.String()
}

func linkExists(name string) bool {
	_, err := net.InterfaceByName(name)
	return err == nil
}
