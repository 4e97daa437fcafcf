import type { SetCriteria } from './criterion.ts';

/** How criteria differ from those that something asks for. */
export interface ChangedCriteria {
  /** Set, but otherwise than asked, or not asked at all. */
  readonly changed: readonly string[];
  /** Asked and not set. */
  readonly dropped: readonly string[];
}

export function changedCriteria(asked: SetCriteria, now: SetCriteria): ChangedCriteria {
  return {
    changed: Object.keys(now).filter((name) => now[name] !== undefined && meaning(now[name]) !== meaning(asked[name])),
    dropped: Object.keys(asked).filter((name) => asked[name] !== undefined && now[name] === undefined),
  };
}

/** The same for values that ask the same: an open end may be left out, a list has no order. */
function meaning(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(meaning).toSorted());
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const set = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return JSON.stringify(set.map(([name, part]) => [name, meaning(part)]).toSorted());
}
