import { toleranceUnitOf } from '@gektar/contract/criteria/closeness.ts';
import type { Importance, WeighedCriteria } from '@gektar/contract/criteria/importance.ts';
import type { Score } from '@gektar/contract/criteria/score.ts';
import fc from 'fast-check';

/** What requests set differently from the default weighing: some criteria, any weights, narrow and wide tolerances. */
export function importances({ criteria, defaults }: WeighedCriteria, count: number, seed: number): Importance[] {
  const each = Object.keys(defaults).map((name) => {
    const unit = criteria[name] && toleranceUnitOf(criteria[name]);
    const weighing = fc.record(
      {
        isMust: fc.boolean(),
        weight: fc.integer({ min: 0, max: 5 }),
        ...(unit && {
          tolerance: fc.constantFrom(0, 1, 2, 15, 40, 90).map((one) => (unit === 'steps' ? one % 7 : one)),
        }),
      },
      { requiredKeys: [] },
    );
    return [name, fc.option(weighing, { nil: undefined })] as const;
  });
  return fc.sample(fc.record(Object.fromEntries(each)), { numRuns: count, seed });
}

/** Ids of the rows among 'Почти подходят', the best first, equal ones as in `rows`. */
export function nearIds<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { isFound, scoreOf }: { readonly isFound: (row: Row) => boolean; readonly scoreOf: (row: Row) => Score },
  withUnknown: boolean,
): string[] {
  return rows
    .flatMap((row) => {
      const { group, share, parts } = scoreOf(row);
      const isLeftOut = !withUnknown && parts.some(({ state }) => state === 'unknown');
      return group === 'none' || isFound(row) || isLeftOut ? [] : [{ id: row.id, share }];
    })
    .toSorted((one, other) => other.share - one.share)
    .map(({ id }) => id);
}

/** Counts states and groups that pairs have met, so that a test can require all of them. */
export function pairCounter() {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    add({ group, parts }: Score): void {
      count(group);
      for (const { state } of parts) count(`state ${state}`);
    },
    counts,
  };
}
