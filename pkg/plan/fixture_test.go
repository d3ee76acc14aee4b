// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

var noon = time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)

// declared is a cluster that was just declared.
func declared(shards, replicas int32) *State {
	return &State{
		Now: noon, Name: "demo", Generation: 1, Revision: "new", Image: "valkey:9.1",
		Spec: v1alpha1.ValkeyClusterSpec{Shards: shards, Replicas: new(replicas)},
	}
}

// started is a cluster whose Pods run, with servers that know nobody.
func started(shards, replicas int32) *State {
	s := declared(shards, replicas)
	for shard := range shards {
		for number := range replicas + 1 {
			s.Members = append(s.Members, fresh(shard, number))
		}
	}
	return s
}

func fresh(shard, number int32) Member {
	name := v1alpha1.NodeName("demo", shard, number)
	host := (shard + number) % 3
	return Member{
		Name: name, UID: "uid-" + name, Shard: shard, Number: number, Revision: "new",
		Pod: &Pod{
			Name: v1alpha1.PodName(name), UID: "pod-" + name, IP: fmt.Sprintf("10.0.%d.%d", shard, number),
			Node: fmt.Sprintf("node-%d", host), Zone: fmt.Sprintf("zone-%d", host),
			Revision: "new", Started: noon.Add(-time.Minute), Running: true, Ready: true,
		},
		Server: &Server{ID: "id-" + name, Version: "9.1.2", Uptime: time.Minute, Primary: true},
	}
}

// settled is a cluster in which everything is as declared: member 0 of each shard
// is its primary.
func settled(shards, replicas int32) *State {
	s := started(shards, replicas)
	ranges := slots.Even(int(shards))
	s.Status.Conditions = []metav1.Condition{{Type: v1alpha1.ConditionClusterFormed, Status: metav1.ConditionTrue}}
	for i := range s.Members {
		m := &s.Members[i]
		m.Server.Epoch = firstPrimaryEpoch + uint64(m.Shard)
		if m.Number == 0 {
			m.Server.Slots = &ranges[m.Shard]
			m.Pod.Role = v1alpha1.RolePrimary
		} else {
			m.Server.Primary, m.Server.LinkUp = false, true
			m.Server.PrimaryID = "id-" + v1alpha1.NodeName("demo", m.Shard, 0)
			m.Pod.Role = v1alpha1.RoleReplica
		}
		m.Published = NodeStatus{Ready: true, Role: m.Pod.Role, NodeID: m.Server.ID, Version: m.Server.Version}
	}
	s.introduceAll()
	return s
}

// introduceAll lets every server see the others as they are.
func (s *State) introduceAll() {
	for i := range s.Members {
		m := &s.Members[i]
		if m.Server == nil {
			continue
		}
		m.Server.Peers = nil
		for j := range s.Members {
			if o := &s.Members[j]; i != j && o.Server != nil {
				m.Server.Peers = append(m.Server.Peers, Peer{
					ID: o.Server.ID, IP: o.Pod.IP, Primary: o.Server.Primary, PrimaryID: o.Server.PrimaryID,
					Linked: true, Slots: o.Server.Slots,
				})
			}
		}
	}
}

// member finds a member by name.
func (s *State) member(name string) *Member {
	for i := range s.Members {
		if s.Members[i].Name == name {
			return &s.Members[i]
		}
	}
	panic("no member " + name)
}

// silence makes a server stop answering, and the others notice.
func (s *State) silence(name string) *Member {
	m := s.member(name)
	id := m.Server.ID
	m.Server, m.Unreachable = nil, "i/o timeout"
	for i := range s.Members {
		if v := s.Members[i].Server; v != nil {
			for j := range v.Peers {
				if v.Peers[j].ID == id {
					v.Peers[j].Silent = true
				}
			}
			if v.PrimaryID == id {
				v.LinkUp, v.LinkDownFor = false, time.Second
			}
		}
	}
	return m
}

// reborn gives a member a new Pod with an empty server of a new identity; the
// others still know the old one, which is silent.
func (s *State) reborn(name string) *Member {
	m := s.silence(name)
	n := fresh(m.Shard, m.Number)
	n.Server.ID, n.Pod.UID, n.Pod.IP, n.Pod.Ready = "new-"+name, "new-pod-"+name, "10.1.0.1", false
	n.Published = m.Published
	*m = n
	return m
}

func linkDown(s *State, name string, d time.Duration) {
	v := s.member(name).Server
	v.LinkUp, v.LinkDownFor = false, d
}

// planCase is a state, and what is made of it.
type planCase struct {
	state  *State
	change func(*State)
	want   []string
	reason string
	says   v1alpha1.ClusterState
}

// check plans each case.
func check(t *testing.T, cases map[string]planCase) {
	t.Helper()
	for name, tt := range cases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if tt.change != nil {
				tt.change(tt.state)
			}
			p := Make(*tt.state)
			var got []string
			for _, a := range p.Actions {
				got = append(got, a.String())
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("actions (-want +got):\n%s", diff)
			}
			if p.Status.Reason != tt.reason || p.Status.State != tt.says {
				t.Errorf("got %s/%s (%s), want %s/%s", p.Status.State, p.Status.Reason, p.Status.Message, tt.says, tt.reason)
			}
			if p.RequeueAfter <= 0 {
				t.Error("nothing would wake this cluster again")
			}
		})
	}
}
