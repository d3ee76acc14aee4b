// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
)

// TestChanges says what differs as people would.
func TestChanges(t *testing.T) {
	t.Parallel()
	base := Template{Image: "valkey/valkey:8.1.1", NodeTimeoutMilliseconds: 5000, TerminationGracePeriodSeconds: 30}
	memory := func(text string) corev1.ResourceRequirements {
		return corev1.ResourceRequirements{Limits: corev1.ResourceList{corev1.ResourceMemory: resource.MustParse(text)}}
	}
	for want, change := range map[string]func(from, to *Template){
		"":                     func(_, _ *Template) {},
		"image 8.1.1 -> 9.1.2": func(_, to *Template) { to.Image = "valkey/valkey:9.1.2" },
		"image valkey/valkey:8.1.1 -> mirror:1/valkey": func(_, to *Template) { to.Image = "mirror:1/valkey" },
		"resources.limits.memory 256Mi -> 512Mi":       func(from, to *Template) { from.Resources, to.Resources = memory("256Mi"), memory("0.5Gi") },
		"resources.limits.memory none -> 1Gi":          func(_, to *Template) { to.Resources = memory("1024Mi") },
		"config.databases none -> 32":                  func(_, to *Template) { to.Config = map[string]string{"databases": "32"} },
		"config.maxmemory 1gb -> none":                 func(from, _ *Template) { from.Config = map[string]string{"maxmemory": "1gb"} },
		"nodeTimeoutMilliseconds 5000 -> 2000":         func(_, to *Template) { to.NodeTimeoutMilliseconds = 2000 },
		"imagePullPolicy none -> Always, containers changed": func(_, to *Template) {
			to.ImagePullPolicy, to.Containers = corev1.PullAlways, []corev1.Container{{Name: "exporter"}}
		},
	} {
		from, to := base, base
		change(&from, &to)
		if got := Changes(from, to); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if same := Changes(Template{Resources: memory("1Gi")}, Template{Resources: memory("1024Mi")}); same != "" {
		t.Errorf("templates that mean the same differ in %s", same)
	}
	if long := Changes(base, Template{Image: strings.Repeat("x", 500)}); len(long) > 300 {
		t.Errorf("%d bytes: %s", len(long), long)
	}
}
