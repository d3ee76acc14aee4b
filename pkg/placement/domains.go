// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package placement

import (
	"cmp"
	"slices"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Host is a Kubernetes node on which a member may run: schedulable, selected by
// the cluster's node selector, its taints tolerated.
type Host struct {
	// Name is the Kubernetes node's name.
	Name string
	// Zone is its zone, empty where zones are not labelled.
	Zone string
}

// Member is a member of a shard and where it runs.
type Member struct {
	// Shard and Number are the member's identity.
	Shard, Number int32
	// Host is the Kubernetes node that it runs on; empty before it is scheduled.
	Host string
	// Zone is that node's zone.
	Zone string
}

// Modes say how strictly the members of a shard are kept apart.
type Modes struct {
	Host, Zone v1alpha1.SpreadMode
}

// ModesOf are the modes of a cluster's scheduling.
func ModesOf(s v1alpha1.Scheduling) Modes {
	return Modes{
		Host: s.Node.Spread.Shard.ModeOrDefault(),
		Zone: s.Zone.Spread.Shard.ModeOrDefault(),
	}
}

// Kind is a kind of failure domain.
type Kind string

// The kinds, as they are named in sentences.
const (
	KindHost Kind = "node"
	KindZone Kind = "zone"
)

// load is a domain and the members of one shard in it.
type load struct {
	domain  string
	members []int32
}

// byLoad orders domains by how many members they have, then by name.
func byLoad(a, b load) int {
	return cmp.Or(
		cmp.Compare(len(a.members), len(b.members)),
		cmp.Compare(a.domain, b.domain),
	)
}

// loads counts the members of a shard in each of the domains and in those where
// they are. The domain of a member that is nowhere yet is empty and not counted.
func loads(members []Member, domains []string, of func(Member) string) []load {
	byName := map[string][]int32{}
	for _, d := range domains {
		byName[d] = nil
	}
	for _, m := range members {
		if d := of(m); d != "" {
			byName[d] = append(byName[d], m.Number)
		}
	}
	out := make([]load, 0, len(byName))
	for domain, numbers := range byName {
		slices.Sort(numbers)
		out = append(out, load{domain: domain, members: numbers})
	}
	slices.SortFunc(out, byLoad)
	return out
}

// hostNames are the names of the hosts, each once, in order.
func hostNames(hosts []Host) []string {
	return distinct(hosts, func(h Host) string { return h.Name })
}

// zoneNames are the zones of the hosts, each once, in order.
func zoneNames(hosts []Host) []string {
	return distinct(hosts, func(h Host) string { return h.Zone })
}

func distinct(hosts []Host, of func(Host) string) []string {
	var out []string
	for _, h := range hosts {
		if d := of(h); d != "" {
			out = append(out, d)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// freeHosts counts, in each zone, the hosts on which no member of the shard runs.
func freeHosts(members []Member, hosts []Host) map[string]int {
	taken := map[string]bool{}
	for _, m := range members {
		taken[m.Host] = true
	}
	free := map[string]int{}
	for _, h := range hosts {
		if !taken[h.Name] {
			free[h.Zone]++
			taken[h.Name] = true
		}
	}
	return free
}
