// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/fault"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
	"github.com/valkey-direct/valkey-operator/test/e2e/writer"
)

// rateBeside is the writes a second to each of two clusters side by side: a
// thousand in all.
const rateBeside = 500

// Bounds that are promised, for the default node timeout.
const (
	promisedHandOver = 300 * time.Millisecond
	// missedHandOver is shorter than any gap of a primary that goes without a hand-over,
	// which is of a node timeout or more. What is shorter may be the machine's: a client
	// waits half a second for each answer that does not come, and may do so several times.
	missedHandOver = 3 * time.Second
	// stuckAfter is longer than any repair or roll takes where many run at once: what
	// is not whole then waits for something that does not come.
	stuckAfter       = 3 * time.Minute
	promisedElection = v1alpha1.DefaultNodeTimeoutMilliseconds*time.Millisecond + time.Second
	promisedNoVote   = 10 * time.Second
)

// promise is what a fault may cost; a zero is no promise.
type promise struct {
	gap, ready time.Duration
	// lost bounds the acknowledged increments that are gone; negative is no bound.
	lost int64
	// excuses are for the verifier.
	excuses verify.Excuses
}

// slack is how many times a promise may be exceeded before the test fails: the
// machine has two cores for four nodes, all servers and clients. The figures show
// what was seen.
const slack = 3

// trial is a fault on a cluster that is whole and being written to.
type trial struct {
	*cluster
	name string
	promise
	w     *load
	began time.Time
	// old are the processes that must not be there any more, by Pod.
	old map[string]string
}

// faults makes faults in the bed.
func faults() *fault.Bed {
	return &fault.Bed{Local: bed.local, Kube: bed.kube, Valkey: bed.valkey}
}

// begin starts to write to a cluster that is whole.
func (c *cluster) begin(name string, p promise) *trial {
	c.t.Helper()
	return c.beginAt(name, p, rateBeside)
}

// beginAt does so with another number of writes a second.
func (c *cluster) beginAt(name string, p promise, rate int) *trial {
	c.t.Helper()
	c.awaitReady(withinReady)
	return &trial{cluster: c, name: name, promise: p, w: c.writeAt(rate), old: map[string]string{}}
}

// hit is one fault.
type hit func(ctx context.Context) (said string, err error)

// strike makes faults at once. The processes of these Pods are to be replaced
// before the cluster can be whole again.
func (tr *trial) strike(replaced []*corev1.Pod, hits ...hit) {
	tr.t.Helper()
	tr.expect(replaced)
	var errs []error
	tr.watch.during(func() {
		tr.began = time.Now()
		for _, hit := range hits {
			said, err := hit(tr.t.Context())
			errs = append(errs, err)
			tr.t.Log(said)
		}
	})
	if err := errors.Join(errs...); err != nil {
		tr.t.Fatal(err)
	}
}

// expect notes which processes are to be replaced.
func (tr *trial) expect(pods []*corev1.Pod) {
	tr.t.Helper()
	if len(pods) == 0 {
		return
	}
	for _, m := range tr.picture().Members {
		for _, pod := range pods {
			if m.Pod.UID == pod.UID {
				tr.old[m.Name()] = process(m)
			}
		}
	}
}

// process tells one life of a server from others.
func process(m *verify.Member) string { return string(m.Pod.UID) + "/" + m.Info.RunID }

// end ends a fault that lasts; the time counts from now on.
func (tr *trial) end(f fault.Fault) {
	tr.t.Helper()
	var said string
	var err error
	tr.watch.during(func() {
		tr.began = time.Now()
		said, err = f.Undo(context.WithoutCancel(tr.t.Context()))
	})
	if err != nil {
		tr.t.Fatal(err)
	}
	tr.t.Log(said)
}

// isWhole tells why the cluster is not Ready, or not by every server's own view,
// or still what it was before the fault.
func (tr *trial) isWhole(ctx context.Context) error {
	p, err := tr.target.Observe(ctx, verify.Shallow)
	if err != nil {
		return err
	}
	if err := isReady(p.Cluster); err != nil {
		return err
	}
	for _, m := range p.Members {
		if old := tr.old[m.Name()]; old != "" && (m.Err != nil || old == process(m)) {
			return fmt.Errorf("%s is the old one (%w)", m.Name(), m.Err)
		}
	}
	if found := p.Formed(); len(found) > 0 {
		return fmt.Errorf("it is called Ready, but %s", found)
	}
	return nil
}

// whole waits until the cluster is Ready with full redundancy, and judges what
// that took, what the writer saw and what is there then.
func (tr *trial) whole() {
	tr.t.Helper()
	tr.judge(tr.redundant())
	tr.verify(tr.excuses)
}

// redundant waits until the cluster is Ready with full redundancy, and tells how
// long that took.
func (tr *trial) redundant() time.Duration {
	tr.t.Helper()
	tr.await(tr.cluster.name+" is whole after "+tr.name, max(slack*tr.ready, stuckAfter), tr.isWhole)
	return time.Since(tr.began)
}

// judge compares what a fault cost with what is promised.
func (tr *trial) judge(ready time.Duration) writer.Report {
	tr.t.Helper()
	r := tr.w.Stop(tr.t.Context())
	tr.t.Logf("writer: %s; gap in the quiet time %s", r, tr.w.quiet.Round(time.Millisecond))
	figures.add(figure{
		fault: tr.name, cluster: tr.cluster.name, promise: tr.promise, gap: r.Gap, ready: ready,
		acknowledged: r.Acknowledged, lost: r.Lost, quiet: tr.w.quiet,
	})
	if r.Unreadable > 0 || tr.lost >= 0 && r.Lost > tr.lost {
		tr.t.Errorf("%s: invariant 4: %d acknowledged increments lost, %d counters unreadable", tr.name, r.Lost, r.Unreadable)
	}
	if most := max(slack*(tr.gap+tr.w.quiet), missedHandOver); tr.gap > 0 && r.Gap > most {
		tr.t.Errorf("%s: the longest gap is %s, promised are %s, and more than %s is a fault", tr.name, r.Gap, tr.gap, most)
	}
	return r
}

// calls is how often all servers together were told a command since their start.
func (c *cluster) calls(command string) int64 {
	c.t.Helper()
	var sum int64
	for _, pod := range c.pods() {
		calls, err := verify.Calls(c.t.Context(), c.dial(pod))
		if err != nil {
			c.t.Fatal(err)
		}
		sum += calls[command]
	}
	return sum
}

// primaries are the names of the Pods of the primaries by shard.
func (c *cluster) primaries() map[string]string {
	c.t.Helper()
	names := map[string]string{}
	for _, m := range c.picture().Members {
		if self, ok := m.Nodes.Myself(); ok && self.Primary && !self.Slots.IsEmpty() {
			names[m.Shard()] = m.Name()
		}
	}
	return names
}

// beside are clusters of one namespace, side by side, so that one test, and one
// fault of a Kubernetes node or of the operator, is about all of them.
type beside []*cluster

// versions that each fault is shown on.
var versions = map[string]string{"v91": valkey91, "v81": valkey81}

// both creates a cluster on each version, with data.
func (s *space) both(suffix string, spec v1alpha1.ValkeyClusterSpec) beside {
	s.t.Helper()
	var b beside
	for name, image := range versions {
		spec := *spec.DeepCopy()
		spec.Image = image
		b = append(b, s.create(name+suffix, spec))
	}
	return b
}

// planted waits until all are Ready, and writes the data set to each.
func (b beside) planted() beside {
	for _, c := range b {
		c.t.Helper()
		c.awaitReady(2 * withinReady)
		c.plant()
	}
	return b
}

// run does the same with all of them at once. What is not whole in the end cannot
// serve the next fault.
func (b beside) run(t *testing.T, name string, do func(c *cluster)) {
	t.Helper()
	t.Run(name, func(t *testing.T) {
		for _, c := range b {
			t.Run(c.name, func(t *testing.T) {
				t.Parallel()
				do(c.sub(t))
			})
		}
	})
	for _, c := range b {
		if found := c.target.Ready(t.Context()); len(found) > 0 {
			t.Fatalf("%s is not whole after %q: %s", c.name, name, found)
		}
	}
}
