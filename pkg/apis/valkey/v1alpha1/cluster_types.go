// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ValkeyCluster declares one Valkey cluster. The operator makes a ValkeyNode,
// a Pod and (with persistence) a PersistentVolumeClaim for each server, forms
// the cluster and keeps it as declared.
//
// +genclient
// +genclient:method=GetScale,verb=get,subresource=scale,result=k8s.io/api/autoscaling/v1.Scale
// +genclient:method=UpdateScale,verb=update,subresource=scale,input=k8s.io/api/autoscaling/v1.Scale,result=k8s.io/api/autoscaling/v1.Scale
// +k8s:deepcopy-gen:interfaces=k8s.io/apimachinery/pkg/runtime.Object
// +kubebuilder:resource:path=valkeyclusters,shortName=vkc,categories=valkey
// +kubebuilder:subresource:status
// +kubebuilder:subresource:scale:specpath=.spec.shards,statuspath=.status.shards
// +kubebuilder:printcolumn:name="State",type=string,JSONPath=`.status.state`
// +kubebuilder:printcolumn:name="Reason",type=string,JSONPath=`.status.reason`
// +kubebuilder:printcolumn:name="Shards",type=integer,JSONPath=`.spec.shards`
// +kubebuilder:printcolumn:name="Ready",type=integer,JSONPath=`.status.readyShards`
// +kubebuilder:printcolumn:name="Version",type=string,JSONPath=`.status.version`
// +kubebuilder:printcolumn:name="Age",type=date,JSONPath=`.metadata.creationTimestamp`
// +kubebuilder:printcolumn:name="Message",type=string,priority=1,JSONPath=`.status.message`
// +kubebuilder:validation:XValidation:rule="size(self.metadata.name) <= 46",message="metadata.name must have 46 characters or fewer: the names of the cluster's Pods and Services are made from it"
// +kubebuilder:validation:XValidation:rule="!self.metadata.name.contains('.')",message="metadata.name must not contain dots: the names of the cluster's Services are made from it"
// +kubebuilder:validation:XValidation:rule="!self.metadata.name.endsWith('-nodes') && !self.metadata.name.endsWith('-system')",message="metadata.name must not end with -nodes or -system: the cluster of the name without that ending uses these names for its own objects"
type ValkeyCluster struct {
	metav1.TypeMeta `json:",inline"`
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// spec is the cluster that is wanted.
	// +required
	Spec ValkeyClusterSpec `json:"spec"`
	// status is what the operator last saw, and why it waits where it waits.
	// +optional
	Status ValkeyClusterStatus `json:"status,omitempty,omitzero"`
}

// ValkeyClusterList is a list of ValkeyClusters.
//
// +k8s:deepcopy-gen:interfaces=k8s.io/apimachinery/pkg/runtime.Object
type ValkeyClusterList struct {
	metav1.TypeMeta `json:",inline"`
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`

	Items []ValkeyCluster `json:"items"`
}

// ValkeyClusterSpec is the declaration of a cluster. For each field its
// comment says whether a change rolls the Pods or is applied live.
//
// +kubebuilder:validation:XValidation:rule="has(self.persistence) == has(oldSelf.persistence)",message="persistence cannot be added to or removed from an existing cluster: create a new cluster"
type ValkeyClusterSpec struct {
	// shards is the number of shards, each of which owns a part of the 16384
	// slots. The slots of an existing cluster cannot be moved yet, so shards
	// cannot be changed after creation.
	// +required
	// +kubebuilder:validation:Minimum=1
	// +kubebuilder:validation:Maximum=500
	// +kubebuilder:validation:XValidation:rule="self == oldSelf",message="shards cannot be changed on an existing cluster: this version of the operator does not move slots. Create a new cluster with the number of shards that you want"
	Shards int32 `json:"shards"`

	// replicas is the number of replicas of each shard's primary. Applied live:
	// replicas are added and removed without touching the others. Default 1.
	// +optional
	// +kubebuilder:default=1
	// +kubebuilder:validation:Minimum=0
	// +kubebuilder:validation:Maximum=5
	Replicas *int32 `json:"replicas,omitempty"`

	// image is the Valkey server image, 8.0 or newer. Default: the image that
	// the operator pinned when the cluster was created, recorded in
	// status.image, so that a new operator does not change it. A change rolls
	// the Pods.
	// +optional
	// +kubebuilder:validation:MaxLength=512
	// +kubebuilder:validation:Pattern=`^[^\s]*$`
	Image string `json:"image,omitempty"`

	// imagePullPolicy of the Valkey container. Default: as Kubernetes decides
	// for the image's tag. A change rolls the Pods.
	// +optional
	// +kubebuilder:validation:Enum=Always;IfNotPresent;Never
	ImagePullPolicy corev1.PullPolicy `json:"imagePullPolicy,omitempty"`

	// imagePullSecrets name Secrets in the cluster's namespace with the
	// credentials for the image's registry. A change rolls the Pods.
	// +optional
	// +listType=atomic
	// +kubebuilder:validation:MaxItems=16
	ImagePullSecrets []corev1.LocalObjectReference `json:"imagePullSecrets,omitempty"`

	// resources of the Valkey container. Default: none. From Kubernetes 1.34 a change
	// of requests and limits of cpu and memory is made while the Pods run, one member of
	// a shard at a time: nothing restarts. A higher memory limit comes before a higher
	// config.maxmemory; a lower one after a lower config.maxmemory, and when the data
	// has become less. It is refused (DataDoesNotFit) while a server holds more than the
	// lower limit leaves room for, which is config.maxmemory or, without one, three
	// quarters of the limit, and its maxmemory-policy evicts nothing. A Pod that can
	// never get what is asked for where it runs is replaced, as the roll of a change
	// replaces Pods. What is added or removed, changes the Pod's QoS class, or is no cpu
	// or memory rolls the Pods; so does a change where spec.containers patches the
	// resources of the container "server".
	// +optional
	Resources corev1.ResourceRequirements `json:"resources,omitempty,omitzero"`

	// config is a map of valkey.conf directives to their values. Directives that
	// the operator owns are refused with the field to use instead. What the servers
	// take while they run is applied live, after one of each version has taken it, and
	// read back from each; a change of the rest rolls the Pods, as does one of
	// appendonly. A directive that is removed goes back to the operator's default, or
	// to the value that the servers had before it was declared; where that is not known,
	// since they never ran without it, the Pods are rolled. What a server refuses is in
	// the condition ConfigurationApplied with its words; it stays as it was then.
	// +optional
	// +kubebuilder:validation:MaxProperties=128
	// +kubebuilder:validation:XValidation:rule="self.all(k, k.matches('^[a-z][a-z0-9-]{0,63}$'))",message="config keys are valkey.conf directives, written in lower case: letters, digits and dashes, 64 characters or fewer"
	// +kubebuilder:validation:XValidation:rule="self.all(k, !(k in ['bind', 'port', 'protected-mode', 'unixsocket', 'unixsocketperm', 'dir', 'dbfilename', 'appenddirname', 'appendfilename', 'daemonize', 'supervised', 'pidfile', 'logfile', 'syslog-enabled', 'syslog-ident', 'syslog-facility', 'rename-command', 'include', 'loadmodule', 'rdma-bind', 'rdma-port', 'replicaof', 'slaveof', 'replica-announce-ip', 'slave-announce-ip', 'replica-announce-port', 'slave-announce-port', 'primaryauth', 'primaryuser', 'shutdown-on-sigterm', 'shutdown-on-sigint', 'enable-debug-command', 'enable-module-command', 'enable-protected-configs', 'import-mode']))",message="config holds a directive that the operator owns (bind, port, protected-mode, unixsocket, dir, file names, daemonize, supervised, logfile, syslog-*, rename-command, include, loadmodule, replicaof, replica-announce-*, shutdown-on-*, enable-*): the operator sets it itself"
	// +kubebuilder:validation:XValidation:rule="self.all(k, !k.startsWith('cluster-') || k in ['cluster-link-sendbuf-limit', 'cluster-slot-stats-enabled', 'cluster-blacklist-ttl', 'cluster-manual-failover-timeout'])",message="config holds a cluster-* directive that the operator owns: use spec.nodeTimeoutMilliseconds for cluster-node-timeout; the others are set by the operator"
	// +kubebuilder:validation:XValidation:rule="self.all(k, !k.startsWith('tls-'))",message="config holds a tls-* directive: TLS is not supported by this version of the operator"
	// +kubebuilder:validation:XValidation:rule="self.all(k, !(k in ['aclfile', 'acl-pubsub-default', 'user', 'requirepass', 'masterauth', 'masteruser']))",message="config holds a directive of access control (aclfile, acl-pubsub-default, user, requirepass, masterauth, masteruser): use spec.users"
	Config map[string]ConfigValue `json:"config,omitempty"`

	// nodeTimeoutMilliseconds is Valkey's cluster-node-timeout: how long a
	// primary must be silent before the others vote for a replica. It bounds
	// both how long a shard is without a primary after a crash (this time plus
	// about one second) and how long a pause (a fork, a stalled disk, a
	// throttled CPU) may last before it is taken for a death. Default 5000:
	// pauses of one to three seconds are ordinary in Pods with CPU limits and
	// large data, and a needless failover costs clients more than the wait. Not
	// below 2000: for its first two seconds a primary counts no other voters, and
	// would declare others dead alone. A change rolls the Pods.
	// +optional
	// +kubebuilder:validation:Minimum=2000
	// +kubebuilder:validation:Maximum=120000
	NodeTimeoutMilliseconds *int32 `json:"nodeTimeoutMilliseconds,omitempty"`

	// users are the users of the servers, beside the operator's own. They are
	// applied live to every server, and are all that there are: a user made by
	// hand (ACL SETUSER) is removed. Rules that a server refuses are reported in
	// the condition UsersReady, and the user keeps its last good ones.
	// +optional
	// +listType=map
	// +listMapKey=name
	// +kubebuilder:validation:MaxItems=1000
	Users []User `json:"users,omitempty"`

	// passwordRotation says when the generated passwords are made anew: those of the
	// operator's own users, and the one of "default" in the Secret valkey-<cluster>.
	// Nothing restarts. The annotation valkey.io/rotate-passwords asks for it at once.
	// Applied live.
	// +optional
	PasswordRotation PasswordRotation `json:"passwordRotation,omitempty,omitzero"`

	// scheduling says where the Pods may run and how they are spread.
	// +optional
	Scheduling Scheduling `json:"scheduling,omitempty,omitzero"`

	// persistence keeps the data of each server in a PersistentVolumeClaim of
	// its own. Default: none, the data lives in the Pod. It cannot be added to
	// or removed from an existing cluster.
	// +optional
	Persistence *Persistence `json:"persistence,omitempty"`

	// containers is a strategic merge patch on the Pod's containers by name:
	// "server" is the Valkey container, the others are added as sidecars. A
	// change rolls the Pods.
	// +optional
	// +listType=map
	// +listMapKey=name
	// +kubebuilder:validation:MaxItems=16
	Containers []corev1.Container `json:"containers,omitempty"`

	// podSecurityContext of the Pods, in place of the default, which passes the
	// restricted Pod Security Standard (user and group 999, fsGroup 999,
	// seccomp RuntimeDefault). A change rolls the Pods.
	// +optional
	PodSecurityContext *corev1.PodSecurityContext `json:"podSecurityContext,omitempty"`

	// terminationGracePeriodSeconds is how long a Pod may take to hand its
	// primary over, save and stop. Default 30: ten seconds at most for the
	// hand-over and the rest for a last save; give more where a save takes longer.
	// A namespace that is deleted is looked at again only after half of it. A
	// change rolls the Pods.
	// +optional
	// +kubebuilder:validation:Minimum=15
	// +kubebuilder:validation:Maximum=3600
	TerminationGracePeriodSeconds *int64 `json:"terminationGracePeriodSeconds,omitempty"`

	// podDisruptionBudget says what evictions may take down at one time.
	// Applied live.
	// +optional
	PodDisruptionBudget PodDisruptionBudget `json:"podDisruptionBudget,omitempty,omitzero"`

	// update says how a change that needs new Pods is rolled.
	// +optional
	Update Update `json:"update,omitempty,omitzero"`

	// paused stops the operator from changing anything of this cluster: it goes
	// on observing and reporting. Default false. Applied live.
	// +optional
	Paused bool `json:"paused,omitempty"`
}

// SpreadMode says how strictly Pods are kept apart.
//
// +kubebuilder:validation:Enum=Disabled;Preferred;Required
type SpreadMode string

// The spread modes.
const (
	// SpreadDisabled: the scheduler decides alone.
	SpreadDisabled SpreadMode = "Disabled"
	// SpreadPreferred: apart while there is room, together rather than not at all.
	SpreadPreferred SpreadMode = "Preferred"
	// SpreadRequired: apart or Pending.
	SpreadRequired SpreadMode = "Required"
)

// Scheduling is where the Pods of a cluster may run.
type Scheduling struct {
	// nodeSelector of the Pods. A change rolls the Pods.
	// +optional
	NodeSelector map[string]string `json:"nodeSelector,omitempty"`
	// tolerations of the Pods. A change rolls the Pods.
	// +optional
	// +listType=atomic
	Tolerations []corev1.Toleration `json:"tolerations,omitempty"`
	// affinity of the Pods, beside what spread adds. A change rolls the Pods.
	// +optional
	Affinity *corev1.Affinity `json:"affinity,omitempty"`
	// topologySpreadConstraints of the Pods. A change rolls the Pods.
	// +optional
	// +listType=atomic
	TopologySpreadConstraints []corev1.TopologySpreadConstraint `json:"topologySpreadConstraints,omitempty"`
	// priorityClassName of the Pods. A change rolls the Pods.
	// +optional
	PriorityClassName string `json:"priorityClassName,omitempty"`
	// node says how Pods are spread over nodes (kubernetes.io/hostname).
	// +optional
	Node TopologyScheduling `json:"node,omitempty,omitzero"`
	// zone says how Pods are spread over zones (topology.kubernetes.io/zone).
	// +optional
	Zone TopologyScheduling `json:"zone,omitempty,omitzero"`
}

// TopologyScheduling is the spread over one kind of failure domain.
type TopologyScheduling struct {
	// spread of the Pods over these domains.
	// +optional
	Spread Spread `json:"spread,omitempty,omitzero"`
}

// Spread says what is kept apart.
type Spread struct {
	// shard keeps the members of one shard in different domains.
	// +optional
	Shard SpreadPolicy `json:"shard,omitempty,omitzero"`
}

// SpreadPolicy is the strictness of one spread.
type SpreadPolicy struct {
	// mode is Disabled, Preferred or Required. Default Preferred. A change rolls
	// the Pods.
	// +optional
	Mode SpreadMode `json:"mode,omitempty"`
}

// ReclaimPolicy says what becomes of a volume whose server is gone for good.
//
// +kubebuilder:validation:Enum=Retain;Delete
type ReclaimPolicy string

// The reclaim policies.
const (
	// ReclaimRetain keeps the PersistentVolumeClaim when its cluster or server
	// is removed.
	ReclaimRetain ReclaimPolicy = "Retain"
	// ReclaimDelete removes it with them.
	ReclaimDelete ReclaimPolicy = "Delete"
)

// Persistence is the storage of each server.
//
// +kubebuilder:validation:XValidation:rule="has(self.storageClassName) == has(oldSelf.storageClassName) && (!has(self.storageClassName) || self.storageClassName == oldSelf.storageClassName)",message="persistence.storageClassName cannot be changed"
type Persistence struct {
	// size of each volume. It cannot shrink, and volumes of existing servers
	// are not grown by this version of the operator.
	// +required
	// +kubebuilder:validation:XValidation:rule="isQuantity(string(self)) && quantity(string(self)).isGreaterThan(quantity('0'))",message="persistence.size must be a quantity above zero, like 10Gi"
	// +kubebuilder:validation:XValidation:rule="quantity(string(self)).compareTo(quantity(string(oldSelf))) >= 0",message="persistence.size cannot shrink"
	Size resource.Quantity `json:"size"`
	// storageClassName of the volumes. Default: the Kubernetes cluster's default
	// class. It cannot be changed.
	// +optional
	StorageClassName *string `json:"storageClassName,omitempty"`
	// reclaimPolicy says what becomes of the volumes when the cluster or one of
	// its servers is removed. Default Retain. Applied live.
	// +optional
	// +kubebuilder:default=Retain
	ReclaimPolicy ReclaimPolicy `json:"reclaimPolicy,omitempty"`
}

// BudgetMode says how the disruption budgets are cut.
//
// +kubebuilder:validation:Enum=Shard;Cluster;Disabled
type BudgetMode string

// The budget modes.
const (
	// BudgetShard: one budget for each shard, which lets one member go at a time.
	BudgetShard BudgetMode = "Shard"
	// BudgetCluster: one budget for the whole cluster, one Pod at a time.
	BudgetCluster BudgetMode = "Cluster"
	// BudgetDisabled: no budget.
	BudgetDisabled BudgetMode = "Disabled"
)

// PodDisruptionBudget is what evictions may take down at one time.
type PodDisruptionBudget struct {
	// mode is Shard, Cluster or Disabled. Default Shard. The only copy of a shard
	// without replicas and volumes may not be evicted: when its Kubernetes node
	// is cordoned, another server is made elsewhere and takes its place, and the
	// drain ends. With a volume it is evicted and comes back with that, unless
	// update.surge is Always. Applied live.
	// +optional
	Mode BudgetMode `json:"mode,omitempty"`
}
