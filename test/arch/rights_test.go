// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package arch

import (
	"go/ast"
	"go/token"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// senders are the system users whose commands are ours, with the code that sends
// them. What _replication says is up to the server.
var senders = map[string]string{
	v1alpha1.UserOperator: "pkg/controller",
	v1alpha1.UserAgent:    "pkg/agent",
}

// families are the commands whose rights are given by subcommand.
var families = []string{"ACL", "CLIENT", "CLUSTER", "CONFIG"}

// TestRightsAreThoseUsed: a system user has the rights to the commands that its code
// can send, and no other. That none is missing is also seen end to end, where every
// server is asked whom it refused something.
func TestRightsAreThoseUsed(t *testing.T) {
	t.Parallel()
	of := commandsOfClient(t)
	for _, user := range resources.SystemUsers(resources.Credentials{}) {
		dir, ours := senders[user.Name]
		if !ours {
			continue
		}
		used := map[string]bool{}
		for _, s := range sources(t, func(s *source) bool { return !s.test && within(s.dir, dir) }) {
			for _, method := range calls(s.file) {
				for command := range of[method] {
					used[command] = true
				}
			}
		}
		if len(used) < 4 {
			t.Fatalf("%s sends only %v: this test does not see its commands any more", dir, used)
		}
		for _, right := range user.Commands {
			if !used[right] {
				t.Errorf("%s has the right %s, and nothing in %s sends that", user.Name, right, dir)
			}
			delete(used, right)
		}
		for _, command := range slices.Sorted(maps.Keys(used)) {
			t.Errorf("%s sends what %s has no right to: %s", dir, user.Name, command)
		}
	}
}

// commandsOfClient are the rights that each method of the client needs, those of the
// methods and variables that it refers to among them.
func commandsOfClient(t *testing.T) map[string]map[string]bool {
	t.Helper()
	own, refers := map[string]map[string]bool{}, map[string][]string{}
	note := func(name string, n ast.Node) {
		own[name], refers[name] = map[string]bool{}, references(n)
		for _, command := range commands(n) {
			own[name][command] = true
		}
	}
	for _, s := range sources(t, func(s *source) bool { return !s.test && s.dir == "pkg/valkey" }) {
		for _, d := range s.file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv != nil {
					note(d.Name.Name, d.Body)
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if v, ok := spec.(*ast.ValueSpec); ok && d.Tok == token.VAR {
						note(v.Names[0].Name, v)
					}
				}
			}
		}
	}
	for range own { // as long as a chain of references can be
		for name, others := range refers {
			for _, other := range others {
				maps.Copy(own[name], own[other])
			}
		}
	}
	return own
}

// calls are the names of the functions and methods that are called.
func calls(n ast.Node) []string {
	var out []string
	ast.Inspect(n, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if s, ok := call.Fun.(*ast.SelectorExpr); ok {
				out = append(out, s.Sel.Name)
			}
		}
		return true
	})
	return out
}

// references are all names.
func references(n ast.Node) []string {
	var out []string
	ast.Inspect(n, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			out = append(out, id.Name)
		}
		return true
	})
	return out
}

// commands are the rights to the commands that are written as a list of words, in a
// call or a slice.
func commands(n ast.Node) []string {
	var out []string
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			out = append(out, right(n.Args)...)
		case *ast.CompositeLit:
			out = append(out, right(n.Elts)...)
		}
		return true
	})
	return out
}

// right is the right to the command with which a list of words begins, after the
// context of a call.
func right(list []ast.Expr) []string {
	if len(list) > 0 {
		if id, ok := list[0].(*ast.Ident); ok && id.Name == "ctx" {
			list = list[1:]
		}
	}
	name := word(list, 0)
	if name == "" || strings.ToUpper(name) != name || strings.ContainsAny(name, " \n:%") {
		return nil
	}
	if slices.Contains(families, name) {
		name += "|" + word(list, 1)
	}
	return []string{"+" + strings.ToLower(name)}
}

func word(list []ast.Expr, i int) string {
	if i >= len(list) {
		return ""
	}
	lit, ok := list[i].(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	text, err := strconv.Unquote(lit.Value)
	if err != nil {
		return ""
	}
	return text
}
