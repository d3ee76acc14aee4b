// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	corev1ac "k8s.io/client-go/applyconfigurations/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// ConfigKey is the key of valkey.conf in a revision's ConfigMap, and the file's
// name in the Pod.
const ConfigKey = "valkey.conf"

// MaxMemory is the directive that bounds a server's data.
const MaxMemory = "maxmemory"

// Directive is one line of valkey.conf.
type Directive struct {
	Name, Value string
}

// ownedDirectives are those that the operator sets, and nobody else, each with
// its reason. What holds for one Pod alone (the announced address, the ACL file,
// the credentials of replication) is added by the agent when it starts the
// server.
func ownedDirectives(t Template) []Directive {
	return []Directive{
		// Shards are declared: a replica must not wander to another shard when
		// that one has lost its own. The operator repairs that one.
		{"cluster-allow-replica-migration", "no"},
		// The server's own file with its identity and its view. It lives beside
		// the data, because the identity must live as long as the data.
		{"cluster-config-file", "nodes.conf"},
		{"cluster-enabled", "yes"},
		{"cluster-node-timeout", strconv.Itoa(int(t.NodeTimeoutMilliseconds))},
		// Any replica may take over, however long its link was down: with the
		// default factor a shard whose primary was lost after a long partition
		// stays without one until somebody comes. The operator ranks replicas by
		// their offsets before it stops anything by itself.
		{"cluster-replica-validity-factor", "0"},
		{"cluster-replica-no-failover", "no"},
		// A shard that is lost takes its own keys away, not those of all others
		// (row 142). The server's default, yes, turns one lost shard into an
		// outage of the whole cluster; clients get CLUSTERDOWN for the missing
		// slots either way, and Ready tells people that slots are missing.
		{"cluster-require-full-coverage", "no"},
		// The agent is the parent of the server and waits for it.
		{"daemonize", "no"},
		{"dir", DataDir},
		{"port", strconv.Itoa(v1alpha1.PortClient)},
		// It guards servers without a password from outside access; here every
		// user has one, and every client comes from outside.
		{"protected-mode", "no"},
	}
}

// defaultDirectives are better defaults for this place than the server's own.
// The user's config goes before them.
func defaultDirectives(t Template) []Directive {
	directives := []Directive{
		// A replica that has nothing reads the primary's data straight from the
		// network; one that has data keeps it until the new data is complete.
		{"repl-diskless-load", "on-empty-db"},
		{"repl-diskless-sync", "yes"},
		// The server's default waits five seconds for more replicas to come
		// along. Each shard has few, and a new replica is redundancy that is
		// missing now.
		{"repl-diskless-sync-delay", "0"},
	}
	if limit := t.Resources.Limits.Memory().Value(); limit > 0 {
		// A server without a bound grows until its limit kills it.
		directives = append(directives, Directive{MaxMemory, strconv.FormatInt(v1alpha1.RoomFor(limit), 10)})
	}
	if t.Persistent {
		// At most a second of writes is lost when all members of a shard stop at
		// once. Snapshots stay as the server has them by default.
		return append(directives,
			Directive{"appendfsync", "everysec"},
			Directive{"appendonly", "yes"},
		)
	}
	// Files would not outlive the Pod: writing them is only cost. The data's
	// safety is in the replicas.
	return append(directives,
		Directive{"appendonly", "no"},
		// What a full sync through a file leaves behind would be loaded at the next
		// start, however old it is by then.
		Directive{"rdb-del-sync-files", "yes"},
		Directive{"save", ""},
	)
}

// userClusterDirectives are the cluster-* directives that are left to users.
var userClusterDirectives = []string{
	"cluster-blacklist-ttl", "cluster-link-sendbuf-limit",
	"cluster-manual-failover-timeout", "cluster-slot-stats-enabled",
}

// reservedDirectives are those that users may not set, beside cluster-* and
// tls-*. Admission refuses them with the reason; an object that was admitted by
// an older schema must not get past it either (row 16).
var reservedDirectives = []string{
	"acl-pubsub-default", "aclfile", "appenddirname", "appendfilename", "bind",
	"daemonize", "dbfilename", "dir", "enable-debug-command",
	"enable-module-command", "enable-protected-configs", "import-mode", "include",
	"loadmodule", "logfile", "masterauth", "masteruser", "pidfile", "port",
	"primaryauth", "primaryuser", "protected-mode", "rdma-bind", "rdma-port",
	"rename-command", "replica-announce-ip", "replica-announce-port", "replicaof",
	"requirepass", "shutdown-on-sigint", "shutdown-on-sigterm",
	"slave-announce-ip", "slave-announce-port", "slaveof", "supervised",
	"syslog-enabled", "syslog-facility", "syslog-ident", "unixsocket",
	"unixsocketperm", "user",
}

// Reserved tells whether users may not set a directive, in any letter case.
func Reserved(directive string) bool {
	name := strings.ToLower(directive)
	switch {
	case strings.HasPrefix(name, "cluster-"):
		return !slices.Contains(userClusterDirectives, name)
	case strings.HasPrefix(name, "tls-"):
		return true
	default:
		return slices.Contains(reservedDirectives, name)
	}
}

// SortedDirectives is the whole configuration of a template, by name: the
// operator's own, the user's, and the defaults that the user left alone.
func SortedDirectives(t Template) []Directive {
	byName := map[string]string{}
	for _, d := range defaultDirectives(t) {
		byName[d.Name] = d.Value
	}
	// In order, so that names that differ only in letter case give the same
	// result each time.
	for _, name := range slices.Sorted(maps.Keys(t.Config)) {
		if !Reserved(name) {
			byName[strings.ToLower(name)] = t.Config[name]
		}
	}
	for _, d := range ownedDirectives(t) {
		byName[d.Name] = d.Value
	}
	directives := make([]Directive, 0, len(byName))
	for name, value := range byName {
		directives = append(directives, Directive{Name: name, Value: value})
	}
	slices.SortFunc(directives, func(a, b Directive) int { return cmp.Compare(a.Name, b.Name) })
	return directives
}

// A server is missed when its answer to a ping is overdue by the node timeout. By itself
// Valkey pings a peer again after half of that, so that one that hangs or loses power
// is missed after up to one and a half node timeouts. It is pinged more often here: as
// often as makes pingsPerSecond in all for each server, whose cost is then the same in
// clusters of all sizes, but no more often than each pingMin.
const (
	pingsPerSecond = 50
	pingMin        = 100 * time.Millisecond
)

// clusterDirectives are those that follow from the cluster, not from its template: a
// change of them rolls nothing.
func clusterDirectives(c *v1alpha1.ValkeyCluster, t Template) []Directive {
	var directives []Directive
	peers := c.Spec.Shards*(1+c.Spec.ReplicasOrDefault()) - 1
	interval := max(time.Duration(peers)*time.Second/pingsPerSecond, pingMin)
	if 2*interval < time.Duration(t.NodeTimeoutMilliseconds)*time.Millisecond {
		directives = append(directives, Directive{"cluster-ping-interval", strconv.FormatInt(interval.Milliseconds(), 10)})
	}
	return directives
}

// ServerConfig is the text of valkey.conf. Both sides of a line are quoted: a
// name with odd bytes is then an unknown directive, and nothing worse.
func ServerConfig(c *v1alpha1.ValkeyCluster, t Template) string {
	var b strings.Builder
	b.WriteString("# Written by the operator. Change spec.config of the ValkeyCluster instead.\n")
	for _, d := range append(clusterDirectives(c, t), SortedDirectives(t)...) {
		b.WriteString(Quote(d.Name))
		b.WriteByte(' ')
		b.WriteString(Quote(d.Value))
		b.WriteByte('\n')
	}
	return b.String()
}

// ConfigMap holds the valkey.conf of a revision and has the revision's name. It
// is immutable, so a ConfigMap that is there is left as it is.
func ConfigMap(c *v1alpha1.ValkeyCluster, t Template) *corev1ac.ConfigMapApplyConfiguration {
	hash := t.Hash()
	return corev1ac.ConfigMap(v1alpha1.RevisionName(c.Name, hash), c.Namespace).
		WithLabels(withLabel(Labels(c.Name, c.UID), v1alpha1.LabelRevision, hash)).
		WithOwnerReferences(clusterOwnerAC(c)).
		WithImmutable(true).
		WithData(map[string]string{ConfigKey: ServerConfig(c, t)})
}
