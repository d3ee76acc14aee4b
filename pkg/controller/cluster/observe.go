// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/placement"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// silentAfter is after which time without an answer a peer counts as silent:
// pings are answered within milliseconds, and a server pings each second.
const silentAfter = 1500 * time.Millisecond

// observation is what one sync saw, and what act needs to carry the plan out.
type observation struct {
	key     queue.Key
	cluster *v1alpha1.ValkeyCluster
	mem     *memory
	state   plan.State
	// template is the declared one, base that of the revision: they differ in what is
	// changed in place.
	template, base resources.Template
	objects        map[string]owned // by kind/name
	nodes          map[string]*v1alpha1.ValkeyNode
	servers        map[string]*server // by ValkeyNode
	secret         *corev1.Secret     // with the passwords; nil where the cache has none
	digests        []digest
	users          *wantedUsers
	config         *wantedConfig
	// size is what Pods are to have while they run; nil where they keep what they have.
	size  *corev1.ResourceRequirements
	syncs map[string]begun // by node ID
	// withheld: the status has changed in its words, but was written a moment ago.
	withheld bool
}

// observe fills the planner's State: from the caches, and from every server that
// has an address, all at the same time.
func (c *Controller) observe(ctx context.Context, cluster *v1alpha1.ValkeyCluster, mem *memory) *observation {
	seen := &observation{
		key:     queue.Key{Namespace: cluster.Namespace, Name: cluster.Name},
		cluster: cluster, mem: mem,
		objects: map[string]owned{}, nodes: map[string]*v1alpha1.ValkeyNode{}, servers: map[string]*server{},
	}
	image := cmp.Or(cluster.Spec.Image, cluster.Status.Image, c.defaultImage)
	seen.template = resources.TemplateOf(cluster, image)
	seen.state = plan.State{
		Now: c.now(), Name: cluster.Name, Generation: cluster.Generation,
		Spec: cluster.Spec, Status: cluster.Status,
		Deleting: cluster.DeletionTimestamp != nil,
		Image:    image, Asked: mem.asked,
	}
	c.observeMembers(seen)
	c.observeLive(seen)
	passwords := c.observePasswords(ctx, seen)
	if passwords != nil {
		c.ask(ctx, seen, *passwords)
	}
	c.observeObjects(seen, passwords)
	c.judgeConfig(seen)
	c.observePlacement(seen)
	return seen
}

// observeMembers joins ValkeyNodes and Pods.
func (c *Controller) observeMembers(seen *observation) {
	nodes, err := c.informers.ValkeyNodes.TypedInformer().GetTypedIndexer().ByTypedIndex(controller.IndexOwner, string(seen.cluster.UID))
	if err != nil {
		return // an index that does not exist is a bug that no test lets pass
	}
	taken := map[string]bool{}
	for _, n := range nodes {
		m := plan.Member{
			Name: n.Name, UID: string(n.UID), Shard: n.Spec.ShardIndex, Number: n.Spec.Member,
			Revision: n.Spec.Revision, Retired: n.Spec.Retired, Deleting: n.DeletionTimestamp != nil, Created: n.CreationTimestamp.Time,
			Published:   plan.NodeStatus{Ready: n.Status.Ready, Role: n.Status.Role, NodeID: n.Status.NodeID, Version: n.Status.Version, Change: n.Status.Change},
			Unreachable: "it has no address yet",
		}
		if cond := conditionOf(n.Status.Conditions, v1alpha1.ConditionACLApplied); cond != nil {
			m.Published.ACL, m.Published.ACLMessage = cond.Reason, cond.Message
		}
		if cond := conditionOf(n.Status.Conditions, v1alpha1.ConditionPodReady); cond != nil {
			m.VolumeGone, m.ClaimGone = plan.VolumeGone(cond.Reason), plan.ClaimGone(cond.Reason)
			if cond.Status != metav1.ConditionTrue || m.VolumeGone {
				m.Reason, m.Message = cond.Reason, cond.Message
			}
			if plan.ResizeRefused(cond.Reason) && cond.ObservedGeneration == n.Generation {
				m.ResizeRefused = cond.Message
			}
		}
		if n.Spec.Resources != nil {
			m.Size = new(sizeOf(*n.Spec.Resources))
		}
		taken[v1alpha1.PodName(n.Name)] = true
		m.Pod = c.podOf(seen, n)
		if m.Pod != nil {
			m.Ordered = n.Spec.ReplacePodUID == m.Pod.UID
			// What was published before this Pod is not about its claim.
			m.ClaimGone = m.ClaimGone && n.Status.PodIP == m.Pod.IP
		}
		seen.nodes[n.Name] = n
		seen.state.Members = append(seen.state.Members, m)
	}
	seen.observeDrains()
	slices.SortFunc(seen.state.Members, func(a, b plan.Member) int {
		return cmp.Or(cmp.Compare(a.Shard, b.Shard), cmp.Compare(a.Number, b.Number))
	})
	c.observeRest(seen, taken)
}

func (c *Controller) podOf(seen *observation, n *v1alpha1.ValkeyNode) *plan.Pod {
	pods, err := c.informers.Pods.TypedInformer().GetTypedIndexer().ByTypedIndex(controller.IndexOwner, string(n.UID))
	if err != nil || len(pods) == 0 {
		return nil
	}
	pod := pods[0]
	p := &plan.Pod{
		Name: pod.Name, UID: string(pod.UID), IP: pod.Status.PodIP, Node: pod.Spec.NodeName,
		Revision: pod.Labels[v1alpha1.LabelRevision], Role: v1alpha1.NodeRole(pod.Labels[v1alpha1.LabelRole]),
		Running: pod.Status.Phase == corev1.PodRunning, Ready: podReady(pod), Broken: podBroken(pod),
		Deleting: pod.DeletionTimestamp != nil, Created: pod.CreationTimestamp.Time,
		Credentials: pod.Annotations[v1alpha1.AnnotationCredentials],
	}
	sizePod(p, pod)
	for _, s := range pod.Status.ContainerStatuses {
		if s.Name == v1alpha1.ServerContainer && s.State.Running != nil {
			p.Started = s.State.Running.StartedAt.Time
		}
	}
	if p.Node != "" {
		node, err := c.informers.Nodes.Lister().Get(p.Node)
		p.NodeLost = err != nil
		if err == nil {
			p.NodeLost, p.NodeLostSince = nodeLost(node)
			p.Zone = node.Labels[corev1.LabelTopologyZone]
			seen.observeLeaving(p, pod, node)
		}
	}
	return p
}

// observeRest finds Pods and claims of this cluster that no ValkeyNode has: a new
// member must not get their name unless it is to get the volume.
func (c *Controller) observeRest(seen *observation, ours map[string]bool) {
	taken, left := map[int32][]int32{}, map[int32][]int32{}
	pods := map[string]bool{}
	value := controller.ClusterValue(seen.cluster.Namespace, seen.cluster.Name)
	if all, err := c.informers.Pods.TypedInformer().GetTypedIndexer().ByTypedIndex(controller.IndexCluster, value); err == nil {
		for _, o := range all {
			shard, number, ok := memberOf(o)
			if !ok || ours[o.Name] {
				continue
			}
			pods[o.Name] = true
			taken[shard] = append(taken[shard], number)
			if o.Labels[v1alpha1.LabelClusterUID] == string(seen.cluster.UID) {
				seen.state.Strays = append(seen.state.Strays, plan.Stray{
					Pod: o.Name, UID: string(o.UID), Shard: shard, Role: v1alpha1.NodeRole(o.Labels[v1alpha1.LabelRole]),
				})
			}
		}
	}
	// A claim of a former cluster is left to the ValkeyNode of its name to report:
	// passing over it would hide a volume that the user may be looking for.
	if all, err := c.informers.PVCs.TypedInformer().GetTypedIndexer().ByTypedIndex(controller.IndexCluster, value); err == nil {
		for _, o := range all {
			shard, number, ok := memberOf(o)
			if !ok || ours[o.Name] || pods[o.Name] || o.Labels[v1alpha1.LabelClusterUID] != string(seen.cluster.UID) {
				continue
			}
			taken[shard] = append(taken[shard], number)
			if o.Labels[v1alpha1.LabelRetired] == "" && o.DeletionTimestamp == nil {
				left[shard] = append(left[shard], number)
			}
		}
	}
	for _, numbers := range []map[int32][]int32{taken, left} {
		for shard := range numbers {
			slices.Sort(numbers[shard])
		}
	}
	slices.SortFunc(seen.state.Strays, func(a, b plan.Stray) int { return strings.Compare(a.Pod, b.Pod) })
	seen.state.TakenNumbers, seen.state.Claims = taken, left
}

// heard is what a server said in one sync.
type heard struct {
	view        valkey.View
	err         error
	users       usersRead
	config      configRead
	credentials *plan.Credentials
}

// ask asks every server that has an address, at the same time.
func (c *Controller) ask(ctx context.Context, seen *observation, k resources.Credentials) {
	members := seen.state.Members
	answers := make([]heard, len(members))
	uids := map[string]bool{}
	var wg sync.WaitGroup
	for i := range members {
		m := &members[i]
		if m.Pod == nil {
			continue
		}
		uids[m.Pod.UID] = true
		if m.Pod.IP == "" || !m.Pod.Running {
			continue
		}
		v := c.servers.of(seen.key, m.Pod.UID, m.Pod.IP, k.Operator, k.Previous.Operator)
		seen.servers[m.Name] = v
		wg.Go(func() {
			answers[i].err = guarded(ctx, func() (err error) {
				a := &answers[i]
				if a.view, err = v.view(ctx); err == nil {
					a.users = c.readUsers(ctx, seen, m.Pod.UID, a.view.Info.RunID, v)
					a.config = c.readConfig(ctx, seen, m.Pod.UID, a.view.Info.RunID, v)
					a.credentials = c.readCredentials(ctx, k, m.Pod.IP, v)
				}
				return err
			})
		})
	}
	wg.Wait()
	c.servers.keep(seen.key, uids)

	intern := map[slots.Set]*slots.Set{}
	seen.syncs = map[string]begun{}
	for i := range members {
		m, a := &members[i], answers[i]
		switch {
		case seen.servers[m.Name] == nil:
		case a.view.Info.Loading:
			m.Unreachable = "it is loading its data"
		case a.err != nil:
			m.Unreachable = strings.TrimSpace(a.err.Error())
		default:
			m.Server, m.Credentials = serverOf(a.view, intern), a.credentials
			if m.Server == nil {
				m.Unreachable = "its view of the cluster lacks itself"
				continue
			}
			seen.syncs[m.Server.ID] = begun{a.view.Info.RunID, a.view.Info.FullSyncs}
			seen.digests = append(seen.digests, digest{seen.servers[m.Name], sum(a.view.Nodes)})
			seen.mem.proven = true
			c.judgeUsers(seen, m, a.view.Info.RunID, a.users)
			c.noteConfig(seen, m, a.view.Info.RunID, a.config)
		}
	}
	seen.judgeLinks()
	c.tellDenials(seen)
	seen.forgetUsers(uids)
}

// serverOf is what the planner wants to know of a server.
func serverOf(v valkey.View, intern map[slots.Set]*slots.Set) *plan.Server {
	me, ok := v.Nodes.Myself()
	if !ok {
		return nil
	}
	one := func(s slots.Set) *slots.Set {
		if s.IsEmpty() {
			return nil
		}
		if intern[s] == nil {
			intern[s] = &s
		}
		return intern[s]
	}
	out := &plan.Server{
		ID: me.ID, Version: v.Info.Version, Uptime: v.Info.Uptime, BusPort: me.BusPort, Primary: me.Primary, PrimaryID: me.PrimaryID, Epoch: me.ConfigEpoch,
		Slots: one(me.Slots), Loading: v.Info.Loading, Refuses: !v.Cluster.OK, LinkUp: v.Info.LinkUp && !v.Info.SyncInProgress, LinkQuiet: v.Info.LinkQuiet,
		NoFailover: me.NoFailover, Refused: v.Info.UnexpectedErrors,
		LinkDownFor: v.Info.LinkDownSince, Offset: v.Info.Offset, Keys: v.Info.Keys, SlotsMoving: len(me.Migrating)+len(me.Importing) > 0,
		Memory: plan.Memory{Used: v.Info.UsedMemory, Max: v.Info.MaxMemory, Evicts: v.Info.Evicts},
	}
	switch {
	case v.Info.AOFEnabled && v.Info.AOFLastWriteFailed:
		out.DiskError = "its last write to the append-only file failed"
	case v.Info.RDBLastSaveFailed:
		out.DiskError = "its last snapshot could not be saved"
	}
	switch {
	case v.Info.SyncInProgress:
		out.LinkMessage = "its first sync is under way"
	case !v.Info.LinkUp && v.Info.LinkDownSince > 0:
		out.LinkMessage = "its link has been down for " + v.Info.LinkDownSince.String()
	}
	for _, n := range v.Nodes {
		if n.Myself {
			continue
		}
		out.Peers = append(out.Peers, plan.Peer{
			ID: n.ID, IP: n.IP, Primary: n.Primary, PrimaryID: n.PrimaryID, Epoch: n.ConfigEpoch,
			Suspected: n.PFail, Failed: n.Fail, Handshake: n.Handshake, NoAddress: n.NoAddr,
			Linked: n.LinkConnected, Unanswered: n.Unanswered, Silent: n.Unanswered >= silentAfter, Slots: one(n.Slots),
		})
	}
	return out
}

// observePlacement asks placement which members share what they should not.
func (c *Controller) observePlacement(seen *observation) {
	var hosts []placement.Host
	nodes, err := c.informers.Nodes.Lister().List(labels.Everything())
	if err != nil {
		return
	}
	for _, n := range nodes {
		if eligible(n, seen.cluster.Spec.Scheduling) {
			hosts = append(hosts, placement.Host{Name: n.Name, Zone: n.Labels[corev1.LabelTopologyZone]})
		}
	}
	var members []placement.Member
	for i := range seen.state.Members {
		if m := &seen.state.Members[i]; m.Pod != nil && m.Pod.Node != "" && !m.Retired && !m.Deleting {
			members = append(members, placement.Member{Shard: m.Shard, Number: m.Number, Host: m.Pod.Node, Zone: m.Pod.Zone})
		}
	}
	for _, v := range placement.Satisfied(members, hosts, placement.ModesOf(seen.cluster.Spec.Scheduling)) {
		seen.state.Placement = append(seen.state.Placement, v.Reason)
	}
}
