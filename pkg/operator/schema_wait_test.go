// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
)

// answers are an API server in memory.
type answers func(*http.Request) (*http.Response, error)

// RoundTrip implements http.RoundTripper.
func (a answers) RoundTrip(r *http.Request) (*http.Response, error) { return a(r) }

func text(body string) *http.Response {
	return &http.Response{
		StatusCode: http.StatusOK, Header: http.Header{"Content-Type": {"application/json"}}, Body: io.NopCloser(strings.NewReader(body)),
	}
}

// TestWaitForSchema: an API server that is away for long is waited for, one that
// answers and does not know the operator's kinds is not.
func TestWaitForSchema(t *testing.T) {
	t.Parallel()
	const path = "apis/valkey.io/v1alpha1"
	document, err := json.Marshal(published(t))
	if err != nil {
		t.Fatal(err)
	}
	knows := func(r *http.Request) (*http.Response, error) {
		if strings.HasSuffix(r.URL.Path, path) {
			return text(string(document)), nil
		}
		return text(`{"paths":{"` + path + `":{"serverRelativeURL":"/openapi/v3/` + path + `"}}}`), nil
	}
	for name, c := range map[string]struct {
		away  time.Duration
		then  answers
		fails bool
	}{
		"there":                 {0, knows, false},
		"away for ten minutes":  {10 * time.Minute, knows, false},
		"without our kinds":     {0, func(*http.Request) (*http.Response, error) { return text(`{"paths":{}}`), nil }, true},
		"away, then without it": {10 * time.Minute, func(*http.Request) (*http.Response, error) { return text(`{"paths":{}}`), nil }, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				began := time.Now()
				kube, err := kubernetes.NewForConfig(&rest.Config{Host: "http://api", QPS: -1, Transport: answers(func(r *http.Request) (*http.Response, error) {
					if time.Since(began) < c.away {
						return nil, errors.New("connection refused")
					}
					return c.then(r)
				})})
				if err != nil {
					t.Fatal(err)
				}
				ctx, cancel := context.WithTimeout(t.Context(), time.Hour)
				defer cancel()
				var said error
				err = waitForSchema(ctx, kube, func(err error) { said = err })
				if (err != nil) != c.fails || ctx.Err() != nil {
					t.Errorf("ended after %s: %v, having said %v", time.Since(began), err, said)
				}
				most := c.away + 2*time.Second
				if c.fails {
					most += schemaPatience
				}
				if took := time.Since(began); took < c.away || took > most {
					t.Errorf("it took %s", took)
				}
			})
		})
	}
}
