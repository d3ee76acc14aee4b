// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package cluster is the controller of ValkeyClusters: it observes a cluster in
// Kubernetes and in Valkey, lets pkg/plan decide, carries the decision out, and
// publishes what is so and what is waited for.
//
// sync.go is the entrance. It owns the I/O around the planner: handlers, the
// connections to the servers, the owned objects, events. It refuses decisions:
// those are rules in pkg/plan.
package cluster
