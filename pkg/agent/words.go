// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"bufio"
	"errors"
	"io"
	"strings"
	"sync"
	"time"
)

// wordsTimeout bounds the wait for the last words of a server that has ended: a
// child of it that saves a snapshot may still have the stream open.
const wordsTimeout = 300 * time.Millisecond

// words pass on what the server says, and remember why it could not load its
// data.
type words struct {
	// done is closed at the end of the stream.
	done chan struct{}

	mu        sync.Mutex
	complaint string
	loaded    bool
}

// listen passes a stream on until it ends. What cannot be written is lost: the
// server has to be able to go on.
func listen(from io.ReadCloser, to io.Writer) *words {
	w := &words{done: make(chan struct{})}
	go func() {
		defer close(w.done)
		defer func() { _ = from.Close() }()
		for r := bufio.NewReader(from); ; {
			line, err := r.ReadSlice('\n')
			_, _ = to.Write(line)
			w.hear(string(line))
			if err != nil && !errors.Is(err, bufio.ErrBufferFull) {
				return
			}
		}
	}()
	return w
}

func (w *words) hear(line string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	switch {
	case w.loaded:
	case strings.Contains(line, loaded):
		w.loaded, w.complaint = true, ""
	case w.complaint == "":
		w.complaint = complaintIn(line)
	}
}

// last waits until everything that the server said is passed on, and returns why
// it could not load its data, or "" when nothing of the kind was said.
func (w *words) last() string {
	select {
	case <-w.done:
	case <-time.After(wordsTimeout):
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.complaint
}
