import { messages } from '#form/messages.ts';

/** A typed list: each entry trimmed, newest first (1§4: cadastral numbers). */
export type TextList = readonly string[];

/** Entries of a typed or pasted text: one per line, comma or semicolon. */
export function splitEntries(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Reason why an entry is not valid: empty or a duplicate. `at` is the entry being edited. */
export function entryProblem(list: TextList, entry: string, at?: number): string | undefined {
  if (entry.trim() === '') return messages.enter;
  return list.some((other, index) => index !== at && other === entry.trim()) ? messages.alreadyListed : undefined;
}

/** Asynchronous check of each entry: an error message or undefined. */
export type EntryCheck = (entry: string) => Promise<string | undefined> | string | undefined;

export interface SortedEntries {
  readonly good: TextList;
  readonly bad: TextList;
  /** Message about the invalid entries; undefined if there are none. */
  readonly problem: string | undefined;
}

/** Splits entries into valid and invalid ones, with the reason. Duplicates are checked once. */
export async function sortEntries(list: TextList, entries: TextList, check?: EntryCheck): Promise<SortedEntries> {
  if (entries.length === 0) return { good: [], bad: [], problem: messages.enter };
  const asked = await Promise.all(
    [...new Set(entries)].map(async (entry) => ({
      entry,
      problem: entryProblem(list, entry) ?? (await check?.(entry)),
    })),
  );
  const namesOf = (problem: string | undefined) =>
    asked.filter((one) => one.problem === problem).map((one) => one.entry);
  const problems = [...new Set(asked.flatMap(({ problem }) => problem ?? []))];
  return {
    good: namesOf(undefined),
    bad: problems.flatMap(namesOf),
    // With a single entry the message need not name it.
    problem:
      problems.map((one) => (asked.length === 1 ? one : `${one}: ${namesOf(one).join(', ')}`)).join('. ') || undefined,
  };
}

/** New entries go to the front, in typed order. */
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
