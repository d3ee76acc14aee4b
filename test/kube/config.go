// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// controlPlane is the name of the machine that is not a node.
const controlPlane = "control-plane"

var apiserverPortText = strconv.Itoa(apiserverPort)

func apiserverURL() string { return "https://" + bridgeAddress + ":" + apiserverPortText }

// writeConfigs writes every configuration file of a new cluster.
func writeConfigs(l layout, b binaries, nodes []Node) error {
	files := map[string][]byte{
		l.config("audit-policy.json"):         encode(auditPolicy()),
		l.config("scheduler.json"):            encode(schedulerConfig(l)),
		l.config(controlPlane + "-spec.json"): encode(controlPlaneSpec(l, b)),
	}
	for _, n := range nodes {
		files[l.config(n.Name+"-containerd.toml")] = []byte(containerdConfig(l, n))
		files[l.config(n.Name+"-kubelet.json")] = encode(kubeletConfig(l, n))
		files[l.config(n.Name+"-proxy.json")] = encode(proxyConfig(l, n))
		files[l.path("nodes", n.Name, "cni", "10-localkube.conflist")] = encode(networkConfig(n))
		files[l.config(n.Name+"-spec.json")] = encode(nodeSpec(l, b, n))
	}
	for path, data := range files {
		if err := writeFile(path, data, 0o644); err != nil {
			return err
		}
	}
	for _, dir := range []string{l.path("logs"), l.path("audit"), l.networkDisks()} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
	}
	return nil
}

// auditPolicy records who asked for what, so that tests count requests by user
// agent. The cluster's own machinery is left out: it is most of the traffic
// and nobody's question.
func auditPolicy() object {
	return object{
		"apiVersion": "audit.k8s.io/v1", "kind": "Policy",
		"omitStages": []string{"RequestReceived"},
		"rules": []object{
			{"level": "None", "userGroups": []string{"system:nodes"}},
			{"level": "None", "users": []string{
				"system:kube-controller-manager", "system:kube-scheduler", "system:kube-proxy", "system:apiserver",
			}},
			{"level": "None", "userGroups": []string{"system:serviceaccounts:kube-system"}},
			{"level": "None", "nonResourceURLs": []string{"/healthz*", "/livez*", "/readyz*", "/version", "/openapi*", "/metrics"}},
			{"level": "Metadata"},
		},
	}
}

func schedulerConfig(l layout) object {
	return object{
		"apiVersion": "kubescheduler.config.k8s.io/v1", "kind": "KubeSchedulerConfiguration",
		"leaderElection":   object{"leaderElect": false},
		"clientConnection": object{"kubeconfig": l.kubeconfig("scheduler"), "qps": 200, "burst": 400},
		// The defaults are for clusters of thousands; here a pod that does not
		// fit yet is looked at again soon.
		"podInitialBackoffSeconds": 1,
		"podMaxBackoffSeconds":     2,
	}
}

func kubeletConfig(l layout, n Node) object {
	return object{
		"apiVersion": "kubelet.config.k8s.io/v1beta1", "kind": "KubeletConfiguration",
		"address":                  n.Address(),
		"healthzBindAddress":       "127.0.0.1",
		"authentication":           object{"anonymous": object{"enabled": false}, "webhook": object{"enabled": true}, "x509": object{"clientCAFile": l.pki("ca.crt")}},
		"authorization":            object{"mode": "Webhook"},
		"tlsCertFile":              l.pki(n.Name + ".crt"),
		"tlsPrivateKeyFile":        l.pki(n.Name + ".key"),
		"containerRuntimeEndpoint": "unix://" + l.containerdSocket(n.Name),
		"podLogsDir":               l.path("nodes", n.Name, "pod-logs"),
		"volumePluginDir":          l.path("nodes", n.Name, "volume-plugins"),
		"cgroupDriver":             "cgroupfs",
		"cgroupRoot":               "/" + l.cgroup() + "/" + n.Name,
		"failCgroupV1":             false,
		"failSwapOn":               false,
		"enforceNodeAllocatable":   []string{},
		// The disk is the machine's, shared by all nodes: it can neither be
		// divided among them nor is its filling up one node's matter.
		"localStorageCapacityIsolation": true,
		"evictionHard":                  object{"memory.available": "64Mi", "nodefs.available": "1%", "nodefs.inodesFree": "1%", "imagefs.available": "1%"},
		"imageGCHighThresholdPercent":   100,
		"imageGCLowThresholdPercent":    99,
		"makeIPTablesUtilChains":        false,
		"resolvConf":                    "",
		// No nameserver runs. Without an address each pod gets a warning event;
		// this one answers at once that nobody is there, so a lookup fails fast.
		"clusterDNS":          []string{n.Address()},
		"clusterDomain":       "cluster.local",
		"maxPods":             110,
		"serializeImagePulls": false,
		"registryPullQPS":     0,
		"eventRecordQPS":      0,
		"kubeAPIQPS":          200,
		"kubeAPIBurst":        400,
		// A dead node is to be noticed in seconds.
		"nodeStatusUpdateFrequency": "3s",
		"nodeStatusReportFrequency": "1m",
		"nodeLeaseDurationSeconds":  8,
		// ConfigMaps and Secrets reach mounted volumes within seconds.
		"syncFrequency": "10s",
		// What fills up a limited volume is evicted after seconds, not minutes.
		"volumeStatsAggPeriod": "10s",
		"shutdownGracePeriod":  "0s",
		"crashLoopBackOff":     object{"maxContainerRestartPeriod": "10s"},
		"containerLogMaxSize":  "20Mi",
		"containerLogMaxFiles": 2,
	}
}

func proxyConfig(l layout, n Node) object {
	return object{
		"apiVersion": "kubeproxy.config.k8s.io/v1alpha1", "kind": "KubeProxyConfiguration",
		"mode":               "nftables",
		"clientConnection":   object{"kubeconfig": l.kubeconfig("kube-proxy")},
		"hostnameOverride":   n.Name,
		"clusterCIDR":        podNetwork,
		"detectLocalMode":    "ClusterCIDR",
		"bindAddress":        n.Address(),
		"healthzBindAddress": n.Address() + ":10256",
		"metricsBindAddress": "127.0.0.1:10249",
		"conntrack":          object{"maxPerCore": 0},
		"nftables":           object{"minSyncPeriod": "100ms", "syncPeriod": "30s"},
	}
}

// networkConfig gives each pod a routed link of its own instead of a port on a
// bridge: two pods of one node then meet the node's packet filter as any other
// two do, so a partition by port holds for them too.
func networkConfig(n Node) object {
	return object{
		"cniVersion": "1.0.0", "name": "localkube",
		"plugins": []object{{
			"type": "ptp", "mtu": 1500,
			"ipam": object{
				"type":    "host-local",
				"dataDir": "/run/cni-addresses",
				"ranges":  [][]object{{{"subnet": n.PodCIDR()}}},
				"routes":  []object{{"dst": "0.0.0.0/0"}},
			},
		}},
	}
}

func containerdConfig(l layout, n Node) string {
	var t strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&t, format+"\n", args...) }
	line("version = 3")
	line("root = %q", l.path("nodes", n.Name, "containerd"))
	line("state = '/run/containerd'")
	line("disabled_plugins = ['io.containerd.nri.v1.nri', 'io.containerd.internal.v1.tracing', 'io.containerd.tracing.processor.v1.otlp']")
	line("imports = []")
	line("[grpc]")
	line("address = %q", l.containerdSocket(n.Name))
	line("[plugins.'io.containerd.cri.v1.images'.pinned_images]")
	line("sandbox = %q", pauseImage)
	line("[plugins.'io.containerd.cri.v1.runtime']")
	// A container without CAP_SYS_RESOURCE may not lower the score.
	line("restrict_oom_score_adj = true")
	line("[plugins.'io.containerd.cri.v1.runtime'.cni]")
	line("bin_dirs = [%q]", cniBinaries)
	line("conf_dir = %q", l.path("nodes", n.Name, "cni"))
	line("[plugins.'io.containerd.cri.v1.runtime'.containerd]")
	line("default_runtime_name = 'runc'")
	line("[plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runc]")
	line("runtime_type = 'io.containerd.runc.v2'")
	line("[plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runc.options]")
	line("SystemdCgroup = false")
	// The state is thrown away with the cluster, so nothing waits for the disk.
	line("[plugins.'io.containerd.metadata.v1.bolt']")
	line("no_sync = true")
	return t.String()
}
