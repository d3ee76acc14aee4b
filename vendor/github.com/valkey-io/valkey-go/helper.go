package valkey

import (
	"context"
	"errors"
	"iter"
	"strconv"
	"sync/atomic"
	"time"

	intl "github.com/valkey-io/valkey-go/internal/cmds"
)

// MGetCache is a helper that consults the client-side caches with multiple keys by grouping keys within the same slot into multiple GETs
func MGetCache(client Client, ctx context.Context, ttl time.Duration, keys []string) (ret map[string]ValkeyMessage, err error) {
	if len(keys) == 0 {
		return make(map[string]ValkeyMessage), nil
	}
	if isCacheDisabled(client) {
		return MGet(client, ctx, keys)
	}
	cmds := mgetcachecmdsp.Get(len(keys), len(keys))
	for i := range cmds.s {
		cmds.s[i] = CT(client.B().Get().Key(keys[i]).Cache(), ttl)
	}
	return doMultiCache(client, ctx, cmds, keys)
}

func isCacheDisabled(client Client) bool {
	switch c := client.(type) {
	case *singleClient:
		return c.DisableCache
	case *standalone:
		return c.primary.Load().DisableCache
	case *sentinelClient:
		return c.mOpt != nil && c.mOpt.DisableCache
	case *clusterClient:
		return c.opt != nil && c.opt.DisableCache
	}
	return false
}

// MGet is a helper that consults the valkey directly with multiple keys by grouping keys within the same slot into MGET or multiple GETs
func MGet(client Client, ctx context.Context, keys []string) (ret map[string]ValkeyMessage, err error) {
	if len(keys) == 0 {
		return make(map[string]ValkeyMessage), nil
	}

	switch client.(type) {
	case *singleClient, *standalone, *sentinelClient:
		return clientMGet(client, ctx, client.B().Mget().Key(keys...).Build(), keys)
	}

	return clusterMGet(client, ctx, keys)
}

// MSet is a helper that consults the valkey directly with multiple keys by grouping keys within the same slot into MSETs or multiple SETs
func MSet(client Client, ctx context.Context, kvs map[string]string) map[string]error {
	if len(kvs) == 0 {
		return make(map[string]error)
	}

	switch client.(type) {
	case *singleClient, *standalone, *sentinelClient:
		return clientMSet(client, ctx, "MSET", kvs, make(map[string]error, len(kvs)))
	}

	cmds := mgetcmdsp.Get(0, len(kvs))
	for k, v := range kvs {
		cmds.s = append(cmds.s, client.B().Set().Key(k).Value(v).Build().Pin())
	}
	return doMultiSet(client, ctx, cmds)
}

// MDel is a helper that consults the valkey directly with multiple keys by grouping keys within the same slot into DELs
func MDel(client Client, ctx context.Context, keys []string) map[string]error {
	if len(keys) == 0 {
		return make(map[string]error)
	}

	switch client.(type) {
	case *singleClient, *standalone, *sentinelClient:
		return clientMDel(client, ctx, keys)
	}

	cmds := mgetcmdsp.Get(len(keys), len(keys))
	for i, k := range keys {
		cmds.s[i] = client.B().Del().Key(k).Build().Pin()
	}
	return doMultiSet(client, ctx, cmds)
}

// MUnlink is a helper that consults the valkey directly with multiple keys by grouping keys within the same slot into UNLINKs
func MUnlink(client Client, ctx context.Context, keys []string) map[string]error {
	if len(keys) == 0 {
		return make(map[string]error)
	}

	switch client.(type) {
	case *singleClient, *standalone, *sentinelClient:
		return clientMUnlink(client, ctx, keys)
	}

	cmds := mgetcmdsp.Get(len(keys), len(keys))
	for i, k := range keys {
		cmds.s[i] = client.B().Unlink().Key(k).Build().Pin()
	}
	return doMultiSet(client, ctx, cmds)
}

// MSetNX is a helper that consults the valkey directly with multiple keys by grouping keys within the same slot into MSETNXs or multiple SETNXs
func MSetNX(client Client, ctx context.Context, kvs map[string]string) map[string]error {
	if len(kvs) == 0 {
		return make(map[string]error)
	}

	switch client.(type) {
	case *singleClient, *standalone, *sentinelClient:
		return clientMSet(client, ctx, "MSETNX", kvs, make(map[string]error, len(kvs)))
	}

	cmds := mgetcmdsp.Get(0, len(kvs))
	for k, v := range kvs {
		cmds.s = append(cmds.s, client.B().Set().Key(k).Value(v).Nx().Build().Pin())
	}
	return doMultiSet(client, ctx, cmds)
}

// MSetEX is a helper that consults the valkey directly with multiple keys by grouping keys within the same slot into MSETEXs or multiple SETs
func MSetEX(client Client, ctx context.Context, kvs map[string]string, options ...string) map[string]error {
	if len(kvs) == 0 {
		return make(map[string]error)
	}

	switch client.(type) {
	case *singleClient, *standalone, *sentinelClient:
		return clientMSetEX(client, ctx, kvs, options, make(map[string]error, len(kvs)))
	}

	cmds := mgetcmdsp.Get(0, len(kvs))
	for k, v := range kvs {
		cmds.s = append(cmds.s, client.B().Arbitrary("SET").Keys(k).Args(v).Args(options...).Build().Pin())
	}
	return doMultiSet(client, ctx, cmds)
}

// JsonMGetCache is a helper that consults the client-side caches with multiple keys by grouping keys within the same slot into multiple JSON.GETs
func JsonMGetCache(client Client, ctx context.Context, ttl time.Duration, keys []string, path string) (ret map[string]ValkeyMessage, err error) {
	if len(keys) == 0 {
		return make(map[string]ValkeyMessage), nil
	}
	cmds := mgetcachecmdsp.Get(len(keys), len(keys))
	for i := range cmds.s {
		cmds.s[i] = CT(client.B().JsonGet().Key(keys[i]).Path(path).Cache(), ttl)
	}
	return doMultiCache(client, ctx, cmds, keys)
}

// JsonMGet is a helper that consults valkey directly with multiple keys by grouping keys within the same slot into JSON.MGETs or multiple JSON.GETs
func JsonMGet(client Client, ctx context.Context, keys []string, path string) (ret map[string]ValkeyMessage, err error) {
	if len(keys) == 0 {
		return make(map[string]ValkeyMessage), nil
	}

	switch client.(type) {
	case *singleClient, *standalone, *sentinelClient:
		return clientMGet(client, ctx, client.B().JsonMget().Key(keys...).Path(path).Build(), keys)
	}

	return clusterJsonMGet(client, ctx, keys, path)
}

// JsonMSet is a helper that consults valkey directly with multiple keys by grouping keys within the same slot into JSON.MSETs or multiple JSON.SETs
func JsonMSet(client Client, ctx context.Context, kvs map[string]string, path string) map[string]error {
	if len(kvs) == 0 {
		return make(map[string]error)
	}

	switch client.(type) {
	case *singleClient, *standalone, *sentinelClient:
		return clientJSONMSet(client, ctx, kvs, path, make(map[string]error, len(kvs)))
	}

	cmds := mgetcmdsp.Get(0, len(kvs))
	for k, v := range kvs {
		cmds.s = append(cmds.s, client.B().JsonSet().Key(k).Path(path).Value(v).Build().Pin())
	}
	return doMultiSet(client, ctx, cmds)
}

// DecodeSliceOfJSON is a helper that struct-scans each ValkeyMessage into dest, which must be a slice of the pointer.
func DecodeSliceOfJSON[T any](result ValkeyResult, dest *[]T) error {
	values, err := result.ToArray()
	if err != nil {
		return err
	}

	ts := make([]T, len(values))
	for i, v := range values {
		var t T
		if err = v.DecodeJSON(&t); err != nil {
			if IsValkeyNil(err) {
				continue
			}
			return err
		}
		ts[i] = t
	}
	*dest = ts
	return nil
}

func clientMGet(client Client, ctx context.Context, cmd Completed, keys []string) (ret map[string]ValkeyMessage, err error) {
	arr, err := client.Do(ctx, cmd).ToArray()
	if err != nil {
		return nil, err
	}
	return arrayToKV(make(map[string]ValkeyMessage, len(keys)), arr, keys), nil
}

func clientMSet(client Client, ctx context.Context, mset string, kvs map[string]string, ret map[string]error) map[string]error {
	cmd := client.B().Arbitrary(mset)
	for k, v := range kvs {
		cmd = cmd.Args(k, v)
	}
	ok, err := client.Do(ctx, cmd.Build()).AsBool()
	if err == nil && !ok {
		err = ErrMSetNXNotSet
	}
	for k := range kvs {
		ret[k] = err
	}
	return ret
}

func clientMSetEX(client Client, ctx context.Context, kvs map[string]string, options []string, ret map[string]error) map[string]error {
	cmd := client.B().Arbitrary("MSETEX", strconv.Itoa(len(kvs)))
	for k, v := range kvs {
		cmd = cmd.Args(k, v)
	}
	cmd = cmd.Args(options...)
	ok, err := client.Do(ctx, cmd.Build()).AsBool()
	if err == nil && !ok {
		err = ErrMSetEXNotSet
	}
	for k := range kvs {
		ret[k] = err
	}
	return ret
}

func clientJSONMSet(client Client, ctx context.Context, kvs map[string]string, path string, ret map[string]error) map[string]error {
	cmd := intl.JsonMsetTripletValue(client.B().JsonMset())
	for k, v := range kvs {
		cmd = cmd.Key(k).Path(path).Value(v)
	}
	err := client.Do(ctx, cmd.Build()).Error()
	for k := range kvs {
		ret[k] = err
	}
	return ret
}

func clientMDel(client Client, ctx context.Context, keys []string) map[string]error {
	err := client.Do(ctx, client.B().Del().Key(keys...).Build()).Error()
	ret := make(map[string]error, len(keys))
	for _, k := range keys {
		ret[k] = err
	}
	return ret
}

func clientMUnlink(client Client, ctx context.Context, keys []string) map[string]error {
	err := client.Do(ctx, client.B().Unlink().Key(keys...).Build()).Error()
	ret := make(map[string]error, len(keys))
	for _, key := range keys {
		ret[key] = err
	}
	return ret
}

func doMultiCache(cc Client, ctx context.Context, buf *mgetcachecmds, keys []string) (ret map[string]ValkeyMessage, err error) {
	ret = make(map[string]ValkeyMessage, len(keys))
	resps := cc.DoMultiCache(ctx, buf.s...)
	defer resultsp.Put(&valkeyresults{s: resps})
	for i, resp := range resps {
		if err := resp.NonValkeyError(); err != nil {
			return nil, err
		}
		ret[keys[i]] = resp.val
	}
	mgetcachecmdsp.Put(buf)
	return ret, nil
}

// doMultiSet runs DoMulti, recycles each Completed on success, and returns buf to
// mgetcmdsp when every result has no non-Redis error. If any non-Redis error
// occurs (e.g. context deadline), the auto-pipelining writer may still be
// reading buf.s, so buf is not Put back.
func doMultiSet(cc Client, ctx context.Context, buf *mgetcmds) (ret map[string]error) {
	cmds := buf.s
	ret = make(map[string]error, len(cmds))
	resps := cc.DoMulti(ctx, cmds...)
	recycle := true
	for i, resp := range resps {
		ret[cmds[i].Commands()[1]] = resp.Error()
		if resp.NonValkeyError() != nil {
			recycle = false
		} else {
			intl.PutCompletedForce(cmds[i])
		}
	}
	resultsp.Put(&valkeyresults{s: resps})
	if recycle {
		mgetcmdsp.Put(buf)
	}
	return ret
}

func arrayToKV(m map[string]ValkeyMessage, arr []ValkeyMessage, keys []string) map[string]ValkeyMessage {
	for i, resp := range arr {
		m[keys[i]] = resp
	}
	return m
}

func clusterMGet(client Client, ctx context.Context, keys []string) (ret map[string]ValkeyMessage, err error) {
	ret = make(map[string]ValkeyMessage, len(keys))
	if len(keys) == 0 {
		return ret, nil
	}

	// Map slot -> index in cmds.s
	hint := len(keys) / 2
	slotIdx := make(map[uint16]int, hint)
	cmds := mgetcmdsp.Get(0, hint)

	for _, key := range keys {
		slot := intl.Slot(key)
		idx, ok := slotIdx[slot]
		if !ok {
			slotIdx[slot] = len(cmds.s)
			cmds.s = append(cmds.s, client.B().Mget().Key(key).Build().Pin())
			continue
		}
		intl.AppendCompleted(cmds.s[idx], key)
	}

	resps := client.DoMulti(ctx, cmds.s...)
	defer resultsp.Put(&valkeyresults{s: resps})

	for i, resp := range resps {
		arr, err := resp.ToArray()
		if err != nil {
			return nil, err
		}
		for j, val := range arr {
			ret[cmds.s[i].Commands()[j+1]] = val
		}
		intl.PutCompletedForce(cmds.s[i])
	}
	mgetcmdsp.Put(cmds)
	return ret, nil
}

func clusterJsonMGet(client Client, ctx context.Context, keys []string, path string) (ret map[string]ValkeyMessage, err error) {
	ret = make(map[string]ValkeyMessage, len(keys))
	if len(keys) == 0 {
		return ret, nil
	}

	// Map slot -> index in cmds.s
	hint := len(keys) / 2
	slotIdx := make(map[uint16]int, hint)
	cmds := mgetcmdsp.Get(0, hint)

	for _, key := range keys {
		slot := intl.Slot(key)
		idx, ok := slotIdx[slot]
		if !ok {
			slotIdx[slot] = len(cmds.s)
			cmds.s = append(cmds.s, client.B().Arbitrary("JSON.MGET").Keys(key).MultiGet().Pin())
			continue
		}
		intl.AppendCompleted(cmds.s[idx], key)
	}

	for _, c := range cmds.s {
		intl.AppendCompleted(c, path)
	}

	resps := client.DoMulti(ctx, cmds.s...)
	defer resultsp.Put(&valkeyresults{s: resps})

	for i, resp := range resps {
		arr, err := resp.ToArray()
		if err != nil {
			return nil, err
		}
		for j, val := range arr {
			ret[cmds.s[i].Commands()[j+1]] = val
		}
		intl.PutCompletedForce(cmds.s[i])
	}
	mgetcmdsp.Put(cmds)
	return ret, nil
}

// ErrMSetNXNotSet is used in the MSetNX helper when the underlying MSETNX response is 0.
// Ref: https://redis.io/commands/msetnx/
var ErrMSetNXNotSet = errors.New("MSETNX: no key was set")

// ErrMSetEXNotSet is used in the MSetEX helper when the underlying MSETEX response is 0.
// Ref: https://valkey.io/commands/msetex/
var ErrMSetEXNotSet = errors.New("MSETEX: no key was set")

type Scanner struct {
	next func(cursor uint64) (ScanEntry, error)
	err  error
}

func NewScanner(next func(cursor uint64) (ScanEntry, error)) *Scanner {
	return &Scanner{next: next}
}

func (s *Scanner) scan() iter.Seq[[]string] {
	return func(yield func([]string) bool) {
		var e ScanEntry
		for e, s.err = s.next(0); s.err == nil && yield(e.Elements) && e.Cursor != 0; {
			e, s.err = s.next(e.Cursor)
		}
	}
}

func (s *Scanner) Iter() iter.Seq[string] {
	return func(yield func(string) bool) {
		for vs := range s.scan() {
			for _, v := range vs {
				if !yield(v) {
					return
				}
			}
		}
	}
}

func (s *Scanner) Iter2() iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for vs := range s.scan() {
			for i := 0; i+1 < len(vs); i += 2 {
				if !yield(vs[i], vs[i+1]) {
					return
				}
			}
		}
	}
}

func (s *Scanner) Err() error {
	return s.err
}

type ClusterScanner struct {
	next func(cursor string) (ClusterScanEntry, error)
	err  error
}

func NewClusterScanner(next func(cursor string) (ClusterScanEntry, error)) *ClusterScanner {
	return &ClusterScanner{next: next}
}

func (s *ClusterScanner) scan() iter.Seq[[]string] {
	return func(yield func([]string) bool) {
		var e ClusterScanEntry
		for e, s.err = s.next("0"); s.err == nil && yield(e.Elements) && e.Cursor != "0"; {
			e, s.err = s.next(e.Cursor)
		}
	}
}

func (s *ClusterScanner) Iter() iter.Seq[string] {
	return func(yield func(string) bool) {
		for vs := range s.scan() {
			for _, v := range vs {
				if !yield(v) {
					return
				}
			}
		}
	}
}

func (s *ClusterScanner) Err() error {
	return s.err
}

// PreferReplicaNodeSelector prioritizes reading from any replica using Round-Robin.
// If no replicas are available, it falls back to the primary.
func PreferReplicaNodeSelector() ReadNodeSelectorFunc {
	var counter atomic.Uint32
	return func(_ uint16, nodes []NodeInfo) int {
		length := uint32(len(nodes))
		if length > 1 {
			c := counter.Add(1)
			return int(c%(length-1)) + 1
		}
		return -1
	}
}

// AZAffinityNodeSelector prioritizes replicas in the same AZ using Round-Robin.
func AZAffinityNodeSelector(clientAZ string) ReadNodeSelectorFunc {
	return newAZSelector(clientAZ, 1)
}

// AZAffinityReplicasAndPrimaryNodeSelector prioritizes:
// 1. Same-AZ Replicas
// 2. Same-AZ Primary
// 3. Any Replica
// 4. Primary
func AZAffinityReplicasAndPrimaryNodeSelector(clientAZ string) ReadNodeSelectorFunc {
	var counter atomic.Uint32
	return func(_ uint16, nodes []NodeInfo) int {
		// Same-AZ Replicas
		if idx := pickAZ(nodes, clientAZ, 1, &counter); idx != -1 {
			return idx
		}

		length := uint32(len(nodes))

		// Same-AZ Primary
		if length > 0 && nodes[0].AZ == clientAZ {
			return 0
		}

		// Any Replica
		if length > 1 {
			c := counter.Add(1)
			return int(c%(length-1)) + 1
		}
		return -1
	}
}

// newAZSelector creates the internal selector closure with a specific start index.
func newAZSelector(clientAZ string, startIdx int) func(uint16, []NodeInfo) int {
	var counter atomic.Uint32
	return func(_ uint16, nodes []NodeInfo) int {
		// Round-Robin on Same-AZ Replicas
		if idx := pickAZ(nodes, clientAZ, startIdx, &counter); idx != -1 {
			return idx
		}

		// Round-Robin on ALL available nodes
		if count := uint32(len(nodes) - startIdx); count > 0 {
			c := counter.Add(1)
			return int(c%count) + startIdx
		}

		return -1
	}
}

// pickAZ selects a node index from nodes[startIdx:] that matches the clientAZ.
func pickAZ(nodes []NodeInfo, clientAZ string, startIdx int, counter *atomic.Uint32) int {
	n := len(nodes)
	if n <= startIdx {
		return -1
	}

	// We cap the search at 255 nodes
	limit := min(n, 255)
	var matches [8]uint8
	var count uint32 = 0

	for i := startIdx; i < limit; i++ {
		if nodes[i].AZ == clientAZ {
			matches[count] = uint8(i)
			count++
			if count == 8 {
				break
			}
		}
	}

	if count == 0 {
		return -1
	}

	// Round-Robin Selection
	c := counter.Add(1)
	k := c % count

	return int(matches[k])
}
