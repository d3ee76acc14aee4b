// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/dynamic"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// testAnonymous asks every server without a password.
func (c *cluster) testAnonymous() {
	for name, pod := range c.pods() {
		for _, o := range []valkey.Credentials{{}, {Password: "guess"}, {Username: "nobody", Password: "guess"}} {
			err := ask(c.t.Context(), pod, o)
			if code := valkey.Code(err); code != valkey.CodeNoAuth && code != valkey.CodeWrongPass {
				c.t.Errorf("%s answers a stranger who is %q: %v", name, o.Username, err)
			}
		}
	}
}

func ask(ctx context.Context, pod *corev1.Pod, who valkey.Credentials) error {
	client, err := valkey.Dial(ctx, valkey.Options{
		Address: fmt.Sprintf("%s:%d", pod.Status.PodIP, v1alpha1.PortClient), Credentials: who,
	})
	if err != nil {
		return err
	}
	defer client.Close()
	_, err = client.Do(ctx, "GET", "seed:string:0")
	return err
}

// testPasswords looks for every password where people look: specs, status,
// events, ConfigMaps, logs and command lines (row 121).
func (c *cluster) testPasswords() {
	ctx := c.t.Context()
	secret, err := bed.kube.CoreV1().Secrets(c.space.name).Get(ctx, v1alpha1.SystemSecretName(c.name), metav1.GetOptions{})
	if err != nil {
		c.t.Fatal(err)
	}
	passwords := map[string][]byte{}
	for key, value := range secret.Data {
		if !slices.Contains([]string{"users.acl", "generation", "rotated", "request"}, key) {
			passwords[key] = value
		}
	}
	if len(passwords) < 4 {
		c.t.Fatalf("there are %d passwords in the Secret: the test shows nothing", len(passwords))
	}
	own, err := bed.kube.CoreV1().Secrets(c.space.name).List(ctx, metav1.ListOptions{LabelSelector: "!" + v1alpha1.LabelCluster})
	if err != nil {
		c.t.Fatal(err)
	}
	for _, s := range own.Items {
		for key, value := range s.Data {
			passwords[s.Name+" "+key] = value
		}
	}
	texts := c.visibleTexts()
	for name, log := range operatorLogs(ctx, 1_000_000) {
		texts["log of "+name] = log
	}
	for name := range c.pods() {
		texts["log of "+name] = []byte(c.kubectl(ctx, "logs", name, "--all-containers"))
	}
	lines, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil || len(lines) == 0 {
		c.t.Fatalf("no command lines: %v", err)
	}
	for _, path := range lines {
		if text, err := os.ReadFile(path); err == nil { // Processes end.
			texts[path] = text
		}
	}
	for where, text := range texts {
		for whose, password := range passwords {
			if bytes.Contains(text, password) || bytes.Contains(text, []byte(base64.StdEncoding.EncodeToString(password))) {
				c.t.Errorf("the password of %s is in %s", whose, where)
			}
		}
	}
}

// visibleTexts are the objects that do not hold secrets, as JSON.
func (c *cluster) visibleTexts() map[string][]byte {
	client, err := dynamic.NewForConfig(bed.config)
	if err != nil {
		c.t.Fatal(err)
	}
	texts := map[string][]byte{}
	for kind, resource := range ownedKinds {
		if kind == "Secret" {
			continue
		}
		list, err := client.Resource(resource).Namespace(c.space.name).List(c.t.Context(), metav1.ListOptions{})
		if err != nil {
			c.t.Fatal(err)
		}
		if texts["the objects "+kind], err = json.Marshal(list); err != nil {
			c.t.Fatal(err)
		}
	}
	events, err := bed.kube.EventsV1().Events(c.space.name).List(c.t.Context(), metav1.ListOptions{})
	if err != nil || len(events.Items) == 0 {
		c.t.Fatalf("no events: %v", err)
	}
	if texts["the events"], err = json.Marshal(events); err != nil {
		c.t.Fatal(err)
	}
	return texts
}

// TestRestricted runs a cluster where only Pods of the restricted Pod Security
// Standard are let in, with volumes, read-only root file systems and saves (row
// 104).
func TestRestricted(t *testing.T) {
	t.Parallel()
	s := newSpace(t, small, map[string]string{"pod-security.kubernetes.io/enforce": "restricted"})
	spec := persistent(shape(1, 1), v1alpha1.ReclaimDelete)
	spec.PodSecurityContext = &corev1.PodSecurityContext{
		RunAsUser: new(int64(56849)), RunAsGroup: new(int64(56849)), FSGroup: new(int64(56849)), RunAsNonRoot: new(true),
		SeccompProfile: &corev1.SeccompProfile{Type: corev1.SeccompProfileTypeRuntimeDefault},
	}
	c := s.ready("demo", spec)
	c.plant()
	for name, pod := range c.pods() {
		for _, container := range pod.Spec.Containers {
			if sc := container.SecurityContext; sc == nil || sc.ReadOnlyRootFilesystem == nil || !*sc.ReadOnlyRootFilesystem {
				t.Errorf("container %s of %s can write to its root", container.Name, name)
			}
		}
		client := c.dial(pod)
		if _, err := client.Do(t.Context(), "BGSAVE"); err != nil {
			t.Errorf("BGSAVE on %s: %v", name, err)
		}
		c.await("the save of "+name+" has ended well", withinRepair, func(ctx context.Context) error {
			reply, err := client.Do(ctx, "INFO", "persistence")
			if err != nil {
				return err
			}
			text, err := reply.String()
			if err != nil || !bytes.Contains([]byte(text), []byte("rdb_bgsave_in_progress:0")) {
				return errors.Join(errors.New("it runs"), err)
			}
			if !bytes.Contains([]byte(text), []byte("rdb_last_bgsave_status:ok")) {
				return errors.New("it failed")
			}
			return nil
		})
	}
	c.replace(c.primary(0).Pod)
	c.verify(verify.Excuses{})
}
