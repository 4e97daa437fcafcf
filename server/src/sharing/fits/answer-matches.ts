import { percentOf } from '@gektar/contract/criteria/score.ts';
import type { Page } from '@gektar/contract/list.ts';
import type { RequestMatches } from '@gektar/contract/requests/request-matches.ts';
import type { Db } from '#database/db.ts';
import type { Match } from './matches.ts';
import { findRemembered, type MatchedObjects } from './remembered.ts';

interface MatchesQuery extends Page {
  readonly least: number;
  readonly mine: boolean;
  readonly unoffered: boolean;
  readonly requestIds?: readonly string[] | undefined;
}

interface MatchesAbout<Request> {
  readonly objects: MatchedObjects;
  /** All matches of the objects, the best first. @param also requests to score even if the objects do not fit them */
  readonly findMatches: (also: readonly string[]) => Promise<readonly Match[]>;
  /** Finds requests of these ids, in any order. */
  readonly findRequests: (ids: readonly string[]) => Promise<readonly Request[]>;
}

/**
 * A page of matches with their requests. Requests whose selection has an object, and named requests, are listed whatever
 * their percentage; the former come last without one when no object can be offered.
 */
export async function answerMatches<Request extends Listed>(
  db: Db,
  { objects, findMatches, findRequests }: MatchesAbout<Request>,
  { least, mine, unoffered, requestIds, take, skip }: MatchesQuery,
  employeeId: string,
): Promise<RequestMatches<Request>> {
  const { held, hidden } = await findRemembered(db, objects, employeeId);
  const named = requestIds && new Set(requestIds);
  const matches = await findMatches([...new Set([...held.keys(), ...(named ?? [])])]);
  const scored: Scored[] = matches.map((match) => ({
    ...match,
    percent: percentOf({ share: match.share, group: match.isExact ? 'exact' : 'near' }),
  }));
  const known = new Set(matches.map(({ requestId }) => requestId));
  const unscored = [...held.values()].filter(({ requestId }) => !known.has(requestId));
  const isHidden = ({ objectId, requestId }: Scored) => hidden.has(`${objectId} ${requestId}`);
  const isListed = ({ percent, requestId }: Scored) => (percent ?? 0) >= least || held.has(requestId);
  const listed = [
    ...scored.filter(named ? ({ requestId }) => named.has(requestId) : isListed),
    ...unscored
      .filter(({ requestId }) => named?.has(requestId) ?? true)
      .map((one) => ({ ...one, isExact: false, percent: null })),
  ];
  const all = unoffered ? listed.filter((one) => !held.has(one.requestId) && !isHidden(one)) : listed;
  const own = all.filter((one) => one.responsibleEmployeeId === employeeId);
  const asked = mine ? own : all;
  const page = asked.slice(skip, skip + take);
  const requests = new Map((await findRequests(page.map(({ requestId }) => requestId))).map((one) => [one.id, one]));
  return {
    all: all.length,
    mine: own.length,
    exact: asked.filter(({ isExact }) => isExact).length,
    // A request deleted since the matches were read is left out.
    items: page.flatMap((one) => {
      const { requestId, objectId, isExact, percent } = one;
      const request = requests.get(requestId);
      if (!request) return [];
      const { dateTimeAdded, isShown, objectId: heldId } = held.get(requestId) ?? {};
      return [
        {
          request,
          objectId,
          isExact,
          percent,
          held:
            dateTimeAdded === undefined || isShown === undefined || heldId === undefined
              ? null
              : { objectId: heldId, dateTimeAdded, isShown },
          isHidden: isHidden(one),
        },
      ];
    }),
  };
}

interface Listed {
  readonly id: string;
}

interface Scored extends Pick<Match, 'requestId' | 'objectId' | 'isExact' | 'responsibleEmployeeId'> {
  readonly percent: number | null;
}
