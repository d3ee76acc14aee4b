// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

func TestParseMetrics(t *testing.T) {
	t.Parallel()
	now := time.Unix(1_000_100, 0)
	const text = `# HELP go_goroutines Number of goroutines
go_goroutines 120
process_open_fds 21
process_resident_memory_bytes 5.24288e+07
process_start_time_seconds 1.00004e+06
workqueue_depth{name="cluster"} 0
`
	got, err := parseMetrics(strings.NewReader(text), now)
	if want := (sample{age: time.Minute, resident: 50, goroutines: 120, descriptors: 21}); err != nil || got != want {
		t.Errorf("got %+v, %v, want %+v", got, err, want)
	}
	if _, err := parseMetrics(strings.NewReader("go_goroutines 120\n"), now); err == nil {
		t.Error("figures that are not there are taken for 0")
	}
}

// TestFlat is about row 159: what comes and goes is no leak, what grows is one.
func TestFlat(t *testing.T) {
	t.Parallel()
	start := usage{operators: []sample{{resident: 40, goroutines: 100, descriptors: 20}, {resident: 60, goroutines: 300, descriptors: 60}}, clients: 12}
	for name, c := range map[string]struct {
		end usage
		ok  bool
	}{
		"the same":        {start, true},
		"the roles swap":  {usage{operators: []sample{start.operators[1], start.operators[0]}, clients: 14}, true},
		"memory grows":    {usage{operators: []sample{{resident: 160, goroutines: 300, descriptors: 60}}}, false},
		"goroutines grow": {usage{operators: []sample{{resident: 60, goroutines: 600, descriptors: 60}}}, false},
		"files grow":      {usage{operators: []sample{{resident: 60, goroutines: 300, descriptors: 160}}}, false},
		"clients pile up": {usage{operators: start.operators, clients: 60}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if err := flat(start, c.end); (err == nil) != c.ok {
				t.Errorf("got %v", err)
			}
		})
	}
}

func TestTable(t *testing.T) {
	t.Parallel()
	round := func(first, then string, gap, ready time.Duration) *outcome {
		a, errA := kindOf(first)
		b, errB := kindOf(then)
		if errA != nil || errB != nil {
			t.Fatal(errA, errB)
		}
		return &outcome{plan: plan{first: step{kind: a}, then: step{kind: b}}, gap: gap, ready: []time.Duration{0, ready}}
	}
	r := results{outcomes: []*outcome{
		round("delete", "delete", time.Second, 2*time.Second),
		round("delete", "freeze", 3*time.Second, 9*time.Second),
		round("freeze", "delete", 2*time.Second, 4*time.Second),
	}}
	var out bytes.Buffer
	if err := r.print(&out); err != nil {
		t.Fatal(err)
	}
	const want = `FAULT   ROUNDS  GAP MEDIAN  GAP MAX  READY MEDIAN  READY MAX
delete  3       2.0 s       3.0 s    4.0 s         9.0 s
freeze  2       3.0 s       3.0 s    9.0 s         9.0 s
`
	if got := out.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestParseOptions(t *testing.T) {
	t.Parallel()
	for args, ok := range map[string]bool{
		"-duration 30m": true, "-rounds 1 -seed 7": true, "-rounds 1 -profile total": true, "-rounds 1 -only delete,freeze": true,
		"": false, "-duration 2h": false, "-rounds 1 -only nothing": false, "-rounds 1 -profile mild": false, "-rounds 1 x": false,
	} {
		if o, err := parseOptions(strings.Fields(args)); (err == nil) != ok || ok && o.seed == 0 {
			t.Errorf("%q: seed %d, %v", args, o.seed, err)
		}
	}
}

func TestKilledByUs(t *testing.T) {
	t.Parallel()
	const restarted = "invariant 7: valkey-operator-1 was restarted 2 times: "
	for finding, want := range map[string]bool{
		restarted + "Error, exit code 137: ":           true,
		restarted + "Unknown, exit code 255: ":         true,
		restarted + "OOMKilled, exit code 137: ":       false,
		restarted + "Error, exit code 2: panic":        false,
		restarted + "Completed, exit code 0: ":         false,
		"invariant 7: the cluster is not called Ready": false,
	} {
		if got := killedByUs(finding); got != want {
			t.Errorf("%q: %t", finding, got)
		}
	}
}
