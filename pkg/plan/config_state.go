// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

// Config is what is known of the configuration that the servers are to have.
type Config struct {
	// Declared is how many directives there are in the declaration.
	Declared int
	// Refused are declared directives that servers refuse: they keep what they had.
	Refused []RefusedDirective
}

// RefusedDirective is a directive of the declaration with why it is refused, in a
// sentence that names the field and has the server's words.
type RefusedDirective struct {
	Name, Message string
}

// ServerConfig is what was found when a server's configuration was compared with that
// which it is to have. What a server takes only when it starts is not compared: the
// revision of its Pod tells.
type ServerConfig struct {
	// Untried are directives of which no server of this version has been asked whether
	// it takes them while it runs, and in which words it shows the value.
	Untried []string
	// Wrong are directives that have another value.
	Wrong []string
	// Failed is why the last attempt to read or to change them failed; Held, that it is
	// too early for the next one.
	Failed string
	Held   bool
}

func (c *ServerConfig) asWanted() bool {
	return len(c.Untried)+len(c.Wrong) == 0 && c.Failed == ""
}

// TryConfig asks one server whether it takes directives while it runs: all of them at
// once, and each by itself where it does not take them all.
type TryConfig struct {
	On         Target
	Directives []string
}

// SetConfig gives one server values that another of its version has taken.
type SetConfig struct {
	On         Target
	Directives []string
}
