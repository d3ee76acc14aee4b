// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package arch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

const (
	root   = "../.."
	module = "github.com/valkey-direct/valkey-operator"
)

// source is one Go file of this module, or of a module nested in it.
type source struct {
	// path and dir are relative to the root, with slashes.
	path, dir string
	text      []byte
	fset      *token.FileSet
	file      *ast.File
	generated bool
	test      bool
	// nested is the directory of the nested module that the file is of, if any.
	nested string
}

// imports of the file, as written.
func (s *source) imports() []string {
	var paths []string
	for _, spec := range s.file.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			panic(err) // the parser has accepted it
		}
		paths = append(paths, path)
	}
	return paths
}

// at is where a node is, for messages.
func (s *source) at(n ast.Node) string {
	return s.path + ":" + strconv.Itoa(s.fset.Position(n.Pos()).Line)
}

// tree is every Go file but those of other people and of builds.
var tree = sync.OnceValues(func() ([]*source, error) {
	var sources []*source
	nested := ""
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		if d.IsDir() {
			if slices.Contains([]string{"vendor", "_output", "testdata", ".git"}, d.Name()) {
				return filepath.SkipDir
			}
			if nested != "" && !strings.HasPrefix(rel, nested+"/") {
				nested = ""
			}
			if _, err := os.Stat(filepath.Join(path, "go.mod")); err == nil && rel != "." {
				nested = rel
			}
			return nil
		}
		if !strings.HasSuffix(rel, ".go") {
			return nil
		}
		s, err := read(rel)
		if err != nil {
			return err
		}
		if strings.HasPrefix(rel, nested+"/") {
			s.nested = nested
		}
		sources = append(sources, s)
		return nil
	})
	return sources, err
})

func read(rel string) (*source, error) {
	text, err := os.ReadFile(filepath.Join(root, rel))
	if err != nil {
		return nil, err
	}
	s := &source{
		path: rel, dir: filepath.ToSlash(filepath.Dir(rel)), text: text, fset: token.NewFileSet(),
		test: strings.HasSuffix(rel, "_test.go"),
	}
	s.file, err = parser.ParseFile(s.fset, rel, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	s.generated = ast.IsGenerated(s.file)
	return s, nil
}

// sources of the tree that a rule is about.
func sources(t *testing.T, keep func(*source) bool) []*source {
	t.Helper()
	all, err := tree()
	if err != nil {
		t.Fatal(err)
	}
	kept := slices.DeleteFunc(slices.Clone(all), func(s *source) bool { return !keep(s) })
	if len(kept) == 0 {
		t.Fatal("the rule is about no file at all")
	}
	return kept
}

func handWritten(s *source) bool { return !s.generated }

// within tells whether a slash-separated path is one of these, or below.
func within(path string, dirs ...string) bool {
	return slices.ContainsFunc(dirs, func(dir string) bool {
		return path == dir || strings.HasPrefix(path, dir+"/")
	})
}
