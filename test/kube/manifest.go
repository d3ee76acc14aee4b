// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"encoding/json"
	"os"
	"path/filepath"
)

// object is a configuration file's content. All of the cluster's files are
// written as JSON, which every reader of YAML takes, so no template can break one.
type object = map[string]any

func encode(v any) []byte {
	data, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		panic(err) // the values are this package's own literals
	}
	return append(data, '\n')
}

// writeFile replaces a file in one step, making its folder when needed.
func writeFile(path string, data []byte, mode os.FileMode) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	partial := path + ".partial"
	if err := os.WriteFile(partial, data, mode); err != nil {
		return err
	}
	return os.Rename(partial, path)
}

func renderKubeconfig(ca, certificate, key []byte) []byte {
	const name = "localkube"
	return encode(object{
		"apiVersion": "v1", "kind": "Config", "current-context": name,
		"clusters": []object{{"name": name, "cluster": object{
			"server":                     apiserverURL(),
			"certificate-authority-data": ca,
		}}},
		"users": []object{{"name": name, "user": object{
			"client-certificate-data": certificate,
			"client-key-data":         key,
		}}},
		"contexts": []object{{"name": name, "context": object{"cluster": name, "user": name}}},
	})
}
