// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import "time"

// Rotation is how far the rotation of the generated passwords is, as their Secret has it.
type Rotation struct {
	Phase RotationPhase
	// Generation changes with each step, and comes with the passwords into the Pods.
	Generation string
	// Began is when the last rotation began, or when the first passwords were made;
	// Ever, that there was one.
	Began time.Time
	Ever  bool
	// Asked is what a person asks for, and Served the last of that which was begun.
	Asked, Served string
}

// RotationPhase is what the Secret with the generated passwords holds.
type RotationPhase int

const (
	// RotationIdle: the passwords in use.
	RotationIdle RotationPhase = iota
	// RotationAdded: new ones beside them, which nobody uses yet. Both are valid.
	RotationAdded
	// RotationSwitched: new ones, which everybody is to use, and the former ones. Both
	// are valid.
	RotationSwitched
)

// RotationStep is one write of the Secret.
type RotationStep int

// The steps, in their order: each leads to the phase after it, and the last one to
// RotationIdle.
const (
	RotationAdd RotationStep = iota
	RotationSwitch
	RotationDrop
)

// Credentials is what was found about the generated passwords of a member while they
// are rotated.
type Credentials struct {
	// Generation is that of the files in its Pod, by its agent's word. Silent is why
	// the agent did not tell.
	Generation, Silent string
	// PrimaryAuth: as a replica the server authenticates with the password in use. It
	// is asked only when that has been switched.
	PrimaryAuth bool
}

// RotatePasswords takes one step of a rotation, from the passwords of a generation.
type RotatePasswords struct {
	Step       RotationStep
	Generation string
	// Reason is why a rotation begins; empty for its other steps.
	Reason string
}

// SetPrimaryAuth makes a server, as a replica, authenticate with the password in use.
type SetPrimaryAuth struct {
	On Target
}

// RefreshPod makes the kubelet bring the files of a Pod up to date at once. It changes
// an annotation and nothing else.
type RefreshPod struct {
	Pod, UID, Generation string
}
