// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// statusEvery is how often a status may be written of which only the message or a
// number has changed.
const statusEvery = time.Second

// publish writes the statuses that have changed.
func (c *Controller) publish(ctx context.Context, seen *observation, p plan.Plan, failed error) error {
	status := p.Status
	if failed != nil {
		status = withFailure(status, failed)
		logFailure(ctx, seen, failed)
	}
	var errs []error
	for _, u := range p.Nodes {
		errs = append(errs, c.publishNode(ctx, seen, u))
	}
	errs = append(errs, c.publishCluster(ctx, seen, status))
	return errors.Join(errs...)
}

func (c *Controller) publishCluster(ctx context.Context, seen *observation, status v1alpha1.ValkeyClusterStatus) error {
	old := seen.cluster.Status
	if equality.Semantic.DeepEqual(old, status) {
		return nil
	}
	if !weighty(old, status) && c.now().Sub(seen.mem.published) < statusEvery {
		seen.withheld = true
		return nil
	}
	got, err := c.valkey.ValkeyV1alpha1().ValkeyClusters(seen.key.Namespace).
		Patch(ctx, seen.key.Name, types.ApplyPatchType, statusPatch("ValkeyCluster", seen.cluster, status),
			metav1.PatchOptions{FieldManager: manager, Force: new(true)}, "status")
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	seen.mem.published = c.now()
	c.writes.WroteAt(seen.key, clusterResource, got.ResourceVersion)
	c.tellStatus(seen, old, status)
	return nil
}

// weighty tells whether more than words and numbers have changed.
func weighty(a, b v1alpha1.ValkeyClusterStatus) bool {
	if a.State != b.State || a.ObservedGeneration != b.ObservedGeneration || a.Image != b.Image ||
		a.Revision != b.Revision || a.FailedRevision != b.FailedRevision || len(a.Conditions) != len(b.Conditions) {
		return true
	}
	for i := range b.Conditions {
		if old := a.Condition(b.Conditions[i].Type); old == nil || old.Status != b.Conditions[i].Status {
			return true
		}
	}
	return false
}

func (c *Controller) publishNode(ctx context.Context, seen *observation, u plan.NodeUpdate) error {
	n := seen.nodes[u.Name]
	if n == nil {
		return nil
	}
	status := map[string]any{"ready": u.Status.Ready, "role": u.Status.Role, "nodeID": u.Status.NodeID, "version": u.Status.Version, "change": nil}
	if u.Status.Change != "" {
		status["change"] = u.Status.Change
	}
	if condition := c.aclApplied(n, u.Status); condition != nil {
		// The other conditions are the node controller's, as they were seen: the
		// version in the patch keeps a newer one from being undone.
		conditions := slices.DeleteFunc(slices.Clone(n.Status.Conditions), func(x metav1.Condition) bool { return x.Type == condition.Type })
		status["conditions"] = append(conditions, *condition)
	}
	got, err := c.valkey.ValkeyV1alpha1().ValkeyNodes(n.Namespace).
		Patch(ctx, n.Name, types.MergePatchType, statusPatch("ValkeyNode", n, status),
			metav1.PatchOptions{FieldManager: manager}, "status")
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("status of ValkeyNode %s: %w", n.Name, err)
	}
	c.writes.WroteAt(seen.key, nodeResource, got.ResourceVersion)
	return nil
}

// aclApplied is the condition about a server's users; nil before they were ever
// looked at.
func (c *Controller) aclApplied(n *v1alpha1.ValkeyNode, s plan.NodeStatus) *metav1.Condition {
	if s.ACL == "" {
		return nil
	}
	out := &metav1.Condition{
		Type: v1alpha1.ConditionACLApplied, Status: s.ACLStatus(), Reason: s.ACL, Message: s.ACLMessage,
		ObservedGeneration: n.Generation, LastTransitionTime: metav1.NewTime(c.now().Truncate(time.Second)),
	}
	if old := conditionOf(n.Status.Conditions, v1alpha1.ConditionACLApplied); old != nil && old.Status == out.Status {
		out.LastTransitionTime = old.LastTransitionTime
	}
	return out
}

// statusPatch is a status to apply or to merge, for exactly this object, as it
// was seen. The version is what makes it so: the API server takes the metadata of a
// custom resource's status from the stored object before it would compare UIDs, and
// would give the status of a deleted ValkeyCluster to the next one of its name.
func statusPatch(kind string, o metav1.Object, status any) []byte {
	raw, err := json.Marshal(map[string]any{
		"apiVersion": v1alpha1.GroupVersion.String(), "kind": kind,
		"metadata": map[string]any{"name": o.GetName(), "namespace": o.GetNamespace(), "resourceVersion": o.GetResourceVersion()},
		"status":   status,
	})
	if err != nil {
		// Only types that JSON cannot hold could fail, and there are none in a status.
		panic(err)
	}
	return raw
}

// withFailure adds to a status that an action failed, in the words of the one who
// refused it.
func withFailure(st v1alpha1.ValkeyClusterStatus, failed error) v1alpha1.ValkeyClusterStatus {
	st.Reason, st.Message = failureReason(failed), failed.Error()
	for i := range st.Conditions {
		c := &st.Conditions[i]
		if c.Type == v1alpha1.ConditionProgressing || c.Type == v1alpha1.ConditionReady && c.Status != metav1.ConditionTrue {
			c.Reason, c.Message = st.Reason, st.Message
		}
	}
	if taken := new(takenError); errors.As(failed, &taken) {
		st.State = v1alpha1.StateFailed
	}
	return st
}

func failureReason(err error) string {
	switch taken := new(takenError); {
	case errors.As(err, &taken):
		return "NameTaken"
	case apierrors.IsForbidden(err):
		return "Forbidden"
	case apierrors.IsInvalid(err):
		return "Invalid"
	default:
		return "ActionFailed"
	}
}

// logFailure logs a failure once for each attempt, and quietly what is expected.
func logFailure(ctx context.Context, seen *observation, err error) {
	logger := klog.FromContext(ctx)
	held := new(refusedError)
	switch {
	case ctx.Err() != nil, apierrors.IsConflict(err), errors.As(err, &held), namespaceEnds(err):
		logger.V(4).Info("Action did not succeed", "err", err)
	case seen.state.Deleting:
	default:
		logger.Info("Action failed, it is planned anew", "err", err)
	}
}

func namespaceEnds(err error) bool {
	return apierrors.HasStatusCause(err, corev1.NamespaceTerminatingCause)
}
