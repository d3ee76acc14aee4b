// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"fmt"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// scriptTimeout is cluster-node-timeout in the scripts.
const scriptTimeout = time.Second

// modelBed plays on the model: nothing takes time but the time of the script.
type modelBed struct {
	cluster *valkeytest.Cluster
	wire    *valkeytest.Wire
	servers map[int]*valkeytest.Server
	disks   map[int]*valkeytest.Disk
}

func newModelBed(s *script, version string, seed uint64) *modelBed {
	c := valkeytest.New(seed, valkeytest.Config{NodeTimeout: s.nodeTimeout(), LoadTime: 100 * time.Millisecond, Persistent: s.persistent, Unguarded: !s.guarded, Version: version, Reintroduce: version != "8.0"})
	return &modelBed{cluster: c, wire: valkeytest.NewWire(c), servers: map[int]*valkeytest.Server{}, disks: map[int]*valkeytest.Disk{}}
}

func (m *modelBed) ip(n, address int) string { return fmt.Sprintf("10.0.0.%d", 10*n+address) }

func (m *modelBed) portNumber() int { return 6379 }

func (m *modelBed) dial(ctx context.Context, n, address int) (*valkey.Client, error) {
	return m.wire.Dial(ctx, valkey.Options{Address: m.ip(n, address) + ":6379"})
}

func (m *modelBed) start(n, address int) error {
	if m.disks[n] == nil {
		m.disks[n] = &valkeytest.Disk{}
	}
	m.servers[n] = m.cluster.Start(m.ip(n, address), m.disks[n])
	return nil
}

func (m *modelBed) end(n int, orderly bool) error {
	if orderly {
		m.servers[n].Shutdown()
	} else {
		m.servers[n].Kill()
	}
	return nil
}

func (m *modelBed) freeze(n int, frozen bool) error {
	if frozen {
		m.servers[n].Hang()
	} else {
		m.servers[n].Thaw()
	}
	return nil
}

func (m *modelBed) lose(n int, nodes, data bool) error {
	if nodes {
		m.disks[n].LoseNodes()
	}
	if data {
		m.disks[n].Data = valkeytest.Data{}
	}
	return nil
}

func (m *modelBed) write(_ *play, n int, keys int64) (taken bool, err error) {
	return m.cluster.Write(m.servers[n], keys), nil
}

const (
	modelLook = 500 * time.Millisecond
	// modelStable is how long facts of the model do not change before they count
	// as what it comes to.
	modelStable = 6 * time.Second
	modelBound  = 2 * time.Minute
)

// settle waits until nothing has changed for a while, and holds for the time that is
// asked for.
func (m *modelBed) settle(p *play, hold time.Duration) (string, error) {
	facts, since := p.facts(), m.cluster.Now()
	for begin := since; m.cluster.Now()-since < max(hold, modelStable); {
		if m.cluster.Now()-begin > modelBound {
			return "", fmt.Errorf("the model never comes to rest, at last with\n%s", facts)
		}
		m.cluster.Tick(modelLook)
		if now := p.facts(); now != facts {
			facts, since = now, m.cluster.Now()
		}
	}
	return facts, nil
}

func (m *modelBed) wait(within time.Duration, so func() bool) bool {
	for end := m.cluster.Now() + within; !so(); {
		if m.cluster.Now() > end {
			return false
		}
		m.cluster.Tick(modelLook / 10)
	}
	return true
}
