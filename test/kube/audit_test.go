// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const auditLines = `{"kind":"Event","stage":"ResponseStarted","verb":"watch","requestReceivedTimestamp":"2026-01-02T03:04:05.000001Z"}
{"kind":"Event","stage":"ResponseComplete","verb":"patch","user":{"username":"u","groups":["g"]},"userAgent":"valkey-operator/v1","objectRef":{"resource":"pods","namespace":"n","name":"p","subresource":"status"},"responseStatus":{"metadata":{},"code":200},"requestReceivedTimestamp":"2026-01-02T03:04:06.000001Z"}
{"kind":"Event","stage":"ResponseComplete","verb":"get","requestReceivedTimestamp":"2026-01-02T03:04:04.000001Z"}
{"kind":"Event","stage":"Respo`

func TestParseAudit(t *testing.T) {
	t.Parallel()
	since := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	got, err := parseAudit(strings.NewReader(auditLines), since)
	if err != nil {
		t.Fatal(err)
	}
	want := []Request{{
		Time: since.Add(time.Second + time.Microsecond), User: "u", UserAgent: "valkey-operator/v1", Verb: "patch",
		Resource: "pods", Subresource: "status", Namespace: "n", Name: "p", Code: 200,
	}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("parseAudit (-want +got):\n%s", diff)
	}
	if !got[0].Writes() || (Request{Verb: "watch"}).Writes() {
		t.Error("a patch writes and a watch does not")
	}
}

func FuzzParseAudit(f *testing.F) {
	f.Add(auditLines)
	f.Add("{}\n[]\n")
	f.Fuzz(func(t *testing.T, text string) {
		requests, err := parseAudit(strings.NewReader(text), time.Time{})
		if err != nil && requests != nil {
			t.Errorf("%d requests with error %v", len(requests), err)
		}
	})
}
