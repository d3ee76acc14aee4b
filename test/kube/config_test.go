// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

func testBinaries() binaries {
	return binaries{Kubernetes: "/c/kubernetes", Etcd: "/c/etcd", Containerd: "/c/containerd", Own: "/c/own", Seed: "/c/seed"}
}

func TestMachineSpecs(t *testing.T) {
	t.Parallel()
	l, n := layout("/var/lib/x"), Node{Name: "node-2", Zone: "zone-b", Index: 2}
	for name, spec := range map[string]machineSpec{
		controlPlane: controlPlaneSpec(l, testBinaries()),
		n.Name:       nodeSpec(l, testBinaries(), n),
	} {
		if spec.Hostname != name {
			t.Errorf("%s: host name %q", name, spec.Hostname)
		}
		for _, dir := range append(testBinaries().folders(), string(l)) {
			if !slices.Contains(spec.Keep, dir) {
				t.Errorf("%s: %s would be hidden", name, dir)
			}
		}
		logs := map[string]bool{}
		for _, s := range spec.Services {
			if !strings.HasPrefix(s.Argv[0], "/c/") {
				t.Errorf("%s: %s runs %s, which the cache does not have", name, s.Name, s.Argv[0])
			}
			if logs[s.Log] || !strings.HasPrefix(s.Log, l.path("logs")+"/") {
				t.Errorf("%s: %s logs to %s", name, s.Name, s.Log)
			}
			logs[s.Log] = true
		}
	}
}

// What is security or what tests rely on is switched on.
func TestAPIServerArguments(t *testing.T) {
	t.Parallel()
	args := apiserverArgs("/var/lib/x", testBinaries())
	for _, want := range []string{
		"--authorization-mode=Node,RBAC",
		"--enable-admission-plugins=NodeRestriction,OwnerReferencesPermissionEnforcement",
		"--kubelet-preferred-address-types=InternalIP",
		"--audit-log-path=/var/lib/x/audit/audit.log",
	} {
		if !slices.Contains(args, want) {
			t.Errorf("no %s", want)
		}
	}
}

func TestKubeletConfig(t *testing.T) {
	t.Parallel()
	n := Node{Name: "node-2", Zone: "zone-b", Index: 2}
	var got struct {
		CgroupRoot, ContainerRuntimeEndpoint, TLSCertFile string
		ClusterDNS                                        []string
		FailCgroupV1                                      bool
	}
	if err := json.Unmarshal(encode(kubeletConfig("/var/lib/x", n)), &got); err != nil {
		t.Fatal(err)
	}
	if got.CgroupRoot != "/valkey-localkube-x/node-2" || got.ContainerRuntimeEndpoint != "unix:///var/lib/x/nodes/node-2/containerd.sock" {
		t.Errorf("kubelet would use the cgroup %q and the runtime %q", got.CgroupRoot, got.ContainerRuntimeEndpoint)
	}
	// Without an address every pod gets a warning event.
	if len(got.ClusterDNS) != 1 || got.FailCgroupV1 {
		t.Errorf("clusterDNS %q, failCgroupV1 %t", got.ClusterDNS, got.FailCgroupV1)
	}
}

func TestContainerdConfig(t *testing.T) {
	t.Parallel()
	text := containerdConfig("/var/lib/x", Node{Name: "node-2", Index: 2})
	for _, want := range []string{
		`root = "/var/lib/x/nodes/node-2/containerd"`, `address = "/var/lib/x/nodes/node-2/containerd.sock"`,
		`sandbox = "` + pauseImage + `"`, "restrict_oom_score_adj = true", `conf_dir = "/var/lib/x/nodes/node-2/cni"`,
	} {
		if !strings.Contains(text, want+"\n") {
			t.Errorf("no line %s in\n%s", want, text)
		}
	}
}

func TestNetworkConfigUsesTheNodesSubnet(t *testing.T) {
	t.Parallel()
	n := Node{Name: "node-2", Index: 2}
	if text := string(encode(networkConfig(n))); !strings.Contains(text, n.PodCIDR()) {
		t.Errorf("no %s in %s", n.PodCIDR(), text)
	}
}

func TestPartitionRules(t *testing.T) {
	t.Parallel()
	rules := partitionRules([]string{"6379", "20000-29999"})
	for _, want := range []string{
		"flush table inet localkube-partition",
		`forward iifname "eth0" tcp dport { 6379, 20000-29999 } drop`, `forward oifname "eth0" tcp sport { 6379, 20000-29999 } drop`,
		`input iifname "eth0" tcp sport { 6379, 20000-29999 } drop`, `output oifname "eth0" tcp dport { 6379, 20000-29999 } drop`,
	} {
		if !strings.Contains(rules, want) {
			t.Errorf("no %q in\n%s", want, rules)
		}
	}
	if strings.Contains(rules, "input oifname") || strings.Contains(rules, "output iifname") {
		t.Errorf("a hook is asked for an interface that it does not have:\n%s", rules)
	}
}

func TestDifferences(t *testing.T) {
	t.Parallel()
	four, err := planNodes(4, 3)
	if err != nil {
		t.Fatal(err)
	}
	three, err := planNodes(3, 3)
	if err != nil {
		t.Fatal(err)
	}
	running := record{Kubernetes: "v1.37.2", Nodes: four}
	if d := differences(running, running); len(d) != 0 {
		t.Errorf("the same cluster differs: %q", d)
	}
	if d := differences(running, record{Kubernetes: "v1.36.0", Nodes: three}); len(d) != 2 {
		t.Errorf("differences %q, want version and shape", d)
	}
}
