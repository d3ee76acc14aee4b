// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

const (
	// askTimeout bounds one question to a mate, askEvery is how often it is
	// asked, and watchEvery how often one that takes over is.
	askTimeout = time.Second
	askEvery   = 200 * time.Millisecond
	watchEvery = 20 * time.Millisecond
	// votesTimeout bounds an attempt to become the primary by votes, which take
	// milliseconds where they are given, but are refused for twice the node
	// timeout after the shard's last failover; takeoverTimeout one without.
	votesTimeout    = 600 * time.Millisecond
	takeoverTimeout = 3 * time.Second
	// promoteRounds is how often all candidates are tried.
	promoteRounds = 2
)

// guard carries out what judge decides.
type guard struct {
	options   *Options
	log       *slog.Logger
	nodesPath string
	// snapshot is what a server without persistence would load all the same.
	snapshot string
	own      own
	text     string
	// tell is told what the guard waits for.
	tell func(string)
}

// newGuard reads what the server's folder tells.
func newGuard(o *Options, d map[string]string, tell func(string)) (*guard, error) {
	g := &guard{options: o, log: o.Log, tell: tell, snapshot: snapshotPath(o.Data, d), nodesPath: filepath.Join(o.Data, orElse(d["cluster-config-file"], "nodes.conf"))}
	nodes, text, err := readNodes(g.nodesPath)
	if err != nil {
		return nil, err
	}
	if g.text = alignShards(text); g.text != text {
		o.Log.Info("the server's identity is repaired: a replica had another shard than its primary")
		if err := writePrivate(g.nodesPath, []byte(g.text)); err != nil {
			return nil, err
		}
		if nodes, err = valkey.ParseNodes(g.text); err != nil {
			return nil, fmt.Errorf("read the server's repaired identity: %w", err)
		}
	}
	me, _ := nodes.Myself()
	upstream, _ := nodes.ByID(me.PrimaryID)
	g.own = own{
		ID: me.ID, Primary: me.Primary, Slots: me.Slots, Epoch: me.ConfigEpoch, Mates: mates(nodes), Upstream: upstream,
		Store: findStore(o.Data, d), Note: o.readNote(),
	}
	return g, nil
}

// patience is how long a mate is waited for. A server with all of its data waits
// only as long as a mate that lives would need: after a loss of power all of
// them come back with other addresses. One without data can do nothing useful
// before the cluster has dealt with its absence, and told its mates, where it
// became the primary a moment ago, that they follow it; and one with old data
// should not.
func (g *guard) patience() time.Duration {
	if g.own.Store == storeLog {
		return g.options.NodeTimeout
	}
	return 2*g.options.NodeTimeout + 5*time.Second
}

// run returns once the server may start.
func (g *guard) run(ctx context.Context) (verdict, error) {
	began := time.Now()
	waiting, failures := "", 0
	for {
		var peers []peer
		if g.own.Primary && !g.own.Slots.IsEmpty() || g.own.Store == storeUnreadable {
			peers = g.ask(ctx)
		}
		v := judge(g.own, peers, time.Since(began) > g.patience())
		switch v.Step {
		case stepStart, stepRebuild, stepStop:
			return v, nil
		case stepFollow:
			return v, g.follow(v.Owner)
		case stepDiscard:
			return v, g.discard()
		case stepPromote:
			g.tell(v.Reason)
			g.log.Info("start guard makes a replica the primary", "reason", v.Reason, "candidates", len(v.Candidates))
			owner, err := g.promote(ctx, v.Candidates)
			if err == nil {
				return v, g.follow(owner)
			}
			// Somebody else may have promoted one of them meanwhile; and if not,
			// the container's next start tries again.
			if failures++; failures == promoteRounds {
				return v, fmt.Errorf("the server must not be primary again, since %s, but no replica could take over: %w", v.Reason, err)
			}
		case stepHold:
			if v.Reason != waiting {
				waiting = v.Reason
				g.tell(waiting)
				g.log.Info("start guard holds the server back", "reason", waiting, "atMost", g.patience())
			}
		}
		if err := pause(ctx, askEvery); err != nil {
			return v, err
		}
	}
}

// ask asks all mates at once.
func (g *guard) ask(ctx context.Context) []peer {
	peers := make([]peer, len(g.own.Mates))
	var wg sync.WaitGroup
	for i, e := range g.own.Mates {
		peers[i] = peer{ID: e.ID, Address: e.Address()}
		if e.IP == "" {
			// To dial this would be to dial ourselves.
			peers[i].Address, peers[i].Err = e.ID, errors.New("its address is not known")
			continue
		}
		wg.Go(func() {
			err := g.visit(ctx, peers[i].Address, func(c *valkey.Client) (err error) {
				peers[i].View, err = c.View(ctx)
				return err
			})
			peers[i].Answered, peers[i].Err = err == nil, err
		})
	}
	wg.Wait()
	return peers
}

// visit connects to a server for as long as the function takes.
func (g *guard) visit(ctx context.Context, address string, do func(*valkey.Client) error) error {
	o, err := g.options.remote(address, askTimeout)
	if err != nil {
		return err
	}
	c, err := valkey.Dial(ctx, o)
	if err != nil {
		return err
	}
	defer c.Close()
	return do(c)
}

// promote makes the first candidate that can the primary. One that does not get
// the votes takes over without them: it may have lost them to rules that are
// there to protect our server, which does not run.
func (g *guard) promote(ctx context.Context, candidates []candidate) (valkey.NodeEntry, error) {
	var errs []error
	for _, c := range candidates {
		modes := []valkey.FailoverMode{c.Mode}
		if c.Mode != valkey.FailoverTakeover {
			modes = append(modes, valkey.FailoverTakeover)
		}
		for _, mode := range modes {
			began := time.Now()
			owner, err := g.failover(ctx, c, mode)
			if err == nil {
				g.log.Info("a replica is the primary now", "id", c.ID, "address", c.Address, "mode", mode, "offset", c.Offset, "took", time.Since(began))
				return owner, nil
			}
			g.log.Warn("a replica did not become the primary", "id", c.ID, "address", c.Address, "mode", mode, "error", err)
			errs = append(errs, fmt.Errorf("%s %s: %w", c.Address, mode, err))
		}
	}
	return valkey.NodeEntry{}, errors.Join(errs...)
}

// failover makes one replica take over, and waits until it owns the slots by
// its own view.
func (g *guard) failover(ctx context.Context, c candidate, mode valkey.FailoverMode) (valkey.NodeEntry, error) {
	timeout := takeoverTimeout
	if mode != valkey.FailoverTakeover {
		timeout = votesTimeout
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	var owner valkey.NodeEntry
	err := g.visit(ctx, c.Address, func(client *valkey.Client) error {
		if err := client.Failover(ctx, mode); err != nil {
			return err
		}
		for {
			nodes, err := client.Nodes(ctx)
			if err != nil {
				return err
			}
			owner, _ = nodes.Myself()
			if left := g.own.Slots.Minus(owner.Slots); owner.Primary && left.IsEmpty() {
				return nil
			}
			if err := pause(ctx, watchEvery); err != nil {
				return err
			}
		}
	})
	return owner, err
}

// follow lets the server come back as the owner's replica.
func (g *guard) follow(owner valkey.NodeEntry) error {
	text, err := demote(g.text, owner)
	if err != nil {
		return fmt.Errorf("let the server follow %s: %w", owner.ID, err)
	}
	return writePrivate(g.nodesPath, []byte(alignShards(text)))
}

// discard takes the server's identity away, and keeps the file for whoever
// wants to know. A snapshot goes first: a new server would take the slots of
// what it loads for its own.
func (g *guard) discard() error {
	if err := os.Rename(g.snapshot, g.snapshot+lostSuffix); err != nil && !errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("set an old snapshot aside: %w", err)
	}
	if err := os.Rename(g.nodesPath, g.nodesPath+lostSuffix); err != nil {
		return fmt.Errorf("set the server's identity aside: %w", err)
	}
	return nil
}

// pause waits, unless the context is done first.
func pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
