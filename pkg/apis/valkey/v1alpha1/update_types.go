// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import "time"

// Update says how a change that needs new Pods is rolled. The first shard that is
// changed is the canary: no other is touched before it is ready.
type Update struct {
	// shardsInParallel is how many shards are changed at the same time, after the
	// canary. Default: one with fewer than 6 shards, else a third of them. Where
	// Pods are replaced in place, those that are down at the same time are in one
	// zone. Applied live.
	// +optional
	// +kubebuilder:validation:Minimum=1
	// +kubebuilder:validation:Maximum=500
	ShardsInParallel *int32 `json:"shardsInParallel,omitempty"`

	// surge says whether a new server is made and synced beside each old one before
	// that goes: Auto where the data lives in the Pods and a shard has one replica
	// or none, Always, or Never: Pods are replaced in place, and those of shards
	// without replicas and persistence not at all. Default Auto. Applied live.
	// +optional
	Surge SurgeMode `json:"surge,omitempty"`

	// pauseSeconds is the pause between two shards. Default 0. Applied live.
	// +optional
	// +kubebuilder:validation:Minimum=0
	// +kubebuilder:validation:Maximum=86400
	PauseSeconds int32 `json:"pauseSeconds,omitempty"`

	// progressDeadlineSeconds is how long a changed Pod may take to become ready,
	// before the change counts as failed. Default 600. Applied live.
	// +optional
	// +kubebuilder:validation:Minimum=10
	// +kubebuilder:validation:Maximum=86400
	ProgressDeadlineSeconds *int32 `json:"progressDeadlineSeconds,omitempty"`

	// rollback says what becomes of a change that failed: Manual, it stops where
	// it is and waits for an edit of the spec, or Automatic, what was changed goes
	// back to the last revision that worked, until the spec is edited. Default
	// Manual. Applied live.
	// +optional
	Rollback RollbackMode `json:"rollback,omitempty"`
}

// SurgeMode says whether new servers are made beside the old ones.
//
// +kubebuilder:validation:Enum=Auto;Always;Never
type SurgeMode string

// The surge modes.
const (
	// SurgeAuto: where a shard would have a single copy meanwhile, and the data
	// lives in the Pods.
	SurgeAuto SurgeMode = "Auto"
	// SurgeAlways: each time.
	SurgeAlways SurgeMode = "Always"
	// SurgeNever: Pods are replaced in place.
	SurgeNever SurgeMode = "Never"
)

// RollbackMode says what becomes of a change that failed.
//
// +kubebuilder:validation:Enum=Manual;Automatic
type RollbackMode string

// The rollback modes.
const (
	// RollbackManual: it stops where it is.
	RollbackManual RollbackMode = "Manual"
	// RollbackAutomatic: it goes back.
	RollbackAutomatic RollbackMode = "Automatic"
)

// DefaultProgressDeadlineSeconds is the default of update.progressDeadlineSeconds.
const DefaultProgressDeadlineSeconds = 600

// parallelFrom is the number of shards from which more than one is changed at the
// same time by default, a parallelPart of them.
const (
	parallelFrom = 6
	parallelPart = 3
)

// ShardsInParallelOrDefault is update.shardsInParallel, or its default for a cluster
// of that many shards.
func (u Update) ShardsInParallelOrDefault(shards int32) int {
	switch {
	case u.ShardsInParallel != nil:
		return int(*u.ShardsInParallel)
	case shards < parallelFrom:
		return 1
	default:
		return int(shards / parallelPart)
	}
}

// SurgesOrDefault tells whether servers of shards with that many replicas are
// replaced by others beside them.
func (u Update) SurgesOrDefault(persistent bool, replicas int32) bool {
	switch u.Surge {
	case SurgeAlways:
		return true
	case SurgeNever:
		return false
	default:
		return !persistent && replicas <= 1
	}
}

// ProgressDeadlineOrDefault is update.progressDeadlineSeconds, or its default.
func (u Update) ProgressDeadlineOrDefault() time.Duration {
	return time.Duration(orDefault(u.ProgressDeadlineSeconds, DefaultProgressDeadlineSeconds)) * time.Second
}
