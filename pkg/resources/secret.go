// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources

import (
	"fmt"
	"net"
	"net/url"
	"strconv"
	"time"

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
	// KeyGeneration changes with each phase of a rotation, together with the others.
	KeyGeneration = "generation"
	// KeyRotated is when the last rotation began, and KeyRequest what asked for it.
	KeyRotated = "rotated"
	KeyRequest = "request"

	// PrefixNext is put to the keys of passwords that are to become those in use, and
	// PrefixPrevious to those of passwords that were.
	PrefixNext     = "next-"
	PrefixPrevious = "previous-"
)

// ConnectionSecretType is the type of the Secret for applications, as the
// Service Binding specification wants it.
const ConnectionSecretType corev1.SecretType = "servicebinding.io/valkey"

// bindingProvider tells applications who provides the service.
const bindingProvider = "valkey-direct"

// SystemSecret holds the generated passwords, how far their rotation is, and the ACL
// file. Pods mount only the parts that they need.
func SystemSecret(c *v1alpha1.ValkeyCluster, k Credentials, users ACL) *corev1ac.SecretApplyConfiguration {
	data := map[string][]byte{
		KeyACL:        []byte(users.File()),
		KeyGeneration: []byte(k.GenerationText()),
	}
	if !k.Rotated.IsZero() {
		data[KeyRotated] = []byte(k.Rotated.UTC().Format(time.RFC3339))
	}
	if k.Request != "" {
		data[KeyRequest] = []byte(k.Request)
	}
	for prefix, p := range map[string]Passwords{"": k.Passwords, PrefixNext: k.Next, PrefixPrevious: k.Previous} {
		for key, password := range p.byKey() {
			if *password != "" || prefix == "" {
				data[prefix+key] = []byte(*password)
			}
		}
	}
	return corev1ac.Secret(v1alpha1.SystemSecretName(c.Name), c.Namespace).
		WithLabels(Labels(c.Name, c.UID)).
		WithOwnerReferences(clusterOwnerAC(c)).
		WithType(corev1.SecretTypeOpaque).
		WithData(data)
}

// CredentialsOf reads the generated passwords back from the system Secret. The error
// names the key that is missing, empty or no number. A Secret of an earlier operator has
// no generation, and counts as made when it was created.
func CredentialsOf(secret *corev1.Secret) (Credentials, error) {
	var k Credentials
	for key, into := range k.byKey() {
		if *into = string(secret.Data[key]); *into == "" {
			return Credentials{}, fmt.Errorf("secret %s: key %q is missing or empty", secret.Name, key)
		}
	}
	for key, into := range k.Next.byKey() {
		*into = string(secret.Data[PrefixNext+key])
	}
	for key, into := range k.Previous.byKey() {
		*into = string(secret.Data[PrefixPrevious+key])
	}
	k.Request, k.Rotated = string(secret.Data[KeyRequest]), secret.CreationTimestamp.UTC()
	if text, has := secret.Data[KeyGeneration]; has {
		var err error
		if k.Generation, err = strconv.ParseInt(string(text), 10, 64); err != nil {
			return Credentials{}, fmt.Errorf("secret %s: key %q is no number", secret.Name, KeyGeneration)
		}
	}
	if at, err := time.Parse(time.RFC3339, string(secret.Data[KeyRotated])); err == nil {
		k.Rotated = at.UTC()
	}
	return k, nil
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
