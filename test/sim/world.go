// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/resource"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

const clusterName = "demo"

// epoch is when the virtual time begins.
var epoch = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// Options are what a world is like.
type Options struct {
	Seed             uint64
	Shards, Replicas int32
	Persistent       bool
	ClaimDelete      bool
	// ReuseIPs gives a new Pod the address that was freed last.
	ReuseIPs bool
	Hosts    int
	// SlowGossip makes servers talk rarely.
	SlowGossip bool
	// LateFrom is the number of Pods after which the others start a minute late;
	// 0 for none.
	LateFrom int
	// Version is the servers' version in the beginning; the model's own if "".
	Version string
	// Passwords: the servers have users with generated passwords, which are rotated.
	Passwords bool
}

func (o Options) String() string {
	s := fmt.Sprintf("%dx%d", o.Shards, o.Replicas)
	if o.Persistent {
		s += " persistent"
	}
	if o.ReuseIPs {
		s += " addresses-reused"
	}
	if o.SlowGossip {
		s += " slow-gossip"
	}
	if o.Passwords {
		s += " passwords"
	}
	return s
}

// World is one ValkeyCluster in its surroundings.
type World struct {
	Options
	rng    *rand.Rand
	now    time.Duration
	valkey *valkeytest.Cluster

	spec       v1alpha1.ValkeyClusterSpec
	generation int64
	revision   string
	known      map[string]bool             // revisions that exist as objects
	bad        map[string]bool             // revisions whose Pods cannot start
	versions   map[string]string           // of the servers, by revision
	wrote      map[*valkeytest.Disk]string // the newest version that has
	size       plan.Size                   // the resources that are declared
	recorded   map[string]plan.Size        // those of revisions
	status     v1alpha1.ValkeyClusterStatus

	nodes     []*node
	pods      []*pod
	claims    []*claim
	hosts     []*host
	hostsMade int
	objects   []object
	uids      int
	ips       int
	freeIPs   []string
	quota     int

	unreachable map[string]time.Duration // by ValkeyNode, until when
	frozenTo    time.Duration            // the Pods are seen as they were
	downTo      time.Duration            // the operator is away
	rival       []plan.Action            // what a leader that lost its lease still does
	stranger    *valkeytest.Server       // of another cluster
	apiDownTo   time.Duration            // the API server is away
	lostAnswers int                      // of 10,000 commands, how many are carried out but not answered

	config    configuration
	passwords passwords
	asked     map[string]time.Time // replicas that were told to stand for election
	ledger    []entry
	history   []string
	failure   error
	steps     int
	acted     map[string]int // actions carried out, by kind
	tracing   bool
	trace     []string
	traced    []string // the last plan in it
}

type object struct {
	kind, name string
	present    bool
}

type node struct {
	name, uid     string
	podName       string // of its Pod and its claim
	shard, number int32
	created       time.Duration
	revision      string
	size          *plan.Size // that it asks for
	retired       bool
	replacePod    string
	published     plan.NodeStatus
	memory        plan.NodeMemory
	reason, words string
	volumeGone    bool
	claimGone     bool
	look          time.Duration // when the node controller looks next
	seen          *plan.Pod     // as the operator's cache has it
	seenOf        *pod
}

// New makes a world in which the ValkeyCluster has just been applied.
func New(o Options) *World {
	if o.Hosts == 0 {
		o.Hosts = 4
	}
	w := &World{
		Options: o, rng: rand.New(rand.NewPCG(o.Seed, 0x73696d)),
		generation: 1, revision: "r1", known: map[string]bool{}, bad: map[string]bool{},
		versions: map[string]string{"r1": o.Version}, wrote: map[*valkeytest.Disk]string{},
		size: sizes[0], recorded: map[string]plan.Size{"r1": sizes[0]},
		unreachable: map[string]time.Duration{}, quota: 1 << 20,
		ledger: make([]entry, o.Shards), acted: map[string]int{}, asked: map[string]time.Time{},
	}
	w.spec = v1alpha1.ValkeyClusterSpec{Shards: o.Shards, Replicas: new(o.Replicas)}
	if o.Persistent {
		w.spec.Persistence = &v1alpha1.Persistence{Size: resource.MustParse("1Gi"), ReclaimPolicy: v1alpha1.ReclaimRetain}
		if o.ClaimDelete {
			w.spec.Persistence.ReclaimPolicy = v1alpha1.ReclaimDelete
		}
	}
	c := valkeytest.Config{Persistent: o.Persistent}
	if o.SlowGossip {
		c.GossipInterval = 3 * time.Second
	}
	w.valkey = valkeytest.New(o.Seed, c)
	for i := range o.Hosts {
		w.AddHost(fmt.Sprintf("zone-%d", i%3))
	}
	w.declareObjects()
	if o.Passwords {
		w.passwords.read = map[int64]*valkeytest.Server{}
		w.passwords.secret = resources.Credentials{Passwords: w.fresh(), Generation: 1, Rotated: epoch}
	}
	return w
}

// declareObjects lists what the cluster owns beside its ValkeyNodes.
func (w *World) declareObjects() {
	w.objects = []object{
		{kind: "Secret", name: v1alpha1.SystemSecretName(clusterName)},
		{kind: "Secret", name: v1alpha1.ConnectionSecretName(clusterName)},
		{kind: "ControllerRevision", name: v1alpha1.RevisionName(clusterName, w.revision)},
		{kind: "Service", name: v1alpha1.ServiceName(clusterName)},
		{kind: "Service", name: v1alpha1.HeadlessServiceName(clusterName)},
	}
	for i := range w.Shards {
		w.objects = append(w.objects, object{kind: "PodDisruptionBudget", name: v1alpha1.BudgetName(clusterName, i)})
	}
}

// Tick lets time pass for everything but the cluster controller.
func (w *World) Tick(d time.Duration) {
	for d > 0 {
		dt := min(d, 500*time.Millisecond)
		d -= dt
		w.now += dt
		w.tickHosts()
		w.tickPods()
		w.tickNodes()
		w.valkey.Tick(dt)
		w.write()
		w.account()
		w.checkAdmission()
	}
}

// away tells whether no operator acts: it is down, or cannot reach the API.
func (w *World) away() bool { return w.now < max(w.downTo, w.apiDownTo) }

// write lets clients write to every primary that takes writes.
func (w *World) write() {
	for _, s := range w.valkey.Servers() {
		if n := w.rng.Int64N(3); n > 0 {
			w.valkey.Write(s, n)
		}
	}
}

func (w *World) uid() string {
	w.uids++
	return fmt.Sprintf("uid-%d", w.uids)
}

func (w *World) time() time.Time { return epoch.Add(w.now) }

// log remembers what happened, for the report of a failure.
func (w *World) log(format string, args ...any) {
	if len(w.history) >= 4000 {
		w.history = slices.Delete(w.history, 0, 2000)
	}
	line := fmt.Sprintf(format, args...)
	w.history = append(w.history, fmt.Sprintf("%8.2fs ", w.now.Seconds())+line)
	if w.tracing && !strings.HasPrefix(line, "plan ") && !strings.HasPrefix(line, "    ") {
		w.trace = append(w.trace, fmt.Sprintf("%8.2fs %s", w.now.Seconds(), line))
	}
}

// violate notes the first broken invariant.
func (w *World) violate(format string, args ...any) {
	if w.failure == nil {
		w.failure = fmt.Errorf(format, args...)
		w.log("VIOLATION: %v", w.failure)
	}
}

// Failure is the first broken invariant, or nil.
func (w *World) Failure() error { return w.failure }

// History is the last lines of what happened.
func (w *World) History(lines int) string {
	return strings.Join(w.history[max(0, len(w.history)-lines):], "\n")
}

func (w *World) node(name string) *node {
	for _, n := range w.nodes {
		if n.name == name {
			return n
		}
	}
	return nil
}

func (w *World) pod(name string) *pod {
	for _, p := range w.pods {
		if p.name == name {
			return p
		}
	}
	return nil
}

func (w *World) claim(name string) *claim {
	for _, c := range w.claims {
		if c.name == name {
			return c
		}
	}
	return nil
}

// podOf is the Pod of a ValkeyNode, or nil.
func (w *World) podOf(n *node) *pod { return w.pod(n.podName) }

// serverOf is the running server of a ValkeyNode, or nil.
func (w *World) serverOf(n *node) *valkeytest.Server {
	if p := w.podOf(n); p != nil && p.server != nil && p.server.Running() {
		return p.server
	}
	return nil
}
