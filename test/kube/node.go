// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// NodeStop takes a node's power away: every process on it dies at the same
// moment, nothing is flushed or said to anyone, and its cable is dead. Its disks
// keep what they had. Stopping a stopped node does nothing.
func (c *Cluster) NodeStop(ctx context.Context, name string) error {
	n, unlock, err := c.claim(ctx, name)
	if err != nil {
		return err
	}
	defer unlock()
	if pid, running := machineProcess(c.layout(), n.Name); running {
		if err := killMachine(ctx, pid); err != nil {
			return err
		}
	}
	// The kernel removes the cable some time after the machine; the outage
	// is to begin now, and a node that starts again needs the name.
	if linkExists(n.link()) {
		if err := ipBatch(ctx, 0, "link del "+n.link()); err != nil && linkExists(n.link()) {
			return err
		}
	}
	if err := removeCgroups(ctx, c.layout(), n.Name); err != nil {
		return err
	}
	return routeServices(ctx, c.layout(), c.record.Nodes)
}

// NodeRemove takes a node's power away and its Node object too, as when a machine
// is returned to its provider. NodeStart brings back a node of that name, with
// the disks of the old one.
func (c *Cluster) NodeRemove(ctx context.Context, name string) error {
	// The kubelet must not be there to make the object anew.
	if err := c.NodeStop(ctx, name); err != nil {
		return err
	}
	client, err := adminClient(c.layout())
	if err != nil {
		return err
	}
	if err := client.CoreV1().Nodes().Delete(ctx, name, metav1.DeleteOptions{}); err != nil && !apierrors.IsNotFound(err) {
		return fmt.Errorf("delete Node %s: %w", name, err)
	}
	return nil
}

// NodeStart gives a stopped node its power back, and any node its network. It
// returns when the machine runs; WaitNode waits until Kubernetes has noticed.
func (c *Cluster) NodeStart(ctx context.Context, name string) error {
	n, unlock, err := c.claim(ctx, name)
	if err != nil {
		return err
	}
	defer unlock()
	if _, running := machineProcess(c.layout(), n.Name); running {
		if err := c.heal(ctx, n); err != nil {
			return err
		}
	} else if err := c.startNode(ctx, n); err != nil {
		return err
	}
	return routeServices(ctx, c.layout(), c.record.Nodes)
}

func (c *Cluster) startNode(ctx context.Context, n Node) error {
	if linkExists(n.link()) {
		// Its machine has died by itself, or is about to be gone; the kernel
		// has not got to this yet.
		if err := ipBatch(ctx, 0, "link del "+n.link()); err != nil && linkExists(n.link()) {
			return err
		}
	}
	if err := removeCgroups(ctx, c.layout(), n.Name); err != nil {
		return err
	}
	if err := makeCgroups(c.layout(), []Node{n}); err != nil {
		return err
	}
	return bootNode(ctx, c.layout(), c.record, n)
}

// Partition cuts a node off. Without ports its cable is pulled: nothing gets
// through, the host and the control plane included. With ports (6379) or ranges of
// them (20000-29999) only these TCP ports are cut, between the node with its pods and everything else, and
// silently; traffic between two pods of the node goes on. A second call
// replaces the ports of the first.
func (c *Cluster) Partition(ctx context.Context, name string, ports ...string) error {
	for _, port := range ports {
		if !validPorts(port) {
			return fmt.Errorf("port %q: want a number from 1 to 65535, or two with a dash between them", port)
		}
	}
	n, unlock, err := c.claim(ctx, name)
	if err != nil {
		return err
	}
	defer unlock()
	pid, running := machineProcess(c.layout(), n.Name)
	if !running {
		return fmt.Errorf("%s is stopped", n.Name)
	}
	if len(ports) > 0 {
		return filter(ctx, pid, partitionRules(ports))
	}
	if err := ipBatch(ctx, 0, "link set "+n.link()+" down"); err != nil {
		return err
	}
	return routeServices(ctx, c.layout(), c.record.Nodes)
}

// validPorts tells of one port or a range of ports.
func validPorts(text string) bool {
	first, last, ranged := strings.Cut(text, "-")
	if !ranged {
		last = first
	}
	a, errA := strconv.ParseUint(first, 10, 16)
	b, errB := strconv.ParseUint(last, 10, 16)
	return errA == nil && errB == nil && a > 0 && a <= b
}

// Heal ends every partition of a node. Healing a whole one does nothing.
func (c *Cluster) Heal(ctx context.Context, name string) error {
	n, unlock, err := c.claim(ctx, name)
	if err != nil {
		return err
	}
	defer unlock()
	if err := c.heal(ctx, n); err != nil {
		return err
	}
	return routeServices(ctx, c.layout(), c.record.Nodes)
}

func (c *Cluster) heal(ctx context.Context, n Node) error {
	pid, running := machineProcess(c.layout(), n.Name)
	if !running {
		return fmt.Errorf("%s is stopped", n.Name)
	}
	if err := ipBatch(ctx, 0, "link set "+n.link()+" up"); err != nil {
		return err
	}
	// Adding first makes the deletion of a table that is not there no error.
	return filter(ctx, pid, fmt.Sprintf("add table inet %[1]s\ndelete table inet %[1]s\n", partitionTable))
}

func filter(ctx context.Context, machine int, rules string) error {
	cmd := inMachine(ctx, machine, "nft", "-f", "-")
	cmd.Stdin = strings.NewReader(rules)
	return run(cmd)
}

// partitioned says how a running node is cut off: "", "all", or "ports".
func partitioned(ctx context.Context, machine int, n Node) string {
	if !linkUp(n.link()) {
		return "all"
	}
	if inMachine(ctx, machine, "nft", "list", "table", "inet", partitionTable).Run() == nil {
		return "ports"
	}
	return ""
}

// NodeExec runs a command on a running node, as if typed on it, and returns its output.
func (c *Cluster) NodeExec(ctx context.Context, name string, argv ...string) ([]byte, error) {
	n, err := c.Node(name)
	if err != nil {
		return nil, err
	}
	pid, running := machineProcess(c.layout(), n.Name)
	if !running {
		return nil, fmt.Errorf("%s is stopped", n.Name)
	}
	output, err := inMachine(ctx, pid, argv...).CombinedOutput()
	if err != nil {
		return output, fmt.Errorf("on %s: %s: %w", n.Name, strings.Join(argv, " "), err)
	}
	return output, nil
}

// WaitNode waits until Kubernetes says that the node is Ready, or that it is
// not. A node that was started counts as Ready when its kubelet has been heard
// since: until an outage is noticed, the word from before it stands.
func (c *Cluster) WaitNode(ctx context.Context, name string, ready bool) error {
	client, err := adminClient(c.layout())
	if err != nil {
		return err
	}
	var last error
	err = poll(ctx, 100*time.Millisecond, func() (bool, error) {
		node, err := client.CoreV1().Nodes().Get(ctx, name, metav1.GetOptions{})
		if last = err; err != nil || nodeReady(node) != ready {
			return false, nil
		}
		if !ready {
			return true, nil
		}
		lease, err := client.CoordinationV1().Leases(corev1.NamespaceNodeLease).Get(ctx, name, metav1.GetOptions{})
		if last = err; err != nil || lease.Spec.RenewTime == nil {
			return false, nil
		}
		return lease.Spec.RenewTime.After(c.booted(name)), nil
	})
	if err != nil {
		if last != nil {
			err = last
		}
		return fmt.Errorf("wait for %s to be Ready=%t (see %s): %w", name, ready, c.Log(name+"-kubelet"), err)
	}
	return nil
}

// booted is when the node's machine was last started.
func (c *Cluster) booted(name string) time.Time {
	info, err := os.Stat(c.layout().booted(name))
	if err != nil {
		return time.Time{} // a node of an unknown age is taken at its word
	}
	return info.ModTime()
}

// nodeReady is true only when pods can be placed: the taint of a node that was
// away goes a moment after its condition.
func nodeReady(node *corev1.Node) bool {
	for _, taint := range node.Spec.Taints {
		if taint.Key == corev1.TaintNodeNotReady || taint.Key == corev1.TaintNodeUnreachable {
			return false
		}
	}
	for _, condition := range node.Status.Conditions {
		if condition.Type == corev1.NodeReady {
			return condition.Status == corev1.ConditionTrue
		}
	}
	return false
}

// claim returns a node by name and keeps others from changing the cluster.
func (c *Cluster) claim(ctx context.Context, name string) (Node, func(), error) {
	n, err := c.Node(name)
	if err != nil {
		return Node{}, nil, err
	}
	unlock, err := lockMachine(ctx)
	return n, unlock, err
}

// signalProcess signals one process by number.
func signalProcess(pid int, signal syscall.Signal) error {
	if err := syscall.Kill(pid, signal); err != nil {
		return fmt.Errorf("send %v to process %d: %w", signal, pid, err)
	}
	return nil
}
