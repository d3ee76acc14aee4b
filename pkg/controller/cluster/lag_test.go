// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/watch"
	clienttesting "k8s.io/client-go/testing"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// lag is what is between the API server and its watchers.
type lag struct {
	mu     sync.Mutex
	delay  time.Duration
	frozen map[string]bool // by resource
	thawed chan struct{}
}

// watchesLate makes all watches of a world late, as it is told.
func (w *world) watchesLate() *lag {
	l := &lag{frozen: map[string]bool{}, thawed: make(chan struct{})}
	l.between(&w.api.Kube.Fake)
	l.between(&w.api.Valkey.Fake)
	return l
}

func (l *lag) between(f *clienttesting.Fake) {
	chain := slices.Clone(f.WatchReactionChain)
	f.PrependWatchReactor("*", func(action clienttesting.Action) (bool, watch.Interface, error) {
		for _, r := range chain {
			if !r.Handles(action) {
				continue
			}
			if handled, all, err := r.React(action); handled {
				if err != nil {
					return true, nil, err
				}
				return true, l.late(all, action.GetResource().Resource), nil
			}
		}
		return false, nil, nil
	})
}

func (l *lag) set(delay time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.delay = delay
}

// freeze holds back everything of some resources until thaw.
func (l *lag) freeze(resources ...string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, r := range resources {
		l.frozen[r] = true
	}
}

func (l *lag) thaw() {
	l.mu.Lock()
	defer l.mu.Unlock()
	clear(l.frozen)
	close(l.thawed)
	l.thawed = make(chan struct{})
}

// hold waits until an event of that time may be shown.
func (l *lag) hold(resource string, at time.Time, done <-chan struct{}) {
	for {
		l.mu.Lock()
		left, frozen, thawed := time.Until(at.Add(l.delay)), l.frozen[resource], l.thawed
		l.mu.Unlock()
		switch {
		case frozen:
			select {
			case <-thawed:
			case <-done:
				return
			}
		case left > 0:
			select {
			case <-time.After(left):
			case <-done:
				return
			}
		default:
			return
		}
	}
}

// late is a watch whose events come late, in order.
type late struct {
	all  watch.Interface
	out  chan watch.Event
	done chan struct{}
	stop sync.Once
}

type dated struct {
	event watch.Event
	at    time.Time
}

func (l *lag) late(all watch.Interface, resource string) watch.Interface {
	const most = 10_000 // events at a time, more than any test has
	v := &late{all: all, out: make(chan watch.Event), done: make(chan struct{})}
	waiting := make(chan dated, most)
	go func() {
		defer close(waiting)
		for e := range all.ResultChan() {
			waiting <- dated{e, time.Now()}
		}
	}()
	go func() {
		defer close(v.out)
		for e := range waiting {
			l.hold(resource, e.at, v.done)
			select {
			case v.out <- e.event:
			case <-v.done:
				return
			}
		}
	}()
	return v
}

// Stop implements watch.Interface.
func (v *late) Stop() {
	v.stop.Do(func() {
		close(v.done)
		v.all.Stop()
	})
}

// ResultChan implements watch.Interface.
func (v *late) ResultChan() <-chan watch.Event { return v.out }

// care looks all the time how many members each shard of a cluster lacks, as the API
// server has its Pods, and which Pods were made.
type care struct {
	most    int
	what    map[string]int
	created map[string]int
}

// watchOver looks at a cluster of three shards of two members, until the function
// that it returns is called.
func (w *world) watchOver(name string) (verdict func() care) {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	c := care{created: map[string]int{}}
	known := map[string]bool{}
	for _, uid := range w.uids(name) {
		known[uid] = true
	}
	go func() {
		defer close(done)
		for ctx.Err() == nil {
			lacks, missing := map[string]int{"0": 2, "1": 2, "2": 2}, 0
			for _, p := range w.pods(name) {
				if !known[string(p.UID)] {
					known[string(p.UID)] = true
					c.created[p.Name]++
				}
				if p.DeletionTimestamp == nil && podReady(p) {
					lacks[p.Labels[v1alpha1.LabelShardIndex]]--
				}
			}
			for _, n := range lacks {
				missing += max(0, n)
			}
			if missing > c.most {
				c.most, c.what = missing, lacks
			}
			time.Sleep(20 * time.Millisecond)
		}
	}()
	return func() care {
		cancel()
		<-done
		return c
	}
}

func podReady(p *corev1.Pod) bool {
	return slices.ContainsFunc(p.Status.Conditions, func(c corev1.PodCondition) bool {
		return c.Type == corev1.PodReady && c.Status == corev1.ConditionTrue
	})
}

// judge: never two members at a time, and each Pod was made once.
func (c care) judge(t *testing.T, pods int) {
	t.Helper()
	if c.most > 1 {
		t.Errorf("%d members were down at once; the shards lacked %v", c.most, c.what)
	}
	if len(c.created) != pods {
		t.Errorf("made were %v, it should be each of the %d Pods", c.created, pods)
	}
	for name, n := range c.created {
		if n != 1 {
			t.Errorf("%s was made %d times", name, n)
		}
	}
}

// TestRollBehindLateWatches shows rows 150 and 151: all watches are ten seconds
// late, and a roll takes one Pod at a time all the same, each once.
func TestRollBehindLateWatches(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := begin(t)
		l := w.watchesLate()
		w.operate()
		w.create(declared("demo", 3, 1))
		w.eventuallyReady("demo", 30*time.Second)
		pass(5 * time.Second)
		l.set(10 * time.Second)
		verdict := w.watchOver("demo")
		w.change("demo", func(c *v1alpha1.ValkeyCluster) { c.Spec.Image = "valkey/valkey:9.1.next" })
		w.rolled("demo", 20*time.Minute)
		verdict().judge(t, 6)
	})
}

// rolled waits until every Pod is of the declared revision, and the cluster Ready.
func (w *world) rolled(name string, within time.Duration) {
	w.t.Helper()
	w.eventually(within, name+" is rolled", func() bool {
		c := w.cluster(name)
		for _, p := range w.pods(name) {
			if p.Labels[v1alpha1.LabelRevision] != c.Status.Revision || p.Spec.Containers[0].Image != c.Spec.Image {
				return false
			}
		}
		return c.Status.ObservedGeneration == c.Generation
	})
	w.eventuallyReady(name, 2*time.Minute)
}

// TestRollWhileWatchesAreFrozen shows rows 150 and 151: in the middle of a roll the
// watches of some resources bring nothing for two minutes. In that time at most the
// Pod that was being replaced is touched, and after it the roll goes on.
func TestRollWhileWatchesAreFrozen(t *testing.T) {
	t.Parallel()
	for _, resources := range [][]string{
		{"pods"}, {"valkeynodes"}, {"pods", "valkeynodes", "valkeyclusters", "controllerrevisions", "configmaps", "secrets"},
	} {
		t.Run(fmt.Sprint(resources), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) { rollFrozen(t, resources) })
		})
	}
}

// rollFrozen freezes the watches when one Pod has been made anew.
func rollFrozen(t *testing.T, resources []string) {
	w := begin(t)
	l := w.watchesLate()
	w.operate()
	w.create(declared("demo", 3, 1))
	w.eventuallyReady("demo", 30*time.Second)
	pass(5 * time.Second)
	old := w.uids("demo")
	verdict := w.watchOver("demo")
	w.change("demo", func(c *v1alpha1.ValkeyCluster) { c.Spec.Image = "valkey/valkey:9.1.next" })
	w.eventually(time.Minute, "the roll is under way", func() bool {
		return slices.ContainsFunc(w.uids("demo"), func(uid string) bool { return !slices.Contains(old, uid) })
	})
	l.freeze(resources...)
	pass(2 * time.Minute)
	l.thaw()
	w.rolled("demo", 5*time.Minute)
	verdict().judge(t, 6)
}

// TestFailoverBehindLateWatches shows rows 150 and 151: while all watches are ten
// seconds late, a primary's server restarts and another one's Pod is deleted. No
// other Pod is touched for it, and none is made twice.
func TestFailoverBehindLateWatches(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := begin(t)
		l := w.watchesLate()
		w.operate()
		w.create(declared("demo", 3, 1))
		w.eventuallyReady("demo", 30*time.Second)
		pass(5 * time.Second)
		l.set(10 * time.Second)
		victim := w.primary("0")
		verdict := w.watchOver("demo")
		w.kubelet.with(func(k *kubelet) { k.restart(victim.UID) })
		pass(20 * time.Second)
		w.eventuallyReady("demo", 3*time.Minute)
		w.api.Delete(w.primary("1"))
		w.eventually(time.Minute, "the Pod is made anew", func() bool {
			return len(w.pods("demo")) == 6 && !slices.ContainsFunc(w.pods("demo"), func(p *corev1.Pod) bool { return p.DeletionTimestamp != nil })
		})
		pass(20 * time.Second)
		w.eventuallyReady("demo", 3*time.Minute)
		verdict().judge(t, 1)
		w.wire.With(func(c *valkeytest.Cluster) {
			if n := len(c.Servers()); n != 6 {
				t.Errorf("%d servers run", n)
			}
		})
	})
}
