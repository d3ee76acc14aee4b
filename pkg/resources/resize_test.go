// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

func amounts(pairs ...string) corev1.ResourceList {
	list := corev1.ResourceList{}
	for i := 0; i < len(pairs); i += 2 {
		list[corev1.ResourceName(pairs[i])] = resource.MustParse(pairs[i+1])
	}
	return list
}

// TestResizable tells what Kubernetes changes while a Pod runs from what it refuses.
func TestResizable(t *testing.T) {
	t.Parallel()
	of := func(requests, limits corev1.ResourceList) Template {
		return Template{Resources: corev1.ResourceRequirements{Requests: requests, Limits: limits}}
	}
	patched := of(amounts("cpu", "1"), nil)
	patched.Containers = []corev1.Container{{Name: v1alpha1.ServerContainer, Resources: of(amounts("cpu", "3"), nil).Resources}}
	for name, tt := range map[string]struct {
		from, to Template
		want     bool
	}{
		"memory":            {of(nil, amounts("memory", "1Gi")), of(nil, amounts("memory", "2Gi")), true},
		"cpu":               {of(amounts("cpu", "1"), nil), of(amounts("cpu", "500m"), nil), true},
		"a spelling":        {of(nil, amounts("memory", "1Gi")), of(amounts("memory", "1Gi"), amounts("memory", "1024Mi")), true},
		"a limit less":      {of(amounts("cpu", "1"), amounts("cpu", "2")), of(amounts("cpu", "1"), nil), false},
		"a request more":    {of(nil, amounts("memory", "1Gi")), of(amounts("cpu", "1"), amounts("memory", "1Gi")), false},
		"something else":    {of(amounts("ephemeral-storage", "1Gi"), nil), of(amounts("ephemeral-storage", "2Gi"), nil), false},
		"the QoS class":     {of(nil, amounts("memory", "1Gi", "cpu", "1")), of(amounts("memory", "1Gi"), amounts("memory", "2Gi", "cpu", "1")), false},
		"patched":           {patched, of(amounts("cpu", "2"), nil), false},
		"another container": {Template{Containers: []corev1.Container{{Name: "exporter", Resources: patched.Resources}}}, Template{}, true},
	} {
		if got := tt.from.Resizable(tt.to); got != tt.want {
			t.Errorf("%s: %v, want %v", name, got, tt.want)
		}
	}
}

// TestResizesPods wants all machines to be able to.
func TestResizesPods(t *testing.T) {
	t.Parallel()
	node := func(version string) *corev1.Node {
		return &corev1.Node{Status: corev1.NodeStatus{NodeInfo: corev1.NodeSystemInfo{KubeletVersion: version}}}
	}
	for _, tt := range []struct {
		nodes []*corev1.Node
		want  bool
	}{
		{nil, false},
		{[]*corev1.Node{node("v1.34.0"), node("v1.37.2-gke.1")}, true},
		{[]*corev1.Node{node("v1.37.2"), node("v1.33.9")}, false},
	} {
		if got := ResizesPods(tt.nodes); got != tt.want {
			t.Errorf("%d nodes: %v", len(tt.nodes), got)
		}
	}
}

// TestHasResources looks at the amounts that are wanted.
func TestHasResources(t *testing.T) {
	t.Parallel()
	want := EffectiveResources(corev1.ResourceRequirements{Limits: amounts("memory", "1Gi")})
	have := corev1.ResourceRequirements{Requests: amounts("memory", "1024Mi", "cpu", "1"), Limits: amounts("memory", "1Gi")}
	if !HasResources(have, want) {
		t.Error("it has them")
	}
	have.Requests["memory"] = resource.MustParse("2Gi")
	if HasResources(have, want) || HasResources(corev1.ResourceRequirements{}, want) {
		t.Error("it has not")
	}
}

// TestParseBytes reads what valkey.conf has.
func TestParseBytes(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int64{"0": 0, "4096": 4096, "5b": 5, "1k": 1000, "2KB": 2048, "100mb": 100 << 20, "1g": 1e9, "1Gb": 1 << 30} {
		if got, ok := ParseBytes(text); !ok || got != want {
			t.Errorf("%s: got %d, %v", text, got, ok)
		}
	}
	for _, text := range []string{"", "gb", "-1", "1t", "1bb", "a1"} {
		if got, ok := ParseBytes(text); ok {
			t.Errorf("%q: got %d", text, got)
		}
	}
}
