// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources_test

import (
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

func memory(text string) corev1.ResourceRequirements {
	return corev1.ResourceRequirements{
		Limits: corev1.ResourceList{corev1.ResourceMemory: resource.MustParse(text)},
	}
}

// fullSpec uses every field that a Pod is built from.
func fullSpec(c *v1alpha1.ValkeyCluster) {
	c.Spec.ImagePullPolicy = corev1.PullAlways
	c.Spec.ImagePullSecrets = []corev1.LocalObjectReference{{Name: "registry"}}
	c.Spec.Resources = corev1.ResourceRequirements{
		Requests: corev1.ResourceList{
			corev1.ResourceCPU: resource.MustParse("500m"), corev1.ResourceMemory: resource.MustParse("1Gi"),
		},
		Limits: corev1.ResourceList{corev1.ResourceMemory: resource.MustParse("1Gi")},
	}
	c.Spec.Config = map[string]v1alpha1.ConfigValue{
		"maxmemory-policy":       "allkeys-lru",
		"notify-keyspace-events": "",
		"save":                   "900 1 300 10",
	}
	c.Spec.NodeTimeoutMilliseconds = new(int32(2000))
	c.Spec.Scheduling = v1alpha1.Scheduling{
		NodeSelector:      map[string]string{"disk": "fast"},
		Tolerations:       []corev1.Toleration{{Key: "valkey", Operator: corev1.TolerationOpExists}},
		PriorityClassName: "database",
		Affinity: &corev1.Affinity{PodAffinity: &corev1.PodAffinity{
			RequiredDuringSchedulingIgnoredDuringExecution: []corev1.PodAffinityTerm{{TopologyKey: "rack"}},
		}},
		TopologySpreadConstraints: []corev1.TopologySpreadConstraint{{
			MaxSkew: 1, TopologyKey: "rack", WhenUnsatisfiable: corev1.ScheduleAnyway,
		}},
	}
	c.Spec.Scheduling.Node.Spread.Shard.Mode = v1alpha1.SpreadRequired
	c.Spec.Persistence = &v1alpha1.Persistence{
		Size: resource.MustParse("10Gi"), StorageClassName: new("fast"), ReclaimPolicy: v1alpha1.ReclaimDelete,
	}
	c.Spec.Containers = []corev1.Container{
		{Name: "log-shipper", Image: "example.com/shipper:1"},
		{Name: "server", Env: []corev1.EnvVar{{Name: "TZ", Value: "UTC"}}},
	}
	c.Spec.PodSecurityContext = &corev1.PodSecurityContext{RunAsUser: new(int64(56849)), RunAsNonRoot: new(true)}
	c.Spec.TerminationGracePeriodSeconds = new(int64(120))
}

// TestHashesStay pins hashes: a change here means that a new operator would
// roll every cluster.
func TestHashesStay(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		c    *v1alpha1.ValkeyCluster
		want string
	}{
		"minimal": {cluster(), "naaygc3qhk"},
		"full":    {cluster(fullSpec), "glbkxhfsvw"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := resources.TemplateOf(tt.c, image).Hash(); got != tt.want {
				t.Errorf("hash = %s, want %s", got, tt.want)
			}
		})
	}
	if !regexp.MustCompile(`^[a-z0-9]{10}$`).MatchString(resources.Template{}.Hash()) {
		t.Errorf("hash %q is not ten letters and digits", resources.Template{}.Hash())
	}
}

// sameIntent are pairs of specs that mean the same.
var sameIntent = map[string][2]func(*v1alpha1.ValkeyCluster){
	"1Gi and 1024Mi": {
		func(c *v1alpha1.ValkeyCluster) { c.Spec.Resources = memory("1Gi") },
		func(c *v1alpha1.ValkeyCluster) { c.Spec.Resources = memory("1024Mi") },
	},
	"1Gi and its bytes": {
		func(c *v1alpha1.ValkeyCluster) { c.Spec.Resources = memory("1Gi") },
		func(c *v1alpha1.ValkeyCluster) { c.Spec.Resources = memory("1073741824") },
	},
	"quantities of a sidecar": {
		func(c *v1alpha1.ValkeyCluster) {
			c.Spec.Containers = []corev1.Container{{Name: "a", Resources: memory("1e3")}}
		},
		func(c *v1alpha1.ValkeyCluster) {
			c.Spec.Containers = []corev1.Container{{Name: "a", Resources: memory("1k")}}
		},
	},
	"empty and none": {
		func(*v1alpha1.ValkeyCluster) {},
		func(c *v1alpha1.ValkeyCluster) {
			c.Spec.Config = map[string]v1alpha1.ConfigValue{}
			c.Spec.Containers = []corev1.Container{}
			c.Spec.ImagePullSecrets = []corev1.LocalObjectReference{}
			c.Spec.Resources = corev1.ResourceRequirements{
				Limits: corev1.ResourceList{}, Requests: corev1.ResourceList{}, Claims: []corev1.ResourceClaim{},
			}
			c.Spec.Scheduling = v1alpha1.Scheduling{
				NodeSelector: map[string]string{}, Tolerations: []corev1.Toleration{},
				Affinity: &corev1.Affinity{}, TopologySpreadConstraints: []corev1.TopologySpreadConstraint{},
			}
		},
	},
	"defaults spelled out": {
		func(*v1alpha1.ValkeyCluster) {},
		func(c *v1alpha1.ValkeyCluster) {
			c.Spec.Scheduling.Node.Spread.Shard.Mode = v1alpha1.SpreadPreferred
			c.Spec.Scheduling.Zone.Spread.Shard.Mode = v1alpha1.SpreadPreferred
			c.Spec.NodeTimeoutMilliseconds = new(int32(v1alpha1.DefaultNodeTimeoutMilliseconds))
			c.Spec.TerminationGracePeriodSeconds = new(int64(v1alpha1.DefaultTerminationGracePeriodSeconds))
		},
	},
	"what is applied live": {
		func(c *v1alpha1.ValkeyCluster) { c.Spec.Persistence = &v1alpha1.Persistence{} },
		func(c *v1alpha1.ValkeyCluster) {
			c.Spec.Replicas = new(int32(5))
			c.Spec.Paused = true
			c.Spec.PodDisruptionBudget.Mode = v1alpha1.BudgetCluster
			c.Spec.Persistence = &v1alpha1.Persistence{
				Size: resource.MustParse("1Ti"), ReclaimPolicy: v1alpha1.ReclaimDelete,
			}
		},
	},
}

// TestSameIntentSameHash shows row 21: what means the same rolls nothing.
func TestSameIntentSameHash(t *testing.T) {
	t.Parallel()
	for name, tt := range sameIntent {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := resources.TemplateOf(cluster(tt[0]), image)
			b := resources.TemplateOf(cluster(tt[1]), image)
			if a.Hash() != b.Hash() {
				t.Errorf("hashes %s and %s differ", a.Hash(), b.Hash())
			}
		})
	}
}

// TestOtherIntentOtherHash shows that each field that a Pod is built from is in
// the hash.
func TestOtherIntentOtherHash(t *testing.T) {
	t.Parallel()
	full := cluster(fullSpec)
	seen := map[string]string{resources.TemplateOf(full, image).Hash(): "full"}
	tests := map[string]func(*v1alpha1.ValkeyClusterSpec){
		"imagePullPolicy":               func(s *v1alpha1.ValkeyClusterSpec) { s.ImagePullPolicy = "" },
		"imagePullSecrets":              func(s *v1alpha1.ValkeyClusterSpec) { s.ImagePullSecrets = nil },
		"resources":                     func(s *v1alpha1.ValkeyClusterSpec) { s.Resources = memory("1Gi") },
		"config value":                  func(s *v1alpha1.ValkeyClusterSpec) { s.Config["save"] = "" },
		"nodeTimeout":                   func(s *v1alpha1.ValkeyClusterSpec) { s.NodeTimeoutMilliseconds = nil },
		"nodeSelector":                  func(s *v1alpha1.ValkeyClusterSpec) { s.Scheduling.NodeSelector = nil },
		"tolerations":                   func(s *v1alpha1.ValkeyClusterSpec) { s.Scheduling.Tolerations = nil },
		"affinity":                      func(s *v1alpha1.ValkeyClusterSpec) { s.Scheduling.Affinity = nil },
		"topologySpreadConstraints":     func(s *v1alpha1.ValkeyClusterSpec) { s.Scheduling.TopologySpreadConstraints = nil },
		"priorityClassName":             func(s *v1alpha1.ValkeyClusterSpec) { s.Scheduling.PriorityClassName = "" },
		"node spread":                   func(s *v1alpha1.ValkeyClusterSpec) { s.Scheduling.Node = v1alpha1.TopologyScheduling{} },
		"zone spread":                   func(s *v1alpha1.ValkeyClusterSpec) { s.Scheduling.Zone.Spread.Shard.Mode = v1alpha1.SpreadDisabled },
		"persistence":                   func(s *v1alpha1.ValkeyClusterSpec) { s.Persistence = nil },
		"containers":                    func(s *v1alpha1.ValkeyClusterSpec) { s.Containers = s.Containers[1:] },
		"podSecurityContext":            func(s *v1alpha1.ValkeyClusterSpec) { s.PodSecurityContext = nil },
		"podSecurityContext, empty":     func(s *v1alpha1.ValkeyClusterSpec) { s.PodSecurityContext = &corev1.PodSecurityContext{} },
		"terminationGracePeriodSeconds": func(s *v1alpha1.ValkeyClusterSpec) { s.TerminationGracePeriodSeconds = nil },
	}
	for name, change := range tests {
		c := cluster(fullSpec)
		change(&c.Spec)
		hash := resources.TemplateOf(c, image).Hash()
		if other, found := seen[hash]; found {
			t.Errorf("%s has the hash of %s", name, other)
		}
		seen[hash] = name
	}
	if _, found := seen[resources.TemplateOf(full, image+"-alpine").Hash()]; found {
		t.Error("another image has the same hash")
	}
}

func TestControllerRevision(t *testing.T) {
	t.Parallel()
	c := cluster(fullSpec)
	want := resources.TemplateOf(c, image)
	revision := resources.ControllerRevision(c, want, 7)
	goldenYAML(t, "revision.yaml", revision)
	got, err := resources.ParseTemplate(revision.Data.Raw)
	if err != nil {
		t.Fatal(err)
	}
	if got.Hash() != want.Hash() {
		t.Errorf("the template that was read back has another hash (-want +got):\n%s", cmp.Diff(want, got))
	}
}

func TestParseTemplateRefuses(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ raw, want string }{
		"nothing":  {"", "parse revision: unexpected end of JSON input"},
		"null":     {"null", "parse revision: it names no image"},
		"no image": {`{"config":{"save":""}}`, "parse revision: it names no image"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if _, err := resources.ParseTemplate([]byte(tt.raw)); err == nil || err.Error() != tt.want {
				t.Errorf("error = %v, want %s", err, tt.want)
			}
		})
	}
	t.Run("a field of a newer operator is passed over", func(t *testing.T) {
		t.Parallel()
		got, err := resources.ParseTemplate([]byte(`{"image":"a","someday":true}`))
		if err != nil || got.Image != "a" {
			t.Errorf("ParseTemplate = %v, %v", got, err)
		}
	})
}
