// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package node_test

import (
	"errors"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clienttesting "k8s.io/client-go/testing"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

var (
	machineResource = corev1.SchemeGroupVersion.WithResource("nodes")
	volumeResource  = corev1.SchemeGroupVersion.WithResource("persistentvolumes")
)

// loseMachine makes Kubernetes node n1 not ready, as the control plane does when
// its kubelet is silent: its Pods are not ready either.
func (w *world) loseMachine() {
	w.t.Helper()
	w.changeMachine(func(n *corev1.Node) {
		n.Status.Conditions[0].Status, n.Status.Conditions[0].LastTransitionTime = corev1.ConditionUnknown, metav1.Now()
	})
	w.changePod(func(p *corev1.Pod) { p.Status.Conditions[0].Status = corev1.ConditionFalse })
}

func (w *world) changeMachine(change func(*corev1.Node)) {
	w.t.Helper()
	n, err := w.kube.CoreV1().Nodes().Get(w.t.Context(), "n1", metav1.GetOptions{})
	if err != nil {
		w.t.Fatal(err)
	}
	n = n.DeepCopy()
	change(n)
	n.ResourceVersion = w.next()
	if err := w.kube.Tracker().Update(machineResource, n, ""); err != nil {
		w.t.Fatal(err)
	}
	synctest.Wait()
}

// TestMachineAboutToGo: of a Pod that is well it is said what its machine has in store
// for it, and nothing is done (row 131).
func TestMachineAboutToGo(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster(ephemeral))
		w.writes()
		w.changeMachine(func(n *corev1.Node) { n.Spec.Unschedulable = true })
		w.condition(metav1.ConditionTrue, "Ready", "Kubernetes node n1 is cordoned: it takes no new Pods")
		w.changeMachine(func(n *corev1.Node) {
			n.Spec.Taints = []corev1.Taint{{Key: "ToBeDeletedByClusterAutoscaler", Effect: corev1.TaintEffectNoSchedule}}
		})
		w.condition(metav1.ConditionTrue, "Ready", "Kubernetes node n1 is about to go: it has the taint ToBeDeletedByClusterAutoscaler")
		w.changeMachine(func(n *corev1.Node) { n.Spec = corev1.NodeSpec{} })
		if m := w.node().Status.Message; m != "" {
			t.Errorf("the ValkeyNode still says %q", m)
		}
		if w.pod().DeletionTimestamp != nil {
			t.Error("the Pod is deleted")
		}
	})
}

// TestRetiredOnLostMachine removes a retired Pod without a volume by force when
// its machine has not answered for a while, and not before (row 105).
func TestRetiredOnLostMachine(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster(ephemeral))
		w.loseMachine()
		w.condition(metav1.ConditionFalse, "NodeNotReady", "n1 does not answer")
		pass(time.Hour)
		if w.pod().DeletionTimestamp != nil {
			t.Fatal("a Pod is deleted because its machine does not answer")
		}
		w.writes()
		w.changeNode(retired)
		w.expect("delete pods", "delete valkeynodes")
		if w.forced.Load() != 1 || w.pod() != nil || w.node() != nil {
			t.Errorf("%d removals by force; Pod %v, ValkeyNode %v", w.forced.Load(), w.pod(), w.node())
		}
	})
}

// TestRetiredOnMachineJustLost gives the machine the time of a restart of its
// kubelet.
func TestRetiredOnMachineJustLost(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster(ephemeral))
		w.changeNode(retired)
		w.loseMachine()
		pass(9 * time.Second)
		if w.pod() == nil || w.forced.Load() > 0 {
			t.Fatal("it was removed by force")
		}
		w.condition(metav1.ConditionFalse, "Retired", "removed by force soon")
		pass(time.Second)
		if w.pod() != nil || w.node() != nil {
			t.Error("it was not removed")
		}
	})
}

// TestNoForceOnLiveMachine shows row 150: that the cache calls the machine lost is
// not enough.
func TestNoForceOnLiveMachine(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster(ephemeral))
		w.changeNode(retired)
		w.kube.PrependReactor("get", "nodes", func(clienttesting.Action) (bool, runtime.Object, error) {
			return true, machine("n1", "zone-a"), nil
		})
		n := machine("n1", "zone-a")
		n.Status.Conditions[0].Status, n.ResourceVersion = corev1.ConditionUnknown, w.next()
		if err := w.kube.Tracker().Update(machineResource, n, ""); err != nil {
			t.Fatal(err)
		}
		pass(time.Hour)
		if w.forced.Load() > 0 || w.pod() == nil {
			t.Error("a Pod was removed by force from a machine that answers")
		}
	})
}

// TestRetiredVolumeWaits shows row 105 for volumes: nothing is forced, the claim
// stays while the Pod is there, and a person is told what to do.
func TestRetiredVolumeWaits(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster())
		w.loseMachine()
		w.condition(metav1.ConditionFalse, "NodeNotReady", "kubectl taint nodes n1 node.kubernetes.io/out-of-service=nodeshutdown:NoExecute")
		w.changeNode(retired)
		pass(time.Hour)
		w.condition(metav1.ConditionFalse, "Retired", "kubectl taint nodes n1")
		if w.pod() == nil || w.forced.Load() > 0 || w.claim().DeletionTimestamp != nil {
			t.Fatal("something was removed without evidence")
		}
		w.changeMachine(func(n *corev1.Node) {
			n.Spec.Taints = []corev1.Taint{{Key: corev1.TaintNodeOutOfService, Effect: corev1.TaintEffectNoExecute}}
		})
		w.condition(metav1.ConditionFalse, "Retired", "Kubernetes removes the Pod within a minute")
		w.gone(podName, w.anyPod)
		if w.claim().DeletionTimestamp == nil {
			t.Error("the claim stays")
		}
		w.gone(podName, w.anyClaim)
		if w.node() != nil {
			t.Error("the ValkeyNode stays")
		}
	})
}

// TestOutOfService deletes a Pod on a machine that people call off, whatever the
// effect of the taint is, and makes it anew on its volume.
func TestOutOfService(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster())
		old, claim := w.pod().UID, w.claim().UID
		w.loseMachine()
		w.writes()
		w.changeMachine(func(n *corev1.Node) {
			n.Spec.Taints = []corev1.Taint{{Key: corev1.TaintNodeOutOfService, Effect: corev1.TaintEffectNoSchedule}}
		})
		w.expect("delete pods", "patch valkeynodes/status")
		pass(time.Hour)
		w.expect()
		w.gone(podName, w.anyPod)
		if p := w.pod(); p == nil || p.UID == old || w.claim().UID != claim || w.forced.Load() > 0 {
			t.Errorf("the new Pod: %v", p)
		}
	})
}

// TestEndedButRunning shows that a Pod whose status somebody has set to Failed
// keeps its volume for itself until the kubelet has stopped its containers.
func TestEndedButRunning(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster())
		w.changePod(func(p *corev1.Pod) {
			p.Status.Phase, p.Status.Reason, p.Status.Message = corev1.PodFailed, "Evicted", "by hand"
			p.Status.ContainerStatuses = []corev1.ContainerStatus{{
				Name: v1alpha1.ServerContainer, State: corev1.ContainerState{Running: &corev1.ContainerStateRunning{}},
			}}
		})
		pass(time.Minute)
		w.condition(metav1.ConditionFalse, "Evicted", "waiting until its containers have stopped")
		if w.pod().DeletionTimestamp != nil {
			t.Fatal("the Pod is deleted while its containers run")
		}
		w.changePod(func(p *corev1.Pod) {
			p.Status.ContainerStatuses[0].State = corev1.ContainerState{Terminated: &corev1.ContainerStateTerminated{}}
		})
		if w.pod().DeletionTimestamp == nil {
			t.Error("the Pod stays")
		}
	})
}

// unscheduled starts the controller with a member whose Pod finds no machine for
// its volume, which only the given term allows.
func unscheduled(t *testing.T, term corev1.NodeSelectorTerm) *world {
	t.Helper()
	c := cluster()
	w := start(t, c, revision(c), valkeyNode(c), machine("n1", "zone-a"))
	claim := w.claim().DeepCopy()
	claim.Spec.VolumeName, claim.Status.Phase, claim.ResourceVersion = "disk-7", corev1.ClaimBound, w.next()
	if err := w.kube.Tracker().Update(claimResource, claim, namespace); err != nil {
		t.Fatal(err)
	}
	volume := &corev1.PersistentVolume{
		ObjectMeta: metav1.ObjectMeta{Name: "disk-7"},
		Spec: corev1.PersistentVolumeSpec{NodeAffinity: &corev1.VolumeNodeAffinity{
			Required: &corev1.NodeSelector{NodeSelectorTerms: []corev1.NodeSelectorTerm{term}},
		}},
	}
	if err := w.kube.Tracker().Create(volumeResource, volume, ""); err != nil {
		t.Fatal(err)
	}
	w.changePod(func(p *corev1.Pod) {
		p.Status.Conditions = []corev1.PodCondition{{
			Type: corev1.PodScheduled, Status: corev1.ConditionFalse, Reason: corev1.PodReasonUnschedulable,
			Message: "0/1 nodes are available", LastTransitionTime: metav1.Now(),
		}}
	})
	return w
}

func onlyIn(zone string) corev1.NodeSelectorTerm {
	return corev1.NodeSelectorTerm{MatchExpressions: []corev1.NodeSelectorRequirement{{
		Key: corev1.LabelTopologyZone, Operator: corev1.NodeSelectorOpIn, Values: []string{zone},
	}}}
}

// TestVolumeOutOfReach shows rows 37 and 133: a volume that no machine can use is
// reported after a while, touched never, and used again when a machine is there.
func TestVolumeOutOfReach(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := unscheduled(t, onlyIn("zone-b"))
		pass(9 * time.Second)
		w.condition(metav1.ConditionFalse, "Unschedulable", "0/1 nodes")
		pass(time.Second)
		w.condition(metav1.ConditionFalse, "VolumeUnreachable", "volume disk-7 of PVC "+podName)
		w.writes()
		pass(time.Hour)
		w.expect()
		if err := w.kube.Tracker().Create(machineResource, machine("n2", "zone-b"), ""); err != nil {
			t.Fatal(err)
		}
		pass(20 * time.Second)
		w.condition(metav1.ConditionFalse, "Unschedulable", "0/1 nodes")
		if w.pod().DeletionTimestamp != nil || w.claim().DeletionTimestamp != nil {
			t.Error("something was deleted")
		}
	})
}

// TestVolumeReach: which volumes are out of reach of zone-a's only machine, n1.
func TestVolumeReach(t *testing.T) {
	t.Parallel()
	named := func(name string) corev1.NodeSelectorTerm {
		return corev1.NodeSelectorTerm{MatchFields: []corev1.NodeSelectorRequirement{{
			Key: metav1.ObjectNameField, Operator: corev1.NodeSelectorOpIn, Values: []string{name},
		}}}
	}
	for name, tt := range map[string]struct {
		term   corev1.NodeSelectorTerm
		reason string
	}{
		"its zone":               {onlyIn("zone-a"), "Unschedulable"},
		"another zone":           {onlyIn("zone-b"), "VolumeUnreachable"},
		"its name":               {named("n1"), "Unschedulable"},
		"another name":           {named("n9"), "VolumeUnreachable"},
		"nothing":                {corev1.NodeSelectorTerm{}, "VolumeUnreachable"},
		"what is not understood": {corev1.NodeSelectorTerm{MatchExpressions: []corev1.NodeSelectorRequirement{{Key: "a", Operator: "Near"}}}, "Unschedulable"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				w := unscheduled(t, tt.term)
				pass(time.Minute)
				w.condition(metav1.ConditionFalse, tt.reason, "")
			})
		})
	}
}

// TestVolumesNotReadable: without the right to read volumes, nothing is known of
// them, and all else goes on.
func TestVolumesNotReadable(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := unscheduled(t, onlyIn("zone-b"))
		w.kube.PrependReactor("get", "persistentvolumes", func(clienttesting.Action) (bool, runtime.Object, error) {
			return true, nil, apierrors.NewForbidden(volumeResource.GroupResource(), "disk-7", errors.New("no"))
		})
		pass(time.Minute)
		w.changePod(func(p *corev1.Pod) { p.Status.Conditions[0].Message = "still none" })
		w.condition(metav1.ConditionFalse, "Unschedulable", "still none")
		w.runPod()
		w.condition(metav1.ConditionTrue, "Ready", "")
	})
}

// TestRetiredLostClaim removes a claim without a volume whatever the reclaim
// policy is, since there is nothing to retain (row 98).
func TestRetiredLostClaim(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := running(t, cluster(retain))
		claim := w.claim().DeepCopy()
		claim.Status.Phase, claim.ResourceVersion = corev1.ClaimLost, w.next()
		if err := w.kube.Tracker().Update(claimResource, claim, namespace); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		w.condition(metav1.ConditionTrue, "ClaimLost", "lost its volume")
		w.changeNode(retired)
		if w.claim().DeletionTimestamp != nil {
			t.Fatal("the claim is deleted under its Pod")
		}
		w.gone(podName, w.anyPod)
		w.gone(podName, w.anyClaim)
		if w.node() != nil {
			t.Error("the ValkeyNode stays")
		}
	})
}
