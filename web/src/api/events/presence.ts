import { PRESENCE_EVERY_S, type Present, type PresentAt } from '@gektar/contract/events/event.ts';
import { showPresence } from '@gektar/contract/events/event-calls.ts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { call } from '#api/call.ts';
import { storedEmployeeId } from '#api/session.ts';
import { createSignal, type Signal } from '#ui/signal.ts';
import { thisTab } from './this-tab.ts';

/** An employee in one tab of a browser, with the name. */
export interface NamedPresent extends Present {
  /** '' for an unknown employee. */
  readonly name: string;
}

/** Everybody who has something open, from the stream. */
export const presentPeople: Signal<readonly NamedPresent[]> = createSignal<readonly NamedPresent[]>([]);

/** A colleague at one object. */
export interface PresentPerson {
  readonly employeeId: string;
  readonly name: string;
  readonly isEditing: boolean;
}

const SECOND_MS = 1_000;

/** Colleagues who have an object or a part of it open, those who edit first; each person once. */
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

/** Shows colleagues that this tab has an object open, while the tab is visible; `null` shows nothing. */
export function useShownPresence(at: PresentAt | null, isEditing: boolean): void {
  const { kind, id, within = null } = at ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined) return undefined;
    const send = (where: PresentAt | null) => {
      // A lost sign is followed by the next one.
      void call(showPresence, { body: { tabId: thisTab, at: where, isEditing } }).catch(() => undefined);
    };
    const show = () => send(document.visibilityState === 'visible' ? { kind, id, within } : null);
    const repeat = () => {
      if (document.visibilityState === 'visible') show();
    };
    show();
    const timer = setInterval(repeat, PRESENCE_EVERY_S * SECOND_MS);
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
      send(null);
    };
  }, [kind, id, within, isEditing]);
}
