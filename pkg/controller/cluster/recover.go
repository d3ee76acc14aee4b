// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"fmt"
	"runtime/debug"

	"k8s.io/klog/v2"
)

// guarded runs a part of a sync that has a goroutine of its own. A panic there
// would end the process, and with it the care for all other clusters; the runner
// can only catch those of its own goroutines.
func guarded(ctx context.Context, part func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			klog.FromContext(ctx).Error(nil, "A part of a sync panicked: this is a bug, please report it", "panic", p, "stack", string(debug.Stack()))
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	return part()
}
