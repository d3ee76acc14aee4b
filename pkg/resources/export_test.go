// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

// ReservedCount is how many directives are known by name.
var ReservedCount = len(reservedDirectives) + len(userClusterDirectives)
