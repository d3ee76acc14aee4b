// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
	"github.com/valkey-direct/valkey-operator/test/e2e/writer"
)

// insideEnvironment makes this program a client inside a Pod's network instead of
// a test.
const insideEnvironment = "E2E_INSIDE"

// order is what such a client is told on its standard input, which nobody sees.
type order struct {
	Address, Password, Key string
}

// inside increments a key for as long as it is let, and prints each acknowledged
// value with its time.
func inside() error {
	var o order
	if err := json.NewDecoder(os.Stdin).Decode(&o); err != nil {
		return err
	}
	ctx := context.Background()
	client, err := valkey.Dial(ctx, valkey.Options{Address: o.Address, Credentials: valkey.Credentials{Password: o.Password}})
	if err != nil {
		return err
	}
	defer client.Close()
	pace := time.NewTicker(5 * time.Millisecond)
	defer pace.Stop()
	for range pace.C {
		reply, err := client.Do(ctx, "INCR", o.Key)
		if err != nil {
			continue
		}
		value, err := reply.Int()
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintf(os.Stdout, "%d %d\n", value, time.Now().UnixNano()); err != nil {
			return err
		}
	}
	return nil
}

// insider is a client on the cut-off side of a partition: a process of this machine
// in the network of a Pod there.
type insider struct {
	key    string
	cmd    *exec.Cmd
	output bytes.Buffer
	cancel context.CancelFunc
}

// acknowledged is one write that the server said yes to.
type acknowledged struct {
	value int64
	at    time.Time
}

// insider starts a client beside the server of a primary, that writes to a key of
// its slots.
func (c *cluster) insider(primary *verify.Member) *insider {
	c.t.Helper()
	self, _ := primary.Nodes.Myself()
	in := &insider{}
	for n := 0; in.key == ""; n++ {
		if key := "inside:" + strconv.Itoa(n); self.Slots.Contains(writer.Slot(key)) {
			in.key = key
		}
	}
	password, err := c.target.Password(c.t.Context())
	if err != nil {
		c.t.Fatal(err)
	}
	pid, err := bed.local.ServerPID(c.t.Context(), primary.Pod.Namespace, primary.Name())
	if err != nil {
		c.t.Fatal(err)
	}
	told, err := json.Marshal(order{Address: primary.Pod.Status.PodIP + ":6379", Password: password, Key: in.key})
	if err != nil {
		c.t.Fatal(err)
	}
	var ctx context.Context
	ctx, in.cancel = context.WithCancel(context.WithoutCancel(c.t.Context()))
	in.cmd = exec.CommandContext(ctx, "nsenter", fmt.Sprintf("--net=/proc/%d/ns/net", pid), "--", os.Args[0])
	in.cmd.Env = append(os.Environ(), insideEnvironment+"=1")
	in.cmd.Stdin, in.cmd.Stdout, in.cmd.Stderr = bytes.NewReader(told), &in.output, os.Stderr
	if err := in.cmd.Start(); err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(in.stop)
	return in
}

func (in *insider) stop() {
	in.cancel()
	_ = in.cmd.Wait() // It was killed.
}

// told ends the client and returns what was acknowledged.
func (in *insider) told(t *testing.T) []acknowledged {
	t.Helper()
	in.stop()
	var all []acknowledged
	for lines := bufio.NewScanner(&in.output); lines.Scan(); {
		value, at, _ := strings.Cut(lines.Text(), " ")
		v, err := strconv.ParseInt(value, 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		nanoseconds, err := strconv.ParseInt(at, 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, acknowledged{value: v, at: time.Unix(0, nanoseconds)})
	}
	if len(all) == 0 {
		t.Fatal("the client inside wrote nothing: the test shows nothing")
	}
	return all
}

// onNode are the cluster's Pods on a Kubernetes node.
func (c *cluster) onNode(node string) []*corev1.Pod {
	c.t.Helper()
	var pods []*corev1.Pod
	for _, pod := range c.pods() {
		if pod.Spec.NodeName == node {
			pods = append(pods, pod)
		}
	}
	return pods
}

// lead makes exactly one primary of the cluster run on a Kubernetes node, if there
// is a Pod of it at all, so that the others are a majority where one can be.
func (c *cluster) lead(node string) *verify.Member {
	c.t.Helper()
	var leader *verify.Member
	for _, m := range c.picture().Members {
		self, _ := m.Nodes.Myself()
		switch {
		case m.Pod.Spec.NodeName != node:
		case leader == nil && self.Primary:
			leader = m
		case self.Primary:
			c.promote(c.replicaOf(m))
		}
	}
	if leader == nil {
		for _, m := range c.picture().Members {
			if m.Pod.Spec.NodeName == node {
				leader = c.promote(m)
				break
			}
		}
	}
	return leader
}

// replicaOf is a replica of a primary.
func (c *cluster) replicaOf(primary *verify.Member) *verify.Member {
	c.t.Helper()
	for _, m := range c.picture().Members {
		if self, _ := m.Nodes.Myself(); self.PrimaryID == primary.ID() {
			return m
		}
	}
	c.t.Fatalf("%s has no replica", primary.Name())
	return nil
}

// promote hands over to a replica, as a person may, and returns it as it is then.
func (c *cluster) promote(m *verify.Member) *verify.Member {
	c.t.Helper()
	client := c.dial(m.Pod)
	c.watch.during(func() {
		if err := client.Failover(c.t.Context(), valkey.FailoverGraceful); err != nil {
			c.t.Errorf("promote %s: %v", m.Name(), err)
		}
	})
	c.awaitReady(withinReady)
	for _, now := range c.picture().Members {
		if self, _ := now.Nodes.Myself(); now.Name() == m.Name() && self.Primary {
			return now
		}
	}
	c.t.Fatalf("%s is no primary", m.Name())
	return nil
}
