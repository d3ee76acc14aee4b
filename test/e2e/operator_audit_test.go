// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

// deed is one change that an operator's Pod asked the API server for.
type deed struct {
	at        time.Time
	pod, what string
	code      int
}

func (d deed) String() string {
	return fmt.Sprintf("%s %s: %s (%d)", d.at.Format("15:04:05.000"), d.pod, d.what, d.code)
}

// deeds are the changes of all operators since the beginning, in the order in which
// the API server received them. The lease is not among them.
func (a *audit) deeds() []deed {
	a.t.Helper()
	file, err := os.Open(bed.local.AuditLog())
	if err != nil {
		a.t.Fatal(err)
	}
	defer file.Close()
	if _, err := file.Seek(a.offset, io.SeekStart); err != nil {
		a.t.Fatal(err)
	}
	var all []deed
	for lines := bufio.NewReader(file); ; {
		line, err := lines.ReadBytes('\n')
		if err == io.EOF {
			break // What has no end of line is still being written.
		}
		if err != nil {
			a.t.Fatal(err)
		}
		if d, ok := deedOf(a.t, line); ok {
			all = append(all, d)
		}
	}
	slices.SortStableFunc(all, func(x, y deed) int { return x.at.Compare(y.at) })
	return all
}

// podName is under which the API server notes the Pod whose token was used.
const podName = "authentication.kubernetes.io/pod-name"

func deedOf(t *testing.T, line []byte) (deed, bool) {
	t.Helper()
	if !bytes.Contains(line, []byte(operatorName)) {
		return deed{}, false
	}
	var e struct {
		auditEvent
		Stage                    string
		RequestReceivedTimestamp time.Time
		User                     struct{ Extra map[string][]string }
	}
	if err := json.Unmarshal(line, &e); err != nil {
		t.Fatalf("parse the audit log: %v", err)
	}
	pod := e.User.Extra[podName]
	if e.Stage != "ResponseComplete" || !e.write() || len(pod) != 1 || !strings.HasPrefix(e.UserAgent, operatorName) || e.ObjectRef.Resource == "leases" {
		return deed{}, false
	}
	return deed{
		at: e.RequestReceivedTimestamp, pod: pod[0], code: int(e.ResponseStatus.Code),
		what: strings.Join([]string{e.Verb, e.ObjectRef.Namespace, e.ObjectRef.Resource, e.ObjectRef.Name, e.ObjectRef.Subresource}, " "),
	}, true
}

// oneAtATime: operators take turns. Who has given way does not write again.
func oneAtATime(t *testing.T, deeds []deed) (turns []string) {
	t.Helper()
	for _, d := range deeds {
		if len(turns) > 0 && turns[len(turns)-1] == d.pod {
			continue
		}
		if slices.Contains(turns, d.pod) {
			t.Errorf("after %s had written: %s", turns[len(turns)-1], d)
		}
		turns = append(turns, d.pod)
	}
	return turns
}
