// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package verify

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// OperatorNamespace is where the operator's Deployment is.
const OperatorNamespace = "valkey-system"

// Excuses are what a scenario made happen by itself.
type Excuses struct {
	// Restarts of Valkey containers.
	Restarts bool
	// Readdressed: a Kubernetes node has started again and its Pods have got other
	// addresses, also one another's. Until the kubelet tells, the operator meets another
	// cluster's server where a Pod was, which refuses it.
	Readdressed bool
	// Functions that a shard lost with all its copies: Valkey keeps them by shard.
	Functions bool
	// Claims that are left from members or clusters that are gone.
	Claims bool
}

// All takes a deep picture and judges all invariants that can be read from the
// cluster; what was written to it, its writer knows. It returns what does not
// hold.
func (t Target) All(ctx context.Context, e Excuses) []string {
	p, err := t.Observe(ctx, Deep)
	if err != nil {
		return []string{err.Error()}
	}
	f := findings(p.Formed())
	if len(f) > 0 {
		return f
	}
	for _, m := range p.Members {
		if m.Pod.DeletionTimestamp != nil {
			f.add(6, "Pod %s is stopping", m.Name())
			return f
		}
	}
	p.likeness(&f, e)
	p.commands(&f, e)
	p.pods(&f, e)
	p.claims(&f, e)
	p.operator(&f)
	return f
}

// ownConfig are the directives that differ from server to server by nature.
var ownConfig = []string{
	"cluster-announce-ip", "replica-announce-ip", "slave-announce-ip", "replicaof", "slaveof",
}

// likeness is the part of invariant 4 that servers tell.
func (p *Picture) likeness(f *findings, e Excuses) {
	for _, m := range p.Members {
		for _, name := range ownConfig {
			delete(m.Config, name)
		}
	}
	first := p.Members[0]
	for _, m := range p.Members[1:] {
		if m.Functions != first.Functions && !e.Functions {
			f.add(4, "the functions of %s and %s differ", first.Name(), m.Name())
		}
		if !slices.Equal(m.Users, first.Users) {
			f.add(4, "the users of %s and %s differ", first.Name(), m.Name())
		}
		for _, name := range slices.Sorted(maps.Keys(first.Config)) {
			if m.Config[name] != first.Config[name] {
				f.add(4, "%s is %q on %s and %q on %s", name, first.Config[name], first.Name(), m.Config[name], m.Name())
			}
		}
	}
	for _, m := range p.Members {
		for _, user := range m.Users {
			if strings.Contains(user, " nopass ") {
				f.add(4, "%s has a user without a password: %s", m.Name(), strings.Fields(user)[1])
			}
		}
	}
}

// commands is invariant 5.
func (p *Picture) commands(f *findings, e Excuses) {
	for _, m := range p.Members {
		for _, r := range m.Refusals {
			stranger := e.Readdressed && r.Username == v1alpha1.UserOperator && r.Reason == "auth"
			if strings.HasPrefix(r.Username, "_") && !stranger {
				f.add(5, "%s refused %s %d times: %s %s", m.Name(), r.Username, r.Count, r.Reason, r.Object)
			}
		}
		for _, command := range []string{"flushall", "flushdb", "cluster|reset", "cluster|flushslots"} {
			if n := m.Calls[command]; n > 0 {
				f.add(5, "%s was told %s %d times", m.Name(), command, n)
			}
		}
	}
}

// pods is the part of invariant 6 about ValkeyNodes and Pods.
func (p *Picture) pods(f *findings, e Excuses) {
	nodes := map[string]*v1alpha1.ValkeyNode{}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		nodes[v1alpha1.PodName(n.Name)] = n
		if !metav1.IsControlledBy(n, p.Cluster) {
			f.add(6, "ValkeyNode %s is not of this cluster", n.Name)
		}
		if want := v1alpha1.NodeName(p.Cluster.Name, n.Spec.ShardIndex, n.Spec.Member); n.Name != want {
			f.add(6, "ValkeyNode %s should be named %s", n.Name, want)
		}
		if !n.Status.Ready {
			f.add(6, "ValkeyNode %s is not ready: %s", n.Name, n.Status.Message)
		}
	}
	if len(nodes) != len(p.Members) {
		f.add(6, "there are %d ValkeyNodes and %d Pods", len(nodes), len(p.Members))
	}
	for _, m := range p.Members {
		n := nodes[m.Name()]
		if n == nil || !metav1.IsControlledBy(m.Pod, n) {
			f.add(6, "Pod %s has no ValkeyNode", m.Name())
			continue
		}
		self, _ := m.Nodes.Myself()
		role := v1alpha1.RoleReplica
		if self.Primary {
			role = v1alpha1.RolePrimary
		}
		if got := m.Pod.Labels[v1alpha1.LabelRole]; got != string(role) || n.Status.Role != role {
			f.add(6, "%s is a %s, its Pod's label says %q and its ValkeyNode %q", m.Name(), role, got, n.Status.Role)
		}
		if n.Status.NodeID != self.ID || n.Status.PodIP != m.Pod.Status.PodIP {
			f.add(6, "ValkeyNode %s has another ID or address than its Pod", n.Name)
		}
		for _, status := range m.Pod.Status.ContainerStatuses {
			if status.RestartCount > 0 && !e.Restarts {
				f.add(6, "container %s of %s was restarted %d times: %s", status.Name, m.Name(), status.RestartCount, lastWords(status))
			}
		}
	}
}

// claims is the part of invariant 6 about volumes.
func (p *Picture) claims(f *findings, e Excuses) {
	claims := map[string]*corev1.PersistentVolumeClaim{}
	for i := range p.Claims {
		claims[p.Claims[i].Name] = &p.Claims[i]
	}
	for _, m := range p.Members {
		claim := claims[m.Name()]
		delete(claims, m.Name())
		switch {
		case claim == nil && p.Cluster.Spec.Persistence != nil:
			f.add(6, "%s has no claim", m.Name())
		case claim != nil && p.Cluster.Spec.Persistence == nil:
			f.add(6, "%s has a claim", m.Name())
		case claim != nil && claim.Labels[v1alpha1.LabelClusterUID] != string(p.Cluster.UID):
			f.add(6, "the claim of %s is of another cluster", m.Name())
		}
	}
	if len(claims) > 0 && !e.Claims {
		f.add(6, "there are claims without a Pod: %s", slices.Sorted(maps.Keys(claims)))
	}
}

// operator is invariant 7.
func (p *Picture) operator(f *findings) {
	for _, pod := range p.Operators {
		for _, status := range pod.Status.ContainerStatuses {
			if status.RestartCount > 0 {
				f.add(7, "%s was restarted %d times: %s", pod.Name, status.RestartCount, lastWords(status))
			}
		}
	}
	ready := p.Cluster.Status.Condition(v1alpha1.ConditionReady)
	switch {
	case ready == nil || ready.Status != metav1.ConditionTrue:
		f.add(7, "the cluster is not called Ready: %s: %s", p.Cluster.Status.Reason, p.Cluster.Status.Message)
	case p.Cluster.Status.ObservedGeneration != p.Cluster.Generation:
		f.add(7, "the status is of generation %d, the spec is %d", p.Cluster.Status.ObservedGeneration, p.Cluster.Generation)
	case p.Cluster.Status.State != v1alpha1.StateReady:
		f.add(7, "the state is %s: %s", p.Cluster.Status.State, p.Cluster.Status.Message)
	}
	shards, replicas := p.Cluster.Spec.Shards, p.Cluster.Spec.ReplicasOrDefault()
	if got := p.Cluster.Status; got.Shards != shards || got.ReadyShards != shards || got.ReplicasReady != shards*replicas {
		f.add(7, "the status counts %d shards, %d ready, %d replicas", got.Shards, got.ReadyShards, got.ReplicasReady)
	}
}

func lastWords(status corev1.ContainerStatus) string {
	ended := status.LastTerminationState.Terminated
	if ended == nil {
		return ""
	}
	return fmt.Sprintf("%s, exit code %d: %s", ended.Reason, ended.ExitCode, ended.Message)
}
