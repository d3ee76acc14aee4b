// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 is the contract between users and the operator: the
// ValkeyCluster that users write, the ValkeyNode that the operator writes for
// each server, and the names and labels by which people find what belongs to
// them.
//
// It owns types, constants, defaults as pure accessors and the names of the
// objects of a cluster. It refuses behaviour: it imports nothing but the
// Kubernetes API types, so that other programs can embed it cheaply.
//
// +k8s:deepcopy-gen=package
// +k8s:openapi-gen=true
// +k8s:openapi-model-package=com.github.valkey-direct.valkey-operator.pkg.apis.valkey.v1alpha1
// +groupName=valkey.io
package v1alpha1
