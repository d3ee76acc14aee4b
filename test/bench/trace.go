// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"net"
	"strconv"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/watch"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// The points on the way of a server, and at last of the cluster, to Ready. The
// API server's own times are whole seconds, so these are when we saw it.
const (
	stepNode      = "ValkeyNode made"
	stepPod       = "Pod made"
	stepScheduled = "Pod scheduled"
	stepAddress   = "Pod's address published"
	stepRunning   = "container's start published"
	stepAnswers   = "server answers"
	stepMet       = "server knows all others"
	stepSlots     = "server sees all slots owned"
	stepSynced    = "replica in sync"
	stepPodReady  = "Pod Ready"
	stepNodeReady = "ValkeyNode ready"
	stepFormed    = "condition ClusterFormed"
	stepReady     = "condition Ready"
)

// pace is how often a server is asked while a way is traced.
const pace = 25 * time.Millisecond

// tracer notes when each object first came to each point.
type tracer struct {
	*bench
	shape shape
	work  sync.WaitGroup

	mu      sync.Mutex
	moments map[string]map[string]time.Time
}

// trace follows one cluster. It asks the servers all the time, which costs them
// something, so its time is no sample.
func (b *bench) trace(ctx context.Context, s shape) error {
	t := &tracer{bench: b, shape: s, moments: map[string]map[string]time.Time{}}
	watching, stop := context.WithCancel(ctx)
	defer func() { stop(); t.work.Wait() }()
	pods, err := b.kube.CoreV1().Pods(b.namespace).Watch(watching, metav1.ListOptions{})
	if err != nil {
		return err
	}
	nodes, err := b.valkey.ValkeyV1alpha1().ValkeyNodes(b.namespace).Watch(watching, metav1.ListOptions{})
	if err != nil {
		return err
	}
	clusters, err := b.valkey.ValkeyV1alpha1().ValkeyClusters(b.namespace).Watch(watching, metav1.ListOptions{})
	if err != nil {
		return err
	}
	t.follow(pods, func(e watch.Event) { t.seePod(watching, e) })
	t.follow(nodes, t.seeNode)
	t.follow(clusters, t.seeCluster)
	name, from, to, err := b.form(ctx, s)
	if err != nil {
		return err
	}
	// What comes after Ready belongs to the picture: Pods become Ready by the
	// kubelet's probes.
	if err := t.untilAll(ctx, stepPodReady); err != nil {
		return err
	}
	stop()
	t.work.Wait()
	t.saw(stepReady, name, to)
	b.results.traces = append(b.results.traces, traceOf(s, from, t.moments))
	return b.remove(ctx, name)
}

// follow hands the events of a watch on until it ends.
func (t *tracer) follow(w watch.Interface, see func(watch.Event)) {
	t.work.Go(func() {
		for e := range w.ResultChan() {
			see(e)
		}
	})
}

// saw notes the moment, if it is the first.
func (t *tracer) saw(step, name string, at time.Time) (first bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.moments[step] == nil {
		t.moments[step] = map[string]time.Time{}
	}
	if _, seen := t.moments[step][name]; seen {
		return false
	}
	t.moments[step][name] = at
	return true
}

func (t *tracer) seePod(ctx context.Context, e watch.Event) {
	pod, ok := e.Object.(*corev1.Pod)
	if !ok || pod.DeletionTimestamp != nil {
		return
	}
	now := time.Now()
	t.saw(stepPod, pod.Name, now)
	if pod.Spec.NodeName != "" {
		t.saw(stepScheduled, pod.Name, now)
	}
	if ip := pod.Status.PodIP; ip != "" && t.saw(stepAddress, pod.Name, now) {
		t.work.Go(func() { t.ask(ctx, pod.Name, pod.Labels[v1alpha1.LabelCluster], ip) })
	}
	for _, c := range pod.Status.ContainerStatuses {
		if c.Name == v1alpha1.ServerContainer && c.State.Running != nil {
			t.saw(stepRunning, pod.Name, now)
		}
	}
	for _, c := range pod.Status.Conditions {
		if c.Type == corev1.PodReady && c.Status == corev1.ConditionTrue {
			t.saw(stepPodReady, pod.Name, now)
		}
	}
}

func (t *tracer) seeNode(e watch.Event) {
	if node, ok := e.Object.(*v1alpha1.ValkeyNode); ok {
		t.saw(stepNode, node.Name, time.Now())
		if node.Status.Ready {
			t.saw(stepNodeReady, node.Name, time.Now())
		}
	}
}

func (t *tracer) seeCluster(e watch.Event) {
	if c, ok := e.Object.(*v1alpha1.ValkeyCluster); ok && c.Status.Formed() {
		t.saw(stepFormed, c.Name, time.Now())
	}
}

// ask asks a server until it is where it should be.
func (t *tracer) ask(ctx context.Context, pod, cluster, ip string) {
	tick := time.NewTicker(pace)
	defer tick.Stop()
	var client *valkey.Client
	for done := false; !done; {
		select {
		case <-ctx.Done():
			done = true
			continue
		case <-tick.C:
		}
		if client == nil {
			var err error
			if client, err = t.dial(ctx, cluster, ip); err != nil {
				client = nil
				continue
			}
		}
		view, err := client.View(ctx)
		if err == nil {
			done = t.seeView(pod, view)
		}
	}
	if client != nil {
		client.Close()
	}
}

// seeView notes how far a server is, and whether it has arrived.
func (t *tracer) seeView(pod string, view valkey.View) (done bool) {
	now := time.Now()
	t.saw(stepAnswers, pod, now)
	met := 0
	for _, entry := range view.Nodes {
		if !entry.Handshake {
			met++
		}
	}
	if met == t.shape.pods() {
		t.saw(stepMet, pod, now)
	}
	owned := view.Nodes.Slots()
	all := owned.IsFull()
	if all {
		t.saw(stepSlots, pod, now)
	}
	synced := view.Info.Role == valkey.RoleReplica && view.Info.LinkUp && !view.Info.SyncInProgress
	if synced {
		t.saw(stepSynced, pod, now)
	}
	me, _ := view.Nodes.Myself()
	return met == t.shape.pods() && all && (synced || !me.Slots.IsEmpty())
}

// dial connects as an application does.
func (b *bench) dial(ctx context.Context, cluster, ip string) (*valkey.Client, error) {
	secret, err := b.kube.CoreV1().Secrets(b.namespace).Get(ctx, v1alpha1.ConnectionSecretName(cluster), metav1.GetOptions{})
	if err != nil {
		return nil, err
	}
	return valkey.Dial(ctx, valkey.Options{
		Address:     net.JoinHostPort(ip, strconv.Itoa(v1alpha1.PortClient)),
		Credentials: valkey.Credentials{Username: string(secret.Data["username"]), Password: string(secret.Data["password"])},
		Name:        "bench",
	})
}

// untilAll waits until all servers came to a point.
func (t *tracer) untilAll(ctx context.Context, step string) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	tick := time.NewTicker(pace)
	defer tick.Stop()
	for {
		t.mu.Lock()
		there := len(t.moments[step])
		t.mu.Unlock()
		if there == t.shape.pods() {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
}
