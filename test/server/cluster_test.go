// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// agentBinary is the agent under test.
var agentBinary string

func TestMain(m *testing.M) {
	flag.Parse()
	// The tests wait more than they compute.
	if err := flag.Set("test.parallel", "5"); err != nil {
		panic(err)
	}
	os.Exit(func() int {
		dir, err := os.MkdirTemp("", "valkey-agent")
		if err != nil {
			panic(err)
		}
		defer func() { _ = os.RemoveAll(dir) }()
		agentBinary = filepath.Join(dir, "valkey-agent")
		build := exec.Command("go", "build", "-ldflags", "-s -w", "-o", agentBinary, "../../cmd/valkey-agent")
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			panic(fmt.Sprintf("%v: %s", err, out))
		}
		return m.Run()
	}())
}

// eachVersion runs a test against each server.
func eachVersion(t *testing.T, test func(t *testing.T, server string)) {
	t.Helper()
	paths := os.Getenv("VALKEY_SERVER_PATHS")
	if paths == "" {
		t.Fatal("VALKEY_SERVER_PATHS is not set: it names the servers' binaries, separated by commas")
	}
	for path := range strings.SplitSeq(paths, ",") {
		out, err := exec.CommandContext(t.Context(), path, "--version").CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v: %s", path, err, out)
		}
		_, version, _ := strings.Cut(string(out), "v=")
		version, _, _ = strings.Cut(version, " ")
		t.Run(version, func(t *testing.T) {
			t.Parallel()
			test(t, path)
		})
	}
}

// succeeds waits until an attempt succeeds.
func succeeds(t *testing.T, within time.Duration, what string, attempt func() error) {
	t.Helper()
	var err error
	end := time.Now().Add(within)
	for err = attempt(); err != nil && time.Now().Before(end); err = attempt() {
		time.Sleep(20 * time.Millisecond)
	}
	if err != nil {
		t.Fatalf("not within %s: %s: %v", within, what, err)
	}
}

// eventually waits until a condition holds.
func eventually(t *testing.T, within time.Duration, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(within); !holds(); {
		if time.Now().After(end) {
			t.Fatalf("not within %s: %s", within, what)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// cluster is shards of members; the first member of each is the primary at
// first.
type cluster struct {
	t      *testing.T
	shards [][]*member
}

// form makes a cluster, with an epoch and an even part of the slots for each
// shard, and waits until it is whole.
func form(t *testing.T, server, ip string, shards, replicas int, config ...string) *cluster {
	t.Helper()
	c := &cluster{t: t, shards: make([][]*member, shards)}
	for i := range c.shards {
		for range 1 + replicas {
			m := newMember(t, server, ip, config...)
			m.start()
			c.shards[i] = append(c.shards[i], m)
		}
	}
	all := c.members()
	for _, m := range all {
		eventually(t, 10*time.Second, "the server answers", func() bool { return m.me().ID != "" })
	}
	ids := map[*member]string{}
	for i, m := range all {
		ids[m] = m.me().ID
		m.must(func(ctx context.Context, v *valkey.Client) error { return v.SetConfigEpoch(ctx, uint64(i+1)) })
	}
	for i, m := range all {
		m.must(func(ctx context.Context, v *valkey.Client) error {
			var others []valkey.Address
			for _, o := range all[i+1:] {
				others = append(others, valkey.Address{IP: o.ip, Port: o.port})
			}
			return v.MeetAll(ctx, others...)
		})
	}
	for i, set := range slots.Even(shards) {
		c.shards[i][0].must(func(ctx context.Context, v *valkey.Client) error { return v.AddSlots(ctx, set) })
	}
	for _, shard := range c.shards {
		for _, m := range shard[1:] {
			succeeds(t, 10*time.Second, "the replica knows its primary", func() error {
				return m.do(func(ctx context.Context, v *valkey.Client) error { return v.Replicate(ctx, ids[shard[0]]) })
			})
		}
	}
	c.whole(20 * time.Second)
	return c
}

func (c *cluster) members() []*member {
	var all []*member
	for _, shard := range c.shards {
		all = append(all, shard...)
	}
	return all
}

// whole waits until every member is ready, and sees all slots owned and every
// node well.
func (c *cluster) whole(within time.Duration) {
	c.t.Helper()
	for _, m := range c.members() {
		eventually(c.t, within, fmt.Sprintf("member on port %d sees a whole cluster", m.port), func() bool {
			nodes := m.view().Nodes
			owned := nodes.Slots()
			if !owned.IsFull() || len(nodes) != len(c.members()) || !m.ok("/readyz") || !m.serves() {
				return false
			}
			for _, e := range nodes {
				if e.Fail || e.PFail || e.Handshake || !e.LinkConnected && !e.Myself {
					return false
				}
			}
			return true
		})
	}
}

// primary returns the members of a shard that are primaries with slots by their
// own view.
func (c *cluster) primaries(shard int) []*member {
	var found []*member
	for _, m := range c.shards[shard] {
		if e := m.me(); e.Primary && !e.Slots.IsEmpty() {
			found = append(found, m)
		}
	}
	return found
}

// primary returns the shard's one primary.
func (c *cluster) primary(shard int) *member {
	c.t.Helper()
	found := c.primaries(shard)
	if len(found) != 1 {
		c.t.Fatalf("shard %d has %d primaries, want one", shard, len(found))
	}
	return found[0]
}

// fill writes keys to a shard, and waits until its replicas have them.
func (c *cluster) fill(shard, keys int) {
	c.t.Helper()
	p := c.primary(shard)
	tag := tagOf(p.me().Slots)
	p.must(func(ctx context.Context, v *valkey.Client) error {
		for i := range keys {
			if _, err := v.Do(ctx, "SET", fmt.Sprintf("{%s}:%d", tag, i), "value"); err != nil {
				return err
			}
		}
		_, err := v.Do(ctx, "WAIT", fmt.Sprint(len(c.shards[shard])-1), "900")
		return err
	})
}

// tagOf returns a hash tag whose slot is in the set.
func tagOf(set slots.Set) string {
	for i := range 100_000 {
		if tag := fmt.Sprint(i); set.Contains(slotOf(tag)) {
			return tag
		}
	}
	panic("no tag")
}

// slotOf is the slot of a key without a hash tag: CRC16 as XMODEM has it.
func slotOf(key string) int {
	crc := uint16(0)
	for _, b := range []byte(key) {
		crc ^= uint16(b) << 8
		for range 8 {
			if crc&0x8000 != 0 {
				crc = crc<<1 ^ 0x1021
			} else {
				crc <<= 1
			}
		}
	}
	return int(crc) % slots.Count
}

func sha256Hex(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// serves tells whether the server would take a write, by its own word.
func (m *member) serves() (ok bool) {
	_ = m.do(func(ctx context.Context, c *valkey.Client) error {
		i, err := c.ClusterInfo(ctx)
		ok = i.OK
		return err
	})
	return ok
}

// keys returns the number of keys in a server.
func (m *member) keys() int64 { return m.view().Info.Keys }

// parallel runs f for each member at once.
func parallel(members []*member, f func(*member)) {
	var wg sync.WaitGroup
	for _, m := range members {
		wg.Go(func() { f(m) })
	}
	wg.Wait()
}
