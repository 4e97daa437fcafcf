import { percentOf } from '@gektar/contract/criteria/score.ts';
import type {
  listMatchesOfComplex,
  listMatchesOfVacancy,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import type { listMatchesOfProperty } from '@gektar/contract/land/requests/request-endpoints.ts';
import { expect } from 'vitest';
import type { Match } from '#sharing/fits/matches.ts';
import type { TestApp } from './test-app.ts';

type ListMatches = typeof listMatchesOfProperty | typeof listMatchesOfVacancy | typeof listMatchesOfComplex;

/**
 * Requires that the call of an object's matches returns these, page by page: with at least 60 % by default, with any
 * score, and those of the broker alone.
 */
export async function expectMatchesPage(
  { broker }: TestApp,
  endpoint: ListMatches,
  id: string,
  matches: readonly Match[],
): Promise<void> {
  const scored = matches.map((match) => ({
    ...match,
    percent: percentOf({ share: match.share, group: match.isExact ? 'exact' : 'near' }),
  }));
  const ask = (query: object) => broker.call(endpoint as typeof listMatchesOfProperty, { params: { id }, query });
  for (const least of [60, 0]) {
    const all = scored.filter(({ percent }) => percent >= least);
    const mine = all.filter(({ responsibleEmployeeId }) => responsibleEmployeeId === broker.id);
    const wanted = (list: typeof scored) =>
      list.map(({ requestId, objectId, isExact, percent }) => [requestId, objectId, isExact, percent]);
    const given = ({ items }: Awaited<ReturnType<typeof ask>>) =>
      items.map(({ request, objectId, isExact, percent }) => [request.id, objectId, isExact, percent]);
    const query = least === 60 ? {} : { least };
    const [first, second] = [await ask({ ...query, take: 3 }), await ask({ ...query, take: 500, skip: 3 })];
    expect([first.all, first.mine]).toEqual([all.length, mine.length]);
    expect([...given(first), ...given(second)]).toEqual(wanted(all));
    expect(given(await ask({ ...query, mine: true, take: 500 }))).toEqual(wanted(mine));
  }
}
