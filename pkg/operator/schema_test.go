// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sigs.k8s.io/yaml"
)

// published is what an API server publishes of the CRDs of this repository.
func published(t *testing.T) map[string]any {
	t.Helper()
	files, err := filepath.Glob("../../manifests/crd/valkey.io_*.yaml")
	if err != nil || len(files) < 2 {
		t.Fatalf("CRDs: %v, %v", files, err)
	}
	schemas := map[string]any{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var crd struct {
			Spec struct {
				Names    struct{ Kind string }
				Versions []struct {
					Schema struct {
						OpenAPIV3Schema map[string]any `json:"openAPIV3Schema"`
					}
				}
			}
		}
		if err := yaml.Unmarshal(text, &crd); err != nil {
			t.Fatal(err)
		}
		kind, root := crd.Spec.Names.Kind, crd.Spec.Versions[0].Schema.OpenAPIV3Schema
		root["x-kubernetes-group-version-kind"] = []any{map[string]any{"kind": kind}}
		schemas["io.valkey.v1alpha1."+kind] = root
	}
	return map[string]any{"components": map[string]any{"schemas": schemas}}
}

func compare(t *testing.T, doc map[string]any) error {
	t.Helper()
	raw, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	return compareSchema(raw)
}

func TestOwnSchemaIsComplete(t *testing.T) {
	t.Parallel()
	if err := compare(t, published(t)); err != nil {
		t.Error(err)
	}
}

// TestOlderSchema shows row 166: a CRD without a field that this binary knows
// is named, with what to do.
func TestOlderSchema(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ kind, path, want string }{
		"spec":      {"ValkeyCluster", "spec", "ValkeyCluster.spec.paused"},
		"status":    {"ValkeyNode", "status", "ValkeyNode.status.nodeID"},
		"deep":      {"ValkeyCluster", "spec/scheduling/zone/spread/shard", "ValkeyCluster.spec.scheduling.zone.spread.shard.mode"},
		"no status": {"ValkeyCluster", "", "ValkeyCluster.status"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			doc := published(t)
			at := doc["components"].(map[string]any)["schemas"].(map[string]any)["io.valkey.v1alpha1."+tt.kind].(map[string]any)
			for step := range strings.SplitSeq(tt.path, "/") {
				if step != "" {
					at = at["properties"].(map[string]any)[step].(map[string]any)
				}
			}
			delete(at["properties"].(map[string]any), tt.want[strings.LastIndex(tt.want, ".")+1:])
			err := compare(t, doc)
			if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.Contains(err.Error(), "manifests/crd") {
				t.Errorf("error %v does not name %s", err, tt.want)
			}
		})
	}
}

func TestMissingKind(t *testing.T) {
	t.Parallel()
	doc := published(t)
	delete(doc["components"].(map[string]any)["schemas"].(map[string]any), "io.valkey.v1alpha1.ValkeyNode")
	if err := compare(t, doc); err == nil || !strings.Contains(err.Error(), "ValkeyNode") {
		t.Errorf("got %v", err)
	}
}

func FuzzCompareSchema(f *testing.F) {
	f.Add([]byte(`{}`))
	f.Add([]byte(`{"components":{"schemas":{"x":{"x-kubernetes-group-version-kind":[{"kind":"ValkeyCluster"}],"properties":{"spec":null}}}}}`))
	f.Add([]byte(`{"components":{"schemas":{"x":null}}}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		if compareSchema(raw) == nil && !json.Valid(raw) {
			t.Error("accepted what is not JSON")
		}
	})
}
