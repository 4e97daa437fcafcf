import type { ChangeOutcome, Operation } from '@gektar/contract/operations/operation.ts';
import { getOperation, listOutcomes } from '@gektar/contract/operations/operation-calls.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Outcomes of one page. */
const TAKE = 200;
/** Between two looks at an operation that still runs. */
const PROGRESS_MS = 2_000;

export function operationQuery(id: string) {
  return queryOptions({
    queryKey: ['operations', 'one', id],
    queryFn: ({ signal }) => call(getOperation, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? PROGRESS_MS : false),
  });
}

/** Its objects in pages, in the order of the operation. */
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

export function isRunning({ waitingCount, isStopped }: Pick<Operation, 'waitingCount' | 'isStopped'>): boolean {
  return waitingCount > 0 && !isStopped;
}

/** Whether its employee can undo it: an undo of a deletion or of an addition is not undone in turn. */
export function isUndoable(operation: Operation): boolean {
  const { undoneBy, undoneKind, doneCount } = operation;
  if (undoneBy !== null || doneCount === 0 || isRunning(operation)) return false;
  return undoneKind !== 'delete' && undoneKind !== 'add-to-selection';
}
