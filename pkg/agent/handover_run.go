// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"fmt"
	"syscall"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

const (
	// viewTimeout and viewEvery bound and pace the questions to our own server.
	viewTimeout = 3 * time.Second
	viewEvery   = 100 * time.Millisecond
	// handoverPoll is how often the server is asked whether it is a replica
	// yet: each millisecond is one more in which nobody accepts writes.
	handoverPoll = 10 * time.Millisecond
	// handoverAttempt bounds one successor's attempt, and lastAttempt that of the
	// last one: the server accepts no writes meanwhile. Both are many times what
	// it takes.
	handoverAttempt = 1500 * time.Millisecond
	lastAttempt     = 3 * time.Second
	// askAgain is how often a server that is to end is asked to.
	askAgain = time.Second
	// hungTimeout is how long a server that did not answer may take to end.
	hungTimeout = 3 * time.Second
	// succeedTimeout bounds the attempts to make a replica the primary once the
	// server has ended.
	succeedTimeout = 5 * time.Second
	// successorEvery is how often it is looked whether the successor lives.
	successorEvery = 100 * time.Millisecond
	// drainTime is for how long a server that has handed over stays, as a replica,
	// to tell clients where its slots are, whoever asked for the hand-over. They learn
	// of a new primary by such an answer, and look again at all slots only a second or
	// so later: until then they would find a closed port.
	drainTime = 2 * time.Second
)

// handOver gives the server's slots to a replica, so that nobody misses the
// server, and tells how long the server is to stay for its clients, or whether it
// hangs. Whatever goes wrong, the server is stopped afterwards.
func (a *agent) handOver(ctx context.Context) (stay time.Duration, hangs bool) {
	ctx, cancel := context.WithTimeout(ctx, a.options.HandoverTimeout)
	defer cancel()
	began := time.Now()
	local, view, err := a.localView(ctx)
	if err != nil {
		a.log.Warn("no hand-over: the server does not answer", "error", err)
		return 0, !view.Info.Loading
	}
	next, why := successors(view)
	if len(next) == 0 {
		stay = a.health.drain(view.Info.Role)
		a.log.Info("no hand-over is needed or possible", "reason", why, "staysFor", stay)
		return stay, false
	}
	for i, c := range next {
		attempt := handoverAttempt
		if i == len(next)-1 {
			attempt = lastAttempt
		}
		err := a.handOverTo(ctx, local, c, attempt)
		if err == nil {
			took := time.Since(began)
			a.health.handedOver(took)
			a.log.Info("handed over to a replica", "id", c.ID, "address", c.Address, "offset", c.Offset, "took", took)
			return drainTime, false
		}
		a.log.Warn("a replica did not take over", "id", c.ID, "address", c.Address, "error", err)
		if ctx.Err() != nil {
			break
		}
	}
	// What follows compares offsets.
	a.health.sample(ctx)
	return 0, false
}

// succeed is called when the server has ended. If nobody has taken over from it, a
// replica may do so now. After a stop that was asked for it may have lacked votes
// before, which older versions refuse for a while after a shard's last failover. After
// a crash the next start would see to it, but the kubelet lets a container that crashes
// again and again wait ever longer for that. Whether a replica should take over is the
// same question as at a start.
func (a *agent) succeed(ctx context.Context, d map[string]string) {
	ctx, cancel := context.WithTimeout(ctx, succeedTimeout)
	defer cancel()
	g, v := a.successor(ctx, d)
	if v.Step != stepPromote {
		return
	}
	a.log.Info("the server has ended as a primary, and a replica takes over", "reason", v.Reason)
	if _, err := g.promote(ctx, v.Candidates); err != nil {
		a.log.Warn("no replica became the primary", "error", err)
	}
}

// successor judges what would be done about the server if it were to start now.
func (a *agent) successor(ctx context.Context, d map[string]string) (*guard, verdict) {
	g, err := newGuard(a.options, d, a.health.waitFor)
	if err != nil {
		a.log.Warn("cannot look for a successor", "error", err)
		return nil, verdict{}
	}
	if !g.own.Primary || g.own.Slots.IsEmpty() || len(g.own.Mates) == 0 {
		return g, verdict{}
	}
	return g, judge(g.own, g.ask(ctx), false)
}

// endHung kills a server that hangs, if a replica has taken over, or has what is
// needed to: until the server is gone, it may wake up and accept writes.
func (a *agent) endHung(ctx context.Context, s *server, d map[string]string) {
	if _, v := a.successor(ctx, d); v.Step == stepPromote || v.Step == stepFollow {
		a.log.Warn("the server hangs, and is killed", "reason", v.Reason)
		a.kill(s, syscall.SIGKILL)
	}
}

// localView asks our own server, again if need be: one that is busy for a
// moment is worth a hand-over too, but not one that loads.
func (a *agent) localView(ctx context.Context) (*valkey.Client, valkey.View, error) {
	ctx, cancel := context.WithTimeout(ctx, viewTimeout)
	defer cancel()
	for {
		local, err := a.health.connect(ctx)
		if err == nil {
			var view valkey.View
			if view, err = local.View(ctx); err == nil || view.Info.Loading {
				return local, view, err
			}
		}
		if pause(ctx, viewEvery) != nil {
			return nil, valkey.View{}, err
		}
	}
}

// handOverTo lets one replica take over, and waits until the server follows it,
// or one that was tried before.
func (a *agent) handOverTo(ctx context.Context, local *valkey.Client, c candidate, attempt time.Duration) error {
	ctx, cancel := context.WithTimeout(ctx, attempt)
	defer cancel()
	o, err := a.options.remote(c.Address, askTimeout)
	if err != nil {
		return err
	}
	remote, err := valkey.Dial(ctx, o)
	if err != nil {
		return err
	}
	defer remote.Close()
	if err := remote.Failover(ctx, c.Mode); err != nil {
		return err
	}
	var dead error
	for looked := time.Now(); ; {
		if info, err := local.Info(ctx, "replication"); err == nil && info.Role == valkey.RoleReplica {
			return nil
		}
		if dead != nil {
			return fmt.Errorf("it has begun to take over, and does not answer any more: %w", dead)
		}
		if err := pause(ctx, handoverPoll); err != nil {
			return fmt.Errorf("the server is still primary: %w", err)
		}
		if time.Since(looked) >= successorEvery {
			dead, looked = remote.Ping(ctx), time.Now()
		}
	}
}
