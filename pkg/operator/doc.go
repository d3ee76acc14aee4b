// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package operator is the process: its options, the order in which it starts
// and stops, leader election, health, metrics and logs.
//
// It owns when the controllers run, and refuses to know what they do. The order:
//
//	start  serve health and metrics; check that the API server knows every field
//	       that this binary writes; fill the caches; stand for election; when
//	       elected, run the controllers
//	stop   stop the controllers and wait for their last writes; give the lease
//	       back; only then stop the caches and the server
//
// A process that loses the lease stops its controllers and exits with an error.
// From the moment at which another process may have taken the lease, every
// write of this one is refused before it is sent (see fence).
package operator
