// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	informerscorev1 "k8s.io/client-go/informers/core/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/cache"

	"github.com/valkey-direct/valkey-operator/pkg/queue"
)

// firstRead bounds the wait for a Secret that was not watched before.
const firstRead = 2 * time.Second

// passwordSecrets watches the Secrets that clusters refer to, each by its name: no
// other Secret of a user is ever read.
type passwordSecrets struct {
	kube kubernetes.Interface
	wake func(queue.Key)

	mu      sync.Mutex
	closed  bool
	running sync.WaitGroup
	all     map[queue.Key]*watchedSecret
}

// watchedSecret is one Secret, and the clusters that refer to it.
type watchedSecret struct {
	informer cache.SharedIndexInformer
	stop     context.CancelFunc

	mu       sync.Mutex
	failed   error
	clusters map[queue.Key]bool
}

func newPasswordSecrets(kube kubernetes.Interface, wake func(queue.Key)) *passwordSecrets {
	return &passwordSecrets{kube: kube, wake: wake, all: map[queue.Key]*watchedSecret{}}
}

// get returns a Secret of a cluster's namespace, or nil if there is none. An error
// means that it could not be read: nothing is known then.
func (s *passwordSecrets) get(ctx context.Context, cluster queue.Key, name string) (*corev1.Secret, error) {
	key := queue.Key{Namespace: cluster.Namespace, Name: name}
	w := s.watch(ctx, key, cluster)
	if w == nil {
		return nil, errors.New("the operator stops")
	}
	ctx, cancel := context.WithTimeout(ctx, firstRead)
	defer cancel()
	if !w.informer.HasSynced() {
		select {
		case <-w.informer.HasSyncedChecker().Done():
		case <-ctx.Done():
			w.mu.Lock()
			defer w.mu.Unlock()
			return nil, fmt.Errorf("it cannot be read: %w", errors.Join(w.failed, ctx.Err()))
		}
	}
	o, found, err := w.informer.GetStore().GetByKey(key.String())
	secret, ok := o.(*corev1.Secret)
	if err != nil || !found || !ok {
		return nil, err
	}
	return secret, nil
}

// watch returns the watch of a Secret, which begins with the first cluster.
func (s *passwordSecrets) watch(ctx context.Context, key, cluster queue.Key) *watchedSecret {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil
	}
	w := s.all[key]
	if w == nil {
		w = s.begin(ctx, key)
		s.all[key] = w
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.clusters[cluster] = true
	return w
}

func (s *passwordSecrets) begin(ctx context.Context, key queue.Key) *watchedSecret {
	w := &watchedSecret{clusters: map[queue.Key]bool{}}
	w.informer = informerscorev1.NewFilteredSecretInformer(s.kube, key.Namespace, 0, cache.Indexers{}, func(o *metav1.ListOptions) {
		o.FieldSelector = fields.OneTermEqualSelector(metav1.ObjectNameField, key.Name).String()
	})
	tell := func(o any) {
		if m, ok := o.(metav1.Object); ok && m.GetName() != key.Name {
			return
		}
		w.mu.Lock()
		defer w.mu.Unlock()
		for cluster := range w.clusters {
			s.wake(cluster)
		}
	}
	// Neither can fail before the informer runs.
	_, _ = w.informer.AddEventHandler(cache.ResourceEventHandlerFuncs{
		AddFunc: tell, DeleteFunc: tell, UpdateFunc: func(_, o any) { tell(o) },
	})
	_ = w.informer.SetWatchErrorHandlerWithContext(func(_ context.Context, _ *cache.Reflector, err error) {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.failed = err
	})
	// It outlives the sync that began it.
	running, stop := context.WithCancel(context.WithoutCancel(ctx))
	w.stop = stop
	s.running.Go(func() { w.informer.RunWithContext(running) })
	return w
}

// keep ends the watches of Secrets that a cluster does not refer to any more.
func (s *passwordSecrets) keep(cluster queue.Key, names map[string]bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for key, w := range s.all {
		if key.Namespace == cluster.Namespace && names[key.Name] {
			continue
		}
		w.mu.Lock()
		delete(w.clusters, cluster)
		unused := len(w.clusters) == 0
		w.mu.Unlock()
		if unused {
			w.stop()
			delete(s.all, key)
		}
	}
}

// close ends all watches, and waits for their end.
func (s *passwordSecrets) close() {
	s.mu.Lock()
	s.closed = true
	for key, w := range s.all {
		w.stop()
		delete(s.all, key)
	}
	s.mu.Unlock()
	s.running.Wait()
}
