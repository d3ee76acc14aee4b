// Copyright The valkey-direct Authors.
// SPDX-License-Identifier: Apache-2.0

package controllertest

import (
	"encoding/json"
	"fmt"
	"strconv"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	clienttesting "k8s.io/client-go/testing"
)

// write answers a request to create, update, patch or apply. What becomes of the
// object is computed by client-go's tracker of field ownership on a copy, so that
// watchers see one change, with its new version.
func (s *store) write(action clienttesting.Action) (bool, runtime.Object, error) {
	a := s.api
	a.mu.Lock()
	defer a.mu.Unlock()
	w, sent := requestOf(action)
	err := a.ask(w)
	if err != nil {
		a.note(w, err, false)
		return true, nil, err
	}
	object, changed, err := s.store(action, w, sent)
	a.note(w, err, changed)
	if err != nil {
		return true, nil, err
	}
	return true, object.DeepCopyObject(), nil
}

func (a *API) ask(w Write) error {
	if a.refuse == nil {
		return nil
	}
	return a.refuse(w)
}

// preconditions are what a request says of the object that it is about.
type preconditions struct {
	Metadata struct {
		UID             types.UID `json:"uid"`
		ResourceVersion string    `json:"resourceVersion"`
	} `json:"metadata"`
}

// requestOf reads a request.
func requestOf(action clienttesting.Action) (Write, preconditions) {
	var p preconditions
	w := Write{
		At: time.Now(), Verb: action.GetVerb(), Resource: action.GetResource().Resource,
		Subresource: action.GetSubresource(), Namespace: action.GetNamespace(),
	}
	of := func(o runtime.Object) {
		m := accessor(o)
		w.Name, p.Metadata.UID, p.Metadata.ResourceVersion = m.GetName(), m.GetUID(), m.GetResourceVersion()
	}
	switch action := action.(type) {
	case clienttesting.CreateActionImpl:
		w.Manager = action.CreateOptions.FieldManager
		of(action.Object)
	case clienttesting.UpdateActionImpl:
		w.Manager = action.UpdateOptions.FieldManager
		of(action.Object)
	case clienttesting.PatchActionImpl:
		w.Manager, w.Name = action.PatchOptions.FieldManager, action.Name
		must(json.Unmarshal(action.Patch, &p))
	}
	return w, p
}

// store carries a write out. It tells whether anything changed.
func (s *store) store(action clienttesting.Action, w Write, sent preconditions) (runtime.Object, bool, error) {
	resource := action.GetResource()
	live, err := s.tracker.Get(resource, w.Namespace, w.Name)
	exists := err == nil
	switch {
	case exists:
		if w.Subresource == "status" {
			// The API server takes a custom resource's metadata from the stored object
			// before it would compare UIDs.
			sent.Metadata.UID = ""
		}
		if err := holds(resource, accessor(live), sent, w.Verb); err != nil {
			return nil, false, err
		}
	case w.Subresource != "" || w.Verb == "update":
		return nil, false, err
	case sent.Metadata.UID != "":
		return nil, false, apierrors.NewConflict(resource.GroupResource(), w.Name, fmt.Errorf("there is none with UID %s", sent.Metadata.UID))
	}
	scratch := clienttesting.NewFieldManagedObjectTracker(s.scheme, s.decoder, s.types)
	if exists {
		must(scratch.Add(live))
	}
	_, _, err = clienttesting.ObjectReaction(scratch)(action)
	if err != nil {
		return nil, false, err
	}
	got, err := scratch.Get(resource, w.Namespace, w.Name)
	if err != nil {
		return nil, false, err
	}
	if !exists {
		s.birth(got, s.api.next())
		return got, true, s.tracker.Create(resource, got, w.Namespace)
	}
	if same(live, got) {
		return live, false, nil
	}
	if _, before := section(live, "spec"); w.Subresource == "" {
		if has, after := section(got, "spec"); has && !equality.Semantic.DeepEqual(before, after) {
			accessor(got).SetGeneration(accessor(live).GetGeneration() + 1)
		}
	}
	accessor(got).SetResourceVersion(s.api.next())
	return got, true, s.tracker.Update(resource, got, w.Namespace)
}

// holds checks a request's preconditions.
func holds(resource schema.GroupVersionResource, live metav1.Object, sent preconditions, verb string) error {
	if verb == "create" {
		return apierrors.NewAlreadyExists(resource.GroupResource(), live.GetName())
	}
	if uid := sent.Metadata.UID; uid != "" && uid != live.GetUID() {
		return apierrors.NewConflict(resource.GroupResource(), live.GetName(), fmt.Errorf("its UID is %s, not %s", live.GetUID(), uid))
	}
	if version := sent.Metadata.ResourceVersion; version != "" && version != live.GetResourceVersion() {
		return apierrors.NewConflict(resource.GroupResource(), live.GetName(), fmt.Errorf("the object has been modified"))
	}
	return nil
}

// same tells whether a write changes nothing but the times of field ownership.
func same(before, after runtime.Object) bool {
	strip := func(o runtime.Object) runtime.Object {
		o = o.DeepCopyObject()
		m := accessor(o)
		fields := m.GetManagedFields()
		for i := range fields {
			fields[i].Time = nil
		}
		m.SetManagedFields(fields)
		o.GetObjectKind().SetGroupVersionKind(schema.GroupVersionKind{})
		return o
	}
	return equality.Semantic.DeepEqual(strip(before), strip(after))
}

// section is one part of an object as data.
func section(o runtime.Object, name string) (bool, any) {
	data, err := runtime.DefaultUnstructuredConverter.ToUnstructured(o)
	must(err)
	part, ok := data[name]
	return ok, part
}

// remove answers a request to delete.
func (s *store) remove(action clienttesting.Action) (bool, runtime.Object, error) {
	a := s.api
	a.mu.Lock()
	defer a.mu.Unlock()
	d := action.(clienttesting.DeleteActionImpl)
	w := Write{At: time.Now(), Verb: "delete", Resource: d.GetResource().Resource, Namespace: d.GetNamespace(), Name: d.GetName()}
	err := a.ask(w)
	if err == nil {
		var live runtime.Object
		if live, err = s.tracker.Get(d.GetResource(), d.GetNamespace(), d.GetName()); err == nil {
			if p := d.DeleteOptions.Preconditions; p != nil && p.UID != nil && *p.UID != accessor(live).GetUID() {
				err = apierrors.NewConflict(d.GetResource().GroupResource(), d.GetName(), fmt.Errorf("its UID is %s, not %s", accessor(live).GetUID(), *p.UID))
			} else {
				s.end(live, d.GetResource())
			}
		}
	}
	a.note(w, err, err == nil)
	return true, nil, err
}

// end begins or completes a deletion.
func (s *store) end(live runtime.Object, resource schema.GroupVersionResource) {
	m := accessor(live)
	if !stays(live) {
		s.api.gone[m.GetUID()] = s.api.next()
		must(s.tracker.Delete(resource, m.GetNamespace(), m.GetName()))
		return
	}
	if m.GetDeletionTimestamp() != nil {
		return
	}
	m.SetDeletionTimestamp(new(metav1.NewTime(time.Now().Truncate(time.Second))))
	m.SetResourceVersion(s.api.next())
	must(s.tracker.Update(resource, live, m.GetNamespace()))
}

// list gives a list the version at which it holds.
func (s *store) list(action clienttesting.Action) (bool, runtime.Object, error) {
	s.api.mu.Lock()
	defer s.api.mu.Unlock()
	_, list, err := clienttesting.ObjectReaction(s.tracker)(action)
	if err != nil {
		return true, nil, err
	}
	m, err := meta.ListAccessor(list)
	must(err)
	m.SetResourceVersion(strconv.FormatInt(s.api.version, 10))
	return true, list, nil
}

// watch shows what is selected, since the version that is asked for. What leaves
// the selection is shown as deleted.
func (s *store) watch(action clienttesting.Action) (bool, watch.Interface, error) {
	options := action.(clienttesting.WatchActionImpl).ListOptions
	selector, err := labels.Parse(options.LabelSelector)
	if err != nil {
		return true, nil, err
	}
	since, _ := strconv.ParseInt(options.ResourceVersion, 10, 64)
	all, err := s.tracker.Watch(action.GetResource(), action.GetNamespace(), metav1.ListOptions{})
	if err != nil {
		return true, nil, err
	}
	return true, newSelection(all, func(e watch.Event) (watch.Event, bool) { return s.selected(e, selector, since) }), nil
}

func (s *store) selected(e watch.Event, selector labels.Selector, since int64) (watch.Event, bool) {
	m := accessor(e.Object)
	if e.Type == watch.Deleted {
		s.api.mu.Lock()
		defer s.api.mu.Unlock()
		if version := s.api.gone[m.GetUID()]; version != "" {
			m.SetResourceVersion(version)
		}
		return e, selector.Matches(labels.Set(m.GetLabels()))
	}
	if version, err := strconv.ParseInt(m.GetResourceVersion(), 10, 64); err == nil && version <= since {
		return e, false
	}
	if !selector.Matches(labels.Set(m.GetLabels())) {
		e.Type = watch.Deleted
	}
	return e, true
}

// selection is a watch of which only some events are shown. Unlike watch.Filter's,
// its goroutine ends when the watch is stopped, also with an event in its hand: the
// bubble of a test waits for it.
type selection struct {
	all  watch.Interface
	out  chan watch.Event
	done chan struct{}
	stop sync.Once
}

func newSelection(all watch.Interface, selected func(watch.Event) (watch.Event, bool)) *selection {
	s := &selection{all: all, out: make(chan watch.Event), done: make(chan struct{})}
	go func() {
		defer close(s.out)
		for e := range all.ResultChan() {
			e, ok := selected(e)
			if !ok {
				continue
			}
			select {
			case s.out <- e:
			case <-s.done:
				return
			}
		}
	}()
	return s
}

// Stop implements watch.Interface.
func (s *selection) Stop() {
	s.stop.Do(func() {
		close(s.done)
		s.all.Stop()
	})
}

// ResultChan implements watch.Interface.
func (s *selection) ResultChan() <-chan watch.Event { return s.out }
