// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// note is how far a server is known to have written or, as a replica, to have
// applied. It is kept in the Pod's memory: it outlives the container, and not
// the Pod. It serves to see that a replica had fallen behind when the server
// crashed, and that the primary before it had not.
type note struct {
	ReplID string `json:"replID"`
	Offset int64  `json:"offset"`
}

func (o *Options) notePath() string { return filepath.Join(o.Run, "offset.json") }

// readNote returns the note, or an empty one.
func (o *Options) readNote() note {
	var n note
	text, err := os.ReadFile(o.notePath())
	if err != nil || json.Unmarshal(text, &n) != nil {
		return note{}
	}
	return n
}

// noteOf is the note of a server, empty for one without a history.
func noteOf(i valkey.Info) note {
	if i.SyncInProgress || i.Offset <= 1 {
		return note{}
	}
	return note{ReplID: i.ReplID, Offset: i.Offset}
}

// writeNote keeps a note, and removes it when it is empty.
func (o *Options) writeNote(n note) error {
	if n == (note{}) {
		if err := os.Remove(o.notePath()); err != nil && !os.IsNotExist(err) {
			return fmt.Errorf("remove the note of the offset: %w", err)
		}
		return nil
	}
	text, err := json.Marshal(n)
	if err != nil {
		return fmt.Errorf("write the note of the offset: %w", err)
	}
	return writePrivate(o.notePath(), text)
}
