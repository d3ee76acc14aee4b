// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Command chaos lets things go wrong at random, on the local cluster with the
// operator on it, for as long as it is told to: rounds of two faults each, at a
// time of their own, while the operator is killed every few seconds and a writer
// writes to each of four clusters.
//
// After each round every cluster must come back by itself within a bound, be as
// package verify wants it, and hold every acknowledged write but those that the
// faults of the round excuse: the last second before a primary was killed, for
// replication is asynchronous. What ends gracefully excuses nothing. At least one
// server of each shard is never hit in a round, unless the profile says so.
//
// All choices follow from the seed. Each round has a seed of its own, which is
// printed with the round and repeats its choices in a run of one round.
//
// It owns the choice of faults and the judgement of losses. It refuses to mend
// anything: what it broke it undoes, the rest is the operator's.
package main
