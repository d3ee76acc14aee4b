// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package arch

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	"sigs.k8s.io/yaml"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// document is one YAML document of the manifests.
type document struct {
	path string
	text []byte
	kind string
}

func documents(t *testing.T, dir string) []document {
	t.Helper()
	var docs []document
	err := filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".yaml") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for part := range bytes.SplitSeq(text, []byte("\n---\n")) {
			var meta struct{ Kind string }
			if err := yaml.Unmarshal(part, &meta); err != nil {
				return err
			}
			docs = append(docs, document{path: path, text: part, kind: meta.Kind})
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return docs
}

// TestManifestsAreStrict: no field is misspelt.
func TestManifestsAreStrict(t *testing.T) {
	t.Parallel()
	for _, d := range documents(t, "manifests") {
		var into any
		switch d.kind {
		case "Kustomization", "CustomResourceDefinition":
			continue // kustomize and the generator check these
		case "ValkeyCluster":
			into = &v1alpha1.ValkeyCluster{}
		case "Namespace":
			into = &corev1.Namespace{}
		case "ServiceAccount":
			into = &corev1.ServiceAccount{}
		case "Deployment":
			into = &appsv1.Deployment{}
		case "PodDisruptionBudget":
			into = &policyv1.PodDisruptionBudget{}
		case "Role":
			into = &rbacv1.Role{}
		case "ClusterRole":
			into = &rbacv1.ClusterRole{}
		case "RoleBinding":
			into = &rbacv1.RoleBinding{}
		case "ClusterRoleBinding":
			into = &rbacv1.ClusterRoleBinding{}
		default:
			t.Errorf("%s: %q is a kind that this test does not know", d.path, d.kind)
			continue
		}
		if err := yaml.UnmarshalStrict(d.text, into); err != nil {
			t.Errorf("%s: %v", d.path, err)
		}
	}
}

// TestEveryRuleSaysWhy: a right that nobody can explain is not given.
func TestEveryRuleSaysWhy(t *testing.T) {
	t.Parallel()
	for _, d := range documents(t, "manifests/rbac") {
		lines := strings.Split(string(d.text), "\n")
		for i, line := range lines {
			if strings.HasPrefix(line, "  - apiGroups:") && !strings.HasPrefix(lines[i-1], "  # ") && lines[i-1] != "    verbs: [create]" {
				t.Errorf("%s:%d: a rule without a comment that says what it is for", d.path, i+1)
			}
			if strings.Contains(line, "*") && !strings.HasPrefix(strings.TrimSpace(line), "#") {
				t.Errorf("%s:%d: a wildcard gives rights that nobody has thought of", d.path, i+1)
			}
		}
	}
}

// writes are the kinds that the operator may change, by resource: what it makes
// itself. Row 161 and the rule of least rights.
var writes = []string{
	"valkeynodes", "valkeyclusters/status", "valkeynodes/status", "valkeyclusters/finalizers", "valkeynodes/finalizers",
	"pods", "pods/resize", "persistentvolumeclaims", "services", "configmaps", "secrets", "poddisruptionbudgets", "controllerrevisions", "events",
}

func TestOperatorWritesOnlyItsOwn(t *testing.T) {
	t.Parallel()
	for _, d := range documents(t, "manifests/rbac") {
		var role rbacv1.ClusterRole
		if d.kind != "ClusterRole" {
			continue
		}
		if err := yaml.UnmarshalStrict(d.text, &role); err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(role.Name, "valkey-operator") {
			continue
		}
		for _, r := range role.Rules {
			reads := !slices.ContainsFunc(r.Verbs, func(v string) bool { return !slices.Contains([]string{"get", "list", "watch"}, v) })
			for _, resource := range r.Resources {
				if !reads && !slices.Contains(writes, resource) {
					t.Errorf("%s: the operator may %v %s", d.path, r.Verbs, resource)
				}
			}
		}
	}
}

// TestOwnersMayBlockDeletion: owner references that block the owner's deletion need
// a right of their own where the API server asks for it, as the local cluster's
// does (row 139).
func TestOwnersMayBlockDeletion(t *testing.T) {
	t.Parallel()
	var may []string
	for _, d := range documents(t, "manifests/rbac") {
		var role rbacv1.ClusterRole
		if d.kind != "ClusterRole" || yaml.Unmarshal(d.text, &role) != nil || role.Name != "valkey-operator" {
			continue
		}
		for _, rule := range role.Rules {
			if slices.Contains(rule.Verbs, "update") {
				may = append(may, rule.Resources...)
			}
		}
	}
	for _, want := range []string{"valkeyclusters/finalizers", "valkeynodes/finalizers"} {
		if !slices.Contains(may, want) {
			t.Errorf("the operator may not update %s", want)
		}
	}
}

// TestDependenciesAreExplained: CONTRIBUTING says of each direct dependency
// what it is for.
func TestDependenciesAreExplained(t *testing.T) {
	t.Parallel()
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(root, "CONTRIBUTING.md"))
	if err != nil {
		t.Fatal(err)
	}
	requirement := regexp.MustCompile(`(?m)^(?:require )?\s*(\S+) v\S+$`)
	for _, match := range requirement.FindAllStringSubmatch(string(mod), -1) {
		if !strings.Contains(string(text), match[1]) {
			t.Errorf("CONTRIBUTING.md does not say what %s is for", match[1])
		}
	}
}
