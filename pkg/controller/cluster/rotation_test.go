// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"fmt"
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

// rotate asks for new passwords as a user.
func (w *world) rotate(name, request string) {
	w.t.Helper()
	w.change(name, func(c *v1alpha1.ValkeyCluster) {
		c.Annotations = map[string]string{v1alpha1.AnnotationRotatePasswords: request}
	})
}

// credentials are those in the Secret of a cluster.
func (w *world) credentials(name string) resources.Credentials {
	w.t.Helper()
	s, err := w.api.Kube.CoreV1().Secrets(namespace).Get(w.t.Context(), v1alpha1.SystemSecretName(name), metav1.GetOptions{})
	w.must(err)
	k, err := resources.CredentialsOf(s)
	w.must(err)
	return k
}

// rotatedTo tells whether the rotation that was asked for is over.
func (w *world) rotatedTo(name, request string) bool {
	c := w.condition(name, v1alpha1.ConditionPasswordsRotated)
	status := w.cluster(name).Status.PasswordRotation
	return c.Status == metav1.ConditionTrue && status != nil && status.Request == request
}

// rotates waits for a reason of the condition, with words in its message.
func (w *world) rotates(name, reason, words string) {
	w.t.Helper()
	w.eventually(2*time.Minute, "it is "+reason+": "+words, func() bool {
		c := w.condition(name, v1alpha1.ConditionPasswordsRotated)
		return c.Reason == reason && strings.Contains(c.Message, words)
	})
}

// runs is a server of a cluster with the files of its Pod.
type running struct {
	name   string
	server *valkeytest.Server
	files  files
}

func (w *world) running(name string) (all []running) {
	pods := w.pods(name)
	w.kubelet.with(func(k *kubelet) {
		for _, p := range pods {
			if s := k.servers[p.UID]; s != nil {
				all = append(all, running{p.Name, s, *k.files[p.UID]})
			}
		}
	})
	return all
}

// keepsFaith fails the test when at this moment somebody is locked out, or would be when
// a server started again with the files that its Pod has now: the operator, the agents,
// the replicas, and who was given a password of the user default.
func (w *world) keepsFaith(name string, given ...string) {
	w.t.Helper()
	k := w.credentials(name)
	all := w.running(name)
	w.wire.With(func(*valkeytest.Cluster) {
		for _, at := range all {
			again := &valkeytest.Server{}
			w.must(again.LoadUsers(at.files.acl))
			for when, s := range map[string]*valkeytest.Server{"": at.server, ", started again": again} {
				lets := func(who, user string, passwords ...string) {
					if !slices.ContainsFunc(passwords, func(p string) bool { return p != "" && s.Admits(user, p) }) {
						w.t.Errorf("generation %d: %s is locked out of %s%s", k.Generation, who, at.name, when)
					}
				}
				lets("the operator", v1alpha1.UserOperator, k.Operator, k.Previous.Operator)
				for _, password := range given {
					lets("an application", v1alpha1.UserDefault, password)
				}
				for _, other := range all {
					lets("the replica "+other.name, v1alpha1.UserReplication, other.server.ConfigGet("primaryauth"))
					lets("the replica "+other.name+", started again,", v1alpha1.UserReplication, other.files.replication)
					lets("the agent of "+other.name, v1alpha1.UserAgent, other.files.agent)
				}
			}
		}
	})
}

// isRotated judges the end of a rotation: nobody knows the former passwords of the
// system's users any more, and everybody has the new ones.
func (w *world) isRotated(name string, from resources.Credentials) {
	w.t.Helper()
	to := w.credentials(name)
	if to.Adding() || to.Switched() || to.Operator == from.Operator || to.Replication == from.Replication || to.Agent == from.Agent || to.Default == from.Default {
		w.t.Fatalf("generation %d is not one of new passwords", to.Generation)
	}
	w.keepsFaith(name, from.Default, to.Default)
	for _, at := range w.running(name) {
		w.wire.With(func(*valkeytest.Cluster) {
			for user, password := range map[string]string{
				v1alpha1.UserOperator: from.Operator, v1alpha1.UserReplication: from.Replication, v1alpha1.UserAgent: from.Agent,
			} {
				if at.server.Admits(user, password) {
					w.t.Errorf("%s still admits %s with its former password", at.name, user)
				}
			}
			if at.server.ConfigGet("primaryauth") != to.Replication {
				w.t.Errorf("%s does not tell its primary the new password", at.name)
			}
		})
	}
	s, err := w.api.Kube.CoreV1().Secrets(namespace).Get(w.t.Context(), v1alpha1.ConnectionSecretName(name), metav1.GetOptions{})
	w.must(err)
	if string(s.Data["password"]) != to.Default {
		w.t.Error("applications are not told the new password")
	}
}

// TestRotation shows row 112: on request, and when the interval is over, all generated
// passwords are made anew while everything stays ready and no Pod is replaced; events
// tell of both ends, and the former password of default is valid until the next time.
func TestRotation(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 2, 1, func(c *v1alpha1.ValkeyCluster) {
			c.Annotations = map[string]string{v1alpha1.AnnotationRotatePasswords: "at birth"}
		}))
		w.eventuallyReady("demo", 30*time.Second)
		pass(time.Minute)
		first, uids := w.credentials("demo"), w.uids("demo")
		if first.Generation != 1 || w.cluster("demo").Status.PasswordRotation != nil {
			t.Fatal("passwords that are new were rotated")
		}
		unready := w.condition("demo", v1alpha1.ConditionReady).LastTransitionTime
		w.rotate("demo", "one")
		w.eventually(20*time.Second, "rotated on request", func() bool { return w.rotatedTo("demo", "one") })
		w.isRotated("demo", first)
		second := w.credentials("demo")
		w.change("demo", func(c *v1alpha1.ValkeyCluster) {
			c.Spec.PasswordRotation.IntervalSeconds = new(int32(600))
		})
		pass(9 * time.Minute)
		if w.credentials("demo") != second {
			t.Fatal("rotated before the interval was over")
		}
		w.eventually(2*time.Minute, "rotated by the interval", func() bool { return w.credentials("demo").Generation == second.Generation+3 })
		w.eventually(5*time.Second, "and settled", func() bool { return w.cluster("demo").Status.State == v1alpha1.StateReady })
		w.isRotated("demo", second)
		for _, at := range w.running("demo") {
			w.wire.With(func(*valkeytest.Cluster) {
				if at.server.Admits(v1alpha1.UserDefault, first.Default) {
					t.Errorf("%s admits default with the password before the former one", at.name)
				}
			})
		}
		if got := w.uids("demo"); !slices.Equal(got, uids) {
			t.Errorf("Pods were replaced: %v, then %v", uids, got)
		}
		if got := w.condition("demo", v1alpha1.ConditionReady).LastTransitionTime; !got.Equal(&unready) {
			t.Error("the cluster was not ready at some time")
		}
		w.stop()
		told := map[string]int{}
		for len(w.events.Events) > 0 {
			e := <-w.events.Events
			for _, reason := range []string{"PasswordRotationBegun", "PasswordRotationEnded"} {
				told[reason] += strings.Count(e, reason)
			}
		}
		if told["PasswordRotationBegun"] != 2 || told["PasswordRotationEnded"] != 2 {
			t.Errorf("events tell of %v", told)
		}
	})
}

// rotationEffects is after how many effects the process dies; a rotation of two servers
// has fewer.
const rotationEffects = 55

// TestRotationCrashAnywhere shows row 113: the process dies after each effect of a
// rotation in turn; at that moment nobody is locked out, whatever starts again, and the
// next process completes it.
func TestRotationCrashAnywhere(t *testing.T) {
	t.Parallel()
	stride := 1
	if testing.Short() {
		stride = 7
	}
	for n := 1; n < rotationEffects; n += stride {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) { rotationDies(t, int64(n)) })
		})
	}
}

func rotationDies(t *testing.T, n int64) {
	w := start(t)
	w.create(declared("demo", 1, 1))
	w.eventuallyReady("demo", 30*time.Second)
	from := w.credentials("demo")
	d := w.dieAfter(n, func(x controllertest.Write) bool { return x.Subresource != "status" })
	w.rotate("demo", "now")
	d.await()
	w.keepsFaith("demo", from.Default)
	if n%2 == 0 { // a server comes back as its files have it
		pod := w.pods("demo")[n/2%2]
		w.kubelet.with(func(k *kubelet) { k.restart(pod.UID) })
	}
	d.revive()
	w.eventually(3*time.Minute, "rotated", func() bool { return w.rotatedTo("demo", "now") })
	w.eventuallyReady("demo", 30*time.Second)
	w.isRotated("demo", from)
	if n == rotationEffects-1 && d.died() {
		t.Errorf("a rotation has more than %d effects: some were not tried", n)
	}
}

// TestRotationWaits shows rows 112 and 113: in each phase the rotation waits for a server
// that does not answer, and for files that a kubelet does not bring; it says so, and goes
// on when they are there. A server that starts again meanwhile locks nobody out.
func TestRotationWaits(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 2))
		w.eventuallyReady("demo", 30*time.Second)
		from := w.credentials("demo")
		pods := w.pods("demo")
		hung := w.kubelet.server(pods[2])
		w.wire.With(func(*valkeytest.Cluster) { hung.Hang() })
		w.rotate("demo", "now")
		w.rotates("demo", "Adding", "demo-0-2 does not answer")
		pass(time.Minute)
		if !w.credentials("demo").Adding() {
			t.Fatal("a server that does not answer was not waited for")
		}
		w.kubelet.with(func(k *kubelet) { k.blind = true })
		w.rotate("demo", "and again")
		w.wire.With(func(*valkeytest.Cluster) { hung.Thaw() })
		w.eventually(time.Minute, "it has seen the files of before", func() bool { return w.credentials("demo").Switched() })
		w.rotates("demo", "Proving", "whose files are not up to date yet")
		w.kubelet.with(func(k *kubelet) { k.restart(pods[1].UID) })
		pass(3 * time.Minute)
		w.keepsFaith("demo", from.Default)
		if !w.credentials("demo").Switched() {
			t.Fatal("files that are older were not waited for")
		}
		w.kubelet.with(func(k *kubelet) { k.blind, k.lazy = false, true })
		w.eventually(2*time.Minute, "the first rotation is over", func() bool { return w.credentials("demo").Generation >= from.Generation+3 })
		w.eventually(5*time.Minute, "and the second", func() bool { return w.rotatedTo("demo", "and again") })
		w.eventuallyReady("demo", 30*time.Second)
		w.keepsFaith("demo")
	})
}

// TestRotationLocksNobodyOut shows row 113: a server that starts with files of before the
// rotation, which should not be, is reached with the former password.
func TestRotationLocksNobodyOut(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := start(t)
		w.create(declared("demo", 1, 1))
		w.eventuallyReady("demo", 30*time.Second)
		pod := w.pods("demo")[1]
		var old *files
		w.kubelet.with(func(k *kubelet) { f := *k.files[pod.UID]; old = &f })
		from := w.credentials("demo")
		w.rotate("demo", "now")
		w.eventually(time.Minute, "switched", func() bool { return w.credentials("demo").Switched() })
		w.kubelet.with(func(k *kubelet) {
			k.blind, k.files[pod.UID] = true, old
			k.restart(pod.UID)
		})
		w.eventually(10*time.Second, "it knows the new password", func() bool {
			ok := false
			s := w.kubelet.server(pod)
			w.wire.With(func(*valkeytest.Cluster) { ok = s.Admits(v1alpha1.UserOperator, w.credentials("demo").Operator) })
			return ok
		})
		if !w.credentials("demo").Switched() {
			t.Fatal("the former password was dropped before its files were new")
		}
		w.kubelet.with(func(k *kubelet) { k.blind = false })
		w.eventually(2*time.Minute, "rotated", func() bool { return w.rotatedTo("demo", "now") })
		w.eventuallyReady("demo", 30*time.Second)
		w.isRotated("demo", from)
	})
}

// TestRotationOutlivesItsSecret: the Secret is edited and removed in each phase; it is
// put back as it was, and the rotation goes on.
func TestRotationOutlivesItsSecret(t *testing.T) {
	t.Parallel()
	for phase, is := range map[string]func(resources.Credentials) bool{"adding": resources.Credentials.Adding, "switched": resources.Credentials.Switched} {
		for how, harm := range map[string]func(*world, *corev1.Secret){
			"removed": func(w *world, s *corev1.Secret) { w.api.Delete(s) },
			"edited": func(w *world, s *corev1.Secret) {
				s.Data[resources.KeyOperator] = []byte("mine")
				delete(s.Data, resources.PrefixNext+resources.KeyAgent)
				w.api.Put(s)
			},
		} {
			t.Run(phase+" and "+how, func(t *testing.T) {
				t.Parallel()
				synctest.Test(t, func(t *testing.T) {
					w := start(t)
					w.create(declared("demo", 1, 1))
					w.eventuallyReady("demo", 30*time.Second)
					from := w.credentials("demo")
					hung := w.kubelet.server(w.pods("demo")[1])
					stop := func() { w.wire.With(func(*valkeytest.Cluster) { hung.Hang() }) }
					if phase == "adding" {
						stop()
					}
					w.kubelet.with(func(k *kubelet) { k.lazy = true })
					w.rotate("demo", "now")
					w.eventually(3*time.Minute, phase, func() bool { return is(w.credentials("demo")) })
					stop()
					was := w.credentials("demo")
					for _, s := range controllertest.All(w.api, &corev1.Secret{}) {
						if s.Name == v1alpha1.SystemSecretName("demo") {
							harm(w, s)
						}
					}
					pass(10 * time.Second)
					if w.credentials("demo") != was {
						t.Error("the Secret is not as it was")
					}
					w.keepsFaith("demo", from.Default)
					w.wire.With(func(*valkeytest.Cluster) { hung.Thaw() })
					w.eventually(5*time.Minute, "rotated", func() bool { return w.rotatedTo("demo", "now") })
					w.eventuallyReady("demo", time.Minute)
					w.isRotated("demo", from)
				})
			})
		}
	}
}
