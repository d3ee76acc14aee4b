// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// AnnotationRotatePasswords on a ValkeyCluster asks for new generated passwords: each
// value other than the one that was served last starts one rotation. Of a longer value
// the first 128 bytes count. What a cluster is created with asks for nothing: its
// passwords are new.
const AnnotationRotatePasswords = "valkey.io/rotate-passwords"

// AnnotationCredentials on a Pod holds the generation of the passwords that its files
// are to have. It is there to make the kubelet look at the Pod: without a change of the
// Pod it brings files up to date only once a minute or so.
const AnnotationCredentials = "valkey.io/credentials"

// maxRotationRequest is how many bytes of AnnotationRotatePasswords count.
const maxRotationRequest = 128

// PasswordRotation says when the generated passwords are made anew.
type PasswordRotation struct {
	// intervalSeconds is the time from one rotation to the next, such as 2592000 for 30
	// days; a cluster that has seen none counts from when its passwords were made.
	// Default: none, they are made anew only on request. Applied live.
	// +optional
	// +kubebuilder:validation:Minimum=60
	IntervalSeconds *int32 `json:"intervalSeconds,omitempty"`
}

// PasswordRotationStatus is the last rotation of the generated passwords.
type PasswordRotationStatus struct {
	// lastTime is when it began. The condition PasswordsRotated tells when it is over.
	// +optional
	LastTime *metav1.Time `json:"lastTime,omitempty"`
	// request is the value of the annotation valkey.io/rotate-passwords that was
	// served last.
	// +optional
	Request string `json:"request,omitempty"`
}

// IntervalOrZero is the time between rotations, or zero where there is none.
func (r PasswordRotation) IntervalOrZero() time.Duration {
	return time.Duration(orDefault(r.IntervalSeconds, 0)) * time.Second
}

// RotationRequest is what a ValkeyCluster's annotations ask for.
func (c *ValkeyCluster) RotationRequest() string {
	request := c.Annotations[AnnotationRotatePasswords]
	return strings.ToValidUTF8(request[:min(len(request), maxRotationRequest)], "")
}
