// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

// Package node carries out ValkeyNodes: for each one Pod and at most one
// PersistentVolumeClaim, in the manner of observe, plan (plan.MakeNode), act,
// status. The page sync.go is the entrance.
//
// It owns the making, replacing and removing of Pods and claims, the labels on
// them, and the fields of a ValkeyNode's status that tell about its Pod. It
// refuses everything that is about Valkey: it talks to no server, knows no
// roles and no slots, and stops a Pod only when the Pod has ended or when the
// cluster controller has given it free in the ValkeyNode's spec. It deletes by
// force only a retired Pod without a volume on a machine that does not answer:
// retired says that another server is in sync in its place, and nothing of it
// is left on a disk. A Pod with a volume waits for evidence that its machine is
// off, on which Kubernetes itself removes it.
//
// An object is ours by UID alone: a Pod by its controller reference to the
// ValkeyNode, a claim by the label with the UID of the ValkeyCluster. Names and
// other labels only tell which ValkeyNode to look at. Whatever stops or removes
// something reads it live first, and the order to do so as well.
package node
