// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"errors"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// foreign is the metadata of an object that has a name of the cluster demo.
func foreign(name string, labels map[string]string, owner types.UID) metav1.ObjectMeta {
	m := metav1.ObjectMeta{Namespace: namespace, Name: name, Labels: labels}
	if owner != "" {
		m.OwnerReferences = []metav1.OwnerReference{{
			APIVersion: v1alpha1.GroupVersion.String(), Kind: "ValkeyCluster", Name: "demo", UID: owner, Controller: new(true),
		}}
	}
	return m
}

// TestTakenNames shows rows 94 and 138: an object that has the name but is not this
// cluster's is told and never touched, and the cluster goes on when it is gone. The
// owner of a former cluster's objects is still there in these tests, so that nobody
// collects them.
func TestTakenNames(t *testing.T) {
	t.Parallel()
	labels := resources.Labels("demo", "old")
	former := &v1alpha1.ValkeyCluster{ObjectMeta: metav1.ObjectMeta{Namespace: "attic", Name: "demo", UID: "old"}, Spec: v1alpha1.ValkeyClusterSpec{Shards: 1, Paused: true}}
	for name, c := range map[string]struct {
		taken runtime.Object
		// bare: nothing may be built before the name is free.
		bare bool
	}{
		"a Service without labels":         {taken: &corev1.Service{ObjectMeta: foreign("valkey-demo", nil, "")}},
		"a Secret without labels":          {taken: &corev1.Secret{ObjectMeta: foreign("valkey-demo-system", nil, "")}, bare: true},
		"a former cluster's Secret":        {taken: &corev1.Secret{ObjectMeta: foreign("valkey-demo-system", labels, "old")}, bare: true},
		"a former cluster's Service":       {taken: &corev1.Service{ObjectMeta: foreign("valkey-demo-nodes", labels, "old")}, bare: true},
		"a Secret with labels, no owner":   {taken: &corev1.Secret{ObjectMeta: foreign("valkey-demo", labels, "")}, bare: true},
		"a former cluster's ValkeyNode":    {taken: &v1alpha1.ValkeyNode{ObjectMeta: foreign("demo-0-0", labels, "old"), Spec: v1alpha1.ValkeyNodeSpec{ClusterName: "demo"}}},
		"somebody's unlabelled ValkeyNode": {taken: &v1alpha1.ValkeyNode{ObjectMeta: foreign("demo-0-0", nil, ""), Spec: v1alpha1.ValkeyNodeSpec{ClusterName: "other"}}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				w := start(t, former, c.taken)
				before := meant(w.live(c.taken))
				w.create(declared("demo", 1, 1))
				w.eventually(10*time.Second, "the status says NameTaken", func() bool {
					return w.cluster("demo").Status.Reason == "NameTaken"
				})
				pass(2 * time.Minute)
				status := w.cluster("demo").Status
				if status.Reason != "NameTaken" || status.State != v1alpha1.StateFailed || !strings.Contains(status.Message, c.taken.(metav1.Object).GetName()) {
					t.Errorf("status is %s, %s: %s", status.State, status.Reason, status.Message)
				}
				if diff := cmp.Diff(before, meant(w.live(c.taken))); diff != "" {
					t.Errorf("it was touched: %s", diff)
				}
				if n := len(w.pods("demo")); c.bare && n > 0 {
					t.Errorf("%d Pods although it is in the way", n)
				}
				w.api.Drop(c.taken)
				w.eventually(time.Minute, "it goes on", func() bool { return w.cluster("demo").Status.State == v1alpha1.StateReady })
			})
		})
	}
}

// live is an object as the API server has it.
func (w *world) live(o runtime.Object) runtime.Object {
	name, ctx := o.(metav1.Object).GetName(), w.t.Context()
	var got runtime.Object
	var err error
	switch o.(type) {
	case *corev1.Service:
		got, err = w.api.Kube.CoreV1().Services(namespace).Get(ctx, name, metav1.GetOptions{})
	case *corev1.Secret:
		got, err = w.api.Kube.CoreV1().Secrets(namespace).Get(ctx, name, metav1.GetOptions{})
	default:
		got, err = w.api.Valkey.ValkeyV1alpha1().ValkeyNodes(namespace).Get(ctx, name, metav1.GetOptions{})
	}
	w.must(err)
	return got
}

// TestStrangerPod shows row 138: a Pod that somebody gave the cluster's labels is
// neither counted nor joined nor touched.
func TestStrangerPod(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1))
		w.eventuallyReady("demo", 30*time.Second)
		labels := resources.Labels("demo", w.cluster("demo").UID)
		labels[v1alpha1.LabelShardIndex], labels[v1alpha1.LabelNodeIndex] = "0", "7"
		labels[v1alpha1.LabelRevision] = w.cluster("demo").Status.Revision
		w.api.Put(&corev1.Pod{ObjectMeta: foreign("stranger", labels, "")})
		pass(20 * time.Second)
		w.rests(time.Minute, 2)
		if w.condition("demo", v1alpha1.ConditionReady).Status != metav1.ConditionTrue {
			t.Error("a stranger's Pod makes the cluster not ready")
		}
	})
}

// forbid refuses what the operator does to a resource, for a reason.
func forbid(resource string, err error) func(controllertest.Write) error {
	return func(x controllertest.Write) error {
		if x.Resource == resource && x.Subresource == "" && strings.HasPrefix(x.Manager, "valkey-operator") {
			return err
		}
		return nil
	}
}

const overQuota = "exceeded quota: small, requested: 1, used: 4, limited: 4"

func forbidden(resource string) error {
	return apierrors.NewForbidden(schema.GroupResource{Resource: resource}, "x", errors.New(overQuota))
}

func terminating() error {
	return &apierrors.StatusError{ErrStatus: metav1.Status{
		Status: metav1.StatusFailure, Code: http.StatusForbidden, Reason: metav1.StatusReasonForbidden, Message: overQuota,
		Details: &metav1.StatusDetails{Causes: []metav1.StatusCause{{Type: corev1.NamespaceTerminatingCause}}},
	}}
}

// TestRefused shows rows 135, 146 and 164: what the API server refuses is said in
// its words, tried again with a back-off, and holds up nothing else.
func TestRefused(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		resource string
		err      error
		forms    bool
	}{
		"quota on Services":      {"services", forbidden("services"), true},
		"quota on budgets":       {"poddisruptionbudgets", forbidden("poddisruptionbudgets"), true},
		"quota on ConfigMaps":    {"configmaps", forbidden("configmaps"), false},
		"quota on ValkeyNodes":   {"valkeynodes", forbidden("valkeynodes"), false},
		"the namespace is going": {"valkeynodes", terminating(), false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				w := start(t)
				w.api.Refuse(forbid(c.resource, c.err))
				w.create(declared("demo", 1, 1))
				pass(time.Minute)
				if m := w.cluster("demo").Status.Message; !strings.Contains(m, overQuota) {
					t.Errorf("the status does not say it: %s", m)
				}
				if formed := w.condition("demo", v1alpha1.ConditionClusterFormed).Status == metav1.ConditionTrue; formed != c.forms {
					t.Errorf("formed: %v", formed)
				}
				pass(9 * time.Minute)
				w.backedOff(c.resource, 10*time.Minute)
				w.api.Refuse(nil)
				w.eventually(time.Minute, "it goes on", func() bool { return w.cluster("demo").Status.State == v1alpha1.StateReady })
			})
		})
	}
}

// backedOff checks that what was refused was tried now and then only, and that
// neither statuses nor events were written again and again.
func (w *world) backedOff(resource string, in time.Duration) {
	w.t.Helper()
	last, statuses := map[string]time.Time{}, 0
	tries := map[string]int{}
	for _, x := range w.written() {
		if x.Resource == "valkeyclusters" {
			statuses++
		}
		if x.Resource != resource || x.Err == nil {
			continue
		}
		if gap := x.At.Sub(last[x.Name]); gap < 2*time.Second {
			w.t.Errorf("%s was tried again after %s", x, gap)
		}
		last[x.Name] = x.At
		tries[x.Name]++
	}
	for name, n := range tries {
		if limit := int(in/(30*time.Second)) + 5; n > limit || n < 3 {
			w.t.Errorf("%s was tried %d times in %s", name, n, in)
		}
	}
	if len(tries) == 0 {
		w.t.Errorf("nothing was refused")
	}
	if statuses > 20 {
		w.t.Errorf("the cluster's status was written %d times in %s", statuses, in)
	}
	if n := len(w.events.Events); n >= 20 {
		w.t.Errorf("%d events in %s", n, in)
	}
}
