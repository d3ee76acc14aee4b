// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package fault

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// Names of the faults of the operator.
const (
	NameOperatorDeleted = "operator-deleted"
	NameOperatorKilled  = "operator-killed"
	NameOperatorFrozen  = "operator-frozen"
	NameOperatorAway    = "operator-away"
)

// withinLeader bounds the wait for a leader: a killed one's lease runs out before.
const withinLeader = time.Minute

// operatorName is the name of the operator's Deployment, and of its lease.
const operatorName = "valkey-operator"

// Leader is the operator's Pod that holds the lease.
func (b *Bed) Leader(ctx context.Context) (*corev1.Pod, error) {
	lease, err := b.Kube.CoordinationV1().Leases(verify.OperatorNamespace).Get(ctx, operatorName, metav1.GetOptions{})
	if err != nil {
		return nil, fmt.Errorf("get the operator's lease: %w", err)
	}
	if lease.Spec.HolderIdentity == nil || *lease.Spec.HolderIdentity == "" {
		return nil, fmt.Errorf("nobody holds the lease %s", operatorName)
	}
	name, _, _ := strings.Cut(*lease.Spec.HolderIdentity, "_")
	pod, err := b.Kube.CoreV1().Pods(verify.OperatorNamespace).Get(ctx, name, metav1.GetOptions{})
	if err != nil {
		return nil, fmt.Errorf("get the operator's leader: %w", err)
	}
	return pod, nil
}

// awaitLeader waits until somebody leads: one that has just ended in order has given the
// lease back, and the next takes it within moments.
func (b *Bed) awaitLeader(ctx context.Context) (*corev1.Pod, error) {
	ctx, cancel := context.WithTimeout(ctx, withinLeader)
	defer cancel()
	var leader *corev1.Pod
	err := until(ctx, func() (err error) {
		leader, err = b.Leader(ctx)
		return err
	})
	return leader, err
}

// OperatorDeleted force-deletes the Pod of the operator that leads then.
func (b *Bed) OperatorDeleted() Fault {
	return Fault{Name: NameOperatorDeleted, apply: func(ctx context.Context) (string, error) {
		leader, err := b.awaitLeader(ctx)
		if err != nil {
			return "", err
		}
		if err := b.deletePod(ctx, leader, metav1.DeleteOptions{GracePeriodSeconds: new(int64(0))}); err != nil {
			return "", err
		}
		return fmt.Sprintf("force-deleted the operator's leader %s", leader.Name), nil
	}}
}

// OperatorKilled kills the process of the operator that leads then; its Pod stays,
// and its kubelet starts it anew.
func (b *Bed) OperatorKilled() Fault {
	return Fault{Name: NameOperatorKilled, apply: func(ctx context.Context) (string, error) {
		leader, err := b.awaitLeader(ctx)
		if err != nil {
			return "", err
		}
		if err := b.Local.PodKill(ctx, leader.Namespace, leader.Name); err != nil {
			return "", err
		}
		return fmt.Sprintf("killed the process of the operator's leader %s", leader.Name), nil
	}}
}

// OperatorFrozen stops the process of the operator that leads then. Undone after
// its lease has run out, it goes on and takes itself for the leader.
func (b *Bed) OperatorFrozen() Fault {
	var frozen stopped
	return Fault{
		Name: NameOperatorFrozen,
		apply: func(ctx context.Context) (string, error) {
			leader, err := b.awaitLeader(ctx)
			if err != nil {
				return "", err
			}
			pid, err := b.Local.ServerPID(ctx, leader.Namespace, leader.Name)
			if err != nil {
				return "", err
			}
			return fmt.Sprintf("froze the operator's leader %s", leader.Name), frozen.stop(pid)
		},
		undo: func(context.Context) (string, error) {
			thawed, err := frozen.goOn()
			if err != nil || !thawed {
				return "", err
			}
			return "thawed the operator's former leader", nil
		},
	}
}

// OperatorAway scales the operator to 0 and waits until its last Pod is gone.
// Undone, there are as many as before.
func (b *Bed) OperatorAway() Fault {
	var before atomic.Int32
	return Fault{
		Name: NameOperatorAway,
		apply: func(ctx context.Context) (string, error) {
			deployment, err := b.Kube.AppsV1().Deployments(verify.OperatorNamespace).Get(ctx, operatorName, metav1.GetOptions{})
			if err != nil {
				return "", fmt.Errorf("get the operator's Deployment: %w", err)
			}
			before.Store(*deployment.Spec.Replicas)
			if err := b.scaleOperator(ctx, 0); err != nil {
				return "", err
			}
			return "took the operator away", b.awaitNoOperator(ctx)
		},
		undo: func(ctx context.Context) (string, error) {
			replicas := before.Load()
			if replicas == 0 {
				return "", nil
			}
			return "brought the operator back", b.scaleOperator(ctx, replicas)
		},
	}
}

func (b *Bed) scaleOperator(ctx context.Context, replicas int32) error {
	patch := fmt.Sprintf(`{"spec":{"replicas":%d}}`, replicas)
	_, err := b.Kube.AppsV1().Deployments(verify.OperatorNamespace).
		Patch(ctx, operatorName, types.MergePatchType, []byte(patch), metav1.PatchOptions{}, "scale")
	if err != nil {
		return fmt.Errorf("scale the operator to %d: %w", replicas, err)
	}
	return nil
}

// awaitNoOperator force-deletes what the scaling left to end by itself: the
// operator is to be away from now on.
func (b *Bed) awaitNoOperator(ctx context.Context) error {
	return until(ctx, func() error {
		deployment, err := b.Kube.AppsV1().Deployments(verify.OperatorNamespace).Get(ctx, operatorName, metav1.GetOptions{})
		if err != nil {
			return fmt.Errorf("get the operator's Deployment: %w", err)
		}
		pods, err := b.Kube.CoreV1().Pods(verify.OperatorNamespace).List(ctx, metav1.ListOptions{})
		if err != nil {
			return fmt.Errorf("list the operator's Pods: %w", err)
		}
		for i := range pods.Items {
			err := b.deletePod(ctx, &pods.Items[i], metav1.DeleteOptions{GracePeriodSeconds: new(int64(0))})
			if err != nil && !apierrors.IsNotFound(err) {
				return err
			}
		}
		if n := len(pods.Items); n > 0 || deployment.Status.ObservedGeneration < deployment.Generation || deployment.Status.Replicas > 0 {
			return fmt.Errorf("%d Pods of the operator are still there, its Deployment counts %d", n, deployment.Status.Replicas)
		}
		return nil
	})
}
