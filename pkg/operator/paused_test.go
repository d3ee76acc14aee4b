// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/go-logr/logr"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/fake"
	clienttesting "k8s.io/client-go/testing"
	"k8s.io/client-go/tools/events"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/klog/v2"

	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/controller/cluster"
	"github.com/valkey-direct/valkey-operator/pkg/controller/node"
	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
	valkeyfake "github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned/fake"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// pausedFor is how long a process is paused: three times its lease.
const pausedFor = 40 * time.Second

// standIn is an operator process as run makes it, but for its clients: these can
// be paused at any request, all of them at once, as SIGSTOP does.
type standIn struct {
	world *world
	name  string
	lock  *lockModel
	fence *fence
	stop  context.CancelFunc
	done  chan error

	mu      sync.Mutex
	until   time.Time
	working time.Time
	// pauseAt tells at which request the process is paused; it is asked until it
	// has said yes.
	pauseAt func(what string) bool
}

// operate starts a process.
func (w *world) operate(name string, pauseAt func(string) bool) *standIn {
	w.t.Helper()
	p := &standIn{world: w, name: name, done: make(chan error, 1), pauseAt: pauseAt}
	p.lock = &lockModel{lease: w.lease, identity: name}
	p.fence = newFence(p.lock)
	kube, valkey := p.clients()
	informers, err := controller.NewInformers(kube, valkey, "")
	if err != nil {
		w.t.Fatal(err)
	}
	cached, stopCaches := context.WithCancel(klog.NewContext(context.WithoutCancel(w.t.Context()), logr.Discard()))
	ctx, stop := context.WithCancel(cached)
	p.stop = stop
	informers.Start(cached)
	if err := informers.WaitForSync(cached); err != nil {
		w.t.Fatal(err)
	}
	c := &candidate{lock: p.fence, watchDog: leaderelection.NewLeaderHealthzAdaptor(leaseDuration), work: func(ctx context.Context) error {
		return p.work(ctx, controller.Config{
			Kube: kube, Valkey: valkey, Informers: informers, Events: events.NewFakeRecorder(100_000),
			DefaultImage: "valkey/valkey:9.1", AgentImage: "operator:1", AgentDelivery: resources.InitContainer,
			Workers: 2, Leading: p.fence.Held,
		})
	}}
	go func() {
		err := c.lead(ctx)
		stopCaches()
		informers.Shutdown()
		p.done <- err
	}()
	return p
}

// work runs the controllers. That the lease is lost, a process that is paused
// learns when it goes on, and here a second later still: until then the fence
// alone must hold.
func (p *standIn) work(ctx context.Context, config controller.Config) error {
	p.mu.Lock()
	p.working = time.Now()
	p.mu.Unlock()
	clusters, err := cluster.New(config, cluster.WithDial(p.dial))
	if err != nil {
		return err
	}
	nodes, err := node.New(config)
	if err != nil {
		return err
	}
	working, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer context.AfterFunc(ctx, func() {
		if p.awaitResume() {
			time.Sleep(time.Second)
		}
		stop()
	})()
	defer stop()
	var running sync.WaitGroup
	running.Go(func() { clusters.Run(working) })
	running.Go(func() { nodes.Run(working) })
	running.Wait()
	return nil
}

// awaitResume waits until the process goes on, and tells whether it was paused.
func (p *standIn) awaitResume() bool {
	p.mu.Lock()
	left := time.Until(p.until)
	p.mu.Unlock()
	time.Sleep(left)
	return left > 0
}

// gate is passed at each request. Once the process works, the first for which pauseAt says yes pauses the
// whole process.
func (p *standIn) gate(what string) {
	p.mu.Lock()
	if p.pauseAt != nil && !p.working.IsZero() && p.pauseAt(what) {
		p.pauseAt = nil
		p.until = time.Now().Add(pausedFor)
		p.lock.setPaused(p.until)
	}
	p.mu.Unlock()
	p.awaitResume()
}

func (p *standIn) clients() (kubernetes.Interface, versioned.Interface) {
	kube, valkey := fake.NewSimpleClientset(), valkeyfake.NewSimpleClientset()
	p.forward(&kube.Fake, &p.world.api.Kube.Fake)
	p.forward(&valkey.Fake, &p.world.api.Valkey.Fake)
	return kube, valkey
}

// forward makes a clientset the process's way to the API server, with the fence of
// newClients.
func (p *standIn) forward(from, to *clienttesting.Fake) {
	from.PrependReactor("*", "*", func(action clienttesting.Action) (bool, runtime.Object, error) {
		// Requests of one clientset hold its lock, and must not wait for each other.
		from.Unlock()
		defer from.Lock()
		writes := !slices.Contains([]string{"get", "list"}, action.GetVerb())
		what := action.GetVerb() + " " + strings.TrimSuffix(action.GetResource().Resource+"/"+action.GetSubresource(), "/")
		p.gate(what)
		if writes {
			if err := p.fence.Held(); err != nil {
				return true, nil, err
			}
			p.world.note(p.name, what)
		}
		got, err := to.Invokes(action, nil)
		if writes {
			p.gate("after " + what)
		}
		return true, got, err
	})
	from.PrependWatchReactor("*", func(action clienttesting.Action) (bool, watch.Interface, error) {
		got, err := to.InvokesWatch(action)
		return true, got, err
	})
}

// line is the process's connection to a server.
type line struct {
	process *standIn
	client  *valkey.Client
}

func (p *standIn) dial(ctx context.Context, o valkey.Options) (*valkey.Client, error) {
	p.gate("dial")
	client, err := p.world.wire.Dial(ctx, o)
	if err != nil {
		return nil, err
	}
	return valkey.NewClient(&line{p, client}), nil
}

// Do implements valkey.Doer. Between the look at the lease and a command that
// changes something lies nothing at which a process could be paused for long: the
// pause is before the question that precedes it, or after the command.
func (l *line) Do(ctx context.Context, commands ...[]string) []valkey.Reply {
	first := valkeytest.Command{Args: commands[0]}
	if !first.Changes() {
		l.process.gate(first.Name())
	}
	replies := make([]valkey.Reply, len(commands))
	for i, command := range commands {
		if first.Changes() {
			l.process.world.note(l.process.name, first.Name())
		}
		replies[i], _ = l.client.Do(ctx, command...) // the reply has the error
	}
	if first.Changes() {
		l.process.gate("after " + first.Name())
	}
	return replies
}

// Close implements valkey.Doer.
func (l *line) Close() { l.client.Close() }

// story is a formation and a roll. A process that is named is paused at its first
// request of a kind, in one of the two.
type story struct {
	rolling bool
	at      string
}

func (s story) String() string {
	if s.rolling {
		return "rolling, at " + s.at
	}
	return "forming, at " + s.at
}

// tell runs a story, and returns the kinds of requests that there were.
func (s story) tell(t *testing.T) (forming, rolling []string) {
	t.Helper()
	w := newWorld(t)
	kinds := [2]map[string]bool{{}, {}}
	phase := 0
	var paused time.Time
	a := w.operate("a", func(what string) bool {
		kinds[phase][what] = true
		if what != s.at || s.rolling != (phase == 1) {
			return false
		}
		paused = time.Now()
		return true
	})
	time.Sleep(3 * time.Second)
	b := w.operate("b", nil)
	w.create(1, 1)
	w.settled(2 * time.Minute)
	a.mu.Lock()
	phase = 1
	a.mu.Unlock()
	w.roll()
	w.settled(5 * time.Minute)
	if s.at != "" {
		w.judgePaused(a, b, paused)
	}
	if len(w.down) > 0 {
		t.Errorf("shard %s had no member any more", w.down[0])
	}
	a.stop()
	b.stop()
	if s.at == "" {
		<-a.done
	}
	<-b.done
	for i, out := range []*[]string{&forming, &rolling} {
		for kind := range kinds[i] {
			// A read of the API server precedes a write, at which it is paused too.
			if !strings.HasPrefix(kind, "get ") {
				*out = append(*out, kind)
			}
		}
		slices.Sort(*out)
	}
	return forming, rolling
}

// judgePaused: whoever was paused ends, and did nothing since its lease was old.
func (w *world) judgePaused(a, b *standIn, paused time.Time) {
	w.t.Helper()
	if paused.IsZero() {
		w.t.Fatal("it was not paused: the test shows nothing")
	}
	time.Sleep(time.Until(paused.Add(pausedFor + 5*time.Second)))
	synctest.Wait()
	select {
	case err := <-a.done:
		if !errors.Is(err, errLostLease) {
			w.t.Errorf("the paused process ended with %v", err)
		}
	default:
		w.t.Error("the paused process goes on")
		a.stop()
		<-a.done
	}
	b.mu.Lock()
	led := b.working
	b.mu.Unlock()
	if led.IsZero() || led.Sub(paused) > 20*time.Second {
		w.t.Errorf("the other one works after %s", led.Sub(paused))
	}
	if late := w.since(paused.Add(time.Millisecond), "a"); len(late) > 0 {
		w.t.Errorf("the paused process did %d things more, first %s, %s after the pause began", len(late), late[0].what, late[0].at.Sub(paused))
	}
	if early := w.since(time.Time{}, "b"); len(early) > 0 && early[0].at.Before(led) {
		w.t.Errorf("the other one did %s before it led", early[0].what)
	}
}

// TestPausedAnywhere shows row 152: the leader is paused for three times its lease
// at its first request of each kind, in a formation and in a roll. The other one
// takes over and brings the story to its end; the first does nothing more, and
// ends when it goes on.
func TestPausedAnywhere(t *testing.T) {
	t.Parallel()
	var stories []story
	synctest.Test(t, func(t *testing.T) {
		forming, rolling := story{}.tell(t)
		for _, what := range forming {
			stories = append(stories, story{at: what})
		}
		for _, what := range rolling {
			stories = append(stories, story{at: what, rolling: true})
		}
	})
	if len(stories) < 20 {
		t.Fatalf("only %d kinds of requests: %v", len(stories), stories)
	}
	for _, s := range stories {
		t.Run(fmt.Sprint(s), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) { s.tell(t) })
		})
	}
}
