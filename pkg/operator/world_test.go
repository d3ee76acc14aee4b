// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// world is a Kubernetes cluster with a kubelet that runs model servers. Operator
// processes come and go in it.
type world struct {
	t     *testing.T
	api   *controllertest.API
	wire  *valkeytest.Wire
	lease *leaseModel

	mu      sync.Mutex
	servers map[types.UID]*valkeytest.Server
	started int
	acts    []act
	// whole are the shards that had all members ready once; down tells of one that
	// has none any more.
	whole map[string]bool
	down  []string
}

// act is one thing that a process changed, or tried to.
type act struct {
	at      time.Time
	process string
	what    string
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{
		t: t, api: controllertest.New(), wire: valkeytest.NewWire(valkeytest.New(1, valkeytest.Config{})),
		lease: &leaseModel{}, servers: map[types.UID]*valkeytest.Server{}, whole: map[string]bool{},
	}
	for i := range 3 {
		w.api.Put(&corev1.Node{
			ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("n%d", i), Labels: map[string]string{corev1.LabelTopologyZone: fmt.Sprintf("z%d", i)}},
			Status:     corev1.NodeStatus{Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady, Status: corev1.ConditionTrue}}},
		})
	}
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	var running sync.WaitGroup
	running.Go(func() { w.wire.Run(ctx) })
	running.Go(func() { w.kubelet(ctx) })
	t.Cleanup(func() {
		cancel()
		running.Wait()
	})
	return w
}

// kubelet is scheduler, kubelet and garbage collector.
func (w *world) kubelet(ctx context.Context) {
	ticker := time.NewTicker(100 * time.Millisecond)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		w.mu.Lock()
		pods := w.pods()
		for _, pod := range pods {
			w.step(pod.DeepCopy())
		}
		w.judge(pods)
		w.mu.Unlock()
		w.api.CollectGarbage()
	}
}

func (w *world) pods() []*corev1.Pod { return controllertest.All(w.api, &corev1.Pod{}) }

// step takes one Pod one step further.
func (w *world) step(pod *corev1.Pod) {
	before := pod.DeepCopy()
	switch server := w.servers[pod.UID]; {
	case pod.DeletionTimestamp != nil:
		if server != nil {
			w.wire.With(func(*valkeytest.Cluster) {
				server.HandOver()
				server.Shutdown()
			})
			delete(w.servers, pod.UID)
		}
		w.api.Drop(pod)
		return
	case pod.Spec.NodeName == "":
		pod.Spec.NodeName = fmt.Sprintf("n%d", len(pod.Name)%3)
		pod.Status.Phase = corev1.PodPending
	case server == nil:
		w.launch(pod)
	default:
		w.wire.With(func(*valkeytest.Cluster) {
			setReady(pod, server.Answers() && !server.Loading() && (server.Primary() && server.Slots() != nil || server.LinkUp()))
		})
	}
	if !equality.Semantic.DeepEqual(before, pod) {
		w.api.Put(pod)
	}
}

// launch starts the server of a Pod whose Secret is there.
func (w *world) launch(pod *corev1.Pod) {
	for _, s := range controllertest.All(w.api, &corev1.Secret{}) {
		if s.Name != v1alpha1.SystemSecretName(pod.Labels[v1alpha1.LabelCluster]) {
			continue
		}
		w.started++
		ip := fmt.Sprintf("10.0.%d.%d", w.started/250, w.started%250+1)
		w.wire.Require(ip, string(s.Data[resources.KeyOperator]))
		w.wire.With(func(c *valkeytest.Cluster) {
			w.servers[pod.UID] = c.Start(ip, &valkeytest.Disk{})
			if err := w.servers[pod.UID].ConfigSet("primaryauth", string(s.Data[resources.KeyReplication])); err != nil {
				panic(err)
			}
		})
		pod.Status.Phase, pod.Status.PodIP = corev1.PodRunning, ip
		setReady(pod, false)
	}
}

func setReady(pod *corev1.Pod, is bool) {
	status := corev1.ConditionFalse
	if is {
		status = corev1.ConditionTrue
	}
	if len(pod.Status.Conditions) == 0 || pod.Status.Conditions[0].Status != status {
		pod.Status.Conditions = []corev1.PodCondition{{Type: corev1.PodReady, Status: status, LastTransitionTime: metav1.Now()}}
	}
}

// judge notes shards of which all members are down at once.
func (w *world) judge(pods []*corev1.Pod) {
	ready, all := map[string]int{}, map[string]int{}
	for _, pod := range pods {
		shard := pod.Labels[v1alpha1.LabelCluster] + "/" + pod.Labels[v1alpha1.LabelShardIndex]
		all[shard]++
		if pod.DeletionTimestamp == nil && len(pod.Status.Conditions) > 0 && pod.Status.Conditions[0].Status == corev1.ConditionTrue {
			ready[shard]++
		}
	}
	for shard, n := range all {
		w.whole[shard] = w.whole[shard] || n > 1 && ready[shard] == n
	}
	for shard, once := range w.whole {
		if once && ready[shard] == 0 {
			w.down = append(w.down, shard)
		}
	}
}

// note records what a process did.
func (w *world) note(process, what string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.acts = append(w.acts, act{time.Now(), process, what})
}

// since are the acts from a moment on, and of a process where one is named.
func (w *world) since(moment time.Time, process string) []act {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(w.acts), func(a act) bool {
		return a.at.Before(moment) || process != "" && a.process != process
	})
}

func (w *world) create(shards, replicas int32) {
	w.t.Helper()
	_, err := w.api.Valkey.ValkeyV1alpha1().ValkeyClusters("shop").Create(w.t.Context(), &v1alpha1.ValkeyCluster{
		ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "demo"},
		Spec:       v1alpha1.ValkeyClusterSpec{Shards: shards, Replicas: &replicas},
	}, metav1.CreateOptions{FieldManager: "somebody"})
	if err != nil {
		w.t.Fatal(err)
	}
}

// roll declares something for which all Pods are replaced.
func (w *world) roll() {
	w.t.Helper()
	api := w.api.Valkey.ValkeyV1alpha1().ValkeyClusters("shop")
	c, err := api.Get(w.t.Context(), "demo", metav1.GetOptions{})
	if err != nil {
		w.t.Fatal(err)
	}
	c.Spec.Image = "valkey/valkey:9.1.next"
	if _, err := api.Update(w.t.Context(), c, metav1.UpdateOptions{FieldManager: "somebody"}); err != nil {
		w.t.Fatal(err)
	}
}

// settled waits until the cluster is Ready as declared.
func (w *world) settled(within time.Duration) {
	w.t.Helper()
	said := ""
	for end := time.Now().Add(within); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		c, err := w.api.Valkey.ValkeyV1alpha1().ValkeyClusters("shop").Get(w.t.Context(), "demo", metav1.GetOptions{})
		if err != nil {
			w.t.Fatal(err)
		}
		ready := c.Status.Condition(v1alpha1.ConditionReady)
		if ready != nil && ready.Status == metav1.ConditionTrue && c.Status.State == v1alpha1.StateReady && c.Status.ObservedGeneration == c.Generation {
			synctest.Wait()
			return
		}
		said = strings.Join([]string{string(c.Status.State), c.Status.Reason, c.Status.Message}, ": ")
	}
	w.t.Fatalf("not Ready within %s: %s", within, said)
}
