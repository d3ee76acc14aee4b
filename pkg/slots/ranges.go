// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package slots

import (
	"fmt"
	"strconv"
	"strings"
)

// Range is the slots from First to Last, both included.
type Range struct {
	First, Last int
}

// String writes the range as Valkey does: "5460" or "0-5460".
func (r Range) String() string {
	if r.First == r.Last {
		return strconv.Itoa(r.First)
	}
	return strconv.Itoa(r.First) + "-" + strconv.Itoa(r.Last)
}

// Ranges returns the fewest ranges that make the set, in ascending order.
func (s Set) Ranges() []Range {
	var ranges []Range
	for slot := range s.All() {
		if n := len(ranges); n > 0 && ranges[n-1].Last == slot-1 {
			ranges[n-1].Last = slot
			continue
		}
		ranges = append(ranges, Range{slot, slot})
	}
	return ranges
}

// String writes the set as Valkey does: "0-5460 5462", or "" when it is empty.
func (s Set) String() string {
	var b strings.Builder
	for i, r := range s.Ranges() {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(r.String())
	}
	return b.String()
}

// Parse returns the set that the ranges, as Valkey writes them, make together.
func Parse(ranges []string) (Set, error) {
	var s Set
	for _, text := range ranges {
		r, err := ParseRange(text)
		if err != nil {
			return Set{}, err
		}
		s.AddRange(r.First, r.Last)
	}
	return s, nil
}

// ParseRange parses "5460" or "0-5460".
func ParseRange(text string) (Range, error) {
	first, last, isRange := strings.Cut(text, "-")
	if !isRange {
		last = first
	}
	r := Range{First: number(first), Last: number(last)}
	if !Valid(r.First) || !Valid(r.Last) || r.First > r.Last {
		return Range{}, fmt.Errorf("%q is no range of slots", text)
	}
	return r, nil
}

// number parses decimal digits and nothing else; it returns -1 for any other
// text, such as the signs that strconv would take.
func number(digits string) int {
	n, err := strconv.ParseUint(digits, 10, 16)
	if err != nil {
		return -1
	}
	return int(n)
}
