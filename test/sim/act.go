// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"errors"
	"fmt"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// Apply carries out one action, after it has looked again whether what the
// action was planned for is still so.
func (w *World) Apply(a plan.Action) error {
	w.judge(a)
	err := w.apply(a)
	w.acted[plan.Kind(a)]++
	if err != nil {
		w.log("    failed: %v", err)
	}
	return err
}

func (w *World) apply(a plan.Action) error {
	switch a := a.(type) {
	case plan.ApplyObject:
		return w.applyObject(a)
	case plan.CreateNode:
		return w.createNode(a)
	case plan.RetireNode:
		return w.retireNode(a)
	case plan.SetRevision:
		return w.setRevision(a)
	case plan.ResizeNode:
		return w.resizeNode(a)
	case plan.ReplacePod:
		return w.replacePod(a)
	case plan.LabelRole:
		return w.labelRole(a)
	case plan.Forget:
		for _, t := range a.On {
			if err := w.on(t, func(s *valkeytest.Server) error { return s.Forget(a.ID) }); err != nil {
				return err
			}
		}
		return nil
	default:
		return w.command(a)
	}
}

func (w *World) retireNode(a plan.RetireNode) error {
	n := w.node(a.Name)
	if n == nil || n.uid != a.UID {
		return fmt.Errorf("ValkeyNode %s is not the one that was judged", a.Name)
	}
	n.retired, n.look = true, 0
	return nil
}

func (w *World) replacePod(a plan.ReplacePod) error {
	n := w.node(a.Name)
	if n == nil || n.uid != a.UID {
		return fmt.Errorf("ValkeyNode %s is not the one that was judged", a.Name)
	}
	n.replacePod, n.look = a.PodUID, 0
	return nil
}

func (w *World) labelRole(a plan.LabelRole) error {
	p := w.pod(a.Pod)
	if p == nil || p.uid != a.UID {
		return fmt.Errorf("Pod %s is not the one that was judged", a.Pod)
	}
	p.role = a.Role
	for _, n := range w.nodes {
		if n.seenOf == p {
			n.seen.Role = a.Role // own writes are seen
		}
	}
	return nil
}

// command carries out an action that is one command to one server.
func (w *World) command(a plan.Action) error {
	switch a := a.(type) {
	case plan.Meet:
		return w.on(a.On, func(s *valkeytest.Server) error {
			var errs []error
			for _, to := range a.To {
				errs = append(errs, s.Meet(to.IP))
			}
			return errors.Join(errs...)
		})
	case plan.SetEpoch:
		return w.on(a.On, func(s *valkeytest.Server) error { return s.SetConfigEpoch(a.Epoch) })
	case plan.BumpEpoch:
		return w.on(a.On, func(s *valkeytest.Server) error { return s.BumpEpoch() })
	case plan.AddSlots:
		return w.on(a.On, func(s *valkeytest.Server) error { return s.AddSlots(a.Slots) })
	case plan.Replicate:
		return w.on(a.On, func(s *valkeytest.Server) error {
			if err := s.SetNoFailover(true); err != nil {
				return err
			}
			return s.Replicate(a.Primary)
		})
	case plan.SetCandidate:
		return w.on(a.On, func(s *valkeytest.Server) error { return s.SetNoFailover(!a.Candidate) })
	case plan.Failover:
		return w.on(a.On, func(s *valkeytest.Server) error { return w.failover(s, a) })
	case plan.TryConfig:
		return w.on(a.On, w.tryConfig)
	case plan.SetConfig:
		return w.on(a.On, w.setConfig)
	default:
		return w.rotate(a)
	}
}

func (w *World) failover(s *valkeytest.Server, a plan.Failover) error {
	if s.Primary() || s.PrimaryID() != a.From {
		return errors.New("it is not a replica of that primary any more")
	}
	if a.Mode == plan.FailoverForce {
		w.asked[a.On.ID] = w.time()
	}
	modes := map[plan.FailoverMode]valkeytest.FailoverMode{
		plan.FailoverGraceful: valkeytest.Graceful, plan.FailoverForce: valkeytest.Force, plan.FailoverTakeover: valkeytest.Takeover,
	}
	return s.Failover(modes[a.Mode])
}

// on runs a command on a server, if it is the one that was seen.
func (w *World) on(t plan.Target, command func(*valkeytest.Server) error) error {
	p := w.pod(v1alpha1.PodName(t.Member))
	if p == nil || p.uid != t.PodUID {
		return fmt.Errorf("the Pod of %s is not the one that was judged", t.Member)
	}
	s := w.valkey.At(p.ip)
	if s == nil || !s.Answers() || w.unreachable[t.Member] > w.now {
		return valkeytest.ErrUnreachable
	}
	if s.ID() != t.ID {
		return fmt.Errorf("the server of %s is not %.8s any more", t.Member, t.ID)
	}
	err := command(s)
	if w.lostAnswers > 0 && w.rng.IntN(10000) < w.lostAnswers {
		return valkeytest.ErrUnreachable
	}
	return err
}

func (w *World) applyObject(a plan.ApplyObject) error {
	for i := range w.objects {
		if o := &w.objects[i]; o.kind == a.Kind && o.name == a.Name {
			o.present = true
			if o.kind == "ControllerRevision" {
				w.known[w.revision] = true
				w.wakeNodes()
			}
			return nil
		}
	}
	return fmt.Errorf("%s %s is not declared", a.Kind, a.Name)
}

func (w *World) wakeNodes() {
	for _, n := range w.nodes {
		n.look = 0
	}
}

func (w *World) createNode(a plan.CreateNode) error {
	if w.node(a.Name) != nil {
		return fmt.Errorf("ValkeyNode %s already exists", a.Name)
	}
	size := w.sizeFor(a.Revision)
	if a.Resized {
		size = new(w.size)
	}
	w.nodes = append(w.nodes, &node{name: a.Name, podName: v1alpha1.PodName(a.Name), uid: w.uid(), shard: a.Shard, number: a.Number, revision: a.Revision, size: size, created: w.now})
	return nil
}

func (w *World) setRevision(a plan.SetRevision) error {
	n := w.node(a.Name)
	if n == nil || n.uid != a.UID {
		return fmt.Errorf("ValkeyNode %s is not the one that was judged", a.Name)
	}
	if p := w.podOf(n); p != nil && p.uid != a.PodUID {
		return fmt.Errorf("the Pod of %s is not the one that was judged", a.Name)
	}
	n.revision, n.size, n.look = a.Revision, w.sizeFor(a.Revision), 0
	return nil
}
