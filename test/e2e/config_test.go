// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// withinRoll is how long a roll of a small cluster may take.
const withinRoll = 3 * time.Minute

// removed are directives that are declared for a while.
var removed = []string{"maxclients", "notify-keyspace-events", "save", "client-output-buffer-limit", "latency-tracking-info-percentiles"}

// TestConfiguration edits the configuration under load: what servers take live, what
// they refuse, what they take only when they start, and back (rows 17, 18, 20, 64 and
// 65), on each version.
func TestConfiguration(t *testing.T) {
	t.Parallel()
	for version, image := range map[string]string{"9.1": valkey91, "8.1": valkey81} {
		t.Run(version, func(t *testing.T) {
			t.Parallel()
			s := newSpace(t, small, nil)
			spec := shape(3, 1)
			spec.Image = image
			spec.Config = map[string]v1alpha1.ConfigValue{"maxmemory-policy": "noeviction"}
			c := s.ready("demo", spec)
			c.plant()
			c.awaitConfig(metav1.ConditionTrue, withinEdit)
			w := c.write()
			defaults, err := c.dial(c.primary(0).Pod).ConfigGet(t.Context(), removed...)
			if err != nil {
				t.Fatal(err)
			}
			c.changesLive()
			c.refusesWhatServersRefuse()
			c.startsWithWhatIsLive()
			c.goesBackTo(defaults)
			c.rollsWhatNeedsARestart(defaults)
			c.report(w, gapHandOver, 0)
			c.verify(verify.Excuses{})
		})
	}
}

// awaitConfig waits for the condition about the configuration, with words in it.
func (c *cluster) awaitConfig(status metav1.ConditionStatus, within time.Duration, words ...string) {
	c.t.Helper()
	began := time.Now()
	c.await("ConfigurationApplied is "+string(status), within, func(context.Context) error {
		got := c.get()
		x := got.Status.Condition(v1alpha1.ConditionConfigurationApplied)
		if x == nil || x.Status != status || x.ObservedGeneration != got.Generation {
			return fmt.Errorf("it is %+v", x)
		}
		for _, word := range words {
			if !strings.Contains(x.Reason+" "+x.Message, word) {
				return fmt.Errorf("%q does not say %q", x.Message, word)
			}
		}
		return nil
	})
	c.t.Logf("ConfigurationApplied was %s after %s", status, time.Since(began).Round(time.Millisecond))
}

// config declares directives, or removes those that are nil.
func (c *cluster) config(directives map[string]any) {
	c.t.Helper()
	c.patch(map[string]any{"config": directives})
}

// awaitValues waits until every server shows the values.
func (c *cluster) awaitValues(want map[string]string, within time.Duration) {
	c.t.Helper()
	began := time.Now()
	for name, pod := range c.pods() {
		client := c.dial(pod)
		c.await("the configuration of "+name, within, func(ctx context.Context) error {
			for directive, value := range want {
				got, err := client.ConfigGet(ctx, directive)
				if err != nil {
					return err
				}
				if got[directive] != value {
					return fmt.Errorf("%s is %q, not %q", directive, got[directive], value)
				}
			}
			return nil
		})
	}
	c.t.Logf("the configuration was live on all servers after %s", time.Since(began).Round(time.Millisecond))
}

// keepsPods fails the test when a Pod was replaced or a container restarted since.
func (c *cluster) keepsPods(before map[string]*corev1.Pod) {
	c.t.Helper()
	now := c.pods()
	for name, pod := range before {
		switch {
		case now[name] == nil || now[name].UID != pod.UID:
			c.t.Errorf("Pod %s was replaced", name)
		case restarts(now[name]) != restarts(pod):
			c.t.Errorf("the server of %s was restarted", name)
		}
	}
}

func restarts(pod *corev1.Pod) int32 {
	n := int32(0)
	for _, s := range pod.Status.ContainerStatuses {
		n += s.RestartCount
	}
	return n
}

// changesLive changes what servers take while they run.
func (c *cluster) changesLive() {
	c.t.Helper()
	before := c.pods()
	c.config(map[string]any{
		"maxmemory": "1gb", "maxclients": 500, "notify-keyspace-events": "KEA", "save": "900 1 300 10",
		"client-output-buffer-limit": "replica 256mb 64mb 60", "latency-tracking-info-percentiles": "50 99",
	})
	c.awaitValues(map[string]string{"maxmemory": "1073741824", "maxclients": "500", "save": "900 1 300 10"}, withinEdit)
	c.awaitConfig(metav1.ConditionTrue, withinEdit, "7 declared")
	c.keepsPods(before)
	c.awaitReady(withinReady)
}

// refusesWhatServersRefuse declares a directive that no server knows and a value that
// none takes, and mends it.
func (c *cluster) refusesWhatServersRefuse() {
	c.t.Helper()
	before := c.pods()
	c.config(map[string]any{"maxmemoryy": "1gb", "maxmemory-policy": "bogus", "maxclients": 600})
	c.awaitConfig(metav1.ConditionFalse, withinEdit, "DirectiveRefused", "spec.config[maxmemoryy]", "Unknown option", "spec.config[maxmemory-policy]", "must be one of")
	c.awaitValues(map[string]string{"maxclients": "600", "maxmemory-policy": "noeviction"}, withinEdit)
	if ready := c.get().Status.Condition(v1alpha1.ConditionReady); ready == nil || ready.Status != metav1.ConditionTrue {
		c.t.Errorf("the cluster is not Ready: %+v", ready)
	}
	c.config(map[string]any{"maxmemoryy": nil, "maxmemory-policy": "allkeys-lru"})
	c.awaitValues(map[string]string{"maxmemory-policy": "allkeys-lru"}, withinEdit)
	c.awaitConfig(metav1.ConditionTrue, withinEdit)
	c.keepsPods(before)
	c.awaitReady(withinReady)
}

// startsWithWhatIsLive replaces a Pod: its server starts with what was changed since,
// which its file shows.
func (c *cluster) startsWithWhatIsLive() {
	c.t.Helper()
	primary := c.primary(0).Pod.Name
	for name, pod := range c.pods() {
		if name == primary || pod.Labels[v1alpha1.LabelShardIndex] != "0" {
			continue
		}
		c.deletePod(pod, metav1.DeleteOptions{})
		c.awaitSuccessor(pod)
		c.awaitReady(withinReady)
		file := c.kubectl(c.t.Context(), "exec", name, "--", "cat", "/run/valkey/included.conf")
		if !strings.Contains(file, `"maxclients" "600"`) {
			c.t.Errorf("the server of %s started with\n%s", name, file)
		}
		break
	}
	c.awaitValues(map[string]string{"maxmemory": "1073741824", "maxclients": "600", "save": "900 1 300 10"}, withinEdit)
}

// goesBackTo removes what was declared since the Pods started.
func (c *cluster) goesBackTo(defaults map[string]string) {
	c.t.Helper()
	before := c.pods()
	none := map[string]any{}
	for _, name := range removed {
		none[name] = nil
	}
	c.config(none)
	c.awaitValues(defaults, withinEdit)
	c.awaitConfig(metav1.ConditionTrue, withinEdit, "2 declared")
	c.keepsPods(before)
	c.awaitReady(withinReady)
}

// rollsWhatNeedsARestart changes what servers take only when they start.
func (c *cluster) rollsWhatNeedsARestart(defaults map[string]string) {
	c.t.Helper()
	before := c.pods()
	c.config(map[string]any{"tcp-backlog": 200})
	c.awaitConfig(metav1.ConditionFalse, withinEdit, "Rolling", "config.tcp-backlog none -> 200")
	c.awaitConfig(metav1.ConditionTrue, withinRoll)
	c.awaitReady(withinReady)
	for _, pod := range before {
		if now := c.pods()[pod.Name]; now != nil && now.UID == pod.UID {
			c.t.Errorf("Pod %s was not replaced", pod.Name)
		}
	}
	c.awaitValues(map[string]string{"tcp-backlog": "200", "maxmemory": "1073741824", "maxmemory-policy": "allkeys-lru", "maxclients": defaults["maxclients"]}, withinEdit)
}
