package valkey

import (
	"bufio"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/valkey-io/valkey-go/internal/cmds"
)

const LibName = "valkey"
const LibVer = "1.0.79"

var (
	noHello = regexp.MustCompile("unknown command .?(HELLO|hello).?")
	infoAZ  = regexp.MustCompile(`availability_zone:([^\r\n]+)`)
)

// See https://github.com/redis/rueidis/pull/691
func isUnsubReply(msg *ValkeyMessage) bool {
	// ex. NOPERM User limited-user has no permissions to run the 'ping' command
	// ex. LOADING server is loading the dataset in memory
	// ex. BUSY
	if msg.typ == '-' && (strings.HasPrefix(msg.string(), "LOADING") || strings.HasPrefix(msg.string(), "BUSY") || strings.Contains(msg.string(), "'ping'")) {
		msg.typ = '+'
		msg.setString("PONG")
		return true
	}
	return msg.string() == "PONG" || (len(msg.values()) != 0 && msg.values()[0].string() == "pong")
}

type wire interface {
	Do(ctx context.Context, cmd Completed) ValkeyResult
	DoCache(ctx context.Context, cmd Cacheable, ttl time.Duration) ValkeyResult
	DoMulti(ctx context.Context, multi ...Completed) *valkeyresults
	DoMultiCache(ctx context.Context, multi ...CacheableTTL) *valkeyresults
	Receive(ctx context.Context, subscribe Completed, fn func(message PubSubMessage)) error
	DoStream(ctx context.Context, pool *pool, cmd Completed) ValkeyResultStream
	DoMultiStream(ctx context.Context, pool *pool, multi ...Completed) MultiValkeyResultStream
	Info() map[string]ValkeyMessage
	Version() int
	AZ() string
	Error() error
	Close()

	CleanSubscriptions()
	SetPubSubHooks(hooks PubSubHooks) <-chan error
	GetPubSubHooks() PubSubHooks
	SetOnCloseHook(fn func(error))
	StopTimer() bool
	ResetTimer() bool
}

var _ wire = (*pipe)(nil)

type pipe struct {
	conn            net.Conn
	clhks           atomic.Value // closed hook, invoked after the conn is closed
	queue           queue
	cache           CacheStore
	pshks           atomic.Pointer[pshks] // pubsub hook, registered by the SetPubSubHooks
	error           atomic.Pointer[errs]
	r               *bufio.Reader
	w               *bufio.Writer
	close           chan struct{}
	onInvalidations func([]ValkeyMessage)
	ssubs           *subs // pubsub smessage subscriptions
	nsubs           *subs // pubsub  message subscriptions
	psubs           *subs // pubsub pmessage subscriptions
	r2p             *r2p
	pingTimer       *time.Timer // timer for background ping
	authTimer       *time.Timer // timer for refreshing dynamic auth credentials, written once in _newPipe
	lftmTimer       *time.Timer // lifetime timer
	info            map[string]ValkeyMessage
	authRefreshAt   atomic.Pointer[time.Time]
	timeout         time.Duration
	pinggap         time.Duration
	maxFlushDelay   time.Duration
	lftm            time.Duration // lifetime
	wrCounter       atomic.Uint64
	version         int32
	blcksig         int32
	state           int32
	bgState         int32
	r2ps            bool // identify this pipe is used for resp2 pubsub or not
	noNoDelay       bool
	optIn           bool
}

type pipeFn func(ctx context.Context, connFn func(ctx context.Context) (net.Conn, error), option *ClientOption) (p *pipe, err error)

func newPipe(ctx context.Context, connFn func(ctx context.Context) (net.Conn, error), option *ClientOption) (p *pipe, err error) {
	return _newPipe(ctx, connFn, option, false, false)
}

func newPipeNoBg(ctx context.Context, connFn func(context.Context) (net.Conn, error), option *ClientOption) (p *pipe, err error) {
	return _newPipe(ctx, connFn, option, false, true)
}

func _newPipe(ctx context.Context, connFn func(context.Context) (net.Conn, error), option *ClientOption, r2ps, nobg bool) (p *pipe, err error) {
	conn, err := connFn(ctx)
	if err != nil {
		return nil, err
	}
	p = &pipe{
		conn: conn,
		r:    bufio.NewReaderSize(conn, option.ReadBufferEachConn),
		w:    bufio.NewWriterSize(conn, option.WriteBufferEachConn),

		timeout:       option.ConnWriteTimeout,
		pinggap:       option.Dialer.KeepAlive,
		maxFlushDelay: option.MaxFlushDelay,
		noNoDelay:     option.DisableTCPNoDelay,

		r2ps:  r2ps,
		optIn: isOptIn(option.ClientTrackingOptions),
	}
	if !nobg {
		switch queueTypeFromEnv {
		case queueTypeFlowBuffer:
			p.queue = newFlowBuffer(option.RingScaleEachConn)
		default:
			p.queue = newRing(option.RingScaleEachConn)
		}
		p.nsubs = newSubs()
		p.psubs = newSubs()
		p.ssubs = newSubs()
		p.close = make(chan struct{})
	}
	if !nobg && !option.DisableCache {
		cacheStoreFn := option.NewCacheStoreFn
		if cacheStoreFn == nil {
			cacheStoreFn = newLRU
		}
		p.cache = cacheStoreFn(CacheStoreOption{CacheSizeEachConn: option.CacheSizeEachConn})
	}
	p.pshks.Store(emptypshks)
	p.clhks.Store(emptyclhks)

	username := option.Username
	password := option.Password
	var authCredentials AuthCredentials
	var authCredentialsContext AuthCredentialsContext
	if option.AuthCredentialsFn != nil {
		authCredentialsContext = AuthCredentialsContext{
			Address: conn.RemoteAddr(),
		}
		authCredentials, err = option.AuthCredentialsFn(authCredentialsContext)
		if err != nil {
			p.Close()
			return nil, err
		}
		username = authCredentials.Username
		password = authCredentials.Password
	}

	helloCmd := []string{"HELLO", "3"}
	if password != "" && username == "" {
		helloCmd = append(helloCmd, "AUTH", "default", password)
	} else if username != "" {
		helloCmd = append(helloCmd, "AUTH", username, password)
	}
	if option.ClientName != "" {
		helloCmd = append(helloCmd, "SETNAME", option.ClientName)
	}

	init := make([][]string, 0, 6)

	init = append(init, helloCmd)

	if option.EnableReplicaAZInfo && option.AZFromInfo {
		init = append(init, []string{"INFO", "SERVER"})
	}

	if !option.DisableCache {
		if option.ClientTrackingOptions == nil {
			init = append(init, []string{"CLIENT", "TRACKING", "ON", "OPTIN"})
		} else {
			init = append(init, append([]string{"CLIENT", "TRACKING", "ON"}, option.ClientTrackingOptions...))
		}
	}

	if option.SelectDB != 0 {
		init = append(init, []string{"SELECT", strconv.Itoa(option.SelectDB)})
	}
	if option.ReplicaOnly && option.Sentinel.MasterSet == "" {
		init = append(init, []string{"READONLY"})
	}
	if option.ClientNoTouch {
		init = append(init, []string{"CLIENT", "NO-TOUCH", "ON"})
	}
	if option.ClientNoEvict {
		init = append(init, []string{"CLIENT", "NO-EVICT", "ON"})
	}
	if option.Standalone.EnableRedirect {
		init = append(init, []string{"CLIENT", "CAPA", "redirect"})
	}

	addClientSetInfoCmds := true
	if len(option.ClientSetInfo) == 2 {
		init = append(init, []string{"CLIENT", "SETINFO", "LIB-NAME", option.ClientSetInfo[0]}, []string{"CLIENT", "SETINFO", "LIB-VER", option.ClientSetInfo[1]})
	} else if option.ClientSetInfo == nil {
		init = append(init, []string{"CLIENT", "SETINFO", "LIB-NAME", LibName}, []string{"CLIENT", "SETINFO", "LIB-VER", LibVer})
	} else {
		addClientSetInfoCmds = false
	}

	timeout := option.Dialer.Timeout
	if timeout <= 0 {
		timeout = DefaultDialTimeout
	}

	if d, ok := ctx.Deadline(); !ok || time.Until(d) > timeout {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, timeout)
		defer cancel()
	}

	r2 := option.AlwaysRESP2
	if !r2 && !r2ps {
		resp := p.DoMulti(ctx, cmds.NewMultiCompleted(init)...)
		defer resultsp.Put(resp)

		count := len(resp.s)
		if addClientSetInfoCmds {
			// skip error checking on the last CLIENT SETINFO
			count -= 2
		}

		for i, r := range resp.s[:count] {
			if i == 0 {
				p.info, err = r.AsMap()
			} else if i == 1 && option.EnableReplicaAZInfo && option.AZFromInfo {
				var infoStr string
				infoStr, err = r.ToString()
				if err == nil {
					if sm := infoAZ.FindStringSubmatch(infoStr); len(sm) > 1 {
						p.info["availability_zone"] = strmsg('+', sm[1])
					}
				}
			} else {
				err = r.Error()
			}
			if err != nil {
				if init[i][0] == "READONLY" {
					// ignore READONLY command error
					continue
				}
				if re, ok := err.(*ValkeyError); ok {
					if !r2 && noHello.MatchString(re.string()) {
						r2 = true
						continue
					} else if init[i][0] == "CLIENT" {
						err = fmt.Errorf("%s: %v\n%w", re.string(), init[i], ErrNoCache)
					} else if r2 {
						continue
					}
				}
				p.Close()
				return nil, err
			}
		}
	}
	if proto := p.info["proto"]; proto.intlen < 3 {
		r2 = true
	}
	if !r2 && !r2ps {
		if ver, ok := p.info["version"]; ok {
			if v := strings.Split(ver.string(), "."); len(v) != 0 {
				vv, _ := strconv.ParseInt(v[0], 10, 32)
				p.version = int32(vv)
			}
		}
		p.onInvalidations = option.OnInvalidations
	} else {
		if !option.DisableCache {
			p.Close()
			return nil, ErrNoCache
		}
		init = init[:0]
		if password != "" && username == "" {
			init = append(init, []string{"AUTH", password})
		} else if username != "" {
			init = append(init, []string{"AUTH", username, password})
		}
		helloIndex := len(init)
		init = append(init, []string{"HELLO", "2"})
		if option.EnableReplicaAZInfo && option.AZFromInfo {
			init = append(init, []string{"INFO", "SERVER"})
		}
		if option.ClientName != "" {
			init = append(init, []string{"CLIENT", "SETNAME", option.ClientName})
		}
		if option.SelectDB != 0 {
			init = append(init, []string{"SELECT", strconv.Itoa(option.SelectDB)})
		}
		if option.ReplicaOnly && option.Sentinel.MasterSet == "" {
			init = append(init, []string{"READONLY"})
		}
		if option.ClientNoTouch {
			init = append(init, []string{"CLIENT", "NO-TOUCH", "ON"})
		}
		if option.ClientNoEvict {
			init = append(init, []string{"CLIENT", "NO-EVICT", "ON"})
		}
		if option.Standalone.EnableRedirect {
			init = append(init, []string{"CLIENT", "CAPA", "redirect"})
		}

		addClientSetInfoCmds := true
		if len(option.ClientSetInfo) == 2 {
			init = append(init, []string{"CLIENT", "SETINFO", "LIB-NAME", option.ClientSetInfo[0]}, []string{"CLIENT", "SETINFO", "LIB-VER", option.ClientSetInfo[1]})
		} else if option.ClientSetInfo == nil {
			init = append(init, []string{"CLIENT", "SETINFO", "LIB-NAME", LibName}, []string{"CLIENT", "SETINFO", "LIB-VER", LibVer})
		} else {
			addClientSetInfoCmds = false
		}

		p.version = 5
		if len(init) != 0 {
			resp := p.DoMulti(ctx, cmds.NewMultiCompleted(init)...)
			defer resultsp.Put(resp)

			count := len(resp.s)
			if addClientSetInfoCmds {
				// skip error checking on the last CLIENT SETINFO
				count -= 2
			}

			for i, r := range resp.s[:count] {
				if init[i][0] == "READONLY" {
					// ignore READONLY command error
					continue
				}
				if err = r.Error(); err != nil {
					if re, ok := err.(*ValkeyError); ok && noHello.MatchString(re.string()) {
						continue
					}
					p.Close()
					return nil, err
				}
				if i == helloIndex {
					p.info, err = r.AsMap()
				} else if option.EnableReplicaAZInfo && option.AZFromInfo && i == helloIndex+1 {
					var infoStr string
					infoStr, err = r.ToString()
					if err == nil {
						if sm := infoAZ.FindStringSubmatch(infoStr); len(sm) > 1 {
							p.info["availability_zone"] = strmsg('+', sm[1])
						}
					}
				}
			}
		}
		if !r2ps {
			p.r2p = &r2p{
				f: func(ctx context.Context) (p *pipe, err error) {
					return _newPipe(ctx, connFn, option, true, nobg)
				},
			}
		}
	}
	if option.AuthCredentialsFn != nil && !authCredentials.RefreshAfter.IsZero() {
		authFn := option.AuthCredentialsFn
		p.authRefreshAt.Store(&authCredentials.RefreshAfter)
		// A RefreshAfter already in the past makes the timer fire before
		// AfterFunc even returns. The captured mutex makes the callback wait
		// for the assignment below, and everything the callback spawns
		// inherits that ordering, so every reader reached through the
		// callback sees authTimer set. All other readers see it through the
		// pipe being published after _newPipe returns: the field is written
		// exactly once, here. Holding the mutex for the whole refresh also
		// keeps overlapping fires from running refreshAuth concurrently.
		var mu sync.Mutex
		mu.Lock()
		p.authTimer = time.AfterFunc(time.Until(authCredentials.RefreshAfter), func() {
			mu.Lock()
			p.refreshAuth(authFn, authCredentialsContext)
			mu.Unlock()
		})
		mu.Unlock()
	}
	if !nobg {
		if p.timeout > 0 && p.pinggap > 0 {
			p.backgroundPing()
		}
		if p.onInvalidations != nil || option.AlwaysPipelining {
			p.background()
		}
	}
	if option.ConnLifetime > 0 {
		p.lftm = option.ConnLifetime
		p.lftmTimer = time.AfterFunc(option.ConnLifetime, p.expired)
	}
	return p, nil
}

func (p *pipe) background() {
	p.startBackground(false)
}

// backgroundSkipReadWrite starts the background worker for cleanup only, without
// _backgroundWrite and _backgroundRead. It is for callers that have already marked the pipe
// as failed and closed the connection, see failSync.
//
// The connection can still be readable at that point. If another goroutine, such as the ping
// timer, is already inside tls.Conn.Close writing close_notify, the caller's own Close returns
// immediately while the socket is still open. A late reply to the command that has been given
// up on could then be read by _backgroundRead and be mistaken for a protocol violation.
func (p *pipe) backgroundSkipReadWrite() {
	p.startBackground(true)
}

// failSync is called by the sync paths (syncDo, syncDoMulti, DoStream and DoMultiStream) when
// they fail to write or read. It marks the pipe as failed, closes the connection and starts the
// background worker to clean up goroutines. The sync paths must not use p.background() for
// this, see backgroundSkipReadWrite.
func (p *pipe) failSync(err error) {
	p.error.CompareAndSwap(nil, &errs{error: err})
	p.conn.Close()
	p.backgroundSkipReadWrite()
}

func (p *pipe) startBackground(skipReadWrite bool) {
	if p.queue != nil {
		atomic.CompareAndSwapInt32(&p.state, 0, 1)
		if atomic.CompareAndSwapInt32(&p.bgState, 0, 1) {
			go p._background(skipReadWrite)
		}
	}
}

func (p *pipe) _exit(err error) {
	p.error.CompareAndSwap(nil, &errs{error: err})
	atomic.CompareAndSwapInt32(&p.state, 1, 2) // stop accepting new requests
	_ = p.conn.Close()                         // force both read & write goroutine to exit
	p.clhks.Load().(func(error))(err)
}

func disableNoDelay(conn net.Conn) {
	if c, ok := conn.(*tls.Conn); ok {
		conn = c.NetConn()
	}
	if c, ok := conn.(*net.TCPConn); ok {
		c.SetNoDelay(false)
	}
}

func (p *pipe) _background(skipReadWrite bool) {
	if skipReadWrite {
		// the pipe has already failed and the connection is already closed, only run the
		// exit hook and close p.close, which _backgroundWrite would have done otherwise.
		p._exit(p.Error())
		close(p.close)
	} else {
		p.conn.SetDeadline(time.Time{})
		if p.noNoDelay {
			disableNoDelay(p.conn)
		}
		go func() {
			p._exit(p._backgroundWrite())
			close(p.close)
		}()
		p._exit(p._backgroundRead())
		select {
		case <-p.close:
		default:
			p.incrWaits()
			go func() {
				ch, _ := p.queue.PutOne(context.Background(), cmds.PingCmd) // avoid _backgroundWrite hanging at p.queue.WaitForWrite()
				<-ch
				p.decrWaits()
			}()
		}
	}
	if p.pingTimer != nil {
		p.pingTimer.Stop()
	}
	if p.authTimer != nil {
		p.authTimer.Stop()
	}
	err := p.Error()
	p.nsubs.Close()
	p.psubs.Close()
	p.ssubs.Close()
	old := p.pshks.Swap(emptypshks)
	if old.close != nil {
		old.close <- err
		close(old.close)
	}

	var (
		resps []ValkeyResult
		ch    chan ValkeyResult
	)

	// clean up cache and free pending calls
	if p.cache != nil {
		p.cache.Close(ErrDoCacheAborted)
	}
	if p.onInvalidations != nil {
		p.onInvalidations(nil)
	}
	if old.hooks.onInvalidations != nil {
		old.hooks.onInvalidations(nil)
	}

	resp := NewErrorResult(err)
	for p.loadWaits() != 0 {
		select {
		case <-p.close: // p.queue.NextWriteCmd() can only be called after _backgroundWrite
			_, _, _ = p.queue.NextWriteCmd()
		default:
		}
		if _, _, ch, resps = p.queue.NextResultCh(); ch != nil {
			for i := range resps {
				resps[i] = resp
			}
			ch <- resp
			p.queue.FinishResult()
		} else {
			p.queue.FinishResult()
			runtime.Gosched()
		}
	}
	<-p.close
	atomic.StoreInt32(&p.state, 4)
}

func (p *pipe) _backgroundWrite() (err error) {
	var (
		ones  = make([]Completed, 1)
		multi []Completed
		ch    chan ValkeyResult

		flushDelay = p.maxFlushDelay
		flushStart = time.Time{}
	)

	for err == nil {
		if ones[0], multi, ch = p.queue.NextWriteCmd(); ch == nil {
			if flushDelay != 0 {
				flushStart = time.Now()
			}
			if p.w.Buffered() != 0 {
				if err = p.w.Flush(); err != nil {
					break
				}
			}
			ones[0], multi, ch = p.queue.WaitForWrite()
			if flushDelay != 0 && p.loadWaits() > 1 { // do not delay for sequential usage
				// Blocking commands are executed in a dedicated client which is acquired from the pool.
				// So, there is no sense to wait for other commands to be written.
				// https://github.com/redis/rueidis/issues/379
				var blocked bool
				for i := 0; i < len(multi) && !blocked; i++ {
					blocked = multi[i].IsBlock()
				}
				if !blocked {
					time.Sleep(flushDelay - time.Since(flushStart)) // ref: https://github.com/redis/rueidis/issues/156
				}
			}
		}
		if ch != nil && multi == nil {
			multi = ones
		}
		for _, cmd := range multi {
			err = writeCmd(p.w, cmd.Commands())
			if cmd.IsUnsub() { // See https://github.com/redis/rueidis/pull/691
				err = writeCmd(p.w, cmds.PingCmd.Commands())
			}
		}
	}
	return
}

func (p *pipe) _backgroundRead() (err error) {
	var (
		msg   ValkeyMessage
		ones  = make([]Completed, 1)
		multi []Completed
		resps []ValkeyResult
		ch    chan ValkeyResult
		ff    int // fulfilled count
		skip  int // skip the rest push messages
		ver   = p.version
		prply bool // push reply
		unsub bool // unsubscribe notification

		skipUnsubReply bool // if unsubscribe is replied

		r2ps = p.r2ps
	)

	defer func() {
		resp := NewErrorResult(err)
		if e := p.Error(); e == errConnExpired {
			resp = NewErrorResult(e)
		}
		if err != nil && ff < len(multi) {
			for ; ff < len(resps); ff++ {
				resps[ff] = resp
			}
			ch <- resp
			p.queue.FinishResult()
		}
	}()

	for {
		if msg, err = readNextMessage(p.r); err != nil {
			return
		}
		if msg.typ == '>' || (r2ps && len(msg.values()) != 0 && msg.values()[0].string() != "pong") {
			if prply, unsub = p.handlePush(msg.values()); !prply {
				continue
			}
			if skip > 0 {
				skip--
				prply = false
				unsub = false
				continue
			}
		} else if ver == 6 && len(msg.values()) != 0 {
			// This is a workaround for Redis 6's broken invalidation protocol: https://github.com/redis/redis/issues/8935
			// When Redis 6 handles MULTI, MGET, or other multi-keys command,
			// it will send invalidation messages immediately if it finds the keys are expired, thus causing the multi-keys command response to be broken.
			// We fix this by fetching the next message and patching it back to the response.
			i := 0
			for j, v := range msg.values() {
				if v.typ == '>' {
					p.handlePush(v.values())
				} else {
					if i != j {
						msg.values()[i] = v
					}
					i++
				}
			}
			for ; i < len(msg.values()); i++ {
				if msg.values()[i], err = readNextMessage(p.r); err != nil {
					return
				}
			}
		}
		if ff == len(multi) {
			ff = 0
			ones[0], multi, ch, resps = p.queue.NextResultCh() // ch should not be nil; otherwise, it must be a protocol bug
			if ch == nil {
				p.queue.FinishResult()
				// Valkey will send sunsubscribe notification proactively in the event of slot migration.
				// We should ignore them and go fetch the next message.
				// We also treat all the other unsubscribe notifications just like sunsubscribe,
				// so that we don't need to track how many channels we have subscribed to deal with wildcard unsubscribe command
				// See https://github.com/redis/rueidis/pull/691
				if unsub {
					prply = false
					unsub = false
					continue
				}
				if skipUnsubReply && isUnsubReply(&msg) {
					skipUnsubReply = false
					continue
				}
				panic(protocolbug)
			}
			if multi == nil {
				multi = ones
			}
		} else if ff > 0 && cmds.IsStaticTTL(multi[ff]) {
			// ToStaticTTL path: msg is the cacheable reply directly (no
			// EXEC unwrap). Must be checked before the standard CSC
			// gate below — an array reply of length >= 2 on that gate's
			// offset would otherwise match incidentally. The ff > 0
			// guard skips the always-untagged OPT_IN reply at index 0.
			// Typed wire errors cancel the client-side cache slot
			// rather than caching them with cacheMark.
			cacheable := Cacheable(multi[ff])
			ck, cc := cmds.CacheKey(cacheable)
			if err := msg.Error(); err != nil && err != Nil {
				p.cache.Cancel(ck, cc, err)
			} else {
				cp := msg
				cp.attrs = cacheMark
				msg.setExpireAt(p.cache.Update(ck, cc, cp))
			}
		} else if ff >= 4 && len(msg.values()) >= 2 && multi[0].IsOptIn() { // if unfulfilled multi commands are lead by opt-in and get a success response
			now := time.Now()
			if cacheable := Cacheable(multi[ff-1]); cacheable.IsMGet() {
				cc := cmds.MGetCacheCmd(cacheable)
				msgs := msg.values()[len(msg.values())-1].values()
				for i, cp := range msgs {
					ck := cmds.MGetCacheKey(cacheable, i)
					cp.attrs = cacheMark
					if pttl := msg.values()[i].intlen; pttl >= 0 {
						cp.setExpireAt(now.Add(time.Duration(pttl) * time.Millisecond).UnixMilli())
					}
					msgs[i].setExpireAt(p.cache.Update(ck, cc, cp))
				}
			} else {
				ck, cc := cmds.CacheKey(cacheable)
				ci := len(msg.values()) - 1
				cp := msg.values()[ci]
				cp.attrs = cacheMark
				if pttl := msg.values()[ci-1].intlen; pttl >= 0 {
					cp.setExpireAt(now.Add(time.Duration(pttl) * time.Millisecond).UnixMilli())
				}
				msg.values()[ci].setExpireAt(p.cache.Update(ck, cc, cp))
			}
		}
		if prply {
			// Valkey will send sunsubscribe notification proactively in the event of slot migration.
			// We should ignore them and go fetch the next message.
			// We also treat all the other unsubscribe notifications just like sunsubscribe,
			// so that we don't need to track how many channels we have subscribed to deal with wildcard unsubscribe command
			// See https://github.com/redis/rueidis/pull/691
			if unsub {
				prply = false
				unsub = false
				continue
			}
			prply = false
			unsub = false
			if !multi[ff].NoReply() {
				panic(protocolbug)
			}
			skip = len(multi[ff].Commands()) - 2
			msg = ValkeyMessage{} // override successful subscribe/unsubscribe response to empty
		} else if multi[ff].NoReply() && msg.string() == "QUEUED" {
			panic(multiexecsub)
		} else if multi[ff].IsUnsub() && !isUnsubReply(&msg) {
			// See https://github.com/redis/rueidis/pull/691
			skipUnsubReply = true
		} else if skipUnsubReply {
			// See https://github.com/redis/rueidis/pull/691
			if !isUnsubReply(&msg) {
				panic(protocolbug)
			}
			skipUnsubReply = false
			continue
		}
		resp := NewResult(msg, err)
		if resps != nil {
			resps[ff] = resp
		}
		if ff++; ff == len(multi) {
			ch <- resp
			p.queue.FinishResult()
		}
	}
}

func (p *pipe) backgroundPing() {
	var prev, recv int32
	var mu sync.Mutex

	mu.Lock()
	defer mu.Unlock()

	prev = p.loadRecvs()
	p.pingTimer = time.AfterFunc(p.pinggap, func() {
		mu.Lock()
		defer mu.Unlock()

		var err error
		recv = p.loadRecvs()
		defer func() {
			if err == nil && p.Error() == nil {
				prev = p.loadRecvs()
				p.pingTimer.Reset(p.pinggap)
			}
		}()
		if recv != prev || atomic.LoadInt32(&p.blcksig) != 0 || (atomic.LoadInt32(&p.state) == 0 && p.loadWaits() != 0) {
			return
		}
		ch := make(chan error, 1)
		tm := time.NewTimer(p.timeout)
		go func() { ch <- p.Do(context.Background(), cmds.PingCmd).NonValkeyError() }()
		select {
		case <-tm.C:
			err = os.ErrDeadlineExceeded
		case err = <-ch:
			tm.Stop()
		}
		if err != nil && atomic.LoadInt32(&p.blcksig) != 0 {
			err = nil
		}
		if err != nil && err != ErrClosing {
			p._exit(err)
		}
	})
}

func (p *pipe) scheduleAuthRefresh(refreshAfter time.Time) {
	p.authRefreshAt.Store(&refreshAfter)
	if refreshAfter.IsZero() || p.Error() != nil || p.authTimer == nil {
		return
	}
	p.authTimer.Reset(time.Until(refreshAfter))
}

func (p *pipe) refreshAuth(authFn func(AuthCredentialsContext) (AuthCredentials, error), authContext AuthCredentialsContext) {
	if p.Error() != nil {
		return
	}
	auth, err := authFn(authContext)
	if err != nil {
		p._exit(err)
		return
	}
	if auth.Username != "" || auth.Password != "" {
		args := make([]string, 0, 3)
		args = append(args, "AUTH")
		if auth.Password != "" && auth.Username == "" {
			if !p.r2ps && p.r2p == nil {
				args = append(args, "default")
			}
			args = append(args, auth.Password)
		} else {
			args = append(args, auth.Username, auth.Password)
		}
		ctx := context.Background()
		var cancel context.CancelFunc
		if p.timeout > 0 {
			ctx, cancel = context.WithTimeout(ctx, p.timeout)
			defer cancel()
		}
		cmd := cmds.NewCompleted(args)
		result := p.Do(ctx, cmd)
		if err := result.Error(); err != nil {
			p._exit(err)
			return
		}
	}
	p.scheduleAuthRefresh(auth.RefreshAfter)
}

func (p *pipe) handlePush(values []ValkeyMessage) (reply bool, unsubscribe bool) {
	if len(values) < 2 {
		return
	}
	// TODO: handle other push data
	// tracking-redir-broken
	// server-cpu-usage
	switch values[0].string() {
	case "invalidate":
		if p.cache != nil {
			if values[1].IsNil() {
				p.cache.Delete(nil)
			} else {
				p.cache.Delete(values[1].values())
			}
		}
		if p.onInvalidations != nil {
			if values[1].IsNil() {
				p.onInvalidations(nil)
			} else {
				p.onInvalidations(values[1].values())
			}
		}
		if fn := p.pshks.Load().hooks.onInvalidations; fn != nil {
			if values[1].IsNil() {
				fn(nil)
			} else {
				fn(values[1].values())
			}
		}
	case "message":
		if len(values) >= 3 {
			m := PubSubMessage{Channel: values[1].string(), Message: values[2].string()}
			p.nsubs.Publish(values[1].string(), m)
			if fn := p.pshks.Load().hooks.OnMessage; fn != nil {
				fn(m)
			}
		}
	case "pmessage":
		if len(values) >= 4 {
			m := PubSubMessage{Pattern: values[1].string(), Channel: values[2].string(), Message: values[3].string()}
			p.psubs.Publish(values[1].string(), m)
			if fn := p.pshks.Load().hooks.OnMessage; fn != nil {
				fn(m)
			}
		}
	case "smessage":
		if len(values) >= 3 {
			m := PubSubMessage{Channel: values[1].string(), Message: values[2].string()}
			p.ssubs.Publish(values[1].string(), m)
			if fn := p.pshks.Load().hooks.OnMessage; fn != nil {
				fn(m)
			}
		}
	case "unsubscribe":
		if len(values) >= 3 {
			s := PubSubSubscription{Kind: values[0].string(), Channel: values[1].string(), Count: values[2].intlen}
			p.nsubs.Unsubscribe(s)
			if fn := p.pshks.Load().hooks.OnSubscription; fn != nil {
				fn(s)
			}
		}
		return true, true
	case "punsubscribe":
		if len(values) >= 3 {
			s := PubSubSubscription{Kind: values[0].string(), Channel: values[1].string(), Count: values[2].intlen}
			p.psubs.Unsubscribe(s)
			if fn := p.pshks.Load().hooks.OnSubscription; fn != nil {
				fn(s)
			}
		}
		return true, true
	case "sunsubscribe":
		if len(values) >= 3 {
			s := PubSubSubscription{Kind: values[0].string(), Channel: values[1].string(), Count: values[2].intlen}
			p.ssubs.Unsubscribe(s)
			if fn := p.pshks.Load().hooks.OnSubscription; fn != nil {
				fn(s)
			}
		}
		return true, true
	case "subscribe":
		if len(values) >= 3 {
			s := PubSubSubscription{Kind: values[0].string(), Channel: values[1].string(), Count: values[2].intlen}
			p.nsubs.Confirm(s)
			if fn := p.pshks.Load().hooks.OnSubscription; fn != nil {
				fn(s)
			}
		}
		return true, false
	case "psubscribe":
		if len(values) >= 3 {
			s := PubSubSubscription{Kind: values[0].string(), Channel: values[1].string(), Count: values[2].intlen}
			p.psubs.Confirm(s)
			if fn := p.pshks.Load().hooks.OnSubscription; fn != nil {
				fn(s)
			}
		}
		return true, false
	case "ssubscribe":
		if len(values) >= 3 {
			s := PubSubSubscription{Kind: values[0].string(), Channel: values[1].string(), Count: values[2].intlen}
			p.ssubs.Confirm(s)
			if fn := p.pshks.Load().hooks.OnSubscription; fn != nil {
				fn(s)
			}
		}
		return true, false
	}
	return false, false
}

type recvCtxKey int

const (
	hookKey recvCtxKey = iota
	receiveReturnHookKey
)

// WithOnSubscriptionHook attaches a subscription confirmation hook to the provided
// context and returns a new context for the Receive method.
//
// The hook is invoked each time the server sends a subscribe or
// unsubscribe confirmation, allowing callers to observe the state of a Pub/Sub
// subscription during the lifetime of a Receive invocation.
//
// The hook may be called multiple times because the client can resubscribe after a
// reconnection. Therefore, the hook implementation must be safe to run more than once.
// Also, there should not be any blocking operations or another `client.Do()` in the hook
// since it runs in the same goroutine as the pipeline. Otherwise, the pipeline will be blocked.
func WithOnSubscriptionHook(ctx context.Context, hook func(PubSubSubscription)) context.Context {
	return context.WithValue(ctx, hookKey, hook)
}

// WithOnReceiveReturnHook attaches a receive return hook to the provided
// context and returns a new context for the Receive method.
//
// The hook is invoked when Receive is about to return.
// The hook can be used to execute commands (e.g., UNSUBSCRIBE) on the connection.
func WithOnReceiveReturnHook(ctx context.Context, hook func(err error, client CommandClient) error) context.Context {
	return context.WithValue(ctx, receiveReturnHookKey, hook)
}

func (p *pipe) Receive(ctx context.Context, subscribe Completed, fn func(message PubSubMessage)) (err error) {
	if p.nsubs == nil || p.psubs == nil || p.ssubs == nil {
		return p.Error()
	}

	if p.r2p != nil {
		return p.r2p.pipe(ctx).Receive(ctx, subscribe, fn)
	}

	cmds.CompletedCS(subscribe).Verify()

	var sb *subs
	cmd, args := subscribe.Commands()[0], subscribe.Commands()[1:]

	switch cmd {
	case "SUBSCRIBE":
		sb = p.nsubs
	case "PSUBSCRIBE":
		sb = p.psubs
	case "SSUBSCRIBE":
		sb = p.ssubs
	default:
		panic(wrongreceive)
	}

	var hook func(PubSubSubscription)
	if v := ctx.Value(hookKey); v != nil {
		hook = v.(func(PubSubSubscription))
	}
	var returnHook func(error, CommandClient) error
	if v := ctx.Value(receiveReturnHookKey); v != nil {
		returnHook = v.(func(error, CommandClient) error)
	}

	if ch, cancel := sb.Subscribe(args, hook); ch != nil {
		defer cancel()
		if err = p.Do(ctx, subscribe).Error(); err == nil {
			if ctxCh := ctx.Done(); ctxCh == nil {
				for msg := range ch {
					fn(msg)
				}
			} else {
			next:
				select {
				case msg, ok := <-ch:
					if ok {
						fn(msg)
						goto next
					}
				case <-ctx.Done():
					err = ctx.Err()
				}
			}
		}
	}
	if err == nil {
		err = p.Error()
	}
	if returnHook != nil {
		err = returnHook(err, &dedicatedSingleClient{wire: p, cmd: cmds.NewBuilder(cmds.NoSlot)})
	}
	return err
}

func (p *pipe) CleanSubscriptions() {
	if atomic.LoadInt32(&p.blcksig) != 0 {
		p.Close()
	} else if atomic.LoadInt32(&p.state) == 1 {
		if p.version >= 7 {
			p.DoMulti(context.Background(), cmds.UnsubscribeCmd, cmds.PUnsubscribeCmd, cmds.SUnsubscribeCmd, cmds.DiscardCmd)
		} else {
			p.DoMulti(context.Background(), cmds.UnsubscribeCmd, cmds.PUnsubscribeCmd, cmds.DiscardCmd)
		}
	}
}

func (p *pipe) GetPubSubHooks() PubSubHooks {
	if p.r2p != nil {
		return p.r2p.pipe(context.Background()).GetPubSubHooks()
	}
	if pshks := p.pshks.Load(); pshks != emptypshks {
		return pshks.hooks
	}
	return PubSubHooks{}
}

func (p *pipe) SetPubSubHooks(hooks PubSubHooks) <-chan error {
	if p.r2p != nil {
		return p.r2p.pipe(context.Background()).SetPubSubHooks(hooks)
	}
	if hooks.isZero() {
		if old := p.pshks.Swap(emptypshks); old.close != nil {
			close(old.close)
		}
		return nil
	}
	ch := make(chan error, 1)
	if old := p.pshks.Swap(&pshks{hooks: hooks, close: ch}); old.close != nil {
		close(old.close)
	}
	if err := p.Error(); err != nil {
		if old := p.pshks.Swap(emptypshks); old.close != nil {
			old.close <- err
			close(old.close)
		}
	}
	if p.incrWaits() == 1 && atomic.LoadInt32(&p.state) == 0 {
		p.background()
	}
	p.decrWaits()
	return ch
}

func (p *pipe) SetOnCloseHook(fn func(error)) {
	p.clhks.Store(fn)
}

func (p *pipe) Info() map[string]ValkeyMessage {
	return p.info
}

func (p *pipe) Version() int {
	return int(p.version)
}

func (p *pipe) AZ() string {
	infoAvailabilityZone := p.info["availability_zone"]
	return infoAvailabilityZone.string()
}

func (p *pipe) Do(ctx context.Context, cmd Completed) (resp ValkeyResult) {
	if err := ctx.Err(); err != nil {
		return NewErrorResult(err)
	}

	cmds.CompletedCS(cmd).Verify()
	if cmd.IsBlock() {
		atomic.AddInt32(&p.blcksig, 1)
		defer func() {
			if resp.err == nil {
				atomic.AddInt32(&p.blcksig, -1)
			}
		}()
	}

	if cmd.NoReply() {
		if p.r2p != nil {
			return p.r2p.pipe(ctx).Do(ctx, cmd)
		}
	}
	waits := p.incrWaits() // if this is 1, and the background worker is not started, no need to queue
	state := atomic.LoadInt32(&p.state)

	if state == 1 {
		goto queue
	}

	if state == 0 {
		if waits != 1 {
			goto queue
		}
		if cmd.NoReply() {
			p.background()
			goto queue
		}
		dl, ok := ctx.Deadline()
		// a blocking cmd marked with UnblockOnCancel() also goes to the queue if it has a deadline, so that the deadline aborts
		// the call without closing the conn, leaving the chance to CLIENT UNBLOCK it. See https://github.com/redis/rueidis/issues/897
		if p.queue != nil && (!ok || (cmd.IsUnblockOnCancel() && cmd.IsBlock())) && ctx.Done() != nil {
			p.background()
			goto queue
		}
		resp = p.syncDo(dl, ok, cmd)
	} else {
		resp = NewErrorResult(p.Error())
	}

	if left := p.decrWaitsAndIncrRecvs(); state == 0 && left != 0 {
		p.background()
	}
	return resp

queue:
	ch, err := p.queue.PutOne(ctx, cmd)
	if err != nil {
		p.decrWaits()
		return NewErrorResult(err)
	}

	if ctxCh := ctx.Done(); ctxCh == nil {
		resp = <-ch
	} else {
		select {
		case resp = <-ch:
		case <-ctxCh:
			goto abort
		}
	}
	p.decrWaitsAndIncrRecvs()
	return resp
abort:
	go func(ch chan ValkeyResult, block bool) {
		<-ch
		if block { // the blocking cmd is finally replied (ex. by CLIENT UNBLOCK), so the pipe is not blocked anymore
			atomic.AddInt32(&p.blcksig, -1)
		}
		p.decrWaitsAndIncrRecvs()
	}(ch, cmd.IsBlock())
	return NewErrorResult(ctx.Err())
}

func (p *pipe) DoMulti(ctx context.Context, multi ...Completed) *valkeyresults {
	resp := resultsp.Get(len(multi), len(multi))
	if err := ctx.Err(); err != nil {
		for i := 0; i < len(resp.s); i++ {
			resp.s[i] = NewErrorResult(err)
		}
		return resp
	}
	cmds.CompletedCS(multi[0]).Verify()

	isOptIn := multi[0].IsOptIn() // len(multi) > 0 should have already been checked by the upper layer
	noReply := 0

	for _, cmd := range multi {
		if cmd.NoReply() {
			noReply++
		}
	}

	if p.version < 6 && noReply != 0 {
		if noReply != len(multi) {
			for i := 0; i < len(resp.s); i++ {
				resp.s[i] = NewErrorResult(ErrRESP2PubSubMixed)
			}
			return resp
		} else if p.r2p != nil {
			resultsp.Put(resp)
			return p.r2p.pipe(ctx).DoMulti(ctx, multi...)
		}
	}

	for _, cmd := range multi {
		if cmd.IsBlock() {
			if noReply != 0 {
				for i := 0; i < len(resp.s); i++ {
					resp.s[i] = NewErrorResult(ErrBlockingPubSubMixed)
				}
				return resp
			}
			atomic.AddInt32(&p.blcksig, 1)
			defer func() {
				for _, r := range resp.s {
					if r.err != nil {
						return
					}
				}
				atomic.AddInt32(&p.blcksig, -1)
			}()
			break
		}
	}

	waits := p.incrWaits() // if this is 1, and the background worker is not started, no need to queue
	state := atomic.LoadInt32(&p.state)

	if state == 1 {
		goto queue
	}

	if state == 0 {
		if waits != 1 {
			goto queue
		}
		if isOptIn || noReply != 0 {
			p.background()
			goto queue
		}
		dl, ok := ctx.Deadline()
		if p.queue != nil && !ok && ctx.Done() != nil {
			p.background()
			goto queue
		}
		p.syncDoMulti(dl, ok, resp.s, multi)
	} else {
		err := NewErrorResult(p.Error())
		for i := 0; i < len(resp.s); i++ {
			resp.s[i] = err
		}
	}
	if left := p.decrWaitsAndIncrRecvs(); state == 0 && left != 0 {
		p.background()
	}
	return resp

queue:
	ch, err := p.queue.PutMulti(ctx, multi, resp.s)
	if err != nil {
		p.decrWaits()
		errResult := NewErrorResult(err)
		for i := 0; i < len(resp.s); i++ {
			resp.s[i] = errResult
		}
		return resp
	}

	if ctxCh := ctx.Done(); ctxCh == nil {
		<-ch
	} else {
		select {
		case <-ch:
		case <-ctxCh:
			goto abort
		}
	}
	p.decrWaitsAndIncrRecvs()
	return resp
abort:
	go func(resp *valkeyresults, ch chan ValkeyResult) {
		<-ch
		resultsp.Put(resp)
		p.decrWaitsAndIncrRecvs()
	}(resp, ch)
	resp = resultsp.Get(len(multi), len(multi))
	errResult := NewErrorResult(ctx.Err())
	for i := 0; i < len(resp.s); i++ {
		resp.s[i] = errResult
	}
	return resp
}

type MultiValkeyResultStream = ValkeyResultStream

// NewErrorResultStream returns a ValkeyResultStream with the specified error. Useful for implementing hooks or mocking.
func NewErrorResultStream(err error) ValkeyResultStream {
	return ValkeyResultStream{e: err}
}

type ValkeyResultStream struct {
	p *pool
	w *pipe
	e error
	n int
}

// HasNext can be used in a for loop condition to check if a further WriteTo call is needed.
func (s *ValkeyResultStream) HasNext() bool {
	return s.n > 0 && s.e == nil
}

// Error returns the error happened when sending commands to valkey or reading response from valkey.
// Usually a user is not required to use this function because the error is also reported by the WriteTo.
func (s *ValkeyResultStream) Error() error {
	return s.e
}

// WriteTo reads a valkey response from valkey and then write it to the given writer.
// This function is not thread-safe and should be called sequentially to read multiple responses.
// An io.EOF error will be reported if all responses are read.
func (s *ValkeyResultStream) WriteTo(w io.Writer) (n int64, err error) {
	if err = s.e; err == nil && s.n > 0 {
		var clean bool
		if n, err, clean = streamTo(s.w.r, w); !clean {
			s.e = err // err must not be nil in case of !clean
			s.n = 1
		}
		if s.n--; s.n == 0 {
			atomic.AddInt32(&s.w.blcksig, -1)
			s.w.decrWaits()
			if s.e == nil {
				s.e = io.EOF
			} else {
				s.w.Close()
			}
			s.p.Store(s.w)
		}
	}
	return n, err
}

func (p *pipe) DoStream(ctx context.Context, pool *pool, cmd Completed) ValkeyResultStream {
	cmds.CompletedCS(cmd).Verify()

	if err := ctx.Err(); err != nil {
		return NewErrorResultStream(err)
	}
	state := atomic.LoadInt32(&p.state)

	if state == 1 {
		panic("DoStream with auto pipelining is a bug")
	}

	if state == 0 {
		atomic.AddInt32(&p.blcksig, 1)
		waits := p.incrWaits()
		if waits != 1 {
			panic("DoStream with racing is a bug")
		}
		dl, ok := ctx.Deadline()
		if ok {
			if p.timeout > 0 && !cmd.IsBlock() {
				defaultDeadline := time.Now().Add(p.timeout)
				if dl.After(defaultDeadline) {
					dl = defaultDeadline
				}
			}
			p.conn.SetDeadline(dl)
		} else if p.timeout > 0 && !cmd.IsBlock() {
			p.conn.SetDeadline(time.Now().Add(p.timeout))
		} else {
			p.conn.SetDeadline(time.Time{})
		}
		_ = writeCmd(p.w, cmd.Commands())
		if err := p.w.Flush(); err != nil {
			p.failSync(err)
		} else {
			return ValkeyResultStream{p: pool, w: p, n: 1}
		}
	}
	atomic.AddInt32(&p.blcksig, -1)
	p.decrWaits()
	pool.Store(p)
	return NewErrorResultStream(p.Error())
}

func (p *pipe) DoMultiStream(ctx context.Context, pool *pool, multi ...Completed) MultiValkeyResultStream {
	for _, cmd := range multi {
		cmds.CompletedCS(cmd).Verify()
	}

	if err := ctx.Err(); err != nil {
		return NewErrorResultStream(err)
	}
	state := atomic.LoadInt32(&p.state)

	if state == 1 {
		panic("DoMultiStream with auto pipelining is a bug")
	}

	if state == 0 {
		atomic.AddInt32(&p.blcksig, 1)
		waits := p.incrWaits()
		if waits != 1 {
			panic("DoMultiStream with racing is a bug")
		}
		dl, ok := ctx.Deadline()
		if ok {
			if p.timeout > 0 {
				for _, cmd := range multi {
					if cmd.IsBlock() {
						p.conn.SetDeadline(dl)
						goto process
					}
				}
				defaultDeadline := time.Now().Add(p.timeout)
				if dl.After(defaultDeadline) {
					dl = defaultDeadline
				}
			}
			p.conn.SetDeadline(dl)
		} else if p.timeout > 0 {
			for _, cmd := range multi {
				if cmd.IsBlock() {
					p.conn.SetDeadline(time.Time{})
					goto process
				}
			}
			p.conn.SetDeadline(time.Now().Add(p.timeout))
		} else {
			p.conn.SetDeadline(time.Time{})
		}
	process:
		for _, cmd := range multi {
			_ = writeCmd(p.w, cmd.Commands())
		}
		if err := p.w.Flush(); err != nil {
			p.failSync(err)
		} else {
			return ValkeyResultStream{p: pool, w: p, n: len(multi)}
		}
	}
	atomic.AddInt32(&p.blcksig, -1)
	p.decrWaits()
	pool.Store(p)
	return NewErrorResultStream(p.Error())
}

func (p *pipe) syncDo(dl time.Time, dlOk bool, cmd Completed) (resp ValkeyResult) {
	if dlOk {
		if p.timeout > 0 && !cmd.IsBlock() {
			defaultDeadline := time.Now().Add(p.timeout)
			if dl.After(defaultDeadline) {
				dl = defaultDeadline
				dlOk = false
			}
		}
		p.conn.SetDeadline(dl)
	} else if p.timeout > 0 && !cmd.IsBlock() {
		p.conn.SetDeadline(time.Now().Add(p.timeout))
	} else {
		p.conn.SetDeadline(time.Time{})
	}

	var msg ValkeyMessage
	err := flushCmd(p.w, cmd.Commands())
	if err == nil {
		msg, err = syncRead(p.r)
	}
	if err != nil {
		if dlOk && errors.Is(err, os.ErrDeadlineExceeded) {
			err = context.DeadlineExceeded
		}
		p.failSync(err)
	}
	return NewResult(msg, err)
}

func (p *pipe) syncDoMulti(dl time.Time, dlOk bool, resp []ValkeyResult, multi []Completed) {
	if dlOk {
		if p.timeout > 0 {
			for _, cmd := range multi {
				if cmd.IsBlock() {
					p.conn.SetDeadline(dl)
					goto process
				}
			}
			defaultDeadline := time.Now().Add(p.timeout)
			if dl.After(defaultDeadline) {
				dl = defaultDeadline
				dlOk = false
			}
		}
		p.conn.SetDeadline(dl)
	} else if p.timeout > 0 {
		for _, cmd := range multi {
			if cmd.IsBlock() {
				p.conn.SetDeadline(time.Time{})
				goto process
			}
		}
		p.conn.SetDeadline(time.Now().Add(p.timeout))
	} else {
		p.conn.SetDeadline(time.Time{})
	}
process:
	var err error
	var msg ValkeyMessage
	for _, cmd := range multi {
		_ = writeCmd(p.w, cmd.Commands())
	}
	if err = p.w.Flush(); err != nil {
		goto abort
	}
	for i := range resp {
		if msg, err = syncRead(p.r); err != nil {
			goto abort
		}
		resp[i] = NewResult(msg, err)
	}
	return
abort:
	if dlOk && errors.Is(err, os.ErrDeadlineExceeded) {
		err = context.DeadlineExceeded
	}
	p.failSync(err)
	for i := range resp {
		resp[i] = NewErrorResult(err)
	}
}

func syncRead(r *bufio.Reader) (m ValkeyMessage, err error) {
next:
	if m, err = readNextMessage(r); err != nil {
		return m, err
	}
	if m.typ == '>' {
		goto next
	}
	return m, nil
}

func (p *pipe) optInCmd() cmds.Completed {
	if p.optIn {
		return cmds.OptInCmd
	}
	return cmds.OptInNopCmd
}

func (p *pipe) DoCache(ctx context.Context, cmd Cacheable, ttl time.Duration) ValkeyResult {
	if p.cache == nil {
		cmds.ClearStaticTTL(&cmd)
		return p.Do(ctx, Completed(cmd))
	}

	cmds.CacheableCS(cmd).Verify()

	if cmd.IsMGet() {
		return p.doCacheMGet(ctx, cmd, ttl)
	}
	ck, cc := cmds.CacheKey(cmd)
	now := time.Now()
	if v, entry := p.cache.Flight(ck, cc, ttl, now); v.typ != 0 {
		return NewResult(v, nil)
	} else if entry != nil {
		return NewResult(entry.Wait(ctx))
	}
	if cmds.IsStaticTTL(Completed(cmd)) {
		// Wire: [OPT_IN, cmd]. The read goroutine resolves the Flight
		// slot via the IsStaticTTL gate.
		resp := p.DoMulti(ctx, p.optInCmd(), Completed(cmd))
		defer resultsp.Put(resp)
		// Transport errors only — wire replies are handled by the read
		// loop. Checking .err (not .Error()) avoids double-touching.
		if resp.s[1].err != nil {
			p.cache.Cancel(ck, cc, resp.s[1].err)
		}
		return resp.s[1]
	}
	resp := p.DoMulti(
		ctx,
		p.optInCmd(),
		cmds.MultiCmd,
		cmds.NewCompleted([]string{"PTTL", ck}),
		Completed(cmd),
		cmds.ExecCmd,
	)
	defer resultsp.Put(resp)
	exec, err := resp.s[4].ToArray()
	if err != nil {
		if _, ok := err.(*ValkeyError); ok {
			err = ErrDoCacheAborted
			if preErr := resp.s[3].Error(); preErr != nil { // if {cmd} get a ValkeyError
				if _, ok := preErr.(*ValkeyError); ok {
					err = preErr
				}
			}
		}
		p.cache.Cancel(ck, cc, err)
		return NewErrorResult(err)
	}
	return NewResult(exec[1], nil)
}

func (p *pipe) doCacheMGet(ctx context.Context, cmd Cacheable, ttl time.Duration) ValkeyResult {
	commands := cmd.Commands()
	keys := len(commands) - 1
	builder := cmds.NewBuilder(cmds.InitSlot)
	result := ValkeyResult{val: ValkeyMessage{typ: '*'}}
	mgetcc := cmds.MGetCacheCmd(cmd)
	if mgetcc[0] == 'J' {
		keys-- // the last one of JSON.MGET is a path, not a key
	}
	entries := entriesp.Get(keys, keys)
	defer entriesp.Put(entries)
	var now = time.Now()
	var rewrite cmds.Arbitrary
	for i, key := range commands[1 : keys+1] {
		v, entry := p.cache.Flight(key, mgetcc, ttl, now)
		if v.typ != 0 { // cache hit for one key
			if len(result.val.values()) == 0 {
				result.val.setValues(make([]ValkeyMessage, keys))

			}
			result.val.values()[i] = v
			continue
		}
		if entry != nil {
			entries.e[i] = entry // store entries for later entry.Wait() to avoid MGET deadlock each others.
			continue
		}
		if rewrite.IsZero() {
			rewrite = builder.Arbitrary(commands[0])
		}
		rewrite = rewrite.Args(key)
	}

	var partial []ValkeyMessage
	if !rewrite.IsZero() {
		var rewritten Completed
		var keys int
		if mgetcc[0] == 'J' { // rewrite JSON.MGET path
			rewritten = rewrite.Args(commands[len(commands)-1]).MultiGet()
			keys = len(rewritten.Commands()) - 2
		} else {
			rewritten = rewrite.MultiGet()
			keys = len(rewritten.Commands()) - 1
		}

		multi := make([]Completed, 0, keys+4)
		multi = append(multi, p.optInCmd(), cmds.MultiCmd)
		for _, key := range rewritten.Commands()[1 : keys+1] {
			multi = append(multi, builder.Pttl().Key(key).Build())
		}
		multi = append(multi, rewritten, cmds.ExecCmd)

		resp := p.DoMulti(ctx, multi...)
		defer resultsp.Put(resp)
		exec, err := resp.s[len(multi)-1].ToArray()
		if err != nil {
			if _, ok := err.(*ValkeyError); ok {
				err = ErrDoCacheAborted
				if preErr := resp.s[len(multi)-2].Error(); preErr != nil { // if {rewritten} get a ValkeyError
					if _, ok := preErr.(*ValkeyError); ok {
						err = preErr
					}
				}
			}
			for _, key := range rewritten.Commands()[1 : keys+1] {
				p.cache.Cancel(key, mgetcc, err)
			}
			return NewErrorResult(err)
		}
		defer func() {
			for _, cmd := range multi[2 : len(multi)-1] {
				cmds.PutCompleted(cmd)
			}
		}()
		last := len(exec) - 1
		if len(rewritten.Commands()) == len(commands) { // all cache misses
			return NewResult(exec[last], nil)
		}
		partial = exec[last].values()
	} else { // all cache hit
		result.val.attrs = cacheMark
	}

	if len(result.val.values()) == 0 {
		result.val.setValues(make([]ValkeyMessage, keys))
	}
	for i, entry := range entries.e {
		v, err := entry.Wait(ctx)
		if err != nil {
			return NewErrorResult(err)
		}
		result.val.values()[i] = v
	}

	j := 0
	for _, ret := range partial {
		for ; j < len(result.val.values()); j++ {
			if result.val.values()[j].typ == 0 {
				result.val.values()[j] = ret
				break
			}
		}
	}
	return result
}

func (p *pipe) DoMultiCache(ctx context.Context, multi ...CacheableTTL) *valkeyresults {
	if p.cache == nil {
		commands := make([]Completed, len(multi))
		for i, ct := range multi {
			cmd := ct.Cmd
			cmds.ClearStaticTTL(&cmd)
			commands[i] = Completed(cmd)
		}
		return p.DoMulti(ctx, commands...)
	}

	cmds.CacheableCS(multi[0].Cmd).Verify()

	results := resultsp.Get(len(multi), len(multi))
	entries := entriesp.Get(len(multi), len(multi))
	defer entriesp.Put(entries)
	var missing []Completed
	now := time.Now()
	for _, ct := range multi {
		if ct.Cmd.IsMGet() {
			panic(panicmgetcsc)
		}
	}
	// All-or-nothing: stride-2 only when every cmd is tagged; otherwise
	// stride-5 with the tag stripped so the static-TTL gate cannot fire
	// on "QUEUED" inside MULTI/EXEC.
	skipMultiExec := true
	for _, ct := range multi {
		if !cmds.IsStaticTTL(Completed(ct.Cmd)) {
			skipMultiExec = false
			break
		}
	}
	// stride-2 [OPT_IN, cmd] vs. stride-5 [OPT_IN, MULTI, PTTL, cmd, EXEC].
	if cache, ok := p.cache.(*lru); ok {
		missed := cache.Flights(now, multi, results.s, entries.e)
		for _, i := range missed {
			ct := multi[i]
			if skipMultiExec {
				missing = append(missing, p.optInCmd(), Completed(ct.Cmd))
			} else {
				ck, _ := cmds.CacheKey(ct.Cmd)
				cmds.ClearStaticTTL(&ct.Cmd)
				missing = append(missing, p.optInCmd(), cmds.MultiCmd, cmds.NewCompleted([]string{"PTTL", ck}), Completed(ct.Cmd), cmds.ExecCmd)
			}
		}
	} else {
		for i, ct := range multi {
			ck, cc := cmds.CacheKey(ct.Cmd)
			v, entry := p.cache.Flight(ck, cc, ct.TTL, now)
			if v.typ != 0 { // cache hit for one key
				results.s[i] = NewResult(v, nil)
				continue
			}
			if entry != nil {
				entries.e[i] = entry // store entries for later entry.Wait() to avoid MGET deadlock each others.
				continue
			}
			if skipMultiExec {
				missing = append(missing, p.optInCmd(), Completed(ct.Cmd))
			} else {
				cmds.ClearStaticTTL(&ct.Cmd)
				missing = append(missing, p.optInCmd(), cmds.MultiCmd, cmds.NewCompleted([]string{"PTTL", ck}), Completed(ct.Cmd), cmds.ExecCmd)
			}
		}
	}

	var resp *valkeyresults
	if len(missing) > 0 {
		resp = p.DoMulti(ctx, missing...)
		defer resultsp.Put(resp)
		if !skipMultiExec {
			// EXEC-level cancel on transaction abort; EXEC reply at offset 4 of each stride-5.
			const stride, offset = 5, 4
			for i := offset; i < len(resp.s); i += stride {
				if err := resp.s[i].Error(); err != nil {
					if _, ok := err.(*ValkeyError); ok {
						err = ErrDoCacheAborted
						if preErr := resp.s[i-1].Error(); preErr != nil { // if {cmd} get a ValkeyError
							if _, ok := preErr.(*ValkeyError); ok {
								err = preErr
							}
						}
					}
					ck, cc := cmds.CacheKey(Cacheable(missing[i-1]))
					p.cache.Cancel(ck, cc, err)
				}
			}
		} else {
			// Static-TTL path: wire replies are resolved by the read
			// loop, so only Cancel transport-error slots here.
			const stride, offset = 2, 1
			for i := offset; i < len(resp.s); i += stride {
				if resp.s[i].err != nil {
					ck, cc := cmds.CacheKey(Cacheable(missing[i]))
					p.cache.Cancel(ck, cc, resp.s[i].err)
				}
			}
		}
	}

	for i, entry := range entries.e {
		results.s[i] = NewResult(entry.Wait(ctx))
	}

	if len(missing) == 0 {
		return results
	}

	if skipMultiExec {
		// Stride-2 result walk: cmd reply at offset 1. The struct copy
		// detaches resp.s[i] from its pooled backing slice.
		const stride, offset = 2, 1
		j := 0
		for i := offset; i < len(resp.s); i += stride {
			for ; j < len(results.s); j++ {
				if results.s[j].val.typ == 0 && results.s[j].err == nil {
					results.s[j] = resp.s[i]
					break
				}
			}
		}
		return results
	}

	j := 0
	for i := 4; i < len(resp.s); i += 5 {
		for ; j < len(results.s); j++ {
			if results.s[j].val.typ == 0 && results.s[j].err == nil {
				exec, err := resp.s[i].ToArray()
				if err != nil {
					if _, ok := err.(*ValkeyError); ok {
						err = ErrDoCacheAborted
						if preErr := resp.s[i-1].Error(); preErr != nil { // if {cmd} get a ValkeyError
							if _, ok := preErr.(*ValkeyError); ok {
								err = preErr
							}
						}
					}
					results.s[j] = NewErrorResult(err)
				} else {
					results.s[j] = NewResult(exec[len(exec)-1], nil)
				}
				break
			}
		}
	}
	return results
}

// incrWaits increments the lower 32 bits (waits).
func (p *pipe) incrWaits() uint32 {
	// Increment the lower 32 bits (waits)
	return uint32(p.wrCounter.Add(1))
}

const (
	decrLo       = ^uint64(0)
	decrLoIncrHi = uint64(1<<32) - 1
)

// decrWaits decrements the lower 32 bits (waits).
func (p *pipe) decrWaits() uint32 {
	// Decrement the lower 32 bits (waits)
	return uint32(p.wrCounter.Add(decrLo))
}

// decrWaitsAndIncrRecvs decrements the lower 32 bits (waits) and increments the upper 32 bits (recvs).
func (p *pipe) decrWaitsAndIncrRecvs() uint32 {
	newValue := p.wrCounter.Add(decrLoIncrHi)
	return uint32(newValue)
}

// loadRecvs loads the upper 32 bits (recvs).
func (p *pipe) loadRecvs() int32 {
	// Load the upper 32 bits (recvs)
	return int32(p.wrCounter.Load() >> 32)
}

// loadWaits loads the lower 32 bits (waits).
func (p *pipe) loadWaits() uint32 {
	// Load the lower 32 bits (waits)
	return uint32(p.wrCounter.Load())
}

func (p *pipe) Error() error {
	if err := p.error.Load(); err != nil {
		return err.error
	}
	return nil
}

func (p *pipe) Close() {
	p.error.CompareAndSwap(nil, errClosing)
	block := atomic.AddInt32(&p.blcksig, 1)
	waits := p.incrWaits()
	stopping1 := atomic.CompareAndSwapInt32(&p.state, 0, 2)
	stopping2 := atomic.CompareAndSwapInt32(&p.state, 1, 2)
	if p.queue != nil {
		if stopping1 && waits == 1 { // make sure there is no sync read
			p.background()
		}
		if block == 1 && (stopping1 || stopping2) { // make sure there is no block cmd
			p.incrWaits()
			// The timer closes the connection after one second. That is the
			// only way to unblock the two steps below when the peer is silent:
			// PutOne waits for a free slot, <-ch waits for the reply. A closed
			// connection makes the background loops fail and drain the queue,
			// which frees a slot and answers the PING with an error. The timer
			// costs a goroutine only when it fires.
			//
			// The drain runs in the background worker. There is always one
			// here: it is already running, or the branch above started it, or
			// syncDo starts it when the closed connection breaks its read.
			var escape *time.Timer
			if p.conn != nil {
				escape = time.AfterFunc(time.Second, func() { p.conn.Close() })
			}
			ch, _ := p.queue.PutOne(context.Background(), cmds.PingCmd)
			<-ch
			p.decrWaits()
			if escape != nil {
				escape.Stop()
			}
		}
	}
	p.decrWaits()
	atomic.AddInt32(&p.blcksig, -1)
	if p.pingTimer != nil {
		p.pingTimer.Stop()
	}
	if p.authTimer != nil {
		p.authTimer.Stop()
	}
	if p.conn != nil {
		p.conn.Close()
	}
	if p.r2p != nil {
		p.r2p.Close()
	}
}

func (p *pipe) StopTimer() bool {
	stopped := true
	if p.lftmTimer != nil {
		stopped = p.lftmTimer.Stop()
	}
	if p.authTimer != nil {
		stopped = p.authTimer.Stop() && stopped
	}
	return stopped
}

func (p *pipe) ResetTimer() bool {
	if p.Error() != nil {
		return true
	}
	reset := true
	if p.lftmTimer != nil {
		reset = p.lftmTimer.Reset(p.lftm)
	}
	if p.authTimer != nil {
		if at := p.authRefreshAt.Load(); at != nil && !at.IsZero() {
			reset = p.authTimer.Reset(time.Until(*at)) && reset
		}
	}
	return reset
}

func (p *pipe) expired() {
	p.error.CompareAndSwap(nil, errExpired)
	p.Close()
}

type r2p struct {
	f func(context.Context) (p *pipe, err error) // func to build pipe for resp2 pubsub
	p *pipe                                      // internal pipe for resp2 pubsub only
	m sync.RWMutex
}

func (r *r2p) pipe(ctx context.Context) (r2p *pipe) {
	r.m.RLock()
	r2p = r.p
	r.m.RUnlock()
	if r2p == nil {
		r.m.Lock()
		if r.p != nil {
			r2p = r.p
		} else {
			var err error
			if r2p, err = r.f(ctx); err != nil {
				r2p = epipeFn(err)
			} else {
				r.p = r2p
			}
		}
		r.m.Unlock()
	}
	return r2p
}

func (r *r2p) Close() {
	r.m.RLock()
	if r.p != nil {
		r.p.Close()
	}
	r.m.RUnlock()
}

type pshks struct {
	hooks PubSubHooks
	close chan error
}

var emptypshks = &pshks{}

var emptyclhks = func(error) {}

func deadFn() *pipe {
	dead := &pipe{state: 3}
	dead.error.Store(errClosing)
	dead.pshks.Store(emptypshks)
	dead.clhks.Store(emptyclhks)
	return dead
}

func epipeFn(err error) *pipe {
	dead := &pipe{state: 3}
	dead.error.Store(&errs{error: err})
	dead.pshks.Store(emptypshks)
	dead.clhks.Store(emptyclhks)
	return dead
}

const (
	protocolbug  = "protocol bug, message handled out of order"
	wrongreceive = "only SUBSCRIBE, SSUBSCRIBE, or PSUBSCRIBE command are allowed in Receive"
	multiexecsub = "SUBSCRIBE/UNSUBSCRIBE are not allowed in MULTI/EXEC block"
	panicmgetcsc = "MGET and JSON.MGET in DoMultiCache are not implemented, use DoCache instead"
)

var cacheMark = &(ValkeyMessage{})
var (
	errClosing = &errs{error: ErrClosing}
	errExpired = &errs{error: errConnExpired}
)

type errs struct{ error }
