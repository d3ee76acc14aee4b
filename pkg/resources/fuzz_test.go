// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources_test

import (
	"encoding/json"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"sigs.k8s.io/randfill"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// odd makes a filler leave each optional part out every other time.
func odd(f *randfill.Filler) *randfill.Filler {
	return f.NilChance(0.5).NumElements(0, 3).MaxDepth(12).Funcs(
		func(q *resource.Quantity, c randfill.Continue) {
			*q = *resource.NewMilliQuantity(c.Int63()%1e15, resource.BinarySI)
		},
		func(v *intstr.IntOrString, c randfill.Continue) { *v = intstr.FromInt32(c.Int31()) },
		func(*metav1.Time, randfill.Continue) {},
		func(c *corev1.Container, f randfill.Continue) {
			f.FillNoCustom(c)
			if f.Bool() {
				c.Name = v1alpha1.ServerContainer
			}
		},
	)
}

// FuzzBuildAll shows row 163: no spec, however little or odd is in it, breaks a
// builder. The bytes fill the spec at random, and are read as one where they
// are JSON.
func FuzzBuildAll(f *testing.F) {
	f.Add([]byte(`{}`), "")
	f.Add([]byte(`{"shards":1,"replicas":0,"persistence":{"size":"0"}}`), image)
	f.Add([]byte(`{"shards":3,"persistence":{},"scheduling":{"affinity":{}},"containers":[{}]}`), image)
	f.Add([]byte(`{"shards":3,"containers":[{"name":"server","resources":{"limits":{"memory":"1Gi"}}}]}`), image)
	f.Add([]byte(strings.Repeat("valkey on pods ", 40)), image)
	f.Fuzz(func(t *testing.T, data []byte, image string) {
		var parsed, random v1alpha1.ValkeyClusterSpec
		if json.Unmarshal(data, &parsed) == nil {
			buildAll(t, parsed, image)
		}
		if len(data) > 8 {
			odd(randfill.NewFromGoFuzz(data)).Fill(&random)
			buildAll(t, random, image)
		}
	})
}

// TestBuildAll builds from many random specs, the same each time (row 163).
func TestBuildAll(t *testing.T) {
	t.Parallel()
	built := 0
	for seed := range int64(400) {
		var spec v1alpha1.ValkeyClusterSpec
		odd(randfill.NewWithSeed(seed)).Fill(&spec)
		if buildAll(t, spec, image) {
			built++
		}
	}
	if built < 40 {
		t.Errorf("only %d specs gave a Pod: the others show little", built)
	}
}

// buildAll builds everything from a spec, and tells whether it gave a Pod.
func buildAll(t *testing.T, spec v1alpha1.ValkeyClusterSpec, image string) (built bool) {
	t.Helper()
	spec.Shards %= 1000 // Admission has a bound; the budgets of millions are only slow.
	// What comes from an API server was JSON, and its strings are UTF-8.
	image = strings.ToValidUTF8(image, "?")
	before, err := json.Marshal(cluster(func(c *v1alpha1.ValkeyCluster) { c.Spec = spec }))
	if err != nil {
		return false
	}
	c := &v1alpha1.ValkeyCluster{}
	if json.Unmarshal(before, c) != nil {
		return false
	}
	if before, err = json.Marshal(c); err != nil {
		t.Fatal(err)
	}
	template := resources.TemplateOf(c, image)
	hash := template.Hash()
	resources.ClientService(c)
	resources.HeadlessService(c)
	resources.SystemSecret(c, resources.Credentials{}, resources.ACL{})
	resources.ConnectionSecret(c, image)
	resources.Budgets(c)
	resources.ConfigMap(c, template)
	n := resources.Node(c, spec.Shards, 1, hash)
	resources.PersistentVolumeClaim(c, n)
	for _, delivery := range []resources.AgentDelivery{resources.ImageVolume, resources.InitContainer, ""} {
		p, err := resources.Pod(n, template, hash, options(delivery))
		switch {
		case err != nil && !strings.HasPrefix(err.Error(), "spec.containers: ") && image != "":
			t.Errorf("error without its field: %v", err)
		case err == nil && (p.Spec.Containers[0].Name != v1alpha1.ServerContainer ||
			!strings.HasPrefix(p.Spec.Containers[0].Command[0], resources.AgentDir)):
			t.Errorf("the first container is %v", p.Spec.Containers[0])
		}
		built = err == nil
	}
	checkRevision(t, c, template)
	checkConfig(t, template)
	if after, err := json.Marshal(c); err != nil || string(after) != string(before) {
		t.Errorf("building changed the cluster:\n%s\n%s", before, after)
	}
	return built
}

// checkRevision reads a revision back: the hash must be the same, or a Pod would
// be rebuilt for nothing, again and again.
func checkRevision(t *testing.T, c *v1alpha1.ValkeyCluster, template resources.Template) {
	t.Helper()
	revision := resources.ControllerRevision(c, template, 1)
	back, err := resources.ParseTemplate(revision.Data.Raw)
	if template.Image == "" {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if got := v1alpha1.RevisionName(c.Name, back.Hash()); got != revision.Name {
		t.Errorf("revision %s was read back as %s:\n%s", revision.Name, got, revision.Data.Raw)
	}
}

// checkConfig reads valkey.conf back: two arguments a line, and what was meant.
func checkConfig(t *testing.T, template resources.Template) {
	t.Helper()
	want := resources.SortedDirectives(template)
	// The comment, and what the cluster adds, come first.
	lines := strings.Split(strings.TrimSuffix(resources.ServerConfig(cluster(), template), "\n"), "\n")[1:]
	if len(lines) > 0 && strings.HasPrefix(lines[0], "cluster-ping-interval ") {
		lines = lines[1:]
	}
	if len(lines) != len(want) {
		t.Fatalf("%d lines for %d directives", len(lines), len(want))
	}
	for i, line := range lines {
		args, ok := splitArgs(line)
		if !ok || len(args) != 2 || args[0] != want[i].Name || args[1] != want[i].Value {
			t.Errorf("line %q for %q", line, want[i])
		}
	}
}
