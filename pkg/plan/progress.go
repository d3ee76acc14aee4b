// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// ruleProgress says when a change has failed: a member of the new revision is not
// ready in time. The roll has stopped there by itself; whether what was changed goes
// back is the user's choice.
func ruleProgress(w *world, p *Plan) verdict {
	if w.rolledBack != "" {
		p.again(pollSlow)
		p.waitBlocked("RolledBack", w.s.Name,
			"revision %s did not become ready in time and is rolled back to %s: edit the spec, and the change is tried again", w.rolledBack, w.s.Revision)
		return proceed
	}
	if m := w.overdue(); m != nil {
		p.again(pollSlow)
		p.waitBlocked("ProgressDeadlineExceeded", m.Name,
			"%s of the new revision is not ready after %s%s: the roll has stopped there, and goes on, or back, when the spec is edited",
			m.Name, w.s.Spec.Update.ProgressDeadlineOrDefault(), told(m))
	}
	return proceed
}

// overdue is a member of the declared revision that did not become ready in time,
// while others are still of an earlier one; nil when there is none.
func (w *world) overdue() *Member {
	if !w.formed() || w.outdated() == 0 {
		return nil
	}
	deadline := w.s.Spec.Update.ProgressDeadlineOrDefault()
	if w.unreadyFor() < deadline {
		return nil
	}
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if !m.stays() || w.stale(m) || m.Server != nil && m.Pod != nil && m.Pod.Ready {
			continue
		}
		since := m.Created
		if m.Pod != nil {
			since = m.Pod.Created
		}
		if lost := m.Pod != nil && m.Pod.NodeLost; !lost && w.s.Now.Sub(since) >= deadline {
			return m
		}
	}
	return nil
}

// rollBack puts the last good revision in place of a declared one that has failed
// before, where the user asks for that.
func (w *world) rollBack() {
	s := w.s
	if s.Spec.Update.Rollback != v1alpha1.RollbackAutomatic || s.Status.FailedRevision != s.Revision ||
		s.Status.StableRevision == "" || s.Status.StableRevision == s.Revision {
		return
	}
	w.rolledBack, s.Revision = s.Revision, s.Status.StableRevision
}

// remember keeps in the status what the next plans need to know of revisions.
func (w *world) remember(p *Plan, st *v1alpha1.ValkeyClusterStatus) {
	st.StableRevision = w.s.Status.StableRevision
	if p.Settled {
		st.StableRevision = w.s.Revision
	}
	switch {
	case w.rolledBack != "":
		st.FailedRevision = w.rolledBack
	case w.s.Spec.Update.Rollback == v1alpha1.RollbackAutomatic && w.overdue() != nil &&
		st.StableRevision != "" && st.StableRevision != w.s.Revision:
		st.FailedRevision = w.s.Revision
	}
}
