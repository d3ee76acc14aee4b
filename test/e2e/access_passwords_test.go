// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"crypto/rand"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// TestPasswords changes the password of a user again and again while clients write as
// that user (row 113): the new one is put beside the present one, clients move to it, and
// the former one goes with the next change. No write fails, neither of a client that
// moves on nor of one that stays connected with its first password.
func TestPasswords(t *testing.T) {
	t.Parallel()
	const (
		changes = 12
		each    = 5 * time.Second
	)
	s := newSpace(t, large, nil)
	keys := []string{"even", "odd"}
	passwords := map[string]string{keys[0]: rand.Text(), keys[1]: rand.Text()}
	s.passwords(passwords)
	spec := shape(3, 1)
	spec.Users = []v1alpha1.User{{
		Name: "app", PasswordSecret: &v1alpha1.PasswordSecret{Name: "app", Keys: keys},
		Commands: v1alpha1.UserCommands{Allow: []string{"@all"}}, Keys: v1alpha1.UserKeys{ReadWrite: []string{"*"}},
	}}
	c := s.ready("demo", spec)
	c.plant()
	before := c.pods()
	first := c.writeAs("app", passwords[keys[1]])
	moving := c.writeAs("app", passwords[keys[1]])
	tick := time.NewTicker(each)
	defer tick.Stop()
	for i := range changes {
		key := keys[i%len(keys)]
		passwords[key] = rand.Text()
		s.passwords(passwords)
		c.awaitLogin("app", passwords[key], withinEdit)
		moved := c.writeAs("app", passwords[key])
		c.noneFailed(moving)
		moving = moved
		<-tick.C
	}
	c.noneFailed(moving)
	c.noneFailed(first)
	c.keepsPods(before)
	c.verify(verify.Excuses{})
}

// passwords writes the Secret of the user app.
func (s *space) passwords(keys map[string]string) {
	s.t.Helper()
	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: s.name, Name: "app"}, StringData: keys}
	_, err := bed.kube.CoreV1().Secrets(s.name).Update(s.t.Context(), secret, metav1.UpdateOptions{})
	if err != nil {
		_, err = bed.kube.CoreV1().Secrets(s.name).Create(s.t.Context(), secret, metav1.CreateOptions{})
	}
	if err != nil {
		s.t.Fatal(err)
	}
}

// writeAs writes to the cluster as a user.
func (c *cluster) writeAs(user, password string) *load {
	c.t.Helper()
	o := c.options()
	o.Username, o.Password, o.Rate = user, password, rateBeside
	return c.writeWith(o)
}

// awaitLogin waits until every server takes a password.
func (c *cluster) awaitLogin(user, password string, within time.Duration) {
	c.t.Helper()
	for name, pod := range c.pods() {
		c.await(name+" takes the password", within, func(context.Context) error { return c.signIn(pod, user, []byte(password)) })
	}
}

// noneFailed ends a writer, of which no write may have failed.
func (c *cluster) noneFailed(w *load) {
	c.t.Helper()
	if r := c.report(w, gapHandOver, 0); r.Failed > 0 {
		c.t.Errorf("%d writes failed: %v", r.Failed, r.Errors)
	}
}
