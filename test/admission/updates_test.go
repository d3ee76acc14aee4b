// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"testing"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// TestUpdates shows row 21 and its kind: what cannot be changed is refused as
// long as it cannot, and equal values are no change.
func TestUpdates(t *testing.T) {
	t.Parallel()
	bases := map[string]string{
		"memory": `{"shards":3}`,
		"volume": `{"shards":3,"persistence":{"size":"1Gi"}}`,
		"class":  `{"shards":3,"replicas":2,"persistence":{"size":"1.5Gi","storageClassName":"fast"},"config":{"hz":"10"}}`,
	}
	for name, spec := range bases {
		existing(t, clusters, object(t, "ValkeyCluster", name, spec))
	}
	const (
		class  = "persistence.storageClassName cannot be changed"
		shrink = "persistence.size cannot shrink"
		added  = "persistence cannot be added to or removed from an existing cluster"
		shards = "shards cannot be changed on an existing cluster"
	)
	tests := map[string]struct{ base, spec, refusal string }{
		"shards up":              {"memory", `{"shards":4}`, shards},
		"shards down":            {"memory", `{"shards":2}`, shards},
		"shards to 0":            {"memory", `{"shards":0}`, "spec.shards"},
		"shards to the same":     {"memory", `{"shards":3}`, ""},
		"shards taken away":      {"memory", `{"shards":null}`, "spec.shards"},
		"replicas up":            {"memory", `{"replicas":5}`, ""},
		"replicas to 0":          {"memory", `{"replicas":0}`, ""},
		"replicas to -1":         {"memory", `{"replicas":-1}`, "spec.replicas"},
		"replicas to 6":          {"memory", `{"replicas":6}`, "spec.replicas"},
		"replicas taken away":    {"class", `{"replicas":null}`, ""},
		"persistence added":      {"memory", `{"persistence":{"size":"1Gi"}}`, added},
		"persistence removed":    {"volume", `{"persistence":null}`, added},
		"persistence emptied":    {"volume", `{"persistence":{"size":null}}`, "spec.persistence.size"},
		"size halved":            {"volume", `{"persistence":{"size":"512Mi"}}`, shrink},
		"size by a byte less":    {"volume", `{"persistence":{"size":"1073741823"}}`, shrink},
		"size in another unit":   {"volume", `{"persistence":{"size":"1G"}}`, shrink},
		"size to 0":              {"volume", `{"persistence":{"size":"0"}}`, "spec.persistence.size"},
		"size as 1024Mi":         {"volume", `{"persistence":{"size":"1024Mi"}}`, ""},
		"size as bytes":          {"volume", `{"persistence":{"size":"1073741824"}}`, ""},
		"size as a number":       {"volume", `{"persistence":{"size":1073741824}}`, ""},
		"size as 1536Mi":         {"class", `{"persistence":{"size":"1536Mi"}}`, ""},
		"size grown":             {"volume", `{"persistence":{"size":"2Gi"}}`, ""},
		"class added":            {"volume", `{"persistence":{"storageClassName":"fast"}}`, class},
		"class added as empty":   {"volume", `{"persistence":{"storageClassName":""}}`, class},
		"class removed":          {"class", `{"persistence":{"storageClassName":null}}`, class},
		"class changed":          {"class", `{"persistence":{"storageClassName":"slow"}}`, class},
		"class to the same":      {"class", `{"persistence":{"storageClassName":"fast"}}`, ""},
		"reclaim policy changed": {"volume", `{"persistence":{"reclaimPolicy":"Delete"}}`, ""},
		"owned directive":        {"class", `{"config":{"port":1}}`, "spec.config"},
		"directive changed":      {"class", `{"config":{"hz":20}}`, ""},
		"directives removed":     {"class", `{"config":null}`, ""},
		"everything else":        {"memory", `{"image":"x:1","imagePullPolicy":"Never","nodeTimeoutMilliseconds":2000,"terminationGracePeriodSeconds":15,"paused":false}`, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, err := patch(t, clusters, tt.base, `{"spec":`+tt.spec+`}`)
			if tt.refusal != "" {
				refused(t, err, "spec", tt.refusal)
				return
			}
			typed(t, o, err)
		})
	}
	t.Run("scale", func(t *testing.T) {
		t.Parallel()
		_, err := patch(t, clusters, "memory", `{"spec":{"replicas":4}}`, "scale")
		refused(t, err, "spec.shards", shards)
	})
	t.Run("equal sizes roll nothing", func(t *testing.T) {
		t.Parallel()
		was, err := patch(t, clusters, "volume", `{}`)
		before := typed(t, was, err)
		is, err := patch(t, clusters, "volume", `{"spec":{"persistence":{"size":"1024Mi"}}}`)
		after := typed(t, is, err)
		if b, a := hash(before), hash(after); b != a {
			t.Errorf("the Pods' revision was %s and is %s", b, a)
		}
		if before.Spec.Persistence.Size.Cmp(after.Spec.Persistence.Size) != 0 {
			t.Errorf("size was %s and is %s", &before.Spec.Persistence.Size, &after.Spec.Persistence.Size)
		}
	})
}

func hash(c *v1alpha1.ValkeyCluster) string {
	return resources.TemplateOf(c, "docker.io/valkey/valkey:9.1.2").Hash()
}

// TestNodeUpdates shows that a ValkeyNode's identity cannot be changed.
func TestNodeUpdates(t *testing.T) {
	t.Parallel()
	// Without the operator's labels: no operator looks at it.
	existing(t, nodes, object(t, "ValkeyNode", "server", `{"clusterName":"a","shardIndex":1,"member":1,"revision":"r"}`))
	tests := map[string]struct{ spec, field, refusal string }{
		"cluster":       {`{"clusterName":"b"}`, "spec.clusterName", "cannot be changed"},
		"shard":         {`{"shardIndex":2}`, "spec.shardIndex", "cannot be changed"},
		"shard to 0":    {`{"shardIndex":0}`, "spec.shardIndex", "cannot be changed"},
		"shard to -1":   {`{"shardIndex":-1}`, "spec.shardIndex", "greater than or equal to 0"},
		"member":        {`{"member":0}`, "spec.member", "cannot be changed"},
		"member to -1":  {`{"member":-1}`, "spec.member", "greater than or equal to 0"},
		"no member":     {`{"member":null}`, "spec.member", "Required value"},
		"no cluster":    {`{"clusterName":null}`, "spec.clusterName", "Required value"},
		"empty cluster": {`{"clusterName":""}`, "spec.clusterName", "at least 1 chars"},
		"no revision":   {`{"revision":""}`, "spec.revision", "at least 1 chars"},
		"unknown field": {`{"podName":"x"}`, "spec.podName", "unknown field"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, err := patch(t, nodes, "server", `{"spec":`+tt.spec+`}`)
			refused(t, err, tt.field, tt.refusal)
		})
	}
	for _, spec := range []string{`{"revision":"s"}`, `{"retired":true}`, `{"replacePodUID":"u"}`, `{"placement":{"zone":"z"}}`, `{"placement":{}}`, `{}`} {
		t.Run("taken "+spec, func(t *testing.T) {
			t.Parallel()
			if _, err := patch(t, nodes, "server", `{"spec":`+spec+`}`); err != nil {
				t.Error(err)
			}
		})
	}
	for _, spec := range []string{`{}`, `{"clusterName":"a","shardIndex":0,"member":0}`, `{"clusterName":"a","member":0,"revision":"r"}`} {
		t.Run("refused "+spec, func(t *testing.T) {
			t.Parallel()
			_, err := createOf(t, nodes, object(t, "ValkeyNode", "other", spec))
			refused(t, err, "spec.", "Required value")
		})
	}
}
