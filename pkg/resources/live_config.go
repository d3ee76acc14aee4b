// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/types"
	corev1ac "k8s.io/client-go/applyconfigurations/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// LiveFile is the name of the file with what was changed in place, in the Pod.
const LiveFile = "live.json"

const (
	liveSuffix  = ".json"
	defaultsKey = "defaults"
)

// liveKey is the key of what was changed in place of a revision. It holds the cluster's
// UID: a former cluster of the same name may have had a revision of the same hash.
func liveKey(hash string, cluster types.UID) string { return hash + "." + string(cluster) + liveSuffix }

// LiveConfig is the part of the configuration that was changed in place since the
// revisions were recorded, and what it takes to change it back.
//
// A server must come up with it whenever it starts, so it is kept where Pods mount it.
// It cannot be in the ConfigMap of the revision: that one is immutable, and kubelets
// never look at it again.
type LiveConfig struct {
	// Changed are the directives, by the hash of the revision, that its Pods have in
	// place of those that were recorded; nil for one that is not declared any more.
	Changed map[string]map[string]*string
	// Defaults are the values that servers had before a directive was declared, by
	// their version. The server has no command that tells its defaults.
	Defaults map[string]map[string]string
}

// LiveConfigOf reads what LiveConfigMap wrote. What cannot be read is left out: it is
// found out anew, or a removal of it takes new Pods.
func LiveConfigOf(cluster types.UID, data map[string]string) LiveConfig {
	l := LiveConfig{Changed: map[string]map[string]*string{}, Defaults: map[string]map[string]string{}}
	for key, text := range data {
		if hash, ok := strings.CutSuffix(key, liveKey("", cluster)); ok {
			var changed map[string]*string
			if json.Unmarshal([]byte(text), &changed) == nil && len(changed) > 0 {
				l.Changed[hash] = changed
			}
		}
	}
	var defaults map[string]map[string]string
	if json.Unmarshal([]byte(data[defaultsKey+liveSuffix]), &defaults) == nil && defaults != nil {
		l.Defaults = defaults
	}
	return l
}

// Empty tells whether there is nothing to keep.
func (l LiveConfig) Empty() bool { return len(l.Changed) == 0 && len(l.Defaults) == 0 }

// LiveConfigMap is the ConfigMap that holds it.
func LiveConfigMap(c *v1alpha1.ValkeyCluster, l LiveConfig) *corev1ac.ConfigMapApplyConfiguration {
	data := map[string]string{}
	for hash, changed := range l.Changed {
		if len(changed) > 0 {
			data[liveKey(hash, c.UID)] = marshal(changed)
		}
	}
	if len(l.Defaults) > 0 {
		data[defaultsKey+liveSuffix] = marshal(l.Defaults)
	}
	return corev1ac.ConfigMap(v1alpha1.LiveConfigName(c.Name), c.Namespace).
		WithLabels(Labels(c.Name, c.UID)).
		WithOwnerReferences(clusterOwnerAC(c)).
		WithData(data)
}

func marshal(v any) string {
	raw, err := json.Marshal(v)
	if err != nil {
		// Maps of strings cannot fail.
		panic(fmt.Sprintf("resources: marshal the live configuration: %v", err))
	}
	return string(raw)
}

// NeedsRestart are directives that take new Pods although the server would take them
// live. appendonly decides from which file a server loads its data: a server that
// starts with another value than it stopped with loads old data, and the file with
// what was changed in place reaches running Pods only after a while.
func NeedsRestart(directive string) bool { return directive == "appendonly" }

// DefaultDirective is what the operator sets where the user does not.
func DefaultDirective(t Template, directive string) (string, bool) {
	all := defaultDirectives(t)
	i := slices.IndexFunc(all, func(d Directive) bool { return d.Name == directive })
	if i < 0 {
		return "", false
	}
	return all[i].Value, true
}

// UserConfig is the user's part of the configuration: by the names that servers use,
// without what users may not set.
func (t Template) UserConfig() map[string]string {
	out := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(t.Config)) {
		if !Reserved(name) {
			out[strings.ToLower(name)] = t.Config[name]
		}
	}
	return out
}
