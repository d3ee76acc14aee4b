// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// agent is one life of the container.
type agent struct {
	options *Options
	log     *slog.Logger
	health  *health
	signals chan os.Signal
}

// Run runs a server until it exits, and returns its exit code. An error means
// that the server was not started, or could not load its data, and why; the code
// is then 0 unless it tells more.
func Run(ctx context.Context, o Options) (int, error) {
	ip, err := o.announced()
	if err != nil {
		return 0, err
	}
	if err := errors.Join(checkWritable(o.Data), checkWritable(o.Run)); err != nil {
		return 0, err
	}
	include, text, err := o.configuration()
	if err != nil {
		return 0, err
	}
	d := directives(text)
	config, err := o.writeConfig(include, ip.String())
	if err != nil {
		return 0, err
	}
	a := &agent{
		options: &o, log: o.Log, signals: make(chan os.Signal, 8),
		health: newHealth(&o, localAddress(ip, orElse(d["port"], "6379"))),
	}
	signal.Notify(a.signals, syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP, syscall.SIGUSR1, syscall.SIGUSR2, syscall.SIGQUIT)
	defer signal.Stop(a.signals)
	stop, err := a.serve(ctx)
	if err != nil {
		return 0, err
	}
	defer stop()
	a.log.Info("agent started", "pod", o.PodName, "cluster", o.Cluster, "shard", o.Shard, "ip", ip)
	folder, proceed, err := a.own(ctx)
	if err != nil || !proceed {
		return 0, err
	}
	defer folder.Close()
	if _, proceed, err := a.guard(ctx, d, false); err != nil || !proceed {
		return 0, err
	}
	s, err := startServer(o.Command, config, folder)
	if err != nil {
		return 0, err
	}
	a.health.waitFor("")
	code, asked := a.supervise(ctx, s, d)
	if complaint := s.words.last(); complaint != "" && code != 0 && !asked {
		return a.rescue(ctx, d, complaint)
	}
	a.succeed(ctx, d)
	return code, nil
}

// serve starts to answer the probes.
func (a *agent) serve(ctx context.Context) (stop func(), err error) {
	l, err := new(net.ListenConfig).Listen(ctx, "tcp", a.options.HTTP)
	if err != nil {
		return nil, fmt.Errorf("listen for probes: %w", err)
	}
	s := &http.Server{Handler: a.health.handler(), ReadHeaderTimeout: 5 * time.Second, IdleTimeout: time.Minute}
	go func() {
		if err := s.Serve(l); !errors.Is(err, http.ErrServerClosed) {
			a.log.Error("probes are not answered any more", "error", err)
		}
	}()
	return func() { _ = s.Close() }, nil
}

// guard runs the start guard, also for a server that has turned out not to be
// able to load its data. It tells whether to proceed: a signal to stop ends the
// agent while there is no server.
func (a *agent) guard(ctx context.Context, d map[string]string, unreadable bool) (v verdict, proceed bool, err error) {
	began := time.Now()
	a.health.waitFor("the start guard asks the server's mates")
	g, err := newGuard(a.options, d, a.health.waitFor)
	if err != nil {
		return v, false, err
	}
	if unreadable {
		g.own.Store = storeUnreadable
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	type result struct {
		verdict verdict
		err     error
	}
	done := make(chan result, 1)
	go func() {
		v, err := g.run(ctx)
		done <- result{v, err}
	}()
	for {
		select {
		case sig := <-a.signals:
			if sig == syscall.SIGTERM || sig == syscall.SIGINT {
				a.health.stopping()
				a.log.Info("asked to stop before the server was started", "signal", sig)
				cancel()
				<-done
				return v, false, nil
			}
		case r := <-done:
			if r.err != nil {
				return v, false, r.err
			}
			took := time.Since(began)
			a.health.guarded(r.verdict.Step, took)
			a.health.change(func(h *health) { h.facts.Blank = !g.own.Store.loads() })
			a.log.Info("start guard has decided", "decision", r.verdict.Step, "reason", r.verdict.Reason, "took", took)
			if g.orphan(r.verdict.Step) {
				return r.verdict, true, a.bar()
			}
			return r.verdict, true, nil
		}
	}
}

// supervise waits for the server's end. The first signal to stop hands over, and
// then stops the server; a second one stops it at once; others go to the server. A
// server that is not ready to end, since its first append-only file is being written,
// forgets that it was asked, and is asked again. One that hangs is killed only for a
// replica that can take over.
// It returns the server's exit code, and whether it was asked to stop.
func (a *agent) supervise(ctx context.Context, s *server, d map[string]string) (code int, asked bool) {
	done, dead := make(chan bool, 1), make(chan struct{}, 1)
	watching, cancel := context.WithCancel(ctx)
	defer cancel()
	go a.health.watch(watching, dead)
	var began time.Time
	var hung, again <-chan time.Time
	var barred <-chan time.Time
	if a.options.barred {
		t := time.NewTicker(barEvery)
		defer t.Stop()
		barred = t.C
	}
	for stopping := false; ; {
		select {
		case <-barred:
			if !stopping && a.health.placed(ctx) {
				stopping, began, barred = true, time.Now(), nil
				a.log.Info("the server has a place in a cluster, and starts again to let replicas in")
				a.kill(s, syscall.SIGTERM)
				again = time.After(askAgain)
			}
		case code := <-s.exited:
			if stopping {
				a.log.Info("server stopped", "code", code, "took", time.Since(began))
			} else {
				a.log.Error("server ended by itself", "code", code)
			}
			return code, stopping
		case <-dead:
			a.log.Error("the server holds nothing and does not answer any more: it is killed", "after", blankSilence)
			a.kill(s, syscall.SIGKILL)
		case <-again:
			a.kill(s, syscall.SIGTERM)
			again = time.After(askAgain)
		case hangs := <-done:
			a.kill(s, syscall.SIGTERM)
			again = time.After(askAgain)
			if hangs {
				hung = time.After(hungTimeout)
			}
		case <-hung:
			a.endHung(ctx, s, d)
		case sig := <-a.signals:
			if sig != syscall.SIGTERM && sig != syscall.SIGINT || stopping {
				a.kill(s, sig.(syscall.Signal))
				continue
			}
			stopping, began = true, time.Now()
			a.health.stopping()
			a.log.Info("asked to stop", "signal", sig)
			go func() {
				stay, hangs := a.handOver(ctx)
				_ = pause(ctx, stay) // ending early is no failure
				done <- hangs
			}()
		}
	}
}

func (a *agent) kill(s *server, sig syscall.Signal) {
	if err := s.signal(sig); err != nil {
		a.log.Warn("cannot signal the server", "signal", sig, "error", err)
	}
}
