// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package kube owns the local cluster: a real multi-node, multi-zone Kubernetes
// on one Linux machine, and the faults that tests inject into it.
//
// # What a cluster is
//
// The control plane (etcd, kube-apiserver, kube-controller-manager,
// kube-scheduler) runs on the host's network, bound to the address of one
// bridge. Each node is a set of namespaces of its own (mount, network, process,
// host name) whose process 1 is test/kube/nodeinit; inside run a real
// containerd, kubelet and kube-proxy. When process 1 of a node dies, the kernel
// ends every process of that node and with them its mounts and its network:
// that is both "the node lost power" and the reason why nothing can be left
// behind.
//
//	host ── bridge 198.18.0.1/24 ─┬─ node-1 198.18.0.11  pods 198.18.16.0/24  zone-a
//	  (control plane)             ├─ node-2 198.18.0.12  pods 198.18.17.0/24  zone-b
//	                              └─ ...
//
// All addresses are from 198.18.0.0/15, the range reserved for tests on one's
// own equipment. While a cluster is up, a low-priority unreachable route on the
// host keeps that range from ever leaving the machine. The host reaches pods
// by their addresses, and ClusterIPs by way of one running node.
//
// # One cluster a machine
//
// The state directory, the bridge and the addresses are the machine's, not the
// checkout's. Up in a second checkout finds the running cluster: it is used as
// it is (stopped nodes are started, partitions healed, missing images loaded)
// when it has the shape asked for, and refused with the differences otherwise;
// Options.Replace takes it down first. A second cluster with another state
// directory is refused, and Down with another one does not touch the first. Two calls that change the cluster wait
// for each other.
//
// # What is where
//
// Programs and images are built once from pinned modules and Debian's packages
// into ${XDG_CACHE_HOME:-~/.cache}/valkey-operator and stay there after Down.
// Everything else lives in the state directory and goes with Down.
//
// # What it refuses
//
// It knows nothing of the operator, its API or Valkey's commands: it makes
// machines and breaks them. It is not a DNS server: pods get the address of
// their node for one, where lookups are refused at once. It never signals a process that is not in a
// namespace or cgroup of its own.
package kube
