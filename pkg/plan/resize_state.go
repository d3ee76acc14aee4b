// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"strings"
)

// Size is what a server's container may use: CPU in thousandths of a core, memory in
// bytes. Zero is where nothing is set.
type Size struct {
	CPURequest, CPULimit       int64
	MemoryRequest, MemoryLimit int64
}

// Resize is what the members of the declared revision are to have while they run.
type Resize struct {
	// To is what is declared, Recorded what the revision recorded: what a member has
	// that asks for nothing of its own.
	To, Recorded Size
	// MaxMemory is the directive maxmemory as it is to be, in bytes; zero for none.
	MaxMemory int64
}

// Asks is the size that the ValkeyNode of a member of the revision asks for.
func (r *Resize) Asks(m *Member) Size {
	if m.Size == nil {
		return r.Recorded
	}
	return *m.Size
}

// Memory is what a server says of its memory, in bytes.
type Memory struct {
	Used int64
	// Max is maxmemory; zero for none.
	Max int64
	// Evicts: the server makes room by itself when it has reached maxmemory; else it
	// refuses writes.
	Evicts bool
}

// Resizing is how far a Pod's kubelet is with a change of its resources.
type Resizing string

// The states of a change of a Pod's resources, as in its conditions.
const (
	ResizeNone       Resizing = ""
	ResizeInProgress Resizing = "InProgress"
	// ResizeDeferred: the machine has no room for it now.
	ResizeDeferred Resizing = "Deferred"
	// ResizeInfeasible: it is impossible where the Pod is.
	ResizeInfeasible Resizing = "Infeasible"
)

// ResizeNode lets a ValkeyNode ask for other resources of its Pod while that runs.
type ResizeNode struct {
	Name, UID, Reason string
	To                Size
}

func (ResizeNode) action() {}

func (a ResizeNode) String() string {
	return fmt.Sprintf("resize the Pod of ValkeyNode %s (%s)", a.Name, a.Reason)
}

// covers tells whether all that is wanted is so.
func (s Size) covers(want Size) bool {
	is, wanted := s.parts(), want.parts()
	for i := range wanted {
		if wanted[i].amount != 0 && wanted[i].amount != is[i].amount {
			return false
		}
	}
	return true
}

type sizePart struct {
	name   string
	amount int64
	bytes  bool
}

func (s Size) parts() [4]sizePart {
	return [...]sizePart{
		{"cpu request", s.CPURequest, false}, {"cpu limit", s.CPULimit, false},
		{"memory request", s.MemoryRequest, true}, {"memory limit", s.MemoryLimit, true},
	}
}

// change says in words what another size changes. Nothing that is set is ever unset.
func (s Size) change(to Size) string {
	var words []string
	was, is := s.parts(), to.parts()
	for i := range is {
		if is[i].amount != 0 && was[i].amount != is[i].amount {
			words = append(words, fmt.Sprintf("%s %s -> %s", is[i].name, was[i], is[i]))
		}
	}
	return strings.Join(words, ", ")
}

// String is the amount as people write it.
func (p sizePart) String() string {
	switch {
	case p.amount == 0:
		return "none"
	case p.bytes:
		return bytesText(p.amount)
	case p.amount%1000 == 0:
		return fmt.Sprint(p.amount / 1000)
	default:
		return fmt.Sprintf("%dm", p.amount)
	}
}

// bytesText is a number of bytes in the largest unit in which it is whole, or, above
// ten of them, nearly so.
func bytesText(n int64) string {
	for i, unit := range []string{"Gi", "Mi", "Ki"} {
		if size := int64(1) << (30 - 10*i); n%size == 0 && n >= size || n >= 10*size {
			return fmt.Sprintf("%d%s", n/size, unit)
		}
	}
	return fmt.Sprint(n)
}
