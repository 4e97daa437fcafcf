import type { ChangeOutcome, Operation } from '@gektar/contract/operations/operation.ts';
import { getOperation, undoOperation } from '@gektar/contract/operations/operation-calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { outdatePages } from '#api/outdate-pages.ts';

/** Interval between requests while a long undo runs (ms). */
const PROGRESS_MS = 700;

/** Preview of the undo of a load, object by object; nothing is written. */
export function undoPreviewQuery(operationId: string) {
  return queryOptions({
    queryKey: ['operations', 'undo-preview', operationId],
    queryFn: async ({ signal }) =>
      call(undoOperation, { params: { id: operationId }, body: { operationId: uuidv7(), dryRun: true } }, { signal }),
    // Never cached: changes by others must be included.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Outcomes of objects that an undo does not change, with the reasons. */
export function staying(outcomes: readonly ChangeOutcome[]): readonly ChangeOutcome[] {
  return outcomes.filter(({ state, left }) => (state !== 'done' && state !== 'same') || left.length > 0);
}

/** Undoes a load and waits for the end. @returns the operation of the undo */
export async function undoLoad(client: QueryClient, operationId: string): Promise<Operation> {
  const sent = await call(undoOperation, { params: { id: operationId }, body: { operationId: uuidv7() } });
  let { operation } = sent;
  while (operation.waitingCount > 0 && !operation.isStopped) {
    await new Promise((resolve) => setTimeout(resolve, PROGRESS_MS));
    operation = await call(getOperation, { params: { id: operation.id } });
  }
  outdatePages(client);
  await client.invalidateQueries();
  return operation;
}
