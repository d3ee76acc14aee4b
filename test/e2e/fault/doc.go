// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package fault owns the faults that end-to-end tests inject, one by one: what
// happens to a Pod, a server, a Kubernetes node, the operator and the control
// plane of the local cluster.
//
// Each fault is a value with a name, the object that it is about, and two
// moments: it is applied, and it is undone. Both say in a sentence what they did.
// A fault that leaves nothing to undo, such as a deletion, says so by an empty
// sentence. Applying returns when the fault is in force, and undoing when what was
// taken away is back; neither waits for Kubernetes or the operator to notice, so
// that the next fault can fall into any moment.
//
// It refuses to know what is right after a fault: that is the test's, with
// package verify. It never chooses: who is hit, the test says.
package fault
