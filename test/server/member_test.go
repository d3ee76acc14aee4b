// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

const (
	password    = `p "quoted" \ and #odd`
	nodeTimeout = 2 * time.Second
)

// member is one agent with its server, as in a Pod. Its folders outlive it.
type member struct {
	t          *testing.T
	server, ip string
	port, http int
	dir        string
	config     []string
	command    *exec.Cmd
	log        *lockedBuffer
	exited     chan error
}

type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// newMember makes the folders of a member; start starts it.
func newMember(t *testing.T, server, ip string, config ...string) *member {
	t.Helper()
	m := &member{t: t, server: server, ip: ip, port: freePort(t, ip), http: freePort(t, ip), dir: t.TempDir(), config: config, log: &lockedBuffer{}}
	for _, folder := range []string{"data", "run", "credentials"} {
		if err := os.Mkdir(filepath.Join(m.dir, folder), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	m.write("credentials/agent", password)
	m.write("credentials/replication", password)
	m.write("credentials/users.acl", users().File())
	text := []string{
		"port " + strconv.Itoa(m.port), "bind " + ip, "dir " + filepath.Join(m.dir, "data"), "cluster-enabled yes",
		"cluster-config-file nodes.conf", "cluster-node-timeout " + strconv.FormatInt(nodeTimeout.Milliseconds(), 10),
		"repl-diskless-sync-delay 0", "cluster-require-full-coverage no", "cluster-allow-replica-migration no", "enable-debug-command yes", "busy-reply-threshold 200",
	}
	m.write("valkey.conf", strings.Join(append(text, config...), "\n")+"\n")
	t.Cleanup(func() {
		m.kill(syscall.SIGKILL)
		if t.Failed() {
			t.Logf("member on port %d:\n%s", m.port, m.log)
		}
	})
	return m
}

// basicACL is the users of a cluster, with one password.
func basicACL() resources.ACL {
	return resources.BasicACL(resources.Credentials{Passwords: resources.Passwords{Default: password, Operator: password, Replication: password, Agent: password}})
}

// users are these where the tests may do everything as the operator.
func users() resources.ACL {
	acl := basicACL()
	acl[v1alpha1.UserOperator] = acl[v1alpha1.UserDefault]
	return acl
}

func (m *member) write(name, text string) {
	m.t.Helper()
	if err := os.WriteFile(filepath.Join(m.dir, name), []byte(text), 0o600); err != nil {
		m.t.Fatal(err)
	}
}

func (m *member) start(flags ...string) {
	m.t.Helper()
	args := append([]string{
		"run", "--config", filepath.Join(m.dir, "valkey.conf"), "--credentials", filepath.Join(m.dir, "credentials"),
		"--data", filepath.Join(m.dir, "data"), "--run", filepath.Join(m.dir, "run"),
		"--http", net.JoinHostPort(m.ip, strconv.Itoa(m.http)), "--node-timeout", nodeTimeout.String(),
	}, flags...)
	m.command = exec.Command(agentBinary, append(args, "--", m.server)...)
	m.command.Env = append(os.Environ(), "POD_IPS="+m.ip, "POD_NAME=test", "CLUSTER_NAME=test", "SHARD_INDEX=0")
	m.command.Stdout, m.command.Stderr = m.log, m.log
	if err := m.command.Start(); err != nil {
		m.t.Fatal(err)
	}
	m.exited = make(chan error, 1)
	go func(c *exec.Cmd, exited chan error) { exited <- c.Wait() }(m.command, m.exited)
}

// serverPID finds the server below the agent.
func (m *member) serverPID() int {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/children", m.command.Process.Pid, m.command.Process.Pid))
	if pids := strings.Fields(string(text)); err == nil && len(pids) > 0 {
		pid, _ := strconv.Atoi(pids[0])
		return pid
	}
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", m.command.Process.Pid))
	for _, path := range threads {
		text, _ := os.ReadFile(path)
		if pids := strings.Fields(string(text)); len(pids) > 0 {
			pid, _ := strconv.Atoi(pids[0])
			return pid
		}
	}
	return 0
}

// kill ends the agent's and the server's process at once, as a container's end
// does, and waits for it.
func (m *member) kill(sig syscall.Signal) {
	if m.command == nil {
		return
	}
	if pid := m.serverPID(); pid > 0 {
		_ = syscall.Kill(pid, sig)
		_ = syscall.Kill(pid, syscall.SIGCONT)
	}
	if sig == syscall.SIGKILL {
		_ = m.command.Process.Kill()
	}
	<-m.exited
	m.command = nil
}

// stop asks the agent to stop, and returns its exit code.
func (m *member) stop() int {
	m.t.Helper()
	c := m.command
	_ = c.Process.Signal(syscall.SIGTERM)
	return m.wait()
}

// wait waits for the agent's end, and returns its exit code.
func (m *member) wait() int {
	m.t.Helper()
	c := m.command
	select {
	case <-m.exited:
	case <-time.After(30 * time.Second):
		m.t.Fatal("the agent does not end")
	}
	m.command = nil
	return c.ProcessState.ExitCode()
}

// crash kills the server alone: the agent ends with its code, and is started
// again as the kubelet would.
func (m *member) crash() {
	m.t.Helper()
	if err := syscall.Kill(m.serverPID(), syscall.SIGKILL); err != nil {
		m.t.Fatal(err)
	}
	if code := m.wait(); code != 137 {
		m.t.Errorf("the agent ended with code %d, want the server's 137", code)
	}
	m.start()
}

func (m *member) address() string { return net.JoinHostPort(m.ip, strconv.Itoa(m.port)) }

func (m *member) dial(ctx context.Context) (*valkey.Client, error) {
	return valkey.Dial(ctx, valkey.Options{Address: m.address(), Credentials: valkey.Credentials{Username: "_operator", Password: password}})
}

// do runs a command on the server.
func (m *member) do(f func(context.Context, *valkey.Client) error) error {
	c, err := m.dial(m.t.Context())
	if err != nil {
		return err
	}
	defer c.Close()
	return f(m.t.Context(), c)
}

func (m *member) must(f func(context.Context, *valkey.Client) error) {
	m.t.Helper()
	if err := m.do(f); err != nil {
		m.t.Fatalf("member on port %d: %v", m.port, err)
	}
}

// view returns the server's view, empty when there is none.
func (m *member) view() (v valkey.View) {
	_ = m.do(func(ctx context.Context, c *valkey.Client) (err error) {
		v, err = c.View(ctx)
		return err
	})
	return v
}

func (m *member) me() valkey.NodeEntry {
	e, _ := m.view().Nodes.Myself()
	return e
}

// probe returns the status and the words of a probe.
func (m *member) probe(path string) (int, string) {
	r, err := http.NewRequestWithContext(m.t.Context(), http.MethodGet, "http://"+net.JoinHostPort(m.ip, strconv.Itoa(m.http))+path, nil)
	if err != nil {
		return 0, err.Error()
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, err.Error()
	}
	defer func() { _ = answer.Body.Close() }()
	body, err := io.ReadAll(answer.Body)
	return answer.StatusCode, string(body) + fmt.Sprint(errors.Join(err))
}

func (m *member) ok(path string) bool {
	code, _ := m.probe(path)
	return code == http.StatusOK
}

// ports counts the ports that were handed out.
var ports atomic.Int32

// freePort gives each port once in the life of the process, since a member leaves
// its own while it restarts. Its bus port is 10000 above; both are below the range
// from which the kernel takes ports for outgoing connections.
func freePort(t *testing.T, ip string) int {
	t.Helper()
	for range 10000 {
		port := 10000 + int(ports.Add(1))%10000
		if free(t, ip, port) && free(t, ip, port+10000) {
			return port
		}
	}
	t.Fatal("no port is free")
	return 0
}

func free(t *testing.T, ip string, port int) bool {
	t.Helper()
	l, err := new(net.ListenConfig).Listen(t.Context(), "tcp", net.JoinHostPort(ip, strconv.Itoa(port)))
	if err != nil {
		return false
	}
	return l.Close() == nil
}
