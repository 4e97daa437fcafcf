import type { SetCriteria } from './criterion.ts';

/** Differences of criteria from those of a request. */
export interface ChangedCriteria {
  /** Names of criteria that the request does not have, or has with another value. */
  readonly changed: readonly string[];
  /** Names of the request's criteria that are not set. */
  readonly dropped: readonly string[];
}

export function changedCriteria(asked: SetCriteria, now: SetCriteria): ChangedCriteria {
  return {
    changed: Object.keys(now).filter((name) => now[name] !== undefined && meaning(now[name]) !== meaning(asked[name])),
    dropped: Object.keys(asked).filter((name) => asked[name] !== undefined && now[name] === undefined),
  };
}

/** A value in a form that can be compared: open ends are left out, lists are sorted. */
function meaning(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(meaning).toSorted());
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const set = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return JSON.stringify(set.map(([name, part]) => [name, meaning(part)]).toSorted());
}
