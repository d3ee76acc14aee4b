// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"fmt"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

func meet(n, other int) step {
	return command(n, fmt.Sprintf("MEET %d", other), func(ctx context.Context, p *play, c *valkey.Client) error {
		return c.Meet(ctx, p.ip(other, p.server[other].address), p.portNumber())
	})
}

// knows waits until a server has met another.
func knows(n int, names ...string) step {
	return until(fmt.Sprintf("%d knows %v", n, names), func(p *play) bool {
		for _, name := range names {
			if e, ok := p.entry(n, name); !ok || e.Handshake || !e.LinkConnected {
				return false
			}
		}
		return true
	})
}

// joined waits until a server and others know each other. 8.0 can lose one side of a
// handshake for good when it takes longer than the node timeout (valkey-io/valkey#1251);
// then it is begun again, as the operator does.
func joined(n int, others ...int) step {
	return act(fmt.Sprintf("until %d and %v know each other", n, others), func(p *play) error {
		all := func() bool { return len(p.strangers(n, others)) == 0 }
		if p.wait(settling/2, all) {
			return nil
		}
		for _, pair := range p.strangers(n, others) {
			outcome, err := meet(pair[0], pair[1]).do(p)
			if err != nil {
				return err
			}
			if outcome != "done" {
				return fmt.Errorf("MEET of %v: %s", pair, outcome)
			}
		}
		if !p.wait(settling/2, all) {
			return fmt.Errorf("not within %s; the facts are\n%s", settling, p.facts())
		}
		return nil
	})
}

// strangers are the pairs of which the first has not met the second.
func (p *play) strangers(n int, others []int) (pairs [][2]int) {
	for _, other := range others {
		for _, pair := range [][2]int{{n, other}, {other, n}} {
			v, err := p.view(pair[0])
			if e, ok := v.Nodes.ByID(p.server[pair[1]].id); err != nil || !ok || e.Handshake || !e.LinkConnected {
				pairs = append(pairs, pair)
			}
		}
	}
	return pairs
}

// introduce lets the first servers meet until all know all. A handshake that was not
// over in its time is begun again, as the operator does: the servers do not always.
func introduce(n int) step {
	return until(fmt.Sprintf("the first %d know each other", n), func(p *play) bool {
		all := true
		for i := 1; i <= n; i++ {
			for j := 1; j <= n; j++ {
				all = (i == j || p.met(i, j)) && all
			}
		}
		return all
	})
}

// met tells whether a server has met another, and lets it if it has not begun to.
func (p *play) met(n, other int) bool {
	v, err := p.view(n)
	if err != nil {
		return false
	}
	ip := p.ip(other, p.server[other].address)
	for _, e := range v.Nodes {
		if e.ID == p.server[other].id && e.LinkConnected {
			return true
		}
		if e.IP == ip {
			return false // it is on the way
		}
	}
	if n == 1 || other == 1 {
		// What is refused is seen in the next look.
		_ = p.do(n, func(ctx context.Context, c *valkey.Client) error { return c.Meet(ctx, ip, p.portNumber()) })
	}
	return false
}
