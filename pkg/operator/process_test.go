// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
)

func TestFencedClientsWriteNothing(t *testing.T) {
	t.Parallel()
	var reads, writes atomic.Int32
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodGet {
			reads.Add(1)
		} else {
			writes.Add(1)
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"kind":"Pod","apiVersion":"v1","metadata":{"name":"p"}}`)
	}))
	defer server.Close()
	var closed atomic.Bool
	c, err := newClients(&rest.Config{Host: server.URL}, func() error {
		if closed.Load() {
			return errFenced
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	pods := c.kube.CoreV1().Pods("shop")
	write := func() error {
		_, err := pods.Create(t.Context(), &corev1.Pod{}, metav1.CreateOptions{})
		return errors.Join(err, pods.Delete(t.Context(), "p", metav1.DeleteOptions{}))
	}
	if err := write(); err != nil {
		t.Fatal(err)
	}
	closed.Store(true)
	if err := write(); !errors.Is(err, errFenced) {
		t.Errorf("wrote behind the fence: %v", err)
	}
	if _, err := pods.Get(t.Context(), "p", metav1.GetOptions{}); err != nil {
		t.Errorf("reads are fenced: %v", err)
	}
	if writes.Load() != 2 || reads.Load() != 1 {
		t.Errorf("%d writes and %d reads arrived", writes.Load(), reads.Load())
	}
}

func get(t *testing.T, h *health, path string) (int, string) {
	t.Helper()
	w := httptest.NewRecorder()
	h.handler().ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil))
	return w.Code, w.Body.String()
}

func TestHealth(t *testing.T) {
	t.Parallel()
	h := newHealth()
	if code, _ := get(t, h, "/healthz"); code != http.StatusOK {
		t.Errorf("a starting process is not alive: %d", code)
	}
	if code, _ := get(t, h, "/readyz"); code == http.StatusOK {
		t.Error("ready before the start")
	}
	h.setReady(errors.New("the caches are being filled"))
	if _, body := get(t, h, "/readyz"); !strings.Contains(body, "caches") {
		t.Errorf("does not say what it waits for: %s", body)
	}
	h.setReady(nil)
	if code, _ := get(t, h, "/readyz"); code != http.StatusOK {
		t.Error("not ready")
	}
	h.addLive("caches", func(*http.Request) error { return errors.New("blind") })
	if code, body := get(t, h, "/healthz"); code == http.StatusOK || !strings.Contains(body, "caches: blind") {
		t.Errorf("%d %s", code, body)
	}
	if code, body := get(t, h, "/metrics"); code != http.StatusOK || !strings.Contains(body, "go_goroutines") {
		t.Errorf("metrics: %d", code)
	}
}

func TestServe(t *testing.T) {
	t.Parallel()
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	if _, err := newHealth().serve(t.Context(), listener.Addr().String()); err == nil || !strings.Contains(err.Error(), "--http-address") {
		t.Errorf("an address in use: %v", err)
	}
	stop, err := newHealth().serve(t.Context(), "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	stop()
}

// TestFreshness shows row 156's second line: a watch that brings nothing is
// found, and one on which nothing happens is not.
func TestFreshness(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		seen, newest := "10", "10"
		var liveErr error
		p := &probe{
			name: "Pods", seen: func() string { return seen },
			live: func(context.Context) (string, error) { return newest, liveErr },
		}
		f := &freshness{probes: []*probe{p}}
		pass := func(minutes int, want bool, when string) {
			t.Helper()
			for range minutes / 5 {
				f.ask(t.Context(), p)
				time.Sleep(5 * time.Minute)
			}
			if err := f.check(nil); (err == nil) != want {
				t.Fatalf("%s: %v", when, err)
			}
		}
		pass(60, true, "nothing happens")
		newest = "20"
		pass(15, true, "late, and not for long")
		seen = "20"
		pass(60, true, "caught up")
		newest, liveErr = "30", errors.New("unreachable")
		pass(60, true, "the API server does not answer")
		liveErr = nil
		pass(20, false, "a blind watch")
		seen = "31"
		pass(0, true, "it sees again")
		seen = ""
		pass(60, true, "versions that cannot be compared")
	})
}

func TestReach(t *testing.T) {
	t.Parallel()
	pod := func(ip string, ready corev1.ConditionStatus) *corev1.Pod {
		return &corev1.Pod{Status: corev1.PodStatus{PodIP: ip, Conditions: []corev1.PodCondition{{Type: corev1.PodReady, Status: ready}}}}
	}
	dialer := &net.Dialer{Timeout: time.Second}
	if reached, tried, _ := reachAny(t.Context(), dialer, []*corev1.Pod{pod("127.0.0.1", corev1.ConditionFalse), pod("", corev1.ConditionTrue)}); reached || tried != "" {
		t.Errorf("dialled a Pod that is not ready: %s", tried)
	}
	// Whether something listens there or not: the address is reached.
	if reached, _, err := reachAny(t.Context(), dialer, []*corev1.Pod{pod("127.0.0.1", corev1.ConditionTrue)}); !reached {
		t.Errorf("not reached: %v", err)
	}
	stopped, cancel := context.WithCancel(t.Context())
	cancel()
	if reached, tried, err := reachAny(stopped, dialer, []*corev1.Pod{pod("127.0.0.1", corev1.ConditionTrue)}); reached || tried == "" || err == nil {
		t.Errorf("reached %t, tried %q, %v", reached, tried, err)
	}
}
