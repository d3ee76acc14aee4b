// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"cmp"
	"maps"
)

// InPlace says which parts of a declaration the Pods of a revision take while they
// run. The zero value: none, so that every difference needs new Pods.
//
// A revision's hash is the name of the template that was recorded, for good. What
// has been changed in place since is in no revision: it has a place of its own,
// from which Pods that start later get it.
type InPlace struct {
	// Directive tells whether a directive takes the declared value, or none where it
	// is not declared any more; nil means that none does.
	Directive func(name string) bool
	// Resources: amounts of CPU and memory.
	Resources bool
}

// Adopt is the recorded template with what its Pods take in place of the declared
// one. What then still differs needs new Pods.
func (t Template) Adopt(declared Template, p InPlace) Template {
	if p.Resources && t.Resizable(declared) {
		t.Resources = declared.Resources
	}
	if p.Directive == nil {
		return t
	}
	config := maps.Clone(t.Config)
	if config == nil {
		config = map[string]string{}
	}
	for _, name := range bothKeys(t.Config, declared.Config) {
		value, wanted := declared.Config[name]
		old, had := t.Config[name]
		switch {
		case wanted == had && value == old || !p.Directive(name):
		case wanted:
			config[name] = value
		default:
			delete(config, name)
		}
	}
	t.Config = config
	return t
}

// Recorded is a revision that is recorded.
type Recorded struct {
	Hash     string
	Template Template
	// Number orders the revisions of a cluster.
	Number int64
	// Members is how many members are to be of it.
	Members int
	// InPlace is what its Pods take while they run.
	InPlace InPlace
}

// RevisionOf is the revision that is to be of a declaration: a recorded one whose
// Pods need no restart to become as declared, or that of the declaration itself. Of
// several it is the one that most members have, then the published one, then the
// last.
func RevisionOf(declared Template, recorded []Recorded, published string) string {
	hash := declared.Hash()
	var best *Recorded
	for i := range recorded {
		r := &recorded[i]
		if r.Hash != hash && r.Template.Adopt(declared, r.InPlace).Hash() != hash {
			continue
		}
		if best == nil || cmp.Or(
			cmp.Compare(r.Members, best.Members),
			cmp.Compare(one(r.Hash == published), one(best.Hash == published)),
			cmp.Compare(r.Number, best.Number),
		) > 0 {
			best = r
		}
	}
	if best == nil {
		return hash
	}
	return best.Hash
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
