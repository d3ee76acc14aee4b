// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package resources_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"github.com/valkey-direct/valkey-operator/pkg/resources"
)

// passwordsOf are passwords that are told apart by a word.
func passwordsOf(word string) resources.Passwords {
	return resources.Passwords{Default: word + "-d", Operator: word + "-o", Replication: word + "-r", Agent: word + "-a"}
}

// storedSecret is the system Secret as the API server has it.
func storedSecret(k resources.Credentials) *corev1.Secret {
	return &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Name: "valkey-demo-system", CreationTimestamp: metav1.NewTime(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))},
		Data:       resources.SystemSecret(cluster(), k, resources.BasicACL(k)).Data,
	}
}

// TestCredentialsOf shows that what is in the system Secret is read back in each phase,
// and what is said of a Secret that is not whole.
func TestCredentialsOf(t *testing.T) {
	t.Parallel()
	added := passwords.Begin(passwordsOf("new"), passwords.Rotated.Add(time.Hour), "why not")
	for phase, k := range map[string]resources.Credentials{"idle": passwords, "adding": added, "switched": added.Switch(), "over": added.Switch().Finish()} {
		got, err := resources.CredentialsOf(storedSecret(k))
		if err != nil || got != k {
			t.Errorf("%s: CredentialsOf does not read what was written: %v", phase, err)
		}
	}
	for _, key := range []string{"default", "operator", "replication", "agent"} {
		broken := storedSecret(passwords)
		delete(broken.Data, key)
		want := fmt.Sprintf("secret valkey-demo-system: key %q is missing or empty", key)
		if _, err := resources.CredentialsOf(broken); err == nil || err.Error() != want {
			t.Errorf("without %s: error = %v, want %s", key, err, want)
		}
	}
	odd := storedSecret(passwords)
	odd.Data["generation"] = []byte("soon")
	if _, err := resources.CredentialsOf(odd); err == nil || !strings.Contains(err.Error(), "generation") {
		t.Errorf("a generation that is no number: %v", err)
	}
	old := storedSecret(passwords)
	delete(old.Data, "generation")
	delete(old.Data, "rotated")
	if got, err := resources.CredentialsOf(old); err != nil || got.Generation != 0 || !got.Rotated.Equal(old.CreationTimestamp.Time) {
		t.Errorf("the Secret of an earlier operator is of generation %d, %s: %v", got.Generation, got.Rotated, err)
	}
}

// TestRotationKeepsPasswordsValid follows one rotation after another: what is in use
// before a step is valid after it, and after the last step nothing old is but the former
// password of the user default.
func TestRotationKeepsPasswordsValid(t *testing.T) {
	t.Parallel()
	k := passwords
	valid := func(user, password string) bool {
		return strings.Contains(resources.BasicACL(k)[user], " #"+resources.HashPassword([]byte(password))+" ")
	}
	for _, word := range []string{"one", "two"} {
		before := k
		for _, step := range []func(resources.Credentials) resources.Credentials{
			func(k resources.Credentials) resources.Credentials {
				return k.Begin(passwordsOf(word), time.Now(), word)
			},
			resources.Credentials.Switch,
			resources.Credentials.Finish,
		} {
			was := k
			k = step(k)
			if !was.Precedes(k) || k.Precedes(was) || k.Precedes(k) {
				t.Errorf("%s: generation %d does not simply follow %d", word, k.Generation, was.Generation)
			}
			renewed := resources.BasicACL(was).Renewed(was, k)
			if diff := cmp.Diff(resources.BasicACL(k), renewed); diff != "" {
				t.Errorf("%s: the users are renewed wrongly (-want +got):\n%s", word, diff)
			}
			inUse := map[string]string{"_operator": was.Operator, "_replication": was.Replication, "_agent": was.Agent, "default": was.Default}
			for user, password := range inUse {
				if !valid(user, password) {
					t.Errorf("%s: at generation %d what %s used before is not valid", word, k.Generation, user)
				}
			}
		}
		if k.Passwords != passwordsOf(word) || k.Request != word || k.Adding() || k.Switched() {
			t.Errorf("%s: the rotation did not end", word)
		}
		if valid("_operator", before.Operator) || valid("_replication", before.Replication) || valid("_agent", before.Agent) {
			t.Errorf("%s: a former password of a system user is still valid", word)
		}
		if !valid("default", before.Default) {
			t.Errorf("%s: applications that have not read the new password are locked out", word)
		}
	}
	if valid("default", passwords.Default) {
		t.Error("the password before the last two is still valid")
	}
}

// TestPrecedes shows which Secrets are not taken for the next step.
func TestPrecedes(t *testing.T) {
	t.Parallel()
	added := passwords.Begin(passwordsOf("new"), time.Now(), "")
	other := added
	other.Passwords = passwordsOf("other")
	skipped := added.Switch().Finish()
	for name, pair := range map[string][2]resources.Credentials{
		"two steps":               {added, skipped},
		"other passwords in use":  {passwords, other},
		"other passwords to come": {added, passwords.Begin(passwordsOf("else"), time.Now(), "").Switch()},
		"a step back":             {added.Switch(), added},
	} {
		if pair[0].Precedes(pair[1]) {
			t.Errorf("%s: taken for the next step", name)
		}
	}
}

// TestRenewedLeavesOthersAlone: rules of declared users stay as they are, also those of
// a default user with passwords of its own.
func TestRenewedLeavesOthersAlone(t *testing.T) {
	t.Parallel()
	mine := resources.HashPassword([]byte("mine"))
	acl := resources.BasicACL(passwords)
	acl["default"] = "reset resetchannels on #" + mine + " -@all +get"
	acl["app"] = acl["_agent"]
	got := acl.Renewed(passwords, passwords.Begin(passwordsOf("new"), time.Now(), ""))
	for _, name := range []string{"default", "app"} {
		if got[name] != acl[name] {
			t.Errorf("%s has become %q", name, got[name])
		}
	}
}

// TestPasswordsStayHidden shows row 121: neither printing the passwords nor
// reading the ACL file gives them away.
func TestPasswordsStayHidden(t *testing.T) {
	t.Parallel()
	k := passwords.Begin(passwordsOf("pass-of-next"), time.Now(), "").Switch()
	for _, text := range []string{
		fmt.Sprintf("%v %+v %#v %s", k, k, k, k),
		fmt.Sprintf("%v %+v %#v %s", k.Passwords, k.Passwords, k.Passwords, k.Passwords),
		fmt.Sprintf("%+v", struct{ K *resources.Credentials }{&k}.K),
		resources.BasicACL(k).File(),
	} {
		if strings.Contains(text, "pass-of") {
			t.Errorf("a password is in %q", text)
		}
	}
}

// TestGenerationIsProjected: a Pod's files tell of which generation they are, and hold
// no password but those of the agent and of replication.
func TestGenerationIsProjected(t *testing.T) {
	t.Parallel()
	for _, v := range pod(t, cluster(), resources.ImageVolume).Spec.Volumes {
		if v.Projected == nil || v.Projected.Sources[0].Secret == nil {
			continue
		}
		var keys []string
		for _, item := range v.Projected.Sources[0].Secret.Items {
			keys = append(keys, item.Key)
		}
		slices.Sort(keys)
		if diff := cmp.Diff([]string{"agent", "generation", "replication", "users.acl"}, keys); diff != "" {
			t.Errorf("projected (-want +got):\n%s", diff)
		}
		return
	}
	t.Error("no Secret is projected")
}
