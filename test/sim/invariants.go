// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// checkPlan is what must hold of each plan by itself.
func (w *World) checkPlan(s *plan.State, p *plan.Plan) {
	if p.RequeueAfter <= 0 {
		w.violate("the plan does not say when to look again")
	}
	ready := isTrue(&p.Status, v1alpha1.ConditionReady)
	w.checkWaits(p, ready)
	if p.Settled && (!ready || len(p.Actions) > 0) {
		w.violate("the plan is settled, but there is something to do")
	}
	if s.Status.Formed() && !p.Status.Formed() {
		w.violate("ClusterFormed goes back")
	}
	if ready {
		if err := w.complete(); err != nil {
			w.violate("Ready is true, but %v", err)
		}
	}
}

// checkWaits: every wait names what it waits for, and nothing is left undone
// without one.
func (w *World) checkWaits(p *plan.Plan, ready bool) {
	for _, x := range p.Waits {
		if x.Reason == "" || x.Subject == "" || x.Message == "" {
			w.violate("a wait does not name what it waits for: %+v", x)
		}
	}
	if !ready && len(p.Actions) == 0 && len(p.Waits) == 0 {
		w.violate("nothing is planned and nothing is waited for, while the cluster is not Ready: %s: %s", p.Status.Reason, p.Status.Message)
	}
	if p.Status.Reason == "" || p.Status.Message == "" {
		w.violate("the status does not say why")
	}
}

// checkLabels: at no time do two Pods of a shard carry the role primary.
func (w *World) checkLabels() {
	for i, p := range w.pods {
		if p.role != v1alpha1.RolePrimary {
			continue
		}
		for _, q := range w.pods[i+1:] {
			if q.shard == p.shard && q.role == v1alpha1.RolePrimary {
				w.violate("Pods %s and %s are both labelled primary", p.name, q.name)
			}
		}
	}
}

func isTrue(s *v1alpha1.ValkeyClusterStatus, kind string) bool {
	c := s.Condition(kind)
	return c != nil && c.Status == metav1.ConditionTrue
}

// complete tells what is missing for the cluster to be as declared, from every
// server's own view.
func (w *World) complete() error {
	servers := make([]*valkeytest.Server, 0, len(w.nodes))
	perShard := make([]int, w.Shards)
	for _, n := range w.nodes {
		s := w.serverOf(n)
		if w.leftBehind(n) {
			continue
		}
		if s == nil {
			return fmt.Errorf("%s has no server", n.name)
		}
		if !n.retired {
			perShard[n.shard]++
		}
		servers = append(servers, s)
		owner := w.owner(n.shard)
		switch {
		case owner == nil:
			return fmt.Errorf("shard %d has no primary", n.shard)
		case s != owner && !s.ReplicatesFrom(owner):
			return fmt.Errorf("%s is not in sync with its primary", n.name)
		}
	}
	for i, n := range perShard {
		if n != int(w.spec.ReplicasOrDefault())+1 {
			return fmt.Errorf("shard %d has %d members", i, n)
		}
	}
	for _, s := range servers {
		if err := agrees(s, servers); err != nil {
			return err
		}
	}
	return nil
}

// leftBehind: a retired member has no server any more, or one on a lost host.
func (w *World) leftBehind(n *node) bool {
	if !n.retired || w.serverOf(n) == nil {
		return n.retired
	}
	_, lost := w.lost(w.podOf(n).host)
	return lost
}

// agrees compares a server's view with what the others say of themselves.
func agrees(s *valkeytest.Server, servers []*valkeytest.Server) error {
	if !s.Covered() {
		return fmt.Errorf("slots have no owner for %.8s", s.ID())
	}
	if s.NumPeers() != len(servers)-1 {
		return fmt.Errorf("%.8s knows %d others, of %d", s.ID(), s.NumPeers(), len(servers)-1)
	}
	for _, o := range servers {
		if o != s && !s.Sees(o) {
			return fmt.Errorf("%.8s does not see %.8s as it is: %+v", s.ID(), o.ID(), s.Peers())
		}
	}
	return nil
}

// checkPurity: Make leaves the State alone, does not depend on the order of
// peers, and gives equal plans for equal states.
func (w *World) checkPurity(s *plan.State, p *plan.Plan) {
	before := clone(s)
	again := plan.Make(before)
	if !reflect.DeepEqual(*s, before) {
		w.violate("Make has changed the State")
	}
	if !reflect.DeepEqual(*p, again) {
		w.violate("equal States gave different Plans")
	}
	shuffled := clone(s)
	for i := range shuffled.Members {
		if v := shuffled.Members[i].Server; v != nil {
			rng := rand.New(rand.NewPCG(w.Seed, uint64(w.steps)))
			rng.Shuffle(len(v.Peers), func(a, b int) { v.Peers[a], v.Peers[b] = v.Peers[b], v.Peers[a] })
		}
	}
	if other := plan.Make(shuffled); !reflect.DeepEqual(*p, other) {
		w.violate("the Plan depends on the order of peers")
	}
}

// clone copies a State as deep as Make could reach.
func clone(s *plan.State) plan.State {
	c := *s
	c.Spec = *s.Spec.DeepCopy()
	c.Status = *s.Status.DeepCopy()
	c.Drift, c.Blocked, c.Placement = slices.Clone(s.Drift), slices.Clone(s.Blocked), slices.Clone(s.Placement)
	c.Members = slices.Clone(s.Members)
	for i := range c.Members {
		m := &c.Members[i]
		if m.Pod != nil {
			m.Pod = new(*m.Pod)
		}
		if m.Server != nil {
			m.Server = new(*m.Server)
			m.Server.Peers = slices.Clone(m.Server.Peers)
		}
	}
	c.Strays = slices.Clone(s.Strays)
	c.TakenNumbers, c.Claims = cloneNumbers(s.TakenNumbers), cloneNumbers(s.Claims)
	return c
}

func cloneNumbers(m map[int32][]int32) map[int32][]int32 {
	c := maps.Clone(m)
	for k, v := range c {
		c[k] = slices.Clone(v)
	}
	return c
}
