// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// The files in the folder of credentials, and the users that they are for.
const (
	usersFile       = "users.acl"
	agentFile       = "agent"
	replicationFile = "replication"
	generationFile  = "generation"

	userAgent       = "_agent"
	userReplication = "_replication"
)

// Options are what the agent is told by its flags and its environment.
type Options struct {
	// Command is the server's binary and its arguments; the configuration that
	// the agent writes is put before the arguments.
	Command []string
	// Config is the rendered configuration, which is included.
	Config string
	// Live is the file with the directives that were changed since the Pod's revision
	// was recorded, as JSON; empty, or no such file, where there are none.
	Live string
	// Credentials is the folder with users.acl, agent, replication and generation. The
	// kubelet replaces all of them at once.
	Credentials string
	// Data is the server's working folder, Run a private one of the agent.
	Data, Run string
	// HTTP is the address of the probes and the metrics.
	HTTP string
	// BusPort is the port of the cluster's bus; 0 is Valkey's usual one, 10000 above
	// that for clients. It comes with the Pod and not with the configuration, which
	// the kubelet may have kept from a former cluster of the same name.
	BusPort int
	// NodeTimeout is the cluster's.
	NodeTimeout time.Duration
	// HandoverTimeout bounds the hand-over.
	HandoverTimeout time.Duration
	// PodIPs are the Pod's addresses, separated by commas; of them the first one
	// of IPFamily (IPv4 or IPv6) is announced, or simply the first one.
	PodIPs, IPFamily string
	// PodName, Cluster and Shard are for the log and the metrics only.
	PodName, Cluster, Shard string
	// Log is where the agent tells what it does.
	Log *slog.Logger

	// barred leaves the user of replication out: see bar.
	barred bool
}

// announced returns the address that the other servers shall use. An address
// that is none, such as a reference that nobody has replaced, must stop the
// server here: it would else tell it to the whole cluster.
func (o *Options) announced() (netip.Addr, error) {
	var wrong []error
	for text := range strings.SplitSeq(o.PodIPs, ",") {
		ip, err := netip.ParseAddr(strings.TrimSpace(text))
		switch {
		case err != nil:
			wrong = append(wrong, fmt.Errorf("%q is no IP address", text))
		case ip.Zone() != "" || ip.IsUnspecified() || ip.IsMulticast():
			wrong = append(wrong, fmt.Errorf("%q is no address that others can use", text))
		case o.IPFamily == "", (o.IPFamily == "IPv6") == ip.Is6():
			return ip, errors.Join(wrong...)
		}
	}
	if wrong != nil {
		return netip.Addr{}, fmt.Errorf("the addresses of the Pod, in POD_IPS, are wrong: %w", errors.Join(wrong...))
	}
	return netip.Addr{}, fmt.Errorf("the Pod has no address of family %s, but %s in POD_IPS", o.IPFamily, o.PodIPs)
}

// password reads one of the passwords.
func (o *Options) password(file string) (string, error) {
	text, err := os.ReadFile(filepath.Join(o.Credentials, file))
	if err != nil {
		return "", fmt.Errorf("read the password: %w", err)
	}
	return strings.TrimRight(string(text), "\r\n"), nil
}

// remote returns the options for connecting to a server as the agent's user.
// The password is read each time, since it may have been changed.
func (o *Options) remote(address string, timeout time.Duration) (valkey.Options, error) {
	password, err := o.password(agentFile)
	if err != nil {
		return valkey.Options{}, err
	}
	return valkey.Options{
		Address:     address,
		Credentials: valkey.Credentials{Username: userAgent, Password: password},
		Timeout:     timeout,
		Name:        "valkey-agent",
	}, nil
}

// localAddress is where the agent's own server listens.
func localAddress(ip netip.Addr, port string) string {
	if ip.Is6() {
		return net.JoinHostPort("::1", port)
	}
	return net.JoinHostPort("127.0.0.1", port)
}

// checkWritable fails when the server could not write its files: it would find
// out only with its first save, and refuse writes from then on. A full disk is
// no reason not to start: the server can be read, and make room.
func checkWritable(folder string) error {
	f, err := os.CreateTemp(folder, ".valkey-agent-*")
	if isFull(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("the server's folder cannot be written by user %d, group %d (is the Pod's fsGroup set?): %w", os.Getuid(), os.Getgid(), err)
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

// isFull tells whether something failed for want of space.
func isFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}
