// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package queue

import (
	"context"
	"errors"
	"fmt"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
)

func TestClassify(t *testing.T) {
	t.Parallel()
	dead, cancel := context.WithCancel(t.Context())
	cancel()
	conflict := apierrors.NewConflict(schema.GroupResource{Resource: "pods"}, "p", errors.New("changed"))
	plain := errors.New("plain")
	tests := map[string]struct {
		ctx  context.Context
		err  error
		want outcome
	}{
		"nil":                          {t.Context(), nil, succeeded},
		"wrapped conflict":             {t.Context(), fmt.Errorf("apply Pod p: %w", conflict), conflicted},
		"wrapped join":                 {t.Context(), fmt.Errorf("act: %w", errors.Join(conflict, plain)), failed},
		"aggregate":                    {t.Context(), utilerrors.NewAggregate([]error{conflict, plain}), failed},
		"aggregate of conflicts":       {t.Context(), utilerrors.NewAggregate([]error{conflict, conflict}), conflicted},
		"deadline":                     {t.Context(), fmt.Errorf("ask: %w", context.DeadlineExceeded), timedOut},
		"cancelled while stopping":     {dead, fmt.Errorf("ask: %w", context.Canceled), stopped},
		"another error while stopping": {dead, plain, failed},
		"wrapped terminal":             {t.Context(), fmt.Errorf("sync: %w", Terminal(plain)), terminal},
		"panic":                        {t.Context(), newPanicError("x"), panicked},
		"empty join":                   {t.Context(), errors.Join(), succeeded},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := classify(tt.ctx, tt.err); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}
