// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// Exit codes of an agent whose server cannot load its files, as sysexits.h has
// them: the next start will go well, or a person is needed.
const (
	exitSetAside   = 75 // EX_TEMPFAIL
	exitUnreadable = 65 // EX_DATAERR
)

// brokenSuffix is put to the names of files that were set aside.
const brokenSuffix = ".broken"

// complaints are how the supported versions say that what is in their files
// cannot be read. A wrong signature is not among them: an older version calls
// the snapshots of a newer one so.
var complaints = []string{
	"Bad file format reading the append only file",
	"Unexpected end of file reading the append only file",
	"FATAL AOF MANIFEST FILE ERROR",
	"Unable to obtain the AOF file",
	"Short read or OOM loading DB",
	"Internal error in RDB reading",
}

// loaded is what a server says once its data is loaded. From then on the same
// complaints are about what its primary sends.
const loaded = "Ready to accept connections"

// complaintIn returns the complaint in a line of the server's log, without the
// time before it and the advice behind it, or "".
func complaintIn(line string) string {
	for _, c := range complaints {
		if at := strings.Index(line, c); at >= 0 {
			words, _, _ := strings.Cut(line[at:], ": make a backup")
			return strings.Trim(words, " *\r\n")
		}
	}
	return ""
}

// judgeUnreadable decides about a server whose files cannot be loaded. They may
// be mended, and are touched only when somebody else is seen to have the data:
// whoever the server follows, or else who would have to take over from it.
func judgeUnreadable(o own, peers []peer, expired bool) verdict {
	wasPrimary := o.Primary && !o.Slots.IsEmpty()
	if wasPrimary {
		if owner, ok := newOwner(o, peers); ok && seen(owner.ID, peers) {
			return verdict{Step: stepFollow, Owner: owner, Reason: fmt.Sprintf("%s owns the server's slots by now", owner.ID)}
		}
	} else if primary, ok := livingPrimary(o, peers); ok {
		return verdict{Step: stepRebuild, Owner: primary, Reason: fmt.Sprintf("its primary %s has the data", primary.ID)}
	}
	waiting := awaited(o, peers)
	fit := betterCopy
	if len(waiting) == 0 || expired {
		fit = anyCopy
	}
	if found := candidates(o, peers, fit); wasPrimary && len(found) > 0 {
		return verdict{Step: stepPromote, Candidates: found, Reason: fmt.Sprintf("the server cannot load its data, and %s has some", found[0].ID)}
	}
	if !wasPrimary && o.Upstream.ID != "" && len(waiting) == 0 {
		waiting = []string{"its primary " + o.Upstream.ID}
	}
	if len(waiting) > 0 && !expired {
		return verdict{Step: stepHold, Reason: "it waits for " + strings.Join(waiting, ", ")}
	}
	if len(waiting) > 0 {
		return verdict{Step: stepStop, Reason: "nobody else is seen to have the data: it waited for " + strings.Join(waiting, ", ")}
	}
	return verdict{Step: stepStop, Reason: "nobody else has the data"}
}

// livingPrimary returns the primary of a replica's shard that is seen to have
// the data: it answers by itself, or another replica is in sync with it.
func livingPrimary(o own, peers []peer) (valkey.NodeEntry, bool) {
	var found valkey.NodeEntry
	for _, p := range peers {
		if !p.Answered || p.me().ID != p.ID {
			continue
		}
		e := p.me()
		if e.Replica {
			e, _ = p.View.Nodes.ByID(e.PrimaryID)
		}
		ours := e.ID == o.Upstream.ID || e.Slots.Overlaps(&o.Upstream.Slots)
		if ours && e.ID != o.ID && !e.Slots.IsEmpty() && seen(e.ID, peers) && (found.ID == "" || e.ConfigEpoch > found.ConfigEpoch) {
			found = e
		}
	}
	return found, found.ID != ""
}

// seen tells whether a primary is seen to have its data.
func seen(primary string, peers []peer) bool {
	for _, p := range peers {
		e := p.me()
		itself := e.ID == primary && e.Primary
		inSync := e.Replica && e.PrimaryID == primary && p.View.Info.LinkUp
		if p.Answered && e.ID == p.ID && !p.View.Info.Loading && (itself || inSync) {
			return true
		}
	}
	return false
}

// rescue is called when the server could not load its data. It ends the
// agent in any case, so that the Pod's status tells what was wrong; but if
// somebody else has the data, the next start goes well.
func (a *agent) rescue(ctx context.Context, d map[string]string, complaint string) (int, error) {
	paths := storePaths(a.options.Data, d)
	a.log.Error("the server cannot load its data", "complaint", complaint)
	v, proceed, err := a.guard(ctx, d, true)
	switch {
	case err != nil:
		return exitUnreadable, fmt.Errorf("the server cannot load its data (%s), and its mates did not help: %w", complaint, err)
	case !proceed:
		return 0, nil
	case v.Step == stepStop:
		return exitUnreadable, fmt.Errorf("the server cannot load its data (%s); nothing was touched, since %s", complaint, v.Reason)
	}
	moved, err := setAside(paths)
	if err != nil {
		return exitUnreadable, fmt.Errorf("the server cannot load its data (%s): %w", complaint, err)
	}
	return exitSetAside, fmt.Errorf("the server could not load its data (%s), which is kept as %s; the next start copies it anew, since %s",
		complaint, strings.Join(moved, ", "), v.Reason)
}

// setAside moves files out of the server's way. There is room for one such set
// beside the data, and nothing is deleted: when the files that were copied anew
// are broken too, it is the disk that has to be looked at.
func setAside(paths []string) ([]string, error) {
	var moved []string
	for _, path := range paths {
		if _, err := os.Stat(path + brokenSuffix); !errors.Is(err, os.ErrNotExist) {
			return nil, fmt.Errorf("%s is there from an earlier time: look at the volume, and move that away", filepath.Base(path)+brokenSuffix)
		}
	}
	for _, path := range paths {
		err := os.Rename(path, path+brokenSuffix)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return moved, fmt.Errorf("set the server's files aside: %w", err)
		}
		moved = append(moved, filepath.Base(path)+brokenSuffix)
	}
	if len(moved) == 0 {
		return nil, errors.New("set the server's files aside: there are none")
	}
	return moved, nil
}
