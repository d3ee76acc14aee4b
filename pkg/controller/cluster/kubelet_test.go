// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// The times of the kubelet.
const (
	kubeletEvery = 100 * time.Millisecond
	garbageEvery = 500 * time.Millisecond
	filesEvery   = time.Minute
)

// kubelet is scheduler, kubelet and garbage collector: Pods get a machine, an
// address and a model server, become ready as their agents say, and stop with a
// hand-over.
type kubelet struct {
	api  *controllertest.API
	wire *valkeytest.Wire

	mu      sync.Mutex
	servers map[types.UID]*valkeytest.Server
	disks   map[string]*valkeytest.Disk // by claim
	of      map[types.UID]*valkeytest.Disk
	files   map[types.UID]*files
	configs map[types.UID]map[string]string
	started int
	// lazy: it brings the files of Pods up to date by itself only; blind: not at all.
	lazy, blind bool
}

// files are what a Pod's volume holds of the system Secret.
type files struct {
	acl, agent, replication, generation string
	// asked is the annotation at the last look, which was at that time.
	asked string
	at    time.Time
}

func newKubelet(api *controllertest.API, wire *valkeytest.Wire) *kubelet {
	return &kubelet{
		api: api, wire: wire, servers: map[types.UID]*valkeytest.Server{}, disks: map[string]*valkeytest.Disk{}, of: map[types.UID]*valkeytest.Disk{},
		files: map[types.UID]*files{}, configs: map[types.UID]map[string]string{},
	}
}

func (k *kubelet) run(ctx context.Context) {
	ticker := time.NewTicker(kubeletEvery)
	defer ticker.Stop()
	collected := time.Now()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		k.mu.Lock()
		for _, pod := range controllertest.All(k.api, &corev1.Pod{}) {
			k.step(pod)
		}
		k.mu.Unlock()
		if time.Since(collected) >= garbageEvery {
			collected = time.Now()
			k.api.CollectGarbage()
		}
	}
}

// with lets a test change what the kubelet does.
func (k *kubelet) with(change func(*kubelet)) {
	k.mu.Lock()
	defer k.mu.Unlock()
	change(k)
}

// server is the server in a Pod.
func (k *kubelet) server(pod *corev1.Pod) *valkeytest.Server {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.servers[pod.UID]
}

// restart ends a server's process, as a crash does; another one starts in its place
// with the same directory.
func (k *kubelet) restart(uid types.UID) {
	old := k.servers[uid]
	k.wire.With(func(c *valkeytest.Cluster) {
		old.Kill()
		k.servers[uid] = c.Start(old.IP(), k.of[uid])
		_ = k.configure(k.servers[uid], uid) // both were read before
	})
}

// step takes one Pod one step further.
func (k *kubelet) step(pod *corev1.Pod) {
	before := pod.DeepCopy()
	switch server := k.servers[pod.UID]; {
	case pod.DeletionTimestamp != nil:
		if server != nil {
			k.wire.With(func(*valkeytest.Cluster) {
				server.HandOver()
				server.Shutdown()
			})
			delete(k.servers, pod.UID)
		}
		k.api.Drop(pod)
		return
	case pod.Spec.NodeName == "":
		pod.Spec.NodeName = fmt.Sprintf("n%d", len(pod.Name)%3+1)
		pod.Status.Phase = corev1.PodPending
	case server == nil:
		k.launch(pod)
	default:
		k.refresh(pod)
		k.probe(pod, server)
		set, _ := resources.ServerResources(pod)
		pod.Status.ContainerStatuses[0].Resources = set.DeepCopy()
	}
	if !equality.Semantic.DeepEqual(before, pod) {
		k.api.Put(pod)
	}
}

// launch starts the server of a Pod whose Secret and ConfigMap are there.
func (k *kubelet) launch(pod *corev1.Pod) {
	cluster := pod.Labels[v1alpha1.LabelCluster]
	k.files[pod.UID] = k.project(cluster)
	k.configs[pod.UID] = k.config(pod)
	if k.files[pod.UID] == nil || k.configs[pod.UID] == nil {
		return
	}
	disk := &valkeytest.Disk{}
	for _, v := range pod.Spec.Volumes {
		if claim := v.PersistentVolumeClaim; claim != nil {
			if k.disks[claim.ClaimName] == nil {
				k.disks[claim.ClaimName] = disk
			}
			disk = k.disks[claim.ClaimName]
		}
	}
	if k.configure(&valkeytest.Server{}, pod.UID) != nil {
		return // it would end at once, and be started again and again
	}
	k.started++
	k.of[pod.UID] = disk
	ip := fmt.Sprintf("10.0.%d.%d", k.started/250, k.started%250+1)
	k.wire.With(func(c *valkeytest.Cluster) {
		k.servers[pod.UID] = c.Start(ip, disk)
		_ = k.configure(k.servers[pod.UID], pod.UID) // as above
	})
	pod.Status.Phase, pod.Status.PodIP = corev1.PodRunning, ip
	pod.Status.ContainerStatuses = []corev1.ContainerStatus{{
		Name: v1alpha1.ServerContainer, State: corev1.ContainerState{Running: &corev1.ContainerStateRunning{StartedAt: metav1.Now()}},
	}}
	ready(pod, false)
}

// configure is what a server reads when it starts.
func (k *kubelet) configure(s *valkeytest.Server, uid types.UID) error {
	f := k.files[uid]
	if err := errors.Join(s.LoadUsers(f.acl), s.Configure(k.configs[uid])); err != nil {
		return err
	}
	return s.ConfigSet("primaryauth", f.replication)
}

// project makes the files of a Pod; nil while the Secret is not there or not whole.
func (k *kubelet) project(cluster string) *files {
	for _, s := range controllertest.All(k.api, &corev1.Secret{}) {
		if _, whole := s.Data[resources.KeyGeneration]; whole && s.Name == v1alpha1.SystemSecretName(cluster) {
			return &files{
				acl: string(s.Data[resources.KeyACL]), agent: string(s.Data[resources.KeyAgent]),
				replication: string(s.Data[resources.KeyReplication]), generation: string(s.Data[resources.KeyGeneration]), at: time.Now(),
			}
		}
	}
	return nil
}

// refresh brings the files of a Pod up to date when the Pod has changed, and now and
// then.
func (k *kubelet) refresh(pod *corev1.Pod) {
	f, asked := k.files[pod.UID], pod.Annotations[v1alpha1.AnnotationCredentials]
	if k.blind || time.Since(f.at) < filesEvery && (k.lazy || asked == f.asked) {
		return
	}
	if fresh := k.project(pod.Labels[v1alpha1.LabelCluster]); fresh != nil {
		fresh.asked = asked
		k.files[pod.UID] = fresh
	}
}

// generation is what the agent at an address answers.
func (k *kubelet) generation(_ context.Context, ip string) (string, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for uid, s := range k.servers {
		if s.IP() == ip {
			return k.files[uid].generation, nil
		}
	}
	return "", errors.New("connection refused")
}

// config is the user's part of the configuration that a Pod mounts now, with what was
// changed in place; nil while it is not there.
func (k *kubelet) config(pod *corev1.Pod) map[string]string {
	cluster, revision := pod.Labels[v1alpha1.LabelCluster], pod.Labels[v1alpha1.LabelRevision]
	var config map[string]string
	var changed map[string]*string
	for _, m := range controllertest.All(k.api, &corev1.ConfigMap{}) {
		switch m.Name {
		case v1alpha1.LiveConfigName(cluster):
			changed = resources.LiveConfigOf(types.UID(pod.Labels[v1alpha1.LabelClusterUID]), m.Data).Changed[revision]
		case v1alpha1.RevisionName(cluster, revision):
			config = map[string]string{}
			for line := range strings.Lines(m.Data[resources.ConfigKey]) {
				name, value, _ := strings.Cut(strings.TrimSpace(line), " ")
				_, ours := resources.DefaultDirective(resources.Template{}, name)
				if !ours && !strings.HasPrefix(name, "#") && !resources.Reserved(name) {
					config[name] = strings.Trim(value, `"`)
				}
			}
		}
	}
	for name, value := range changed {
		delete(config, name)
		if value != nil && config != nil {
			config[name] = *value
		}
	}
	return config
}

// probe asks the server what the agent's readiness probe does.
func (k *kubelet) probe(pod *corev1.Pod, server *valkeytest.Server) {
	k.wire.With(func(*valkeytest.Cluster) {
		ready(pod, server.Answers() && !server.Loading() && (server.Primary() && server.Slots() != nil || server.LinkUp()))
	})
}

func ready(pod *corev1.Pod, is bool) {
	status := corev1.ConditionFalse
	if is {
		status = corev1.ConditionTrue
	}
	if len(pod.Status.Conditions) == 1 && pod.Status.Conditions[0].Status == status {
		return
	}
	pod.Status.Conditions = []corev1.PodCondition{{Type: corev1.PodReady, Status: status, LastTransitionTime: metav1.Now()}}
}

// primariesOf counts the Pods of each shard that carry the label primary.
func primariesOf(pods []*corev1.Pod) map[string]int {
	out := map[string]int{}
	for _, p := range pods {
		if p.Labels[v1alpha1.LabelRole] == string(v1alpha1.RolePrimary) {
			out[strings.Join([]string{p.Labels[v1alpha1.LabelCluster], p.Labels[v1alpha1.LabelShardIndex]}, "/")]++
		}
	}
	return out
}

// configOf is the configuration that a Pod started with.
func (k *kubelet) configOf(uid types.UID) map[string]string {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.configs[uid]
}
