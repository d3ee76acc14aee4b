// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// realBed plays on real servers. Each server of a script has addresses of its own on
// the loopback interface, all with one port, so that addresses change as Pods' do.
type realBed struct {
	*script
	expected expectation
	server   string
	dir      string
	prefix   string
	port     int
	running  map[int]*process
	written  int
	output   map[int]*lockedBuffer
}

// process is a server, or an agent with a server.
type process struct {
	command *exec.Cmd
	exited  chan struct{}
}

// prefixes counts the parts of 127.0.0.0/8 that were handed out.
var prefixes atomic.Int32

func newRealBed(s *script, e expectation, server, dir string, port int) (*realBed, error) {
	b := &realBed{
		script: s, expected: e, server: server, dir: dir, port: port, running: map[int]*process{}, output: map[int]*lockedBuffer{},
		prefix: fmt.Sprintf("127.%d.%d", 1+os.Getpid()%250, prefixes.Add(1)%250),
	}
	if !s.guarded {
		return b, nil
	}
	if err := os.Mkdir(filepath.Join(dir, "credentials"), 0o700); err != nil {
		return nil, err
	}
	return b, errors.Join(b.file("credentials/agent", password), b.file("credentials/replication", password), b.file("credentials/users.acl", users().File()))
}

func (b *realBed) file(name, text string) error {
	return os.WriteFile(filepath.Join(b.dir, name), []byte(text), 0o600)
}

func (b *realBed) ip(n, address int) string { return fmt.Sprintf("%s.%d", b.prefix, 10*n+address) }

func (b *realBed) portNumber() int { return b.port }

func (b *realBed) dial(ctx context.Context, n, address int) (*valkey.Client, error) {
	o := valkey.Options{Address: net.JoinHostPort(b.ip(n, address), strconv.Itoa(b.port)), Timeout: patience}
	if b.guarded {
		o.Credentials = valkey.Credentials{Username: "_operator", Password: password}
	}
	return valkey.Dial(ctx, o)
}

// data is the folder of a server.
func (b *realBed) data(n int) string { return filepath.Join(b.dir, fmt.Sprint("data", n)) }

// config is what the operator renders, as far as it matters here.
func (b *realBed) config(n int, ip string) string {
	lines := []string{
		"port " + strconv.Itoa(b.port), "bind " + ip, "bind-source-addr " + ip, "dir " + b.data(n), "protected-mode no",
		"cluster-enabled yes", "cluster-config-file nodes.conf", "cluster-node-timeout " + strconv.FormatInt(b.nodeTimeout().Milliseconds(), 10),
		"cluster-allow-replica-migration no", "cluster-replica-validity-factor 0", "cluster-require-full-coverage no",
		"repl-diskless-load on-empty-db", "repl-diskless-sync yes", "repl-diskless-sync-delay 0", "save \"\"",
	}
	if b.persistent {
		lines = append(lines, "appendonly yes", "appendfsync everysec")
	}
	if !b.guarded {
		lines = append(lines, "cluster-announce-ip "+ip)
	}
	return strings.Join(lines, "\n") + "\n"
}

func (b *realBed) start(n, address int) error {
	ip := b.ip(n, address)
	run, name := filepath.Join(b.dir, fmt.Sprint("run", n)), fmt.Sprintf("valkey%d.conf", n)
	config := filepath.Join(b.dir, name)
	if err := errors.Join(os.MkdirAll(b.data(n), 0o700), os.MkdirAll(run, 0o700), b.file(name, b.config(n, ip))); err != nil {
		return err
	}
	c := exec.Command(b.server, config)
	if b.guarded {
		c = exec.Command(agentBinary, "run", "--config", config, "--credentials", filepath.Join(b.dir, "credentials"), "--data", b.data(n),
			"--run", run, "--http", net.JoinHostPort(ip, strconv.Itoa(b.port+5000)), "--node-timeout", b.nodeTimeout().String(), "--", b.server)
		c.Env = append(os.Environ(), "POD_IPS="+ip, "POD_NAME=test", "CLUSTER_NAME=test", "SHARD_INDEX=0")
	}
	if b.output[n] == nil {
		b.output[n] = &lockedBuffer{}
	}
	c.Stdout, c.Stderr = b.output[n], b.output[n]
	// The agent's server is in its group: they end together.
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := c.Start(); err != nil {
		return err
	}
	p := &process{command: c, exited: make(chan struct{})}
	go func() { _ = c.Wait(); close(p.exited) }()
	b.running[n] = p
	return nil
}

func (b *realBed) end(n int, orderly bool) error {
	p := b.running[n]
	delete(b.running, n)
	if orderly {
		_ = p.command.Process.Signal(syscall.SIGTERM)
	} else if err := p.signal(syscall.SIGKILL); err != nil {
		return err
	}
	select {
	case <-p.exited:
		return nil
	case <-time.After(20 * time.Second):
		return errors.New("the process does not end")
	}
}

// signal reaches the server, and the agent above it.
func (p *process) signal(s syscall.Signal) error { return syscall.Kill(-p.command.Process.Pid, s) }

func (b *realBed) freeze(n int, frozen bool) error {
	if frozen {
		return b.running[n].signal(syscall.SIGSTOP)
	}
	return b.running[n].signal(syscall.SIGCONT)
}

func (b *realBed) lose(n int, nodes, data bool) error {
	entries, err := os.ReadDir(b.data(n))
	if err != nil {
		return err
	}
	for _, e := range entries {
		if isNodes := e.Name() == "nodes.conf"; isNodes && nodes || !isNodes && data {
			if err := os.RemoveAll(filepath.Join(b.data(n), e.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

func (b *realBed) close() {
	for n := range b.running {
		_ = b.end(n, false)
	}
}

// logs are the last words of the servers.
func (b *realBed) logs() string {
	var text strings.Builder
	for n := 1; n <= len(b.output); n++ {
		all := strings.Split(b.output[n].String(), "\n")
		fmt.Fprintf(&text, "--- server %d\n%s\n", n, strings.Join(all[max(0, len(all)-60):], "\n"))
	}
	return text.String()
}

func (b *realBed) write(p *play, n int, keys int64) (taken bool, err error) {
	v, err := p.view(n)
	if err != nil {
		return false, err
	}
	me, _ := v.Nodes.Myself()
	if me.Slots.IsEmpty() {
		return false, nil
	}
	tag := tagOf(me.Slots)
	for range keys {
		b.written++
		err := p.do(n, func(ctx context.Context, c *valkey.Client) error {
			_, err := c.Do(ctx, "SET", fmt.Sprintf("{%s}:%d", tag, b.written), "value")
			return err
		})
		if valkey.Code(err) != "" {
			return false, nil
		}
		if err != nil {
			return false, err
		}
	}
	return true, nil
}

const (
	realLook  = 100 * time.Millisecond
	realBound = 20 * time.Second
	// realStable is how long the expected facts must last.
	realStable = 500 * time.Millisecond
)

// settle waits until the facts are what the model says, and stay so for a while.
// If they never are, it returns the last ones.
func (b *realBed) settle(p *play, hold time.Duration) (string, error) {
	hold = max(hold, realStable)
	end := time.Now().Add(max(realBound, p.bound))
	var since time.Time
	for {
		facts := p.facts()
		now := time.Now()
		switch {
		case b.expected[p.step] != facts:
			since = time.Time{}
			if now.After(end) {
				return facts, nil
			}
		case since.IsZero():
			since = now
			end = end.Add(hold)
		case now.Sub(since) >= hold:
			return facts, nil
		}
		time.Sleep(realLook)
	}
}

func (b *realBed) wait(within time.Duration, so func() bool) bool {
	for end := time.Now().Add(within); !so(); {
		if time.Now().After(end) {
			return false
		}
		time.Sleep(realLook / 4)
	}
	return true
}
