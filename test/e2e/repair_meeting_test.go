// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"context"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
)

// meeting lets subtests wait for each other, so that one fault hits all of them at
// a known moment.
type meeting struct {
	mu      sync.Mutex
	changed *sync.Cond
	// expected take part; waiting are there; round counts the times that all were.
	expected, waiting, round int
	began                    time.Time
}

func newMeeting(expected int) *meeting {
	m := &meeting{expected: expected}
	m.changed = sync.NewCond(&m.mu)
	return m
}

// join makes the others not wait any more for a subtest that has ended.
func (m *meeting) join(t *testing.T) {
	t.Helper()
	t.Cleanup(func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		m.expected--
		if m.expected > 0 && m.waiting == m.expected {
			m.next()
		}
	})
}

func (m *meeting) next() {
	m.waiting, m.began = 0, time.Now()
	m.round++
	m.changed.Broadcast()
}

// all waits for the others; the last to come does it. It returns when that began.
func (m *meeting) all(do func() error) (time.Time, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.waiting++
	if m.waiting == m.expected {
		// The others are told when it is done.
		began := time.Now()
		err := do()
		m.next()
		m.began = began
		return began, err
	}
	for round := m.round; round == m.round; {
		m.changed.Wait()
	}
	return m.began, nil
}

// together makes one fault for all clusters of a meeting; the time counts from its
// beginning. The processes of these Pods are to be replaced before the cluster can
// be whole again.
func (tr *trial) together(m *meeting, replaced []*corev1.Pod, do hit) {
	tr.t.Helper()
	tr.expect(replaced)
	var said string
	var err error
	tr.watch.during(func() {
		tr.began, err = m.all(func() (err error) {
			said, err = do(context.WithoutCancel(tr.t.Context()))
			return err
		})
		tr.watch.fault = time.Now()
	})
	if err != nil {
		tr.t.Fatal(err)
	}
	if said != "" {
		tr.t.Log(said)
	}
}

// next waits until all of a meeting have come to their next part, so that none
// disturbs what another measures.
func (tr *trial) next(m *meeting) {
	tr.t.Helper()
	if _, err := m.all(func() error { return nil }); err != nil {
		tr.t.Fatal(err)
	}
}

// each does the same with all of them at once, which can meet.
func (b beside) each(t *testing.T, name string, do func(c *cluster, m *meeting)) {
	t.Helper()
	m := newMeeting(len(b))
	ok := t.Run(name, func(t *testing.T) {
		for _, c := range b {
			t.Run(c.name, func(t *testing.T) {
				t.Parallel()
				m.join(t)
				do(c.sub(t), m)
			})
		}
	})
	if !ok {
		t.FailNow()
	}
}
