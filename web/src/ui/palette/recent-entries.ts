import { isRecord } from '@gektar/contract/records.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Storage key; removed at sign-out, like all stored data (B-08). */
const KEY = 'gektar.recent';
const MOST = 8;

type EntryStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Entries recently opened in this browser, the latest first. Invalid stored data are ignored. */
export function recentEntries(store: EntryStorage = localStorage): readonly PaletteEntry[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts an entry first. Called by the entity's page, however it was opened. */
export function rememberEntry(entry: PaletteEntry, store: EntryStorage = localStorage): void {
  write([entry, ...recentEntries(store).filter(({ key }) => key !== entry.key)].slice(0, MOST), store);
}

/** Removes the entry of a deleted entity. */
export function forgetEntry(gone: string, store: EntryStorage = localStorage): void {
  const entries = recentEntries(store);
  const left = entries.filter(({ key }) => key !== gone);
  if (left.length < entries.length) write(left, store);
}

/** @returns whether the browser storage had space; without it nothing is remembered */
function write(entries: readonly PaletteEntry[], store: EntryStorage): boolean {
  try {
    store.setItem(KEY, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

function isEntry(value: unknown): value is PaletteEntry {
  if (!isRecord(value)) return false;
  const { key, title, href } = value;
  return typeof key === 'string' && typeof title === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
}
