#!/usr/bin/env bash
# Copyright The valkey-direct Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Applies the manifests with an image, and waits until the operator runs:
#   KUBECTL="kubectl --kubeconfig=..." hack/deploy.sh IMAGE
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
image=$1
read -ra kubectl <<<"${KUBECTL:-kubectl}"

# The tag may stay the same when the binary changes, so the Pods carry its sum.
build=$(cat _output/bin/valkey-operator _output/bin/valkey-agent | sha256sum | cut -c1-12)
"${kubectl[@]}" kustomize manifests |
  sed -e "s#image: docker.io/valkey-direct/valkey-operator:dev\$#image: $image#" \
    -e "s#^\( *\)kubectl.kubernetes.io/default-container: .*#&\n\1valkey.io/build: \"$build\"#" |
  "${kubectl[@]}" apply --server-side --force-conflicts -f -
"${kubectl[@]}" wait --for=condition=Established --timeout=60s \
  crd/valkeyclusters.valkey.io crd/valkeynodes.valkey.io
if ! "${kubectl[@]}" -n valkey-system rollout status deployment/valkey-operator --timeout=180s; then
  "${kubectl[@]}" -n valkey-system get pods -o wide
  "${kubectl[@]}" -n valkey-system describe pods | tail -60
  "${kubectl[@]}" -n valkey-system logs deployment/valkey-operator --all-containers --tail=50 || true
  exit 1
fi
