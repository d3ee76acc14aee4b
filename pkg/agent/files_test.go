// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"log/slog"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

const nodesConf = `b 10.0.0.2:6379@16379,,tls-port=0,shard-id=s1 slave,fail? a 0 1 1 connected
c 10.0.0.3:6379@16379,,tls-port=0,shard-id=s1 slave a 0 1 1 connected
a 10.0.0.1:6379@16379,host,tls-port=0,shard-id=s1 myself,master - 0 0 1 connected 0-99 [93->-d]
d 10.0.0.4:6379@16379,,tls-port=0,shard-id=s2 master - 0 1 2 connected 100-16383
vars currentEpoch 2 lastVoteEpoch 0
`

func TestDemote(t *testing.T) {
	t.Parallel()
	set := slots.Set{}
	set.AddRange(0, 99)
	got, err := demote(nodesConf, valkey.NodeEntry{ID: "b", Primary: true, ConfigEpoch: 7, Slots: set})
	if err != nil {
		t.Fatal(err)
	}
	want := `b 10.0.0.2:6379@16379,,tls-port=0,shard-id=s1 master - 0 1 7 connected 0-99
c 10.0.0.3:6379@16379,,tls-port=0,shard-id=s1 slave b 0 1 1 connected
a 10.0.0.1:6379@16379,host,tls-port=0,shard-id=s1 myself,slave b 0 0 1 connected
d 10.0.0.4:6379@16379,,tls-port=0,shard-id=s2 master - 0 1 2 connected 100-16383
vars currentEpoch 7 lastVoteEpoch 0
`
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("rewritten wrongly (-want +got):\n%s", diff)
	}
}

func TestDemoteForStranger(t *testing.T) {
	t.Parallel()
	set := slots.Set{}
	set.AddRange(0, 99)
	got, err := demote(nodesConf, valkey.NodeEntry{ID: "n", IP: "10.0.0.9", Port: 6379, BusPort: 16379, Primary: true, ConfigEpoch: 1, Slots: set, LinkConnected: true})
	if err != nil {
		t.Fatal(err)
	}
	nodes, err := valkey.ParseNodes(got)
	if err != nil {
		t.Fatal(err)
	}
	n, _ := nodes.ByID("n")
	if n.ShardID != "s1" || !n.Primary || n.Slots != set || !strings.HasSuffix(got, "vars currentEpoch 2 lastVoteEpoch 0\n") {
		t.Errorf("rewritten wrongly:\n%s", got)
	}
	if replicas := nodes.ReplicasOf("n"); len(replicas) != 3 {
		t.Errorf("the owner has %d replicas, want all three of the shard", len(replicas))
	}
}

func TestDemoteRefuses(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "a b\n", strings.ReplaceAll(nodesConf, "myself,", "")} {
		if got, err := demote(text, valkey.NodeEntry{ID: "b"}); err == nil {
			t.Errorf("demote(%q) = %q, want an error", text, got)
		}
	}
}

func TestAlignShards(t *testing.T) {
	t.Parallel()
	if got := alignShards(nodesConf); got != nodesConf {
		t.Errorf("a good file was changed to\n%s", got)
	}
	broken := strings.Replace(nodesConf, "b 10.0.0.2:6379@16379,,tls-port=0,shard-id=s1", "b 10.0.0.2:6379@16379,,tls-port=0,shard-id=s9", 1)
	if diff := cmp.Diff(nodesConf, alignShards(broken)); diff != "" {
		t.Errorf("not repaired (-want +got):\n%s", diff)
	}
	if got := alignShards("no nodes"); got != "no nodes" {
		t.Errorf("a file that cannot be parsed was changed to %q", got)
	}
}

func FuzzDemote(f *testing.F) {
	f.Add(nodesConf, "b")
	f.Add(nodesConf, "z")
	f.Fuzz(func(t *testing.T, text, id string) {
		got, err := demote(alignShards(text), valkey.NodeEntry{ID: id, IP: "10.0.0.9", Port: 1, BusPort: 2, Primary: true, Slots: slots.Full()})
		if err != nil {
			return
		}
		if strings.TrimSpace(id) != id || strings.ContainsAny(id, " \t\n\r\v\f\u0085\u00a0") || id == "" || id == "vars" {
			return
		}
		nodes, err := valkey.ParseNodes(got)
		if err != nil {
			t.Fatalf("%q became %q: %v", text, got, err)
		}
		if me, ok := nodes.Myself(); ok && me.ID != id && (me.Primary || !me.Slots.IsEmpty()) {
			t.Errorf("%q became %q, in which the server is a primary still", text, got)
		}
	})
}

// split reads one argument as the server does.
func split(t *testing.T, text string) string {
	t.Helper()
	var b strings.Builder
	text = text[1 : len(text)-1]
	for i := 0; i < len(text); i++ {
		if text[i] != '\\' {
			b.WriteByte(text[i])
			continue
		}
		if text[i+1] == 'x' {
			n, err := strconv.ParseUint(text[i+2:i+4], 16, 8)
			if err != nil {
				t.Fatal(err)
			}
			b.WriteByte(byte(n))
			i += 3
			continue
		}
		i++
		b.WriteByte(text[i])
	}
	return b.String()
}

func FuzzQuote(f *testing.F) {
	f.Add(`p "quoted" \ and #odd`)
	f.Add("two\nlines \x00 é")
	f.Fuzz(func(t *testing.T, value string) {
		quoted := quote(value)
		if strings.ContainsAny(quoted, "\n\r\x00") {
			t.Errorf("quote(%q) = %q has a line's end", value, quoted)
		}
		if got := split(t, quoted); got != value {
			t.Errorf("quote(%q) = %s, which is read as %q", value, quoted, got)
		}
	})
}

func TestRender(t *testing.T) {
	t.Parallel()
	want := `include "/etc/valkey/valkey.conf"
cluster-announce-ip "fd00::1"
cluster-port "20001"
aclfile "/run/valkey/users.acl"
masteruser "_replication"
masterauth "a\"b"
`
	if diff := cmp.Diff(want, render("/etc/valkey/valkey.conf", "fd00::1", "20001", "/run/valkey/users.acl", `a"b`)); diff != "" {
		t.Errorf("rendered wrongly (-want +got):\n%s", diff)
	}
}

// What was changed while servers ran is in the configuration of one that starts, each
// directive once: rows 64 and 65.
func TestChangedConfiguration(t *testing.T) {
	t.Parallel()
	recorded := "# comment\nmaxclients 500\nport 6379\nsave \"900 1\"\n"
	for name, tt := range map[string]struct{ live, want string }{
		"nothing has changed": {"", recorded},
		"another value, one more, and one that is not declared any more": {
			`{"maxclients":null,"save":"60 1","maxmemory":"1gb"}`,
			"# comment\nport 6379\n\"maxmemory\" \"1gb\"\n\"save\" \"60 1\"\n",
		},
		"it cannot be read": {"{", recorded},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			o := Options{Config: filepath.Join(dir, "valkey.conf"), Live: filepath.Join(dir, "live.json"), Run: dir, Log: slog.New(slog.DiscardHandler)}
			if err := os.WriteFile(o.Config, []byte(recorded), 0o600); err != nil {
				t.Fatal(err)
			}
			if tt.live != "" {
				if err := os.WriteFile(o.Live, []byte(tt.live), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			path, text, err := o.configuration()
			if err != nil {
				t.Fatal(err)
			}
			file, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff([]string{tt.want, tt.want}, []string{text, string(file)}); diff != "" {
				t.Errorf("the configuration (-want +got):\n%s", diff)
			}
		})
	}
}

// What is announced is an address, or the server does not start: row 25.
func TestAnnounced(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct{ ips, family, want string }{
		"one":                {"10.0.0.1", "", "10.0.0.1"},
		"the first of two":   {"fd00::1,10.0.0.1", "", "fd00::1"},
		"of that family":     {"fd00::1,10.0.0.1", "IPv4", "10.0.0.1"},
		"of the other":       {"10.0.0.1, fd00::1", "IPv6", "fd00::1"},
		"none of the family": {"10.0.0.1", "IPv6", ""},
		"none":               {"", "", ""},
		"a reference":        {"$(POD_IPS)", "", ""},
		"a host name":        {"pod.example", "", ""},
		"everywhere":         {"0.0.0.0", "", ""},
		"with a zone":        {"fe80::1%eth0", "", ""},
	} {
		o := Options{PodIPs: tt.ips, IPFamily: tt.family}
		got, err := o.announced()
		if tt.want == "" {
			if err == nil {
				t.Errorf("%s: %q, want an error", name, got)
			}
			continue
		}
		if got.String() != tt.want {
			t.Errorf("%s: %q (%v), want %q", name, got, err, tt.want)
		}
	}
}

func TestFindStore(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		config string
		files  []string
		want   store
	}{
		"nothing":                        {"", nil, storeNone},
		"a snapshot":                     {"", []string{"dump.rdb"}, storeSnapshot},
		"a snapshot of that name":        {"dbfilename x.rdb", []string{"x.rdb"}, storeSnapshot},
		"a snapshot of another name":     {"dbfilename x.rdb", []string{"dump.rdb"}, storeNone},
		"a log":                          {"appendonly yes", []string{"appendonlydir/appendonly.aof.1.base.rdb"}, storeLog},
		"a log of old":                   {"appendonly yes", []string{"appendonly.aof"}, storeLog},
		"a log elsewhere":                {"appendonly yes\nappenddirname \"log\"", []string{"log/x"}, storeLog},
		"a log that is off":              {"appendonly yes\nAppendOnly no", []string{"appendonlydir/x"}, storeNone},
		"a snapshot that is not loaded":  {"appendonly yes", []string{"dump.rdb"}, storeNone},
		"a snapshot that was copied":     {"save \"\"", []string{"dump.rdb"}, storeNone},
		"a snapshot of every minute":     {"save 60 1", []string{"dump.rdb"}, storeSnapshot},
		"a log that is off, and another": {"", []string{"appendonlydir/x", "dump.rdb"}, storeSnapshot},
	} {
		dir := t.TempDir()
		for _, file := range tt.files {
			path := filepath.Join(dir, file)
			if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte("x"), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if got := findStore(dir, directives(tt.config)); got != tt.want {
			t.Errorf("%s: %s, want %s", name, got, tt.want)
		}
	}
}

func TestNote(t *testing.T) {
	t.Parallel()
	o := Options{Run: t.TempDir()}
	if got := o.readNote(); got != (note{}) {
		t.Errorf("a note out of nothing: %+v", got)
	}
	for _, role := range []valkey.Role{valkey.RolePrimary, valkey.RoleReplica} {
		want := note{"h", 7}
		if err := o.writeNote(noteOf(valkey.Info{Role: role, ReplID: "h", Offset: 7})); err != nil {
			t.Fatal(err)
		}
		if got := o.readNote(); got != want {
			t.Errorf("read %+v, want %+v", got, want)
		}
	}
	for _, i := range []valkey.Info{{ReplID: "h", Offset: 1}, {ReplID: "h", Offset: 7, SyncInProgress: true}} {
		if err := o.writeNote(noteOf(i)); err != nil {
			t.Fatal(err)
		}
		if got := o.readNote(); got != (note{}) {
			t.Errorf("a server without a history has a note: %+v", got)
		}
	}
}

func TestMates(t *testing.T) {
	t.Parallel()
	// c became the primary a moment ago: nobody else is known to have heard.
	promoted := strings.NewReplacer("myself,master - 0 0 1 connected 0-99 [93->-d]", "master - 0 0 1 connected",
		"slave a 0 1 1 connected\na", "myself,master - 0 0 3 connected 0-99\na").Replace(nodesConf)
	for name, tt := range map[string]struct{ text, want string }{
		"its replicas":              {nodesConf, "b c"},
		"the shard before":          {promoted, "b a"},
		"a replica without a shard": {strings.Replace(nodesConf, ",,tls-port=0,shard-id=s1 slave,fail?", " slave,fail?", 1), "b c"},
		"none":                      {"a 10.0.0.1:6379@16379,,shard-id=s1 myself,master - 0 0 1 connected 0-99\n", ""},
		"nothing":                   {"", ""},
	} {
		nodes, err := valkey.ParseNodes(tt.text)
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, e := range mates(nodes) {
			ids = append(ids, e.ID)
		}
		if got := strings.Join(ids, " "); got != tt.want {
			t.Errorf("%s: %q, want %q, in\n%s", name, got, tt.want, tt.text)
		}
	}
}

func TestInstall(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for range 2 {
		if err := Install(dir); err != nil {
			t.Fatal(err)
		}
	}
	info, err := os.Stat(filepath.Join(dir, "valkey-agent"))
	if err != nil || info.Mode().Perm() != 0o555 || info.Size() == 0 {
		t.Errorf("installed %v, %v; want an executable", info, err)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 1 {
		t.Errorf("the folder has %d entries (%v), want one", len(entries), err)
	}
}

func TestWithoutUser(t *testing.T) {
	t.Parallel()
	const users = "user default off\nuser _replication on #aa +psync\nuser _replication2 on\n\n# user _replication\n"
	want := strings.Replace(users, "user _replication on #aa +psync\n", "", 1)
	if got := string(withoutUser([]byte(users), userReplication)); got != want {
		t.Errorf("withoutUser() = %q, want %q", got, want)
	}
}
