// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// ownedDirectives are those that the operator sets or that would take the server
// out of its hands, with the words that a user needs to go on.
var ownedDirectives = map[string]string{
	"bind": "sets it itself", "port": "sets it itself", "protected-mode": "sets it itself",
	"unixsocket": "sets it itself", "unixsocketperm": "sets it itself", "dir": "sets it itself",
	"dbfilename": "sets it itself", "appenddirname": "sets it itself", "appendfilename": "sets it itself",
	"daemonize": "sets it itself", "supervised": "sets it itself", "pidfile": "sets it itself",
	"logfile": "sets it itself", "syslog-enabled": "sets it itself", "syslog-ident": "sets it itself",
	"syslog-facility": "sets it itself", "rename-command": "sets it itself", "include": "sets it itself",
	"loadmodule": "sets it itself", "rdma-bind": "sets it itself", "rdma-port": "sets it itself",
	"replicaof": "sets it itself", "slaveof": "sets it itself",
	"replica-announce-ip": "sets it itself", "slave-announce-ip": "sets it itself",
	"replica-announce-port": "sets it itself", "slave-announce-port": "sets it itself",
	"primaryauth": "sets it itself", "primaryuser": "sets it itself",
	"shutdown-on-sigterm": "sets it itself", "shutdown-on-sigint": "sets it itself",
	"enable-debug-command": "sets it itself", "enable-module-command": "sets it itself",
	"enable-protected-configs": "sets it itself", "import-mode": "sets it itself",

	"cluster-enabled": "cluster-*", "cluster-config-file": "cluster-*", "cluster-port": "cluster-*",
	"cluster-node-timeout": "spec.nodeTimeoutMilliseconds",
	"cluster-announce-ip":  "cluster-*", "cluster-announce-port": "cluster-*",
	"cluster-announce-bus-port": "cluster-*", "cluster-announce-tls-port": "cluster-*",
	"cluster-announce-hostname": "cluster-*", "cluster-announce-human-nodename": "cluster-*",
	"cluster-announce-client-ipv4": "cluster-*", "cluster-announce-client-ipv6": "cluster-*",
	"cluster-allow-replica-migration": "cluster-*", "cluster-migration-barrier": "cluster-*",
	"cluster-require-full-coverage": "cluster-*", "cluster-replica-no-failover": "cluster-*",
	"cluster-replica-validity-factor": "cluster-*", "cluster-slave-validity-factor": "cluster-*",
	"cluster-allow-reads-when-down": "cluster-*", "cluster-allow-pubsubshard-when-down": "cluster-*",
	"cluster-preferred-endpoint-type": "cluster-*", "cluster-databases": "cluster-*",
	"cluster-of-tomorrow": "cluster-*",

	"tls-port": "TLS is not supported", "tls-cert-file": "TLS is not supported", "tls-key-file": "TLS is not supported",
	"tls-key-file-pass": "TLS is not supported", "tls-ca-cert-file": "TLS is not supported",
	"tls-ca-cert-dir": "TLS is not supported", "tls-auth-clients": "TLS is not supported",
	"tls-replication": "TLS is not supported", "tls-cluster": "TLS is not supported",
	"tls-protocols": "TLS is not supported", "tls-of-tomorrow": "TLS is not supported",

	"aclfile": "spec.users", "acl-pubsub-default": "spec.users", "user": "spec.users",
	"requirepass": "spec.users", "masterauth": "spec.users", "masteruser": "spec.users",
}

// TestOwnedDirectives shows row 16 for every owned directive in every case.
func TestOwnedDirectives(t *testing.T) {
	t.Parallel()
	for directive, words := range ownedDirectives {
		t.Run(directive, func(t *testing.T) {
			t.Parallel()
			if !resources.Reserved(directive) {
				t.Errorf("the configuration would take it, were it admitted")
			}
			for _, value := range []string{`"x"`, `""`, `1`} {
				_, err := create(t, "owned", config(directive, value))
				refused(t, err, "spec.config", words)
			}
			for _, other := range []string{strings.ToUpper(directive), mixed(directive), strings.ToUpper(directive[:1]) + directive[1:]} {
				_, err := create(t, "owned", config(other, `"x"`))
				refused(t, err, "spec.config", "lower case")
			}
			_, err := create(t, "owned", fmt.Sprintf(`{"shards":1,"config":{"hz":"10","maxmemory-policy":"noeviction",%q:"x"}}`, directive))
			refused(t, err, "spec.config", words)
		})
	}
}

// TestKeys shows that a key is a directive's name and nothing else: no second
// line, comment or argument.
func TestKeys(t *testing.T) {
	t.Parallel()
	for _, key := range []string{
		"", " ", "hz ", " hz", "hz 10\nport", "hz\nport", "hz\n", "hz\x00", "#hz", "hz#", "port\t", "p\"ort", "'port'", "pört",
		"Maxmemory", "MAXMEMORY", "1hz", "-hz", "a_b", "a.b", strings.Repeat("a", 65),
	} {
		t.Run(fmt.Sprintf("%q", key), func(t *testing.T) {
			t.Parallel()
			_, err := create(t, "key", config(key, `"10"`))
			refused(t, err, "spec.config", "lower case", "64 characters or fewer")
		})
	}
}

// TestValues shows row 19: no value can end its line.
func TestValues(t *testing.T) {
	t.Parallel()
	for _, value := range []string{
		"noeviction\nrename-command CONFIG \"\"", "\n", "a\n", "\na", "a\rb", "a\x00b", "\x00", "a\x7f", "\x7f", "a\tb", "\x1b[0m", "a\x1f", "é\n",
	} {
		t.Run(fmt.Sprintf("%q", value), func(t *testing.T) {
			t.Parallel()
			_, err := create(t, "value", config("maxmemory-policy", quoted(t, value)))
			refused(t, err, "spec.config[maxmemory-policy]", "config values must not hold control characters")
		})
	}
	tests := map[string]struct{ value, words string }{
		"1001 characters": {quoted(t, strings.Repeat("a", 1001)), "1000"},
		"true":            {`true`, "integer,string"},
		"fraction":        {`1.5`, "integer,string"},
		"list":            {`["a"]`, "spec.config.hz"},
		"object":          {`{}`, "spec.config.hz"},
		"beyond 64 bits":  {`9223372036854775808`, "integer,string"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, err := create(t, "value", config("hz", tt.value))
			refused(t, err, "spec.config.hz", tt.words)
		})
	}
}

// TestTakenConfig shows row 18: values with spaces, quotes and nothing in them
// are taken, numbers as numbers or text, and arrive as they went.
func TestTakenConfig(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ directive, value, want string }{
		"nothing":              {"save", `""`, ""},
		"words":                {"save", `"900 1 300 10"`, "900 1 300 10"},
		"no events":            {"notify-keyspace-events", `""`, ""},
		"three words":          {"client-output-buffer-limit", `"replica 256mb 64mb 60"`, "replica 256mb 64mb 60"},
		"quotes":               {"proc-title-template", `"{title} \"x\""`, `{title} "x"`},
		"apostrophe":           {"proc-title-template", `"it's"`, "it's"},
		"backslash":            {"proc-title-template", `"a\\nb"`, `a\nb`},
		"comment":              {"proc-title-template", `"#"`, "#"},
		"more than ASCII":      {"proc-title-template", `"é世"`, "é世"},
		"number":               {"hz", `18`, "18"},
		"number as text":       {"hz", `"18"`, "18"},
		"zero":                 {"timeout", `0`, "0"},
		"below zero":           {"repl-backlog-ttl", `-1`, "-1"},
		"the largest":          {"maxmemory", `9223372036854775807`, "9223372036854775807"},
		"the smallest":         {"maxmemory", `-9223372036854775808`, "-9223372036854775808"},
		"1000 characters":      {"save", quoted(t, strings.Repeat("é", 1000)), strings.Repeat("é", 1000)},
		"one of the cluster's": {"cluster-link-sendbuf-limit", `0`, "0"},
		"yes in quotes":        {"appendonly", `"yes"`, "yes"},
		"name of 64":           {strings.Repeat("a", 64), `""`, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, err := create(t, "taken", config(tt.directive, tt.value))
			c := typed(t, o, err)
			if got, ok := c.Spec.Config[tt.directive]; !ok || string(got) != tt.want {
				t.Errorf("%s is %q, want %q", tt.directive, got, tt.want)
			}
			if resources.Reserved(tt.directive) {
				t.Error("the configuration would leave it out")
			}
		})
	}
	o, err := create(t, "taken", `{"shards":1,"config":`+manyDirectives(128)+`}`)
	typed(t, o, err)
}

func config(directive, value string) string {
	key, err := json.Marshal(directive)
	if err != nil {
		panic(err) // text always marshals
	}
	return fmt.Sprintf(`{"shards":1,"config":{%s:%s}}`, key, value)
}

func quoted(t *testing.T, value string) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func manyDirectives(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `,"directive-%d":%d`, i, i)
	}
	return "{" + strings.TrimPrefix(b.String(), ",") + "}"
}

// mixed writes every other letter large.
func mixed(s string) string {
	b := []byte(s)
	for i := 1; i < len(b); i += 2 {
		b[i] = strings.ToUpper(s)[i]
	}
	return string(b)
}
