// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"errors"
	"io"
	"net"
	"slices"
	"strings"
	"syscall"
)

// Codes of the errors that callers tell apart. A server has more of them; any
// other one is CodeOther.
const (
	CodeOther       = "ERR"
	CodeLoading     = "LOADING"
	CodeBusy        = "BUSY"
	CodeNoAuth      = "NOAUTH"
	CodeNoPerm      = "NOPERM"
	CodeWrongPass   = "WRONGPASS"
	CodeClusterDown = "CLUSTERDOWN"
	CodePrimaryDown = "MASTERDOWN"
)

// codes are the first words of error replies that are codes and not the
// beginning of the sentence.
var codes = []string{
	CodeLoading, CodeBusy, CodeNoAuth, CodeNoPerm, CodeWrongPass, CodeClusterDown, CodePrimaryDown,
	"ASK", "BUSYGROUP", "BUSYKEY", "CROSSSLOT", "DENIED", "EXECABORT", "INPROG", "IOERR", "MISCONF", "MOVED", "NOGOODSLAVE",
	"NOMASTERLINK", "NOPROTO", "NOREPLICAS", "NOSCRIPT", "NOTBUSY", "OOM", "READONLY", "REDIRECT", "TRYAGAIN", "UNBLOCKED", "UNKILLABLE", "WRONGTYPE",
}

// Error is an error that the server answered.
type Error struct {
	// Code is the error's code, such as LOADING; ERR when it has none of its own.
	Code string
	// Message is the rest of what the server said.
	Message string
}

// Error writes the error as the server did.
func (e *Error) Error() string { return strings.TrimSuffix(e.Code+" "+e.Message, " ") }

// ParseError makes an Error from the text of an error reply, with or without
// the leading ERR.
func ParseError(text string) *Error {
	text = strings.TrimPrefix(text, "-")
	code, message, _ := strings.Cut(text, " ")
	switch {
	case code == CodeOther:
		return &Error{Code: CodeOther, Message: message}
	case slices.Contains(codes, code):
		return &Error{Code: code, Message: message}
	}
	return &Error{Code: CodeOther, Message: text}
}

// Alive tells whether the server answered, whatever it said.
func Alive(err error) bool { return err == nil || Code(err) != "" }

// Code returns the code of an error that the server answered, and "" for any
// other error.
func Code(err error) string {
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Code
	}
	return ""
}

// stale tells whether the error is that of a connection which the server had
// closed before the command was sent, as after a restart.
func stale(err error) bool {
	for _, target := range []error{io.EOF, io.ErrUnexpectedEOF, net.ErrClosed, syscall.ECONNRESET, syscall.EPIPE} {
		if errors.Is(err, target) {
			return true
		}
	}
	return false
}
