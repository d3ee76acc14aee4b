// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"strings"
	"testing"
)

// TestRefused shows that bad values are refused with the field's name.
func TestRefused(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		spec  string
		words []string
	}{
		"no shards":              {`{}`, []string{"spec.shards: Required value"}},
		"shards null":            {`{"shards":null}`, []string{"spec.shards"}},
		"shards 0":               {`{"shards":0}`, []string{"spec.shards", "greater than or equal to 1"}},
		"shards -1":              {`{"shards":-1}`, []string{"spec.shards", "greater than or equal to 1"}},
		"shards 501":             {`{"shards":501}`, []string{"spec.shards", "less than or equal to 500"}},
		"shards beyond 32 bits":  {`{"shards":4294967297}`, []string{"spec.shards"}},
		"half a shard":           {`{"shards":1.5}`, []string{"spec.shards"}},
		"shards as text":         {`{"shards":"3"}`, []string{"spec.shards"}},
		"replicas -1":            {`{"shards":1,"replicas":-1}`, []string{"spec.replicas", "greater than or equal to 0"}},
		"replicas 6":             {`{"shards":1,"replicas":6}`, []string{"spec.replicas", "less than or equal to 5"}},
		"image with a space":     {`{"shards":1,"image":"valkey 9"}`, []string{"spec.image"}},
		"image with a line":      {`{"shards":1,"image":"valkey:9\n"}`, []string{"spec.image"}},
		"image of 513":           {`{"shards":1,"image":"` + strings.Repeat("a", 513) + `"}`, []string{"spec.image"}},
		"17 pull secrets":        {`{"shards":1,"imagePullSecrets":[` + strings.Repeat(`{"name":"a"},`, 16) + `{"name":"a"}]}`, []string{"spec.imagePullSecrets"}},
		"node time-out 499":      {`{"shards":1,"nodeTimeoutMilliseconds":499}`, []string{"spec.nodeTimeoutMilliseconds"}},
		"node time-out 120001":   {`{"shards":1,"nodeTimeoutMilliseconds":120001}`, []string{"spec.nodeTimeoutMilliseconds"}},
		"grace 14":               {`{"shards":1,"terminationGracePeriodSeconds":14}`, []string{"spec.terminationGracePeriodSeconds"}},
		"rotation each 59s":      {`{"shards":1,"passwordRotation":{"intervalSeconds":59}}`, []string{"spec.passwordRotation.intervalSeconds"}},
		"rotation never again":   {`{"shards":1,"passwordRotation":{"intervalSeconds":4294967296}}`, []string{"spec.passwordRotation.intervalSeconds"}},
		"rotation in words":      {`{"shards":1,"passwordRotation":{"intervalSeconds":"720h"}}`, []string{"spec.passwordRotation.intervalSeconds"}},
		"grace 3601":             {`{"shards":1,"terminationGracePeriodSeconds":3601}`, []string{"spec.terminationGracePeriodSeconds"}},
		"persistence empty":      {`{"shards":1,"persistence":{}}`, []string{"spec.persistence.size: Required value"}},
		"size empty":             {`{"shards":1,"persistence":{"size":""}}`, []string{"spec.persistence.size"}},
		"size 0":                 {`{"shards":1,"persistence":{"size":0}}`, []string{"spec.persistence.size", "above zero"}},
		"size 0Gi":               {`{"shards":1,"persistence":{"size":"0Gi"}}`, []string{"spec.persistence.size", "above zero"}},
		"size below zero":        {`{"shards":1,"persistence":{"size":"-1Gi"}}`, []string{"spec.persistence.size", "above zero"}},
		"size of no unit":        {`{"shards":1,"persistence":{"size":"1GB"}}`, []string{"spec.persistence.size", "like 10Gi"}},
		"size of half a power":   {`{"shards":1,"persistence":{"size":"1e1.5"}}`, []string{"spec.persistence.size", "like 10Gi"}},
		"memory of half a power": {`{"shards":1,"resources":{"limits":{"memory":"1e1.5"}}}`, []string{"spec.resources.limits.memory"}},
		"cpu as true":            {`{"shards":1,"resources":{"requests":{"cpu":true}}}`, []string{"spec.resources.requests.cpu"}},
		"sidecar's half a power": {`{"shards":1,"containers":[{"name":"a","resources":{"limits":{"memory":"1e1.5"}}}]}`, []string{"spec.containers[0].resources.limits.memory"}},
		"divisor of half power":  {`{"shards":1,"containers":[{"name":"a","env":[{"name":"A","valueFrom":{"resourceFieldRef":{"resource":"a","divisor":"1e1.5"}}}]}]}`, []string{"spec.containers[0].env[0].valueFrom.resourceFieldRef.divisor"}},
		"port beyond 32 bits":    {`{"shards":1,"containers":[{"name":"a","ports":[{"containerPort":3000000000}]}]}`, []string{"spec.containers[0].ports[0].containerPort"}},
		"probe beyond 32 bits":   {`{"shards":1,"containers":[{"name":"a","readinessProbe":{"httpGet":{"port":2147483648}}}]}`, []string{"spec.containers[0].readinessProbe.httpGet.port"}},
		"container of no name":   {`{"shards":1,"containers":[{}]}`, []string{"spec.containers[0].name"}},
		"container twice":        {`{"shards":1,"containers":[{"name":"a"},{"name":"a"}]}`, []string{"spec.containers[1]", "Duplicate value"}},
		"fsGroup as text":        {`{"shards":1,"podSecurityContext":{"fsGroup":"a"}}`, []string{"spec.podSecurityContext.fsGroup"}},
		"paused as text":         {`{"shards":1,"paused":"yes"}`, []string{"spec.paused"}},
		"config as text":         {`{"shards":1,"config":"maxmemory 1gb"}`, []string{"spec.config"}},
		"user without name":      {`{"shards":1,"users":[{}]}`, []string{"spec.users[0].name"}},
		"user twice":             {`{"shards":1,"users":[{"name":"a"},{"name":"a"}]}`, []string{"spec.users[1]", "Duplicate value"}},
		"user of the system":     {`{"shards":1,"users":[{"name":"_operator"}]}`, []string{"spec.users[0]", "underscore"}},
		"user with a space":      {`{"shards":1,"users":[{"name":"a b"}]}`, []string{"spec.users[0].name"}},
		"nopass with a Secret":   {`{"shards":1,"users":[{"name":"a","nopass":true,"passwordSecret":{"name":"b"}}]}`, []string{"spec.users[0]", "exclude each other"}},
		"nopass and resetpass":   {`{"shards":1,"users":[{"name":"a","nopass":true,"resetpass":true}]}`, []string{"spec.users[0]", "exclude each other"}},
		"half a subcommand":      {`{"shards":1,"users":[{"name":"a","commands":{"allow":["GET|"]}}]}`, []string{"spec.users[0].commands.allow[0]"}},
		"command with a sign":    {`{"shards":1,"users":[{"name":"a","commands":{"deny":["-get"," x"]}}]}`, []string{"spec.users[0].commands.deny[1]"}},
		"category of no name":    {`{"shards":1,"users":[{"name":"a","commands":{"allow":["@"]}}]}`, []string{"spec.users[0].commands.allow[0]"}},
		"key with a line break":  {`{"shards":1,"users":[{"name":"a","keys":{"readWrite":["x\nuser eve"]}}]}`, []string{"spec.users[0].keys.readWrite[0]"}},
		"channel with a space":   {`{"shards":1,"users":[{"name":"a","channels":{"patterns":["a b"]}}]}`, []string{"spec.users[0].channels.patterns[0]"}},
		"password in the rules":  {`{"shards":1,"users":[{"name":"a","permissions":"~* >secret"}]}`, []string{"spec.users[0].permissions", "passwordSecret"}},
		"on in the rules":        {`{"shards":1,"users":[{"name":"a","permissions":"ON"}]}`, []string{"spec.users[0].permissions", "enabled"}},
		"no key of the Secret":   {`{"shards":1,"users":[{"name":"a","passwordSecret":{"name":"b","keys":[]}}]}`, []string{"spec.users[0].passwordSecret.keys"}},
		"129 directives":         {`{"shards":1,"config":` + manyDirectives(129) + `}`, []string{"spec.config", "128"}},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, err := create(t, "refused", tt.spec)
			refused(t, err, tt.words...)
		})
	}
}

// TestEnums shows that no enum takes a word of another spelling, nor an empty one.
func TestEnums(t *testing.T) {
	t.Parallel()
	enums := map[string]struct {
		spec  string // with %s for the word
		words []string
	}{
		"spec.imagePullPolicy":                   {`{"shards":1,"imagePullPolicy":"%s"}`, []string{"Always", "IfNotPresent", "Never"}},
		"spec.scheduling.node.spread.shard.mode": {`{"shards":1,"scheduling":{"node":{"spread":{"shard":{"mode":"%s"}}}}}`, []string{"Disabled", "Preferred", "Required"}},
		"spec.scheduling.zone.spread.shard.mode": {`{"shards":1,"scheduling":{"zone":{"spread":{"shard":{"mode":"%s"}}}}}`, []string{"Disabled", "Preferred", "Required"}},
		"spec.persistence.reclaimPolicy":         {`{"shards":1,"persistence":{"size":"1Gi","reclaimPolicy":"%s"}}`, []string{"Retain", "Delete"}},
		"spec.podDisruptionBudget.mode":          {`{"shards":1,"podDisruptionBudget":{"mode":"%s"}}`, []string{"Shard", "Cluster", "Disabled"}},
		"spec.update.surge":                      {`{"shards":1,"update":{"surge":"%s"}}`, []string{"Auto", "Always", "Never"}},
		"spec.update.rollback":                   {`{"shards":1,"update":{"rollback":"%s"}}`, []string{"Manual", "Automatic"}},
	}
	for field, enum := range enums {
		for _, word := range enum.words {
			t.Run(field+" "+word, func(t *testing.T) {
				t.Parallel()
				o, err := create(t, "enum", strings.ReplaceAll(enum.spec, "%s", word))
				typed(t, o, err)
			})
		}
		for _, word := range []string{"", "Maybe", strings.ToLower(enum.words[0]), strings.ToUpper(enum.words[0]), enum.words[0] + " "} {
			t.Run(field+" not "+word, func(t *testing.T) {
				t.Parallel()
				_, err := create(t, "enum", strings.ReplaceAll(enum.spec, "%s", word))
				refused(t, err, append([]string{field}, enum.words...)...)
			})
		}
	}
	if got := enumsOf(t); got != len(enums) {
		t.Errorf("the spec has %d enums of its own, the test %d", got, len(enums))
	}
}

// TestUnknownFields shows that a misspelt field, or one of another operator's
// API, is refused and named where the client asks for it, as kubectl does.
func TestUnknownFields(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ spec, field string }{
		"misspelt":            {`{"shards":1,"replica":1}`, "spec.replica"},
		"workload type":       {`{"shards":1,"workloadType":"StatefulSet"}`, "spec.workloadType"},
		"of a user":           {`{"shards":1,"users":[{"name":"a","password":"b"}]}`, "spec.users[0].password"},
		"nested":              {`{"shards":1,"persistence":{"size":"1Gi","class":"x"}}`, "spec.persistence.class"},
		"of a spread":         {`{"shards":1,"scheduling":{"node":{"spread":{"pods":{}}}}}`, "spec.scheduling.node.spread.pods"},
		"of a container":      {`{"shards":1,"containers":[{"name":"a","imag":"b"}]}`, "spec.containers[0].imag"},
		"of another case":     {`{"shards":1,"Paused":true}`, "spec.Paused"},
		"of the pod's budget": {`{"shards":1,"podDisruptionBudget":{"minAvailable":1}}`, "spec.podDisruptionBudget.minAvailable"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, err := create(t, "unknown", tt.spec)
			refused(t, err, `unknown field "`+tt.field+`"`)
		})
	}
}
