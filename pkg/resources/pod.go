// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"errors"
	"slices"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// PodOptions are what a Pod is built from beside its template: the operator's
// own choices. A change of them alone rolls no Pod.
type PodOptions struct {
	// AgentImage is the image with the agent: the operator's own.
	AgentImage string
	// AgentPullPolicy is that image's pull policy.
	AgentPullPolicy corev1.PullPolicy
	// AgentDelivery is how the agent comes into the Pod.
	AgentDelivery AgentDelivery
	// ClusterUID is the UID of the ValkeyCluster.
	ClusterUID types.UID
}

// Identity of the processes in the Pod: the user and group that the official
// image has for the server.
const (
	serverUser  = 999
	serverGroup = 999
)

// defaultContainerAnnotation tells kubectl which container is meant.
const defaultContainerAnnotation = "kubectl.kubernetes.io/default-container"

// Pod is the Pod of a member, built from the template whose hash is given. The
// error is about spec.containers, and says what cannot be done.
//
// The Pod carries no zone label: from Kubernetes 1.35 the API server copies the
// node's topology labels to the Pod when it is bound.
func Pod(n *v1alpha1.ValkeyNode, t Template, hash string, o PodOptions) (*corev1.Pod, error) {
	if t.Image == "" {
		return nil, errors.New("no server image: set spec.image")
	}
	containers, err := patchContainers(serverContainer(n, t, o.ClusterUID), t.Containers)
	if err != nil {
		return nil, err
	}
	pod := &corev1.Pod{
		ObjectMeta: metav1.ObjectMeta{
			Name:            v1alpha1.PodName(n.Name),
			Namespace:       n.Namespace,
			Labels:          withLabel(memberLabels(n, o.ClusterUID), v1alpha1.LabelRevision, hash),
			Annotations:     map[string]string{defaultContainerAnnotation: v1alpha1.ServerContainer},
			OwnerReferences: []metav1.OwnerReference{nodeOwner(n)},
		},
		Spec: podSpec(n, t, hash, o),
	}
	pod.Spec.Containers = containers
	if o.AgentDelivery != ImageVolume {
		pod.Spec.InitContainers = []corev1.Container{installContainer(o, containers[0].Resources)}
	}
	return pod, nil
}

func podSpec(n *v1alpha1.ValkeyNode, t Template, hash string, o PodOptions) corev1.PodSpec {
	s := t.Scheduling
	security := podSecurityContext(t)
	return corev1.PodSpec{
		Hostname:                      v1alpha1.PodName(n.Name),
		Subdomain:                     v1alpha1.HeadlessServiceName(n.Spec.ClusterName),
		RestartPolicy:                 corev1.RestartPolicyAlways,
		TerminationGracePeriodSeconds: new(graceOf(t)),
		SecurityContext:               security,
		// The Pod talks to Valkey and to nothing else: it gets no token, and no
		// environment of the namespace's Services.
		AutomountServiceAccountToken: new(false),
		EnableServiceLinks:           new(false),
		ImagePullSecrets:             slices.Clone(t.ImagePullSecrets),
		Affinity:                     affinity(s, shardSelector(n.Spec.ClusterName, o.ClusterUID, n.Spec.ShardIndex)),
		NodeSelector:                 nodeSelector(s, n.Spec.Placement),
		Tolerations:                  deepCopyEach(s.Tolerations),
		TopologySpreadConstraints:    deepCopyEach(s.TopologySpreadConstraints),
		PriorityClassName:            s.PriorityClassName,
		Volumes:                      volumes(n, t, hash, o, security),
	}
}

// graceOf is the grace period, also for a template that was not made by
// TemplateOf.
func graceOf(t Template) int64 {
	if t.TerminationGracePeriodSeconds <= 0 {
		return v1alpha1.DefaultTerminationGracePeriodSeconds
	}
	return t.TerminationGracePeriodSeconds
}

// podSecurityContext is the user's, or one that passes the restricted Pod
// Security Standard (row 104).
func podSecurityContext(t Template) *corev1.PodSecurityContext {
	if t.PodSecurityContext != nil {
		return t.PodSecurityContext.DeepCopy()
	}
	return &corev1.PodSecurityContext{
		RunAsNonRoot: new(true),
		RunAsUser:    new(int64(serverUser)),
		RunAsGroup:   new(int64(serverGroup)),
		FSGroup:      new(int64(serverGroup)),
		// Without this the kubelet walks through the whole volume at each start.
		FSGroupChangePolicy: new(corev1.FSGroupChangeOnRootMismatch),
		SeccompProfile:      &corev1.SeccompProfile{Type: corev1.SeccompProfileTypeRuntimeDefault},
	}
}

// containerSecurityContext is the other half of the restricted standard.
func containerSecurityContext() *corev1.SecurityContext {
	return &corev1.SecurityContext{
		AllowPrivilegeEscalation: new(false),
		ReadOnlyRootFilesystem:   new(true),
		Capabilities:             &corev1.Capabilities{Drop: []corev1.Capability{"ALL"}},
	}
}

// deepCopyEach copies a slice of API values: they belong to a cache.
func deepCopyEach[T any, P interface {
	*T
	DeepCopyInto(*T)
}](in []T) []T {
	if len(in) == 0 {
		return nil
	}
	out := make([]T, len(in))
	for i := range in {
		P(&in[i]).DeepCopyInto(&out[i])
	}
	return out
}
