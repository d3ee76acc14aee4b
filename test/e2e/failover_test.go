// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// Bounds of what clients may notice.
const (
	// gapHandOver is three times the gap of a hand-over, 300 ms.
	gapHandOver = 900 * time.Millisecond
	// gapElection is three times the default node timeout and the second of an
	// election.
	gapElection = 3 * (v1alpha1.DefaultNodeTimeoutMilliseconds*time.Millisecond + time.Second)
	// unreplicated is how many acknowledged increments may be on their way to the
	// replica when a primary is killed: those of 200 ms.
	unreplicated = 70
)

// TestPrimaryDeleted deletes the Pod of a primary under load: the hand-over loses
// nothing and is hardly noticed, on servers that can do it themselves and on
// those that cannot. Then the members with index 0 go in turn: an index is no
// role (row 9).
func TestPrimaryDeleted(t *testing.T) {
	t.Parallel()
	for name, image := range map[string]string{"9.1": valkey91, "8.1": valkey81} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSpace(t, alone, nil) // A gap must not be the neighbour's.
			spec := shape(3, 1)
			spec.Image = image
			c := s.ready("demo", spec)
			c.plant()
			w := c.write()
			c.replace(c.primary(0).Pod)
			for shard := range 3 {
				c.replace(c.pods()[v1alpha1.PodName(v1alpha1.NodeName("demo", int32(shard), 0))])
			}
			for _, m := range c.picture().Members {
				if m.Pod.Labels[v1alpha1.LabelNodeIndex] == "0" && m.Info.Role != valkey.RoleReplica {
					t.Errorf("%s was replaced and is a %s", m.Name(), m.Info.Role)
				}
			}
			c.report(w, gapHandOver, 0)
			c.verify(verify.Excuses{})
		})
	}
}

// replace deletes a Pod as kubectl does, and waits until its successor is in its
// place and the cluster is whole.
func (c *cluster) replace(pod *corev1.Pod) {
	c.t.Helper()
	c.deletePod(pod, metav1.DeleteOptions{})
	c.awaitSuccessor(pod)
	c.awaitReady(withinReady)
}

func (c *cluster) deletePod(pod *corev1.Pod, o metav1.DeleteOptions) {
	c.t.Helper()
	o.Preconditions = metav1.NewUIDPreconditions(string(pod.UID))
	c.watch.during(func() {
		if err := bed.kube.CoreV1().Pods(pod.Namespace).Delete(c.t.Context(), pod.Name, o); err != nil {
			c.t.Fatalf("delete Pod: %v", err)
		}
	})
}

func (c *cluster) awaitSuccessor(pod *corev1.Pod) {
	c.t.Helper()
	c.await("a successor of "+pod.Name, withinRepair, func(ctx context.Context) error {
		got, err := bed.kube.CoreV1().Pods(pod.Namespace).Get(ctx, pod.Name, metav1.GetOptions{})
		switch {
		case apierrors.IsNotFound(err):
			return errors.New("there is no Pod")
		case err != nil:
			return err
		case got.UID == pod.UID:
			return errors.New("it is still there")
		}
		return nil
	})
}

// watchEmptiness looks all the time for a server of a shard that owns slots and
// has no key.
func (c *cluster) watchEmptiness(shard string) (stop func()) {
	c.t.Helper()
	password, err := c.target.Password(c.t.Context())
	if err != nil {
		c.t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(c.t.Context())
	var looking sync.WaitGroup
	for _, pod := range c.pods() {
		if pod.Labels[v1alpha1.LabelShardIndex] == shard {
			looking.Go(func() { c.lookForEmptiness(ctx, pod, password) })
		}
	}
	stop = func() { cancel(); looking.Wait() }
	c.t.Cleanup(stop)
	return stop
}

func (c *cluster) lookForEmptiness(ctx context.Context, pod *corev1.Pod, password string) {
	looks := 0
	var client *valkey.Client
	for ctx.Err() == nil {
		if client == nil {
			client, _ = verify.Dial(ctx, pod, password)
		}
		if client != nil {
			view, err := client.View(ctx)
			if self, ok := view.Nodes.Myself(); err == nil && ok {
				looks++
				if self.Primary && !self.Slots.IsEmpty() && view.Info.Keys == 0 {
					c.t.Errorf("%s owns slots and has no key (run %.8s)", pod.Name, view.Info.RunID)
				}
			}
		}
		select {
		case <-ctx.Done():
		case <-time.After(20 * time.Millisecond):
		}
	}
	if client != nil {
		client.Close()
	}
	c.t.Logf("looked %d times whether %s is an empty primary", looks, pod.Name)
}

// TestShardDown takes both servers of one shard away: the Pods of the others stay
// ready, and stay endpoints of the Service (row 142).
func TestShardDown(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	spec := shape(3, 1)
	spec.NodeTimeoutMilliseconds = new(int32(2000))
	c := s.ready("demo", spec)
	c.plant()
	var frozen, others []*corev1.Pod
	for _, pod := range c.pods() {
		if pod.Labels[v1alpha1.LabelShardIndex] == "1" {
			frozen = append(frozen, pod)
		} else {
			others = append(others, pod)
		}
	}
	c.watch.during(func() { c.each(frozen, bed.local.PodFreeze) })
	thaw := sync.OnceFunc(func() { c.each(frozen, bed.local.PodThaw) })
	t.Cleanup(thaw)
	c.await("the shard is missed", withinRepair, func(ctx context.Context) error {
		got := c.get()
		if isReady(got) == nil || got.Status.State != v1alpha1.StateDegraded {
			return fmt.Errorf("it is %s: %s", got.Status.State, got.Status.Message)
		}
		for _, pod := range others {
			client := c.dial(pod)
			nodes, err := client.Nodes(ctx)
			client.Close()
			if err != nil {
				return err
			}
			for _, lost := range frozen {
				if e, _ := nodes.ByAddress(lost.Status.PodIP, v1alpha1.PortClient); !e.Fail && e.Primary {
					return fmt.Errorf("%s does not take %s for failed", pod.Name, lost.Name)
				}
			}
		}
		return nil
	})
	c.stayReady(others, 5*time.Second)
	c.watch.during(thaw)
	c.awaitReady(withinReady)
	c.verify(verify.Excuses{Restarts: true})
}

func (c *cluster) each(pods []*corev1.Pod, do func(ctx context.Context, namespace, name string) error) {
	for _, pod := range pods {
		if err := do(context.WithoutCancel(c.t.Context()), pod.Namespace, pod.Name); err != nil {
			c.t.Error(err)
		}
	}
}

// stayReady looks for a while that Pods are ready, and endpoints.
func (c *cluster) stayReady(pods []*corev1.Pod, during time.Duration) {
	c.t.Helper()
	for end := time.Now().Add(during); time.Now().Before(end); time.Sleep(lookAgain) {
		endpoints := c.endpoints()
		for _, pod := range pods {
			got, err := bed.kube.CoreV1().Pods(pod.Namespace).Get(c.t.Context(), pod.Name, metav1.GetOptions{})
			if err != nil || !podReady(got) {
				c.t.Fatalf("%s is not ready any more (%v)", pod.Name, err)
			}
			if !endpoints[pod.Name] {
				c.t.Fatalf("%s is no endpoint any more", pod.Name)
			}
		}
	}
}

// endpoints are the Pods that the Service sends clients to.
func (c *cluster) endpoints() map[string]bool {
	c.t.Helper()
	slices, err := bed.kube.DiscoveryV1().EndpointSlices(c.space.name).List(c.t.Context(), metav1.ListOptions{
		LabelSelector: "kubernetes.io/service-name=" + v1alpha1.ServiceName(c.name),
	})
	if err != nil {
		c.t.Fatalf("list EndpointSlices: %v", err)
	}
	pods := map[string]bool{}
	for _, slice := range slices.Items {
		for _, e := range slice.Endpoints {
			if e.TargetRef != nil && (e.Conditions.Ready == nil || *e.Conditions.Ready) {
				pods[e.TargetRef.Name] = true
			}
		}
	}
	return pods
}

func podReady(pod *corev1.Pod) bool {
	for _, c := range pod.Status.Conditions {
		if c.Type == corev1.PodReady {
			return c.Status == corev1.ConditionTrue
		}
	}
	return false
}
