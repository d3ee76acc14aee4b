// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package e2e owns the end-to-end tests: the operator as it is deployed, on a
// real Kubernetes of several nodes, with real Valkey, always with data and with
// authentication on.
//
// They need the local cluster of test/kube with the operator on it (make
// cluster-up deploy) and fail without it. KUBECONFIG names another way to the
// same cluster. Each test has a namespace of its own, which is gone when the test
// ends; every cluster is judged by package verify in the end, and each time that
// the operator calls it Ready.
//
// The package itself is empty: it has tests only.
package e2e
