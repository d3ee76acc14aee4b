// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"time"
)

// A Pod on a machine that does not answer may still run, or run again. It is
// removed without the machine's word only on evidence:
//
//   - It has no volume and is retired, which the cluster controller does to such
//     a member when another one is in sync in its place. Nothing of it is left
//     that a second Pod could use or that would be missed.
//   - The Node object is gone, or has the taint node.kubernetes.io/out-of-service.
//     Then Kubernetes' own garbage collector of Pods removes it and detaches the
//     volume, so nothing is done here but to wait.

// forceIn tells whether the Pod may be removed by force, and in what time.
func (s *NodeState) forceIn() (left time.Duration, may bool) {
	pod := s.Pod
	if !s.Retired || !pod.Ephemeral || pod.LostNode == "" {
		return 0, false
	}
	if pod.NodeGone || pod.OutOfService {
		return 0, true
	}
	return lostAfter - s.Now.Sub(pod.LostSince), true
}

// forcePod plans the removal of the Pod without its machine.
func (p *NodePlan) forcePod(s *NodeState, reason string) bool {
	p.stopPod(s, reason, fmt.Sprintf("Kubernetes node %s does not answer, and the Pod has no volume and is no longer wanted", s.Pod.LostNode))
	p.Force = true
	return true
}

// stopping: its phase says that it has ended, but containers that use the volume
// are still reported to run: somebody else than the kubelet has set it. The kubelet
// stops them, or takes the phase back. The API server would remove the Pod at once
// when it is deleted, and the next one would use the volume beside it.
func (pod *NodePod) stopping() bool { return pod.Finished && pod.Running && !pod.Ephemeral }

func stoppingMessage(s *NodeState) string {
	message := fmt.Sprintf("Pod %s has ended (%s): waiting until its containers have stopped", s.PodName, s.Pod.Message)
	if s.Pod.LostNode != "" {
		message += ". " + lostNodeMessage(s)
	}
	return message
}

func goingMessage(s *NodeState) string {
	message := fmt.Sprintf("waiting until Pod %s has stopped: it is being deleted", s.PodName)
	if s.Pod.LostNode != "" {
		message += ". " + lostNodeMessage(s)
	}
	return message
}

// lostNodeMessage says what becomes of a Pod on a machine that does not answer,
// and what a person can do.
func lostNodeMessage(s *NodeState) string {
	pod := s.Pod
	switch {
	case pod.NodeGone:
		return fmt.Sprintf("Kubernetes node %s is gone: Kubernetes removes the Pod within two minutes", pod.LostNode)
	case pod.OutOfService:
		return fmt.Sprintf("Kubernetes node %s is out of service: Kubernetes removes the Pod within a minute", pod.LostNode)
	case pod.Ephemeral && s.Retired:
		return fmt.Sprintf("Kubernetes node %s does not answer: the Pod is removed by force soon, for it has no volume", pod.LostNode)
	case pod.Ephemeral:
		return fmt.Sprintf("Kubernetes node %s does not answer. The Pod goes when that node is back or is deleted, "+
			"or when another server has taken its place", pod.LostNode)
	}
	return fmt.Sprintf("Kubernetes node %[1]s does not answer, and PVC %[2]s must not be used by another Pod while this one may run. "+
		"It goes on when that node is back or is deleted; if the machine is certainly off: "+
		"kubectl taint nodes %[1]s node.kubernetes.io/out-of-service=nodeshutdown:NoExecute", pod.LostNode, s.PodName)
}

func foreignMessage(s *NodeState) string {
	if s.Claim.Owner == "" {
		return fmt.Sprintf("PVC %s does not belong to this cluster: delete it or give the cluster another name", s.PodName)
	}
	return fmt.Sprintf("PVC %s belongs to a former cluster (UID %s): delete it or give the cluster another name", s.PodName, s.Claim.Owner)
}

func lostMessage(s *NodeState) string {
	return fmt.Sprintf("PVC %s has lost its volume: another server takes the place of this one if the shard has a copy in sync. "+
		"If not, bring the volume back, or delete the PVC, and it is made anew without data", s.PodName)
}

func unreachableMessage(s *NodeState) string {
	return fmt.Sprintf("volume %s of PVC %s can be used on no Kubernetes node that is left: another server takes the place of this one "+
		"if the shard has a copy in sync. If not, bring a node back that the volume's node affinity allows, "+
		"or delete the PVC, and it is made anew without data", s.Claim.Volume, s.PodName)
}
