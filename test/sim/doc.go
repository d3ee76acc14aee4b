// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package sim runs the planner in a simulated world: Kubernetes with Pods,
// claims, hosts and faults around the model of a Valkey cluster, all from one
// seed and in virtual time.
//
// It owns the world, the faults and the invariants. A run is a sequence of
// steps: time passes, faults strike, the world is observed, plan.Make decides,
// and the world carries the actions out, or only some of them. After each step
// the invariants are checked against the world as it truly is, not as it was
// observed. When the faults are over, the cluster must become Ready, and then the
// planner must plan nothing.
//
// It refuses real time, goroutines and sockets. Servers are made from simulated
// Pods, never the other way around. The ValkeyNodes are carried out by
// plan.MakeNode, in the order and with the preconditions of the real node
// controller.
package sim
