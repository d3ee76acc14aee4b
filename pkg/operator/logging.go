// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"io"
	"log/slog"

	"github.com/go-logr/logr"
	"k8s.io/klog/v2"
	"k8s.io/klog/v2/textlogger"
)

// SetupLogging makes the logger of the whole process, client-go's lines
// included, and returns it.
func (o *Options) SetupLogging(w io.Writer) klog.Logger {
	var logger klog.Logger
	if o.LogFormat == logJSON {
		// logr's V(n) is slog's level -n.
		logger = logr.FromSlogHandler(slog.NewJSONHandler(w, &slog.HandlerOptions{Level: slog.Level(-o.Verbosity)}))
	} else {
		logger = textlogger.NewLogger(textlogger.NewConfig(textlogger.Output(w), textlogger.Verbosity(o.Verbosity)))
	}
	klog.SetLoggerWithOptions(logger, klog.ContextualLogger(true))
	return logger
}
