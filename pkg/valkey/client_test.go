// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// script is a Doer that answers from a list, and remembers what it was sent.
type script struct {
	replies [][]Reply
	sent    []string
}

func (s *script) Do(_ context.Context, commands ...[]string) []Reply {
	for _, c := range commands {
		s.sent = append(s.sent, strings.Join(c, " "))
	}
	if len(s.replies) == 0 {
		replies := make([]Reply, len(commands))
		for i := range replies {
			replies[i] = StringReply("OK")
		}
		return replies
	}
	next := s.replies[0]
	s.replies = s.replies[1:]
	return next
}

func (s *script) Close() {}

func TestCommands(t *testing.T) {
	t.Parallel()
	s := &script{}
	c := NewClient(s)
	ctx := t.Context()
	for _, err := range []error{
		c.Meet(ctx, "fd00::1", 6379),
		c.MeetAll(ctx),
		c.MeetAll(ctx, Address{IP: "10.0.0.1", Port: 6379}, Address{IP: "10.0.0.2", Port: 6380}),
		c.Forget(ctx, "id"),
		c.AddSlots(ctx, slots.Set{}),
		c.AddSlots(ctx, slots.Of(1, 2, 5)),
		c.SetConfigEpoch(ctx, 7),
		c.BumpEpoch(ctx),
		c.Replicate(ctx, "id"),
		c.Failover(ctx, FailoverGraceful),
		c.Failover(ctx, FailoverForce),
		c.Failover(ctx, FailoverTakeover),
		c.ConfigSet(ctx, nil),
		c.ConfigSet(ctx, map[string]string{"maxmemory": "1", "appendonly": "yes"}),
		c.ACLSetUser(ctx, "u", "reset", "on"),
		c.Ping(ctx),
	} {
		if err != nil {
			t.Error(err)
		}
	}
	want := []string{
		"CLUSTER MEET fd00::1 6379", "CLUSTER MEET 10.0.0.1 6379", "CLUSTER MEET 10.0.0.2 6380", "CLUSTER FORGET id",
		"CLUSTER ADDSLOTSRANGE 1 2 5 5", "CLUSTER SET-CONFIG-EPOCH 7", "CLUSTER BUMPEPOCH", "CLUSTER REPLICATE id",
		"CLUSTER FAILOVER", "CLUSTER FAILOVER FORCE", "CLUSTER FAILOVER TAKEOVER",
		"CONFIG SET appendonly yes maxmemory 1", "ACL SETUSER u reset on", "PING",
	}
	if diff := cmp.Diff(want, s.sent); diff != "" {
		t.Errorf("sent wrongly (-want +got):\n%s", diff)
	}
}

func TestViewWhileLoading(t *testing.T) {
	t.Parallel()
	s := &script{replies: [][]Reply{{ErrorReply(ParseError("LOADING Valkey is loading")), StringReply("loading:1\n")}}}
	v, err := NewClient(s).View(t.Context())
	if Code(err) != CodeLoading || !Alive(err) || !v.Info.Loading {
		t.Errorf("view is %+v with %v, want the part that was read", v, err)
	}
}

func TestQueriesAreRepeatedOnStaleConnections(t *testing.T) {
	t.Parallel()
	s := &script{replies: [][]Reply{{ErrorReply(io.EOF)}, {ArrayReply(StringReply("user u on"))}}}
	if users, err := NewClient(s).ACLList(t.Context()); len(users) != 1 || err != nil {
		t.Errorf("ACLList() = %q, %v, want the second answer", users, err)
	}
	s = &script{replies: [][]Reply{{ErrorReply(io.EOF)}, {StringReply("OK")}}}
	if err := NewClient(s).Forget(t.Context(), "id"); !errors.Is(err, io.EOF) {
		t.Errorf("a change was repeated, with %v", err)
	}
}

func TestErrors(t *testing.T) {
	t.Parallel()
	tests := map[string]Error{
		"LOADING Valkey is loading the dataset in memory":        {CodeLoading, "Valkey is loading the dataset in memory"},
		"BUSY Valkey is busy":                                    {CodeBusy, "Valkey is busy"},
		"MASTERDOWN Link with MASTER is down":                    {CodePrimaryDown, "Link with MASTER is down"},
		"ERR Unknown node":                                       {CodeOther, "Unknown node"},
		"Unknown node":                                           {CodeOther, "Unknown node"},
		"CONFIG SET failed":                                      {CodeOther, "CONFIG SET failed"},
		"-NOPERM User _agent has no permissions to run 'config'": {CodeNoPerm, "User _agent has no permissions to run 'config'"},
	}
	for text, want := range tests {
		if got := ParseError(text); *got != want {
			t.Errorf("ParseError(%q) = %+v, want %+v", text, *got, want)
		}
	}
	if Alive(context.DeadlineExceeded) || Alive(io.EOF) || !Alive(nil) || !Alive(errors.Join(ParseError("BUSY"))) {
		t.Error("Alive is wrong")
	}
}

func TestErrorsTellNoSecrets(t *testing.T) {
	t.Parallel()
	s := &script{replies: [][]Reply{{ErrorReply(ParseError("ERR no"))}, {ErrorReply(ParseError("ERR no"))}}}
	c := NewClient(s)
	_, err := c.Do(t.Context(), "AUTH", "user", "secret")
	for _, err := range []error{err, c.ACLSetUser(t.Context(), "u", ">secret")} {
		if err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("error is %v, want one without the secret", err)
		}
	}
}

func TestReply(t *testing.T) {
	t.Parallel()
	pairs := ArrayReply(StringReply("a"), IntReply(1), StringReply("b"), StringReply("x"))
	m, err := pairs.Map()
	if err != nil || !cmp.Equal(m, map[string]string{"a": "1", "b": "x"}) {
		t.Errorf("Map() = %v, %v", m, err)
	}
	if _, err := ArrayReply(StringReply("a")).Map(); err == nil {
		t.Error("a key without value is no map")
	}
	if n, err := StringReply("12").Int(); n != 12 || err != nil {
		t.Errorf("Int() = %d, %v", n, err)
	}
	if items, err := NilReply().Array(); items != nil || err != nil {
		t.Errorf("Array() of nil = %v, %v", items, err)
	}
	for name, err := range map[string]error{
		"number of a text": second(StringReply("x").Int()),
		"text of nil":      second(NilReply().String()),
		"text of an array": second(pairs.String()),
		"array of a text":  second(StringReply("x").Array()),
		"texts of nested":  second(ArrayReply(pairs).Strings()),
	} {
		if err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func second[T any](_ T, err error) error { return err }

func TestClusterInfo(t *testing.T) {
	t.Parallel()
	got := parseClusterInfo("cluster_state:ok\r\ncluster_slots_assigned:16384\r\ncluster_known_nodes:6\r\ncluster_size:3\r\ncluster_current_epoch:9\r\n")
	if want := (ClusterInfo{OK: true, SlotsAssigned: 16384, KnownNodes: 6, Size: 3, CurrentEpoch: 9}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
