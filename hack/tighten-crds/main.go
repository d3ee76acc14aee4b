// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Command tighten-crds closes what controller-gen leaves open in the schemas of
// Kubernetes' own types: values that the API server would take and the Go types
// cannot read. One object with such a value would break the decoding of the
// whole list, and so the operator's care for all clusters.
//
// It rewrites the files that are named.
package main

import (
	"fmt"
	"math"
	"os"

	"sigs.k8s.io/yaml"
)

// anyQuantity is the generator's pattern of quantities. It lets 1e1.5 through.
const anyQuantity = `^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$`

// quantity is what resource.ParseQuantity takes.
const quantity = `^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?[0-9]+))?$`

func main() {
	for _, file := range os.Args[1:] {
		if err := rewrite(file); err != nil {
			fmt.Fprintf(os.Stderr, "tighten-crds: %s: %v\n", file, err)
			os.Exit(1)
		}
	}
}

func rewrite(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var crd any
	if err := yaml.Unmarshal(text, &crd); err != nil {
		return err
	}
	tighten(crd)
	if text, err = yaml.Marshal(crd); err != nil {
		return err
	}
	return os.WriteFile(file, append([]byte("---\n"), text...), 0o644)
}

// tighten goes through all schemas, wherever they are.
func tighten(node any) {
	switch node := node.(type) {
	case []any:
		for _, item := range node {
			tighten(item)
		}
	case map[string]any:
		for _, value := range node {
			tighten(value)
		}
		_, kubernetes := node["anyOf"]
		if node["x-kubernetes-int-or-string"] != true || !kubernetes {
			return
		}
		switch node["pattern"] {
		case anyQuantity:
			node["pattern"] = quantity
		case nil:
			// An intstr.IntOrString, such as a probe's port, holds 32 bits.
			node["minimum"], node["maximum"] = math.MinInt32, math.MaxInt32
		}
	}
}
