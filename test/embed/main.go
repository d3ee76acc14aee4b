// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Command embed is a program of somebody else: a module of its own that lists
// the clusters and follows the servers through the generated client and
// informers. It shows that these can be used from outside.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/clientcmd"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned"
	"github.com/valkey-direct/valkey-operator/pkg/generated/informers/externalversions"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(
		clientcmd.NewDefaultClientConfigLoadingRules(), nil).ClientConfig()
	if err != nil {
		return err
	}
	client, err := versioned.NewForConfig(config)
	if err != nil {
		return err
	}
	clusters, err := client.ValkeyV1alpha1().ValkeyClusters("").List(ctx, metav1.ListOptions{})
	if err != nil {
		return err
	}
	for _, c := range clusters.Items {
		fmt.Printf("cluster %s/%s: %d shards, %s\n", c.Namespace, c.Name, c.Spec.Shards, c.Status.State)
	}
	return follow(ctx, client)
}

// follow prints each change of a server's role.
func follow(ctx context.Context, client versioned.Interface) error {
	factory := externalversions.NewSharedInformerFactory(client, 0)
	defer factory.Shutdown()
	nodes := factory.Valkey().V1alpha1().ValkeyNodes().TypedInformer()
	_, err := nodes.AddTypedEventHandler(cache.TypedResourceEventHandlerFuncs[*v1alpha1.ValkeyNode]{
		AddFunc: func(n *v1alpha1.ValkeyNode) {
			fmt.Printf("server %s/%s: %s\n", n.Namespace, n.Name, n.Status.Role)
		},
		UpdateFunc: func(old, n *v1alpha1.ValkeyNode) {
			if old.Status.Role != n.Status.Role {
				fmt.Printf("server %s/%s: %s -> %s\n", n.Namespace, n.Name, old.Status.Role, n.Status.Role)
			}
		},
		DeleteFunc: func(n cache.DeletedObject[*v1alpha1.ValkeyNode]) {
			fmt.Printf("server %s is gone\n", n.GetObjectName())
		},
	})
	if err != nil {
		return err
	}
	factory.StartWithContext(ctx)
	<-ctx.Done()
	return nil
}
