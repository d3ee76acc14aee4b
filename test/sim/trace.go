// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"slices"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// Trace begins to record what happens and what is planned, for people to read.
func (w *World) Trace(about string) {
	w.tracing = true
	w.trace = append(w.trace, "# "+about)
}

// Traced is what was recorded.
func (w *World) Traced() string { return strings.Join(w.trace, "\n") + "\n" }

// record adds a plan that differs from the one before it.
func (w *World) record(p *plan.Plan) {
	if !w.tracing {
		return
	}
	var lines []string
	for _, a := range p.Actions {
		lines = append(lines, "            "+a.String())
	}
	for _, x := range p.Waits {
		lines = append(lines, fmt.Sprintf("            wait %s: %s", x.Reason, x.Message))
	}
	head := fmt.Sprintf("%s %s: %s", p.Status.State, strings.Join(p.Trace, " "), p.Status.Message)
	if p.Settled {
		head = fmt.Sprintf("%s, settled: %s", p.Status.State, p.Status.Message)
	}
	entry := append([]string{head}, lines...)
	if slices.Equal(entry, w.traced) {
		return
	}
	w.traced = entry
	w.trace = append(w.trace, fmt.Sprintf("%8.2fs %s", w.now.Seconds(), head))
	w.trace = append(w.trace, lines...)
}
