// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"os"
	"runtime/debug"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/util/flowcontrol"

	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
)

// version is set by the linker; otherwise the build's own record is used.
var version string

// Version of this binary.
func Version() string {
	if version != "" {
		return version
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "dev"
}

// How soon a connection on which nothing comes any more is given up: the API
// server is asked after the first time, and has the second to answer. client-go
// takes these from the environment, and its defaults add up to 45 s.
const (
	readIdleSeconds = "10"
	pingSeconds     = "5"
)

// apiTimeout bounds a single request. Watches are not bounded by it: the
// HTTP/2 ping is for them.
const apiTimeout = 30 * time.Second

// restConfig finds the API server. It also tells whether the process runs in
// a Pod of that cluster.
func (o *Options) restConfig() (config *rest.Config, inCluster bool, err error) {
	if o.Kubeconfig == "" && o.Context == "" {
		config, err := rest.InClusterConfig()
		if err == nil {
			return o.tune(config), true, nil
		}
		if err != rest.ErrNotInCluster { //nolint:errorlint // the very value, as documented
			return nil, false, fmt.Errorf("use the service account of the Pod: %w", err)
		}
	}
	rules := clientcmd.NewDefaultClientConfigLoadingRules()
	rules.ExplicitPath = o.Kubeconfig
	config, err = clientcmd.NewNonInteractiveDeferredLoadingClientConfig(rules,
		&clientcmd.ConfigOverrides{CurrentContext: o.Context}).ClientConfig()
	if err != nil {
		return nil, false, fmt.Errorf("--kubeconfig: %w", err)
	}
	return o.tune(config), false, nil
}

func (o *Options) tune(config *rest.Config) *rest.Config {
	for name, value := range map[string]string{
		"HTTP2_READ_IDLE_TIMEOUT_SECONDS": readIdleSeconds,
		"HTTP2_PING_TIMEOUT_SECONDS":      pingSeconds,
	} {
		if os.Getenv(name) == "" {
			// An error here means that the name is malformed, which it is not.
			_ = os.Setenv(name, value)
		}
	}
	config.UserAgent = controller.Name + "/" + Version()
	// One limiter for all clients made from this.
	config.RateLimiter = flowcontrol.NewTokenBucketRateLimiter(float32(o.QPS), o.Burst)
	return config
}

// clients of one API server.
type clients struct {
	kube   kubernetes.Interface
	valkey versioned.Interface
}

// newClients makes clients. With a fence, no request that writes is sent while
// the fence gives an error.
func newClients(config *rest.Config, fence func() error) (clients, error) {
	config = rest.CopyConfig(config)
	if fence != nil {
		config.Wrap(func(next http.RoundTripper) http.RoundTripper {
			return &fencedTransport{next: next, fence: fence}
		})
	}
	core := rest.CopyConfig(config)
	core.ContentType = runtime.ContentTypeProtobuf
	core.AcceptContentTypes = runtime.ContentTypeProtobuf + "," + runtime.ContentTypeJSON
	kube, err := kubernetes.NewForConfig(core)
	if err != nil {
		return clients{}, fmt.Errorf("make the Kubernetes client: %w", err)
	}
	valkey, err := versioned.NewForConfig(config)
	if err != nil {
		return clients{}, fmt.Errorf("make the valkey.io client: %w", err)
	}
	return clients{kube: kube, valkey: valkey}, nil
}

// fencedTransport refuses writes while the fence is closed.
type fencedTransport struct {
	next  http.RoundTripper
	fence func() error
}

// RoundTrip implements http.RoundTripper.
func (t *fencedTransport) RoundTrip(req *http.Request) (*http.Response, error) {
	if req.Method != http.MethodGet && req.Method != http.MethodHead {
		if err := t.fence(); err != nil {
			if req.Body != nil {
				_ = req.Body.Close() // the contract of RoundTrip; there is nothing to learn from it
			}
			return nil, err
		}
	}
	return t.next.RoundTrip(req)
}

// WrappedRoundTripper lets client-go see through to the transport.
func (t *fencedTransport) WrappedRoundTripper() http.RoundTripper { return t.next }

// agentImage is the image that holds the agent: as told, or that of the
// operator's own Pod, which holds both.
func (o *Options) agentImage(ctx context.Context, kube kubernetes.Interface) (string, error) {
	if o.AgentImage != "" {
		return o.AgentImage, nil
	}
	ctx, cancel := context.WithTimeout(ctx, apiTimeout)
	defer cancel()
	pod, err := kube.CoreV1().Pods(o.PodNamespace).Get(ctx, o.PodName, metav1.GetOptions{})
	if err != nil {
		return "", fmt.Errorf("read the operator's own Pod %s/%s for its image, as --agent-image is not given: %w", o.PodNamespace, o.PodName, err)
	}
	// A mesh may have put its container first.
	containers := slices.Clone(pod.Spec.Containers)
	slices.SortStableFunc(containers, func(a, b corev1.Container) int {
		return cmp.Compare(rank(a), rank(b))
	})
	if len(containers) == 0 || containers[0].Image == "" {
		return "", fmt.Errorf("the operator's own Pod %s/%s tells no image: give --agent-image", o.PodNamespace, o.PodName)
	}
	return containers[0].Image, nil
}

func rank(c corev1.Container) int {
	if c.Name == controller.Name {
		return 0
	}
	return 1
}
