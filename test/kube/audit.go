// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"time"
)

// Request is one API request out of the audit log. The cluster's own
// components are not in the log.
type Request struct {
	// Time is when the API server received it.
	Time time.Time
	// User is who asked, UserAgent by what program.
	User, UserAgent string
	// Verb is get, list, watch, create, update, patch, delete or deletecollection.
	Verb string
	// Resource, Subresource, Namespace and Name say for what, as far as there is any.
	Resource, Subresource, Namespace, Name string
	// Code is the answer's HTTP status.
	Code int
}

// Writes says whether the request asked for a change.
func (r Request) Writes() bool {
	return slices.Contains([]string{"create", "update", "patch", "delete", "deletecollection"}, r.Verb)
}

// Requests returns the finished API requests received at or after a time, in
// the order in which they were finished. A watch is finished when it ends.
func (c *Cluster) Requests(since time.Time) ([]Request, error) {
	file, err := os.Open(c.AuditLog())
	if err != nil {
		return nil, err
	}
	defer file.Close()
	requests, err := parseAudit(file, since)
	if err != nil {
		return nil, fmt.Errorf("parse %s: %w", file.Name(), err)
	}
	return requests, nil
}

// parseAudit reads audit events, one JSON object a line.
func parseAudit(r io.Reader, since time.Time) ([]Request, error) {
	var requests []Request
	for lines := bufio.NewReader(r); ; {
		line, err := lines.ReadBytes('\n')
		if err == io.EOF {
			return requests, nil // what has no end of line is still being written
		}
		if err != nil {
			return nil, err
		}
		var event struct {
			Stage                    string
			Verb, UserAgent          string
			RequestReceivedTimestamp time.Time
			User                     struct{ Username string }
			ObjectRef                struct{ Resource, Subresource, Namespace, Name string }
			ResponseStatus           struct{ Code int }
		}
		if err := json.Unmarshal(line, &event); err != nil {
			return nil, err
		}
		if event.Stage != "ResponseComplete" && event.Stage != "Panic" || event.RequestReceivedTimestamp.Before(since) {
			continue
		}
		requests = append(requests, Request{
			Time: event.RequestReceivedTimestamp, User: event.User.Username, UserAgent: event.UserAgent, Verb: event.Verb,
			Resource: event.ObjectRef.Resource, Subresource: event.ObjectRef.Subresource,
			Namespace: event.ObjectRef.Namespace, Name: event.ObjectRef.Name, Code: event.ResponseStatus.Code,
		})
	}
}
