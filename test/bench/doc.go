// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Command bench measures the operator and its clusters on the local cluster, and
// prints a table: the time from apply to Ready, the requests to the API server
// while a cluster forms and while it is idle, the commands that an idle server
// gets, and the CPU and memory of operator, agent and Pod.
//
// It asserts nothing: figures depend on the machine, and limits on them are the
// business of the end-to-end tests. It needs the operator deployed, or running
// as a process of this machine. What it counts of the operator is what concerns
// its own namespace, so that others may use the cluster meanwhile; CPU, memory
// and times are only worth something when nobody does.
package main
