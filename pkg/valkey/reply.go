// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package valkey

import (
	"context"
	"errors"
	"fmt"
	"strconv"
)

// Doer carries commands to one server. The commands of one call go in one
// round trip, and are answered by as many replies, in order. A transport error
// is the error of each reply that it prevented.
type Doer interface {
	Do(ctx context.Context, commands ...[]string) []Reply
	Close()
}

// errNil is the error of a nil reply that is read as a value.
var errNil = errors.New("the server answered nil")

type kind int8

const (
	kindNil kind = iota
	kindString
	kindInt
	kindArray
	kindError
)

// Reply is what a server answered to one command, or the reason why there is
// no answer. Maps are arrays of keys, each followed by its value.
type Reply struct {
	kind  kind
	text  string
	num   int64
	items []Reply
	err   error
}

// NilReply is the reply that says nothing.
func NilReply() Reply { return Reply{} }

// StringReply is the reply with a text.
func StringReply(text string) Reply { return Reply{kind: kindString, text: text} }

// IntReply is the reply with a number.
func IntReply(n int64) Reply { return Reply{kind: kindInt, num: n} }

// ArrayReply is the reply with replies inside.
func ArrayReply(items ...Reply) Reply { return Reply{kind: kindArray, items: items} }

// ErrorReply is the reply with an error: an *Error if the server answered it.
func ErrorReply(err error) Reply { return Reply{kind: kindError, err: err} }

// Err returns the error that the reply is, or nil.
func (r Reply) Err() error { return r.err }

// IsNil tells whether the server answered nil.
func (r Reply) IsNil() bool { return r.kind == kindNil }

// String returns the reply's text; a number as its digits.
func (r Reply) String() (string, error) {
	switch r.kind {
	case kindString:
		return r.text, nil
	case kindInt:
		return strconv.FormatInt(r.num, 10), nil
	case kindError:
		return "", r.err
	case kindNil:
		return "", errNil
	case kindArray:
	}
	return "", fmt.Errorf("the server answered %d values instead of a text", len(r.items))
}

// Int returns the reply's number, which may be written as a text.
func (r Reply) Int() (int64, error) {
	if r.kind == kindInt {
		return r.num, nil
	}
	text, err := r.String()
	if err != nil {
		return 0, err
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("the server answered a text instead of a number: %w", err)
	}
	return n, nil
}

// Array returns the replies inside; nil has none.
func (r Reply) Array() ([]Reply, error) {
	switch r.kind {
	case kindArray:
		return r.items, nil
	case kindNil:
		return nil, nil
	case kindError:
		return nil, r.err
	case kindString, kindInt:
	}
	return nil, errors.New("the server answered one value instead of several")
}

// Strings returns the texts inside.
func (r Reply) Strings() ([]string, error) {
	items, err := r.Array()
	if err != nil {
		return nil, err
	}
	texts := make([]string, len(items))
	for i, item := range items {
		if texts[i], err = item.String(); err != nil {
			return nil, err
		}
	}
	return texts, nil
}

// Map returns the texts inside as keys and values.
func (r Reply) Map() (map[string]string, error) {
	texts, err := r.Strings()
	if err != nil {
		return nil, err
	}
	if len(texts)%2 != 0 {
		return nil, errors.New("the server answered a key without its value")
	}
	m := make(map[string]string, len(texts)/2)
	for i := 0; i < len(texts); i += 2 {
		m[texts[i]] = texts[i+1]
	}
	return m, nil
}
