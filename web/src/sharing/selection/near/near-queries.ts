import type { CallOptions } from '@gektar/contract/call.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { ChangeKind } from '@gektar/contract/events/event.ts';
import type { Page } from '@gektar/contract/list.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';

/** Number of rows per page; the best come first. */
const TAKE = 50;

export interface NearCalls<Row, Ask> {
  readonly domain: Domain;
  /** Name of the objects in query keys: a change of one refetches these lists too. */
  readonly name: string;
  readonly changedBy: readonly ChangeKind[];
  readonly find: (page: Page, ask: Ask, options: CallOptions) => Promise<Row[]>;
  readonly count: (ask: Ask, options: CallOptions) => Promise<number>;
}

/** Queries of 'Почти подходят' of a request. */
export function nearQueries<Row, Ask extends object>({ domain, name, changedBy, find, count }: NearCalls<Row, Ask>) {
  const keyOf = (what: string, ask: Ask): QueryKey => [domain, name, what, ask];
  return {
    list: (ask: Ask) =>
      infiniteQueryOptions({
        queryKey: keyOf('near', ask),
        queryFn: ({ signal, pageParam }) => find({ take: TAKE, skip: pageParam }, ask, { signal }),
        initialPageParam: 0,
        getNextPageParam: (last: readonly Row[], _: unknown, skip: number) =>
          last.length < TAKE ? undefined : skip + TAKE,
        meta: { changedBy },
        placeholderData: keepPreviousData,
      }),
    count: (ask: Ask) =>
      queryOptions({
        queryKey: keyOf('near-count', ask),
        queryFn: ({ signal }) => count(ask, { signal }),
        meta: { changedBy },
        placeholderData: keepPreviousData,
      }),
  };
}

type QueriesOf<Row> = ReturnType<typeof nearQueries<Row, object>>;

/** The queries of one request and its criteria. */
export interface NearQueries<Row> {
  readonly list: ReturnType<QueriesOf<Row>['list']>;
  readonly count: ReturnType<QueriesOf<Row>['count']>;
}
