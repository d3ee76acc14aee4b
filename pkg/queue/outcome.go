// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package queue

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
)

// outcome is how a sync ended, and the value of the metrics' label.
type outcome string

// The outcomes, from the mildest to the gravest: of several errors joined in
// one, the gravest decides, so that a quiet one never hides a loud one.
const (
	succeeded   outcome = "success"
	stopped     outcome = "stopped"
	terminating outcome = "terminating"
	conflicted  outcome = "conflict"
	terminal    outcome = "terminal"
	timedOut    outcome = "timeout"
	failed      outcome = "error"
	panicked    outcome = "panic"
)

func (o outcome) gravity() int {
	switch o {
	case succeeded:
		return 0
	case stopped:
		return 1
	case terminating:
		return 2
	case terminal:
		return 3
	case conflicted:
		return 4
	case timedOut:
		return 5
	case failed:
		return 6
	case panicked:
		return 7
	}
	return 6
}

type terminalError struct{ err error }

func (e *terminalError) Error() string { return e.err.Error() }
func (e *terminalError) Unwrap() error { return e.err }

// Terminal marks an error that trying again cannot mend: the key is left alone
// until its object changes. Terminal(nil) is nil.
func Terminal(err error) error {
	if err == nil {
		return nil
	}
	return &terminalError{err: err}
}

type panicError struct {
	value any
	stack string
}

func newPanicError(value any) *panicError {
	return &panicError{value: value, stack: string(debug.Stack())}
}

func (e *panicError) Error() string { return fmt.Sprintf("panic: %v", e.value) }

// classify tells how a sync with this error ended. ctx is the context of the
// sync without its deadline: when that one is done, the process is stopping,
// and an error of the context says nothing about the object.
func classify(ctx context.Context, err error) outcome {
	if err == nil {
		return succeeded
	}
	worst := succeeded
	for _, e := range leaves(err) {
		if o := classifyOne(ctx, e); o.gravity() > worst.gravity() {
			worst = o
		}
	}
	return worst
}

func classifyOne(ctx context.Context, err error) outcome {
	if _, ok := errors.AsType[*panicError](err); ok {
		return panicked
	}
	if _, ok := errors.AsType[*terminalError](err); ok {
		return terminal
	}
	switch {
	case ctx.Err() != nil && (errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded)):
		return stopped
	case apierrors.HasStatusCause(err, corev1.NamespaceTerminatingCause):
		return terminating
	case apierrors.IsConflict(err):
		return conflicted
	case errors.Is(err, context.DeadlineExceeded), apierrors.IsTimeout(err):
		return timedOut
	}
	return failed
}

// leaves are the errors joined in err, each with what wraps it kept, as far as
// there is only one below: a Terminal around a join marks all of them.
func leaves(err error) []error {
	if _, ok := err.(*terminalError); ok { //nolint:errorlint // the walk itself unwraps
		return []error{err}
	}
	var joined []error
	switch e := err.(type) { //nolint:errorlint // the walk itself unwraps
	case interface{ Unwrap() []error }:
		joined = e.Unwrap()
	case interface{ Errors() []error }:
		joined = e.Errors()
	default:
		below := errors.Unwrap(err)
		if below == nil {
			return []error{err}
		}
		deeper := leaves(below)
		if len(deeper) == 1 {
			return []error{err}
		}
		return deeper
	}
	var all []error
	for _, e := range joined {
		if e != nil {
			all = append(all, leaves(e)...)
		}
	}
	if len(all) == 0 {
		return []error{err}
	}
	return all
}
