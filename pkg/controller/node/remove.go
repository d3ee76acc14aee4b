// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
)

// remove carries out the steps that cannot be taken back, each with a live read
// of what it removes and with preconditions, so that exactly the object that
// was judged is removed or nothing.
func (c *Controller) remove(ctx context.Context, o *observed, p plan.NodePlan, live *v1alpha1.ValkeyNode) (bool, error) {
	switch p.Step {
	case plan.NodeDeletePod:
		return c.deletePod(ctx, o, p)
	case plan.NodeDeleteClaim:
		return c.deleteClaim(ctx, o, p)
	case plan.NodeDeleteNode:
		return c.deleteNode(ctx, o, p, live)
	case plan.NodeNothing, plan.NodeCreateClaim, plan.NodeRepairClaim, plan.NodeCreatePod, plan.NodeLabelPod:
	}
	return false, fmt.Errorf("step %s removes nothing", p.Step)
}

// deletePod deletes the Pod, gracefully with its own grace period, or by force
// when its machine does not answer and it has no volume.
func (c *Controller) deletePod(ctx context.Context, o *observed, p plan.NodePlan) (bool, error) {
	pod, err := c.livePod(ctx, o)
	if err != nil {
		return false, err
	}
	if pod == nil || string(pod.UID) != p.PodUID || !metav1.IsControlledBy(pod, o.node) {
		return false, nil
	}
	options := exactly(pod.UID, pod.ResourceVersion)
	if p.Force {
		if may, err := c.mayForce(ctx, pod); err != nil || !may {
			return false, err
		}
		options.GracePeriodSeconds = new(int64(0))
	} else if pod.DeletionTimestamp != nil || finished(pod) && running(pod) && !ephemeral(pod) {
		o.pod = pod
		return true, nil
	}
	err = c.config.Kube.CoreV1().Pods(o.key.Namespace).Delete(ctx, pod.Name, options)
	if err != nil && !apierrors.IsNotFound(err) {
		return false, fmt.Errorf("delete Pod %s: %w", pod.Name, err)
	}
	klog.FromContext(ctx).Info("Deleted the Pod", "pod", klog.KObj(pod), "uid", pod.UID, "force", p.Force, "cause", p.Cause)
	c.reportDeletion(o, p)
	if p.Force {
		o.pod = nil
		return true, nil
	}
	o.pod = pod.DeepCopy()
	o.pod.DeletionTimestamp = new(metav1.NewTime(o.now))
	return true, nil
}

// deleteClaim deletes the claim of a retired member. The Pod must be gone, the
// cluster must live and want it, and the claim must be the cluster's own.
func (c *Controller) deleteClaim(ctx context.Context, o *observed, p plan.NodePlan) (bool, error) {
	if pod, err := c.livePod(ctx, o); err != nil || pod != nil {
		o.pod = pod
		return pod != nil, err
	}
	cluster, err := orNil(c.config.Valkey.ValkeyV1alpha1().ValkeyClusters(o.key.Namespace).Get(ctx, o.cluster.Name, metav1.GetOptions{}))
	if err != nil {
		return false, fmt.Errorf("get ValkeyCluster %s: %w", o.cluster.Name, err)
	}
	if cluster == nil || cluster.UID != o.cluster.UID || cluster.DeletionTimestamp != nil ||
		!equality.Semantic.DeepEqual(cluster.Spec.Persistence, o.cluster.Spec.Persistence) {
		return false, nil
	}
	claim, err := c.liveClaim(ctx, o)
	if err != nil {
		return false, err
	}
	if persistence := cluster.Spec.Persistence; claim != nil && claim.Status.Phase != corev1.ClaimLost &&
		(persistence == nil || persistence.ReclaimPolicyOrDefault() != v1alpha1.ReclaimDelete) {
		return false, nil // A lost claim has come back meanwhile.
	}
	if claim == nil || string(claim.UID) != p.ClaimUID || types.UID(claim.Labels[v1alpha1.LabelClusterUID]) != cluster.UID {
		return false, nil
	}
	if claim.DeletionTimestamp == nil {
		err = c.config.Kube.CoreV1().PersistentVolumeClaims(o.key.Namespace).Delete(ctx, claim.Name, exactly(claim.UID, claim.ResourceVersion))
		if err != nil && !apierrors.IsNotFound(err) {
			return false, fmt.Errorf("delete PVC %s: %w", claim.Name, err)
		}
		klog.FromContext(ctx).Info("Deleted the claim", "persistentVolumeClaim", klog.KObj(claim), "uid", claim.UID, "cause", p.Cause)
		c.reportDeletion(o, p)
	}
	o.claim = claim.DeepCopy()
	o.claim.DeletionTimestamp = new(metav1.NewTime(o.now))
	return true, nil
}

// deleteNode deletes a retired ValkeyNode when nothing of it is left, also
// nothing that the caches do not show.
func (c *Controller) deleteNode(ctx context.Context, o *observed, p plan.NodePlan, live *v1alpha1.ValkeyNode) (bool, error) {
	pod, err := c.livePod(ctx, o)
	if err != nil {
		return false, err
	}
	if pod != nil && metav1.IsControlledBy(pod, o.node) {
		o.pod = pod
		return true, nil
	}
	if persistence := o.cluster.Spec.Persistence; persistence != nil && persistence.ReclaimPolicyOrDefault() == v1alpha1.ReclaimDelete {
		claim, err := c.liveClaim(ctx, o)
		if err != nil {
			return false, err
		}
		if claim != nil && types.UID(claim.Labels[v1alpha1.LabelClusterUID]) == o.cluster.UID {
			o.claim = claim
			return true, nil
		}
	}
	err = c.config.Valkey.ValkeyV1alpha1().ValkeyNodes(o.key.Namespace).Delete(ctx, live.Name, exactly(live.UID, live.ResourceVersion))
	if err != nil && !apierrors.IsNotFound(err) {
		return false, fmt.Errorf("delete ValkeyNode %s: %w", live.Name, err)
	}
	klog.FromContext(ctx).Info("Deleted the ValkeyNode", "uid", live.UID, "cause", p.Cause)
	o.node = live.DeepCopy()
	o.node.DeletionTimestamp = new(metav1.NewTime(o.now))
	return true, nil
}

// liveNode reads the ValkeyNode from the API server before something is removed
// for it: an order that is outdated or that was for a former ValkeyNode of that
// name is not carried out (row 94). It returns nil in that case.
func (c *Controller) liveNode(ctx context.Context, o *observed) (*v1alpha1.ValkeyNode, error) {
	live, err := orNil(c.config.Valkey.ValkeyV1alpha1().ValkeyNodes(o.key.Namespace).Get(ctx, o.key.Name, metav1.GetOptions{}))
	if err != nil {
		return nil, fmt.Errorf("get ValkeyNode %s: %w", o.key.Name, err)
	}
	if live == nil || live.UID != o.node.UID || live.DeletionTimestamp != nil || !equality.Semantic.DeepEqual(live.Spec, o.node.Spec) {
		klog.FromContext(ctx).V(2).Info("The ValkeyNode has changed meanwhile, so nothing is removed for it")
		return nil, nil //nolint:nilnil // no order is an answer
	}
	return live, nil
}

func (c *Controller) livePod(ctx context.Context, o *observed) (*corev1.Pod, error) {
	name := v1alpha1.PodName(o.node.Name)
	pod, err := orNil(c.config.Kube.CoreV1().Pods(o.key.Namespace).Get(ctx, name, metav1.GetOptions{}))
	if err != nil {
		return nil, fmt.Errorf("get Pod %s: %w", name, err)
	}
	return pod, nil
}

func (c *Controller) liveClaim(ctx context.Context, o *observed) (*corev1.PersistentVolumeClaim, error) {
	name := v1alpha1.PodName(o.node.Name)
	claim, err := orNil(c.config.Kube.CoreV1().PersistentVolumeClaims(o.key.Namespace).Get(ctx, name, metav1.GetOptions{}))
	if err != nil {
		return nil, fmt.Errorf("get PVC %s: %w", name, err)
	}
	return claim, nil
}

// exactly are the preconditions of a deletion.
func exactly(uid types.UID, version string) metav1.DeleteOptions {
	p := &metav1.Preconditions{UID: new(uid)}
	if version != "" {
		p.ResourceVersion = new(version)
	}
	return metav1.DeleteOptions{Preconditions: p}
}
