// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package fault

import (
	"context"
	"fmt"

	"k8s.io/client-go/kubernetes"

	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
	"github.com/valkey-direct/valkey-operator/test/kube"
)

// Bed is the cluster in which faults are made.
type Bed struct {
	// Local is the machine's Kubernetes.
	Local *kube.Cluster
	// Kube and Valkey are clients with admin rights.
	Kube   kubernetes.Interface
	Valkey versioned.Interface
}

// Fault is one thing that goes wrong. Its zero value is none.
type Fault struct {
	// Name is the kind of the fault, such as "force-delete".
	Name string
	// Target is what it is about: a Pod's, a node's or a Deployment's name.
	Target string

	apply, undo func(ctx context.Context) (string, error)
}

// String is the fault's name and target.
func (f Fault) String() string {
	if f.Target == "" {
		return f.Name
	}
	return f.Name + " of " + f.Target
}

// Apply makes the fault and says what was done.
func (f Fault) Apply(ctx context.Context) (string, error) {
	said, err := f.apply(ctx)
	if err != nil {
		return "", fmt.Errorf("%s: %w", f, err)
	}
	return said, nil
}

// Undo ends the fault and says what was done: nothing for a fault that happens in
// one moment. Undoing twice, and undoing a fault whose object is gone, does
// nothing.
func (f Fault) Undo(ctx context.Context) (string, error) {
	if f.undo == nil {
		return "", nil
	}
	said, err := f.undo(ctx)
	if err != nil {
		return "", fmt.Errorf("end %s: %w", f, err)
	}
	return said, nil
}

// Lasts tells whether the fault goes on until it is undone.
func (f Fault) Lasts() bool { return f.undo != nil }
