// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// auditEvent is one request to the API server.
type auditEvent struct {
	Verb      string
	UserAgent string
	ObjectRef struct{ Resource, Subresource, Namespace, Name string }
	// ResponseStatus has the code.
	ResponseStatus struct{ Code int32 }
}

func (e auditEvent) write() bool {
	return e.Verb != "get" && e.Verb != "list" && e.Verb != "watch"
}

// audit is the requests from a moment on.
type audit struct {
	t      *testing.T
	offset int64
}

func followAudit(t *testing.T) *audit {
	t.Helper()
	info, err := os.Stat(bed.local.AuditLog())
	if err != nil {
		t.Fatal(err)
	}
	return &audit{t: t, offset: info.Size()}
}

// of are the operator's requests about a namespace since the beginning.
func (a *audit) of(namespace string) []auditEvent {
	a.t.Helper()
	content, err := os.ReadFile(bed.local.AuditLog())
	if err != nil {
		a.t.Fatal(err)
	}
	if int64(len(content)) < a.offset {
		a.t.Fatal("the audit log was rotated: run the test again")
	}
	var events []auditEvent
	for line := range bytes.Lines(content[a.offset:]) {
		if !bytes.HasSuffix(line, []byte("\n")) {
			break // Half written.
		}
		var e auditEvent
		if err := json.Unmarshal(line, &e); err != nil {
			a.t.Fatalf("parse the audit log: %v", err)
		}
		if strings.HasPrefix(e.UserAgent, operatorName) && e.ObjectRef.Namespace == namespace {
			events = append(events, e)
		}
	}
	return events
}
