// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package fault

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Names of the faults of Kubernetes nodes.
const (
	NamePowerLoss      = "power-loss"
	NamePartition      = "partition"
	NamePartitionPorts = "partition-ports"
	NameDrain          = "drain"
	NameMark           = "mark-for-removal"
)

// PowerLoss takes a node's power away: everything on it dies in one moment.
// Undone, the node boots, with the disks that it had.
func (b *Bed) PowerLoss(node string) Fault {
	return Fault{
		Name: NamePowerLoss, Target: node,
		apply: func(ctx context.Context) (string, error) {
			return "took the power of " + node + " away", b.Local.NodeStop(ctx, node)
		},
		undo: func(ctx context.Context) (string, error) {
			return "gave " + node + " its power back", b.Local.NodeStart(ctx, node)
		},
	}
}

// Partition cuts a node off. Without ports its cable is pulled: nothing gets
// through, the control plane included. With ports, such as those of Valkey's
// clients and bus, only these TCP ports are cut, and Kubernetes sees nothing.
// Undone, the node is connected as before.
func (b *Bed) Partition(node string, ports ...string) Fault {
	f := Fault{
		Name: NamePartition, Target: node,
		apply: func(ctx context.Context) (string, error) {
			return "pulled the cable of " + node, b.Local.Partition(ctx, node)
		},
		undo: func(ctx context.Context) (string, error) {
			return "connected " + node + " again", b.Local.Heal(ctx, node)
		},
	}
	if len(ports) > 0 {
		f.Name = NamePartitionPorts
		f.apply = func(ctx context.Context) (string, error) {
			return fmt.Sprintf("cut ports %v of %s off", ports, node), b.Local.Partition(ctx, node, ports...)
		}
	}
	return f
}

// evictAgain is how long kubectl drain waits after a refused eviction.
const evictAgain = 5 * time.Second

// Drain drains a node as kubectl drain does: nothing new comes to it, and each Pod
// of a ValkeyNode is evicted, as often as a budget refuses, until the last is
// gone. Only the Pods of one namespace are evicted, or of all if it is empty.
// Undone, the node takes Pods again.
func (b *Bed) Drain(node, namespace string) Fault {
	return Fault{
		Name: NameDrain, Target: node,
		apply: func(ctx context.Context) (string, error) {
			if err := b.cordon(ctx, node, true); err != nil {
				return "", err
			}
			evicted, err := b.evictAll(ctx, node, namespace)
			return fmt.Sprintf("drained %s of %s", node, strings.Join(evicted, ", ")), err
		},
		undo: func(ctx context.Context) (string, error) {
			return "let " + node + " take Pods again", b.cordon(ctx, node, false)
		},
	}
}

// Mark says of a node, as the cluster autoscaler does, that it is removed soon.
// Undone, it stays.
func (b *Bed) Mark(node string) Fault {
	const key = "ToBeDeletedByClusterAutoscaler"
	mark := func(ctx context.Context, on bool) error {
		for {
			n, err := b.Kube.CoreV1().Nodes().Get(ctx, node, metav1.GetOptions{})
			if err != nil {
				return fmt.Errorf("get Node %s: %w", node, err)
			}
			n.Spec.Taints = slices.DeleteFunc(n.Spec.Taints, func(t corev1.Taint) bool { return t.Key == key })
			if on {
				n.Spec.Taints = append(n.Spec.Taints, corev1.Taint{Key: key, Effect: corev1.TaintEffectNoSchedule})
			}
			if _, err = b.Kube.CoreV1().Nodes().Update(ctx, n, metav1.UpdateOptions{}); !apierrors.IsConflict(err) {
				return err
			}
		}
	}
	return Fault{
		Name: NameMark, Target: node,
		apply: func(ctx context.Context) (string, error) {
			return "marked " + node + " for removal", mark(ctx, true)
		},
		undo: func(ctx context.Context) (string, error) {
			return "took the mark from " + node, mark(ctx, false)
		},
	}
}

func (b *Bed) cordon(ctx context.Context, node string, on bool) error {
	patch := fmt.Sprintf(`{"spec":{"unschedulable":%t}}`, on)
	_, err := b.Kube.CoreV1().Nodes().Patch(ctx, node, types.MergePatchType, []byte(patch), metav1.PatchOptions{})
	if err != nil {
		return fmt.Errorf("set %s unschedulable=%t: %w", node, on, err)
	}
	return nil
}

// evictAll evicts until no Pod of a ValkeyNode is left on the node.
func (b *Bed) evictAll(ctx context.Context, node, namespace string) ([]string, error) {
	var evicted []string
	asked := map[types.UID]time.Time{}
	for {
		pods, err := b.Kube.CoreV1().Pods(namespace).List(ctx, metav1.ListOptions{
			FieldSelector: fields.OneTermEqualSelector("spec.nodeName", node).String(),
			LabelSelector: v1alpha1.LabelManagedBy + "=" + v1alpha1.ManagedBy,
		})
		if err != nil {
			return evicted, fmt.Errorf("list the Pods of %s: %w", node, err)
		}
		for _, pod := range pods.Items {
			if pod.DeletionTimestamp != nil || time.Since(asked[pod.UID]) < evictAgain {
				continue
			}
			asked[pod.UID] = time.Now()
			err := b.Kube.PolicyV1().Evictions(pod.Namespace).Evict(ctx, &policyv1.Eviction{
				ObjectMeta:    metav1.ObjectMeta{Namespace: pod.Namespace, Name: pod.Name},
				DeleteOptions: &metav1.DeleteOptions{Preconditions: metav1.NewUIDPreconditions(string(pod.UID))},
			})
			switch {
			case err == nil:
				evicted = append(evicted, pod.Name)
			case !apierrors.IsTooManyRequests(err) && !apierrors.IsNotFound(err) && !apierrors.IsConflict(err):
				return evicted, fmt.Errorf("evict Pod %s/%s: %w", pod.Namespace, pod.Name, err)
			}
		}
		if len(pods.Items) == 0 {
			return evicted, nil
		}
		select {
		case <-ctx.Done():
			return evicted, errors.Join(ctx.Err(), fmt.Errorf("%d Pods are still on %s", len(pods.Items), node))
		case <-time.After(200 * time.Millisecond):
		}
	}
}
