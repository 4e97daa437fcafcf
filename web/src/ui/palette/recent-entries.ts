import type { PaletteEntry } from './palette-entry.ts';

/** Where they are kept; ends with a sign-out, like everything there (B-08). */
const KEY = 'gektar.recent';
const MOST = 8;

type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** What was opened lately in this browser, the last first. Whatever somebody else wrote there is passed over. */
export function recentEntries(place: Place = localStorage): readonly PaletteEntry[] {
  try {
    const kept: unknown = JSON.parse(place.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts an entry first. Called by the page of the thing, so that it does not matter how one came there. */
export function rememberEntry(entry: PaletteEntry, place: Place = localStorage): void {
  write([entry, ...recentEntries(place).filter(({ key }) => key !== entry.key)].slice(0, MOST), place);
}

/** The thing is gone. */
export function forgetEntry(gone: string, place: Place = localStorage): void {
  const entries = recentEntries(place);
  const left = entries.filter(({ key }) => key !== gone);
  if (left.length < entries.length) write(left, place);
}

/** @returns whether the browser had room for it; one that keeps nothing remembers nothing */
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
