// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"math/rand/v2"
	"time"
)

// Profile is a kind of run.
type Profile struct {
	Name string
	// About says what the runs show.
	About  string
	Faults Faults
	// Options draws what the world is like.
	Options func(rng *rand.Rand) Options
}

// Profiles are the kinds of runs that the seeds are spread over.
var Profiles = []Profile{
	{
		Name:    "forming",
		About:   "formation with an operator that crashes, sees old Pods and does not reach servers (rows 1, 2, 4, 165)",
		Faults:  Faults{Crash: 3000, LoseStatus: 1000, LoseAnswer: 1000, Freeze: 100, Unreach: 300, OperatorDown: 50, DeleteObject: 30, LongPause: 3 * time.Second},
		Options: anyShape,
	},
	{
		Name:    "editing",
		About:   "replicas, revisions, configuration and resources edited while everything else goes on (rows 17, 59, 61, 62, 63, 64, 78)",
		Faults:  Faults{Crash: 500, LoseStatus: 100, LoseAnswer: 300, Freeze: 50, Unreach: 100, EditReplicas: 40, EditRevision: 20, EditConfig: 40, EditResources: 20, Quota: 10, LongPause: 5 * time.Second},
		Options: anyShape,
	},
	{
		Name:  "single",
		About: "one Pod, server or host at a time is struck, after the cluster is whole again (rows 9, 35, 39, 40, 52)",
		Faults: Faults{
			Crash: 300, LoseStatus: 100, Freeze: 50, Unreach: 100, DeletePod: 40, ForceDelete: 40, Kill: 40, Hang: 20, Cut: 20, HostDown: 10,
			OneAtATime: true, LongPause: 5 * time.Second,
		},
		Options: votingShape,
	},
	{
		Name:  "crowd",
		About: "several Pods and servers are struck at the same time, whole shards among them, but never two primaries (rows 6, 7, 35, 43, 45, 48)",
		Faults: Faults{
			Crash: 300, LoseStatus: 100, Freeze: 50, Unreach: 100, OperatorDown: 20, LoseAnswer: 300, DeletePod: 40, ForceDelete: 60,
			DeleteNode: 10, DeleteClaim: 5, Kill: 60, Hang: 20, Cut: 20,
			EditReplicas: 5, EditRevision: 3, KeepQuorum: true, LongPause: 5 * time.Second,
		},
		Options: votingShape,
	},
	{
		Name:  "storm",
		About: "several Pods, servers and hosts are struck at the same time, whole shards and the quorum among them (rows 6, 7, 23, 36, 37, 38, 43, 47, 48, 54)",
		Faults: Faults{
			Crash: 300, LoseStatus: 100, Freeze: 50, Unreach: 100, OperatorDown: 20, LoseAnswer: 300, DeletePod: 40, ForceDelete: 60,
			DeleteNode: 10, DeleteClaim: 5, Kill: 60, Hang: 20, Cut: 20,
			HostDown: 15, EditReplicas: 5, EditRevision: 3, LongPause: 5 * time.Second,
		},
		Options: anyShape,
	},
	{
		Name:  "machines",
		About: "hosts die, for good or not, or are cut off and come back with their servers; volumes are lost; the API server is away, two operators act; a server of another cluster intrudes (rows 37, 43, 48, 51, 52, 105, 133, 150, 151)",
		Faults: Faults{
			Crash: 300, LoseStatus: 100, Freeze: 50, Unreach: 50, OperatorDown: 20, LoseAnswer: 300, APIDown: 10, TwoLeaders: 200,
			DeletePod: 10, ForceDelete: 10, Kill: 20, Evict: 20, HostDown: 20, HostCut: 25, LoseVolume: 5, Stranger: 5, LongPause: 5 * time.Second,
		},
		Options: anyShape,
	},
	{
		Name:  "drains",
		About: "hosts are cordoned, drained by evictions that the budgets bound, marked for removal, and let go on, several at a time, while other things go wrong (rows 42, 127, 129, 131)",
		Faults: Faults{
			Crash: 300, LoseStatus: 100, Freeze: 50, Unreach: 50, OperatorDown: 20, LoseAnswer: 300, TwoLeaders: 100,
			Cordon: 30, Drain: 60, Mark: 40, DeletePod: 5, Kill: 5, EditReplicas: 5, EditRevision: 5, LongPause: 5 * time.Second,
		},
		Options: anyShape,
	},
	{
		Name:  "rotating",
		About: "generated passwords are rotated again and again while operators, servers, Pods and hosts are struck: nobody is ever locked out (rows 112, 113)",
		Faults: Faults{
			Crash: 1000, LoseStatus: 100, Freeze: 50, Unreach: 100, OperatorDown: 30, LoseAnswer: 300, APIDown: 5, TwoLeaders: 200, AskPasswords: 100,
			DeletePod: 10, ForceDelete: 10, Kill: 40, Hang: 10, Cut: 10, HostDown: 5, HostCut: 5, EditReplicas: 10, EditRevision: 5, LongPause: 5 * time.Second,
		},
		Options: func(rng *rand.Rand) Options {
			o := anyShape(rng)
			o.Passwords = true
			return o
		},
	},
}

func anyShape(rng *rand.Rand) Options {
	o := Options{
		Shards: int32(1 + rng.IntN(4)), Replicas: int32(rng.IntN(3)), Persistent: rng.IntN(3) == 0, ClaimDelete: rng.IntN(2) == 0,
		ReuseIPs: rng.IntN(2) == 0, Hosts: 3 + rng.IntN(4), SlowGossip: rng.IntN(6) == 0,
	}
	if rng.IntN(6) == 0 {
		o.LateFrom = 1 + rng.IntN(int(o.Shards*(o.Replicas+1)))
	}
	if rng.IntN(40) == 0 {
		o.Shards = 12
	}
	return o
}

// votingShape has enough primaries that a vote can replace one of them.
func votingShape(rng *rand.Rand) Options {
	o := anyShape(rng)
	o.Shards, o.Replicas = max(o.Shards, 3), max(o.Replicas, 1)
	o.Hosts = int(o.Shards*(o.Replicas+1)) + 1
	return o
}

// Run is one run of a profile: steps with faults, then rest. Its error tells
// what was broken; the world tells how it came to it.
func (p Profile) Run(seed uint64, steps int) (*World, error) {
	rng := rand.New(rand.NewPCG(seed, 0x70726f66))
	o := p.Options(rng)
	o.Seed = seed
	w := New(o)
	w.log("profile %s, seed %d, %s", p.Name, seed, o)
	faults := p.Faults
	for range steps {
		w.Step(&faults)
		if w.failure != nil {
			return w, w.failure
		}
	}
	w.Heal()
	if err := w.Converge(15 * time.Minute); err != nil {
		return w, fmt.Errorf("after the faults: %w", err)
	}
	return w, w.failure
}

// Steps is how many syncs of the planner the world has seen.
func (w *World) Steps() int { return w.steps }

// Acted is how many actions of each kind were carried out.
func (w *World) Acted() map[string]int { return w.acted }
