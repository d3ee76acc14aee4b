// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"maps"
	"slices"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	corev1ac "k8s.io/client-go/applyconfigurations/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// revisionsKept is how many revisions that no member has any more are kept, to
// look back at.
const revisionsKept = 5

// recordedRevisions are the revisions of a cluster, in the order of their names. One
// that somebody deleted is among them as long as it is in use, and is made again.
func (c *Controller) recordedRevisions(seen *observation) []resources.Recorded {
	all, err := c.informers.Revisions.TypedInformer().GetTypedIndexer().ByTypedIndex(controller.IndexOwner, string(seen.cluster.UID))
	if err != nil {
		return nil // an index that does not exist is a bug that no test lets pass
	}
	members := map[string]int{}
	for i := range seen.state.Members {
		members[seen.state.Members[i].Revision]++
	}
	known := map[string]resources.Recorded{}
	for hash, r := range seen.mem.revisions {
		if members[hash] > 0 || hash == seen.state.Status.Revision {
			known[hash] = r
		}
	}
	for _, r := range all {
		hash := r.Labels[v1alpha1.LabelRevision]
		old, cached := seen.mem.revisions[hash]
		if cached && old.Number == r.Revision {
			known[hash] = old
		} else if t, err := resources.ParseTemplate(r.Data.Raw); err == nil && r.Name == v1alpha1.RevisionName(seen.cluster.Name, hash) {
			known[hash] = resources.Recorded{Hash: hash, Template: t, Number: r.Revision}
		}
	}
	seen.mem.revisions = known
	out := make([]resources.Recorded, 0, len(known))
	for _, hash := range slices.Sorted(maps.Keys(known)) {
		r := known[hash]
		r.Members = members[hash]
		out = append(out, r)
	}
	return out
}

// chooseRevision finds the revision that the declaration asks for. It stays as it is
// while servers are asked which directives they take: that takes a moment.
func (c *Controller) chooseRevision(seen *observation) {
	recorded := seen.config.recorded
	for i := range recorded {
		recorded[i].InPlace = seen.inPlace(recorded[i])
		recorded[i].InPlace.Resources = c.resizes
	}
	seen.state.Revision = resources.RevisionOf(seen.template, recorded, seen.state.Status.Revision)
	if seen.config.undecided && seen.config.current != "" {
		seen.state.Revision = seen.config.current
		if failed := seen.state.Status.FailedRevision; slices.ContainsFunc(recorded, func(r resources.Recorded) bool { return r.Hash == failed }) {
			seen.state.Revision = failed // it is not tried again for that
		}
	}
	seen.base = seen.template
	seen.state.Changes = map[string]string{}
	for _, r := range recorded {
		if r.Hash == seen.state.Revision {
			seen.base = r.Template
		} else if r.Members > 0 {
			seen.state.Changes[r.Hash] = resources.Changes(r.Template.Adopt(seen.template, r.InPlace), seen.template)
		}
	}
}

// observeRevision makes sure that the revision is recorded: the template and the
// configuration that its Pods mount.
func (c *Controller) observeRevision(seen *observation) {
	c.chooseRevision(seen)
	c.observeResize(seen)
	hash := seen.state.Revision
	name := v1alpha1.RevisionName(seen.cluster.Name, hash)
	configs := c.kube.CoreV1().ConfigMaps(seen.cluster.Namespace)
	config, err := c.informers.ConfigMaps.Lister().ConfigMaps(seen.cluster.Namespace).Get(name)
	if err != nil {
		config = nil
	}
	check(seen, ownedKind[*corev1.ConfigMap, *corev1ac.ConfigMapApplyConfiguration]{
		kind: "ConfigMap", resource: configResource, apply: configs.Apply, get: configs.Get, remove: configs.Delete,
	}, name, config, resources.ConfigMap(seen.cluster, seen.base))

	all, err := c.informers.Revisions.TypedInformer().GetTypedIndexer().ByTypedIndex(controller.IndexOwner, string(seen.cluster.UID))
	if err != nil {
		return
	}
	number := int64(1)
	for _, r := range all {
		number = max(number, r.Revision+1)
	}
	revision, err := c.informers.Revisions.Lister().ControllerRevisions(seen.cluster.Namespace).Get(name)
	if err != nil {
		revision = nil
	}
	revisions := c.revisions(seen.cluster.Namespace)
	check(seen, revisions, name, revision, resources.ControllerRevision(seen.cluster, seen.base, number))
	c.pruneRevisions(seen, all)
}

func (c *Controller) revisions(namespace string) ownedKind[*appsv1.ControllerRevision, *appsv1.ControllerRevision] {
	api := c.kube.AppsV1().ControllerRevisions(namespace)
	return ownedKind[*appsv1.ControllerRevision, *appsv1.ControllerRevision]{
		kind: "ControllerRevision", resource: revisionResource, get: api.Get, remove: api.Delete,
		apply: func(ctx context.Context, desired *appsv1.ControllerRevision, _ metav1.ApplyOptions) (*appsv1.ControllerRevision, error) {
			got, err := api.Create(ctx, desired, metav1.CreateOptions{FieldManager: manager})
			if apierrors.IsAlreadyExists(err) {
				return api.Get(ctx, desired.Name, metav1.GetOptions{})
			}
			return got, err
		},
	}
}

// pruneRevisions removes the oldest revisions that no member has, with their
// ConfigMaps.
func (c *Controller) pruneRevisions(seen *observation, all []*appsv1.ControllerRevision) {
	used := map[string]bool{}
	for _, revision := range []string{seen.state.Revision, seen.state.Status.StableRevision, seen.state.Status.FailedRevision} {
		used[v1alpha1.RevisionName(seen.cluster.Name, revision)] = true
	}
	for _, m := range seen.state.Members {
		used[v1alpha1.RevisionName(seen.cluster.Name, m.Revision)] = true
		if m.Pod != nil {
			used[v1alpha1.RevisionName(seen.cluster.Name, m.Pod.Revision)] = true
		}
	}
	var idle []*appsv1.ControllerRevision
	for _, r := range all {
		if !used[r.Name] {
			idle = append(idle, r)
		}
	}
	if len(idle) <= revisionsKept {
		return
	}
	slices.SortFunc(idle, func(a, b *appsv1.ControllerRevision) int { return int(a.Revision - b.Revision) })
	api := c.kube.CoreV1().ConfigMaps(seen.cluster.Namespace)
	for _, r := range idle[:len(idle)-revisionsKept] {
		surplus(seen, c.revisions(seen.cluster.Namespace), r, "its revision is long out of use")
		if config, err := c.informers.ConfigMaps.Lister().ConfigMaps(r.Namespace).Get(r.Name); err == nil {
			surplus(seen, ownedKind[*corev1.ConfigMap, *corev1ac.ConfigMapApplyConfiguration]{
				kind: "ConfigMap", resource: configResource, remove: api.Delete,
			}, config, "its revision is long out of use")
		}
	}
}
