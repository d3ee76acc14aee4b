// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package writer

import (
	"cmp"
	"fmt"
	"net"
	"time"

	valkeygo "github.com/valkey-io/valkey-go"
)

const (
	// hurriedWithin bounds a connection and a write of a writer: what takes longer is
	// a failed write, which is tried again with whoever owns the slot then.
	hurriedWithin = 500 * time.Millisecond
	// patientWithin bounds them where a command is sent once, and its answer matters
	// rather than its time: a busy machine may need a second for a new connection.
	patientWithin = 10 * time.Second
	buffer        = 16 << 10
)

// Options say where the cluster is and what to write.
type Options struct {
	// Addresses are host:port of some members, or of a Service.
	Addresses []string
	// Username and Password authenticate.
	Username, Password string
	// Shards is over how many equal ranges of slots gaps are told apart; 1 if 0.
	Shards int
	// Rate is how many writes a second are tried in all; 1000 if 0.
	Rate int
	// Counters is how many there are in all; 1500 if 0.
	Counters int
	// Within bounds a new connection; an answer may take twice that. 500 ms if 0 for a
	// writer, 10 s for a client that only connects.
	Within time.Duration
}

func (o Options) withDefaults() Options {
	o.Shards = cmp.Or(o.Shards, 1)
	o.Rate = max(cmp.Or(o.Rate, 1000), o.Shards)
	o.Counters = max(cmp.Or(o.Counters, 1500), o.Shards)
	o.Within = cmp.Or(o.Within, hurriedWithin)
	return o
}

// Connect returns a cluster-aware client. It connects to all members that it
// learns of, and asks again who owns what every second and when it is told off.
func Connect(o Options) (valkeygo.Client, error) {
	o.Within = cmp.Or(o.Within, patientWithin)
	c, err := valkeygo.NewClient(valkeygo.ClientOption{
		InitAddress:         o.Addresses,
		Username:            o.Username,
		Password:            o.Password,
		ClientName:          "writer",
		DisableCache:        true,
		Dialer:              net.Dialer{Timeout: o.Within},
		ConnWriteTimeout:    2 * o.Within,
		ReadBufferEachConn:  buffer,
		WriteBufferEachConn: buffer,
		ClusterOption:       valkeygo.ClusterOption{ShardsRefreshInterval: time.Second},
	})
	if err != nil {
		return nil, fmt.Errorf("connect to %v: %w", o.Addresses, err)
	}
	return c, nil
}
