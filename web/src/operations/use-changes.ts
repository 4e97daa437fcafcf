import type { OperationWay } from '@gektar/contract/history.ts';
import type { ChangedFields, ChangeOutcome, Operation } from '@gektar/contract/operations/operation.ts';
import { getOperation, undoOperation } from '@gektar/contract/operations/operation-calls.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import { showProgress } from '#ui/toast/show-progress.tsx';
import { showError, showSuccess, showWarning } from '#ui/toast/toast.tsx';
import type { ChangedEntity } from './changed-entity.ts';

/** Between two looks at a long operation. */
const PROGRESS_MS = 700;

/** Objects of one call: some tenths of a second, so that progress moves and a stop is soon. */
const TAKE = 50;

/** What a change would do to the first of these objects; nothing is written. */
export function previewQuery({ call: changes }: ChangedEntity, ids: readonly string[], fields: ChangedFields) {
  return queryOptions({
    queryKey: ['operations', 'preview', changes.path, ids, fields],
    queryFn: async () => {
      const rows = ids.map((id) => ({ id, fields }));
      const { outcomes } = await call(changes, { body: { operationId: uuidv7(), dryRun: true, changes: rows } });
      return outcomes;
    },
    enabled: ids.length > 0 && Object.keys(fields).length > 0,
    gcTime: 0,
  });
}

/** The change of one object. */
export interface ObjectFields {
  readonly id: string;
  /** The version that the edit is based on; null: any. */
  readonly rowVersion: number | null;
  readonly fields: ChangedFields;
}

/** How an employee makes a change, for the histories of its objects. */
export interface ChangeManner {
  readonly way?: OperationWay;
  /** Of a restored value: since when it had been valid. */
  readonly fromDateTime?: string | null;
}

/** A change of many objects that has ended. */
export interface EndedChange {
  readonly operationId: string;
  readonly outcomes: readonly ChangeOutcome[];
  /** Why it broke off, in words; undefined when it did not. */
  readonly broken: string | undefined;
}

/** Runs a change over many objects in parts of one operation, with progress and a stop. */
export function useChanges(about: ChangedEntity) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const isStopped = useRef(false);

  /** The same fields of many objects, whatever their versions. */
  const run = (ids: readonly string[], fields: ChangedFields, operationId?: string) =>
    runEach(
      ids.map((id) => ({ id, rowVersion: null, fields })),
      operationId,
    );

  /**
   * @param operationId of a change that broke off: it goes on, and what was done is not done twice
   * @param manner how the employee makes it; in fields by default
   */
  async function runEach(
    all: readonly ObjectFields[],
    operationId: string = uuidv7(),
    manner: ChangeManner = {},
  ): Promise<EndedChange> {
    isStopped.current = false;
    const outcomes: ChangeOutcome[] = [];
    let broken: string | undefined;
    setProgress({ done: 0, total: all.length });
    for (let at = 0; at < all.length && !isStopped.current && broken === undefined; at += TAKE) {
      const changes = all.slice(at, at + TAKE);
      const send = () => call(about.call, { body: { operationId, ...manner, changes } });
      try {
        // The same operation sent twice is one: a lost answer is asked for again.
        const result = await send().catch(() => send());
        outcomes.push(...result.outcomes);
        setProgress({ done: outcomes.length, total: all.length });
      } catch (error) {
        broken = failureText(error);
      }
    }
    outdatePages(client);
    // Until the lists are there a second press would change the same objects once more.
    await about.refresh(client).finally(() => setProgress(undefined));
    return { operationId, outcomes, broken };
  }

  return {
    progress,
    run,
    runEach,
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Waits for the end of a long operation, with its progress in a toast. */
async function ended(operation: Operation, forms: PluralForms): Promise<Operation> {
  let present = operation;
  const isLong = ({ waitingCount, isStopped }: Operation) => waitingCount > 0 && !isStopped;
  if (!isLong(present)) return present;
  const progress = showProgress('Возвращаем');
  try {
    while (isLong(present)) {
      const { id, totalCount, waitingCount } = present;
      progress.set(`${formatCount(totalCount - waitingCount)} из ${formatCountOf(totalCount, forms)}`);
      await new Promise((resolve) => setTimeout(resolve, PROGRESS_MS));
      present = await call(getOperation, { params: { id } });
    }
  } finally {
    progress.hide();
  }
  return present;
}

/** Undoes an operation and says in a toast what came back and what did not. @returns whether it was done */
export async function undo(client: QueryClient, id: string, forms: PluralForms): Promise<boolean> {
  try {
    const sent = await call(undoOperation, { params: { id }, body: { operationId: uuidv7() } });
    const operation = await ended(sent.operation, forms);
    outdatePages(client);
    await client.invalidateQueries();
    const left = operation.refusedCount;
    const back = `Возвращено: ${formatCountOf(operation.doneCount, forms)}`;
    if (left === 0) showSuccess(back);
    else showWarning(back, `Осталось как есть: ${formatCount(left)}. После вас их изменили или удалили другие`);
    return true;
  } catch (error) {
    showError('Не удалось отменить действие', failureText(error));
    return false;
  }
}
