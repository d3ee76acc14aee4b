// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

var (
	seed   = flag.Uint64("seed", 1, "first `seed` of the random specs")
	rounds = flag.Int("specs", 300, "`number` of random specs")
)

// shape is what the tests read of an OpenAPI schema.
type shape struct {
	Type                 string           `json:"type"`
	Format               string           `json:"format"`
	Properties           map[string]shape `json:"properties"`
	AdditionalProperties *shape           `json:"additionalProperties"`
	Items                *shape           `json:"items"`
	Required             []string         `json:"required"`
	Enum                 []any            `json:"enum"`
	Pattern              string           `json:"pattern"`
	Minimum              *float64         `json:"minimum"`
	Maximum              *float64         `json:"maximum"`
	MinLength            int              `json:"minLength"`
	IntOrString          bool             `json:"x-kubernetes-int-or-string"`
}

// specShape is the schema of a ValkeyCluster's spec, as installed.
func specShape(t *testing.T) shape {
	t.Helper()
	crd, err := api.Resource(crds).Get(t.Context(), "valkeyclusters.valkey.io", metav1.GetOptions{})
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(crd.Object["spec"])
	if err != nil {
		t.Fatal(err)
	}
	var spec struct {
		Versions []struct {
			Schema struct {
				OpenAPIV3Schema shape `json:"openAPIV3Schema"`
			} `json:"schema"`
		} `json:"versions"`
	}
	if err := json.Unmarshal(text, &spec); err != nil {
		t.Fatal(err)
	}
	return spec.Versions[0].Schema.OpenAPIV3Schema.Properties["spec"]
}

// enumsOf counts the enums of the spec.
func enumsOf(t *testing.T) int {
	t.Helper()
	var count func(s shape) int
	count = func(s shape) int {
		n := 0
		if len(s.Enum) > 0 {
			n++
		}
		for _, property := range s.Properties {
			n += count(property)
		}
		if s.Items != nil {
			n += count(*s.Items)
		}
		return n
	}
	return count(specShape(t))
}

// TestRandomSpecs shows row 163 at the gate: specs with any part absent, empty,
// null, zero or at the edge of its type are taken or refused as the schema says;
// a refusal names each field that is wrong; and what is taken can be read by the
// operator, and built from.
func TestRandomSpecs(t *testing.T) {
	t.Parallel()
	spec := specShape(t)
	taken := 0
	for i := range *rounds {
		g := &generator{rand: rand.New(rand.NewPCG(*seed, uint64(i)))}
		value := g.object(spec, "spec", 0)
		text, err := json.Marshal(value)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("seed %d, spec %d: %s", *seed, i, text)
		o, err := create(t, fmt.Sprintf("random-%d", i), string(text))
		contradicts := usersContradict(value)
		if len(g.wrong) > 0 || g.emptyVolume || contradicts {
			refused(t, err)
			if len(g.wrong) == 0 && !g.emptyVolume {
				g.note("spec.users")
			} else if len(g.wrong) == 0 {
				// The server looks at rules when the schema has no complaint.
				g.note("spec.persistence.size")
			}
			said := withoutIndices(err.Error())
			for _, path := range g.wrong {
				if !strings.Contains(said, path) {
					t.Errorf("the refusal does not name %s: %v", path, err)
				}
			}
			continue
		}
		c := typed(t, o, err)
		hash(c) // Building must not panic.
		taken++
	}
	if taken < *rounds/10 {
		t.Errorf("only %d of %d specs were taken: the others tell nothing about what gets through", taken, *rounds)
	}
}

// TestEachFieldAlone goes through the spec's own fields one by one, beside the
// one that is required.
func TestEachFieldAlone(t *testing.T) {
	t.Parallel()
	spec := specShape(t)
	for _, name := range slices.Sorted(maps.Keys(spec.Properties)) {
		if slices.Contains(spec.Required, name) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			property := spec.Properties[name]
			for _, value := range []any{nil, zero(property)} {
				text, err := json.Marshal(map[string]any{"shards": 1, name: value})
				if err != nil {
					t.Fatal(err)
				}
				o, err := create(t, "alone", string(text))
				if value == nil || takes(property, value) {
					hash(typed(t, o, err))
				} else {
					refused(t, err, "spec."+name)
				}
			}
		})
	}
}

var index = regexp.MustCompile(`\[[0-9]+\]`)

func withoutIndices(s string) string { return index.ReplaceAllString(s, "") }

// usersContradict tells whether a user is given passwords and none, which a rule
// refuses.
func usersContradict(spec any) bool {
	fields, _ := spec.(map[string]any)
	users, _ := fields["users"].([]any)
	return slices.ContainsFunc(users, func(user any) bool {
		u, _ := user.(map[string]any)
		return u["nopass"] == true && (u["passwordSecret"] != nil || u["resetpass"] == true)
	})
}
