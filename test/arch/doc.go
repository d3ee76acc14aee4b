// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package arch holds the rules of this repository as tests: which package may
// import which, what the pure packages must not know, how long files and
// functions may get, what every file and package says about itself, and that
// the manifests fit the code.
//
// It owns no code of the product, and refuses rules without a reason: each one
// prints why it is there when it fails.
package arch
