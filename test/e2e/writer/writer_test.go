// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package writer

import (
	"errors"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// TestSlot compares with slots that the servers' documentation and CLUSTER
// KEYSLOT give.
func TestSlot(t *testing.T) {
	t.Parallel()
	for key, want := range map[string]int{"123456789": 0x31c3, "foo": 12182, "{foo}bar": 12182, "a{}b{foo}": int(crc16("a{}b{foo}")) % slots.Count} {
		if got := Slot(key); got != want {
			t.Errorf("slot of %q is %d, want %d", key, got, want)
		}
	}
}

func TestDeal(t *testing.T) {
	t.Parallel()
	for _, ranges := range []int{1, 3, 12} {
		dealt, even := deal(ranges, 240), slots.Even(ranges)
		for i, counters := range dealt {
			if len(counters) != 240/ranges {
				t.Errorf("%d ranges: range %d has %d counters", ranges, i, len(counters))
			}
			for _, c := range counters {
				if !even[i].Contains(Slot(c.key)) {
					t.Errorf("%d ranges: %s is not of range %d", ranges, c.key, i)
				}
			}
		}
	}
}

func TestBook(t *testing.T) {
	t.Parallel()
	r := &slotRange{last: time.Now(), why: map[string]int{}}
	c := &counter{key: "x"}
	for _, value := range []int64{1, 2, 3, 2, 3} {
		r.book(c, value, nil)
	}
	r.book(c, 0, errors.New("dial: refused"))
	if r.acked != 5 || r.failed != 1 || r.lost != 2 || c.acked != 3 || r.why["refused"] != 1 {
		t.Errorf("booked %d acknowledged, %d failed, %d lost, %v", r.acked, r.failed, r.lost, r.why)
	}
}
