// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// The simulation stands on the model in valkeytest, and so on what that one says
// of Valkey. Here the same scripts run on the model, in virtual time, and on real
// servers, and what the planner reads must be the same on both.

// onlyScript picks scripts by a part of their names.
var onlyScript = flag.String("script", "", "run only the scripts whose name contains this")

// script is something done to servers. It is a value: neither side knows the other.
type script struct {
	name string
	// rows are the rows of SCENARIOS that it shows.
	rows string
	// persistent servers have an append-only file.
	persistent bool
	// guarded servers run below the agent, with its start guard.
	guarded bool
	// timeout is cluster-node-timeout, scriptTimeout if 0.
	timeout time.Duration
	// unordered leaves the order of epochs out, where IDs decide on it.
	unordered bool
	steps     []step
}

// step is one thing that is done, or waited for, or looked at. What it returns is
// its outcome, which both sides must have in common; an error ends the script.
type step struct {
	what string
	do   func(p *play) (outcome string, err error)
}

// bed is where a script is played.
type bed interface {
	// start starts a server at one of its addresses. The disk is as it was left.
	start(n, address int) error
	// end kills a server, or stops it in an orderly way.
	end(n int, orderly bool) error
	freeze(n int, frozen bool) error
	// lose removes nodes.conf, or the data, of a server that does not run.
	lose(n int, nodes, data bool) error
	dialer
	// write lets a client write that many new keys to a server, and tells whether it takes them.
	write(p *play, n int, keys int64) (taken bool, err error)
	// settle returns the facts once they are those that are to be compared.
	settle(p *play, hold time.Duration) (string, error)
	// wait lets time pass until it is so.
	wait(within time.Duration, so func() bool) bool
}

// play is one run of a script.
type play struct {
	*script
	bed
	server map[int]*actor
	names  map[string]string // the servers' names by their IDs
	step   int
	bound  time.Duration // for the facts to become what they should be
}

// actor is one server of a script.
type actor struct {
	running, frozen bool
	address         int // how many addresses it had before
	id              string
	lives           int // how many IDs it has had
	client          *valkey.Client
}

// run plays a script, as long as somebody likes the outcomes of its steps.
func (s *script) run(b bed, like func(step int, outcome string) error) error {
	p := &play{script: s, bed: b, server: map[int]*actor{}, names: map[string]string{}}
	defer func() {
		for _, a := range p.server {
			a.hangUp()
		}
	}()
	for i, step := range s.steps {
		p.step = i
		outcome, err := step.do(p)
		if err == nil {
			err = like(i, outcome)
		}
		if err != nil {
			return fmt.Errorf("step %d, %s: %w", i, step.what, err)
		}
	}
	return nil
}

// nodeTimeout is the servers' cluster-node-timeout.
func (s *script) nodeTimeout() time.Duration { return cmp.Or(s.timeout, scriptTimeout) }

// expectation is what the model says of a script: the outcome of each step. Nothing
// that chance decides is in a script.
type expectation []string

// modelSeeds is how many runs of the model must have the same outcomes.
const modelSeeds = 6

// expect plays the script on the model, once for each seed.
func (s *script) expect(version string) (expectation, error) {
	e := make(expectation, len(s.steps))
	for seed := range uint64(modelSeeds) {
		err := s.run(newModelBed(s, version, seed), func(i int, outcome string) error {
			if seed > 0 && outcome != e[i] {
				return fmt.Errorf("chance decides: %s", difference(e[i], outcome))
			}
			e[i] = outcome
			return nil
		})
		if err != nil {
			return nil, fmt.Errorf("model, seed %d: %w", seed, err)
		}
	}
	return e, nil
}

// compare plays the script on real servers, and says where they differ from
// the model. The outcome of a step ends the script when it is another one.
func (s *script) compare(server, version, dir string, port int) error {
	expected, err := s.expect(version)
	if err != nil {
		return err
	}
	b, err := newRealBed(s, expected, server, dir, port)
	if err != nil {
		return err
	}
	defer b.close()
	err = s.run(b, func(i int, outcome string) error {
		if outcome != expected[i] {
			return errors.New(difference(expected[i], outcome))
		}
		return nil
	})
	if err != nil {
		err = fmt.Errorf("%w\n%s", err, b.logs())
	}
	return err
}

// difference shows where two texts differ.
func difference(want, got string) string {
	return "the model (-) and what was seen (+) differ:\n" + gocmp.Diff(strings.Split(want, "\n"), strings.Split(got, "\n"))
}

// atOnce is how many scripts are played at the same time: they mostly wait.
const atOnce = 8

// TestModelAgreesWithServers plays all scripts. It shows for the model that the
// simulation stands on what the rows of the scripts say of the servers.
func TestModelAgreesWithServers(t *testing.T) {
	t.Parallel()
	eachVersion(t, func(t *testing.T, server string) {
		all := slices.DeleteFunc(scripts(), func(s *script) bool { return !strings.Contains(s.name, *onlyScript) })
		version := strings.Join(strings.Split(filepath.Base(t.Name()), ".")[:2], ".")
		results := make([]error, len(all))
		took := make([]time.Duration, len(all))
		var wg sync.WaitGroup
		tickets := make(chan struct{}, atOnce)
		for i, s := range all {
			port, dir := freePort(t, "127.0.0.1"), t.TempDir()
			wg.Go(func() {
				tickets <- struct{}{}
				defer func() { <-tickets }()
				began := time.Now()
				results[i] = s.compare(server, version, dir, port)
				took[i] = time.Since(began)
			})
		}
		wg.Wait()
		for i, s := range all {
			t.Run(s.name, func(t *testing.T) {
				t.Logf("rows %s: %d steps in %s", s.rows, len(s.steps), took[i].Round(time.Millisecond))
				if results[i] != nil {
					t.Error(results[i])
				}
			})
		}
	})
}
