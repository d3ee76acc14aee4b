// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"errors"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// NoFailover tells whether the server is kept out of elections.
func (s *Server) NoFailover() bool { return s.noFailover }

// SetNoFailover is CONFIG SET cluster-replica-no-failover, which holds for the life of
// the process. It keeps a replica from standing for election, and from nothing that it
// is told to do.
func (s *Server) SetNoFailover(on bool) error {
	if err := s.ready(); err != nil {
		return err
	}
	s.noFailover = on
	return nil
}

// answerNoFailover is CONFIG SET of that directive, which the operator owns.
func (s *Server) answerNoFailover(value string) valkey.Reply {
	switch value {
	case "yes":
		return text("OK", s.SetNoFailover(true))
	case "no":
		return text("OK", s.SetNoFailover(false))
	}
	return text("", errors.New("ERR CONFIG SET failed - argument must be 'yes' or 'no'"))
}
