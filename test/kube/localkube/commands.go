// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"

	"github.com/valkey-direct/valkey-operator/test/kube"
)

// options declares the flags that every command has.
func options(name string) (*flag.FlagSet, *kube.Options) {
	o := &kube.Options{Progress: os.Stderr}
	flags := flag.NewFlagSet("localkube "+name, flag.ContinueOnError)
	flags.StringVar(&o.StateDir, "state-dir", "", "where the running cluster's state is (default /var/lib/valkey-localkube)")
	flags.StringVar(&o.Kubeconfig, "kubeconfig", "", "file for admin rights (default for up _output/kubeconfig in the checkout, else what up wrote last)")
	flags.StringVar(&o.Repository, "repository", "", "checkout whose pins are used (default the one around the working directory)")
	return flags, o
}

// shape declares the flags that say what the cluster is to be.
func shape(flags *flag.FlagSet, o *kube.Options) {
	flags.IntVar(&o.Nodes, "nodes", 0, "how many nodes (default 4)")
	flags.IntVar(&o.Zones, "zones", 0, "how many zones (default 3)")
	flags.StringVar(&o.Kubernetes, "kubernetes", "", "Kubernetes version (default the pinned one)")
	flags.Func("valkey", "Valkey versions whose images are loaded (default "+strings.Join(kube.Versions(), ",")+")", func(value string) error {
		o.Valkey = strings.Split(value, ",")
		return nil
	})
}

// parse takes flags and positional arguments in any order, up to "--".
func parse(flags *flag.FlagSet, args []string) ([]string, error) {
	var positional []string
	for {
		if err := flags.Parse(args); err != nil {
			return nil, err
		}
		rest := flags.Args()
		if len(rest) == 0 || len(args) > len(rest) && args[len(args)-len(rest)-1] == "--" {
			return append(positional, rest...), nil
		}
		positional, args = append(positional, rest[0]), rest[1:]
	}
}

func parseNone(flags *flag.FlagSet, args []string) error {
	rest, err := parse(flags, args)
	if err == nil && len(rest) > 0 {
		err = fmt.Errorf("%s takes no argument %q", flags.Name(), rest[0])
	}
	return err
}

func up(ctx context.Context, args []string) error {
	flags, o := options("up")
	shape(flags, o)
	flags.BoolVar(&o.Replace, "replace", false, "take down a running cluster of another shape")
	if err := parseNone(flags, args); err != nil {
		return helpOr(err)
	}
	start := time.Now()
	c, err := kube.Up(ctx, *o)
	if err != nil {
		return err
	}
	s, err := c.Status(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "up after %s\n", time.Since(start).Round(100*time.Millisecond))
	return s.Print(os.Stdout)
}

func down(ctx context.Context, args []string) error {
	flags, o := options("down")
	if err := parseNone(flags, args); err != nil {
		return helpOr(err)
	}
	return kube.Down(ctx, *o)
}

func build(ctx context.Context, args []string) error {
	flags, o := options("build")
	shape(flags, o)
	if err := parseNone(flags, args); err != nil {
		return helpOr(err)
	}
	return kube.Build(ctx, *o)
}

func status(ctx context.Context, args []string) error {
	flags, o := options("status")
	if err := parseNone(flags, args); err != nil {
		return helpOr(err)
	}
	c, err := kube.Open(*o)
	if err != nil {
		return err
	}
	s, err := c.Status(ctx)
	if err != nil {
		return err
	}
	return s.Print(os.Stdout)
}

func loadImage(ctx context.Context, args []string) error {
	flags, o := options("load-image")
	var image kube.Image
	var files []kube.File
	flags.Func("name", "name of the image to make; repeat it for more names", func(value string) error {
		image.Names = append(image.Names, value)
		return nil
	})
	flags.Func("file", "SOURCE=/TARGET of a file to put in; repeat it for more", func(value string) error {
		source, target, found := strings.Cut(value, "=")
		if !found {
			return errors.New("want SOURCE=/TARGET")
		}
		files = append(files, kube.File{Source: source, Target: target})
		return nil
	})
	flags.Func("entrypoint", "program that the image runs", func(value string) error {
		image.Entrypoint = strings.Fields(value)
		return nil
	})
	flags.StringVar(&image.User, "user", "", "number of the user that it runs as")
	archives, err := parse(flags, args)
	if err != nil {
		return helpOr(err)
	}
	if (len(archives) == 1) == (len(files) > 0) {
		return errors.New("load-image wants either one archive, or --name and --file")
	}
	c, err := kube.Open(*o)
	if err != nil {
		return err
	}
	if len(archives) == 1 {
		return c.LoadArchive(ctx, archives[0])
	}
	return c.LoadImage(ctx, image, files...)
}

func node(ctx context.Context, args []string) error {
	flags, o := options("node")
	rest, err := parse(flags, args)
	if err != nil {
		return helpOr(err)
	}
	if len(rest) < 2 {
		return errUsage
	}
	c, err := kube.Open(*o)
	if err != nil {
		return err
	}
	verb, name, rest := rest[0], rest[1], rest[2:]
	switch verb {
	case "partition":
		var ports []string
		for _, list := range rest {
			ports = append(ports, strings.Split(list, ",")...)
		}
		return c.Partition(ctx, name, ports...)
	case "exec":
		if len(rest) == 0 {
			return errors.New("node exec wants a command after --")
		}
		output, err := c.NodeExec(ctx, name, rest...)
		_, _ = os.Stdout.Write(output)
		return err
	}
	if len(rest) > 0 {
		return fmt.Errorf("node %s takes no argument %q", verb, rest[0])
	}
	switch verb {
	case "stop":
		return c.NodeStop(ctx, name)
	case "remove":
		return c.NodeRemove(ctx, name)
	case "start":
		if err := c.NodeStart(ctx, name); err != nil {
			return err
		}
		waiting, cancel := context.WithTimeout(ctx, 2*time.Minute)
		defer cancel()
		return c.WaitNode(waiting, name, true)
	case "heal":
		return c.Heal(ctx, name)
	}
	return errUsage
}

func pod(ctx context.Context, args []string) error {
	flags, o := options("pod")
	namespace := flags.String("n", "default", "the pod's namespace")
	rest, err := parse(flags, args)
	if err != nil {
		return helpOr(err)
	}
	if len(rest) != 2 {
		return errUsage
	}
	c, err := kube.Open(*o)
	if err != nil {
		return err
	}
	switch rest[0] {
	case "kill":
		return c.PodKill(ctx, *namespace, rest[1])
	case "freeze":
		return c.PodFreeze(ctx, *namespace, rest[1])
	case "thaw":
		return c.PodThaw(ctx, *namespace, rest[1])
	}
	return errUsage
}

// kubectl becomes the cluster's kubectl, so that its exit code, its terminal and
// its signals are untouched.
func kubectl(_ context.Context, args []string) error {
	c, err := kube.Open(kube.Options{})
	if err != nil {
		return err
	}
	program, err := exec.LookPath(c.Program("kubectl"))
	if err != nil {
		return err
	}
	// A --kubeconfig among the arguments comes later and wins.
	argv := append([]string{"kubectl", "--kubeconfig=" + c.Kubeconfig()}, args...)
	return syscall.Exec(program, argv, os.Environ())
}

// helpOr turns the flag package's word for --help, which has been printed, into success.
func helpOr(err error) error {
	if errors.Is(err, flag.ErrHelp) {
		return nil
	}
	return err
}
