// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package queue runs the syncs of a controller: a typed, rate-limited work
// queue, its workers, the classes of outcome and what each of them costs, the
// drain at the end, and the gate that keeps a sync from acting on a cache that
// has not seen the controller's own writes yet.
//
// It owns when a key is synced again. It refuses to know what a sync does: no
// API type, no client and no decision about a cluster is found here.
//
// The outcomes of a sync:
//
//	nil            the key is forgotten by the rate limiter; RequeueAfter arms a timer
//	Terminal(err)  reported; nothing is done until the object changes
//	conflict       somebody else wrote first: retried, rate limited, not an error
//	terminating    the namespace is going away: quietly nothing more
//	timeout        the sync used up its deadline: reported and retried
//	panic          reported with its stack and retried; the process lives on
//	any other      reported and retried, 50 ms to 30 s, each key for itself
package queue
