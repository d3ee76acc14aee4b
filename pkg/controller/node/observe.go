// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"fmt"
	"strings"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// observed is one ValkeyNode and what belongs to it. The objects are those of
// the caches, or live ones that a step has brought; they are never written to.
type observed struct {
	key     queue.Key
	now     time.Time
	node    *v1alpha1.ValkeyNode
	cluster *v1alpha1.ValkeyCluster       // nil: none that controls the ValkeyNode
	pod     *corev1.Pod                   // nil: none
	claim   *corev1.PersistentVolumeClaim // nil: none
	// revision is the one of the spec; nil while it is not there.
	revision *appsv1.ControllerRevision
	// machine is the Pod's Kubernetes node; nil while it has none or is gone.
	machine *corev1.Node
	// unreachable: no Kubernetes node is left that the claim's volume can be used
	// on.
	unreachable bool
}

// observe reads the caches. It returns nil when there is no such ValkeyNode.
func (c *Controller) observe(key queue.Key) (*observed, error) {
	n, err := orNil(c.caches.ValkeyNodes.Lister().ValkeyNodes(key.Namespace).Get(key.Name))
	if err != nil || n == nil {
		return nil, err
	}
	o := &observed{key: key, now: time.Now(), node: n}
	cluster, err := orNil(c.caches.Clusters.Lister().ValkeyClusters(key.Namespace).Get(n.Spec.ClusterName))
	if err != nil {
		return nil, err
	}
	if cluster != nil && metav1.IsControlledBy(n, cluster) {
		o.cluster = cluster
	}
	name := v1alpha1.PodName(n.Name)
	if o.pod, err = orNil(c.caches.Pods.Lister().Pods(key.Namespace).Get(name)); err != nil {
		return nil, err
	}
	if o.claim, err = orNil(c.caches.PVCs.Lister().PersistentVolumeClaims(key.Namespace).Get(name)); err != nil {
		return nil, err
	}
	revision := v1alpha1.RevisionName(n.Spec.ClusterName, n.Spec.Revision)
	if o.revision, err = orNil(c.caches.Revisions.Lister().ControllerRevisions(key.Namespace).Get(revision)); err != nil {
		return nil, err
	}
	if o.cluster == nil || o.revision != nil && !metav1.IsControlledBy(o.revision, o.cluster) {
		o.revision = nil // That of a former cluster goes away soon.
	}
	if o.pod != nil && o.pod.Spec.NodeName != "" {
		if o.machine, err = orNil(c.caches.Nodes.Lister().Get(o.pod.Spec.NodeName)); err != nil {
			return nil, err
		}
	}
	return o, nil
}

// orNil makes of "not found" what it is here: nothing.
func orNil[T any](object *T, err error) (*T, error) {
	if apierrors.IsNotFound(err) {
		return nil, nil //nolint:nilnil // absence is an observation, not an error
	}
	if err != nil {
		return nil, fmt.Errorf("read the cache: %w", err)
	}
	return object, nil
}

// state is what the planner sees of it.
func (o *observed) state(m plan.NodeMemory) plan.NodeState {
	s := plan.NodeState{
		Now:           o.now,
		PodName:       v1alpha1.PodName(o.node.Name),
		Deleting:      o.node.DeletionTimestamp != nil || o.cluster == nil || o.cluster.DeletionTimestamp != nil,
		Retired:       o.node.Spec.Retired,
		Revision:      o.node.Spec.Revision,
		RevisionKnown: o.revision != nil,
		ReplacePodUID: o.node.Spec.ReplacePodUID,
		Basis:         o.node.Spec.Revision + sizeText(o.node.Spec.Resources),
		Memory:        m,
	}
	if o.cluster == nil {
		return s
	}
	s.Paused = o.cluster.Spec.Paused
	if p := o.cluster.Spec.Persistence; p != nil {
		s.ClaimWanted = true
		s.ClaimDelete = p.ReclaimPolicyOrDefault() == v1alpha1.ReclaimDelete
		s.Basis += fmt.Sprintf(" %s %s", p.Size.String(), orEmpty(p.StorageClassName))
	}
	if o.claim != nil {
		s.Claim = o.claimState()
	}
	if o.pod != nil {
		s.Pod = o.podState()
	}
	return s
}

func orEmpty(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

func (o *observed) claimState() *plan.NodeClaim {
	owner := o.claim.Labels[v1alpha1.LabelClusterUID]
	c := &plan.NodeClaim{
		UID:      string(o.claim.UID),
		Foreign:  types.UID(owner) != o.cluster.UID,
		Owner:    owner,
		Deleting: o.claim.DeletionTimestamp != nil,
		Lost:     o.claim.Status.Phase == corev1.ClaimLost,
		Volume:   o.claim.Spec.VolumeName,
	}
	if o.unreachable && o.pod != nil && unschedulable(o.pod) {
		c.Unreachable, c.UnreachableSince = true, podCondition(o.pod, corev1.PodScheduled).LastTransitionTime.Time
	}
	if want := resources.PersistentVolumeClaim(o.cluster, o.node); want != nil {
		c.Drifted = len(missing(o.claim.Labels, want.Labels)) > 0 ||
			!equality.Semantic.DeepEqual(claimOwners(o.cluster, o.claim), o.claim.OwnerReferences)
	}
	return c
}

// claimOwners are the owner references that a claim should have: those of the
// reclaim policy, and those that are none of our business.
func claimOwners(cluster *v1alpha1.ValkeyCluster, claim *corev1.PersistentVolumeClaim) []metav1.OwnerReference {
	var owners []metav1.OwnerReference
	want := resources.ClaimOwners(cluster)
	for _, owner := range claim.OwnerReferences {
		switch {
		case owner.UID != cluster.UID:
			owners = append(owners, owner)
		case len(want) > 0:
			// It stays as and where it is: an admission plugin may have changed it.
			owners, want = append(owners, owner), nil
		}
	}
	return append(owners, want...)
}

func (o *observed) podState() *plan.NodePod {
	pod := o.pod
	words := describe(pod)
	p := &plan.NodePod{
		UID:      string(pod.UID),
		Revision: o.revisionOfPod(),
		Foreign:  !metav1.IsControlledBy(pod, o.node),
		Deleting: pod.DeletionTimestamp != nil,
		Finished: finished(pod),
		Bound:    pod.Spec.NodeName != "",
		Running:  running(pod),
		Created:  pod.CreationTimestamp.Time,
		Reason:   words.reason,
		Message:  words.message,
		Passing:  words.passing,
	}
	p.Ephemeral = ephemeral(pod)
	if ready := podCondition(pod, corev1.PodReady); ready != nil && ready.Status == corev1.ConditionTrue && !p.Finished {
		p.Ready, p.ReadySince = true, ready.LastTransitionTime.Time
		if o.machine != nil {
			p.Message = controller.Prospects(o.machine)
		}
	}
	if p.Bound && !answers(o.machine) {
		p.LostNode, p.LostSince = pod.Spec.NodeName, silentSince(o.machine)
		p.NodeGone, p.OutOfService = o.machine == nil, outOfService(o.machine)
	}
	p.Labels = missing(pod.Labels, o.podLabels())
	if size := o.node.Spec.Resources; size != nil {
		set, _ := resources.ServerResources(pod)
		p.Resize = !resources.HasResources(set, *size)
	}
	return p
}

// podLabels are the labels that the Pod must have. The live role is none of
// them: the cluster controller writes it.
func (o *observed) podLabels() map[string]string {
	labels := resources.Labels(o.node.Spec.ClusterName, o.cluster.UID)
	labels[v1alpha1.LabelShardIndex] = fmt.Sprint(o.node.Spec.ShardIndex)
	labels[v1alpha1.LabelNodeIndex] = fmt.Sprint(o.node.Spec.Member)
	if revision := o.revisionOfPod(); revision != "" {
		labels[v1alpha1.LabelRevision] = revision
	}
	// From Kubernetes 1.35 the API server copies the zone when it binds the Pod;
	// before, and where that is switched off, it is done here. A zone that is
	// there is nobody's mistake.
	if o.machine != nil && o.pod.Labels[corev1.LabelTopologyZone] == "" {
		if zone := o.machine.Labels[corev1.LabelTopologyZone]; zone != "" {
			labels[corev1.LabelTopologyZone] = zone
		}
	}
	return labels
}

// missing are the labels that are wanted and not there, or not so.
func missing(have, want map[string]string) map[string]string {
	var out map[string]string
	for name, value := range want {
		if got, ok := have[name]; ok && got == value {
			continue
		}
		if out == nil {
			out = map[string]string{}
		}
		out[name] = value
	}
	return out
}

// revisionOfPod is the revision that the Pod was built from. Its spec tells, for
// it names that revision's ConfigMap, and a label can be edited by anybody: an
// edit must not stop a server.
func (o *observed) revisionOfPod() string {
	prefix := v1alpha1.RevisionName(o.node.Spec.ClusterName, "")
	for i := range o.pod.Spec.Volumes {
		if m := o.pod.Spec.Volumes[i].ConfigMap; m != nil {
			if hash, ok := strings.CutPrefix(m.Name, prefix); ok {
				return hash
			}
		}
	}
	return o.pod.Labels[v1alpha1.LabelRevision]
}

// zone is the zone that the Pod is in, as far as it is known.
func (o *observed) zone() string {
	if o.machine != nil {
		if zone := o.machine.Labels[corev1.LabelTopologyZone]; zone != "" {
			return zone
		}
	}
	return o.pod.Labels[corev1.LabelTopologyZone]
}
