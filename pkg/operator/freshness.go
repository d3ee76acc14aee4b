// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/resourceversion"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
)

// A dead connection is found by the HTTP/2 ping within seconds. This is the
// second line: a watch that is alive and brings nothing, by a fault of a proxy,
// of the API server or of ours.
//
// A watch on which nothing happens is told the newest resourceVersion about
// once a minute; old API servers may take ten. So a cache that has not reached,
// after a quarter of an hour, what the API server once said is the newest, is
// not being told.
const (
	freshnessPeriod   = 5 * time.Minute
	freshnessPatience = 15 * time.Minute
)

// probe compares one cache with the API server.
type probe struct {
	name string
	// live asks the API server for the newest resourceVersion.
	live func(context.Context) (string, error)
	// seen is how far the cache is.
	seen func() string

	owed  string
	since time.Time
}

// freshness is the check of the caches that must not go blind.
type freshness struct {
	mu     sync.Mutex
	probes []*probe
}

// newFreshness probes the three resources on which everything depends, each by
// a list of one object.
func newFreshness(c clients, i *controller.Informers, namespace string) *freshness {
	one := metav1.ListOptions{Limit: 1}
	managed := metav1.ListOptions{Limit: 1, LabelSelector: v1alpha1.LabelManagedBy + "=" + v1alpha1.ManagedBy}
	return &freshness{probes: []*probe{{
		name: "ValkeyClusters",
		seen: i.Clusters.Informer().GetStore().LastStoreSyncResourceVersion,
		live: func(ctx context.Context) (string, error) {
			list, err := c.valkey.ValkeyV1alpha1().ValkeyClusters(namespace).List(ctx, one)
			if err != nil {
				return "", err
			}
			return list.ResourceVersion, nil
		},
	}, {
		name: "ValkeyNodes",
		seen: i.ValkeyNodes.Informer().GetStore().LastStoreSyncResourceVersion,
		live: func(ctx context.Context) (string, error) {
			list, err := c.valkey.ValkeyV1alpha1().ValkeyNodes(namespace).List(ctx, one)
			if err != nil {
				return "", err
			}
			return list.ResourceVersion, nil
		},
	}, {
		name: "Pods",
		seen: i.Pods.Informer().GetStore().LastStoreSyncResourceVersion,
		live: func(ctx context.Context) (string, error) {
			list, err := c.kube.CoreV1().Pods(namespace).List(ctx, managed)
			if err != nil {
				return "", err
			}
			return list.ResourceVersion, nil
		},
	}}}
}

// run asks now and then, until ctx is done.
func (f *freshness) run(ctx context.Context) {
	ticker := time.NewTicker(freshnessPeriod)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		for _, p := range f.probes {
			f.ask(ctx, p)
		}
	}
}

// ask notes what the cache of one probe owes. An API server that does not
// answer says nothing about the cache.
func (f *freshness) ask(ctx context.Context, p *probe) {
	bounded, cancel := context.WithTimeout(ctx, apiTimeout)
	defer cancel()
	newest, err := p.live(bounded)
	if err != nil {
		klog.FromContext(ctx).V(2).Info("Cannot compare a cache with the API server", "cache", p.name, "err", err)
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	p.settle()
	if p.owed == "" {
		p.owed, p.since = newest, time.Now()
		p.settle()
	}
}

// settle forgets a debt that is paid, or that cannot be compared.
func (p *probe) settle() {
	if c, err := resourceversion.CompareResourceVersion(p.seen(), p.owed); err != nil || c >= 0 {
		p.owed = ""
	}
}

// check is for /healthz.
func (f *freshness) check(*http.Request) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, p := range f.probes {
		p.settle()
		if p.owed != "" && time.Since(p.since) > freshnessPatience {
			return fmt.Errorf("the cache of %s has not seen resourceVersion %s for %s: its watch brings nothing",
				p.name, p.owed, time.Since(p.since).Round(time.Second))
		}
	}
	return nil
}
