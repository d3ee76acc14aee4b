// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"slices"
	"strconv"
	"strings"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// resizedInPlace are the resources that kubelets change while a container runs.
var resizedInPlace = []corev1.ResourceName{corev1.ResourceCPU, corev1.ResourceMemory}

// ResizesPods tells whether all of these nodes, on any of which a Pod may land, change
// the resources of Pods that run. Kubernetes has the subresource resize from 1.33 by
// default, and lowers memory limits without a restart from 1.34. A kubelet is never
// newer than its API server, so the kubelets tell both.
func ResizesPods(nodes []*corev1.Node) bool {
	found := false
	for _, node := range nodes {
		if node.Labels[corev1.LabelOSStable] == "windows" {
			continue // None of our Pods can run there.
		}
		if found = true; !atLeast(node.Status.NodeInfo.KubeletVersion, 1, 34) {
			return false
		}
	}
	return found
}

// Resizable tells whether running Pods of this template can be given the resources of
// another one: only amounts of CPU and memory differ, and the Pod keeps its QoS class.
// Kubernetes refuses the rest. Where the user's containers patch the resources of the
// server's, what it has is not what the template says.
func (t Template) Resizable(to Template) bool {
	if patchesResources(t.Containers) || patchesResources(to.Containers) || len(t.Resources.Claims)+len(to.Resources.Claims) > 0 {
		return false
	}
	a, b := EffectiveResources(t.Resources), EffectiveResources(to.Resources)
	return sameButAmounts(a.Requests, b.Requests) && sameButAmounts(a.Limits, b.Limits) && guaranteed(a) == guaranteed(b)
}

// EffectiveResources are resources as the API server completes them: a limit without a
// request is the request too.
func EffectiveResources(r corev1.ResourceRequirements) corev1.ResourceRequirements {
	r = *r.DeepCopy()
	for name, limit := range r.Limits {
		if _, ok := r.Requests[name]; !ok {
			if r.Requests == nil {
				r.Requests = corev1.ResourceList{}
			}
			r.Requests[name] = limit.DeepCopy()
		}
	}
	return r
}

// ServerResources are those of the Valkey container of a Pod: as its spec has them, and
// as its kubelet reports them, which is nil before it runs.
func ServerResources(pod *corev1.Pod) (set corev1.ResourceRequirements, has *corev1.ResourceRequirements) {
	for i := range pod.Spec.Containers {
		if pod.Spec.Containers[i].Name == v1alpha1.ServerContainer {
			set = pod.Spec.Containers[i].Resources
		}
	}
	for i := range pod.Status.ContainerStatuses {
		if pod.Status.ContainerStatuses[i].Name == v1alpha1.ServerContainer {
			has = pod.Status.ContainerStatuses[i].Resources
		}
	}
	return set, has
}

// HasResources tells whether resources have all wanted amounts of CPU and memory.
func HasResources(have, want corev1.ResourceRequirements) bool {
	for _, name := range resizedInPlace {
		if !hasAmount(have.Requests, want.Requests, name) || !hasAmount(have.Limits, want.Limits, name) {
			return false
		}
	}
	return true
}

func hasAmount(have, want corev1.ResourceList, name corev1.ResourceName) bool {
	wanted, ok := want[name]
	if !ok {
		return true
	}
	amount, ok := have[name]
	return ok && amount.Cmp(wanted) == 0
}

func patchesResources(containers []corev1.Container) bool {
	return slices.ContainsFunc(containers, func(c corev1.Container) bool {
		return c.Name == v1alpha1.ServerContainer &&
			(len(c.Resources.Requests)+len(c.Resources.Limits)+len(c.Resources.Claims) > 0 || len(c.ResizePolicy) > 0)
	})
}

// sameButAmounts: the same resources are named, and other amounts are of what is
// resized in place only.
func sameButAmounts(a, b corev1.ResourceList) bool {
	if len(a) != len(b) {
		return false
	}
	for name, amount := range a {
		other, ok := b[name]
		if !ok || amount.IsZero() != other.IsZero() || amount.Cmp(other) != 0 && !slices.Contains(resizedInPlace, name) {
			return false
		}
	}
	return true
}

// guaranteed tells whether a container lets its Pod be of the QoS class Guaranteed.
func guaranteed(r corev1.ResourceRequirements) bool {
	return !slices.ContainsFunc(resizedInPlace, func(name corev1.ResourceName) bool {
		limit, request := r.Limits[name], r.Requests[name]
		return limit.IsZero() || limit.Cmp(request) != 0
	})
}

// ParseBytes reads an amount of memory as valkey.conf has it: 100mb, 1g, 4096. Units of
// one letter are powers of 1000, those with a b powers of 1024.
func ParseBytes(text string) (int64, bool) {
	text = strings.ToLower(text)
	digits := strings.TrimRight(text, "bgkm")
	unit, ok := map[string]int64{
		"": 1, "b": 1, "k": 1000, "kb": 1 << 10, "m": 1000 * 1000, "mb": 1 << 20, "g": 1000 * 1000 * 1000, "gb": 1 << 30,
	}[text[len(digits):]]
	n, err := strconv.ParseInt(digits, 10, 64)
	if !ok || err != nil || n < 0 {
		return 0, false
	}
	return n * unit, true
}
