// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// handler answers the probes, the scrapes and the operator.
func (h *health) handler() http.Handler {
	mux := http.NewServeMux()
	for path, judge := range map[string]func(facts, time.Time) (bool, string){"/startupz": started, "/livez": alive, "/readyz": ready} {
		mux.HandleFunc("GET "+path, func(w http.ResponseWriter, r *http.Request) {
			f := h.current(r.Context())
			ok, why := judge(f, h.now())
			w.Header().Set("Content-Type", "text/plain; charset=utf-8")
			if !ok {
				w.WriteHeader(http.StatusServiceUnavailable)
			}
			_, _ = io.WriteString(w, why+"\n")
		})
	}
	mux.HandleFunc("GET /credentials", func(w http.ResponseWriter, _ *http.Request) {
		// Of which generation the passwords in the Pod are, and nothing of them: the
		// operator keeps the former ones valid until it knows.
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		generation, err := os.ReadFile(filepath.Join(h.options.Credentials, generationFile))
		if err != nil {
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		_, _ = io.WriteString(w, strings.TrimSpace(string(generation))+"\n")
	})
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, r *http.Request) {
		f := h.current(r.Context())
		h.mu.Lock()
		text := h.metrics(f)
		h.mu.Unlock()
		w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
		_, _ = io.WriteString(w, text)
	})
	return mux
}

// metrics writes the facts in Prometheus' text format.
func (h *health) metrics(f facts) string {
	var b strings.Builder
	i := f.Info
	isReady, _ := ready(f, h.now())
	gauge(&b, "valkey_up", "Whether the server answered the last question.", number(f.Err == nil && f.Answered))
	gauge(&b, "valkey_ready", "Whether the server is ready, as its readiness probe says.", number(isReady))
	if !f.InfoAt.IsZero() {
		header(&b, "valkey_info", "The server's version and role.")
		fmt.Fprintf(&b, "valkey_info{version=%q,role=%q,cluster=%q,shard=%q} 1\n", i.Version, i.Role, h.options.Cluster, h.options.Shard)
		gauge(&b, "valkey_uptime_seconds", "The age of the server's process.", i.Uptime.Seconds())
		gauge(&b, "valkey_loading", "Whether the server is loading its data.", number(i.Loading))
		gauge(&b, "valkey_primary", "Whether the server is a primary.", number(i.Role == valkey.RolePrimary))
		gauge(&b, "valkey_slots", "The number of slots that the server owns.", float64(f.Slots))
		gauge(&b, "valkey_replication_offset_bytes", "How far a primary has written, or a replica has applied.", float64(i.Offset))
		gauge(&b, "valkey_replication_link_up", "Whether a replica has its link to the primary.", number(i.LinkUp))
		gauge(&b, "valkey_connected_replicas", "The number of replicas that the server feeds.", float64(len(i.ConnectedReplicas)))
		gauge(&b, "valkey_connected_clients", "The number of clients.", float64(i.Clients))
		gauge(&b, "valkey_keys", "The number of keys in all databases.", float64(i.Keys))
		gauge(&b, "valkey_memory_used_bytes", "The memory that the server has allocated.", float64(i.UsedMemory))
		gauge(&b, "valkey_memory_max_bytes", "The memory that the server may use for data; 0 is without bound.", float64(i.MaxMemory))
		gauge(&b, "valkey_aof_last_write_ok", "Whether the last write to the append-only file succeeded.", number(!i.AOFLastWriteFailed))
		gauge(&b, "valkey_rdb_last_save_ok", "Whether the last snapshot was saved.", number(!i.RDBLastSaveFailed))
	}
	if h.guard.Done {
		header(&b, "valkey_agent_start_guard_info", "What the start guard decided.")
		fmt.Fprintf(&b, "valkey_agent_start_guard_info{decision=%q} 1\n", h.guard.Step)
		gauge(&b, "valkey_agent_start_guard_seconds", "How long the start guard held the server back.", h.guard.Took.Seconds())
	}
	aside, _ := filepath.Glob(filepath.Join(h.options.Data, "*"+brokenSuffix)) // the pattern is good
	gauge(&b, "valkey_agent_data_set_aside", "Whether files that the server could not load are kept beside its data.", number(len(aside) > 0))
	if h.handover > 0 {
		gauge(&b, "valkey_agent_handover_seconds", "How long the hand-over to a replica took.", h.handover.Seconds())
	}
	return b.String()
}

func header(b *strings.Builder, name, help string) {
	fmt.Fprintf(b, "# HELP %s %s\n# TYPE %s gauge\n", name, help, name)
}

func gauge(b *strings.Builder, name, help string, value float64) {
	header(b, name, help)
	fmt.Fprintf(b, "%s %v\n", name, value)
}

func number(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
