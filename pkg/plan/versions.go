// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// release is what of a version decides on what servers can read of each other's files
// and streams. A minor of -1 is not known.
type release struct{ major, minor int }

// releaseOf parses a version or the tag of an image, such as 9.1.2, 9.1-alpine or 9.
func releaseOf(text string) (release, bool) {
	first, rest, _ := strings.Cut(text, ".")
	second := strings.FieldsFunc(rest, func(r rune) bool { return r < '0' || r > '9' })
	major, err := strconv.Atoi(strings.TrimPrefix(first, "v"))
	if err != nil {
		return release{}, false
	}
	r := release{major: major, minor: -1}
	if len(second) > 0 && strings.HasPrefix(rest, second[0]) {
		if minor, err := strconv.Atoi(second[0]); err == nil {
			r.minor = minor
		}
	}
	return r, true
}

// releaseOfImage is the release that an image's tag tells, if it does.
func releaseOfImage(image string) (release, bool) {
	image, _, _ = strings.Cut(image, "@")
	_, tag, _ := strings.Cut(image[strings.LastIndex(image, "/")+1:], ":")
	return releaseOf(tag)
}

func (r release) before(other release) bool {
	return r.major < other.major || r.major == other.major && r.minor >= 0 && r.minor < other.minor
}

// olderRelease tells whether a server is of an older release than another.
func olderRelease(a, b *Server) bool {
	x, known := releaseOf(a.Version)
	y, too := releaseOf(b.Version)
	return known && too && x.before(y)
}

// declaredRelease is that of the servers of the declared revision: by their own word,
// else by the tag of the image.
func (w *world) declaredRelease() (release, bool) {
	for i := range w.s.Members {
		m := &w.s.Members[i]
		if m.Revision == w.s.Revision && m.Server != nil && m.Pod != nil && m.Pod.Revision == w.s.Revision {
			return releaseOf(m.Server.Version)
		}
	}
	if w.rolledBack != "" {
		return release{}, false // The image is that of the revision that failed.
	}
	return releaseOfImage(w.s.Image)
}

// steppedBack tells whether a member is to be replaced by a server of an older release,
// which cannot read what the member has written to its volume. From its primary it gets
// the data in a form that it knows, unless there is data that it does not know.
func (w *world) steppedBack(m *Member) bool {
	if m.Server == nil {
		return false
	}
	declared, known := w.declaredRelease()
	runs, too := releaseOf(m.Server.Version)
	return known && too && declared.before(runs)
}

// unreadable: the member cannot be replaced on its volume, and the user does not want
// another one beside it.
func (w *world) unreadable(m *Member) bool {
	return w.s.Spec.Persistence != nil && w.s.Spec.Update.Surge == v1alpha1.SurgeNever && w.steppedBack(m)
}

// grown is how old a server is before a primary is handed over to it. While it is
// younger, its connections to the others are made, lost and made again, and a vote that
// comes over one of them in that moment is lost: its primary's clients wait for it.
const grown = 3 * time.Second

// handOver lets the heir follow its primary, if it has the primary's data: one of an
// older release skips the commands that it does not know. It tells whether it does, or
// will in a moment. One that is about to leave its Kubernetes node does not follow one
// that is not.
func (w *world) handOver(p *Plan, heir, owner *Member, reason string) bool {
	if w.unsettles(owner, heir) {
		p.wait("NodeLeaving", heir.Name, "%s, but its replica %s is to leave: %s", reason, heir.Name, w.leaving(heir))
		return false
	}
	if !w.electable(heir, owner) || introduces(p, heir, owner) {
		p.again(pollValkey)
		p.waitDisturbing("Introducing", heir.Name, "%s, and its replica %s is not known and connected to all yet", reason, heir.Name)
		return true
	}
	if m := w.mingling(heir, owner); m != nil {
		p.again(pollValkey)
		p.waitDisturbing("Introducing", m.Name, "%s, and %s, which has only just started, is not connected to all of its shard yet", reason, m.Name)
		return true
	}
	if left := grown - heir.Server.Uptime; left > 0 && w.leaving(owner) == "" {
		p.again(left)
		p.waitDisturbing("Starting", heir.Name, "%s, and its replica %s has only just started", reason, heir.Name)
		return true
	}
	if n := heir.Server.Refused; n > 0 && olderRelease(heir.Server, owner.Server) {
		p.waitBlocked("ReplicaDiffers", heir.Name,
			"%s, but its replica %s has other data: Valkey %s could not carry out %d commands of its primary, which is %s. "+
				"Take the change back, or stop to use what the older version does not know and delete ValkeyNode %s, so that another one is synced",
			reason, heir.Name, heir.Server.Version, n, owner.Server.Version, heir.Name)
		return false
	}
	p.do(Failover{On: heir.target(), From: owner.Server.ID, Mode: FailoverGraceful, Reason: reason})
	return true
}

// mingling is another member of the shard that has only just started and is not connected
// to both of them yet, or has not learned who they are. A replica that hears late that the
// two have changed places may take each for the replica of the other, and is lost in that
// circle: valkey-io/valkey#651 tells of one that does not answer any more.
func (w *world) mingling(heir, owner *Member) *Member {
	for _, m := range w.shards[owner.Shard] {
		if m == heir || m == owner || !m.serves() || m.Server.Uptime >= grown {
			continue
		}
		for _, other := range []*Member{heir, owner} {
			if !w.connected(m, other) || !sameRole(w.seen(m, other), other.Server) || !sameRole(w.seen(other, m), m.Server) {
				return m
			}
		}
	}
	return nil
}

// olderThan says of a replica that is not in sync that its primary is of a newer
// release; else nothing.
func olderThan(m, owner *Member) string {
	if !olderRelease(m.Server, owner.Server) {
		return ""
	}
	return fmt.Sprintf(" (it is Valkey %s, and gets nothing from its primary, %s, while that has data which only the newer version knows)",
		m.Server.Version, owner.Server.Version)
}

// skew says which versions run, where there is more than one.
func (w *world) skew() string {
	counts := map[string]int{}
	for _, m := range w.byID {
		counts[m.Server.Version]++
	}
	if len(counts) < 2 {
		return ""
	}
	var words []string
	for _, version := range slices.Sorted(maps.Keys(counts)) {
		words = append(words, fmt.Sprintf("%d run Valkey %s", counts[version], version))
	}
	return "; " + strings.Join(words, ", ")
}
