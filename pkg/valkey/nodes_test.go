// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// versions are those whose real answers are in testdata: three servers, of
// which the third became a replica of the first, with slot 93 on its way from
// the first to the second.
var versions = []string{"8.0", "8.1", "9.1"}

func read(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func parse(t testing.TB, text string) Nodes {
	t.Helper()
	nodes, err := ParseNodes(text)
	if err != nil {
		t.Fatal(err)
	}
	return nodes
}

func TestParseNodesOfPrimary(t *testing.T) {
	t.Parallel()
	for _, version := range versions {
		t.Run(version, func(t *testing.T) {
			t.Parallel()
			nodes := parse(t, read(t, "nodes-"+version+"-primary.txt"))
			me, ok := nodes.Myself()
			if !ok || len(nodes) != 3 {
				t.Fatalf("no entry of the server itself, or not three entries: %v", nodes)
			}
			if !me.Primary || me.Replica || me.IP != "127.0.0.1" || me.BusPort != me.Port+10000 || me.Hostname != "h0.example" || !me.LinkConnected {
				t.Errorf("own entry is wrong: %+v", me)
			}
			if got, want := me.Slots.String(), "0-8191"; got != want {
				t.Errorf("own slots are %q, want %q", got, want)
			}
			other, ok := nodes.ByAddress("127.0.0.1", me.Port+1)
			if !ok || me.Migrating[93] != other.ID || len(me.Migrating) != 1 {
				t.Errorf("slot 93 must migrate to %q: %v", other.ID, me.Migrating)
			}
			replicas := nodes.ReplicasOf(me.ID)
			if len(replicas) != 1 || !replicas[0].Replica || replicas[0].Primary {
				t.Errorf("replicas are %v, want one", replicas)
			}
			if all := nodes.Slots(); !all.IsFull() {
				t.Errorf("all nodes own %v, want all slots", all)
			}
		})
	}
}

// A server writes "fail?" of what it suspects, and never of itself: row 31.
func TestParseNodesOfSuspicion(t *testing.T) {
	t.Parallel()
	for _, version := range versions {
		suspects := 0
		for _, e := range parse(t, read(t, "nodes-"+version+"-suspect.txt")) {
			if e.PFail {
				suspects++
				if e.Fail || e.Myself || e.LinkConnected {
					t.Errorf("%s: suspect is %+v", version, e)
				}
			}
			if e.Myself && len(e.Importing) != 1 {
				t.Errorf("%s: importing is %v, want slot 93", version, e.Importing)
			}
		}
		if suspects != 1 {
			t.Errorf("%s: %d suspects, want one", version, suspects)
		}
	}
}

func TestParseNodesOfHandshake(t *testing.T) {
	t.Parallel()
	for _, version := range versions {
		nodes := parse(t, read(t, "nodes-"+version+"-handshake.txt"))
		if me, _ := nodes.Myself(); me.IP != "" || me.Port == 0 {
			t.Errorf("%s: a server that was never met knows no address of its own: %+v", version, me)
		}
		handshakes := 0
		for _, e := range nodes {
			if e.Handshake {
				handshakes++
				if e.Primary || e.Replica || e.LinkConnected {
					t.Errorf("%s: handshake is %+v", version, e)
				}
			}
		}
		if handshakes == 0 {
			t.Errorf("%s: no handshake", version)
		}
	}
}

func TestParseNodesFile(t *testing.T) {
	t.Parallel()
	for _, version := range versions {
		nodes := parse(t, read(t, "nodes-"+version+".conf"))
		me, ok := nodes.Myself()
		if !ok || len(nodes) != 3 || len(me.ShardID) != 40 {
			t.Fatalf("%s: %v", version, nodes)
		}
		if replicas := nodes.ReplicasOf(me.ID); len(replicas) != 1 || replicas[0].ShardID != me.ShardID {
			t.Errorf("%s: replicas are %v, want one of the same shard", version, replicas)
		}
	}
}

func TestParseNodesForms(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		in   string
		want NodeEntry
	}{
		"IPv6 with host and shard, row 29": {
			"a fd00::1:2:6379@16379,host,shard-id=s master - 0 0 7 connected 1",
			NodeEntry{ID: "a", IP: "fd00::1:2", Port: 6379, BusPort: 16379, Hostname: "host", ShardID: "s", Primary: true, ConfigEpoch: 7, LinkConnected: true, Slots: slots.Of(1)},
		},
		"loopback of IPv6": {
			"a ::1:6379@16379 slave b 0 0 7 disconnected",
			NodeEntry{ID: "a", IP: "::1", Port: 6379, BusPort: 16379, Replica: true, PrimaryID: "b", ConfigEpoch: 7},
		},
		"empty host and shard": {
			"a 10.0.0.1:6379@16379,,tls-port=0,shard-id=s slave,nofailover,fail b 0 0 7 disconnected",
			NodeEntry{ID: "a", IP: "10.0.0.1", Port: 6379, BusPort: 16379, ShardID: "s", Replica: true, NoFailover: true, Fail: true, PrimaryID: "b", ConfigEpoch: 7},
		},
		"no address": {
			"a :0@0 master,noaddr - 1 1 7 disconnected 5-6",
			NodeEntry{ID: "a", Primary: true, NoAddr: true, ConfigEpoch: 7, Slots: slots.Of(5, 6)},
		},
		"no flags, and one that is new": {
			"a 1.2.3.4:1@2 noflags,sparkling - 0 0 0 connected",
			NodeEntry{ID: "a", IP: "1.2.3.4", Port: 1, BusPort: 2, LinkConnected: true},
		},
		"open slots": {
			"a 1.2.3.4:1@2 myself,master - 0 0 0 connected 93 [93->-b] [77-<-c]",
			NodeEntry{ID: "a", IP: "1.2.3.4", Port: 1, BusPort: 2, Myself: true, Primary: true, LinkConnected: true, Slots: slots.Of(93), Migrating: map[int]string{93: "b"}, Importing: map[int]string{77: "c"}},
		},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want := Nodes{tt.want}
			if diff := cmp.Diff(want, parse(t, tt.in+"\n")); diff != "" {
				t.Errorf("parsed wrongly (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(want, parse(t, want.String())); diff != "" {
				t.Errorf("written wrongly (-want +got):\n%s", diff)
			}
		})
	}
	if got, want := (NodeEntry{IP: "fd00::1", Port: 6379}).Address(), "[fd00::1]:6379"; got != want {
		t.Errorf("address to dial is %q, want %q", got, want)
	}
}

func TestParseNodesRefuses(t *testing.T) {
	t.Parallel()
	for _, in := range []string{
		"a", "a b c d e f g h", "a 1.2.3.4:1 master - 0 0 0 connected", "a 1.2.3.4@1 master - 0 0 0 connected",
		"a 1.2.3.4:x@1 master - 0 0 0 connected", "a 1.2.3.4:1@99999 master - 0 0 0 connected", "a 1.2.3.4:1@2 master - 0 0 -1 connected",
		"a 1.2.3.4:1@2 master - 0 0 0 connected 5-", "a 1.2.3.4:1@2 master - 0 0 0 connected [5]", "a 1.2.3.4:1@2 master - 0 0 0 connected [5-6->-b]",
		"a 1.2.3.4:1@2 master - 0 0 0 connected [5->-]",
	} {
		if nodes, err := ParseNodes(in); err == nil {
			t.Errorf("ParseNodes(%q) = %v, want an error", in, nodes)
		}
	}
}

func FuzzParseNodes(f *testing.F) {
	for _, version := range versions {
		f.Add(read(f, "nodes-"+version+"-primary.txt"))
		f.Add(read(f, "nodes-"+version+"-handshake.txt"))
		f.Add(read(f, "nodes-"+version+".conf"))
	}
	f.Add("a fd00::1:2:6379@16379,host,shard-id=s master - 0 0 7 connected 1 [1->-b] [1-<-c]")
	f.Fuzz(func(t *testing.T, text string) {
		nodes, err := ParseNodes(text)
		if err != nil {
			return
		}
		again, err := ParseNodes(nodes.String())
		// The times of pings are not written.
		if err != nil || len(again) != len(nodes) || again.String() != nodes.String() {
			t.Errorf("%q was read as %q, and that as %q (%v)", text, nodes, again, err)
		}
	})
}
