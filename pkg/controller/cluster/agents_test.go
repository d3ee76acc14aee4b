// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// TestAskGeneration: an agent's word is taken as it is; none of an earlier operator, a
// server of another kind and one that hangs are no answer.
func TestAskGeneration(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		status    int
		body      string
		want, err string
	}{
		"a generation":       {http.StatusOK, "12\n", "12", ""},
		"an earlier agent":   {http.StatusNotFound, "404 page not found", "", "404 Not Found"},
		"no files":           {http.StatusServiceUnavailable, "", "", "503 Service Unavailable"},
		"something too long": {http.StatusOK, strings.Repeat("x", 1000), strings.Repeat("x", maxGeneration), ""},
	} {
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.WriteHeader(tt.status)
			_, _ = io.WriteString(w, tt.body)
		}))
		got, err := askGeneration(t.Context(), s.URL)
		if got != tt.want || (err == nil) != (tt.err == "") || err != nil && !strings.Contains(err.Error(), tt.err) {
			t.Errorf("%s: %q, %v", name, got, err)
		}
		s.Close()
	}
	hangs := make(chan struct{})
	s := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-hangs }))
	defer s.Close()
	defer close(hangs)
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if got, err := askGeneration(ctx, s.URL); err == nil {
		t.Errorf("one that hangs said %q", got)
	}
}
