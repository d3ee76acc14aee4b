// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"slices"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// ruleRotate makes the generated passwords anew, in steps of which each leaves valid
// everywhere what somebody may still use. It comes last: nothing waits for it.
//
// A step is taken when every member is known to be as the one before it wanted. Whoever
// takes over after a crash finds in the Secret which step that was. The files in the
// Pods count too: a server that restarts has what they say, so that the next step must
// not be taken before none of them is older.
func ruleRotate(w *world, p *Plan) verdict {
	r := w.s.Rotation
	switch {
	case r == nil:
	case w.rotating():
		w.rotate(p)
	case w.formed():
		if reason := w.rotationDue(); reason != "" {
			w.step(p, RotationAdd, reason)
		}
	}
	return proceed
}

// rotating: a rotation is under way.
func (w *world) rotating() bool {
	return w.s.Rotation != nil && w.s.Rotation.Phase != RotationIdle
}

// rotationDue tells why a rotation is to begin; empty when none is.
func (w *world) rotationDue() string {
	r, interval := w.s.Rotation, w.s.Spec.PasswordRotation.IntervalOrZero()
	switch {
	case r.Asked != "" && r.Asked != r.Served:
		return fmt.Sprintf("asked for by the annotation %s: %q", v1alpha1.AnnotationRotatePasswords, r.Asked)
	case interval > 0 && w.s.Now.Sub(r.Began) >= interval:
		return fmt.Sprintf("those in use are older than spec.passwordRotation.intervalSeconds, %s", interval)
	}
	return ""
}

// rotate brings members to where the phase wants them, and takes the next step when all
// are there.
func (w *world) rotate(p *Plan) {
	r := w.s.Rotation
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if m.Pod == nil || m.Pod.Deleting {
			continue
		}
		if m.Pod.Credentials != r.Generation && (m.Credentials == nil || m.Credentials.Generation != r.Generation) {
			p.do(RefreshPod{Pod: m.Pod.Name, UID: m.Pod.UID, Generation: r.Generation})
		}
	}
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if r.Phase == RotationSwitched && m.manageable() && m.Credentials != nil && !m.Credentials.PrimaryAuth {
			p.do(SetPrimaryAuth{On: m.target()})
			p.again(pollValkey)
		}
	}
	// What is to be written to the Secret otherwise comes first: a step is a write of it.
	written := !slices.ContainsFunc(w.s.Drift, func(d Drift) bool { return d.Kind == "Secret" && !d.Late })
	switch {
	case !written || len(w.rotationWaits()) > 0:
	case r.Phase == RotationAdded:
		w.step(p, RotationSwitch, "")
	default:
		w.step(p, RotationDrop, "")
	}
}

func (w *world) step(p *Plan, step RotationStep, reason string) {
	p.do(RotatePasswords{Step: step, Generation: w.s.Rotation.Generation, Reason: reason})
	p.again(pollValkey)
}

// rotationWaits are the members that keep a rotation from its next step, and why. Also
// one that is retired counts as long as it has a Pod, and one that does not answer: it
// may come back as it was.
func (w *world) rotationWaits() []Wait {
	var out []Wait
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if lack := m.lags(w.s.Rotation); lack != "" && (m.Pod != nil || !m.Retired) {
			out = append(out, Wait{Reason: "RotatingPasswords", Subject: m.Name, Message: m.Name + lack})
		}
	}
	return out
}

// dropping are the members that may still take former passwords when the last step was
// taken. What somebody does to users later is none of a rotation's.
func (w *world) dropping() []Wait {
	was := w.s.Status.Condition(v1alpha1.ConditionPasswordsRotated)
	if w.rotating() || was == nil || was.Status == metav1.ConditionTrue {
		return nil
	}
	var out []Wait
	for i := range w.s.Members {
		m := &w.s.Members[i]
		switch {
		case m.Pod == nil:
		case m.Server == nil:
			out = append(out, Wait{Reason: "RotatingPasswords", Subject: m.Name, Message: m.Name + " does not answer: " + m.Unreachable})
		case m.Users == nil || !m.Users.asWanted():
			out = append(out, Wait{Reason: "RotatingPasswords", Subject: m.Name, Message: m.Name + " does not have its users yet"})
		}
	}
	return out
}

// lags is what a member lacks of what the phase wants; empty where it is as wanted.
func (m *Member) lags(r *Rotation) string {
	known := m.Credentials
	switch {
	case m.Pod == nil:
		return " has no Pod"
	case m.Server == nil:
		return " does not answer: " + m.Unreachable
	case m.Users != nil && m.Users.Failed != "":
		return " did not take its users: " + m.Users.Failed
	case m.Users == nil || !m.Users.asWanted():
		return " does not have its users yet"
	case known == nil || known.Silent != "":
		return " has an agent that does not tell which passwords it has" + why(m.silence())
	case known.Generation != r.Generation:
		return " has a Pod whose files are not up to date yet: its kubelet brings them"
	case r.Phase != RotationSwitched:
		return ""
	case !known.PrimaryAuth:
		return " does not authenticate with the new password as a replica yet"
	case !m.Server.Primary && !m.Server.LinkUp:
		return " has no link to its primary"
	default:
		return ""
	}
}

func (m *Member) silence() string {
	if m.Credentials == nil {
		return ""
	}
	return m.Credentials.Silent
}

// passwordsRotated is the condition about the generated passwords; nil while they are
// not looked at.
func (w *world) passwordsRotated() *metav1.Condition {
	r := w.s.Rotation
	if r == nil {
		return nil
	}
	say := func(ok bool, reason, message string) *metav1.Condition {
		c := w.s.conditionOf(v1alpha1.ConditionPasswordsRotated, ok, reason, message)
		return &c
	}
	if dropping := w.dropping(); len(dropping) > 0 {
		return say(false, "Dropping", "the former passwords are taken away; waiting for: "+allOf(dropping))
	}
	if !w.rotating() {
		return say(true, "NotRotating", "the generated passwords in use are those of "+r.Began.UTC().Format(time.RFC3339))
	}
	waits := w.rotationWaits()
	next := "the next step follows"
	if len(waits) > 0 {
		next = "waiting for: " + allOf(waits)
	}
	unswitched := func(m Member) bool { return m.Credentials == nil || !m.Credentials.PrimaryAuth }
	switch {
	case r.Phase == RotationAdded:
		return say(false, "Adding", "new passwords are made valid beside those in use; "+next)
	case slices.ContainsFunc(w.s.Members, unswitched):
		return say(false, "Switching", "the new passwords are in use, and the former ones valid; "+next)
	default:
		return say(false, "Proving", "the former passwords are valid until every member is known to use the new ones; "+next)
	}
}

// lastRotation is what the status says of the last rotation.
func (w *world) lastRotation() *v1alpha1.PasswordRotationStatus {
	switch r := w.s.Rotation; {
	case r == nil:
		return w.s.Status.PasswordRotation
	case !r.Ever:
		return nil
	default:
		return &v1alpha1.PasswordRotationStatus{LastTime: new(metav1.NewTime(r.Began)), Request: r.Served}
	}
}

func (RotatePasswords) action() {}
func (SetPrimaryAuth) action()  {}
func (RefreshPod) action()      {}

func (a RotatePasswords) String() string {
	switch a.Step {
	case RotationAdd:
		return fmt.Sprintf("begin to rotate the generated passwords (%s)", a.Reason)
	case RotationSwitch:
		return "switch to the new passwords"
	default:
		return "drop the former passwords"
	}
}

func (a SetPrimaryAuth) String() string {
	return fmt.Sprintf("let %s authenticate with the new password as a replica", a.On.Member)
}

func (a RefreshPod) String() string {
	return fmt.Sprintf("let the kubelet refresh the files of Pod %s", a.Pod)
}
