// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"strconv"
	"strings"

	corev1 "k8s.io/api/core/v1"
)

// AgentDelivery is how the agent's binary comes into the Valkey container.
type AgentDelivery string

// The ways of delivery.
const (
	// ImageVolume mounts the operator's image as a volume: no copy, and no
	// container that has to run first.
	ImageVolume AgentDelivery = "ImageVolume"
	// InitContainer copies the binary into a volume of the Pod. It works
	// everywhere.
	InitContainer AgentDelivery = "InitContainer"
)

// AgentDeliveryFor chooses the delivery that works on all of these nodes, on
// any of which a Pod may land.
//
// Image volumes are on without a feature gate from Kubernetes 1.35. A kubelet
// is never newer than its API server, so the kubelets tell both. containerd has
// them from 2.1, and mounts them so that files can be executed. The Kubernetes
// API describes them as mounted noexec, and CRI-O means to do that: there the
// agent could not start, so only containerd counts.
func AgentDeliveryFor(nodes []*corev1.Node) AgentDelivery {
	found := false
	for _, node := range nodes {
		if node.Labels[corev1.LabelOSStable] == "windows" {
			continue // None of our Pods can run there.
		}
		found = true
		if !executesImageVolumes(node.Status.NodeInfo) {
			return InitContainer
		}
	}
	if !found {
		return InitContainer
	}
	return ImageVolume
}

func executesImageVolumes(info corev1.NodeSystemInfo) bool {
	runtime, version, found := strings.Cut(info.ContainerRuntimeVersion, "://")
	return found && runtime == "containerd" &&
		atLeast(version, 2, 1) && atLeast(info.KubeletVersion, 1, 35)
}

// atLeast compares the first two numbers of a version such as "v1.35.2-gke.1"
// or "2.1.0~rc1". What cannot be read is too old.
func atLeast(version string, wantMajor, wantMinor int) bool {
	major, rest, found := strings.Cut(strings.TrimPrefix(version, "v"), ".")
	if !found {
		return false
	}
	end := strings.IndexFunc(rest, func(r rune) bool { return r < '0' || r > '9' })
	if end < 0 {
		end = len(rest)
	}
	gotMajor, err := strconv.Atoi(major)
	if err != nil {
		return false
	}
	gotMinor, err := strconv.Atoi(rest[:end])
	if err != nil {
		return false
	}
	return gotMajor > wantMajor || gotMajor == wantMajor && gotMinor >= wantMinor
}
