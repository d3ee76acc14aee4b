# Copyright The valkey-direct Authors.
# SPDX-License-Identifier: Apache-2.0
#
# The operator and the agent in one image. The agent is in here too because it
# gets into the Valkey Pods from this image.
FROM --platform=$BUILDPLATFORM docker.io/library/golang:1.26 AS build
WORKDIR /src
COPY . .
ARG TARGETOS TARGETARCH VERSION=dev
RUN CGO_ENABLED=0 GOOS=$TARGETOS GOARCH=$TARGETARCH go build -mod=vendor -buildvcs=false -trimpath \
    -ldflags "-s -w -X github.com/valkey-direct/valkey-operator/pkg/operator.version=$VERSION" \
    -o /out/ ./cmd/valkey-operator ./cmd/valkey-agent

FROM scratch
COPY --from=build /out/valkey-operator /out/valkey-agent /
USER 65532:65532
ENTRYPOINT ["/valkey-operator"]
