// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Generation asks the agent at an address of which generation of passwords its files
// are; tests put an in-memory one here.
type Generation func(ctx context.Context, ip string) (string, error)

// WithGeneration replaces the way to the agents.
func WithGeneration(g Generation) Option { return func(c *Controller) { c.generation = g } }

// maxGeneration bounds an agent's answer, in bytes.
const maxGeneration = 64

// agents are asked seldom, and each time anew: a kept connection would outlive its Pod.
// No redirect is followed, and no proxy is between.
var agents = &http.Transport{DisableKeepAlives: true, DialContext: (&net.Dialer{Timeout: askTimeout}).DialContext}

// askAgent asks a real agent.
func askAgent(ctx context.Context, ip string) (string, error) {
	return askGeneration(ctx, "http://"+net.JoinHostPort(ip, strconv.Itoa(v1alpha1.PortAgent))+"/credentials")
}

func askGeneration(ctx context.Context, url string) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, askTimeout)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, url, http.NoBody)
	if err != nil {
		return "", err
	}
	answer, err := agents.RoundTrip(r)
	if err != nil {
		return "", err
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(io.LimitReader(answer.Body, maxGeneration))
	if err != nil {
		return "", err
	}
	if answer.StatusCode != http.StatusOK {
		return "", fmt.Errorf("it answers %s", answer.Status)
	}
	return strings.TrimSpace(string(text)), nil
}
