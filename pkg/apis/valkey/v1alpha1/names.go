// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	"hash/fnv"
	"strconv"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
)

// Labels on Pods, ValkeyNodes, PersistentVolumeClaims and the other objects of
// a cluster.
const (
	// LabelCluster holds the ValkeyCluster's name.
	LabelCluster = "valkey.io/cluster"
	// LabelClusterUID holds the ValkeyCluster's UID: a volume of a former
	// cluster of the same name is known by it.
	LabelClusterUID = "valkey.io/cluster-uid"
	// LabelShardIndex holds the shard's index.
	LabelShardIndex = "valkey.io/shard-index"
	// LabelNodeIndex holds the member's number in its shard.
	LabelNodeIndex = "valkey.io/node-index"
	// LabelRole holds the live role, on Pods: primary or replica.
	LabelRole = "valkey.io/role"
	// LabelRevision holds the revision that a Pod was built from.
	LabelRevision = "valkey.io/revision"
	// LabelRetired marks the claim of a server that was retired: what it holds was
	// replaced by other copies, and is never used again.
	LabelRetired = "valkey.io/retired"
	// LabelName, LabelInstance, LabelComponent and LabelManagedBy are those that
	// Kubernetes recommends.
	LabelName      = "app.kubernetes.io/name"
	LabelInstance  = "app.kubernetes.io/instance"
	LabelComponent = "app.kubernetes.io/component"
	LabelManagedBy = "app.kubernetes.io/managed-by"
)

// Constants of every cluster.
const (
	// ManagedBy is the value of LabelManagedBy on everything that the operator
	// made; its informers select by it.
	ManagedBy = "valkey-operator"
	// ServerContainer is the name of the Valkey container.
	ServerContainer = "server"
	// PortClient is the port for clients, and PortAgent the one for the agent's
	// probes and metrics. That of the cluster bus is each cluster's own: see BusPort.
	PortClient = 6379
	PortAgent  = 9121
	// Slots is the number of slots of a Valkey cluster.
	Slots = 16384
	// DefaultReplicas, DefaultNodeTimeoutMilliseconds and
	// DefaultTerminationGracePeriodSeconds are the defaults of the fields of
	// these names.
	DefaultReplicas                      = 1
	DefaultNodeTimeoutMilliseconds       = 5000
	DefaultTerminationGracePeriodSeconds = 30
)

// System users of every cluster. Names that start with an underscore are
// reserved for them.
const (
	UserOperator    = "_operator"
	UserReplication = "_replication"
	UserAgent       = "_agent"
	UserDefault     = "default"
)

// BusPorts is the range of ports from which each cluster has one for its bus, as
// firewalls and NetworkPolicies write it: above those that programs commonly listen
// on, below those that systems give to outgoing connections.
const BusPorts = "20000-29999"

const (
	firstBusPort = 20000
	busPorts     = 10000
)

// BusPort is the port of a cluster's bus, made from the cluster's UID. Without TLS
// the bus knows no authentication, and a server introduces itself anew to an address
// at which it once knew a peer. After a Kubernetes node comes back, that address may
// be a Pod's of another cluster, and the two clusters would become one: the slots of
// one of them would be emptied. With ports of their own they do not find each other.
func BusPort(cluster types.UID) int32 {
	h := fnv.New32a()
	h.Write([]byte(cluster))
	return firstBusPort + int32(h.Sum32()%busPorts)
}

// PodName is the name of the Pod, and of the PersistentVolumeClaim, of a
// ValkeyNode.
func PodName(node string) string { return "valkey-" + node }

// NodeName is the name of the ValkeyNode of a member of a shard.
func NodeName(cluster string, shard, member int32) string {
	return cluster + "-" + strconv.Itoa(int(shard)) + "-" + strconv.Itoa(int(member))
}

// ServiceName is the name of the Service for clients, and of the Secret with
// the connection details.
func ServiceName(cluster string) string { return "valkey-" + cluster }

// HeadlessServiceName is the name of the Service that publishes every member.
func HeadlessServiceName(cluster string) string { return "valkey-" + cluster + "-nodes" }

// ConnectionSecretName is the name of the Secret with the connection details.
func ConnectionSecretName(cluster string) string { return "valkey-" + cluster }

// SystemSecretName is the name of the Secret with the system users.
func SystemSecretName(cluster string) string { return "valkey-" + cluster + "-system" }

// RevisionName is the name of the ControllerRevision, and of the ConfigMap, of
// a revision.
func RevisionName(cluster, hash string) string { return "valkey-" + cluster + "-" + hash }

// LiveConfigName is the name of the ConfigMap with what was changed in place since the
// revisions were recorded. No revision has this name: hashes are longer.
func LiveConfigName(cluster string) string { return "valkey-" + cluster + "-live" }

// BudgetName is the name of the PodDisruptionBudget of a shard.
func BudgetName(cluster string, shard int32) string {
	return "valkey-" + cluster + "-" + strconv.Itoa(int(shard))
}

// ClusterBudgetName is the name of the PodDisruptionBudget of a whole cluster. Its
// ending, which no cluster's name may have, keeps it apart from the budget of a
// shard of another cluster.
func ClusterBudgetName(cluster string) string { return "valkey-" + cluster + "-nodes" }

// RoomFor is how much data a memory limit leaves room for, in bytes: three quarters. It
// is config.maxmemory where the user does not say. The rest is for what a server uses
// beside its data: pages that are copied while a child process saves or sends them,
// buffers of replicas and clients, and fragmentation.
func RoomFor(limit int64) int64 { return limit / 4 * 3 }

// ReplicasOrDefault is spec.replicas, or its default.
func (s *ValkeyClusterSpec) ReplicasOrDefault() int32 { return orDefault(s.Replicas, DefaultReplicas) }

// NodeTimeoutOrDefault is spec.nodeTimeoutMilliseconds, or its default.
func (s *ValkeyClusterSpec) NodeTimeoutOrDefault() int32 {
	return orDefault(s.NodeTimeoutMilliseconds, DefaultNodeTimeoutMilliseconds)
}

// GraceOrDefault is spec.terminationGracePeriodSeconds, or its default.
func (s *ValkeyClusterSpec) GraceOrDefault() int64 {
	return orDefault(s.TerminationGracePeriodSeconds, DefaultTerminationGracePeriodSeconds)
}

// ModeOrDefault is the mode of a spread, or its default.
func (p SpreadPolicy) ModeOrDefault() SpreadMode {
	if p.Mode == "" {
		return SpreadPreferred
	}
	return p.Mode
}

// ModeOrDefault is the mode of the budgets, or its default.
func (b PodDisruptionBudget) ModeOrDefault() BudgetMode {
	if b.Mode == "" {
		return BudgetShard
	}
	return b.Mode
}

// ReclaimPolicyOrDefault is the reclaim policy, or its default.
func (p *Persistence) ReclaimPolicyOrDefault() ReclaimPolicy {
	if p.ReclaimPolicy == "" {
		return ReclaimRetain
	}
	return p.ReclaimPolicy
}

// Condition returns the condition of that type, or nil.
func (s *ValkeyClusterStatus) Condition(conditionType string) *metav1.Condition {
	for i := range s.Conditions {
		if s.Conditions[i].Type == conditionType {
			return &s.Conditions[i]
		}
	}
	return nil
}

// Formed tells whether the cluster was ever formed.
func (s *ValkeyClusterStatus) Formed() bool {
	c := s.Condition(ConditionClusterFormed)
	return c != nil && c.Status == metav1.ConditionTrue
}

func orDefault[T any](p *T, def T) T {
	if p == nil {
		return def
	}
	return *p
}
