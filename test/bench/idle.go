// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// member is one server of the cluster that idles.
type member struct {
	pod           corev1.Pod
	client        *valkey.Client
	agent, server int
}

// reading is all that is read of a member at one moment.
type reading struct {
	at                 time.Time
	served             served
	pod, agent, server time.Duration
}

// idle measures a Ready cluster that nobody uses.
func (b *bench) idle(ctx context.Context, s shape) error {
	mark, err := b.audit.mark()
	if err != nil {
		return err
	}
	name, _, to, err := b.form(ctx, s)
	if err != nil {
		return err
	}
	if _, err := b.untilQuiet(ctx, mark, to); err != nil {
		return err
	}
	members, err := b.members(ctx, name)
	if err != nil {
		return err
	}
	defer func() {
		for _, m := range members {
			m.client.Close()
		}
	}()
	for i := range b.times {
		b.progress("%s: idle for %s, %d of %d", s, b.window, i+1, b.times)
		if err := b.idleWindow(ctx, s, members); err != nil {
			return err
		}
	}
	b.results.level(partIdle, s, "commands by", b.times*len(members))
	for _, m := range members {
		rss, err := resident(m.agent)
		if err != nil {
			return err
		}
		b.results.add(partIdle, s, "agent's memory, each", "MiB", rss)
	}
	if err := b.operatorMemory(ctx, s); err != nil {
		return err
	}
	return b.remove(ctx, name)
}

// members finds the processes of each Pod, and connects to its server.
func (b *bench) members(ctx context.Context, cluster string) ([]member, error) {
	pods, err := b.kube.CoreV1().Pods(b.namespace).List(ctx, metav1.ListOptions{LabelSelector: v1alpha1.LabelCluster + "=" + cluster})
	if err != nil {
		return nil, err
	}
	var members []member
	for _, pod := range pods.Items {
		m := member{pod: pod}
		if m.server, err = b.cluster.ServerPID(ctx, b.namespace, pod.Name); err != nil {
			return members, err
		}
		if m.agent, err = parent(m.server); err != nil {
			return members, err
		}
		if m.client, err = b.dial(ctx, cluster, pod.Status.PodIP); err != nil {
			return members, err
		}
		members = append(members, m)
	}
	return members, nil
}

func (m member) read(ctx context.Context) (r reading, err error) {
	if r.served, err = askServed(ctx, m.client); err != nil {
		return r, fmt.Errorf("server of %s: %w", m.pod.Name, err)
	}
	r.at = time.Now()
	if r.pod, err = podCPU(m.server); err != nil {
		return r, err
	}
	if r.agent, err = processCPU(m.agent); err != nil {
		return r, err
	}
	r.server, err = processCPU(m.server)
	return r, err
}

// idleWindow lets a window of time pass, and adds what happened in it.
func (b *bench) idleWindow(ctx context.Context, s shape, members []member) error {
	mark, err := b.audit.mark()
	if err != nil {
		return err
	}
	before := make([]reading, len(members))
	for i, m := range members {
		if before[i], err = m.read(ctx); err != nil {
			return err
		}
	}
	spent, err := b.eachOperatorCPU()
	if err != nil {
		return err
	}
	from := time.Now()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(b.window):
	}
	to := time.Now()
	after, err := b.eachOperatorCPU()
	if err != nil {
		return err
	}
	leader := b.leader(ctx)
	for i, pid := range b.operator {
		b.results.add(partIdle, s, "operator's CPU, "+role(pid, leader), "millicores", millicores(after[i]-spent[i], to.Sub(from)))
	}
	if err := b.idleRequests(s, mark, from, to); err != nil {
		return err
	}
	for i, m := range members {
		r, err := m.read(ctx)
		if err != nil {
			return err
		}
		b.addMember(s, before[i], r)
	}
	return nil
}

// idleRequests counts the operator's requests a minute.
func (b *bench) idleRequests(s shape, mark int64, from, to time.Time) error {
	requests, err := b.audit.since(mark, from, to)
	if err != nil {
		return err
	}
	perMinute := to.Sub(from).Minutes()
	leases, reads, writes := 0, 0, 0
	for _, r := range requests {
		switch {
		case r.kind() == "lease":
			leases++
		case r.writes():
			writes++
		default:
			reads++
		}
	}
	b.results.add(partIdle, s, "operator's writes but leases", "a minute", float64(writes)/perMinute)
	b.results.add(partIdle, s, "operator's reads, renewals of watches included", "a minute", float64(reads)/perMinute)
	b.results.add(partIdle, s, "operator's requests for the lease", "a minute", float64(leases)/perMinute)
	return nil
}

// addMember adds what one server and its Pod did between two readings.
func (b *bench) addMember(s shape, before, after reading) {
	passed := after.at.Sub(before.at)
	byCommand, byUser := after.served.minus(before.served)
	// Both readings are of the same connection: its own commands are not the
	// cluster's.
	byCommand["info"]--
	byCommand["client|list"]--
	delete(byUser, v1alpha1.UserDefault)
	sum := int64(0)
	for _, n := range byCommand {
		sum += n
	}
	b.results.add(partIdle, s, "commands a server runs", "a minute", float64(sum)/passed.Minutes())
	for _, user := range slices.Sorted(maps.Keys(byUser)) {
		b.results.add(partIdle, s, "commands by "+user, "a minute", float64(byUser[user])/passed.Minutes())
	}
	b.results.add(partIdle, s, "Pod's CPU", "millicores", millicores(after.pod-before.pod, passed))
	b.results.add(partIdle, s, "of it the server", "millicores", millicores(after.server-before.server, passed))
	b.results.add(partIdle, s, "of it the agent", "millicores", millicores(after.agent-before.agent, passed))
}

func millicores(spent, passed time.Duration) float64 {
	return 1000 * spent.Seconds() / passed.Seconds()
}

func (b *bench) eachOperatorCPU() ([]time.Duration, error) {
	spent := make([]time.Duration, len(b.operator))
	for i, pid := range b.operator {
		var err error
		if spent[i], err = processCPU(pid); err != nil {
			return nil, fmt.Errorf("process %d of the operator, which must not be restarted meanwhile: %w", pid, err)
		}
	}
	return spent, nil
}

func (b *bench) operatorMemory(ctx context.Context, s shape) error {
	leader := b.leader(ctx)
	for _, pid := range b.operator {
		rss, err := resident(pid)
		if err != nil {
			return err
		}
		b.results.add(partIdle, s, "operator's memory, "+role(pid, leader), "MiB", rss)
	}
	return nil
}

// leader is the host name in the operator's lease, or "" if that cannot be told.
func (b *bench) leader(ctx context.Context) string {
	lease, err := b.kube.CoordinationV1().Leases("valkey-system").Get(ctx, "valkey-operator", metav1.GetOptions{})
	if err != nil || lease.Spec.HolderIdentity == nil {
		return ""
	}
	host, _, _ := strings.Cut(*lease.Spec.HolderIdentity, "_")
	return host
}

func role(pid int, leader string) string {
	if leader != "" && hostOf(pid) != leader {
		return "standby"
	}
	return "leader"
}
