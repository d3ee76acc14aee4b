// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"strings"

	"k8s.io/apimachinery/pkg/api/validate/content"

	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// DefaultImage is the Valkey image of new clusters that name none. A cluster
// keeps the one that it was created with, so a change here rolls nothing.
const DefaultImage = "docker.io/valkey/valkey:9.1.2"

// defaultNamespace is where the operator's lease is when the process is not in
// a Pod that tells its namespace.
const defaultNamespace = "valkey-system"

// The values of --agent-delivery.
const (
	deliverAuto        = "auto"
	deliverImageVolume = "image-volume"
	deliverInit        = "init-container"
)

// The values of --log-format.
const (
	logText = "text"
	logJSON = "json"
)

// mostVerbose is below the level of client-go's lines with the bodies of requests and
// answers, which is 8 (k8s.io/client-go/rest, logBody).
const mostVerbose = 7

// Options of the process, from flags and environment.
type Options struct {
	// Kubeconfig is a file; empty means the Pod's own service account, or
	// where there is none, what kubectl would use.
	Kubeconfig string
	// Context in the kubeconfig; empty means its current one.
	Context string
	// Namespace limits the operator to one; empty means all.
	Namespace string

	// LeaderElect makes several processes take turns.
	LeaderElect bool
	// LeaderElectNamespace holds the lease.
	LeaderElectNamespace string

	// AgentImage holds the agent; empty means the image of the operator's own Pod.
	AgentImage string
	// AgentDelivery is auto, image-volume or init-container.
	AgentDelivery string
	// DefaultImage is the Valkey image of clusters that name none.
	DefaultImage string

	// Workers is the number of clusters, and of nodes, that are synced at a time.
	Workers int
	// QPS and Burst limit the requests to the API server.
	QPS   float64
	Burst int

	// HTTPAddress serves /healthz, /readyz and /metrics; empty serves nothing.
	HTTPAddress string
	// LogFormat is text or json.
	LogFormat string
	// Verbosity of the logs: 0 what was changed, 2 why something waits, 4 each
	// sync, 6 what was seen. At most 7: client-go prints requests from 6 on, and from 8
	// on what is in them, Secrets too.
	Verbosity int

	// PodName and PodNamespace are where the process itself runs, from POD_NAME
	// and POD_NAMESPACE; empty outside of Kubernetes.
	PodName      string
	PodNamespace string
	// PodUID is that of the Pod, from POD_UID. The processes of one Pod, of which each
	// starts when the last has ended, share the lease.
	PodUID string
}

// NewOptions returns the defaults, with what the environment tells.
func NewOptions(getenv func(string) string) *Options {
	o := &Options{
		LeaderElect:   true,
		AgentDelivery: deliverAuto,
		DefaultImage:  DefaultImage,
		Workers:       8,
		QPS:           200,
		Burst:         400,
		HTTPAddress:   ":8080",
		LogFormat:     logText,
		PodName:       getenv("POD_NAME"),
		PodNamespace:  getenv("POD_NAMESPACE"),
		PodUID:        getenv("POD_UID"),
	}
	o.LeaderElectNamespace = o.PodNamespace
	if o.LeaderElectNamespace == "" {
		o.LeaderElectNamespace = defaultNamespace
	}
	return o
}

// AddFlags adds the flags, with the present values as defaults.
func (o *Options) AddFlags(fs *flag.FlagSet) {
	fs.StringVar(&o.Kubeconfig, "kubeconfig", o.Kubeconfig, "kubeconfig `file`; default: the Pod's service account, else what kubectl uses")
	fs.StringVar(&o.Context, "context", o.Context, "`context` of the kubeconfig; default: its current one")
	fs.StringVar(&o.Namespace, "namespace", o.Namespace, "look after this `namespace` only; default: all")
	fs.BoolVar(&o.LeaderElect, "leader-elect", o.LeaderElect, "let one of several operators work at a time; turn off only where there can never be two")
	fs.StringVar(&o.LeaderElectNamespace, "leader-elect-namespace", o.LeaderElectNamespace, "`namespace` of the lease")
	fs.StringVar(&o.AgentImage, "agent-image", o.AgentImage, "`image` that holds the agent; default: that of the operator's own Pod")
	fs.StringVar(&o.AgentDelivery, "agent-delivery", o.AgentDelivery, "`how` the agent gets into the Valkey Pods: auto, image-volume or init-container")
	fs.StringVar(&o.DefaultImage, "default-image", o.DefaultImage, "Valkey `image` of new clusters that name none")
	fs.IntVar(&o.Workers, "workers", o.Workers, "`number` of clusters, and of nodes, that are worked on at a time")
	fs.Float64Var(&o.QPS, "kube-api-qps", o.QPS, "`requests` a second to the API server")
	fs.IntVar(&o.Burst, "kube-api-burst", o.Burst, "`requests` at once to the API server")
	fs.StringVar(&o.HTTPAddress, "http-address", o.HTTPAddress, "`address` of /healthz, /readyz and /metrics; empty: none")
	fs.StringVar(&o.LogFormat, "log-format", o.LogFormat, "`format` of the logs: text or json")
	fs.IntVar(&o.Verbosity, "v", o.Verbosity, "`verbosity` of the logs: 0 changes, 2 waits, 4 syncs, 6 observations, 7 at most")
}

// Validate names every flag or variable that cannot be used.
func (o *Options) Validate() error {
	var errs []error
	check := func(ok bool, format string, args ...any) {
		if !ok {
			errs = append(errs, fmt.Errorf(format, args...))
		}
	}
	namespace := func(name, value string) {
		if problems := content.IsDNS1123Label(value); value != "" && len(problems) > 0 {
			errs = append(errs, fmt.Errorf("%s: %q is not a namespace: %s", name, value, strings.Join(problems, "; ")))
		}
	}
	namespace("--namespace", o.Namespace)
	namespace("--leader-elect-namespace", o.LeaderElectNamespace)
	namespace("POD_NAMESPACE", o.PodNamespace)
	check(!o.LeaderElect || o.LeaderElectNamespace != "", "--leader-elect-namespace: must be given with --leader-elect")
	check((o.PodName == "") == (o.PodNamespace == ""), "POD_NAME and POD_NAMESPACE: give both or none")
	check(o.AgentImage != "" || o.PodName != "",
		"--agent-image: must be given where POD_NAME and POD_NAMESPACE do not tell the operator's own Pod")
	check(isImage(o.AgentImage) || o.AgentImage == "", "--agent-image: %q is not an image", o.AgentImage)
	check(isImage(o.DefaultImage), "--default-image: %q is not an image", o.DefaultImage)
	_, err := o.delivery()
	check(err == nil, "--agent-delivery: %w", err)
	check(o.Workers >= 1 && o.Workers <= 1000, "--workers: %d is not between 1 and 1000", o.Workers)
	check(o.QPS > 0, "--kube-api-qps: %g is not positive", o.QPS)
	check(o.Burst >= 1, "--kube-api-burst: %d is not positive", o.Burst)
	check(o.LogFormat == logText || o.LogFormat == logJSON, "--log-format: %q is neither %s nor %s", o.LogFormat, logText, logJSON)
	check(o.Verbosity >= 0 && o.Verbosity <= mostVerbose, "-v: %d is not between 0 and %d; the logs would show what is in Secrets", o.Verbosity, mostVerbose)
	if o.HTTPAddress != "" {
		_, _, err := net.SplitHostPort(o.HTTPAddress)
		check(err == nil, "--http-address: %w", err)
	}
	return errors.Join(errs...)
}

// delivery is the forced delivery, or empty for the one that the nodes allow.
func (o *Options) delivery() (resources.AgentDelivery, error) {
	switch o.AgentDelivery {
	case deliverAuto:
		return "", nil
	case deliverImageVolume:
		return resources.ImageVolume, nil
	case deliverInit:
		return resources.InitContainer, nil
	}
	return "", fmt.Errorf("%q is none of %s, %s and %s", o.AgentDelivery, deliverAuto, deliverImageVolume, deliverInit)
}

// isImage tells whether it can be an image at all; the rest is the kubelet's.
func isImage(image string) bool {
	return image != "" && !strings.ContainsFunc(image, func(r rune) bool { return r <= ' ' || r == 0x7f })
}
