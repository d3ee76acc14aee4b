// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"errors"
	"fmt"
	"os"
	"syscall"
	"time"
)

// lockPoll is how often it is tried to get the folder of the data.
const lockPoll = 50 * time.Millisecond

// own waits until no other server uses the folder of the data. A Pod that was
// removed by force leaves a server that is still stopping, and its successor gets
// the same volume: Kubernetes keeps two nodes from using it, not two Pods of one
// node. The lock is on the folder itself, so that it takes no space on a full disk,
// and is held as long as somebody has the file open: this process, and the server.
//
// It tells whether to proceed, as guard does.
func (a *agent) own(ctx context.Context) (folder *os.File, proceed bool, err error) {
	folder, err = os.Open(a.options.Data)
	if err != nil {
		return nil, false, fmt.Errorf("open the server's folder: %w", err)
	}
	poll := time.NewTicker(lockPoll)
	defer poll.Stop()
	for began, told := time.Now(), false; ; {
		switch err := syscall.Flock(int(folder.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); {
		case err == nil:
			if told {
				a.log.Info("the other server is gone from the volume", "took", time.Since(began))
			}
			return folder, true, nil
		case errors.Is(err, syscall.EWOULDBLOCK):
		case errors.Is(err, syscall.EINTR):
			continue
		default: // A file system without locks; the guard is all there is then.
			a.log.Warn("cannot lock the server's folder", "error", err)
			return folder, true, nil
		}
		if !told {
			told = true
			a.health.waitFor("another server still uses the volume")
			a.log.Info("another server still uses the volume: waiting for its end")
		}
		select {
		case <-ctx.Done():
			return nil, false, errors.Join(ctx.Err(), folder.Close())
		case sig := <-a.signals:
			if sig == syscall.SIGTERM || sig == syscall.SIGINT {
				a.health.stopping()
				a.log.Info("asked to stop before the server was started", "signal", sig)
				return nil, false, folder.Close()
			}
		case <-poll.C:
		}
	}
}
