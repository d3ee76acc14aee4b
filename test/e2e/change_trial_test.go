// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/watch"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// declare changes the spec; the time counts from then on, and all Pods are to be
// replaced.
func (tr *trial) declare(spec map[string]any) {
	tr.t.Helper()
	var replaced []*corev1.Pod
	for _, pod := range tr.pods() {
		replaced = append(replaced, pod)
	}
	tr.strike(replaced, tr.edit(spec))
}

// edit is a change of the spec as something that strikes.
func (c *cluster) edit(spec map[string]any) hit {
	return func(context.Context) (string, error) {
		c.patch(spec)
		words, err := json.Marshal(spec)
		return "declared " + string(words), err
	}
}

// rolled waits until the cluster is whole again and judges the change: every server
// runs the image, each shard was handed over once, and at no time more Pods were
// down than may be.
func (tr *trial) rolled(image string, stands *standing) {
	tr.t.Helper()
	tr.whole()
	tr.runs(image)
	down, most := stands.stop(), tr.get().Spec.Update.ShardsInParallelOrDefault(tr.get().Spec.Shards)
	tr.t.Logf("%s: at most %d Pods were down at once; hand-overs: %s", tr.name, down, strings.Join(tr.handOvers(), "; "))
	if down > most {
		tr.t.Errorf("%s: %d Pods were down at once", tr.name, down)
	}
}

// runs fails the test unless every server is of the image's version, and the status
// says so.
func (c *cluster) runs(image string) {
	c.t.Helper()
	_, version, _ := strings.Cut(image, ":")
	for _, m := range c.picture().Members {
		if m.Info.Version != version {
			c.t.Errorf("%s runs %s instead of %s", m.Name(), m.Info.Version, version)
		}
	}
	if got := c.get().Status; got.Version != version || got.Image != image {
		c.t.Errorf("the status says %s and %s", got.Version, got.Image)
	}
}

// handOvers are the operator's words about the hand-overs of the cluster.
func (c *cluster) handOvers() []string {
	c.t.Helper()
	var notes []string
	for _, e := range c.told() {
		if e.Reason == "HandedOver" && e.Regarding.UID == c.uid {
			notes = append(notes, e.Note)
		}
	}
	return notes
}

// standing follows how many Pods of a cluster stand: are ready, and not told to stop.
type standing struct {
	cancel  context.CancelFunc
	running sync.WaitGroup
	pods    map[string]*corev1.Pod
	fewest  int
	wanted  int
}

// stands begins to count Pods.
func (c *cluster) stands() *standing {
	c.t.Helper()
	spec := c.get().Spec
	s := &standing{wanted: int(spec.Shards * (1 + spec.ReplicasOrDefault()))}
	s.fewest = s.wanted
	ctx, cancel := context.WithCancel(c.t.Context())
	s.cancel = cancel
	s.running.Go(func() {
		for ctx.Err() == nil {
			if err := s.follow(ctx, c); err != nil && ctx.Err() == nil {
				c.t.Logf("count Pods: %v", err)
			}
		}
	})
	c.t.Cleanup(func() { cancel(); s.running.Wait() })
	return s
}

// stop ends the counting and tells how many Pods were missing at the worst moment.
func (s *standing) stop() int {
	s.cancel()
	s.running.Wait()
	return s.wanted - s.fewest
}

// follow counts until the API server ends the watch.
func (s *standing) follow(ctx context.Context, c *cluster) error {
	selected := metav1.ListOptions{LabelSelector: v1alpha1.LabelCluster + "=" + c.name}
	list, err := bed.kube.CoreV1().Pods(c.space.name).List(ctx, selected)
	if err != nil {
		return err
	}
	s.pods = map[string]*corev1.Pod{}
	for i := range list.Items {
		s.pods[string(list.Items[i].UID)] = &list.Items[i]
	}
	s.count()
	selected.ResourceVersion = list.ResourceVersion
	events, err := bed.kube.CoreV1().Pods(c.space.name).Watch(ctx, selected)
	if err != nil {
		return err
	}
	defer events.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case e, open := <-events.ResultChan():
			pod, ok := e.Object.(*corev1.Pod)
			switch {
			case !open:
				return nil
			case !ok:
				return fmt.Errorf("the watch says %v", e.Object)
			case e.Type == watch.Deleted:
				delete(s.pods, string(pod.UID))
			default:
				s.pods[string(pod.UID)] = pod
			}
			s.count()
		}
	}
}

func (s *standing) count() {
	n := 0
	for _, pod := range s.pods {
		if pod.DeletionTimestamp == nil && podReady(pod) {
			n++
		}
	}
	s.fewest = min(s.fewest, n)
}

// untouched fails the test when Pods were replaced, or their containers restarted.
func (c *cluster) untouched(before map[string]*corev1.Pod) {
	c.t.Helper()
	now := c.pods()
	for name, pod := range before {
		is := now[name]
		if is == nil || is.UID != pod.UID || is.DeletionTimestamp != nil {
			c.t.Errorf("Pod %s was replaced", name)
			continue
		}
		if a, b := restartsOf([]corev1.Pod{*pod})[name], restartsOf([]corev1.Pod{*is})[name]; a != b {
			c.t.Errorf("Pod %s was restarted", name)
		}
	}
}

// primaryPods are the Pods of the primaries by name.
func (c *cluster) primaryPods() map[string]*corev1.Pod {
	c.t.Helper()
	pods, out := c.pods(), map[string]*corev1.Pod{}
	for _, name := range c.primaries() {
		out[name] = pods[name]
	}
	return out
}

// awaitDegraded waits until the status says that the cluster is degraded, with these
// words.
func (c *cluster) awaitDegraded(within time.Duration, reason string, words ...string) {
	c.t.Helper()
	c.await("it is Degraded: "+strings.Join(words, ", "), within, func(context.Context) error {
		got := c.get()
		degraded := got.Status.Condition(v1alpha1.ConditionDegraded)
		if degraded == nil || degraded.Status != metav1.ConditionTrue || got.Status.State != v1alpha1.StateDegraded {
			return fmt.Errorf("it is %s: %s: %s", got.Status.State, got.Status.Reason, got.Status.Message)
		}
		said := degraded.Reason + ": " + degraded.Message
		if reason != "" && degraded.Reason != reason {
			return fmt.Errorf("it says %s", said)
		}
		for _, word := range words {
			if !strings.Contains(said, word) {
				return fmt.Errorf("it says %s", said)
			}
		}
		c.t.Logf("it says %s", said)
		return nil
	})
}
