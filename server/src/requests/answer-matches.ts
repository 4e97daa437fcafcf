import { percentOf } from '@gektar/contract/criteria/score.ts';
import type { Page } from '@gektar/contract/list.ts';
import type { Match } from '#requests/matches.ts';

interface MatchesQuery extends Page {
  readonly least: number;
  readonly mine: boolean;
}

/**
 * A page of matches with their requests.
 * @param matches all matches of an object, the best first
 * @param find requests of these ids, in any order
 */
export async function answerMatches<Request extends { readonly id: string }>(
  matches: readonly Match[],
  { least, mine, take, skip }: MatchesQuery,
  employeeId: string,
  find: (ids: readonly string[]) => Promise<readonly Request[]>,
) {
  const scored = matches.map((match) => ({
    ...match,
    percent: percentOf({ share: match.share, group: match.isExact ? 'exact' : 'near' }),
  }));
  const all = scored.filter(({ percent }) => percent >= least);
  const own = all.filter((match) => match.responsibleEmployeeId === employeeId);
  const page = (mine ? own : all).slice(skip, skip + take);
  const requests = new Map((await find(page.map(({ requestId }) => requestId))).map((one) => [one.id, one]));
  return {
    all: all.length,
    mine: own.length,
    // A request deleted since the matches were read is left out.
    items: page.flatMap(({ requestId, objectId, isExact, percent }) => {
      const request = requests.get(requestId);
      return request ? [{ request, objectId, isExact, percent }] : [];
    }),
  };
}
