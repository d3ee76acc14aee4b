// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"fmt"
	"hash/maphash"
	"slices"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/queue"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

const (
	// glanceEvery is how soon a change in the servers of a healthy cluster is
	// noticed.
	glanceEvery = time.Second
	// lookEvery is how long a cluster may go without a whole look at it.
	lookEvery = 10 * time.Second
	// glanceAt is how many servers are asked at each glance. Any server's view
	// shows the failure of any other.
	glanceAt = 2
)

// memory is what the controller keeps of one cluster between syncs. All of it
// can be lost: it saves work, and it keeps passwords that the servers have
// accepted, in case somebody edits or removes their Secret.
type memory struct {
	uid types.UID

	mu        sync.Mutex
	disturbed bool
	restingAt time.Time // zero: not settled
	digests   []digest
	next      int

	// The rest is used by one sync at a time.

	// trusted are passwords with which servers were reached, or new ones that no
	// server has yet.
	trusted *resources.Credentials
	// proven: a server was reached with the trusted passwords.
	proven bool
	// access is what is known of users.
	access access
	// revisions are those that were recorded, by hash.
	revisions map[string]resources.Recorded
	// config is what is known of the servers' configuration.
	config configuration
	// links is what was last seen of replication.
	links links
	// compared holds what was found equal to what it should be.
	compared map[string]string
	// published is when the cluster's status was last written.
	published time.Time
	// asked is when replicas, by node ID, were told to stand for election.
	asked map[string]time.Time
	// drained are the Kubernetes nodes from which an eviction was seen since they were
	// cordoned.
	drained map[string]bool
	// refused remembers objects that the API server refused, for the back-off.
	refused map[string]refusal
}

// digest is one server's view, in a number.
type digest struct {
	server *server
	sum    uint64
}

type refusal struct {
	err   error
	times int
	until time.Time
}

type memories struct {
	mu  sync.Mutex
	all map[queue.Key]*memory
}

func newMemories() *memories { return &memories{all: map[queue.Key]*memory{}} }

// of returns the memory of a cluster, a new one if the name means another cluster
// than before.
func (m *memories) of(key queue.Key, uid types.UID) *memory {
	m.mu.Lock()
	defer m.mu.Unlock()
	mem := m.all[key]
	if mem == nil || mem.uid != uid {
		mem = &memory{uid: uid, disturbed: true, compared: map[string]string{}, asked: map[string]time.Time{}, drained: map[string]bool{}, refused: map[string]refusal{}}
		m.all[key] = mem
	}
	return mem
}

func (m *memories) forget(key queue.Key) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.all, key)
}

// disturb notes that something happened: the next sync looks at everything.
func (m *memories) disturb(key queue.Key) {
	m.mu.Lock()
	mem := m.all[key]
	m.mu.Unlock()
	if mem == nil {
		return
	}
	mem.mu.Lock()
	defer mem.mu.Unlock()
	mem.disturbed = true
}

// restful tells whether a glance is enough, and takes note of a disturbance.
func (mem *memory) restful(now time.Time) bool {
	mem.mu.Lock()
	defer mem.mu.Unlock()
	disturbed := mem.disturbed
	mem.disturbed = false
	return !disturbed && !mem.restingAt.IsZero() && now.Sub(mem.restingAt) < lookEvery
}

// settle notes how a whole look ended.
func (mem *memory) settle(settled bool, now time.Time, seen *observation) {
	mem.mu.Lock()
	defer mem.mu.Unlock()
	if !settled {
		mem.restingAt, mem.digests = time.Time{}, nil
		return
	}
	mem.restingAt, mem.digests = now, seen.digests
}

// glance asks a few servers whether the cluster looks as it did.
func (c *Controller) glance(ctx context.Context, mem *memory) bool {
	mem.mu.Lock()
	ask := make([]digest, 0, glanceAt)
	for range min(glanceAt, len(mem.digests)) {
		ask = append(ask, mem.digests[mem.next%len(mem.digests)])
		mem.next++
	}
	mem.mu.Unlock()
	for _, d := range ask {
		nodes, err := d.server.nodes(ctx)
		if err != nil || sum(nodes) != d.sum {
			return false
		}
	}
	return len(ask) > 0
}

var seed = maphash.MakeSeed()

// sum is the content of a view: who is who, where, owns what, and is connected.
// The order in which a server lists the others changes without meaning.
func sum(nodes valkey.Nodes) uint64 {
	lines := make([]string, 0, len(nodes))
	for i := range nodes {
		lines = append(lines, nodes[i].String())
	}
	slices.Sort(lines)
	return maphash.String(seed, fmt.Sprint(lines))
}
