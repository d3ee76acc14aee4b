// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// figure is one row: something that was measured several times.
type figure struct {
	Part    string    `json:"part"`
	Shape   string    `json:"shape"`
	Name    string    `json:"name"`
	Unit    string    `json:"unit"`
	Samples []float64 `json:"samples"`
	Median  float64   `json:"median"`
	Min     float64   `json:"min"`
	Max     float64   `json:"max"`
}

// results are the figures in the order in which they came first.
type results struct {
	figures []*figure
	notes   []string
	traces  []traced
}

// traced is the way of one cluster to Ready.
type traced struct {
	Shape string  `json:"shape"`
	Steps []moved `json:"steps"`
}

// moved is when the first and the last of the servers came to a point.
type moved struct {
	Step  string  `json:"step"`
	First float64 `json:"firstSeconds"`
	Last  float64 `json:"lastSeconds"`
	Count int     `json:"count"`
}

func (r *results) note(format string, args ...any) {
	r.notes = append(r.notes, fmt.Sprintf(format, args...))
}

// add adds a sample.
func (r *results) add(part string, s shape, name, unit string, sample float64) {
	i := slices.IndexFunc(r.figures, func(f *figure) bool {
		return f.Part == part && f.Shape == s.String() && f.Name == name
	})
	if i < 0 {
		i = len(r.figures)
		r.figures = append(r.figures, &figure{Part: part, Shape: s.String(), Name: name, Unit: unit})
	}
	r.figures[i].Samples = append(r.figures[i].Samples, sample)
}

// level makes all figures of a part and shape have as many samples: what did not
// happen at one time, such as a kind of request, happened zero times then.
func (r *results) level(part string, s shape, prefix string, samples int) {
	for _, f := range r.figures {
		for f.Part == part && f.Shape == s.String() && strings.HasPrefix(f.Name, prefix) && len(f.Samples) < samples {
			f.Samples = append(f.Samples, 0)
		}
	}
}

func (f *figure) summarize() {
	sorted := slices.Sorted(slices.Values(f.Samples))
	n := len(sorted)
	f.Min, f.Max = sorted[0], sorted[n-1]
	f.Median = (sorted[(n-1)/2] + sorted[n/2]) / 2
}

func (r *results) printJSON(w io.Writer) error {
	for _, f := range r.figures {
		f.summarize()
	}
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", "  ")
	return encoder.Encode(map[string]any{"figures": r.figures, "traces": r.traces, "notes": r.notes})
}

// print writes the table: a row for each figure, under its part and shape.
func (r *results) print(w io.Writer) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	heading := ""
	for _, f := range r.figures {
		f.summarize()
		if h := f.Part + " " + f.Shape; h != heading {
			heading = h
			fmt.Fprintf(table, "\n%s\nMEDIAN\tMIN\tMAX\tN\t  UNIT\t\n", strings.ToUpper(h))
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%d\t  %s\t  %s\n", number(f.Median), number(f.Min), number(f.Max), len(f.Samples), f.Unit, f.Name)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	for _, trace := range r.traces {
		fmt.Fprintf(w, "\nTHE WAY TO READY OF ONE %s, seconds after apply\n", trace.Shape)
		table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
		fmt.Fprintln(table, "FIRST\tLAST\tSTEP LAST\tN\t")
		before := 0.0
		for _, m := range trace.Steps {
			fmt.Fprintf(table, "%.2f\t%.2f\t+%.2f\t%d\t  %s\n", m.First, m.Last, max(0, m.Last-before), m.Count, m.Step)
			before = max(before, m.Last)
		}
		if err := table.Flush(); err != nil {
			return err
		}
	}
	for _, note := range r.notes {
		fmt.Fprintf(w, "\nNote: %s.", note)
	}
	_, err := fmt.Fprintln(w)
	return err
}

func number(x float64) string {
	switch {
	case x == float64(int64(x)):
		return fmt.Sprintf("%d", int64(x))
	case x >= 100:
		return fmt.Sprintf("%.0f", x)
	case x >= 10:
		return fmt.Sprintf("%.1f", x)
	}
	return fmt.Sprintf("%.2f", x)
}

// traceOf orders the moments by when the last server came to them.
func traceOf(s shape, from time.Time, moments map[string]map[string]time.Time) traced {
	t := traced{Shape: s.String()}
	for step, at := range moments {
		var seconds []float64
		for _, moment := range at {
			seconds = append(seconds, moment.Sub(from).Seconds())
		}
		t.Steps = append(t.Steps, moved{step, slices.Min(seconds), slices.Max(seconds), len(seconds)})
	}
	slices.SortFunc(t.Steps, func(a, b moved) int { return cmp.Or(cmp.Compare(a.Last, b.Last), cmp.Compare(a.Step, b.Step)) })
	return t
}
