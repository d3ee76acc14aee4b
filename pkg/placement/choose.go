// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package placement

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Domain is a failure domain for a new member. The host within it is the
// scheduler's choice.
type Domain struct {
	// Zone is empty when any zone will do.
	Zone string
}

// Choice is where a new member of a shard belongs.
type Choice struct {
	// Domain is what was chosen.
	Domain Domain
	// Fits is false when no domain keeps the member apart as it must be. It then
	// waits for one.
	Fits bool
	// Reason says why, in a sentence.
	Reason string
}

// Choose says where the next member of a shard belongs, given where its mates
// are and which hosts are eligible: in the zone with the fewest mates, among
// those that have a host without one; then in the zone with the most such
// hosts; then in the first by name.
func Choose(mates []Member, hosts []Host, modes Modes) Choice {
	free := freeHosts(mates, hosts)
	if modes.Host == v1alpha1.SpreadRequired && len(free) == 0 {
		return Choice{Reason: fmt.Sprintf("none of the %d eligible nodes is free of the shard's members", len(hostNames(hosts)))}
	}
	zones := zoneNames(hosts)
	if modes.Zone == v1alpha1.SpreadDisabled || len(zones) == 0 {
		return Choice{Fits: true, Reason: "zones are not spread over: the scheduler decides"}
	}
	if modes.Host != v1alpha1.SpreadDisabled && modes.Zone == v1alpha1.SpreadPreferred && onlyUnzoned(free) {
		return Choice{Fits: true, Reason: "only nodes without a zone label are free of the shard's members"}
	}
	candidates := candidateZones(mates, zones, free, modes.Host)
	if modes.Zone == v1alpha1.SpreadRequired {
		candidates = slices.DeleteFunc(candidates, func(l load) bool { return len(l.members) > 0 })
		if len(candidates) == 0 {
			return Choice{Reason: fmt.Sprintf("none of the %d eligible zones is free of the shard's members", len(zones))}
		}
	}
	best := slices.MinFunc(candidates, func(a, b load) int {
		return cmp.Or(
			cmp.Compare(len(a.members), len(b.members)),
			cmp.Compare(free[b.domain], free[a.domain]),
			cmp.Compare(a.domain, b.domain),
		)
	})
	return Choice{Domain: Domain{Zone: best.domain}, Fits: true, Reason: whyZone(best, free[best.domain])}
}

// onlyUnzoned tells whether the free hosts are all outside of any zone: naming a
// zone would then keep the member from them.
func onlyUnzoned(free map[string]int) bool {
	return len(free) == 1 && free[""] > 0
}

// candidateZones are the eligible zones with a host that is free of the shard's
// members; all of them when there is no such host, or when hosts do not matter.
func candidateZones(mates []Member, zones []string, free map[string]int, hostMode v1alpha1.SpreadMode) []load {
	all := loads(mates, zones, func(m Member) string { return m.Zone })
	all = slices.DeleteFunc(all, func(l load) bool { return !slices.Contains(zones, l.domain) })
	if hostMode == v1alpha1.SpreadDisabled {
		return all
	}
	roomy := slices.DeleteFunc(slices.Clone(all), func(l load) bool { return free[l.domain] == 0 })
	if len(roomy) == 0 {
		return all
	}
	return roomy
}

func whyZone(l load, free int) string {
	mates := "no member of the shard"
	if n := len(l.members); n > 0 {
		mates = fmt.Sprintf("only %d of the shard's members", n)
	}
	return fmt.Sprintf("zone %s has %s; nodes free of them there: %d", l.domain, mates, free)
}
