// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestParseInfoOfPrimary(t *testing.T) {
	t.Parallel()
	for _, version := range versions {
		i := ParseInfo(read(t, "info-"+version+"-primary.txt"))
		if !strings.HasPrefix(i.Version, version) || len(i.RunID) != 40 || len(i.ReplID) != 40 || i.Uptime <= 0 {
			t.Errorf("%s: %+v", version, i)
		}
		if i.Role != RolePrimary || i.Loading || !i.ClusterEnabled || i.Keys != 1 || i.UsedMemory == 0 || i.AOFLastWriteFailed || i.RDBLastSaveFailed || i.AOFEnabled {
			t.Errorf("%s: %+v", version, i)
		}
		if len(i.ConnectedReplicas) != 1 {
			t.Fatalf("%s: replicas are %v, want one", version, i.ConnectedReplicas)
		}
		if r := i.ConnectedReplicas[0]; r.IP != "127.0.0.1" || r.Port == 0 || !r.Online() || r.Offset <= 0 || r.Offset > i.Offset {
			t.Errorf("%s: replica is %+v at %d", version, r, i.Offset)
		}
	}
}

func TestParseInfoOfReplica(t *testing.T) {
	t.Parallel()
	for _, version := range versions {
		up := ParseInfo(read(t, "info-"+version+"-replica.txt"))
		if up.Role != RoleReplica || !up.LinkUp || up.LinkDownSince != 0 || up.SyncInProgress || up.PrimaryHost != "127.0.0.1" || up.PrimaryPort == 0 || up.Offset <= 0 {
			t.Errorf("%s: %+v", version, up)
		}
		down := ParseInfo(read(t, "info-"+version+"-linkdown.txt"))
		if down.LinkUp || down.LinkDownSince != 5*time.Second {
			t.Errorf("%s: %+v", version, down)
		}
	}
}

func TestParseInfoForms(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		in   string
		want Info
	}{
		"never linked": {
			"role:slave\r\nmaster_host:fd00::1\r\nmaster_port:6379\r\nmaster_link_status:down\r\nmaster_sync_in_progress:1\r\nslave_repl_offset:0\r\nmaster_link_down_since_seconds:-1\r\n",
			Info{Role: RoleReplica, PrimaryHost: "fd00::1", PrimaryPort: 6379, SyncInProgress: true, LinkDownSince: -time.Second},
		},
		"link down, since not told": {"role:slave\nmaster_link_status:down\n", Info{Role: RoleReplica, LinkDownSince: -time.Second}},
		"loading":                   {"# Persistence\nloading:1\n", Info{Loading: true}},
		"disk full":                 {"aof_enabled:1\naof_last_write_status:err\nrdb_last_bgsave_status:err\n", Info{AOFEnabled: true, AOFLastWriteFailed: true, RDBLastSaveFailed: true}},
		"keys of several databases": {"db0:keys=3,expires=0\ndb1:keys=4\ndbx:keys=9\n", Info{Keys: 7}},
		"replicas": {
			"role:master\nconnected_slaves:2\nslave0:ip=fd00::2,port=6379,state=online,offset=5,lag=1,type=replica\nslave1:ip=10.0.0.1,port=6379,state=wait_bgsave,offset=0,lag=0\nmaster_repl_offset:9\n",
			Info{Role: RolePrimary, Offset: 9, ConnectedReplicas: []ReplicaInfo{
				{IP: "fd00::2", Port: 6379, State: "online", Offset: 5, Lag: 1}, {IP: "10.0.0.1", Port: 6379, State: "wait_bgsave"},
			}},
		},
		"more replicas counted than told": {"role:master\nconnected_slaves:9223372036854775807\n", Info{Role: RolePrimary}},
		"older name of the version":       {"redis_version:7.2.4\n", Info{Version: "7.2.4"}},
		"both names of the version":       {"redis_version:7.2.4\nvalkey_version:8.1.1\n", Info{Version: "8.1.1"}},
		"nothing":                         {"", Info{}},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tt.want, ParseInfo(tt.in)); diff != "" {
				t.Errorf("parsed wrongly (-want +got):\n%s", diff)
			}
		})
	}
}

func FuzzParseInfo(f *testing.F) {
	for _, version := range versions {
		f.Add(read(f, "info-"+version+"-primary.txt"))
		f.Add(read(f, "info-"+version+"-linkdown.txt"))
	}
	f.Fuzz(func(t *testing.T, text string) {
		i := ParseInfo(text)
		if i.LinkUp && i.LinkDownSince != 0 {
			t.Errorf("%q: the link is up and down: %+v", text, i)
		}
	})
}
