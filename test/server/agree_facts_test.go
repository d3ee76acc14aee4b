// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// dialer connects to a server of a script.
type dialer interface {
	dial(ctx context.Context, n, address int) (*valkey.Client, error)
	// ip is an address of a server.
	ip(n, address int) string
	portNumber() int
}

// silentAfter is after which time without an answer a peer counts as silent: as in
// the cluster controller.
const silentAfter = 1500 * time.Millisecond

// patience is how long a server that is not frozen may take for an answer: where many
// run at once on a busy machine, that is no fault of theirs.
const patience = 10 * time.Second

// do runs a command on a server of the script.
func (p *play) do(n int, f func(context.Context, *valkey.Client) error) error {
	a := p.server[n]
	if a == nil || !a.running || a.frozen {
		return errors.New("no answer")
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if a.client == nil {
		var err error
		if a.client, err = p.dial(ctx, n, a.address); err != nil {
			a.client = nil
			return err
		}
	}
	err := f(ctx, a.client)
	if err != nil && !valkey.Alive(err) {
		a.hangUp()
	}
	return err
}

// hangUp ends the connection to a server.
func (a *actor) hangUp() {
	if a.client != nil {
		a.client.Close()
		a.client = nil
	}
}

// view asks a server for its view, and learns its ID.
func (p *play) view(n int) (v valkey.View, err error) {
	err = p.do(n, func(ctx context.Context, c *valkey.Client) (err error) {
		v, err = c.View(ctx)
		return err
	})
	if err != nil {
		return v, err
	}
	me, ok := v.Nodes.Myself()
	if !ok {
		return v, errors.New("no entry of its own")
	}
	if p.names[me.ID] == "" {
		a := p.server[n]
		p.names[me.ID] = fmt.Sprint(n) + strings.Repeat("'", a.lives)
		a.lives++
	}
	p.server[n].id = me.ID
	return v, nil
}

// entry is what a server knows of another, by that one's name.
func (p *play) entry(n int, name string) (valkey.NodeEntry, bool) {
	v, err := p.view(n)
	if err != nil {
		return valkey.NodeEntry{}, false
	}
	return v.Nodes.ByID(p.id(name))
}

// id is the ID that has a name.
func (p *play) id(name string) string {
	for id, n := range p.names {
		if n == name {
			return id
		}
	}
	return strings.Repeat("0", 40)
}

// facts is all that the planner can read from the servers, with names in the
// place of IDs and addresses, and ranks in the place of epochs.
func (p *play) facts() string {
	var b strings.Builder
	var views []valkey.View
	var of []int
	for n := 1; n <= len(p.server); n++ {
		v, err := p.view(n)
		if err != nil {
			fmt.Fprintf(&b, "%d: %s\n", n, silence(err))
			continue
		}
		views, of = append(views, v), append(of, n)
	}
	for i, v := range views {
		p.writeView(&b, of[i], v)
	}
	return b.String()
}

// silence is how a server does not answer.
func silence(err error) string {
	if valkey.Code(err) == valkey.CodeLoading {
		return "loading"
	}
	return "no answer"
}

func (p *play) writeView(b *strings.Builder, n int, v valkey.View) {
	me, _ := v.Nodes.Myself()
	state := "down"
	if v.Cluster.OK {
		state = "ok"
	}
	fmt.Fprintf(b, "%d is %s: cluster %s, keys %d", n, p.entryText(me, v.Nodes), state, v.Info.Keys)
	if me.Replica {
		fmt.Fprintf(b, ", sync %t", v.Info.LinkUp)
		if v.Info.Offset == 0 && !v.Info.LinkUp && v.Info.Keys > 0 {
			b.WriteString(", offset 0")
		}
	}
	b.WriteString("\n")
	var lines []string
	for _, e := range v.Nodes {
		if !e.Myself {
			lines = append(lines, fmt.Sprintf("  %d sees %s\n", n, p.entryText(e, v.Nodes)))
		}
	}
	slices.Sort(lines)
	b.WriteString(strings.Join(lines, ""))
}

// entryText is one line of CLUSTER NODES in the words of a script.
func (p *play) entryText(e valkey.NodeEntry, in valkey.Nodes) string {
	at := cmp.Or(p.place(e.IP), "no address")
	if e.Handshake {
		return "a handshake at " + at
	}
	text := []string{cmp.Or(p.names[e.ID], "somebody"), "at " + at}
	switch {
	case e.Replica:
		text = append(text, "replica of "+cmp.Or(p.names[e.PrimaryID], "nobody"))
	case e.Primary:
		text = append(text, "primary")
	}
	if !e.Slots.IsEmpty() {
		text = append(text, "slots "+e.Slots.String())
	}
	if !p.unordered {
		text = append(text, fmt.Sprintf("epoch #%d", rank(e, in)))
	}
	for _, flag := range []struct {
		name string
		set  bool
	}{{"fail?", e.PFail}, {"fail", e.Fail}, {"noaddr", e.NoAddr}, {"silent", e.Unanswered >= silentAfter}, {"unlinked", !e.LinkConnected && p.lives(e.ID)}} {
		if flag.set {
			text = append(text, flag.name)
		}
	}
	return strings.Join(text, ", ")
}

// lives tells whether a server runs with that ID. The link to one that does not comes
// and goes with each attempt.
func (p *play) lives(id string) bool {
	for _, a := range p.server {
		if a.id == id && a.running && !a.frozen {
			return true
		}
	}
	return false
}

// rank is how many different epochs in a view are lower.
func rank(e valkey.NodeEntry, in valkey.Nodes) int {
	lower := map[uint64]bool{}
	for _, o := range in {
		if !o.Handshake && o.ConfigEpoch < e.ConfigEpoch {
			lower[o.ConfigEpoch] = true
		}
	}
	return len(lower)
}

// place is whose address it is.
func (p *play) place(ip string) string {
	if ip == "" {
		return ""
	}
	for n, a := range p.server {
		for k := range a.address + 1 {
			if p.ip(n, k) == ip {
				return fmt.Sprintf("%d.%d", n, k)
			}
		}
	}
	return "somewhere"
}

var (
	anyID     = regexp.MustCompile("[0-9a-f]{40}")
	anyNumber = regexp.MustCompile("[0-9][-0-9,]*")
)

// refusal is an error of a command in words that all versions share.
func refusal(err error) string {
	if err == nil {
		return "done"
	}
	e, ok := errors.AsType[*valkey.Error](err)
	if !ok {
		return "no answer"
	}
	text := anyID.ReplaceAllString(strings.ToLower(e.Error()), "ID")
	text = anyNumber.ReplaceAllString(text, "N")
	text = strings.ReplaceAll(strings.ReplaceAll(text, "master", "primary"), "slave", "replica")
	return strings.TrimRight(text, ".! ")
}
