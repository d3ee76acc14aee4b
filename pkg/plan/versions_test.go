// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"strings"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// runs makes servers be of a version.
func runs(s *State, version string, names ...string) {
	for _, name := range names {
		s.member(name).Server.Version = version
	}
}

// back declares an older image than that of the members of the earlier revision.
func back(s *State, names ...string) {
	outdate(s, names...)
	s.Changes = map[string]string{"old": "image 9.1 -> 8.1"}
	s.Image = "registry:5000/valkey:8.1-alpine"
}

func durable(s *State) { s.Spec.Persistence = &v1alpha1.Persistence{} }

// TestRollBack: a server of an older release cannot read what a newer one has written
// to its volume, and skips the commands of its primary that it does not know (row 170).
func TestRollBack(t *testing.T) {
	t.Parallel()
	check(t, map[string]planCase{
		"to an older version, on new volumes": {
			state:  settled(1, 1),
			change: func(s *State) { durable(s); back(s, "demo-0-0", "demo-0-1") },
			want:   []string{"create ValkeyNode demo-0-2 of revision new (in place of demo-0-1: image 9.1 -> 8.1)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"to a newer one in place": {
			state: settled(3, 1),
			change: func(s *State) {
				durable(s)
				outdate(s, "demo-0-0", "demo-0-1")
				runs(s, "8.1.1", "demo-0-0", "demo-0-1")
			},
			want:   []string{"set revision new on ValkeyNode demo-0-1 (image 8.1 -> 9.1; a replica, before its primary)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"in place where the tag does not tell": {
			state:  settled(1, 1),
			change: func(s *State) { durable(s); back(s, "demo-0-0", "demo-0-1"); s.Image = "valkey@sha256:00" },
			want:   []string{"set revision new on ValkeyNode demo-0-1 (image 9.1 -> 8.1; a replica, before its primary)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"unless a server of the revision tells": {
			state: settled(3, 1),
			change: func(s *State) {
				durable(s)
				back(s, "demo-1-0", "demo-1-1")
				s.Image = "valkey@sha256:00"
				runs(s, "8.1.1", "demo-0-0", "demo-0-1", "demo-2-0", "demo-2-1")
			},
			want:   []string{"create ValkeyNode demo-1-2 of revision new (in place of demo-1-1: image 9.1 -> 8.1)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"not where nothing is to be made beside": {
			state:  settled(1, 1),
			change: func(s *State) { durable(s); never(s); back(s, "demo-0-0", "demo-0-1") },
			reason: "OlderVersion", says: v1alpha1.StateReconciling,
		},
		"in place where there are no volumes": {
			state:  settled(3, 2),
			change: func(s *State) { back(s, "demo-0-0", "demo-0-1", "demo-0-2") },
			want:   []string{"set revision new on ValkeyNode demo-0-1 (image 9.1 -> 8.1; a replica, before its primary)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"the older replica follows": {
			state:  settled(3, 1),
			change: func(s *State) { never(s); back(s, "demo-0-0"); runs(s, "8.1.1", "demo-0-1") },
			want:   []string{"fail over to demo-0-1, graceful (demo-0-0 is to be replaced: image 9.1 -> 8.1)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
		"but not when it has skipped what it did not know": {
			state: settled(3, 1),
			change: func(s *State) {
				never(s)
				back(s, "demo-0-0")
				runs(s, "8.1.1", "demo-0-1")
				s.member("demo-0-1").Server.Refused = 2
			},
			reason: "ReplicaDiffers", says: v1alpha1.StateReconciling,
		},
		"beside the primary neither": {
			state: surged(),
			change: func(s *State) {
				back(s, "demo-0-0")
				m := s.member("demo-0-1")
				m.Revision, m.Pod.Revision = "new", "new"
				runs(s, "8.1.1", "demo-0-1", "demo-0-2")
				s.member("demo-0-2").Server.Refused = 1
			},
			reason: "ReplicaDiffers", says: v1alpha1.StateDegraded,
		},
		"errors of a replica that is not older say nothing": {
			state:  settled(3, 1),
			change: func(s *State) { never(s); outdate(s, "demo-0-0"); s.member("demo-0-1").Server.Refused = 2 },
			want:   []string{"fail over to demo-0-1, graceful (demo-0-0 is to be replaced: image 8.1 -> 9.1)"},
			reason: "Rolling", says: v1alpha1.StateReconciling,
		},
	})
}

// TestHeirOfLostVolume: of two replicas the one of the older version follows a primary
// that has to go in the middle of a roll: the newer one can follow it.
func TestHeirOfLostVolume(t *testing.T) {
	t.Parallel()
	check(t, map[string]planCase{
		"the older": {
			state: settled(1, 3),
			change: func(s *State) {
				s.Spec.Replicas = new(int32(2))
				durable(s)
				outdate(s, "demo-0-0", "demo-0-1", "demo-0-2")
				runs(s, "8.1.1", "demo-0-0", "demo-0-1", "demo-0-2")
				s.member("demo-0-0").VolumeGone = true
			},
			want:   []string{"fail over to demo-0-2, graceful (demo-0-0 is to go: its volume is lost)"},
			reason: "VolumeLost", says: v1alpha1.StateReconciling,
		},
	})
}

// TestVersionsAreTold: the status says which versions run, and why an older replica
// gets nothing.
func TestVersionsAreTold(t *testing.T) {
	t.Parallel()
	s := settled(2, 1)
	outdate(s, "demo-1-0", "demo-1-1")
	runs(s, "8.1.1", "demo-1-0", "demo-1-1")
	if got, want := Make(*s).Status.Message, "; 2 run Valkey 8.1.1, 2 run Valkey 9.1.2"; !strings.HasSuffix(got, want) {
		t.Errorf("%q does not end with %q", got, want)
	}
	s = settled(2, 1)
	runs(s, "8.1.1", "demo-1-1")
	linkDown(s, "demo-1-1", time.Second)
	if got, want := Make(*s).Status.Message, "it is Valkey 8.1.1, and gets nothing from its primary, 9.1.2,"; !strings.Contains(got, want) {
		t.Errorf("%q does not say %q", got, want)
	}
}

func TestReleaseOfImage(t *testing.T) {
	t.Parallel()
	for image, want := range map[string]release{
		"docker.io/valkey/valkey:9.1.2":               {9, 1},
		"registry:5000/valkey:8.1-alpine":             {8, 1},
		"valkey:8.0.1-trixie@sha256:0123":             {8, 0},
		"valkey:v9.0":                                 {9, 0},
		"valkey:9":                                    {9, -1},
		"valkey:9-alpine3.22":                         {},
		"valkey:latest":                               {},
		"valkey:unstable":                             {},
		"valkey":                                      {},
		"registry:5000/valkey":                        {},
		"valkey@sha256:9111111111111111111111111111.": {},
	} {
		got, known := releaseOfImage(image)
		if got != want || known != (want != release{}) {
			t.Errorf("%s: got %v %v, want %v", image, got, known, want)
		}
	}
	for _, c := range []struct {
		a, b string
		want bool
	}{{"8.1.1", "9.0.0", true}, {"9.0", "9.1", true}, {"9.1.1", "9.1.2", false}, {"9", "9.1", false}, {"9.1", "9", false}, {"8", "9.1", true}, {"10.0", "9.1", false}} {
		a, _ := releaseOf(c.a)
		b, _ := releaseOf(c.b)
		if a.before(b) != c.want {
			t.Errorf("%s before %s: %v", c.a, c.b, !c.want)
		}
	}
}
