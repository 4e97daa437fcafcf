import type { CallOptions } from '@gektar/contract/call.ts';
import type { ChangeKind } from '@gektar/contract/events/event.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LiveMeta } from '#api/events/live-rows.ts';

/** Number of rows per page of the panel (1§9). */
const TAKE = 10;

/** Whose overdue objects: the signed-in employee's own, or those of the whole office (N-05). */
export type Scope = 'own' | 'all';

/** The scope in a query string. */
interface OfScope {
  readonly isOwn: 'true' | 'false';
}

export interface OverdueCalls<Row> {
  readonly count: (query: OfScope, options: CallOptions) => Promise<number>;
  readonly list: (query: OfScope & { take: number; skip: number }, options: CallOptions) => Promise<Row[]>;
  /** Ids of the signed-in employee's own overdue objects, the longest overdue first. */
  readonly ownIds: (options: CallOptions) => Promise<string[]>;
}

/**
 * Queries of the bell.
 * @param key query key of the entity's lists: a write that refetches them refetches these queries too
 * @param kind of the entity in events
 */
export function overdueQueries<Row>(key: readonly [string, string], kind: ChangeKind, calls: OverdueCalls<Row>) {
  const meta: LiveMeta = { changedBy: [kind] };
  const of = (scope: Scope): OfScope => ({ isOwn: scope === 'own' ? 'true' : 'false' });
  return {
    count: (scope: Scope) =>
      queryOptions({
        queryKey: [...key, 'overdue', 'count', scope],
        meta,
        queryFn: ({ signal }) => calls.count(of(scope), { signal }),
      }),

    /** Longest overdue first, ten at a time until the total is reached (1§2, 1§9). */
    list: (scope: Scope, total: number) =>
      infiniteQueryOptions({
        queryKey: [...key, 'overdue', 'list', scope],
        meta,
        queryFn: ({ signal, pageParam }) => calls.list({ ...of(scope), take: TAKE, skip: pageParam }, { signal }),
        initialPageParam: 0,
        getNextPageParam: (_, pages) => (pages.length * TAKE < total ? pages.length * TAKE : undefined),
      }),

    ownIds: () =>
      queryOptions({
        queryKey: [...key, 'overdue', 'own'],
        queryFn: ({ signal }) => calls.ownIds({ signal }),
        staleTime: 0,
      }),
  };
}

export type OverdueQueries<Row> = ReturnType<typeof overdueQueries<Row>>;

/** Refetches the overdue objects of both domains, and 'Сегодня', which lists those of the signed-in employee. */
export function reloadOverdue(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey: [, , what] }) => what === 'overdue' }),
    client.invalidateQueries({ queryKey: ['today'] }),
  ]);
}
