// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources_test

import (
	"slices"
	"testing"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

func patched(containers ...corev1.Container) (*corev1.Pod, error) {
	c := cluster(func(c *v1alpha1.ValkeyCluster) { c.Spec.Containers = containers })
	template := resources.TemplateOf(c, image)
	return resources.Pod(node(c), template, template.Hash(), options(resources.ImageVolume))
}

func TestContainersAreMerged(t *testing.T) {
	t.Parallel()
	p, err := patched(
		corev1.Container{Name: "first", Image: "a"},
		corev1.Container{
			Name:         "server",
			Env:          []corev1.EnvVar{{Name: "TZ", Value: "UTC"}},
			Ports:        []corev1.ContainerPort{{Name: "extra", ContainerPort: 9000}},
			VolumeMounts: []corev1.VolumeMount{{Name: "data", MountPath: "/mirror"}},
			Resources:    memory("1Gi"),
			SecurityContext: &corev1.SecurityContext{
				RunAsUser: new(int64(1234)),
			},
		},
		corev1.Container{Name: "last", Image: "b"},
	)
	if err != nil {
		t.Fatal(err)
	}
	names := make([]string, len(p.Spec.Containers))
	for i, c := range p.Spec.Containers {
		names[i] = c.Name
	}
	if !slices.Equal(names, []string{"server", "first", "last"}) {
		t.Errorf("containers %v", names)
	}
	server := p.Spec.Containers[0]
	if server.Image != image || len(server.Command) == 0 || len(server.Env) != 5 ||
		len(server.Ports) != 4 || len(server.VolumeMounts) != 8 {
		t.Errorf("server %v", server)
	}
	if *server.SecurityContext.RunAsUser != 1234 || *server.SecurityContext.AllowPrivilegeEscalation {
		t.Errorf("security context %v", server.SecurityContext)
	}
}

// TestContractCannotBePatchedAway shows that a patch of the Valkey container
// that would take the agent away says so.
func TestContractCannotBePatchedAway(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		patch corev1.Container
		want  string
	}{
		"command":         {corev1.Container{Command: []string{"sleep"}}, "command"},
		"args":            {corev1.Container{Args: []string{"--port", "1"}}, "args"},
		"data mount":      {corev1.Container{VolumeMounts: []corev1.VolumeMount{{Name: "tmp", MountPath: "/data"}}}, "the mount at /data"},
		"mount over /etc": {corev1.Container{VolumeMounts: []corev1.VolumeMount{{Name: "tmp", MountPath: "/etc/"}}}, "what is mounted below /etc/"},
		"mount over all":  {corev1.Container{VolumeMounts: []corev1.VolumeMount{{Name: "tmp", MountPath: "/"}}}, "what is mounted below /"},
		"port":            {corev1.Container{Ports: []corev1.ContainerPort{{Name: "web", ContainerPort: 6379}}}, "the port client"},
		"variable":        {corev1.Container{Env: []corev1.EnvVar{{Name: "SHARD_INDEX", Value: "7"}}}, "the variable SHARD_INDEX"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tt.patch.Name = "server"
			want := `spec.containers: container "server": ` + tt.want + " belongs to the operator and cannot be changed"
			if _, err := patched(tt.patch); err == nil || err.Error() != want {
				t.Errorf("error = %v, want %s", err, want)
			}
		})
	}
}
