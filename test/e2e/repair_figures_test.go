// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"fmt"
	"io"
	"os"
	"sync"
	"text/tabwriter"
	"time"
)

// figure is what one fault cost one cluster.
type figure struct {
	fault, cluster string
	promise
	gap, ready, quiet  time.Duration
	acknowledged, lost int64
}

// figureList are the figures of this run.
type figureList struct {
	mu   sync.Mutex
	list []figure
}

var figures figureList

func (f *figureList) add(fig figure) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.list = append(f.list, fig)
}

// write prints the figures as a table, each with what is promised, to the file
// that E2E_FIGURES names.
func (f *figureList) write() error {
	path := os.Getenv("E2E_FIGURES")
	if path == "" || len(f.list) == 0 {
		return nil
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := f.print(file); err != nil {
		return err
	}
	return file.Close()
}

func (f *figureList) print(to io.Writer) error {
	table := tabwriter.NewWriter(to, 0, 0, 2, ' ', 0)
	line := func(cells ...any) {
		for _, cell := range cells {
			_, _ = fmt.Fprintf(table, "%v\t", cell) // An error stays until Flush.
		}
		_, _ = fmt.Fprintln(table)
	}
	line("fault", "cluster", "gap", "promised", "whole after", "promised", "acknowledged", "lost", "")
	for _, x := range f.list {
		kept := "kept"
		p := x.promise
		if p.gap > 0 && x.gap > p.gap || p.ready > 0 && x.ready > p.ready || p.lost > 0 && x.lost > p.lost {
			kept = "EXCEEDED"
		}
		line(x.fault, x.cluster, orNone(x.gap.Round(time.Millisecond)), orNone(p.gap),
			orNone(x.ready.Round(100*time.Millisecond)), orNone(p.ready), x.acknowledged, x.lost, kept)
	}
	return table.Flush()
}

func orNone(d time.Duration) string {
	if d == 0 {
		return "-"
	}
	return d.String()
}
