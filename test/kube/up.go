// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
)

// readyTimeout bounds each wait of Up: many times what a slow machine takes.
const readyTimeout = 3 * time.Minute

// Build fills the cache with everything that Up needs, and starts nothing.
func Build(ctx context.Context, o Options) error {
	o, err := o.completeToBuild()
	if err != nil {
		return err
	}
	_, _, err = prepare(ctx, o)
	return err
}

// prepare returns the programs and the image archives, making what is missing.
func prepare(ctx context.Context, o Options) (binaries, []string, error) {
	if err := requireMachine(); err != nil {
		return binaries{}, nil, err
	}
	if err := installPackages(ctx, o.Progress); err != nil {
		return binaries{}, nil, err
	}
	b, err := build(ctx, o)
	if err != nil {
		return binaries{}, nil, err
	}
	archives, err := prepareImages(ctx, o, b)
	if err != nil {
		return binaries{}, nil, err
	}
	b.Seed, err = makeSeed(ctx, b, archives, o.Progress)
	return b, archives, err
}

// Up returns a whole, running cluster of the wanted shape: the one that is
// running already, made whole where it is not, or a new one. It is done when
// every node is Ready and pods can be created.
func Up(ctx context.Context, o Options) (*Cluster, error) {
	o, err := o.completeToBuild()
	if err != nil {
		return nil, err
	}
	nodes, err := planNodes(o.Nodes, o.Zones)
	if err != nil {
		return nil, err
	}
	b, archives, err := prepare(ctx, o)
	if err != nil {
		return nil, err
	}
	unlock, err := lockMachine(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	_, version, err := kubernetesModule(o.Repository, o.Kubernetes)
	if err != nil {
		return nil, err
	}
	want := record{StateDir: o.StateDir, Kubernetes: version, Nodes: nodes, Binaries: b}
	r, err := usable(ctx, o, want)
	if err != nil {
		return nil, err
	}
	if r == nil {
		if err := takeDown(ctx, layout(o.StateDir)); err != nil {
			return nil, fmt.Errorf("remove what an earlier cluster left: %w", err)
		}
		if err := create(ctx, o, want); err != nil {
			return nil, fmt.Errorf("start a cluster (its logs, if it ran, are in %s until the next up or down): %w", layout(o.StateDir).path("logs"), err)
		}
		r = &want
	}
	c := &Cluster{record: *r, kubeconfig: o.Kubeconfig, progress: o.Progress}
	if err := c.makeWhole(ctx, archives); err != nil {
		return nil, err
	}
	return c, c.writeKubeconfig()
}

// usable returns the record of the running cluster if it can be used as it is,
// and nil if there is none or it is a wreck that has to be made anew.
func usable(ctx context.Context, o Options, want record) (*record, error) {
	l := layout(o.StateDir)
	have, err := readRecord(l)
	if errors.Is(err, ErrNone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if _, running := machineProcess(l, controlPlane); !running {
		say(o.Progress, "the control plane of the recorded cluster is gone: starting anew")
		return nil, nil
	}
	for _, dir := range have.Binaries.folders() {
		if !done(dir) {
			say(o.Progress, "%s of the running cluster is gone: starting anew", dir)
			return nil, nil
		}
	}
	if different := differences(have, want); len(different) > 0 {
		if !o.Replace {
			return nil, fmt.Errorf("another cluster is running: %s; take it down first, or replace it", strings.Join(different, ", "))
		}
		say(o.Progress, "replacing the running cluster: %s", strings.Join(different, ", "))
		return nil, nil
	}
	waiting, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	if err := waitForAPI(waiting, l); err != nil {
		say(o.Progress, "the API server of the running cluster does not answer: starting anew")
		return nil, ctx.Err()
	}
	say(o.Progress, "a cluster is running already")
	return &have, nil
}

// differences says in what a running cluster is not the wanted one.
func differences(have, want record) []string {
	var d []string
	if have.Kubernetes != want.Kubernetes {
		d = append(d, fmt.Sprintf("it runs Kubernetes %s, not %s", have.Kubernetes, want.Kubernetes))
	}
	if !slices.Equal(have.Nodes, want.Nodes) {
		d = append(d, fmt.Sprintf("it has %s, not %s", shape(have.Nodes), shape(want.Nodes)))
	}
	return d
}

func shape(nodes []Node) string {
	zones := map[string]bool{}
	for _, n := range nodes {
		zones[n.Zone] = true
	}
	return fmt.Sprintf("%d nodes in %d zones", len(nodes), len(zones))
}

// create starts a new cluster on a machine that has none.
func create(ctx context.Context, o Options, r record) error {
	l := layout(o.StateDir)
	if err := occupy(ctx, l, r); err != nil {
		// Nothing runs yet, so nothing is worth keeping for a look.
		return errors.Join(err, takeDown(ctx, l))
	}
	say(o.Progress, "starting Kubernetes %s: %s", r.Kubernetes, shape(r.Nodes))
	_, release, err := startMachine(l, r.Binaries, controlPlane, false)
	if err != nil {
		return err
	}
	if err := release(); err != nil {
		return err
	}
	for _, n := range r.Nodes {
		if err := plantSeed(r.Binaries.Seed, l.path("nodes", n.Name, "containerd")); err != nil {
			return fmt.Errorf("give %s its images: %w", n.Name, err)
		}
		if err := bootNode(ctx, l, r, n); err != nil {
			return err
		}
	}
	if err := openAPI(ctx, l, r.Nodes); err != nil {
		return err
	}
	say(o.Progress, "the API server is ready; waiting for the nodes")
	return writeFile(l.record(), encode(r), 0o644)
}

// occupy makes everything of a new cluster that does not run: its files, its
// cgroups and the host's end of its network.
func occupy(ctx context.Context, l layout, r record) error {
	if err := os.MkdirAll(string(l), 0o755); err != nil {
		return err
	}
	if err := saveSysctls(l); err != nil {
		return err
	}
	if err := writeCredentials(l, r.Nodes); err != nil {
		return err
	}
	if err := writeConfigs(l, r.Binaries, r.Nodes); err != nil {
		return err
	}
	if err := makeCgroups(l, r.Nodes); err != nil {
		return err
	}
	if err := makeBridge(ctx, l); err != nil {
		return err
	}
	return portsFree()
}

// bootNode starts a node's machine and connects it.
func bootNode(ctx context.Context, l layout, r record, n Node) error {
	// A socket that nobody listens on would let kubelet start too early.
	_ = os.Remove(l.containerdSocket(n.Name))
	if err := writeFile(l.booted(n.Name), nil, 0o644); err != nil {
		return err
	}
	pid, release, err := startMachine(l, r.Binaries, n.Name, true)
	if err != nil {
		return err
	}
	if err := plugIn(ctx, pid, n, r.Nodes); err != nil {
		return errors.Join(err, killMachine(ctx, pid))
	}
	return release()
}

// openAPI waits for the API server, lets kubelets and controllers at it, and
// makes the objects that every cluster has.
func openAPI(ctx context.Context, l layout, nodes []Node) error {
	waiting, cancel := context.WithTimeout(ctx, readyTimeout)
	defer cancel()
	if err := waitForAPI(waiting, l); err != nil {
		return err
	}
	if err := writeFile(l.apiReady(), nil, 0o644); err != nil {
		return err
	}
	client, err := adminClient(l)
	if err != nil {
		return err
	}
	return createStorage(ctx, client, l, nodes)
}

func waitForAPI(ctx context.Context, l layout) error {
	client, err := adminClient(l)
	if err != nil {
		return err
	}
	var last error
	err = poll(ctx, 50*time.Millisecond, func() (bool, error) {
		_, last = client.RESTClient().Get().AbsPath("/readyz").DoRaw(ctx)
		return last == nil, nil
	})
	if err != nil {
		return errors.Join(fmt.Errorf("API server not ready (see %s): %w", l.log(controlPlane+"-kube-apiserver"), err), last)
	}
	return nil
}

// makeWhole starts the nodes that are stopped, ends partitions, loads what
// images are missing, and waits until the cluster can run pods.
func (c *Cluster) makeWhole(ctx context.Context, archives []string) error {
	l := c.layout()
	for _, n := range c.record.Nodes {
		if _, running := machineProcess(l, n.Name); !running {
			if err := c.startNode(ctx, n); err != nil {
				return err
			}
		} else if err := c.heal(ctx, n); err != nil {
			return err
		}
	}
	if err := routeServices(ctx, l, c.record.Nodes); err != nil {
		return err
	}
	err := eachNode(c.record.Nodes, func(n Node) error { return loadMissing(ctx, l, c.record.Binaries, n, archives) })
	if err != nil {
		return fmt.Errorf("load images: %w", err)
	}
	waiting, cancel := context.WithTimeout(ctx, readyTimeout)
	defer cancel()
	for _, n := range c.record.Nodes {
		if err := c.WaitNode(waiting, n.Name, true); err != nil {
			return err
		}
	}
	client, err := adminClient(l)
	if err != nil {
		return err
	}
	return waitForDefaults(waiting, client)
}

// waitForDefaults waits for what the controller manager must have made before
// a first pod is admitted.
func waitForDefaults(ctx context.Context, client kubernetes.Interface) error {
	err := poll(ctx, 50*time.Millisecond, func() (bool, error) {
		_, err := client.CoreV1().ServiceAccounts(corev1.NamespaceDefault).Get(ctx, "default", metav1.GetOptions{})
		if apierrors.IsNotFound(err) {
			return false, nil
		}
		return err == nil, err
	})
	if err != nil {
		return fmt.Errorf("wait for the default ServiceAccount: %w", err)
	}
	return nil
}

// writeKubeconfig copies the admin's kubeconfig to where the caller wants it
// and writes the place down for Down.
func (c *Cluster) writeKubeconfig() error {
	l := c.layout()
	data, err := os.ReadFile(l.kubeconfig("admin"))
	if err != nil {
		return err
	}
	if err := writeFile(c.kubeconfig, data, 0o600); err != nil {
		return fmt.Errorf("write kubeconfig: %w", err)
	}
	others := slices.DeleteFunc(slices.Clone(c.record.Kubeconfigs), func(path string) bool { return path == c.kubeconfig })
	c.record.Kubeconfigs = append(others, c.kubeconfig)
	return writeFile(l.record(), encode(c.record), 0o644)
}
