// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package slots

import (
	"iter"
	"math/bits"
)

// Count is the number of slots of a Valkey cluster.
const Count = 16384

const words = Count / 64

// Set is a set of slots. It is a comparable value of 2 KiB: assignment copies
// it, == compares it, and the zero value is the empty set.
type Set struct {
	bits [words]uint64
}

// Of returns the set of the given slots.
func Of(slots ...int) Set {
	var s Set
	for _, slot := range slots {
		s.Add(slot)
	}
	return s
}

// Full returns the set of all slots.
func Full() Set {
	var s Set
	s.AddRange(0, Count-1)
	return s
}

// Valid tells whether slot is one of a Valkey cluster's.
func Valid(slot int) bool { return slot >= 0 && slot < Count }

// Add adds a slot. A number that is no slot is not added.
func (s *Set) Add(slot int) {
	if Valid(slot) {
		s.bits[slot/64] |= 1 << (slot % 64)
	}
}

// Remove removes a slot.
func (s *Set) Remove(slot int) {
	if Valid(slot) {
		s.bits[slot/64] &^= 1 << (slot % 64)
	}
}

// AddRange adds the slots from first to last, both included.
func (s *Set) AddRange(first, last int) {
	for slot := max(first, 0); slot <= min(last, Count-1); slot++ {
		if slot%64 == 0 && slot+63 <= last {
			s.bits[slot/64] = ^uint64(0)
			slot += 63
			continue
		}
		s.bits[slot/64] |= 1 << (slot % 64)
	}
}

// Contains tells whether the slot is in the set.
func (s *Set) Contains(slot int) bool {
	return Valid(slot) && s.bits[slot/64]&(1<<(slot%64)) != 0
}

// Len returns the number of slots in the set.
func (s *Set) Len() int {
	n := 0
	for _, w := range &s.bits {
		n += bits.OnesCount64(w)
	}
	return n
}

// IsEmpty tells whether the set has no slot.
func (s *Set) IsEmpty() bool { return s.bits == [words]uint64{} }

// IsFull tells whether the set has all slots.
func (s *Set) IsFull() bool { return s.Len() == Count }

// Equal tells whether both sets have the same slots, as == does.
func (s Set) Equal(o Set) bool { return s == o }

// Union returns the slots that are in either set.
func (s Set) Union(o Set) Set {
	for i := range s.bits {
		s.bits[i] |= o.bits[i]
	}
	return s
}

// Minus returns the slots of s that are not in o.
func (s Set) Minus(o Set) Set {
	for i := range s.bits {
		s.bits[i] &^= o.bits[i]
	}
	return s
}

// Intersect returns the slots that are in both sets.
func (s Set) Intersect(o Set) Set {
	for i := range s.bits {
		s.bits[i] &= o.bits[i]
	}
	return s
}

// Overlaps tells whether a slot is in both sets.
func (s *Set) Overlaps(o *Set) bool {
	for i := range s.bits {
		if s.bits[i]&o.bits[i] != 0 {
			return true
		}
	}
	return false
}

// First returns the set of the n lowest slots of s, or s if it has no more.
func (s Set) First(n int) Set {
	var out Set
	for slot := range s.All() {
		if n <= 0 {
			break
		}
		out.Add(slot)
		n--
	}
	return out
}

// All yields the slots in ascending order.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, w := range &s.bits {
			for ; w != 0; w &= w - 1 {
				if !yield(i*64 + bits.TrailingZeros64(w)) {
					return
				}
			}
		}
	}
}
