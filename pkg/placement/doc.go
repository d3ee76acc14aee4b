// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package placement says where the members of a shard should be, and where they
// should not be: plain values in, choice and reason out.
//
// It owns the judgement about failure domains (hosts and zones): which members
// share one that they need not share, and which zone the next member of a shard
// belongs in. Every answer comes with a sentence that people can read in a
// status. Equal inputs, in any order, give equal answers.
//
// It refuses to know Kubernetes objects, roles and volumes: the caller decides
// which hosts are eligible, and what to do about an answer. It acts on nothing.
package placement
