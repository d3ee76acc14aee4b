// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package admission owns the tests of what the API refuses, and of what it takes:
// the installed CustomResourceDefinitions in a real API server are asked, for
// their schemas and rules are the only gate that there is.
//
// Creates and updates are dry runs, but for a paused ValkeyCluster or two in a
// namespace of their own for the updates to start from. It needs KUBECONFIG and
// fails without; a cached result tells nothing about it, so run it with -count=1.
// It tests no operator: what only a server or a node can refuse
// ends in a condition, and is the business of other tests.
package admission
