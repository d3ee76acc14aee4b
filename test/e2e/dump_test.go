// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package e2e

import (
	"bytes"
	"context"
	"fmt"
	"os/exec"
	"strings"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// dump logs all that helps to understand a failure.
func (s *space) dump(ctx context.Context) {
	for _, what := range []string{
		"get vkc -o yaml --show-managed-fields=false", "get vkn -o wide",
		"get pods -o wide --show-labels", "get pvc,svc,pdb,cm,controllerrevisions,secrets", "get events --sort-by=.lastTimestamp",
	} {
		s.t.Logf("kubectl %s\n%s", what, s.kubectl(ctx, strings.Fields(what)...))
	}
	s.dumpServers(ctx)
	s.dumpOperator(ctx)
}

func (s *space) kubectl(ctx context.Context, args ...string) string {
	args = append([]string{"--kubeconfig", bed.local.Kubeconfig(), "--namespace", s.name}, args...)
	out, err := exec.CommandContext(ctx, bed.local.Program("kubectl"), args...).CombinedOutput()
	if err != nil {
		return fmt.Sprintf("%s%v", out, err)
	}
	return string(out)
}

func (s *space) dumpServers(ctx context.Context) {
	clusters, err := bed.valkey.ValkeyV1alpha1().ValkeyClusters(s.name).List(ctx, metav1.ListOptions{})
	if err != nil {
		return
	}
	for _, v := range clusters.Items {
		p, err := verify.Target{Kube: bed.kube, Valkey: bed.valkey, Namespace: s.name, Name: v.Name}.Observe(ctx, verify.Shallow)
		if err != nil {
			s.t.Logf("servers of %s: %v", v.Name, err)
			continue
		}
		for _, m := range p.Members {
			s.t.Logf("CLUSTER NODES of %s (error %v, link up %t, keys %d)\n%s", m.Name(), m.Err, m.Info.LinkUp, m.Info.Keys, m.Nodes)
			s.t.Logf("log of %s\n%s", m.Name(), s.kubectl(ctx, "logs", m.Name(), "--all-containers", "--tail=60"))
			if restartsOf([]corev1.Pod{*m.Pod})[m.Name()] > 0 {
				s.t.Logf("log of %s before its last restart\n%s", m.Name(), s.kubectl(ctx, "logs", m.Name(), "--previous", "--tail=60"))
			}
		}
	}
}

// dumpOperator logs what the operator said about this namespace.
func (s *space) dumpOperator(ctx context.Context) {
	for name, log := range operatorLogs(ctx, 3000) {
		var own bytes.Buffer
		for line := range bytes.Lines(log) {
			if bytes.Contains(line, []byte(s.name+"/")) || bytes.HasPrefix(line, []byte("E")) {
				own.Write(line)
			}
		}
		s.t.Logf("operator %s about %s\n%s", name, s.name, own.Bytes())
	}
}

// operatorLogs are the logs of the operator's Pods by name.
func operatorLogs(ctx context.Context, lines int64) map[string][]byte {
	logs := map[string][]byte{}
	pods, err := bed.kube.CoreV1().Pods(verify.OperatorNamespace).List(ctx, metav1.ListOptions{})
	if err != nil {
		return logs
	}
	for _, pod := range pods.Items {
		log, err := bed.kube.CoreV1().Pods(pod.Namespace).GetLogs(pod.Name, &corev1.PodLogOptions{TailLines: &lines}).DoRaw(ctx)
		if err == nil {
			logs[pod.Name] = log
		}
	}
	return logs
}
