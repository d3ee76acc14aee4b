// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkeytest

import (
	"errors"
	"fmt"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/slots"
)

// ErrUnreachable is the error of a command to a server that does not answer.
var ErrUnreachable = errors.New("i/o timeout")

// ErrLoading is the error of a command to a server that is loading.
var ErrLoading = errors.New("LOADING Valkey is loading the dataset in memory")

func (s *Server) ready() error {
	if !s.Answers() {
		return ErrUnreachable
	}
	if s.Loading() {
		return ErrLoading
	}
	return nil
}

// Meet is CLUSTER MEET. It does nothing while the two are introducing
// themselves.
func (s *Server) Meet(ip string) error {
	if err := s.ready(); err != nil {
		return err
	}
	if ip == "" {
		return errors.New("ERR Invalid node address specified")
	}
	if !s.shaking(ip) {
		s.addPeer(&peer{id: s.c.newID(), ip: ip, primary: true, handshake: true, meet: true})
	}
	return nil
}

// SetConfigEpoch is CLUSTER SET-CONFIG-EPOCH.
func (s *Server) SetConfigEpoch(epoch uint64) error {
	if err := s.ready(); err != nil {
		return err
	}
	if len(s.peers) > 0 {
		return errors.New("ERR The user can assign a config epoch only when the node does not know any other node")
	}
	if s.epoch != 0 {
		return errors.New("ERR Node config epoch is already non-zero")
	}
	s.epoch = epoch
	s.currentEpoch = max(s.currentEpoch, epoch)
	s.slotChange++
	return nil
}

// BumpEpoch is CLUSTER BUMPEPOCH.
func (s *Server) BumpEpoch() error {
	if err := s.ready(); err != nil {
		return err
	}
	highest := max(s.epoch, s.currentEpoch)
	for _, p := range s.peers {
		highest = max(highest, p.epoch)
	}
	if s.epoch == 0 || s.epoch != highest {
		s.currentEpoch++
		s.epoch = s.currentEpoch
		s.slotChange++
	}
	return nil
}

// AddSlots is CLUSTER ADDSLOTS.
func (s *Server) AddSlots(set slots.Set) error {
	if err := s.ready(); err != nil {
		return err
	}
	if set.IsEmpty() {
		return errors.New("ERR wrong number of arguments")
	}
	if !s.primary {
		return errors.New("ERR a replica cannot own slots")
	}
	if s.slots != nil && s.slots.Overlaps(&set) {
		return fmt.Errorf("ERR Slot %s is already busy", s.slots.Intersect(set))
	}
	for _, p := range s.peers {
		if p.slots != nil && p.slots.Overlaps(&set) {
			return fmt.Errorf("ERR Slot %s is already busy", p.slots.Intersect(set))
		}
	}
	if s.slots == nil && s.data.Lineage == 0 {
		s.data = s.c.newLineage()
	}
	s.slots = union(s.slots, &set)
	s.slotChange++
	return nil
}

// Replicate is CLUSTER REPLICATE.
func (s *Server) Replicate(id string) error {
	if err := s.ready(); err != nil {
		return err
	}
	h := s.c.handles[id]
	if h == s.id {
		return errors.New("ERR Can't replicate myself")
	}
	p := s.peer(h)
	if p == nil || p.handshake {
		return fmt.Errorf("ERR Unknown node %s", id)
	}
	if !p.primary {
		return errors.New("ERR I can only replicate a master, not a replica")
	}
	if s.primary && (s.slots != nil || s.data.Writes > 0) {
		return errors.New("ERR To set a master the node must be empty and without assigned slots")
	}
	s.follow(h)
	return nil
}

// Forget is CLUSTER FORGET: the entry goes, its slots become nobody's in this
// view, and the ID is refused for a minute.
func (s *Server) Forget(id string) error {
	if err := s.ready(); err != nil {
		return err
	}
	h := s.c.handles[id]
	if h == s.id {
		return errors.New("ERR I tried hard but I can't forget myself")
	}
	if s.peer(h) == nil {
		return fmt.Errorf("ERR Unknown node %s", id)
	}
	if !s.primary && s.primaryOf == h {
		return errors.New("ERR Can't forget my master!")
	}
	s.banned[h] = s.c.now + banTime
	s.dropPeer(h)
	return nil
}

// Failover is CLUSTER FAILOVER. It only begins: what follows is seen later.
func (s *Server) Failover(mode FailoverMode) error {
	if err := s.ready(); err != nil {
		return err
	}
	if s.primary {
		return errors.New("ERR You should send CLUSTER FAILOVER to a replica")
	}
	p := s.peer(s.primaryOf)
	if p == nil {
		return errors.New("ERR I'm a replica but my master is unknown to me")
	}
	if mode == Graceful && (p.failed || !p.linked) {
		return errors.New("ERR Master is down or failed, please use CLUSTER FAILOVER FORCE")
	}
	if mode == Takeover {
		s.currentEpoch++
		s.promote(s.currentEpoch)
		return nil
	}
	s.mf = manualFailover{mode: mode, begun: true, until: s.c.now + 5*time.Second}
	return nil
}
