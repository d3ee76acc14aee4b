// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// auditLog counts the operator's requests exactly: each one is a line of the
// API server's audit log.
type auditLog struct {
	file      string
	namespace string
}

// request is one line of the log, as far as it matters here.
type request struct {
	Stage     string `json:"stage"`
	Verb      string `json:"verb"`
	UserAgent string `json:"userAgent"`
	Object    struct {
		Resource    string `json:"resource"`
		Namespace   string `json:"namespace"`
		Subresource string `json:"subresource"`
	} `json:"objectRef"`
	Received time.Time `json:"requestReceivedTimestamp"`
}

// operatorAgent begins the operator's user agent.
const operatorAgent = "valkey-operator/"

// parseRequest reads a line. It is false for what is none of the operator's
// requests.
func parseRequest(line []byte) (request, bool) {
	var r request
	if err := json.Unmarshal(line, &r); err != nil {
		return r, false
	}
	// A watch has a line when it begins and one when it ends: the first counts.
	counted := r.Stage == "ResponseComplete" && r.Verb != "watch" || r.Stage == "ResponseStarted" && r.Verb == "watch" || r.Stage == "Panic"
	return r, counted && strings.HasPrefix(r.UserAgent, operatorAgent)
}

// kind is how a request is counted.
func (r request) kind() string {
	if r.Object.Resource == "leases" {
		return "lease"
	}
	return r.Verb
}

// writes tells whether the request can change anything.
func (r request) writes() bool {
	switch r.Verb {
	case "get", "list", "watch":
		return false
	}
	return true
}

// mark is the present end of the log.
func (a *auditLog) mark() (int64, error) {
	info, err := os.Stat(a.file)
	if err != nil {
		return 0, fmt.Errorf("the API server's audit log: %w", err)
	}
	return info.Size(), nil
}

// since returns the operator's requests after the mark, until a moment: those
// about the benchmark's namespace, and those about no namespace or the lease.
func (a *auditLog) since(mark int64, from, to time.Time) ([]request, error) {
	file, err := os.Open(a.file)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	if info, err := file.Stat(); err != nil || info.Size() < mark {
		return nil, fmt.Errorf("%s was rotated in the middle of the measurement (%w): start again", a.file, err)
	}
	if _, err := file.Seek(mark, io.SeekStart); err != nil {
		return nil, err
	}
	var found []request
	lines := bufio.NewReader(file)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return found, nil // A line without an end is still being written.
		}
		r, ok := parseRequest(line)
		if !ok || r.Received.Before(from) || r.Received.After(to) {
			continue
		}
		if ns := r.Object.Namespace; ns == "" || ns == a.namespace || r.Object.Resource == "leases" {
			found = append(found, r)
		}
	}
}
