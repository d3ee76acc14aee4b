// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

const operatorName = "valkey-operator"

// killOperator kills the leader of the operator again and again until the context
// ends, each time that a new one has led for some seconds.
func (r *run) killOperator(ctx context.Context, every time.Duration) {
	random := rand.New(rand.NewPCG(r.seed, 1))
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(every/2 + time.Duration(random.Int64N(int64(every)))):
		}
		r.handsOff.RLock()
		if err := r.killLeader(ctx, random); err == nil {
			r.kills++
		}
		r.handsOff.RUnlock()
	}
}

// killLeader kills the leader's process, but no process twice: the kubelet waits
// longer from time to time, and the operator is to be killed, not to be away. It is
// an error when nobody leads.
func (r *run) killLeader(ctx context.Context, random *rand.Rand) error {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	leader, err := r.bed.Leader(ctx)
	if err != nil {
		return err
	}
	how := r.bed.OperatorDeleted()
	if random.IntN(3) == 0 && restarts(leader) == 0 {
		how = r.bed.OperatorKilled()
	}
	_, err = how.Apply(ctx)
	return err
}

func restarts(pod *corev1.Pod) int32 {
	var n int32
	for _, status := range pod.Status.ContainerStatuses {
		n += status.RestartCount
	}
	return n
}

// sample is what a process of the operator uses.
type sample struct {
	pod         string
	age         time.Duration
	resident    float64 // MiB
	goroutines  float64
	descriptors float64
}

// usage is what the operator and the servers use at one moment.
type usage struct {
	operators []sample
	// clients is the highest number of connections that a server has.
	clients int64
}

// measure asks each process of the operator, and all servers.
func (r *run) measure(ctx context.Context) (usage, error) {
	var u usage
	pods, err := r.bed.Kube.CoreV1().Pods(verify.OperatorNamespace).List(ctx, metav1.ListOptions{})
	if err != nil {
		return u, fmt.Errorf("list the operator's Pods: %w", err)
	}
	for _, pod := range pods.Items {
		if pod.Status.PodIP == "" || pod.DeletionTimestamp != nil {
			continue
		}
		s, err := metrics(ctx, pod.Status.PodIP)
		if err != nil {
			return u, fmt.Errorf("metrics of %s: %w", pod.Name, err)
		}
		s.pod = pod.Name
		u.operators = append(u.operators, s)
	}
	for _, c := range r.clusters {
		p, err := c.target.Observe(ctx, verify.Shallow)
		if err != nil {
			return u, err
		}
		for _, m := range p.Members {
			u.clients = max(u.clients, m.Info.Clients)
		}
	}
	return u, nil
}

// metrics reads the figures of a process from what it publishes.
func metrics(ctx context.Context, address string) (sample, error) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+net.JoinHostPort(address, "8080")+"/metrics", nil)
	if err != nil {
		return sample{}, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return sample{}, err
	}
	defer response.Body.Close()
	return parseMetrics(response.Body, time.Now())
}

// parseMetrics reads the text format of Prometheus.
func parseMetrics(text io.Reader, now time.Time) (sample, error) {
	const mebibyte = 1 << 20
	var s sample
	found := 0
	lines := bufio.NewScanner(text)
	for lines.Scan() {
		name, rest, _ := strings.Cut(lines.Text(), " ")
		value, err := strconv.ParseFloat(rest, 64)
		if err != nil {
			continue
		}
		found++
		switch name {
		case "go_goroutines":
			s.goroutines = value
		case "process_open_fds":
			s.descriptors = value
		case "process_resident_memory_bytes":
			s.resident = value / mebibyte
		case "process_start_time_seconds":
			s.age = now.Sub(time.Unix(int64(value), 0))
		default:
			found--
		}
	}
	if found != 4 {
		return s, fmt.Errorf("%d of 4 figures are there", found)
	}
	return s, lines.Err()
}

// String is the usage in some lines.
func (u usage) String() string {
	var b strings.Builder
	for _, s := range u.operators {
		fmt.Fprintf(&b, "  %s, %s old: %.0f MiB resident, %.0f goroutines, %.0f open files and connections\n",
			s.pod, s.age.Round(time.Second), s.resident, s.goroutines, s.descriptors)
	}
	fmt.Fprintf(&b, "  at most %d connections to a server", u.clients)
	return b.String()
}

// most are the highest figures of any process.
func (u usage) most() sample {
	var m sample
	for _, s := range u.operators {
		m.resident, m.goroutines = max(m.resident, s.resident), max(m.goroutines, s.goroutines)
		m.descriptors = max(m.descriptors, s.descriptors)
	}
	return m
}

// flat tells what grew from one moment to another by more than what comes and goes.
func flat(start, end usage) error {
	was, is := start.most(), end.most()
	const half, some = 1.5, 24
	for _, f := range []struct {
		what    string
		was, is float64
	}{
		{"MiB resident", was.resident, is.resident},
		{"goroutines", was.goroutines, is.goroutines},
		{"open files and connections", was.descriptors, is.descriptors},
		{"connections to a server", float64(start.clients), float64(end.clients)},
	} {
		if f.is > half*f.was+some {
			return fmt.Errorf("row 159: %.0f %s in the beginning, and %.0f in the end", f.was, f.what, f.is)
		}
	}
	return nil
}

// operatorBack waits until the operator is as it was deployed: two processes, one
// of them leading.
func (r *run) operatorBack(ctx context.Context) error {
	return within(ctx, withinReady, func(ctx context.Context) error {
		d, err := r.bed.Kube.AppsV1().Deployments(verify.OperatorNamespace).Get(ctx, operatorName, metav1.GetOptions{})
		if err != nil {
			return err
		}
		if d.Status.AvailableReplicas != *d.Spec.Replicas || d.Status.Replicas != *d.Spec.Replicas {
			return fmt.Errorf("%d of %d of the operator's Pods are available", d.Status.AvailableReplicas, *d.Spec.Replicas)
		}
		_, err = r.bed.Leader(ctx)
		return err
	})
}
