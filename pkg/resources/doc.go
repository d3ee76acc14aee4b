// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package resources builds the objects of a cluster, and the text of its
// valkey.conf and ACL file, from a ValkeyCluster.
//
// It owns what each object looks like: names, labels, owners, the Pod that the
// agent runs in, the directives that the operator sets and why, the rights of
// the system users. Equal inputs give equal objects, byte for byte, so that
// callers can compare what is with what should be.
//
// It refuses to know how objects get to the API server: no client, clock,
// logger, goroutine or random number. Passwords are made and kept by others.
//
// Services, Secrets and PodDisruptionBudgets are apply configurations: they
// are applied again and again, and only the fields named here are ours. The
// ControllerRevision and the ConfigMap of a revision are written once and then
// left alone, also by a newer operator that would write them differently: the
// Pods of that revision run with what was written. Pods, ValkeyNodes and
// PersistentVolumeClaims are created, never applied.
package resources
