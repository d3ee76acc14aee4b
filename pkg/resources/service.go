// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	corev1ac "k8s.io/client-go/applyconfigurations/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Names of the ports, in Pods and Services.
const (
	PortNameClient = "client"
	PortNameBus    = "bus"
	PortNameAgent  = "agent"
)

// ClientService is where applications find the cluster: any member that is
// ready, and none that is not. From there clients learn all others.
func ClientService(c *v1alpha1.ValkeyCluster) *corev1ac.ServiceApplyConfiguration {
	return service(c, v1alpha1.ServiceName(c.Name)).
		WithSpec(corev1ac.ServiceSpec().
			WithType(corev1.ServiceTypeClusterIP).
			WithSelector(Selector(c.Name, c.UID)).
			WithPorts(servicePort(PortNameClient, v1alpha1.PortClient)))
}

// HeadlessService gives every member a name, also while it is not ready: what
// has to be found to become ready must be found before (row 33). Scrapers find
// the agents' metrics by it.
func HeadlessService(c *v1alpha1.ValkeyCluster) *corev1ac.ServiceApplyConfiguration {
	return service(c, v1alpha1.HeadlessServiceName(c.Name)).
		WithSpec(corev1ac.ServiceSpec().
			WithType(corev1.ServiceTypeClusterIP).
			WithClusterIP(corev1.ClusterIPNone).
			WithPublishNotReadyAddresses(true).
			WithSelector(Selector(c.Name, c.UID)).
			WithPorts(
				servicePort(PortNameClient, v1alpha1.PortClient),
				servicePort(PortNameBus, v1alpha1.BusPort(c.UID)),
				servicePort(PortNameAgent, v1alpha1.PortAgent),
			))
}

func service(c *v1alpha1.ValkeyCluster, name string) *corev1ac.ServiceApplyConfiguration {
	return corev1ac.Service(name, c.Namespace).
		WithLabels(Labels(c.Name, c.UID)).
		WithOwnerReferences(clusterOwnerAC(c))
}

func servicePort(name string, port int32) *corev1ac.ServicePortApplyConfiguration {
	return corev1ac.ServicePort().
		WithName(name).
		WithProtocol(corev1.ProtocolTCP).
		WithPort(port).
		WithTargetPort(intstr.FromString(name))
}
