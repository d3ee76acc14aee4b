// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/kubernetes/fake"
	clienttesting "k8s.io/client-go/testing"
	"k8s.io/client-go/tools/events"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/controller/node"
	valkeyfake "github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned/fake"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

const namespace = "shop"

var (
	podResource   = corev1.SchemeGroupVersion.WithResource("pods")
	claimResource = corev1.SchemeGroupVersion.WithResource("persistentvolumeclaims")
	nodeResource  = v1alpha1.SchemeGroupVersion.WithResource("valkeynodes")
)

// world is a Kubernetes API with what the fakes lack: UIDs, resourceVersions of
// created objects, graceful deletion of Pods, protection of claims, and
// preconditions of deletions.
type world struct {
	t       *testing.T
	kube    *fake.Clientset
	valkey  *valkeyfake.Clientset
	events  *events.FakeRecorder
	version atomic.Int64

	// refusals are what the API says to creations: error by resource.
	refusals sync.Map
	// forced counts Pods that were removed without their machine.
	forced atomic.Int64
}

// start runs the controller over the objects in the bubble of a test.
func start(t *testing.T, objects ...runtime.Object) *world {
	t.Helper()
	w := &world{t: t, events: events.NewFakeRecorder(1000)}
	var kube, valkey []runtime.Object
	for _, o := range objects {
		switch o.(type) {
		case *v1alpha1.ValkeyCluster, *v1alpha1.ValkeyNode:
			valkey = append(valkey, o)
		default:
			kube = append(kube, o)
		}
	}
	w.kube, w.valkey = fake.NewClientset(kube...), valkeyfake.NewClientset(valkey...)
	w.kube.PrependReactor("create", "*", w.create)
	w.kube.PrependReactor("delete", "*", w.remove(w.kube.Tracker()))
	w.kube.PrependReactor("patch", "*", w.patch(w.kube.Tracker()))
	w.valkey.PrependReactor("delete", "*", w.remove(w.valkey.Tracker()))
	w.valkey.PrependReactor("patch", "*", w.patch(w.valkey.Tracker()))

	informers, err := controller.NewInformers(w.kube, w.valkey, "")
	if err != nil {
		t.Fatal(err)
	}
	c, err := node.New(controller.Config{
		Kube: w.kube, Valkey: w.valkey, Informers: informers, Events: w.events,
		AgentImage: "operator:1", AgentDelivery: resources.InitContainer,
	})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	informers.Start(ctx)
	if err := informers.WaitForSync(ctx); err != nil {
		t.Fatal(err)
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		c.Run(ctx)
	}()
	t.Cleanup(func() {
		cancel()
		<-done
		informers.Shutdown()
	})
	synctest.Wait()
	return w
}

// next is a new resourceVersion.
func (w *world) next() string { return fmt.Sprint(1000 + w.version.Add(1)) }

// patch gives patched objects a new resourceVersion: without one the gate for
// one's own writes would let everything pass.
func (w *world) patch(tracker clienttesting.ObjectTracker) clienttesting.ReactionFunc {
	react := clienttesting.ObjectReaction(tracker)
	return func(action clienttesting.Action) (bool, runtime.Object, error) {
		if err := unchanged(tracker, action.(clienttesting.PatchActionImpl)); err != nil {
			return true, nil, err
		}
		handled, object, err := react(action)
		if err != nil {
			return handled, nil, err
		}
		m, err := meta.Accessor(object)
		if err != nil {
			return true, nil, err
		}
		m.SetResourceVersion(w.next())
		return true, object.DeepCopyObject(), tracker.Update(action.GetResource(), object, action.GetNamespace())
	}
}

// unchanged refuses a patch for another version than the stored one.
func unchanged(tracker clienttesting.ObjectTracker, a clienttesting.PatchActionImpl) error {
	var sent metav1.PartialObjectMetadata
	if err := json.Unmarshal(a.Patch, &sent); err != nil || sent.ResourceVersion == "" {
		return err
	}
	object, err := tracker.Get(a.GetResource(), a.GetNamespace(), a.GetName())
	if err != nil {
		return err
	}
	m, err := meta.Accessor(object)
	if err == nil && m.GetResourceVersion() != sent.ResourceVersion {
		err = apierrors.NewConflict(a.GetResource().GroupResource(), a.GetName(), errors.New("it has been modified"))
	}
	return err
}

// create gives new objects what the API server gives them.
func (w *world) create(action clienttesting.Action) (bool, runtime.Object, error) {
	a := action.(clienttesting.CreateActionImpl)
	if err, ok := w.refusals.Load(a.GetResource().Resource); ok {
		return true, nil, err.(error)
	}
	object := a.GetObject()
	m, err := meta.Accessor(object)
	if err != nil {
		return true, nil, err
	}
	version := w.next()
	m.SetUID(types.UID("uid-" + version))
	m.SetResourceVersion(version)
	m.SetCreationTimestamp(metav1.Now())
	if err := w.kube.Tracker().Create(a.GetResource(), object, a.GetNamespace(), a.CreateOptions); err != nil {
		return true, nil, err
	}
	return true, object.DeepCopyObject(), nil
}

// remove checks the preconditions; a Pod and a claim stay until they are let go.
func (w *world) remove(tracker clienttesting.ObjectTracker) clienttesting.ReactionFunc {
	return func(action clienttesting.Action) (bool, runtime.Object, error) {
		a := action.(clienttesting.DeleteActionImpl)
		object, err := tracker.Get(a.GetResource(), a.GetNamespace(), a.GetName())
		if err != nil {
			return true, nil, err
		}
		m, err := meta.Accessor(object)
		if err != nil {
			return true, nil, err
		}
		options := a.GetDeleteOptions()
		if p := options.Preconditions; p == nil || p.UID == nil || *p.UID != m.GetUID() {
			return true, nil, apierrors.NewConflict(a.GetResource().GroupResource(), a.GetName(), errors.New("no or another UID"))
		}
		if grace := options.GracePeriodSeconds; grace != nil {
			if *grace != 0 || a.GetResource() != podResource {
				w.t.Errorf("%s %s is deleted with a grace period of %d", a.GetResource().Resource, a.GetName(), *grace)
			}
			w.forced.Add(1)
			return true, nil, tracker.Delete(a.GetResource(), a.GetNamespace(), a.GetName())
		}
		if r := a.GetResource(); r != podResource && r != claimResource {
			return false, nil, nil
		}
		m.SetDeletionTimestamp(new(metav1.Now()))
		m.SetFinalizers([]string{"test/protection"})
		m.SetResourceVersion(w.next())
		return true, nil, tracker.Update(a.GetResource(), object, a.GetNamespace())
	}
}

// gone lets an object that is being deleted go.
func (w *world) gone(name string, of func(name string) (metav1.Object, error)) {
	w.t.Helper()
	o, err := of(name)
	if err != nil {
		w.t.Fatal(err)
	}
	resource := podResource
	if _, ok := o.(*corev1.PersistentVolumeClaim); ok {
		resource = claimResource
	}
	if err := w.kube.Tracker().Delete(resource, namespace, name); err != nil {
		w.t.Fatal(err)
	}
	synctest.Wait()
}

func (w *world) anyPod(name string) (metav1.Object, error) {
	return w.kube.CoreV1().Pods(namespace).Get(w.t.Context(), name, metav1.GetOptions{})
}

func (w *world) anyClaim(name string) (metav1.Object, error) {
	return w.kube.CoreV1().PersistentVolumeClaims(namespace).Get(w.t.Context(), name, metav1.GetOptions{})
}

// pod is the Pod of the ValkeyNode demo-0-1, or nil.
func (w *world) pod() *corev1.Pod {
	w.t.Helper()
	p, err := w.kube.CoreV1().Pods(namespace).Get(w.t.Context(), podName, metav1.GetOptions{})
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return p
}

func (w *world) claim() *corev1.PersistentVolumeClaim {
	w.t.Helper()
	p, err := w.kube.CoreV1().PersistentVolumeClaims(namespace).Get(w.t.Context(), podName, metav1.GetOptions{})
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return p
}

func (w *world) node() *v1alpha1.ValkeyNode {
	w.t.Helper()
	n, err := w.valkey.ValkeyV1alpha1().ValkeyNodes(namespace).Get(w.t.Context(), "demo-0-1", metav1.GetOptions{})
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return n
}

// changePod writes a change of the Pod as somebody else.
func (w *world) changePod(change func(*corev1.Pod)) {
	w.t.Helper()
	p := w.pod().DeepCopy()
	change(p)
	p.ResourceVersion = w.next()
	if err := w.kube.Tracker().Update(podResource, p, namespace); err != nil {
		w.t.Fatal(err)
	}
	synctest.Wait()
}

func (w *world) changeNode(change func(*v1alpha1.ValkeyNode)) {
	w.t.Helper()
	n := w.node().DeepCopy()
	change(n)
	n.ResourceVersion = w.next()
	if err := w.valkey.Tracker().Update(nodeResource, n, namespace); err != nil {
		w.t.Fatal(err)
	}
	synctest.Wait()
}

// runPod makes the Pod ready on a Kubernetes node.
func (w *world) runPod() {
	w.t.Helper()
	w.changePod(func(p *corev1.Pod) {
		p.Spec.NodeName = "n1"
		p.Status.Phase = corev1.PodRunning
		p.Status.PodIP = "10.0.0.7"
		p.Status.Conditions = []corev1.PodCondition{{Type: corev1.PodReady, Status: corev1.ConditionTrue, LastTransitionTime: metav1.Now()}}
	})
}

// writes lists the writes since the last call, as "verb resource".
func (w *world) writes() []string {
	var out []string
	for _, a := range slices.Concat(w.kube.Actions(), w.valkey.Actions()) {
		if verb := a.GetVerb(); verb != "get" && verb != "list" && verb != "watch" {
			out = append(out, strings.TrimSuffix(verb+" "+a.GetResource().Resource+"/"+a.GetSubresource(), "/"))
		}
	}
	w.kube.ClearActions()
	w.valkey.ClearActions()
	return out
}

// condition checks the condition PodReady.
func (w *world) condition(status metav1.ConditionStatus, reason, message string) {
	w.t.Helper()
	n := w.node()
	if len(n.Status.Conditions) != 1 {
		w.t.Fatalf("%d conditions", len(n.Status.Conditions))
	}
	c := n.Status.Conditions[0]
	if c.Type != v1alpha1.ConditionPodReady || c.Status != status || c.Reason != reason || !strings.Contains(c.Message, message) {
		w.t.Errorf("condition %s is %s, %s: %q; want %s, %s: ...%s...", c.Type, c.Status, c.Reason, c.Message, status, reason, message)
	}
	if n.Status.Message != c.Message {
		w.t.Errorf("status.message %q is not the condition's %q", n.Status.Message, c.Message)
	}
}

// pass lets time go by in the bubble.
func pass(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

// add adds objects of our own kinds, as somebody else.
func (w *world) add(objects ...runtime.Object) {
	w.t.Helper()
	for _, o := range objects {
		if err := w.valkey.Tracker().Add(o.DeepCopyObject()); err != nil {
			w.t.Fatal(err)
		}
	}
	synctest.Wait()
}
