// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package arch

import (
	"bytes"
	"go/ast"
	"slices"
	"strings"
	"testing"
)

const (
	maxFile     = 400
	maxFunction = 60
	header      = "// Copyright The valkey-direct Authors.\n// SPDX-License-Identifier: Apache-2.0\n\n"
)

// longer lists the files ("path") and functions ("path name") that may be
// longer than the rule, each with its reason.
var longer = map[string]string{}

func TestLengths(t *testing.T) {
	t.Parallel()
	used := map[string]bool{}
	check := func(name string, lines, limit int, what string) {
		if lines <= limit {
			return
		}
		if _, ok := longer[name]; ok {
			used[name] = true
			return
		}
		t.Errorf("%s has %d lines, and no %s has more than %d: divide it by concern", name, lines, what, limit)
	}
	for _, s := range sources(t, handWritten) {
		check(s.path, bytes.Count(s.text, []byte("\n")), maxFile, "file")
		for _, d := range s.file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok {
				lines := s.lines(f)
				if s.test {
					lines -= s.tables(f)
				}
				check(s.path+" "+f.Name.Name, lines, maxFunction, "function")
			}
		}
	}
	for name := range longer {
		if !used[name] {
			t.Errorf("%s is not too long any more: take it off the list", name)
		}
	}
}

func (s *source) lines(n ast.Node) int {
	return s.fset.Position(n.End()).Line - s.fset.Position(n.Pos()).Line + 1
}

// tables is the number of lines of a test that are its tables: a table is data,
// and reads the better the more it holds.
func (s *source) tables(f *ast.FuncDecl) int {
	lines := 0
	ast.Inspect(f, func(n ast.Node) bool {
		table, ok := n.(*ast.CompositeLit)
		if ok {
			lines += s.lines(table) - 1
		}
		return !ok
	})
	return lines
}

func TestLicenceHeaders(t *testing.T) {
	t.Parallel()
	for _, s := range sources(t, func(*source) bool { return true }) {
		text := string(s.text)
		// A build constraint comes first in generated files.
		if constraint, rest, ok := strings.Cut(text, "\n\n"); ok && strings.HasPrefix(constraint, "//go:build") {
			text = rest
		}
		if !strings.HasPrefix(text, header) {
			t.Errorf("%s does not begin with the licence header", s.path)
		}
	}
}

// TestPackageDocs: every package says in its doc.go what it owns and refuses.
func TestPackageDocs(t *testing.T) {
	t.Parallel()
	documented, seen := map[string]string{}, map[string]bool{}
	for _, s := range sources(t, func(s *source) bool {
		return handWritten(s) && !s.test && !within(s.dir, "pkg/generated")
	}) {
		seen[s.dir] = true
		if s.file.Doc != nil {
			documented[s.dir] += s.file.Doc.Text()
			if name := s.path[strings.LastIndexByte(s.path, '/')+1:]; s.file.Name.Name != "main" && name != "doc.go" {
				t.Errorf("%s documents its package: that is doc.go's", s.path)
			}
		}
	}
	for dir := range seen {
		doc := documented[dir]
		switch {
		case doc == "":
			t.Errorf("%s has no package comment", dir)
		case within(dir, "pkg") && (!strings.Contains(doc, "owns") || !strings.Contains(doc, "refuses")):
			t.Errorf("%s/doc.go does not say what the package owns and what it refuses", dir)
		}
	}
}

func TestNoDrawers(t *testing.T) {
	t.Parallel()
	for _, s := range sources(t, handWritten) {
		name := strings.TrimSuffix(strings.TrimSuffix(s.path[strings.LastIndexByte(s.path, '/')+1:], ".go"), "_test")
		for _, drawer := range []string{"util", "utils", "common", "helper", "helpers", "misc"} {
			if s.file.Name.Name == drawer || name == drawer {
				t.Errorf("%s: a package or file is named by its concern; %s is a drawer", s.path, drawer)
			}
		}
	}
}

// clocks are what the pure packages must not call; time is given to them.
var clocks = []string{"Now", "Since", "Until", "After", "AfterFunc", "NewTimer", "NewTicker", "Sleep", "Tick"}

// addresses are what of package net is arithmetic.
var addresses = []string{"JoinHostPort", "SplitHostPort", "ParseIP", "IP"}

func TestPurePackages(t *testing.T) {
	t.Parallel()
	for _, s := range sources(t, func(s *source) bool { return within(s.dir, pure...) && !s.test }) {
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.GoStmt:
				t.Errorf("%s starts a goroutine: the same input must give the same answer", s.at(n))
			case *ast.SelectorExpr:
				x, ok := n.X.(*ast.Ident)
				if ok && x.Name == "time" && slices.Contains(clocks, n.Sel.Name) {
					t.Errorf("%s reads the clock: the time is part of the input", s.at(n))
				}
				if ok && x.Name == "net" && !slices.Contains(addresses, n.Sel.Name) {
					t.Errorf("%s uses net.%s: what decides knows addresses and no network", s.at(n), n.Sel.Name)
				}
			}
			return true
		})
	}
}

// TestTestsWaitForConditions: a sleep in a test outside of a bubble is either
// too short on a slow machine or too long on a fast one.
func TestTestsWaitForConditions(t *testing.T) {
	t.Parallel()
	for _, s := range sources(t, func(s *source) bool { return s.test && within(s.dir, "pkg") }) {
		if slices.Contains(s.imports(), "testing/synctest") {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && sel.Sel.Name == "Sleep" {
				if x, ok := sel.X.(*ast.Ident); ok && x.Name == "time" {
					t.Errorf("%s sleeps: wait for the condition, or run in a synctest bubble", s.at(n))
				}
			}
			return true
		})
	}
}
