// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// hashLength is the number of characters of a revision's hash: 50 bits.
const hashLength = 10

// Template is all that a Pod is built from, and nothing else: the user's
// intent. It is what a revision records. What the operator adds by itself (the
// agent's image, how it is delivered, the owned directives) is not in it, so
// that a new operator rolls nothing.
//
// Every field is left out of the JSON when it is empty, and a new field must be
// too: the hashes of templates that do not use it then stay as they were.
type Template struct {
	// Image is the server image.
	Image string `json:"image,omitempty"`
	// ImagePullPolicy is the server image's.
	ImagePullPolicy corev1.PullPolicy `json:"imagePullPolicy,omitempty"`
	// ImagePullSecrets are the Pod's.
	ImagePullSecrets []corev1.LocalObjectReference `json:"imagePullSecrets,omitempty"`
	// Resources are the server container's.
	Resources corev1.ResourceRequirements `json:"resources,omitzero"`
	// Config is the user's part of valkey.conf.
	Config map[string]string `json:"config,omitempty"`
	// NodeTimeoutMilliseconds is Valkey's cluster-node-timeout.
	NodeTimeoutMilliseconds int32 `json:"nodeTimeoutMilliseconds,omitempty"`
	// Scheduling says where the Pod may run.
	Scheduling v1alpha1.Scheduling `json:"scheduling,omitzero"`
	// Persistent is true when the data lives in a PersistentVolumeClaim.
	Persistent bool `json:"persistent,omitempty"`
	// Containers is the user's patch on the Pod's containers.
	Containers []corev1.Container `json:"containers,omitempty"`
	// PodSecurityContext stands in place of the default one when it is set.
	PodSecurityContext *corev1.PodSecurityContext `json:"podSecurityContext,omitempty"`
	// TerminationGracePeriodSeconds is the Pod's.
	TerminationGracePeriodSeconds int64 `json:"terminationGracePeriodSeconds,omitempty"`
}

// TemplateOf is the template of a cluster's Pods with that server image: the
// one of the spec, or the one that was pinned in the status. The template
// shares memory with the cluster; nothing here writes to it.
func TemplateOf(c *v1alpha1.ValkeyCluster, image string) Template {
	var config map[string]string
	if len(c.Spec.Config) > 0 {
		config = make(map[string]string, len(c.Spec.Config))
		for name, value := range c.Spec.Config {
			config[name] = string(value)
		}
	}
	return Template{
		Image:                         image,
		ImagePullPolicy:               c.Spec.ImagePullPolicy,
		ImagePullSecrets:              c.Spec.ImagePullSecrets,
		Resources:                     c.Spec.Resources,
		Config:                        config,
		NodeTimeoutMilliseconds:       c.Spec.NodeTimeoutOrDefault(),
		Scheduling:                    c.Spec.Scheduling,
		Persistent:                    c.Spec.Persistence != nil,
		Containers:                    c.Spec.Containers,
		PodSecurityContext:            c.Spec.PodSecurityContext,
		TerminationGracePeriodSeconds: c.Spec.GraceOrDefault(),
	}
}

// Hash is the short name of the user's intent: ten lower-case letters and
// digits. Templates that mean the same (1Gi and 1024Mi, an empty list and none,
// a default spelled out and left out) have the same hash.
func (t Template) Hash() string {
	raw, err := json.Marshal(t.canonical())
	if err != nil {
		// The template is made of plain API types, none of which can fail.
		panic(fmt.Sprintf("resources: marshal template: %v", err))
	}
	sum := sha256.Sum256(raw)
	text := base32.StdEncoding.EncodeToString(sum[:])
	return strings.ToLower(text[:hashLength])
}

// canonical is the template with one spelling for each meaning. It copies what
// it changes.
func (t Template) canonical() Template {
	t.Resources = canonicalResources(t.Resources)
	t.Scheduling = canonicalScheduling(t.Scheduling)
	containers := make([]corev1.Container, len(t.Containers))
	for i := range t.Containers {
		containers[i] = t.Containers[i]
		containers[i].Resources = canonicalResources(t.Containers[i].Resources)
	}
	t.Containers = containers
	return t
}

func canonicalResources(r corev1.ResourceRequirements) corev1.ResourceRequirements {
	r.Limits = canonicalQuantities(r.Limits)
	r.Requests = canonicalQuantities(r.Requests)
	if len(r.Claims) == 0 {
		r.Claims = nil
	}
	return r
}

// canonicalQuantities writes every quantity by its value, in units of one:
// a Quantity remembers whether it came as 1Gi or as 1073741824.
func canonicalQuantities(list corev1.ResourceList) corev1.ResourceList {
	if len(list) == 0 {
		return nil
	}
	out := make(corev1.ResourceList, len(list))
	for name, q := range list {
		plain := q.DeepCopy()
		out[name] = *resource.NewDecimalQuantity(*plain.AsDec(), resource.DecimalSI)
	}
	return out
}

func canonicalScheduling(s v1alpha1.Scheduling) v1alpha1.Scheduling {
	if s.Affinity != nil && equality.Semantic.DeepEqual(*s.Affinity, corev1.Affinity{}) {
		s.Affinity = nil
	}
	if len(s.NodeSelector) == 0 {
		s.NodeSelector = nil
	}
	if len(s.Tolerations) == 0 {
		s.Tolerations = nil
	}
	if len(s.TopologySpreadConstraints) == 0 {
		s.TopologySpreadConstraints = nil
	}
	s.Node.Spread.Shard.Mode = canonicalMode(s.Node.Spread.Shard)
	s.Zone.Spread.Shard.Mode = canonicalMode(s.Zone.Spread.Shard)
	return s
}

// canonicalMode leaves the default out, so that spelling it rolls nothing.
func canonicalMode(p v1alpha1.SpreadPolicy) v1alpha1.SpreadMode {
	if p.Mode == (v1alpha1.SpreadPolicy{}).ModeOrDefault() {
		return ""
	}
	return p.Mode
}

// ParseTemplate reads what ControllerRevision recorded. Fields of a newer
// operator are passed over: an older one that comes back must still be able to
// rebuild the Pods.
func ParseTemplate(raw []byte) (Template, error) {
	var t Template
	if err := json.Unmarshal(raw, &t); err != nil {
		return Template{}, fmt.Errorf("parse revision: %w", err)
	}
	if t.Image == "" {
		return Template{}, errors.New("parse revision: it names no image")
	}
	return t, nil
}

// ControllerRevision records a template under the number that orders the
// revisions of a cluster. It is created when absent and never changed.
func ControllerRevision(c *v1alpha1.ValkeyCluster, t Template, number int64) *appsv1.ControllerRevision {
	raw, err := json.Marshal(t)
	if err != nil {
		panic(fmt.Sprintf("resources: marshal template: %v", err))
	}
	hash := t.Hash()
	return &appsv1.ControllerRevision{
		ObjectMeta: metav1.ObjectMeta{
			Name:            v1alpha1.RevisionName(c.Name, hash),
			Namespace:       c.Namespace,
			Labels:          withLabel(Labels(c.Name, c.UID), v1alpha1.LabelRevision, hash),
			OwnerReferences: []metav1.OwnerReference{clusterOwner(c)},
		},
		Data:     runtime.RawExtension{Raw: raw},
		Revision: number,
	}
}
