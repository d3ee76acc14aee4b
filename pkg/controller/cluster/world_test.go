// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"context"
	"flag"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/go-logr/logr/funcr"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/tools/events"
	"k8s.io/klog/v2"
	"k8s.io/klog/v2/textlogger"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/controller/cluster"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/controller/node"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

var logs = flag.Int("logs", -1, "write the controllers' logs of this verbosity to standard error")

const namespace = "shop"

// world is a Kubernetes cluster with a kubelet that runs model servers, and with
// the operator's controllers.
type world struct {
	t       *testing.T
	api     *controllertest.API
	wire    *valkeytest.Wire
	kubelet *kubelet
	events  *events.FakeRecorder
	// leads tells whether the operator still has its lease.
	leads func() error
	dial  cluster.Dial
	// panics are allowed where a test provokes them.
	panics bool

	operator *operator
}

// operator is one process of the operator.
type operator struct {
	cancel    context.CancelFunc
	done      chan struct{}
	informers *controller.Informers
}

// begin makes the world without an operator.
func begin(t *testing.T, objects ...runtime.Object) *world {
	t.Helper()
	w := &world{
		t: t, api: controllertest.New(append(objects, machine("n1", "a"), machine("n2", "b"), machine("n3", "c"))...),
		wire:   valkeytest.NewWire(valkeytest.New(1, valkeytest.Config{})),
		events: events.NewFakeRecorder(100_000),
		leads:  func() error { return nil },
	}
	w.dial = w.wire.Dial
	w.kubelet = newKubelet(w.api, w.wire)
	ctx, cancel := context.WithCancel(t.Context())
	var done [2]chan struct{}
	for i, run := range []func(context.Context){w.wire.Run, w.kubelet.run} {
		done[i] = make(chan struct{})
		go func() {
			defer close(done[i])
			run(ctx)
		}()
	}
	t.Cleanup(func() {
		w.stop()
		cancel()
		<-done[0]
		<-done[1]
	})
	return w
}

// start makes the world with an operator.
func start(t *testing.T, objects ...runtime.Object) *world {
	t.Helper()
	w := begin(t, objects...)
	w.operate()
	return w
}

// operate starts an operator process.
func (w *world) operate() {
	w.t.Helper()
	logger := funcr.New(w.logged, funcr.Options{})
	if *logs >= 0 {
		logger = textlogger.NewLogger(textlogger.NewConfig(textlogger.Verbosity(*logs), textlogger.Output(os.Stderr)))
	}
	ctx, cancel := context.WithCancel(klog.NewContext(context.WithoutCancel(w.t.Context()), logger))
	informers, err := controller.NewInformers(w.api.Kube, w.api.Valkey, "")
	w.must(err)
	config := controller.Config{
		Kube: w.api.Kube, Valkey: w.api.Valkey, Informers: informers, Events: w.events,
		DefaultImage: "valkey/valkey:9.1", AgentImage: "operator:1", AgentDelivery: resources.InitContainer, Workers: 2, ResizesPods: true,
		Leading: func() error { return w.leads() },
	}
	clusters, err := cluster.New(config, cluster.WithDial(w.dial), cluster.WithGeneration(w.kubelet.generation))
	w.must(err)
	nodes, err := node.New(config)
	w.must(err)
	informers.Start(ctx)
	w.must(informers.WaitForSync(ctx))
	o := &operator{cancel: cancel, done: make(chan struct{}), informers: informers}
	var left atomic.Int32
	left.Store(2)
	for _, run := range []func(context.Context){clusters.Run, nodes.Run} {
		go func() {
			run(ctx)
			if left.Add(-1) == 0 {
				close(o.done)
			}
		}()
	}
	w.operator = o
	synctest.Wait() // the workers run
}

// stop ends the operator process, if one runs.
func (w *world) stop() {
	if w.operator == nil {
		return
	}
	w.operator.cancel()
	<-w.operator.done
	w.operator.informers.Shutdown()
	w.operator = nil
}

// logged fails the test for what is a bug wherever it is logged.
func (w *world) logged(prefix, args string) {
	if strings.Contains(args, "panicked") && !w.panics {
		w.t.Errorf("%s: %s", prefix, args)
	}
}

func (w *world) must(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

// pass lets time go by.
func pass(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

// eventually waits for a condition, within a virtual time.
func (w *world) eventually(within time.Duration, what string, ok func() bool) {
	w.t.Helper()
	for end := time.Now().Add(within); !ok(); {
		if time.Now().After(end) {
			for _, c := range controllertest.All(w.api, &v1alpha1.ValkeyCluster{}) {
				w.t.Logf("%s is %s, %s: %s", c.Name, c.Status.State, c.Status.Reason, c.Status.Message)
			}
			w.t.Fatalf("not within %s: %s", within, what)
		}
		pass(50 * time.Millisecond)
	}
}

func (w *world) eventuallyReady(name string, within time.Duration) {
	w.t.Helper()
	w.eventually(within, name+" is ready", func() bool { return w.condition(name, v1alpha1.ConditionReady).Status == metav1.ConditionTrue })
	w.eventually(5*time.Second, name+" is settled", func() bool { return w.cluster(name).Status.State == v1alpha1.StateReady })
}

func (w *world) cluster(name string) *v1alpha1.ValkeyCluster {
	w.t.Helper()
	c, err := w.api.Valkey.ValkeyV1alpha1().ValkeyClusters(namespace).Get(w.t.Context(), name, metav1.GetOptions{})
	w.must(err)
	return c
}

// condition is a condition of a cluster; without one, an empty one.
func (w *world) condition(name, kind string) metav1.Condition {
	w.t.Helper()
	if c := w.cluster(name).Status.Condition(kind); c != nil {
		return *c
	}
	return metav1.Condition{}
}

// create creates a cluster as a user.
func (w *world) create(c *v1alpha1.ValkeyCluster) {
	w.t.Helper()
	_, err := w.api.Valkey.ValkeyV1alpha1().ValkeyClusters(namespace).Create(w.t.Context(), c, metav1.CreateOptions{FieldManager: user})
	w.must(err)
}

// user is the field manager of people.
const user = "kubectl-edit"

// change edits a cluster as a user.
func (w *world) change(name string, edit func(*v1alpha1.ValkeyCluster)) {
	w.t.Helper()
	c := w.cluster(name)
	edit(c)
	_, err := w.api.Valkey.ValkeyV1alpha1().ValkeyClusters(namespace).Update(w.t.Context(), c, metav1.UpdateOptions{FieldManager: user})
	w.must(err)
}

// written are the operator's requests to write since the last call.
func (w *world) written() []controllertest.Write {
	var out []controllertest.Write
	for _, x := range w.api.Writes() {
		if x.Verb == "delete" || strings.HasPrefix(x.Manager, "valkey-operator") {
			out = append(out, x)
		}
	}
	return out
}

// machine is a Kubernetes node.
func machine(name, zone string) *corev1.Node {
	return &corev1.Node{
		ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{corev1.LabelTopologyZone: zone}},
		Status: corev1.NodeStatus{Conditions: []corev1.NodeCondition{
			{Type: corev1.NodeReady, Status: corev1.ConditionTrue},
		}},
	}
}

// declared is a cluster as a user writes it.
func declared(name string, shards, replicas int32, edits ...func(*v1alpha1.ValkeyCluster)) *v1alpha1.ValkeyCluster {
	c := &v1alpha1.ValkeyCluster{
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name},
		Spec:       v1alpha1.ValkeyClusterSpec{Shards: shards, Replicas: new(replicas)},
	}
	for _, edit := range edits {
		edit(c)
	}
	return c
}

// pods are the Pods of a cluster, as they are.
func (w *world) pods(name string) []*corev1.Pod {
	var out []*corev1.Pod
	for _, p := range controllertest.All(w.api, &corev1.Pod{}) {
		if p.Labels[v1alpha1.LabelCluster] == name {
			out = append(out, p)
		}
	}
	return out
}

// uids are the UIDs of the Pods, to see that none was replaced.
func (w *world) uids(name string) []string {
	var out []string
	for _, p := range w.pods(name) {
		out = append(out, string(p.UID))
	}
	return out
}
