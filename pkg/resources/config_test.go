// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// splitArgs reads a line of valkey.conf as the server does: arguments apart by
// white space, double quotes with escapes, single quotes. False where the
// server would refuse the line.
func splitArgs(line string) ([]string, bool) {
	var args []string
	for i := 0; ; {
		for i < len(line) && isSpace(line[i]) {
			i++
		}
		if i == len(line) {
			return args, true
		}
		arg, next, ok := readArg(line, i)
		if !ok {
			return nil, false
		}
		args, i = append(args, arg), next
	}
}

func isSpace(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// readArg reads the argument that begins at i, and tells where it ends.
func readArg(line string, i int) (arg string, next int, ok bool) {
	var b strings.Builder
	for i < len(line) && !isSpace(line[i]) {
		switch line[i] {
		case '"':
			text, end, closed := readQuoted(line, i+1)
			b.WriteString(text)
			return b.String(), end, closed && (end == len(line) || isSpace(line[end]))
		case '\'':
			end := strings.IndexByte(line[i+1:], '\'')
			if end < 0 {
				return "", 0, false
			}
			b.WriteString(line[i+1 : i+1+end])
			i += end + 2
			return b.String(), i, i == len(line) || isSpace(line[i])
		default:
			b.WriteByte(line[i])
			i++
		}
	}
	return b.String(), i, true
}

// readQuoted reads to the double quote that closes, with the server's escapes.
func readQuoted(line string, i int) (text string, next int, closed bool) {
	var b strings.Builder
	for i < len(line) {
		switch {
		case line[i] == '"':
			return b.String(), i + 1, true
		case line[i] == '\\' && i+3 < len(line) && line[i+1] == 'x' && hex(line[i+2]) >= 0 && hex(line[i+3]) >= 0:
			b.WriteByte(byte(hex(line[i+2])<<4 | hex(line[i+3])))
			i += 4
		case line[i] == '\\' && i+1 < len(line):
			b.WriteByte(escaped(line[i+1]))
			i += 2
		default:
			b.WriteByte(line[i])
			i++
		}
	}
	return "", 0, false
}

func hex(c byte) int { return strings.IndexByte("0123456789abcdef", c|0x20) }

func escaped(c byte) byte {
	if i := strings.IndexByte("nrtba", c); i >= 0 {
		return "\n\r\t\b\a"[i]
	}
	return c
}

func TestQuote(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ value, want string }{
		"empty":            {"", `""`},
		"word":             {"allkeys-lru", "allkeys-lru"},
		"number":           {"4096", "4096"},
		"path":             {"/data", "/data"},
		"words":            {"900 1 300 10", `"900 1 300 10"`},
		"quotes":           {`{title} "x"`, `"{title} \"x\""`},
		"backslash":        {`a\nb`, `"a\\nb"`},
		"line break":       {"noeviction\nrename-command CONFIG \"\"", `"noeviction\x0arename-command CONFIG \"\""`},
		"comment":          {"#", `"#"`},
		"more than ASCII":  {"é", `"\xc3\xa9"`},
		"zero byte":        {"a\x00b", `"a\x00b"`},
		"apostrophe":       {"it's", `"it's"`},
		"trailing space":   {"a ", `"a "`},
		"key event string": {"KEA", "KEA"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := resources.Quote(tt.value); got != tt.want {
				t.Errorf("Quote(%q) = %s, want %s", tt.value, got, tt.want)
			}
		})
	}
}

// FuzzQuote shows rows 18 and 19: any value comes back as it went, and nothing
// beside it.
func FuzzQuote(f *testing.F) {
	for _, value := range []string{"", "a b", `"`, `\`, "\n", "#x", `\x41`, "\x00", "\xff", "'", "é"} {
		f.Add(value, value)
	}
	f.Fuzz(func(t *testing.T, name, value string) {
		line := resources.Quote(name) + " " + resources.Quote(value)
		if strings.ContainsAny(line, "\n\r\x00") || strings.HasPrefix(line, "#") {
			t.Fatalf("line %q", line)
		}
		got, ok := splitArgs(line)
		if diff := cmp.Diff([]string{name, value}, got); !ok || diff != "" {
			t.Errorf("the server reads %q as (-want +got):\n%s", line, diff)
		}
	})
}

func TestServerConfig(t *testing.T) {
	t.Parallel()
	golden(t, "memory.conf", []byte(resources.ServerConfig(cluster(), resources.TemplateOf(cluster(), image))))
	golden(t, "persistent.conf", []byte(resources.ServerConfig(cluster(fullSpec), resources.TemplateOf(cluster(fullSpec), image))))
}

// TestServerConfigOfRow18 shows row 18: values with spaces, quotes and nothing
// in them are each one argument.
func TestServerConfigOfRow18(t *testing.T) {
	t.Parallel()
	want := map[string]v1alpha1.ConfigValue{
		"save":                       "",
		"notify-keyspace-events":     "",
		"client-output-buffer-limit": "replica 256mb 64mb 60",
		"proc-title-template":        `{title} "x"`,
	}
	c := cluster(func(c *v1alpha1.ValkeyCluster) { c.Spec.Config = want })
	got := map[string]v1alpha1.ConfigValue{}
	for line := range strings.Lines(resources.ServerConfig(c, resources.TemplateOf(c, image))) {
		args, ok := splitArgs(line)
		if ok && len(args) == 2 && want[args[0]] == v1alpha1.ConfigValue(args[1]) {
			got[args[0]] = v1alpha1.ConfigValue(args[1])
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("directives (-want +got):\n%s", diff)
	}
}

// TestReservedDirectivesNeverPass shows row 16 for an object that no admission
// looked at: what the operator owns keeps the operator's value.
func TestReservedDirectivesNeverPass(t *testing.T) {
	t.Parallel()
	plain := resources.ServerConfig(cluster(), resources.TemplateOf(cluster(), image))
	for _, name := range []string{
		"port", "PORT", "Dir", "aclfile", "cluster-enabled", "Cluster-Enabled", "cluster-announce-ip",
		"tls-port", "TLS-Port", "requirepass", "rename-command", "include", "loadmodule", "protected-mode",
	} {
		c := cluster(func(c *v1alpha1.ValkeyCluster) {
			c.Spec.Config = map[string]v1alpha1.ConfigValue{name: "evil"}
		})
		if got := resources.ServerConfig(c, resources.TemplateOf(c, image)); got != plain {
			t.Errorf("%s (-want +got):\n%s", name, cmp.Diff(plain, got))
		}
	}
}

// TestReservedAsAdmission shows that what admission refuses and what is left
// out here are the same directives.
func TestReservedAsAdmission(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile("../apis/valkey/v1alpha1/cluster_types.go")
	if err != nil {
		t.Fatal(err)
	}
	// Lists after "!(k in" are refused, lists after "|| k in" are let through.
	lists := regexp.MustCompile(`(!\(|\|\| )k in \[([^\]]*)\]`).FindAllStringSubmatch(string(source), -1)
	words := regexp.MustCompile(`'([a-z0-9-]+)'`)
	seen := 0
	for _, list := range lists {
		for _, word := range words.FindAllStringSubmatch(list[2], -1) {
			name, refused := word[1], list[1] == "!("
			if name == "appendonly" {
				continue // Its rule is about the value.
			}
			seen++
			if resources.Reserved(name) != refused {
				t.Errorf("admission refuses %s: %v; Reserved: %v", name, refused, !refused)
			}
		}
	}
	if want := resources.ReservedCount; seen != want {
		t.Errorf("admission names %d directives, resources %d", seen, want)
	}
}
