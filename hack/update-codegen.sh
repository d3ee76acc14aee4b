#!/usr/bin/env bash
# Copyright The valkey-direct Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Makes everything that is generated: deepcopy, OpenAPI, applyconfigurations,
# clientset, listers and informers by code-generator, and the CRDs by
# controller-gen. Works offline from vendor/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

export GOBIN="$PWD/_output/tools"
mkdir -p "$GOBIN"
source "$(go list -f '{{.Dir}}' k8s.io/code-generator)/kube_codegen.sh"

module=github.com/valkey-direct/valkey-operator
boilerplate=hack/boilerplate.go.txt

kube::codegen::gen_helpers --boilerplate "$boilerplate" pkg/apis
kube::codegen::gen_register --boilerplate "$boilerplate" pkg/apis
kube::codegen::gen_openapi \
  --output-dir pkg/generated/openapi --output-pkg "$module/pkg/generated/openapi" \
  --output-model-name-file zz_generated.model_name.go \
  --report-filename _output/openapi-violations.txt --update-report \
  --boilerplate "$boilerplate" pkg/apis
kube::codegen::gen_client --with-watch --with-applyconfig \
  --applyconfig-openapi-schema <(go run ./hack/models-schema) \
  --output-dir pkg/generated --output-pkg "$module/pkg/generated" \
  --boilerplate "$boilerplate" pkg/apis

rm -f manifests/crd/valkey.io_*.yaml
go tool controller-gen crd paths=./pkg/apis/... output:crd:dir=manifests/crd
go run ./hack/tighten-crds manifests/crd/valkey.io_*.yaml
