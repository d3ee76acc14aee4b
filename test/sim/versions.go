// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"cmp"

	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// versionOf is the version of the servers of a revision.
func (w *World) versionOf(revision string) string {
	return cmp.Or(w.versions[revision], valkeytest.Version)
}

// EditVersion is a user's edit of the image.
func (w *World) EditVersion(version string) {
	w.EditRevision(false)
	w.versions[w.revision] = version
	w.log("FAULT the servers of revision %s are of version %s", w.revision, version)
}

// unreadable: a server of a newer version has written to the volume.
func (w *World) unreadable(p *pod) bool { return w.wrote[p.disk] > w.versionOf(p.revision) }

// mark notes which version uses a volume.
func (w *World) mark(p *pod) { w.wrote[p.disk] = max(w.wrote[p.disk], w.versionOf(p.revision)) }

// runs is the version of a server.
func (w *World) runs(s *valkeytest.Server) string {
	for _, p := range w.pods {
		if p.server == s {
			return w.versionOf(p.revision)
		}
	}
	return valkeytest.Version
}
