// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

const mebi = 1 << 20

func sized(memory int64) Size {
	return Size{CPURequest: 100, MemoryRequest: memory * mebi, MemoryLimit: memory * mebi}
}

// resizing is a cluster whose Pods have a memory limit of 256 MiB, and are to have
// another one.
func resizing(shards, replicas int32, to int64) *State {
	s := settled(shards, replicas)
	s.Resize = &Resize{To: sized(to), Recorded: sized(256)}
	for i := range s.Members {
		pod := s.Members[i].Pod
		pod.Size, pod.Has = sized(256), sized(256)
	}
	return s
}

// ask lets ValkeyNodes ask for what is declared; the kubelets have done it when has.
func ask(s *State, has bool, names ...string) {
	for _, name := range names {
		m := s.member(name)
		m.Size, m.Pod.Size = new(s.Resize.To), s.Resize.To
		if has {
			m.Pod.Has = s.Resize.To
		}
	}
}

// TestResize changes the resources of Pods that run.
func TestResize(t *testing.T) {
	t.Parallel()
	up := "memory request 256Mi -> 512Mi, memory limit 256Mi -> 512Mi"
	check(t, map[string]planCase{
		"nothing to do": {state: resizing(3, 1, 256), reason: "AsDeclared", says: v1alpha1.StateReady},
		"one replica first": {
			state: resizing(3, 1, 512),
			want:  []string{"resize the Pod of ValkeyNode demo-0-1 (" + up + ")"}, reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
		"its kubelet is waited for": {
			state:  resizing(3, 1, 512),
			change: func(s *State) { ask(s, false, "demo-0-1") },
			reason: "Resizing", says: v1alpha1.StateReconciling,
		},
		"then the primary, without a hand-over": {
			state:  resizing(1, 1, 512),
			change: func(s *State) { ask(s, true, "demo-0-1") },
			want:   []string{"resize the Pod of ValkeyNode demo-0-0 (" + up + ")"}, reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
		"several shards after the first member": {
			state:  resizing(6, 1, 512),
			change: func(s *State) { ask(s, true, "demo-0-1") },
			want: []string{
				"resize the Pod of ValkeyNode demo-0-0 (" + up + ")",
				"resize the Pod of ValkeyNode demo-1-1 (" + up + ")",
			},
			reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
		"done": {
			state:  resizing(1, 1, 512),
			change: func(s *State) { ask(s, true, "demo-0-0", "demo-0-1") },
			reason: "AsDeclared", says: v1alpha1.StateReady,
		},
		"back to what the revision has": {
			state: resizing(1, 1, 256),
			change: func(s *State) {
				for i := range s.Members {
					m := &s.Members[i]
					m.Size, m.Pod.Size, m.Pod.Has = new(sized(512)), sized(512), sized(512)
				}
			},
			want:   []string{"resize the Pod of ValkeyNode demo-0-1 (memory request 512Mi -> 256Mi, memory limit 512Mi -> 256Mi)"},
			reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
		"who else changes Pods is left alone": {
			state:  resizing(1, 1, 256),
			change: func(s *State) { s.member("demo-0-1").Pod.Size = sized(1024) },
			reason: "AsDeclared", says: v1alpha1.StateReady,
		},
		"not while the shard is not well": {
			state:  resizing(1, 1, 512),
			change: func(s *State) { linkDown(s, "demo-0-1", 0) },
			reason: "ReplicaNotInSync", says: v1alpha1.StateReconciling,
		},
		"not while Pods are to be replaced": {
			state: resizing(3, 1, 512),
			change: func(s *State) {
				never(s)
				outdate(s, "demo-2-1")
			},
			want:   []string{"set revision new on ValkeyNode demo-2-1 (image 8.1 -> 9.1; a replica, before its primary)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"a rolled-back revision keeps what it has": {
			state: resizing(1, 1, 512),
			change: func(s *State) {
				s.Spec.Update.Rollback = v1alpha1.RollbackAutomatic
				s.Status.FailedRevision, s.Status.StableRevision, s.Revision = "new2", "new", "new2"
			},
			reason: "RolledBack", says: v1alpha1.StateDegraded,
		},
		"a Pod that does not run gets them at once": {
			state: resizing(3, 1, 128),
			change: func(s *State) {
				m := s.silence("demo-1-1")
				m.Size, m.Pod.Running, m.Pod.Ready, m.Pod.Broken = new(sized(1<<20)), false, false, true
			},
			want:   []string{"resize the Pod of ValkeyNode demo-1-1 (memory request 1024Gi -> 128Mi, memory limit 1024Gi -> 128Mi)"},
			reason: "PodNotReady", says: v1alpha1.StateDegraded,
		},
		"one that comes back may have too much data for less": {
			state: resizing(3, 1, 128),
			change: func(s *State) {
				m := s.silence("demo-1-1")
				m.Pod = nil
			},
			reason: "PodMissing", says: v1alpha1.StateDegraded,
		},
	})
}

// TestResizeHindered waits for the kubelet, or replaces the Pod.
func TestResizeHindered(t *testing.T) {
	t.Parallel()
	stuck := func(how Resizing, message string) func(*State) {
		return func(s *State) {
			never(s)
			ask(s, false, "demo-0-1")
			pod := s.member("demo-0-1").Pod
			pod.Resizing, pod.ResizeMessage = how, message
		}
	}
	check(t, map[string]planCase{
		"no room now": {
			state: resizing(3, 1, 512), change: stuck(ResizeDeferred, "node has not enough memory"),
			reason: "ResizeDeferred", says: v1alpha1.StateReconciling,
		},
		"never any room there: another place": {
			state: resizing(3, 1, 512), change: stuck(ResizeInfeasible, "node has not enough capacity: memory"),
			want: []string{"replace the Pod of ValkeyNode demo-0-1 (resources that it cannot get on Kubernetes node node-1: " +
				"memory request 256Mi -> 512Mi, memory limit 256Mi -> 512Mi: node has not enough capacity: memory; a replica, before its primary)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"refused by the API server": {
			state: resizing(3, 1, 512),
			change: func(s *State) {
				ask(s, false, "demo-0-1")
				m := s.member("demo-0-1")
				m.Pod.Size, m.ResizeRefused = sized(256), "exceeded quota"
			},
			reason: "ResizeRefused", says: v1alpha1.StateReconciling,
		},
		"refused since the machine is too small": {
			state: resizing(3, 1, 512),
			change: func(s *State) {
				never(s)
				ask(s, false, "demo-0-1")
				m := s.member("demo-0-1")
				m.Pod.Size, m.ResizeRefused = sized(256), "forbidden: node didn't have enough allocatable resources: memory"
			},
			want: []string{"replace the Pod of ValkeyNode demo-0-1 (resources that it cannot get on Kubernetes node node-1: " +
				"memory request 256Mi -> 512Mi, memory limit 256Mi -> 512Mi: forbidden: node didn't have enough allocatable resources: memory; a replica, before its primary)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
	})
}

// TestResizeBad asks for what no machine has, where members are replaced by others
// beside them: it stops at the first one, which is told, and taken back at once.
func TestResizeBad(t *testing.T) {
	t.Parallel()
	const refused = "forbidden: node didn't have enough allocatable resources: cpu"
	bad := Size{CPURequest: 100_000, MemoryRequest: 256 * mebi, MemoryLimit: 256 * mebi}
	// first is a member that was asked to have it, and its Pod refused.
	first := func(s *State) {
		s.Resize.To = bad
		m := s.member("demo-0-1")
		m.Size, m.ResizeRefused = new(bad), refused
	}
	// beside is the other one that was made for it, whose Pod finds no place.
	beside := func(s *State) {
		first(s)
		m := fresh(0, 2)
		m.Size, m.Server, m.Created = new(bad), nil, noon.Add(-time.Minute)
		m.Pod.Running, m.Pod.Ready, m.Pod.Broken, m.Pod.Node, m.Pod.Zone, m.Pod.IP = false, false, true, "", "", ""
		m.Pod.Size, m.Reason, m.Message = bad, "Unschedulable", "0/3 nodes are available: 3 Insufficient cpu"
		s.Members = append(s.Members, m)
	}
	check(t, map[string]planCase{
		"another beside it asks for it at once": {
			state: resizing(3, 1, 256), change: first,
			want: []string{"create ValkeyNode demo-0-2 of revision new that asks for the declared resources (in place of demo-0-1: " +
				"resources that it cannot get on Kubernetes node node-1: cpu request 100m -> 100: " + refused + ")"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"which finds no place either: it stops there": {
			state: resizing(3, 1, 256), change: beside,
			reason: "Unschedulable", says: v1alpha1.StateDegraded,
		},
		"a lost member does not get it": {
			state: resizing(3, 1, 256),
			change: func(s *State) {
				beside(s)
				m := s.silence("demo-1-1")
				m.Pod.Running, m.Pod.Ready = false, false
			},
			reason: "Unschedulable", says: v1alpha1.StateDegraded,
		},
		"taken back": {
			state: resizing(3, 1, 256),
			change: func(s *State) {
				beside(s)
				s.Resize.To = sized(256)
			},
			want: []string{
				"resize the Pod of ValkeyNode demo-0-2 (cpu request 100 -> 100m)",
				"retire ValkeyNode demo-0-2 (the shard has more members than declared)",
			},
			reason: "Unschedulable", says: v1alpha1.StateDegraded,
		},
	})
}

// TestResizeOrder lowers a memory limit only when the data fits.
func TestResizeOrder(t *testing.T) {
	t.Parallel()
	down := []string{"resize the Pod of ValkeyNode demo-0-1 (memory request 256Mi -> 128Mi, memory limit 256Mi -> 128Mi)"}
	holds := func(max, used, maxNow int64, evicts bool) func(*State) {
		return func(s *State) {
			s.Resize.MaxMemory = max * mebi
			for i := range s.Members {
				s.Members[i].Server.Memory = Memory{Used: used * mebi, Max: maxNow * mebi, Evicts: evicts}
			}
		}
	}
	check(t, map[string]planCase{
		"it fits":               {state: resizing(1, 1, 128), change: holds(0, 90, 0, false), want: down, reason: "Reconciling", says: v1alpha1.StateReconciling},
		"it does not":           {state: resizing(1, 1, 128), change: holds(0, 97, 0, false), reason: "DataDoesNotFit", says: v1alpha1.StateReconciling},
		"not with maxmemory":    {state: resizing(1, 1, 128), change: holds(80, 81, 200, false), reason: "DataDoesNotFit", says: v1alpha1.StateReconciling},
		"evicted by its policy": {state: resizing(1, 1, 128), change: holds(80, 150, 200, true), reason: "LoweringMaxMemory", says: v1alpha1.StateReconciling},
		"as long as that takes": {state: resizing(1, 1, 128), change: holds(80, 150, 80, true), reason: "MakingRoom", says: v1alpha1.StateReconciling},
		"then it fits":          {state: resizing(1, 1, 128), change: holds(80, 82, 80, true), want: down, reason: "Reconciling", says: v1alpha1.StateReconciling},
		"no policy can help":    {state: resizing(1, 1, 128), change: holds(500, 150, 200, true), reason: "DataDoesNotFit", says: v1alpha1.StateReconciling},
		"some server of another shard does not": {
			state: resizing(3, 1, 128),
			change: func(s *State) {
				s.member("demo-2-0").Server.Memory.Used = 100 * mebi
			},
			reason: "DataDoesNotFit", says: v1alpha1.StateReconciling,
		},
	})
}

// TestMaxMemoryWaits raises maxmemory when all members of the shard have the memory.
func TestMaxMemoryWaits(t *testing.T) {
	t.Parallel()
	wrong := func(max int64, resized ...string) func(*State) {
		return func(s *State) {
			s.Config, s.Resize.MaxMemory = &Config{}, max*mebi
			for i := range s.Members {
				s.Members[i].Server.Memory.Max = 200 * mebi
				s.Members[i].Config = &ServerConfig{}
			}
			s.member("demo-0-0").Config.Wrong = []string{"maxmemory", "timeout"}
			ask(s, true, resized...)
			if len(resized) == 1 {
				ask(s, false, "demo-0-0")
			}
		}
	}
	check(t, map[string]planCase{
		"not before": {
			state: resizing(1, 1, 512), change: wrong(400, "demo-0-1"),
			want: []string{"set the directives timeout on demo-0-0"}, reason: "Resizing", says: v1alpha1.StateReconciling,
		},
		"then": {
			state: resizing(1, 1, 512), change: wrong(400, "demo-0-0", "demo-0-1"),
			want: []string{"set the directives maxmemory, timeout on demo-0-0"}, reason: "Reconciling", says: v1alpha1.StateReconciling,
		},
		"less is set at once": {
			state: resizing(1, 1, 512), change: wrong(100, "demo-0-1"),
			want: []string{"set the directives maxmemory, timeout on demo-0-0"}, reason: "Resizing", says: v1alpha1.StateReconciling,
		},
	})
}

// TestSizeWords says amounts as people write them.
func TestSizeWords(t *testing.T) {
	t.Parallel()
	for want, to := range map[string]Size{
		"": {}, "cpu request none -> 250m": {CPURequest: 250}, "cpu limit none -> 2": {CPULimit: 2000},
		"memory limit none -> 1Gi": {MemoryLimit: 1 << 30}, "memory limit none -> 1500Mi": {MemoryLimit: 1500 << 20},
		"memory request none -> 300": {MemoryRequest: 300},
	} {
		if got := (Size{}).change(to); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if got := bytesText(12345678); got != "11Mi" {
		t.Errorf("got %s", got)
	}
}
