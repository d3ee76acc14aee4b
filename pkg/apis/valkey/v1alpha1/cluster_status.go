// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ClusterState is a cluster's state in one word.
type ClusterState string

// The states of a cluster.
const (
	// StateInitializing: the cluster has not been formed yet.
	StateInitializing ClusterState = "Initializing"
	// StateReconciling: it serves, and something is being changed or repaired.
	StateReconciling ClusterState = "Reconciling"
	// StateReady: everything is as declared, from every server's own view.
	StateReady ClusterState = "Ready"
	// StateDegraded: slots or redundancy are missing.
	StateDegraded ClusterState = "Degraded"
	// StateFailed: nothing goes on before a person acts.
	StateFailed ClusterState = "Failed"
)

// Condition types of a ValkeyCluster.
const (
	// ConditionReady is true when, from every server's own view, all 16384 slots
	// are owned and agreed, each shard has one primary, every replica is linked
	// and in sync, and no foreign or dead member is left.
	ConditionReady = "Ready"
	// ConditionProgressing is true while the operator changes the cluster.
	ConditionProgressing = "Progressing"
	// ConditionDegraded is true while slots or redundancy of a formed cluster
	// are missing, or something blocks it.
	ConditionDegraded = "Degraded"
	// ConditionClusterFormed becomes true once, when the slots were assigned for
	// the first time. It is the durable mark that this cluster may hold data and
	// is never formed again.
	ConditionClusterFormed = "ClusterFormed"
	// ConditionSlotsAssigned is true while every slot has an owner that all agree on.
	ConditionSlotsAssigned = "SlotsAssigned"
	// ConditionPlacementSatisfied is true while no two members of a shard share
	// a failure domain that they should not share.
	ConditionPlacementSatisfied = "PlacementSatisfied"
	// ConditionUsersReady is true while every server has exactly the declared
	// users, read back from it.
	ConditionUsersReady = "UsersReady"
	// ConditionConfigurationApplied is true while every server has the declared
	// configuration, read back from it. It is false with the reason DirectiveRefused
	// while a server refuses a declared directive: its message names the field and has
	// the server's words, and all servers keep what they had.
	ConditionConfigurationApplied = "ConfigurationApplied"
	// ConditionPasswordsRotated is false while the generated passwords are being made
	// anew, with the phase as its reason and a message that names the servers which are
	// waited for; Ready does not depend on it. See the phases in the README.
	ConditionPasswordsRotated = "PasswordsRotated"
	// ConditionDataLost is true for a day after a shard had to begin anew because no
	// copy of its data was left; its message names the slots.
	ConditionDataLost = "DataLost"
)

// ValkeyClusterStatus is what the operator last saw of a cluster.
type ValkeyClusterStatus struct {
	// observedGeneration is the generation of the spec that this status is of.
	// +optional
	ObservedGeneration int64 `json:"observedGeneration,omitempty"`
	// state is the state in one word: Initializing, Reconciling, Ready,
	// Degraded or Failed.
	// +optional
	State ClusterState `json:"state,omitempty"`
	// reason is the reason for the state, in one word.
	// +optional
	Reason string `json:"reason,omitempty"`
	// message says in a sentence what is waited for, and what happens next.
	// +optional
	Message string `json:"message,omitempty"`
	// shards is the number of shards that own slots.
	// +optional
	Shards int32 `json:"shards,omitempty"`
	// readyShards is the number of shards with a primary and all replicas in sync.
	// +optional
	ReadyShards int32 `json:"readyShards,omitempty"`
	// replicasReady is the number of replicas that are in sync, of all shards.
	// +optional
	ReplicasReady int32 `json:"replicasReady,omitempty"`
	// image is the server image that this cluster is built from. Where spec.image
	// is empty it is the default of the operator that created the cluster.
	// +optional
	Image string `json:"image,omitempty"`
	// version is the server version that the members report; the lowest where
	// they differ.
	// +optional
	Version string `json:"version,omitempty"`
	// revision is the revision that the cluster's Pods are to be built from.
	// +optional
	Revision string `json:"revision,omitempty"`
	// stableRevision is the last revision of which all Pods were, with everything
	// well.
	// +optional
	StableRevision string `json:"stableRevision,omitempty"`
	// failedRevision is the revision that did not become ready in time and was
	// rolled back; it is not tried again before the spec changes.
	// +optional
	FailedRevision string `json:"failedRevision,omitempty"`
	// passwordRotation is the last rotation of the generated passwords; absent before
	// the first.
	// +optional
	PasswordRotation *PasswordRotationStatus `json:"passwordRotation,omitempty"`
	// conditions say more; each has a reason, a message and since when.
	// +optional
	// +listType=map
	// +listMapKey=type
	Conditions []metav1.Condition `json:"conditions,omitempty"`
}
