// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// withinEdit is how soon an edit of users or of their Secrets is live everywhere.
const withinEdit = 5 * time.Second

// TestAccess declares a user and changes its password, does by hand what the
// operator has to undo, and declares rules that no server takes (rows 108, 110, 112,
// 115, 118 and 120), on each version.
func TestAccess(t *testing.T) {
	t.Parallel()
	for version, image := range map[string]string{"9.1": valkey91, "8.1": valkey81, "8.0": valkey80} {
		t.Run(version, func(t *testing.T) {
			t.Parallel()
			s := newSpace(t, small, nil)
			s.password("first\n")
			spec := shape(1, 1)
			spec.Image = image
			spec.Users = []v1alpha1.User{{
				Name: "app", PasswordSecret: &v1alpha1.PasswordSecret{Name: "app"},
				Commands: v1alpha1.UserCommands{Allow: []string{"@read", "@write", "ping"}}, Keys: v1alpha1.UserKeys{ReadWrite: []string{"app:*"}},
			}}
			c := s.ready("demo", spec)
			c.plant()
			before := c.pods()
			c.awaitUsers(metav1.ConditionTrue, withinEdit)
			c.awaitPassword("first", withinEdit)
			c.rotates()
			c.endsSessions()
			c.undoesWhatWasDoneByHand()
			renewed := c.keepsLastGoodRules()
			c.tellsDenials()
			c.removesUser()
			for name, pod := range c.pods() {
				if was := before[name]; was.UID != pod.UID && name != renewed {
					t.Errorf("Pod %s was replaced", name)
				}
			}
			c.verify(verify.Excuses{})
		})
	}
}

// password writes the Secret of the user app.
func (s *space) password(value string) {
	s.t.Helper()
	s.passwords(map[string]string{"password": value})
}

// awaitUsers waits for the condition about users, with words in it.
func (c *cluster) awaitUsers(status metav1.ConditionStatus, within time.Duration, words ...string) {
	c.t.Helper()
	c.await("UsersReady is "+string(status), within, func(context.Context) error {
		got := c.get()
		x := got.Status.Condition(v1alpha1.ConditionUsersReady)
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
}

// app connects to a Pod as the declared user.
func (c *cluster) app(ctx context.Context, pod *corev1.Pod, password string) (*valkey.Client, error) {
	return valkey.Dial(ctx, valkey.Options{
		Address: fmt.Sprintf("%s:%d", pod.Status.PodIP, v1alpha1.PortClient), Credentials: valkey.Credentials{Username: "app", Password: password},
	})
}

// awaitPassword waits until every server knows the password, and holds it to its
// user's rights.
func (c *cluster) awaitPassword(password string, within time.Duration) {
	c.t.Helper()
	began := time.Now()
	for name := range c.pods() {
		var client *valkey.Client
		c.await(name+" takes the password", within, func(ctx context.Context) (err error) {
			client, err = c.app(ctx, c.pods()[name], password) // a new one has no address at first
			return err
		})
		for command, want := range map[string]string{"GET app:x": "", "GET other": valkey.CodeNoPerm, "CONFIG GET": valkey.CodeNoPerm} {
			words := strings.Fields(command)
			if words[0] == "CONFIG" {
				words = append(words, "*")
			}
			_, err := client.Do(c.t.Context(), words...)
			if got := valkey.Code(err); (got == valkey.CodeNoPerm) != (want == valkey.CodeNoPerm) {
				c.t.Errorf("%s on %s as app: %v, want %q", command, name, err, want)
			}
		}
		client.Close()
	}
	c.t.Logf("the password was live on all servers after %s", time.Since(began).Round(time.Millisecond))
}

// tellsDenials: an event says what the user was refused.
func (c *cluster) tellsDenials() {
	c.t.Helper()
	c.await("an event tells what the user was refused", withinRepair, func(context.Context) error {
		for _, e := range c.told() {
			if e.Reason == "AccessDenied" && strings.HasPrefix(e.Note, "user app was refused") {
				return nil
			}
		}
		return errors.New("there is none")
	})
}

// rotates changes the password: the new one is taken everywhere, the old one no
// more, and a connection that was open stays open.
func (c *cluster) rotates() {
	c.t.Helper()
	var open []*valkey.Client
	for _, pod := range c.pods() {
		client, err := c.app(c.t.Context(), pod, "first")
		if err != nil {
			c.t.Fatal(err)
		}
		defer client.Close()
		open = append(open, client)
	}
	ids := make([]int64, len(open))
	id := func(client *valkey.Client) int64 {
		r, err := client.Do(c.t.Context(), "CLIENT", "ID")
		n, errID := r.Int()
		if errors.Join(err, errID) != nil {
			c.t.Fatalf("CLIENT ID: %v", errors.Join(err, errID))
		}
		return n
	}
	c.patch(map[string]any{"users": c.users(func(u *v1alpha1.User) { u.Commands.Allow = append(u.Commands.Allow, "client|id") })})
	c.awaitUsers(metav1.ConditionTrue, withinEdit)
	for i, client := range open {
		ids[i] = id(client)
	}
	c.space.password("second")
	c.awaitPassword("second", withinEdit)
	for i, client := range open {
		if got := id(client); got != ids[i] {
			c.t.Errorf("connection %d was closed: it is %d now", ids[i], got)
		}
	}
	for _, pod := range c.pods() {
		if _, err := c.app(c.t.Context(), pod, "first"); valkey.Code(err) != valkey.CodeWrongPass {
			c.t.Errorf("the former password on %s: %v", pod.Name, err)
		}
	}
}

// endsSessions disables the user: what was connected as it is not any more.
func (c *cluster) endsSessions() {
	c.t.Helper()
	client, err := c.app(c.t.Context(), c.primary(0).Pod, "second")
	if err != nil {
		c.t.Fatal(err)
	}
	defer client.Close()
	c.patch(map[string]any{"users": c.users(func(u *v1alpha1.User) { u.Enabled = new(false) })})
	c.awaitUsers(metav1.ConditionTrue, withinEdit)
	if _, err := client.Do(c.t.Context(), "PING"); err == nil {
		c.t.Error("a connection of a user that was disabled still works")
	}
	c.patch(map[string]any{"users": c.users(func(u *v1alpha1.User) { u.Enabled = nil })})
	c.awaitUsers(metav1.ConditionTrue, withinEdit)
	c.awaitPassword("second", withinEdit)
}

// removesUser removes the user while many are connected to each server as it: they are
// disconnected, the user is gone, and no server minds (row 120; the Pods and how often
// they have restarted are judged at the end).
func (c *cluster) removesUser() {
	c.t.Helper()
	const connections = 50
	var open []*valkey.Client
	for _, pod := range c.pods() {
		for range connections {
			client, err := c.app(c.t.Context(), pod, "second")
			if err != nil {
				c.t.Fatal(err)
			}
			defer client.Close()
			open = append(open, client)
		}
	}
	c.patch(map[string]any{"users": nil})
	c.awaitUsers(metav1.ConditionTrue, withinEdit)
	for _, client := range open {
		if _, err := client.Do(c.t.Context(), "PING"); err == nil {
			c.t.Error("a connection of a user that was removed still works")
		}
	}
	for name, pod := range c.pods() {
		users, err := c.dial(pod).ACLUsers(c.t.Context())
		if _, has := users["app"]; has || err != nil {
			c.t.Errorf("%s has the user that was removed: %v", name, err)
		}
	}
}

// users are the declared users with a change of the first.
func (c *cluster) users(change func(*v1alpha1.User)) []v1alpha1.User {
	users := c.get().Spec.Users
	change(&users[0])
	return users
}

// undoesWhatWasDoneByHand makes a user and changes another on one server.
func (c *cluster) undoesWhatWasDoneByHand() {
	c.t.Helper()
	pod := c.primary(0).Pod
	client := c.dial(pod)
	for _, command := range [][]string{{"ACL", "SETUSER", "eve", "on", "nopass", "+@all", "~*"}, {"ACL", "SETUSER", "app", "+@all", "allkeys"}} {
		if _, err := client.Do(c.t.Context(), command...); err != nil {
			c.t.Fatal(err)
		}
	}
	began := time.Now()
	c.await("what was done by hand is undone", 30*time.Second, func(ctx context.Context) error {
		users, err := client.ACLUsers(ctx)
		if _, has := users["eve"]; has || strings.Contains(users["app"], "+@all") {
			return errors.New("it is still there")
		}
		return err
	})
	c.t.Logf("what was done by hand was undone after %s", time.Since(began).Round(time.Millisecond))
}

// keepsLastGoodRules declares a rule that no server takes, and replaces a Pod: it
// comes up with the rules that there were. It returns the Pod's name.
func (c *cluster) keepsLastGoodRules() (renewed string) {
	c.t.Helper()
	c.patch(map[string]any{"users": c.users(func(u *v1alpha1.User) { u.Permissions = "+@nonexistent" })})
	c.awaitUsers(metav1.ConditionFalse, withinEdit, "RulesRefused", "app", "+@nonexistent", "Unknown command or category")
	primary := c.primary(0).Pod.Name
	for name, pod := range c.pods() {
		if name != primary {
			renewed = name
			c.deletePod(pod, metav1.DeleteOptions{})
			c.awaitSuccessor(pod)
		}
	}
	c.awaitPassword("second", withinRepair)
	c.patch(map[string]any{"users": c.users(func(u *v1alpha1.User) { u.Permissions = "" })})
	c.awaitUsers(metav1.ConditionTrue, withinRepair)
	c.awaitReady(withinReady)
	return renewed
}
