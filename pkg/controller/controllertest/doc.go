// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package controllertest is a Kubernetes API server for the tests of controllers:
// client-go's fakes with what they lack.
//
// It owns UIDs, resourceVersions that grow over all resources and are those of
// lists and watches too, generations, writes that change nothing and give no new
// version, preconditions of UID and version, field ownership, watches that respect
// label selectors, Pods and claims that stay until they are let go, and garbage
// collection by owner. It records each write and can refuse it.
//
// It refuses to know what controllers do, and to be a kubelet: tests bring what
// they need of one. Admission, defaults, quotas and RBAC are not modelled.
package controllertest
