// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
)

// generator makes random values of a schema and notes what is wrong with them.
type generator struct {
	rand  *rand.Rand
	wrong []string // paths without indices of what the schema refuses
	// emptyVolume: a rule refuses the volume's size.
	emptyVolume bool
}

// deepest is how far down objects have anything in them.
const deepest = 7

// object makes an object. Each property is more likely absent the deeper it is,
// and a required one is seldom forgotten.
func (g *generator) object(s shape, path string, depth int) map[string]any {
	made := map[string]any{}
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		property, at := s.Properties[name], path+"."+name
		required := slices.Contains(s.Required, name)
		switch {
		case required && g.rand.IntN(60) == 0:
			g.note(at)
		case required, depth < deepest && g.rand.IntN(3+2*depth) == 0:
			if g.rand.IntN(12) == 0 && !required {
				made[name] = nil
				continue
			}
			made[name] = g.value(property, at, depth+1)
		}
	}
	if s.AdditionalProperties != nil {
		for i := range g.rand.IntN(3) {
			name := "key-" + strconv.Itoa(i)
			made[name] = g.value(*s.AdditionalProperties, path+"."+name, depth+1)
		}
	}
	return made
}

func (g *generator) value(s shape, path string, depth int) any {
	switch {
	case s.Type == "object":
		return g.object(s, path, depth)
	case s.Type == "array":
		if s.Items == nil || g.rand.IntN(3) == 0 {
			return []any{}
		}
		// One, for lists may be sets.
		return []any{g.value(*s.Items, path, depth+1)}
	}
	value := g.scalar(s)
	if !takes(s, value) {
		g.note(path)
	} else if path == "spec.persistence.size" && (value == "0" || value == "-1" || value == int64(0)) {
		g.emptyVolume = true
	}
	return value
}

func (g *generator) note(path string) { g.wrong = append(g.wrong, path) }

func (g *generator) scalar(s shape) any {
	number := pick(g, int64(0), 1, -1, 20, 1000, 1<<31-1, 1<<31, 1<<62)
	if s.Minimum != nil && g.rand.IntN(20) > 0 {
		number = pick(g, int64(*s.Minimum), int64(*s.Minimum)+1)
	} else if s.Format == "int32" && g.rand.IntN(20) > 0 {
		number = pick(g, int64(0), 1, 80)
	}
	switch {
	case s.IntOrString && s.Pattern != "":
		return pick[any](g, "1Gi", "1e3", ".5", "1.", "+1", "2", "500m", "1E", int64(3), "0", int64(0), "-1", "1Gi", "1Gi", "1e-3", "", "1e1.5")
	case s.IntOrString:
		return pick[any](g, "", "a b", `"`, "é", number, int64(0))
	case s.Type == "boolean":
		return pick(g, true, false)
	case s.Type == "integer":
		return number
	case len(s.Enum) > 0 && g.rand.IntN(20) > 0:
		return s.Enum[g.rand.IntN(len(s.Enum))]
	}
	return pick(g, "", "a", "server", "a b")
}

func pick[T any](g *generator, from ...T) T { return from[g.rand.IntN(len(from))] }

// zero is the empty value of a schema.
func zero(s shape) any {
	switch s.Type {
	case "object":
		return map[string]any{}
	case "array":
		return []any{}
	case "boolean":
		return false
	case "integer":
		return int64(0)
	}
	return ""
}

// takes tells whether a schema takes a value, as far as the value alone tells:
// the properties of an object are judged one by one, the required ones here.
func takes(s shape, value any) bool {
	switch v := value.(type) {
	case int64:
		return (s.Minimum == nil || float64(v) >= *s.Minimum) && (s.Maximum == nil || float64(v) <= *s.Maximum) &&
			(s.Format != "int32" || v == int64(int32(v)))
	case string:
		return (s.Pattern == "" || regexp.MustCompile(s.Pattern).MatchString(v)) && len(v) >= s.MinLength &&
			(len(s.Enum) == 0 || slices.Contains(s.Enum, any(v)))
	case map[string]any:
		return !slices.ContainsFunc(s.Required, func(name string) bool { _, in := v[name]; return !in })
	}
	return true
}
