// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"time"
)

// lifetime is far beyond that of any test cluster.
const lifetime = 365 * 24 * time.Hour

// authority signs the certificates of one cluster.
type authority struct {
	certificate *x509.Certificate
	key         crypto.Signer
	pem         []byte
}

// identity is what a certificate says of its holder.
type identity struct {
	name      string
	groups    []string
	addresses []string // IP addresses and DNS names; none means a client only
}

func newAuthority(name string) (*authority, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	template := &x509.Certificate{
		SerialNumber:          serial(),
		Subject:               pkix.Name{CommonName: name},
		NotBefore:             time.Now().Add(-time.Hour),
		NotAfter:              time.Now().Add(lifetime),
		KeyUsage:              x509.KeyUsageCertSign | x509.KeyUsageDigitalSignature,
		BasicConstraintsValid: true,
		IsCA:                  true,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		return nil, fmt.Errorf("create authority %s: %w", name, err)
	}
	certificate, err := x509.ParseCertificate(der)
	if err != nil {
		return nil, err
	}
	return &authority{certificate: certificate, key: key, pem: certificatePEM(der)}, nil
}

// issue returns a certificate and its key.
func (a *authority) issue(id identity) (certificate, key []byte, err error) {
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	template := &x509.Certificate{
		SerialNumber: serial(),
		Subject:      pkix.Name{CommonName: id.name, Organization: id.groups},
		NotBefore:    time.Now().Add(-time.Hour),
		NotAfter:     time.Now().Add(lifetime),
		KeyUsage:     x509.KeyUsageDigitalSignature,
		ExtKeyUsage:  []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth},
	}
	for _, address := range id.addresses {
		if ip := net.ParseIP(address); ip != nil {
			template.IPAddresses = append(template.IPAddresses, ip)
		} else {
			template.DNSNames = append(template.DNSNames, address)
		}
	}
	if len(id.addresses) > 0 {
		template.ExtKeyUsage = append(template.ExtKeyUsage, x509.ExtKeyUsageServerAuth)
	}
	der, err := x509.CreateCertificate(rand.Reader, template, a.certificate, private.Public(), a.key)
	if err != nil {
		return nil, nil, fmt.Errorf("issue certificate for %s: %w", id.name, err)
	}
	key, err = keyPEM(private)
	return certificatePEM(der), key, err
}

func serial() *big.Int {
	n, err := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 120))
	if err != nil {
		panic(err) // crypto/rand does not fail on Linux
	}
	return n
}

func certificatePEM(der []byte) []byte {
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
}

func keyPEM(key *ecdsa.PrivateKey) ([]byte, error) {
	der, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		return nil, err
	}
	return pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: der}), nil
}

// writePair writes NAME.crt and NAME.key.
func writePair(dir, name string, certificate, key []byte) error {
	if err := os.WriteFile(filepath.Join(dir, name+".crt"), certificate, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, name+".key"), key, 0o600)
}

// writeCredentials makes every certificate, key and kubeconfig of a new cluster.
func writeCredentials(l layout, nodes []Node) error {
	for _, dir := range []string{l.path("pki"), l.path("kubeconfig")} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return err
		}
	}
	ca, err := newAuthority("localkube")
	if err != nil {
		return err
	}
	proxyCA, err := newAuthority("localkube-front-proxy")
	if err != nil {
		return err
	}
	account, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return err
	}
	accountKey, err := keyPEM(account)
	if err != nil {
		return err
	}
	for name, a := range map[string]*authority{"ca": ca, "front-proxy-ca": proxyCA} {
		key, err := keyPEM(a.key.(*ecdsa.PrivateKey))
		if err != nil {
			return err
		}
		if err := writePair(l.path("pki"), name, a.pem, key); err != nil {
			return err
		}
	}
	if err := os.WriteFile(l.pki("service-account.key"), accountKey, 0o600); err != nil {
		return err
	}
	public, err := x509.MarshalPKIXPublicKey(account.Public())
	if err != nil {
		return err
	}
	publicPEM := pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: public})
	if err := os.WriteFile(l.pki("service-account.pub"), publicPEM, 0o644); err != nil {
		return err
	}
	return issueAll(l, ca, proxyCA, nodes)
}

func issueAll(l layout, ca, proxyCA *authority, nodes []Node) error {
	type pair struct {
		file string
		by   *authority
		id   identity
	}
	pairs := []pair{
		{"apiserver", ca, identity{name: "kube-apiserver", addresses: []string{
			bridgeAddress, kubernetesService, "127.0.0.1", "localhost", "kubernetes", "kubernetes.default",
			"kubernetes.default.svc", "kubernetes.default.svc.cluster.local",
		}}},
		{"apiserver-kubelet-client", ca, identity{name: "kube-apiserver-kubelet-client", groups: []string{"system:masters"}}},
		{"front-proxy-client", proxyCA, identity{name: "front-proxy-client"}},
	}
	clients := map[string]identity{
		"admin":              {name: "localkube-admin", groups: []string{"system:masters"}},
		"controller-manager": {name: "system:kube-controller-manager"},
		"scheduler":          {name: "system:kube-scheduler"},
		"kube-proxy":         {name: "system:kube-proxy"},
	}
	for _, n := range nodes {
		clients[n.Name] = identity{name: "system:node:" + n.Name, groups: []string{"system:nodes"}}
		pairs = append(pairs, pair{n.Name, ca, identity{name: "system:node:" + n.Name, groups: []string{"system:nodes"}, addresses: []string{n.Name, n.Address()}}})
	}
	for _, p := range pairs {
		certificate, key, err := p.by.issue(p.id)
		if err != nil {
			return err
		}
		if err := writePair(l.path("pki"), p.file, certificate, key); err != nil {
			return err
		}
	}
	for name, id := range clients {
		certificate, key, err := ca.issue(id)
		if err != nil {
			return err
		}
		if err := writeFile(l.kubeconfig(name), renderKubeconfig(ca.pem, certificate, key), 0o600); err != nil {
			return err
		}
	}
	return nil
}
