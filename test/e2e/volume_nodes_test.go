// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
	"github.com/valkey-direct/valkey-operator/test/kube"
)

// withinNotReady is three times what Kubernetes takes here to call a node not ready.
const withinNotReady = 45 * time.Second

// Promises about a node with volumes, from the moment that its state is said: most
// of the first is that Kubernetes looks for such Pods every 20 s, of the second
// that it waits 40 s for the Node to come back before. How long writes wait for a
// primary whose volume may come back is shown elsewhere.
var (
	promisedOutOfService = promise{ready: 40 * time.Second, lost: unreplicated}
	promisedNodeRemoved  = promise{ready: 120 * time.Second, lost: unreplicated}
	// A node with volumes is waited for a minute. The one primary of a single shard is
	// its own majority: with its cable back it takes writes again until it hears of its
	// successor, within the two seconds that a primary waits before it serves.
	promisedCutOff = promise{ready: 100 * time.Second, lost: unreplicated + 2*rateBeside}
)

// TestVolumeNodes loses two Kubernetes nodes at the same moment: one loses its power,
// the cable of the other is pulled, so that its servers go on. Four clusters with
// volumes run there:
//
//   - net has volumes that follow their Pods, as network disks do, and Pods on the dead
//     node: nobody touches them or uses the volumes elsewhere before a person says that
//     the machine is off, and then all is as before elsewhere, on the same volumes
//     (row 105);
//   - disk has disks of the nodes, and with one of its two primaries, on the dead node,
//     the majority is gone: when the node is removed, its servers are made anew
//     elsewhere from the copies that are left (rows 37, 133);
//   - lone has its only copy on a disk of the dead node: the status says so, nothing is
//     deleted, and when the node is back, so is the data (row 133);
//   - slow has its primary on the node that is cut off: its replica is promoted,
//     another member is made elsewhere, and the old one is left alone until the node is
//     back. Then it goes (rows 43, 105).
//
// Both nodes come back in the end, and nothing of the old writes a volume twice.
func TestVolumeNodes(t *testing.T) {
	t.Parallel()
	t.Cleanup(func() { // After the namespace.
		if err := bed.local.RecycleVolumes(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
	})
	s := newSpace(t, alone, nil)
	watchFolders(t)
	cut := bed.local.Nodes()[3].Name
	net := s.create("net", onlyOn(persistent(shape(3, 1), v1alpha1.ReclaimDelete), corev1.NodeSelectorOpNotIn, cut))
	disk := s.create("disk", onlyOn(onDisks(shape(2, 1)), corev1.NodeSelectorOpNotIn, cut))
	beside{net, disk}.planted()
	dead := disk.primary(0).Pod.Spec.NodeName
	other := bed.local.Nodes()[0].Name
	if other == dead {
		other = bed.local.Nodes()[1].Name
	}
	lone := s.create("lone", onlyOn(onDisks(shape(1, 0)), corev1.NodeSelectorOpIn, dead))
	slow := s.create("slow", onlyOn(persistent(shape(1, 1), v1alpha1.ReclaimDelete), corev1.NodeSelectorOpIn, cut, other))
	beside{lone, slow}.planted()
	if slow.lead(cut) == nil {
		t.Fatalf("nothing of slow is on %s: the test shows nothing", cut)
	}
	withoutOperator(t, dead, cut)

	power, cable := faults().PowerLoss(dead), faults().Partition(cut)
	t.Cleanup(func() { undo(t, power); undo(t, cable) })
	b := beside{net, disk, lone, slow}
	netTrial, diskTrial := net.begin("node out of service", promisedOutOfService), disk.begin("node with local disks removed", promisedNodeRemoved)
	slowTrial := slow.begin("node with volumes cut off", promisedCutOff)
	beside{disk, lone}.during(func() {
		netTrial.strike(slices.Collect(maps.Values(net.podsOn(dead))), power.Apply)
		slowTrial.strike(nil, cable.Apply)
	})
	awaitNotReady(t, dead)
	netTrial.outOfService(dead)
	diskTrial.removed(dead, lone)
	slowTrial.cutOff(cut, cable)
	undo(t, power)
	lone.awaitReady(withinReady)
	for _, c := range b {
		c.verify(verify.Excuses{Restarts: true})
	}
}

// during breaks something in several clusters at once.
func (b beside) during(do func()) {
	if len(b) == 0 {
		do()
		return
	}
	b[0].watch.during(func() { b[1:].during(do) })
}

func awaitNotReady(t *testing.T, node string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), withinNotReady)
	defer cancel()
	if err := bed.local.WaitNode(ctx, node, false); err != nil {
		t.Fatal(err)
	}
}

// cutOff is row 105 for a machine of which nobody knows whether it is off.
func (tr *trial) cutOff(node string, cable fault.Fault) {
	tr.t.Helper()
	stranded := tr.podsOn(node)
	ready := tr.redundant()
	for name, now := range tr.podsOn(node) {
		if was := stranded[name]; was == nil || was.UID != now.UID || now.DeletionTimestamp == nil {
			tr.t.Errorf("%s is on %s, deleted at %v", name, node, now.DeletionTimestamp)
		}
		delete(stranded, name)
	}
	if len(stranded) > 0 {
		tr.t.Errorf("without evidence %v were removed from %s", slices.Sorted(maps.Keys(stranded)), node)
	}
	left := tr.podsOn(node)
	tr.awaitTold(left, "kubectl taint nodes "+node)
	tr.end(cable)
	tr.await("what was left on "+node+" is gone", withinGone, func(ctx context.Context) error {
		for name := range left {
			if _, err := tr.findClaim(ctx, name); !apierrors.IsNotFound(err) {
				return fmt.Errorf("the claim of %s is still there (%v)", name, err)
			}
		}
		if now := tr.podsOn(node); len(now) > 0 {
			return fmt.Errorf("%d Pods are there", len(now))
		}
		return nil
	})
	tr.judge(ready)
	tr.awaitReady(withinReady)
}

// outOfService is row 105 for volumes that follow their Pods.
func (tr *trial) outOfService(node string) {
	tr.t.Helper()
	stranded, volumes := tr.podsOn(node), tr.volumes()
	if len(stranded) == 0 {
		tr.t.Fatalf("nothing of %s is on %s: the test shows nothing", tr.cluster.name, node)
	}
	// A person without patience deletes a Pod: it must stay until there is evidence.
	impatient := slices.Collect(maps.Values(stranded))[0]
	tr.deletePod(impatient, metav1.DeleteOptions{})
	tr.awaitTold(stranded, "kubectl taint nodes "+node+" node.kubernetes.io/out-of-service=nodeshutdown:NoExecute")
	before := slices.Sorted(maps.Keys(stranded))
	if now := slices.Sorted(maps.Keys(tr.podsOn(node))); !slices.Equal(now, before) {
		tr.t.Errorf("the Pods on %s were %v and are %v", node, before, now)
	}
	tr.began = time.Now()
	taint(tr.t, node)
	tr.whole()
	if after := tr.volumes(); !maps.Equal(after, volumes) {
		tr.t.Errorf("the volumes were %v and are %v", volumes, after)
	}
}

// removed is row 133: a cluster with copies elsewhere, and one without.
func (tr *trial) removed(node string, lone *cluster) {
	tr.t.Helper()
	tr.began = time.Now()
	if err := bed.local.NodeRemove(tr.t.Context(), node); err != nil {
		tr.t.Fatal(err)
	}
	pod := v1alpha1.PodName(v1alpha1.NodeName(lone.name, 0, 0))
	claim := lone.claim(pod)
	tr.whole()
	for name, volume := range tr.volumes() {
		if strings.HasPrefix(volume, node) {
			tr.t.Errorf("%s has volume %s on the node that is gone", name, volume)
		}
	}
	lone.awaitTold(map[string]*corev1.Pod{pod: nil}, "can be used on no Kubernetes node that is left")
	if after := lone.claim(pod); after.UID != claim.UID || after.DeletionTimestamp != nil || after.Spec.VolumeName != claim.Spec.VolumeName {
		tr.t.Errorf("the claim with the only copy was %s and is %s, deleted %v", claim.UID, after.UID, after.DeletionTimestamp)
	}
}

func undo(t *testing.T, f fault.Fault) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.Context()), cleanupWithin)
	defer cancel()
	said, err := f.Undo(ctx)
	if err == nil {
		err = bed.local.WaitNode(ctx, f.Target, true)
	}
	if err != nil {
		t.Error(err)
	}
	t.Log(said)
}

// onDisks is a spec with volumes that are disks of the nodes.
func onDisks(spec v1alpha1.ValkeyClusterSpec) v1alpha1.ValkeyClusterSpec {
	spec = persistent(spec, v1alpha1.ReclaimDelete)
	spec.Persistence.StorageClassName = new(kube.LocalClass)
	return spec
}

// onlyOn is a spec whose Pods may run on these Kubernetes nodes only, or on none of
// them.
func onlyOn(spec v1alpha1.ValkeyClusterSpec, operator corev1.NodeSelectorOperator, nodes ...string) v1alpha1.ValkeyClusterSpec {
	spec.Scheduling.Affinity = &corev1.Affinity{NodeAffinity: &corev1.NodeAffinity{
		RequiredDuringSchedulingIgnoredDuringExecution: &corev1.NodeSelector{NodeSelectorTerms: []corev1.NodeSelectorTerm{{
			MatchExpressions: []corev1.NodeSelectorRequirement{{Key: corev1.LabelHostname, Operator: operator, Values: nodes}},
		}}},
	}}
	return spec
}

// withoutOperator moves the operator away from nodes that are to be lost: what
// becomes of it is another test's.
func withoutOperator(t *testing.T, nodes ...string) {
	t.Helper()
	for _, node := range nodes {
		cordon(t, node, true)
		t.Cleanup(func() { cordon(t, node, false) })
	}
	for _, pod := range operatorPods(t) {
		if !slices.Contains(nodes, pod.Spec.NodeName) {
			continue
		}
		if err := bed.kube.CoreV1().Pods(pod.Namespace).Delete(t.Context(), pod.Name, metav1.DeleteOptions{}); err != nil {
			t.Fatal(err)
		}
	}
	err := hold(t.Context(), withinReady, func() error {
		for _, pod := range operatorPods(t) {
			if slices.Contains(nodes, pod.Spec.NodeName) || !podReady(&pod) {
				return fmt.Errorf("%s is on %s, ready: %t", pod.Name, pod.Spec.NodeName, podReady(&pod))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func cordon(t *testing.T, node string, on bool) {
	t.Helper()
	body := fmt.Appendf(nil, `{"spec":{"unschedulable":%t}}`, on)
	_, err := bed.kube.CoreV1().Nodes().Patch(context.WithoutCancel(t.Context()), node, types.MergePatchType, body, metav1.PatchOptions{})
	if err != nil {
		t.Errorf("set unschedulable=%t of %s: %v", on, node, err)
	}
}

// podsOn are the Pods of a cluster on a Kubernetes node.
func (c *cluster) podsOn(node string) map[string]*corev1.Pod {
	c.t.Helper()
	pods := c.pods()
	maps.DeleteFunc(pods, func(_ string, pod *corev1.Pod) bool { return pod.Spec.NodeName != node })
	return pods
}

// volumes are the names of the volumes of a cluster's claims.
func (c *cluster) volumes() map[string]string {
	c.t.Helper()
	volumes := map[string]string{}
	for _, name := range c.claims() {
		volumes[name] = c.claim(name).Spec.VolumeName
	}
	return volumes
}

// awaitTold waits until the ValkeyNode of each of these Pods says it in these words.
func (c *cluster) awaitTold(pods map[string]*corev1.Pod, words string) {
	c.t.Helper()
	c.await("a person is told what to do", 2*withinReady, func(ctx context.Context) error {
		nodes, err := bed.valkey.ValkeyV1alpha1().ValkeyNodes(c.space.name).List(ctx, metav1.ListOptions{})
		if err != nil {
			return err
		}
		told := 0
		for _, n := range nodes.Items {
			if _, ok := pods[v1alpha1.PodName(n.Name)]; !ok {
				continue
			}
			if !strings.Contains(n.Status.Message, words) {
				return fmt.Errorf("%s says: %s", n.Name, n.Status.Message)
			}
			told++
		}
		if told < len(pods) {
			return fmt.Errorf("%d of %d say something", told, len(pods))
		}
		return nil
	})
}

// taint says of a machine that it is off.
func taint(t *testing.T, node string) {
	t.Helper()
	body := `{"spec":{"taints":[{"key":"node.kubernetes.io/out-of-service","value":"nodeshutdown","effect":"NoExecute"}]}}`
	_, err := bed.kube.CoreV1().Nodes().Patch(t.Context(), node, types.StrategicMergePatchType, []byte(body), metav1.PatchOptions{})
	if err != nil {
		t.Fatal(err)
	}
}
