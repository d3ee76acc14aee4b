// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"

	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/openapi"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// The API server is given this long to publish the operator's kinds: they may
// have been applied just now, together with the operator. An API server that does
// not answer is waited for: to end would only add the kubelet's back-off, of up to
// five minutes, to the time that it is away.
const (
	schemaPatience = time.Minute
	schemaPoll     = time.Second
)

// schema is the part of an OpenAPI schema that is compared.
type schema struct {
	Properties map[string]*schema `json:"properties"`
	Items      *schema            `json:"items"`
	Kinds      []struct {
		Kind string `json:"kind"`
	} `json:"x-kubernetes-group-version-kind"`
}

// waitForSchema returns when the API server knows every field that this binary
// may write. Writing fields that it does not know would be worse than not to
// start: it drops them without a word, and they would be written for ever.
func waitForSchema(ctx context.Context, kube kubernetes.Interface, waiting func(error)) error {
	logger := klog.FromContext(ctx)
	start := time.Now()
	said := ""
	for {
		err := checkSchema(ctx, kube)
		if err == nil || ctx.Err() != nil {
			return ctx.Err()
		}
		waiting(err)
		if _, unread := errors.AsType[*unreadError](err); unread {
			start = time.Now()
		}
		if time.Since(start) > schemaPatience {
			return err
		}
		if err.Error() != said {
			said = err.Error()
			logger.Info("Waiting for the API server to know the operator's kinds", "err", err)
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(schemaPoll):
		}
	}
}

// checkSchema compares the published schema with the Go types. Every
// authenticated user may read it, so this takes no right to read CRDs.
func checkSchema(ctx context.Context, kube kubernetes.Interface) error {
	ctx, cancel := context.WithTimeout(ctx, apiTimeout)
	defer cancel()
	paths, err := openapi.NewClientWithContext(kube.Discovery().RESTClient()).PathsWithContext(ctx)
	if err != nil {
		return &unreadError{fmt.Errorf("read which kinds the API server knows: %w", err)}
	}
	path, ok := paths["apis/"+v1alpha1.GroupVersion.String()]
	if !ok {
		return errors.New("the CustomResourceDefinitions valkeyclusters.valkey.io and valkeynodes.valkey.io are not installed: " +
			"apply the manifests/crd of this version of the operator")
	}
	raw, err := path.SchemaWithContext(ctx, "application/json")
	if err != nil {
		return &unreadError{fmt.Errorf("read the schema of %s: %w", v1alpha1.GroupVersion, err)}
	}
	return compareSchema(raw)
}

// unreadError is that of an API server that did not tell what it knows.
type unreadError struct{ error }

// Unwrap is what happened instead.
func (e *unreadError) Unwrap() error { return e.error }

// compareSchema names what is missing in the published schema.
func compareSchema(raw []byte) error {
	var doc struct {
		Components struct {
			Schemas map[string]*schema `json:"schemas"`
		} `json:"components"`
	}
	if err := json.Unmarshal(raw, &doc); err != nil {
		return fmt.Errorf("read the schema of %s: %w", v1alpha1.GroupVersion, err)
	}
	kinds := map[string]*schema{}
	for _, s := range doc.Components.Schemas {
		if s == nil {
			continue
		}
		for _, k := range s.Kinds {
			kinds[k.Kind] = s
		}
	}
	var missing []string
	for _, object := range []any{v1alpha1.ValkeyCluster{}, v1alpha1.ValkeyNode{}} {
		t := reflect.TypeOf(object)
		if s := kinds[t.Name()]; s != nil {
			missing = append(missing, missingFields(s, t, t.Name())...)
		} else {
			missing = append(missing, t.Name())
		}
	}
	if len(missing) == 0 {
		return nil
	}
	slices.Sort(missing)
	return fmt.Errorf("the CustomResourceDefinitions are older than the operator and lack %s: apply the manifests/crd of this version of the operator",
		strings.Join(missing, ", "))
}

// missingFields walks our own types; what Kubernetes' types hold is not ours.
func missingFields(s *schema, t reflect.Type, path string) []string {
	s, t = element(s, t)
	if t.Kind() != reflect.Struct || t.PkgPath() != reflect.TypeFor[v1alpha1.ValkeyCluster]().PkgPath() {
		return nil
	}
	if s == nil {
		return []string{path}
	}
	var missing []string
	for f := range t.Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" || name == "-" {
			continue // inlined, or never sent
		}
		field := path + "." + name
		if sub := s.Properties[name]; sub != nil {
			missing = append(missing, missingFields(sub, f.Type, field)...)
		} else {
			missing = append(missing, field)
		}
	}
	return missing
}

// element is what a pointer points to, or what a list is of.
func element(s *schema, t reflect.Type) (*schema, reflect.Type) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		if t.Kind() == reflect.Slice && s != nil {
			s = s.Items
		}
		t = t.Elem()
	}
	return s, t
}
