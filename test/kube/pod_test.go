// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"strings"
	"testing"
)

func TestParseProcessStatus(t *testing.T) {
	t.Parallel()
	got, ok := parseProcessStatus(strings.NewReader("Name:\tvalkey-server\nUmask:\t0022\nPid:\t4711\nPPid:\t4700\nNSpid:\t4711\t30\t7\nGroups:\t \n"))
	if want := (process{pid: 4711, parent: 4700, inside: 7, program: "valkey-server"}); !ok || got != want {
		t.Errorf("parseProcessStatus = %+v, %t; want %+v", got, ok, want)
	}
	for _, text := range []string{"", "Name:\tx\n", "NSpid:\tx\n", "PPid:\t1x\nNSpid:\t1\n"} {
		if p, ok := parseProcessStatus(strings.NewReader(text)); ok {
			t.Errorf("parseProcessStatus(%q) = %+v, want none", text, p)
		}
	}
}

func FuzzParseProcessStatus(f *testing.F) {
	f.Add("Name:\tvalkey-server\nPPid:\t4700\nNSpid:\t4711\t7\n")
	f.Add("NSpid:\t-1\n")
	f.Fuzz(func(t *testing.T, text string) {
		if p, ok := parseProcessStatus(strings.NewReader(text)); ok && p.pid <= 0 {
			t.Errorf("process %d would be signalled", p.pid)
		}
	})
}

func TestPickServer(t *testing.T) {
	t.Parallel()
	agent := process{pid: 100, parent: 50, inside: 1, program: "valkey-agent"}
	server := process{pid: 101, parent: 100, inside: 2, program: "valkey-server"}
	saver := process{pid: 102, parent: 101, inside: 3, program: "valkey-server"}
	exec := process{pid: 103, parent: 50, inside: 9, program: "valkey-server"}
	tests := map[string]struct {
		found []process
		want  int
	}{
		"server under the agent":     {[]process{exec, saver, server, agent}, 101},
		"server is process 1":        {[]process{{pid: 7, parent: 5, inside: 1, program: "valkey-server"}, {pid: 8, parent: 7, inside: 2, program: "valkey-server"}}, 7},
		"agent alone":                {[]process{agent, exec}, 100},
		"wrapped under another name": {[]process{agent, {pid: 101, parent: 100, inside: 2, program: "wrapper"}}, 101},
		"nothing":                    {nil, 0},
		"no process 1":               {[]process{server}, 0},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, ok := pickServer(test.found)
			if got.pid != test.want || ok != (test.want != 0) {
				t.Errorf("pickServer = %d, %t; want %d", got.pid, ok, test.want)
			}
		})
	}
}
