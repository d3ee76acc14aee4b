// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package sim

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey/valkeytest"
)

// filesEvery is how often a kubelet brings the files of a Pod up to date by itself.
const filesEvery = 90 * time.Second

// passwords are the generated ones in a world that has some: what is in the Secret, and
// what a user asks for.
type passwords struct {
	secret resources.Credentials
	asked  string
	made   int
	// read are servers that have just read the users of a generation.
	read map[int64]*valkeytest.Server
}

// mounted is what a Pod's volume has of the Secret.
type mounted struct {
	files resources.Credentials
	at    time.Duration
	// told is the generation for which the kubelet is to look, heeded that for which it
	// did.
	told, heeded string
}

// AskPasswords is a user's request for new passwords.
func (w *World) AskPasswords() {
	w.passwords.asked = "request " + strconv.Itoa(w.steps)
	w.log("FAULT a user asks for new passwords")
}

func (w *World) fresh() resources.Passwords {
	w.passwords.made++
	n := strconv.Itoa(w.passwords.made)
	return resources.Passwords{Default: "d" + n, Operator: "o" + n, Replication: "r" + n, Agent: "a" + n}
}

// wantedUsers are the users of a generation in the words of the servers.
func (w *World) wantedUsers() map[string]string { return w.reads(w.passwords.secret).Users() }

// reads is a server that has just read the users of a generation.
func (w *World) reads(k resources.Credentials) *valkeytest.Server {
	if s := w.passwords.read[k.Generation]; s != nil {
		return s
	}
	s := &valkeytest.Server{}
	w.passwords.read[k.Generation] = s
	if err := s.LoadUsers(resources.BasicACL(k).File()); err != nil {
		w.violate("no server would start with the users of generation %d: %v", k.Generation, err)
	}
	return s
}

// mount brings the files of a Pod up to date where its kubelet does.
func (w *World) mount(p *pod) {
	if !w.Passwords || p.host == nil || !p.host.works() || w.now < w.apiDownTo {
		return
	}
	m := &p.mounted
	if m.files.Generation == 0 || m.told != m.heeded && w.rng.IntN(4) == 0 || w.now-m.at >= filesEvery {
		m.files, m.at, m.heeded = w.passwords.secret, w.now, m.told
	}
}

// admitUsers is what a server reads of its Pod's files when it starts.
func (w *World) admitUsers(p *pod) {
	if !w.Passwords {
		return
	}
	acl := resources.BasicACL(p.mounted.files)
	if err := p.server.LoadUsers(acl.File()); err != nil {
		w.violate("Pod %s cannot start: %v", p.name, err)
	}
	if err := p.server.ConfigSet("primaryauth", p.mounted.files.Replication); err != nil {
		w.violate("Pod %s cannot start: %v", p.name, err)
	}
}

// observePasswords is what the operator sees of passwords.
func (w *World) observePasswords(s *plan.State) {
	if !w.Passwords {
		return
	}
	k := w.passwords.secret
	s.Users = &plan.Users{}
	s.Rotation = &plan.Rotation{
		Generation: k.GenerationText(), Began: k.Rotated, Ever: k.Generation > 1, Asked: w.passwords.asked, Served: k.Request,
	}
	switch {
	case k.Adding():
		s.Rotation.Phase = plan.RotationAdded
	case k.Switched():
		s.Rotation.Phase = plan.RotationSwitched
	}
	want := w.wantedUsers()
	for i := range s.Members {
		m := &s.Members[i]
		p := w.pod(v1alpha1.PodName(m.Name))
		if p != nil && m.Pod != nil && p.uid == m.Pod.UID {
			m.Pod.Credentials = p.mounted.told
		}
		if m.Server == nil {
			continue
		}
		server := w.valkey.At(m.Pod.IP)
		m.Users = &plan.ServerUsers{}
		have := server.Users()
		for _, name := range slices.Sorted(maps.Keys(want)) {
			if have[name] != want[name] {
				m.Users.Wrong = append(m.Users.Wrong, name)
			}
		}
		if s.Rotation.Phase != plan.RotationIdle && p != nil {
			m.Credentials = &plan.Credentials{
				Generation:  p.mounted.files.GenerationText(),
				PrimaryAuth: k.Switched() && server.ConfigGet("primaryauth") == k.Replication,
			}
		}
	}
}

// rotate carries out what concerns passwords.
func (w *World) rotate(a plan.Action) error {
	switch a := a.(type) {
	case plan.RotatePasswords:
		return w.step(a)
	case plan.SetPrimaryAuth:
		return w.on(a.On, func(s *valkeytest.Server) error { return s.ConfigSet("primaryauth", w.passwords.secret.Replication) })
	case plan.RefreshPod:
		if p := w.pod(a.Pod); p != nil && p.uid == a.UID {
			p.mounted.told = a.Generation
		}
		return nil
	case plan.SetUsers:
		return w.on(a.On, func(s *valkeytest.Server) error {
			for _, name := range a.Set {
				s.SetUser(name, w.wantedUsers()[name])
			}
			return nil
		})
	default:
		w.violate("the world does not know the action %T", a)
		return nil
	}
}

// step is a write of the Secret, which is refused when it has changed since.
func (w *World) step(a plan.RotatePasswords) error {
	k := w.passwords.secret
	if a.Generation != k.GenerationText() {
		return fmt.Errorf("the Secret is of generation %d", k.Generation)
	}
	to := k.Finish()
	switch a.Step {
	case plan.RotationAdd:
		to = k.Begin(w.fresh(), w.time(), w.passwords.asked)
	case plan.RotationSwitch:
		to = k.Switch()
	case plan.RotationDrop:
	}
	if !k.Precedes(to) {
		w.violate("%s does not follow generation %d", a, k.Generation)
	}
	w.passwords.secret = to
	return nil
}

// checkAdmission: whatever happens next, nobody is locked out: not the operator, no
// replica that connects anew, no agent, also when a server starts again with the files
// that its Pod has.
func (w *World) checkAdmission() {
	if !w.Passwords {
		return
	}
	k := w.passwords.secret
	for _, n := range w.nodes {
		p, s := w.podOf(n), w.serverOf(n)
		if s == nil {
			continue
		}
		again := w.reads(p.mounted.files)
		for _, server := range []*valkeytest.Server{s, again} {
			if !server.Admits(v1alpha1.UserOperator, k.Operator) && !server.Admits(v1alpha1.UserOperator, k.Previous.Operator) {
				w.violate("%s does not let the operator in at generation %d", n.name, k.Generation)
			}
			for _, o := range w.nodes {
				q, other := w.podOf(o), w.serverOf(o)
				if other == nil {
					continue
				}
				for _, password := range []string{other.ConfigGet("primaryauth"), q.mounted.files.Replication} {
					if !server.Admits(v1alpha1.UserReplication, password) {
						w.violate("%s does not let %s in as a replica at generation %d", n.name, o.name, k.Generation)
					}
				}
				if !server.Admits(v1alpha1.UserAgent, q.mounted.files.Agent) {
					w.violate("%s does not let the agent of %s in at generation %d", n.name, o.name, k.Generation)
				}
			}
		}
	}
}

// passwordsAtRest: what was asked for last is done, and every server has it.
func (w *World) passwordsAtRest() error {
	if !w.Passwords {
		return nil
	}
	k := w.passwords.secret
	if k.Request != w.passwords.asked || k.Adding() || k.Switched() {
		return fmt.Errorf("the rotation %q is not over: it is %q at generation %d", w.passwords.asked, k.Request, k.Generation)
	}
	for _, n := range w.nodes {
		if s := w.serverOf(n); s != nil && !w.leftBehind(n) && !maps.Equal(s.Users(), w.wantedUsers()) {
			return fmt.Errorf("%s has other users than those of generation %d", n.name, k.Generation)
		}
	}
	return nil
}
