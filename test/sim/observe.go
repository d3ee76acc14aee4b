// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"cmp"
	"slices"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// silentAfter is after which time without an answer a peer counts as silent, as
// in the cluster controller.
const silentAfter = 1500 * time.Millisecond

// Observe is what the operator sees now: ValkeyNodes and its own writes as they
// are, Pods as its cache has them, and servers as they answer at the addresses
// that it knows.
func (w *World) Observe() plan.State {
	s := plan.State{
		Now: w.time(), Name: clusterName, Generation: w.generation, Spec: w.spec, Status: w.status,
		Revision: w.revision, Image: "valkey:" + w.versionOf(w.revision), Asked: w.asked,
		Resize:  &plan.Resize{To: w.size, Recorded: w.recorded[w.revision]},
		Members: make([]plan.Member, 0, len(w.nodes)),
	}
	for _, o := range w.objects {
		if !o.present {
			s.Drift = append(s.Drift, plan.Drift{Kind: o.kind, Name: o.name, Reason: "it is missing"})
		}
	}
	for _, n := range w.nodes {
		s.Members = append(s.Members, w.member(n))
	}
	slices.SortFunc(s.Members, func(a, b plan.Member) int {
		return cmp.Or(cmp.Compare(a.Shard, b.Shard), cmp.Compare(a.Number, b.Number))
	})
	w.observeRest(&s)
	w.observeConfig(&s)
	w.observePasswords(&s)
	return s
}

func (w *World) member(n *node) plan.Member {
	m := plan.Member{
		Name: n.name, UID: n.uid, Shard: n.shard, Number: n.number, Revision: n.revision, Retired: n.retired, Created: epoch.Add(n.created),
		Reason: n.reason, Message: n.words, Size: n.size, VolumeGone: n.volumeGone, ClaimGone: n.claimGone, Published: n.published, Unreachable: "it has no address yet",
	}
	if w.now >= w.frozenTo {
		w.refresh(n)
	}
	if n.seen == nil {
		return m
	}
	view := *n.seen
	m.Pod = &view
	if !view.Running || view.IP == "" {
		return m
	}
	m.Server, m.Unreachable = w.ask(n.name, view.IP)
	return m
}

// ask is a round trip to whatever listens at the address.
func (w *World) ask(name, ip string) (*plan.Server, string) {
	server := w.valkey.At(ip)
	if server == nil || !server.Answers() || w.unreachable[name] > w.now {
		return nil, "i/o timeout"
	}
	if server.Loading() {
		return nil, "it is loading its data"
	}
	return serverView(server, w.runs(server)), ""
}

func serverView(s *valkeytest.Server, version string) *plan.Server {
	v := &plan.Server{
		ID: s.ID(), Version: version, Uptime: s.Uptime(), Primary: s.Primary(), PrimaryID: s.PrimaryID(), Epoch: s.Epoch(), Slots: s.Slots(), NoFailover: s.NoFailover(),
		LinkUp: s.LinkUp(), LinkQuiet: s.LinkQuiet(), LinkDownFor: s.LinkDownFor(), Offset: s.Offset(), Keys: s.Keys(), Peers: make([]plan.Peer, 0, s.NumPeers()),
	}
	for p := range s.EachPeer() {
		v.Peers = append(v.Peers, plan.Peer{
			ID: p.ID, IP: p.IP, Primary: p.Primary, PrimaryID: p.PrimaryID, Epoch: p.Epoch, Suspected: p.Suspected, Failed: p.Failed,
			Handshake: p.Handshake, NoAddress: p.NoAddress, Linked: p.Linked, Unanswered: p.Unanswered, Silent: p.Unanswered >= silentAfter, Slots: p.Slots,
		})
	}
	return v
}

// refresh brings the operator's cache of a Pod up to date.
func (w *World) refresh(n *node) {
	p := w.podOf(n)
	if p == nil {
		n.seen, n.seenOf = nil, nil
		return
	}
	v := plan.Pod{
		Name: p.name, UID: p.uid, IP: p.ip, Revision: p.revision, Role: p.role, Running: p.running && !p.finished, Broken: p.broken,
		Ready: p.ready, Deleting: p.deleting, Created: epoch.Add(p.created),
	}
	v.Size, v.Has, v.Resizing = p.size, p.has, p.how
	if p.started > 0 {
		v.Started = epoch.Add(p.started)
	}
	if p.host != nil {
		v.Node, v.Zone = p.host.name, p.host.zone
		v.NodeLostSince, v.NodeLost = time.Time{}, false
		if since, lost := w.lost(p.host); lost {
			v.NodeLost, v.NodeLostSince = true, since
		}
		w.seeLeaving(p, &v)
	}
	if n.seen == nil {
		n.seen = new(plan.Pod)
	}
	*n.seen, n.seenOf = v, p
}

// observeRest finds Pods and claims that no ValkeyNode has.
func (w *World) observeRest(s *plan.State) {
	add := func(to *map[int32][]int32, shard, number int32) {
		if *to == nil {
			*to = map[int32][]int32{}
		}
		(*to)[shard] = append((*to)[shard], number)
		slices.Sort((*to)[shard])
	}
	for _, p := range w.pods {
		if !w.owned(p) {
			add(&s.TakenNumbers, p.shard, p.number)
			s.Strays = append(s.Strays, plan.Stray{Pod: p.name, UID: p.uid, Shard: p.shard, Role: p.role})
		}
	}
	slices.SortFunc(s.Strays, func(a, b plan.Stray) int { return cmp.Compare(a.Pod, b.Pod) })
	for _, c := range w.claims {
		if w.node(v1alpha1.NodeName(clusterName, c.shard, c.number)) != nil || w.pod(c.name) != nil {
			continue
		}
		add(&s.TakenNumbers, c.shard, c.number)
		if !c.retired && !c.deleting {
			add(&s.Claims, c.shard, c.number)
		}
	}
}
