// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"errors"
	"net"
	"strconv"
	"syscall"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
)

// How often a process outside of Kubernetes looks whether it reaches Pods.
const (
	reachPeriod  = 15 * time.Second
	reachTimeout = 3 * time.Second
)

// watchReach is for a process outside of the Kubernetes cluster, which may have
// no route to the addresses of Pods: nothing would work then, and every Pod
// would look dead. It says so, once, when not one of the ready Pods answers.
func watchReach(ctx context.Context, informers *controller.Informers) {
	logger := klog.FromContext(ctx)
	dialer := &net.Dialer{Timeout: reachTimeout}
	said := false
	for {
		pods, err := informers.Pods.Lister().List(labels.Everything())
		if err != nil {
			logger.Error(err, "List the Pods in the cache")
		}
		reached, tried, lastErr := reachAny(ctx, dialer, pods)
		switch {
		case reached && said:
			logger.Info("Pods can be reached again")
			said = false
		case !reached && tried != "" && !said:
			logger.Error(lastErr, "This process runs outside of the Kubernetes cluster and reaches none of its Pods: "+
				"it needs a route to the Pods' addresses, or has to run inside", "triedAddress", tried)
			said = true
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(reachPeriod):
		}
	}
}

// reachAny dials a few Pods whose kubelet says that they are ready. An address
// that refuses the connection was reached.
func reachAny(ctx context.Context, dialer *net.Dialer, pods []*corev1.Pod) (reached bool, tried string, err error) {
	tries := 0
	for _, pod := range pods {
		if pod.Status.PodIP == "" || !isReady(pod) {
			continue
		}
		if tries++; tries > 5 {
			break
		}
		tried = net.JoinHostPort(pod.Status.PodIP, strconv.Itoa(v1alpha1.PortClient))
		conn, dialErr := dialer.DialContext(ctx, "tcp", tried)
		if dialErr == nil {
			_ = conn.Close() // nothing was written
			return true, tried, nil
		}
		if errors.Is(dialErr, syscall.ECONNREFUSED) {
			return true, tried, nil
		}
		err = dialErr
	}
	return false, tried, err
}

func isReady(pod *corev1.Pod) bool {
	for _, c := range pod.Status.Conditions {
		if c.Type == corev1.PodReady {
			return c.Status == corev1.ConditionTrue
		}
	}
	return false
}
