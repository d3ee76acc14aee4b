// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// act carries out one step. It brings what it has made or found into what was
// observed, and tells whether there is something new in it: if not, the caches
// are behind, and the event that brings them on wakes the key.
func (c *Controller) act(ctx context.Context, o *observed, p plan.NodePlan) (seen bool, err error) {
	switch p.Step {
	case plan.NodeNothing:
		return false, nil
	case plan.NodeCreateClaim:
		return c.createClaim(ctx, o)
	case plan.NodeRepairClaim:
		return c.repairClaim(ctx, o)
	case plan.NodeCreatePod:
		return c.createPod(ctx, o)
	case plan.NodeLabelPod:
		return c.labelPod(ctx, o)
	case plan.NodeResizePod:
		return c.resizePod(ctx, o)
	case plan.NodeDeletePod, plan.NodeDeleteClaim, plan.NodeDeleteNode:
		live, err := c.liveNode(ctx, o)
		if err != nil || live == nil {
			return false, err
		}
		return c.remove(ctx, o, p, live)
	}
	return false, fmt.Errorf("unknown step %q", p.Step)
}

// createPod creates the Pod, or finds that there is one that the cache does not
// show: one that has lost the label that the cache selects by, or a stranger.
func (c *Controller) createPod(ctx context.Context, o *observed) (bool, error) {
	want, err := c.buildPod(o)
	if err != nil {
		return false, &refusal{reason: "InvalidPod", message: "the Pod cannot be built: " + err.Error()}
	}
	api := c.config.Kube.CoreV1().Pods(o.key.Namespace)
	got, err := api.Create(ctx, want, metav1.CreateOptions{FieldManager: fieldManager})
	if apierrors.IsAlreadyExists(err) {
		got, err = orNil(api.Get(ctx, want.Name, metav1.GetOptions{}))
		if err != nil {
			return false, fmt.Errorf("get Pod %s: %w", want.Name, err)
		}
		o.pod = got
		return got != nil, nil
	}
	if err != nil {
		return false, refused(err, "create Pod "+want.Name)
	}
	c.writes.WroteAt(o.key, pods, got.ResourceVersion)
	o.pod = got
	klog.FromContext(ctx).Info("Created the Pod", "pod", klog.KObj(got), "revision", o.node.Spec.Revision)
	c.reportCreation(o, got)
	return true, nil
}

func (c *Controller) buildPod(o *observed) (*corev1.Pod, error) {
	template, err := resources.ParseTemplate(o.revision.Data.Raw)
	if err != nil {
		return nil, err
	}
	if size := o.node.Spec.Resources; size != nil {
		template.Resources.Requests, template.Resources.Limits = size.Requests, size.Limits
	}
	return resources.Pod(o.node, template, o.node.Spec.Revision, resources.PodOptions{
		AgentImage:    c.config.AgentImage,
		AgentDelivery: c.config.AgentDelivery,
		ClusterUID:    o.cluster.UID,
	})
}

// createClaim creates the claim, or finds that there is one already. It is
// ours only if it carries this cluster's UID; the plan judges that.
func (c *Controller) createClaim(ctx context.Context, o *observed) (bool, error) {
	want := resources.PersistentVolumeClaim(o.cluster, o.node)
	api := c.config.Kube.CoreV1().PersistentVolumeClaims(o.key.Namespace)
	got, err := api.Create(ctx, want, metav1.CreateOptions{FieldManager: fieldManager})
	if apierrors.IsAlreadyExists(err) {
		got, err = orNil(api.Get(ctx, want.Name, metav1.GetOptions{}))
		if err != nil {
			return false, fmt.Errorf("get PVC %s: %w", want.Name, err)
		}
		o.claim = got
		return got != nil, nil
	}
	if err != nil {
		return false, refused(err, "create PVC "+want.Name)
	}
	c.writes.WroteAt(o.key, claims, got.ResourceVersion)
	o.claim = got
	klog.FromContext(ctx).Info("Created the claim", "persistentVolumeClaim", klog.KObj(got))
	return true, nil
}

// metadataPatch is a merge patch of metadata that holds for one object only.
// Without a resourceVersion it holds for any version of it.
type metadataPatch struct {
	UID             types.UID               `json:"uid"`
	ResourceVersion string                  `json:"resourceVersion,omitempty"`
	Labels          map[string]string       `json:"labels,omitempty"`
	OwnerReferences []metav1.OwnerReference `json:"ownerReferences,omitzero"`
}

func (m metadataPatch) bytes() ([]byte, error) {
	return json.Marshal(map[string]metadataPatch{"metadata": m})
}

// labelPod sets the labels of the Pod that are missing or were changed.
func (c *Controller) labelPod(ctx context.Context, o *observed) (bool, error) {
	labels := missing(o.pod.Labels, o.podLabels())
	data, err := metadataPatch{UID: o.pod.UID, Labels: labels}.bytes()
	if err != nil {
		return false, fmt.Errorf("label Pod %s: %w", o.pod.Name, err)
	}
	got, err := c.config.Kube.CoreV1().Pods(o.key.Namespace).
		Patch(ctx, o.pod.Name, types.MergePatchType, data, metav1.PatchOptions{FieldManager: fieldManager})
	if apierrors.IsNotFound(err) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("label Pod %s: %w", o.pod.Name, err)
	}
	c.writes.WroteAt(o.key, pods, got.ResourceVersion)
	o.pod = got
	klog.FromContext(ctx).Info("Set labels of the Pod", "pod", klog.KObj(got), "labels", labels)
	return true, nil
}

// repairClaim sets the labels of the claim, and its owners as the reclaim
// policy has them.
func (c *Controller) repairClaim(ctx context.Context, o *observed) (bool, error) {
	patch := metadataPatch{
		UID: o.claim.UID, ResourceVersion: o.claim.ResourceVersion,
		Labels:          missing(o.claim.Labels, resources.PersistentVolumeClaim(o.cluster, o.node).Labels),
		OwnerReferences: claimOwners(o.cluster, o.claim),
	}
	if patch.OwnerReferences == nil {
		patch.OwnerReferences = []metav1.OwnerReference{} // Nil would leave them.
	}
	data, err := patch.bytes()
	if err != nil {
		return false, fmt.Errorf("repair PVC %s: %w", o.claim.Name, err)
	}
	got, err := c.config.Kube.CoreV1().PersistentVolumeClaims(o.key.Namespace).
		Patch(ctx, o.claim.Name, types.MergePatchType, data, metav1.PatchOptions{FieldManager: fieldManager})
	if apierrors.IsNotFound(err) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("repair PVC %s: %w", o.claim.Name, err)
	}
	c.writes.WroteAt(o.key, claims, got.ResourceVersion)
	o.claim = got
	klog.FromContext(ctx).Info("Set labels and owners of the claim", "persistentVolumeClaim", klog.KObj(got))
	return true, nil
}

// refusal is a creation that the API server has refused for good reasons, which
// it says: not an error of ours, but a thing to report and to try again.
type refusal struct {
	reason, message string
}

func (r *refusal) Error() string { return r.message }

// refused tells refusals from failures: quota, limits, policies and validation
// answer with these codes, admission webhooks that fail with the last one. A
// namespace that goes away is neither.
func refused(err error, what string) error {
	answer, ok := errors.AsType[*apierrors.StatusError](err)
	if ok && !apierrors.HasStatusCause(err, corev1.NamespaceTerminatingCause) {
		switch status := answer.ErrStatus; status.Reason {
		case metav1.StatusReasonForbidden, metav1.StatusReasonInvalid, metav1.StatusReasonBadRequest,
			metav1.StatusReasonRequestEntityTooLarge, metav1.StatusReasonInternalError, metav1.StatusReasonUnknown:
			return &refusal{reason: word(string(status.Reason), "Refused"), message: short(status.Message)}
		}
	}
	return fmt.Errorf("%s: %w", what, err)
}
