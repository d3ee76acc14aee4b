// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

var passwords = resources.Credentials{Generation: 3, Rotated: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC), Passwords: resources.Passwords{
	Default: "pass-of-default", Operator: "pass-of-operator",
	Replication: "pass-of-replication", Agent: "pass-of-agent",
}}

func TestObjects(t *testing.T) {
	t.Parallel()
	c := cluster()
	goldenYAML(t, "service-client.yaml", resources.ClientService(c))
	goldenYAML(t, "service-headless.yaml", resources.HeadlessService(c))
	goldenYAML(t, "secret-system.yaml", resources.SystemSecret(c, passwords, resources.BasicACL(passwords)))
	goldenYAML(t, "secret-connection.yaml", resources.ConnectionSecret(c, "a+b/c?d"))
	goldenYAML(t, "configmap.yaml", resources.ConfigMap(c, resources.TemplateOf(c, image)))
	goldenYAML(t, "node.yaml", node(c))
	golden(t, "users.acl", []byte(resources.BasicACL(passwords).File()))
}

func TestBudgets(t *testing.T) {
	t.Parallel()
	// available is the minAvailable of each budget, by name.
	available := func(c *v1alpha1.ValkeyCluster) map[string]int {
		out := map[string]int{}
		for _, b := range resources.Budgets(c) {
			out[*b.Name] = b.Spec.MinAvailable.IntValue()
		}
		return out
	}
	tests := map[string]struct {
		shards, replicas int32
		mode             v1alpha1.BudgetMode
		want             map[string]int
	}{
		"one replica": {2, 1, "", map[string]int{"valkey-demo-0": 1, "valkey-demo-1": 1}},
		"no replica":  {2, 0, v1alpha1.BudgetShard, map[string]int{"valkey-demo-0": 1, "valkey-demo-1": 1}},
		"cluster":     {3, 2, v1alpha1.BudgetCluster, map[string]int{"valkey-demo-nodes": 8}},
		"one pod":     {1, 0, v1alpha1.BudgetCluster, map[string]int{"valkey-demo-nodes": 1}},
		"only copies": {3, 0, v1alpha1.BudgetCluster, map[string]int{"valkey-demo-nodes": 3}},
		"disabled":    {3, 1, v1alpha1.BudgetDisabled, map[string]int{}},
		"not valid":   {0, -3, v1alpha1.BudgetCluster, map[string]int{"valkey-demo-nodes": 0}},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := cluster(func(c *v1alpha1.ValkeyCluster) {
				c.Spec.Shards, c.Spec.Replicas = tt.shards, &tt.replicas
				c.Spec.PodDisruptionBudget.Mode = tt.mode
			})
			if diff := cmp.Diff(tt.want, available(c)); diff != "" {
				t.Errorf("minAvailable (-want +got):\n%s", diff)
			}
		})
	}
	volumes := cluster(func(c *v1alpha1.ValkeyCluster) {
		c.Spec.Shards, c.Spec.Replicas, c.Spec.Persistence = 1, new(int32(0)), &v1alpha1.Persistence{}
	})
	if diff := cmp.Diff(map[string]int{"valkey-demo-0": 0}, available(volumes)); diff != "" {
		t.Errorf("an only copy on a volume: minAvailable (-want +got):\n%s", diff)
	}
	volumes.Spec.Update.Surge = v1alpha1.SurgeAlways
	if diff := cmp.Diff(map[string]int{"valkey-demo-0": 1}, available(volumes)); diff != "" {
		t.Errorf("an only copy that another one replaces: minAvailable (-want +got):\n%s", diff)
	}
	goldenYAML(t, "budget-shard.yaml", resources.Budgets(cluster())[1])
	goldenYAML(t, "budget-cluster.yaml", resources.Budgets(cluster(func(c *v1alpha1.ValkeyCluster) {
		c.Spec.PodDisruptionBudget.Mode = v1alpha1.BudgetCluster
	}))[0])
}

// TestEverythingIsOwned shows rows 138 and 140: what is made for a cluster has
// its UID in a label, and goes with it.
func TestEverythingIsOwned(t *testing.T) {
	t.Parallel()
	c := cluster()
	template := resources.TemplateOf(c, image)
	type object interface {
		GetName() *string
	}
	check := func(o object, labels map[string]string, owners int) {
		t.Helper()
		if labels[v1alpha1.LabelClusterUID] != clusterUID || labels[v1alpha1.LabelManagedBy] != v1alpha1.ManagedBy {
			t.Errorf("%s: labels %v", *o.GetName(), labels)
		}
		if owners != 1 {
			t.Errorf("%s: %d owners", *o.GetName(), owners)
		}
	}
	for _, s := range []struct {
		object
		labels map[string]string
		owners int
	}{
		{resources.ClientService(c), resources.ClientService(c).Labels, len(resources.ClientService(c).OwnerReferences)},
		{resources.HeadlessService(c), resources.HeadlessService(c).Labels, len(resources.HeadlessService(c).OwnerReferences)},
		{resources.SystemSecret(c, passwords, resources.BasicACL(passwords)), resources.SystemSecret(c, passwords, resources.BasicACL(passwords)).Labels, len(resources.SystemSecret(c, passwords, resources.BasicACL(passwords)).OwnerReferences)},
		{resources.ConnectionSecret(c, "x"), resources.ConnectionSecret(c, "x").Labels, len(resources.ConnectionSecret(c, "x").OwnerReferences)},
		{resources.ConfigMap(c, template), resources.ConfigMap(c, template).Labels, len(resources.ConfigMap(c, template).OwnerReferences)},
		{resources.Budgets(c)[0], resources.Budgets(c)[0].Labels, len(resources.Budgets(c)[0].OwnerReferences)},
	} {
		check(s.object, s.labels, s.owners)
	}
}

// TestWhoIsFound: members can be found before they are ready, since they have to be
// found to become ready (row 33); applications find only those that are ready.
func TestWhoIsFound(t *testing.T) {
	t.Parallel()
	c := cluster()
	if p := resources.HeadlessService(c).Spec.PublishNotReadyAddresses; p == nil || !*p {
		t.Error("the headless Service does not publish members that are not ready")
	}
	if p := resources.ClientService(c).Spec.PublishNotReadyAddresses; p != nil && *p {
		t.Error("the Service for applications publishes members that are not ready")
	}
}

// TestPersistentVolumeClaim shows row 107: nothing but what is asked for, so
// that the API server's word on it is about the user's spec.
func TestPersistentVolumeClaim(t *testing.T) {
	t.Parallel()
	if claim := resources.PersistentVolumeClaim(cluster(), node(cluster())); claim != nil {
		t.Errorf("without persistence: %v", claim)
	}
	retain := cluster(func(c *v1alpha1.ValkeyCluster) {
		c.Spec.Persistence = &v1alpha1.Persistence{Size: resource.MustParse("1Gi")}
	})
	claim := resources.PersistentVolumeClaim(retain, node(retain))
	if claim.Spec.StorageClassName != nil || len(claim.OwnerReferences) != 0 {
		t.Errorf("retained claim: class %v, owners %v", claim.Spec.StorageClassName, claim.OwnerReferences)
	}
	goldenYAML(t, "claim.yaml", resources.PersistentVolumeClaim(cluster(fullSpec), node(cluster(fullSpec))))
}

func TestAgentDeliveryFor(t *testing.T) {
	t.Parallel()
	on := func(kubelet, runtime string) *corev1.Node {
		return &corev1.Node{Status: corev1.NodeStatus{NodeInfo: corev1.NodeSystemInfo{
			KubeletVersion: kubelet, ContainerRuntimeVersion: runtime,
		}}}
	}
	windows := on("v1.30.0", "containerd://1.7.0")
	windows.Labels = map[string]string{corev1.LabelOSStable: "windows"}
	modern := on("v1.37.2", "containerd://2.4.2")
	tests := map[string]struct {
		nodes []*corev1.Node
		want  resources.AgentDelivery
	}{
		"none":              {nil, resources.InitContainer},
		"modern":            {[]*corev1.Node{modern, modern}, resources.ImageVolume},
		"vendor versions":   {[]*corev1.Node{on("v1.35.1-gke.7", "containerd://2.1.0-k3s1")}, resources.ImageVolume},
		"old kubelet":       {[]*corev1.Node{modern, on("v1.34.9", "containerd://2.4.2")}, resources.InitContainer},
		"old containerd":    {[]*corev1.Node{modern, on("v1.37.2", "containerd://2.0.9")}, resources.InitContainer},
		"CRI-O":             {[]*corev1.Node{on("v1.37.2", "cri-o://1.37.0")}, resources.InitContainer},
		"no version":        {[]*corev1.Node{on("", "")}, resources.InitContainer},
		"odd version":       {[]*corev1.Node{on("v1.x", "containerd://two.one")}, resources.InitContainer},
		"Windows beside":    {[]*corev1.Node{windows, modern}, resources.ImageVolume},
		"Windows only":      {[]*corev1.Node{windows}, resources.InitContainer},
		"distant future":    {[]*corev1.Node{on("v2.0.0", "containerd://3.0.0")}, resources.ImageVolume},
		"candidate version": {[]*corev1.Node{on("v1.35.0-rc.1", "containerd://2.1.0~rc1")}, resources.ImageVolume},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := resources.AgentDeliveryFor(tt.nodes); got != tt.want {
				t.Errorf("delivery = %s, want %s", got, tt.want)
			}
		})
	}
}

// TestNamesFit shows row 13: with the longest name that admission lets in, and
// the highest numbers, every name and label still has at most 63 characters.
func TestNamesFit(t *testing.T) {
	t.Parallel()
	const longest = 46
	c := cluster(func(c *v1alpha1.ValkeyCluster) {
		c.Name = strings.Repeat("a", longest)
		c.Spec.Shards = 500
		c.Spec.Persistence = &v1alpha1.Persistence{Size: resource.MustParse("1Gi")}
	})
	template := resources.TemplateOf(c, image)
	n := resources.Node(c, 499, 99999, template.Hash())
	p, err := resources.Pod(n, template, template.Hash(), options(resources.ImageVolume))
	if err != nil {
		t.Fatal(err)
	}
	names := []string{
		p.Name, p.Spec.Hostname, p.Spec.Subdomain, *resources.ClientService(c).Name, *resources.HeadlessService(c).Name,
		resources.PersistentVolumeClaim(c, n).Name, *resources.Budgets(c)[499].Name,
	}
	for _, value := range p.Labels {
		names = append(names, value)
	}
	for _, name := range names {
		if len(name) > 63 {
			t.Errorf("%s has %d characters", name, len(name))
		}
	}
}
