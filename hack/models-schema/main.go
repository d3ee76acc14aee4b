// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Command models-schema prints the OpenAPI definitions of the API as a Swagger 2
// document, which applyconfiguration-gen reads to make the Extract functions.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"k8s.io/kube-openapi/pkg/common"
	"k8s.io/kube-openapi/pkg/util"
	"k8s.io/kube-openapi/pkg/validation/spec"

	"github.com/valkey-direct/valkey-operator/pkg/generated/openapi"
)

func main() {
	ref := func(path string) spec.Ref {
		return spec.MustCreateRef("#/definitions/" + util.ToRESTFriendlyName(path))
	}
	definitions := spec.Definitions{}
	for path, d := range openapi.GetOpenAPIDefinitions(ref) {
		schema := d.Schema
		if v2, ok := schema.Extensions[common.ExtensionV2Schema]; ok {
			if s, ok := v2.(spec.Schema); ok {
				schema = s
			}
		}
		definitions[util.ToRESTFriendlyName(path)] = schema
	}
	doc := spec.Swagger{SwaggerProps: spec.SwaggerProps{
		Swagger:     "2.0",
		Info:        &spec.Info{InfoProps: spec.InfoProps{Title: "valkey-operator", Version: "v1alpha1"}},
		Paths:       &spec.Paths{},
		Definitions: definitions,
	}}
	if err := json.NewEncoder(os.Stdout).Encode(doc); err != nil {
		fmt.Fprintln(os.Stderr, "models-schema:", err)
		os.Exit(1)
	}
}
