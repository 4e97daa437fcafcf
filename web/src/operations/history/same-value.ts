import { isRecord } from '@gektar/contract/records.ts';

/**
 * Whether two raw values are equal. Keys are sorted first: the audit stores records with another key order than
 * responses.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one ?? null)) === JSON.stringify(ordered(other ?? null));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, ordered(value[name])]));
}
