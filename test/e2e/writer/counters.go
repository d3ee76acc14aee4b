// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package writer

import (
	"strconv"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// counter is one key, incremented by one goroutine.
type counter struct {
	key string
	// acked is the highest value that the cluster acknowledged.
	acked int64
}

// deal makes counters until every range of slots has its part of them, and
// returns them by range.
func deal(ranges, counters int) [][]*counter {
	dealt := make([][]*counter, ranges)
	each := max(counters/ranges/hands, 1) * hands // so that each counter is of one hand
	even := slots.Even(ranges)
	for n, full := 0, 0; full < ranges; n++ {
		key := "counter:" + strconv.Itoa(n)
		slot := Slot(key)
		for i := range even {
			if !even[i].Contains(slot) || len(dealt[i]) == each {
				continue
			}
			if dealt[i] = append(dealt[i], &counter{key: key}); len(dealt[i]) == each {
				full++
			}
		}
	}
	return dealt
}

// Slot is the slot of a key.
func Slot(key string) int {
	if _, rest, found := strings.Cut(key, "{"); found {
		if tag, _, closed := strings.Cut(rest, "}"); closed && tag != "" {
			key = tag
		}
	}
	return int(crc16(key)) % slots.Count
}

// crc16 is the CCITT sum with the polynomial 0x1021 that Valkey deals keys by.
func crc16(text string) uint16 {
	var sum uint16
	for i := range len(text) {
		sum ^= uint16(text[i]) << 8
		for range 8 {
			if sum&0x8000 != 0 {
				sum = sum<<1 ^ 0x1021
			} else {
				sum <<= 1
			}
		}
	}
	return sum
}
