// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"fmt"
	"net"
	"net/url"
	"strconv"

	corev1 "k8s.io/api/core/v1"
	corev1ac "k8s.io/client-go/applyconfigurations/core/v1"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
)

// Keys of the system Secret, and names of the files in the Pod.
const (
	KeyDefault     = "default"
	KeyOperator    = "operator"
	KeyReplication = "replication"
	KeyAgent       = "agent"
	KeyACL         = "users.acl"
)

// ConnectionSecretType is the type of the Secret for applications, as the
// Service Binding specification wants it.
const ConnectionSecretType corev1.SecretType = "servicebinding.io/valkey"

// bindingProvider tells applications who provides the service.
const bindingProvider = "valkey-direct"

// SystemSecret holds the passwords of the system users and the ACL file. Pods
// mount only the parts that they need.
func SystemSecret(c *v1alpha1.ValkeyCluster, p Passwords, users ACL) *corev1ac.SecretApplyConfiguration {
	return corev1ac.Secret(v1alpha1.SystemSecretName(c.Name), c.Namespace).
		WithLabels(Labels(c.Name, c.UID)).
		WithOwnerReferences(clusterOwnerAC(c)).
		WithType(corev1.SecretTypeOpaque).
		WithData(map[string][]byte{
			KeyDefault:     []byte(p.Default),
			KeyOperator:    []byte(p.Operator),
			KeyReplication: []byte(p.Replication),
			KeyAgent:       []byte(p.Agent),
			KeyACL:         []byte(users.File()),
		})
}

// PasswordsOf reads the passwords back from the system Secret. The error names
// the key that is missing or empty.
func PasswordsOf(secret *corev1.Secret) (Passwords, error) {
	var p Passwords
	for _, field := range []struct {
		key  string
		into *string
	}{
		{KeyDefault, &p.Default},
		{KeyOperator, &p.Operator},
		{KeyReplication, &p.Replication},
		{KeyAgent, &p.Agent},
	} {
		value := secret.Data[field.key]
		if len(value) == 0 {
			return Passwords{}, fmt.Errorf("secret %s: key %q is missing or empty", secret.Name, field.key)
		}
		*field.into = string(value)
	}
	return p, nil
}

// ConnectionSecret holds all that an application needs to connect, in the form
// of the Service Binding specification. The uri has the scheme redis, which is
// the one that every client of the protocol knows.
func ConnectionSecret(c *v1alpha1.ValkeyCluster, password string) *corev1ac.SecretApplyConfiguration {
	host := v1alpha1.ServiceName(c.Name) + "." + c.Namespace + ".svc"
	port := strconv.Itoa(v1alpha1.PortClient)
	uri := url.URL{
		Scheme: "redis",
		User:   url.UserPassword(v1alpha1.UserDefault, password),
		Host:   net.JoinHostPort(host, port),
	}
	return corev1ac.Secret(v1alpha1.ConnectionSecretName(c.Name), c.Namespace).
		WithLabels(Labels(c.Name, c.UID)).
		WithOwnerReferences(clusterOwnerAC(c)).
		WithType(ConnectionSecretType).
		WithData(map[string][]byte{
			"type":     []byte(appName),
			"provider": []byte(bindingProvider),
			"host":     []byte(host),
			"port":     []byte(port),
			"username": []byte(v1alpha1.UserDefault),
			"password": []byte(password),
			"uri":      []byte(uri.String()),
		})
}
