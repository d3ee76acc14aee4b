// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// TestResident is about a 3x1 on the newest server that runs as declared: who
// gets in, where its passwords are, what happens to its objects, and what an
// idle cluster costs.
func TestResident(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	c := s.ready("demo", shape(3, 1))
	c.plant()
	t.Run("anonymous clients", func(t *testing.T) { c.sub(t).testAnonymous() })
	t.Run("passwords", func(t *testing.T) { c.sub(t).testPasswords() })
	t.Run("own objects", func(t *testing.T) { c.sub(t).testOwnObjects() })
	t.Run("own Pods", func(t *testing.T) { c.sub(t).testOwnPods() })
	t.Run("foreign marks", func(t *testing.T) { c.sub(t).testForeignMarks() })
	t.Run("idle", func(t *testing.T) { c.sub(t).testIdle() })
	c.verify(verify.Excuses{})
}

// edit is one change of an owned object.
type edit struct {
	kind, name string
	// patch is a merge patch; empty deletes the object.
	patch string
}

// testOwnObjects deletes and edits every owned object in turn: each is repaired
// within seconds, and no Pod is restarted for it (row 158).
func (c *cluster) testOwnObjects() {
	revision := v1alpha1.RevisionName("demo", c.get().Status.Revision)
	const foreignPort = `{"spec":{"ports":[{"name":"client","port":7000,"protocol":"TCP","targetPort":7000}]}}`
	before := c.pods()
	for _, e := range []edit{
		{"Service", v1alpha1.ServiceName("demo"), ""},
		{"Service", v1alpha1.ServiceName("demo"), foreignPort},
		{"Service", v1alpha1.ServiceName("demo"), `{"spec":{"selector":{"valkey.io/cluster":"other"}}}`},
		{"Service", v1alpha1.HeadlessServiceName("demo"), ""},
		{"Service", v1alpha1.HeadlessServiceName("demo"), `{"spec":{"publishNotReadyAddresses":false}}`},
		{"Secret", v1alpha1.ConnectionSecretName("demo"), ""},
		{"Secret", v1alpha1.ConnectionSecretName("demo"), `{"data":{"host":"eA=="}}`},
		{"Secret", v1alpha1.SystemSecretName("demo"), `{"data":{"users.acl":"eA=="}}`},
		{"Secret", v1alpha1.SystemSecretName("demo"), ""},
		{"ConfigMap", revision, ""},
		{"ControllerRevision", revision, ""},
		{"PodDisruptionBudget", v1alpha1.BudgetName("demo", 0), ""},
		{"PodDisruptionBudget", v1alpha1.BudgetName("demo", 1), `{"spec":{"minAvailable":0}}`},
	} {
		c.repaired(e, before)
	}
	c.verify(verify.Excuses{})
}

// repaired makes an edit and waits until the object is what it was.
func (c *cluster) repaired(e edit, pods map[string]*corev1.Pod) {
	c.t.Helper()
	client, err := dynamic.NewForConfig(bed.config)
	if err != nil {
		c.t.Fatal(err)
	}
	api := client.Resource(ownedKinds[e.kind]).Namespace(c.space.name)
	was, err := api.Get(c.t.Context(), e.name, metav1.GetOptions{})
	if err != nil {
		c.t.Fatal(err)
	}
	what := e.kind + " " + e.name + " is deleted"
	if e.patch != "" {
		what = e.kind + " " + e.name + " is changed to " + e.patch
		_, err = api.Patch(c.t.Context(), e.name, types.MergePatchType, []byte(e.patch), metav1.PatchOptions{FieldManager: "somebody"})
	} else {
		err = api.Delete(c.t.Context(), e.name, metav1.DeleteOptions{})
	}
	if err != nil {
		c.t.Fatal(err)
	}
	const within = 10 * time.Second
	c.await(what+", and repaired", within, func(ctx context.Context) error {
		is, err := api.Get(ctx, e.name, metav1.GetOptions{})
		if err != nil {
			return err
		}
		if e.patch == "" && is.GetUID() == was.GetUID() {
			return errors.New("it is not gone yet")
		}
		if a, b := essence(was.Object), essence(is.Object); a != b {
			return fmt.Errorf("it was %s and is %s", a, b)
		}
		return nil
	})
	c.samePods(pods)
}

// essence is what an object says, without what the API server and others say of
// it.
func essence(object map[string]any) string {
	kept := map[string]any{}
	for key, value := range object {
		if key != "metadata" && key != "status" {
			kept[key] = value
		}
	}
	if spec, ok := kept["spec"].(map[string]any); ok {
		delete(spec, "clusterIP")
		delete(spec, "clusterIPs")
	}
	delete(kept, "revision") // of a ControllerRevision: its number counts up
	text, err := json.Marshal(kept)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// samePods fails the test when a Pod was replaced or restarted.
func (c *cluster) samePods(before map[string]*corev1.Pod) {
	c.t.Helper()
	for name, pod := range c.pods() {
		if was := before[name]; was == nil || was.UID != pod.UID {
			c.t.Errorf("Pod %s was replaced", name)
		}
	}
}

// testOwnPods takes labels away from Pods, and Pods and ValkeyNodes away: labels
// return, what is gone is made again, and nobody else is touched (row 158).
func (c *cluster) testOwnPods() {
	before := c.pods()
	primary := c.primary(0).Pod
	for _, patch := range []string{
		`{"metadata":{"labels":{"valkey.io/role":"replica"}}}`,
		`{"metadata":{"labels":{"valkey.io/role":null}}}`,
		`{"metadata":{"labels":{"valkey.io/shard-index":"7"}}}`,
		`{"metadata":{"labels":{"valkey.io/cluster":null,"app.kubernetes.io/managed-by":null}}}`,
	} {
		c.relabelled(primary, patch)
	}
	c.samePods(before)

	replica := c.replica(1)
	c.replace(replica)
	c.replaceNode(replica)
	for name, pod := range c.pods() {
		if was := before[name]; was != nil && was.UID != pod.UID {
			c.t.Errorf("Pod %s was replaced", name)
		}
	}
	c.verify(verify.Excuses{})
}

// replaceNode deletes the ValkeyNode of a Pod, and waits until another member is
// in its place. It has another number: the old one is taken until all of it is
// gone.
func (c *cluster) replaceNode(pod *corev1.Pod) {
	c.t.Helper()
	node := strings.TrimPrefix(pod.Name, v1alpha1.PodName(""))
	c.watch.during(func() {
		err := bed.valkey.ValkeyV1alpha1().ValkeyNodes(c.space.name).Delete(c.t.Context(), node, metav1.DeleteOptions{})
		if err != nil {
			c.t.Fatal(err)
		}
	})
	c.await("everything of "+node+" is replaced", withinReady, func(ctx context.Context) error {
		for name := range c.pods() {
			if name == pod.Name {
				return errors.New("the Pod is there")
			}
		}
		return isReady(c.get())
	})
	c.awaitReady(withinReady)
}

// relabelled patches a Pod's labels, and waits until they are as before.
func (c *cluster) relabelled(pod *corev1.Pod, patch string) {
	c.t.Helper()
	api := bed.kube.CoreV1().Pods(pod.Namespace)
	var err error
	c.watch.during(func() {
		_, err = api.Patch(c.t.Context(), pod.Name, types.MergePatchType, []byte(patch), metav1.PatchOptions{FieldManager: "somebody"})
	})
	if err != nil {
		c.t.Fatal(err)
	}
	const within = 10 * time.Second
	c.await("the labels are repaired after "+patch, within, func(ctx context.Context) error {
		got, err := api.Get(ctx, pod.Name, metav1.GetOptions{})
		if err != nil {
			return err
		}
		for key, value := range pod.Labels {
			if got.Labels[key] != value {
				return fmt.Errorf("%s was %q and is %q", key, value, got.Labels[key])
			}
		}
		return nil
	})
	c.awaitReady(withinRepair)
}

// replica is the Pod of a replica of a shard.
func (c *cluster) replica(shard int) *corev1.Pod {
	c.t.Helper()
	primary := c.primary(shard).Name()
	for name, pod := range c.pods() {
		if pod.Labels[v1alpha1.LabelShardIndex] == fmt.Sprint(shard) && name != primary {
			return pod
		}
	}
	c.t.Fatalf("shard %d has no replica", shard)
	return nil
}
