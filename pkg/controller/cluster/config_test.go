// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

func withConfig(pairs ...string) func(*v1alpha1.ValkeyCluster) {
	return func(c *v1alpha1.ValkeyCluster) {
		c.Spec.Config = map[string]v1alpha1.ConfigValue{}
		for i := 0; i < len(pairs); i += 2 {
			c.Spec.Config[pairs[i]] = v1alpha1.ConfigValue(pairs[i+1])
		}
	}
}

// allHave tells whether all servers of a cluster have a value, as they write it.
func (w *world) allHave(name, directive, value string) bool {
	pods, ok := w.pods(name), true
	for _, pod := range pods {
		server := w.kubelet.server(pod)
		if server == nil {
			return false
		}
		w.wire.With(func(*valkeytest.Cluster) { ok = ok && server.ConfigGet(directive) == value })
	}
	return ok && len(pods) > 0
}

func (w *world) configIs(name string, status metav1.ConditionStatus, words ...string) bool {
	c := w.condition(name, v1alpha1.ConditionConfigurationApplied)
	for _, word := range words {
		if !strings.Contains(c.Message+c.Reason, word) {
			return false
		}
	}
	return c.Status == status && c.ObservedGeneration == w.cluster(name).Generation
}

// TestConfigLive shows rows 64 and 65: what servers take while they run is live at once
// on all of them, in their own words, and after a restart; a directive that is removed is
// as it was before. No Pod is replaced, and nothing is set twice.
func TestConfigLive(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 2, 1, withConfig("maxmemory", "100mb")))
		w.eventuallyReady("demo", 30*time.Second)
		w.eventually(5*time.Second, "it is applied", func() bool { return w.configIs("demo", metav1.ConditionTrue, "1 declared") })
		uids := w.uids("demo")
		revision := w.cluster("demo").Status.Revision
		w.change("demo", withConfig("maxmemory", "1gb", "maxclients", "500", "notify-keyspace-events", "KEA"))
		w.eventually(5*time.Second, "it is live", func() bool {
			return w.allHave("demo", "maxmemory", "1073741824") && w.allHave("demo", "maxclients", "500") &&
				w.allHave("demo", "notify-keyspace-events", "AEK") && w.configIs("demo", metav1.ConditionTrue, "3 declared")
		})
		w.wire.Sent()
		pass(2 * time.Minute)
		for _, command := range w.wire.Sent() {
			if command.Name() == "CONFIG SET" {
				t.Errorf("set again: %v", command.Args)
			}
		}
		w.kubelet.with(func(k *kubelet) { k.restart(w.pods("demo")[1].UID) }) // its volume is as it was
		w.eventually(15*time.Second, "a server that starts with an old file gets it", func() bool { return w.allHave("demo", "maxclients", "500") })
		w.stop()
		w.operate()
		w.change("demo", withConfig("maxmemory", "1gb"))
		w.eventually(5*time.Second, "what was removed is as before", func() bool {
			return w.allHave("demo", "maxclients", "10000") && w.allHave("demo", "notify-keyspace-events", "") && w.configIs("demo", metav1.ConditionTrue, "1 declared")
		})
		if got := w.uids("demo"); !slices.Equal(got, uids) || w.cluster("demo").Status.Revision != revision {
			t.Errorf("Pods were replaced: %v, then %v", uids, got)
		}
		pod := w.pods("demo")[0]
		w.api.Delete(pod)
		w.eventually(60*time.Second, "a new Pod comes up with it", func() bool {
			return !slices.Contains(w.uids("demo"), string(pod.UID)) && len(w.pods("demo")) == 4 && w.allHave("demo", "maxmemory", "1073741824")
		})
		w.eventuallyReady("demo", 30*time.Second)
		for _, p := range w.pods("demo") {
			if config := w.kubelet.configOf(p.UID); config["maxmemory"] != "1gb" && !slices.Contains(uids, string(p.UID)) {
				t.Errorf("%s started with %v", p.Name, config)
			}
		}
	})
}

// TestConfigRefused shows row 17: a directive that servers do not know, and a value that
// they do not take, are reported with the field and their words. The rest is applied, no
// Pod is replaced, and one that starts meanwhile comes up.
func TestConfigRefused(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1, withConfig("maxmemory-policy", "allkeys-lru")))
		w.eventuallyReady("demo", 30*time.Second)
		uids := w.uids("demo")
		w.change("demo", withConfig("maxmemory-policy", "bogus", "maxmemoryy", "1gb", "maxclients", "700"))
		w.eventually(5*time.Second, "the words of the server", func() bool {
			return w.configIs("demo", metav1.ConditionFalse, "DirectiveRefused", "spec.config[maxmemoryy]", "Unknown option", "spec.config[maxmemory-policy]", "one of the following")
		})
		w.eventually(5*time.Second, "the rest is applied", func() bool {
			return w.allHave("demo", "maxclients", "700") && w.allHave("demo", "maxmemory-policy", "allkeys-lru")
		})
		if c := w.condition("demo", v1alpha1.ConditionReady); c.Status != metav1.ConditionTrue {
			t.Errorf("it is not Ready: %s", c.Message)
		}
		pass(time.Minute)
		if got := w.uids("demo"); !slices.Equal(got, uids) {
			t.Fatalf("Pods were replaced: %v, then %v", uids, got)
		}
		pod := w.pods("demo")[1]
		w.api.Delete(pod)
		w.eventually(60*time.Second, "a new Pod comes up", func() bool {
			return !slices.Contains(w.uids("demo"), string(pod.UID)) && w.condition("demo", v1alpha1.ConditionReady).Status == metav1.ConditionTrue
		})
		w.stop()
		w.operate()
		w.eventually(10*time.Second, "a new operator says so too", func() bool { return w.configIs("demo", metav1.ConditionFalse, "DirectiveRefused") })
		w.change("demo", withConfig("maxmemory-policy", "volatile-lru"))
		w.eventually(5*time.Second, "it is mended", func() bool {
			return w.configIs("demo", metav1.ConditionTrue) && w.allHave("demo", "maxmemory-policy", "volatile-lru") && w.allHave("demo", "maxclients", "10000")
		})
	})
}

// TestConfigRolls shows row 20: what servers take only when they start is rolled, as is
// the removal of what was declared from the beginning; what they take live goes on live.
func TestConfigRolls(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1, withConfig("databases", "16", "slowlog-max-len", "64")))
		w.eventuallyReady("demo", 30*time.Second)
		uids := w.uids("demo")
		rolled := func(what string, within time.Duration, ok func() bool) {
			t.Helper()
			w.eventually(within, what, func() bool {
				return ok() && w.configIs("demo", metav1.ConditionTrue) && w.cluster("demo").Status.State == v1alpha1.StateReady
			})
			for _, uid := range w.uids("demo") {
				if slices.Contains(uids, uid) {
					t.Errorf("%s: a Pod was not replaced", what)
				}
			}
			uids = w.uids("demo")
		}
		w.change("demo", withConfig("databases", "32", "slowlog-max-len", "64", "maxclients", "500"))
		w.eventually(5*time.Second, "the live part does not wait", func() bool { return w.allHave("demo", "maxclients", "500") })
		w.eventually(5*time.Second, "it says why servers restart", func() bool { return w.configIs("demo", metav1.ConditionFalse, "Rolling", "databases 16 -> 32") })
		if c := w.condition("demo", v1alpha1.ConditionConfigurationApplied); strings.Contains(c.Message, "maxclients") {
			t.Errorf("it says %q", c.Message)
		}
		rolled("the rest rolls", 2*time.Minute, func() bool { return w.allHave("demo", "databases", "32") && w.allHave("demo", "maxclients", "500") })
		w.change("demo", withConfig("databases", "32", "maxclients", "500"))
		rolled("nobody knows the default", 2*time.Minute, func() bool { return w.allHave("demo", "slowlog-max-len", "128") })
		w.change("demo", withConfig("databases", "32"))
		w.eventually(5*time.Second, "this one was there before the directive", func() bool {
			return w.allHave("demo", "maxclients", "10000") && w.configIs("demo", metav1.ConditionTrue)
		})
		if got := w.uids("demo"); !slices.Equal(got, uids) {
			t.Errorf("Pods were replaced: %v, then %v", uids, got)
		}
	})
}

// TestConfigWithoutRight: servers of an older operator may refuse to show or to change
// their configuration. That is not known, and no fault.
func TestConfigWithoutRight(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1))
		w.eventuallyReady("demo", 30*time.Second)
		uids := w.uids("demo")
		w.wire.Before(func(c valkeytest.Command) error {
			if strings.HasPrefix(c.Name(), "CONFIG") {
				return valkey.ParseError("NOPERM this user has no permissions to run the 'config|get' command")
			}
			return nil
		})
		w.change("demo", withConfig("maxclients", "500"))
		w.eventually(5*time.Second, "it is not known", func() bool { return w.configIs("demo", metav1.ConditionFalse, "NotRead") })
		pass(30 * time.Second)
		if state := w.cluster("demo").Status.State; state != v1alpha1.StateReady {
			t.Errorf("the cluster is %s", state)
		}
		w.wire.Before(nil)
		w.eventually(15*time.Second, "it has the right", func() bool { return w.allHave("demo", "maxclients", "500") && w.configIs("demo", metav1.ConditionTrue) })
		if got := w.uids("demo"); !slices.Equal(got, uids) {
			t.Errorf("Pods were replaced: %v, then %v", uids, got)
		}
	})
}
