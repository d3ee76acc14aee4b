// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"encoding/json"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// resizeSubresource is where the resources of a Pod that runs are changed.
const resizeSubresource = "resize"

// resizePod changes the resources of the Pod. The version keeps the patch from another
// Pod of that name: the subresource takes the metadata from the stored object before
// it would compare UIDs.
func (c *Controller) resizePod(ctx context.Context, o *observed) (bool, error) {
	size := o.node.Spec.Resources
	data, err := json.Marshal(map[string]any{
		"metadata": metadataPatch{UID: o.pod.UID, ResourceVersion: o.pod.ResourceVersion},
		"spec": map[string]any{"containers": []any{map[string]any{
			"name":      v1alpha1.ServerContainer,
			"resources": corev1.ResourceRequirements{Requests: size.Requests, Limits: size.Limits},
		}}},
	})
	if err != nil {
		return false, fmt.Errorf("resize Pod %s: %w", o.pod.Name, err)
	}
	got, err := c.config.Kube.CoreV1().Pods(o.key.Namespace).
		Patch(ctx, o.pod.Name, types.StrategicMergePatchType, data, metav1.PatchOptions{FieldManager: fieldManager}, resizeSubresource)
	if apierrors.IsNotFound(err) {
		return false, nil
	}
	if err != nil {
		return false, refused(err, "resize Pod "+o.pod.Name)
	}
	c.writes.WroteAt(o.key, pods, got.ResourceVersion)
	o.pod = got
	klog.FromContext(ctx).Info("Changed the resources of the Pod", "pod", klog.KObj(got))
	return true, nil
}

// sizeText is a text that differs for resources that differ.
func sizeText(r *corev1.ResourceRequirements) string {
	if r == nil {
		return ""
	}
	text := ""
	for _, list := range []corev1.ResourceList{r.Requests, r.Limits} {
		text += fmt.Sprintf(" %s/%s", list.Cpu(), list.Memory())
	}
	return text
}
