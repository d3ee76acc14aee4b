// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package fault

import (
	"context"
	"fmt"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Names of the faults of one Pod.
const (
	NameDelete      = "delete"
	NameForceDelete = "force-delete"
	NameDeleteNode  = "delete-valkeynode"
	NameLoseVolume  = "lose-volume"
	NameFail        = "phase-failed"
)

// Delete deletes a Pod as kubectl does: its server is told to end.
func (b *Bed) Delete(pod *corev1.Pod) Fault {
	return Fault{Name: NameDelete, Target: pod.Name, apply: func(ctx context.Context) (string, error) {
		if err := b.deletePod(ctx, pod, metav1.DeleteOptions{}); err != nil {
			return "", err
		}
		return fmt.Sprintf("deleted Pod %s", pod.Name), nil
	}}
}

// ForceDelete deletes a Pod with grace period 0: Kubernetes forgets it at once,
// and its node kills what runs as soon as it hears of it.
func (b *Bed) ForceDelete(pod *corev1.Pod) Fault {
	return Fault{Name: NameForceDelete, Target: pod.Name, apply: func(ctx context.Context) (string, error) {
		if err := b.deletePod(ctx, pod, metav1.DeleteOptions{GracePeriodSeconds: new(int64(0))}); err != nil {
			return "", err
		}
		return fmt.Sprintf("force-deleted Pod %s", pod.Name), nil
	}}
}

// deletePod deletes exactly this Pod and none of its successors. One that is gone
// already is no error: faults fall on each other.
func (b *Bed) deletePod(ctx context.Context, pod *corev1.Pod, o metav1.DeleteOptions) error {
	o.Preconditions = metav1.NewUIDPreconditions(string(pod.UID))
	err := b.Kube.CoreV1().Pods(pod.Namespace).Delete(ctx, pod.Name, o)
	if err != nil && !apierrors.IsNotFound(err) && !apierrors.IsConflict(err) {
		return fmt.Errorf("delete Pod %s/%s: %w", pod.Namespace, pod.Name, err)
	}
	return nil
}

// DeleteNode deletes the ValkeyNode of a Pod, as nobody should.
func (b *Bed) DeleteNode(pod *corev1.Pod) Fault {
	node := strings.TrimPrefix(pod.Name, v1alpha1.PodName(""))
	return Fault{Name: NameDeleteNode, Target: node, apply: func(ctx context.Context) (string, error) {
		err := b.Valkey.ValkeyV1alpha1().ValkeyNodes(pod.Namespace).Delete(ctx, node, metav1.DeleteOptions{})
		if err != nil && !apierrors.IsNotFound(err) {
			return "", fmt.Errorf("delete ValkeyNode %s/%s: %w", pod.Namespace, node, err)
		}
		return fmt.Sprintf("deleted ValkeyNode %s", node), nil
	}}
}

// LoseVolume force-deletes a Pod and deletes its claim: a disk that is lost with
// its machine.
func (b *Bed) LoseVolume(pod *corev1.Pod) Fault {
	return Fault{Name: NameLoseVolume, Target: pod.Name, apply: func(ctx context.Context) (string, error) {
		// First the claim: it stays while its Pod is there, and is not used again.
		claims := b.Kube.CoreV1().PersistentVolumeClaims(pod.Namespace)
		err := claims.Delete(ctx, pod.Name, metav1.DeleteOptions{})
		if err != nil && !apierrors.IsNotFound(err) {
			return "", fmt.Errorf("delete claim %s/%s: %w", pod.Namespace, pod.Name, err)
		}
		if err := b.deletePod(ctx, pod, metav1.DeleteOptions{GracePeriodSeconds: new(int64(0))}); err != nil {
			return "", err
		}
		return fmt.Sprintf("deleted the claim of Pod %s and force-deleted the Pod", pod.Name), nil
	}}
}

// Fail lets a Pod fail for good, as an eviction by its kubelet does: the Pod object
// stays with the phase Failed, and what runs is told to end. A phase that is
// merely written is taken back by the kubelet; a deadline in the past is not.
func (b *Bed) Fail(pod *corev1.Pod) Fault {
	return Fault{Name: NameFail, Target: pod.Name, apply: func(ctx context.Context) (string, error) {
		patch := fmt.Sprintf(`{"metadata":{"uid":%q},"spec":{"activeDeadlineSeconds":1}}`, pod.UID)
		_, err := b.Kube.CoreV1().Pods(pod.Namespace).
			Patch(ctx, pod.Name, types.MergePatchType, []byte(patch), metav1.PatchOptions{})
		if err != nil && !apierrors.IsNotFound(err) && !apierrors.IsConflict(err) {
			return "", fmt.Errorf("set a deadline for Pod %s/%s: %w", pod.Namespace, pod.Name, err)
		}
		return fmt.Sprintf("let Pod %s fail", pod.Name), nil
	}}
}
