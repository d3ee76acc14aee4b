// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Names of the Pod's volumes.
const (
	volumeAgent       = "agent"
	volumeConfig      = "config"
	volumeCredentials = "credentials"
	volumeData        = "data"
	volumeLive        = "live"
	volumeRun         = "run"
	volumeTemp        = "tmp"
)

// runVolumeBytes bounds the volume in memory with the rendered configuration.
const runVolumeBytes = 4 << 20

// volumes are the Pod's volumes.
func volumes(n *v1alpha1.ValkeyNode, t Template, hash string, o PodOptions, security *corev1.PodSecurityContext) []corev1.Volume {
	cluster := n.Spec.ClusterName
	return []corev1.Volume{
		{Name: volumeAgent, VolumeSource: agentVolume(o)},
		{Name: volumeConfig, VolumeSource: corev1.VolumeSource{ConfigMap: &corev1.ConfigMapVolumeSource{
			LocalObjectReference: corev1.LocalObjectReference{Name: v1alpha1.RevisionName(cluster, hash)},
			DefaultMode:          new(int32(0o444)),
		}}},
		{Name: volumeCredentials, VolumeSource: credentialsVolume(cluster, security)},
		{Name: volumeLive, VolumeSource: liveVolume(cluster, hash, o.ClusterUID)},
		{Name: volumeData, VolumeSource: dataVolume(n, t)},
		{Name: volumeRun, VolumeSource: corev1.VolumeSource{EmptyDir: &corev1.EmptyDirVolumeSource{
			// It holds the replication password in clear text: not on a disk.
			Medium:    corev1.StorageMediumMemory,
			SizeLimit: resource.NewQuantity(runVolumeBytes, resource.BinarySI),
		}}},
		{Name: volumeTemp, VolumeSource: corev1.VolumeSource{EmptyDir: &corev1.EmptyDirVolumeSource{}}},
	}
}

func agentVolume(o PodOptions) corev1.VolumeSource {
	if o.AgentDelivery == ImageVolume {
		return corev1.VolumeSource{Image: &corev1.ImageVolumeSource{
			Reference:  o.AgentImage,
			PullPolicy: o.AgentPullPolicy,
		}}
	}
	return corev1.VolumeSource{EmptyDir: &corev1.EmptyDirVolumeSource{}}
}

// credentialsVolume holds what the Pod needs of the system Secret, and nothing
// else: the passwords of the operator and of the default user stay outside. The
// files belong to root, so the group must be able to read them; a security
// context without fsGroup leaves no group that could, and then all in the Pod
// can.
func credentialsVolume(cluster string, security *corev1.PodSecurityContext) corev1.VolumeSource {
	mode := int32(0o440)
	if security.FSGroup == nil {
		mode = 0o444
	}
	return corev1.VolumeSource{Projected: &corev1.ProjectedVolumeSource{
		DefaultMode: new(mode),
		Sources: []corev1.VolumeProjection{{Secret: &corev1.SecretProjection{
			LocalObjectReference: corev1.LocalObjectReference{Name: v1alpha1.SystemSecretName(cluster)},
			Items: []corev1.KeyToPath{
				{Key: KeyACL, Path: KeyACL},
				{Key: KeyAgent, Path: KeyAgent},
				{Key: KeyGeneration, Path: KeyGeneration},
				{Key: KeyReplication, Path: KeyReplication},
			},
		}}},
	}}
}

// liveVolume holds what was changed in place since the revision was recorded. Most
// often that is nothing, and there is no such ConfigMap, or nothing of this revision in
// it. Unlike the revision's it is projected: only that one tells what a Pod was built
// from.
func liveVolume(cluster, hash string, uid types.UID) corev1.VolumeSource {
	return corev1.VolumeSource{Projected: &corev1.ProjectedVolumeSource{
		DefaultMode: new(int32(0o444)),
		Sources: []corev1.VolumeProjection{{ConfigMap: &corev1.ConfigMapProjection{
			LocalObjectReference: corev1.LocalObjectReference{Name: v1alpha1.LiveConfigName(cluster)},
			Items:                []corev1.KeyToPath{{Key: liveKey(hash, uid), Path: LiveFile}},
			Optional:             new(true),
		}}},
	}}
}

func dataVolume(n *v1alpha1.ValkeyNode, t Template) corev1.VolumeSource {
	if !t.Persistent {
		return corev1.VolumeSource{EmptyDir: &corev1.EmptyDirVolumeSource{}}
	}
	return corev1.VolumeSource{PersistentVolumeClaim: &corev1.PersistentVolumeClaimVolumeSource{
		ClaimName: v1alpha1.PodName(n.Name),
	}}
}
