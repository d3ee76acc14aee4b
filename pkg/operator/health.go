// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync"
	"time"

	"k8s.io/component-base/metrics/legacyregistry"
	_ "k8s.io/component-base/metrics/prometheus/clientgo" // requests, work queues, informers, election
	"k8s.io/klog/v2"
)

// check gives an error while something is not well.
type check struct {
	name string
	fn   func(*http.Request) error
}

// health answers /healthz (may this process live on?) and /readyz (are its
// caches filled?). Readiness does not depend on leading: a new version must
// become ready beside the old one that leads.
type health struct {
	mu    sync.Mutex
	live  []check
	ready func() error
}

func newHealth() *health {
	h := &health{}
	h.setReady(errors.New("starting"))
	return h
}

// setReady says what is waited for, or nothing.
func (h *health) setReady(waitingFor error) {
	h.askReady(func() error { return waitingFor })
}

// askReady is for what says itself what it waits for.
func (h *health) askReady(ready func() error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.ready = ready
}

func (h *health) addLive(name string, fn func(*http.Request) error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.live = append(h.live, check{name: name, fn: fn})
}

func (h *health) healthz(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	live := h.live
	h.mu.Unlock()
	var errs []error
	for _, c := range live {
		if err := c.fn(r); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", c.name, err))
		}
	}
	answer(w, errors.Join(errs...))
}

func (h *health) readyz(w http.ResponseWriter, _ *http.Request) {
	h.mu.Lock()
	ready := h.ready
	h.mu.Unlock()
	answer(w, ready())
}

func answer(w http.ResponseWriter, err error) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	text := "ok"
	if err != nil {
		w.WriteHeader(http.StatusServiceUnavailable)
		text = err.Error()
	}
	// A client that went away does not matter.
	_, _ = fmt.Fprintln(w, text)
}

func (h *health) handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /healthz", h.healthz)
	mux.HandleFunc("GET /livez", h.healthz)
	mux.HandleFunc("GET /readyz", h.readyz)
	mux.Handle("GET /metrics", legacyregistry.Handler())
	return mux
}

// serve listens at once, so that an address in use ends the start, and returns
// the function that stops serving.
func (h *health) serve(ctx context.Context, address string) (stop func(), err error) {
	if address == "" {
		return func() {}, nil
	}
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", address)
	if err != nil {
		return nil, fmt.Errorf("--http-address: %w", err)
	}
	logger := klog.FromContext(ctx)
	server := &http.Server{Handler: h.handler(), ReadHeaderTimeout: 5 * time.Second, IdleTimeout: time.Minute}
	var serving sync.WaitGroup
	serving.Go(func() {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			logger.Error(err, "Serving health and metrics ended")
		}
	})
	return func() {
		bounded, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
		defer cancel()
		if err := server.Shutdown(bounded); err != nil {
			logger.V(2).Info("Cut requests for health or metrics off", "err", err)
		}
		serving.Wait()
	}, nil
}
