// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package verify owns the judgement of a running cluster: what must hold after
// every scenario, from the own view of every server and not from one of them.
//
//	1  16384 slots have an owner, the same on all servers; none is on the move
//	2  each shard has one primary with slots and its replicas, all linked
//	3  all servers know exactly the servers of the live Pods, at their addresses
//	4  functions, users and configuration are the same on all servers
//	5  no system user was ever refused anything; nothing was flushed or reset
//	6  the Pods, ValkeyNodes and claims are exactly the expected ones
//	7  the operator was never restarted, and calls the cluster Ready
//
// It reads only, and never waits: Observe takes a picture, the methods of the
// picture judge it. It refuses to know which scenario was played: what a scenario
// excuses is in Excuses.
package verify
