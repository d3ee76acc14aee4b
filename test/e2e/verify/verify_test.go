// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package verify

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

func TestParseCalls(t *testing.T) {
	t.Parallel()
	got := parseCalls("# Commandstats\r\ncmdstat_ping:calls=3,usec=1\r\ncmdstat_cluster|reset:calls=1,usec=2\r\nodd\r\ncmdstat_x:calls=y\r\n")
	if diff := cmp.Diff(map[string]int64{"ping": 3, "cluster|reset": 1}, got); diff != "" {
		t.Error(diff)
	}
}

func FuzzParseCalls(f *testing.F) {
	f.Add("cmdstat_ping:calls=3,usec=1")
	f.Fuzz(func(_ *testing.T, text string) { parseCalls(text) })
}

// member is a Pod whose server has that view.
func member(t *testing.T, name, shard, ip, view string) *Member {
	t.Helper()
	nodes, err := valkey.ParseNodes(view)
	if err != nil {
		t.Fatal(err)
	}
	return &Member{
		Pod: &corev1.Pod{
			ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{v1alpha1.LabelShardIndex: shard}},
			Status:     corev1.PodStatus{PodIP: ip},
		},
		Nodes: nodes, Info: valkey.Info{LinkUp: true}, State: valkey.ClusterInfo{OK: true},
	}
}

const (
	idA  = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
	idB  = "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
	idC  = "cccccccccccccccccccccccccccccccccccccccc"
	rest = " 0 0 1 connected"
)

func TestFormed(t *testing.T) {
	t.Parallel()
	one := int32(1)
	const (
		seen    = idA + " 10.0.0.1:6379@16379 master - 0 0 1 connected 0-16383\n"
		self    = idA + " 10.0.0.1:6379@16379 myself,master - 0 0 1 connected 0-16383\n"
		replica = idB + " 10.0.0.2:6379@16379 slave " + idA + rest + "\n"
		itself  = idB + " 10.0.0.2:6379@16379 myself,slave " + idA + rest + "\n"
	)
	for name, c := range map[string]struct {
		first, second string
		clean         bool
	}{
		"as it should be": {self + replica, itself + seen, true},
		"ghost":           {self + replica + idC + " 10.0.0.3:6379@16379 master,fail - 0 0 2 disconnected\n", itself + seen, false},
		"slots missing":   {idA + " 10.0.0.1:6379@16379 myself,master - 0 0 1 connected 0-16382\n" + replica, itself + seen, false},
		"slotless primary": {
			self + idB + " 10.0.0.2:6379@16379 master -" + rest + "\n",
			idB + " 10.0.0.2:6379@16379 myself,master -" + rest + "\n" + seen, false,
		},
		"suspected":             {self + idB + " 10.0.0.2:6379@16379 slave,fail? " + idA + rest + "\n", itself + seen, false},
		"old address":           {self + idB + " 10.0.0.9:6379@16379 slave " + idA + rest + "\n", itself + seen, false},
		"unknown to the other":  {self, itself + seen, false},
		"not linked on the bus": {self + idB + " 10.0.0.2:6379@16379 slave " + idA + " 0 0 1 disconnected\n", itself + seen, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := Picture{
				Cluster: &v1alpha1.ValkeyCluster{Spec: v1alpha1.ValkeyClusterSpec{Shards: 1, Replicas: &one}},
				Members: []*Member{member(t, "a", "0", "10.0.0.1", c.first), member(t, "b", "0", "10.0.0.2", c.second)},
			}
			if got := p.Formed(); (len(got) == 0) != c.clean {
				t.Errorf("found %q", got)
			}
		})
	}
}

// TestRefusals: no system user may be refused anything; a Pod that has got another's
// address refuses who still takes it for that one.
func TestRefusals(t *testing.T) {
	t.Parallel()
	login := valkey.ACLRefusal{Username: v1alpha1.UserOperator, Reason: "auth", Object: "HELLO", Count: 3}
	command := valkey.ACLRefusal{Username: v1alpha1.UserOperator, Reason: "command", Object: "keys", Count: 1}
	for name, c := range map[string]struct {
		refused valkey.ACLRefusal
		excuses Excuses
		found   bool
	}{
		"an application":              {valkey.ACLRefusal{Username: "app", Reason: "command"}, Excuses{}, false},
		"a login":                     {login, Excuses{Restarts: true}, true},
		"a login at a former address": {login, Excuses{Readdressed: true}, false},
		"a command":                   {command, Excuses{Readdressed: true}, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := &Picture{Members: []*Member{{Pod: &corev1.Pod{}, Refusals: []valkey.ACLRefusal{c.refused}}}}
			var f findings
			if p.commands(&f, c.excuses); (len(f) > 0) != c.found {
				t.Errorf("found %v", f)
			}
		})
	}
}
