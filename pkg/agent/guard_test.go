// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// former is a server that was a primary of all slots, with two replicas.
func former(s store) own {
	return own{
		ID: "me", Primary: true, Slots: slots.Full(), Store: s,
		Mates: valkey.Nodes{{ID: "a", Replica: true, PrimaryID: "me"}, {ID: "b", Replica: true, PrimaryID: "me"}},
	}
}

// answers is a replica that answers: it was linked, and has applied so much.
func answers(id string, offset int64, change ...func(*peer)) peer {
	p := peer{ID: id, Address: id + ":6379", Answered: true, View: valkey.View{
		Info: valkey.Info{Role: valkey.RoleReplica, Offset: offset, Keys: 10, ReplID: "history"},
		Nodes: valkey.Nodes{
			{ID: id, IP: id, Port: 6379, Myself: true, Replica: true, PrimaryID: "me"},
			{ID: "me", IP: "m", Primary: true, Slots: slots.Full()},
		},
	}}
	for _, c := range change {
		c(&p)
	}
	return p
}

func silentPeer(id string) peer {
	return peer{ID: id, Address: id + ":6379", Err: errors.New("connection refused")}
}

func neverLinked(p *peer) { p.View.Info.LinkDownSince = -time.Second }
func empty(p *peer)       { p.View.Info.Keys, p.View.Info.Offset = 0, 0 }
func loading(p *peer)     { p.Answered, p.View.Nodes, p.View.Info.Loading = false, nil, true }

// unaware is a mate which has not heard that its primary was replaced by us.
func unaware(p *peer) {
	p.View.Nodes[0].PrimaryID = "old"
	p.View.Nodes[1].Slots = slots.Set{}
	p.View.Nodes = append(p.View.Nodes, valkey.NodeEntry{ID: "old", IP: "o", Primary: true, Slots: slots.Full(), ConfigEpoch: 3})
}

// slotless is a primary that lost its slots, and is no replica yet.
func slotless(p *peer) {
	owner(3)(p)
	p.View.Nodes[0].Slots = slots.Set{}
}

func knowsNoSlots(p *peer) { p.View.Nodes[1].Slots = slots.Set{} }

func forgot(p *peer) { p.View.Nodes = p.View.Nodes[:1] }

// elsewhere is a mate that serves another shard by now.
func elsewhere(p *peer) {
	p.View.Nodes[0].PrimaryID = "x"
	p.View.Nodes = append(p.View.Nodes, valkey.NodeEntry{ID: "x", IP: "x", Primary: true, Slots: slots.Of(3), ConfigEpoch: 9})
	p.View.Nodes[1].Slots.Remove(3)
}

func owner(epoch uint64) func(*peer) {
	return func(p *peer) {
		p.View.Nodes[0].Replica, p.View.Nodes[0].Primary, p.View.Nodes[0].PrimaryID = false, true, ""
		p.View.Nodes[0].Slots, p.View.Nodes[0].ConfigEpoch = slots.Full(), epoch
		p.View.Info.Role = valkey.RolePrimary
	}
}

func TestJudge(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		own     own
		peers   []peer
		expired bool
		want    step
		first   string // the first candidate or the owner
	}{
		"a new server":                {own: own{}, want: stepStart},
		"a replica":                   {own: own{ID: "me"}, want: stepStart},
		"a primary without slots":     {own: own{ID: "me", Primary: true, Mates: former(storeNone).Mates}, want: stepStart},
		"a primary without mates":     {own: own{ID: "me", Primary: true, Slots: slots.Full()}, want: stepStart},
		"no data, replicas have":      {own: former(storeNone), peers: []peer{answers("a", 50), answers("b", 70)}, want: stepPromote, first: "b"},
		"same offsets":                {own: former(storeNone), peers: []peer{answers("b", 50), answers("a", 50)}, want: stepPromote, first: "a"},
		"one has, another is silent":  {own: former(storeNone), peers: []peer{silentPeer("a"), answers("b", 70)}, want: stepPromote, first: "b"},
		"a snapshot, a replica has":   {own: former(storeSnapshot), peers: []peer{answers("a", 50), silentPeer("b")}, want: stepPromote, first: "a"},
		"a log, a replica has":        {own: former(storeLog), peers: []peer{answers("a", 50), silentPeer("b")}, want: stepPromote, first: "a"},
		"somebody took over":          {own: former(storeLog), peers: []peer{answers("a", 50, owner(8)), answers("b", 50, owner(9))}, want: stepFollow, first: "b"},
		"took over, other is silent":  {own: former(storeNone), peers: []peer{silentPeer("a"), answers("b", 50, owner(9))}, want: stepFollow, first: "b"},
		"all silent":                  {own: former(storeNone), peers: []peer{silentPeer("a"), silentPeer("b")}, want: stepHold},
		"all silent, time is over":    {own: former(storeNone), peers: []peer{silentPeer("a"), silentPeer("b")}, expired: true, want: stepDiscard},
		"log, all silent":             {own: former(storeLog), peers: []peer{silentPeer("a"), silentPeer("b")}, want: stepHold},
		"log, all silent, time over":  {own: former(storeLog), peers: []peer{silentPeer("a"), silentPeer("b")}, expired: true, want: stepStart},
		"log, all restarted":          {own: former(storeLog), peers: []peer{answers("a", 50, neverLinked), answers("b", 50, neverLinked)}, want: stepStart},
		"log, all restarted, loading": {own: former(storeLog), peers: []peer{answers("a", 50, neverLinked, loading), answers("b", 50, neverLinked)}, want: stepStart},
		"log, one loads its sync":     {own: former(storeLog), peers: []peer{answers("a", 50, loading), answers("b", 50, neverLinked)}, want: stepHold},
		"no data, all empty too":      {own: former(storeNone), peers: []peer{answers("a", 0, neverLinked, empty), answers("b", 0, neverLinked, empty)}, want: stepStart},
		"no data, some on disk":       {own: former(storeNone), peers: []peer{answers("a", 0, neverLinked), answers("b", 0, neverLinked, empty)}, want: stepPromote, first: "a"},
		"no data, disk, one silent":   {own: former(storeNone), peers: []peer{answers("a", 0, neverLinked), silentPeer("b")}, want: stepHold},
		"no data, empty and silent":   {own: former(storeNone), peers: []peer{answers("a", 0, neverLinked, empty), silentPeer("b")}, expired: true, want: stepDiscard},
		"log, sync was interrupted":   {own: former(storeLog), peers: []peer{answers("a", 1), answers("b", 0)}, want: stepStart},
		"another server answers": {
			own: former(storeNone), peers: []peer{answers("a", 50, func(p *peer) { p.ID = "c" }), silentPeer("b")}, want: stepHold,
		},
		"a replica of somebody else": {
			own: former(storeLog), want: stepStart,
			peers: []peer{answers("a", 50, func(p *peer) { p.View.Nodes[0].PrimaryID = "x" }), answers("b", 50, func(p *peer) { p.View.Nodes[0].PrimaryID = "x" })},
		},
		"an owner that we never knew": {
			own: former(storeNone), want: stepFollow, first: "new",
			peers: []peer{silentPeer("b"), answers("a", 50, func(p *peer) {
				p.View.Nodes[0].PrimaryID = "new"
				p.View.Nodes = append(p.View.Nodes, valkey.NodeEntry{ID: "new", IP: "n", Primary: true, Slots: slots.Full(), ConfigEpoch: 9})
			})},
		},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := judge(tt.own, tt.peers, tt.expired)
			first := v.Owner.ID
			if len(v.Candidates) > 0 {
				first = v.Candidates[0].ID
			}
			if v.Step != tt.want || first != tt.first || v.Reason == "" {
				t.Errorf("judge() = %s %q because %q, want %s %q", v.Step, first, v.Reason, tt.want, tt.first)
			}
		})
	}
}

// A server that became the primary a moment ago, by votes or a hand-over, is
// known to its mates only in part.
func TestJudgePromotedAMomentAgo(t *testing.T) {
	t.Parallel()
	promoted := func(s store) own {
		o := former(s)
		o.Epoch, o.Note = 5, note{"history", 40}
		o.Slots.Remove(3)
		return o
	}
	noNote := func(s store) own {
		o := promoted(s)
		o.Note = note{}
		return o
	}
	tests := map[string]struct {
		own     own
		peers   []peer
		expired bool
		want    step
		first   string
	}{
		"the old primary follows":                {own: promoted(storeNone), peers: []peer{answers("a", 50, neverLinked), silentPeer("b")}, want: stepPromote, first: "a"},
		"the old primary follows, a snapshot":    {own: promoted(storeSnapshot), peers: []peer{answers("a", 50, neverLinked), silentPeer("b")}, want: stepPromote, first: "a"},
		"a mate was behind, a snapshot":          {own: promoted(storeSnapshot), peers: []peer{answers("a", 39, neverLinked), answers("b", 39, neverLinked)}, want: stepStart},
		"the old primary follows, a log":         {own: promoted(storeLog), peers: []peer{answers("a", 50, neverLinked), answers("b", 50, unaware)}, want: stepStart},
		"the old primary follows, no note":       {own: noNote(storeNone), peers: []peer{answers("a", 50, neverLinked), answers("b", 50, neverLinked, empty)}, want: stepPromote, first: "a"},
		"follows, no note, other is silent":      {own: noNote(storeNone), peers: []peer{answers("a", 50, neverLinked), silentPeer("b")}, want: stepHold},
		"follows, no note, silent, time is over": {own: noNote(storeNone), peers: []peer{answers("a", 50, neverLinked), silentPeer("b")}, expired: true, want: stepPromote, first: "a"},
		"nobody has heard":                       {own: promoted(storeNone), peers: []peer{answers("a", 50, owner(3)), answers("b", 50, unaware)}, want: stepHold},
		"nobody has heard, time is over":         {own: promoted(storeNone), peers: []peer{answers("a", 50, owner(3)), answers("b", 50, unaware)}, expired: true, want: stepDiscard},
		"one has heard":                          {own: promoted(storeNone), peers: []peer{answers("a", 50, owner(3)), answers("b", 50)}, want: stepPromote, first: "b"},
		"nobody has heard, a log":                {own: promoted(storeLog), peers: []peer{answers("a", 50, owner(3)), answers("b", 50, unaware)}, want: stepStart},
		"a claim as new as ours":                 {own: promoted(storeNone), peers: []peer{answers("a", 50, owner(5)), silentPeer("b")}, want: stepHold},
		"a newer claim":                          {own: promoted(storeNone), peers: []peer{answers("a", 50, owner(6)), silentPeer("b")}, want: stepFollow, first: "a"},
		"whoever forgot us knows the owner":      {own: promoted(storeLog), peers: []peer{answers("a", 50, owner(3), forgot)}, want: stepFollow, first: "a"},
		"follows, but knows no slots":            {own: promoted(storeSnapshot), peers: []peer{answers("a", 50, knowsNoSlots)}, want: stepHold},
		"knows no slots, time is over":           {own: promoted(storeNone), peers: []peer{answers("a", 50, knowsNoSlots)}, expired: true, want: stepDiscard},
		"a primary without slots, with keys":     {own: promoted(storeNone), peers: []peer{answers("a", 50, slotless)}, want: stepHold},
		"without slots, time is over":            {own: promoted(storeNone), peers: []peer{answers("a", 50, slotless)}, expired: true, want: stepDiscard},
		"without slots and keys":                 {own: promoted(storeNone), peers: []peer{answers("a", 0, slotless, empty)}, want: stepStart},
		"unaware, and empty":                     {own: promoted(storeNone), peers: []peer{answers("a", 0, unaware, empty)}, want: stepStart},
		"in another shard by now":                {own: promoted(storeNone), peers: []peer{answers("a", 50, elsewhere)}, want: stepStart},
		"no data, a mate loads its own":          {own: promoted(storeNone), peers: []peer{answers("a", 0, neverLinked, loading)}, want: stepHold},
		"a log, the old primary loads":           {own: promoted(storeLog), peers: []peer{answers("a", 0, owner(3), loading)}, want: stepStart},
		"no data, the old primary loads":         {own: promoted(storeNone), peers: []peer{answers("a", 0, owner(3), loading)}, want: stepHold},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := judge(tt.own, tt.peers, tt.expired)
			first := v.Owner.ID
			if len(v.Candidates) > 0 {
				first = v.Candidates[0].ID
			}
			if v.Step != tt.want || first != tt.first || v.Reason == "" {
				t.Errorf("judge() = %s %q because %q, want %s %q", v.Step, first, v.Reason, tt.want, tt.first)
			}
		})
	}
}

// A replica that had fallen behind is no better copy than our append-only file,
// but it is better than an old snapshot.
func TestJudgeKnowsHowFarTheServerWas(t *testing.T) {
	t.Parallel()
	peers := []peer{answers("a", 50), answers("b", 40)}
	for name, tt := range map[string]struct {
		store store
		note  note
		want  step
	}{
		"behind the log":         {storeLog, note{"history", 51}, stepStart},
		"up to the log":          {storeLog, note{"history", 50}, stepPromote},
		"another history":        {storeLog, note{"other", 51}, stepPromote},
		"behind, but a snapshot": {storeSnapshot, note{"history", 51}, stepPromote},
		"behind, but no data":    {storeNone, note{"history", 51}, stepPromote},
	} {
		o := former(tt.store)
		o.Note = tt.note
		if v := judge(o, peers, false); v.Step != tt.want {
			t.Errorf("%s: %s because %q, want %s", name, v.Step, v.Reason, tt.want)
		}
	}
}

func TestFailoverMode(t *testing.T) {
	t.Parallel()
	primary := func(id string, change ...func(*valkey.NodeEntry)) valkey.NodeEntry {
		e := valkey.NodeEntry{ID: id, Primary: true, LinkConnected: true, Slots: slots.Of(1)}
		for _, c := range change {
			c(&e)
		}
		return e
	}
	fail := func(e *valkey.NodeEntry) { e.Fail = true }
	suspect := func(e *valkey.NodeEntry) { e.PFail = true }
	cut := func(e *valkey.NodeEntry) { e.LinkConnected = false }
	slotless := func(e *valkey.NodeEntry) { e.Slots = slots.Set{} }
	for name, tt := range map[string]struct {
		nodes valkey.Nodes
		want  valkey.FailoverMode
	}{
		"one shard":                    {valkey.Nodes{primary("me")}, valkey.FailoverTakeover},
		"two shards":                   {valkey.Nodes{primary("me"), primary("a")}, valkey.FailoverTakeover},
		"three shards":                 {valkey.Nodes{primary("me"), primary("a"), primary("b")}, valkey.FailoverForce},
		"three shards, one failed":     {valkey.Nodes{primary("me"), primary("a", fail), primary("b")}, valkey.FailoverTakeover},
		"three shards, one suspect":    {valkey.Nodes{primary("me"), primary("a", suspect), primary("b")}, valkey.FailoverTakeover},
		"three shards, one cut off":    {valkey.Nodes{primary("me"), primary("a", cut), primary("b")}, valkey.FailoverTakeover},
		"two shards, and one to come":  {valkey.Nodes{primary("me"), primary("a"), primary("b", slotless)}, valkey.FailoverTakeover},
		"five shards, one is cut off":  {valkey.Nodes{primary("me"), primary("a", cut), primary("b"), primary("c"), primary("d")}, valkey.FailoverForce},
		"five shards, two are cut off": {valkey.Nodes{primary("me"), primary("a", cut), primary("b", cut), primary("c"), primary("d")}, valkey.FailoverTakeover},
	} {
		if got := failoverMode("me", tt.nodes); got != tt.want {
			t.Errorf("%s: %q, want %q", name, got, tt.want)
		}
	}
}

func TestSuccessors(t *testing.T) {
	t.Parallel()
	view := func(change ...func(*valkey.View)) valkey.View {
		v := valkey.View{
			Info: valkey.Info{Role: valkey.RolePrimary, ConnectedReplicas: []valkey.ReplicaInfo{
				{IP: "fd00::a", Port: 6379, State: "online", Offset: 5}, {IP: "10.0.0.2", Port: 6379, State: "online", Offset: 9}, {IP: "10.0.0.3", Port: 6379, State: "wait_bgsave"},
			}},
			Nodes: valkey.Nodes{
				{ID: "me", Myself: true, Primary: true, Slots: slots.Full()},
				{ID: "a", IP: "fd00::a", Port: 6379, Replica: true, PrimaryID: "me"},
				{ID: "b", IP: "10.0.0.2", Port: 6379, Replica: true, PrimaryID: "me"},
				{ID: "c", IP: "10.0.0.3", Port: 6379, Replica: true, PrimaryID: "me"},
			},
		}
		for _, c := range change {
			c(&v)
		}
		return v
	}
	for name, tt := range map[string]struct {
		view valkey.View
		want string
		why  string
	}{
		"the one with the most first": {view: view(), want: "b a"},
		"one is silent for a moment":  {view: view(func(v *valkey.View) { v.Info.ConnectedReplicas[1].Lag = 2 }), want: "b a"},
		"one is silent":               {view: view(func(v *valkey.View) { v.Info.ConnectedReplicas[1].Lag = 3 }), want: "a b"},
		"one has failed":              {view: view(func(v *valkey.View) { v.Nodes[2].Fail = true }), want: "a"},
		"one is suspect":              {view: view(func(v *valkey.View) { v.Nodes[2].PFail = true }), want: "a"},
		"one follows another":         {view: view(func(v *valkey.View) { v.Nodes[1].PrimaryID = "x" }), want: "b"},
		"a replica stops":             {view: view(func(v *valkey.View) { v.Info.Role = valkey.RoleReplica }), why: "no primary"},
		"no slots":                    {view: view(func(v *valkey.View) { v.Nodes[0].Slots = slots.Set{} }), why: "no slots"},
		"no replica":                  {view: view(func(v *valkey.View) { v.Info.ConnectedReplicas = nil }), why: "no replica"},
		"none in sync":                {view: view(func(v *valkey.View) { v.Info.ConnectedReplicas = v.Info.ConnectedReplicas[2:] }), why: "in sync"},
		"nothing known":               {why: "no primary"},
	} {
		found, why := successors(tt.view)
		ids := make([]string, len(found))
		for i, c := range found {
			ids[i] = c.ID
		}
		if got := strings.Join(ids, " "); got != tt.want || !strings.Contains(why, tt.why) {
			t.Errorf("%s: %q because %q, want %q because %q", name, got, why, tt.want, tt.why)
		}
	}
}
