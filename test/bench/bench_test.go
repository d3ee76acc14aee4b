// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// line is one of the audit log, shortened.
const line = `{"kind":"Event","stage":"ResponseComplete","verb":"patch","userAgent":"valkey-operator/v1","objectRef":{"resource":"pods","namespace":"a","name":"p"},"requestReceivedTimestamp":"2026-01-02T03:04:05.678901Z"}`

func TestAuditLog(t *testing.T) {
	t.Parallel()
	old := []string{"of before the mark", line}
	lines := []string{
		line,
		strings.Replace(line, `"a"`, `"b"`, 1), // another namespace
		strings.Replace(line, "valkey-operator/", "kubectl/", 1),                       // another client
		strings.Replace(line, "03:04:05", "03:05:05", 1),                               // too late
		strings.Replace(line, `"pods","namespace":"a"`, `"leases","namespace":"c"`, 1), // the lease
		strings.Replace(strings.Replace(line, `,"namespace":"a"`, "", 1), "patch", "watch", 1),
		strings.NewReplacer(`,"namespace":"a"`, "", "patch", "watch", "ResponseComplete", "ResponseStarted").Replace(line),
	}
	file := filepath.Join(t.TempDir(), "audit.log")
	before := strings.Join(old, "\n") + "\n"
	if err := os.WriteFile(file, []byte(before+strings.Join(lines, "\n")+"\n"+line[:40]), 0o600); err != nil {
		t.Fatal(err)
	}
	a := auditLog{file: file, namespace: "a"}
	at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	requests, err := a.since(int64(len(before)), at, at.Add(time.Second))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range requests {
		got = append(got, r.kind())
	}
	if diff := cmp.Diff([]string{"patch", "lease", "watch"}, got); diff != "" {
		t.Errorf("requests (-want +got):\n%s", diff)
	}
	if _, err := a.since(1<<20, at, at); err == nil {
		t.Error("a rotated log was not noticed")
	}
}

func FuzzParseRequest(f *testing.F) {
	f.Add([]byte(line))
	f.Fuzz(func(t *testing.T, data []byte) {
		if r, ok := parseRequest(data); ok && !strings.HasPrefix(r.UserAgent, operatorAgent) {
			t.Errorf("counted %+v", r)
		}
	})
}

const (
	stats = "# Commandstats\r\ncmdstat_cluster|nodes:calls=7,usec=70,usec_per_call=10.00,rejected_calls=0,failed_calls=0\r\n" +
		"cmdstat_info:calls=3,usec=5,usec_per_call=1.67,rejected_calls=0,failed_calls=0\r\n"
	clients = "id=5 addr=127.0.0.1:1 name=a flags=N user=_agent resp=3 tot-cmds=9\n" +
		"id=6 addr=10.0.0.1:6379 name= flags=M user= resp=2 tot-cmds=4\nid=7 user=_agent tot-cmds=1\nid=8\n\n"
)

func TestServed(t *testing.T) {
	t.Parallel()
	var now served
	now.commands = parseCommandStats(stats)
	now.clients, now.users = parseClients(clients)
	before := served{commands: map[string]int64{"info": 3, "cluster|nodes": 2}, clients: map[string]int64{"5": 8}}
	byCommand, byUser := now.minus(before)
	if diff := cmp.Diff(map[string]int64{"cluster|nodes": 5}, byCommand); diff != "" {
		t.Errorf("by command (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(map[string]int64{"_agent": 2, "(primary)": 4}, byUser); diff != "" {
		t.Errorf("by user (-want +got):\n%s", diff)
	}
}

func FuzzServed(f *testing.F) {
	f.Add(stats, clients)
	f.Fuzz(func(t *testing.T, stats, clients string) {
		calls := parseCommandStats(stats)
		for name := range calls {
			if !strings.Contains(stats, "cmdstat_"+name) {
				t.Errorf("%q is not in the text", name)
			}
		}
		commands, users := parseClients(clients)
		if len(commands) != len(users) {
			t.Errorf("%d connections, %d users", len(commands), len(users))
		}
	})
}

func TestCgroupOf(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		text, path string
		v2         bool
	}{
		"version 2":    {"0::/kubepods/pod1/c1\n", "/kubepods/pod1/c1", true},
		"version 1":    {"3:cpuset:/x\n2:cpu,cpuacct:/kubepods/pod1/c1\n0::/y\n", "/kubepods/pod1/c1", false},
		"apart":        {"2:cpuacct:/a/b\n1:cpu:/c/d\n", "/a/b", false},
		"named only":   {"1:name=systemd:/a\n", "", true},
		"broken lines": {"\n:\n2:cpuacct\n", "", true},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if path, v2 := cgroupOf(tt.text); path != tt.path || v2 != tt.v2 {
				t.Errorf("%q, %v; want %q, %v", path, v2, tt.path, tt.v2)
			}
		})
	}
}

func FuzzCgroupOf(f *testing.F) {
	f.Add("2:cpu,cpuacct:/a\n0::/b\n")
	f.Fuzz(func(t *testing.T, text string) {
		if path, _ := cgroupOf(text); !strings.Contains(text, path) {
			t.Errorf("%q is not in the text", path)
		}
	})
}

func TestOptions(t *testing.T) {
	t.Parallel()
	o, err := parseOptions([]string{"-only", "idle", "-shapes", "1x0,12x2", "-operator-pid", "7,8", "-n", "1"})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"1x0", "12x2"}, []string{o.shapes[0].String(), o.shapes[1].String()}); diff != "" {
		t.Errorf("shapes (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]int{7, 8}, o.operator); diff != "" || o.shapes[1].pods() != 36 {
		t.Errorf("%+v", o)
	}
	for _, args := range [][]string{{"-only", "x"}, {"-shapes", "3"}, {"-shapes", "0x1"}, {"-shapes", "1x-1"}, {"-n", "0"}, {"-operator-pid", "a"}} {
		if _, err := parseOptions(args); err == nil {
			t.Errorf("%v was taken", args)
		}
	}
}

func TestFigures(t *testing.T) {
	t.Parallel()
	var r results
	s := shape{3, 1}
	for _, sample := range []float64{3, 1, 2.5} {
		r.add("ready", s, "time", "s", sample)
	}
	r.add("idle", s, "commands by _agent", "a minute", 4)
	r.level("idle", s, "commands", 4)
	var b strings.Builder
	if err := r.print(&b); err != nil {
		t.Fatal(err)
	}
	got := []float64{r.figures[0].Median, r.figures[0].Min, r.figures[0].Max, r.figures[1].Median, r.figures[1].Max}
	if diff := cmp.Diff([]float64{2.5, 1, 3, 0, 4}, got); diff != "" {
		t.Errorf("figures (-want +got):\n%s\n%s", diff, b.String())
	}
}
