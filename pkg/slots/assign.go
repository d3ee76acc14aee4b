// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package slots

// Even assigns all slots to n shards: each gets one contiguous range, and no
// two differ by more than one slot. It returns nil when there is no shard, and
// shards beyond the number of slots get none.
func Even(n int) []Set {
	if n <= 0 {
		return nil
	}
	sets := make([]Set, n)
	for i := range sets {
		sets[i].AddRange(i*Count/n, (i+1)*Count/n-1)
	}
	return sets
}
