// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	corev1 "k8s.io/api/core/v1"
	storagev1 "k8s.io/api/storage/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
)

const (
	// StandardClass is the default class: volumes made on demand that follow
	// their pod from node to node, as network disks do.
	StandardClass = "standard"
	// LocalClass has a few volumes on each node, bound when their first pod is placed.
	LocalClass = "local"

	localVolumesPerNode = 4
	localVolumeSize     = "10Gi"
)

// createStorage makes the storage classes, and the local volumes of each node.
func createStorage(ctx context.Context, client kubernetes.Interface, l layout, nodes []Node) error {
	for _, class := range storageClasses() {
		_, err := client.StorageV1().StorageClasses().Create(ctx, class, metav1.CreateOptions{})
		if err != nil && !apierrors.IsAlreadyExists(err) {
			return fmt.Errorf("create StorageClass %s: %w", class.Name, err)
		}
	}
	for _, n := range nodes {
		for i := range localVolumesPerNode {
			path := l.path("nodes", n.Name, "disks", fmt.Sprintf("disk-%d", i+1))
			if err := os.MkdirAll(path, 0o755); err != nil {
				return err
			}
			// Kubelet hands the disk to the pod's fsGroup; without one the pod
			// must still be able to write. MkdirAll would apply the umask.
			if err := os.Chmod(path, 0o777); err != nil {
				return err
			}
			volume := localVolume(n, i+1, path)
			_, err := client.CoreV1().PersistentVolumes().Create(ctx, volume, metav1.CreateOptions{})
			if err != nil && !apierrors.IsAlreadyExists(err) {
				return fmt.Errorf("create PersistentVolume %s: %w", volume.Name, err)
			}
		}
	}
	return nil
}

func storageClasses() []*storagev1.StorageClass {
	return []*storagev1.StorageClass{
		{
			ObjectMeta: metav1.ObjectMeta{
				Name:        StandardClass,
				Annotations: map[string]string{"storageclass.kubernetes.io/is-default-class": "true"},
			},
			Provisioner:       "kubernetes.io/host-path",
			ReclaimPolicy:     new(corev1.PersistentVolumeReclaimDelete),
			VolumeBindingMode: new(storagev1.VolumeBindingImmediate),
		},
		{
			ObjectMeta:        metav1.ObjectMeta{Name: LocalClass},
			Provisioner:       "kubernetes.io/no-provisioner",
			ReclaimPolicy:     new(corev1.PersistentVolumeReclaimRetain),
			VolumeBindingMode: new(storagev1.VolumeBindingWaitForFirstConsumer),
		},
	}
}

func localVolume(n Node, number int, path string) *corev1.PersistentVolume {
	return &corev1.PersistentVolume{
		ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("%s-disk-%d", n.Name, number)},
		Spec: corev1.PersistentVolumeSpec{
			Capacity:                      corev1.ResourceList{corev1.ResourceStorage: resource.MustParse(localVolumeSize)},
			AccessModes:                   []corev1.PersistentVolumeAccessMode{corev1.ReadWriteOnce},
			PersistentVolumeReclaimPolicy: corev1.PersistentVolumeReclaimRetain,
			StorageClassName:              LocalClass,
			PersistentVolumeSource:        corev1.PersistentVolumeSource{Local: &corev1.LocalVolumeSource{Path: path}},
			NodeAffinity: &corev1.VolumeNodeAffinity{Required: &corev1.NodeSelector{
				NodeSelectorTerms: []corev1.NodeSelectorTerm{{MatchExpressions: []corev1.NodeSelectorRequirement{{
					Key: corev1.LabelHostname, Operator: corev1.NodeSelectorOpIn, Values: []string{n.Name},
				}}}},
			}},
		},
	}
}

// RecycleVolumes empties the local volumes that a deleted claim has left, and
// makes them available again, as a provisioner of local disks does.
func (c *Cluster) RecycleVolumes(ctx context.Context) error {
	client, err := adminClient(c.layout())
	if err != nil {
		return err
	}
	volumes, err := client.CoreV1().PersistentVolumes().List(ctx, metav1.ListOptions{})
	if err != nil {
		return fmt.Errorf("list PersistentVolumes: %w", err)
	}
	for i := range volumes.Items {
		v := &volumes.Items[i]
		if v.Spec.StorageClassName != LocalClass || v.Status.Phase != corev1.VolumeReleased || v.Spec.Local == nil {
			continue
		}
		if err := emptyDisk(v.Spec.Local.Path); err != nil {
			return err
		}
		v.Spec.ClaimRef = nil
		if _, err := client.CoreV1().PersistentVolumes().Update(ctx, v, metav1.UpdateOptions{}); err != nil {
			return fmt.Errorf("release PersistentVolume %s: %w", v.Name, err)
		}
	}
	return nil
}

func emptyDisk(path string) error {
	entries, err := os.ReadDir(path)
	for _, entry := range entries {
		err = errors.Join(err, os.RemoveAll(filepath.Join(path, entry.Name())))
	}
	return err
}
