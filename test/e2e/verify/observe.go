// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package verify

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// answerWithin bounds each round trip to a server.
const answerWithin = 3 * time.Second

// Target is a cluster, and how it is reached. The Pods' addresses must be
// reachable from here.
type Target struct {
	Kube            kubernetes.Interface
	Valkey          versioned.Interface
	Namespace, Name string
}

// Member is a Pod of the cluster, and what its server says.
type Member struct {
	Pod *corev1.Pod
	// Err is why the server could not be asked.
	Err error
	// Nodes and Info are its own view.
	Nodes valkey.Nodes
	Info  valkey.Info
	State valkey.ClusterInfo
	// The rest is there in a picture with depth only.
	Functions string
	Users     []string
	Config    map[string]string
	Refusals  []valkey.ACLRefusal
	// Calls are how often each command was called, by its name in lower case.
	Calls map[string]int64
}

// Name is the Pod's name.
func (m *Member) Name() string { return m.Pod.Name }

// Shard is the index that the Pod's label tells.
func (m *Member) Shard() string { return m.Pod.Labels[v1alpha1.LabelShardIndex] }

// ID is the server's own.
func (m *Member) ID() string {
	self, _ := m.Nodes.Myself()
	return self.ID
}

// Picture is a cluster at one moment.
type Picture struct {
	Cluster *v1alpha1.ValkeyCluster
	Nodes   []v1alpha1.ValkeyNode
	Members []*Member
	Claims  []corev1.PersistentVolumeClaim
	// Operators are the operator's Pods; none where it runs as a process.
	Operators []corev1.Pod
}

// Depth says how much every server is asked.
type Depth int

const (
	// Shallow asks for what Ready promises.
	Shallow Depth = iota
	// Deep asks for functions, users, configuration and counters too.
	Deep
)

// Observe takes a picture. A server that does not answer is in it, with the
// reason; an error means that Kubernetes could not be asked.
func (t Target) Observe(ctx context.Context, depth Depth) (*Picture, error) {
	p := &Picture{}
	var err error
	if p.Cluster, err = t.Valkey.ValkeyV1alpha1().ValkeyClusters(t.Namespace).Get(ctx, t.Name, metav1.GetOptions{}); err != nil {
		return nil, fmt.Errorf("get ValkeyCluster: %w", err)
	}
	pods, err := t.Pods(ctx)
	if err != nil {
		return nil, err
	}
	for _, pod := range pods {
		p.Members = append(p.Members, &Member{Pod: pod})
	}
	password, err := t.Password(ctx)
	if err != nil {
		return nil, err
	}
	var asked sync.WaitGroup
	for _, m := range p.Members {
		asked.Go(func() { m.Err = m.ask(ctx, password, depth) })
	}
	asked.Wait()
	if depth == Deep {
		err = t.objects(ctx, p)
	}
	return p, err
}

// Password is the default user's.
func (t Target) Password(ctx context.Context) (string, error) {
	secret, err := t.Kube.CoreV1().Secrets(t.Namespace).Get(ctx, v1alpha1.ConnectionSecretName(t.Name), metav1.GetOptions{})
	if err != nil {
		return "", fmt.Errorf("get the connection Secret: %w", err)
	}
	return string(secret.Data["password"]), nil
}

// Pods are the cluster's, those that ValkeyNodes control: labels are anybody's.
func (t Target) Pods(ctx context.Context) ([]*corev1.Pod, error) {
	list, err := t.Kube.CoreV1().Pods(t.Namespace).List(ctx, t.selected())
	if err != nil {
		return nil, fmt.Errorf("list Pods: %w", err)
	}
	var pods []*corev1.Pod
	for i := range list.Items {
		if owner := metav1.GetControllerOf(&list.Items[i]); owner != nil && owner.Kind == "ValkeyNode" {
			pods = append(pods, &list.Items[i])
		}
	}
	return pods, nil
}

func (t Target) selected() metav1.ListOptions {
	return metav1.ListOptions{LabelSelector: v1alpha1.LabelCluster + "=" + t.Name}
}

func (t Target) objects(ctx context.Context, p *Picture) error {
	nodes, err := t.Valkey.ValkeyV1alpha1().ValkeyNodes(t.Namespace).List(ctx, t.selected())
	if err != nil {
		return fmt.Errorf("list ValkeyNodes: %w", err)
	}
	claims, err := t.Kube.CoreV1().PersistentVolumeClaims(t.Namespace).List(ctx, t.selected())
	if err != nil {
		return fmt.Errorf("list claims: %w", err)
	}
	operators, err := t.Kube.CoreV1().Pods(OperatorNamespace).List(ctx, metav1.ListOptions{})
	if err != nil {
		return fmt.Errorf("list the operator's Pods: %w", err)
	}
	p.Nodes, p.Claims, p.Operators = nodes.Items, claims.Items, operators.Items
	return nil
}

// Dial connects to the server of a Pod as the default user.
func Dial(ctx context.Context, pod *corev1.Pod, password string) (*valkey.Client, error) {
	if pod.Status.PodIP == "" {
		return nil, errors.New("the Pod has no address")
	}
	return valkey.Dial(ctx, valkey.Options{
		Address:     net.JoinHostPort(pod.Status.PodIP, strconv.Itoa(v1alpha1.PortClient)),
		Credentials: valkey.Credentials{Username: v1alpha1.UserDefault, Password: password},
		Timeout:     answerWithin,
		Name:        "verifier",
	})
}

func (m *Member) ask(ctx context.Context, password string, depth Depth) error {
	c, err := Dial(ctx, m.Pod, password)
	if err != nil {
		return err
	}
	defer c.Close()
	view, err := c.View(ctx)
	m.Nodes, m.Info = view.Nodes, view.Info
	if err != nil {
		return err
	}
	if m.State, err = c.ClusterInfo(ctx); err != nil || depth == Shallow {
		return err
	}
	return m.askMore(ctx, c)
}

func (m *Member) askMore(ctx context.Context, c *valkey.Client) error {
	var errs []error
	keep := func(err error) { errs = append(errs, err) }
	var err error
	m.Functions, err = functions(ctx, c)
	keep(err)
	m.Users, err = c.ACLList(ctx)
	keep(err)
	slices.Sort(m.Users)
	m.Config, err = c.ConfigGet(ctx, "*")
	keep(err)
	m.Refusals, err = c.ACLLog(ctx, 100)
	keep(err)
	m.Calls, err = Calls(ctx, c)
	keep(err)
	return errors.Join(errs...)
}

// functions is the server's answer to FUNCTION LIST with the code, as text.
func functions(ctx context.Context, c *valkey.Client) (string, error) {
	r, err := c.Do(ctx, "FUNCTION", "LIST", "WITHCODE")
	if err != nil {
		return "", err
	}
	return flatten(r), nil
}

func flatten(r valkey.Reply) string {
	if items, err := r.Array(); err == nil {
		texts := make([]string, len(items))
		for i, item := range items {
			texts[i] = flatten(item)
		}
		return "[" + strings.Join(texts, " ") + "]"
	}
	text, _ := r.String()
	return text
}

// Calls are how often each command was called on a server since its start, by
// name in lower case, such as "cluster|reset".
func Calls(ctx context.Context, c *valkey.Client) (map[string]int64, error) {
	r, err := c.Do(ctx, "INFO", "commandstats")
	if err != nil {
		return nil, err
	}
	text, err := r.String()
	if err != nil {
		return nil, err
	}
	return parseCalls(text), nil
}

// parseCalls parses lines such as cmdstat_ping:calls=3,usec=1,...
func parseCalls(text string) map[string]int64 {
	calls := map[string]int64{}
	for line := range strings.Lines(text) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), ":calls=")
		command, ok := strings.CutPrefix(name, "cmdstat_")
		count, _, _ := strings.Cut(rest, ",")
		n, err := strconv.ParseInt(count, 10, 64)
		if ok && err == nil {
			calls[strings.ToLower(command)] = n
		}
	}
	return calls
}
