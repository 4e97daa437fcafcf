import { toleranceUnitOf } from '@gektar/contract/criteria/closeness.ts';
import type { Importance, WeighedCriteria } from '@gektar/contract/criteria/importance.ts';
import type { Score } from '@gektar/contract/criteria/score.ts';
import fc from 'fast-check';

/**
 * Random weighings of requests: some criteria differ from the default, with any weights, narrow and wide tolerances.
 */
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
    return [name, weighing] as const;
  });
  const given = fc.record(Object.fromEntries(each), { requiredKeys: [] });
  return fc
    .sample(given, { numRuns: count, seed })
    .map((one) => Object.fromEntries(Object.entries(one).flatMap(([name, value]) => (value ? [[name, value]] : []))));
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

/**
 * Requests that an object fits or almost fits, as `findMatches` returns them: with the best object, exact or not, and
 * the score; the best first, then the latest.
 */
export function matchesBy<
  Request extends {
    readonly id: string;
    readonly requestDate: string;
    readonly responsibleEmployeeId: string | null;
  },
>(
  requests: readonly Request[],
  scoresOf: (request: Request) => readonly { readonly objectId: string; readonly score: Score }[],
) {
  return requests
    .flatMap((request) => {
      const { id: requestId, responsibleEmployeeId, requestDate } = request;
      const [best] = scoresOf(request)
        .filter(({ score }) => score.group !== 'none')
        .map(({ objectId, score }) => ({ objectId, isExact: score.group === 'exact', share: score.share }))
        .toSorted((one, other) => byScore(one, other) || (one.objectId < other.objectId ? -1 : 1));
      return best ? [{ requestDate, match: { requestId, responsibleEmployeeId, ...best } }] : [];
    })
    .toSorted(
      (one, other) =>
        byScore(one.match, other.match) ||
        Date.parse(other.requestDate) - Date.parse(one.requestDate) ||
        (one.match.requestId > other.match.requestId ? -1 : 1),
    )
    .map(({ match }) => match);
}

interface Scored {
  readonly isExact: boolean;
  readonly share: number;
}

function byScore(one: Scored, other: Scored): number {
  return Number(other.isExact) - Number(one.isExact) || other.share - one.share;
}
