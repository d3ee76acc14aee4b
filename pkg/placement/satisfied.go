// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package placement

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Violation is one failure domain that members of a shard share and should not.
type Violation struct {
	// Shard is the shard's index.
	Shard int32
	// Kind is the kind of the domain.
	Kind Kind
	// Domain is the domain that is shared.
	Domain string
	// Members are the numbers of the members in it.
	Members []int32
	// Better is a domain of that kind where one of them should be. Empty when
	// there is none, which is a violation only where spreading is required.
	Better string
	// Reason is all this in a sentence.
	Reason string
}

// Satisfied tells which shards have members in one failure domain that they
// should not share, given the hosts that are eligible; none is good news.
//
// Members may share a domain while no other is better off: three members on two
// hosts are as far apart as they can be. Another domain is better off when
// moving a member there leaves the domains more even. A zone is better off only
// if it has a host without a member of the shard, or it would trade a shared
// zone for a shared host. Where spreading is required, every shared domain is a
// violation.
func Satisfied(members []Member, hosts []Host, modes Modes) []Violation {
	byShard := map[int32][]Member{}
	for _, m := range members {
		byShard[m.Shard] = append(byShard[m.Shard], m)
	}
	var out []Violation
	for shard, mates := range byShard {
		out = append(out, hostViolations(shard, mates, hosts, modes.Host)...)
		out = append(out, zoneViolations(shard, mates, hosts, modes)...)
	}
	slices.SortFunc(out, func(a, b Violation) int {
		return cmp.Or(
			cmp.Compare(a.Shard, b.Shard),
			cmp.Compare(a.Kind, b.Kind),
			cmp.Compare(a.Domain, b.Domain),
		)
	})
	return out
}

func hostViolations(shard int32, mates []Member, hosts []Host, mode v1alpha1.SpreadMode) []Violation {
	names := hostNames(hosts)
	all := loads(mates, names, func(m Member) string { return m.Host })
	return violations(shard, KindHost, mode, all, func(l load) bool {
		return slices.Contains(names, l.domain)
	})
}

func zoneViolations(shard int32, mates []Member, hosts []Host, modes Modes) []Violation {
	free := freeHosts(mates, hosts)
	names := zoneNames(hosts)
	all := loads(mates, names, func(m Member) string { return m.Zone })
	return violations(shard, KindZone, modes.Zone, all, func(l load) bool {
		if modes.Host == v1alpha1.SpreadDisabled {
			return slices.Contains(names, l.domain)
		}
		return free[l.domain] > 0
	})
}

// violations judges the domains of one kind for one shard. all is in order of
// load, and eligible tells which of them could take a member.
func violations(shard int32, kind Kind, mode v1alpha1.SpreadMode, all []load, eligible func(load) bool) []Violation {
	if mode == v1alpha1.SpreadDisabled {
		return nil
	}
	better := slices.IndexFunc(all, eligible)
	var out []Violation
	for _, l := range all {
		v := Violation{Shard: shard, Kind: kind, Domain: l.domain, Members: l.members}
		switch {
		case len(l.members) < 2:
			continue
		case better >= 0 && len(all[better].members) <= len(l.members)-2:
			v.Better = all[better].domain
			v.Reason = shared(v) + " while " + betterOff(kind, all[better])
		case mode == v1alpha1.SpreadRequired:
			v.Reason = shared(v) + fmt.Sprintf(" and no %s is free", kind)
		default:
			continue
		}
		out = append(out, v)
	}
	return out
}

func shared(v Violation) string {
	return fmt.Sprintf("shard %d: members %s share %s %s", v.Shard, list(v.Members), v.Kind, v.Domain)
}

func betterOff(kind Kind, l load) string {
	name := l.domain
	if kind == KindZone {
		name = "zone " + name
	}
	if len(l.members) == 0 {
		return name + " is free"
	}
	return fmt.Sprintf("%s has only %d of them", name, len(l.members))
}

// list writes numbers as people do: "0", "0 and 1", "0, 1 and 2".
func list(numbers []int32) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(int(n))
	}
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}
