// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package controller owns what the controllers share: the configuration that
// the process gives them, the informers through which they see the Kubernetes
// cluster, and the reading of what Kubernetes nodes announce.
//
// It refuses behaviour of a controller: what is done when something changes is
// in the packages below it, one for each kind.
package controller
