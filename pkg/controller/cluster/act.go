// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// parallel is how many actions of one kind are carried out at a time.
const parallel = 8

// The back-off of objects that the API server refuses.
const (
	refusedMin = 2 * time.Second
	refusedMax = 30 * time.Second
)

// act carries the plan out, in order. Actions of one kind that follow each other
// are independent and go at the same time. After one that failed, nothing that
// builds on it is tried: no server is told anything after a FORGET that failed,
// and no ValkeyNode is created without the objects that its Pod needs. The rest
// goes on: one broken part must not stop the repair of another.
func (c *Controller) act(ctx context.Context, seen *observation, p plan.Plan) error {
	var failures []error
	failed := map[string]bool{}
	for _, run := range runs(p.Actions) {
		kind := plan.Kind(run[0])
		if blockedBy(kind, failed) {
			continue
		}
		if err := c.actRun(ctx, seen, run); err != nil {
			failed[kind] = true
			failures = append(failures, err)
		}
		if ctx.Err() != nil {
			break
		}
	}
	return errors.Join(failures...)
}

func blockedBy(kind string, failed map[string]bool) bool {
	switch kind {
	case "CreateNode":
		return failed["ApplyObject"]
	case "Meet":
		return failed["SetEpoch"]
	case "AddSlots", "BumpEpoch":
		return failed["Forget"] || failed["AddSlots"] || failed["BumpEpoch"]
	case "Failover", "SetRevision", "ReplacePod", "RetireNode":
		return len(failed) > 0
	default:
		return false
	}
}

// runs cuts the actions where the kind changes.
func runs(actions []plan.Action) [][]plan.Action {
	var out [][]plan.Action
	for i, a := range actions {
		if i == 0 || plan.Kind(a) != plan.Kind(actions[i-1]) {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], a)
	}
	return out
}

func (c *Controller) actRun(ctx context.Context, seen *observation, run []plan.Action) error {
	errs := make([]error, len(run))
	if _, ordered := run[0].(plan.LabelRole); ordered {
		// Of a shard's Pods the label is taken away first, and only then given.
		for _, a := range run {
			if err := c.one(ctx, seen, a); err != nil {
				return err
			}
		}
		return nil
	}
	var wg sync.WaitGroup
	slot := make(chan struct{}, parallel)
	for i, a := range run {
		slot <- struct{}{}
		wg.Go(func() {
			defer func() { <-slot }()
			errs[i] = guarded(ctx, func() error { return c.one(ctx, seen, a) })
		})
	}
	wg.Wait()
	return errors.Join(errs...)
}

// one carries out one action, and counts and logs it.
func (c *Controller) one(ctx context.Context, seen *observation, a plan.Action) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := seen.refusedLately(a, c.now()); err != nil {
		// In the words of the attempt: else the status would change with each.
		return fmt.Errorf("%s: %w", a, err)
	}
	err := c.do(ctx, seen, a)
	actions.WithLabelValues(plan.Kind(a), result(err)).Inc()
	seen.refuse(a, err, c.now())
	if err != nil {
		return fmt.Errorf("%s: %w", a, err)
	}
	klog.FromContext(ctx).Info("Did", "action", a.String())
	c.tell(seen, a)
	return nil
}

func (c *Controller) do(ctx context.Context, seen *observation, a plan.Action) error {
	switch a := a.(type) {
	case plan.ApplyObject:
		return c.applyObject(ctx, seen, a)
	case plan.CreateNode:
		return c.createNode(ctx, seen, a)
	case plan.RetireNode:
		return c.patchNode(ctx, seen, a.Name, a.UID, map[string]any{"retired": true})
	case plan.SetRevision:
		return c.setRevision(ctx, seen, a)
	case plan.ResizeNode:
		if seen.size == nil || sizeOf(*seen.size) != a.To {
			return fmt.Errorf("%s is to have other resources by now", a.Name)
		}
		return c.patchNode(ctx, seen, a.Name, a.UID, map[string]any{"resources": sizePatch(seen.nodes[a.Name], seen.size)})
	case plan.ReplacePod:
		return c.patchNode(ctx, seen, a.Name, a.UID, map[string]any{"replacePodUID": a.PodUID})
	case plan.LabelRole:
		return c.labelRole(ctx, seen, a)
	case plan.Meet:
		return c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error { return v.MeetAll(ctx, addresses(a.To)...) })
	case plan.SetEpoch:
		return c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error { return v.SetConfigEpoch(ctx, a.Epoch) })
	case plan.BumpEpoch:
		return c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error { return v.BumpEpoch(ctx) })
	case plan.AddSlots:
		return c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error { return v.AddSlots(ctx, a.Slots) })
	case plan.Replicate:
		if err := c.setCandidate(ctx, seen, a.On, false); err != nil {
			return err
		}
		return c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error { return v.Replicate(ctx, a.Primary) })
	case plan.SetCandidate:
		return c.setCandidate(ctx, seen, a.On, a.Candidate)
	case plan.Forget:
		return c.forgetServer(ctx, seen, a)
	case plan.Failover:
		return c.failover(ctx, seen, a)
	case plan.TryUsers:
		return c.tryUsers(ctx, seen, a)
	case plan.SetUsers:
		return c.setUsers(ctx, seen, a)
	case plan.TryConfig:
		return c.tryConfig(ctx, seen, a)
	case plan.SetConfig:
		return c.setConfig(ctx, seen, a)
	case plan.RotatePasswords:
		return c.rotatePasswords(ctx, seen, a)
	case plan.SetPrimaryAuth:
		return c.setPrimaryAuth(ctx, seen, a)
	case plan.RefreshPod:
		return c.refreshPod(ctx, seen, a)
	default:
		return fmt.Errorf("unknown action %T", a)
	}
}

var failoverModes = map[plan.FailoverMode]valkey.FailoverMode{
	plan.FailoverGraceful: valkey.FailoverGraceful,
	plan.FailoverForce:    valkey.FailoverForce,
	plan.FailoverTakeover: valkey.FailoverTakeover,
}

// tellServer sends a command to a server after making sure that it is still the
// one that was judged.
func (c *Controller) tellServer(ctx context.Context, seen *observation, t plan.Target, tell func(*valkey.Client) error) error {
	v := seen.servers[t.Member]
	if v == nil {
		return fmt.Errorf("%s has no connection", t.Member)
	}
	// The API server refuses the writes of a process that has lost its lease;
	// Valkey knows of no lease.
	if err := c.leading(); err != nil {
		return err
	}
	client, err := v.exactly(ctx, t)
	if err != nil {
		return err
	}
	// To connect and to ask took a while, and the process may have been paused.
	if err := c.leading(); err != nil {
		return err
	}
	return tell(client)
}

func (c *Controller) setCandidate(ctx context.Context, seen *observation, t plan.Target, candidate bool) error {
	return c.tellServer(ctx, seen, t, func(v *valkey.Client) error { return v.SetCandidate(ctx, candidate) })
}

// forgetServer forgets an ID on all servers, within the minute for which they
// refuse to learn it again.
func (c *Controller) forgetServer(ctx context.Context, seen *observation, a plan.Forget) error {
	errs := make([]error, len(a.On))
	var wg sync.WaitGroup
	for i, t := range a.On {
		wg.Go(func() {
			errs[i] = guarded(ctx, func() error {
				return c.tellServer(ctx, seen, t, func(v *valkey.Client) error { return v.Forget(ctx, a.ID) })
			})
		})
	}
	wg.Wait()
	return errors.Join(errs...)
}

func addresses(to []plan.Address) []valkey.Address {
	out := make([]valkey.Address, 0, len(to))
	for _, a := range to {
		out = append(out, valkey.Address{IP: a.IP, Port: v1alpha1.PortClient, BusPort: a.BusPort})
	}
	return out
}

func (c *Controller) createNode(ctx context.Context, seen *observation, a plan.CreateNode) error {
	node := resources.Node(seen.cluster, a.Shard, a.Number, a.Revision)
	node.Spec.Resources = seen.sizeFor(a.Revision)
	if a.Resized {
		node.Spec.Resources = seen.size
	}
	n, err := c.valkey.ValkeyV1alpha1().ValkeyNodes(seen.key.Namespace).Create(ctx, node, metav1.CreateOptions{FieldManager: manager})
	if apierrors.IsAlreadyExists(err) {
		live, getErr := c.valkey.ValkeyV1alpha1().ValkeyNodes(seen.key.Namespace).Get(ctx, a.Name, metav1.GetOptions{})
		if getErr == nil && metav1.IsControlledBy(live, seen.cluster) {
			c.writes.WroteAt(seen.key, nodeResource, live.ResourceVersion)
			return nil
		}
		return &takenError{kind: "ValkeyNode", name: a.Name}
	}
	if err != nil {
		return err
	}
	c.writes.WroteAt(seen.key, nodeResource, n.ResourceVersion)
	return nil
}

// setRevision lets the node controller replace a member's Pod, if it is still the
// Pod that was judged.
func (c *Controller) setRevision(ctx context.Context, seen *observation, a plan.SetRevision) error {
	pod, err := c.kube.CoreV1().Pods(seen.key.Namespace).Get(ctx, v1alpha1.PodName(a.Name), metav1.GetOptions{})
	switch {
	case err != nil && !apierrors.IsNotFound(err):
		return fmt.Errorf("get Pod %s: %w", v1alpha1.PodName(a.Name), err)
	case err == nil && string(pod.UID) != a.PodUID:
		return fmt.Errorf("Pod %s is another one than the one that was judged", pod.Name)
	}
	return c.patchNode(ctx, seen, a.Name, a.UID, map[string]any{"revision": a.Revision, "resources": sizePatch(seen.nodes[a.Name], seen.sizeFor(a.Revision))})
}

func (c *Controller) patchNode(ctx context.Context, seen *observation, name, uid string, spec map[string]any) error {
	n := seen.nodes[name]
	if n == nil || string(n.UID) != uid {
		return fmt.Errorf("ValkeyNode %s is another one than the one that was judged", name)
	}
	patch, err := mergePatch(n, nil, spec)
	if err != nil {
		return err
	}
	got, err := c.valkey.ValkeyV1alpha1().ValkeyNodes(n.Namespace).
		Patch(ctx, name, types.MergePatchType, patch, metav1.PatchOptions{FieldManager: manager})
	if err != nil {
		return err
	}
	c.writes.WroteAt(seen.key, nodeResource, got.ResourceVersion)
	return nil
}

func (c *Controller) labelRole(ctx context.Context, seen *observation, a plan.LabelRole) error {
	var role any
	if a.Role != "" {
		role = string(a.Role)
	}
	return c.patchPod(ctx, seen, a.Pod, types.UID(a.UID), map[string]any{"labels": map[string]any{v1alpha1.LabelRole: role}})
}

// patchPod changes metadata of a Pod, if it is still the one that was judged.
func (c *Controller) patchPod(ctx context.Context, seen *observation, name string, uid types.UID, metadata map[string]any) error {
	patch, err := mergePatch(&corev1.Pod{ObjectMeta: metav1.ObjectMeta{UID: uid}}, metadata, nil)
	if err != nil {
		return err
	}
	got, err := c.kube.CoreV1().Pods(seen.key.Namespace).
		Patch(ctx, name, types.MergePatchType, patch, metav1.PatchOptions{FieldManager: manager})
	if apierrors.IsNotFound(err) || apierrors.IsConflict(err) {
		// It is gone, or another Pod has its name: that one is judged anew.
		return nil
	}
	if err != nil {
		return err
	}
	c.writes.WroteAt(seen.key, podResource, got.ResourceVersion)
	return nil
}

// mergePatch makes a patch that holds for exactly this object: the API server
// refuses it for another of its name.
func mergePatch(o metav1.Object, metadata, spec map[string]any) ([]byte, error) {
	meta := map[string]any{"uid": o.GetUID()}
	maps.Copy(meta, metadata)
	body := map[string]any{"metadata": meta}
	if spec != nil {
		body["spec"] = spec
	}
	return json.Marshal(body)
}

// refusedLately holds back an object that the API server refused a moment ago.
func (seen *observation) refusedLately(a plan.Action, now time.Time) error {
	id, ok := refusable(a)
	if !ok {
		return nil
	}
	if r := seen.mem.refusal(id); now.Before(r.until) {
		return &refusedError{r.err}
	}
	return nil
}

// refuse notes how an attempt at an object ended.
func (seen *observation) refuse(a plan.Action, err error, now time.Time) {
	id, ok := refusable(a)
	if !ok {
		return
	}
	seen.mem.noteRefusal(id, err, now)
}

func refusable(a plan.Action) (string, bool) {
	switch a := a.(type) {
	case plan.ApplyObject:
		return a.Kind + "/" + a.Name, true
	case plan.CreateNode:
		return "ValkeyNode/" + a.Name, true
	default:
		return "", false
	}
}

// refusedError is a refusal that is not tried again yet.
type refusedError struct{ error }

// Unwrap is the refusal itself: its words and its kind stay as they were.
func (e *refusedError) Unwrap() error { return e.error }

func (mem *memory) refusal(id string) refusal {
	mem.mu.Lock()
	defer mem.mu.Unlock()
	return mem.refused[id]
}

func (mem *memory) noteRefusal(id string, err error, now time.Time) {
	mem.mu.Lock()
	defer mem.mu.Unlock()
	if err == nil || apierrors.IsConflict(err) {
		delete(mem.refused, id)
		return
	}
	r := mem.refused[id]
	r.err = err
	r.until = now.Add(min(refusedMin<<min(r.times, 8), refusedMax))
	r.times++
	mem.refused[id] = r
}
