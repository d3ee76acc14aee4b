// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// ConfigValue is the value of a valkey.conf directive: in JSON a string or an
// integer, here always the text that the server gets.
//
// +kubebuilder:validation:Type=""
// +kubebuilder:validation:XIntOrString
// +kubebuilder:validation:MaxLength=1000
// +kubebuilder:validation:XValidation:rule="type(self) == int || !self.matches('[\\x00-\\x1f\\x7f]')",message="config values must not hold control characters, such as line breaks"
type ConfigValue string

// UnmarshalJSON takes a JSON string or integer.
func (v *ConfigValue) UnmarshalJSON(data []byte) error {
	var s string
	if err := json.Unmarshal(data, &s); err == nil {
		*v = ConfigValue(s)
		return nil
	}
	var n int64
	if err := json.Unmarshal(data, &n); err != nil {
		return fmt.Errorf("config value must be a string or an integer: %w", err)
	}
	*v = ConfigValue(strconv.FormatInt(n, 10))
	return nil
}

// OpenAPISchemaType is the type that the generated OpenAPI gives a ConfigValue.
func (ConfigValue) OpenAPISchemaType() []string { return []string{"string"} }

// OpenAPISchemaFormat is the format that the generated OpenAPI gives a ConfigValue.
func (ConfigValue) OpenAPISchemaFormat() string { return "int-or-string" }
