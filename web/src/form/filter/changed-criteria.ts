import type { SetCriteria } from './criterion.ts';

/** Differences of criteria from those of a request. */
export interface ChangedCriteria {
  /** Set with another value than in the request, or not in the request at all. */
  readonly changed: readonly string[];
  /** Criteria of the request that are not set. */
  readonly dropped: readonly string[];
}

export function changedCriteria(asked: SetCriteria, now: SetCriteria): ChangedCriteria {
  return {
    changed: Object.keys(now).filter((name) => now[name] !== undefined && meaning(now[name]) !== meaning(asked[name])),
    dropped: Object.keys(asked).filter((name) => asked[name] !== undefined && now[name] === undefined),
  };
}

/** Comparable form of a value: without open ends, and with lists sorted. */
function meaning(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(meaning).toSorted());
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const set = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return JSON.stringify(set.map(([name, part]) => [name, meaning(part)]).toSorted());
}
