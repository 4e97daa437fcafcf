import { messages } from './messages.ts';

/** A typed list: each entry trimmed, newest first (1§4: cadastral numbers). */
export type TextList = readonly string[];

/** Entries of a typed or pasted text: one per line, comma or semicolon. */
export function splitEntries(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Why an entry cannot stand in the list: it is empty or there already. `at` is the entry being edited. */
export function entryProblem(list: TextList, entry: string, at?: number): string | undefined {
  if (entry.trim() === '') return messages.enter;
  return list.some((other, index) => index !== at && other === entry.trim()) ? messages.alreadyListed : undefined;
}

/** New entries go to the front, in the order in which they were typed. */
export function addEntries(list: TextList, entries: TextList): string[] {
  const fresh = [...new Set(entries.map((entry) => entry.trim()))].filter((entry) => entry && !list.includes(entry));
  return [...fresh, ...list];
}

export function replaceEntry(list: TextList, at: number, entry: string): string[] {
  return list.map((other, index) => (index === at ? entry.trim() : other));
}

export function removeEntry(list: TextList, at: number): string[] {
  return list.filter((_, index) => index !== at);
}
