// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/util/strategicpatch"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// containerList is the part of a Pod's spec that the user's patch may touch.
type containerList struct {
	Containers []corev1.Container `json:"containers"`
}

// patchContainers applies the user's containers to the Valkey container as a
// strategic merge patch by name, as kubectl would. The Valkey container stays
// the first one. Errors name spec.containers and what to leave out.
func patchContainers(server corev1.Container, patch []corev1.Container) ([]corev1.Container, error) {
	if len(patch) == 0 {
		return []corev1.Container{server}, nil
	}
	original, err := json.Marshal(containerList{Containers: []corev1.Container{server}})
	if err != nil {
		return nil, fmt.Errorf("spec.containers: %w", err)
	}
	change, err := json.Marshal(containerList{Containers: patch})
	if err != nil {
		return nil, fmt.Errorf("spec.containers: %w", err)
	}
	merged, err := strategicpatch.StrategicMergePatch(original, change, corev1.PodSpec{})
	if err != nil {
		return nil, fmt.Errorf("spec.containers: cannot be merged: %w", err)
	}
	var out containerList
	if err := json.Unmarshal(merged, &out); err != nil {
		return nil, fmt.Errorf("spec.containers: %w", err)
	}
	isServer := func(c corev1.Container) bool { return c.Name == v1alpha1.ServerContainer }
	i := slices.IndexFunc(out.Containers, isServer)
	if i < 0 {
		return nil, fmt.Errorf("spec.containers: the container %q is gone", v1alpha1.ServerContainer)
	}
	if err := keepsContract(server, out.Containers[i]); err != nil {
		return nil, err
	}
	patched := out.Containers[i]
	return slices.Insert(slices.Delete(out.Containers, i, i+1), 0, patched), nil
}

// keepsContract tells whether the patched Valkey container still runs the agent
// with everything that it counts on.
func keepsContract(before, after corev1.Container) error {
	refuse := func(format string, args ...any) error {
		return fmt.Errorf("spec.containers: container %q: %s belongs to the operator and cannot be changed",
			v1alpha1.ServerContainer, fmt.Sprintf(format, args...))
	}
	if !slices.Equal(before.Command, after.Command) {
		return refuse("command")
	}
	if len(after.Args) > 0 {
		return refuse("args")
	}
	for _, want := range before.VolumeMounts {
		if !hasMount(after.VolumeMounts, want) {
			return refuse("the mount at %s", want.MountPath)
		}
	}
	for _, got := range after.VolumeMounts {
		if !hasMount(before.VolumeMounts, got) && hides(got.MountPath, before.VolumeMounts) {
			return refuse("what is mounted below %s", got.MountPath)
		}
	}
	for _, want := range before.Ports {
		if !slices.Contains(after.Ports, want) {
			return refuse("the port %s", want.Name)
		}
	}
	for _, want := range before.Env {
		if !slices.ContainsFunc(after.Env, func(got corev1.EnvVar) bool { return sameEnv(want, got) }) {
			return refuse("the variable %s", want.Name)
		}
	}
	return nil
}

func hasMount(mounts []corev1.VolumeMount, want corev1.VolumeMount) bool {
	return slices.ContainsFunc(mounts, func(got corev1.VolumeMount) bool {
		return equality.Semantic.DeepEqual(got, want)
	})
}

// hides tells whether a mount at path would lie over one of the mounts.
func hides(path string, mounts []corev1.VolumeMount) bool {
	below := strings.TrimSuffix(path, "/") + "/"
	return slices.ContainsFunc(mounts, func(m corev1.VolumeMount) bool {
		return strings.HasPrefix(m.MountPath+"/", below)
	})
}

func sameEnv(a, b corev1.EnvVar) bool {
	if a.Name != b.Name || a.Value != b.Value || (a.ValueFrom == nil) != (b.ValueFrom == nil) {
		return false
	}
	return a.ValueFrom == nil ||
		b.ValueFrom.FieldRef != nil && *a.ValueFrom.FieldRef == *b.ValueFrom.FieldRef
}
