// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"sync"

	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/component-base/metrics"
	"k8s.io/component-base/metrics/legacyregistry"

	listers "github.com/valkey-direct/valkey-operator/pkg/generated/listers/valkey/v1alpha1"
)

// actions counts what was done, by the action's kind and how it ended.
var actions = metrics.NewCounterVec(&metrics.CounterOpts{
	Namespace:      "valkey_operator",
	Name:           "actions_total",
	Help:           "Actions of plans that were carried out, by kind and result.",
	StabilityLevel: metrics.ALPHA,
}, []string{"kind", "result"})

// denials counts what servers refused their users, as ACL LOG tells it. Names that
// are not those of users, which anybody can send, are counted as one.
var denials = metrics.NewCounterVec(&metrics.CounterOpts{
	Namespace:      "valkey_operator",
	Name:           "acl_denials_total",
	Help:           "Refusals of servers (ACL LOG) by cluster, user and reason: auth, command, key, channel or database.",
	StabilityLevel: metrics.ALPHA,
}, []string{"namespace", "cluster", "user", "reason"})

func result(err error) string {
	if err != nil {
		return "error"
	}
	return "success"
}

var registerOnce sync.Once

// registerMetrics registers the metrics of this controller, once for the process:
// the registry is the process's.
func registerMetrics(clusters listers.ValkeyClusterLister, nodes listers.ValkeyNodeLister) {
	registerOnce.Do(func() {
		legacyregistry.MustRegister(actions, denials)
		legacyregistry.CustomMustRegister(&population{clusters: clusters, nodes: nodes})
	})
}

var (
	clustersDesc = metrics.NewDesc("valkey_operator_clusters", "ValkeyClusters by state.", []string{"state"}, nil, metrics.ALPHA, "")
	nodesDesc    = metrics.NewDesc("valkey_operator_nodes", "ValkeyNodes by role and whether they are ready.", []string{"role", "ready"}, nil, metrics.ALPHA, "")
)

// population counts clusters and nodes when it is asked.
type population struct {
	metrics.BaseStableCollector
	clusters listers.ValkeyClusterLister
	nodes    listers.ValkeyNodeLister
}

// DescribeWithStability names what is counted.
func (p *population) DescribeWithStability(ch chan<- *metrics.Desc) {
	ch <- clustersDesc
	ch <- nodesDesc
}

// CollectWithStability counts.
func (p *population) CollectWithStability(ch chan<- metrics.Metric) {
	clusters, err := p.clusters.List(labels.Everything())
	if err != nil {
		return
	}
	states := map[string]float64{}
	for _, c := range clusters {
		states[string(c.Status.State)]++
	}
	for state, n := range states {
		ch <- metrics.NewLazyConstMetric(clustersDesc, metrics.GaugeValue, n, state)
	}
	nodes, err := p.nodes.List(labels.Everything())
	if err != nil {
		return
	}
	type kind struct{ role, ready string }
	kinds := map[kind]float64{}
	for _, n := range nodes {
		k := kind{string(n.Status.Role), "false"}
		if n.Status.Ready {
			k.ready = "true"
		}
		kinds[k]++
	}
	for k, n := range kinds {
		ch <- metrics.NewLazyConstMetric(nodesDesc, metrics.GaugeValue, n, k.role, k.ready)
	}
}
