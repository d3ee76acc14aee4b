// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Weights of the preferred spreads. Losing a host is more frequent than losing
// a zone, so where only one of the two can be had, it is different hosts.
const (
	weightHost = 100
	weightZone = 50
)

// affinity is the user's affinity with what keeps the members of the shard
// apart. Nil when there is neither.
func affinity(s v1alpha1.Scheduling, shard map[string]string) *corev1.Affinity {
	merged := s.Affinity.DeepCopy()
	if merged == nil {
		merged = &corev1.Affinity{}
	}
	apart := merged.PodAntiAffinity
	if apart == nil {
		apart = &corev1.PodAntiAffinity{}
	}
	keepApart(apart, s.Node.Spread.Shard.ModeOrDefault(), corev1.LabelHostname, weightHost, shard)
	keepApart(apart, s.Zone.Spread.Shard.ModeOrDefault(), corev1.LabelTopologyZone, weightZone, shard)
	if len(apart.RequiredDuringSchedulingIgnoredDuringExecution)+len(apart.PreferredDuringSchedulingIgnoredDuringExecution) > 0 {
		merged.PodAntiAffinity = apart
	}
	if *merged == (corev1.Affinity{}) {
		return nil
	}
	return merged
}

// keepApart adds one spread over one kind of failure domain.
func keepApart(apart *corev1.PodAntiAffinity, mode v1alpha1.SpreadMode, topologyKey string, weight int32, shard map[string]string) {
	term := corev1.PodAffinityTerm{
		LabelSelector: &metav1.LabelSelector{MatchLabels: shard},
		TopologyKey:   topologyKey,
	}
	switch mode {
	case v1alpha1.SpreadDisabled:
	case v1alpha1.SpreadRequired:
		apart.RequiredDuringSchedulingIgnoredDuringExecution = append(
			apart.RequiredDuringSchedulingIgnoredDuringExecution, term)
	case v1alpha1.SpreadPreferred:
		apart.PreferredDuringSchedulingIgnoredDuringExecution = append(
			apart.PreferredDuringSchedulingIgnoredDuringExecution,
			corev1.WeightedPodAffinityTerm{Weight: weight, PodAffinityTerm: term})
	}
}

// nodeSelector is the user's, narrowed to the zone that was chosen for the
// member. Where the user names a zone, the user's holds.
func nodeSelector(s v1alpha1.Scheduling, placement *v1alpha1.Placement) map[string]string {
	selector := make(map[string]string, len(s.NodeSelector)+1)
	if placement != nil && placement.Zone != "" {
		selector[corev1.LabelTopologyZone] = placement.Zone
	}
	for key, value := range s.NodeSelector {
		selector[key] = value
	}
	if len(selector) == 0 {
		return nil
	}
	return selector
}
