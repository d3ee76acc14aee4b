// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"maps"
	"slices"
	"strings"
)

// Rights of the system users. Each starts from nothing. AUTH, HELLO, QUIT and
// RESET need no right.
var (
	// operatorRights: to see the cluster, and to change its shape, its parameters
	// and its users. No key can be read or written with them; but who may change
	// users could give himself any right, so the password is in no Pod of a server.
	operatorRights = []string{
		"+info", "+config|get", "+config|set",
		"+acl|list", "+acl|setuser", "+acl|deluser", "+acl|log", "+client|kill",
		"+cluster|addslotsrange", "+cluster|bumpepoch", "+cluster|failover",
		"+cluster|forget", "+cluster|info", "+cluster|meet", "+cluster|nodes",
		"+cluster|replicate", "+cluster|set-config-epoch",
	}

	// replicationRights: what a replica says to its primary. SYNC is how the
	// second connection asks for the snapshot when dual-channel replication is
	// on, from 8.0 (row 116).
	replicationRights = []string{"+ping", "+psync", "+replconf", "+sync"}

	// agentRights: to see the own shard and to hand it over. Its password is in
	// every Pod.
	agentRights = []string{
		"+ping", "+info",
		"+cluster|failover", "+cluster|info", "+cluster|nodes",
	}
)

// ACL is the rules of all users of a server, each as Rules joined by spaces, by
// name.
type ACL map[string]string

// Put adds a user. It tells whether that could be: rules that do not fit into a
// line would become those of somebody else.
func (a ACL) Put(u User) bool {
	rules := u.Rules()
	if !sound(rules) || !sound([]string{u.Name}) {
		return false
	}
	a[u.Name] = strings.Join(rules, " ")
	return true
}

// File is the text of the ACL file, by name. It holds hashes, so that reading it
// from a Pod's volume gives nobody the passwords of the others.
func (a ACL) File() string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(a)) {
		b.WriteString("user " + name + " " + a[name] + "\n")
	}
	return b.String()
}

// ParseACL reads an ACL file as File writes it. Other lines are left out.
func ParseACL(file []byte) ACL {
	a := ACL{}
	for line := range strings.Lines(string(file)) {
		kind, user, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		name, rules, found := strings.Cut(user, " ")
		if kind == "user" && found && name != "" && sound(strings.Split(rules, " ")) {
			a[name] = rules
		}
	}
	return a
}

// BasicACL is the users that a cluster has without any declaration.
func BasicACL(k Credentials) ACL {
	a := ACL{}
	for _, u := range append(SystemUsers(k), DefaultUser(k.DefaultHashes())) {
		a.Put(u)
	}
	return a
}
