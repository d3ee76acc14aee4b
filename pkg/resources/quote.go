// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"fmt"
	"strings"
)

// bareBytes are those, beside letters and digits, that mean themselves in
// valkey.conf outside quotes. The quote, the hash and the space are not here.
const bareBytes = "-_./:@%+,=*"

// Quote writes a value as one argument of a line of valkey.conf, so that the
// server reads back exactly this value, whatever bytes it holds: nothing in it
// can end the argument or the line (rows 18 and 19).
func Quote(value string) string {
	if isBare(value) {
		return value
	}
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(value) {
		switch c := value[i]; {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < 0x20 || c >= 0x7f:
			fmt.Fprintf(&b, `\x%02x`, c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// isBare tells whether a value needs no quotes. The empty one does.
func isBare(value string) bool {
	for i := range len(value) {
		c := value[i]
		letter := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
		if !letter && strings.IndexByte(bareBytes, c) < 0 {
			return false
		}
	}
	return value != ""
}
