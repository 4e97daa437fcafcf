import type { Present } from '@gektar/contract/events/event.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { storedEmployeeId } from '#api/session.ts';
import { createSignal, type Signal } from '#ui/signal.ts';

/** An employee in one tab of a browser, with the name. */
export interface NamedPresent extends Present {
  /** '' for an unknown employee. */
  readonly name: string;
}

/** Everybody who has an object open, as reported by the event stream. */
export const presentPeople: Signal<readonly NamedPresent[]> = createSignal<readonly NamedPresent[]>([]);

/** A colleague who has an object open. */
export interface PresentPerson {
  readonly employeeId: string;
  readonly name: string;
  readonly isEditing: boolean;
}

/** Colleagues who have an object or a part of it open, each person once; those who edit it come first. */
export function peopleAt(all: readonly NamedPresent[], id: string, me: string | undefined): readonly PresentPerson[] {
  const there = new Map<string, PresentPerson>();
  for (const one of all) {
    if ((one.id !== id && one.within !== id) || one.employeeId === me) continue;
    const isEditing = one.isEditing || there.get(one.employeeId)?.isEditing === true;
    there.set(one.employeeId, { employeeId: one.employeeId, name: one.name, isEditing });
  }
  return [...there.values()].toSorted((one, other) => Number(other.isEditing) - Number(one.isEditing));
}

/** Colleagues who have an object or a part of it open. */
export function usePeopleAt(id: string): readonly PresentPerson[] {
  const all = useSyncExternalStore(presentPeople.subscribe, presentPeople.get);
  return peopleAt(all, id, storedEmployeeId());
}

/** Name of a colleague who edits an object now; undefined when nobody does. */
export function useEditorOf(id: string): string | undefined {
  return useSyncExternalStore(
    presentPeople.subscribe,
    useCallback(() => editorOf(presentPeople.get(), id, storedEmployeeId()), [id]),
  );
}

export function editorOf(all: readonly NamedPresent[], id: string, me: string | undefined): string | undefined {
  return all.find((one) => one.isEditing && one.id === id && one.employeeId !== me)?.name;
}
