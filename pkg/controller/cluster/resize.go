// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"fmt"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// observeResize finds what Pods of the declared revision are to have of CPU and memory
// while they run. It waits until it is known what servers take of the configuration:
// maxmemory is changed before or after.
func (c *Controller) observeResize(seen *observation) {
	if !c.resizes || seen.config.undecided || !seen.base.Resizable(seen.template) {
		return
	}
	to, recorded := resources.EffectiveResources(seen.template.Resources), resources.EffectiveResources(seen.base.Resources)
	seen.size = &to
	seen.state.Resize = &plan.Resize{To: sizeOf(to), Recorded: sizeOf(recorded)}
	if text := seen.fileValue(resources.MaxMemory); text != nil {
		seen.state.Resize.MaxMemory, _ = resources.ParseBytes(*text) // what is no number, servers refuse
	}
}

// sizeFor is what a new ValkeyNode of a revision is to ask for; nil for what the revision
// has. While others of it are not resized yet, or must not be, it is what they ask for.
func (seen *observation) sizeFor(revision string) *corev1.ResourceRequirements {
	r := seen.state.Resize
	decided := r != nil && revision == seen.state.Revision
	for i := range seen.state.Members {
		m := &seen.state.Members[i]
		if m.Revision != revision || m.Retired || m.Deleting {
			continue
		}
		if size := seen.nodes[m.Name].Spec.Resources; decided && r.Asks(m) != r.To || !decided && size != nil {
			return size
		}
	}
	if decided && r.To != r.Recorded {
		return seen.size
	}
	return nil
}

// sizePod notes the resources of a Pod, and how far its kubelet is with a change.
func sizePod(p *plan.Pod, pod *corev1.Pod) {
	set, has := resources.ServerResources(pod)
	p.Size = sizeOf(set)
	if has != nil {
		p.Has = sizeOf(*has)
	}
	for _, cond := range pod.Status.Conditions {
		if cond.Status != corev1.ConditionTrue {
			continue
		}
		switch cond.Type {
		case corev1.PodResizePending:
			p.Resizing, p.ResizeMessage = plan.ResizeDeferred, cond.Message
			if cond.Reason == corev1.PodReasonInfeasible {
				p.Resizing = plan.ResizeInfeasible
			}
			return
		case corev1.PodResizeInProgress:
			p.Resizing, p.ResizeMessage = plan.ResizeInProgress, cond.Message
		}
	}
}

func sizeOf(r corev1.ResourceRequirements) plan.Size {
	return plan.Size{
		CPURequest: r.Requests.Cpu().MilliValue(), CPULimit: r.Limits.Cpu().MilliValue(),
		MemoryRequest: r.Requests.Memory().Value(), MemoryLimit: r.Limits.Memory().Value(),
	}
}

// sizePatch is the merge patch that makes a ValkeyNode ask for these resources, and for
// no others.
func sizePatch(n *v1alpha1.ValkeyNode, size *corev1.ResourceRequirements) any {
	if size == nil {
		return nil
	}
	lists := map[string]map[corev1.ResourceName]any{"requests": {}, "limits": {}}
	add := func(r *corev1.ResourceRequirements, value func(resource.Quantity) any) {
		for name, amount := range r.Requests {
			lists["requests"][name] = value(amount)
		}
		for name, amount := range r.Limits {
			lists["limits"][name] = value(amount)
		}
	}
	if n != nil && n.Spec.Resources != nil {
		add(n.Spec.Resources, func(resource.Quantity) any { return nil })
	}
	add(size, func(q resource.Quantity) any { return q })
	return lists
}

// overfull tells in words why maxmemory is not lowered: a server holds more and evicts
// nothing, so that it would refuse writes at once.
func (seen *observation) overfull(name string, config map[string]string) string {
	if name != resources.MaxMemory {
		return ""
	}
	value, _ := seen.written(name, config)
	limit, ok := resources.ParseBytes(value)
	if policy := config["maxmemory-policy"]; !ok || limit == 0 || policy != "" && policy != "noeviction" {
		return ""
	}
	for i := range seen.state.Members {
		m := &seen.state.Members[i]
		if m.Server == nil {
			continue
		}
		if mem := m.Server.Memory; !mem.Evicts && mem.Used > limit && (mem.Max == 0 || mem.Max > limit) {
			return fmt.Sprintf("%s uses %d bytes of memory, and its maxmemory-policy evicts nothing", m.Name, mem.Used)
		}
	}
	return ""
}
