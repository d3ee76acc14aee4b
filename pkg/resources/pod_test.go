// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources_test

import (
	"slices"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

func pod(t *testing.T, c *v1alpha1.ValkeyCluster, delivery resources.AgentDelivery) *corev1.Pod {
	t.Helper()
	template := resources.TemplateOf(c, image)
	p, err := resources.Pod(node(c), template, template.Hash(), options(delivery))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPod(t *testing.T) {
	t.Parallel()
	goldenYAML(t, "pod-minimal.yaml", pod(t, cluster(), resources.ImageVolume))
	goldenYAML(t, "pod-full.yaml", pod(t, cluster(fullSpec), resources.InitContainer))
}

// TestPodNeedsNoShell shows row 10: nothing in the Pod is run by a shell, and
// no probe is a process.
func TestPodNeedsNoShell(t *testing.T) {
	t.Parallel()
	p := pod(t, cluster(fullSpec), resources.InitContainer)
	for _, c := range slices.Concat(p.Spec.InitContainers, p.Spec.Containers[:1]) {
		if !strings.HasSuffix(c.Command[0], "/valkey-agent") || len(c.Args) > 0 {
			t.Errorf("%s runs %v %v", c.Name, c.Command, c.Args)
		}
		for _, probe := range []*corev1.Probe{c.StartupProbe, c.LivenessProbe, c.ReadinessProbe} {
			if probe != nil && probe.HTTPGet == nil {
				t.Errorf("%s has a probe that is not HTTP: %v", c.Name, probe)
			}
		}
		if c.Lifecycle != nil {
			t.Errorf("%s has a hook: %v", c.Name, c.Lifecycle)
		}
	}
}

// TestPodIsRestricted shows row 104: each container passes the restricted Pod
// Security Standard, and what it must write to is a volume.
func TestPodIsRestricted(t *testing.T) {
	t.Parallel()
	for _, delivery := range []resources.AgentDelivery{resources.ImageVolume, resources.InitContainer} {
		p := pod(t, cluster(), delivery)
		s := p.Spec.SecurityContext
		if !*s.RunAsNonRoot || s.SeccompProfile.Type != corev1.SeccompProfileTypeRuntimeDefault || *s.FSGroup == 0 {
			t.Errorf("pod: %v", s)
		}
		for _, c := range slices.Concat(p.Spec.InitContainers, p.Spec.Containers) {
			cs := c.SecurityContext
			if *cs.AllowPrivilegeEscalation || !*cs.ReadOnlyRootFilesystem ||
				!slices.Equal(cs.Capabilities.Drop, []corev1.Capability{"ALL"}) {
				t.Errorf("%s: %v", c.Name, cs)
			}
		}
		for _, path := range []string{"/data", "/run/valkey", "/tmp"} {
			if !slices.ContainsFunc(p.Spec.Containers[0].VolumeMounts, func(m corev1.VolumeMount) bool {
				return m.MountPath == path && !m.ReadOnly
			}) {
				t.Errorf("%s is not writable", path)
			}
		}
	}
}

// TestCredentialsAreReadable shows that a user's security context without
// fsGroup does not lock the agent out of its own credentials.
func TestCredentialsAreReadable(t *testing.T) {
	t.Parallel()
	mode := func(p *corev1.Pod) int32 {
		for _, v := range p.Spec.Volumes {
			if v.Projected != nil {
				return *v.Projected.DefaultMode
			}
		}
		return -1
	}
	if got := mode(pod(t, cluster(), resources.ImageVolume)); got != 0o440 {
		t.Errorf("mode = %o, want 440", got)
	}
	if got := mode(pod(t, cluster(fullSpec), resources.ImageVolume)); got != 0o444 {
		t.Errorf("mode without fsGroup = %o, want 444", got)
	}
}

// TestShardMatesAreKeptApart shows row 127: by default members of a shard avoid
// each other's host above all, then each other's zone.
func TestShardMatesAreKeptApart(t *testing.T) {
	t.Parallel()
	spread := func(host, zone v1alpha1.SpreadMode) func(*v1alpha1.ValkeyCluster) {
		return func(c *v1alpha1.ValkeyCluster) {
			c.Spec.Scheduling.Node.Spread.Shard.Mode = host
			c.Spec.Scheduling.Zone.Spread.Shard.Mode = zone
		}
	}
	tests := map[string]struct {
		change    func(*v1alpha1.ValkeyCluster)
		required  []string
		preferred []string
	}{
		"default":  {func(*v1alpha1.ValkeyCluster) {}, nil, []string{corev1.LabelHostname, corev1.LabelTopologyZone}},
		"required": {spread(v1alpha1.SpreadRequired, v1alpha1.SpreadRequired), []string{corev1.LabelHostname, corev1.LabelTopologyZone}, nil},
		"mixed":    {spread(v1alpha1.SpreadRequired, v1alpha1.SpreadPreferred), []string{corev1.LabelHostname}, []string{corev1.LabelTopologyZone}},
		"disabled": {spread(v1alpha1.SpreadDisabled, v1alpha1.SpreadDisabled), nil, nil},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var required, preferred []string
			var weights []int32
			if a := pod(t, cluster(tt.change), resources.ImageVolume).Spec.Affinity; a != nil {
				for _, term := range a.PodAntiAffinity.RequiredDuringSchedulingIgnoredDuringExecution {
					required = append(required, term.TopologyKey)
				}
				for _, term := range a.PodAntiAffinity.PreferredDuringSchedulingIgnoredDuringExecution {
					preferred = append(preferred, term.PodAffinityTerm.TopologyKey)
					weights = append(weights, term.Weight)
				}
			}
			if !slices.Equal(required, tt.required) || !slices.Equal(preferred, tt.preferred) {
				t.Errorf("required %v, preferred %v", required, preferred)
			}
			if len(weights) == 2 && weights[0] <= weights[1] {
				t.Errorf("weights %v: the host must weigh more", weights)
			}
		})
	}
}

// TestUsersAffinityStays shows that the spread is added to what the user wants,
// without touching the user's object.
func TestUsersAffinityStays(t *testing.T) {
	t.Parallel()
	c := cluster(func(c *v1alpha1.ValkeyCluster) {
		c.Spec.Scheduling.Affinity = &corev1.Affinity{PodAntiAffinity: &corev1.PodAntiAffinity{
			RequiredDuringSchedulingIgnoredDuringExecution: make([]corev1.PodAffinityTerm, 1, 8),
		}}
		c.Spec.Scheduling.Node.Spread.Shard.Mode = v1alpha1.SpreadRequired
	})
	before := c.DeepCopy()
	got := pod(t, c, resources.ImageVolume).Spec.Affinity.PodAntiAffinity.RequiredDuringSchedulingIgnoredDuringExecution
	if len(got) != 2 {
		t.Errorf("required terms: %v", got)
	}
	if resources.TemplateOf(c, image).Hash() != resources.TemplateOf(before, image).Hash() {
		t.Error("building a Pod changed the cluster")
	}
}

// TestPlacement shows that a chosen zone narrows the user's selector.
func TestPlacement(t *testing.T) {
	t.Parallel()
	c := cluster(fullSpec)
	template := resources.TemplateOf(c, image)
	n := node(c)
	n.Spec.Placement = &v1alpha1.Placement{Zone: "b"}
	p, err := resources.Pod(n, template, template.Hash(), options(resources.ImageVolume))
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Spec.NodeSelector; got[corev1.LabelTopologyZone] != "b" || got["disk"] != "fast" {
		t.Errorf("node selector %v", got)
	}
}

func TestPodWithoutImage(t *testing.T) {
	t.Parallel()
	_, err := resources.Pod(node(cluster()), resources.Template{}, "x", options(resources.ImageVolume))
	if err == nil || !strings.Contains(err.Error(), "spec.image") {
		t.Errorf("error = %v", err)
	}
}
