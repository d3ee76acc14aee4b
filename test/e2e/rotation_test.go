// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

const (
	// withinRotation is three times what a rotation takes where a kubelet brings the
	// files of a Pod only by itself, once a minute and a half.
	withinRotation = 5 * time.Minute
	// promisedLink is for how long the link of a replica may be down (row 112).
	promisedLink = 5 * time.Second
)

// TestRotation makes the generated passwords anew under load (rows 112 and 113): the
// clients go on with the password that they have, no link goes down, no Pod is replaced
// but the one that is deleted in the middle, and at the end no server knows the former
// passwords of the system's users.
func TestRotation(t *testing.T) {
	t.Parallel()
	s := newSpace(t, large, nil)
	c := s.ready("demo", shape(3, 1))
	c.plant()
	from := c.rotatesUnderLoad("one", func(map[string]*corev1.Pod) []string {
		victim := c.replicaOf(c.primary(1)).Pod
		c.awaitStep(1)
		c.deletePod(victim, metav1.DeleteOptions{})
		c.awaitSuccessor(victim)
		return []string{victim.Name}
	})
	c.verify(verify.Excuses{})
	c.sub(t).testPasswords()
	c.formerAreRefused(from)
}

// TestRotationOperatorKilled does the same while the operator that leads is killed every
// five seconds (row 113): whoever follows goes on where it stopped, and no server is left
// with passwords that nobody has.
func TestRotationOperatorKilled(t *testing.T) {
	t.Parallel()
	s := newSpace(t, alone, nil)
	s.awaitOperator()
	c := s.ready("demo", shape(3, 1))
	c.plant()
	stop := s.killOperators(5 * time.Second)
	from := c.rotatesUnderLoad("one", func(map[string]*corev1.Pod) []string { return nil })
	stop()
	s.renewOperators()
	c.verify(verify.Excuses{})
	c.formerAreRefused(from)
}

// rotatesUnderLoad asks for new passwords and judges how they come. It returns the former
// ones by their keys in the Secret. What happens meanwhile tells which Pods it replaces.
func (c *cluster) rotatesUnderLoad(request string, meanwhile func(map[string]*corev1.Pod) []string) map[string][]byte {
	c.t.Helper()
	from, before := c.secretData(v1alpha1.SystemSecretName(c.name)), c.pods()
	w := c.write()
	links := c.followLinks()
	began := time.Now()
	c.askForPasswords(request)
	replaced := meanwhile(before)
	c.await("the passwords are rotated", withinRotation, func(context.Context) error {
		got := c.get()
		x := got.Status.Condition(v1alpha1.ConditionPasswordsRotated)
		if x == nil || x.Status != metav1.ConditionTrue || got.Status.PasswordRotation == nil || got.Status.PasswordRotation.Request != request {
			return fmt.Errorf("it says %+v", x)
		}
		return nil
	})
	c.t.Logf("the passwords were rotated after %s", time.Since(began).Round(time.Millisecond))
	down := links()
	for _, name := range slices.Sorted(maps.Keys(down)) {
		if down[name] > promisedLink && !slices.Contains(replaced, name) {
			c.t.Errorf("the link of %s was down for %s", name, down[name])
		}
	}
	c.report(w, gapHandOver, 0)
	for _, name := range replaced {
		delete(before, name)
	}
	c.untouched(before)
	to := c.secretData(v1alpha1.SystemSecretName(c.name))
	for _, key := range []string{"default", "operator", "replication", "agent"} {
		if string(from[key]) == string(to[key]) {
			c.t.Errorf("the password %s is the former one", key)
		}
	}
	if connection := c.secretData(v1alpha1.ConnectionSecretName(c.name)); string(connection["password"]) != string(to["default"]) {
		c.t.Error("the Secret for applications does not have the new password")
	}
	for name, pod := range c.pods() {
		for which, password := range map[string][]byte{"former": from["default"], "new": to["default"]} {
			if err := c.signIn(pod, v1alpha1.UserDefault, password); err != nil {
				c.t.Errorf("the %s password of default on %s: %v", which, name, err)
			}
		}
	}
	return from
}

// formerAreRefused tries the former passwords of the system's users everywhere. It leaves
// traces in the logs of the servers, and comes last.
func (c *cluster) formerAreRefused(from map[string][]byte) {
	c.t.Helper()
	users := map[string]string{"operator": v1alpha1.UserOperator, "replication": v1alpha1.UserReplication, "agent": v1alpha1.UserAgent}
	for name, pod := range c.pods() {
		for key, user := range users {
			if err := c.signIn(pod, user, from[key]); valkey.Code(err) != valkey.CodeWrongPass {
				c.t.Errorf("the former password of %s on %s: %v", user, name, err)
			}
		}
	}
}

func (c *cluster) signIn(pod *corev1.Pod, user string, password []byte) error {
	client, err := valkey.Dial(c.t.Context(), valkey.Options{
		Address: fmt.Sprintf("%s:%d", pod.Status.PodIP, v1alpha1.PortClient), Credentials: valkey.Credentials{Username: user, Password: string(password)},
	})
	if err == nil {
		client.Close()
	}
	return err
}

func (c *cluster) secretData(name string) map[string][]byte {
	c.t.Helper()
	secret, err := bed.kube.CoreV1().Secrets(c.space.name).Get(c.t.Context(), name, metav1.GetOptions{})
	if err != nil {
		c.t.Fatal(err)
	}
	return secret.Data
}

// askForPasswords writes the annotation.
func (c *cluster) askForPasswords(request string) {
	c.t.Helper()
	patch := fmt.Sprintf(`{"metadata":{"annotations":{%q:%q}}}`, v1alpha1.AnnotationRotatePasswords, request)
	_, err := bed.valkey.ValkeyV1alpha1().ValkeyClusters(c.space.name).
		Patch(c.t.Context(), c.name, types.MergePatchType, []byte(patch), metav1.PatchOptions{})
	if err != nil {
		c.t.Fatal(err)
	}
}

// awaitStep waits until a rotation has taken some steps.
func (c *cluster) awaitStep(steps int) {
	c.t.Helper()
	c.await(fmt.Sprintf("step %d of the rotation", steps), withinRepair, func(context.Context) error {
		got, err := strconv.Atoi(string(c.secretData(v1alpha1.SystemSecretName(c.name))["generation"]))
		if err != nil || got < 1+steps {
			return fmt.Errorf("generation %d: %v", got, err)
		}
		return nil
	})
}

// followLinks looks at the links of replicas, over connections of its own, until it is
// told to stop. It then tells for how long each was down at most; a server that does not
// answer counts as down.
func (c *cluster) followLinks() (stop func() map[string]time.Duration) {
	c.t.Helper()
	ctx, cancel := context.WithCancel(c.t.Context())
	var looking sync.WaitGroup
	var mu sync.Mutex
	down := map[string]time.Duration{}
	for name, pod := range c.pods() {
		client := c.dial(pod)
		looking.Go(func() {
			tick := time.NewTicker(lookAgain)
			defer tick.Stop()
			for up := time.Now(); ; {
				info, err := client.Info(ctx, "replication")
				if err == nil && (info.Role == valkey.RolePrimary || info.LinkUp) {
					up = time.Now()
				}
				mu.Lock()
				down[name] = max(down[name], time.Since(up))
				mu.Unlock()
				select {
				case <-ctx.Done():
					return
				case <-tick.C:
				}
			}
		})
	}
	end := func() { cancel(); looking.Wait() }
	c.t.Cleanup(end)
	return func() map[string]time.Duration {
		end()
		return down
	}
}
