// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"flag"
	"fmt"
	"os"
	"strconv"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
	"github.com/valkey-direct/valkey-operator/test/kube"
)

// operatorName is the name of the operator's Deployment, and of its lease.
const operatorName = "valkey-operator"

// bed is what all tests share.
var bed struct {
	local  *kube.Cluster
	config *rest.Config
	kube   kubernetes.Interface
	valkey versioned.Interface
	room   room
}

func TestMain(m *testing.M) {
	if os.Getenv(insideEnvironment) != "" {
		if err := inside(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	flag.Parse()
	// Tests that wait for room must not keep those that fit from starting, nor the
	// parts of those that have begun from running side by side.
	if err := flag.Set("test.parallel", strconv.Itoa(25*roomForClusters)); err != nil {
		panic(err)
	}
	if err := connect(); err != nil {
		fmt.Fprintf(os.Stderr, "The end-to-end tests need the local cluster with the operator on it (make cluster-up deploy): %v\n", err)
		os.Exit(1)
	}
	code := m.Run()
	if err := figures.write(); err != nil {
		fmt.Fprintf(os.Stderr, "Write the figures: %v\n", err)
		code = max(code, 1)
	}
	os.Exit(code)
}

// connect finds the cluster, its faults and the operator.
func connect() (err error) {
	if bed.local, err = kube.Open(kube.Options{}); err != nil {
		return err
	}
	bed.config, err = bed.local.Config()
	if path := os.Getenv("KUBECONFIG"); path != "" {
		bed.config, err = clientcmd.BuildConfigFromFlags("", path)
	}
	if err != nil {
		return err
	}
	bed.config.QPS, bed.config.UserAgent = -1, "valkey-e2e"
	if bed.kube, err = kubernetes.NewForConfig(bed.config); err != nil {
		return err
	}
	if bed.valkey, err = versioned.NewForConfig(bed.config); err != nil {
		return err
	}
	bed.room.init(roomForClusters)
	return operatorWorks()
}

// operatorWorks waits for an operator to hold the lease.
func operatorWorks() error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	for {
		lease, err := bed.kube.CoordinationV1().Leases(verify.OperatorNamespace).Get(ctx, operatorName, metav1.GetOptions{})
		if err == nil && lease.Spec.RenewTime != nil && lease.Spec.LeaseDurationSeconds != nil &&
			time.Since(lease.Spec.RenewTime.Time) < time.Duration(*lease.Spec.LeaseDurationSeconds)*time.Second {
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("no operator holds the lease %s in %s", operatorName, verify.OperatorNamespace)
		case <-time.After(200 * time.Millisecond):
		}
	}
}

// roomForClusters is how many places there are: a cluster of three shards takes
// two, a smaller one takes one, and a test that breaks Kubernetes nodes or the
// operator takes them all.
const (
	roomForClusters = 4
	small           = 1
	large           = 2
	alone           = roomForClusters
)

// room keeps the number of clusters at a time within what the machine can carry,
// so that a bound which is broken means a fault and not a crowd.
type room struct {
	turn   sync.Mutex
	places chan struct{}
}

func (r *room) init(n int) { r.places = make(chan struct{}, n) }

// take takes places, in the order of asking, until the test ends.
func (r *room) take(t *testing.T, n int) {
	t.Helper()
	r.turn.Lock()
	for range n {
		r.places <- struct{}{}
	}
	r.turn.Unlock()
	t.Cleanup(func() {
		for range n {
			<-r.places
		}
	})
}

// operatorPods are the Pods of the operator's Deployment.
func operatorPods(t *testing.T) []corev1.Pod {
	t.Helper()
	pods, err := bed.kube.CoreV1().Pods(verify.OperatorNamespace).List(t.Context(), metav1.ListOptions{})
	if err != nil {
		t.Fatalf("list the operator's Pods: %v", err)
	}
	if len(pods.Items) == 0 {
		t.Fatalf("there are no Pods in %s: this test is about the deployed operator", verify.OperatorNamespace)
	}
	return pods.Items
}
