// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package server owns the tests of the wire and of the agent against real Valkey
// servers, on the loopback interface and without Kubernetes: each member is the
// real agent binary with a real server below it.
//
// It needs the paths of the servers' binaries, one for each version, in
// VALKEY_SERVER_PATHS, separated by commas, and fails without. It installs
// nothing, and it is no substitute for the end-to-end tests: no Pod, kubelet or
// network is in it.
package server
