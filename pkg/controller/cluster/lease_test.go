// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/tools/events"

	"github.com/valkey-direct/valkey-operator/pkg/apis/valkey/v1alpha1"
	"github.com/valkey-direct/valkey-operator/pkg/controller"
	"github.com/valkey-direct/valkey-operator/pkg/controller/controllertest"
	"github.com/valkey-direct/valkey-operator/pkg/plan"
	"github.com/valkey-direct/valkey-operator/pkg/queue"
	"github.com/valkey-direct/valkey-operator/pkg/resources"
	"github.com/valkey-direct/valkey-operator/pkg/slots"
	"github.com/valkey-direct/valkey-operator/pkg/valkey"
)

var errLost = errors.New("the lease is lost")

// attempts is a server and an API server that note what they are asked to change,
// and the lease of who asks.
type attempts struct {
	api *controllertest.API

	mu       sync.Mutex
	lost     bool
	loseNext bool // with the next question to the server
	commands []string
}

func (a *attempts) leading() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.lost {
		return errLost
	}
	return nil
}

func (a *attempts) lose(now, later bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.lost, a.loseNext, a.commands = now, later, nil
	a.api.Writes()
}

// changes are what was changed, or told to a server, since the last call of lose.
func (a *attempts) changes() []string {
	a.mu.Lock()
	defer a.mu.Unlock()
	out := slices.Clone(a.commands)
	for _, w := range a.api.Writes() {
		if w.Err == nil {
			out = append(out, w.String())
		}
	}
	return out
}

const serverID = "1111111111111111111111111111111111111111"

// Do implements valkey.Doer.
func (a *attempts) Do(_ context.Context, commands ...[]string) []valkey.Reply {
	a.mu.Lock()
	defer a.mu.Unlock()
	replies := make([]valkey.Reply, len(commands))
	for i, command := range commands {
		replies[i] = valkey.StringReply("OK")
		if strings.Join(command, " ") == "CLUSTER NODES" {
			replies[i] = valkey.StringReply(serverID + " 10.0.0.1:6379@16379 myself,master - 0 0 1 connected 0-16383\n")
			a.lost = a.lost || a.loseNext
			continue
		}
		if command[0] == "ACL" && command[1] == "LIST" {
			replies[i] = valkey.ArrayReply(valkey.StringReply("user " + trialPrefix + "0 off -@all"))
			continue
		}
		if command[0] == "CONFIG" && command[1] == "GET" {
			replies[i] = valkey.ArrayReply(valkey.StringReply("maxmemory"), valkey.StringReply("1"))
			continue
		}
		a.commands = append(a.commands, strings.Join(command, " "))
	}
	return replies
}

// Close implements valkey.Doer.
func (a *attempts) Close() {}

// everyAction is at least one action of each kind, that can be carried out in the
// world of leased.
func everyAction() []plan.Action {
	on := plan.Target{Member: "demo-0-0", PodUID: "p", ID: serverID}
	return []plan.Action{
		plan.ApplyObject{Kind: "Secret", Name: "valkey-demo-system", Reason: "it is missing"},
		plan.ApplyObject{Kind: "ConfigMap", Name: "old", Remove: true, UID: "m"},
		plan.CreateNode{Name: "demo-0-1", Number: 1, Revision: "r"},
		plan.RetireNode{Name: "demo-0-0", UID: "n"},
		plan.SetRevision{Name: "demo-0-0", UID: "n", PodUID: "p", Revision: "other"},
		plan.ReplacePod{Name: "demo-0-0", UID: "n", PodUID: "p"},
		plan.Meet{On: on, To: []plan.Address{{Member: "demo-0-1", IP: "10.0.0.2"}}},
		plan.SetEpoch{On: on, Epoch: 1},
		plan.BumpEpoch{On: on},
		plan.AddSlots{On: on, Slots: slots.Full()},
		plan.Replicate{On: on, Primary: "2"},
		plan.Forget{ID: "2", On: []plan.Target{on}},
		plan.Failover{On: on, Mode: plan.FailoverForce},
		plan.Failover{On: on, Mode: plan.FailoverTakeover},
		plan.LabelRole{Pod: "valkey-demo-0-0", UID: "p", Role: v1alpha1.RolePrimary},
		plan.TryUsers{On: on, Users: []string{"app"}},
		plan.ResizeNode{Name: "demo-0-0", UID: "n", To: plan.Size{MemoryLimit: 1 << 30}},
		plan.SetCandidate{On: on, Candidate: true},
		plan.TryConfig{On: on, Directives: []string{"maxmemory"}},
		plan.SetConfig{On: on, Directives: []string{"maxmemory"}},
		plan.SetUsers{On: on, Set: []string{"app"}, Extra: []string{"eve"}},
		plan.RotatePasswords{Step: plan.RotationAdd, Generation: "1", Reason: "it is asked for"},
		plan.SetPrimaryAuth{On: on},
		plan.RefreshPod{Pod: "valkey-demo-0-0", UID: "p", Generation: "2"},
	}
}

// leased is a controller with a cluster of one member, and what it would act on.
func leased(t *testing.T) (*Controller, *observation, *attempts) {
	t.Helper()
	demo := &v1alpha1.ValkeyCluster{ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "demo", UID: "c"}}
	node := &v1alpha1.ValkeyNode{
		ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "demo-0-0", UID: "n"},
		Spec:       v1alpha1.ValkeyNodeSpec{ClusterName: "demo", Revision: "r"},
	}
	old := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{
		Namespace: "shop", Name: "old", UID: "m",
		OwnerReferences: []metav1.OwnerReference{*metav1.NewControllerRef(demo, v1alpha1.SchemeGroupVersion.WithKind("ValkeyCluster"))},
	}}
	secret := &corev1.Secret{ObjectMeta: *old.ObjectMeta.DeepCopy()}
	secret.Name, secret.UID = "valkey-demo-system", "s"
	a := &attempts{api: controllertest.New(demo, node, old, secret,
		&corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "valkey-demo-0-0", UID: "p"}})}
	// The transport of the real clients refuses writes of who does not lead.
	a.api.Refuse(func(controllertest.Write) error { return a.leading() })
	informers, err := controller.NewInformers(a.api.Kube, a.api.Valkey, "")
	if err != nil {
		t.Fatal(err)
	}
	dial := func(context.Context, valkey.Options) (*valkey.Client, error) { return valkey.NewClient(a), nil }
	c, err := New(controller.Config{
		Kube: a.api.Kube, Valkey: a.api.Valkey, Informers: informers, Events: events.NewFakeRecorder(100), Leading: a.leading,
	}, WithDial(dial))
	if err != nil {
		t.Fatal(err)
	}
	seen := &observation{
		key: queue.Key{Namespace: "shop", Name: "demo"}, cluster: demo,
		mem:     c.memories.of(queue.Key{Namespace: "shop", Name: "demo"}, demo.UID),
		objects: map[string]owned{}, nodes: map[string]*v1alpha1.ValkeyNode{"demo-0-0": node},
		servers: map[string]*server{"demo-0-0": {dial: dial}},
	}
	check(seen, c.secrets("shop"), "valkey-demo-system", nil, resources.SystemSecret(demo, resources.Credentials{}, resources.ACL{}))
	if seen.secret, err = a.api.Kube.CoreV1().Secrets("shop").Get(t.Context(), secret.Name, metav1.GetOptions{}); err != nil {
		t.Fatal(err)
	}
	seen.mem.trusted = &resources.Credentials{Generation: 1}
	rules := "reset resetchannels on -@all"
	seen.mem.access.tried = map[trial]outcome{}
	seen.users = &wantedUsers{acl: resources.ACL{"app": rules}, untried: map[string]map[string][]string{"9.1": {"app": {rules}}}}
	seen.mem.config.tried = map[setting]answer{}
	seen.config = &wantedConfig{untried: map[string]map[string]string{"9.1": {"maxmemory": "1"}}, set: map[string]map[string]string{"demo-0-0": {"maxmemory": "1"}}}
	seen.state.Members = []plan.Member{{Name: "demo-0-0", Server: &plan.Server{Version: "9.1"}}}
	seen.size = &corev1.ResourceRequirements{Limits: corev1.ResourceList{corev1.ResourceMemory: resource.MustParse("1Gi")}}
	configs := a.api.Kube.CoreV1().ConfigMaps("shop")
	surplus(seen, ownedKind[*corev1.ConfigMap, any]{kind: "ConfigMap", resource: configResource, remove: configs.Delete}, old, "")
	return c, seen, a
}

// TestEveryActionNeedsTheLease shows row 152: whatever the planner can ask for is
// not done by who has lost the lease, also when it was lost after the action was
// begun.
func TestEveryActionNeedsTheLease(t *testing.T) {
	t.Parallel()
	covered := map[string]bool{}
	for _, action := range everyAction() {
		covered[plan.Kind(action)] = true
		c, seen, a := leased(t)
		a.lose(true, false)
		if err := c.one(t.Context(), seen, action); !errors.Is(err, errLost) {
			t.Errorf("%s without the lease: %v", action, err)
		}
		if did := a.changes(); len(did) > 0 {
			t.Errorf("%s without the lease did %v", action, did)
		}
		c, seen, a = leased(t)
		a.lose(false, false)
		if err := c.one(t.Context(), seen, action); err != nil {
			t.Errorf("%s with the lease: %v", action, err)
		}
		did := a.changes()
		if len(did) == 0 {
			t.Errorf("%s with the lease did nothing: the test shows nothing", action)
			continue
		}
		if strings.HasPrefix(did[0], "CLUSTER") || strings.HasPrefix(did[0], "CONFIG") {
			c, seen, a = leased(t)
			a.lose(false, true)
			if err := c.one(t.Context(), seen, action); !errors.Is(err, errLost) || len(a.changes()) > 0 {
				t.Errorf("%s, whose lease was lost on the way, did %v: %v", action, a.changes(), err)
			}
		}
	}
	if want := actionsOf(t, "../../plan"); !maps.Equal(want, covered) {
		t.Errorf("tested are %v, and the planner knows %v", slices.Sorted(maps.Keys(covered)), slices.Sorted(maps.Keys(want)))
	}
}

// parsed are the files of a package, without tests.
func parsed(t *testing.T, dir string) (*token.FileSet, []*ast.File) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	var files []*ast.File
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, filepath.Join(dir, e.Name()), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return fset, files
}

// actionsOf are the types with the method that makes them actions.
func actionsOf(t *testing.T, dir string) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	_, files := parsed(t, dir)
	for _, f := range files {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Name.Name == "action" && fn.Recv != nil {
				out[fn.Recv.List[0].Type.(*ast.Ident).Name] = true
			}
		}
	}
	return out
}

// reading are the methods of a client that change nothing in a server.
var reading = []string{"Close", "View", "Info", "Nodes", "Ping", "ClusterInfo", "ConfigGet", "ACLList", "ACLUsers", "ACLLog"}

// TestServersAreToldInOnePlace shows row 152: no command that changes a server is
// sent but through tellServer, which asks for the lease.
func TestServersAreToldInOnePlace(t *testing.T) {
	t.Parallel()
	changing := map[string]bool{}
	client := reflect.TypeFor[*valkey.Client]()
	for i := range client.NumMethod() {
		if name := client.Method(i).Name; !slices.Contains(reading, name) {
			changing[name] = true
		}
	}
	fset, files := parsed(t, ".")
	inside := 0
	for _, f := range files {
		var told []ast.Node
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			method, ok := call.Fun.(*ast.SelectorExpr)
			switch {
			case !ok:
			case method.Sel.Name == "tellServer":
				told = append(told, call)
			case changing[method.Sel.Name] && !of(method.X, "registerOnce"):
				if !slices.ContainsFunc(told, func(t ast.Node) bool { return t.Pos() < call.Pos() && call.End() < t.End() }) {
					t.Errorf("%s: %s is sent without asking for the lease", fset.Position(call.Pos()), method.Sel.Name)
				}
				inside++
			}
			return true
		})
	}
	if inside < 7 {
		t.Errorf("only %d commands were found: the test shows nothing", inside)
	}
}

// of tells whether an expression is a name, or a field, of these.
func of(x ast.Expr, names ...string) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return slices.Contains(names, x.Name)
	case *ast.SelectorExpr:
		return slices.Contains(names, x.Sel.Name)
	}
	return false
}
