// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
)

// maxChange bounds one value in the words of a change, in bytes.
const maxChange = 60

// Changes says in words what differs between two templates: "image 8.1.1 -> 9.1.2".
// It is empty where they mean the same.
func Changes(from, to Template) string {
	from, to = from.canonical(), to.canonical()
	var words []string
	say := func(what, old, new string) {
		if old != new {
			words = append(words, fmt.Sprintf("%s %s -> %s", what, shown(old), shown(new)))
		}
	}
	was, is := shortImages(from.Image, to.Image)
	say("image", was, is)
	say("imagePullPolicy", string(from.ImagePullPolicy), string(to.ImagePullPolicy))
	for _, part := range []struct {
		name    string
		old, is corev1.ResourceList
	}{
		{"resources.requests", from.Resources.Requests, to.Resources.Requests},
		{"resources.limits", from.Resources.Limits, to.Resources.Limits},
	} {
		for _, name := range bothKeys(part.old, part.is) {
			say(part.name+"."+string(name), quantity(part.old, name), quantity(part.is, name))
		}
	}
	for _, name := range bothKeys(from.Config, to.Config) {
		say("config."+name, from.Config[name], to.Config[name])
	}
	say("nodeTimeoutMilliseconds", fmt.Sprint(from.NodeTimeoutMilliseconds), fmt.Sprint(to.NodeTimeoutMilliseconds))
	say("terminationGracePeriodSeconds", fmt.Sprint(from.TerminationGracePeriodSeconds), fmt.Sprint(to.TerminationGracePeriodSeconds))
	for _, part := range []struct {
		name    string
		old, is any
	}{
		{"imagePullSecrets", from.ImagePullSecrets, to.ImagePullSecrets},
		{"resources.claims", from.Resources.Claims, to.Resources.Claims},
		{"scheduling", from.Scheduling, to.Scheduling},
		{"containers", from.Containers, to.Containers},
		{"podSecurityContext", from.PodSecurityContext, to.PodSecurityContext},
	} {
		if !equality.Semantic.DeepEqual(part.old, part.is) {
			words = append(words, part.name+" changed")
		}
	}
	return strings.Join(words, ", ")
}

// shortImages are two images by what differs: only the tags where the names are the
// same.
func shortImages(a, b string) (short, shortB string) {
	nameA, tagA, okA := cutTag(a)
	nameB, tagB, okB := cutTag(b)
	if okA && okB && nameA == nameB {
		return tagA, tagB
	}
	return a, b
}

func cutTag(image string) (name, tag string, ok bool) {
	i := strings.LastIndexByte(image, ':')
	if i < 0 || strings.ContainsAny(image[i:], "/@") || strings.Contains(image, "@") {
		return image, "", false
	}
	return image[:i], image[i+1:], true
}

func bothKeys[K ~string, V any](a, b map[K]V) []K {
	all := map[K]bool{}
	for k := range a {
		all[k] = true
	}
	for k := range b {
		all[k] = true
	}
	return slices.Sorted(maps.Keys(all))
}

// quantity is an amount as people write it: canonical amounts are plain numbers.
func quantity(list corev1.ResourceList, name corev1.ResourceName) string {
	q, ok := list[name]
	if !ok {
		return ""
	}
	if v := q.Value(); q.CmpInt64(v) == 0 && name != corev1.ResourceCPU {
		for _, unit := range []struct {
			size int64
			name string
		}{{1 << 30, "Gi"}, {1 << 20, "Mi"}, {1 << 10, "Ki"}} {
			if v%unit.size == 0 && v > 0 {
				return fmt.Sprintf("%d%s", v/unit.size, unit.name)
			}
		}
	}
	return q.String()
}

func shown(value string) string {
	switch {
	case value == "":
		return "none"
	case len(value) > maxChange:
		return value[:maxChange] + "..."
	default:
		return value
	}
}
