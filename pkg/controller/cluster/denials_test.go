// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/client-go/tools/events"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// TestDenialsAreCountedOnce shows that each refusal in a server's log is counted
// once, however often the log is read, and an entry that repeats by what it grew.
func TestDenialsAreCountedOnce(t *testing.T) {
	t.Parallel()
	entry := func(id, count int64) valkey.ACLRefusal {
		return valkey.ACLRefusal{ID: id, Count: count, Username: "app", Reason: "command"}
	}
	k := &serverUsers{}
	for i, step := range []struct{ log, want []valkey.ACLRefusal }{
		{nil, nil},
		{[]valkey.ACLRefusal{entry(1, 2)}, []valkey.ACLRefusal{entry(1, 2)}},
		{[]valkey.ACLRefusal{entry(1, 2)}, nil},
		{nil, nil}, // a look that did not ask
		{[]valkey.ACLRefusal{entry(2, 1), entry(1, 5)}, []valkey.ACLRefusal{entry(2, 1), entry(1, 3)}},
		{[]valkey.ACLRefusal{entry(3, 1), entry(2, 1)}, []valkey.ACLRefusal{entry(3, 1)}},
	} {
		if diff := cmp.Diff(step.want, k.news(step.log)); diff != "" {
			t.Errorf("step %d (-want +got):\n%s", i, diff)
		}
	}
}

// TestDenialsAreTold shows that an event tells what a user was refused, at most one in
// tellDenialsEvery, which has all since the last; that it names no keys; and that nothing
// is told of names that are not those of users, nor of what was before this operator.
func TestDenialsAreTold(t *testing.T) {
	t.Parallel()
	now, recorder := time.Now(), events.NewFakeRecorder(10)
	c := &Controller{events: recorder, now: func() time.Time { return now }}
	seen := &observation{
		cluster: &v1alpha1.ValkeyCluster{}, mem: &memory{}, users: &wantedUsers{acl: resources.ACL{"app": "on"}},
	}
	one, other := &serverUsers{}, &serverUsers{}
	for i, step := range []struct {
		known  *serverUsers
		member string
		log    valkey.ACLRefusal
		want   string
	}{
		{one, "demo-0-0", valkey.ACLRefusal{ID: 1, Count: 9, Username: "app", Reason: "command", Object: "get", Age: time.Hour}, ""},
		{one, "demo-0-0", valkey.ACLRefusal{ID: 2, Count: 3, Username: "nobody", Reason: "auth"}, ""},
		{one, "demo-0-0", valkey.ACLRefusal{ID: 3, Count: 2, Username: "app", Reason: "command", Object: "get"},
			"user app was refused 2 times: the command get; on demo-0-0 (ACL LOG there tells more)"},
		{one, "demo-0-0", valkey.ACLRefusal{ID: 3, Count: 5, Username: "app", Reason: "command", Object: "get"}, ""},
		{other, "demo-0-1", valkey.ACLRefusal{ID: 1, Count: 1, Username: "app", Reason: "key", Object: "invoice:7"}, ""},
		{one, "demo-0-0", valkey.ACLRefusal{}, "user app was refused 4 times: a key, the command get; on demo-0-0, demo-0-1 (ACL LOG there tells more)"},
	} {
		if i == 5 {
			now = now.Add(tellDenialsEvery)
		}
		seen.noteDenials(step.member, step.known, []valkey.ACLRefusal{step.log})
		c.tellDenials(seen)
		got := ""
		select {
		case got = <-recorder.Events:
		default:
		}
		if !strings.HasSuffix(got, step.want) || (got == "") != (step.want == "") {
			t.Errorf("step %d: told %q, want %q", i, got, step.want)
		}
	}
}
