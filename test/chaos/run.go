// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
	"github.com/valkey-direct/valkey-operator/test/e2e/writer"
	"github.com/valkey-direct/valkey-operator/test/kube"
)

// Bounds of waiting.
const (
	// withinReady is how long after the last fault of a round everything may take.
	withinReady = 120 * time.Second
	// withinUndone bounds the end of a fault.
	withinUndone = 2 * time.Minute
	withinGone   = 3 * time.Minute
	// answerOfAPI bounds one request to Kubernetes.
	answerOfAPI = 30 * time.Second
)

// run is one run of the command.
type run struct {
	options
	out io.Writer
	bed *fault.Bed
	// logs is a client without a bound: what it reads does not end.
	logs      kubernetes.Interface
	namespace string
	clusters  []*cluster
	results   results
	// handsOff keeps the killer of the operator away while a fault of a round is
	// about the operator.
	handsOff sync.RWMutex
	kills    int
}

// cluster is a ValkeyCluster of the run.
type cluster struct {
	layout
	target verify.Target
	seed   *writer.Seed
	ledger *ledger
}

// newRun connects, and makes a namespace with all clusters in it.
func newRun(ctx context.Context, o options) (*run, error) {
	r := &run{options: o, out: os.Stdout, namespace: fmt.Sprintf("chaos-%06x", rand.IntN(1<<24))}
	local, err := kube.Open(kube.Options{})
	if err != nil {
		return nil, err
	}
	config, err := local.Config()
	if err != nil {
		return nil, err
	}
	config.UserAgent = "valkey-chaos"
	if r.logs, err = kubernetes.NewForConfig(config); err != nil {
		return nil, err
	}
	config.Timeout = answerOfAPI
	r.bed = &fault.Bed{Local: local}
	if r.bed.Kube, err = kubernetes.NewForConfig(config); err != nil {
		return nil, err
	}
	if r.bed.Valkey, err = versioned.NewForConfig(config); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(r.file("logs"), 0o755); err != nil {
		return nil, err
	}
	_, err = r.bed.Kube.CoreV1().Namespaces().Create(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: r.namespace}}, metav1.CreateOptions{})
	if err != nil {
		return nil, fmt.Errorf("create namespace: %w", err)
	}
	return r, nil
}

// setUp makes the clusters, their data and their writers.
func (r *run) setUp(ctx context.Context) error {
	for _, l := range layouts {
		spec := v1alpha1.ValkeyClusterSpec{Shards: l.shards, Replicas: &l.replicas, Image: r.image}
		if l.persistent {
			spec.Persistence = &v1alpha1.Persistence{Size: resource.MustParse("1Gi"), ReclaimPolicy: v1alpha1.ReclaimDelete}
		}
		_, err := r.bed.Valkey.ValkeyV1alpha1().ValkeyClusters(r.namespace).Create(ctx, &v1alpha1.ValkeyCluster{
			ObjectMeta: metav1.ObjectMeta{Name: l.name}, Spec: spec,
		}, metav1.CreateOptions{})
		if err != nil {
			return fmt.Errorf("create ValkeyCluster %s: %w", l.name, err)
		}
		target := verify.Target{Kube: r.bed.Kube, Valkey: r.bed.Valkey, Namespace: r.namespace, Name: l.name}
		r.clusters = append(r.clusters, &cluster{layout: l, target: target})
	}
	if _, err := r.awaitReady(ctx, time.Now(), withinReady); err != nil {
		return err
	}
	for _, c := range r.clusters {
		if err := c.fill(ctx, r.rate); err != nil {
			return fmt.Errorf("fill %s: %w", c.name, err)
		}
	}
	return nil
}

// fill writes the data set, and starts the writer.
func (c *cluster) fill(ctx context.Context, rate int) error {
	o, err := c.connection(ctx)
	if err != nil {
		return err
	}
	o.Rate = rate
	client, err := writer.Connect(o)
	if err != nil {
		return err
	}
	defer client.Close()
	if c.seed, err = writer.Plant(ctx, client); err != nil {
		return err
	}
	c.ledger, err = startLedger(ctx, o)
	return err
}

// checkSeed tells what of the data set is not as it was.
func (c *cluster) checkSeed(ctx context.Context) error {
	o, err := c.connection(ctx)
	if err != nil {
		return err
	}
	client, err := writer.Connect(o)
	if err != nil {
		return err
	}
	defer client.Close()
	return c.seed.Check(ctx, client)
}

// connection is what a client application needs, from the connection Secret.
func (c *cluster) connection(ctx context.Context) (writer.Options, error) {
	t := c.target
	secret, err := t.Kube.CoreV1().Secrets(t.Namespace).Get(ctx, v1alpha1.ConnectionSecretName(t.Name), metav1.GetOptions{})
	if err != nil {
		return writer.Options{}, fmt.Errorf("get the connection Secret: %w", err)
	}
	// The name in the Secret needs a DNS server that the host does not ask.
	service, err := t.Kube.CoreV1().Services(t.Namespace).Get(ctx, v1alpha1.ServiceName(t.Name), metav1.GetOptions{})
	if err != nil {
		return writer.Options{}, fmt.Errorf("get the Service: %w", err)
	}
	port := string(secret.Data["port"])
	o := writer.Options{
		Addresses: []string{net.JoinHostPort(service.Spec.ClusterIP, port)},
		Username:  string(secret.Data["username"]), Password: string(secret.Data["password"]),
		Shards: int(c.shards),
	}
	pods, err := t.Pods(ctx)
	if err != nil {
		return writer.Options{}, err
	}
	for _, pod := range pods {
		if pod.Status.PodIP != "" {
			o.Addresses = append(o.Addresses, net.JoinHostPort(pod.Status.PodIP, port))
		}
	}
	return o, nil
}

// tearDown ends the writers, and removes the namespace.
func (r *run) tearDown(ctx context.Context) error {
	for _, c := range r.clusters {
		if c.ledger != nil {
			c.ledger.close()
		}
	}
	if r.keep {
		fmt.Fprintf(r.out, "namespace %s is left\n", r.namespace)
		return nil
	}
	// The clusters go first: Kubernetes looks after a namespace with Pods only
	// when half of their grace period is over.
	err := r.bed.Valkey.ValkeyV1alpha1().ValkeyClusters(r.namespace).DeleteCollection(ctx, metav1.DeleteOptions{}, metav1.ListOptions{})
	gone := within(ctx, withinGone, func(ctx context.Context) error {
		pods, err := r.bed.Kube.CoreV1().Pods(r.namespace).List(ctx, metav1.ListOptions{})
		if err == nil && len(pods.Items) > 0 {
			err = fmt.Errorf("%d Pods are still there", len(pods.Items))
		}
		return err
	})
	removed := r.bed.Kube.CoreV1().Namespaces().Delete(ctx, r.namespace, metav1.DeleteOptions{})
	if apierrors.IsNotFound(removed) {
		removed = nil
	}
	return errors.Join(err, gone, removed)
}

// file is a file of this run.
func (r *run) file(name string) string { return filepath.Join(r.folder, name) }

// within waits until the condition returns no error.
func within(ctx context.Context, d time.Duration, condition func(ctx context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, d)
	defer cancel()
	var last error
	for {
		err := condition(ctx)
		if err == nil {
			return nil
		}
		// What the end of the time itself breaks says nothing.
		if ctx.Err() == nil || last == nil {
			last = err
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("after %s: %w", d, last)
		case <-time.After(100 * time.Millisecond):
		}
	}
}
