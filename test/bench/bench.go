// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"os"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/kubernetes"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
	"github.com/valkey-direct/valkey-operator/test/kube"
)

// patience bounds each wait for the cluster.
const patience = 3 * time.Minute

// bench is one run.
type bench struct {
	options
	cluster   *kube.Cluster
	kube      kubernetes.Interface
	valkey    versioned.Interface
	audit     *auditLog
	namespace string
	made      int
	results   results
}

// newBench connects, and makes the namespace.
func newBench(ctx context.Context, o options) (*bench, error) {
	cluster, err := kube.Open(kube.Options{StateDir: o.state})
	if err != nil {
		return nil, err
	}
	config, err := cluster.Config()
	if err != nil {
		return nil, err
	}
	config.UserAgent = "valkey-bench"
	b := &bench{options: o, cluster: cluster}
	if b.kube, err = kubernetes.NewForConfig(config); err != nil {
		return nil, err
	}
	if b.valkey, err = versioned.NewForConfig(config); err != nil {
		return nil, err
	}
	if len(b.operator) == 0 {
		if b.operator, err = processesNamed("valkey-operator"); err != nil {
			return nil, err
		}
	}
	if len(b.operator) == 0 {
		return nil, fmt.Errorf("no operator runs on this machine: deploy it, or start one")
	}
	if err := b.noteOthers(ctx); err != nil {
		return nil, err
	}
	ns, err := b.kube.CoreV1().Namespaces().Create(ctx,
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{GenerateName: "bench-"}}, metav1.CreateOptions{})
	if err != nil {
		return nil, fmt.Errorf("make a namespace: %w", err)
	}
	b.namespace = ns.Name
	b.audit = &auditLog{file: cluster.AuditLog(), namespace: ns.Name}
	return b, nil
}

// noteOthers tells what else is going on, for it is in the figures.
func (b *bench) noteOthers(ctx context.Context) error {
	others, err := b.valkey.ValkeyV1alpha1().ValkeyClusters("").List(ctx, metav1.ListOptions{})
	if err != nil {
		return fmt.Errorf("list ValkeyClusters: %w", err)
	}
	if n := len(others.Items); n > 0 {
		b.results.note("%d other ValkeyClusters exist: the operator's CPU and memory include them", n)
	}
	b.results.note("load of the machine before: %s", loadAverage())
	return nil
}

func (b *bench) close(ctx context.Context) error {
	b.progress("removing namespace %s", b.namespace)
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return b.kube.CoreV1().Namespaces().Delete(ctx, b.namespace, metav1.DeleteOptions{})
}

// progress tells a waiting person what is done; the table is on its own stream.
func (*bench) progress(format string, args ...any) {
	fmt.Fprintf(os.Stderr, time.Now().Format(time.TimeOnly)+" "+format+"\n", args...)
}

// create makes a cluster. It returns the moment before the request.
func (b *bench) create(ctx context.Context, s shape) (name string, at time.Time, err error) {
	b.made++
	name = fmt.Sprintf("c%d", b.made)
	b.progress("%s: cluster %s/%s", s, b.namespace, name)
	cluster := &v1alpha1.ValkeyCluster{
		ObjectMeta: metav1.ObjectMeta{Name: name},
		Spec:       v1alpha1.ValkeyClusterSpec{Shards: int32(s.shards), Replicas: new(int32(s.replicas)), Image: b.image},
	}
	at = time.Now()
	_, err = b.valkey.ValkeyV1alpha1().ValkeyClusters(b.namespace).Create(ctx, cluster, metav1.CreateOptions{})
	return name, at, err
}

// form makes a cluster and waits until it is Ready.
func (b *bench) form(ctx context.Context, s shape) (name string, from, to time.Time, err error) {
	watcher, err := b.valkey.ValkeyV1alpha1().ValkeyClusters(b.namespace).Watch(ctx, metav1.ListOptions{})
	if err != nil {
		return "", from, to, err
	}
	defer watcher.Stop()
	if name, from, err = b.create(ctx, s); err != nil {
		return name, from, to, err
	}
	state := "nothing"
	err = until(ctx, watcher, func(e watch.Event) bool {
		c, ok := e.Object.(*v1alpha1.ValkeyCluster)
		if !ok || c.Name != name {
			return false
		}
		to, state = time.Now(), strings.Join([]string{string(c.Status.State), c.Status.Reason, c.Status.Message}, ", ")
		return isReady(c)
	})
	if err != nil {
		return name, from, to, fmt.Errorf("cluster %s is not Ready, its last state is %s: %w", name, state, err)
	}
	return name, from, to, nil
}

func isReady(c *v1alpha1.ValkeyCluster) bool {
	return c.Status.ObservedGeneration == c.Generation &&
		meta.IsStatusConditionTrue(c.Status.Conditions, v1alpha1.ConditionReady)
}

// remove deletes a cluster and waits until its last Pod is gone, so that the
// next one has the machine for itself.
func (b *bench) remove(ctx context.Context, name string) error {
	selector := metav1.ListOptions{LabelSelector: v1alpha1.LabelCluster + "=" + name}
	pods, err := b.kube.CoreV1().Pods(b.namespace).List(ctx, selector)
	if err != nil {
		return err
	}
	left := map[string]bool{}
	for _, pod := range pods.Items {
		left[pod.Name] = true
	}
	selector.ResourceVersion = pods.ResourceVersion
	watcher, err := b.kube.CoreV1().Pods(b.namespace).Watch(ctx, selector)
	if err != nil {
		return err
	}
	defer watcher.Stop()
	if err := b.valkey.ValkeyV1alpha1().ValkeyClusters(b.namespace).Delete(ctx, name, metav1.DeleteOptions{}); err != nil {
		return err
	}
	if len(left) == 0 {
		return nil
	}
	err = until(ctx, watcher, func(e watch.Event) bool {
		if pod, ok := e.Object.(*corev1.Pod); ok && e.Type == watch.Deleted {
			delete(left, pod.Name)
		}
		return len(left) == 0
	})
	if err != nil {
		return fmt.Errorf("%d Pods of cluster %s do not go away: %w", len(left), name, err)
	}
	return nil
}

// until takes events until one is the last.
func until(ctx context.Context, watcher watch.Interface, last func(watch.Event) bool) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case e, open := <-watcher.ResultChan():
			if !open {
				return fmt.Errorf("the watch ended")
			}
			if last(e) {
				return nil
			}
		}
	}
}
