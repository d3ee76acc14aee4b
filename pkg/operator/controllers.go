// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"fmt"

	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/controller/cluster"
	"github.com/valkey-direct/valkey-operator/pkg/controller/node"
)

// newControllers makes the controllers, in the order in which they are named
// in the logs.
func newControllers(c controller.Config) ([]runner, error) {
	clusters, err := cluster.New(c)
	if err != nil {
		return nil, fmt.Errorf("make the cluster controller: %w", err)
	}
	nodes, err := node.New(c)
	if err != nil {
		return nil, fmt.Errorf("make the node controller: %w", err)
	}
	return []runner{clusters, nodes}, nil
}
