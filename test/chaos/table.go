// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// outcome is what came of a round.
type outcome struct {
	plan    plan
	strikes []*strike
	// ready is the time from the end of the last fault until each cluster was
	// whole.
	ready []time.Duration
	// gap is the longest of any shard, and gapOf the shard's cluster.
	gap           time.Duration
	gapOf         string
	acked, failed int64
	excused, lost int
}

// slowest is the time until the last cluster was whole.
func (o *outcome) slowest() time.Duration {
	if len(o.ready) == 0 {
		return 0
	}
	return slices.Max(o.ready)
}

// String is the outcome in one line.
func (o *outcome) String() string {
	then := o.plan.then.String()
	if len(o.strikes) > 1 && o.strikes[1].missed != "" {
		then += " [missed: " + o.strikes[1].missed + "]"
	}
	return fmt.Sprintf("seed %d: %s, after %s %s: gap %s (%s), Ready after %s, %d acknowledged, %d lost, %d excused",
		o.plan.seed, o.plan.first, o.plan.gap, then, o.gap.Round(10*time.Millisecond), o.gapOf, o.slowest().Round(100*time.Millisecond),
		o.acked, o.lost, o.excused)
}

// results are the outcomes of a run.
type results struct{ outcomes []*outcome }

// print prints a table of all faults: how often each was played, and the longest
// gap and the time to Ready of its rounds.
func (r *results) print(w io.Writer) error {
	gaps, readies := map[string][]time.Duration{}, map[string][]time.Duration{}
	var names []string
	for _, o := range r.outcomes {
		for _, name := range slices.Compact([]string{o.plan.first.kind.name, o.plan.then.kind.name}) {
			if gaps[name] == nil {
				names = append(names, name)
			}
			gaps[name], readies[name] = append(gaps[name], o.gap), append(readies[name], o.slowest())
		}
	}
	slices.Sort(names)
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	_, _ = fmt.Fprintln(table, strings.Join([]string{"FAULT", "ROUNDS", "GAP MEDIAN", "GAP MAX", "READY MEDIAN", "READY MAX"}, "\t"))
	for _, name := range names {
		_, _ = fmt.Fprintf(table, "%s\t%d\t%s\t%s\t%s\t%s\n", name, len(gaps[name]),
			seconds(median(gaps[name])), seconds(slices.Max(gaps[name])), seconds(median(readies[name])), seconds(slices.Max(readies[name])))
	}
	return table.Flush()
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.1f s", d.Seconds()) }

func median(all []time.Duration) time.Duration {
	sorted := slices.Sorted(slices.Values(all))
	return sorted[len(sorted)/2]
}
