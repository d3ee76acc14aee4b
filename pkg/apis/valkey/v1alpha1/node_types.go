// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ValkeyNode is one Valkey server: one Pod and at most one
// PersistentVolumeClaim. The operator writes it; users read it.
//
// +genclient
// +k8s:deepcopy-gen:interfaces=k8s.io/apimachinery/pkg/runtime.Object
// +kubebuilder:resource:path=valkeynodes,shortName=vkn,categories=valkey
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:name="Ready",type=boolean,JSONPath=`.status.ready`
// +kubebuilder:printcolumn:name="Role",type=string,JSONPath=`.status.role`
// +kubebuilder:printcolumn:name="Shard",type=integer,JSONPath=`.spec.shardIndex`
// +kubebuilder:printcolumn:name="Pod",type=string,JSONPath=`.status.podName`
// +kubebuilder:printcolumn:name="Node",type=string,JSONPath=`.status.nodeName`
// +kubebuilder:printcolumn:name="Zone",type=string,JSONPath=`.status.zone`
// +kubebuilder:printcolumn:name="Age",type=date,JSONPath=`.metadata.creationTimestamp`
// +kubebuilder:printcolumn:name="Version",type=string,priority=1,JSONPath=`.status.version`
// +kubebuilder:printcolumn:name="IP",type=string,priority=1,JSONPath=`.status.podIP`
// +kubebuilder:printcolumn:name="Node ID",type=string,priority=1,JSONPath=`.status.nodeID`
// +kubebuilder:printcolumn:name="Revision",type=string,priority=1,JSONPath=`.spec.revision`
// +kubebuilder:printcolumn:name="Message",type=string,priority=1,JSONPath=`.status.message`
type ValkeyNode struct {
	metav1.TypeMeta `json:",inline"`
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// spec is the server that is wanted.
	// +required
	Spec ValkeyNodeSpec `json:"spec"`
	// status is what the operator last saw of it.
	// +optional
	Status ValkeyNodeStatus `json:"status,omitempty,omitzero"`
}

// ValkeyNodeList is a list of ValkeyNodes.
//
// +k8s:deepcopy-gen:interfaces=k8s.io/apimachinery/pkg/runtime.Object
type ValkeyNodeList struct {
	metav1.TypeMeta `json:",inline"`
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`

	Items []ValkeyNode `json:"items"`
}

// ValkeyNodeSpec is one server of a cluster.
type ValkeyNodeSpec struct {
	// clusterName is the ValkeyCluster, in the same namespace.
	// +required
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:XValidation:rule="self == oldSelf",message="clusterName cannot be changed"
	ClusterName string `json:"clusterName"`
	// shardIndex is the shard that the server belongs to, from 0.
	// +required
	// +kubebuilder:validation:Minimum=0
	// +kubebuilder:validation:XValidation:rule="self == oldSelf",message="shardIndex cannot be changed"
	ShardIndex int32 `json:"shardIndex"`
	// member is the server's number in its shard: an identity, not a role.
	// +required
	// +kubebuilder:validation:Minimum=0
	// +kubebuilder:validation:XValidation:rule="self == oldSelf",message="member cannot be changed"
	Member int32 `json:"member"`
	// revision names the ControllerRevision that the Pod is to be built from. An
	// existing Pod of another revision is replaced by the node controller when
	// this changes: the cluster controller changes it when that is safe.
	// +required
	// +kubebuilder:validation:MinLength=1
	Revision string `json:"revision"`
	// resources are what the Pod's Valkey container is to have of CPU and memory in
	// place of those of its revision: written by the cluster controller when they are
	// changed while the Pod runs. Default: those of the revision.
	// +optional
	Resources *corev1.ResourceRequirements `json:"resources,omitempty"`
	// placement is the failure domain that the operator chose; empty leaves it
	// to the scheduler.
	// +optional
	Placement *Placement `json:"placement,omitempty"`
	// retired marks a server that is no longer wanted: it has left the Valkey
	// cluster, and its Pod is stopped and removed.
	// +optional
	Retired bool `json:"retired,omitempty"`
	// replacePodUID orders the replacement of exactly this Pod, once: written
	// by the cluster controller when it has made sure that the Pod may go.
	// +optional
	ReplacePodUID string `json:"replacePodUID,omitempty"`
}

// Placement is a failure domain.
type Placement struct {
	// zone is a value of topology.kubernetes.io/zone.
	// +optional
	Zone string `json:"zone,omitempty"`
}

// NodeRole is the live role of a server.
type NodeRole string

// The roles, as values of the label valkey.io/role too.
const (
	// RolePrimary serves slots.
	RolePrimary NodeRole = "primary"
	// RoleReplica follows a primary.
	RoleReplica NodeRole = "replica"
)

// Condition types of a ValkeyNode.
const (
	// ConditionPodReady is true while its Pod runs and is ready; if not, it says
	// why in Kubernetes' own words.
	ConditionPodReady = "PodReady"
	// ConditionACLApplied is true while the server has exactly the users that it
	// is to have, read back from it; unknown while it does not answer.
	ConditionACLApplied = "ACLApplied"
)

// ValkeyNodeStatus is what the operator last saw of a server. The fields of the
// Pod are written by the node controller, those of the server (role, nodeID, version,
// ready) by the cluster controller.
type ValkeyNodeStatus struct {
	// ready is true when the server serves slots as a primary, or is in sync as
	// a replica.
	// +optional
	Ready bool `json:"ready"`
	// role is the live role: primary or replica; empty while it has none.
	// +optional
	Role NodeRole `json:"role,omitempty"`
	// nodeID is the identity that the server gave itself.
	// +optional
	NodeID string `json:"nodeID,omitempty"`
	// version is the server's version, as it said last: those of one cluster differ
	// while an image is rolled, or where its tag was moved.
	// +optional
	Version string `json:"version,omitempty"`
	// change says in words why the Pod is to be replaced; empty when it is as
	// declared.
	// +optional
	Change string `json:"change,omitempty"`
	// podName is the Pod.
	// +optional
	PodName string `json:"podName,omitempty"`
	// podIP is the Pod's address.
	// +optional
	PodIP string `json:"podIP,omitempty"`
	// nodeName is the Kubernetes node that the Pod runs on.
	// +optional
	NodeName string `json:"nodeName,omitempty"`
	// zone is that node's zone.
	// +optional
	Zone string `json:"zone,omitempty"`
	// revision is the revision that the Pod was built from.
	// +optional
	Revision string `json:"revision,omitempty"`
	// message says what is waited for.
	// +optional
	Message string `json:"message,omitempty"`
	// conditions say more.
	// +optional
	// +listType=map
	// +listMapKey=type
	Conditions []metav1.Condition `json:"conditions,omitempty"`
}
