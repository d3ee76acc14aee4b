// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package kube

import "strings"

// machineSpec is what process 1 of a node or of the control plane is told; see
// test/kube/nodeinit, which declares the same shape.
type machineSpec struct {
	Hostname string            `json:"hostname"`
	Keep     []string          `json:"keep"`
	Private  []string          `json:"private"`
	Binds    []bindMount       `json:"binds"`
	Sysctls  map[string]string `json:"sysctls"`
	OpenDirs []string          `json:"openDirs"`
	Services []serviceSpec     `json:"services"`
}

type bindMount struct {
	Source string `json:"source"`
	Target string `json:"target"`
}

type serviceSpec struct {
	Name    string   `json:"name"`
	Argv    []string `json:"argv"`
	Env     []string `json:"env"`
	Log     string   `json:"log"`
	WaitFor []string `json:"waitFor"`
}

// hostPathVolumes is where the controller manager's host-path provisioner
// makes its volumes; the path is fixed in its code.
const hostPathVolumes = "/tmp/hostpath_pv"

// privateDirs get an empty file system inside every machine, since the
// programs have fixed paths in them and must neither meet those of other
// machines nor leave anything on the host.
var privateDirs = []string{"/run", "/tmp", "/var/lib", "/var/log"}

func newMachineSpec(l layout, b binaries, name string) machineSpec {
	return machineSpec{
		Hostname: name,
		Keep:     append([]string{string(l)}, b.folders()...),
		Private:  privateDirs,
		Binds:    []bindMount{{Source: l.networkDisks(), Target: hostPathVolumes}},
		Sysctls:  map[string]string{},
	}
}

func (m *machineSpec) add(l layout, b binaries, name string, waitFor []string, argv ...string) {
	m.Services = append(m.Services, serviceSpec{
		Name: name,
		Argv: argv,
		Env: []string{
			"PATH=" + strings.Join([]string{b.Containerd, "/usr/local/sbin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"}, ":"),
			"HOME=/tmp",
		},
		Log:     l.log(m.Hostname + "-" + name),
		WaitFor: waitFor,
	})
}

// nodeSpec is a node's machine: containerd at once, kubelet when it can
// register, kube-proxy likewise.
func nodeSpec(l layout, b binaries, n Node) machineSpec {
	m := newMachineSpec(l, b, n.Name)
	m.Sysctls = map[string]string{
		// One lookup is up to sixteen packets, and the refusal of each counts.
		"net.ipv4.icmp_ratelimit":        "0",
		"net.ipv4.ip_forward":            "1",
		"net.ipv4.conf.all.rp_filter":    "0",
		"net.ipv6.conf.all.disable_ipv6": "1",
	}
	m.add(l, b, "containerd", nil,
		b.containerd("containerd"), "--config", l.config(n.Name+"-containerd.toml"))
	m.add(l, b, "kubelet", []string{l.apiReady(), l.containerdSocket(n.Name)},
		b.kubernetes("kubelet"),
		"--config="+l.config(n.Name+"-kubelet.json"),
		"--kubeconfig="+l.kubeconfig(n.Name),
		"--hostname-override="+n.Name,
		"--node-ip="+n.Address(),
		"--node-labels=topology.kubernetes.io/region=local,topology.kubernetes.io/zone="+n.Zone,
		"--root-dir="+l.path("nodes", n.Name, "kubelet"),
		"--cert-dir="+l.path("nodes", n.Name, "kubelet-pki"),
		"--v=1")
	m.add(l, b, "kube-proxy", []string{l.apiReady()},
		b.kubernetes("kube-proxy"), "--config="+l.config(n.Name+"-proxy.json"), "--v=1")
	return m
}

// controlPlaneSpec is the machine of the control plane, which shares the host's network.
func controlPlaneSpec(l layout, b binaries) machineSpec {
	m := newMachineSpec(l, b, controlPlane)
	m.OpenDirs = []string{hostPathVolumes}
	m.add(l, b, "etcd", nil,
		b.etcd(),
		"--name=localkube",
		"--data-dir="+l.path("etcd"),
		"--unsafe-no-fsync",
		"--listen-client-urls=unix://"+l.etcdSocket(),
		"--advertise-client-urls=unix://"+l.etcdSocket(),
		"--listen-peer-urls=unix://"+l.path("etcd-peer.sock"),
		"--initial-advertise-peer-urls=http://localhost:2380",
		"--initial-cluster=localkube=http://localhost:2380",
		"--auto-compaction-retention=10m",
		"--quota-backend-bytes=1073741824",
		"--log-level=warn")
	m.add(l, b, "kube-apiserver", []string{l.etcdSocket()}, apiserverArgs(l, b)...)
	m.add(l, b, "kube-controller-manager", []string{l.apiReady()}, controllerManagerArgs(l, b)...)
	m.add(l, b, "kube-scheduler", []string{l.apiReady()},
		b.kubernetes("kube-scheduler"),
		"--config="+l.config("scheduler.json"),
		"--authentication-kubeconfig="+l.kubeconfig("scheduler"),
		"--authorization-kubeconfig="+l.kubeconfig("scheduler"),
		"--bind-address="+bridgeAddress)
	return m
}

func apiserverArgs(l layout, b binaries) []string {
	return []string{
		b.kubernetes("kube-apiserver"),
		"--etcd-servers=unix://" + l.etcdSocket(),
		"--bind-address=" + bridgeAddress,
		"--advertise-address=" + bridgeAddress,
		"--secure-port=" + apiserverPortText,
		"--service-cluster-ip-range=" + serviceRange,
		"--allow-privileged=true",
		"--authorization-mode=Node,RBAC",
		// The last one is what OpenShift runs: it refuses an owner reference
		// that blocks deletion to whoever may not set the owner's finalizers.
		"--enable-admission-plugins=NodeRestriction,OwnerReferencesPermissionEnforcement",
		"--client-ca-file=" + l.pki("ca.crt"),
		"--tls-cert-file=" + l.pki("apiserver.crt"),
		"--tls-private-key-file=" + l.pki("apiserver.key"),
		"--kubelet-certificate-authority=" + l.pki("ca.crt"),
		"--kubelet-client-certificate=" + l.pki("apiserver-kubelet-client.crt"),
		"--kubelet-client-key=" + l.pki("apiserver-kubelet-client.key"),
		"--kubelet-preferred-address-types=InternalIP",
		"--service-account-issuer=https://kubernetes.default.svc.cluster.local",
		"--service-account-key-file=" + l.pki("service-account.pub"),
		"--service-account-signing-key-file=" + l.pki("service-account.key"),
		"--requestheader-client-ca-file=" + l.pki("front-proxy-ca.crt"),
		"--requestheader-allowed-names=front-proxy-client",
		"--requestheader-extra-headers-prefix=X-Remote-Extra-",
		"--requestheader-group-headers=X-Remote-Group",
		"--requestheader-username-headers=X-Remote-User",
		"--proxy-client-cert-file=" + l.pki("front-proxy-client.crt"),
		"--proxy-client-key-file=" + l.pki("front-proxy-client.key"),
		"--audit-policy-file=" + l.config("audit-policy.json"),
		"--audit-log-path=" + l.auditLog(),
		"--audit-log-maxsize=200",
		"--audit-log-maxbackup=2",
	}
}

func controllerManagerArgs(l layout, b binaries) []string {
	return []string{
		b.kubernetes("kube-controller-manager"),
		"--kubeconfig=" + l.kubeconfig("controller-manager"),
		"--authentication-kubeconfig=" + l.kubeconfig("controller-manager"),
		"--authorization-kubeconfig=" + l.kubeconfig("controller-manager"),
		"--bind-address=" + bridgeAddress,
		"--leader-elect=false",
		"--use-service-account-credentials=true",
		"--service-account-private-key-file=" + l.pki("service-account.key"),
		"--root-ca-file=" + l.pki("ca.crt"),
		"--cluster-signing-cert-file=" + l.pki("ca.crt"),
		"--cluster-signing-key-file=" + l.pki("ca.key"),
		"--enable-hostpath-provisioner=true",
		"--node-monitor-period=2s",
		"--node-monitor-grace-period=12s",
		"--kube-api-qps=200",
		"--kube-api-burst=400",
	}
}
