// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/yaml"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

var update = flag.Bool("update", false, "rewrite the files in testdata")

const (
	clusterUID = "6a2f2b7e-0000-4000-8000-000000000001"
	nodeUID    = "6a2f2b7e-0000-4000-8000-000000000002"
	image      = "docker.io/valkey/valkey:9.1.2"
	agentImage = "example.com/valkey-operator:v1"
)

// cluster is a ValkeyCluster demo in namespace shop, changed as told.
func cluster(changes ...func(*v1alpha1.ValkeyCluster)) *v1alpha1.ValkeyCluster {
	c := &v1alpha1.ValkeyCluster{
		ObjectMeta: metav1.ObjectMeta{Name: "demo", Namespace: "shop", UID: clusterUID},
		Spec:       v1alpha1.ValkeyClusterSpec{Shards: 3},
	}
	for _, change := range changes {
		change(c)
	}
	return c
}

// node is member 1 of shard 2, as the API server returned it.
func node(c *v1alpha1.ValkeyCluster) *v1alpha1.ValkeyNode {
	n := resources.Node(c, 2, 1, resources.TemplateOf(c, image).Hash())
	n.UID = nodeUID
	return n
}

func options(delivery resources.AgentDelivery) resources.PodOptions {
	return resources.PodOptions{
		AgentImage:      agentImage,
		AgentPullPolicy: "IfNotPresent",
		AgentDelivery:   delivery,
		ClusterUID:      clusterUID,
	}
}

// golden compares a text with a file in testdata.
func golden(t *testing.T, file string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", file)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(want, got) {
		t.Errorf("%s (-want +got), rewrite with -update:\n%s", path, cmp.Diff(string(want), string(got)))
	}
}

// goldenYAML compares objects with a file in testdata.
func goldenYAML(t *testing.T, file string, objects ...any) {
	t.Helper()
	var text []byte
	for i, object := range objects {
		raw, err := yaml.Marshal(object)
		if err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			text = append(text, "---\n"...)
		}
		text = append(text, raw...)
	}
	golden(t, file, text)
}
