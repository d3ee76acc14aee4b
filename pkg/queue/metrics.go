// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package queue

import (
	"sync"
	"time"

	"k8s.io/component-base/metrics"
	"k8s.io/component-base/metrics/legacyregistry"
)

// The queue's own depth, latency and retries come from client-go's work queue
// metrics; these say how the syncs ended.
var (
	syncDuration = metrics.NewHistogramVec(&metrics.HistogramOpts{
		Namespace:      "valkey_operator",
		Name:           "sync_duration_seconds",
		Help:           "How long syncs took, by controller and by how they ended.",
		Buckets:        []float64{.005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30},
		StabilityLevel: metrics.ALPHA,
	}, []string{"controller", "result"})

	gateWaits = metrics.NewCounterVec(&metrics.CounterOpts{
		Namespace:      "valkey_operator",
		Name:           "cache_waits_total",
		Help:           "How often a sync was put off because the cache had not seen the operator's own writes yet, by resource.",
		StabilityLevel: metrics.ALPHA,
	}, []string{"resource"})

	registerMetrics = sync.OnceFunc(func() {
		legacyregistry.MustRegister(syncDuration, gateWaits)
	})
)

func observe(controller string, out outcome, d time.Duration) {
	syncDuration.WithLabelValues(controller, string(out)).Observe(d.Seconds())
}
