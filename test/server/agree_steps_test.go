// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// settling is the bound of whatever a script waits for.
const settling = 20 * time.Second

// act is a step that does something and has no outcome.
func act(what string, do func(p *play) error) step {
	return step{what: what, do: func(p *play) (string, error) { return "", do(p) }}
}

// until waits for something that both sides must come to.
func until(what string, so func(p *play) bool) step {
	return act("until "+what, func(p *play) error {
		if !p.wait(settling, func() bool { return so(p) }) {
			return fmt.Errorf("not within %s; the facts are\n%s", settling, p.facts())
		}
		return nil
	})
}

// agree compares the facts, once they are stable.
func agree() step { return agreeFor(0) }

// agreeFor compares the facts, and that nothing changes them for a while.
func agreeFor(hold time.Duration) step {
	return step{what: "compare", do: func(p *play) (string, error) { return p.settle(p, hold) }}
}

// agreeWithin compares the facts, when it takes longer than usual to come to them.
func agreeWithin(bound time.Duration) step {
	return step{what: fmt.Sprintf("compare within %s", bound), do: func(p *play) (string, error) {
		p.bound = bound
		defer func() { p.bound = 0 }()
		return p.settle(p, 0)
	}}
}

// start starts that many more servers, with empty disks. They are counted from 1.
func start(more int) step {
	return act(fmt.Sprintf("start %d servers", more), func(p *play) error {
		first := len(p.server) + 1
		for n := first; n < first+more; n++ {
			p.server[n] = &actor{running: true}
			if err := p.bed.start(n, 0); err != nil {
				return err
			}
		}
		for n := first; n < first+more; n++ {
			if err := p.answers(n); err != nil {
				return err
			}
		}
		return nil
	})
}

// answers waits until a server answers.
func (p *play) answers(n int) error {
	var err error
	if !p.wait(settling, func() bool { _, err = p.view(n); return err == nil }) {
		return fmt.Errorf("server %d: %w", n, err)
	}
	return nil
}

// kill ends servers at once.
func kill(servers ...int) step { return end(false, servers) }

// stop ends servers in an orderly way.
func stop(servers ...int) step { return end(true, servers) }

func end(orderly bool, servers []int) step {
	return act(fmt.Sprintf("end %v, orderly: %t", servers, orderly), func(p *play) error {
		for _, n := range servers {
			p.server[n].running = false
			p.server[n].hangUp()
			if orderly {
				continue
			}
			// All fall silent at once: none tells of another's death.
			if err := p.bed.freeze(n, true); err != nil {
				return err
			}
		}
		for _, n := range servers {
			if err := p.bed.end(n, orderly); err != nil {
				return err
			}
		}
		return nil
	})
}

// again is how a server comes back.
type again struct {
	noNodes, noData, elsewhere bool
	// unwatched does not wait until it answers: the start guard may hold it back.
	unwatched bool
}

// restart starts ended servers again.
func restart(how again, servers ...int) step {
	return act(fmt.Sprintf("restart %v %+v", servers, how), func(p *play) error {
		for _, n := range servers {
			a := p.server[n]
			if how.elsewhere {
				a.address++
			}
			a.running, a.frozen = true, false
			if err := errors.Join(p.lose(n, how.noNodes, how.noData), p.bed.start(n, a.address)); err != nil {
				return err
			}
		}
		for _, n := range servers {
			if !how.unwatched {
				if err := p.answers(n); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

func freeze(n int) step { return freezing(n, true) }
func thaw(n int) step   { return freezing(n, false) }

func freezing(n int, frozen bool) step {
	return act(fmt.Sprintf("server %d frozen: %t", n, frozen), func(p *play) error {
		p.server[n].frozen = frozen
		return p.bed.freeze(n, frozen)
	})
}

// put adds keys to a server's slots. The outcome is whether it took them.
func put(n int, keys int64) step {
	return step{what: fmt.Sprintf("write %d keys to %d", keys, n), do: func(p *play) (string, error) {
		taken, err := p.write(p, n, keys)
		return fmt.Sprintf("taken: %t", taken), err
	}}
}

// command sends a command. Its outcome is what the server says, without IDs.
func command(n int, what string, send func(ctx context.Context, p *play, c *valkey.Client) error) step {
	return step{what: fmt.Sprintf("server %d: %s", n, what), do: func(p *play) (string, error) {
		return refusal(p.do(n, func(ctx context.Context, c *valkey.Client) error { return send(ctx, p, c) })), nil
	}}
}

func setEpoch(n int, epoch uint64) step {
	return command(n, fmt.Sprintf("SET-CONFIG-EPOCH %d", epoch), func(ctx context.Context, _ *play, c *valkey.Client) error {
		return c.SetConfigEpoch(ctx, epoch)
	})
}

func bumpEpoch(n int) step {
	return command(n, "BUMPEPOCH", func(ctx context.Context, _ *play, c *valkey.Client) error { return c.BumpEpoch(ctx) })
}

func addSlots(n int, set slots.Set) step {
	return command(n, "ADDSLOTSRANGE "+set.String(), func(ctx context.Context, _ *play, c *valkey.Client) error {
		return c.AddSlots(ctx, set)
	})
}

func replicate(n int, name string) step {
	return command(n, "REPLICATE "+name, func(ctx context.Context, p *play, c *valkey.Client) error {
		return c.Replicate(ctx, p.id(name))
	})
}

func forget(n int, name string) step {
	return command(n, "FORGET "+name, func(ctx context.Context, p *play, c *valkey.Client) error {
		return c.Forget(ctx, p.id(name))
	})
}

func failover(n int, mode valkey.FailoverMode) step {
	return command(n, "FAILOVER "+string(mode), func(ctx context.Context, _ *play, c *valkey.Client) error {
		return c.Failover(ctx, mode)
	})
}

// owns waits until servers are primaries with slots by their own word.
func owns(servers ...int) step {
	return until(fmt.Sprintf("%v own slots", servers), func(p *play) bool {
		for _, n := range servers {
			v, err := p.view(n)
			if me, _ := v.Nodes.Myself(); err != nil || !me.Primary || me.Slots.IsEmpty() {
				return false
			}
		}
		return true
	})
}

// follows waits until a server is a replica in sync.
func follows(n int, name string) step {
	return until(fmt.Sprintf("%d follows %s", n, name), func(p *play) bool {
		v, err := p.view(n)
		me, _ := v.Nodes.Myself()
		return err == nil && me.PrimaryID == p.id(name) && v.Info.LinkUp
	})
}

// gaveWay waits until a server owns no slots any more, by its own word.
func gaveWay(n int) step {
	return until(fmt.Sprintf("%d owns no slots", n), func(p *play) bool {
		v, err := p.view(n)
		me, _ := v.Nodes.Myself()
		return err == nil && me.Slots.IsEmpty()
	})
}

// forgot waits until a server has no entry of another.
func forgot(n int, name string) step {
	return until(fmt.Sprintf("%d has forgotten %s", n, name), func(p *play) bool { _, ok := p.entry(n, name); return !ok })
}

// condemns waits until a server takes another for failed.
func condemns(n int, name string) step {
	return until(fmt.Sprintf("%d takes %s for failed", n, name), func(p *play) bool { e, _ := p.entry(n, name); return e.Fail })
}

// suspects waits until a server suspects another.
func suspects(n int, name string) step {
	return until(fmt.Sprintf("%d suspects %s", n, name), func(p *play) bool { e, _ := p.entry(n, name); return e.PFail || e.Fail })
}

// formed makes a cluster as the operator does: primaries first, with an epoch of its
// own for each server, all met by the first, then the replicas. Server shards+i is a
// replica of server i.
func formed(shards, replicas int) []step { return formedOf(slots.Even(shards), replicas) }

// formedOf makes a cluster of shards with these slots.
func formedOf(sets []slots.Set, replicas int) []step {
	shards := len(sets)
	n := shards * (1 + replicas)
	all := []step{start(n)}
	for i := range n {
		epoch := uint64(1 + i)
		if i < shards {
			epoch += 100
		}
		all = append(all, setEpoch(i+1, epoch))
	}
	for i, set := range sets {
		all = append(all, addSlots(i+1, set))
	}
	all = append(all, introduce(n))
	for i := shards; i < n; i++ {
		all = append(all, replicate(i+1, fmt.Sprint(i%shards+1)), follows(i+1, fmt.Sprint(i%shards+1)))
	}
	return append(all, agree())
}

// knowsOwner waits until servers take another for a primary with slots.
func knowsOwner(name string, servers ...int) step {
	return until(fmt.Sprintf("%v know that %s owns slots", servers, name), func(p *play) bool {
		for _, n := range servers {
			if e, _ := p.entry(n, name); !e.Primary || e.Slots.IsEmpty() {
				return false
			}
		}
		return true
	})
}

// epochsDiffer waits until all servers say so of all epochs.
func epochsDiffer() step {
	return until("all epochs differ", func(p *play) bool {
		for n := range p.server {
			v, err := p.view(n)
			epochs := map[uint64]bool{}
			for _, e := range v.Nodes {
				epochs[e.ConfigEpoch] = true
			}
			if err != nil || len(epochs) != len(p.server) {
				return false
			}
		}
		return true
	})
}

// well waits until all slots have an owner, all see all, and all replicas are in sync.
func well() step {
	return until("all is well", func(p *play) bool {
		for n := range p.server {
			v, err := p.view(n)
			me, _ := v.Nodes.Myself()
			owned := v.Nodes.Slots()
			if err != nil || !v.Cluster.OK || !owned.IsFull() || len(v.Nodes) != len(p.server) || me.Replica && !v.Info.LinkUp {
				return false
			}
			for _, e := range v.Nodes {
				if e.Fail || e.PFail || e.Handshake || !e.LinkConnected && !e.Myself {
					return false
				}
			}
		}
		return true
	})
}

// keysOfPrimaries compares how many keys all shards have.
func keysOfPrimaries() step {
	return step{what: "count keys", do: func(p *play) (string, error) {
		var keys int64
		for n := range p.server {
			v, err := p.view(n)
			if err != nil {
				return "", err
			}
			if v.Info.Role == valkey.RolePrimary {
				keys += v.Info.Keys
			}
		}
		return fmt.Sprint(keys, " keys"), nil
	}}
}
