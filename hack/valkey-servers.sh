#!/usr/bin/env bash
# Copyright The valkey-direct Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Unpacks the Valkey images that localkube has made, so that their servers run
# on this machine without a container, each with its own libraries. Prints the
# paths of the servers, newest first, separated by commas.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
images=${XDG_CACHE_HOME:-$HOME/.cache}/valkey-operator/images
into=$PWD/_output/servers

paths=()
for version in 9.1 8.1 8.0; do
  # Images of former recipes may be there too.
  archive=$(ls -t "$images/valkey-$version"-*/image.tar 2>/dev/null | head -n 1)
  if [[ -z $archive ]]; then
    echo "no image of Valkey $version in $images: run localkube build" >&2
    exit 1
  fi
  root=$into/$version
  if [[ ! -x $root/run || $archive -nt $root/run ]]; then
    rm -rf "$root"
    mkdir -p "$root/fs"
    tar -xOf "$archive" layer.tar | tar -xf - -C "$root/fs" --no-same-owner
    loader=$(find "$root/fs" -name 'ld-linux*.so.*' | head -n 1)
    libraries=$(find "$root/fs" -name '*.so*' -printf '%h\n' | sort -u | paste -sd:)
    server=$root/fs/usr/bin/valkey-server
    printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' "$loader" "$libraries" "$server" >"$root/run"
    chmod +x "$root/run"
  fi
  "$root/run" --version >&2
  paths+=("$root/run")
done
(IFS=, && echo "${paths[*]}")
