// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// Describe shows the world as it truly is, for the report of a failure.
func (w *World) Describe() string {
	var b strings.Builder
	for _, n := range w.nodes {
		s := w.serverOf(n)
		if s == nil {
			fmt.Fprintf(&b, "%s: no server (published %.6s)\n", n.name, n.published.NodeID)
			continue
		}
		fmt.Fprintf(&b, "%s: %.6s (published %.6s) %s %s writes %d of lineage %d, epoch %d, current %d%s\n", n.name, s.ID(), n.published.NodeID, s.IP(), role(s),
			s.Data().Writes, s.Data().Lineage, s.Epoch(), s.CurrentEpoch(), state(s))
		for p := range s.EachPeer() {
			fmt.Fprintf(&b, "    knows %s\n", peer(p))
		}
	}
	for i, e := range w.ledger {
		fmt.Fprintf(&b, "shard %d: lineage %d, %d writes must survive, the best copy has %d\n", i, e.lineage, e.safe, w.best(int32(i)))
	}
	return b.String()
}

func role(s *valkeytest.Server) string {
	if s.Primary() {
		return "primary of " + ranges(s.Slots())
	}
	return fmt.Sprintf("replica of %.6s, link %v", s.PrimaryID(), s.LinkUp())
}

func state(s *valkeytest.Server) string {
	text := ""
	for name, set := range map[string]bool{", hung": s.Hung(), ", held": s.Held(), ", cut": s.Cut, ", loading": s.Loading()} {
		if set {
			text += name
		}
	}
	return text
}

func peer(p valkeytest.Peer) string {
	text := fmt.Sprintf("%.6s %s epoch %d", p.ID, p.IP, p.Epoch)
	if !p.Primary {
		text += fmt.Sprintf(" replica of %.6s", p.PrimaryID)
	}
	if p.Slots != nil {
		text += " slots " + ranges(p.Slots)
	}
	for _, f := range []struct {
		name string
		set  bool
	}{{" fail?", p.Suspected}, {" fail", p.Failed}, {" handshake", p.Handshake}, {" noaddr", p.NoAddress}, {" disconnected", !p.Linked}} {
		if f.set {
			text += f.name
		}
	}
	return text
}

func ranges(s *slots.Set) string {
	if s == nil {
		return "nothing"
	}
	return s.String()
}
