// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/maphash"
	"strconv"

	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// owned is one object of a cluster and how to put it right.
type owned struct {
	resource schema.GroupResource
	// apply makes it what it should be and returns its resourceVersion.
	apply func(ctx context.Context) (string, error)
	// live reads it from the API server.
	live func(ctx context.Context) (metav1.Object, error)
	// remove deletes it with a UID precondition.
	remove func(ctx context.Context, uid types.UID) error
	// cached: it was in the cache, so whose it is is known.
	cached bool
}

// ownedKind is how objects of one kind are compared, applied and removed. D is
// the kind's apply configuration.
type ownedKind[T object, D any] struct {
	kind     string
	resource schema.GroupResource
	late     bool
	// foreign makes a patch that removes what others have added where it changes
	// what the object does; nil where there is nothing of that kind.
	foreign func(live T) []byte
	patch   func(ctx context.Context, name string, pt types.PatchType, data []byte, o metav1.PatchOptions, subresources ...string) (T, error)
	// extract returns the fields of the live object that are this operator's; nil
	// where the object is never changed once it is there.
	extract func(live T, fieldManager string) (D, error)
	apply   func(ctx context.Context, desired D, o metav1.ApplyOptions) (T, error)
	get     func(ctx context.Context, name string, o metav1.GetOptions) (T, error)
	remove  func(ctx context.Context, name string, o metav1.DeleteOptions) error
}

// check compares an object with what it should be, and notes what is to be done.
func check[T object, D any](seen *observation, k ownedKind[T, D], name string, live T, desired D) {
	var none T
	id := k.kind + "/" + name
	o := owned{resource: k.resource, cached: live != none}
	o.apply = func(ctx context.Context) (string, error) {
		if live != none && k.foreign != nil {
			if patch := k.foreign(live); patch != nil {
				if _, err := k.patch(ctx, name, types.MergePatchType, patch, metav1.PatchOptions{FieldManager: manager}); err != nil {
					return "", err
				}
			}
		}
		got, err := k.apply(ctx, desired, metav1.ApplyOptions{FieldManager: manager, Force: true})
		if err != nil {
			return "", err
		}
		return got.GetResourceVersion(), nil
	}
	o.live = func(ctx context.Context) (metav1.Object, error) { return k.get(ctx, name, metav1.GetOptions{}) }
	seen.objects[id] = o

	drift := plan.Drift{Kind: k.kind, Name: name, Late: k.late}
	switch {
	case live == none:
		drift.Reason = "it is missing"
	case !metav1.IsControlledBy(live, seen.cluster):
		seen.nameTaken(k.kind, live)
		return
	case live.GetDeletionTimestamp() != nil:
		return
	case k.extract == nil:
		return
	case k.foreign != nil && k.foreign(live) != nil:
		drift.Reason = "somebody has added what changes its meaning"
	default:
		reason, same := compare(seen, k, id, live, desired)
		if same {
			return
		}
		drift.Reason = reason
	}
	seen.state.Drift = append(seen.state.Drift, drift)
}

// compare tells whether the operator's fields of an object are as they should be.
// Extracting them costs a millisecond, so what was found equal is remembered by
// the object's version.
func compare[T object, D any](seen *observation, k ownedKind[T, D], id string, live T, desired D) (reason string, same bool) {
	raw, err := json.Marshal(desired)
	if err != nil {
		return "it cannot be compared: " + err.Error(), false
	}
	stamp := string(live.GetUID()) + "/" + live.GetResourceVersion() + "/" + strconv.FormatUint(maphash.Bytes(seed, raw), 36)
	if seen.mem.compared[id] == stamp {
		return "", true
	}
	extracted, err := k.extract(live, manager)
	if err != nil {
		return "its fields cannot be read: " + err.Error(), false
	}
	if !equality.Semantic.DeepEqual(extracted, desired) {
		return "it was changed, or is to be changed", false
	}
	seen.mem.compared[id] = stamp
	return "", true
}

// surplus notes an object that should not be there any more.
func surplus[T object, D any](seen *observation, k ownedKind[T, D], live T, reason string) {
	if !metav1.IsControlledBy(live, seen.cluster) || live.GetDeletionTimestamp() != nil {
		return
	}
	name := live.GetName()
	seen.objects[k.kind+"/"+name] = owned{
		resource: k.resource, cached: true,
		remove: func(ctx context.Context, uid types.UID) error {
			return k.remove(ctx, name, metav1.DeleteOptions{Preconditions: &metav1.Preconditions{UID: &uid}})
		},
	}
	seen.state.Drift = append(seen.state.Drift, plan.Drift{
		Kind: k.kind, Name: name, Reason: reason, Remove: true, UID: string(live.GetUID()), Late: true,
	})
}

// nameTaken notes an object that has a name which this cluster needs, but is not
// this cluster's: nothing of it is touched, and nothing is built that would need it.
func (seen *observation) nameTaken(kind string, o metav1.Object) {
	whose := "is not this cluster's"
	if owner := metav1.GetControllerOf(o); owner != nil {
		whose = fmt.Sprintf("belongs to %s %s with UID %s", owner.Kind, owner.Name, owner.UID)
		if owner.Name == seen.cluster.Name {
			whose = "belongs to a former cluster of this name, and is expected to be garbage collected"
		}
	}
	seen.state.Blocked = append(seen.state.Blocked, plan.Blocked{
		Reason: "NameTaken", Fatal: true,
		Message: fmt.Sprintf("%s %s %s: it is not touched; the cluster goes on when it is gone", kind, o.GetName(), whose),
	})
}

// applyObject puts one object right. Of an object that was not in the cache it is
// not known whether it exists without the operator's label: applying would take
// over what is somebody else's, so the API server is asked first.
func (c *Controller) applyObject(ctx context.Context, seen *observation, a plan.ApplyObject) error {
	o, ok := seen.objects[a.Kind+"/"+a.Name]
	if !ok {
		return fmt.Errorf("%s %s is unknown to this sync", a.Kind, a.Name)
	}
	if a.Remove {
		if err := o.remove(ctx, types.UID(a.UID)); err != nil && !apierrors.IsNotFound(err) {
			return fmt.Errorf("remove %s %s: %w", a.Kind, a.Name, err)
		}
		return nil
	}
	if !o.cached {
		live, err := o.live(ctx)
		switch {
		case apierrors.IsNotFound(err):
		case err != nil:
			return fmt.Errorf("get %s %s: %w", a.Kind, a.Name, err)
		case !metav1.IsControlledBy(live, seen.cluster):
			return &takenError{kind: a.Kind, name: a.Name}
		}
	}
	version, err := o.apply(ctx)
	if err != nil {
		return fmt.Errorf("apply %s %s: %w", a.Kind, a.Name, err)
	}
	c.writes.WroteAt(seen.key, o.resource, version)
	return nil
}

// takenError is a name that somebody else's object has.
type takenError struct{ kind, name string }

func (e *takenError) Error() string {
	return fmt.Sprintf("%s %s exists and is not this cluster's: it is not touched; remove it, or give the cluster another name", e.kind, e.name)
}
