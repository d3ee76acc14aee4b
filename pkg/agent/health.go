// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

const (
	// sampleEvery is how often the server is asked, however many probes and
	// scrapes there are; slotsEvery how often a primary that owns slots is
	// asked whether it still does, which costs more in a big cluster.
	sampleEvery = time.Second
	slotsEvery  = 10 * time.Second
	// sampleTimeout bounds one question. It is below the time-out of a probe.
	sampleTimeout = 800 * time.Millisecond
	// readySilence and liveSilence are how long a server may give no answer at
	// all and still be ready, and alive.
	readySilence = 5 * time.Second
	liveSilence  = 120 * time.Second
	// blankSilence is how long a server that holds nothing may give no answer before
	// the agent kills it: nothing is lost with it, and its shard waits for it. 8.1 can
	// hang for ever when it is told of two servers that are replicas of each other.
	blankSilence = 20 * time.Second
	// usersEvery is how often the users are compared with those that were
	// copied for the server.
	usersEvery = 10 * time.Second
)

// facts are what the probes and the metrics tell of.
type facts struct {
	// Waiting is what the server has not been started for; "" once it is.
	Waiting string
	// Stopping is set with the first signal to stop.
	Stopping bool
	// Blank: there was nothing for the server to load when it was started.
	Blank bool
	// Answered is set with the server's first answer, of any kind.
	Answered bool
	// SilentSince is when the server first did not answer, if it still does
	// not.
	SilentSince time.Time
	// Err is what the server answered instead of its facts.
	Err error
	// Info and Slots are the last that it answered, at InfoAt and SlotsAt.
	Info            valkey.Info
	Slots           int
	InfoAt, SlotsAt time.Time
	// ServedAt is when the server was last seen to own slots as a primary.
	ServedAt time.Time
}

// health asks the server, and remembers what it answered.
type health struct {
	options *Options
	address string
	now     func() time.Time

	// asking admits one question at a time; mu guards what is below.
	asking    sync.Mutex
	mu        sync.Mutex
	client    *valkey.Client
	sampledAt time.Time
	usersAt   time.Time
	noted     note
	facts     facts
	guard     guardResult
	handover  time.Duration
}

// guardResult is what the metrics tell of the start guard.
type guardResult struct {
	Step step
	Took time.Duration
	Done bool
}

func newHealth(o *Options, address string) *health {
	return &health{options: o, address: address, now: time.Now, facts: facts{Waiting: "the agent is starting"}}
}

func (h *health) change(f func(*health)) {
	h.mu.Lock()
	defer h.mu.Unlock()
	f(h)
}

func (h *health) waitFor(what string) { h.change(func(h *health) { h.facts.Waiting = what }) }
func (h *health) stopping()           { h.change(func(h *health) { h.facts.Stopping = true }) }

func (h *health) guarded(s step, took time.Duration) {
	h.change(func(h *health) { h.guard = guardResult{Step: s, Took: took, Done: true} })
}

func (h *health) handedOver(took time.Duration) { h.change(func(h *health) { h.handover = took }) }

// drain is for how much longer a server that is to stop has to stay for clients that
// may not have learned that it has handed over: it was seen as a primary at most two
// samples before it did, since one that is nearly due is not taken again.
func (h *health) drain(role valkey.Role) time.Duration {
	h.mu.Lock()
	defer h.mu.Unlock()
	if role != valkey.RoleReplica || h.facts.ServedAt.IsZero() {
		return 0
	}
	return max(0, h.facts.ServedAt.Add(2*sampleEvery+drainTime).Sub(h.now()))
}

// connect returns the connection to the agent's own server, which it keeps.
func (h *health) connect(ctx context.Context) (*valkey.Client, error) {
	h.mu.Lock()
	client := h.client
	h.mu.Unlock()
	if client != nil {
		return client, nil
	}
	o, err := h.options.remote(h.address, sampleTimeout)
	if err != nil {
		return nil, err
	}
	client, err = valkey.Dial(ctx, o)
	if err != nil {
		return nil, err
	}
	h.change(func(h *health) { h.client = client })
	return client, nil
}

// current returns the facts, for which it asks the server unless it did just
// now.
func (h *health) current(ctx context.Context) facts {
	h.asking.Lock()
	defer h.asking.Unlock()
	h.mu.Lock()
	f, fresh := h.facts, h.now().Sub(h.sampledAt) < sampleEvery
	h.mu.Unlock()
	if f.Waiting != "" || fresh {
		return f
	}
	h.sample(ctx)
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.facts
}

// sample asks the server. The question is not given up with the probe that
// asked for it: the next one wants to know the answer as well.
func (h *health) sample(ctx context.Context) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), sampleTimeout)
	defer cancel()
	client, err := h.connect(ctx)
	var info valkey.Info
	if err == nil {
		info, err = client.Info(ctx)
	}
	owned, known := 0, false
	if err == nil && h.wantsSlots(info) {
		owned, known = ownedSlots(ctx, client)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	now := h.now()
	h.sampledAt, h.facts.Err = now, err
	switch {
	case !valkey.Alive(err):
		if h.facts.SilentSince.IsZero() {
			h.facts.SilentSince = now
		}
		return
	case err == nil:
		h.facts.Info, h.facts.InfoAt = info, now
		if known {
			h.facts.Slots, h.facts.SlotsAt = owned, now
		}
		if h.facts.Slots > 0 {
			h.facts.ServedAt = now
		}
		h.keepNote(info)
	default:
		h.reconnectIfRefused(err)
	}
	h.facts.Answered, h.facts.SilentSince = true, time.Time{}
	h.keepUsers(now)
}

// wantsSlots tells whether CLUSTER NODES has to be read: while nothing is
// loaded it is refused, and a replica owns nothing.
func (h *health) wantsSlots(i valkey.Info) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if i.Loading || i.Role != valkey.RolePrimary {
		h.facts.Slots, h.facts.SlotsAt = 0, time.Time{}
		return false
	}
	return h.facts.Slots == 0 || h.now().Sub(h.facts.SlotsAt) >= slotsEvery
}

func ownedSlots(ctx context.Context, client *valkey.Client) (int, bool) {
	nodes, err := client.Nodes(ctx)
	if err != nil {
		return 0, false
	}
	me, ok := nodes.Myself()
	return me.Slots.Len(), ok
}

// reconnectIfRefused gives up a connection whose password was changed.
func (h *health) reconnectIfRefused(err error) {
	switch valkey.Code(err) {
	case valkey.CodeNoAuth, valkey.CodeWrongPass, valkey.CodeNoPerm:
		if h.client != nil {
			h.client.Close()
			h.client = nil
		}
	}
}

// keepNote remembers how far the server has written: see note.
func (h *health) keepNote(i valkey.Info) {
	n := noteOf(i)
	if n == h.noted {
		return
	}
	if err := h.options.writeNote(n); err != nil {
		h.options.Log.Warn("cannot remember the offset", "error", err)
		return
	}
	h.noted = n
}

// keepUsers copies the users for the server when they were changed. Who changed
// them makes the server load them.
func (h *health) keepUsers(now time.Time) {
	if now.Sub(h.usersAt) < usersEvery {
		return
	}
	h.usersAt = now
	if err := h.options.copyUsers(); err != nil {
		h.options.Log.Warn("cannot copy the users for the server", "error", err)
	}
}

// hopeless tells whether a server is to be killed that holds nothing, and has not
// answered for so long that it will not do so any more.
func hopeless(f facts, now time.Time) bool {
	blank := f.Blank
	if !f.InfoAt.IsZero() {
		blank = f.Slots == 0 && f.Info.Keys == 0 && !f.Info.Loading
	}
	return blank && f.Waiting == "" && !f.SilentSince.IsZero() && now.Sub(f.SilentSince) >= blankSilence
}

// watch tells once when the server is hopeless.
func (h *health) watch(ctx context.Context, tell chan<- struct{}) {
	t := time.NewTicker(sampleEvery)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
			if hopeless(h.current(ctx), h.now()) {
				tell <- struct{}{}
				return
			}
		}
	}
}

// alive judges liveness: only a server that gives no answer at all, for long, is
// dead. One that loads, runs a long script, or refuses us is not.
func alive(f facts, now time.Time) (bool, string) {
	switch {
	case f.Waiting != "":
		return true, "The server is not started yet: " + f.Waiting + "."
	case f.SilentSince.IsZero():
		return true, "The server answers."
	}
	silence := now.Sub(f.SilentSince).Round(time.Second)
	return silence < liveSilence, fmt.Sprintf("The server has not answered for %s, of %s that it may take: %v.", silence, liveSilence, f.Err)
}

// started judges the start: the server answers, if only that it is loading.
func started(f facts, now time.Time) (bool, string) {
	if f.Waiting == "" && !f.Answered {
		return false, fmt.Sprintf("The server has not answered yet: %v.", f.Err)
	}
	return alive(f, now)
}

// ready judges whether clients are well served here. It is about this server
// only: another shard's failure must not take this one away.
func ready(f facts, now time.Time) (bool, string) {
	i := f.Info
	switch {
	case f.Stopping:
		return false, "The server is being stopped."
	case f.Waiting != "":
		return false, "The server is not started yet: " + f.Waiting + "."
	case f.InfoAt.IsZero() || now.Sub(f.InfoAt) >= readySilence:
		return false, fmt.Sprintf("The server does not answer, or not as it should: %v.", f.Err)
	case i.Loading:
		return false, "The server is loading its data."
	case i.Role == valkey.RoleReplica && i.SyncInProgress:
		return false, "The replica is copying the data of its primary."
	case i.Role == valkey.RoleReplica && !i.LinkUp:
		return false, "The replica has no link to its primary."
	case i.Role == valkey.RoleReplica:
		return true, "The replica is in sync."
	case f.Slots == 0:
		return false, "The server is a primary, but owns no slots."
	}
	return true, fmt.Sprintf("The server is a primary of %d slots.", f.Slots)
}
