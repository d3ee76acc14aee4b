// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package arch

import (
	"slices"
	"strings"
	"testing"
)

// pure are the packages that decide. What they may not know is in forbidden
// and in TestPurePackages.
var pure = []string{"pkg/slots", "pkg/placement", "pkg/plan", "pkg/resources"}

// mayImport says, for each directory, which others of this module its code may
// import: the directions of the design, and nothing more. Tests may import
// more, but never upwards (see upwards).
var mayImport = map[string][]string{
	"pkg/slots":             {},
	"pkg/apis":              {"pkg/apis"},
	"pkg/generated":         {"pkg/apis", "pkg/generated"},
	"pkg/placement":         {"pkg/slots", "pkg/apis"},
	"pkg/plan":              {"pkg/slots", "pkg/apis", "pkg/placement"},
	"pkg/resources":         {"pkg/slots", "pkg/apis"},
	"pkg/valkey":            {"pkg/slots"},
	"pkg/valkey/valkeytest": {"pkg/slots", "pkg/valkey"},
	"pkg/agent":             {"pkg/slots", "pkg/valkey"},
	"pkg/queue":             {},
	"pkg/controller":        {"pkg/apis", "pkg/generated", "pkg/slots", "pkg/placement", "pkg/plan", "pkg/resources", "pkg/valkey", "pkg/queue", "pkg/controller"},
	"pkg/operator":          {"pkg/apis", "pkg/generated", "pkg/resources", "pkg/controller"},
	"cmd/valkey-operator":   {"pkg/operator"},
	"cmd/valkey-agent":      {"pkg/agent"},
	"hack":                  {"pkg/generated"},
	"test":                  {"pkg", "test"},
}

// forbidden edges, each with its reason. from and to are this module's
// directories, or import paths.
var forbidden = []struct {
	from, except []string
	to           []string
	why          string
	tests        bool // holds for tests too
}{{
	from: []string{"cmd", "hack", "pkg", "test"}, tests: true,
	to:  []string{"sigs.k8s.io/controller-runtime", "github.com/operator-framework", "k8s.io/kubernetes"},
	why: "the operator is made of client-go alone: informers, work queues and generated clients",
}, {
	from: []string{"cmd", "hack", "pkg", "test"}, tests: true,
	to:  []string{"github.com/stretchr/testify", "github.com/onsi", "github.com/golang/mock", "go.uber.org/mock"},
	why: "tests use the standard library and go-cmp: a failing test is read as Go, not as another language",
}, {
	from: []string{"cmd", "hack", "pkg", "test"}, tests: true,
	to:  []string{"github.com/pkg/errors", "sort", "math/rand", "golang.org/x/exp", "io/ioutil", "github.com/hashicorp"},
	why: "the standard library has a newer one: errors with %w, slices, math/rand/v2, maps",
}, {
	from: []string{"pkg"}, except: []string{"pkg/generated", "pkg/operator"}, tests: false,
	to:  []string{"k8s.io/client-go/tools/clientcmd", "k8s.io/client-go/rest", "k8s.io/client-go/dynamic", "k8s.io/client-go/metadata"},
	why: "clients are made in one place, pkg/operator, and handed down: there they get their fence, limits and user agent",
}, {
	from: pure,
	to:   []string{"k8s.io/client-go", "k8s.io/component-base", "k8s.io/klog", "github.com/go-logr", "github.com/valkey-io", "log", "log/slog", "net/http", "os", "context", "sync", "math/rand/v2", "crypto/rand", "testing"},
	why:  "what decides must be a function of its input: no client, clock, logger, goroutine or random number",
}, {
	from: []string{"pkg/apis"},
	to:   []string{"k8s.io/client-go", "k8s.io/klog", "k8s.io/component-base", "k8s.io/apiextensions-apiserver"},
	why:  "other programs embed the types, and should get nothing with them but the Kubernetes API's own types",
}, {
	from: []string{"pkg/agent", "pkg/valkey", "cmd/valkey-agent"},
	to:   []string{"k8s.io", "sigs.k8s.io"},
	why:  "the agent runs beside every server: it knows Valkey and no Kubernetes, and stays small",
}, {
	from: []string{"pkg"}, except: []string{"pkg/valkey", "pkg/controller/cluster"},
	to:  []string{module + "/pkg/valkey/valkeytest", "github.com/valkey-io/valkey-go"},
	why: "the wire is pkg/valkey's alone, so that time-outs, authentication and parsing are in one place",
}, {
	from: []string{"pkg/queue", "pkg/controller", "pkg/operator"},
	to:   []string{"k8s.io/client-go/tools/record", "github.com/prometheus/client_golang"},
	why:  "events go to events.k8s.io, and metrics through component-base",
}}

// purePackagesMay lists what looks forbidden to the pure packages and is data:
// builders speak server-side apply's types.
var purePackagesMay = []string{"k8s.io/client-go/applyconfigurations"}

func internal(path string) (dir string, ok bool) {
	return strings.CutPrefix(path, module+"/")
}

// rule is the most specific entry of mayImport for a directory.
func rule(dir string) (allowed []string, ok bool) {
	best := ""
	for d := range mayImport {
		if within(dir, d) && len(d) > len(best) {
			best = d
		}
	}
	return mayImport[best], best != ""
}

func TestDirections(t *testing.T) {
	t.Parallel()
	for _, s := range sources(t, func(s *source) bool { return s.nested == "" && !s.test }) {
		allowed, ok := rule(s.dir)
		if !ok {
			t.Errorf("%s: nothing says what %s may import: a new part needs a line in mayImport and a reason in the design", s.path, s.dir)
			continue
		}
		for _, path := range s.imports() {
			if dir, ok := internal(path); ok && !within(dir, allowed...) {
				t.Errorf("%s imports %s: imports point down only, cmd -> operator -> controller -> {plan, placement, resources, valkey, queue, generated} -> {slots, apis}", s.path, dir)
			}
		}
	}
}

// TestNothingImportsUpwards holds for tests too: pkg knows neither cmd nor test.
func TestNothingImportsUpwards(t *testing.T) {
	t.Parallel()
	for _, s := range sources(t, func(s *source) bool { return within(s.dir, "pkg") }) {
		for _, path := range s.imports() {
			if dir, ok := internal(path); ok && within(dir, "cmd", "test", "hack") {
				t.Errorf("%s imports %s: what is embedded by others must not need what drives it", s.path, dir)
			}
		}
	}
}

func TestForbiddenEdges(t *testing.T) {
	t.Parallel()
	for _, s := range sources(t, func(s *source) bool { return s.nested == "" && !s.generated }) {
		for _, f := range forbidden {
			if s.test && !f.tests || !within(s.dir, f.from...) || within(s.dir, f.except...) {
				continue
			}
			for _, path := range s.imports() {
				if !forbids(f.to, path) || within(s.dir, pure...) && within(path, purePackagesMay...) {
					continue
				}
				t.Errorf("%s imports %s: %s", s.path, path, f.why)
			}
		}
	}
}

// forbids tells whether a path is one of these or, for paths with a host, below
// one of them: "os" does not mean "os/signal".
func forbids(to []string, path string) bool {
	if strings.Contains(path, ".") {
		return within(path, to...)
	}
	return slices.Contains(to, path)
}

// TestNoStatefulSets: the Pods are the operator's own.
func TestNoStatefulSets(t *testing.T) {
	t.Parallel()
	for _, s := range sources(t, func(s *source) bool {
		return handWritten(s) && within(s.dir, "pkg", "cmd") && !within(s.dir, "pkg/generated")
	}) {
		for _, word := range []string{"StatefulSet(", "StatefulSet{", "StatefulSets(", "Deployment{", "Deployments(", "ReplicaSets("} {
			if strings.Contains(string(s.text), word) {
				t.Errorf("%s uses %s: the operator owns its Pods, and leaves none of their lives to another controller", s.path, strings.TrimRight(word, "({"))
			}
		}
	}
}
