// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package plan decides what to do next for one ValkeyCluster.
//
// Make is a pure function from a State, which is everything that was observed
// in one sync, to a Plan: the actions to carry out in order, what is waited for
// and why, and the status to publish. Equal states give equal plans. The rules
// are an ordered slice (see rules): reading plan.go is reading the operator.
//
// The contract with the caller:
//
//   - observe fills the State; what did not answer is Unreachable, never absent.
//   - act carries the actions out in order, re-checks each one's precondition at
//     that moment, and stops at the first that fails. Stopping between any two
//     actions is safe: the next sync plans again from what it finds.
//   - the status is published even when an action failed.
//   - the caller comes back after RequeueAfter, or when something changes.
//
// Package plan owns decisions. It refuses I/O, clocks (State.Now is the only
// one), loggers, goroutines and random numbers, and it never sees a Pod's spec:
// desired objects are named, pkg/resources renders them.
package plan
