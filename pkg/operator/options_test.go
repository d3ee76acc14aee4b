// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"bytes"
	"encoding/json"
	"flag"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/klog/v2"
)

func parse(t *testing.T, env map[string]string, args ...string) *Options {
	t.Helper()
	o := NewOptions(func(name string) string { return env[name] })
	fs := flag.NewFlagSet("test", flag.ContinueOnError)
	o.AddFlags(fs)
	if err := fs.Parse(args); err != nil {
		t.Fatal(err)
	}
	return o
}

var inPod = map[string]string{"POD_NAME": "valkey-operator-x", "POD_NAMESPACE": "valkey-system"}

func TestValidate(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		env  map[string]string
		args []string
		// want is the flag or variable that the error names; empty: no error.
		want string
	}{
		"in a pod":              {inPod, nil, ""},
		"outside":               {nil, []string{"--agent-image", "example.com/agent:1"}, ""},
		"outside without image": {nil, nil, "--agent-image"},
		"half of a pod":         {map[string]string{"POD_NAME": "x"}, nil, "POD_NAMESPACE"},
		"pod namespace":         {map[string]string{"POD_NAME": "x", "POD_NAMESPACE": "A B"}, nil, "POD_NAMESPACE"},
		"namespace":             {inPod, []string{"--namespace", "Not_A_Name"}, "--namespace"},
		"lease namespace":       {inPod, []string{"--leader-elect-namespace", "-"}, "--leader-elect-namespace"},
		"no lease namespace":    {inPod, []string{"--leader-elect-namespace", ""}, "--leader-elect-namespace"},
		"no election":           {inPod, []string{"--leader-elect=false", "--leader-elect-namespace", ""}, ""},
		"agent image":           {inPod, []string{"--agent-image", "a b"}, "--agent-image"},
		"default image":         {inPod, []string{"--default-image", ""}, "--default-image"},
		"delivery":              {inPod, []string{"--agent-delivery", "mail"}, "--agent-delivery"},
		"workers":               {inPod, []string{"--workers", "0"}, "--workers"},
		"qps":                   {inPod, []string{"--kube-api-qps", "0"}, "--kube-api-qps"},
		"burst":                 {inPod, []string{"--kube-api-burst", "-1"}, "--kube-api-burst"},
		"log format":            {inPod, []string{"--log-format", "xml"}, "--log-format"},
		"verbosity":             {inPod, []string{"-v", "8"}, "-v"},
		"most verbose":          {inPod, []string{"-v", "7"}, ""},
		"address":               {inPod, []string{"--http-address", "8080"}, "--http-address"},
		"no address":            {inPod, []string{"--http-address", ""}, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			err := parse(t, tt.env, tt.args...).Validate()
			if tt.want == "" && err != nil {
				t.Errorf("refused: %v", err)
			}
			if tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want+":") && !strings.Contains(err.Error(), tt.want+" ")) {
				t.Errorf("error %v does not name %s", err, tt.want)
			}
		})
	}
}

func TestLeaseNamespaceFollowsThePod(t *testing.T) {
	t.Parallel()
	if got := parse(t, map[string]string{"POD_NAME": "x", "POD_NAMESPACE": "elsewhere"}).LeaderElectNamespace; got != "elsewhere" {
		t.Errorf("lease in %q", got)
	}
	if got := parse(t, nil).LeaderElectNamespace; got != defaultNamespace {
		t.Errorf("lease in %q", got)
	}
}

func TestAgentImage(t *testing.T) {
	t.Parallel()
	own := func(containers ...corev1.Container) *fake.Clientset {
		return fake.NewClientset(&corev1.Pod{
			ObjectMeta: metav1.ObjectMeta{Namespace: "valkey-system", Name: "valkey-operator-x"},
			Spec:       corev1.PodSpec{Containers: containers},
		})
	}
	tests := map[string]struct {
		kube *fake.Clientset
		args []string
		want string
	}{
		"given":         {own(), []string{"--agent-image", "a:1"}, "a:1"},
		"own":           {own(corev1.Container{Name: "valkey-operator", Image: "op:1"}), nil, "op:1"},
		"behind a mesh": {own(corev1.Container{Name: "proxy", Image: "mesh:1"}, corev1.Container{Name: "valkey-operator", Image: "op:1"}), nil, "op:1"},
		"no container":  {own(), nil, ""},
		"no pod":        {fake.NewClientset(), nil, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := parse(t, inPod, tt.args...).agentImage(t.Context(), tt.kube)
			if got != tt.want || (err == nil) != (tt.want != "") {
				t.Errorf("got %q, %v, want %q", got, err, tt.want)
			}
		})
	}
}

// TestLogging is not parallel: klog's logger is the process's.
func TestLogging(t *testing.T) {
	t.Cleanup(klog.ClearLogger)
	for _, format := range []string{logText, logJSON} {
		var out bytes.Buffer
		o := parse(t, inPod, "--log-format", format, "-v", "2")
		logger := o.SetupLogging(&out)
		logger.V(2).Info("waiting", "cluster", klog.KRef("shop", "demo"))
		logger.V(3).Info("too much")
		klog.Background().Info("from client-go")
		text := out.String()
		if !strings.Contains(text, "waiting") || !strings.Contains(text, "from client-go") || strings.Contains(text, "too much") {
			t.Errorf("%s: %s", format, text)
		}
		if format == logJSON {
			for line := range strings.Lines(text) {
				var v map[string]any
				if err := json.Unmarshal([]byte(line), &v); err != nil {
					t.Errorf("not JSON: %s", line)
				}
			}
		}
	}
}
