// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/intstr"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Paths in the Valkey container: what the agent is told, and where.
const (
	DataDir        = "/data"
	ConfigDir      = "/etc/valkey"
	LiveDir        = "/etc/valkey-live"
	CredentialsDir = "/etc/valkey-credentials"
	RunDir         = "/run/valkey"
	AgentDir       = "/valkey-agent-bin"

	agentBinary = "valkey-agent"
	tempDir     = "/tmp"
)

// handoverTimeout bounds how long a primary that stops waits for its replica
// to take over. The rest of the grace period is for a last save.
const handoverTimeout = 10 * time.Second

// startupFailures is how often the startup probe may fail, at one a second:
// practically without bound. Loading takes as long as the data is large, and a
// server that is killed while it loads starts again from the beginning. The
// agent sees for itself that the server runs.
const startupFailures = 30 * 24 * 3600

// installContainer copies the agent's binary into the Pod. It has the server's
// resources: a Pod's request is the larger of the init containers' and the
// others', so this costs nothing, and a quota that wants limits is content.
func installContainer(o PodOptions, resources corev1.ResourceRequirements) corev1.Container {
	return corev1.Container{
		Name:            "install-agent",
		Image:           o.AgentImage,
		ImagePullPolicy: o.AgentPullPolicy,
		Command:         []string{"/" + agentBinary, "install", AgentDir + "/" + agentBinary},
		Resources: corev1.ResourceRequirements{
			Limits:   resources.Limits.DeepCopy(),
			Requests: resources.Requests.DeepCopy(),
		},
		SecurityContext: containerSecurityContext(),
		VolumeMounts:    []corev1.VolumeMount{{Name: volumeAgent, MountPath: AgentDir}},
	}
}

// serverContainer is the Valkey container, before the user's patch.
func serverContainer(n *v1alpha1.ValkeyNode, t Template, cluster types.UID) corev1.Container {
	return corev1.Container{
		Name:            v1alpha1.ServerContainer,
		Image:           t.Image,
		ImagePullPolicy: t.ImagePullPolicy,
		Command:         agentCommand(t, cluster),
		Env:             agentEnvironment(n),
		Resources:       *t.Resources.DeepCopy(),
		Ports: []corev1.ContainerPort{
			{Name: PortNameClient, ContainerPort: v1alpha1.PortClient, Protocol: corev1.ProtocolTCP},
			{Name: PortNameBus, ContainerPort: v1alpha1.BusPort(cluster), Protocol: corev1.ProtocolTCP},
			{Name: PortNameAgent, ContainerPort: v1alpha1.PortAgent, Protocol: corev1.ProtocolTCP},
		},
		// The agent answers the probes. Readiness is looked at each second:
		// clients wait for it.
		StartupProbe:  probe("/startupz", 1, 2, startupFailures),
		LivenessProbe: probe("/livez", 10, 5, 3),
		// A server that refuses its configuration says why in its last lines.
		TerminationMessagePolicy: corev1.TerminationMessageFallbackToLogsOnError,
		ReadinessProbe:           probe("/readyz", 1, 2, 3),
		SecurityContext:          containerSecurityContext(),
		VolumeMounts: []corev1.VolumeMount{
			{Name: volumeAgent, MountPath: AgentDir, ReadOnly: true},
			{Name: volumeConfig, MountPath: ConfigDir, ReadOnly: true},
			{Name: volumeCredentials, MountPath: CredentialsDir, ReadOnly: true},
			{Name: volumeLive, MountPath: LiveDir, ReadOnly: true},
			{Name: volumeData, MountPath: DataDir},
			{Name: volumeRun, MountPath: RunDir},
			{Name: volumeTemp, MountPath: tempDir},
		},
	}
}

// agentCommand starts the agent, which starts the server. No password is in it
// (row 121), and nothing but the two binaries is needed (row 10).
func agentCommand(t Template, cluster types.UID) []string {
	nodeTimeout := time.Duration(t.NodeTimeoutMilliseconds) * time.Millisecond
	return []string{
		AgentDir + "/" + agentBinary, "run",
		"--config=" + ConfigDir + "/" + ConfigKey,
		"--live=" + LiveDir + "/" + LiveFile,
		"--credentials=" + CredentialsDir,
		"--data=" + DataDir,
		"--run=" + RunDir,
		"--http=:" + itoa(v1alpha1.PortAgent),
		"--bus-port=" + itoa(v1alpha1.BusPort(cluster)),
		"--node-timeout=" + nodeTimeout.String(),
		"--handover-timeout=" + handoverTimeout.String(),
		"--", "valkey-server",
	}
}

// agentEnvironment tells the agent who it is. The addresses come from the
// kubelet as they are; the agent chooses and checks the one to announce
// (rows 25 and 29).
func agentEnvironment(n *v1alpha1.ValkeyNode) []corev1.EnvVar {
	return []corev1.EnvVar{
		{Name: "POD_IPS", ValueFrom: fieldRef("status.podIPs")},
		{Name: "POD_NAME", ValueFrom: fieldRef("metadata.name")},
		{Name: "CLUSTER_NAME", Value: n.Spec.ClusterName},
		{Name: "SHARD_INDEX", Value: itoa(n.Spec.ShardIndex)},
	}
}

// fieldRef names the API version that the API server would add.
func fieldRef(path string) *corev1.EnvVarSource {
	return &corev1.EnvVarSource{FieldRef: &corev1.ObjectFieldSelector{APIVersion: "v1", FieldPath: path}}
}

func probe(path string, periodSeconds, timeoutSeconds, failures int32) *corev1.Probe {
	return &corev1.Probe{
		ProbeHandler: corev1.ProbeHandler{
			HTTPGet: &corev1.HTTPGetAction{Path: path, Port: intstr.FromInt32(v1alpha1.PortAgent)},
		},
		PeriodSeconds:    periodSeconds,
		TimeoutSeconds:   timeoutSeconds,
		FailureThreshold: failures,
	}
}
