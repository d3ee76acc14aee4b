// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package controllertest

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/managedfields"
	kubeconfigurations "k8s.io/client-go/applyconfigurations"
	"k8s.io/client-go/kubernetes/fake"
	kubescheme "k8s.io/client-go/kubernetes/scheme"
	clienttesting "k8s.io/client-go/testing"

	"github.com/valkey-direct/valkey-operator/pkg/generated/applyconfiguration"
	valkeyfake "github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned/fake"
	valkeyscheme "github.com/valkey-direct/valkey-operator/pkg/generated/clientset/versioned/scheme"
)

// API is the API server.
type API struct {
	// Kube and Valkey are its clients.
	Kube   *fake.Clientset
	Valkey *valkeyfake.Clientset

	mu      sync.Mutex // held by every write and list
	version int64
	writes  []Write
	refuse  func(Write) error
	gone    map[types.UID]string // the version at which an object was removed

	kube, valkey *store
}

// Write is one request to write, also one that was refused.
type Write struct {
	At time.Time
	// Manager is the field manager; deletions have none.
	Manager                           string
	Verb, Resource, Subresource, Name string
	Namespace                         string
	// Err is what the API server answered.
	Err error
	// Changed tells whether anything was written.
	Changed bool
}

// String is the write as verb resource/name.
func (w Write) String() string {
	resource := w.Resource
	if w.Subresource != "" {
		resource += "/" + w.Subresource
	}
	return w.Verb + " " + resource + " " + w.Name
}

// store is the objects of one clientset.
type store struct {
	api     *API
	tracker clienttesting.ObjectTracker
	scheme  *runtime.Scheme
	decoder runtime.Decoder
	types   managedfields.TypeConverter
}

// converters are the types of all objects, which take long to parse.
var converters = sync.OnceValues(func() (kube, valkey managedfields.TypeConverter) {
	return kubeconfigurations.NewTypeConverter(kubescheme.Scheme), applyconfiguration.NewTypeConverter(valkeyscheme.Scheme)
})

// New makes an API server with objects that are there already. What they lack of
// UID, version and time of creation they get.
func New(objects ...runtime.Object) *API {
	kubeTypes, valkeyTypes := converters()
	a := &API{
		Kube: fake.NewSimpleClientset(), Valkey: valkeyfake.NewSimpleClientset(),
		version: 1000, gone: map[types.UID]string{},
	}
	a.kube = a.serve(&a.Kube.Fake, a.Kube.Tracker(), kubescheme.Scheme, kubeTypes)
	a.valkey = a.serve(&a.Valkey.Fake, a.Valkey.Tracker(), valkeyscheme.Scheme, valkeyTypes)
	for _, o := range objects {
		a.Put(o)
	}
	return a
}

func (a *API) serve(f *clienttesting.Fake, tracker clienttesting.ObjectTracker, scheme *runtime.Scheme, converter managedfields.TypeConverter) *store {
	s := &store{
		api: a, tracker: tracker, scheme: scheme, types: converter,
		decoder: serializer.NewCodecFactory(scheme).UniversalDecoder(),
	}
	for _, verb := range []string{"create", "update", "patch"} {
		f.PrependReactor(verb, "*", s.write)
	}
	f.PrependReactor("delete", "*", s.remove)
	f.PrependReactor("list", "*", s.list)
	f.PrependWatchReactor("*", s.watch)
	return s
}

// Refuse makes the API server ask a function before each write of a client; what
// it returns is the answer. The write comes without Err and Changed.
func (a *API) Refuse(why func(Write) error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.refuse = why
}

// Writes returns the writes since the last call.
func (a *API) Writes() []Write {
	a.mu.Lock()
	defer a.mu.Unlock()
	writes := a.writes
	a.writes = nil
	return writes
}

// By selects the writes of a field manager, and the deletions.
func By(manager string, writes []Write) []Write {
	return slices.DeleteFunc(slices.Clone(writes), func(w Write) bool { return w.Manager != manager && w.Verb != "delete" })
}

// next is a new resourceVersion.
func (a *API) next() string {
	a.version++
	return strconv.FormatInt(a.version, 10)
}

// note records a write.
func (a *API) note(w Write, err error, changed bool) {
	w.Err, w.Changed = err, changed
	a.writes = append(a.writes, w)
}

// storeOf is the store of a kind, and its resource.
func (a *API) storeOf(o runtime.Object) (*store, schema.GroupVersionResource) {
	for _, s := range []*store{a.kube, a.valkey} {
		if kinds, _, err := s.scheme.ObjectKinds(o); err == nil {
			resource, _ := meta.UnsafeGuessKindToResource(kinds[0])
			return s, resource
		}
	}
	panic("no clientset knows the object")
}

// All lists objects of a kind as the API server has them, in the order of their
// names: controllertest.All[*corev1.Pod](api).
func All[T interface {
	runtime.Object
	GetName() string
}](a *API, kind T) []T {
	a.mu.Lock()
	defer a.mu.Unlock()
	s, _ := a.storeOf(kind)
	var out []T
	for _, o := range s.objects(kind) {
		if typed, ok := o.(T); ok {
			out = append(out, typed)
		}
	}
	slices.SortFunc(out, func(a, b T) int { return strings.Compare(a.GetName(), b.GetName()) })
	return out
}

// objects are all objects of a kind.
func (s *store) objects(kind runtime.Object) []runtime.Object {
	kinds, _, err := s.scheme.ObjectKinds(kind)
	must(err)
	resource, _ := meta.UnsafeGuessKindToResource(kinds[0])
	list, err := s.tracker.List(resource, kinds[0], "")
	must(err)
	items, err := meta.ExtractList(list)
	must(err)
	return items
}
