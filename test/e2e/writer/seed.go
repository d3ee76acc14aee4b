// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package writer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	valkeygo "github.com/valkey-io/valkey-go"
)

// The fixed data set.
const (
	// copies is over how many slots each type is spread.
	copies = 40
	// bigFields is how many fields the one big hash has.
	bigFields = 5000
	// lifetime is that of the keys that have one.
	lifetime = time.Hour
	library  = "#!lua name=e2e\nserver.register_function('e2e_echo', function(keys, args) return args[1] end)"
)

// kindOfKey is one type of key: how it is made and how it is read back whole.
type kindOfKey struct {
	name      string
	make      func(key string, n int) [][]string
	read      func(key string) []string
	unordered bool
}

var kinds = []kindOfKey{
	{
		name: "string",
		make: func(key string, n int) [][]string { return [][]string{{"SET", key, "value-" + strconv.Itoa(n)}} },
		read: func(key string) []string { return []string{"GET", key} },
	}, {
		name: "expiring",
		make: func(key string, n int) [][]string {
			return [][]string{{"SET", key, strconv.Itoa(n), "EX", strconv.Itoa(int(lifetime.Seconds()))}}
		},
		read: func(key string) []string { return []string{"GET", key} },
	}, {
		name: "list",
		make: func(key string, n int) [][]string { return [][]string{{"RPUSH", key, "a", "b", strconv.Itoa(n)}} },
		read: func(key string) []string { return []string{"LRANGE", key, "0", "-1"} },
	}, {
		name: "set", unordered: true,
		make: func(key string, n int) [][]string { return [][]string{{"SADD", key, "a", "b", strconv.Itoa(n)}} },
		read: func(key string) []string { return []string{"SMEMBERS", key} },
	}, {
		name: "zset",
		make: func(key string, n int) [][]string {
			return [][]string{{"ZADD", key, "1", "a", strconv.Itoa(n + 2), "b"}}
		},
		read: func(key string) []string { return []string{"ZRANGE", key, "0", "-1"} },
	}, {
		name: "hash", unordered: true,
		make: func(key string, n int) [][]string { return [][]string{{"HSET", key, "f", "x", "n", strconv.Itoa(n)}} },
		read: func(key string) []string { return []string{"HVALS", key} },
	}, {
		name: "stream",
		make: func(key string, n int) [][]string {
			return [][]string{{"XADD", key, "1-1", "n", strconv.Itoa(n)}, {"XADD", key, "1-2", "n", "last"}}
		},
		read: func(key string) []string { return []string{"XLEN", key} },
	}, {
		name: "bits",
		make: func(key string, n int) [][]string { return [][]string{{"SETBIT", key, strconv.Itoa(n + 100), "1"}} },
		read: func(key string) []string { return []string{"BITPOS", key, "1"} },
	}, {
		name: "hyperloglog",
		make: func(key string, n int) [][]string { return [][]string{{"PFADD", key, "a", "b", strconv.Itoa(n)}} },
		read: func(key string) []string { return []string{"PFCOUNT", key} },
	}, {
		name: "place",
		make: func(key string, n int) [][]string {
			return [][]string{{"GEOADD", key, "13.36", "38.11", strconv.Itoa(n)}}
		},
		read: func(key string) []string { return []string{"ZRANGE", key, "0", "-1"} },
	},
}

const bigKey = "seed:big"

// Seed is the data set as the cluster acknowledged and then showed it.
type Seed struct {
	content map[string]string
}

// Plant writes the data set and one library of functions to each primary, and
// reads the data back.
func Plant(ctx context.Context, client valkeygo.Client) (*Seed, error) {
	if err := everyPrimary(ctx, client, "FUNCTION", "LOAD", "REPLACE", library); err != nil {
		return nil, err
	}
	for _, k := range kinds {
		for n := range copies {
			for _, command := range k.make(seedKey(k, n), n) {
				if err := do(ctx, client, command).Error(); err != nil {
					return nil, fmt.Errorf("%s: %w", command[0], err)
				}
			}
		}
	}
	big := []string{"HSET", bigKey}
	for n := range bigFields {
		big = append(big, "field-"+strconv.Itoa(n), strings.Repeat("x", 100))
	}
	if err := do(ctx, client, big).Error(); err != nil {
		return nil, fmt.Errorf("HSET %s: %w", bigKey, err)
	}
	content, err := read(ctx, client)
	if err != nil {
		return nil, err
	}
	return &Seed{content: content}, nil
}

// Keys is how many keys the data set has.
func (s *Seed) Keys() int { return len(s.content) }

// Check tells what of the data set is not as it was.
func (s *Seed) Check(ctx context.Context, client valkeygo.Client) error {
	now, err := read(ctx, client)
	if err != nil {
		return err
	}
	var errs []error
	for key, was := range s.content {
		if now[key] != was {
			errs = append(errs, fmt.Errorf("%s was %.60q and is %.60q", key, was, now[key]))
		}
	}
	if len(errs) > 5 {
		errs = append(errs[:5], fmt.Errorf("and %d keys more", len(errs)-5))
	}
	for n := range copies {
		key := seedKey(kinds[1], n)
		left, err := do(ctx, client, []string{"TTL", key}).AsInt64()
		if err != nil || left <= 0 || left > int64(lifetime.Seconds()) {
			errs = append(errs, fmt.Errorf("%s lives for %d s more: %w", key, left, err))
		}
		echo, err := do(ctx, client, []string{"FCALL", "e2e_echo", "1", key, "hello"}).ToString()
		if err != nil || echo != "hello" {
			errs = append(errs, fmt.Errorf("the function answers %q for %s: %w", echo, key, err))
		}
	}
	return errors.Join(errs...)
}

func seedKey(k kindOfKey, n int) string { return "seed:" + k.name + ":" + strconv.Itoa(n) }

// read reads the whole data set; a key that is gone is empty.
func read(ctx context.Context, client valkeygo.Client) (map[string]string, error) {
	content := map[string]string{}
	for _, k := range kinds {
		for n := range copies {
			key := seedKey(k, n)
			text, err := answer(ctx, client, k.read(key), k.unordered)
			if err != nil {
				return nil, fmt.Errorf("read %s: %w", key, err)
			}
			content[key] = text
		}
	}
	text, err := answer(ctx, client, []string{"HVALS", bigKey}, true)
	content[bigKey] = text
	return content, err
}

// answer is what the server says to one command as one text.
func answer(ctx context.Context, client valkeygo.Client, command []string, unordered bool) (string, error) {
	m, err := do(ctx, client, command).ToMessage()
	if valkeygo.IsValkeyNil(err) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	if !m.IsArray() && !m.IsMap() {
		if n, err := m.AsInt64(); err == nil {
			return strconv.FormatInt(n, 10), nil
		}
		return m.ToString()
	}
	texts, err := m.AsStrSlice()
	if unordered {
		slices.Sort(texts)
	}
	return strings.Join(texts, "\n"), err
}

func do(ctx context.Context, client valkeygo.Client, command []string) valkeygo.ValkeyResult {
	key := 1
	if command[0] == "FCALL" {
		key = 3
	}
	return client.Do(ctx, client.B().Arbitrary(command[:key]...).Keys(command[key]).Args(command[key+1:]...).Build())
}

// everyPrimary sends a command to each primary.
func everyPrimary(ctx context.Context, client valkeygo.Client, command ...string) error {
	for address, node := range client.Nodes() {
		role, err := node.Do(ctx, node.B().Role().Build()).ToArray()
		if err != nil {
			return fmt.Errorf("ask %s for its role: %w", address, err)
		}
		if name, err := role[0].ToString(); err != nil || name != "master" {
			continue
		}
		if err := node.Do(ctx, node.B().Arbitrary(command...).Build()).Error(); err != nil {
			return fmt.Errorf("%s on %s: %w", command[0], address, err)
		}
	}
	return nil
}
