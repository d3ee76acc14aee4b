// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"crypto/rand"
	"fmt"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

// recallPasswords reads the passwords from the API server before anything is done with
// them in the life of this process. The cache may be that of a moment before the process
// that led until now took the last step of a rotation, and passwords of then could be
// taken from servers that have switched already.
func (c *Controller) recallPasswords(ctx context.Context, cluster *v1alpha1.ValkeyCluster, mem *memory) error {
	if mem.trusted != nil || cluster.DeletionTimestamp != nil {
		return nil
	}
	name := v1alpha1.SystemSecretName(cluster.Name)
	live, err := c.kube.CoreV1().Secrets(cluster.Namespace).Get(ctx, name, metav1.GetOptions{})
	switch {
	case apierrors.IsNotFound(err):
		return nil
	case err != nil:
		return fmt.Errorf("get Secret %s: %w", name, err)
	}
	if k, ok := ownCredentials(cluster, live); ok {
		mem.trusted = &k
	}
	return nil
}

// ownCredentials are the passwords in a Secret that is whole and the cluster's.
func ownCredentials(cluster *v1alpha1.ValkeyCluster, live *corev1.Secret) (resources.Credentials, bool) {
	if live == nil || !metav1.IsControlledBy(live, cluster) {
		return resources.Credentials{}, false
	}
	k, err := resources.CredentialsOf(live)
	return k, err == nil
}

// observePasswords finds the passwords. The Secret is the truth as long as it is
// whole and nobody was let in with others; after that the passwords with which
// servers were reached are, so that an edit or a removal is undone instead of
// locking the operator out. Only the next step of a rotation is believed even then: it
// may have been written without an answer that said so.
func (c *Controller) observePasswords(ctx context.Context, seen *observation) *resources.Credentials {
	mem, name := seen.mem, v1alpha1.SystemSecretName(seen.cluster.Name)
	live := c.secret(seen, name)
	if k, ok := ownCredentials(seen.cluster, live); ok && mem.believes(k) {
		if mem.trusted != nil && *mem.trusted != k {
			mem.access.good = nil // the users in the Secret have its passwords
		}
		mem.trusted = &k
	}
	if mem.trusted == nil && len(seen.state.Members) > 0 {
		seen.state.Blocked = append(seen.state.Blocked, plan.Blocked{
			Reason: "PasswordsLost", Fatal: true,
			Message: fmt.Sprintf("Secret %s is missing or incomplete, and its passwords are not known any more: restore it from a backup", name),
		})
		return nil
	}
	if mem.trusted == nil {
		mem.trusted = &resources.Credentials{Passwords: freshPasswords(), Generation: 1, Request: seen.cluster.RotationRequest()}
		mem.trusted.Rotated = c.now().UTC().Truncate(time.Second)
	}
	trusted := *mem.trusted
	seen.secret = live
	seen.state.Rotation = rotationOf(trusted, seen.cluster)
	c.observeUsers(ctx, seen, trusted, live)
	check(seen, c.secrets(seen.cluster.Namespace), name, live, resources.SystemSecret(seen.cluster, trusted, seen.users.acl))
	return &trusted
}

// believes tells whether passwords in the Secret are taken for those of the cluster. Those
// of an earlier generation are not: they may be from a cache that is late.
func (mem *memory) believes(k resources.Credentials) bool {
	return mem.trusted == nil || mem.trusted.Precedes(k) || !mem.proven && k.Generation >= mem.trusted.Generation
}

func freshPasswords() resources.Passwords {
	return resources.Passwords{Default: rand.Text(), Operator: rand.Text(), Replication: rand.Text(), Agent: rand.Text()}
}

func rotationOf(k resources.Credentials, cluster *v1alpha1.ValkeyCluster) *plan.Rotation {
	r := &plan.Rotation{
		Generation: k.GenerationText(), Began: k.Rotated, Ever: k.Adding() || k.Generation > 1,
		Asked: cluster.RotationRequest(), Served: k.Request,
	}
	switch {
	case k.Adding():
		r.Phase = plan.RotationAdded
	case k.Switched():
		r.Phase = plan.RotationSwitched
	}
	return r
}

// readCredentials asks during a rotation how far a member is: its agent for the
// generation of its files, and the server what it says to its primary.
func (c *Controller) readCredentials(ctx context.Context, k resources.Credentials, ip string, v *server) *plan.Credentials {
	if !k.Adding() && !k.Switched() {
		return nil
	}
	out := &plan.Credentials{}
	generation, err := c.generation(ctx, ip)
	if out.Generation = generation; err != nil {
		out.Silent = strings.TrimSpace(err.Error())
	}
	if k.Switched() {
		values, err := v.config(ctx, []string{directivePrimaryAuth})
		out.PrimaryAuth = err == nil && values[directivePrimaryAuth] == k.Replication
	}
	return out
}

// directivePrimaryAuth is the password that a replica tells its primary.
const directivePrimaryAuth = "primaryauth"

// rotatePasswords takes a step of a rotation: one write, which is refused when the
// Secret is not the one that was judged any more. The users' file is of the same write,
// so that the files of a generation go together.
func (c *Controller) rotatePasswords(ctx context.Context, seen *observation, a plan.RotatePasswords) error {
	from := *seen.mem.trusted
	if a.Generation != from.GenerationText() || seen.secret == nil {
		return fmt.Errorf("the passwords are not those of generation %s any more", a.Generation)
	}
	to := from
	switch a.Step {
	case plan.RotationAdd:
		to = from.Begin(freshPasswords(), c.now(), seen.cluster.RotationRequest())
	case plan.RotationSwitch:
		to = from.Switch()
	case plan.RotationDrop:
		to = from.Finish()
	}
	if !from.Precedes(to) {
		return fmt.Errorf("generation %s is not where this step begins", a.Generation)
	}
	acl := seen.users.acl.Renewed(from, to)
	desired := resources.SystemSecret(seen.cluster, to, acl).
		WithUID(seen.secret.UID).WithResourceVersion(seen.secret.ResourceVersion)
	got, err := c.kube.CoreV1().Secrets(seen.key.Namespace).Apply(ctx, desired, metav1.ApplyOptions{FieldManager: manager, Force: true})
	if err != nil {
		return err
	}
	seen.mem.trusted, seen.mem.access.good = &to, acl
	c.writes.WroteAt(seen.key, secretResource, got.ResourceVersion)
	return nil
}

// setPrimaryAuth tells a server what to say to its primary from now on. A link that is
// up stays up.
func (c *Controller) setPrimaryAuth(ctx context.Context, seen *observation, a plan.SetPrimaryAuth) error {
	password := seen.mem.trusted.Replication
	return c.tellServer(ctx, seen, a.On, func(v *valkey.Client) error {
		return v.ConfigSet(ctx, map[string]string{directivePrimaryAuth: password})
	})
}

func (c *Controller) refreshPod(ctx context.Context, seen *observation, a plan.RefreshPod) error {
	return c.patchPod(ctx, seen, a.Pod, types.UID(a.UID), map[string]any{"annotations": map[string]any{v1alpha1.AnnotationCredentials: a.Generation}})
}
