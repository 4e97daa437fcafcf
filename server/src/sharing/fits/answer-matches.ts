import { percentOf } from '@gektar/contract/criteria/score.ts';
import type { Page } from '@gektar/contract/list.ts';
import { LEAST_PERCENT, type RequestMatches } from '@gektar/contract/requests/request-matches.ts';
import { NAMED_FITS, type UnsavedFits } from '@gektar/contract/requests/unsaved-fits.ts';
import { LEAST_FOUND_PERCENT } from '@gektar/contract/today/today.ts';
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
 * A page of matches with their requests. Requests whose selection has an object, and named requests, are listed
 * whatever their percentage; the former come last without one when no object can be offered.
 */
export async function answerMatches<Request extends Listed>(
  db: Db,
  { objects, findMatches, findRequests }: MatchesAbout<Request>,
  { least, mine, unoffered, requestIds, take, skip }: MatchesQuery,
  employeeId: string,
): Promise<RequestMatches<Request>> {
  const matches = await listMatches(db, { objects, findMatches }, employeeId, requestIds);
  const listed = requestIds ? matches.ofRequests(new Set(requestIds)) : matches.withAtLeast(least);
  const all = unoffered ? listed.filter(matches.isUnoffered) : listed;
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
      const { dateTimeAdded, isShown, refusal = null, objectId: heldId } = matches.held.get(requestId) ?? {};
      return [
        {
          request,
          objectId,
          isExact,
          percent,
          held:
            dateTimeAdded === undefined || isShown === undefined || heldId === undefined
              ? null
              : { objectId: heldId, dateTimeAdded, isShown, refusal },
          isHidden: matches.isHidden(one),
        },
      ];
    }),
  };
}

/**
 * Requests that an object with unsaved values fits: the counts and the first items of `answerMatches` after saving
 * them.
 */
export async function answerUnsaved(
  db: Db,
  { objects, findMatches, findRequests }: MatchesAbout<Named>,
  employeeId: string,
): Promise<UnsavedFits> {
  const matches = await listMatches(db, { objects, findMatches }, employeeId);
  const good = matches.withAtLeast(LEAST_FOUND_PERCENT).filter(matches.isUnoffered);
  const first = good.slice(0, NAMED_FITS);
  const requests = new Map((await findRequests(first.map(({ requestId }) => requestId))).map((one) => [one.id, one]));
  return {
    all: matches.withAtLeast(LEAST_PERCENT).length,
    good: good.length,
    first: first.flatMap(({ requestId, percent }) => {
      const request = requests.get(requestId);
      return request && percent !== null ? [{ requestId, name: request.name, client: clientOf(request), percent }] : [];
    }),
  };
}

interface Named extends Listed {
  readonly name: string;
  readonly company: { readonly name: string } | null;
  readonly contact: { readonly firstName: string; readonly lastName: string } | null;
}

function clientOf({ company, contact }: Named): string | null {
  return (company?.name ?? `${contact?.firstName ?? ''} ${contact?.lastName ?? ''}`.trim()) || null;
}

/**
 * Scores of an object, with the requests whose selection has it and those it is hidden for.
 * @param also requests to score even if the object does not fit them
 */
async function listMatches(
  db: Db,
  { objects, findMatches }: Pick<MatchesAbout<never>, 'objects' | 'findMatches'>,
  employeeId: string,
  also: readonly string[] = [],
) {
  const { held, hidden } = await findRemembered(db, objects, employeeId);
  const matches = await findMatches([...new Set([...held.keys(), ...also])]);
  const scored: Scored[] = matches.map((match) => ({
    ...match,
    percent: percentOf({ share: match.share, group: match.isExact ? 'exact' : 'near' }),
  }));
  const known = new Set(matches.map(({ requestId }) => requestId));
  const unscored: Scored[] = [...held.values()]
    .filter(({ requestId }) => !known.has(requestId))
    .map((one) => ({ ...one, isExact: false, percent: null }));
  const isHidden = ({ objectId, requestId }: Scored) => hidden.has(`${objectId} ${requestId}`);
  return {
    held,
    isHidden,
    /** Whether the object is neither in the selection of the request nor hidden by the employee. */
    isUnoffered: (one: Scored) => !held.has(one.requestId) && !isHidden(one),
    /** Requests with this score or more (percent), and those whose selection has an object, whatever their score. */
    withAtLeast: (least: number): Scored[] => [
      ...scored.filter(({ percent, requestId }) => (percent ?? 0) >= least || held.has(requestId)),
      ...unscored,
    ],
    /** Matches with these requests, whatever their score. */
    ofRequests: (ids: ReadonlySet<string>): Scored[] =>
      [...scored, ...unscored].filter(({ requestId }) => ids.has(requestId)),
  };
}

interface Listed {
  readonly id: string;
}

interface Scored extends Pick<Match, 'requestId' | 'objectId' | 'isExact' | 'responsibleEmployeeId'> {
  readonly percent: number | null;
}
