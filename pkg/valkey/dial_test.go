// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"bufio"
	"context"
	"errors"
	"net"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const hello = "%2\r\n+proto\r\n:3\r\n+version\r\n+9.1.0\r\n"

// serve answers each command that arrives on any connection; an answer of ""
// is none, and "close" closes the connection.
func serve(t *testing.T, answer func(command []string) string) string {
	t.Helper()
	l, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer func() { _ = conn.Close() }()
				for r := bufio.NewReader(conn); ; {
					command, err := readCommand(r)
					if err != nil {
						return
					}
					text := answer(command)
					if text == "close" {
						return
					}
					if _, err := conn.Write([]byte(text)); err != nil {
						return
					}
				}
			}()
		}
	}()
	return l.Addr().String()
}

func readCommand(r *bufio.Reader) ([]string, error) {
	line, err := r.ReadString('\n')
	if err != nil {
		return nil, err
	}
	n, err := strconv.Atoi(strings.TrimSpace(line[1:]))
	if err != nil {
		return nil, err
	}
	command := make([]string, n)
	for i := range command {
		if _, err := r.ReadString('\n'); err != nil {
			return nil, err
		}
		word, err := r.ReadString('\n')
		if err != nil {
			return nil, err
		}
		command[i] = strings.TrimSpace(word)
	}
	return command, nil
}

func dial(t *testing.T, o Options) *Client {
	t.Helper()
	c, err := Dial(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c
}

func TestDialAuthenticates(t *testing.T) {
	t.Parallel()
	got := make(chan []string, 9)
	address := serve(t, func(command []string) string {
		got <- command
		return hello
	})
	dial(t, Options{Address: address, Credentials: Credentials{"user", "password"}, Name: "me"})
	want := []string{"HELLO", "3", "AUTH", "user", "password", "SETNAME", "me"}
	if diff := cmp.Diff(want, <-got); diff != "" {
		t.Errorf("said hello wrongly (-want +got):\n%s", diff)
	}
	if len(got) != 0 {
		t.Errorf("also sent %v", <-got)
	}
}

func TestDialTellsAnswersFromSilence(t *testing.T) {
	t.Parallel()
	address := serve(t, func([]string) string { return "-WRONGPASS invalid username-password pair\r\n" })
	if _, err := Dial(t.Context(), Options{Address: address}); Code(err) != CodeWrongPass || !Alive(err) {
		t.Errorf("error is %v, want the server's", err)
	}
	address = serve(t, func([]string) string { return "" })
	if _, err := Dial(t.Context(), Options{Address: address, Timeout: 50 * time.Millisecond}); err == nil || Alive(err) {
		t.Errorf("error is %v, want a transport error", err)
	}
	if _, err := Dial(t.Context(), Options{Address: "127.0.0.1:1"}); err == nil || Alive(err) {
		t.Errorf("error is %v, want a transport error", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Dial(ctx, Options{Address: address}); !errors.Is(err, context.Canceled) {
		t.Errorf("error is %v, want that of the context", err)
	}
}

func TestDoTranslatesReplies(t *testing.T) {
	t.Parallel()
	answers := map[string]string{
		"map": "%2\r\n+b\r\n:2\r\n+a\r\n*2\r\n+x\r\n_\r\n", "bool": "#t\r\n", "nil": "_\r\n", "int": ":7\r\n",
		"text": "$5\r\nhello\r\n", "double": ",1.5\r\n", "verbatim": "=9\r\ntxt:hello\r\n", "plain": "$9\r\ntxt:hello\r\n", "error": "-ERR Unknown node\r\n", "busy": "-BUSY script\r\n",
	}
	address := serve(t, func(command []string) string {
		if command[0] == "HELLO" {
			return hello
		}
		return answers[command[0]]
	})
	c := dial(t, Options{Address: address})
	want := map[string]Reply{
		"map":  ArrayReply(StringReply("a"), ArrayReply(StringReply("x"), NilReply()), StringReply("b"), IntReply(2)),
		"bool": IntReply(1), "nil": NilReply(), "int": IntReply(7), "text": StringReply("hello"), "double": StringReply("1.5"), "verbatim": StringReply("hello"), "plain": StringReply("txt:hello"),
		"error": ErrorReply(&Error{CodeOther, "Unknown node"}), "busy": ErrorReply(&Error{CodeBusy, "script"}),
	}
	for name := range answers {
		got := c.doer.Do(t.Context(), []string{name})[0]
		if diff := cmp.Diff(want[name], got, cmp.AllowUnexported(Reply{})); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestSilenceIsBoundedAndHealed(t *testing.T) {
	t.Parallel()
	silent := make(chan bool, 1)
	silent <- true
	address := serve(t, func(command []string) string {
		switch {
		case command[0] == "HELLO":
			return hello
		case len(silent) > 0:
			return ""
		}
		return "+PONG\r\n"
	})
	c := dial(t, Options{Address: address, Timeout: 100 * time.Millisecond})
	errs := make(chan error)
	for range 8 {
		go func() { errs <- c.Ping(t.Context()) }()
	}
	for range 8 {
		if err := <-errs; err == nil || Alive(err) {
			t.Errorf("error is %v, want a transport error", err)
		}
	}
	<-silent
	if err := c.Ping(t.Context()); err != nil {
		t.Errorf("the client did not reconnect: %v", err)
	}
}

func TestQueriesSurviveRestart(t *testing.T) {
	t.Parallel()
	closing := make(chan bool, 1)
	address := serve(t, func(command []string) string {
		if command[0] == "HELLO" {
			return hello
		}
		select {
		case <-closing:
			return "close"
		default:
			return "+PONG\r\n"
		}
	})
	c := dial(t, Options{Address: address})
	for range 3 {
		closing <- true
		if err := c.Ping(t.Context()); err != nil {
			t.Error(err)
		}
	}
}
