// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// secretOf is a Secret that a user made.
func secretOf(name string, data map[string]string) *corev1.Secret {
	s := &corev1.Secret{ObjectMeta: named(name), Data: map[string][]byte{}}
	for key, value := range data {
		s.Data[key] = []byte(value)
	}
	return s
}

func withUsers(users ...v1alpha1.User) func(*v1alpha1.ValkeyCluster) {
	return func(c *v1alpha1.ValkeyCluster) { c.Spec.Users = users }
}

func reader(name, secret string) v1alpha1.User {
	return v1alpha1.User{
		Name: name, PasswordSecret: &v1alpha1.PasswordSecret{Name: secret},
		Commands: v1alpha1.UserCommands{Allow: []string{"@read"}}, Keys: v1alpha1.UserKeys{ReadOnly: []string{"*"}},
	}
}

func hashOf(password string) string { return resources.HashPassword([]byte(password)) }

// everywhere tells whether all servers of a cluster and the ACL file have a user
// with rules that hold a text; with an empty one, whether none has the user.
func (w *world) everywhere(name, user, text string) bool {
	ok := true
	for _, pod := range w.pods(name) {
		server := w.kubelet.server(pod)
		if server == nil {
			return false
		}
		w.wire.With(func(*valkeytest.Cluster) {
			rules, has := server.Users()[user]
			ok = ok && has == (text != "") && strings.Contains(rules, text)
		})
	}
	for _, s := range controllertest.All(w.api, &corev1.Secret{}) {
		if s.Name == v1alpha1.SystemSecretName(name) {
			rules, has := resources.ParseACL(s.Data[resources.KeyACL])[user]
			return ok && has == (text != "") && (strings.Contains(rules, text) || text == "off ")
		}
	}
	return false
}

func (w *world) usersAre(name string, status metav1.ConditionStatus, words ...string) bool {
	c := w.condition(name, v1alpha1.ConditionUsersReady)
	for _, word := range words {
		if !strings.Contains(c.Message+c.Reason, word) {
			return false
		}
	}
	return c.Status == status && c.ObservedGeneration == w.cluster(name).Generation
}

// TestUserSecretComesAndGoes shows row 108: a user whose Secret or key is missing is
// disabled, the others are as declared, and each change of the Secret is applied at
// once; no Pod is touched.
func TestUserSecretComesAndGoes(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.api.Put(secretOf("other", map[string]string{"password": "open"}))
		w.create(declared("demo", 1, 1, withUsers(reader("app", "late"), reader("bob", "other"))))
		w.eventually(30*time.Second, "the condition names the Secret", func() bool { return w.usersAre("demo", metav1.ConditionFalse, "SecretMissing", "late", "app") })
		w.eventually(5*time.Second, "the others are applied", func() bool { return w.everywhere("demo", "bob", "on #"+hashOf("open")) })
		uids := w.uids("demo")
		if !w.everywhere("demo", "app", "off ") {
			t.Error("the user without a Secret is not disabled")
		}
		at := func(what string, ok func() bool) { t.Helper(); w.eventually(5*time.Second, what, ok) }
		w.api.Put(secretOf("late", map[string]string{"password": "one\n"}))
		at("the Secret is there", func() bool { return w.everywhere("demo", "app", "on #"+hashOf("one")) })
		at("the condition is true", func() bool { return w.usersAre("demo", metav1.ConditionTrue) })
		w.api.Put(secretOf("late", map[string]string{"password": "two"}))
		at("it has changed", func() bool { return w.everywhere("demo", "app", "on #"+hashOf("two")) })
		w.change("demo", func(c *v1alpha1.ValkeyCluster) { c.Spec.Users[0].PasswordSecret.Keys = []string{"password", "next"} })
		at("a key of two is missing", func() bool { return w.usersAre("demo", metav1.ConditionFalse, "SecretKeyMissing", "next") })
		w.api.Put(secretOf("late", map[string]string{"password": "two", "next": "three"}))
		at("both are valid", func() bool { return w.everywhere("demo", "app", "on #"+hashOf("two")+" #"+hashOf("three")) })
		w.api.Delete(secretOf("late", nil))
		at("the Secret is gone", func() bool { return w.everywhere("demo", "app", "off ") })
		at("the condition says so", func() bool { return w.usersAre("demo", metav1.ConditionFalse, "SecretMissing") })
		if got := w.uids("demo"); strings.Join(got, " ") != strings.Join(uids, " ") {
			t.Errorf("Pods were replaced: %v, then %v", uids, got)
		}
	})
}

// TestRefusedRules shows row 110: rules that a server refuses are reported with its
// words and the user's name; the user keeps what it had, with its present passwords,
// the others are applied, and no file holds what would keep a server from starting.
func TestRefusedRules(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.api.Put(secretOf("pw", map[string]string{"password": "one"}))
		w.create(declared("demo", 1, 1, withUsers(reader("app", "pw"), reader("bob", "pw"))))
		w.eventuallyReady("demo", 30*time.Second)
		w.eventually(5*time.Second, "users are ready", func() bool { return w.usersAre("demo", metav1.ConditionTrue, "2 declared") })
		w.change("demo", func(c *v1alpha1.ValkeyCluster) {
			c.Spec.Users[0].Permissions = "+@nonexistent"
			c.Spec.Users[1].Keys.ReadWrite = []string{"b:*"}
		})
		w.eventually(5*time.Second, "the words of the server", func() bool {
			return w.usersAre("demo", metav1.ConditionFalse, "RulesRefused", "app", "+@nonexistent", "Unknown command or category")
		})
		w.eventually(5*time.Second, "the other user is applied", func() bool { return w.everywhere("demo", "bob", "~b:*") })
		if !w.everywhere("demo", "app", "+@read") {
			t.Error("the user has lost its last good rules")
		}
		w.api.Put(secretOf("pw", map[string]string{"password": "two"}))
		w.eventually(5*time.Second, "the password is applied to the last good rules", func() bool { return w.everywhere("demo", "app", "on #"+hashOf("two")) })
		pod := w.pods("demo")[0]
		w.api.Delete(pod)
		w.eventually(60*time.Second, "a new Pod starts with the file", func() bool {
			return !slices.Contains(w.uids("demo"), string(pod.UID)) && len(w.pods("demo")) == 2 && w.everywhere("demo", "app", "+@read") && w.condition("demo", v1alpha1.ConditionReady).Status == metav1.ConditionTrue
		})
		w.stop()
		w.operate()
		w.eventually(10*time.Second, "a new operator knows it too", func() bool { return w.usersAre("demo", metav1.ConditionFalse, "RulesRefused") })
		if !w.everywhere("demo", "app", "+@read") {
			t.Error("a new operator has taken the last good rules away")
		}
	})
}

// TestUsersByHand shows row 118: users made or changed by hand on one server, and
// the file edited, are put right within 30 seconds; a user that is no longer declared
// is gone, also from a server that starts with an old file.
func TestUsersByHand(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.api.Put(secretOf("pw", map[string]string{"password": "one"}))
		w.create(declared("demo", 1, 1, withUsers(reader("app", "pw"), reader("bob", "pw"))))
		w.eventually(30*time.Second, "users are ready", func() bool { return w.usersAre("demo", metav1.ConditionTrue) })
		pod := w.pods("demo")[1]
		server := w.kubelet.server(pod)
		w.wire.With(func(*valkeytest.Cluster) {
			server.SetUser("eve", "on nopass ~* &* +@all")
			server.SetUser("app", "on nopass ~* &* +@all")
		})
		w.eventually(30*time.Second, "what was done by hand is undone", func() bool {
			return w.everywhere("demo", "eve", "") && w.everywhere("demo", "app", "on #"+hashOf("one"))
		})
		w.change("demo", func(c *v1alpha1.ValkeyCluster) { c.Spec.Users = c.Spec.Users[:1] })
		w.eventually(5*time.Second, "the user is gone", func() bool { return w.everywhere("demo", "bob", "") })
		w.kubelet.with(func(k *kubelet) { k.restart(pod.UID) }) // its volume is as it was
		w.eventually(30*time.Second, "and stays away", func() bool { return w.everywhere("demo", "bob", "") && w.usersAre("demo", metav1.ConditionTrue) })
	})
}

// TestUsersOfOneServer shows row 109: while one server does not answer, the
// condition says so; it gets its users when it does.
func TestUsersOfOneServer(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.api.Put(secretOf("pw", map[string]string{"password": "one"}))
		w.create(declared("demo", 1, 1, withUsers(reader("app", "pw"))))
		w.eventuallyReady("demo", 30*time.Second)
		server := w.kubelet.server(w.pods("demo")[1])
		w.wire.With(func(*valkeytest.Cluster) { server.Hang() })
		w.api.Put(secretOf("pw", map[string]string{"password": "two"}))
		w.eventually(30*time.Second, "the condition names the server", func() bool { return w.usersAre("demo", metav1.ConditionFalse, "demo-0-1") })
		w.wire.With(func(*valkeytest.Cluster) { server.Thaw() })
		w.eventually(30*time.Second, "it has its users", func() bool {
			return w.everywhere("demo", "app", "on #"+hashOf("two")) && w.usersAre("demo", metav1.ConditionTrue)
		})
		w.eventually(5*time.Second, "each ValkeyNode says so", func() bool {
			applied := 0
			for _, n := range controllertest.All(w.api, &v1alpha1.ValkeyNode{}) {
				for _, c := range n.Status.Conditions {
					if c.Type == v1alpha1.ConditionACLApplied && c.Status == metav1.ConditionTrue {
						applied++
					}
				}
			}
			return applied == 2
		})
	})
}

// TestDefaultUser shows row 114: the user "default" may be disabled, given a
// password and left alone again; the operator's own users do not need it, and the
// Secret with the connection details follows.
func TestDefaultUser(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.api.Put(secretOf("pw", map[string]string{"password": "mine"}))
		w.create(declared("demo", 1, 1, withUsers(v1alpha1.User{Name: "default", Enabled: new(false)})))
		w.eventuallyReady("demo", 30*time.Second)
		w.eventually(5*time.Second, "default is off", func() bool { return w.everywhere("demo", "default", "off ") })
		connection := func() string {
			s, err := w.api.Kube.CoreV1().Secrets(namespace).Get(t.Context(), "valkey-demo", metav1.GetOptions{})
			w.must(err)
			return string(s.Data["password"])
		}
		generated := connection()
		w.change("demo", withUsers(reader("default", "pw")))
		w.eventually(5*time.Second, "default has the declared password", func() bool {
			return w.everywhere("demo", "default", "on #"+hashOf("mine")) && connection() == "mine"
		})
		w.change("demo", withUsers())
		w.eventually(5*time.Second, "default is as generated", func() bool {
			return w.everywhere("demo", "default", "on #"+hashOf(generated)) && connection() == generated
		})
		w.eventually(5*time.Second, "users are ready", func() bool { return w.usersAre("demo", metav1.ConditionTrue) })
	})
}
