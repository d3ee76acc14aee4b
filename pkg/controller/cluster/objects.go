// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"slices"

	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	corev1ac "k8s.io/client-go/applyconfigurations/core/v1"
	policyv1ac "k8s.io/client-go/applyconfigurations/policy/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// observeObjects compares every owned object but the Secret with the passwords, which
// may be unknown, with what it should be, those that Pods need first.
func (c *Controller) observeObjects(seen *observation, passwords *resources.Credentials) {
	seen.accept()
	c.observeRevision(seen)
	c.observeLiveConfig(seen)
	if passwords != nil {
		k := c.secrets(seen.cluster.Namespace)
		k.late = true
		check(seen, k, v1alpha1.ConnectionSecretName(seen.cluster.Name),
			c.secret(seen, v1alpha1.ConnectionSecretName(seen.cluster.Name)),
			resources.ConnectionSecret(seen.cluster, string(seen.users.password)))
	}
	c.observeServices(seen)
	c.observeBudgets(seen)
}

func (c *Controller) secrets(namespace string) ownedKind[*corev1.Secret, *corev1ac.SecretApplyConfiguration] {
	api := c.kube.CoreV1().Secrets(namespace)
	return ownedKind[*corev1.Secret, *corev1ac.SecretApplyConfiguration]{
		kind: "Secret", resource: secretResource,
		extract: corev1ac.ExtractSecret, apply: api.Apply, get: api.Get, remove: api.Delete,
	}
}

func (c *Controller) secret(seen *observation, name string) *corev1.Secret {
	live, err := c.informers.Secrets.Lister().Secrets(seen.cluster.Namespace).Get(name)
	if err != nil {
		return nil
	}
	return live
}

func (c *Controller) observeServices(seen *observation) {
	api := c.kube.CoreV1().Services(seen.cluster.Namespace)
	k := ownedKind[*corev1.Service, *corev1ac.ServiceApplyConfiguration]{
		kind: "Service", resource: serviceResource, late: true,
		extract: corev1ac.ExtractService, apply: api.Apply, get: api.Get, remove: api.Delete, patch: api.Patch,
	}
	for _, desired := range []*corev1ac.ServiceApplyConfiguration{
		resources.ClientService(seen.cluster), resources.HeadlessService(seen.cluster),
	} {
		name := *desired.GetName()
		live, err := c.informers.Services.Lister().Services(seen.cluster.Namespace).Get(name)
		if err != nil {
			live = nil
		}
		k.foreign = func(live *corev1.Service) []byte { return foreignInService(live, desired) }
		check(seen, k, name, live, desired)
	}
}

// foreignInService: applying merges ports by number and selectors by key, so a port
// or a key that somebody added would stay beside the operator's, and the Service
// would lead elsewhere or nowhere.
func foreignInService(live *corev1.Service, desired *corev1ac.ServiceApplyConfiguration) []byte {
	selector := map[string]any{}
	for key := range live.Spec.Selector {
		if _, ours := desired.Spec.Selector[key]; !ours {
			selector[key] = nil
		}
	}
	ports := slices.ContainsFunc(live.Spec.Ports, func(p corev1.ServicePort) bool {
		return !slices.ContainsFunc(desired.Spec.Ports, func(d corev1ac.ServicePortApplyConfiguration) bool {
			return *d.Port == p.Port && (p.Protocol == corev1.ProtocolTCP || p.Protocol == "")
		})
	})
	spec := map[string]any{}
	if len(selector) > 0 {
		spec["selector"] = selector
	}
	if ports {
		spec["ports"] = desired.Spec.Ports
	}
	if len(spec) == 0 {
		return nil
	}
	patch, err := mergePatch(live, nil, spec)
	if err != nil {
		return nil // apply then says what is wrong
	}
	return patch
}

func (c *Controller) observeBudgets(seen *observation) {
	api := c.kube.PolicyV1().PodDisruptionBudgets(seen.cluster.Namespace)
	k := ownedKind[*policyv1.PodDisruptionBudget, *policyv1ac.PodDisruptionBudgetApplyConfiguration]{
		kind: "PodDisruptionBudget", resource: budgetResource, late: true,
		extract: policyv1ac.ExtractPodDisruptionBudget, apply: api.Apply, get: api.Get, remove: api.Delete,
	}
	wanted := map[string]bool{}
	for _, desired := range resources.Budgets(seen.cluster) {
		name := *desired.GetName()
		wanted[name] = true
		live, err := c.informers.Budgets.Lister().PodDisruptionBudgets(seen.cluster.Namespace).Get(name)
		if err != nil {
			live = nil
		}
		check(seen, k, name, live, desired)
	}
	all, err := c.informers.Budgets.TypedInformer().GetTypedIndexer().ByTypedIndex(controller.IndexOwner, string(seen.cluster.UID))
	if err != nil {
		return
	}
	for _, live := range all {
		if !wanted[live.Name] {
			surplus(seen, k, live, "spec.podDisruptionBudget.mode does not ask for it")
		}
	}
}
