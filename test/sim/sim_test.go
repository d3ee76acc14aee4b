// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

var (
	seedFlag    = flag.Uint64("seed", 0, "replay the run of this seed; 0 runs many")
	fromFlag    = flag.Int64("from", 1, "the first seed of the runs")
	stepsFlag   = flag.Int("steps", 1_000_000, "planner steps in all runs of TestSim together")
	profileFlag = flag.String("profile", "", "only runs of this profile")
	linesFlag   = flag.Int("lines", 60, "lines of history to show of a failed run")
)

// runLength is how many steps a run has before its faults are over.
const runLength = 400

// TestMain lets garbage pile up: the runs are short and make a lot of it.
func TestMain(m *testing.M) {
	debug.SetGCPercent(1000)
	m.Run()
}

// TestSim runs seeds of all profiles until the steps are used up.
func TestSim(t *testing.T) {
	for _, p := range Profiles {
		if *profileFlag != "" && *profileFlag != p.Name {
			continue
		}
		t.Run(p.Name, func(t *testing.T) {
			if *seedFlag != 0 {
				report(t, p, *seedFlag)
				return
			}
			share := *stepsFlag / len(Profiles)
			if *profileFlag != "" {
				share = *stepsFlag
			}
			simulate(t, p, share)
		})
	}
}

// simulate runs seeds on all processors, and stops after a few failures.
func simulate(t *testing.T, p Profile, share int) {
	t.Helper()
	var steps, seed, failures atomic.Int64
	seed.Store(*fromFlag - 1)
	begin := time.Now()
	acted := map[string]int{}
	var mu sync.Mutex
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for steps.Load() < int64(share) && failures.Load() < 5 {
				n := uint64(seed.Add(1))
				w, err := run(p, n)
				if w != nil {
					steps.Add(int64(w.Steps()))
					mu.Lock()
					for kind, n := range w.Acted() {
						acted[kind] += n
					}
					mu.Unlock()
				}
				if err != nil {
					failures.Add(1)
					fail(t, p, n, w, err)
				}
			}
		})
	}
	wg.Wait()
	t.Logf("%d steps in %d runs, %.0f steps/s: %v", steps.Load(), seed.Load()-*fromFlag+1, float64(steps.Load())/time.Since(begin).Seconds(), acted)
}

// run turns a panic of the planner into a failure with a seed.
func run(p Profile, seed uint64) (w *World, err error) {
	defer func() {
		if r := recover(); r != nil {
			stack := make([]byte, 4096)
			err = fmt.Errorf("panic: %v\n%s", r, stack[:runtime.Stack(stack, false)])
		}
	}()
	return p.Run(seed, runLength)
}

func report(t *testing.T, p Profile, seed uint64) {
	t.Helper()
	w, err := run(p, seed)
	if err != nil {
		fail(t, p, seed, w, err)
	}
}

func fail(t *testing.T, p Profile, seed uint64, w *World, err error) {
	t.Helper()
	history := ""
	if w != nil {
		history = w.History(*linesFlag)
		if *seedFlag != 0 {
			history += "\n" + w.Describe()
		}
	}
	t.Errorf("seed %d: %v\n%s\nreplay: go test ./test/sim -run 'TestSim/%s$' -seed=%d -lines=1000", seed, err, history, p.Name, seed)
}
