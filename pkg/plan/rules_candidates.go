// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

// ruleCandidates keeps replicas that hold nothing yet out of elections: such a one may
// be the only one left to vote for, and the shard's data, which its primary's volume
// brings back in a moment, would be replaced by nothing (row 45). What the operator or
// an agent tells it to do, it does all the same.
//
// The servers remember it for the life of their process, and show it in their views. A
// replica that has been in sync stands for election, whether the operator is there or
// not.
func ruleCandidates(w *world, p *Plan) verdict {
	for i := range w.s.Members {
		m := &w.s.Members[i]
		switch {
		case !m.serves():
		case m.Server.NoFailover && (m.ownsSlots() || m.Server.hasSynced()):
			p.do(SetCandidate{On: m.target(), Candidate: true})
		case !m.Server.NoFailover && m.newcomer():
			p.do(SetCandidate{On: m.target(), Candidate: false})
		}
	}
	return proceed
}

// newcomer: a replica that holds nothing, and was never linked to its primary in the
// life of its process.
func (m *Member) newcomer() bool {
	v := m.Server
	return !v.Primary && !v.LinkUp && v.LinkDownFor < 0 && v.Keys == 0
}

// hasSynced: a replica whose link is up, or was.
func (v *Server) hasSynced() bool { return !v.Primary && (v.LinkUp || v.LinkDownFor > 0) }
