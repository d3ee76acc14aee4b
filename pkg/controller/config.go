// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package controller

import (
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/events"

	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// Name of the operator as the field manager of what it applies, and as the
// reporting controller of its events.
const Name = "valkey-operator"

// Config is what the process gives to a controller.
type Config struct {
	// Kube and Valkey are the clients for the writes and for the live reads
	// before anything destructive.
	Kube   kubernetes.Interface
	Valkey versioned.Interface
	// Informers are the caches for all other reads. They run and are synced
	// before a controller runs.
	Informers *Informers
	// Events records what was done to an object.
	Events events.EventRecorderLogger
	// DefaultImage is the server image of new clusters without spec.image.
	DefaultImage string
	// AgentImage is the image that holds the agent.
	AgentImage string
	// AgentDelivery is how it gets into the Pods.
	AgentDelivery resources.AgentDelivery
	// ResizesPods: the resources of Pods are changed while they run.
	ResizesPods bool
	// Workers is the number of syncs at a time.
	Workers int
	// Leading gives an error when another operator may lead by now. Writes to
	// the API server are refused then by the clients themselves; whatever is
	// destructive in a Valkey server must be preceded by this. It asks nobody
	// and costs nothing.
	Leading func() error
}
