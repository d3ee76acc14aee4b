// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/clientcmd"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

var (
	clusters = schema.GroupVersionResource{Group: "valkey.io", Version: "v1alpha1", Resource: "valkeyclusters"}
	nodes    = schema.GroupVersionResource{Group: "valkey.io", Version: "v1alpha1", Resource: "valkeynodes"}
	crds     = schema.GroupVersionResource{Group: "apiextensions.k8s.io", Version: "v1", Resource: "customresourcedefinitions"}
)

// The server that is asked, and a namespace of the tests' own.
var (
	api       dynamic.Interface
	namespace string
)

func TestMain(m *testing.M) {
	os.Exit(func() int {
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		defer cancel()
		remove, err := connect(ctx)
		if err != nil {
			fmt.Fprintln(os.Stderr, "these tests need an API server with the CustomResourceDefinitions, by KUBECONFIG:", err)
			return 1
		}
		defer remove()
		return m.Run()
	}())
}

// connect finds the API server and makes the namespace; remove takes it away.
func connect(ctx context.Context) (remove func(), err error) {
	config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(
		clientcmd.NewDefaultClientConfigLoadingRules(), nil).ClientConfig()
	if err != nil {
		return nil, err
	}
	config.QPS, config.Burst = 500, 500
	if api, err = dynamic.NewForConfig(config); err != nil {
		return nil, err
	}
	kube, err := kubernetes.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	if _, err := api.Resource(clusters).List(ctx, metav1.ListOptions{Limit: 1}); err != nil {
		return nil, err
	}
	made, err := kube.CoreV1().Namespaces().Create(ctx,
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{GenerateName: "admission-"}}, metav1.CreateOptions{})
	if err != nil {
		return nil, err
	}
	namespace = made.Name
	return func() {
		// A context of its own: the tests took their time.
		if err := kube.CoreV1().Namespaces().Delete(context.Background(), namespace, metav1.DeleteOptions{}); err != nil {
			fmt.Fprintln(os.Stderr, "delete the namespace of the tests:", err)
		}
	}, nil
}

// object reads the JSON of a spec into an object of that name.
func object(t *testing.T, kind, name, spec string) *unstructured.Unstructured {
	t.Helper()
	text := fmt.Sprintf(`{"apiVersion":"valkey.io/v1alpha1","kind":%q,"metadata":{"name":%q,"namespace":%q},"spec":%s}`, kind, name, namespace, spec)
	o := &unstructured.Unstructured{}
	if err := o.UnmarshalJSON([]byte(text)); err != nil {
		t.Fatalf("the test's own JSON: %v\n%s", err, text)
	}
	return o
}

// create dry-runs the creation of a ValkeyCluster and returns what it would be.
func create(t *testing.T, name, spec string) (*unstructured.Unstructured, error) {
	t.Helper()
	return createOf(t, clusters, object(t, "ValkeyCluster", name, spec))
}

func createOf(t *testing.T, resource schema.GroupVersionResource, o *unstructured.Unstructured) (*unstructured.Unstructured, error) {
	t.Helper()
	return api.Resource(resource).Namespace(namespace).Create(t.Context(), o,
		metav1.CreateOptions{DryRun: []string{metav1.DryRunAll}, FieldValidation: metav1.FieldValidationStrict})
}

// existing makes an object for real, for updates to start from. A ValkeyCluster
// is paused, so that an operator leaves it alone.
func existing(t *testing.T, resource schema.GroupVersionResource, o *unstructured.Unstructured) {
	t.Helper()
	if resource == clusters {
		if err := unstructured.SetNestedField(o.Object, true, "spec", "paused"); err != nil {
			t.Fatal(err)
		}
	}
	_, err := api.Resource(resource).Namespace(namespace).Create(t.Context(), o,
		metav1.CreateOptions{FieldValidation: metav1.FieldValidationStrict})
	if err != nil {
		t.Fatalf("create %s %s to start from: %v", o.GetKind(), o.GetName(), err)
	}
}

// patch dry-runs a merge patch.
func patch(t *testing.T, resource schema.GroupVersionResource, name, body string, subresources ...string) (*unstructured.Unstructured, error) {
	t.Helper()
	return api.Resource(resource).Namespace(namespace).Patch(t.Context(), name, types.MergePatchType, []byte(body),
		metav1.PatchOptions{DryRun: []string{metav1.DryRunAll}, FieldValidation: metav1.FieldValidationStrict}, subresources...)
}

// refused fails unless the error is the API's refusal, in words that hold each
// of the wanted ones.
func refused(t *testing.T, err error, words ...string) {
	t.Helper()
	if err == nil {
		t.Fatal("it was taken")
	}
	if !apierrors.IsInvalid(err) && !apierrors.IsBadRequest(err) {
		t.Fatalf("not a refusal of the object: %v", err)
	}
	for _, word := range words {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("the refusal does not say %q: %v", word, err)
		}
	}
}

// typed fails unless the object was taken and reads as the Go type: an object
// that does not would stop the operator's watch, and so the care for all others.
func typed(t *testing.T, o *unstructured.Unstructured, err error) *v1alpha1.ValkeyCluster {
	t.Helper()
	if err != nil {
		t.Fatalf("refused: %v", err)
	}
	text, err := o.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var c v1alpha1.ValkeyCluster
	if err := json.Unmarshal(text, &c); err != nil {
		t.Fatalf("what was taken cannot be read: %v\n%s", err, text)
	}
	return &c
}
