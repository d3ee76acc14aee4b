// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	corev1ac "k8s.io/client-go/applyconfigurations/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// configuration is what is remembered of the configuration of a cluster's servers. All
// of it can be lost: what they have accepted is stored, and the rest is asked anew.
type configuration struct {
	mu sync.Mutex // of tried, while servers of several versions are asked
	// tried are the answers to directives, by the server's version.
	tried map[setting]answer
	// servers are what was read from each, by the UID of its Pod.
	servers map[string]*serverConfig
}

type setting struct{ version, name, value string }

type answer struct {
	valkey.Setting
	at time.Time
}

// wantedConfig is the configuration of one sync.
type wantedConfig struct {
	// declared are the declared directives; accepted, what all servers are to have:
	// those that they refuse are as they were.
	declared, accepted map[string]string
	// current is the revision that was published, and before what its Pods have.
	current string
	before  map[string]string
	// stored is what was changed in place so far.
	stored resources.LiveConfig
	// recorded are the revisions.
	recorded []resources.Recorded
	// names are the directives that servers are asked about.
	names []string
	// untried are the values, by version and directive, that a server is to be asked
	// about; set those that a member is to be given.
	untried, set map[string]map[string]string
	// undecided: some directives are being tried. The revision waits for it.
	undecided bool
}

// observeLive reads what was changed in place so far.
func (c *Controller) observeLive(seen *observation) {
	mem := &seen.mem.config
	if mem.tried == nil {
		mem.tried, mem.servers = map[setting]answer{}, map[string]*serverConfig{}
	}
	w := &wantedConfig{
		declared: seen.template.UserConfig(), before: map[string]string{}, recorded: c.recordedRevisions(seen),
		untried: map[string]map[string]string{}, set: map[string]map[string]string{},
	}
	seen.config = w
	seen.state.Config = &plan.Config{Declared: len(w.declared)}
	if live := c.liveConfig(seen); live != nil {
		w.stored = resources.LiveConfigOf(seen.cluster.UID, live.Data)
	}
	all := map[string]bool{}
	note := func(names map[string]string) {
		for name := range names {
			all[name] = true
		}
	}
	note(w.declared)
	if _, derived := resources.DefaultDirective(seen.template, resources.MaxMemory); derived {
		all[resources.MaxMemory] = true // It follows a limit that is changed in place.
	}
	most := -1
	for _, r := range w.recorded {
		if r.Members > 0 {
			note(r.Template.UserConfig())
		}
		switch {
		case r.Hash == seen.state.Status.Revision:
			most, w.current, w.before = math.MaxInt, r.Hash, seen.has(r)
		case r.Members > most:
			most, w.current, w.before = r.Members, r.Hash, seen.has(r)
		}
	}
	for _, changed := range w.stored.Changed {
		for name := range changed {
			all[name] = true
		}
	}
	for _, defaults := range w.stored.Defaults {
		note(defaults)
	}
	w.names = slices.Sorted(maps.Keys(all))
}

func (c *Controller) liveConfig(seen *observation) *corev1.ConfigMap {
	live, err := c.informers.ConfigMaps.Lister().ConfigMaps(seen.cluster.Namespace).Get(v1alpha1.LiveConfigName(seen.cluster.Name))
	if err != nil || !metav1.IsControlledBy(live, seen.cluster) {
		return nil
	}
	return live
}

// has is the user's configuration of the Pods of a revision.
func (seen *observation) has(r resources.Recorded) map[string]string {
	config := r.Template.UserConfig()
	for name, value := range seen.config.stored.Changed[r.Hash] {
		if value == nil {
			delete(config, name)
		} else {
			config[name] = *value
		}
	}
	return config
}

// taking is how servers take a directive.
type taking int

const (
	// unasked: there is no server to ask.
	unasked taking = iota
	// untried: none has been asked yet.
	untried
	// live: while they run.
	live
	// restarting: only when they start.
	restarting
	// refused: not at all.
	refused
)

// takes tells how servers of these versions take a directive with the value that it has
// in a configuration, or with the default where it has none there; with the words of one
// that refuses.
func (seen *observation) takes(versions []string, name string, config map[string]string) (taking, string) {
	if resources.NeedsRestart(name) {
		return restarting, ""
	}
	if words := seen.overfull(name, config); words != "" {
		return refused, words
	}
	out := unasked
	for _, version := range versions {
		value, known := seen.valueOf(version, name, config)
		if !known {
			return restarting, "" // new Pods have the default
		}
		a, tried := seen.mem.config.tried[setting{version, name, value}]
		switch {
		case tried && a.Refusal != "":
			return refused, fmt.Sprintf("Valkey %s says %q", version, a.Refusal)
		case !tried:
			out = untried
		case a.Restart && out != untried:
			out = restarting
		case out == unasked:
			out = live
		}
	}
	return out, ""
}

// valueOf is the value of a directive in a configuration, or its default. That of the
// server is known where the directive was not declared before; that of another version
// may be another.
func (seen *observation) valueOf(version, name string, config map[string]string) (string, bool) {
	if value, ok := seen.written(name, config); ok {
		return value, true
	}
	value, known := seen.config.stored.Defaults[version][name]
	return value, known
}

// versionsOf are the versions of the servers that run an image, or of all where it is
// empty.
func (seen *observation) versionsOf(image string) []string {
	images := map[string]string{}
	for _, r := range seen.config.recorded {
		images[r.Hash] = r.Template.Image
	}
	all := map[string]bool{}
	for i := range seen.state.Members {
		m := &seen.state.Members[i]
		if m.Server != nil && (image == "" || images[m.Pod.Revision] == image) {
			all[m.Server.Version] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}

// accept computes the configuration that all servers are to have: the declared one, but
// for what they refuse or have not been asked about. Nothing else is ever stored: a
// server could choke on it at its next start.
func (seen *observation) accept() {
	w := seen.config
	versions := seen.versionsOf(seen.template.Image)
	if len(versions) == 0 {
		versions = seen.versionsOf("")
	}
	w.accepted = maps.Clone(w.declared)
	for _, name := range seen.changes() {
		was, had := w.before[name]
		how, _ := seen.takes(versions, name, w.declared)
		_, declared := w.declared[name]
		switch {
		case how == untried:
			w.undecided = w.undecided || seen.askable(versions)
		case how != refused || !declared:
			continue
		}
		if had {
			w.accepted[name] = was
		} else {
			delete(w.accepted, name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(w.declared)) {
		if how, words := seen.takes(versions, name, w.declared); how == refused {
			seen.state.Config.Refused = append(seen.state.Config.Refused, plan.RefusedDirective{
				Name: name, Message: fmt.Sprintf("spec.config[%s]: %s; it stays as it was on all servers", name, words),
			})
		}
	}
	seen.template = withConfig(seen.template, w.accepted)
	if observed := seen.state.Status.ObservedGeneration; w.undecided && observed > 0 {
		// What is said is about what was declared before: which revision is to be of
		// this generation is not known yet.
		seen.state.Generation = observed
	}
}

// changes are the directives of which the declaration differs from what Pods have.
func (seen *observation) changes() []string {
	w, out := seen.config, []string{}
	for _, name := range w.names {
		was, had := w.before[name]
		if is, has := w.declared[name]; has != had || is != was {
			out = append(out, name)
		}
	}
	return out
}

// askable tells whether a server of one of these versions can be asked soon.
func (seen *observation) askable(versions []string) bool {
	return slices.ContainsFunc(seen.state.Members, func(m plan.Member) bool {
		return m.Server != nil && m.Config != nil && !m.Config.Held && !m.Pod.Deleting && slices.Contains(versions, m.Server.Version)
	})
}

// withConfig is a template with another configuration. Directives that it has already
// keep the way in which their names are written.
func withConfig(t resources.Template, config map[string]string) resources.Template {
	left, out := maps.Clone(config), map[string]string{}
	for name, value := range t.Config {
		wanted, ok := config[strings.ToLower(name)]
		switch {
		case resources.Reserved(name):
			out[name] = value
		case ok:
			out[name] = wanted
			delete(left, strings.ToLower(name))
		}
	}
	maps.Copy(out, left)
	t.Config = out
	return t
}

// inPlace tells which directives the Pods of a revision take, or have taken, while they
// run.
func (seen *observation) inPlace(r resources.Recorded) resources.InPlace {
	versions := seen.versionsOf(r.Template.Image)
	return resources.InPlace{Directive: func(name string) bool {
		name = strings.ToLower(name)
		if stored, ok := seen.config.stored.Changed[r.Hash][name]; ok && same(stored, seen.fileValue(name)) {
			return true
		}
		how, _ := seen.takes(versions, name, seen.config.accepted)
		return how == live
	}}
}

// fileValue is what a file has of a directive that is accepted; nil where it leaves it
// to the server.
func (seen *observation) fileValue(name string) *string {
	if value, ok := seen.written(name, seen.config.accepted); ok {
		return &value
	}
	return nil
}

// written is what a file has of a directive: its value in a configuration, or the
// operator's own default.
func (seen *observation) written(name string, config map[string]string) (string, bool) {
	if value, declared := config[name]; declared {
		return value, true
	}
	return resources.DefaultDirective(seen.template, name)
}

func same(a, b *string) bool { return a == nil && b == nil || a != nil && b != nil && *a == *b }

// observeLiveConfig makes sure that Pods which start later come up with what was changed
// in place.
func (c *Controller) observeLiveConfig(seen *observation) {
	kept := resources.LiveConfig{Changed: map[string]map[string]*string{}, Defaults: seen.defaults()}
	for _, r := range seen.config.recorded {
		if changed := seen.changed(r); len(changed) > 0 {
			kept.Changed[r.Hash] = changed
		}
	}
	name := v1alpha1.LiveConfigName(seen.cluster.Name)
	there, err := c.informers.ConfigMaps.Lister().ConfigMaps(seen.cluster.Namespace).Get(name)
	if err != nil {
		there = nil
	}
	if kept.Empty() && there == nil {
		return
	}
	api := c.kube.CoreV1().ConfigMaps(seen.cluster.Namespace)
	check(seen, ownedKind[*corev1.ConfigMap, *corev1ac.ConfigMapApplyConfiguration]{
		kind: "ConfigMap", resource: configResource, late: true,
		extract: corev1ac.ExtractConfigMap, apply: api.Apply, get: api.Get, remove: api.Delete,
	}, name, there, resources.LiveConfigMap(seen.cluster, kept))
}

// changed is what the Pods of a revision have in place of what was recorded. Of a
// revision without a server that could be asked it stays as it is.
func (seen *observation) changed(r resources.Recorded) map[string]*string {
	w, out := seen.config, map[string]*string{}
	recorded, stored := r.Template.UserConfig(), w.stored.Changed[r.Hash]
	versions := seen.versionsOf(r.Template.Image)
	for _, name := range w.names {
		value := seen.fileValue(name)
		was, had := recorded[name]
		wanted, has := w.accepted[name]
		if !had && !has {
			was, had = resources.DefaultDirective(r.Template, name)
			wanted, has = resources.DefaultDirective(seen.template, name)
		}
		if had == has && was == wanted {
			continue
		}
		old, kept := stored[name]
		switch how, _ := seen.takes(versions, name, w.accepted); {
		case how == live:
			out[name] = value
		case kept:
			out[name] = old
		}
	}
	return out
}
