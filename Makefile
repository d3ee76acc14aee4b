# Copyright The valkey-direct Authors.
# SPDX-License-Identifier: Apache-2.0

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
export GOFLAGS ?= -buildvcs=false

OUT := _output
BIN := $(OUT)/bin
LOCALKUBE := $(BIN)/localkube
LINT := $(OUT)/tools/golangci-lint
IMG ?= docker.io/valkey-direct/valkey-operator:dev
VERSION ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
STATIC := CGO_ENABLED=0 go build -trimpath -ldflags "-s -w -X github.com/valkey-direct/valkey-operator/pkg/operator.version=$(VERSION)"

# Only one that is given to make itself means another cluster than the local one.
ifeq ($(origin KUBECONFIG),command line)
export KUBECTL := kubectl --kubeconfig=$(KUBECONFIG)
cluster :=
else
override undefine KUBECONFIG
unexport KUBECONFIG
export KUBECTL := $(LOCALKUBE) kubectl
cluster := cluster-up
endif

.PHONY: help build demo test unit sim embed servers admission e2e faults chaos bench cluster-up cluster-down \
  deploy image generate verify vendor lint fmt clean

help: ## Show this help
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  %-14s %s\n", $$1, $$2}'

build: ## Build the operator, the agent and localkube into _output/bin
	@mkdir -p $(BIN)
	$(STATIC) -o $(BIN)/ ./cmd/valkey-operator ./cmd/valkey-agent
	go build -o $(LOCALKUBE) ./test/kube/localkube

demo: build ## Everything: a local Kubernetes, the operator, a cluster, and the tables that show it [KUBECONFIG= IMG=]
	@$(if $(cluster),$(MAKE) cluster-up)
	@$(MAKE) deploy
	@hack/demo.sh

test: build ## Everything: unit, rules, simulation, and end to end on a local Kubernetes
	@hack/test.sh

unit: ## Unit tests and the rules of the repository
	go test -timeout 20m $$(go list ./... | grep -vE '/test/(e2e|server|admission|sim)$$')

sim: ## Simulate planner and faults [SEED= replays one run, N= planner steps]
	go test ./test/sim -count=1 -timeout 20m -args $(if $(SEED),-seed=$(SEED)) $(if $(N),-steps=$(N))

embed: ## Build a program of another module that uses the API and the generated clients
	cd test/embed && GOFLAGS="-buildvcs=false -mod=mod" go build -o ../../$(BIN)/embed .

servers: ## Test the agent and the wire against real servers, without Kubernetes
	VALKEY_SERVER_PATHS="$$(hack/valkey-servers.sh)" go test ./test/server -count=1 -timeout 20m

admission: ## Test what the API refuses, on the local Kubernetes
	KUBECONFIG=$(CURDIR)/$(OUT)/kubeconfig go test ./test/admission -count=1 -timeout 10m

e2e: ## Test end to end on the local Kubernetes with the operator on it [RUN= only these]
	$(call end-to-end,$(if $(RUN),-run '$(RUN)',-skip '$(breaking)'))

faults: ## Test what must hold when Kubernetes nodes die or are drained and the operator is away or killed
	$(call end-to-end,-run '$(breaking)')

# Tests that break what all others stand on.
breaking := ^Test(ChangeOperatorKilled|Drain|Repair(Nodes|WithoutOperator)|RotationOperatorKilled|VolumeNodes)$$
define end-to-end
@mkdir -p $(OUT); rm -f $(OUT)/figures.txt; code=0; \
  E2E_FIGURES=$(CURDIR)/$(OUT)/figures.txt go test ./test/e2e -count=1 -timeout 60m $(1) || code=$$?; \
  if [ -f $(OUT)/figures.txt ]; then echo "What faults cost:"; cat $(OUT)/figures.txt; fi; exit $$code
endef

# A failure prints the command that repeats its round; without anything, this is the short part that is in the tests.
chaos: build ## Break things at random while the operator is killed again and again [DURATION=30m ROUNDS= SEED= PROFILE=total ONLY=]
	@$(LOCALKUBE) kubectl -n valkey-system get deployment valkey-operator -o name >/dev/null 2>&1 || $(MAKE) cluster-up deploy
	go run ./test/chaos $(if $(DURATION),-duration $(DURATION)) $(if $(ROUNDS),-rounds $(ROUNDS)) $(if $(SEED),-seed $(SEED)) \
	  $(if $(PROFILE),-profile $(PROFILE)) $(if $(ONLY),-only $(ONLY)) $(if $(DURATION)$(ROUNDS),,-duration 2m -seed 1)

bench: ## Measure times, requests and memory on the local Kubernetes, and print a table
	go run ./test/bench

cluster-up: build ## Make the local Kubernetes, or see that it is there; kubeconfig in _output/kubeconfig
	$(LOCALKUBE) up

cluster-down: ## Remove the local Kubernetes, whatever state it is in
	go build -o $(LOCALKUBE) ./test/kube/localkube
	$(LOCALKUBE) down

deploy: build ## Put the operator on the local Kubernetes, or on that of KUBECONFIG= with IMG=
	$(if $(cluster),$(LOCALKUBE) load-image --name $(IMG) --entrypoint /valkey-operator --user 65532 \
	  --file $(BIN)/valkey-operator=/valkey-operator --file $(BIN)/valkey-agent=/valkey-agent)
	hack/deploy.sh $(IMG)

image: ## Build the operator's image with docker [IMG=]
	docker build --build-arg VERSION=$(VERSION) -t $(IMG) .

generate: ## Make the generated code and the CRDs again
	hack/update-codegen.sh

verify: generate vendor ## Fail when anything generated or vendored is not up to date
	git diff --exit-code -- pkg manifests go.mod go.sum vendor
	test -z "$$(git status --porcelain -- pkg manifests vendor)"

vendor: ## Tidy go.mod and fill vendor/
	GOFLAGS=-mod=mod go mod tidy
	GOFLAGS=-mod=mod go mod vendor

lint: $(LINT) ## Run the linters
	$(LINT) run ./...

$(LINT): hack/tools/go.mod
	cd hack/tools && GOFLAGS="-buildvcs=false -mod=mod" go build -o ../../$(LINT) github.com/golangci/golangci-lint/v2/cmd/golangci-lint

fmt: $(LINT) ## Format the code
	$(LINT) fmt ./...

clean: ## Remove what was built; the cache of Kubernetes and images stays
	rm -rf $(OUT)
