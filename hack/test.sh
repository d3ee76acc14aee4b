#!/usr/bin/env bash
# Copyright The valkey-direct Authors.
# SPDX-License-Identifier: Apache-2.0
#
# All tests, quickest first. Each stage tells how long it took; the local
# Kubernetes is removed again, whatever happens. What failed is told once more at the
# end, in short.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
unset KUBECONFIG KUBECTL

log=$(mktemp)
stage() {
  local start=$SECONDS
  printf '\n=== %s\n' "$1"
  make "$1" 2>&1 | tee "$log"
  printf '=== %s: passed in %d s\n' "$1" $((SECONDS - start))
}

finish() {
  local code=$?
  if [[ -n ${up:-} ]]; then
    make cluster-down || code=1
  fi
  if ((code != 0)); then
    printf '\n=== failed:\n'
    # Without what the tests dump of the cluster, which is long and stands above.
    grep -E -- '^ *--- FAIL|_test\.go:[0-9]+: ' "$log" | grep -v 'dump_test\.go' | cut -c1-300 | tail -n 40 || true
  fi
  rm -f "$log"
  exit "$code"
}
trap finish EXIT
trap 'exit 130' INT TERM

for name in unit sim embed; do
  stage "$name"
done
up=yes
for name in cluster-up deploy admission e2e faults chaos servers; do
  stage "$name"
done
