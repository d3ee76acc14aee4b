// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// User is one user of the servers (an ACL user). It starts from nothing: no
// commands, no keys, no channels and no password; each field adds to it.
//
// +kubebuilder:validation:XValidation:rule="!self.name.startsWith('_')",message="users[].name must not start with an underscore: such names are the operator's own users"
// +kubebuilder:validation:XValidation:rule="!has(self.nopass) || !self.nopass || !has(self.passwordSecret)",message="users[].nopass and users[].passwordSecret exclude each other"
// +kubebuilder:validation:XValidation:rule="!has(self.nopass) || !self.nopass || !has(self.resetpass) || !self.resetpass",message="users[].nopass and users[].resetpass exclude each other"
type User struct {
	// name of the user: letters, digits and _ . : @ -. "default" is the user of
	// connections that did not authenticate as another; declaring it replaces
	// what it has otherwise: a generated password and all rights.
	// +required
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=128
	// +kubebuilder:validation:Pattern=`^[A-Za-z0-9_.:@-]+$`
	Name string `json:"name"`

	// enabled lets the user authenticate. Default true. When it becomes false,
	// the user's connections are closed. Applied live.
	// +optional
	Enabled *bool `json:"enabled,omitempty"`

	// passwordSecret refers to the passwords. Without it, and without nopass,
	// nobody can authenticate as the user; the user "default" then keeps its
	// generated password. Applied live.
	// +optional
	PasswordSecret *PasswordSecret `json:"passwordSecret,omitempty"`

	// nopass lets everybody authenticate as the user, with any password.
	// Default false. Applied live.
	// +optional
	NoPass bool `json:"nopass,omitempty"`

	// resetpass takes all passwords and nopass away before those of
	// passwordSecret are added. Every user is made from nothing, so it changes
	// only "default", which then loses its generated password. Default false.
	// Applied live.
	// +optional
	ResetPass bool `json:"resetpass,omitempty"`

	// commands that the user may send. Applied live.
	// +optional
	Commands UserCommands `json:"commands,omitempty,omitzero"`

	// keys that the user may touch. Applied live.
	// +optional
	Keys UserKeys `json:"keys,omitempty,omitzero"`

	// channels that the user may publish to and subscribe. Applied live.
	// +optional
	Channels UserChannels `json:"channels,omitempty,omitzero"`

	// permissions are further ACL rules, as in ACL SETUSER, separated by spaces,
	// added after those of the other fields: "(%R~cache:* +get)". Rules about
	// passwords and on, off, reset are refused: they have fields of their own.
	// Applied live.
	// +optional
	// +kubebuilder:validation:MaxLength=1024
	// +kubebuilder:validation:Pattern=`^[^\x00-\x1f\x7f]*$`
	// +kubebuilder:validation:XValidation:rule="!self.matches('(?i)(^| )([<>#!][^ ]*|on|off|reset|nopass|resetpass)( |$)')",message="users[].permissions must not hold on, off, reset, nopass, resetpass or passwords (rules that begin with < > # or !): use the fields enabled, nopass, resetpass and passwordSecret"
	Permissions string `json:"permissions,omitempty"`
}

// PasswordSecret refers to the passwords of a user in a Secret of the cluster's
// namespace. The Secret is watched by its name.
type PasswordSecret struct {
	// name of the Secret.
	// +required
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=253
	// +kubebuilder:validation:Pattern=`^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$`
	Name string `json:"name"`
	// keys of the Secret, each with one password; all of them are valid at the
	// same time, which is how a password is changed without refusing anybody.
	// Default: the one key "password". A password may hold any bytes; one line
	// ending at its end (LF or CRLF) is not part of it.
	// +optional
	// +listType=set
	// +kubebuilder:validation:MinItems=1
	// +kubebuilder:validation:MaxItems=16
	// +kubebuilder:validation:items:MinLength=1
	// +kubebuilder:validation:items:MaxLength=253
	// +kubebuilder:validation:items:Pattern=`^[-._a-zA-Z0-9]+$`
	Keys []string `json:"keys,omitempty"`
}

// UserCommands are the commands of a user. What is denied is denied whatever is
// allowed.
type UserCommands struct {
	// allow names commands (get), subcommands (config|get) and categories
	// (@read), without a sign.
	// +optional
	// +listType=atomic
	// +kubebuilder:validation:MaxItems=256
	// +kubebuilder:validation:items:MaxLength=128
	// +kubebuilder:validation:items:Pattern=`^(@[A-Za-z]+|[A-Za-z0-9._-]+(\|[A-Za-z0-9._:-]+)?)$`
	Allow []string `json:"allow,omitempty"`
	// deny is like allow.
	// +optional
	// +listType=atomic
	// +kubebuilder:validation:MaxItems=256
	// +kubebuilder:validation:items:MaxLength=128
	// +kubebuilder:validation:items:Pattern=`^(@[A-Za-z]+|[A-Za-z0-9._-]+(\|[A-Za-z0-9._:-]+)?)$`
	Deny []string `json:"deny,omitempty"`
}

// UserKeys are the patterns of the keys of a user, as in KEYS.
type UserKeys struct {
	// readWrite are patterns of keys that may be read and written.
	// +optional
	// +listType=atomic
	// +kubebuilder:validation:MaxItems=256
	// +kubebuilder:validation:items:MinLength=1
	// +kubebuilder:validation:items:MaxLength=512
	// +kubebuilder:validation:items:Pattern=`^[^\x00-\x20\x7f]+$`
	ReadWrite []string `json:"readWrite,omitempty"`
	// readOnly are patterns of keys that may be read.
	// +optional
	// +listType=atomic
	// +kubebuilder:validation:MaxItems=256
	// +kubebuilder:validation:items:MinLength=1
	// +kubebuilder:validation:items:MaxLength=512
	// +kubebuilder:validation:items:Pattern=`^[^\x00-\x20\x7f]+$`
	ReadOnly []string `json:"readOnly,omitempty"`
	// writeOnly are patterns of keys that may be written.
	// +optional
	// +listType=atomic
	// +kubebuilder:validation:MaxItems=256
	// +kubebuilder:validation:items:MinLength=1
	// +kubebuilder:validation:items:MaxLength=512
	// +kubebuilder:validation:items:Pattern=`^[^\x00-\x20\x7f]+$`
	WriteOnly []string `json:"writeOnly,omitempty"`
}

// UserChannels are the channels of a user.
type UserChannels struct {
	// patterns of channels, as in PSUBSCRIBE.
	// +optional
	// +listType=atomic
	// +kubebuilder:validation:MaxItems=256
	// +kubebuilder:validation:items:MinLength=1
	// +kubebuilder:validation:items:MaxLength=512
	// +kubebuilder:validation:items:Pattern=`^[^\x00-\x20\x7f]+$`
	Patterns []string `json:"patterns,omitempty"`
}

// defaultPasswordKey is the key of a PasswordSecret that names none.
const defaultPasswordKey = "password"

// EnabledOrDefault is users[].enabled, or its default.
func (u *User) EnabledOrDefault() bool { return orDefault(u.Enabled, true) }

// KeysOrDefault is passwordSecret.keys, or its default.
func (s *PasswordSecret) KeysOrDefault() []string {
	if len(s.Keys) == 0 {
		return []string{defaultPasswordKey}
	}
	return s.Keys
}
