// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// lateGrace is how long formation waits for the Pods of members that are late,
// so that primaries can be chosen by failure domain from all of them. After it
// the cluster is formed by those that are there, and the late ones join as
// replicas.
const lateGrace = 5 * time.Second

// firstPrimaryEpoch is the config epoch of the first primary. Servers that meet
// with the same epoch raise theirs until all differ; what becomes a replica with an
// epoch above its primary's is then believed by nobody, since the epoch it speaks
// for is its primary's. So each server gets an epoch of its own before it meets
// any other, the primaries high and all others low, below this.
const firstPrimaryEpoch = 10001

func ruleDeleted(w *world, p *Plan) verdict {
	if !w.s.Deleting {
		return proceed
	}
	p.wait("Deleting", w.s.Name, "the cluster is being deleted")
	p.again(pollSlow)
	return hold
}

func rulePaused(w *world, p *Plan) verdict {
	if !w.s.Spec.Paused {
		return proceed
	}
	p.wait("Paused", w.s.Name, "spec.paused is set: the operator observes and changes nothing until it is unset")
	p.again(pollSlow)
	return hold
}

func ruleBlocked(w *world, p *Plan) verdict {
	v := proceed
	for _, b := range w.s.Blocked {
		p.waitBlocked(b.Reason, w.s.Name, "%s", b.Message)
		p.again(pollSlow)
		if b.Fatal {
			v = hold
		}
	}
	return v
}

// ruleObjects and ruleLateObjects differ in time only: what Pods need comes
// before them, and the rest must not keep them waiting.
func ruleObjects(w *world, p *Plan) verdict { return w.objects(p, false) }

func ruleLateObjects(w *world, p *Plan) verdict { return w.objects(p, true) }

func (w *world) objects(p *Plan, late bool) verdict {
	for _, d := range w.s.Drift {
		if d.Late == late {
			p.do(ApplyObject(d))
		}
	}
	return proceed
}

// ruleMembers creates what is missing. A shard that has lost its primary gets the
// members back whose volumes are still there, under their numbers: the data, and
// the identities that go with it, are on them.
func ruleMembers(w *world, p *Plan) verdict {
	for shard, members := range w.shards {
		var left []int32
		if w.owners[shard] == nil {
			if stray := w.stopping(shard); stray != "" && w.s.Spec.Persistence != nil {
				p.again(pollStarting)
				p.wait("PodStopping", stray, "shard %d lacks a member, and Pod %s of a ValkeyNode that was removed is still stopping: its volume is waited for", shard, stray)
				continue
			}
			left = w.s.Claims[int32(shard)]
		}
		have, mover, reason := 0, w.mover(shard), ""
		for _, m := range members {
			switch {
			case !m.stays():
			case m == mover && m == w.owners[shard] && w.elsewhere(shard) != nil:
				have++ // it hands over first: a full sync at the same time would slow that down
			case w.absent(m), w.doomed(m), m == mover:
				reason = "in place of " + m.Name + ": " + w.goesBecause(m)
			default:
				have++
			}
		}
		var made []int32
		for ; have < w.wanted(); have++ {
			number := w.freeNumber(shard, left, made)
			made = append(made, number)
			p.do(CreateNode{
				Name:  v1alpha1.NodeName(w.s.Name, int32(shard), number),
				Shard: int32(shard), Number: number, Revision: w.s.Revision, Reason: reason,
			})
		}
	}
	return proceed
}

// freeNumber is the lowest number of a shard that nothing has: no ValkeyNode, Pod or
// claim, but for claims that are to be used again, nor one of those just given.
func (w *world) freeNumber(shard int, again, given []int32) int32 {
	taken := slices.Clone(given)
	for _, n := range w.s.TakenNumbers[int32(shard)] {
		if !slices.Contains(again, n) {
			taken = append(taken, n)
		}
	}
	for _, m := range w.shards[shard] {
		taken = append(taken, m.Number)
	}
	number := int32(0)
	for slices.Contains(taken, number) {
		number++
	}
	return number
}

// stopping is a Pod of the shard whose ValkeyNode is gone, or empty.
func (w *world) stopping(shard int) string {
	for _, s := range w.s.Strays {
		if int(s.Shard) == shard {
			return s.Pod
		}
	}
	return ""
}

// ruleUnbreak: a fix of the spec must reach the Pod that the mistake broke,
// without waiting for that Pod to become ready first. A Pod that cannot run
// serves nobody; its volume, if it has one, stays.
func ruleUnbreak(w *world, p *Plan) verdict {
	for i, shard := range w.shards {
		surplus := w.outgoing(staying(shard))
		if w.owners[i] == nil {
			surplus = nil // nobody is retired then
		}
		for _, m := range shard {
			if m != surplus && m.stays() && m.Pod != nil && m.Pod.Broken && m.Server == nil && !m.Pod.Deleting &&
				!m.Pod.NodeLost && m.Revision != w.s.Revision {
				p.do(SetRevision{
					Name: m.Name, UID: m.UID, PodUID: m.Pod.UID, Revision: w.s.Revision,
					Reason: "its Pod cannot start and the declaration has changed: " + m.Message,
				})
			}
		}
	}
	return proceed
}

// ruleForm gives a cluster that never existed its epochs and slots. It acts only
// on servers that own and hold nothing; slots that a server already owns, from a
// formation that was interrupted, stay with it.
func ruleForm(w *world, p *Plan) verdict {
	if w.formed() {
		return proceed
	}
	if !w.readyToForm(p) {
		return proceed
	}
	var assign []Action
	for i, m := range w.choosePrimaries() {
		if m == nil || w.silent(p, i) || w.stopping(i) != "" {
			continue
		}
		if w.recall(p, i) {
			p.again(pollStarting)
			p.wait("VolumeReturns", m.Name, "shard %d has no slots yet: a volume of it was left, whose server may own them from an interrupted formation", i)
			continue
		}
		missing := w.ranges[i].Minus(w.claimed)
		if missing.IsEmpty() {
			continue
		}
		if m.unnumbered() {
			p.do(SetEpoch{On: m.target(), Epoch: firstPrimaryEpoch + uint64(i)})
		}
		assign = append(assign, AddSlots{On: m.target(), Slots: missing, Reason: "formation"})
	}
	p.Actions = append(p.Actions, assign...)
	p.again(pollValkey)
	return proceed
}

// silent tells whether a server of the shard runs, or ran at some time, but did not
// answer: it may own the shard's slots from a formation that was interrupted.
func (w *world) silent(p *Plan, shard int) bool {
	for _, m := range w.shards[shard] {
		if m.Server == nil && (m.Pod != nil && m.Pod.Running || m.Published.NodeID != "") {
			p.again(pollStarting)
			p.wait("PodsStarting", m.Name, "%s was started but does not answer: %s", m.Name, m.Unreachable)
			return true
		}
	}
	return false
}

// readyToForm: each shard has a server to begin with, and those that are late
// have had their grace.
func (w *world) readyToForm(p *Plan) bool {
	late, oldest := 0, time.Time{}
	for i, shard := range w.shards {
		usable := 0
		for _, m := range shard {
			switch {
			case m.Server != nil && m.Server.Keys > 0 && !m.ownsSlots() && m.Server.Primary:
				p.waitBlocked("ForeignData", m.Name,
					"%s holds %d keys although the cluster was never formed: its volume has data of something else; remove the ValkeyNode's claim, or empty the server",
					m.Name, m.Server.Keys)
			case m.serves():
				usable++
				if oldest.IsZero() || m.Pod.Started.Before(oldest) {
					oldest = m.Pod.Started
				}
			default:
				late++
			}
		}
		late += max(0, w.wanted()-len(shard))
		if usable == 0 {
			p.again(pollStarting)
			w.waitStarting(p, shard, fmt.Sprintf("shard %d has no running server yet", i))
			return false
		}
	}
	if late > 0 && w.s.Now.Before(oldest.Add(lateGrace)) {
		p.again(pollStarting)
		w.waitStarting(p, slices.Concat(w.shards...), fmt.Sprintf("%d servers are not running yet", late))
		return false
	}
	return true
}

// waitStarting waits for servers to start, with the words of Kubernetes or of the
// server on the first of them that does not.
func (w *world) waitStarting(p *Plan, members []*Member, what string) {
	for _, m := range members {
		if m.Server == nil && m.Message != "" {
			p.wait(orReason(m, "PodsStarting"), m.Name, "%s: %s: %s", what, m.Name, m.Message)
			return
		}
	}
	p.wait("PodsStarting", w.s.Name, "%s", what)
}

// choosePrimaries picks the first primary of each shard: the one that owns slots
// already, else the one whose zone and Kubernetes node have the fewest primaries.
func (w *world) choosePrimaries() []*Member {
	chosen := slices.Clone(w.owners)
	zones, nodes := map[string]int{}, map[string]int{}
	count := func(m *Member) { zones[m.Pod.Zone]++; nodes[m.Pod.Node]++ }
	for _, m := range chosen {
		if m != nil && m.Pod != nil {
			count(m)
		}
	}
	for i, shard := range w.shards {
		if chosen[i] != nil {
			continue
		}
		var usable []*Member
		for _, m := range shard {
			if m.serves() && m.pristine() {
				usable = append(usable, m)
			}
		}
		if len(usable) == 0 {
			continue
		}
		chosen[i] = slices.MinFunc(usable, func(a, b *Member) int {
			return cmp.Or(
				cmp.Compare(zones[a.Pod.Zone], zones[b.Pod.Zone]),
				cmp.Compare(nodes[a.Pod.Node], nodes[b.Pod.Node]),
				cmp.Compare(a.Number, b.Number),
			)
		})
		count(chosen[i])
	}
	return chosen
}
