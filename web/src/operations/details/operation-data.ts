import type { ChangeOutcome, Operation } from '@gektar/contract/operations/operation.ts';
import { getOperation, listOutcomes } from '@gektar/contract/operations/operation-calls.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Page size of outcomes. */
const TAKE = 200;
/** Interval between requests while the operation runs (ms). */
const PROGRESS_MS = 2_000;

export function operationQuery(id: string) {
  return queryOptions({
    queryKey: ['operations', 'one', id],
    queryFn: ({ signal }) => call(getOperation, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? PROGRESS_MS : false),
  });
}

/** Outcomes of the operation's objects, in pages and in the order of the operation. */
export function outcomesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['operations', 'outcomes', id],
    queryFn: ({ signal, pageParam }) =>
      call(listOutcomes, { params: { id }, query: { take: TAKE, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: readonly ChangeOutcome[], _: unknown, skip: number) =>
      last.length < TAKE ? undefined : skip + TAKE,
    staleTime: 0,
  });
}

/** Maximum number of outcomes in one answer. */
const MOST = 1_000;

/** Outcomes of an undo that restored less than it should, with the names of their objects. */
export function leftQuery({ id, totalCount }: Pick<Operation, 'id' | 'totalCount'>) {
  return queryOptions({
    queryKey: ['operations', 'left', id, totalCount],
    queryFn: async ({ signal }) => {
      const outcomes: ChangeOutcome[] = [];
      for (let skip = 0; skip < totalCount; skip += MOST) {
        const some = await call(listOutcomes, { params: { id }, query: { take: MOST, skip } }, { signal });
        outcomes.push(...some.filter(({ state, left }) => left.length > 0 || (state !== 'done' && state !== 'same')));
      }
      return outcomes;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function isRunning({ waitingCount, isStopped }: Pick<Operation, 'waitingCount' | 'isStopped'>): boolean {
  return waitingCount > 0 && !isStopped;
}

/**
 * Whether the operation can be undone by the employee who made it: an undo of a deletion, of an addition or of a load
 * cannot be undone in turn.
 */
export function isUndoable(operation: Operation): boolean {
  const { undoneBy, undoneKind, doneCount } = operation;
  if (undoneBy !== null || doneCount === 0 || isRunning(operation)) return false;
  return undoneKind !== 'delete' && undoneKind !== 'add-to-selection' && undoneKind !== 'load';
}
