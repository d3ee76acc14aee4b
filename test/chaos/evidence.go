// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/test/e2e/verify"
)

// keepLogs writes the logs of all Pods of the run and of the operator to files, from
// their first line to their last: a Pod that is deleted takes its log along.
func (r *run) keepLogs(ctx context.Context) {
	var following sync.WaitGroup
	defer following.Wait()
	known := map[types.UID]bool{}
	for ctx.Err() == nil {
		for _, namespace := range []string{verify.OperatorNamespace, r.namespace} {
			pods, err := r.bed.Kube.CoreV1().Pods(namespace).List(ctx, metav1.ListOptions{})
			if err != nil {
				continue // The control plane is a victim, too.
			}
			for i := range pods.Items {
				if pod := &pods.Items[i]; !known[pod.UID] {
					known[pod.UID] = true
					following.Go(func() { r.follow(ctx, pod) })
				}
			}
		}
		select {
		case <-ctx.Done():
		case <-time.After(500 * time.Millisecond):
		}
	}
}

// follow writes a Pod's log to a file until the Pod is gone.
func (r *run) follow(ctx context.Context, pod *corev1.Pod) {
	file, err := os.Create(r.file(filepath.Join("logs", fmt.Sprintf("%s-%.8s.log", pod.Name, pod.UID))))
	if err != nil {
		fmt.Fprintln(r.out, "note:", err)
		return
	}
	defer file.Close()
	container := pod.Spec.Containers[0].Name
	var since *metav1.Time
	for ctx.Err() == nil {
		began := metav1.Now()
		err := r.copyLog(ctx, file, pod, &corev1.PodLogOptions{Container: container, Follow: true, Timestamps: true, SinceTime: since})
		if err == nil {
			since = &began
		}
		got, err := r.bed.Kube.CoreV1().Pods(pod.Namespace).Get(ctx, pod.Name, metav1.GetOptions{})
		if apierrors.IsNotFound(err) || err == nil && got.UID != pod.UID {
			return
		}
		select {
		case <-ctx.Done():
		case <-time.After(300 * time.Millisecond):
		}
	}
}

func (r *run) copyLog(ctx context.Context, file io.Writer, pod *corev1.Pod, o *corev1.PodLogOptions) error {
	stream, err := r.logs.CoreV1().Pods(pod.Namespace).GetLogs(pod.Name, o).Stream(ctx)
	if err != nil {
		return err
	}
	defer stream.Close()
	_, err = io.Copy(file, stream)
	return err
}

// dump writes all that helps to understand a failure to a file, and returns its name.
func (r *run) dump(ctx context.Context, p plan, o *outcome, failure error) (string, error) {
	file, err := os.Create(r.file(fmt.Sprintf("round-%d.txt", p.seed)))
	if err != nil {
		return "", err
	}
	defer file.Close()
	fmt.Fprintf(file, "%s\n%v\n\n", o, failure)
	for _, s := range o.strikes {
		fmt.Fprintf(file, "%s: began %s, in force %s, undone %s: %s\n", s.step, at(s.began), at(s.applied), at(s.undone), strings.Join(s.said, "; "))
		for _, v := range s.victims {
			fmt.Fprintf(file, "  hit %s on %s at %s, primary %t\n", v.pod.Name, v.pod.Spec.NodeName, v.pod.Status.PodIP, v.primary)
		}
	}
	for _, what := range []string{
		"get vkc -o yaml --show-managed-fields=false", "get vkn -o wide", "get vkn -o yaml --show-managed-fields=false",
		"get pods -o wide --show-labels", "get pvc,svc,pdb", "get events --sort-by=.lastTimestamp", "get nodes -o wide",
		"-n " + verify.OperatorNamespace + " get pods,lease -o wide",
	} {
		fmt.Fprintf(file, "\n# kubectl %s\n%s\n", what, r.kubectl(ctx, strings.Fields(what)...))
	}
	for _, c := range r.clusters {
		seen, err := c.target.Observe(ctx, verify.Shallow)
		if err != nil {
			fmt.Fprintf(file, "\n# servers of %s: %v\n", c.name, err)
			continue
		}
		for _, m := range seen.Members {
			fmt.Fprintf(file, "\n# CLUSTER NODES of %s (error %v, link up %t, keys %d, offset %d)\n%s",
				m.Name(), m.Err, m.Info.LinkUp, m.Info.Keys, m.Info.Offset, m.Nodes)
		}
	}
	fmt.Fprintf(file, "\nThe logs of all Pods, of the operator's too, are in %s\n", r.file("logs"))
	return file.Name(), nil
}

func at(t time.Time) string { return t.UTC().Format("15:04:05.000") }

func (r *run) kubectl(ctx context.Context, args ...string) string {
	args = append([]string{"--kubeconfig", r.bed.Local.Kubeconfig(), "--namespace", r.namespace}, args...)
	out, err := exec.CommandContext(ctx, r.bed.Local.Program("kubectl"), args...).CombinedOutput()
	if err != nil {
		return fmt.Sprintf("%s%v", out, err)
	}
	return string(out)
}
