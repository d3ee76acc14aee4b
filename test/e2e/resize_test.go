// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

const (
	// withinResize is how long the Pods of a small cluster may take to get other
	// resources, one after the other.
	withinResize = time.Minute
	// resizeGap is how long a shard may take no writes while it is resized: nothing is
	// handed over.
	resizeGap = 200 * time.Millisecond
	// filled is how much is put into each shard.
	filled = 40 << 20
)

// amounts are resources and the maxmemory that goes with them.
type amounts struct {
	cpu, memory, maxmemory string
	bytes                  int64
}

// TestResources gives running Pods more CPU and memory and takes it away again, with
// data and under load (SCENARIOS row 67): no server restarts, nothing is evicted, and
// what would not fit is refused. Where it is not declared, maxmemory follows the limit.
func TestResources(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	few, many := amounts{"30m", "128Mi", "80mb", 80 << 20}, amounts{"60m", "256Mi", "160mb", 160 << 20}
	tooFew := amounts{"30m", "64Mi", "32mb", 32 << 20}
	spec := shape(3, 1)
	spec.Resources = few.requirements()
	spec.Config = map[string]v1alpha1.ConfigValue{"maxmemory": v1alpha1.ConfigValue(few.maxmemory)}
	c := s.ready("demo", spec)
	c.plant()
	c.fill(filled)
	before := c.pods()
	w := c.write()

	c.resize(many)
	c.awaitResized(many)
	c.resize(tooFew)
	c.awaitConfig(metav1.ConditionFalse, withinEdit, "DirectiveRefused", "its maxmemory-policy evicts nothing")
	c.await("what does not fit is refused", withinEdit, func(context.Context) error {
		st := c.get().Status
		if st.Reason != "DataDoesNotFit" || !strings.Contains(st.Message, "spec.resources.limits.memory 64Mi is no more than maxmemory, 160Mi") {
			return fmt.Errorf("it says %s: %s", st.Reason, st.Message)
		}
		return nil
	})
	for shard := range 3 {
		if info := c.info(c.primary(shard).Pod); info.MaxMemory != many.bytes {
			t.Errorf("shard %d has a maxmemory of %d", shard, info.MaxMemory)
		}
	}
	c.resize(few)
	c.awaitResized(few)
	c.patch(map[string]any{"config": map[string]any{"maxmemory": nil}})
	c.awaitValues(map[string]string{"maxmemory": strconv.Itoa(96 << 20)}, withinEdit) // three quarters of the limit
	c.awaitReady(withinReady)
	c.report(w, resizeGap, 0)
	c.keepsPods(before)
	c.holds(filled)
	c.verify(verify.Excuses{})
}

func (a amounts) requirements() corev1.ResourceRequirements {
	return corev1.ResourceRequirements{
		Requests: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse(a.cpu)},
		Limits:   corev1.ResourceList{corev1.ResourceMemory: resource.MustParse(a.memory)},
	}
}

// resize declares other resources, and maxmemory with them.
func (c *cluster) resize(to amounts) {
	c.t.Helper()
	c.patch(map[string]any{
		"resources": map[string]any{"requests": map[string]any{"cpu": to.cpu}, "limits": map[string]any{"memory": to.memory}},
		"config":    map[string]any{"maxmemory": to.maxmemory},
	})
}

// awaitResized waits until the kubelets report the resources of all servers, which have
// the maxmemory, and the cluster is Ready.
func (c *cluster) awaitResized(to amounts) {
	c.t.Helper()
	began := time.Now()
	c.awaitSize(to, withinResize)
	c.awaitValues(map[string]string{"maxmemory": strconv.FormatInt(to.bytes, 10)}, withinEdit)
	c.awaitReady(withinReady)
	c.t.Logf("all Pods had %s after %s", to.memory, time.Since(began).Round(time.Millisecond))
}

// awaitSize waits until the kubelets report the resources of all servers.
func (c *cluster) awaitSize(to amounts, within time.Duration) {
	c.t.Helper()
	want := resources.EffectiveResources(to.requirements())
	c.await("the Pods have "+to.memory, within, func(context.Context) error {
		for name, pod := range c.pods() {
			if _, has := resources.ServerResources(pod); has == nil || !resources.HasResources(*has, want) {
				return fmt.Errorf("%s has %+v", name, has)
			}
		}
		return nil
	})
}

// fillSize is how large the values are that fill puts into a cluster.
const fillSize = 64 << 10

func fillKey(n int64) string { return fmt.Sprintf("fill:%d", n) }

// fill puts so many bytes into each of three shards.
func (c *cluster) fill(each int64) {
	c.t.Helper()
	client := c.connect()
	defer client.Close()
	value := strings.Repeat("x", fillSize)
	for i := range 3 * each / fillSize {
		if err := client.Do(c.t.Context(), client.B().Set().Key(fillKey(i)).Value(value).Build()).Error(); err != nil {
			c.t.Fatalf("fill: %v", err)
		}
	}
}

// holds fails the test when something that fill has put there was evicted.
func (c *cluster) holds(each int64) {
	c.t.Helper()
	client := c.connect()
	defer client.Close()
	for i := range 3 * each / fillSize {
		if n, err := client.Do(c.t.Context(), client.B().Strlen().Key(fillKey(i)).Build()).AsInt64(); err != nil || n != fillSize {
			c.t.Errorf("%s has %d bytes: %v", fillKey(i), n, err)
		}
	}
}

// info is what the server of a Pod says of itself.
func (c *cluster) info(pod *corev1.Pod) valkey.Info {
	c.t.Helper()
	info, err := c.dial(pod).Info(c.t.Context())
	if err != nil {
		c.t.Fatalf("ask %s: %v", pod.Name, err)
	}
	return info
}
