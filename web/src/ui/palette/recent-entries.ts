import type { PaletteEntry } from './palette-entry.ts';

/** Storage key; removed at sign-out, like all stored data (B-08). */
const KEY = 'gektar.recent';
const MOST = 8;

type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** Entries recently opened in this browser, the last first. Invalid stored data is ignored. */
export function recentEntries(place: Place = localStorage): readonly PaletteEntry[] {
  try {
    const kept: unknown = JSON.parse(place.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts an entry first. Called by the page of the entity, however it was opened. */
export function rememberEntry(entry: PaletteEntry, place: Place = localStorage): void {
  write([entry, ...recentEntries(place).filter(({ key }) => key !== entry.key)].slice(0, MOST), place);
}

/** Removes a deleted entity. */
export function forgetEntry(gone: string, place: Place = localStorage): void {
  const entries = recentEntries(place);
  const left = entries.filter(({ key }) => key !== gone);
  if (left.length < entries.length) write(left, place);
}

/** @returns whether the browser storage had space; without it nothing is remembered */
function write(entries: readonly PaletteEntry[], place: Place): boolean {
  try {
    place.setItem(KEY, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

function isEntry(value: unknown): value is PaletteEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { key, title, href } = value as Partial<PaletteEntry>;
  return typeof key === 'string' && typeof title === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
}
