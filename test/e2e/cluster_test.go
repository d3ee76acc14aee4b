// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"slices"
	"strings"
	"testing"
	"time"

	valkeygo "github.com/valkey-io/valkey-go"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
	"github.com/valkey-direct/valkey-operator/test/e2e/writer"
)

// cluster is a ValkeyCluster under test.
type cluster struct {
	*space
	name   string
	uid    types.UID
	target verify.Target
	watch  *readyWatch
	seed   *writer.Seed
}

// watch makes a cluster of an object that exists, and judges it from now on each
// time that it is called Ready.
func (s *space) watch(object *v1alpha1.ValkeyCluster) *cluster {
	s.t.Helper()
	c := &cluster{space: s, name: object.Name, uid: object.UID}
	c.target = verify.Target{Kube: bed.kube, Valkey: bed.valkey, Namespace: s.name, Name: object.Name}
	c.watch = watchReady(s.t, c.target, object)
	return c
}

// get reads the ValkeyCluster.
func (c *cluster) get() *v1alpha1.ValkeyCluster {
	c.t.Helper()
	got, err := bed.valkey.ValkeyV1alpha1().ValkeyClusters(c.space.name).Get(c.t.Context(), c.name, metav1.GetOptions{})
	if err != nil {
		c.t.Fatalf("get ValkeyCluster: %v", err)
	}
	return got
}

// isReady tells why a cluster is not Ready as declared now.
func isReady(v *v1alpha1.ValkeyCluster) error {
	ready := v.Status.Condition(v1alpha1.ConditionReady)
	switch {
	case ready == nil:
		return fmt.Errorf("it has no status")
	case v.Status.ObservedGeneration != v.Generation:
		return fmt.Errorf("its status is of generation %d, its spec is %d", v.Status.ObservedGeneration, v.Generation)
	case ready.Status != metav1.ConditionTrue || v.Status.State != v1alpha1.StateReady:
		return fmt.Errorf("it is %s: %s: %s", v.Status.State, v.Status.Reason, v.Status.Message)
	}
	return nil
}

// awaitReady waits until the cluster is Ready and every server's own view agrees.
// The views may be asked in the moment of a change that the status does not show
// yet; that Ready is not early, the watch judges.
func (c *cluster) awaitReady(within time.Duration) {
	c.t.Helper()
	c.await(c.name+" is Ready", within, func(ctx context.Context) error {
		got, err := bed.valkey.ValkeyV1alpha1().ValkeyClusters(c.space.name).Get(ctx, c.name, metav1.GetOptions{})
		if err != nil {
			return err
		}
		if err := isReady(got); err != nil {
			return err
		}
		if found := c.target.Ready(ctx); len(found) > 0 {
			return fmt.Errorf("it is called Ready, but %s", strings.Join(found, "; "))
		}
		return nil
	})
}

// patch merges a change into the spec.
func (c *cluster) patch(spec map[string]any) {
	c.t.Helper()
	body, err := json.Marshal(map[string]any{"spec": spec})
	if err != nil {
		c.t.Fatal(err)
	}
	_, err = bed.valkey.ValkeyV1alpha1().ValkeyClusters(c.space.name).
		Patch(c.t.Context(), c.name, types.MergePatchType, body, metav1.PatchOptions{})
	if err != nil {
		c.t.Fatalf("patch %s: %v", body, err)
	}
}

// picture is what all servers say now.
func (c *cluster) picture() *verify.Picture {
	c.t.Helper()
	p, err := c.target.Observe(c.t.Context(), verify.Shallow)
	if err != nil {
		c.t.Fatal(err)
	}
	return p
}

// pods are the cluster's Pods by name.
func (c *cluster) pods() map[string]*corev1.Pod {
	c.t.Helper()
	list, err := c.target.Pods(c.t.Context())
	if err != nil {
		c.t.Fatal(err)
	}
	pods := map[string]*corev1.Pod{}
	for _, pod := range list {
		pods[pod.Name] = pod
	}
	return pods
}

// primary is the Pod of a shard whose server says that it owns slots.
func (c *cluster) primary(shard int) *verify.Member {
	c.t.Helper()
	for _, m := range c.picture().Members {
		if self, ok := m.Nodes.Myself(); ok && m.Shard() == fmt.Sprint(shard) && self.Primary && !self.Slots.IsEmpty() {
			return m
		}
	}
	c.t.Fatalf("shard %d has no primary", shard)
	return nil
}

// dial connects to the server of a Pod as the default user.
func (c *cluster) dial(pod *corev1.Pod) *valkey.Client {
	c.t.Helper()
	password, err := c.target.Password(c.t.Context())
	if err != nil {
		c.t.Fatal(err)
	}
	client, err := verify.Dial(c.t.Context(), pod, password)
	if err != nil {
		c.t.Fatalf("dial %s: %v", pod.Name, err)
	}
	c.t.Cleanup(client.Close)
	return client
}

// options are what a client application needs, from the connection Secret.
func (c *cluster) options() writer.Options {
	c.t.Helper()
	ctx := c.t.Context()
	secret, err := bed.kube.CoreV1().Secrets(c.space.name).Get(ctx, v1alpha1.ConnectionSecretName(c.name), metav1.GetOptions{})
	if err != nil {
		c.t.Fatalf("get the connection Secret: %v", err)
	}
	// The name in the Secret needs a DNS server that the host does not ask.
	service, err := bed.kube.CoreV1().Services(c.space.name).Get(ctx, v1alpha1.ServiceName(c.name), metav1.GetOptions{})
	if err != nil {
		c.t.Fatalf("get the Service: %v", err)
	}
	port := string(secret.Data["port"])
	o := writer.Options{
		Addresses: []string{net.JoinHostPort(service.Spec.ClusterIP, port)},
		Username:  string(secret.Data["username"]), Password: string(secret.Data["password"]),
		Shards: int(c.get().Spec.Shards),
	}
	for _, pod := range c.pods() {
		o.Addresses = append(o.Addresses, net.JoinHostPort(pod.Status.PodIP, port))
	}
	return o
}

// plant writes the data set.
func (c *cluster) plant() {
	c.t.Helper()
	client := c.connect()
	defer client.Close()
	seed, err := writer.Plant(c.t.Context(), client)
	if err != nil {
		c.t.Fatalf("write the data set: %v", err)
	}
	c.seed = seed
}

// connect returns a client as an application has it.
func (c *cluster) connect() valkeygo.Client {
	c.t.Helper()
	client, err := writer.Connect(c.options())
	if err != nil {
		c.t.Fatal(err)
	}
	return client
}

// load is a writer, and the longest gap that it saw while all was quiet: what the
// machine itself takes its time for.
type load struct {
	*writer.Writer
	quiet time.Duration
}

// write starts a writer, and waits until it has written for a while.
func (c *cluster) write() *load {
	c.t.Helper()
	return c.writeAt(1000)
}

// writeAt does so with another number of writes a second.
func (c *cluster) writeAt(rate int) *load {
	c.t.Helper()
	o := c.options()
	o.Rate = rate
	return c.writeWith(o)
}

// writeWith does so as another user.
func (c *cluster) writeWith(o writer.Options) *load {
	c.t.Helper()
	w, err := writer.Start(c.t.Context(), o)
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(w.Close)
	l := &load{Writer: w}
	c.settle(l)
	w.Mark()
	warm := int64(2 * o.Rate)
	c.await("the writer is warm", withinReady, func(context.Context) error {
		var acknowledged int64
		if acknowledged, l.quiet = w.Progress(); acknowledged < warm {
			return fmt.Errorf("%d of %d writes", acknowledged, warm)
		}
		return nil
	})
	w.Mark()
	return l
}

// settle waits until every shard was written to again.
func (c *cluster) settle(w *load) {
	c.t.Helper()
	now := time.Now()
	c.await("every shard takes writes", withinReady, func(context.Context) error {
		if !w.Settled(now) {
			return fmt.Errorf("not every shard")
		}
		return nil
	})
}

// report stops a writer and judges what it saw. A gap is allowed as long as the
// bound and three times that of the quiet time.
func (c *cluster) report(w *load, gap time.Duration, lost int64) writer.Report {
	c.t.Helper()
	gap = max(gap+3*w.quiet, missedHandOver)
	r := w.Stop(c.t.Context())
	c.t.Logf("writer: %s; gap in the quiet time %s", r, w.quiet.Round(time.Millisecond))
	if r.Lost > lost || r.Unreadable > 0 {
		c.t.Errorf("invariant 4: %d acknowledged increments lost, %d counters unreadable", r.Lost, r.Unreadable)
	}
	if r.Gap > gap {
		c.t.Errorf("the longest gap is %s, more than %s", r.Gap, gap)
	}
	return r
}

// verify judges all invariants, the data set included.
func (c *cluster) verify(e verify.Excuses) {
	c.t.Helper()
	c.awaitReady(withinReady)
	found := c.target.All(c.t.Context(), e)
	// Kubernetes tells late that a container has restarted: the status is that of a
	// moment ago then, and follows.
	for until := time.Now().Add(withinRepair); onlyStatus(found) && time.Now().Before(until); {
		c.awaitReady(withinReady)
		found = c.target.All(c.t.Context(), e)
	}
	for _, finding := range found {
		c.t.Error(finding)
	}
	if c.seed == nil {
		return
	}
	client := c.connect()
	defer client.Close()
	if err := c.seed.Check(c.t.Context(), client); err != nil {
		c.t.Errorf("invariant 4: %v", err)
	}
}

// onlyStatus tells whether all that is found is about the published status, of the
// cluster or of its ValkeyNodes.
func onlyStatus(found []string) bool {
	return len(found) > 0 && !slices.ContainsFunc(found, func(f string) bool {
		return !strings.HasPrefix(f, "invariant 7:") && !strings.HasPrefix(f, "invariant 6: ValkeyNode ")
	})
}

// sub is the cluster in a subtest.
func (c *cluster) sub(t *testing.T) *cluster {
	copied, inner := *c, *c.space
	inner.t = t
	copied.space = &inner
	return &copied
}
