// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

// Users is what is known of the users that the servers are to have.
type Users struct {
	// Declared is how many there are in the declaration.
	Declared int
	// Problems are about those that cannot be as they are declared; each of them
	// has what it had, or is disabled, and the others are as declared.
	Problems []UserProblem
}

// UserProblem is why a user is not as declared.
type UserProblem struct {
	// Reason in one word; Message names the user and, where a server refused its
	// rules, has the server's words.
	User, Reason, Message string
}

// ServerUsers is what was found when a server's users were compared with those
// that it is to have.
type ServerUsers struct {
	// Untried are users with rules that no server of this version has been asked
	// about yet: whether it takes them, and in which words it writes them.
	Untried []string
	// Wrong are users that are missing, or have other rules. Extra are users that
	// it is not to have.
	Wrong, Extra []string
	// Failed is why the last attempt to read or to change them failed; Held, that
	// it is too early for the next one.
	Failed string
	Held   bool
}

// asWanted: the server has exactly the users that it is to have.
func (u *ServerUsers) asWanted() bool {
	return len(u.Untried)+len(u.Wrong)+len(u.Extra) == 0 && u.Failed == ""
}

// TryUsers gives the rules of users to disabled ones of other names for a moment,
// to learn whether the server takes them, and in which words it writes them.
type TryUsers struct {
	On    Target
	Users []string
}

// SetUsers gives users their rules on one server, and removes others.
type SetUsers struct {
	On         Target
	Set, Extra []string
}
