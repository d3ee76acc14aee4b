#!/usr/bin/env bash
# Copyright The valkey-direct Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Makes the cluster of manifests/examples/minimal.yaml and shows it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
read -ra kubectl <<<"${KUBECTL:-kubectl}"

show() {
  printf '\n$ kubectl %s\n' "$*"
  "${kubectl[@]}" "$@"
}

start=$(date +%s%N)
"${kubectl[@]}" apply -f manifests/examples/minimal.yaml
if ! "${kubectl[@]}" wait --for=condition=Ready --timeout=180s valkeycluster/demo; then
  show get vkc,vkn,pods -o wide
  show get events.events.k8s.io
  exit 1
fi
printf 'Ready after %d ms.\n' $((($(date +%s%N) - start) / 1000000))

show get vkc,vkn
show get pods -l valkey.io/cluster=demo -L valkey.io/shard-index,valkey.io/role,topology.kubernetes.io/zone
show exec valkey-demo-0-0 -c server -- valkey-cli --version
cat <<EOF

The password of the user "default" is in the Secret valkey-demo, for clients at valkey-demo.default.svc:6379:

  kubectl get secret valkey-demo -o jsonpath='{.data.password}' | base64 -d

With it, from inside of a Pod:

  kubectl exec -it valkey-demo-0-0 -c server -- valkey-cli -c --askpass

kubectl here means: ${kubectl[*]}
EOF
