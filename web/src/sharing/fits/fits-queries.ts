import type { RequestMatches } from '@gektar/contract/requests/request-matches.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { FitsKind, FittedRequest } from './fits-kind.ts';
import type { UnsavedFitsKind } from './unsaved-kind.ts';

/** Number of requests per page; the best come first. */
const TAKE = 50;

type Kind<Request extends FittedRequest> = Pick<FitsKind<Request>, 'domain' | 'name' | 'changedBy' | 'find'>;

/** Begins with the key of requests, so that a change of any request refetches these lists. */
const keyOf = ({ domain, name }: Pick<FitsKind<never>, 'domain' | 'name'>, id: string) =>
  [domain, 'requests', 'fits', name, id] as const;

const metaOf = ({ domain, changedBy }: Pick<FitsKind<never>, 'domain' | 'changedBy'>, id: string) => ({
  changedBy: [...changedBy, `${domain}_request` as const, 'selection' as const],
  ofObject: id,
});

/** Requests that an object fits with their scores, the best first. */
export function fitsQuery<Request extends FittedRequest>(kind: Kind<Request>, id: string, isMine: boolean) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(kind, id), { isMine }],
    queryFn: ({ signal, pageParam }) =>
      kind.find(id, { take: TAKE, skip: pageParam, mine: isMine ? 'true' : 'false' }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ all, mine }: RequestMatches<Request>, _: unknown, skip: number) =>
      skip + TAKE < (isMine ? mine : all) ? skip + TAKE : undefined,
    placeholderData: keepPreviousData,
    meta: metaOf(kind, id),
  });
}

/** Number of requests in the list of an object. */
export function fitCountQuery<Request extends FittedRequest>(kind: Kind<Request>, id: string) {
  return queryOptions({
    queryKey: [...keyOf(kind, id), 'count'],
    queryFn: async ({ signal }) => (await kind.find(id, { take: 1 }, { signal })).all,
    meta: metaOf(kind, id),
  });
}

/** Requests named after a save have at least this score (percent). */
const SAVED_LEAST = 70;
/** Number of requests that are named. */
const NAMED = 3;

/** The best requests that an object fits and has not been offered to. */
export function savedFitsQuery<Request extends FittedRequest>(kind: Kind<Request>, id: string) {
  return queryOptions({
    queryKey: [...keyOf(kind, id), 'saved'],
    queryFn: ({ signal }) => kind.find(id, { take: NAMED, least: SAVED_LEAST, unoffered: 'true' }, { signal }),
    meta: metaOf(kind, id),
  });
}

/** Requests that an object with unsaved values fits. @param body undefined while the form has too few values */
export function unsavedFitsQuery<Body>({ domain, name, find }: UnsavedFitsKind<Body>, body: Body | undefined) {
  return queryOptions({
    queryKey: [domain, 'requests', 'fits', name, 'unsaved', body],
    queryFn: body === undefined ? skipToken : ({ signal }) => find(body, { signal }),
    placeholderData: keepPreviousData,
    meta: { changedBy: [`${domain}_request` as const, 'selection' as const] },
  });
}
